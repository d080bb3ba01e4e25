/** Several people at one device: whose money may be seen, and when the device is handed on. */
import type { View } from "../wire";
import type { LasVegas, Table } from "./wire";

/** Whether people share this device who must not see each other's money. */
export function hidesMoney({ you, setup }: View<LasVegas>): boolean {
  return you.length > 1 && !setup.options.open_money;
}

/** Return whom the device is to be handed to, if it is not there yet and there is something only they may see. */
export function nextHolder(
  view: View<LasVegas>,
  { winnings }: Pick<Table, "winnings">,
  turn: number | undefined,
  holder: number | undefined,
): number | undefined {
  if (!hidesMoney(view) || turn === undefined || !view.you.includes(turn)) return undefined;
  const own = winnings[turn];
  const isEmpty = own?.type === "purse" && own.notes.length === 0;
  return turn === holder || isEmpty ? undefined : turn;
}

/** Return the table with all money face down but that of whoever holds the device. */
export function shaded(view: View<LasVegas>, table: Table, holder: number | undefined): Table {
  if (!hidesMoney(view)) return table;
  const winnings = table.winnings.map((won, seat) => {
    return won.type === "purse" && seat !== holder ? { type: "face-down" as const, notes: won.notes.length } : won;
  });
  return { ...table, winnings };
}
