/** What a person has chosen on this device, remembered. */
import { preferred, type Language } from "./words";

export type Level = "easy" | "medium" | "hard" | "champion";
/** A room to come back to, with what the dealer promised when it was first seen. */
export type StoredRoom = { room: string; invite: string; game: string; commitment?: string };

export type StoredSettings = {
  language: Language;
  theme: "auto" | "dark" | "light";
  confirm: boolean;
  /** How fast things are shown: 1 is usual, 0 at once. */
  speed: number;
  motion: "auto" | "less";
  contrast: "auto" | "more";
  sound: boolean;
  hints: boolean;
  /** Whether single keys do things at the table. */
  keys: boolean;
  /** The kinds of decisions that need no hint any more. */
  known: string[];
  /** How often a kind of thing was missed since it needed no hint. */
  missed: Record<string, number>;
  name: string;
  /** The colour of one's profile, where there is one. */
  colour?: number;
  /** How strong the bots of a quick game are. */
  level: Level;
  rooms: StoredRoom[];
  /** The step of each chapter one has come to, by game and chapter. */
  lessons: Record<string, number>;
  /** What was last learned. */
  learning?: { game: string; chapter: string };
  /** On which days the puzzle was tried, and whether it was found. */
  puzzles: Record<string, boolean>;
  /** Whether it was asked if somebody is new here. */
  isMet: boolean;
};

const KEY = "croupier";
const MOST_ROOMS = 12;

function storedSettings(): StoredSettings {
  const usual: StoredSettings = {
    language: preferred(navigator.languages),
    theme: "auto",
    confirm: true,
    speed: 1,
    motion: "auto",
    contrast: "auto",
    sound: false,
    hints: true,
    keys: true,
    known: [],
    missed: {},
    name: "",
    level: "medium",
    rooms: [],
    lessons: {},
    puzzles: {},
    isMet: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredSettings>) };
  } catch {
    return usual;
  }
}

export const settings = $state(storedSettings());

// What is chosen in one window holds in all of them.
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(settings, storedSettings());
});

/** Remember what was chosen. */
export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without a place to keep it, it holds for this visit.
  }
}

/** Tell whether nothing is to move on this device. */
export function isCalm(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Return how fast news are told: at once where nothing moves, or nobody looks. */
export function pace(): number {
  return document.hidden || isCalm() ? 0 : settings.speed;
}

/** Remember that a kind of decision needs no hint any more. */
export function learn(kind: string): void {
  if (settings.known.includes(kind)) return;
  settings.known = [...settings.known, kind];
  saveSettings();
}

/** So often the same is missed before its hint comes back. */
const ENOUGH = 2;

/** Note that somebody tried what cannot be done; when it happens again the hint is there again. */
export function miss(kind: string): void {
  const times = (settings.missed[kind] ?? 0) + 1;
  const isBack = times >= ENOUGH;
  settings.missed = { ...settings.missed, [kind]: isBack ? 0 : times };
  if (isBack) settings.known = settings.known.filter((other) => other !== kind);
  saveSettings();
}

/** Remember a room to come back to. */
export function saveRoom(room: string, invite: string, game: string): void {
  const others = settings.rooms.filter((other) => other.room !== room);
  const known = settings.rooms.find((other) => other.room === room);
  settings.rooms = [{ ...known, room, invite: invite || known?.invite || "", game }, ...others].slice(0, MOST_ROOMS);
  saveSettings();
}

/** Note the promise of a room when it is first seen; what comes later does not count. */
export function saveCommitment(room: string, commitment: string): void {
  const known = settings.rooms.find((other) => other.room === room);
  if (!known || known.commitment) return;
  known.commitment = commitment;
  saveSettings();
}

/** Forget a room. */
export function forgetRoom(room: string): void {
  settings.rooms = settings.rooms.filter((other) => other.room !== room);
  saveSettings();
}
