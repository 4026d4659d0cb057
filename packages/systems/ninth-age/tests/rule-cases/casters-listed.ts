import { EARLY } from "../editions.ts";
import type { RuleCase } from "@tercio/testkit";
import {
  castingBonus,
  castingSum,
  castingValue,
  channelled,
  dispellingBonus,
  judgeCasting,
  judgeDispelling,
} from "../../src/calculation/casting.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { combatScore } from "../../src/calculation/combat-score.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import { because } from "../../src/state/ids.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { ItemId, NinthAge, Unit } from "../../src/state/state.ts";
import { spellRow, type SpellWord } from "../../src/state/spells.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { block, played } from "./scenes.ts";
import { assert, one } from "./table.ts";

const EFFIGY: SpellWord = "spell.witchcraft.twisted-effigy";
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
type More = Partial<SceneProfile>;
const adept: RuleGiven = { rule: "wizard-adept", path: "pyromancy" };

/** A Wizard of the first side, 20″ before a company of the other; a third unit stands beside that. */
const scene = (wizard: More, foe: More = {}, more: { readonly standard?: boolean; readonly third?: More } = {}) =>
  ({
    phase: "magic",
    units: {
      A: {
        side: "first",
        profile: like({ rules: [adept], ...wizard }),
        models: 1,
        files: 1,
        at: [0, 0],
        facing: "north",
        character: true,
      },
      B: block("second", [0, 20], "south", { standard: more.standard === true, profile: like(foe) }),
      C: {
        side: "second",
        profile: like(more.third ?? {}),
        models: 1,
        files: 1,
        at: [15, 20],
        facing: "south",
        character: true,
      },
    },
    magic: { known: { "0": [FIREBALL] } },
  }) as const;
const stage = (...given: Parameters<typeof scene>): NinthAge => gameOf(scene(...given));
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;
const attempt = (dice: number) =>
  ({ wizard: 0, spell: FIREBALL, way: "basic", dice, targets: [{ unit: 1, pool: -1 }] }) as const;
const bonus = (game: NinthAge, dice = 2, at = 1): number =>
  castingBonus(game, { ...attempt(dice), targets: [{ unit: at, pool: -1 }] }).value;
const dispelling = (game: NinthAge, castWith = 2): number => dispellingBonus(game, attempt(castWith)).value;
const again = (game: NinthAge): NinthAge => ({ ...game, magic: { ...game.magic, casters: [0], dispels: 1 } });
const item = (...items: readonly ItemId[]): More => ({ items });
/** Numbers of the spells open to a Wizard who has these, and how many more it selects. */
function open(more: More, has: readonly SpellWord[] = []): readonly (string | number)[] {
  const found = toSelect(EARLY, the(stage(more)), has);
  const words = (found?.spells ?? []).map((s) => `${spellRow(EARLY, s).school} ${spellRow(EARLY, s).number}`);
  return [found?.count ?? -1, ...words.filter((w) => !w.endsWith("null"))];
}
const rules = (...given: readonly RuleGiven[]): More => ({ rules: given });

/** What the Wizards of army lists bring to the Magic Phase. */
export const listedCasterCases: readonly RuleCase[] = [
  one(
    ["t9a.rule.wizard-apprentice", "t9a.rule.wizard-adept", "t9a.rule.wizard-master"],
    "spells, channelling, casting",
    () => {
      const level = (rule: "wizard-apprentice" | "wizard-adept" | "wizard-master") => {
        const more = rules({ rule, path: "pyromancy" });
        return [open(more).length - 1, open(more)[0] ?? 0, channelled(stage(more), 0), bonus(stage(more))];
      };
      assert.number(
        [level("wizard-apprentice"), level("wizard-adept"), level("wizard-master")],
        [
          [1, 1, 0, 0],
          [4, 2, 1, 0],
          [6, 4, 1, 1],
        ],
      );
    },
  ),
  one("t9a.rule.channel", "as many Veil Tokens as it says, several add up", () => {
    const own: RuleGiven = { rule: "channel", value: 2 };
    assert.number([channelled(stage(rules(adept, own)), 0), channelled(stage(rules(own)), 0)], [3, 2]);
  }),
  one("t9a.rule.magic-resistance", "the highest is taken from an enemy’s casting roll", () => {
    const resists = (value: number): RuleGiven => ({ rule: "magic-resistance", value });
    assert.number(
      [bonus(stage({})), bonus(stage({}, rules(resists(1)))), bonus(stage({}, rules(resists(2))))],
      [0, -1, -2],
    );
    // 4 needs a 5 of two dice then, and no 4.
    const judged = (faces: readonly number[], by: number) => judgeCasting(faces, by, 4, 0).passed;
    assert.legality([judged([2, 2], -1), judged([2, 3], -1)], [false, true]);
  }),
  one("t9a.rule.obsidian-rock", "Magic Resistance (2)", () => {
    const game = stage({}, {}, { third: item("obsidian-rock") });
    assert.number([bonus(game, 2, 2), bonus(game)], [-2, 0]);
  }),
  one("t9a.rule.aether-icon", "a unit’s banner: 1 less on enemy spells, added to Magic Resistance", () => {
    const resists: More = rules({ rule: "magic-resistance", value: 1 });
    const banner = { standard: true };
    assert.number(
      [
        bonus(stage({}, item("aether-icon"), banner)),
        bonus(stage({}, item("aether-icon"))),
        bonus(stage({}, { ...resists, ...item("aether-icon") }, banner)),
      ],
      [-1, 0, -2],
    );
  }),
  one("t9a.rule.talisman-of-the-void", "one Veil Token more", () => {
    assert.number([channelled(stage(item("talisman-of-the-void")), 0), channelled(stage({}), 0)], [2, 1]);
  }),
  one(
    "t9a.rule.book-of-arcane-mastery",
    "2 more on its bearer’s first casting roll of a phase",
    () => {
      const game = stage(item("book-of-arcane-mastery"));
      assert.number([bonus(game), bonus(again(game))], [2, 0]);
    },
    "first-of-the-phase",
  ),
  one(
    "t9a.rule.crystal-ball",
    "2 more on the first dispelling roll of a phase",
    () => {
      const game = stage({}, {}, { third: item("crystal-ball") });
      assert.number([dispelling(game), dispelling(again(game))], [2, 0]);
      const stopped = (faces: readonly number[]) => judgeDispelling(faces, dispelling(game), 10).passed;
      assert.legality([stopped([3, 4]), stopped([4, 4])], [false, true]);
    },
    "first-of-the-phase",
  ),
  one("t9a.rule.amethyst-crystal", "1 more on each dispelling roll of its army", () => {
    const game = stage({}, {}, { third: item("amethyst-crystal") });
    assert.number([dispelling(game), dispelling(again(game)), dispelling(stage(item("amethyst-crystal")))], [1, 1, 0]);
  }),
  one("t9a.rule.master-of-spellcrafting", "Casting Values 1 lower", () => {
    const value = (more: More): number => castingValue(stage(more), attempt(1));
    assert.number([value(rules(adept, "master-of-spellcrafting")), value({})], [3, 4]);
  }),
  one(
    "t9a.rule.casting-modifiers",
    "2 more or less at most, Magic Resistance besides",
    () => {
      const master: RuleGiven = { rule: "wizard-master", path: "pyromancy" };
      const [BOOK, icon] = [item("book-of-arcane-mastery"), item("aether-icon")];
      const resists = rules({ rule: "magic-resistance", value: 2 });
      const hexed = (game: NinthAge): NinthAge => {
        const params = { spell: EFFIGY, way: "boosted" };
        return { ...game, effects: [{ id: 1, rule: EFFIGY, on: 0, from: 1, until: {}, params }] };
      };
      const of = (game: NinthAge) => {
        const { value, lines } = castingBonus(game, attempt(2));
        return [value, lines.slice(1).map(({ rule, value: so }) => [rule, so])];
      };
      const [MOST, RESISTS] = ["t9a.rule.casting-modifiers", "t9a.rule.magic-resistance"];
      const [MASTER, MORE] = ["t9a.rule.wizard-master", "t9a.rule.book-of-arcane-mastery"];
      const three = [
        [MORE, 2],
        [MASTER, 3],
        [MOST, 2],
      ];
      const both = { ...rules(master), ...BOOK };
      assert.number(of(stage(BOOK)), [2, [[MORE, 2]]]);
      assert.number(of(stage(both)), [2, three]);
      assert.number(of(stage(both, resists)), [0, [...three, [RESISTS, 0]]]);
      // A banner’s Magic Resistance is Magic Resistance too.
      assert.number(of(stage(both, { ...resists, ...icon }, { standard: true })), [
        -1,
        [...three, [RESISTS, 1], [RESISTS, -1]],
      ]);
      assert.number(of(hexed(stage({}, resists))), [
        -4,
        [
          [`t9a.${EFFIGY}`, -2],
          [RESISTS, -4],
        ],
      ]);
      const fewer = (by: number) => castingSum([because("t9a.rule.spell-craving", "add", by)]);
      assert.number(
        [-2, -3, 2, 3].map((by) => [fewer(by).value, fewer(by).lines.length]),
        [
          [-2, 2],
          [-2, 3],
          [2, 2],
          [2, 3],
        ],
      );
    },
    "casting-modifiers",
  ),
  one("t9a.rule.irresistible-will", "from 4 dice on 1 more at most, and 2 less to dispel", () => {
    const game = stage({
      ...rules({ rule: "wizard-master", path: "pyromancy" }, "irresistible-will"),
      ...item("book-of-arcane-mastery"),
    });
    assert.number([bonus(game, 3), bonus(game, 4), dispelling(game, 3), dispelling(game, 4)], [2, 1, 0, -2]);
  }),
  one(
    "t9a.rule.spell-craving",
    "1 for each spell that a Wizard in combat with them knows",
    () => {
      const score = (own: readonly RuleGiven[]): number => {
        const game = gameOf(
          fight({
            a: { profile: like({ rules: own }) },
            b: { models: 1, files: 1, character: true, profile: like(rules(adept)) },
            scene: { magic: { known: { "1": [FIREBALL, "spell.pyromancy.flaming-swords"] } } },
          }),
        );
        return combatScore(game, { units: [0, 1], lost: [0, 0], overkill: [0, 0] }, 0).value;
      };
      assert.number(score(["spell-craving"]) - score([]), 2);
    },
    "spell-craving",
  ),
  one("t9a.rule.soul-conduit", "no Flux Card: 5 dice each, 4 Veil Tokens and a D3", () => {
    const pools = (own: readonly RuleGiven[]) => {
      const run = played(scene(rules(adept, ...own)), [{ show: { total: 3 } }], { until: { choice: "siphon" } });
      return [run.game.magic.dice, run.game.magic.tokens[0], run.game.magic.cards[0].length];
    };
    assert.number(
      [pools(["soul-conduit"]), pools([])],
      [
        [[5, 5], 8, 8],
        [[5, 5], 6, 7],
      ],
    );
  }),
  one(
    ["t9a.rule.protean-magic", "t9a.rule.master-of-canreig-tower"],
    "the first spell of each path; a Master of the tower has 3 more",
    () => {
      const two: RuleGiven = { rule: "wizard-adept", path: "alchemy", paths: ["alchemy", "pyromancy"] };
      const four: RuleGiven = { ...two, paths: ["alchemy", "cosmology", "divination", "pyromancy", "evocation"] };
      assert.number(open(rules(two, "protean-magic")), [2, "alchemy 1", "pyromancy 1"]);
      assert.number(open(rules(two)), [2, ...[1, 2, 3, 4].map((n) => `alchemy ${n}`)]);
      assert.number(
        [open(rules(four, "protean-magic"))[0], open(rules(four, "protean-magic", "master-of-canreig-tower"))[0]],
        [2, 5],
      );
      // Three more, though there are paths for a fourth.
      const six: RuleGiven = {
        ...four,
        paths: [...(four as { paths: readonly string[] }).paths, "shamanism", "druidism"],
      } as RuleGiven;
      assert.number(open(rules(six, "protean-magic", "master-of-canreig-tower"))[0], 5);
    },
    "protean-paths",
  ),
  one(
    "t9a.hereditary.eos.liberal-magics",
    "the first spell of one path that it could have taken, among those that it selects",
    () => {
      const more = rules({ rule: "wizard-adept", path: "alchemy", others: ["pyromancy", "divination"] } as never);
      assert.number(open(more), [
        ...[2, "alchemy 1", "alchemy 2", "alchemy 3", "alchemy 4", "pyromancy 1", "divination 1"],
      ]);
      assert.number(open(more, [FIREBALL]), [1, "alchemy 1", "alchemy 2", "alchemy 3", "alchemy 4"]);
      const own = "spell.alchemy.quicksilver-lash";
      assert.number(open(more, [own]).slice(-2), ["pyromancy 1", "divination 1"]);
    },
    "liberal-magics",
  ),
  one(
    "t9a.rule.essence-of-a-free-mind",
    "either path until the first spell, none above 4",
    () => {
      const two: RuleGiven = { rule: "wizard-master", path: "alchemy", paths: ["alchemy", "pyromancy"] };
      const more: More = { ...rules(two), ...item("essence-of-a-free-mind") };
      const of = (path: string, numbers: readonly number[]) => numbers.map((n) => `${path} ${n}`);
      assert.number(open(more), [4, ...of("alchemy", [1, 2, 3, 4]), ...of("pyromancy", [1, 2, 3, 4])]);
      assert.number(open(more, [FIREBALL]), [3, ...of("pyromancy", [2, 3, 4])]);
    },
    "free-mind",
  ),
  one("t9a.rule.magical-heirloom", "the spell of its army besides its own", () => {
    const told = (more: More) => {
      const own: RuleGiven = {
        rule: "wizard-apprentice",
        path: "pyromancy",
        hereditary: "hereditary.sa.spark-of-creation",
      };
      const found = toSelect(EARLY, the(stage({ ...rules(own), ...more })), []);
      return [found?.count ?? -1, found?.spells.length ?? -1, found?.knows.length ?? -1];
    };
    assert.number(
      [told(item("magical-heirloom")), told({})],
      [
        [1, 1, 1],
        [1, 2, 0],
      ],
    );
  }),
];
