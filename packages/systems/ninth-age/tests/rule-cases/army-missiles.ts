import { type RuleCase, verdict } from "@tercio/testkit";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { initiativeOf, strikeOf } from "../../src/calculation/attacks.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { MissileId } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { type Played, played } from "./scenes.ts";
import { atB, groups, mean, needed, range, shooter, toHit, why } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

/** Resilience 4 and Armour 6: what wounds and saves need tells Strength and Armour Penetration. */
const hard = { profile: like({ res: 4, arm: 6 }) };

/** Inches, shots, what wounds and what saves at the range, then at half of it where that differs. */
const rolled: readonly (readonly [MissileId, number, number, number, number, (readonly [number, number, number])?])[] =
  [
    ["sky-reaper", 24, 4, 3, 4],
    ["repeater-crossbow", 18, 2, 5, 2],
    ["repeater-handbow", 12, 2, 5, 2],
    ["guild-crafted-handgun", 24, 1, 4, 3],
    ["forge-gun", 18, 2, 4, 2],
    ["forge-repeater", 18, 4, 3, 3],
    ["wyrm-slayer-rocket", 24, 1, 2, 4],
    ["energy-bolts", 24, 1, 3, 2],
    ["flintlock-axe", 18, 1, 4, 3],
    ["blunderbuss", 12, 1, 3, 4],
    ["sling", 18, 1, 5, 2, [4, 4, 2]],
    ["recurve-bow", 24, 1, 5, 2, [3, 5, 2]],
    ["blowpipe", 12, 2, 6, 2],
    ["giant-blowpipes", 12, 8, 5, 2],
    ["poisoned-javelin", 12, 1, 5, 2],
    ["fire-bola", 8, 1, 4, 2],
    ["brace-of-ogre-pistols", 24, 2, 4, 3],
    ["rocket-battery", 18, 4, 2, 4],
    ["elven-bolt-volley", 48, 6, 4, 3],
    ["daeb-bolt-thrower", 24, 8, 3, 3],
    ["aspen-bow", 24, 1, 5, 2],
    ["great-aspen-bow", 36, 1, 3, 3],
    ["sylvan-longbow", 30, 1, 5, 2, [4, 4, 2]],
    ["poisoned-thorn", 12, 1, 5, 2],
    ["deepfire-grenades", 8, 2, 2, 3],
  ];
const accurate: readonly MissileId[] = [
  ...(["repeater-handbow", "guild-crafted-handgun", "blunderbuss", "deepfire-grenades"] as const),
  ...(["aspen-bow", "great-aspen-bow"] as const),
];
/** The whole table is needed for the longest ranges. */
const deep = { table: [72, 120] as const };

const rolledPages = rolled.map(([weapon, inches, shots, wound, save, near]) =>
  one([`t9a.rule.${weapon}`, "t9a.to-hit-modifier.long-range"], `${inches} inches`, () => {
    const at = (away: number) =>
      range({ a: { profile: shooter([weapon]), at: [0, -25] }, b: { ...hard, at: [0, away - 25] }, scene: deep });
    const far = accurate.includes(weapon) ? 4 : 5;
    assert.number(needed(at(inches / 2)), [[10 * shots, ...(near ?? [4, wound, save])]], "at half the range");
    assert.number(needed(at(inches / 2 + 0.01)), [[10 * shots, far, wound, save]], "beyond half the range");
    assert.legality(why(at(inches)), null, "at the range");
    assert.legality(why(at(inches + 0.01)), `t9a.rule.${weapon}`, "beyond it");
  }),
);

const gun = (weapon: MissileId, more: Partial<SceneProfile> = {}): Partial<SceneUnit> => ({
  profile: shooter([weapon], { type: "Construct", base: [60, 60], hp: 5, ...more }),
  models: 1,
  files: 1,
});
type Show = { readonly show: { readonly counts: readonly number[] } };
const counts = (...list: readonly number[]): Show => ({ show: { counts: list } });
const hit = counts(0, 0, 1);
const rolling = (run: Played): string => (run.request?.type === "roll" ? run.request.label.key : "nothing");

const bolted = (wound: number) => [1, null, wound, null] as const;
const bolt = [bolted(6), [3, null, 6, null]] as const;
const stone = [
  [1, null, 5, 5],
  [15, null, 6, 2],
] as const;
/** Range, and the least of it; hits on twenty men five wide after a hit; what wounds Resilience 8 with and without brackets. */
const areas: readonly (readonly [MissileId, number, number, number, readonly (readonly (number | null)[])[]])[] = [
  ["elven-bolt-thrower", 0, 48, 4, bolt],
  ["ballista", 0, 48, 4, bolt],
  ["scorpion", 0, 48, 4, bolt],
  ["great-bow", 0, 36, 4, bolt],
  [
    "ogre-crossbow",
    0,
    30,
    4,
    [
      [1, null, 6, 4],
      [3, null, 6, 2],
    ],
  ],
  [
    "steam-cannon",
    0,
    36,
    4,
    [
      [1, null, 2, null],
      [3, null, 6, 2],
    ],
  ],
  [
    "thunder-cannon",
    0,
    48,
    4,
    [
      [1, null, 2, null],
      [3, null, 6, 3],
    ],
  ],
  [
    "trebuchet",
    12,
    60,
    16,
    [
      [1, null, 4, null],
      [15, null, 6, 3],
    ],
  ],
  [
    "titan-mortar",
    6,
    18,
    16,
    [
      [1, null, 4, 6],
      [15, null, 6, 2],
    ],
  ],
  ["scratapult", 12, 48, 20, [[20, null, 6, 2]]],
  ["charnel-catapult", 12, 48, 20, [[20, null, 6, 2]]],
  ["dwarf-ballista", 0, 48, 4, bolt],
  ["vassal-slingshot", 0, 48, 4, bolt],
  ["giant-recurve-bow", 0, 48, 4, bolt],
  ["giant-aspen-bow", 0, 48, 4, bolt],
  ["giant-bow", 0, 36, 4, bolt],
  ["dwarf-cannon", 0, 60, 4, [bolted(2), [3, null, 6, 2]]],
  ["dwarf-catapult", 12, 60, 16, stone],
  ["dynasties-catapult", 12, 60, 16, stone],
  ["fist-of-the-makhar", 12, 48, 16, stone],
  ["hurl-attack", 6, 30, 16, stone],
];
const areaPages = areas.map(([weapon, least, most, sum, values]) =>
  one([`t9a.rule.${weapon}`, "t9a.rule.area-attack"], "how far, how many hits, how hard", () => {
    const at = (away: number, b: Partial<SceneUnit> = {}) =>
      range({ a: { ...gun(weapon), at: [0, -40] }, b: { ...b, at: [0, away - 40] }, scene: { table: [72, 120] } });
    assert.legality([why(at(most)), why(at(most + 0.01))], [null, `t9a.rule.${weapon}`]);
    if (least > 0) assert.legality([why(at(least - 0.01)), why(at(least))], [`t9a.rule.${weapon}`, null]);
    const hits = groups(
      played(at(Math.max(least, 15), { models: 20, files: 5, profile: like({ res: 8, arm: 6 }) }), [atB, hit]),
    );
    assert.number(
      hits.reduce((all, g) => all + (g[0] ?? 0), 0),
      sum,
    );
    assert.number(hits, values);
  }),
);

/** Hits on seven ranks of seven; what wounds Resilience 4, the hit in brackets and the others; what Armour 5 saves on. */
type Softer = readonly [number, number | null, number, number | null, ...(readonly MissileId[])];
const softer: readonly Softer[] = [
  [5, 2, 5, null, "elven-bolt-thrower", "ballista", "dwarf-ballista", "vassal-slingshot"],
  [5, 2, 5, null, "giant-recurve-bow", "giant-aspen-bow", "scorpion"],
  [5, 3, 5, null, "great-bow", "giant-bow"],
  [5, 2, 5, 2, "steam-cannon"],
  [5, 2, 4, 2, "dwarf-cannon"],
  [5, 2, 3, 4, "thunder-cannon"],
  [5, 3, 6, 3, "ogre-crossbow"],
  [16, 2, 5, 2, "dwarf-catapult", "dynasties-catapult", "fist-of-the-makhar", "hurl-attack"],
  [16, 2, 4, 4, "trebuchet"],
  [16, 2, 4, 3, "titan-mortar"],
  [25, null, 5, 3, "scratapult"],
  [36, null, 5, 2, "charnel-catapult"],
  [36, 2, 5, 3, "mortar"],
];
const softerPages = softer.flatMap(([sum, bracket, plain, save, ...weapons]) =>
  weapons.map((weapon) =>
    one(`t9a.rule.${weapon}`, "how many it hits of many, how hard, and once", () => {
      const b = { models: 49, files: 7, profile: like({ res: 4, arm: 5 }) };
      const scene = range({ a: gun(weapon), b, away: 15 });
      const hits = groups(played(scene, [atB, hit]));
      assert.number(
        hits.reduce((all, g) => all + (g[0] ?? 0), 0),
        sum,
      );
      assert.number(
        hits.map((g) => g[2]),
        bracket === null ? [plain] : [bracket, plain],
      );
      assert.number(hits.at(-1)?.[3], save);
      const none = { show: { points: hits.map(() => 0) } } as const;
      assert.number(rolling(played(scene, [atB, hit, none])), "nothing");
    }),
  ),
);

const salvo = (weapon: MissileId, away: number, faces: readonly number[]): Played =>
  played(range({ a: gun(weapon), b: hard, away }), [atB, { dice: faces }]);
const salvoPages = (
  [
    ["hand-cannon", 24, [5], 5],
    ["saddle-cannon", 24, [6], 6],
    ["spikes", 18, [6, 6], 12],
  ] as const
).map(([weapon, inches, faces, shots]) =>
  one(`t9a.rule.${weapon}`, "rolls for the number of shots of each model, and never misfires", () => {
    assert.number(groups(salvo(weapon, 6, faces)), [[shots, 4, 4, 3]]);
    const two = played(range({ a: { ...gun(weapon), models: 2, files: 2 }, b: hard }), [atB]);
    assert.number(two.request?.type === "roll" ? two.request.dice : null, {
      kind: "hand",
      dice: faces.length,
      sides: 6,
    });
    const at = (away: number) => range({ a: gun(weapon), away });
    assert.legality([why(at(inches)), why(at(inches + 0.01))], [null, `t9a.rule.${weapon}`]);
  }),
);

const single = (weapon: MissileId, hp: number, rules: SceneProfile["rules"] = []) =>
  mean(
    played(
      range({
        a: gun(weapon),
        b: { models: 1, files: 1, profile: like({ hp, res: 3, rules: rules ?? [] }) },
        away: 10,
      }),
      [atB, hit],
    ),
    36,
  );
const wings = [{ rule: "fly", advance: 8, march: 16 }] as const;

const others: readonly RuleCase[] = [
  one("t9a.rule.short-range", "what a weapon adds up to half its range, and no farther", () => {
    const at = (weapon: MissileId, away: number) =>
      needed(range({ a: { profile: shooter([weapon]) }, b: { profile: like({ res: 4, arm: 4 }) }, away }));
    // Armour 4 saves on 3+, against Penetration 1 on 4+.
    assert.number([at("repeater-crossbow", 9), at("repeater-crossbow", 9.01)], [[[20, 4, 5, 4]], [[20, 5, 5, 3]]]);
    assert.number([at("repeater-handbow", 6), at("repeater-handbow", 6.01)], [[[20, 4, 5, 4]], [[20, 4, 5, 3]]]);
    assert.number([at("recurve-bow", 12), at("recurve-bow", 12.01)], [[[10, 3, 5, 4]], [[10, 5, 5, 3]]]);
    assert.number([at("sling", 9), at("sling", 9.01)], [[[10, 4, 4, 3]], [[10, 5, 5, 3]]]);
  }),
  one("t9a.rule.bolt-thrower", "a natural 1 is a miss, where a cannon's misfires", () => {
    const after = (weapon: MissileId) => rolling(played(range({ a: gun(weapon), away: 10 }), [atB, counts(1, 0, 0)]));
    assert.number([after("elven-bolt-thrower"), after("steam-cannon")], ["nothing", "roll.misfire"]);
  }),
  one("t9a.rule.clipped-wings", "one Health Point more of who flies", () => {
    // D3 of four Health Points: 2 on average, and 3 with clipped wings; wounds on 2+.
    assert.odds([single("steam-cannon", 4), single("steam-cannon", 4, wings)], [60, 90]);
    assert.odds([single("elven-bolt-thrower", 4), single("elven-bolt-thrower", 4, wings)], [60, 60]);
    // D3+1: 3, with clipped wings 4, of which four Health Points bound nothing but the 5.
    assert.odds([single("cannon", 5), single("cannon", 5, wings)], [90, 120]);
  }),
  one("t9a.rule.shoot-in-extra-rank", "three ranks of a block, four of who stands in line with volleys", () => {
    const shots = (weapon: MissileId, files: number, rules: NonNullable<SceneProfile["rules"]>) =>
      needed(range({ a: { profile: shooter([weapon], { rules }), models: files * 5, files } }))[0]?.[0] ?? 0;
    const more = ["shoot-in-extra-rank"] as const;
    assert.number([shots("handgun", 5, []), shots("handgun", 5, more)], [10, 15]);
    assert.number([shots("bow", 8, []), shots("bow", 8, more), shots("bow", 7, more)], [24, 32, 21]);
  }),
  one(
    [
      ...(["t9a.rule.brace-of-pistols", "t9a.rule.brace-of-ogre-pistols", "t9a.rule.paired-weapons"] as const),
      ...(["t9a.rule.flintlock-axe", "t9a.rule.flintlock-axe-blade"] as const),
    ],
    "two pistols are two weapons in close combat, and an axe that shoots is an axe",
    () => {
      for (const [weapon, melee] of [
        ["brace-of-pistols", "paired-weapons"],
        ["brace-of-ogre-pistols", "paired-weapons"],
        ["flintlock-axe", "flintlock-axe-blade"],
      ] as const) {
        const armed = (own: MissileId) => ({ profile: shooter([own], { weapons: ["hand-weapon", "halberd"] }) });
        const asked = (own: MissileId) =>
          played(fight({ a: armed(own), scene: { phase: "melee" } }), [], { until: { choice: "weapon" } });
        assert.legality(
          [weapon, "pistol" as const].map((own) => verdict(asked(own), { unit: "A", weapon: melee }).legal),
          [true, false],
        );
      }
    },
  ),
  one(
    ["t9a.rule.lightning-reflexes", "t9a.rule.great-weapon"],
    "+1 to hit, or the own Agility with a Great Weapon",
    () => {
      const struck = (rules: NonNullable<SceneProfile["rules"]>, weapon: "hand-weapon" | "great-weapon") => {
        const game = gameOf(fight({ a: { profile: like({ rules, weapons: [weapon] }), state: { weapon } } }));
        const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
        const u = game.units[0];
        return [n.hit, u === undefined ? null : initiativeOf(game, u)[0]?.step];
      };
      const quick = ["lightning-reflexes"] as const;
      assert.number(
        [
          struck([], "hand-weapon"),
          struck(quick, "hand-weapon"),
          struck([], "great-weapon"),
          struck(quick, "great-weapon"),
        ],
        [
          [4, 3],
          [3, 3],
          [4, 0],
          [4, 3],
        ],
      );
      assert.number(
        toHit(range({ a: { profile: shooter(["bow"], { rules: quick }) } })),
        4,
        "shots have nothing of it",
      );
    },
  ),
  one("t9a.rule.naphta-thrower", "D6 hits, at half its range 2D6; it marches and shoots", () => {
    const at = (away: number) => range({ a: gun("naphta-thrower"), away });
    assert.legality([why(at(12)), why(at(12.01))], [null, "t9a.rule.naphta-thrower"]);
    const dice = (away: number) => {
      const { request } = played(at(away), [atB, counts(0, 1)]);
      return request?.type === "roll" && request.dice.kind === "sum" ? request.dice.dice : null;
    };
    assert.number([dice(6), dice(6.01)], [2, 1]);
    const b = { models: 20, files: 5, profile: like({ res: 4, arm: 5 }) };
    const spat = played(range({ a: gun("naphta-thrower"), b, away: 6 }), [atB, counts(0, 1), { show: { total: 4 } }]);
    assert.number(groups(spat), [
      [1, null, 3, 4],
      [3, null, 4, 3],
    ]);
    const marched = range({ a: { ...gun("naphta-thrower"), state: { moved: "march" } }, away: 6 });
    assert.legality(why(marched), null);
  }),
  one("t9a.rule.organ-gun", "2D6 shots twice", () => {
    const run = played(range({ a: gun("organ-gun"), b: hard, away: 10 }), [atB, { dice: [3, 4] }]);
    assert.number(groups(run), [[14, 4, 3, 4]]);
    const at = (away: number) => range({ a: gun("organ-gun"), away });
    assert.legality([why(at(30)), why(at(30.01))], [null, "t9a.rule.organ-gun"]);
  }),
];

/** Shooting weapons of the army books that no list of ours brings, and what they need of the rules. */
export const armyMissileCases: readonly RuleCase[] = [
  ...rolledPages,
  ...areaPages,
  ...softerPages,
  ...salvoPages,
  ...others,
];
