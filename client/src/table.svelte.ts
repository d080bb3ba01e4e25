/** A room as the page has it: the view, what happened, the line, and what was asked and not yet answered. */
import { beGuest } from "./api";
import { newId, RoomSocket, type Answer, type State } from "./socket";
import type { Command, Happened, News, Refused, View } from "./wire";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = Without<Command>;

/** What a table shows beside the view: a room being played, or one that is replayed. */
export type Telling = {
  readonly happened: readonly Happened[];
  readonly news: readonly Happened[];
  readonly isBusy: boolean;
  readonly line: State;
  ask(wish: Wish): Promise<Answer | undefined>;
};

const REMEMBERED = 600;

export class RoomModel implements Telling {
  view = $state.raw<View>();
  happened = $state.raw<readonly Happened[]>([]);
  line = $state<State>("connecting");
  refusal = $state.raw<Refused>();
  isBusy = $state(false);
  /** What just happened, for those who animate or announce it. */
  news = $state.raw<readonly Happened[]>([]);
  private socket: RoomSocket | undefined;

  constructor(readonly id: string) {
    void this.open();
  }

  private async open(): Promise<void> {
    await beGuest().catch(() => undefined);
    this.socket = new RoomSocket(this.id, {
      news: (news) => this.hear(news),
      presence: (seats) => this.note(seats),
      state: (state, why) => {
        this.line = state;
        if (why) this.refusal = why;
      },
    });
  }

  close(): void {
    this.socket?.close();
  }

  hurry(): void {
    this.socket?.hurry();
  }

  /** Ask for something; a refusal is shown and brings the view up to date. */
  async ask(wish: Wish): Promise<Answer | undefined> {
    if (!this.socket) return undefined;
    this.isBusy = true;
    this.refusal = undefined;
    const answer = await this.socket.ask({ ...wish, id: newId() } as Command);
    this.isBusy = false;
    if (answer.type === "refused") {
      this.refusal = answer;
      if (answer.view) this.view = answer.view;
    }
    return answer;
  }

  private hear(news: News): void {
    this.view = news.view;
    this.news = news.happened;
    this.happened = [...this.happened, ...news.happened].slice(-REMEMBERED);
  }

  private note(seats: number[]): void {
    if (!this.view) return;
    const chairs = this.view.chairs.map((chair, seat) => {
      return chair.kind === "person" ? { ...chair, present: seats.includes(seat) } : chair;
    });
    this.view = { ...this.view, chairs };
  }
}
