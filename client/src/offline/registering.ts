/** Lets the page be kept for times without a connection, and told of moves, once it has loaded. */

export async function register(): Promise<void> {
  // There is no such thing where the connection is not secure.
  if (!("serviceWorker" in navigator)) return;
  const isKept = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register("/worker.js");
  const { active, pushManager } = await navigator.serviceWorker.ready;
  // A page that came by way of the worker is kept already.
  if (!isKept) active?.postMessage("keep");
  clearBadge();
  document.addEventListener("visibilitychange", clearBadge);
  // Whoever is told of moves may speak another language now, or be known by another name.
  if (await (pushManager as PushManager | undefined)?.getSubscription()) await (await import("./noticing")).resume();
}

/** Whoever looks at the page sees what waits. */
function clearBadge(): void {
  if (!document.hidden && "clearAppBadge" in navigator) void navigator.clearAppBadge().catch(() => undefined);
}
