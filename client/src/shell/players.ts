/** How players look: a colour never without its shape. */
import { settings } from "../settings.svelte";
import type { ShapeName } from "./dice";
import { worn } from "./wearing.svelte";
import type { View } from "../wire";

export type Owner = number | "white";

/** As many as there can be seats at a table. */
const SHAPES: readonly ShapeName[] = ["circle", "square", "tri", "plus", "diamond", "heart", "hourglass", "moon"];

/** Return the colour of a seat: its own, unless somebody brought theirs from another one. */
function colour(seat: number): number {
  return worn.colours[seat] ?? seat;
}

/** Return the class of an owner's colour. */
export function player(owner: Owner): string {
  return owner === "white" ? "pw" : `p${colour(owner) + 1}`;
}

/** Return the shape of an owner. */
export function shape(owner: Owner): ShapeName {
  return owner === "white" ? "ring" : (SHAPES[colour(owner)] ?? "circle");
}

/** Return what a seat is called on this device: whoever gave no name is a guest to others and “you” here. */
export function called(view: Pick<View, "chairs" | "you">, seat: number, you: string): string {
  const isYou = view.you.length === 1 && view.you[0] === seat && !settings.name;
  return isYou ? you : (view.chairs[seat]?.name ?? "");
}
