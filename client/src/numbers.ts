/** Numbers and money as each language writes them. Browsers know no Icelandic, so it is done here. */
import type { Language } from "./words";

const GROUPS: Record<Language, string> = { en: ",", ru: "\u00a0", de: ".", fr: "\u202f", is: "." };

/** Write a whole number. */
export function whole(value: number, language: Language): string {
  const digits = Math.abs(value).toString().replace(/\B(?=(\d{3})+$)/g, GROUPS[language]);
  return value < 0 ? `−${digits}` : digits;
}

/** Write a sum of dollars. */
export function amount(dollars: number, language: Language): string {
  return language === "en" ? `$${whole(dollars, language)}` : `${whole(dollars, language)}\u00a0$`;
}

/** Write a sum of millions of dollars, the way builders of casinos count. */
export function millions(value: number, language: Language): string {
  return language === "en" ? `$${whole(value, language)}M` : `${whole(value, language)}\u00a0M$`;
}
