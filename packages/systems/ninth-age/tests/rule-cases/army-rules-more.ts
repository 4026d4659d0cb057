import type { RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { initiativeOf, strikeOf } from "../../src/calculation/attacks.ts";
import { marchRate } from "../../src/calculation/rates.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { block } from "./scenes.ts";
import { assert, one } from "./table.ts";

type Rules = readonly RuleGiven[];
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;

export const moreArmyRuleCases: readonly RuleCase[] = [
  one(
    ["t9a.rule.sword-sworn", "t9a.rule.favour-of-vanadra-goddess-of-wrath"],
    "+1 to hit with a Great Weapon; or without one, in the first round, and with one at the own Agility",
    () => {
      const needs = (rules: Rules, weapon: "great-weapon" | "hand-weapon", rounds = 0): readonly unknown[] => {
        const a = { profile: like({ rules, weapons: [weapon] }), state: { rounds, weapon } };
        const game = gameOf(fight({ a }));
        const s = strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
        return [strikeNumbers(game, s).hit, initiativeOf(game, the(game))[0]?.step];
      };
      assert.number(
        [needs(["sword-sworn"], "great-weapon"), needs(["sword-sworn"], "hand-weapon")],
        [
          [3, 0],
          [4, 3],
        ],
      );
      const wrath: Rules = ["favour-of-vanadra-goddess-of-wrath"];
      assert.number(
        [needs(wrath, "hand-weapon"), needs(wrath, "hand-weapon", 1), needs(wrath, "great-weapon")],
        [
          [3, 3],
          [4, 3],
          [4, 3],
        ],
      );
    },
  ),
  one("t9a.rule.prized-stallion", "on horseback a March of sixteen inches", () => {
    const pace = (rules: Rules, type: "Cavalry" | "Infantry"): number => {
      const game = gameOf(fight({ a: { profile: like({ rules, type }) } }));
      return marchRate(game, the(game));
    };
    assert.number(
      [pace(["prized-stallion"], "Cavalry"), pace(["prized-stallion"], "Infantry"), pace([], "Cavalry")],
      [16, 8, 8],
    );
  }),
  one("t9a.rule.zealots", "a Prelate joins them, who is not Unbreakable; nobody else does", () => {
    const joins = (name: string, rules: Rules): boolean => {
      const game = gameOf({
        phase: "movement",
        units: {
          A: { side: "first", models: 1, files: 1, at: [0, 0], character: true, profile: like({ name }) },
          B: block("first", [0, 8], "south", { profile: like({ rules: ["unbreakable", ...rules] }) }),
        },
      });
      return book.refusals("join a unit", game, { unit: the(game), host: the(game, 1) }).length === 0;
    };
    assert.legality(
      [joins("Prelate", ["zealots"]), joins("Prelate", []), joins("Marshal", ["zealots"])],
      [true, false, false],
    );
  }),
  one("t9a.rule.veil-stalker", "it may lie in Ambush", () => {
    const game = gameOf(fight({ a: { profile: like({ rules: ["veil-stalker"] }) } }));
    const ways = book.offers("special deployment", game, { unit: the(game) }).map((o) => o.value);
    assert.legality(ways, ["ambush"]);
  }),
  one("t9a.rule.storm-of-wings", "enemies in contact have one less of both skills", () => {
    const skills = (a: Rules, b: Rules): readonly number[] => {
      const game = gameOf(fight({ a: { profile: like({ rules: a }) }, b: { profile: like({ rules: b }) } }));
      const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
      return [n.offensiveSkill.value, n.defensiveSkill.value];
    };
    const storm: Rules = ["storm-of-wings"];
    assert.number(
      [skills([], storm), skills(storm, []), skills([], [])],
      [
        [2, 3],
        [3, 2],
        [3, 3],
      ],
    );
  }),
  one("t9a.rule.smother", "one better to hit and to wound models of its own Height", () => {
    const needs = (rules: Rules, height: "Standard" | "Large"): readonly number[] => {
      const b = { profile: like({ height }) };
      const game = gameOf(fight({ a: { profile: like({ rules }) }, b }));
      const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
      return [n.hit, n.wound];
    };
    assert.number(
      [needs(["smother"], "Standard"), needs(["smother"], "Large"), needs([], "Standard")],
      [
        [3, 3],
        [4, 4],
        [4, 4],
      ],
    );
  }),
];
