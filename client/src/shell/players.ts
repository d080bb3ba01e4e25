/** How players look: a colour never without its shape. */
export type Owner = number | "white";

const SHAPES = ["circle", "square", "tri", "plus", "diamond"];

/** Return the class of an owner's colour. */
export function player(owner: Owner): string {
  return owner === "white" ? "pw" : `p${owner + 1}`;
}

/** Return the shape of an owner. */
export function shape(owner: Owner): string {
  return owner === "white" ? "ring" : (SHAPES[owner] ?? "circle");
}
