import { piece, type RuleCase } from "@tercio/testkit";
import { type Edition, EDITIONS } from "../../src/book/row.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { Missile, Unit } from "../../src/state/state.ts";
import { like, man } from "./combat-scenes.ts";
import { type Played, played } from "./scenes.ts";
import { atB, groups, mean, range, shooter, shot, toHit, why } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

const mm = (n: number): number => n / 25.4;
/** A weapon with its crew on a base of 60 mm. */
const gun = (missile: Missile | Missile["weapon"], more: Partial<SceneProfile> = {}): Partial<SceneUnit> => ({
  profile: shooter([missile], { type: "Construct", base: [60, 60], hp: 5, ...more }),
  models: 1,
  files: 1,
});
type Show = {
  readonly show: {
    readonly counts?: readonly number[];
    readonly row?: number;
    readonly total?: number;
    readonly points?: readonly number[];
  };
};
const counts = (...list: readonly number[]): Show => ({ show: { counts: list } });
/** What is rolled next. */
const rolling = (run: Played): string => (run.request?.type === "roll" ? run.request.label.key : "nothing");
/** On one die to hit, the outcomes of a need of 4 to 6: a natural 1, a miss, a hit. */
const one1 = counts(1, 0, 0);
const miss = counts(0, 1, 0);
const hit = counts(0, 0, 1);

/** Hits, then what they need, of an Area Attack by a cannon or a catapult on B. */
const areaOn = (b: Partial<SceneUnit>, missile: Missile["weapon"], away = 20): number =>
  groups(played(range({ a: gun(missile), b, away }), [atB, hit])).reduce((sum, g) => sum + (g[0] ?? 0), 0);

const areas: readonly RuleCase[] = [
  one(["t9a.rule.cannon", "t9a.rule.area-attack"], "a ball goes through five ranks, or files from the flank", () => {
    const far = (away: number) =>
      range({ a: { ...gun("cannon"), at: [0, -40] }, b: { at: [0, away - 40] }, scene: { table: [72, 120] } });
    assert.legality([why(far(72)), why(far(72.01))], [null, "t9a.rule.cannon"]);
    const block = (models: number, files: number, more: Partial<SceneUnit> = {}) =>
      areaOn({ models, files, ...more }, "cannon");
    assert.number([block(20, 10), block(20, 5), block(30, 5), block(1, 1)], [2, 4, 5, 1]);
    assert.number(block(20, 10, { facing: "east" }), 5, "ten files from the flank");
    const hits = groups(
      played(range({ a: gun("cannon"), b: { models: 20, files: 5, profile: like({ res: 8, arm: 6 }) }, away: 20 }), [
        atB,
        hit,
      ]),
    );
    assert.number(
      hits,
      [
        [1, null, 2, null],
        [3, null, 6, 2],
      ],
      "Strength 10 and 10, then 4 and 0",
    );
  }),
  one(
    ["t9a.rule.stone-thrower", "t9a.rule.mortar", "t9a.rule.area-attack"],
    "never more hits in a rank than models stand there",
    () => {
      const b = (models: number, files: number) => ({ models, files });
      assert.number([areaOn(b(20, 5), "stone-thrower"), areaOn(b(20, 5), "mortar")], [16, 20]);
      assert.number(
        [areaOn(b(36, 6), "mortar"), areaOn(b(14, 6), "mortar"), areaOn(b(14, 6), "stone-thrower")],
        [36, 14, 10],
      );
      assert.number(areaOn({ ...b(14, 6), facing: "north" }, "stone-thrower"), 10, "from the rear the last rank first");
      assert.legality(
        [why(range({ a: gun("mortar"), away: 11.99 })), why(range({ a: gun("mortar"), away: 12 }))],
        ["t9a.rule.mortar", null],
      );
      assert.legality(
        [why(range({ a: gun("stone-thrower"), away: 11.99 })), why(range({ a: gun("stone-thrower"), away: 12 }))],
        ["t9a.rule.stone-thrower", null],
      );
    },
    "area-fullest",
  ),
  one("t9a.rule.multiple-wounds", "D3+1 of a cannon's first hit, no more than one model has", () => {
    const on = (hp: number) =>
      mean(
        played(range({ a: gun("cannon"), b: { models: 1, files: 1, profile: like({ hp, res: 3 }) }, away: 20 }), [
          atB,
          hit,
        ]),
        6,
      );
    // Wounds on 2+: one Health Point, 2 of 2, 2 2/3 of 3, 3 of 4.
    assert.odds([on(1), on(2), on(3), on(4)], [5, 10, 13.333333, 15]);
  }),
  one("t9a.rule.catapult", "cover does not count against a catapult", () => {
    const screen: SceneUnit = { side: "first", profile: man, models: 3, files: 3, at: [0, 6], facing: "north" };
    const tall = (missile: Missile["weapon"]) => gun(missile, { height: "Large" });
    const need = (missile: Missile["weapon"]) => {
      const { request } = shot(range({ a: tall(missile), b: { models: 3, files: 3 }, away: 20, more: { S: screen } }));
      return request?.type === "roll" && request.dice.kind === "pool" ? request.dice.groups : null;
    };
    assert.number(
      [need("cannon"), need("mortar")],
      [
        [2, 5],
        [2, 4],
      ],
    );
  }),
  one(
    "t9a.rule.partial-hit",
    "after a miss: an area one smaller, half the Strength and Penetration, nothing in brackets",
    () => {
      const b = { models: 20, files: 5, profile: like({ res: 4, arm: 6 }) };
      assert.number(rolling(played(range({ a: gun("mortar"), b, away: 20 }), [atB, miss])), "roll.partial");
      const partial = (missile: Missile["weapon"]) =>
        groups(played(range({ a: gun(missile), b, away: 20 }), [atB, miss, hit]));
      assert.number(partial("stone-thrower"), [[9, null, 6, 2]]);
      assert.number(partial("mortar"), [[20, null, 6, 2]]);
      const over = played(range({ a: gun("mortar"), b, away: 20 }), [atB, miss, one1], {
        until: { step: "shooting-phase/3" },
      });
      assert.number([piece(over, "B").pools[0]?.count, piece(over, "A").pools[0]?.lost], [20, 0], "no second misfire");
    },
  ),
  one("t9a.shooting.hopeless-shots", "a hopeless cannon: a 6, and then a 4", () => {
    const a = gun({ weapon: "cannon", aim: 6 });
    const b = { models: 20, files: 5 };
    const far = range({ a: { ...a, at: [0, -23] }, b: { ...b, at: [0, 22] }, scene: { table: [72, 60] } });
    const run = (last: Show) => played(far, [atB, hit, last]);
    assert.number(groups(run(counts(0, 1))).length, 2);
    assert.number(groups(run(counts(1, 0))).length, 0);
  }),
];

const b20 = { models: 20, files: 5 };
const fires: readonly RuleCase[] = [
  one(
    ["t9a.rule.flame-cannon", "t9a.rule.flamethrower"],
    "D6 hits far, 2D6 near, one of them in brackets",
    () => {
      assert.number(rolling(shot(range({ a: gun("flame-cannon"), b: b20, away: 20 }))), "roll.flamethrower");
      const dice = (away: number) => {
        const { request } = played(range({ a: gun("flame-cannon"), b: b20, away }), [atB, counts(0, 1)]);
        return request?.type === "roll" && request.dice.kind === "sum" ? request.dice.dice : null;
      };
      assert.number([dice(12), dice(12.01)], [2, 1]);
      const hard = { ...b20, profile: like({ res: 4, arm: 6 }) };
      const fire = played(range({ a: gun("flame-cannon"), b: hard, away: 20 }), [
        atB,
        counts(0, 1),
        { show: { total: 4 } },
      ]);
      assert.number(groups(fire), [
        [1, null, 3, 3],
        [3, null, 4, 2],
      ]);
      assert.legality(why(range({ a: gun("flame-cannon"), away: 24.01 })), "t9a.rule.flame-cannon");
      const blocked = played(range({ a: gun("flame-cannon"), b: b20, away: 20 }), [atB, counts(1, 0)]);
      assert.number(blocked.request?.type === "roll" && blocked.request.label.key === "roll.misfire", true);
    },
    "flamethrower",
  ),
  one(
    ["t9a.rule.volley-gun", "t9a.rule.canister", "t9a.rule.volley-gun-misfire"],
    "so many shots as the dice say; sixes strain it, three or two 1s of two stop it",
    () => {
      const after = (missile: Missile["weapon"], dice: readonly number[]): Played =>
        played(range({ a: gun(missile), b: b20, away: 12 }), [atB, { dice: [...dice] }]);
      assert.number(
        [groups(after("volley-gun", [1, 2, 3])), groups(after("canister", [3, 4]))],
        [[[12, 4, 2, null]], [[7, 5, 3, null]]],
      );
      assert.number(groups(after("volley-gun", [6, 2, 1]))[0]?.slice(0, 2), [18, 4], "one six strains nothing");
      assert.number(groups(after("volley-gun", [6, 6, 1]))[0]?.slice(0, 2), [26, 5]);
      assert.number(groups(after("volley-gun", [1, 1, 1]))[0]?.slice(0, 2), [6, 4], "two 1s of three dice are nothing");
      for (const [missile, dice] of [
        ["volley-gun", [6, 6, 6]],
        ["canister", [1, 1]],
      ] as const) {
        const { request } = after(missile, dice);
        assert.number([request?.type === "roll" && request.label.key === "roll.misfire"], [true]);
      }
      assert.legality(
        [why(range({ a: gun("canister"), away: 12 })), why(range({ a: gun("canister"), away: 12.01 }))],
        [null, "t9a.rule.canister"],
      );
      assert.legality(
        [why(range({ a: gun("volley-gun"), away: 24 })), why(range({ a: gun("volley-gun"), away: 24.01 }))],
        [null, "t9a.rule.volley-gun"],
      );
    },
    "volley-gun",
  ),
];

/** A cannon misfires: rows 0 Explosion, 1 Breakdown, 2 Jammed, 3 Malfunction. */
const misfired = (
  row: number,
  more: {
    readonly misfire?: number;
    readonly rules?: SceneProfile["rules"];
    readonly others?: { readonly [name: string]: SceneUnit };
    readonly lost?: number;
    readonly edition?: Edition;
    readonly then?: readonly Show[];
  } = {},
): Played =>
  played(
    range({
      a: {
        ...gun(
          { weapon: "cannon", aim: 4, ...(more.misfire === undefined ? {} : { misfire: more.misfire }) },
          more.rules === undefined ? {} : { rules: more.rules },
        ),
        ...(more.lost === undefined ? {} : { lost: more.lost }),
      },
      b: b20,
      away: 20,
      ...(more.others === undefined ? {} : { more: more.others }),
      ...(more.edition === undefined ? {} : { scene: { edition: more.edition } }),
    }),
    [atB, one1, { show: { row } }, ...(more.then ?? [])],
    { until: { step: "shooting-phase/4" } },
  );
/** What a roll on the table asks for: the bounds of its rows on the die. */
const bounds = (misfire?: number): readonly (number | null)[] | null => {
  const a = gun({ weapon: "cannon", aim: 4, ...(misfire === undefined ? {} : { misfire }) });
  const { request } = played(range({ a, b: b20, away: 20 }), [atB, one1]);
  return request?.type === "roll" && request.dice.kind === "table"
    ? request.dice.rows.map((r) => r - (request.dice.kind === "table" ? request.dice.add : 0))
    : null;
};
/** A War Machine whose cannon has jammed. */
export const jammedMachine = (edition: Edition): Unit =>
  piece(misfired(2, { rules: ["war-machine"], edition }), "A") as Unit;

const misfires: readonly RuleCase[] = [
  one(
    ["t9a.table.misfire", "t9a.rule.artillery"],
    "a natural 1; a D6, and what the weapon adds",
    () => {
      assert.number(
        [bounds(), bounds(-1), bounds(2)],
        [
          [1, 3, 5],
          [2, 4, 6],
          [-1, 1, 3],
        ],
      );
      assert.number(piece(misfired(3), "A").pools[0]?.lost, 1);
    },
    "misfire",
  ),
  one("t9a.misfire.malfunction", "one Health Point, whatever would save it; the last destroys it", () => {
    assert.number(piece(misfired(3, { rules: [{ rule: "aegis", need: 2 }] }), "A").pools[0]?.lost, 1);
    assert.place(piece(misfired(3, { lost: 4 }), "A").place, "gone");
    assert.place(piece(misfired(3, { lost: 3 }), "A").place, "field");
  }),
  one("t9a.misfire.breakdown", "never again, but another weapon still shoots", () => {
    const { game } = misfired(1);
    assert.number(game.effects.length, 1);
    const again = {
      id: 1,
      rule: "broken-down",
      on: 0,
      from: null,
      until: {},
      params: { weapon: "cannon", pool: 0, part: 0 },
    };
    const scene = (missile: Missile["weapon"]) =>
      range({ a: gun(missile), b: b20, away: 12, scene: { effects: [again], turn: 5 } });
    assert.legality([why(scene("cannon")), why(scene("canister"))], ["t9a.misfire.breakdown", null]);
  }),
  one(
    ["t9a.misfire.jammed", "t9a.shaken.cannot.shoot"],
    "silent in the next own Player Turn; a War Machine is Shaken to the end of it, in the later edition until it begins",
    () => {
      const effect = misfired(2).game.effects[0];
      assert.number([effect?.params.turn, misfired(2).game.playerTurn], [5, 3]);
      const jam = {
        id: 1,
        rule: "jammed",
        on: 0,
        from: null,
        until: {},
        params: { weapon: "cannon", pool: 0, part: 0, turn: 5 },
      };
      const scene = (turn: number) => range({ a: gun("cannon"), b: b20, away: 12, scene: { effects: [jam], turn } });
      assert.legality([why(scene(2)), why(scene(3)), why(scene(4))], [null, "t9a.misfire.jammed", null]);
      const machines = EDITIONS.map(jammedMachine);
      assert.number(
        machines.map((u) => [u.shakenUntil, Number(u.shaken)]),
        [
          [5, 1],
          [4, 1],
        ],
      );
      // A machine is not Shaken in its own next Shooting Phase where the enemy's turn was the last of it; other weapons are
      // silent in both editions.
      const [early, late] = machines.map((u) => u.shakenUntil ?? 0) as [number, number];
      assert.number(
        EDITIONS.map((edition) => misfired(2, { edition }).game.effects[0]?.params.turn),
        [5, 5],
      );
      const shaken = (turn: number, active: "first" | "second", shakenUntil = early) => {
        const a = { ...gun("cannon"), state: { shaken: true, shakenUntil } };
        const run = played(range({ a, b: b20, away: 12, scene: { turn, active, phase: "turn-end" } }), [], {
          until: { step: "game/next" },
        });
        return piece(run, "A").shaken;
      };
      assert.number([shaken(2, "first"), shaken(2, "second"), shaken(3, "first")].map(Number), [1, 1, 0]);
      assert.number([shaken(2, "first", late), shaken(2, "second", late)].map(Number), [1, 0]);
    },
  ),
  one("t9a.misfire.explosion", "every model within so many inches, exactly; then the weapon is gone", () => {
    const first = played(range({ a: gun({ weapon: "cannon", aim: 4, misfire: -1 }), b: b20, away: 20 }), [
      atB,
      one1,
      { show: { row: 0 } },
    ]);
    assert.number(rolling(first), "roll.explosion");
    const at = (away: number): { readonly C: SceneUnit } => ({
      // Two ranks of 20 mm: the second stands 20 mm farther from the gun, whose rear edge is 60 mm behind its front.
      C: { side: "first", profile: man, models: 10, files: 5, at: [0, -mm(60) - away], facing: "north" },
    });
    const hits = (away: number, reach: number): number =>
      groups(
        played(range({ a: gun({ weapon: "cannon", aim: 4, misfire: -1 }), b: b20, away: 20, more: at(away) }), [
          atB,
          one1,
          { show: { row: 0 } },
          { show: { total: reach } },
        ]),
      ).reduce((sum, g) => sum + (g[0] ?? 0), 0);
    assert.number([hits(1.99, 2), hits(2, 2), hits(2.01, 2)], [5, 5, 0]);
    assert.number([hits(2 - mm(20), 2), hits(2 - mm(19.99), 2)], [10, 5]);
    const burst = played(
      range({
        a: gun({ weapon: "cannon", aim: 4, misfire: -1 }),
        b: b20,
        away: 20,
        more: { C: { ...at(1).C, profile: like({ res: 4, arm: 6 }) } },
      }),
      [atB, one1, { show: { row: 0 } }, { show: { total: 2 } }],
    );
    // Strength 5 wounds Resilience 4 on 3+, Penetration 2 leaves Armour 6 a save on 3+.
    assert.number(groups(burst), [[10, null, 3, 3]]);
    const over = misfired(0, { misfire: -1, then: [{ show: { total: 1 } }] });
    assert.place(piece(over, "A").place, "gone");
  }),
];

/** Ten hits on a unit with a Character: the shares on offer. */
const shares = (models: number, character: Partial<SceneProfile>, hits: number): readonly (readonly number[])[] => {
  const scene = range({
    a: { models: hits, files: hits, profile: shooter(["handgun"]) },
    b: { models, files: Math.min(models + 1, 5), profile: man, characters: [{ profile: like(character), cost: 50 }] },
    away: 3,
  });
  const run = played(scene, [atB, { show: { points: [hits] } }]);
  if (run.request?.type !== "choice" || run.request.choice !== "share-hits") return [];
  const all = run.system.rules.choices["share-hits"]?.enumerate?.(run.game, run.request.about as never) ?? [];
  return (all as readonly { readonly dice: readonly number[] }[]).map((a) => a.dice);
};
const mixed: readonly RuleCase[] = [
  one(
    "t9a.sequence.attacks.attack.3",
    "five of their own kind hide Characters; else nobody has a second hit before all have one",
    () => {
      assert.number(
        [shares(5, {}, 3).length, shares(4, {}, 3).length, shares(20, { height: "Large" }, 3).length],
        [0, 2, 2],
      );
      assert.number(shares(4, {}, 5), [[4, 1]]);
      assert.number(shares(4, {}, 6), [
        [5, 1],
        [4, 2],
      ]);
      assert.number(shares(4, {}, 3), [
        [3, 0],
        [2, 1],
      ]);
    },
    "hits-on-joined-units",
  ),
  one("t9a.sequence.attacks.attack.3", "a champion is not hit while others stand", () => {
    const b = { models: 3, files: 3, champion: true };
    const run = played(range({ b }), [atB, { show: { points: [2] } }], { until: { step: "shooting-phase/3" } });
    assert.number(
      piece(run, "B").pools.map((p) => p.count),
      [0, 1],
    );
    assert.number(toHit(range({ b: { models: 1, files: 1, champion: true } })), 4);
  }),
];

/** Artillery, its misfires, and hits on units that somebody has joined. */
export const artilleryCases: readonly RuleCase[] = [...areas, ...fires, ...misfires, ...mixed];
