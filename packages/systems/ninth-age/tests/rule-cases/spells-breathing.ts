import type { RuleCase } from "@tercio/testkit";
import { shotStrike } from "../../src/calculation/shots.ts";
import { hitNumbers } from "../../src/calculation/strikes.ts";
import { hasMissiles, whyNotShoot } from "../../src/battlefield/volleys.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { plainShot } from "./shooting-scenes.ts";
import { cast, foe, friend, like, spellbook, type Tried, wizard } from "./spell-scenes.ts";
import { assert, one } from "./table.ts";

const FIRE = "spell.thaumaturgy.cleansing-fire";
const CORRUPTION = "spell.occultism.breath-of-corruption";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
const pathOf = (spell: SpellWord): string => spell.split(".")[1] as string;
const target = { res: 4, arm: 4 };
/** W, who looks at B so many inches before it, with a champion among its friends. */
const given = (spell: SpellWord, inches: number, tried: Partial<Tried> = {}) =>
  cast(
    spellbook(pathOf(spell), [spell], {
      W: wizard(pathOf(spell)),
      B: foe(inches, { profile: like(target) }),
      C: friend(5, { champion: true, models: 9 }),
    }),
    { spell, ...tried, told: { "roll.breath-strength": { show: { total: 2 } }, ...tried.told } },
  ).game;
type Game = ReturnType<typeof given>;
const may = (game: Game): boolean => {
  const [w, b] = game.units;
  return hasMissiles(game, w as never) && whyNotShoot(game, w as never, b as never, false) === null;
};
/** What its hits need to wound, and what saves. */
const force = (game: Game) => {
  const shot = { ...plainShot, weapon: "breath-attack" as const, aim: null, lent: true as const };
  const { wound, save } = hitNumbers(game, shotStrike(game, shot));
  return [wound, save];
};

/** Spells that let a model breathe. */
export const breathingCases: readonly RuleCase[] = [
  one(
    t9a(FIRE),
    "a breath of Strength D3+2 and AP 1 as far as 6 inches, of the caster, or boosted of a champion alone",
    () => {
      const [near, far] = [given(FIRE, 6), given(FIRE, 6.01)];
      assert.legality([may(near), may(far), may({ ...near, effects: [] })], [true, false, false]);
      // Strength 4 against Resilience 4, Armour 4 less 1.
      assert.number(force(near), [4, 4]);
      assert.number(force(given(FIRE, 6, { told: { "roll.breath-strength": { show: { total: 3 } } } })), [3, 4]);
      const champion = given(FIRE, 5, { way: "boosted", at: "C", pool: 1 });
      assert.legality(
        [0, 2].map((id) => hasMissiles(champion, champion.units[id] as never)),
        [false, true],
      );
    },
    "breath-lent",
  ),
  one(t9a(CORRUPTION), "a toxic breath as far as 6 inches, for blood as far as 18", () => {
    const bled = (inches: number) =>
      given(CORRUPTION, inches, { told: { sacrifice: { choice: "sacrifice", answer: { unit: "C" } } } });
    assert.legality(
      [may(given(CORRUPTION, 6)), may(given(CORRUPTION, 6.01)), may(bled(18)), may(bled(18.01))],
      [true, false, true, false],
    );
    // Strength 3 against Resilience 4, and no Armour stands against AP 10.
    assert.number(force(given(CORRUPTION, 6)), [5, null]);
  }),
];
