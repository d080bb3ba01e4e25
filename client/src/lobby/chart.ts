/** Where things stand in a chart. */

/** Return round numbers from 0 up to the highest score, few enough to be read. */
export function ticks(highest: number, most = 5): number[] {
  const rough = Math.max(highest, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough);
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/** Push labels apart until none covers another, keeping their order and the ground they stand on. */
export function spread(places: readonly number[], gap: number, highest: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let free = -Infinity;
  for (const index of order) {
    found[index] = Math.max(found[index] ?? 0, free);
    free = (found[index] ?? 0) + gap;
  }
  let limit = highest;
  for (const index of order.toReversed()) {
    found[index] = Math.min(found[index] ?? 0, limit);
    limit = (found[index] ?? 0) - gap;
  }
  return found;
}

/** Draw a line through points, or steps that change at once. */
export function line(points: readonly (readonly [number, number])[], isStepped: boolean): string {
  return points
    .map(([x, y], index) => {
      const place = `${x.toFixed(1)} ${y.toFixed(1)}`;
      if (!index) return `M${place}`;
      return isStepped ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `L${place}`;
    })
    .join("");
}

/** Return which steps are named below a chart. */
export function marks(steps: number, most: number): number[] {
  const all = ticks(steps, most);
  const last = all.at(-1) ?? 0;
  const gap = (all[1] ?? steps) / 2;
  if (last === steps) return all;
  return steps - last < gap ? [...all.slice(0, -1), steps] : [...all, steps];
}
