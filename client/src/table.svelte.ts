/** A room as the page has it: the view, what happened, the line, and what was asked and not yet answered. */
import { beGuest } from "./api";
import { idle, momentsOf } from "./moments";
import { joined, Pacer } from "./pacing";
import { pace } from "./settings.svelte";
import { newId, RoomSocket, type Answer, type State } from "./socket";
import type { Command, Happened, LasVegasTold, LordsOfVegasTold, News, Refused, View } from "./wire";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = Without<Command>;

/** What is being shown just now, for those who move things: the events, and for how long. */
export type Scene = { key: number; told: readonly (LasVegasTold | LordsOfVegasTold)[]; ms: number };

/** What a table shows beside the view: a room being played, or one that is replayed. */
export type Telling = {
  readonly happened: readonly Happened[];
  readonly news: readonly Happened[];
  readonly isBusy: boolean;
  readonly line: State;
  readonly scene?: Scene | undefined;
  /** Whether more is to come before anything can be chosen. */
  readonly isTelling?: boolean;
  /** When the time of the one who is waited for is up, in milliseconds of this page. */
  readonly until?: number | undefined;
  ask(wish: Wish): Promise<Answer | undefined>;
};

const REMEMBERED = 600;

export class RoomModel implements Telling {
  view = $state.raw<View>();
  happened = $state.raw<readonly Happened[]>([]);
  line = $state<State>("connecting");
  refusal = $state.raw<Refused>();
  isBusy = $state(false);
  /** What just happened, for those who announce it. */
  news = $state.raw<readonly Happened[]>([]);
  scene = $state.raw<Scene>();
  isTelling = $state(false);
  until = $state<number>();
  private latest: View | undefined;
  private isBehind = true;
  private scenes = 0;
  private socket: RoomSocket | undefined;
  private readonly pacer = new Pacer({
    show: (moment, ms, isLast) => this.show(moment.told, isLast ? moment.view : idle(moment.view), ms, isLast),
    speed: pace,
  });

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
        if (state !== "open") this.isBehind = true;
        if (why) this.refusal = why;
      },
    });
  }

  close(): void {
    this.pacer.close();
    this.socket?.close();
  }

  hurry(): void {
    this.socket?.hurry();
  }

  /** Show at once what is still being told. */
  skip(): void {
    this.pacer.skip();
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
      if (answer.view) {
        this.skip();
        this.view = this.latest = answer.view;
      }
    }
    return answer;
  }

  private hear(news: News): void {
    const moments = momentsOf(this.latest, news);
    const left = news.view.seconds_left;
    this.until = left === null ? undefined : performance.now() + left * 1000;
    this.latest = news.view;
    this.pacer.add(moments);
    // Whoever was away wants to see how it is, not how it came about.
    if (this.isBehind) this.skip();
    this.isBehind = false;
  }

  private show(told: readonly Happened[], view: View, ms: number, isLast: boolean): void {
    this.view = view;
    this.news = told;
    this.happened = joined(this.happened, told).slice(-REMEMBERED);
    this.isTelling = !isLast;
    const events = told.flatMap((entry): Scene["told"][number][] => ("told" in entry ? entry.told : []));
    this.scene = ms && events.length ? { key: ++this.scenes, told: events, ms } : undefined;
  }

  private note(seats: number[]): void {
    const changed = (view: View): View => {
      const chairs = view.chairs.map((chair, seat) => {
        return chair.kind === "person" ? { ...chair, present: seats.includes(seat) } : chair;
      });
      return { ...view, chairs };
    };
    if (this.view) this.view = changed(this.view);
    if (this.latest) this.latest = changed(this.latest);
    this.pacer.change(changed);
  }
}
