/** What a notice says, and where it leads: all of it is made here, for what arrives may be anybody's. */

/** What the house sends: at which table it is one's move. */
export type Notice = { room: string; game: string };

/** What is said, in the language of whoever is at this device: by game, and where it is too late. */
export type NoticeWords = { language: string; titles: Record<string, string>; how: string; late: string };

/** A table of one's own, as far as it concerns a notice. */
export type Waiting = { room: string; yours: boolean | null };

/** How it is told where no words are kept. */
const SPARE: NoticeWords = { language: "en", titles: {}, how: "", late: "" };

/** Read a notice; what is none is not believed. */
export function noticeIn(text: string | undefined): Notice | undefined {
  try {
    const { room, game } = JSON.parse(text ?? "") as Record<string, unknown>;
    const isOne = typeof room === "string" && /^[\w-]{1,64}$/.test(room) && typeof game === "string";
    return isOne ? { room, game } : undefined;
  } catch {
    return undefined;
  }
}

/** Count the tables that wait for one. */
export function countOf(games: readonly Waiting[]): number {
  return games.filter(({ yours }) => yours).length;
}

/** Return what is shown; a notice that was forged or repeated tells of no move that is not one's own. */
export function shownOf(
  notice: Notice | undefined,
  games: readonly Waiting[] | undefined,
  words: NoticeWords = SPARE,
): { title: string; options: NotificationOptions } {
  const game = notice && games?.find(({ room }) => room === notice.room);
  const isYours = !!notice && (!games || game?.yours === true);
  const title = (isYours && words.titles[notice.game]) || "Croupier";
  const options: NotificationOptions = {
    body: isYours ? words.how : words.late,
    lang: words.language,
    icon: "/icon-192.png",
    silent: !isYours,
  };
  return { title, options: notice ? { ...options, tag: notice.room, data: notice.room } : options };
}

/** Return the address of a table; of nothing else. */
export function tableOf(room: unknown): string {
  return typeof room === "string" && /^[\w-]{1,64}$/.test(room) ? `/#/room/${room}` : "/";
}

/** Choose the window that shows a table: the one that does, else one where nobody plays. */
export function windowFor<Shown extends { url: string }>(windows: readonly Shown[], place: string): Shown | undefined {
  const hash = (url: string) => new URL(url).hash.replace(/^#/, "");
  const wanted = place.replace(/^\/#/, "");
  const isThere = ({ url }: Shown) => `${hash(url)}/`.startsWith(`${wanted}/`);
  return windows.find(isThere) ?? windows.find(({ url }) => !hash(url).startsWith("/room/"));
}
