import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HEARTBEAT, OPENING, RoomSocket, type ConnectionEvents, type ConnectionState } from "../src/socket";
import type { Command, News, Refused } from "../src/wire";

type Call = { url: string; hear: ConnectionEvents; sent: string[]; isClosed: boolean };

function told(number: number): string {
  return JSON.stringify({ type: "news", happened: [], view: { number } });
}

function table() {
  const calls: Call[] = [];
  const states: ConnectionState[] = [];
  const news: News[] = [];
  const refusals: Refused[] = [];
  const socket = new RoomSocket(
    "r1",
    {
      news: (heard) => news.push(heard),
      presence: () => undefined,
      state: (state, why) => {
        states.push(state);
        if (why) refusals.push(why);
      },
    },
    (url, hear) => {
      const call: Call = { url, hear, sent: [], isClosed: false };
      calls.push(call);
      return { send: (text) => call.sent.push(text), close: () => (call.isClosed = true) };
    },
  );
  const last = () => calls.at(-1) as Call;
  return { socket, calls, states, news, refusals, last };
}

const begin = (id: string): Command => ({ type: "begin", id });

describe("the socket of a room", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("asks for everything first, and later for what came after the last number", () => {
    const { calls, last } = table();
    expect(last().url).toBe("/api/rooms/r1/socket?changes=1&after=-1");
    last().hear.opened();
    last().hear.heard(told(41));
    last().hear.closed();
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(2);
    expect(last().url).toBe("/api/rooms/r1/socket?changes=1&after=41");
  });

  it("sends a command again after the line was lost, under the same id, until it is answered", async () => {
    const { socket, last } = table();
    last().hear.opened();
    const answer = socket.ask(begin("a"));
    expect(last().sent).toHaveLength(1);
    last().hear.closed();
    vi.advanceTimersByTime(1000);
    last().hear.opened();
    expect(JSON.parse(last().sent[0] ?? "")).toEqual({ type: "begin", id: "a" });
    last().hear.heard(JSON.stringify({ type: "done", id: "a", number: 3, code: null, room: null }));
    expect(await answer).toMatchObject({ type: "done", number: 3 });
    last().hear.closed();
    vi.advanceTimersByTime(1000);
    last().hear.opened();
    expect(last().sent).toHaveLength(0);
  });

  it("keeps what is asked while there is no line", () => {
    const { socket, last } = table();
    void socket.ask(begin("b"));
    expect(last().sent).toHaveLength(0);
    last().hear.opened();
    expect(last().sent).toHaveLength(1);
  });

  it("waits longer after every failure, and not at all when somebody looks", () => {
    const { socket, calls, last } = table();
    last().hear.closed();
    vi.advanceTimersByTime(299);
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(calls).toHaveLength(2);
    last().hear.closed();
    vi.advanceTimersByTime(599);
    expect(calls).toHaveLength(2);
    socket.hurry();
    expect(calls).toHaveLength(3);
  });

  it("gives up a line that does not answer its heartbeat, and does not mind when that ends at last", () => {
    const { states, calls, last } = table();
    const [first] = calls;
    first?.hear.opened();
    vi.advanceTimersByTime(HEARTBEAT);
    expect(first?.sent).toEqual([JSON.stringify({ type: "ping", id: "beat" })]);
    vi.advanceTimersByTime(HEARTBEAT);
    expect(first?.isClosed).toBe(true);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    last().hear.opened();
    last().hear.heard(told(7));
    first?.hear.closed();
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(HEARTBEAT - 1);
    expect(calls).toHaveLength(2);
  });

  it("keeps a line whose heartbeat is answered", () => {
    const { calls, last } = table();
    last().hear.opened();
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(HEARTBEAT);
      last().hear.heard(JSON.stringify({ type: "pong", id: "beat" }));
    }
    expect(calls).toHaveLength(1);
    expect(last().isClosed).toBe(false);
  });

  it("goes on with an attempt under way, however many look", () => {
    const { socket, calls, last } = table();
    last().hear.closed();
    socket.hurry();
    socket.hurry();
    expect(calls).toHaveLength(2);
    last().hear.opened();
    socket.hurry();
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(2);
    expect(last().isClosed).toBe(false);
  });

  it("listens to one line only, and leaves none behind", () => {
    const { socket, calls, news, last } = table();
    const [first] = calls;
    socket.lose();
    expect(first?.isClosed).toBe(true);
    socket.hurry();
    first?.hear.opened();
    first?.hear.heard(told(1));
    expect(news).toHaveLength(0);
    void socket.ask(begin("c"));
    expect(last().sent).toHaveLength(0);
    last().hear.opened();
    last().hear.heard(told(1));
    first?.hear.closed();
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(2);
    expect(news).toHaveLength(1);
    socket.close();
    expect(calls.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it("is lost at once when the device says so, and tries again by itself", () => {
    const { socket, calls, states, last } = table();
    last().hear.opened();
    last().hear.heard(told(3));
    socket.lose();
    expect(states.at(-1)).toBe("lost");
    expect(last().isClosed).toBe(true);
    vi.advanceTimersByTime(300);
    expect(calls).toHaveLength(2);
  });

  it("tries another line when one takes too long to open", () => {
    const { calls } = table();
    vi.advanceTimersByTime(OPENING + 300);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.isClosed).toBe(true);
  });

  it("tries no more once it is closed", () => {
    const { socket, calls, last } = table();
    last().hear.closed();
    socket.close();
    socket.hurry();
    socket.lose();
    vi.advanceTimersByTime(60000);
    expect(calls).toHaveLength(1);
  });

  it("does not come back once the server has said that there is no such table", () => {
    const { calls, states, refusals, last } = table();
    last().hear.opened();
    last().hear.heard(JSON.stringify({ type: "refused", id: "", code: "unknown-room", sentence: "…", view: null }));
    last().hear.closed();
    vi.advanceTimersByTime(60000);
    expect(calls).toHaveLength(1);
    expect(states.at(-1)).toBe("refused");
    expect(refusals[0]?.code).toBe("unknown-room");
  });

  it("comes back to a house that was full, less and less often", () => {
    const { calls, states, refusals, last } = table();
    for (const pause of [300, 600, 1200]) {
      last().hear.opened();
      last().hear.heard(JSON.stringify({ type: "refused", id: "", code: "full", sentence: "…", view: null }));
      last().hear.closed();
      expect(states.at(-1)).toBe("lost");
      const tried = calls.length;
      vi.advanceTimersByTime(pause - 1);
      expect(calls).toHaveLength(tried);
      vi.advanceTimersByTime(1);
      expect(calls).toHaveLength(tried + 1);
    }
    expect(states).not.toContain("open");
    expect(refusals).toHaveLength(3);
    last().hear.opened();
    last().hear.heard(told(0));
    expect(states.at(-1)).toBe("open");
  });
});

describe("what has changed", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const chairs = [{ kind: "person", name: "Anna", present: true }];
  const whole = JSON.stringify({ type: "news", happened: [], view: { number: 4, chairs, seconds_left: null } });
  const changes = (since: number, patch: object) => JSON.stringify({ type: "changes", since, happened: [], patch });

  it("is put into the room one has", () => {
    const { last, news } = table();
    last().hear.opened();
    last().hear.heard(whole);
    last().hear.heard(JSON.stringify({ type: "presence", seats: [], watching: 0 }));
    last().hear.heard(changes(4, { number: [5], seconds_left: [30] }));
    expect(news.at(-1)?.view).toEqual({ number: 5, chairs: [{ ...chairs[0], present: false }], seconds_left: 30 });
  });

  it("in another room is asked for anew", () => {
    const { last, news, calls, states } = table();
    last().hear.opened();
    last().hear.heard(whole);
    last().hear.heard(changes(7, { number: [8] }));
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(2);
    expect(last().url).toBe("/api/rooms/r1/socket?changes=1&after=4");
    expect(news).toHaveLength(1);
  });
});
