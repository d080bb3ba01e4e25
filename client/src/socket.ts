/** A room's socket: connects, resumes from the last number it knows, and resends what was not answered. */
import { patched } from "./patches";
import { withPresent } from "./presence";
import type {
  Answer,
  CaughtUp,
  Changes,
  Command,
  Murmured,
  News,
  Presence,
  Refused,
  ServerMessage,
  View,
} from "./wire";

export type Connection = {
  send(text: string): void;
  close(): void;
};

export type ConnectionEvents = {
  opened(): void;
  heard(text: string): void;
  closed(): void;
};

/** Opens a line; the browser's WebSocket in play, anything else in tests. */
export type Dial = (url: string, hear: ConnectionEvents) => Connection;

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

export type RoomListener = {
  news(news: News): void;
  presence(presence: Presence): void;
  murmured?(said: Murmured): void;
  state(state: ConnectionState, why?: Refused): void;
};

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** How long a line may take to open before another is tried. */
export const OPENING = 10_000;
export const HEARTBEAT = 5000;
/** What the server refuses only for now. */
const FOR_NOW: readonly string[] = ["bus-unavailable", "full", "store-unavailable", "too-often"];

type PendingCommand = { text: string; settle: (answer: Answer) => void };

export class RoomSocket {
  /** The one line that is listened to, from the moment it is dialled; what others say is not heard. */
  private connection: Connection | undefined;
  private number = -1;
  /** The room as it was last told: what has changed is told by what has changed in it. */
  private view: View | undefined;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private answered = true;
  private isOpen = false;
  private isDone = false;
  private readonly waiting = new Map<string, PendingCommand>();

  constructor(
    private readonly room: string,
    private readonly listener: RoomListener,
    private readonly dial: Dial = dialWebSocket,
  ) {
    this.connect();
  }

  /** Carry out a command; it is sent again after every loss of the line until it is answered. */
  ask(command: Command): Promise<Answer> {
    return new Promise((settle) => {
      const text = JSON.stringify(command);
      this.waiting.set(command.id, { text, settle });
      if (this.isOpen) this.connection?.send(text);
    });
  }

  /** Say what was seen; after a loss of the line it is said anew by whoever sees on. */
  say(message: CaughtUp): void {
    if (this.isOpen) this.connection?.send(JSON.stringify(message));
  }

  close(): void {
    this.isDone = true;
    this.drop();
  }

  /** Try again at once, for somebody is looking; an attempt under way goes on. */
  hurry(): void {
    if (this.isDone || this.connection) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  /** Give the line up, for the device says that it has none. */
  lose(): void {
    if (this.connection) this.lost();
  }

  private connect(): void {
    this.drop();
    this.listener.state("connecting");
    const url = `/api/rooms/${encodeURIComponent(this.room)}/socket?changes=1&after=${this.number}`;
    const connection = this.dial(url, {
      opened: () => {
        if (this.connection === connection) this.opened(connection);
      },
      heard: (text) => {
        if (this.connection === connection) this.heard(text);
      },
      closed: () => {
        if (this.connection === connection) this.lost();
      },
    });
    this.connection = connection;
    this.retry = setTimeout(() => this.lost(), OPENING);
  }

  private opened(connection: Connection): void {
    clearTimeout(this.retry);
    this.isOpen = true;
    this.answered = true;
    for (const { text } of this.waiting.values()) connection.send(text);
    this.beat = setInterval(() => this.heartbeat(connection), HEARTBEAT);
  }

  private heartbeat(connection: Connection): void {
    if (!this.answered) return this.lost();
    this.answered = false;
    connection.send(JSON.stringify({ type: "ping", id: "beat" }));
  }

  private heard(text: string): void {
    const told = JSON.parse(text) as ServerMessage;
    this.answered = true;
    switch (told.type) {
      case "news":
        this.tell(told);
        break;
      case "changes":
        this.change(told);
        break;
      case "presence":
        this.view = this.view && withPresent(this.view, told.seats);
        this.listener.presence(told);
        break;
      case "murmured":
        this.listener.murmured?.(told);
        break;
      case "done":
      case "refused":
        this.settle(told);
        break;
      case "pong":
        break;
    }
  }

  private tell(news: News): void {
    // A server lets in even those it sends away; whoever is told something is there.
    this.pause = FIRST_PAUSE;
    this.number = news.view.number;
    this.view = news.view;
    this.listener.state("open");
    this.listener.news(news);
  }

  /** Go on from the room one has; whoever has another one asks for it anew. */
  private change({ since, happened, patch }: Changes): void {
    if (this.view?.number !== since) return this.lost();
    this.tell({ type: "news", happened, view: patched(this.view, patch) });
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (waiting) {
      this.waiting.delete(answer.id);
      waiting.settle(answer);
    } else if (answer.type === "refused" && answer.id === "") {
      this.isDone = !FOR_NOW.includes(answer.code);
      this.listener.state(this.isDone ? "refused" : "lost", answer);
    }
  }

  private lost(): void {
    this.drop();
    if (this.isDone) return;
    this.listener.state("lost");
    this.retry = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  /** Let go of the line, and of all that waits for it. */
  private drop(): void {
    const { connection } = this;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.connection = undefined;
    this.isOpen = false;
    connection?.close();
  }
}

export const dialWebSocket: Dial = (url, hear) => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}${url}`);
  socket.onopen = () => hear.opened();
  socket.onmessage = (message) => hear.heard(String(message.data));
  socket.onclose = () => hear.closed();
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
