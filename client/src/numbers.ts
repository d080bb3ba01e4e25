/** Numbers and money as each language writes them. Browsers know no Icelandic, so it is done here. */
import type { Language } from "./words";

const GROUPS: Record<Language, string> = { en: ",", ru: "\u00a0", de: ".", fr: "\u202f", is: "." };

/** Write a whole number. */
export function whole(value: number, language: Language): string {
  const digits = Math.abs(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, GROUPS[language]);
  return value < 0 ? `−${digits}` : digits;
}

const MILLIONS: Record<Language, string> = {
  en: "M",
  ru: "\u00a0млн",
  de: "\u00a0Mio.",
  fr: "\u00a0M",
  is: "\u00a0millj.",
};
const SIGN_FIRST: readonly Language[] = ["en", "is"];

/** Write a number with one decimal. */
export function decimal(value: number, language: Language): string {
  return value.toFixed(1).replace(".", language === "en" ? "." : ",");
}

/** Write the day of a moment, which is given in seconds since 1970, where this device is. */
export function day(seconds: number, language: Language): string {
  const at = new Date(seconds * 1000);
  const [year, month, date] = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((n) =>
    String(n).padStart(2, "0"),
  );
  if (language === "en") return `${year}-${month}-${date}`;
  return [date, month, year].join(language === "fr" ? "/" : ".");
}

/** Write an average of dollars, with one decimal. */
export function average(dollars: number, language: Language): string {
  const written = decimal(dollars, language);
  return SIGN_FIRST.includes(language) ? `$${written}` : `${written}\u00a0$`;
}

/** Write a sum of dollars. */
export function amount(dollars: number, language: Language, unit = ""): string {
  const written = `${whole(dollars, language)}${unit}`;
  return SIGN_FIRST.includes(language) ? `$${written}` : `${written}\u00a0$`;
}

const BEFORE_PERCENT: Record<Language, string> = { en: "", ru: "\u00a0", de: "\u00a0", fr: "\u202f", is: "\u00a0" };

/** Write a share of a whole in percent. */
export function percent(share: number, language: Language): string {
  return `${whole(Math.round(share * 100), language)}${BEFORE_PERCENT[language]}%`;
}

/** Return a sentence in which no shortened word is followed by a second full stop. */
export function ended(sentence: string, language: Language): string {
  const short = MILLIONS[language].trim();
  return short.endsWith(".") ? sentence.replaceAll(`${short}.`, short) : sentence;
}

/** Write a sum of millions of dollars, the way builders of casinos count. */
export function millions(value: number, language: Language): string {
  return amount(value, language, MILLIONS[language]);
}
