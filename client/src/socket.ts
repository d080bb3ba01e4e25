/** A room's socket: connects, resumes from the last number it knows, and resends what was not answered. */
import type { Command, Done, News, Refused, Told } from "./wire";

export type Answer = Done | Refused;

export type Line = {
  send(text: string): void;
  close(): void;
};

export type Hear = {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
};

/** Opens a line; the browser's WebSocket in play, anything else in tests. */
export type Dial = (url: string, hear: Hear) => Line;

export type State = "connecting" | "open" | "lost" | "refused";

export type Listener = {
  news(news: News): void;
  presence(seats: number[]): void;
  state(state: State, why?: Refused): void;
};

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 15000;
/** Closed with this code, the server has said why and does not want us back. */
const REFUSED = 4403;

type Waiting = { text: string; settle: (answer: Answer) => void };

export class RoomSocket {
  private line: Line | undefined;
  private number = -1;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private answered = true;
  private isOpen = false;
  private isDone = false;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
    private readonly dial: Dial = browserDial,
  ) {
    this.connect();
  }

  /** Carry out a command; it is sent again after every loss of the line until it is answered. */
  ask(command: Command): Promise<Answer> {
    return new Promise((settle) => {
      const text = JSON.stringify(command);
      this.waiting.set(command.id, { text, settle });
      if (this.isOpen) this.line?.send(text);
    });
  }

  close(): void {
    this.isDone = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.line?.close();
  }

  /** Try again at once, for somebody is looking. */
  hurry(): void {
    if (this.isOpen || this.isDone) return;
    clearTimeout(this.retry);
    this.pause = FIRST_PAUSE;
    this.line?.close();
    this.connect();
  }

  private connect(): void {
    this.listener.state("connecting");
    const url = `/api/rooms/${encodeURIComponent(this.room)}/socket?after=${this.number}`;
    let isCurrent = true;
    const line = this.dial(url, {
      opened: () => {
        if (isCurrent) this.opened();
      },
      heard: (text) => {
        if (isCurrent) this.heard(text);
      },
      closed: (code) => {
        if (isCurrent) this.closed(code);
        isCurrent = false;
      },
    });
    this.line = line;
  }

  private opened(): void {
    this.isOpen = true;
    this.pause = FIRST_PAUSE;
    this.answered = true;
    this.listener.state("open");
    for (const { text } of this.waiting.values()) this.line?.send(text);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.heartbeat(), HEARTBEAT);
  }

  private heartbeat(): void {
    if (!this.answered) {
      this.line?.close();
      this.closed(1006);
      return;
    }
    this.answered = false;
    this.line?.send(JSON.stringify({ type: "ping", id: "beat" }));
  }

  private heard(text: string): void {
    const told = JSON.parse(text) as Told;
    this.answered = true;
    switch (told.type) {
      case "news":
        this.number = told.view.number;
        this.listener.news(told);
        break;
      case "presence":
        this.listener.presence(told.seats);
        break;
      case "done":
      case "refused":
        this.settle(told);
        break;
      case "pong":
        break;
    }
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (waiting) {
      this.waiting.delete(answer.id);
      waiting.settle(answer);
    } else if (answer.type === "refused" && answer.id === "") {
      this.isDone = !["full", "store-unavailable", "too-often"].includes(answer.code);
      this.listener.state(this.isDone ? "refused" : "lost", answer);
    }
  }

  private closed(code: number): void {
    this.isOpen = false;
    clearInterval(this.beat);
    if (this.isDone || code === REFUSED) return;
    this.listener.state("lost");
    this.retry = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
}

export const browserDial: Dial = (url, hear) => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}${url}`);
  socket.onopen = () => hear.opened();
  socket.onmessage = (message) => hear.heard(String(message.data));
  socket.onclose = (event) => hear.closed(event.code);
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
};

/** Return what a command of ours is called. */
export function newId(): string {
  // In a home without https there is no randomUUID.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
