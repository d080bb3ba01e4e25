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
  let hear: Record<string, (event: never) => void>;
  let shown: { title: string; options: NotificationOptions }[];
  let badges: (number | undefined)[];
  let windows: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[];
  let went: string[];

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
    [shown, badges, windows, went] = [[], [], [], []];
    vi.stubGlobal("caches", { open: () => Promise.resolve(cache), match: found });
    vi.stubGlobal("fetch", (what: string | { url: string }) => {
      if (!server) return Promise.reject(new TypeError("no network"));
      const text = server.get(pathOf(what));
      return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
    });
    vi.stubGlobal("self", {
      location: { origin: HOME },
      addEventListener: (kind: string, how: (event: never) => void) => (hear[kind] = how),
      registration: {
        showNotification: (title: string, options: NotificationOptions) =>
          Promise.resolve(void shown.push({ title, options })),
      },
      navigator: { setAppBadge: (count?: number) => Promise.resolve(void badges.push(count)) },
      clients: {
        matchAll: () => Promise.resolve(windows),
        openWindow: (url: string) => Promise.resolve(void went.push(`opened ${url}`)),
      },
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
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (task: Promise<unknown>) => tasks.push(task),
    } as Event as never);
    const text = await (await answer)?.text();
    await Promise.all(tasks);
    return text ?? "";
  }

  /** Let something happen to the worker, and wait for all it does. */
  async function happened(kind: string, event: object): Promise<void> {
    const tasks: Promise<unknown>[] = [];
    hear[kind]?.({ ...event, waitUntil: (task: Promise<unknown>) => tasks.push(task) } as never);
    await Promise.all(tasks);
  }
  const pushed = (text: string) => happened("push", { data: { text: () => text } });
  const touched = (data: unknown) => happened("notificationclick", { notification: { data, close: () => undefined } });
  const NOTICE = '{"room":"r1","game":"pig","number":7}';
  const WORDS = { language: "is", titles: { pig: "Pig: þú átt leik" }, how: "Snertu", late: "Of seint" };

  it("tells of a move in the words the page gave it, and how many tables wait", async () => {
    await happened("message", { data: WORDS });
    server?.set("/api/me/games", '{"games":[{"room":"r1","yours":true},{"room":"r2","yours":true}]}');
    await pushed(NOTICE);
    expect(shown).toMatchObject([{ title: "Pig: þú átt leik", options: { body: "Snertu", data: "r1" } }]);
    expect(badges).toEqual([2]);
  });

  it("keeps the words when the page is kept anew", async () => {
    await happened("message", { data: WORDS });
    await happened("message", { data: "keep" });
    expect(kept.has("/")).toBe(true);
    expect(JSON.parse(kept.get("/notices.json") ?? "")).toEqual(WORDS);
  });

  it("tells of a move without a network, and of none that is over", async () => {
    await happened("message", { data: WORDS });
    server = undefined;
    await pushed(NOTICE);
    server = new Map([["/api/me/games", '{"games":[{"room":"r1","yours":false}]}']]);
    await pushed(NOTICE);
    await pushed("forged");
    expect(shown.map(({ title }) => title)).toEqual(["Pig: þú átt leik", "Croupier", "Croupier"]);
    expect(badges).toEqual([undefined, 0, 0]);
  });

  it("opens the table of a notice that is touched, and never anything else", async () => {
    await touched("r1");
    await touched("//evil.example");
    expect(went).toEqual(["opened /#/room/r1", "opened /"]);
    const window = (hash: string) => ({
      url: `${HOME}/${hash}`,
      focus: () => Promise.resolve(void went.push("focused")),
      navigate: (url: string) => Promise.resolve(void went.push(`went to ${url}`)),
    });
    [windows, went] = [[window("#/")], []];
    await touched("r1");
    [windows, went] = [[window("#/room/r1")], [...went]];
    await touched("r1");
    expect(went).toEqual([`went to ${HOME}/#/room/r1`, "focused", "focused"]);
  });

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
