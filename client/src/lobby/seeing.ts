/** Asks for what changes without being told, as long as somebody looks at the page. */
const EVERY = 15_000;

/** Look now, whenever the page is looked at again, and every now and then; return how to stop. */
export function keepLooking(look: () => void): () => void {
  const glance = () => {
    if (!document.hidden) look();
  };
  look();
  const timer = setInterval(glance, EVERY);
  document.addEventListener("visibilitychange", glance);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", glance);
  };
}
