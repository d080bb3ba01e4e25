/** What a table of Las Vegas is set up with. */
import type { OptionsForm } from "../lobby/setups";
import { SEATS_WITH_WHITE } from "./facts";
import Form from "./OptionsForm.svelte";
import type { LasVegas, Options } from "./wire";

export { SEATS } from "./facts";

/** Return what holds with so many seats: white dice are for few, and only a seat that is there can start. */
function fitted({ white = false, open_money = false, start = null }: Options, seats: number): Options {
  const isThere = start !== null && start < seats;
  return { white: white && seats <= SEATS_WITH_WHITE.most, open_money, start: isThere ? start : null };
}

/** Whoever was to start still does, unless it is the one who goes. */
function withoutSeat(options: Options, seat: number): Options {
  const { start = null } = options;
  if (start === null || start < seat) return options;
  return { ...options, start: start === seat ? null : start - 1 };
}

export const optionsForm: OptionsForm<LasVegas> = {
  first: { white: false, open_money: false, start: null },
  Form,
  fitted,
  withoutSeat,
};
