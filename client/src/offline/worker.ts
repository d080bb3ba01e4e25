/** Keeps the page for times without a connection. It never shows an old page while the server answers. */
import { isNamed, stale, wayOf } from "./keeping";

/** What of a service worker is used here; the page's own types know none. */
type Extendable = Event & { waitUntil(task: Promise<unknown>): void };
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
type Told = Extendable & { data: unknown };
type Worker = {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(kind: "message", hear: (event: Told) => void): void;
};

const worker = self as unknown as Worker;
const CACHE = "croupier";
const PAGE = "/";
const LIST = "/parts.json";

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(cache, answer.clone());
    return answer;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

/** Keep a page; if it is a new one, let go of what only the old one needed. */
async function renew(cache: Cache, answer: Response): Promise<void> {
  const [text, old] = await Promise.all([answer.clone().text(), cache.match(PAGE).then((kept) => kept?.text())]);
  if (text === old) return;
  await cache.put(PAGE, answer);
  if (old === undefined) return;
  const list = await fetch(LIST).then((found) => (found.ok ? found.text() : undefined), () => undefined);
  if (list === undefined) return;
  const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
  await Promise.all(stale(kept, list).map((path) => cache.delete(path)));
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept && isNamed(new URL(request.url).pathname)) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Keep what the page had loaded before there was anyone to keep it. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of [PAGE, ...paths]) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String).filter(isNamed)));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request.method, request.mode, new URL(request.url), worker.location.origin);
  if (way === "page") event.respondWith(page(request));
  else if (way === "asset") event.respondWith(asset(request));
});
