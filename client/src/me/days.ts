/** Days as people say them. Browsers know no Icelandic, so it is done here. */
import type { Words } from "../shell/narrator";

const DAY = 86_400_000;
const MONTHS = ["jan.", "feb.", "mars", "apr.", "maí", "júní", "júlí", "ág.", "sept.", "okt.", "nóv.", "des."];

/** Say a day, as it is for whoever is here now. */
export function dayOf({ t, language }: Words, day: Date, now = new Date()): string {
  const start = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const ago = Math.round((start(now) - start(day)) / DAY);
  if (ago === 0) return t("page-day-today");
  if (ago === 1) return t("page-day-yesterday");
  if (language === "is") return `${day.getDate()}. ${MONTHS[day.getMonth()] ?? ""}`;
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(day);
}

/** Say a day that is written as 2026-11-17. */
export function dayWritten(words: Words, written: string, now = new Date()): string {
  const [year = 0, month = 1, day = 1] = written.split("-").map(Number);
  return dayOf(words, new Date(year, month - 1, day), now);
}
