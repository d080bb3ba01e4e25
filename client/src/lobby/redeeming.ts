/** Seats that move from one device to another. */
import { beGuest, command } from "../api";
import { newId } from "../socket";

/** Take over one's seats at a table with the code from the other device. */
export async function redeem(room: string, code: string): Promise<void> {
  await beGuest();
  await command(room, { type: "redeem", id: newId(), code: code.trim() });
}
