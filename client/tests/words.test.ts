// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { amount, millions, percent, whole } from "../src/numbers";
import { invitation, parseRoute, roomIn } from "../src/route";
import { preferred, Speech } from "../src/words";
import type { Phrase } from "../src/wire";

const SOURCE = `
you = you
list = { $first } and { $last }
taken = { $name } takes { $note }.
    .you = You take { $note }.
tied = { $names } tie.
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
`;
const speech = Speech.of("en", SOURCE).at(["Anna", "Benno", "Carla"], 1);
const name = (seat: number) => ({ type: "name" as const, seat });

describe("speech", () => {
  it("names people, and speaks to the one it speaks to", () => {
    const taken = (seat: number): Phrase => ({
      type: "phrase",
      message: "taken",
      words: { name: name(seat), note: { type: "amount", dollars: 90000 } },
    });
    expect(speech.say(taken(0))).toBe("Anna takes $90,000.");
    expect(speech.say(taken(1))).toBe("You take $90,000.");
  });

  it("puts lists together", () => {
    const tied: Phrase = { type: "phrase", message: "tied", words: { names: [name(0), name(1), name(2)] } };
    expect(speech.say(tied)).toBe("Anna, you and Carla tie.");
  });

  it("ends no sentence twice", () => {
    const taken: Phrase = {
      type: "phrase",
      message: "taken",
      words: { name: name(0), note: { type: "millions", millions: 7 } },
    };
    const icelandic = Speech.of("is", SOURCE).at(["Anna"]);
    expect(icelandic.say(taken)).toBe("Anna takes $7\u00a0millj.");
    expect(Speech.of("de", SOURCE).at(["Anna"]).say(taken)).toBe("Anna takes 7\u00a0Mio.\u00a0$.");
  });

  it("counts", () => {
    expect(speech.t("dice", { count: 1 })).toBe("1 die");
    expect(speech.t("dice", { count: 4 })).toBe("4 dice");
  });
});

describe("numbers", () => {
  it("are written as each language writes them", () => {
    expect(whole(1234567, "en")).toBe("1,234,567");
    expect(whole(-1234, "is")).toBe("−1.234");
    expect(amount(90000, "de")).toBe("90.000\u00a0$");
    expect(amount(80000, "is")).toBe("$80.000");
    expect(amount(80000, "ru")).toBe("80\u00a0000\u00a0$");
    expect(amount(80000, "fr")).toBe("80\u202f000\u00a0$");
    expect(millions(15, "en")).toBe("$15M");
    expect(percent(5 / 9, "en")).toBe("56%");
    expect(percent(0.5, "de")).toBe("50\u00a0%");
    expect(millions(15, "de")).toBe("15\u00a0Mio.\u00a0$");
  });
});

describe("places", () => {
  it("are read from the address", () => {
    expect(parseRoute("#/room/abc/secret")).toEqual({ kind: "room", room: "abc", invite: "secret" });
    expect(parseRoute("#/room/abc")).toEqual({ kind: "room", room: "abc", invite: "" });
    expect(parseRoute("")).toEqual({ kind: "home" });
  });

  it("are read from what people paste", () => {
    expect(["http://x/#/room/abc/secret", "http://x/#/replay/abc/4", " abc "].map(roomIn)).toEqual(
      Array(3).fill("abc"),
    );
  });

  it("keep the invitation where no server sees it", () => {
    expect(new URL(invitation("abc", "secret")).pathname).not.toContain("secret");
  });
});

it("speaks the browser's language where it can", () => {
  expect(preferred(["xx-YY", "en-GB"])).toBe("en");
  expect(preferred(["xx"])).toBe("en");
});
