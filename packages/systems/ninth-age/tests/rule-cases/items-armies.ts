import type { RuleCase } from "@tercio/testkit";
import { initiativeOf, strikeOf } from "../../src/calculation/attacks.ts";
import { boundSpells, powersOf } from "../../src/calculation/bound-spells.ts";
import { distanceRoll, testDice } from "../../src/calculation/characteristics.ts";
import { chargeNeed } from "../../src/calculation/charge-range.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { dueling } from "../../src/calculation/dueling.ts";
import type { DisciplineUse } from "../../src/hooks/moments.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { shootsAtAll } from "../../src/state/breath.ts";
import { hasRule, parametersOf, profileHas } from "../../src/state/held.ts";
import type { ItemId } from "../../src/state/items.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { NinthAge } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import {
  duel,
  figures,
  first,
  guarded,
  type Hero,
  hero,
  item,
  type More,
  numbers,
  rule,
  taken,
} from "./item-scenes.ts";
import { stage, wizard } from "./magic-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { assert, one } from "./table.ts";

/** Thirty men with this banner, or with none. */
const under = (banner: ItemId | null, more: More = {}, own: Partial<SceneUnit> = {}): Partial<SceneUnit> => ({
  standard: true,
  profile: like({ ...more, ...(banner === null ? {} : item(banner)) }),
  ...own,
});
/** The least that the dice of a charge over twelve inches must show, at an Advance Rate of 4. */
function charge(a: Partial<SceneUnit>): number {
  const units = { A: block("first", [0, 0], "north", a), B: block("second", [0, 12], "south") };
  const game = gameOf({ phase: "charge", units });
  const [own, foe] = game.units;
  return own === undefined || foe === undefined ? 0 : (chargeNeed(game, own, foe).need ?? 0);
}
/** Men who stand so far to the right of the combat, edge to edge. */
const beside = (side: "first" | "second", away: number, rules: readonly RuleGiven[], items: readonly ItemId[] = []) =>
  block(side, [away + 120 / 25.4, 0], "north", { profile: like({ rules, ...(items.length > 0 ? { items } : {}) }) });

/** What a blow of such models of A needs to wound. */
const woundOf = (game: NinthAge, pool: number): number =>
  strikeNumbers(game, strikeOf(game, { unit: 0, pool, part: 0 }, { unit: 1, pool: 0 })).wound;

const weapons: readonly RuleCase[] = [
  one(rule("hammer-of-witches"), "five attacks, Magical; Battle Focus against those who channel", () => {
    const own = { ...item("hammer-of-witches"), wields: "hand-weapon" } as const;
    assert.number(figures(own), [5, 3, 3, 3, 0]);
    // It hits on 4 to 6, and with a 6 twice: four hits of six dice, of which half wound; else three.
    const wizard = { rules: [{ rule: "wizard-adept", path: "pyromancy" }] } as const;
    assert.odds(
      [taken(own, wizard, 12), taken(own, { rules: [{ rule: "channel", value: 1 }] }, 12), taken(own, {}, 12)],
      [4, 4, 3],
    );
    // Ghostly Guard adds nothing against what is Magical.
    assert.number([guarded(own, item("ghostly-guard"))[0], guarded({}, item("ghostly-guard"))[0]].map(Number), [0, 2]);
  }),
  one(rule("mastery-of-slaughter"), "Artistry of Death, Battle Focus, Lethal Strike, wounds that count as two", () => {
    const own: Hero = { ...item("mastery-of-slaughter"), wields: "spear" };
    const later = (more: Hero): number =>
      numbers(
        gameOf(fight({ a: { ...hero("first", more), state: { rounds: 1, weapon: "spear" } }, b: hero("second", {}) })),
      ).wound;
    // One better than 4+, in the first round as in all others, also for those who were Ruthlessly Efficient.
    assert.number(
      [numbers(duel(own, {})).wound, later(own), numbers(duel({ ...own, rules: ["ruthless-efficiency"] }, {})).wound],
      [3, 3, 3],
    );
    // Four hits of six dice, two thirds wound, each of them twice: 8 of 9.
    assert.odds(taken(own, {}, 9), 8);
    // Braced it has an Armour Penetration of 2: Armour 4 saves on 5+. Of the wounds a quarter are natural 6s, of the others two thirds get through.
    assert.odds(taken(own, { suit: "plate", shield: true }, 9), 6);
  }),
  one(rule("scourge-of-kings"), "six attacks; in a Duel failed to-wound rolls are re-rolled", () => {
    const own = { ...item("scourge-of-kings"), wields: "hand-weapon" } as const;
    assert.number(figures(own), [6, 3, 3, 3, 0]);
    const again = (game: NinthAge): boolean => numbers(game).effects.some((e) => e.value.kind === "reroll-wounds");
    const rivals = dueling(duel(own, {}), { unit: 0, pool: 0 }, { unit: 1, pool: 0 });
    assert.odds([again(rivals), again(duel(own, {}))], [true, false]);
  }),
  one(rule("king-slayer"), "a point more of all for each enemy Character in contact, and Magical", () => {
    const own = { ...item("king-slayer"), wields: "hand-weapon" } as const;
    // At a Character alone one more; at men none; at two Characters side by side two.
    assert.number(figures(own), [2, 3, 3, 4, 1]);
    const among = (...characters: readonly number[]): readonly number[] => {
      const b = { models: 20, files: 2, characters: characters.map((file) => ({ profile: like({ hp: 3 }), file })) };
      const n = numbers(gameOf(fight({ a: hero("first", own), b })));
      return [n.strength.value, n.penetration.value];
    };
    assert.number(
      [among(), among(0), among(0, 1)],
      [
        [3, 0],
        [4, 1],
        [5, 2],
      ],
    );
    assert.number([guarded(own, item("ghostly-guard"))[0], guarded({}, item("ghostly-guard"))[0]].map(Number), [0, 2]);
  }),
];

const banners: readonly RuleCase[] = [
  one(rule("war-banner-of-ryma"), "charging rank and file strike harder, infantry charge farther", () => {
    const force = (banner: ItemId | null, charging: boolean, pool = 0, part = 0): number => {
      const man = like({}).parts[0];
      if (man === undefined) throw new Error("a man has a part");
      const a = under(
        banner,
        { parts: [man, { ...man, harnessed: true }] },
        {
          state: { charging },
          characters: [{ profile: like({ hp: 3 }) }],
        },
      );
      const game = gameOf(fight({ a }));
      return strikeNumbers(game, strikeOf(game, { unit: 0, pool, part }, { unit: 1, pool: 0 })).strength.value;
    };
    // A Character and what is harnessed strike as ever.
    assert.number(
      [
        force("war-banner-of-ryma", true),
        force("war-banner-of-ryma", false),
        force(null, true),
        force("war-banner-of-ryma", true, 1),
        force("war-banner-of-ryma", true, 0, 1),
      ],
      [4, 3, 3, 3, 3],
    );
    assert.number(
      [
        charge(under("war-banner-of-ryma")),
        charge(under(null)),
        charge(under("war-banner-of-ryma", { type: "Cavalry" })),
      ],
      [7, 8, 8],
    );
  }),
  one(rule("caehrens-boon"), "infantry smell blood and stride swiftly", () => {
    const of = (banner: ItemId | null, type: "Infantry" | "Cavalry"): readonly number[] => {
      const game = gameOf(fight({ a: under(banner, { type }) }));
      return [Number(hasRule(game, first(game), "scent-of-blood")), distanceRoll(game, first(game), "charge").dice];
    };
    // Cavalry is swift by itself.
    assert.number(
      [of("caehrens-boon", "Infantry"), of(null, "Infantry"), of("caehrens-boon", "Cavalry")],
      [
        [1, 3],
        [0, 2],
        [0, 3],
      ],
    );
  }),
  one(rule("executioners-icon"), "Artistry of Death in place of Ruthless Efficiency", () => {
    const wound = (banner: ItemId | null, rules: readonly RuleGiven[], rounds: number, pool = 0): number => {
      const characters = [{ profile: like({ hp: 3, rules }) }];
      const game = gameOf(fight({ a: under(banner, { rules }, { state: { rounds }, characters }) }));
      return woundOf(game, pool);
    };
    const ruthless: readonly RuleGiven[] = ["ruthless-efficiency"];
    // 4+, and one better: in the first round once, in others too; not for those who were none, nor for Characters.
    assert.number(
      [
        wound("executioners-icon", ruthless, 0),
        wound("executioners-icon", ruthless, 1),
        wound(null, ruthless, 1),
        wound("executioners-icon", [], 1),
        wound("executioners-icon", ruthless, 1, 1),
      ],
      [3, 3, 4, 4, 4],
    );
    // Its bearer has it, whatever he had.
    const borne = (items: readonly ItemId[]): number => {
      const profile = like({ hp: 3, rules: ["battle-standard-bearer"], ...(items.length > 0 ? { items } : {}) });
      return woundOf(gameOf(fight({ a: { state: { rounds: 1 }, characters: [{ profile }] } })), 1);
    };
    assert.number([borne(["executioners-icon"]), borne([])], [3, 4]);
  }),
  one(rule("icon-of-the-infinite"), "Hellfire as a Bound Spell, of 4 and of 8", () => {
    const known = (banner: ItemId | null) => {
      const game = gameOf({
        phase: "magic",
        units: { A: block("first", [0, 0], "north", under(banner)), B: block("second", [0, 12], "south") },
      });
      return boundSpells(game, 0).map((b) => [b.spell, b.wizard, ...powersOf(game.edition, b.bound, b.spell)]);
    };
    assert.legality([known("icon-of-the-infinite"), known(null)], [[["hereditary.wdg.hellfire", 0, 4, 8]], []]);
  }),
];

const artefacts: readonly RuleCase[] = [
  one(rule("ring-of-the-obsidian-thrones"), "friends within 6 inches test their nerve with Minimised Rolls", () => {
    const dice = (away: number, side: "first" | "second", use: DisciplineUse): number => {
      const E = beside(side, away, [], ["ring-of-the-obsidian-thrones"]);
      const game = gameOf(fight({ more: { E } }));
      return testDice(game, first(game), use).value;
    };
    assert.number([dice(5.99, "first", "break"), dice(6, "first", "panic"), dice(6.01, "first", "panic")], [-1, -1, 0]);
    assert.number([dice(5.99, "first", "rally"), dice(5.99, "second", "break")], [0, 0]);
  }),
  one(
    ["t9a.rule.mantle-of-ullor", "t9a.rule.charging-momentum"],
    "enemies within 6 inches gain nothing from their momentum",
    () => {
      const agility = (away: number, side: "first" | "second", charging = true): number => {
        const E = beside(side, away, ["mantle-of-ullor"]);
        const game = gameOf(fight({ a: { state: { charging } }, more: { E } }));
        return initiativeOf(game, first(game))[0]?.step ?? -1;
      };
      // Agility 3, and one more for the charge.
      assert.number(
        [
          agility(5.99, "second"),
          agility(6, "second"),
          agility(6.01, "second"),
          agility(5.99, "first"),
          agility(5.99, "second", false),
        ],
        [3, 3, 4, 4, 3],
      );
    },
  ),
];

const adept: readonly RuleGiven[] = [{ rule: "wizard-adept", path: "pyromancy" }];
const heirlooms: readonly RuleCase[] = [
  one(
    ["t9a.rule.veilgate-orb", "t9a.rule.siphon"],
    "six Veil Tokens are kept instead of three, while its bearer stands",
    () => {
      const kept = (own: readonly RuleGiven[], foes: readonly RuleGiven[] = []): number => {
        const w = { ...wizard("pyromancy"), profile: like({ hp: 3, rules: [...adept, ...own] }) };
        const scene = stage({
          ...{ knows: [], w, b: { profile: like({ rules: foes }) } },
          scene: { magic: { tokens: [9, 0], cards: [[4], [4]] } },
        });
        return played(scene, quiet({ siphon: { answer: { dice: 0 } } }), { until: { step: "magic-phase/6" } }).game
          .magic.tokens[0];
      };
      assert.number([kept(["veilgate-orb"]), kept([]), kept([], ["veilgate-orb"])], [6, 3, 3]);
    },
  ),
  one(
    ["t9a.rule.dragon-staff", "t9a.rule.breath-attack"],
    "a breath of Strength 3 and Armour Penetration 0, in flames",
    () => {
      const [breath] = [duel({ rules: ["dragon-staff"] }, {})].flatMap((game) => {
        const u = first(game);
        const [pool] = u.pools;
        return pool === undefined ? [] : [parametersOf(pool.profile)["breath-attack"]];
      });
      assert.number(
        [breath?.strength, breath?.armourPenetration, breath?.attributes].map((x) => JSON.stringify(x)),
        ["3", "0", '["flaming-attacks"]'],
      );
      const may = (rules: readonly RuleGiven[]): boolean => {
        const game = duel({ rules }, {});
        const [pool] = first(game).pools;
        return pool !== undefined && shootsAtAll(game, first(game), pool);
      };
      assert.legality([may(["dragon-staff"]), may([])], [true, false]);
    },
  ),
  one(
    ["t9a.rule.ankh-of-naptesh", "t9a.rule.hierophant"],
    "its bearer holds the dead together; rank and file around it have Fortitude (6+)",
    () => {
      const need = (rules: readonly RuleGiven[], pool: number, own: readonly RuleGiven[] = []): number => {
        const b = { profile: like({}), characters: [{ profile: like({ hp: 3, rules }) }] };
        const game = gameOf(fight({ a: { profile: like({ rules: own }) }, b }));
        const s = strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool });
        return strikeNumbers(game, s).special?.value.need ?? 0;
      };
      const ankh: readonly RuleGiven[] = ["ankh-of-naptesh"];
      // Neither its bearer, nor against flames.
      assert.number([need(ankh, 0), need([], 0), need(ankh, 1), need(ankh, 0, ["flaming-attacks"])], [6, 0, 0, 0]);
      assert.legality(
        [ankh, []].map((rules) => profileHas(first(duel({ rules }, {})).entry, "hierophant")),
        [true, false],
      );
    },
  ),
];

/** Items of single armies whose figures the catalogue of 9 October 2024 gives. */
export const armyItemCases: readonly RuleCase[] = [...weapons, ...banners, ...artefacts, ...heirlooms];
