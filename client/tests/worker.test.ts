import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const HOME = "http://localhost:8000";
const PARTS = { "index.html": { file: "assets/index-new.js" }, "ru.ftl?raw": { file: "assets/ru-new.js" } };
const NEW = '<script src="/assets/index-new.js"></script>';
const OLD = '<script src="/assets/index-old.js"></script>';

type Event = {
  request: { method: string; mode: string; url: string };
  respondWith(answer: Promise<Response>): void;
  waitUntil(task: Promise<unknown>): void;
};

describe("the worker", () => {
  let server: Map<string, string> | undefined;
  let kept: Map<string, string>;
  let hasRoom: boolean;
  let hear: Record<string, (event: Event) => void>;

  const pathOf = (what: string | { url: string }) => new URL(typeof what === "string" ? what : what.url, HOME).pathname;
  const found = (what: string | { url: string }) => {
    const text = kept.get(pathOf(what));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  const cache = {
    match: found,
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: HOME + path }))),
    put: async (what: string, answer: Response) => {
      if (!hasRoom) throw new DOMException("full", "QuotaExceededError");
      kept.set(pathOf(what), await answer.text());
    },
    delete: (path: string) => Promise.resolve(kept.delete(path)),
  };

  beforeEach(async () => {
    server = new Map([
      ["/", NEW],
      ["/parts.json", JSON.stringify(PARTS)],
      ["/assets/index-new.js", "index"],
      ["/assets/ru-new.js", "ru"],
      ["/icon.svg", "i"],
      ["/icon-192.png", "i"],
    ]);
    kept = new Map();
    hasRoom = true;
    hear = {};
    vi.stubGlobal("caches", { open: () => Promise.resolve(cache), match: found });
    vi.stubGlobal("fetch", (what: string | { url: string }) => {
      if (!server) return Promise.reject(new TypeError("no network"));
      const text = server.get(pathOf(what));
      return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
    });
    vi.stubGlobal("self", {
      location: { origin: HOME },
      addEventListener: (kind: string, how: (event: Event) => void) => (hear[kind] = how),
    });
    vi.resetModules();
    await import("../src/offline/worker");
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Ask the worker for something, and wait for all it does with it. */
  async function asked(path: string, mode = "cors"): Promise<string> {
    let answer: Promise<Response> | undefined;
    const tasks: Promise<unknown>[] = [];
    hear["fetch"]?.({
      request: { method: "GET", mode, url: HOME + path },
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: (task) => tasks.push(task),
    });
    const text = await (await answer)?.text();
    await Promise.all(tasks);
    return text ?? "";
  }

  it("keeps the page with all its parts, and gives it out without a network", async () => {
    expect(await asked("/", "navigate")).toBe(NEW);
    expect([...kept.keys()].sort()).toEqual([
      "/",
      "/assets/index-new.js",
      "/assets/ru-new.js",
      "/icon-192.png",
      "/icon.svg",
    ]);
    server = undefined;
    expect(await asked("/", "navigate")).toBe(NEW);
    expect(await asked("/assets/ru-new.js")).toBe("ru");
  });

  it("lets go of what only the old page needed", async () => {
    kept.set("/", OLD).set("/assets/index-old.js", "old").set("/icon.svg", "i");
    await asked("/", "navigate");
    expect(kept.get("/")).toBe(NEW);
    expect(kept.has("/assets/index-old.js")).toBe(false);
    expect(kept.has("/icon.svg")).toBe(true);
  });

  it("gives out what the server answers though there is no room to keep it", async () => {
    hasRoom = false;
    kept.set("/", OLD).set("/assets/index-old.js", "old");
    expect(await asked("/", "navigate")).toBe(NEW);
    expect(await asked("/assets/index-new.js")).toBe("index");
    expect(kept.get("/")).toBe(OLD);
    expect(kept.has("/assets/index-old.js")).toBe(true);
  });

  it("keeps the old page whole until the new one is", async () => {
    kept.set("/", OLD).set("/assets/index-old.js", "old");
    server?.delete("/assets/ru-new.js");
    await asked("/", "navigate");
    expect(kept.get("/")).toBe(OLD);
    expect(kept.has("/assets/index-old.js")).toBe(true);
  });

  it("keeps no page whose parts are another's", async () => {
    server?.set("/", OLD);
    expect(await asked("/", "navigate")).toBe(OLD);
    expect(kept.size).toBe(0);
  });
});
