import { afterEach, expect, it, vi } from "vitest";
import { sentencesIn } from "../../src/plain/sentences";

const there: Record<string, string> = {
  "/api/games/pig/sentences/en.ftl": "a = A",
  "/api/games/pig/sentences/ru.ftl": "a = А",
};

afterEach(() => vi.unstubAllGlobals());

it("are in the language asked for, else in English", async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const text = there[path];
    const problem = JSON.stringify({ code: "unknown-language", sentence: "No." });
    return Promise.resolve(new Response(text ?? problem, { status: text === undefined ? 404 : 200 }));
  });
  expect([await sentencesIn("pig", "ru"), await sentencesIn("pig", "is")]).toEqual(["a = А", "a = A"]);
  expect(await sentencesIn("pig", "ru", ["en"])).toBe("a = A");
  await expect(sentencesIn("unheard-of", "is")).rejects.toThrow("No.");
});

it("are not asked for twice without a network", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("fetch", fetched);
  await expect(sentencesIn("pig", "ru")).rejects.toThrow();
  expect(fetched).toHaveBeenCalledTimes(1);
});
