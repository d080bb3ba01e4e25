/** What the things on the table of Las Vegas are, for those who ask. */
export const WHAT: Readonly<Record<string, string>> = {
  ".casino .note": "note",
  ".casino": "casino",
  ".seat .nt": "winnings",
  ".seat": "hand",
  ".deck": "deck",
  ".roll": "roll",
  ".rnd": "round",
};
