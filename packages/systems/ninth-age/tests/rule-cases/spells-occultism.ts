import type { RuleCase } from "@tercio/testkit";
import { needs } from "@tercio/testkit";
import { type Edition, EDITIONS } from "../../src/book/row.ts";
import { usualEdition } from "../../src/state/usual-edition.ts";
import { offerings, priceOf } from "../../src/calculation/sacrifice.ts";
import { shotStrike } from "../../src/calculation/shots.ts";
import { freeHit } from "../../src/calculation/spell-effects.ts";
import { hitNumbers } from "../../src/calculation/strikes.ts";
import { freeShots } from "../../src/sequence/spell-hits.ts";
import { gameOf } from "./combat-scenes.ts";
import { block } from "./scenes.ts";
import {
  aims,
  asked,
  cast,
  foe,
  friend,
  healthOf,
  hurting,
  liesOn,
  like,
  rolled,
  spellbook,
  unitOf,
  wizard,
} from "./spell-scenes.ts";
import { assert, one } from "./table.ts";

const id = (name: string): string => `t9a.spell.occultism.${name}`;
const word = (name: string) => `spell.occultism.${name}` as never;
const book = (name: string, units: Parameters<typeof spellbook>[2], more = {}) =>
  spellbook("occultism", [word(name)], units, more);
const pay = (unit: string | null) => ({ choice: "sacrifice", answer: { unit } }) as const;
/** Needed to wound and to save of the first hits. */
const hitNeeds = (run: ReturnType<typeof cast>, key = "roll.hits") =>
  rolled(run, key).flatMap((r) => needs(r)[0] ?? []);

/** The Path of Occultism. */
export const occultismCases: readonly RuleCase[] = [
  one(
    id("the-sacrifice"),
    "Discipline 4 gives three Health Points, 5 and 7 two, 8 one; from no farther than 24 inches, nobody who has too few",
    () => {
      assert.number([0, 4, 5, 7, 8, 10].map(priceOf), [3, 3, 2, 2, 1, 1]);
      const payers = (east: number, more = {}): readonly number[] => {
        const scene = book("the-grave-calls", { B: foe(6), C: friend(east, more) });
        return offerings(gameOf(scene), 0, word("the-grave-calls")).map((o) => o.unit);
      };
      // From the middle of C to its edge it is 50 mm, to the caster's 10 mm.
      const edge = 60 / 25.4;
      assert.number(payers(24 + edge - 0.02), [0, 2]);
      assert.number(payers(24 + edge + 0.02), [0]);
      assert.number(payers(5, { models: 2, files: 2 }), [0, 2]);
      assert.number(payers(5, { models: 1, files: 1 }), [0]);
      const bled = cast(book("the-grave-calls", { B: foe(6), C: friend(5) }), {
        spell: word("the-grave-calls"),
        told: { sacrifice: pay("C") },
      });
      assert.number(healthOf(bled, "C", "W"), [8, 3]);
      // Of a failed attempt nobody is asked.
      const failed = cast(book("the-grave-calls", { B: foe(6), C: friend(5) }), {
        spell: word("the-grave-calls"),
        dice: [1, 2],
      });
      assert.number([asked(failed, "sacrifice").length, ...healthOf(failed, "C")], [0, 10]);
    },
    "sacrifice-enough",
    "sacrifice-discipline",
  ),
  one(id("the-grave-calls"), "2D6 hits of Strength 5 and AP 2 within 12 inches, of 6 and 3 for blood", () => {
    const needed = (payer: string | null) =>
      hitNeeds(
        cast(book("the-grave-calls", { B: foe(6, { profile: like({ res: 4, arm: 6 }) }) }), {
          spell: word("the-grave-calls"),
          told: { sacrifice: pay(payer), "roll.spell-hits": { show: { total: 7 } } },
        }),
      );
    assert.number(needed(null), [null, 3, 3]);
    assert.number(needed("W"), [null, 2, 4]);
    const targets = (inches: number) =>
      aims(
        cast(book("the-grave-calls", { B: foe(inches), C: block("second", [6, 8], "south") }), {
          spell: word("the-grave-calls"),
          at: "C",
        }),
      );
    assert.number([targets(12).length, targets(12.01).length], [2, 1]);
  }),
  one(
    id("pentagram-of-pain"),
    "D6 hits; the Aura spares the caster's unit; for blood and unsaved wounds it recovers 1",
    () => {
      const hurt = (payer: string | null, points: number) =>
        healthOf(
          cast(book("pentagram-of-pain", { W: wizard("occultism", {}, { lost: 1 }), B: foe(24) }), {
            spell: word("pentagram-of-pain"),
            told: { sacrifice: pay(payer), "roll.spell-hits": { show: { total: 3 } }, "roll.hits": hurting(points) },
          }),
          "W",
          "B",
        );
      assert.number(hurt(null, 2), [2, 18]);
      assert.number(hurt("W", 2), [2, 18]);
      assert.number(hurt("W", 0), [1, 20]);
      const aura = cast(
        book("pentagram-of-pain", { B: foe(12), C: friend(5), D: block("second", [30, 12.01], "south") }),
        {
          spell: word("pentagram-of-pain"),
          way: "boosted",
          told: { "roll.hits": hurting(1), "roll.spell-hits": { show: { total: 1 } } },
        },
      );
      assert.number(healthOf(aura, "W", "B", "C", "D"), [3, 19, 9, 30]);
    },
  ),
  one(id("the-rot-within"), "1 less Offensive and Defensive Skill for good; for blood the caster has 1 more", () => {
    const run = (payer: string | null) =>
      cast(book("the-rot-within", { B: foe(6) }), { spell: word("the-rot-within"), told: { sacrifice: pay(payer) } });
    assert.number([liesOn(run(null).game, 1).length, liesOn(run(null).game, 0).length], [1, 0]);
    assert.number([liesOn(run("W").game, 1).length, liesOn(run("W").game, 0).length], [1, 1]);
  }),
  one(
    id("hand-of-glory"),
    "Aegis 5+ where there was none, 3+ where there was 4+ or 3+; of a champion alone, for blood of its whole unit",
    () => {
      const game = (payer: string | null) =>
        cast(book("hand-of-glory", { B: foe(12), C: friend(5, { champion: true, models: 9 }) }), {
          spell: word("hand-of-glory"),
          way: "boosted",
          at: "C",
          pool: 1,
          told: { sacrifice: pay(payer) },
        });
      const params = (run: ReturnType<typeof cast>) =>
        run.game.effects.filter((e) => e.rule === "aegis").map((e) => [e.on, e.params.pool ?? null]);
      assert.number(params(game(null)), [[2, 1]]);
      assert.number(params(game("W")), [[2, null]]);
      // What a wound on the men of C and on its champion is saved on.
      const saves = (payer: string | null, rules: readonly object[] = []) => {
        const run = cast(
          book("hand-of-glory", {
            B: foe(12),
            C: friend(5, { champion: true, models: 9, profile: like({ rules: rules as never }) }),
          }),
          { spell: word("hand-of-glory"), way: "boosted", at: "C", pool: 1, told: { sacrifice: pay(payer) } },
        );
        return [0, 1].map((pool) => {
          const hit = freeHit("spell.pyromancy.fireball", "t9a.spell.pyromancy.fireball", { strength: 4 });
          const shots = freeShots({ unit: 1, pool: 0 }, { unit: 2, pool }, 1, hit);
          return hitNumbers(run.game, shotStrike(run.game, shots)).special?.value.need ?? null;
        });
      };
      assert.number(saves(null), [null, 5]);
      assert.number(saves("W"), [5, 5]);
      assert.number(saves("W", [{ rule: "aegis", need: 4 }]), [3, 3]);
      assert.number(saves("W", [{ rule: "aegis", need: 3 }]), [3, 3]);
      assert.number(saves("W", [{ rule: "aegis", need: 2 }]), [2, 2]);
    },
  ),
  one(id("marked-for-doom"), "one hit of Strength 10 and AP 10; for blood and within 12 inches on a champion", () => {
    const run = (inches: number, payer: string | null, edition: Edition = usualEdition(), option = 0) =>
      cast(book("marked-for-doom", { B: foe(inches, { champion: true }) }, { edition }), {
        spell: word("marked-for-doom"),
        told: {
          ...{ sacrifice: pay(payer), "roll.hits": hurting(1) },
          "spell-option": { choice: "spell-option", answer: { option } },
        },
      });
    const counts = (r: ReturnType<typeof cast>) => unitOf(r, "B").pools.map((p) => p.count);
    assert.number(counts(run(12, "W")), [19, 0]);
    assert.number(counts(run(12.01, "W")), [18, 1]);
    assert.number(counts(run(12, null)), [18, 1]);
    // By sheet 002 it may: the unit is the other choice; by sheet 000 nobody is asked, with one champion.
    const meant = EDITIONS.map((edition) => run(12, "W", edition, 1));
    assert.number(
      meant.map((r) => [asked(r, "spell-option").length, ...counts(r)]),
      [
        [0, 19, 0],
        [1, 18, 1],
      ],
    );
  }),
];
