import type { Json } from "@tercio/kernel";
import { type RuleCase, verdict } from "@tercio/testkit";
import { discipline } from "../../src/calculation/characteristics.ts";
import { fullRanksOf } from "../../src/calculation/formation.ts";
import { baseIn, placeIn } from "../../src/calculation/joining.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { decimated } from "../../src/entries/rules/psychology.play.ts";
import type { Scene, SceneUnit } from "../../src/scene/types.ts";
import { writeScene } from "../../src/scene/write.ts";
import { ninthAge } from "../../src/index.ts";
import { pointsGiven } from "../../src/sequence/scoring.ts";
import { movedAs } from "../../src/state/pools.ts";
import { models, type NinthAge, type Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { block, type Played, played } from "./scenes.ts";
import { assert, INCH, one, run } from "./table.ts";
import { enter, frameAt } from "../../src/sequence/flow.ts";

const JOINING = "t9a.rule.joining";
const TOWERING = "t9a.rule.towering-presence";
const MM = 1 / 25.4;
/** Behind thirty men who look north from the middle: five ranks of 20 mm. */
const REAR = -100 * MM;

const captain = like({ adv: 4, mar: 8, dis: 9, hp: 3 });
const alone = (at: readonly [number, number], more: Partial<SceneUnit> = {}): SceneUnit => ({
  ...{ side: "first", profile: captain, models: 1, files: 1, facing: "north", character: true, cost: 150 },
  at,
  ...more,
});
const among = (file: number, more: object = {}) => ({ profile: captain, file, cost: 150, ...more });
const far = block("second", [-30, 20], "south");
const men = (more: Partial<SceneUnit> = {}): SceneUnit => block("first", [0, 0], "north", more);

/** A friend and an enemy far away are there too: so the phase goes on after the script. */
const asked = (units: Scene["units"], script: readonly Json[] = []): Played =>
  played(
    { phase: "movement", units: { ...units, Near: block("first", [-30, -20], "north"), Far: far } },
    script as never,
    script.length === 0 ? { until: { choice: "move" } } : {},
  );
const ahead = (inches: number): Json => [{ kind: "straight", distance: Math.round(inches * INCH) }];
const joins = (path: Json, move = "advance", join: Json = "A"): Json => ({ unit: "C", move, path, join });
const moves = (unit: string | number, path: Json, move = "advance"): Json => ({ unit, move, path });
/** By which rule, or in which words, an answer is refused; null where it is legal. */
const rule = (run: Played, answer: Json): string | null => {
  const said = verdict(run, answer as never);
  return said.legal ? null : (said.rule ?? "?");
};
const key = (run: Played, answer: Json): string | null => {
  const said = verdict(run, answer as never);
  return said.legal ? null : (said.key ?? "?");
};
const line = (answer: Json): Json => ({ choice: "move", answer });
/** From so far behind the men straight up to them. */
const behind = (inches: number, host: SceneUnit = men(), more: Partial<SceneUnit> = {}): Played =>
  asked({ A: host, C: alone([0, REAR - inches], more) });
/** The game when he has joined them from an inch and a half behind. */
const after = (host: SceneUnit = men(), more: Partial<SceneUnit> = {}): NinthAge => {
  const ranks = Math.ceil((host.models + (host.characters ?? []).length) / host.files);
  return asked({ A: host, C: alone([0, -20 * MM * ranks - 1.5], more) }, [line(joins(ahead(1.5)))]).game;
};
const at = (game: NinthAge, id: number): Unit => game.units[id] as Unit;
/** A rank and file, from the left, as ranks are written: how wide, how many, how many Full Ranks. */
const shape = (game: NinthAge, id = 0) => [
  at(game, id).files,
  models(at(game, id)),
  Math.ceil(models(at(game, id)) / at(game, id).files),
  fullRanksOf(game, at(game, id)),
];
/** A model of his leaves the middle of six files straight ahead, and these inches farther. */
const leaving = (
  units: Scene["units"] = { A: men({ characters: [among(2)] }) },
  script: readonly Json[] = [],
): Played => asked(units, script);
/** The records of those who joined stand behind those of all units. */
const HIS = 3;

const joiningCases: readonly RuleCase[] = [
  one(
    JOINING,
    "his way ends at the unit, and is no longer than his Advance Rate, or March Rate",
    () => {
      const tries = (inches: number, move: string) => rule(behind(inches), joins(ahead(inches), move));
      assert.legality(
        [3.99, 4, 4.01].map((n) => tries(n, "advance")),
        [null, null, "t9a.rule.moves"],
      );
      assert.legality(
        [7.99, 8, 8.01].map((n) => tries(n, "march")),
        [null, null, "t9a.rule.moves"],
      );
      // Short of the unit he joins nobody, and stands too near to it.
      const short = behind(2);
      assert.legality(key(short, joins(ahead(1.9))), "refuse.join-far");
      assert.legality(
        [0.99, 1.01].map((n) => rule(short, moves("C", ahead(n)))),
        [null, "t9a.rule.unit-spacing"],
      );
      // Nor does he walk through it.
      assert.legality(rule(short, joins(ahead(2.1))), "t9a.rule.unit-spacing");
    },
    "joining-reach",
  ),
  one(JOINING, "he turns on the spot first: to a flank a quarter turn and straight on", () => {
    // The middle of his base lies 10 mm behind its front, and beside the middle of the unit's flank.
    const from = 60 * MM + 3 + 10 * MM;
    const run = (inches: number) =>
      rule(
        asked({ A: men(), C: alone([from, -40 * MM]) }),
        joins([
          { kind: "pivot", to: 49_152 },
          { kind: "straight", distance: Math.round(inches * INCH) },
        ]),
      );
    assert.legality([2.98, 3, 3.02].map(run), [JOINING, null, "t9a.rule.unit-spacing"]);
  }),
  one(JOINING, "others keep him away as usual, on the way and where nobody is joined", () => {
    // A friend 20 mm wide half an inch beside his way, and nearer.
    const friend = (inches: number): SceneUnit =>
      block("first", [20 * MM + inches, REAR - 1.9], "north", { models: 1, files: 1 });
    const run = (inches: number) =>
      rule(asked({ A: men(), C: alone([0, REAR - 4]), D: friend(inches) }), joins(ahead(4)));
    assert.legality([0.49, 0.51].map(run), ["t9a.rule.unit-spacing", null]);
  }),
  one(
    JOINING,
    "he takes the free file nearest to the middle; whoever stood there goes to the back",
    () => {
      const file = (host: SceneUnit): number | null | undefined => {
        const game = after(host);
        return placeIn(game, 1)?.pool.slot;
      };
      // Of six files the middle is the fourth; a champion has it first, then the third is nearest.
      assert.number(file(men()), 3);
      assert.number(file(men({ champion: true, championFile: 3 })), 2);
      assert.number(file(men({ models: 25, files: 5 })), 2);
      assert.number(file(men({ characters: [among(3), among(2)] })), 4);
      const game = after();
      const place = placeIn(game, 1);
      if (place === null) throw new Error("he has joined nobody");
      const base = baseIn(game, place);
      // The fourth of six files lies 10 mm to the right of the middle, its front on the unit's.
      assert.place([base.x, base.y, base.facing], [1000, 0, 0]);
      assert.number(shape(after(men({ models: 29 }))), [6, 30, 5, 5]);
      assert.number(shape(game), [6, 31, 6, 5]);
      // The first rank is full of others.
      const full = men({ models: 4, files: 2, characters: [among(0), among(1)] });
      assert.legality(key(asked({ A: full, C: alone([0, -40 * MM - 1.5]) }), joins(ahead(1.5))), "refuse.join-no-file");
    },
    "joining-place",
  ),
  one(JOINING, "a rank more needs room behind: 20 mm, and not to touch anybody", () => {
    const room = (mm: number, host: SceneUnit = men()) =>
      key(
        asked({
          A: host,
          C: alone([60 * MM + 1.5 + 10 * MM, -40 * MM]),
          D: block("first", [0, REAR - mm * MM], "north", { models: 6 }),
        }),
        joins([
          { kind: "pivot", to: 49_152 },
          { kind: "straight", distance: Math.round(1.5 * INCH) },
        ]),
      );
    assert.legality(
      [19, 19.9, 20, 20.1].map((mm) => room(mm)),
      ["refuse.join-no-room", "refuse.join-no-room", "refuse.join-no-room", null],
    );
    assert.legality(room(19, men({ models: 29 })), null);
  }),
  one(
    JOINING,
    "whom he joins: friends with models of their own, not fleeing",
    () => {
      const who = (host: SceneUnit, more: Partial<SceneUnit> = {}) =>
        key(asked({ A: host, C: alone([0, REAR - 3], more) }), joins(ahead(3)));
      assert.legality(who(men()), null);
      const { character: _, ...plain } = alone([0, REAR - 3]);
      assert.legality(key(asked({ A: men(), C: plain }), joins(ahead(3))), "refuse.join-character");
      assert.legality(who(men({ side: "second" })), "refuse.join-enemy");
      assert.legality(who(men({ state: { fleeing: true, moved: "flee" } })), "refuse.join-fleeing");
      // Skirmishers only on bases like his.
      const apart = (base: readonly [number, number]) => men({ profile: like({ base, rules: ["skirmisher"] }) });
      assert.legality(who(apart([25, 20])), "refuse.join-base");
      assert.legality(who(alone([0, 0])), "refuse.join-nobody");
      assert.legality(key(behind(3), joins(ahead(3), "advance", "C")), "refuse.no-such-unit");
      const fought: Scene = {
        phase: "movement",
        units: {
          A: men(),
          C: alone([0, REAR - 3]),
          E: block("second"),
        },
        contact: [{ of: "E", at: "A", facing: "front" }],
      };
      assert.legality(key(played(fought, [], { until: { choice: "move" } }), joins(ahead(3))), "refuse.join-engaged");
    },
    "joining-whom",
  ),
  one("t9a.rule.insignificant", "Insignificant units are joined by Characters of their like only", () => {
    const low = men({ profile: like({ rules: ["insignificant"] }) });
    const who = (rules: readonly "insignificant"[]) =>
      rule(behind(3, low, { profile: { ...captain, rules } }), joins(ahead(3)));
    assert.legality([who([]), who(["insignificant"])], ["t9a.rule.insignificant", null]);
  }),
  one(
    "t9a.rule.skirmisher",
    "Skirmishers are joined by Characters of their Type and Height, wherever these come from",
    () => {
      const apart = men({ profile: like({ rules: ["skirmisher"] }), models: 12, files: 6 });
      // Two ranks of 20 mm with 12.5 mm between them.
      const rear = -52.5 * MM;
      const who = (type: "Infantry" | "Cavalry") =>
        rule(asked({ A: apart, C: alone([0, rear - 3], { profile: { ...captain, type } }) }), joins(ahead(3)));
      assert.legality([who("Infantry"), who("Cavalry")], [null, "t9a.rule.skirmisher"]);
    },
  ),
  one(TOWERING, "who has Towering Presence joins nobody and is joined by nobody", () => {
    const giant = { ...captain, height: "Gigantic" as const };
    assert.legality(rule(behind(3, men(), { profile: giant }), joins(ahead(3))), TOWERING);
    const host = men({ profile: like({ height: "Gigantic" }), models: 1, files: 1 });
    assert.legality(rule(asked({ A: host, C: alone([0, -20 * MM - 3]) }), joins(ahead(3))), TOWERING);
  }),
  one(
    JOINING,
    "a unit that was joined stays where it is in that turn; its own models have not moved, he has",
    () => {
      const run = asked({ A: men(), C: alone([0, REAR - 1.5]), D: block("first", [15, 0], "north") }, [
        line(joins(ahead(1.5))),
      ]);
      assert.legality(
        ["advance", "march"].map((move) => key(run, moves("A", ahead(1), move))),
        ["refuse.joined-stays", "refuse.joined-stays"],
      );
      assert.legality(key(run, { unit: "A", move: "reform", x: 0, y: 0, facing: 0, files: 6 }), "refuse.joined-stays");
      assert.legality(rule(run, moves("C", ahead(1))), JOINING);
      const host = at(run.game, 0);
      const his = host.pools.at(-1);
      if (his === undefined) throw new Error("nobody joined");
      assert.legality(
        [host.moved, movedAs(run.game, host, host.pools[0] as never), movedAs(run.game, host, his)],
        ["none", "none", "advance"],
      );
    },
    "joined-stays",
  ),
  one(JOINING, "a unit goes as slow as its slowest, tests on the best Discipline, and counts his Health Points", () => {
    const slow = { ...captain, adv: 3, mar: 5 };
    const game = after(men(), { profile: slow });
    const host = at(game, 0);
    assert.number([advanceRate(game, host), marchRate(game, host)], [3, 5]);
    assert.number(discipline(game, host, "panic").value, 9);
    // Eight men of thirty are more than a quarter by themselves; with his three of 33 in all they are still more, seven are not.
    const few = (count: number) => {
      const now = after(men({ models: count, startModels: 30 }), { lost: 2 });
      return decimated(now, at(now, 0));
    };
    assert.legality([few(8), few(7)], [false, true]);
  }),
  one("t9a.vp.removed-as-casualty", "he is counted apart from the unit that he joined, wherever he is lost", () => {
    const game = after(men({ cost: 300 }));
    const all = (units: readonly Unit[]) => units.slice(0, 2).map((u) => pointsGiven(game, u));
    assert.points(all(game.units), [0, 0]);
    const host = at(game, 0);
    assert.points(pointsGiven(game, { ...host, place: "gone" }), 450);
    const slain = { ...host, pools: host.pools.map((p) => (p.self === null ? p : { ...p, count: 0, slot: null })) };
    assert.points(pointsGiven(game, slain), 150);
  }),
  one(JOINING, "a scene tells of who has joined, and how he came", () => {
    const game = after();
    const told = writeScene({
      ...game,
      stack: game.stack.slice(0, -1).concat(enter("movement-phase", {})),
    } as NinthAge);
    assert.number(
      Object.values(told.units).map((u) => u.characters?.map(({ profile: _, ...c }) => c) ?? []),
      [[{ file: 3, cost: 150, moved: "advance" }], [], []],
    );
  }),
];

const leavingCases: readonly RuleCase[] = [
  one(
    JOINING,
    "he leaves from his place, freely through his unit, and ends more than an inch from it",
    () => {
      const run = leaving();
      assert.legality(
        [1.78, 1.79, 4, 4.01].map((n) => rule(run, moves(HIS, ahead(n)))),
        ["t9a.rule.unit-spacing", null, null, "t9a.rule.moves"],
      );
      // His own base is 20 mm deep: an inch behind it begins 1.787 inches ahead.
      // Backwards he has five ranks to cross, his own among them: he turns, 20 mm in, and goes straight on.
      const back = (inches: number): Json => [
        { kind: "pivot", to: 32_768 },
        { kind: "straight", distance: Math.round(inches * INCH) },
      ];
      const rear = (100 - 20) * MM + 1 + 20 * MM;
      assert.legality(
        [rear - 0.01, rear + 0.01].map((n) => rule(run, moves(HIS, back(n), "march"))),
        ["t9a.rule.unit-spacing", null],
      );
    },
    "leaving",
  ),
  one(JOINING, "the unit closes up behind him and may move after him; he has moved and does not come back", () => {
    const run = leaving({ A: men({ models: 24, characters: [among(2)] }) }, [line(moves(HIS, ahead(2)))]);
    assert.number(shape(run.game), [6, 24, 4, 4]);
    const { x, y, facing, place, moved } = at(run.game, HIS);
    assert.place([x, y, facing], [-1000, 2 * INCH, 0]);
    assert.legality([place, moved], ["field", "advance"]);
    assert.legality(key(run, moves("A", [{ kind: "back", distance: INCH }])), null);
    assert.legality(
      rule(run, { unit: HIS, move: "advance", path: ahead(1), join: "A" }),
      "t9a.sequence.movement.movement-phase.3",
    );
  }),
  one(JOINING, "nobody leaves a unit that fights, flees or has moved, nor as the last of it", () => {
    const why = (a: Partial<SceneUnit>, script: readonly Json[] = []) =>
      key(
        leaving({ A: men({ characters: [among(2)], ...a }), D: block("first", [15, 0], "north") }, script),
        moves(HIS + 1, ahead(2)),
      );
    assert.legality(why({}), null);
    assert.legality(why({}, [line(moves("A", ahead(1)))]), "refuse.leave-moved");
    assert.legality(why({ state: { moved: "charge" } }), "refuse.leave-moved");
    assert.legality(why({ models: 0, startModels: 30, files: 1, characters: [among(0)] }), "refuse.leave-last");
    assert.legality(
      key(leaving(), { unit: HIS, move: "reform", x: 0, y: 0, facing: 0, files: 1 }),
      "refuse.leave-reform",
    );
    const fought: Scene = {
      phase: "movement",
      units: {
        A: men({ characters: [among(2)] }),
        D: block("first", [15, 0], "north"),
        Near: block("first", [-30, -20], "north"),
        E: block("second"),
      },
      contact: [{ of: "E", at: "A", facing: "front" }],
    };
    assert.legality(
      key(played(fought, [], { until: { choice: "move" } }), moves(HIS + 1, ahead(2))),
      "refuse.leave-engaged",
    );
  }),
  one(JOINING, "out of one rank he leaves a file less, and from one unit he goes straight to another", () => {
    const run = leaving(
      { A: men({ models: 5, files: 6, characters: [among(5)] }), D: block("first", [0, 7], "north") },
      [line({ unit: HIS + 1, move: "advance", path: ahead(7 - 100 * MM), join: "D" })],
    );
    assert.number(shape(run.game), [5, 5, 1, 1]);
    assert.number(shape(run.game, 1), [6, 31, 6, 5]);
    assert.legality(placeIn(run.game, HIS + 1)?.host.id, 1);
  }),
  one(JOINING, "who fails his March Test near the enemy stands in his unit as before", () => {
    const units = {
      A: men({ characters: [among(1)] }),
      E: block("second", [0, 7], "south"),
    };
    const march = line(
      moves(
        HIS + 1,
        [
          { kind: "pivot", to: 32_768 },
          { kind: "straight", distance: Math.round(6 * INCH) },
        ],
        "march",
      ),
    );
    const run = (total: number) => asked(units, [march, { show: { total } }] as never).game;
    const [failed, passed] = [run(12), run(2)];
    const place = placeIn(failed, HIS + 1);
    assert.legality([at(failed, HIS + 1).place, place?.host.id], ["joined", 0]);
    assert.number([place?.pool.slot, models(at(failed, 0))], [1, 31]);
    assert.legality(at(passed, HIS + 1).place, "field");
    assert.number(models(at(passed, 0)), 30);
  }),
];

/** Step 6 of the deployment: a Vanguard goes up to the unit from behind. */
const vanguards = one(
  [JOINING, "t9a.rule.vanguard"],
  "who moves as a Vanguard up to a unit is one of it when the battle begins",
  () => {
    const led = { ...captain, rules: ["vanguard" as const] };
    const there = (inches: number): string | undefined => {
      const { game } = behind(inches, men(), { profile: led });
      const before = { ...game, phase: "deployment" as const, playerTurn: 0, gameTurn: 0, finishedFirst: 1 as const };
      const answer = { unit: 1, move: "advance", path: ahead(inches), join: 0 };
      if (ninthAge.rules.choices.move?.accept(before, { player: 0, units: [1] } as never, answer) !== true)
        return "refused";
      let asked = false;
      const after = run(before, [frameAt("deployment-phase", "6", { chooser: 0 })], (q) => {
        if (q.type !== "choice" || q.choice !== "move" || asked) return null;
        asked = true;
        return answer;
      });
      return at(after.game, 1).place;
    };
    assert.legality([11.99, 12, 12.01].map(there), ["joined", "joined", "refused"]);
  },
);

/** Characters that join units and leave them. */
export const characterCases: readonly RuleCase[] = [...joiningCases, vanguards, ...leavingCases];
