import { describe, expect, it } from "vitest";
import { filesOf, isOf, stale, wayOf } from "../src/offline/keeping";

const HOME = "http://localhost:8000";
const way = (path: string, mode = "cors", method = "GET") => wayOf(method, mode, new URL(path, HOME), HOME);

describe("without a connection", () => {
  it("the page is asked for first, files named by what is in them are taken from what is kept", () => {
    expect(way("/", "navigate")).toBe("page");
    expect(way("/assets/index-abc.js")).toBe("asset");
    expect(way("/icon-192.png")).toBe("asset");
  });

  it("nothing of the tables is kept, and nothing of others", () => {
    expect(way("/api/rooms")).toBe("pass");
    expect(way("/api/rooms/x/record", "navigate")).toBe("pass");
    expect(way("/", "navigate", "POST")).toBe("pass");
    expect(way("https://example.org/assets/a.js")).toBe("pass");
    expect(way("/worker.js")).toBe("pass");
  });

  const parts = {
    "index.html": { file: "assets/index-new.js", css: ["assets/index-new.css"], assets: ["assets/font.woff2"] },
    "../locales/ru.ftl?raw": { file: "assets/ru-new.js" },
    "src/Home.svelte": { file: "assets/Home-new.js", assets: ["assets/font.woff2"] },
    "src/offline/worker.ts": { file: "worker.js" },
  };

  it("every part of the page is kept, once, and the worker keeps itself", () => {
    expect(filesOf(parts)).toEqual([
      "/assets/index-new.js",
      "/assets/index-new.css",
      "/assets/font.woff2",
      "/assets/ru-new.js",
      "/assets/Home-new.js",
    ]);
  });

  it("a page is kept only with its own parts", () => {
    expect(isOf('<script type="module" src="/assets/index-new.js"></script>', parts)).toBe(true);
    expect(isOf('<script type="module" src="/assets/index-old.js"></script>', parts)).toBe(false);
  });

  it("files only an old page needed are let go", () => {
    const kept = ["/", "/assets/index-old.js", "/assets/index-new.js", "/icon.svg"];
    expect(stale(kept, filesOf(parts))).toEqual(["/assets/index-old.js"]);
  });
});
