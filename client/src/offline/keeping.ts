/** What is kept for times without a connection, and for how long. */

/** The page is asked for first; what never changes is taken from what is kept; the rest is nobody's business. */
export type Way = "page" | "asset" | "pass";

export function wayOf(method: string, mode: string, url: URL, origin: string): Way {
  if (method !== "GET" || url.origin !== origin || url.pathname.startsWith("/api/")) return "pass";
  if (mode === "navigate") return url.pathname === "/" ? "page" : "pass";
  return isNamed(url.pathname) || /^\/icon[\w-]*\.(svg|png)$/.test(url.pathname) ? "asset" : "pass";
}

/** Tell whether a file is named by what is in it, so that it never changes. */
export function isNamed(path: string): boolean {
  return path.startsWith("/assets/");
}

/** What is known of each part of the page: its files, by the names of their sources. */
export type Parts = Record<string, { file: string; css?: string[]; assets?: string[] }>;

/** Return every file the page may ever ask for: each language, each game, the rules and the fonts. */
export function filesOf(parts: Parts): string[] {
  const files = Object.values(parts).flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])]);
  return [...new Set(files.map((file) => `/${file}`))].filter(isNamed);
}

/** Tell whether a page and a list of parts are of one making: what is named by its content is in both. */
export function isOf(page: string, parts: Parts): boolean {
  const [files, named] = [filesOf(parts), page.match(/\/assets\/[^"]+/g) ?? []];
  return named.length > 0 && named.every((path) => files.includes(path));
}

/** Return the kept files that no page asks for any more, by the files of the newest one. */
export function stale(kept: readonly string[], files: readonly string[]): string[] {
  return kept.filter((path) => isNamed(path) && !files.includes(path));
}
