/** Return the whole number on the way from one to another, after a share of the time. */
export function between(from: number, to: number, share: number): number {
  const part = Math.min(1, Math.max(0, share));
  return part === 1 ? to : Math.round(from + (to - from) * part);
}
