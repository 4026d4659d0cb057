import type { RuleCase } from "@tercio/testkit";
import { piece } from "@tercio/testkit";
import { type Edition, EDITIONS } from "../../src/book/row.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { MissileId } from "../../src/state/state.ts";
import { like, man } from "./combat-scenes.ts";
import { type Played, played } from "./scenes.ts";
import { atB, groups, mean, needed, range, shooter, shot, toHit, why } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

/** Resilience 4 and Armour 6: what wounds and saves need tells Strength and Armour Penetration. */
const hard = { profile: like({ res: 4, arm: 6 }) };

/** Range, shots, what wounds and what saves of each weapon that rolls to hit with each shot. */
const weapons: readonly (readonly [MissileId, number, number, number, number])[] = [
  ["bow", 24, 1, 5, 2],
  ["longbow", 30, 1, 5, 2],
  ["crossbow", 30, 1, 4, 2],
  ["handgun", 24, 1, 4, 3],
  ["pistol", 12, 1, 4, 3],
  ["brace-of-pistols", 12, 2, 4, 3],
  ["long-rifle", 48, 1, 3, 4],
  ["repeater-gun", 24, 3, 4, 3],
  ["repeater-pistol", 12, 3, 4, 3],
];

/** The whole table is needed for the longest ranges. */
const deep = { table: [72, 120] as const };
const weaponPages = weapons.map(([weapon, inches, shots, wound, save]) =>
  one(
    [`t9a.rule.${weapon}`, "t9a.to-hit-modifier.long-range", "t9a.table.to-hit-modifiers"],
    `${inches} inches`,
    () => {
      const at = (away: number) =>
        range({ a: { profile: shooter([weapon]), at: [0, -25] }, b: { ...hard, at: [0, away - 25] }, scene: deep });
      assert.number(needed(at(inches / 2)), [[10 * shots, 4, wound, save]], "at half the range");
      assert.number(needed(at(inches / 2 + 0.01)), [[10 * shots, 5, wound, save]], "beyond half the range");
      assert.legality(why(at(inches)), null, "at the range");
      assert.legality(why(at(inches + 0.01)), `t9a.rule.${weapon}`, "beyond it");
    },
  ),
);

const moved = { state: { moved: "advance" } };
const modifiers: readonly RuleCase[] = [
  one("t9a.rule.throwing-weapons", "two shots with the thrower’s own Strength and Penetration", () => {
    const by = like({}, { str: 5, ap: 1, missiles: [{ weapon: "throwing-weapons", aim: 4 }] });
    assert.number(needed(range({ a: { profile: by }, b: hard, away: 8 })), [[20, 4, 3, 2]]);
    assert.legality(why(range({ a: { profile: by }, away: 8.01 })), "t9a.rule.throwing-weapons");
  }),
  one(["t9a.to-hit-modifier.long-range.accurate", "t9a.rule.accurate"], "Accurate: far is as near", () => {
    const rules = ["accurate"];
    assert.number(toHit(range({ a: { profile: shooter(["bow"], { rules }) }, away: 20 })), 4);
    assert.number(toHit(range({ away: 20 })), 5);
  }),
  one(["t9a.to-hit-modifier.moving-and-shooting", "t9a.table.to-hit-modifiers"], "after an Advance Move", () => {
    assert.number([toHit(range()), toHit(range({ a: moved }))], [4, 5]);
  }),
  one(["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire", "t9a.rule.quick-to-fire"], "Quick to Fire", () => {
    assert.number(toHit(range({ a: { ...moved, profile: shooter(["pistol"]) } })), 4);
  }),
  one(["t9a.to-hit-modifier.moving-and-shooting.unwieldy", "t9a.rule.unwieldy"], "Unwieldy", () => {
    const a = { profile: shooter(["handgun"]) };
    assert.number([toHit(range({ a })), toHit(range({ a: { ...a, ...moved } }))], [4, 6]);
    // Where no 6 hides a penalty that is too large.
    const sharp = { profile: like({}, { missiles: [{ weapon: "handgun", aim: 3 }] }) };
    assert.number([toHit(range({ a: sharp })), toHit(range({ a: { ...sharp, ...moved } }))], [3, 5]);
  }),
  one("t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy", "both meet half-way", () => {
    const profile = shooter(["handgun"], { rules: ["quick-to-fire"] });
    assert.number(toHit(range({ a: { ...moved, profile } })), 5);
  }),
  one(
    ["t9a.to-hit-modifier.hard-target", "t9a.rule.hard-target"],
    "more than half must have it, and all adds up",
    () => {
      const rules = [{ rule: "hard-target", value: 1 }] as const;
      const b = (models: number, others: number): Partial<SceneUnit> => ({
        models,
        files: 2,
        profile: like({ rules }),
        characters: Array.from({ length: others }, () => ({ profile: man, cost: 50 })),
      });
      assert.number(toHit(range({ b: b(2, 1) })), 5, "two of three");
      assert.number(toHit(range({ b: b(2, 2) })), 4, "two of four");
      const effect = { id: 1, rule: "hard-target", on: 1, from: null, until: {}, params: { value: 1 } };
      assert.number(toHit(range({ b: b(2, 1), scene: { effects: [effect] } })), 6, "and a spell");
    },
  ),
  one("t9a.shooting.hopeless-shots", "7 and more: a 6 and then a 4", () => {
    const at6 = shooter([{ weapon: "bow", aim: 6 }]);
    assert.number(needed(range({ a: { profile: at6 } })), [[10, 6, 4, null]]);
    assert.number(needed(range({ a: { profile: at6 }, away: 20 })), [[10, 6, 4, 4, null]]);
    const worst = range({ a: { ...moved, profile: shooter([{ weapon: "crossbow", aim: 6 }]) }, away: 20 });
    assert.number(needed(worst), [[10, 6, 4, 3, null]]);
    assert.odds(mean(shot(range({ a: { profile: at6, models: 1, files: 1 }, away: 20 })), 24), 1);
  }),
];

const state = (more: { readonly [field: string]: boolean | number | string }) => ({ state: more });
const mayShoot: readonly RuleCase[] = [
  one("t9a.rule.shooting-moves", "who marched, reformed, rallied or charged does not shoot; who advanced does", () => {
    for (const move of ["march", "reform", "rally", "charge", "failed-charge", "flee"])
      assert.legality(why(range({ a: state({ moved: move }) })), "t9a.rule.shooting-moves", move);
    for (const move of ["none", "advance"]) assert.legality(why(range({ a: state({ moved: move }) })), null, move);
  }),
  one("t9a.rule.march-and-shoot", "after a march, as moved; not after a Reform", () => {
    const profile = shooter(["bow"], { rules: ["march-and-shoot"] });
    assert.legality(why(range({ a: { profile, ...state({ moved: "march" }) } })), null);
    assert.number(toHit(range({ a: { profile, ...state({ moved: "march" }) } })), 5);
    assert.legality(why(range({ a: { profile, ...state({ moved: "reform" }) } })), "t9a.rule.shooting-moves");
  }),
  one("t9a.rule.move-or-fire", "silent after a move", () => {
    const profile = shooter(["bow"], { rules: ["move-or-fire"] });
    assert.legality(why(range({ a: { profile } })), null);
    assert.legality(why(range({ a: { profile, ...moved } })), "t9a.rule.move-or-fire");
  }),
  one(["t9a.shaken.cannot.shoot", "t9a.shaken"], "Shaken units do not shoot", () =>
    assert.legality(why(range({ a: state({ shaken: true }) })), "t9a.shaken.cannot.shoot"),
  ),
  one(["t9a.fleeing.cannot.shoot", "t9a.fleeing.no-voluntary-actions"], "Fleeing units do not shoot", () =>
    assert.legality(why(range({ a: state({ fleeing: true }) })), "t9a.fleeing.cannot.shoot"),
  ),
  one(["t9a.rule.engaged", "t9a.rule.shooting-into-combat"], "neither from a combat nor into one", () => {
    const foe: SceneUnit = { side: "second", profile: man, models: 5, files: 5 };
    const friend: SceneUnit = { side: "first", profile: man, models: 5, files: 5 };
    assert.legality(
      why(range({ more: { C: foe }, scene: { contact: [{ of: "C", at: "A", facing: "rear" }] } })),
      "t9a.rule.engaged",
    );
    assert.legality(
      why(range({ more: { C: friend }, scene: { contact: [{ of: "C", at: "B", facing: "rear" }] } })),
      "t9a.rule.shooting-into-combat",
    );
  }),
  one(
    ["t9a.shooting.once-per-phase", "t9a.sequence.shooting.shooting-phase.3"],
    "a unit shoots once, another then",
    () => {
      const other: SceneUnit = { side: "first", profile: shooter(["bow"]), models: 5, files: 5, at: [8, 0] };
      const run = played(range({ more: { C: other } }), [atB, { show: { points: [0] } }]);
      assert.legality(run.request?.type === "choice" && run.request.about, { pairs: [{ unit: 2, target: 1 }] });
      const over = played(range(), [atB, { show: { points: [0] } }], { until: { step: "shooting-phase/4" } });
      assert.number(over.requests.length, 2);
    },
  ),
  one(
    ["t9a.sequence.shooting.shooting-phase.1"],
    "the phase begins, is asked, and ends; losses of the phase before do not count in it",
    () => {
      const run = played(range({ b: state({ lostUnengaged: 4 }) }), [atB, { show: { points: [1] } }], {
        until: { step: "shooting-phase/4" },
      });
      assert.number([piece(run, "B").lostUnengaged, run.requests.length], [1, 2]);
    },
  ),
  one(
    ["t9a.sequence.shooting.shooting-phase.2", "t9a.sequence.general.player-turn.4"],
    "a Shooting Attack costs its target Health Points",
    () => {
      const asked = (phase: "magic" | "shooting"): boolean => {
        const { request } = played(range({ scene: { phase } }));
        return request?.type === "choice" && request.choice === "shoot";
      };
      assert.legality([asked("shooting"), asked("magic")], [true, true]);
      const run = played(range(), [atB, { show: { points: [3] } }], { until: { step: "shooting-phase/3" } });
      assert.number(piece(run, "B").pools[0]?.count, 17);
    },
  ),
];

const dice = (run: Played): number => groups(run).reduce((sum, g) => sum + (g[0] ?? 0), 0);
const line = (models: number, files: number, more: Partial<SceneUnit> = {}): number =>
  dice(shot(range({ a: { models, files, ...more } })));
const whoShoots: readonly RuleCase[] = [
  one(
    "t9a.shooting.first-and-second-rank",
    "two ranks in the later edition as well, which prints nothing of it",
    () => {
      const shots = (edition: Edition, models: number) =>
        dice(shot(range({ a: { models, files: 5, profile: shooter(["handgun"]) }, scene: { edition } })));
      assert.number(
        EDITIONS.map((edition) => [5, 9, 10, 11, 25].map((models) => shots(edition, models))),
        EDITIONS.map(() => [5, 9, 10, 10, 10]),
      );
    },
    "ranks-that-shoot",
  ),
  one("t9a.shooting.first-and-second-rank", "two ranks shoot, however deep they stand", () => {
    const plain = shooter(["handgun"]);
    assert.number(
      [line(20, 5, { profile: plain }), line(8, 5, { profile: plain }), line(3, 3, { profile: plain })],
      [10, 8, 3],
    );
  }),
  one("t9a.rule.volley-fire", "a rank more in line, unmoved: eight abreast and not seven", () => {
    assert.number([line(21, 8), line(32, 8), line(21, 7)], [21, 24, 14]);
    assert.number(line(21, 8, moved), 16);
    assert.number(line(21, 8, { profile: shooter(["handgun"]) }), 16);
  }),
  one("t9a.shooting.same-attack-type", "rank and file take one weapon, a champion its own", () => {
    const profile = shooter(["bow", "pistol"]);
    const asked = shot(range({ a: { profile, models: 10, files: 5, champion: true } })).request;
    assert.legality(asked?.type === "choice" && asked.choice, "missile");
    const run = played(range({ a: { profile, models: 10, files: 5, champion: true } }), [
      atB,
      { choice: "missile", answer: { weapon: "bow" } },
      { choice: "missile", answer: { weapon: "pistol" } },
    ]);
    assert.number(
      groups(run).map((g) => g[0]),
      [9, 1],
    );
    // At eighteen inches nobody has a choice: the pistols do not reach.
    assert.number(
      needed(range({ a: { profile, models: 10, files: 5, champion: true }, away: 18 })).map((g) => g[0]),
      [9, 1],
    );
  }),
  one("t9a.shooting.multipart", "rider and mount shoot, each with its own", () => {
    const profile = like({ type: "Cavalry", base: [25, 50], weapons: ["hand-weapon"] });
    const parts = [
      { ...profile.parts[0]!, missiles: [{ weapon: "bow", aim: 4 } as const] },
      { ...profile.parts[0]!, harnessed: true, missiles: [{ weapon: "pistol", aim: 3 } as const] },
    ];
    assert.number(needed(range({ a: { profile: { ...profile, parts }, models: 5, files: 5 } })), [
      [5, 4, 4, null],
      [5, 3, 3, null],
    ]);
  }),
];

/** Somebody 20 mm deep between A and B, so wide and so far east. */
const between = (models: number, east: number, more: Partial<SceneUnit> = {}): { readonly C: SceneUnit } => ({
  C: { side: "first", profile: man, models, files: models, at: [east, 6], facing: "north", ...more },
});
const mm = (n: number): number => n / 25.4;
/** One man shoots at one man twelve inches away. */
const duel = (more: { readonly [name: string]: SceneUnit }, a: Partial<SceneUnit> = {}, b: Partial<SceneUnit> = {}) =>
  range({
    a: { models: 1, files: 1, profile: shooter(["handgun"]), ...a },
    b: { models: 1, files: 1, ...b },
    away: 12,
    more,
  });
const round: SceneProfile = shooter(["bow"], { height: "Large", base: [60, 60], round: true, hp: 4 });
const disc = { models: 1, files: 1, profile: round };
/** Why A may not shoot at B, who stands so far aside and ahead; null when it may. */
export const aside = (edition: Edition, east: number, north: number, a: Partial<SceneUnit> = { models: 5, files: 5 }) =>
  why(range({ a, b: { at: [east, north], facing: "south" }, scene: { edition } }));
const eye = { profile: shooter(["handgun"], { base: [10, 10] }) };
/** What A needs past a screen whose left end stands so many millimetres left of the middle. */
export const pastScreen = (edition: Edition, left: number, by = eye): number | null => {
  const screen = between(1, mm(50 - left), { profile: like({ base: [100, 20] }) });
  return toHit({ ...duel(screen, by, { models: 10, files: 10 }), edition });
};
const sight: readonly RuleCase[] = [
  one(
    ["t9a.line-of-sight.definition", "t9a.cover.height-combinations"],
    "men as tall hide; lower ones give Soft Cover, skirmishers too",
    () => {
      assert.legality(why(duel(between(10, 0))), "t9a.line-of-sight.definition");
      const tall = { profile: shooter(["handgun"], { height: "Large" }) };
      assert.number(toHit(duel(between(10, 0), tall)), 5);
    },
    "cover-heights",
    "cover-two-kinds",
  ),
  one(
    "t9a.line-of-sight.definition",
    "nobody shoots to the side or back; in the later edition to the side",
    () => {
      const SIGHT = "t9a.line-of-sight.definition";
      // Twenty inches aside: half an inch ahead, with its rear rank alone, and with nothing; straight behind; from a disc.
      assert.legality(
        EDITIONS.map((edition) => [
          ...[aside(edition, 20, 0.5), aside(edition, 20, -1.5), aside(edition, 20, -1.6), aside(edition, 0, -6)],
          aside(edition, 20, 0.5, disc),
        ]),
        [
          [SIGHT, SIGHT, SIGHT, SIGHT, SIGHT],
          [null, null, SIGHT, SIGHT, SIGHT],
        ],
      );
    },
    "sight-without-arc",
  ),
  one(
    ["t9a.to-hit-modifier.hard-cover", "t9a.cover.procedure"],
    "half of the facing hidden is Cover, in the later edition more than half; less is not",
    () => {
      // The target reaches 100 mm to both sides. The screen stands half-way, its right end far out: from the left eye, 5 mm
      // beside the middle, it hides half of the target when its left end stands 2.5 mm left of the middle.
      const at = pastScreen;
      const sharp = { profile: like({ base: [10, 10] }, { missiles: [{ weapon: "handgun", aim: 3 }] }) };
      // 49.9, 50 and 50.1 per cent: 0.1 mm at the screen hides 0.2 mm of the target.
      const hidden = [2.4, 2.5, 2.6];
      assert.number(
        EDITIONS.map((edition) => hidden.map((left) => at(edition, left))),
        [
          [4, 6, 6],
          [4, 4, 6],
        ],
      );
      assert.number(
        EDITIONS.map((edition) => hidden.map((left) => at(edition, left, sharp))),
        [
          [3, 5, 5],
          [3, 3, 5],
        ],
      );
    },
    "cover",
    "cover-point",
  ),
  one("t9a.to-hit-modifier.soft-cover", "behind lower models", () => {
    const big = { height: "Large" as const };
    assert.number(toHit(duel(between(10, 0), { profile: shooter(["handgun"], big) }, { profile: like(big) })), 5);
  }),
  one("t9a.cover.per-model", "each model looks for itself", () => {
    const a = { models: 10, files: 10, profile: shooter(["handgun"]) };
    const run = shot(range({ a, b: { models: 5, files: 5 }, away: 12, more: between(5, -4) }));
    assert.number(groups(run).length > 1, true);
    assert.number(dice(run) < 11, true);
    const seen = dice(
      shot(
        range({
          a: { ...a, profile: shooter(["handgun"]) },
          b: { models: 1, files: 1 },
          away: 4,
          more: { C: { ...between(4, 0).C, at: [mm(60), 2] } },
        }),
      ),
    );
    assert.number(seen < 10 && seen > 0, true, "some see past");
  }),
  one(
    ["t9a.cover.ignored", "t9a.cover.per-model"],
    "who stands in a wood looks out of it, his neighbour through it",
    () => {
      // The wood begins in the middle of the front, 4 inches deep before it; the target stands 10 inches off behind it. A line to
      // the right of it crosses the edge of the wood when it begins no more than two thirds as far from it: half of the
      // facing is hidden from whoever stands 2.66 inches beside the wood or less with the outer corner of his base.
      const wood = [
        {
          kind: "forest",
          polygon: [
            [0, -1],
            [9, -1],
            [9, 4],
            [0, 4],
          ],
        },
      ] as const;
      const hits = needed(
        range({ a: { profile: shooter(["handgun"]) }, b: { at: [4, 10] }, scene: { terrain: wood } }),
      );
      assert.number(
        hits.map(([count, hit]) => [count, hit]),
        [
          [7, 4],
          [3, 5],
        ],
      );
    },
  ),
  one("t9a.cover.ignored", "neither the own unit nor the target's hides anything, in either edition", () => {
    const deep = { models: 30, files: 5 };
    const faced = (edition: Edition, facing: "north" | "south" | "east") =>
      needed(range({ a: { ...deep, profile: shooter(["handgun"]) }, b: { ...deep, facing }, scene: { edition } })).map(
        ([count, hit]) => [count, hit],
      );
    for (const edition of EDITIONS)
      assert.number(
        (["north", "south", "east"] as const).map((facing) => faced(edition, facing)),
        [[[10, 4]], [[10, 4]], [[10, 4]]],
      );
  }),
  one("t9a.cover.ignored", "the own unit hides nothing", () => {
    assert.number(dice(shot(range({ a: { models: 10, files: 5, profile: shooter(["handgun"]) } }))), 10);
    assert.number(
      needed(range({ a: { models: 10, files: 5, profile: shooter(["handgun"]) } })).map((g) => g[1]),
      [4],
    );
  }),
  one("t9a.rule.volley-fire", "once one sees, all shoot over men no taller", () => {
    // The screen hides the target from all but those at the end of the line.
    const wide = { models: 10, files: 10 };
    const more = { C: { ...between(6, 0).C, at: [mm(-30), 3] as const } };
    const seen = (weapon: MissileId): number =>
      dice(shot(range({ a: { ...wide, profile: shooter([weapon]) }, b: { models: 2, files: 2 }, away: 6, more })));
    assert.number([seen("bow"), seen("handgun") < 10], [10, true]);
    assert.legality(
      why(range({ a: { models: 1, files: 1 }, away: 12, more: between(20, 0) })),
      "t9a.line-of-sight.definition",
    );
  }),
];

const charge = { choice: "charge", answer: { unit: "B", target: "A" } } as const;
const stands = { choice: "charge-reaction", answer: { reaction: "stand-and-shoot" } } as const;
/** B charges A, who may shoot. */
const charged = (away: number, a: Partial<SceneUnit> = {}, b: Partial<SceneUnit> = {}) =>
  range({
    a: { models: 20, files: 10, profile: shooter(["handgun"]), ...a },
    b,
    away,
    scene: { phase: "charge", active: "second" },
  });
/** What is rolled next. */
const rolled = ({ request }: Played): string => (request?.type === "roll" ? request.label.key : "nothing");
/** The reactions on offer. */
const offered = (away: number, a: Partial<SceneUnit> = {}): boolean => {
  const run = played(charged(away, a), [charge]);
  if (run.request?.type !== "choice") return false;
  const all = run.system.rules.choices["charge-reaction"]?.enumerate?.(run.game, run.request.about as never) ?? [];
  return (all as readonly { readonly reaction: string }[]).some((r) => r.reaction === "stand-and-shoot");
};
const standing: readonly RuleCase[] = [
  one(
    ["t9a.rule.stand-and-shoot", "t9a.rule.charge-reaction"],
    "only at a charger farther away than it can advance",
    () => {
      assert.legality([offered(4), offered(4.01)], [false, true]);
      assert.legality(offered(8, { state: { shot: true } }), false, "once a Player Turn");
      assert.legality(offered(8, { state: { shaken: true } }), false, "not while Shaken");
      assert.legality(offered(8, { profile: man }), false, "nothing to shoot with");
      assert.legality(offered(8, { facing: "south" }), false, "not at its back");
    },
  ),
  one("t9a.to-hit-modifier.stand-and-shoot", "a charger is harder to hit, also beyond the range", () => {
    assert.number(groups(played(charged(8), [charge, stands])), [[20, 5, 3, null]]);
    const pistols = { profile: shooter([{ weapon: "throwing-weapons", aim: 4 }]) };
    assert.number(groups(played(charged(11, pistols), [charge, stands]))[0]?.slice(0, 2), [40, 5], "Accurate");
    const bows = { profile: shooter(["pistol"]) };
    assert.number(groups(played(charged(12.5, bows), [charge, stands]))[0]?.slice(0, 2), [20, 6], "far");
  }),
  one("t9a.rule.steady-aim", "no penalty for standing", () => {
    const profile = shooter(["handgun"], { rules: ["steady-aim"] });
    assert.number(groups(played(charged(8, { profile }), [charge, stands])), [[20, 4, 3, null]]);
  }),
  one("t9a.rule.reload", "Reload! leaves no time to stand and shoot", () => {
    assert.legality(offered(8, { profile: shooter(["volley-gun"]) }), false);
    assert.legality(offered(8, { profile: shooter(["handgun"]) }), true);
  }),
  one(
    ["t9a.rule.stand-and-shoot", "t9a.panic.trigger.heavy-losses"],
    "a quarter lost: the charger tests, and charges nobody if it flees",
    () => {
      const test = (points: number): Played => played(charged(8), [charge, stands, { show: { points: [points] } }]);
      assert.number(rolled(test(4)) === "roll.panic", false);
      assert.number(rolled(test(5)) === "roll.panic", true);
      const fled = played(
        charged(8),
        [charge, stands, { show: { points: [5] } }, { show: { total: 12 } }, { show: { total: 6 } }],
        {
          until: { step: "charge-phase/7" },
        },
      );
      const b = piece(fled, "B");
      assert.number([b.fleeing, b.declared], [true, null]);
      // It flees from those who shot: north, six inches and farther back than it stood.
      assert.place([b.facing, Math.round(b.y / 2540)], [0, 16]);
    },
  ),
];

const panics: readonly RuleCase[] = [
  one(
    ["t9a.panic.failed.flee-direction", "t9a.panic.trigger.heavy-losses"],
    "who panics by shooting flees from who shot, not from who is nearest",
    () => {
      const near: SceneUnit = { side: "first", profile: man, models: 5, files: 5, at: [-6, 12], facing: "east" };
      const run = played(
        range({ away: 12, b: { models: 8, files: 4 }, more: { N: near } }),
        [atB, { show: { points: [2] } }, { show: { total: 12 } }, { show: { total: 5 } }],
        { until: { step: "shooting-phase/3" } },
      );
      assert.place(piece(run, "B").facing, 0);
    },
  ),
];

/** Who shoots, at whom, with what need, and what comes of it. */
export const shootingCases: readonly RuleCase[] = [
  ...weaponPages,
  ...modifiers,
  ...mayShoot,
  ...whoShoots,
  ...sight,
  ...standing,
  ...panics,
];
