import type { Request } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { dispelChance } from "../src/calculation/casting.ts";
import { castingChances } from "../src/choice/magic.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import { type About, aboutOf } from "../src/sequence/asked.ts";
import type { ItemId } from "../src/state/items.ts";
import type { SpellWord } from "../src/state/spells.ts";
import type { Unit } from "../src/state/state.ts";
import { gameOf, like } from "./rule-cases/combat-scenes.ts";
import { casts, stage, wizard } from "./rule-cases/magic-scenes.ts";
import { block } from "./rule-cases/scenes.ts";

const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const SMITE: SpellWord = "spell.thaumaturgy.hand-of-heaven";

/** W is asked about its spell: at whom (choice "spell-target"), or with how many dice. */
const asking = (spell: SpellWord, choice: string, path: string, items: readonly ItemId[] = []) => {
  const b = { models: 10, files: 5, profile: like({ res: 4 }) };
  const w = wizard(path, "wizard-adept", items.length === 0 ? {} : { items });
  const run = casts(stage({ knows: [spell], w, b }), { spell, dice: [4, 4, 4] }, { until: { choice } });
  const request = run.request as Request;
  return { game: run.game as NinthAge, request, questions: ninthAge.views.questions(run.game as NinthAge, request) };
};
const shares = (question: Parameters<typeof exactOdds>[1]): { readonly [id: string]: number } =>
  Object.fromEntries(exactOdds(ninthAge, question as never).results.map((r) => [r.id, r.probability]));

describe("the questions of a spell", () => {
  test("against as many dice as anybody may name", () => {
    expect(dispelChance(20, 120) * 6 ** 20).toBeCloseTo(1, 9);
    expect([dispelChance(1, 2), dispelChance(1, 3), dispelChance(2, 2)]).toEqual([
      expect.closeTo(2 / 3),
      expect.closeTo(2 / 3),
      expect.closeTo(1),
    ]);
  });

  test.each([
    [FIREBALL, "pyromancy", []],
    [SMITE, "thaumaturgy", []],
    [FIREBALL, "pyromancy", ["scepter-of-power"]],
    [SMITE, "thaumaturgy", ["scepter-of-power"]],
    [FIREBALL, "pyromancy", ["scepter-of-power", "sacred-hourglass"]],
  ] as readonly [SpellWord, string, readonly ItemId[]][])(
    "%s of %s with %j: what comes of each number of dice is what is said beside it",
    (spell, path, items) => {
      const { game, request, questions } = asking(spell, "casting-dice", path, items);
      const about = aboutOf(request, "casting-dice") as About<"casting-dice">;
      const tries = questions.filter((q) => q.id.startsWith("casting-"));
      expect(tries).toHaveLength(5);
      for (const [i, question] of tries.entries()) {
        const dice = i + 1;
        const said = castingChances(game, about, about.targets, dice);
        const odds = shares(question);
        const miscasts = Object.entries(odds).filter(([id]) => id.startsWith("miscast-"));
        const miscast = miscasts.reduce((sum, [, share]) => sum + share, 0);
        expect((odds["passes"] ?? 0) + miscast).toBeCloseTo(said.passed, 12);
        expect(miscast).toBeCloseTo(said.miscast, 12);
        expect(Object.values(odds).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      }
      // Three dice alike of five, and the card's own modifier.
      const five = shares(tries[4] as never);
      expect(Object.keys(five).length).toBeGreaterThan(5);
    },
  );

  test("what its hits do to each whom it may be aimed at, by the steps that fell them", () => {
    const { questions } = asking(FIREBALL, "spell-target", "pyromancy");
    expect(questions.map((q) => q.answer)).toContainEqual({ unit: 1, pool: -1 });
    const odds = shares(questions[0] as never);
    // D6 hits of Strength 4 at Resilience 4, no save: nobody falls with the mean of 1/2 to the number of hits.
    const nothing = [1, 2, 3, 4, 5, 6].reduce((sum, n) => sum + 0.5 ** n / 6, 0);
    expect(odds["nothing"]).toBeCloseTo(nothing, 12);
  });

  test("what a Wizard knows who has joined a unit stands on its own sheet as well, and is printed as cards", () => {
    const host = block("first", [0, 0], "north", { characters: [{ profile: like({ hp: 3 }) }] });
    const game = gameOf({
      phase: "magic",
      units: { W: host, B: block("second", [0, 10], "south") },
      magic: { known: { 2: [FIREBALL] } },
    });
    const joined = game.units[2] as Unit;
    expect(joined.place).toBe("joined");
    const cards = (unit: Unit): readonly (string | null)[] =>
      ninthAge.views.sheet?.(game, unit.id).lists.flatMap((l) => (l.cards ? l.items.map((i) => i.rule) : [])) ?? [];
    expect(cards(joined)).toContain(`t9a.${FIREBALL}`);
    expect(cards(game.units[0] as Unit)).toEqual(cards(joined));
  });
});
