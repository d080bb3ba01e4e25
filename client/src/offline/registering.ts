/** Lets the page be kept for times without a connection, once it has loaded. */

export async function register(): Promise<void> {
  // There is no such thing where the connection is not secure.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
}
