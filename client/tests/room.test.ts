// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ConnectionEvents } from "../src/socket";
import { AHEAD } from "../src/following";
import { RoomModel } from "../src/room.svelte";
import { settings } from "../src/settings.svelte";
import type { Happened, View } from "../src/wire";

const LOOK = 900;

/** A table of Las Vegas after so many entries; whoever is on turn has something to choose. */
function view(number: number, seat = 0): View {
  const chairs = [
    { kind: "person", name: "Anna", present: true },
    { kind: "person", name: "Benno", present: true },
  ];
  const yours = seat === 0 ? [{ seat, choices: [] }] : [];
  const table = {
    state: { type: "placing", table: {}, seat },
    standing: [],
    turn: { type: "turn", seat },
    yours,
    ending: null,
  };
  const setup = { game: "las-vegas", options: {} };
  return {
    number,
    setup,
    stage: "playing",
    chairs,
    you: [0],
    timer: null,
    seconds_left: null,
    table,
  } as unknown as View;
}

function rolled(number: number): Happened {
  const told = [
    { event: { type: "dice-rolled", seat: 0, roll: { own: [1], white: [] } }, phrase: { message: "rolled" } },
  ];
  return { type: "played", number, by: "holder", told } as unknown as Happened;
}

const said = (number: number): Happened => ({ type: "said", number, seat: 1, text: "hurry" });

/** A room whose line is in our hands. */
async function room() {
  type Sent = { type: string; id: string };
  const lines: { hear: ConnectionEvents; sent: Sent[]; isClosed: boolean }[] = [];
  const model = new RoomModel("r1", (_, hear) => {
    const line = { hear, sent: [] as Sent[], isClosed: false };
    lines.push(line);
    return { send: (text) => line.sent.push(JSON.parse(text) as Sent), close: () => (line.isClosed = true) };
  });
  await vi.advanceTimersByTimeAsync(0);
  const hear = (message: object) => lines.at(-1)?.hear.heard(JSON.stringify(message));
  const news = (seen: View, ...happened: Happened[]) => hear({ type: "news", happened, view: seen });
  const sent = () => lines.at(-1)?.sent ?? [];
  const answer = async (type: string) => {
    const id = sent().find((command) => command.type === type)?.id;
    hear({ type: "done", id, number: 0, code: null, room: null });
    await vi.advanceTimersByTimeAsync(0);
  };
  const open = () => {
    lines.at(-1)?.hear.opened();
    news(view(1));
  };
  const choices = () => model.view?.table?.yours.length;
  return { model, lines, hear, news, sent, answer, open, choices };
}

const MOVE = { type: "move", seat: 0, move: { type: "place", face: 1 } } as const;

describe("a room", () => {
  let isThere: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    isThere = true;
    vi.stubGlobal("fetch", () =>
      isThere ? Promise.resolve(new Response(null, { status: 204 })) : Promise.reject(new Error("no network")),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is connected to once the server knows who one is, however long that takes", async () => {
    isThere = false;
    const { model, lines } = await room();
    expect(model.connection).toBe("lost");
    expect(lines).toHaveLength(0);
    isThere = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(lines).toHaveLength(1);
  });

  it("that was left before the server answered is not connected to", async () => {
    let knock = (): void => undefined;
    vi.stubGlobal("fetch", () => new Promise((answer) => (knock = () => answer(new Response(null, { status: 204 })))));
    const { model, lines } = await room();
    model.close();
    knock();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines).toHaveLength(0);
  });

  it("is let go of when it is left", async () => {
    const { model, lines, open } = await room();
    open();
    model.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  it("is busy until the move is answered, whatever else is", async () => {
    const { model, open, answer } = await room();
    open();
    void model.ask(MOVE);
    void model.ask({ type: "say", seat: 0, text: "now" });
    expect(model.isBusy).toBe(true);
    await answer("say");
    expect(model.isBusy).toBe(true);
    await answer("move");
    expect(model.isBusy).toBe(false);
  });

  it("is not busy with what is said beside the game", async () => {
    const { model, open } = await room();
    open();
    void model.ask({ type: "react", seat: 0, reaction: "wow" });
    expect(model.isBusy).toBe(false);
  });

  it("offers no old choices while news wait to be told", async () => {
    const { model, open, news, choices } = await room();
    open();
    news(view(2), rolled(2));
    expect(choices()).toBe(1);
    news(view(3, 1), rolled(3));
    expect(choices()).toBe(0);
    expect(model.isAnimating).toBe(true);
    await vi.advanceTimersByTimeAsync(LOOK);
    expect(model.view?.number).toBe(3);
    expect(model.isAnimating).toBe(false);
  });

  it("tells at once what one's own move leads to", async () => {
    const { model, open, news } = await room();
    open();
    news(view(2), rolled(2));
    void model.ask(MOVE);
    news(view(3, 1), rolled(3));
    expect(model.view?.number).toBe(3);
  });

  it("takes no choice away for a word from somebody, nor what is being shown", async () => {
    const { model, open, news, choices } = await room();
    open();
    news(view(2), rolled(2));
    const { scene } = model;
    news(view(3), said(3));
    expect(choices()).toBe(1);
    expect(model.news).toEqual([said(3)]);
    expect(model.scene).toBe(scene);
    expect(scene).toBeDefined();
  });

  it("shows something as long as it lasts", async () => {
    const { model, open, news } = await room();
    open();
    news(view(2), rolled(2));
    await vi.advanceTimersByTimeAsync(LOOK - 1);
    expect(model.scene).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(model.scene).toBeUndefined();
  });

  it("shows those who come back how it is, not how it came about", async () => {
    const { model, lines, open, news } = await room();
    open();
    lines[0]?.hear.closed();
    expect(model.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(300);
    lines[1]?.hear.opened();
    news(view(4), rolled(2), rolled(3), rolled(4));
    expect(model.view?.number).toBe(4);
    expect(model.scene).toBeUndefined();
    expect(model.happened.map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  it("keeps a move that was made without a line, and sends it once there is one", async () => {
    const { model, lines, open, sent, answer } = await room();
    open();
    model.lose();
    void model.ask(MOVE);
    expect(model.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    lines[1]?.hear.opened();
    expect(sent()).toHaveLength(1);
    await answer("move");
    expect(model.isBusy).toBe(false);
  });

  it("is as the server says after a refusal", async () => {
    const { model, open, hear, sent } = await room();
    open();
    void model.ask(MOVE);
    hear({ type: "refused", id: sent()[0]?.id, code: "not-your-turn", sentence: "…", view: view(5, 1) });
    await vi.advanceTimersByTimeAsync(0);
    expect(model.refusal?.code).toBe("not-your-turn");
    expect(model.view?.number).toBe(5);
    expect(model.isBusy).toBe(false);
  });

  it("knows who is there and how many watch, in what is still to be told too", async () => {
    const { model, open, news, hear } = await room();
    open();
    news(view(2), rolled(2));
    news(view(3), rolled(3));
    hear({ type: "presence", seats: [0], watching: 4 });
    const present = () => model.view?.chairs.map((chair) => chair.present);
    expect(model.watching).toBe(4);
    expect(present()).toEqual([true, false]);
    model.skip();
    expect(present()).toEqual([true, false]);
  });

  it("hears those who watch once each, and takes a refusal as read", async () => {
    const { model, open, hear } = await room();
    open();
    for (const id of ["m1", "m2", "m1"]) hear({ type: "murmured", id, name: "Dora", text: id });
    expect(model.murmured.map(({ text }) => text)).toEqual(["m1", "m2"]);
    model.refusal = { type: "refused", id: "c", code: "not-host", sentence: "No.", view: null };
    model.forgive();
    expect(model.refusal).toBeUndefined();
  });

  describe("with bots", () => {
    /** A table at which a bot sits beside one. */
    const botted = (number: number, seat: number): View => {
      const seen = view(number, seat);
      return { ...seen, chairs: seen.chairs.map((chair, at) => ({ ...chair, kind: at ? "bot" : "person" })) };
    };
    const seenOf = (sent: readonly object[]) =>
      sent.flatMap((message) => ("number" in message ? [Number(message.number)] : []));

    afterEach(() => {
      settings.speed = 1;
    });

    it("tells the server what was seen, when it was", async () => {
      const { open, news, sent } = await room();
      open();
      news(botted(2, 1), rolled(2));
      expect(seenOf(sent())).toEqual([]);
      await vi.advanceTimersByTimeAsync(LOOK);
      expect(seenOf(sent())).toEqual([2]);
      news(botted(3, 0), rolled(3));
      expect(seenOf(sent())).toEqual([2]);
      await vi.advanceTimersByTimeAsync(2 * LOOK);
      expect(seenOf(sent())).toEqual([2, 3]);
    });

    it("is never waited for where all is seen at once, and then again", async () => {
      const { open, news, sent } = await room();
      open();
      settings.speed = 0;
      news(botted(2, 1), rolled(2));
      news(botted(3, 1), rolled(3));
      expect(seenOf(sent())).toEqual([AHEAD]);
      settings.speed = 1;
      news(botted(4, 1), rolled(4));
      await vi.advanceTimersByTimeAsync(LOOK);
      expect(seenOf(sent())).toEqual([AHEAD, 0, 4]);
    });

    it("goes on at once to the own turn, and shows then what happened", async () => {
      const { model, open, news, sent } = await room();
      open();
      model.jump();
      expect(model.isJumping).toBe(false);
      news(botted(2, 1), rolled(2));
      model.jump();
      expect(seenOf(sent())).toEqual([2, AHEAD]);
      news(botted(3, 1), rolled(3));
      expect(model.view?.number).toBe(2);
      news(botted(4, 0), rolled(4));
      expect(model.view?.number).toBe(4);
      expect(model.isJumping).toBe(false);
      expect(model.happened.map(({ number }) => number)).toEqual([2, 3, 4]);
      expect(seenOf(sent()).at(-1)).toBe(4);
    });

    it("lands where it is after the line was lost", async () => {
      const { model, lines, open, news } = await room();
      open();
      news(botted(2, 1), rolled(2));
      model.jump();
      lines[0]?.hear.closed();
      await vi.advanceTimersByTimeAsync(1000);
      lines[1]?.hear.opened();
      news(botted(3, 1), rolled(3));
      expect([model.isJumping, model.view?.number]).toEqual([false, 3]);
    });
  });
});
