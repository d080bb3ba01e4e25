/**
 * Keeps the page for times without a connection: it never shows an old page while the server answers.
 * And tells of moves while the page is closed.
 */
import { filesOf, isNamed, isOf, stale, wayOf, type Parts } from "./keeping";
import { countOf, noticeIn, shownOf, tableOf, windowFor, type NoticeWords, type Waiting } from "./telling";

/** What of a service worker is used here; the page's own types know none. */
type Extendable = Event & { waitUntil(task: Promise<unknown>): void };
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
type Pushed = Extendable & { data: { text(): string } | null };
type Touched = Extendable & { notification: Notification };
type Told = Extendable & { data: unknown };
type Window = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
type Worker = {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  navigator?: { setAppBadge?(count?: number): Promise<void> };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(kind: "message", hear: (event: Told) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(kind: "push", hear: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: Touched) => void): void;
};

const worker = self as unknown as Worker;
const CACHE = "croupier";
const PAGE = "/";
const LIST = "/parts.json";
const ICONS = ["/icon.svg", "/icon-192.png"];
/** Where the words of notices are kept, which the page has and the worker has not. */
const WORDS = "/notices.json";

/** The server's page, or the one that is kept if it does not answer. */
async function page(request: Request, later: (task: Promise<unknown>) => void): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
  if (answer.ok) later(keep(answer.clone()));
  return answer;
}

/** Files that never change are taken from what is kept, others only if the server does not answer. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept && isNamed(new URL(request.url).pathname)) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/**
 * Keep a page and every part of it, so that any of them opens without a connection.
 * The page comes last: what is kept is always whole, even where there is no room for a newer one.
 */
async function keep(answer: Response): Promise<void> {
  const [cache, text, old] = await Promise.all([
    caches.open(CACHE),
    answer.clone().text(),
    caches.match(PAGE).then((kept) => kept?.text()),
  ]);
  if (text === old) return;
  const parts = (await (await fetched(LIST)).json()) as Parts;
  if (!isOf(text, parts)) return;
  const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const files = filesOf(parts);
  for (const path of [...files, ...ICONS]) {
    if (!kept.includes(path)) await cache.put(path, await fetched(path));
  }
  await cache.put(PAGE, answer);
  await Promise.all(stale(kept, files).map((path) => cache.delete(path)));
}

async function fetched(path: string): Promise<Response> {
  // Whoever plays meanwhile comes first.
  const answer = await fetch(path, { priority: "low" });
  if (!answer.ok) throw new Error(`${path} is not there.`);
  return answer;
}

async function keepWords(words: unknown): Promise<void> {
  await (await caches.open(CACHE)).put(WORDS, new Response(JSON.stringify(words)));
}

/** Show that it is somebody's move, and how many tables wait for them. */
async function tell(text: string | undefined): Promise<void> {
  const [kept, games] = await Promise.all([caches.match(WORDS), waiting()]);
  const { title, options } = shownOf(noticeIn(text), games, (await kept?.json()) as NoticeWords | undefined);
  await worker.registration.showNotification(title, options);
  // Not every system has a place for it.
  await worker.navigator?.setAppBadge?.(games && countOf(games)).catch(() => undefined);
}

/** Return the tables at which one sits, if the server answers. */
async function waiting(): Promise<Waiting[] | undefined> {
  try {
    return ((await (await fetched("/api/me/games")).json()) as { games: Waiting[] }).games;
  } catch {
    return undefined;
  }
}

/** Open a table, where it is open already or else in a window of its own. */
async function open(place: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windowFor(windows, place);
  if (!found) {
    await worker.clients.openWindow(place);
    return;
  }
  const address = new URL(place, worker.location.origin).href;
  if (!found.url.startsWith(address)) await found.navigate(address);
  await found.focus();
}

/** What cannot be kept, for want of room or of a network, is kept another time. */
function later(event: Extendable, task: Promise<unknown>): void {
  event.waitUntil(task.catch(() => undefined));
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  later(event, event.data === "keep" ? fetched(PAGE).then(keep) : keepWords(event.data));
});
worker.addEventListener("push", (event) => event.waitUntil(tell(event.data?.text())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(tableOf(event.notification.data)));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request.method, request.mode, new URL(request.url), worker.location.origin);
  if (way === "page") event.respondWith(page(request, (task) => later(event, task)));
  else if (way === "asset") event.respondWith(asset(request));
});
