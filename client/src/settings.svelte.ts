/** What a person has chosen on this device, remembered. */
import { preferred, type Language } from "./words";

export type Kept = {
  language: Language;
  theme: "auto" | "dark" | "light";
  confirm: boolean;
  speed: number;
  name: string;
  rooms: { room: string; invite: string; game: string }[];
};

const KEY = "croupier";
const MOST_ROOMS = 12;

function kept(): Kept {
  const usual: Kept = {
    language: preferred(navigator.languages),
    theme: "auto",
    confirm: true,
    speed: 1,
    name: "",
    rooms: [],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state(kept());

/** Remember what was chosen. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without a place to keep it, it holds for this visit.
  }
}

/** Remember a room to come back to. */
export function keepRoom(room: string, invite: string, game: string): void {
  const others = settings.rooms.filter((other) => other.room !== room);
  settings.rooms = [{ room, invite, game }, ...others].slice(0, MOST_ROOMS);
  keep();
}

/** Forget a room. */
export function forgetRoom(room: string): void {
  settings.rooms = settings.rooms.filter((other) => other.room !== room);
  keep();
}
