import { EARLY } from "../editions.ts";
import type { RuleCase } from "@tercio/testkit";
import { hitsOf } from "../../src/calculation/spell-effects.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { enter } from "../../src/sequence/flow.ts";
import { freeShots } from "../../src/sequence/spell-hits.ts";
import { melee, played, quiet } from "./scenes.ts";
import { asked, cast, foe, friend, healthOf, liesOn, rolled, spellbook, wizard } from "./spell-scenes.ts";
import { assert, one } from "./table.ts";

const QUEEN: SpellWord = "hereditary.de.curse-of-the-phantom-queen";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
const curse = (on: number) => ({
  ...{ id: 1, rule: QUEEN, on, from: on, until: {} },
  params: { spell: QUEEN, way: "basic", friendly: true },
});
const first = hitsOf(EARLY, "spell.pyromancy.fireball", "basic")?.hit;

/** Three hits of B on C, so many inches east of the caster, of whom so many fall, with so many Veil Tokens. */
export const shot = (inches: number, lost: number, held: number, spends: number, lies = true, total = 4) => {
  const scene = spellbook(
    "evocation",
    [],
    { B: foe(12, { models: 20 }), C: friend(inches + (10 + 50) / 25.4) },
    { effects: lies ? [curse(0)] : [], magic: { known: {}, cards: [[5], [5]], tokens: [held, 0] } },
  );
  const shots = first === undefined ? [] : [freeShots({ unit: 1, pool: 0 }, { unit: 2, pool: 0 }, 3, first)];
  return played(
    scene,
    quiet({
      "roll.hits": { show: { points: [lost] } },
      "discard-tokens": { choice: "discard-tokens", answer: { tokens: spends } },
      "roll.spell-hits": { show: { total } },
    }),
    { enter: [enter("volley", { by: 1, target: 2, shots })] } as never,
  );
};

/** Spells for whose Veil Tokens somebody is asked when Health Points are lost. */
export const tokenCases: readonly RuleCase[] = [
  one(
    t9a(QUEEN),
    "whoever takes Health Points within 18 inches of its caster suffers D3+1 hits for each Veil Token",
    () => {
      const given = cast(spellbook("evocation", [QUEEN], { B: foe(12), C: friend(5) }), { spell: QUEEN });
      assert.number(liesOn(given.game, 0), [QUEEN]);
      const asks = (...s: Parameters<typeof shot>) => asked(shot(...s), "discard-tokens").length;
      assert.legality([asks(18, 1, 2, 0), asks(18.01, 1, 2, 0)], [1, 0]);
      assert.legality([asks(5, 0, 2, 0), asks(5, 1, 0, 0), asks(5, 1, 2, 0, false)], [0, 0, 0]);
      // Two tokens: 2D3 rolled for 4, and two more; of a third nothing is left.
      const back = shot(5, 1, 3, 2);
      assert.number(
        rolled(back, "roll.spell-hits").map((r) => (r.dice.kind === "sum" ? [r.dice.dice, r.dice.sides] : [])),
        [[2, 3]],
      );
      const chains = rolled(back, "roll.hits").map((r) =>
        r.dice.kind === "chains" ? r.dice.chains.map((c) => [c.dice, ...c.stages.map((s) => s.need)]) : [],
      );
      // Strength 4 against 3, AP 2: six hits wound on 3 and more.
      assert.number(chains[1] ?? [], [[6, null, 3, null]]);
      assert.number([back.game.magic.tokens[0], ...healthOf(back, "B", "C")], [1, 19, 9]);
      assert.number(shot(5, 1, 3, 0).game.magic.tokens[0], 3);
    },
    "phantom-queen",
  ),
  one(
    t9a(QUEEN),
    "in combat after each Initiative Step, at who has struck; what it takes counts in that combat",
    () => {
      const fought = (lies: boolean, tokens: number) => {
        const scene = melee({ W: { ...wizard("evocation"), side: "second", at: [10, 5], facing: "south" } as never });
        return played(
          { ...scene, effects: lies ? [curse(2)] : [], magic: { known: {}, cards: [[5], [5]], tokens: [0, tokens] } },
          quiet({
            "roll.attack": (request) =>
              request.type === "roll" && request.dice.kind === "chains"
                ? { show: { points: request.dice.chains.map(() => 2) } }
                : "usual",
            "discard-tokens": { choice: "discard-tokens", answer: { tokens: 1 } },
            "roll.spell-hits": { show: { total: 2 } },
            "roll.hits": { show: { points: [3] } },
          }),
          { until: { step: "round-of-combat/7" } },
        );
      };
      const [plain, cursed] = [fought(false, 1), fought(true, 1)];
      assert.legality([asked(plain, "discard-tokens").length, asked(cursed, "discard-tokens").length], [0, 1]);
      const lost = (run: typeof plain) => (run.game.stack.at(-1)?.vars as { lost: readonly number[] }).lost;
      assert.number(
        [lost(plain), lost(cursed)],
        [
          [2, 2],
          [5, 2],
        ],
      );
    },
    "phantom-queen",
  ),
];
