/** Days and their puzzles: which was tried on this device, and how many in a row were found. */
import { saveSettings, settings } from "../settings.svelte";

const KEPT = 60;
const DAY = 24 * 3600 * 1000;
const WEEK = 7;

/** Write a day as it stands in addresses. */
export function written(day: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}

/** Return a day some days before another. */
export function before(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

/** Return how many days in a row the puzzle was found, up to this day or the one before. */
export function streak(tried: Readonly<Record<string, boolean>>, day: string): number {
  let [days, at] = [0, day in tried ? day : before(day, 1)];
  while (tried[at]) [days, at] = [days + 1, before(at, 1)];
  return days;
}

/** Return the days of the week a day is in, from Monday on. */
export function weekOf(day: string): string[] {
  const since = (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
  return Array.from({ length: WEEK }, (_, n) => before(day, since - n));
}

/** Remember how the puzzle of a day was tried; only the first try counts. */
export function remember(day: string, isFound: boolean): void {
  if (day in settings.puzzles) return;
  const days = Object.entries({ ...settings.puzzles, [day]: isFound }).toSorted();
  settings.puzzles = Object.fromEntries(days.slice(-KEPT));
  saveSettings();
}
