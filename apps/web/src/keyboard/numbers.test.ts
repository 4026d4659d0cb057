import { counterSource } from "@tercio/dice";
import { games } from "@tercio/games";
import { type Core, startBattle } from "@tercio/kernel";
import { handlingOf, piecesOf, presetsOf, sharesOf } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { numberOf, numbersBeside } from "../session/numbering.ts";
import { en } from "../messages/en.ts";
import { WAY_KEYS } from "./numbers.ts";

/** A hand takes a piece by its number, a kind of way by its letter, leads it by one key, and confirms. */
const MOST = 5;

test("numbers have as few figures as can be, none begins another, and none begins with that of the whole field", () => {
  expect(Array.from({ length: 9 }, (_, i) => numberOf(i, 9))).toEqual("123456789".split(""));
  expect(numberOf(0, 1)).toBe("1");
  for (const among of [10, 12, 90, 91, 100]) {
    const all = Array.from({ length: among }, (_, i) => numberOf(i, among));
    expect(new Set(all).size).toBe(among);
    expect(new Set(all.map((n) => n.length)).size).toBe(1);
    expect(all.every((n) => !n.startsWith("0"))).toBe(true);
    expect(all.map((n) => Number(n) - Number(all[0]))).toEqual(all.map((_, i) => i));
    expect(all.toSorted()).toEqual(all);
  }
  expect([numberOf(0, 10), numberOf(9, 10), numberOf(89, 90), numberOf(0, 91)]).toEqual(["10", "19", "99", "100"]);
});

test("U8: what deploys all at once is one key however many units stand beside it, and no number begins another", () => {
  for (const [few, others] of [
    [3, 6],
    [3, 7],
    [3, 60],
    [3, 61],
    [1, 40],
    [8, 11],
    [0, 12],
    [9, 3],
  ] as const) {
    const { preset, other } = numbersBeside(few, others);
    const all = [
      ...Array.from({ length: few }, (_, i) => preset(i)),
      ...Array.from({ length: others }, (_, i) => other(i)),
    ];
    expect(all.filter((n, i) => all.some((m, j) => i !== j && m.startsWith(n)))).toEqual([]);
    expect(all.every((n) => !n.startsWith("0"))).toBe(true);
    if (few < 9) expect(all.slice(0, few)).toEqual("123456789".slice(0, few).split(""));
  }
  expect([0, 59].map((i) => numbersBeside(3, 60).other(i))).toEqual(["40", "99"]);
  expect([0, 60].map((i) => numbersBeside(3, 61).other(i))).toEqual(["400", "460"]);
});

test("the letters of the kinds of way do nothing else", () => {
  const others = [...en.keysText.matchAll(/(?:^|· )([^:]+):/g)].flatMap(([, keys = ""]) => keys.split(" "));
  expect(others).toContain("M");
  for (const key of WAY_KEYS) expect(others, key).not.toContain(key.toUpperCase());
});

describe.each(games.map((g) => [g.id, g] as const))("%s", (_, game) => {
  test("whatever is asked, each answer that is listed, and each unit with each kind of way, is within five keys", () => {
    const kinds = new Set<string>();
    for (const { scenario } of game.rules.scenarios()) {
      const begun = startBattle<Core>(game, scenario, 3, { chained: false });
      for (const { battle } of byChance(begun, counterSource(3, 0), inject("fully") ? 90 : 25)) {
        const { request } = battle;
        if (request?.type !== "choice") continue;
        const choice = game.rules.choices[request.choice];
        const where = `${request.choice}`;
        kinds.add(where);
        const answers = choice?.enumerate?.(battle.game, request.about as never)?.length ?? 0;
        const pieces = piecesOf(choice, battle.game, request);
        const numbered = answers + presetsOf(choice, battle.game, request).length + pieces.length;
        const number = numberOf(0, numbered).length;
        expect(number, where).toBeLessThanOrEqual(MOST);
        const ways = pieces.map((p) => handlingOf(choice, battle.game, request, p)?.ways.length ?? 0);
        expect(Math.max(0, ...ways), where).toBeLessThanOrEqual(WAY_KEYS.length);
        // A number, a letter, an arrow, Enter.
        if (ways.length > 0) expect(number + 3, where).toBeLessThanOrEqual(MOST);
        // Something can be pressed: an answer, a piece, or what is shared out.
        const shares = sharesOf(choice, battle.game, request);
        expect(numbered + (shares?.targets ?? 0) + Number(choice?.tool !== undefined), where).toBeGreaterThan(0);
      }
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
});
