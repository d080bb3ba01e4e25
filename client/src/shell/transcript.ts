/** What happened, in sentences. */
import { tagOf } from "../events";
import type { Scene } from "../room.svelte";
import type { EventTold, Happened, View } from "../wire";
import type { Speech } from "../words";

/** How many sentences are told of what happened while one was not there. */
export const MISSED = 12;

export type LogLine = { key: string; seat: number | undefined; text: string };

function speaker({ words }: EventTold): number | undefined {
  const name = words?.["name"];
  return typeof name === "object" && !Array.isArray(name) && name.type === "name" ? name.seat : undefined;
}

/** Return the speech of a table: to the one person at this device, if it is one. */
export function speechAt(speech: Speech, { chairs, you }: View): Speech {
  return speech.at(
    chairs.map(({ name }) => name),
    you.length === 1 ? you[0] : undefined,
  );
}

/** Return what is told in a scene: what it is about, without what leads to it. */
export function saidOf({ told }: Scene, speech: Speech, game: string): string {
  const kind = tagOf(told.at(-1)?.event);
  return told
    .filter(({ event }) => tagOf(event) === kind)
    .map((one) => speech.tell(game, one))
    .join(" ");
}

/** Tell one thing that happened. */
export function logLines(happened: Happened, speech: Speech, { chairs, setup }: View): LogLine[] {
  const name = (seat: number) => chairs[seat]?.name ?? "";
  const one = (seat: number, text: string): LogLine[] => [{ key: String(happened.number), seat, text }];
  switch (happened.type) {
    case "played":
      return happened.told.map((told, n) => {
        return { key: `${happened.number}.${n}`, seat: speaker(told), text: speech.tell(setup.game, told) };
      });
    case "reacted":
      return one(
        happened.seat,
        speech.t("page-said", { name: name(happened.seat), text: speech.t(`page-reaction-${happened.reaction}`) }),
      );
    case "said":
      return one(happened.seat, speech.t("page-said", { name: name(happened.seat), text: happened.text }));
    case "taken-over":
      return one(happened.seat, speech.t("page-taken-over", { name: name(happened.seat) }));
    case "again":
      return happened.seats.flatMap((seat) =>
        one(seat, speech.t(`page-plays-again-${happened.yes ? "yes" : "no"}`, { name: name(seat) })),
      );
    case "returned":
      return one(happened.seat, speech.t("page-returned", { name: name(happened.seat) }));
    case "coached":
      return one(happened.seat, speech.t("page-coached", { name: name(happened.seat) }));
    case "arranged":
      // Its words come a little later than the first table.
      if (!speech.has(happened.message)) return [];
      return [{ key: String(happened.number), seat: happened.seat ?? undefined, text: speech.say(happened) }];
    case "left":
      return one(happened.seat, speech.t("page-left", { name: name(happened.seat) }));
    default:
      return [];
  }
}

/** Return what belongs to the game: of what came before it, only what was said. */
export function sinceBegun(happened: readonly Happened[]): Happened[] {
  const begun = happened.findLastIndex(({ type }) => type === "begun");
  return happened.filter((one, at) => at > begun || isTalk(one));
}

/** What somebody said, or showed without words. */
export type TalkEvent = Extract<Happened, { type: "said" | "reacted" }>;

/** Whether somebody spoke. */
export function isTalk(happened: Happened): happened is TalkEvent {
  return happened.type === "said" || happened.type === "reacted";
}
