import { describe, expect, test } from "vitest";
import * as blind from "./expected/mending.ts";
import { castingPlayers } from "./mending/casting.ts";
import { hitPlayers } from "./mending/hits.ts";
import { itemPlayers } from "./mending/items.ts";
import { movePlayers } from "./mending/moves.ts";
import { type Players, same } from "./mending/play.ts";
import { raisingPlayers } from "./mending/raising.ts";
import { repeatPlayers } from "./mending/repeats.ts";

/**
 * The Magic Phase by somebody who has the sheet, the rulings and not this program (expected/mending.ts, as it was written):
 * raising, Magical Moves, casting, magic items, hits and durations, repeats. Each case of the English sheet is played, or
 * stands below with the reason why it is not, or why it is otherwise here.
 */
type Any = blind.Case<never>;
const group = <I>(cases: readonly blind.Case<I>[], players: Players<I>) =>
  cases.map((c) => [c.id, c as unknown as Any, players as unknown as Players<never>] as const);
const all = [
  ...group(blind.raising, raisingPlayers),
  ...group(blind.magicalMoves, movePlayers),
  ...group(blind.casting, castingPlayers),
  ...group(blind.magicItems, itemPlayers),
  ...group(blind.hitsAndDurations, hitPlayers),
  ...group(blind.repeatsAndAttributes, repeatPlayers),
];

/** Items and spells of Army Books that Tercio does not play: lists tell so of them. */
const NOT_PLAYED = {
  ...{ I16: "Banner of Becalming", I18: "Divine Light", I19: "Divine Light", I20: "Sacred Ark" },
  ...{ I22: "Immortal Denizens", I23: "Immortal Denizens", I29: "Icon of the Infinite", I31: "Rod of Battle" },
  ...{ I32: "Crown of Autocracy", I36: "Phatep's Curse" },
} as const;
/** Played otherwise, and by what. */
const OTHERWISE = {
  H10: "sheet 000 prints one hit on each model beside the row below; the area stands in sheet 002 alone",
  A28: "reading spell-not-known: the markers are not",
} as const;

const undecided = all.filter(([, c]) => c.edition === "en" && c.expected === "undecided");
const french = all.filter(([, c]) => c.edition === "fr");
const decided = all.filter(([, c]) => c.edition === "en" && c.expected !== "undecided");
const isIn = (table: object, id: string): boolean => Object.hasOwn(table, id);

describe("the Magic Phase, by somebody who has not seen this program", () => {
  test.each(decided)("%s", (id, c, players) => {
    const own = players[c.ask]?.(c.input, id) ?? null;
    if (isIn(NOT_PLAYED, id)) {
      expect(own).toBeNull();
      return;
    }
    expect(own, "not asked").not.toBeNull();
    const said = Object.fromEntries(Object.keys(c.expected).map((key) => [key, own?.[key]]));
    const right = Object.entries(c.expected).every(([key, v]) => same(said[key], v));
    if (right === isIn(OTHERWISE, id)) expect(said, c.why).toEqual(c.expected);
    expect(right, c.why).toBe(!isIn(OTHERWISE, id));
  });

  test("none is left out unsaid", () => {
    const [otherwise, missing] = [OTHERWISE, NOT_PLAYED].map((table) => Object.keys(table).length);
    const of = { all: all.length, undecided: undecided.length, french: french.length, otherwise, missing };
    expect(of).toEqual({ all: 214, undecided: 18, french: 6, otherwise: 2, missing: 10 });
    const ids = new Set(decided.map(([id]) => id));
    for (const table of [OTHERWISE, NOT_PLAYED]) expect(Object.keys(table).filter((id) => !ids.has(id))).toEqual([]);
  });
});
