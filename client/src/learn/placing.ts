/** Where the bubble of a lesson stands: beside what it speaks of, and never on it. */
export type Box = { left: number; top: number; width: number; height: number };
export type Side = "up" | "down" | "left" | "right" | "none";
/** Where a bubble stands, at which side its tip is, and how far along that side. */
export type Placed = { left: number; top: number; side: Side; tip: number };

const GAP = 12;
const EDGE = 8;
/** The tip keeps off the round corners. */
const CORNER = 22;

/** Where it may stand if it points at nothing: the middle first. */
const PARTS = [0.5, 0, 1, 0.25, 0.75];

const right = ({ left, width }: Box) => left + width;
const bottom = ({ top, height }: Box) => top + height;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Return the smallest box around others. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(right)) - left,
    height: Math.max(...boxes.map(bottom)) - top,
  };
}

/** Return how much of two boxes is the same. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Return the box that covers least of others, the first of several. */
function freest(boxes: readonly Box[], others: readonly Box[]): Box {
  const covered = (box: Box) => others.reduce((sum, other) => sum + overlap(box, other), 0);
  return boxes.reduce((one, other) => (covered(other) < covered(one) ? other : one));
}

/** Place a bubble of some size in a room, by what it points at, off what it must not cover. */
export function place(
  size: Pick<Box, "width" | "height">,
  room: Box,
  anchor: Box | undefined,
  clear: readonly Box[],
): Placed {
  const at = (part: number, way: "width" | "height") => {
    return (way === "width" ? room.left : room.top) + part * (room[way] - size[way]);
  };
  const fits = (left: number, top: number): Box => ({
    ...size,
    left: clamp(left, room.left + EDGE, right(room) - EDGE - size.width),
    top: clamp(top, room.top + EDGE, bottom(room) - EDGE - size.height),
  });
  if (!anchor) {
    const beside = clear.flatMap((box) => [box.top - GAP - size.height, bottom(box) + GAP]);
    const tops = [...PARTS.map((y) => at(y, "height")), ...beside];
    const { left, top } = freest(
      PARTS.flatMap((x) => tops.map((y) => fits(at(x, "width"), y))),
      clear,
    );
    return { left, top, side: "none", tip: 0 };
  }
  const across = anchor.left + anchor.width / 2;
  const along = anchor.top + anchor.height / 2;
  const ways: [Side, Box][] = [
    ["left", fits(right(anchor) + GAP, along - size.height / 2)],
    ["right", fits(anchor.left - GAP - size.width, along - size.height / 2)],
    ["up", fits(across - size.width / 2, bottom(anchor) + GAP)],
    ["down", fits(across - size.width / 2, anchor.top - GAP - size.height)],
  ];
  const covered = (box: Box) => [anchor, ...clear].reduce((sum, other) => sum + overlap(box, other), 0);
  const far = (box: Box) => Math.hypot(box.left + box.width / 2 - across, box.top + box.height / 2 - along) / 1e4;
  const cost = (box: Box) => covered(box) + far(box);
  const free = ways.filter(([, box]) => !overlap(box, anchor));
  const [side, best] = (free.length ? free : ways).reduce((one, other) =>
    cost(other[1]) < cost(one[1]) ? other : one,
  );
  // Where there is no room beside it the bubble does not point.
  if (overlap(best, anchor)) return { left: best.left, top: best.top, side: "none", tip: 0 };
  const isUpright = side === "left" || side === "right";
  const tip = isUpright
    ? clamp(along - best.top, CORNER, size.height - CORNER)
    : clamp(across - best.left, CORNER, size.width - CORNER);
  return { left: best.left, top: best.top, side, tip };
}
