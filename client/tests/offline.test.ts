import { describe, expect, it } from "vitest";
import { stale, wayOf } from "../src/offline/keeping";

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

  it("files only an old page needed are let go", () => {
    const list = '{"index.html":{"file":"assets/index-new.js"}}';
    expect(stale(["/", "/assets/index-old.js", "/assets/index-new.js", "/icon.svg"], list)).toEqual(["/assets/index-old.js"]);
  });
});
