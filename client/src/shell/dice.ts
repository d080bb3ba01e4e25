/** How the pips of a die are drawn: they are its owner's shape, on a face of 40 by 40. */
export type ShapeName = "circle" | "square" | "tri" | "plus" | "diamond" | "heart" | "hourglass" | "moon" | "ring";

const [LOW, MIDDLE, HIGH] = [10, 20, 30];

type Spot = readonly [number, number];

const SPOTS: readonly (readonly Spot[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
  ],
  [LOW, HIGH].flatMap((y) => [LOW, HIGH].map((x): Spot => [x, y])),
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [LOW, MIDDLE, HIGH].flatMap((y) => [LOW, HIGH].map((x): Spot => [x, y])),
];

/** The more pips, the smaller they are: the radius of round ones, by their number. */
const RADII = [8, 5.4, 4.7, 4.7, 4.2, 3.8] as const;

/** A round pip, or a ring round a smaller one. */
const round = (r: number) => `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** One pip of each shape, drawn from its middle; all weigh about as much as a round one of this radius. */
const PIPS: Record<ShapeName, (r: number) => string> = {
  circle: round,
  square: (r) => {
    const [side, corner] = [1.8 * r - 1.2, 0.6];
    const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}`;
    const edges = [`h${side}${turn(1, 1)}`, `v${side}${turn(-1, 1)}`, `h${-side}${turn(-1, -1)}`];
    return `m${-side / 2} ${-0.9 * r}${edges.join("")}v${-side}${turn(1, -1)}z`;
  },
  tri: (r) => `m0 ${-1.1 * r}l${1.125 * r} ${1.9625 * r}h${-2.25 * r}z`,
  plus: (r) => {
    const [arm, wide] = [0.675 * r, 0.875 * r];
    const corner = `h${arm}v${wide}h${-arm}`;
    return `m${-wide / 2} ${-wide / 2 - arm}h${wide}v${arm}${corner}v${arm}h${-wide}v${-arm}h${-arm}v${-wide}h${arm}z`;
  },
  diamond: (r) => {
    const far = 1.25 * r;
    return `m0 ${-far}l${far} ${far}l${-far} ${far}l${-far} ${-far}z`;
  },
  heart: (r) => {
    const [half, notch] = [`${-0.95 * r} ${-0.75 * r} ${-1.25 * r} ${-1.25 * r} ${-1.25 * r} ${-1.35 * r}`, 0.62 * r];
    return (
      `m0 ${1.1 * r}c${half}a${notch} ${notch} 0 0 1 ${1.25 * r} ${-0.25 * r}` +
      `a${notch} ${notch} 0 0 1 ${1.25 * r} ${0.25 * r}c0 ${0.1 * r} ${-0.3 * r} ${0.6 * r} ${-1.25 * r} ${1.35 * r}z`
    );
  },
  hourglass: (r) => {
    const [wide, waist, high] = [r, 0.28 * r, 1.05 * r];
    const side = wide - waist;
    return `m${-wide} ${-high}h${2 * wide}l${-side} ${high}l${side} ${high}h${-2 * wide}l${side} ${-high}z`;
  },
  moon: (r) => {
    const [out, into] = [1.15 * r, 0.95 * r];
    return `m${0.55 * r} ${-r}a${out} ${out} 0 1 0 0 ${2 * r}a${into} ${into} 0 0 1 0 ${-2 * r}z`;
  },
  ring: (r) => round(0.9 * r),
};

const drawn = new Map<string, string>();

/** Draw the pips of a face as one path. */
export function pips(shape: ShapeName, face: number): string {
  const key = `${shape} ${face}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const radius = RADII[face - 1] ?? RADII[0];
  const pip = PIPS[shape](radius).replace(/\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(2))));
  const path = (SPOTS[face - 1] ?? []).map(([x, y]) => `M${x} ${y}${pip}`).join("");
  drawn.set(key, path);
  return path;
}
