/** Lets the page be kept for times without a connection, once it has loaded. */

export async function register(): Promise<void> {
  // There is no such thing where the connection is not secure.
  if (!("serviceWorker" in navigator)) return;
  const isKept = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  // A page that came by way of the worker is kept already.
  if (!isKept) active?.postMessage("keep");
}
