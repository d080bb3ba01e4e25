import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const LONGEST = 120;

// The linter reads neither styles nor the page itself.
it("has no line that cannot be read at once", () => {
  const files = globSync(["*.{html,js,ts}", "src/**/*.{css,ts,svelte}", "tests/**/*.ts"]);
  const long = files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, at) => (line.length > LONGEST ? [`${file}:${at + 1}`] : []));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(long).toEqual([]);
});
