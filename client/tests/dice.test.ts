// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { MOST_SEATS } from "../src/facts";
import { pips } from "../src/shell/dice";
import { player, shape } from "../src/shell/players";

const tokens = readFileSync("src/look/tokens.css", "utf8");
const page = readFileSync("index.html", "utf8");
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const FACES = [1, 2, 3, 4, 5, 6];

/** How light a colour is, as contrast counts it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of a theme by their names. */
function theme(name: string): Map<string, string> {
  const block = new RegExp(`^(?::root,\\s)?\\[data-theme="${name}"\\] \\{(.*?)^\\}`, "ms").exec(tokens)?.[1] ?? "";
  return new Map([...block.matchAll(/(--[\w-]+): (#\w{6});/g)].map(([, key = "", colour = ""]) => [key, colour]));
}

describe("the seats of the largest table", () => {
  it("have a shape each, which the page can draw", () => {
    expect(new Set(SEATS.map(shape)).size).toBe(MOST_SEATS);
    for (const seat of SEATS) expect(page).toContain(`id="s-${shape(seat)}"`);
  });

  it.each(["dark", "light"])("have a colour each that stands out, in the %s", (name) => {
    const colours = theme(name);
    const own = SEATS.map((seat) => colours.get(`--${player(seat)}`) ?? "");
    expect(new Set(own).size).toBe(MOST_SEATS);
    for (const ground of ["--bg", "--surface", "--raised"]) {
      for (const colour of own) expect(contrast(colour, colours.get(ground) ?? "")).toBeGreaterThan(4.5);
    }
    for (const colour of own) expect(contrast(colour, colours.get("--pip") ?? "")).toBeGreaterThan(5);
  });
});

describe("a die", () => {
  it("shows as many pips as its face, each within its edges", () => {
    for (const seat of SEATS) {
      for (const face of FACES) {
        const path = pips(shape(seat), face);
        expect(path.match(/M/g)).toHaveLength(face);
        expect(path).not.toContain("NaN");
      }
    }
  });

  it("is drawn as it always was", () => {
    expect(pips("diamond", 1)).toBe("M20 20m0 -10l10 10l-10 10l-10 -10z");
    expect(pips("tri", 1)).toBe("M20 20m0 -8.8l9 15.7h-18z");
    expect(pips("circle", 2)).toBe(
      ["M10 30", "M30 10"].map((spot) => `${spot}m-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0z`).join(""),
    );
  });
});
