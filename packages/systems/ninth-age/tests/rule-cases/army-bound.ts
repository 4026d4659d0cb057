import { EARLY } from "../editions.ts";
import type { Effect } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { boundSpells, powersOf } from "../../src/calculation/bound-spells.ts";
import { shotStrike } from "../../src/calculation/shots.ts";
import { spellReach, spellTargets } from "../../src/battlefield/spell-targets.ts";
import { casterOf } from "../../src/calculation/casting.ts";
import type { Caster } from "../../src/calculation/casting.ts";
import type { ItemId } from "../../src/state/items.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { casts, hitGroups, stage, under, wizard } from "./magic-scenes.ts";
import { block } from "./scenes.ts";
import { plainShot } from "./shooting-scenes.ts";
import { cast, foe, friend, healthOf, spellbook } from "./spell-scenes.ts";
import { assert, one } from "./table.ts";

const INCH = 2540;
const having = (items: readonly ItemId[]) => (items.length === 0 ? {} : { items });
const bears = (items: readonly ItemId[]) => wizard("pyromancy", "wizard-adept", having(items));
/** As if the other side had cast it: it does not end in this phase. */
const theirs = (e: Effect): Effect => ({
  ...e,
  until: {
    ...e.until,
    ...(e.until.steps === undefined ? {} : { steps: e.until.steps.map((s) => ({ ...s, player: 1 as const })) }),
  },
});
const ROD = "rule.command-of-the-rod" satisfies SpellWord;
const CURSE = "rule.curse-of-phatep" satisfies SpellWord;
const CALL = "rule.call-of-the-dead" satisfies SpellWord;
const FOE = { unit: 1, pool: 0 };
const BLESSINGS = [
  "rule.blessing-of-protection",
  "rule.blessing-of-fire",
  "rule.blessing-of-fervour",
] as const satisfies readonly SpellWord[];

/** What B needs to hit A, and the saves and rerolls of that blow. */
const blowAt = (game: NinthAge) => {
  const n = strikeNumbers(game, strikeOf(game, { unit: 1, pool: 0, part: 0 }, { unit: 0, pool: 0 }));
  return { hit: n.hit, aegis: n.special?.value.need ?? null };
};
const rerolls = (game: NinthAge): readonly string[] =>
  strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 })).effects.map(
    (e) => e.value.kind,
  );

/** Bound Spells that armies' own rules bring. */
export const armyBoundCases: readonly RuleCase[] = [
  one(
    "t9a.rule.arcane-shield",
    "friends within 6 inches are Distracting; a Bound Spell of Cosmology",
    () => {
      const hit = (away: number, items: readonly ItemId[] = ["arcane-shield"]): number =>
        blowAt(
          gameOf(
            fight({ more: { E: block("first", [away + 120 / 25.4, 0], "north", { profile: like(having(items)) }) } }),
          ),
        ).hit;
      assert.number([hit(5.99), hit(6), hit(6.01), hit(5.99, [])], [5, 5, 4, 4]);
      // Nobody is Distracting twice: of himself, by a shield, behind a wall; nor is who is feared.
      const wall = [
        {
          kind: "wall" as const,
          polygon: [
            [-10, 0],
            [-10, -1],
            [10, -1],
            [10, 0],
          ] as const,
        },
      ];
      const twice = (rules: readonly string[], items: readonly ItemId[], afraid: boolean, terrain = wall) =>
        blowAt(
          gameOf(
            fight({
              a: { profile: like({ rules: rules as never }) },
              b: { state: { charging: true, afraid } },
              more: { E: block("first", [5.99 + 120 / 25.4, 0], "north", { profile: like(having(items)) }) },
              scene: { terrain },
            }),
          ),
        ).hit;
      const [own, shield] = [["distracting"], ["arcane-shield"]] as const;
      assert.number(
        [
          twice([], [], false, []),
          twice(own, shield, false, []),
          twice(own, shield, false),
          twice([], shield, false),
          twice(own, shield, true),
          twice([], [], true, []),
        ],
        [4, 5, 5, 5, 5, 5],
      );
      const game = gameOf(stage({ knows: [], w: { ...bears(["arcane-shield"]) } }));
      assert.legality(
        boundSpells(game, 0).map((b) => [b.spell, ...powersOf(game.edition, b.bound, b.spell)]),
        [
          ["spell.cosmology.perception-of-strength", 4, 8],
          ["spell.cosmology.perception-of-strength", 4, 8],
        ],
      );
    },
    "arcane-shield",
  ),
  one("t9a.rule.asfad-scholar", "spells reach 6 inches farther, those all around 3", () => {
    const reach = (items: readonly ItemId[], spell: SpellWord, way: "basic" | "boosted" = "basic"): number => {
      const game = gameOf(stage({ knows: [], w: bears(items) }));
      return (spellReach(game, { spell, way }, casterOf(game, 0) as Caster) ?? 0) / INCH;
    };
    const far = (items: readonly ItemId[]) => [
      reach(items, "spell.alchemy.word-of-iron"),
      reach(items, "spell.divination.know-thine-enemy", "boosted"),
    ];
    assert.number(
      [far(["asfad-scholar"]), far([])],
      [
        [30, 9],
        [24, 6],
      ],
    );
    const game = gameOf(stage({ knows: [], w: bears(["asfad-scholar"]) }));
    assert.legality(
      boundSpells(game, 0).map((b) => b.spell),
      ["rule.drain-magic"],
    );
  }),
  one(
    "t9a.rule.drain-magic",
    "spells of one turn that lie on its target end, others stay",
    () => {
      const on = (spell: SpellWord): number => {
        const scene = stage({ knows: ["rule.drain-magic"], w: wizard("alchemy") });
        const game = under(scene, spell, { on: 1 });
        const run = casts(
          { ...scene, effects: game.effects.map(theirs) } as never,
          {
            spell: "rule.drain-magic",
            target: 1,
            dice: [6],
          },
          { until: { step: "casting/f" } },
        );
        return run.game.effects.filter((e) => e.on === 1).length;
      };
      assert.number([on("spell.alchemy.word-of-iron"), on("spell.alchemy.corruption-of-tin")], [0, 1]);
    },
    "drain-magic",
  ),
  one(
    "t9a.rule.blessings",
    "the rank and file that he joins has Hatred; three Bound Spells for his unit",
    () => {
      const game = (items: readonly ItemId[]) =>
        gameOf(fight({ a: { characters: [{ profile: like({ hp: 3, ...having(items) }), cost: 100 }] } }));
      assert.legality([rerolls(game(["blessings"])), rerolls(game([]))], [["reroll-hits"], []]);
      const found = boundSpells(gameOf(stage({ knows: [], w: bears(["blessings"]) })), 0);
      assert.legality(
        found.map((b) => [b.spell, ...powersOf(EARLY, b.bound, b.spell)]),
        BLESSINGS.map((b) => [b, 4, 8]),
      );
    },
    "blessings",
  ),
  one(
    ["t9a.rule.blessing-of-protection", "t9a.rule.blessing-of-fervour"],
    "Aegis in close combat; wounds again",
    () => {
      const scene = fight({});
      const lies = (spell: SpellWord): NinthAge => under(scene, spell);
      assert.number([blowAt(lies(BLESSINGS[0])).aegis, blowAt(lies(BLESSINGS[2])).aegis], [5, null]);
      assert.legality([rerolls(lies(BLESSINGS[2])), rerolls(lies(BLESSINGS[0]))], [["reroll-wounds"], []]);
    },
  ),
  one("t9a.rule.blessing-of-fire", "hits of Strength 4 on those in contact", () => {
    const fought = fight({ a: bears([]) });
    const run = casts(
      { ...fought, phase: "magic", magic: { known: { 0: [BLESSINGS[1]] } } } as never,
      { spell: BLESSINGS[1], dice: [6], rolls: { "roll.spell-hits": { show: { total: 5 } } } },
      { until: { roll: "roll.hits" } },
    );
    assert.number([hitGroups(run), run.game.effects.length], [[[5, null, 3, null]], 2]);
  }),
  one(
    "t9a.rule.rod-of-battle",
    "a Bound Spell for two Magic Dice or three, whoever bears it",
    () => {
      const found = (items: readonly ItemId[]) =>
        boundSpells(
          gameOf(stage({ knows: [], w: { ...bears(items), profile: like({ hp: 3, ...having(items) }) } })),
          0,
        ).map((b) => [b.spell, ...powersOf(EARLY, b.bound, b.spell)]);
      assert.legality([found(["rod-of-battle"]), found([])], [[[ROD, 4, 8]], []]);
    },
    "rod-of-battle",
  ),
  one(
    ["t9a.rule.command-of-the-rod", "t9a.rule.rod-of-battle"],
    "a friend within 18 inches; one better to hit with blows, its Character’s too, and not with shots",
    () => {
      const at = (inches: number): readonly number[] =>
        spellTargets(gameOf(spellbook("evocation", [ROD], { B: foe(12), C: friend(inches + (10 + 50) / 25.4) })), 0, {
          spell: ROD,
          way: "basic",
        }).flatMap((list) => list.map((t) => t.unit));
      // The bearer is a friend of its own; B is none.
      assert.legality([at(17.99), at(18), at(18.01)], [[0, 2], [0, 2], [0]]);
      const led = fight({ a: { characters: [{ profile: like({ hp: 3 }), cost: 100 }] } });
      const hits = (game: NinthAge): readonly (number | null)[] =>
        unit(game, 0).pools.map((_, pool) => strikeNumbers(game, strikeOf(game, { unit: 0, pool, part: 0 }, FOE)).hit);
      assert.number(
        [hits(gameOf(led)), hits(under(led, ROD))],
        [
          [4, 4],
          [3, 3],
        ],
      );
      const shots = (game: NinthAge): number | null => strikeNumbers(game, shotStrike(game, plainShot)).hit;
      assert.number([shots(gameOf(led)), shots(under(led, ROD))], [4, 4]);
      // Who is struck by them is none the better for it.
      assert.number([blowAt(gameOf(led)).hit, blowAt(under(led, ROD)).hit], [4, 4]);
    },
    "rod-of-battle",
  ),
  one("t9a.rule.book-of-the-dead", "a Bound Spell for whoever bears it, of 4 and of 8", () => {
    const found = (items: readonly ItemId[]) =>
      boundSpells(gameOf(stage({ knows: [], w: bears(items) })), 0).map((b) => [
        b.spell,
        ...powersOf(EARLY, b.bound, b.spell),
      ]);
    assert.legality([found(["book-of-the-dead"]), found([])], [[[CALL, 4, 8]], []]);
  }),
  one(
    ["t9a.rule.call-of-the-dead", "t9a.rule.resurrected"],
    "the dead of all friends within 12 inches rise by their value; a Character recovers two at most",
    () => {
      const dead = (value: number) => like({ hp: 1, rules: [{ rule: "resurrected", value }] as never });
      // Ten of twenty men stand five wide; their middle lies 50 mm behind the nearest edge of the unit to the west of it.
      const men = (inches: number, value: number) =>
        friend(inches + (10 + 50) / 25.4, { profile: dead(value), models: 10, files: 5, startModels: 20 });
      const called = (inches: number, value = 4) =>
        healthOf(cast(spellbook("evocation", [CALL], { B: foe(20), C: men(inches, value) }), { spell: CALL }), "C")[0];
      assert.number([called(11.99), called(12), called(12.01), called(11.99, 3)].map(Number), [14, 14, 10, 13]);
      const lord = like({ hp: 4, rules: [{ rule: "resurrected", value: 3 }] as never });
      const led = { ...men(5, 4), characters: [{ profile: lord, lost: 3 }] };
      const either = [0, 1].map(
        (option) =>
          healthOf(
            cast(spellbook("evocation", [CALL], { B: foe(20), C: led }), {
              ...{ spell: CALL, told: { "spell-option": { answer: { option } } } },
            }),
            "C",
          )[0],
      );
      assert.number(either.map(Number), [15, 13]);
    },
    "raise-value",
  ),
  one("t9a.rule.phateps-curse", "a Bound Spell of 6 for whoever has not moved", () => {
    const casket = { ...bears([]), profile: like({ hp: 3, items: ["phateps-curse"] }) };
    const found = (moved: "none" | "advance" | "march") =>
      boundSpells(gameOf(stage({ knows: [], w: { ...casket, state: { moved } } })), 0).map((b) => [
        b.spell,
        ...powersOf(EARLY, b.bound, b.spell),
      ]);
    assert.legality([found("none"), found("advance"), found("march")], [[[CURSE, 6, 6]], [], []]);
  }),
  one("t9a.rule.curse-of-phatep", "hits by as much as its target fails on three dice, within 36 inches", () => {
    const hits = (total: number, dis: number): readonly (readonly (number | null)[])[] =>
      hitGroups(
        casts(
          stage({ knows: [CURSE], b: { profile: like({ dis }) } }),
          { spell: CURSE, target: 1, dice: [6], rolls: { "roll.spell-by-test": { show: { total } } } },
          { until: { step: "volley/d" } },
        ),
      );
    // Twelve on three dice fails Discipline 7 by five, Discipline 9 by three: so many hits, which wound unrolled and past armour.
    assert.number([hits(12, 7), hits(12, 9)], [[[5, null, null, null]], [[3, null, null, null]]]);
    const at = (inches: number): number =>
      spellTargets(gameOf(spellbook("evocation", [CURSE], { B: foe(inches) })), 0, { spell: CURSE, way: "basic" })
        .length;
    assert.legality([at(35.99), at(36), at(36.01)], [1, 1, 0]);
    // Who passes is not hit.
    const run = casts(
      stage({ knows: [CURSE] }),
      { spell: CURSE, target: 1, dice: [6], rolls: { "roll.spell-by-test": { show: { total: 7 } } } },
      { until: { step: "casting/f" } },
    );
    const rolls = run.requests.flatMap(({ request: q }) => (q.type === "roll" ? [q] : []));
    const tests = rolls.flatMap((q) =>
      q.label.key === "roll.spell-by-test" && q.dice.kind === "sum" ? [[q.dice.dice, q.dice.sides, q.player]] : [],
    );
    assert.number([tests, rolls.filter((q) => q.dice.kind === "chains").length], [[[3, 6, 1]], 0]);
  }),
];
