/** A room as the page has it: the view, what happened, the line, and what was asked and not yet answered. */
import type { Snippet } from "svelte";
import { beGuest } from "./api";
import { idle, stepsBetween, type GameAnimation } from "./animation";
import { AHEAD, isFollowed, isOfBot, isWithBots } from "./following";
import { seatOf } from "./events";
import { lookOf } from "./games";
import { joined, Pacer, type AnimationStep, type Moment } from "./pacing";
import { withPresent } from "./presence";
import { isCalm, pace, settings } from "./settings.svelte";
import { isTalk } from "./shell/transcript";
import { named } from "./somebody";
import { dialWebSocket, newId, RoomSocket, type ConnectionState, type Dial } from "./socket";
import type {
  Answer,
  Command,
  Consider,
  Considered,
  EventTold,
  GameTypes,
  Happened,
  Murmured,
  News,
  Presence,
  Refused,
  View,
} from "./wire";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command that has no id yet. */
export type CommandDraft<G extends GameTypes = GameTypes> = Without<Command<G>>;

/** What is being shown just now, for those who move things: the events, for how long, and in which moment. */
export type Scene<G extends GameTypes = GameTypes> = {
  key: number;
  told: readonly EventTold<G>[];
  ms: number;
  moment?: Moment<G> | undefined;
  /** Whether it only stands there, because nothing is to move. */
  isStill?: boolean;
};

/** What a table shows beside the view: a room being played, or one that is replayed. */
export type RoomFeed<G extends GameTypes = GameTypes> = {
  readonly happened: readonly Happened<G>[];
  readonly news: readonly Happened<G>[];
  readonly isBusy: boolean;
  readonly connection: ConnectionState;
  readonly scene?: Scene<G> | undefined;
  /** Whether more is to come before anything can be chosen. */
  readonly isAnimating?: boolean;
  /** When the time of the one who is waited for is up, in milliseconds of this page. */
  readonly until?: number | undefined;
  /** How many people watch. */
  readonly watching?: number;
  /** Go on to what is told next. */
  hasten?(): void;
  /** Whether everything goes on at once until one's own turn. */
  readonly isJumping?: boolean;
  /** Let bots go on at once, and show what they did when it is one's own turn. */
  jump?(): void;
  /** Why what was last asked for was not done. */
  readonly refusal?: { code: string; sentence: string } | undefined;
  /** What is shown, in words, where it is over already and only shown again. */
  readonly caption?: string;
  /** Whether only what was laid out before can happen here, and nothing else is offered. */
  readonly isScripted?: boolean;
  /** What stands beside the table instead of the log. */
  readonly beside?: Snippet;
  /** Say what a move that is not listed would lead to, where no server is asked. */
  consider?(asked: Consider<G>): Promise<Considered<G>>;
  /** Hear nothing any more of what is said on these seats. */
  mute?(seats: readonly number[]): void;
  /** What those who watch said among themselves. */
  readonly murmured?: readonly Murmured[];
  /** Take a refusal as read: it is said elsewhere. */
  forgive?(): void;
  ask(draft: CommandDraft<G>): Promise<Answer<G> | undefined>;
};

const REMEMBERED = 600;
const MURMURED = 100;
/** So much faster bots are told than people: with three of them nobody waits long for the next own turn, what one
 * did oneself included (tests/browser/test_pace.py says how long at most). */
const BRISK = 2;
/** How long to wait before the server is asked again whether it knows us. */
const AGAIN = 1000;
/** What is asked beside the game, and keeps nobody from playing. */
const BESIDE: readonly Command["type"][] = ["say", "react"];

export class RoomModel implements RoomFeed {
  view = $state.raw<View>();
  happened = $state.raw<readonly Happened[]>([]);
  connection = $state<ConnectionState>("connecting");
  refusal = $state.raw<Refused>();
  /** What just happened, for those who announce it. */
  news = $state.raw<readonly Happened[]>([]);
  scene = $state.raw<Scene>();
  isAnimating = $state(false);
  until = $state<number>();
  watching = $state(0);
  murmured = $state.raw<readonly Murmured[]>([]);
  isJumping = $state(false);
  /** The seats whose holders are not heard here. */
  private muted: readonly number[] = [];
  /** Whether the clock has just decided for somebody here. */
  isTimeUp = $state(false);
  /** How much is under way that the game waits for. */
  private underWay = $state(0);
  private latest: View | undefined;
  /** How the game shows what happens; until it is loaded, what happened is told entry by entry. */
  private animation: GameAnimation | undefined;
  private isLoading = false;
  private isBehind = true;
  private isClosed = false;
  private scenes = 0;
  private socket: RoomSocket | undefined;
  /** What the server was last told to have been seen. */
  private followed = -1;
  /** What happened while everything went on at once. */
  private jumped: Happened[] = [];
  private readonly pacer = new Pacer({
    show: (step, ms, isLast) => this.show(step, ms, isLast),
    rest: () => this.rest(),
    speed: (step) => pace() * (!step.isWhole && isOfBot(step.view) ? BRISK : 1),
    isStill: () => isCalm() && settings.speed > 0 && !document.hidden,
  });

  constructor(
    readonly id: string,
    private readonly dial: Dial = dialWebSocket,
  ) {
    void this.open();
  }

  get isBusy(): boolean {
    return this.underWay > 0;
  }

  /** Without a secret nobody can sit, so it comes before the line. */
  private async open(): Promise<void> {
    while (!(await isGuest())) {
      if (this.isClosed) return;
      this.connection = "lost";
      await new Promise((goOn) => setTimeout(goOn, AGAIN));
    }
    if (this.isClosed) return;
    const listener = {
      news: (news: News) => this.hear(news),
      presence: (presence: Presence) => this.note(presence),
      murmured: (said: Murmured) => this.overhear(said),
      state: (state: ConnectionState, why?: Refused) => this.stand(state, why),
    };
    this.socket = new RoomSocket(this.id, listener, this.dial);
  }

  /** Hear nothing any more of what is said on these seats. */
  mute(seats: readonly number[]): void {
    this.muted = seats;
    // What stays the same is not told again.
    if (this.happened.every((one) => this.isHeard(one))) return;
    this.happened = this.happened.filter((one) => this.isHeard(one));
    this.news = this.news.filter((one) => this.isHeard(one));
  }

  private isHeard(one: Happened): boolean {
    return !isTalk(one) || !this.muted.includes(one.seat);
  }

  forgive(): void {
    this.refusal = undefined;
  }

  /** Hear somebody who watches, once: whoever comes back hears it again. */
  private overhear(said: Murmured): void {
    if (this.murmured.every(({ id }) => id !== said.id)) this.murmured = [...this.murmured, said].slice(-MURMURED);
  }

  close(): void {
    this.isClosed = true;
    this.pacer.close();
    this.socket?.close();
  }

  hurry(): void {
    this.socket?.hurry();
  }

  /** Give the line up, for the device has lost its network. */
  lose(): void {
    this.socket?.lose();
  }

  /** Show at once what is still being told. */
  skip(): void {
    this.pacer.skip();
  }

  /** Go on to what is told next, where it is told part by part; else show the rest at once. */
  hasten(): void {
    this.pacer.hurry();
  }

  /** Let bots go on at once until it is one's own turn, or somebody else's who is not a bot. */
  jump(): void {
    if (!this.latest || !isWithBots(this.latest)) return;
    this.skip();
    this.isJumping = true;
    this.follow();
  }

  /** Show what happened meanwhile, all at once. */
  private land(): void {
    if (!this.isJumping || !this.latest) return;
    this.isJumping = false;
    this.pacer.add([{ told: this.jumped, view: this.latest, lasts: 0 }]);
    this.jumped = [];
    this.skip();
  }

  /** All that is known has been seen. */
  private rest(): void {
    this.scene = undefined;
    this.follow();
  }

  /** Tell the server what has been seen, so that bots go as fast as people here read. */
  private follow(): void {
    if (!this.latest || !isFollowed(this.latest)) return;
    const isAtOnce = this.isJumping || document.hidden || settings.speed === 0;
    // Whoever wanted everything at once and does so no more is waited for again.
    const sofar = this.followed === AHEAD ? 0 : this.followed;
    const number = isAtOnce ? AHEAD : this.pacer.isResting ? this.latest.number : sofar;
    if (number === this.followed || number < 0) return;
    this.followed = number;
    this.socket?.say({ type: "caught-up", number });
  }

  /** Ask for something; a refusal is shown and brings the view up to date. */
  async ask(draft: CommandDraft): Promise<Answer | undefined> {
    if (!this.socket) return undefined;
    const weight = BESIDE.includes(draft.type) ? 0 : 1;
    this.underWay += weight;
    this.refusal = undefined;
    // Whoever moves has seen enough of what came before.
    if (draft.type === "move") this.pacer.goOn();
    const answer = await this.socket.ask({ ...draft, id: newId() });
    this.underWay -= weight;
    if (answer.type === "refused") {
      this.refusal = answer;
      if (answer.view) {
        this.skip();
        this.view = this.latest = named(answer.view);
      }
    }
    return answer;
  }

  private stand(state: ConnectionState, why?: Refused): void {
    this.connection = state;
    if (state !== "open") {
      this.isBehind = true;
      this.followed = -1;
    }
    if (why) this.refusal = why;
  }

  private hear(told: News): void {
    const happened = told.happened.filter((one) => this.isHeard(one));
    const news = { ...told, happened, view: named(told.view) };
    const steps = stepsBetween(this.animation, this.latest, news);
    this.loadAnimation(news.view.setup.game);
    const left = news.view.seconds_left;
    this.until = left === null ? undefined : performance.now() + left * 1000;
    this.latest = news.view;
    if (!this.isBehind && news.happened.some((entry) => isByClock(entry, news.view.you))) this.isTimeUp = true;
    if (this.isJumping) {
      this.jumped.push(...news.happened);
      if (this.isBehind || !isWithBots(news.view)) this.land();
      this.isBehind = false;
      return;
    }
    this.pacer.add(steps);
    // Whoever was away wants to see how it is, not how it came about.
    if (this.isBehind) this.skip();
    this.isBehind = false;
    // What could be chosen before cannot be chosen any more, though the news are still to be told.
    if (this.pacer.isAnimating) {
      this.view = this.view && idle(this.view);
      this.isAnimating = true;
    }
    this.follow();
  }

  private loadAnimation(game: string): void {
    if (this.isLoading) return;
    this.isLoading = true;
    const keep = (loaded: GameAnimation) => {
      this.animation = loaded;
    };
    lookOf(game)
      ?.animation()
      .then(keep, () => (this.isLoading = false));
  }

  private show({ told, view, moment }: AnimationStep, ms: number, isLast: boolean): void {
    this.view = isLast ? view : idle(view);
    this.news = told;
    this.happened = joined(this.happened, told).slice(-REMEMBERED);
    this.isAnimating = !isLast;
    const events = told.flatMap((entry) => (entry.type === "played" ? entry.told : []));
    // A word from somebody does not end what is being shown.
    if (events.length || moment)
      this.scene = ms ? { key: ++this.scenes, told: events, ms, moment, isStill: !pace() } : undefined;
  }

  private note({ seats, watching }: Presence): void {
    this.watching = watching;
    const changed = (view: View): View => withPresent(view, seats);
    if (this.view) this.view = changed(this.view);
    if (this.latest) this.latest = changed(this.latest);
    this.pacer.change(changed);
  }
}

/** Get a secret to hold seats with; tell whether the server could be asked. */
function isGuest(): Promise<boolean> {
  return beGuest().then(
    () => true,
    () => false,
  );
}

/** Whether the clock decided something for one of these seats. */
function isByClock(entry: Happened, seats: readonly number[]): boolean {
  return entry.type === "played" && entry.by === "clock" && entry.told.some(({ event }) => isOf(event, seats));
}

function isOf(event: unknown, seats: readonly number[]): boolean {
  const seat = seatOf(event);
  return seat !== undefined && seats.includes(seat);
}
