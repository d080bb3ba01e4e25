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

/** Return the kept files that no page asks for any more, by the list of files of the newest one. */
export function stale(kept: readonly string[], list: string): string[] {
  return kept.filter((path) => isNamed(path) && !list.includes(path.slice(1)));
}
