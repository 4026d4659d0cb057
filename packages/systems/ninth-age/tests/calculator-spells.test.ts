import { type GivenNumbers, say } from "@tercio/kernel";
import { chanceOf, completed, exactOdds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../src/book/row.ts";
import { ninthAge } from "../src/index.ts";

const question = ninthAge.views.calculator?.find((q) => q.id === "spell");
const cast = ninthAge.views.diceQuestions?.find((q) => q.id === "cast");
if (question === undefined || cast === undefined) throw new Error("no spells are asked about");

/** Twenty men with Resilience 3, Armour 0 and Discipline 7, five wide. */
const MEN = { b: "typed" };
function whole(more: GivenNumbers): GivenNumbers {
  const found = completed(question as NonNullable<typeof question>, { ...MEN, ...more });
  if (!("given" in found)) throw new Error(JSON.stringify(found.lacking));
  return found.given;
}
function odds(more: GivenNumbers) {
  const given = whole(more);
  const why = question?.problem?.(given) ?? null;
  if (why !== null) throw new Error(say(ninthAge, why, "en"));
  const found = exactOdds(ninthAge, (question as NonNullable<typeof question>).pose(given));
  expect(found.exact).toBe(true);
  return found;
}
const mean = (more: GivenNumbers): number =>
  odds(more).results.reduce((sum, r) => sum + Number(r.id) * r.probability, 0);

describe("U6: what a spell costs a unit", () => {
  test.each<readonly [string, GivenNumbers, number]>([
    ["D6 hits of Strength 4", { spell: "pyromancy.fireball" }, 3.5 * (4 / 6)],
    ["the same against Armour 3", { spell: "pyromancy.fireball", "b-armour": 3 }, 3.5 * (4 / 6) * (1 / 2)],
    ["the same against an Aegis of 4", { spell: "pyromancy.fireball", "b-aegis": 4 }, 3.5 * (4 / 6) * (1 / 2)],
    ["2D6 hits", { spell: "pyromancy.cascading-fire.boosted" }, 7 * (4 / 6)],
    ["a hit of Strength 3 on each of twenty", { spell: "pyromancy.enveloping-embers" }, 20 * (3 / 6)],
  ])("%s", (_, given, wanted) => {
    expect(mean(given)).toBeCloseTo(wanted, 10);
  });

  test.each<readonly [string, GivenNumbers, number, number | null]>([
    ["D6 hits of Strength 4, and 2D6 of it", { spell: "druidism.master-of-earth" }, 3.5 * (4 / 6), 7 * (4 / 6)],
    ["a spell that the other edition lacks", { spell: "pyromancy.cascading-fire" }, 3.5 * (4 / 6), null],
  ])("%s: by either edition", (_, given, early, late) => {
    const [EARLY, LATE] = EDITIONS;
    expect(mean({ ...given, edition: EARLY })).toBeCloseTo(early, 10);
    if (late === null) expect(() => mean({ ...given, edition: LATE })).toThrow(/This edition has no such spell/);
    else expect(mean({ ...given, edition: LATE })).toBeCloseTo(late, 10);
    // Where none is named it is the first.
    expect(mean(given)).toBeCloseTo(early, 10);
  });

  test("from the casting roll on it costs as much as often as it is cast and not dispelled", () => {
    const spell = "pyromancy.fireball";
    // Any two dice but 1-1, 1-2 and 2-1 come to 4.
    expect(mean({ spell, dice: 2 })).toBeCloseTo((33 / 36) * 3.5 * (4 / 6), 10);
    for (const [dice, against] of [
      [1, 0],
      [3, 2],
      [4, 4],
      [5, 6],
    ] as const) {
      const chance = chanceOf(cast, { dice, value: 4, "dispel-dice": against });
      expect(mean({ spell, dice, "dispel-dice": against }), `${dice} ${against}`).toBeCloseTo(
        chance * 3.5 * (4 / 6),
        10,
      );
    }
    // A Master adds 1.
    const chance = chanceOf(cast, { dice: 3, value: 8, bonus: 1, "dispel-dice": 3 });
    const master = { spell: "pyromancy.cascading-fire.boosted", level: "wizard-master" };
    expect(mean({ ...master, dice: 3, "dispel-dice": 3 })).toBeCloseTo(chance * 7 * (4 / 6), 10);
    // How many dice are to dispel it is no decision on the way: it is given.
    expect(odds({ spell, dice: 3, "dispel-dice": 2 }).decisions.map((d) => d.choice)).not.toContain("dispel");
  });

  test("each spell on offer strikes a unit within its reach; farther off, or where none is cast, it is said why not", () => {
    const on = question.words?.find((w) => w.id === "spell")?.of ?? [];
    expect(on.length).toBeGreaterThan(35);
    const harmless: string[] = [];
    const cast: string[] = [];
    for (const edition of EDITIONS)
      for (const spell of on) {
        const given = whole({ spell, edition, distance: 3, "b-models": 10, "b-champion": true });
        const why = question.problem?.(given) ?? null;
        if (why?.key === "posed.no-spell") continue;
        expect(why, spell).toBeNull();
        cast.push(spell);
        const { results } = exactOdds(ninthAge, question.pose(given), { limit: 2_000, samples: 200 });
        if (!results.some((r) => r.id !== "0" && r.probability > 0)) harmless.push(spell);
      }
    expect(on.filter((spell) => !cast.includes(spell))).toEqual([]);
    expect(harmless).toEqual([]);
    const said = (more: GivenNumbers): string => {
      const why = question.problem?.(whole(more)) ?? null;
      return why === null ? "" : say(ninthAge, why, "en");
    };
    expect(said({ spell: "pyromancy.fireball", distance: 36 })).toBe("");
    expect(said({ spell: "pyromancy.fireball", distance: 37 })).toMatch(/36″/);
    expect(said({ spell: "pyromancy.blaze", dice: 3 })).toMatch(/no casting roll/);
    expect("lacking" in completed(question, { ...MEN, spell: "toString" })).toBe(true);
  });
});
