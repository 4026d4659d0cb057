import type { RuleCase, SceneLine } from "@tercio/testkit";
import { type Packet, strikeOf } from "../../src/calculation/attacks.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { tokensOfArmies } from "../../src/calculation/casting.ts";
import { testDice } from "../../src/calculation/characteristics.ts";
import { chargeNeed } from "../../src/calculation/charge-range.ts";
import { marchRate } from "../../src/calculation/rates.ts";
import type { DisciplineUse } from "../../src/hooks/moments.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { duel, figures, guarded, item, numbers, taken } from "./item-scenes.ts";
import { at, block, played, quiet, vars } from "./scenes.ts";
import { range, shooter, toHit } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

type Rules = readonly RuleGiven[];
const of = (rules: Rules, more: Partial<SceneUnit> = {}): Partial<SceneUnit> => ({ profile: like({ rules }), ...more });
/** Somebody of such rules among men who have none. */
const joined = (rules: Rules): Partial<SceneUnit> => ({ characters: [{ profile: like({ hp: 3, rules }) }] });
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;

/** The least that the dice of A must show to reach B, twelve inches away: its Advance Rate is 4. */
function charge(a: Partial<SceneUnit>, b: Partial<SceneUnit>): number | null {
  const units = { A: block("first", [0, 0], "north", a), B: block("second", [0, 12], "south", b) };
  const game = gameOf({ phase: "charge", units });
  return chargeNeed(game, the(game), the(game, 1)).need;
}

const USES: readonly DisciplineUse[] = ["panic", "break", "rally", "restrain", "march"];
const dice = (a: Partial<SceneUnit>): readonly number[] => {
  const game = gameOf(fight({ a }));
  return USES.map((use) => testDice(game, the(game), use).value);
};

/** Natural 1s, misses, hits and 6s of six men of A; then who rolls how many dice at whom. */
const rolled = (b: Rules): readonly (readonly number[])[] => {
  const six = { models: 6, files: 6 };
  const shown: SceneLine = { show: { counts: [2, 1, 2, 1] } };
  const run = played(fight({ a: six, b: of(b, six) }), quiet({ "roll.hits-first": shown }), at("7"));
  return run.requests.flatMap(({ request, game }) =>
    request.type === "roll" && request.dice.kind === "chains"
      ? (vars({ game }, "initiative-step").packets as readonly Packet[]).map((p) => [
          p.unit,
          p.dice,
          p.aims[0]?.unit ?? -1,
        ])
      : [],
  );
};

/** Manifestations of Daemons: their figures are those of the catalogue of 9 October 2024. */
export const manifestationCases: readonly RuleCase[] = [
  one("t9a.rule.centipede-legs", "two inches more of March Rate", () => {
    const march = (rules: Rules): number => {
      const game = gameOf(fight({ a: of(rules) }));
      return marchRate(game, the(game));
    };
    assert.number([march(["centipede-legs"]), march([])], [10, 8]);
  }),
  one("t9a.rule.chilling-yawn", "enemies in contact strike at an Agility of two less, once", () => {
    // Agility 3 and two less, however many of them there are; a Character brings it along; its bearer keeps its own.
    assert.number(
      [figures({}, { rules: ["chilling-yawn"] })[1], figures({ rules: ["chilling-yawn"] })[1], figures({})[1]].map(
        Number,
      ),
      [1, 3, 3],
    );
    const slow = (b: Partial<SceneUnit>): readonly number[] => {
      const six = { models: 6, files: 6 };
      const run = played(fight({ a: six, b: { ...six, ...b } }), quiet({}), at("7"));
      return run.requests.flatMap(({ request, game }) =>
        request.type === "roll" && request.dice.kind === "chains"
          ? [(vars({ game }, "initiative-step").packets as readonly Packet[])[0]?.unit ?? -1]
          : [],
      );
    };
    assert.number([slow(joined(["chilling-yawn"])).at(-1), slow({}).length].map(Number), [0, 1]);
  }),
  one("t9a.rule.chitinous-scales", "two more of Armour, no further than three", () => {
    const armour = (arm: number, shield = false): number =>
      guarded({}, { arm, shield, rules: ["chitinous-scales"] })[0] ?? 0;
    assert.number([armour(0), armour(1), armour(2), armour(3), armour(4), armour(2, true)], [2, 3, 3, 3, 4, 4]);
  }),
  one("t9a.rule.digestive-vomit", "stronger and sharper from the first Round of Combat that its side wins", () => {
    /** Strength and Armour Penetration of A, and of a Character in it, after a round that the one with more ranks wins. */
    const after = (rules: Rules, wins: boolean): readonly (readonly number[])[] => {
      const [deep, thin] = [
        { models: 30, files: 6 },
        { models: 6, files: 6 },
      ];
      const a = { ...of(rules), ...joined([]), ...(wins ? deep : thin) };
      const run = played(fight({ a, b: wins ? thin : deep }), quiet({}), at("8"));
      return [0, 1].map((pool) => {
        const s = strikeOf(run.game, { unit: 0, pool, part: 0 }, { unit: 1, pool: 0 });
        const n = strikeNumbers(run.game, s);
        return [n.strength.value, n.penetration.value];
      });
    };
    const plain = [3, 0];
    assert.number(after(["digestive-vomit"], true), [[4, 1], plain]);
    assert.number(after(["digestive-vomit"], false), [plain, plain]);
    assert.number(after([], true), [plain, plain]);
  }),
  one("t9a.rule.divining-snout", "two inches more in a charge at a unit with a special item", () => {
    const snout = of(["divining-snout"]);
    const bearer = { characters: [{ profile: like({ hp: 3, ...item("talisman-of-shielding") }) }] };
    // Twelve inches less four are eight, and two less are six; whoever stands among them must have it as well.
    assert.number(
      [charge(snout, bearer), charge(snout, {}), charge({}, bearer), charge({ ...snout, ...joined([]) }, bearer)].map(
        Number,
      ),
      [6, 8, 8, 8],
    );
    assert.number(Number(charge({ ...snout, ...joined(["divining-snout"]) }, bearer)), 6);
  }),
  one("t9a.rule.hot-blood", "a charge makes it two quicker", () => {
    const quick = (rules: Rules, charging: boolean): number =>
      figures({ rules, ...(charging ? { charging } : {}) })[1] ?? 0;
    // Agility 3, one more for its momentum, two more for this.
    assert.number([quick(["hot-blood"], true), quick([], true), quick(["hot-blood"], false)], [6, 4, 3]);
  }),
  one("t9a.rule.iron-husk", "a Resilience of six", () => {
    const n = (rules: Rules) => numbers(duel({}, { rules }));
    // Strength 3 wounds Resilience 3 on 4+, Resilience 6 on 6+.
    assert.number(
      [n(["iron-husk"]).resilience.value, n(["iron-husk"]).wound, n([]).resilience.value, n([]).wound],
      [6, 6, 3, 4],
    );
  }),
  one("t9a.rule.kaleidoscopic-flesh", "harder to hit from afar", () => {
    const shot = (rules: Rules) =>
      toHit(range({ a: { models: 1, files: 1, profile: shooter(["bow"]) }, b: of(rules) }));
    assert.number([shot(["kaleidoscopic-flesh"]), shot([])].map(Number), [5, 4]);
  }),
  one("t9a.rule.mesmerising-plumage", "enemies in contact have one less of both skills", () => {
    const own: Rules = ["mesmerising-plumage"];
    assert.number(
      [figures({}, { rules: own })[2], figures({})[2], guarded({ rules: own }, {})[1]].map(Number),
      [2, 3, 2],
    );
    assert.number(guarded({}, { rules: own })[1] ?? 0, 3);
  }),
  one(
    "t9a.rule.mirrored-scales",
    "natural 1s of blows at it hit who strikes",
    () => {
      // Of A's six dice two are 1s, three hit; B strikes with six.
      assert.number(rolled(["mirrored-scales"]), [
        [0, 3, 1],
        [0, 2, 0],
        [1, 6, 0],
      ]);
      assert.number(rolled([]), [
        [0, 6, 1],
        [1, 6, 0],
      ]);
    },
    "red-haze",
  ),
  one("t9a.rule.roaming-hands", "on a flank or the rear a point more of Strength and Armour Penetration", () => {
    const force = (facing: "front" | "left" | "rear", rules: Rules): readonly number[] => {
      const game = gameOf(fight({ b: of(rules), facing }));
      const n = numbers(game, 1, 0);
      return [n.strength.value, n.penetration.value];
    };
    const own: Rules = ["roaming-hands"];
    assert.number(
      [force("left", own), force("rear", own), force("front", own), force("left", [])],
      [
        [4, 1],
        [4, 1],
        [3, 0],
        [3, 0],
      ],
    );
  }),
  one("t9a.rule.smothering-coils", "models of Scoring units are wounded on one less", () => {
    const wound = (rules: Rules, scoring: boolean): number =>
      numbers(gameOf(fight({ a: of(rules), b: { scoring } }))).wound;
    assert.number([wound(["smothering-coils"], true), wound(["smothering-coils"], false), wound([], true)], [3, 4, 4]);
  }),
  one("t9a.rule.sorcerous-antennae", "each unit with it adds a Veil Token, unless it flees", () => {
    const tokens = (...units: readonly Partial<SceneUnit>[]): number => {
      const all = units.map((u, i) => [`U${i}`, block("first", [i * 8, 0], "north", u)] as const);
      const game = gameOf({
        phase: "movement",
        units: { ...Object.fromEntries(all), B: block("second", [0, 20], "south", of(["sorcerous-antennae"])) },
      });
      return tokensOfArmies(game, 0).value;
    };
    const own = of(["sorcerous-antennae"]);
    assert.number(
      [
        tokens(own, own, {}),
        tokens(own, { ...own, state: { fleeing: true } }),
        tokens(joined(["sorcerous-antennae"])),
        tokens({}),
      ],
      [2, 1, 1, 0],
    );
  }),
  one("t9a.rule.stiff-upper-lip", "Discipline Tests are Minimised Rolls", () => {
    assert.odds(
      [dice(of(["stiff-upper-lip"])), dice(joined(["stiff-upper-lip"])), dice({})],
      [
        [-1, -1, -1, -1, -1],
        [-1, -1, -1, -1, -1],
        [0, 0, 0, 0, 0],
      ],
    );
  }),
  one("t9a.rule.unhinging-jaw", "failed to-wound rolls against the large are re-rolled", () => {
    const jaw = { rules: ["unhinging-jaw"] } as const;
    // Half hit, and half of these wound; of the other half half again: 3 of 8.
    assert.odds(
      [
        taken(jaw, { height: "Large" }, 8),
        taken(jaw, { height: "Gigantic" }, 8),
        taken(jaw, {}, 8),
        taken({}, { height: "Large" }, 8),
      ],
      [3, 3, 2, 2],
    );
  }),
  one("t9a.rule.whipcrack-tail", "its reflexes are those of lightning", () => {
    assert.number([numbers(duel({ rules: ["whipcrack-tail"] }, {})).hit, numbers(duel({}, {})).hit], [3, 4]);
  }),
];
