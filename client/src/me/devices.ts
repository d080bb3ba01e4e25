/** Devices, and the codes that open a profile on them. */
import type { Device } from "../wire";

/** How wide a device with a touch screen is at least to be no phone. */
const TABLET = 600;

/** Return what one is sitting at: no more of it is told to the server. */
export function deviceKind(): Device["kind"] {
  if (!matchMedia("(pointer: coarse)").matches) return "computer";
  return Math.min(screen.width, screen.height) < TABLET ? "phone" : "tablet";
}

/** Write a code in groups, as it is printed and read aloud. */
export function grouped(code: string): string {
  return code.replace(/.{4}(?=.)/g, "$&-");
}
