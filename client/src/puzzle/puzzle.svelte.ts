/** A puzzle being tried: the same feed a room gives its table, for one move. */
import { idle } from "../animation";
import { isAlike } from "../learn/lessons";
import { NO_ORDER } from "../table/order";
import type { CommandDraft, RoomFeed } from "../room.svelte";
import type { AdvisedMove, Answer, Consider, Considered, Happened, Puzzle, View } from "../wire";

export class PuzzleModel implements RoomFeed {
  readonly isScripted = true;
  view = $state.raw<View>() as View;
  /** The move that was made. */
  tried = $state.raw<unknown>();
  readonly happened: readonly Happened[] = [];
  readonly news: readonly Happened[] = [];
  readonly isBusy = false;
  readonly connection = "open";

  constructor(
    readonly puzzle: Puzzle,
    names: readonly string[],
  ) {
    this.view = seen(puzzle, names);
  }

  get best(): AdvisedMove {
    return this.puzzle.options[0] as AdvisedMove;
  }

  /** The option that was chosen, if it is one of those that are told. */
  get chosen(): AdvisedMove | undefined {
    return this.puzzle.options.find(({ move }) => isAlike(move, this.tried));
  }

  get isFound(): boolean {
    return this.tried !== undefined && isAlike(this.tried, this.best.move);
  }

  /** Take the move; whatever is offered meanwhile nobody hears. */
  ask(draft: CommandDraft): Promise<Answer | undefined> {
    if (draft.type !== "move" || this.tried !== undefined || isTrade(draft.move)) return Promise.resolve(undefined);
    this.tried = draft.move;
    this.view = idle(this.view);
    return Promise.resolve({ type: "done", id: "", number: this.view.number });
  }

  /** Nobody says what else would lead where. */
  consider(_asked: Consider): Promise<Considered> {
    return Promise.resolve({ found: null, problem: null });
  }
}

function isTrade(move: unknown): boolean {
  return typeof move === "object" && move !== null && "type" in move && move.type === "offer";
}

function seen({ setup, seat, table }: Puzzle, names: readonly string[]): View {
  const chairs = names.map((name, colour) => {
    return { kind: "person" as const, name, level: null, present: true, away: false, colour };
  });
  return {
    room: "",
    number: 0,
    setup,
    stage: "playing",
    chairs,
    you: [seat],
    listed: false,
    takeover: false,
    coach: "none",
    timer: null,
    seconds_left: null,
    commitment: "",
    seed: null,
    rematch: null,
    what_if: null,
    order: NO_ORDER,
    table,
  };
}
