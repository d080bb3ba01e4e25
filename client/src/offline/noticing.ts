/** Being told of moves while the page is closed: switched on and off for this device alone. */
import { asked, posted } from "../api";
import { gameList, titleOf } from "../gamelist.svelte";
import { settings } from "../settings.svelte";
import type { NoticeState } from "../wire";
import { Speech } from "../words";
import type { NoticeWords } from "./telling";

const PATH = "/api/me/notices";

/** Whether this browser can be told: where not, because it cannot at all, or because it must not. */
export type Ability = "able" | "unable" | "forbidden";

export function ability(): Ability {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) return "unable";
  return Notification.permission === "denied" ? "forbidden" : "able";
}

/** Tell whether the house sends notices, and whether this device gets any. */
export async function noticeState(): Promise<NoticeState> {
  const state = await asked<NoticeState>(PATH);
  return { ...state, on: state.on && (await subscription()) !== null };
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Be told of moves from now on; return whether that was allowed. */
export async function switchOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await handOver(made);
  return true;
}

/** Be told of nothing any more. */
export async function switchOff(): Promise<void> {
  await posted(`${PATH}/end`);
  await (await subscription())?.unsubscribe();
}

/** See to it that the house still tells this device, in the language that is spoken here now. */
export async function resume(): Promise<void> {
  const [made, state] = await Promise.all([subscription(), asked<NoticeState>(PATH)]);
  if (!made || !state.key) return;
  if (keyOf(made) !== state.key) await made.unsubscribe();
  else if (state.on) await keepWords();
  else await handOver(made);
}

async function handOver(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await posted(PATH, { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
  await keepWords();
}

/** Return the key of the house a subscription was made for. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Give the worker the words it tells of moves with. */
export async function keepWords(): Promise<void> {
  await gameList.load();
  const speech = await Speech.load(settings.language);
  const titles = gameList.names.map((game) => [game, speech.t("page-notice-yours", { game: titleOf(game) })]);
  const words: NoticeWords = {
    language: speech.language,
    titles: Object.fromEntries(titles) as Record<string, string>,
    how: speech.t("page-notice-how"),
    late: speech.t("page-notice-late"),
  };
  (await navigator.serviceWorker.ready).active?.postMessage(words);
}
