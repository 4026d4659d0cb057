import { handlingOf } from "@tercio/board";
import { type RuleCase, verdict } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { fullRanksOf } from "../../src/calculation/formation.ts";
import { type Scene, ninthAge } from "../../src/index.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { Unit } from "../../src/state/state.ts";
import { man } from "./combat-scenes.ts";
import { block, melee, type Played, played, quiet } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";
import { enter } from "../../src/sequence/flow.ts";

const FLY = "t9a.rule.fly";
const LIGHT = "t9a.rule.light-troops";

/** A bird that is slow on foot: 2 and 4 inches there, 9 and 18 through the air. */
const eagle = {
  ...man,
  name: "Eagle",
  height: "Large",
  base: [50, 50],
  adv: 2,
  mar: 4,
  hp: 3,
  rules: [{ rule: "fly", advance: 9, march: 18 }],
} as const satisfies SceneUnit["profile"];

/** A single bird looking north from the middle. */
const bird = (more: Partial<SceneUnit> = {}): SceneUnit =>
  block("first", [0, 0], "north", { profile: eagle, models: 1, files: 1, ...more });
const far = block("second", [-30, 20], "south");

const moving = (units: Scene["units"]): Played =>
  played({ phase: "movement", units }, [], { until: { choice: "move" } });
const charging = (units: Scene["units"]): Played =>
  played({ phase: "charge", units }, [], { until: { choice: "charge" } });
const ahead = (inches: number) => [{ kind: "straight", distance: Math.round(inches * INCH) }];
/** By which rule the first unit's move is refused; null where it is legal. */
const refused = (run: Played, move: string, path: readonly object[], air = false): string | null => {
  const said = verdict(run, { unit: 0, move, path, ...(air ? { air: true } : {}) } as never);
  return said.legal ? null : (said.rule ?? "?");
};

const flyCases: readonly RuleCase[] = [
  one(FLY, "through the air it goes as far as its own figures say, on foot as far as its rates", () => {
    const run = moving({ A: bird(), E: far });
    assert.legality(
      [8.99, 9, 9.01].map((n) => refused(run, "advance", ahead(n), true)),
      [null, null, "t9a.rule.moves"],
    );
    assert.legality(
      [17.99, 18, 18.01].map((n) => refused(run, "march", ahead(n), true)),
      [null, null, "t9a.rule.moves"],
    );
    assert.legality(
      [2, 2.01].map((n) => refused(run, "advance", ahead(n))),
      [null, "t9a.rule.moves"],
    );
    const walker = moving({ A: block("first", [0, 0], "north"), E: far });
    assert.legality(refused(walker, "advance", ahead(1), true), FLY);
  }),
  one(FLY, "units in between are passed over; where it ends it keeps its distance like others", () => {
    // The front of the enemies lies 3 inches ahead; they are 2 ranks of 20 mm deep.
    const wall = block("second", [0, 3], "south", { models: 40, files: 20 });
    const run = moving({ A: bird(), E: wall });
    const back = 3 + 40 / 25.4;
    // Its own depth is 50 mm, so its front has to come that much farther, and an inch and a bit more.
    const behind = back + 50 / 25.4 + 1;
    assert.legality(
      [behind - 0.01, behind + 0.01].map((n) => refused(run, "advance", ahead(n), true)),
      ["t9a.rule.unit-spacing", null],
    );
    assert.legality(refused(run, "advance", ahead(2.6)), "t9a.rule.moves");
    const slow = moving({ A: bird({ profile: { ...eagle, adv: 9 } }), E: wall });
    assert.legality(refused(slow, "advance", ahead(behind + 0.01)), "t9a.rule.unit-spacing");
    const flown = played({ phase: "movement", units: { A: bird(), E: wall } }, [
      { choice: "move", answer: { unit: "A", move: "advance", air: true, path: ahead(behind + 0.01) } },
    ]);
    assert.place(flown.game.units[0]?.y, Math.round((behind + 0.01) * INCH));
    assert.deepEqual(flown.game.units[0]?.air, false);
  }),
  one(
    FLY,
    "a charge through the air is said when it is declared, and reaches as far as its figure and the dice",
    () => {
      const target = (away: number): Played =>
        charging({ A: bird({ at: [0, -5] }), B: block("second", [0, away - 5], "south") });
      const pairs = (run: Played) => {
        if (run.request?.type !== "choice" || run.request.choice !== "charge") return [];
        const { pairs: list } = run.request.about as { pairs: readonly { unit: number; air?: true }[] };
        return list.filter((p) => p.unit === 0).map((p) => p.air === true);
      };
      // 9 and 12 inches through the air, 2 and 12 on foot.
      assert.legality([20.99, 21, 21.01].map(target).map(pairs), [[true], [true], []]);
      assert.legality([14, 14.01].map(target).map(pairs), [[true, false], [true]]);
      const done = (air: boolean, total: number) => {
        const answer = { unit: "A", target: "B", ...(air ? { air: true } : {}) };
        return played(
          { phase: "charge", units: { A: bird(), B: block("second", [0, 14], "south") } },
          quiet({
            charge: { choice: "charge", answer },
            "roll.charge": { show: { total } },
            "roll.charge.sure": { show: { total } },
          }),
          { until: { step: "charge-phase/7" } },
        ).game.units[0] as Unit;
      };
      assert.place([done(true, 5).moved, done(true, 5).y], ["charge", 14 * INCH]);
      assert.deepEqual([done(true, 4).moved, done(false, 11).moved], ["failed-charge", "failed-charge"]);
      assert.place(done(false, 12).y, 14 * INCH);
    },
  ),
  one(FLY, "a charge through the air passes over friend and foe, but where it ends there must be room", () => {
    // Tall enough to see over those in between.
    const high = bird({ profile: { ...eagle, height: "Gigantic" } });
    const scene = (more: Scene["units"]) =>
      charging({
        A: high,
        B: block("second", [0, 12], "south"),
        W: block("first", [0, 6], "north", { models: 60, files: 30 }),
        ...more,
      });
    const declared = (run: Played, air: boolean) =>
      verdict(run, { unit: 0, target: 1, ...(air ? { air: true } : {}) } as never).legal;
    assert.legality([declared(scene({}), true), declared(scene({}), false)], [true, false]);
    // Another wall right in front of the target takes all the room there is at its front.
    const full = scene({ V: block("first", [0, 11.6], "north", { models: 30, files: 30 }) });
    assert.legality(declared(full, true), false);
  }),
  one(FLY, "a screen offers the ways through the air first, and leads along them", () => {
    const run = moving({ A: bird(), E: far });
    if (run.request?.type !== "choice") throw new Error("no player is asked");
    const ways = handlingOf(ninthAge.rules.choices.move, run.game, run.request, 0)?.ways.map((w) => w.id);
    assert.legality(ways, ["fly", "fly-march", "advance", "march"]);
  }),
];

/** Ten of them, five wide, looking north. */
const light = (rules: readonly string[] = ["light-troops"]): SceneUnit =>
  block("first", [0, 0], "north", { profile: { ...man, rules }, models: 10, files: 5 });
const east = 16384;

const lightCases: readonly RuleCase[] = [
  one(LIGHT, "it may be reformed on the way at no cost, no model's centre farther than the rate", () => {
    const run = moving({ A: light(), E: far });
    const turned = (inches: number, to = 32768) => [{ kind: "reform", to, files: 5 }, ...ahead(inches)];
    // Turned about, ranks change places: the nearest models go exactly as far as the unit.
    assert.legality(
      [3.99, 4, 4.01].map((n) => refused(run, "advance", turned(n))),
      [null, null, "t9a.rule.moves"],
    );
    assert.legality(refused(run, "march", [...turned(3, east), { kind: "reform", to: 0, files: 10 }]), null);
    assert.legality(refused(moving({ A: light([]), E: far }), "advance", turned(1)), LIGHT);
    const done = played({ phase: "movement", units: { A: light(), E: far } }, [
      {
        choice: "move",
        answer: { unit: "A", move: "march", path: [...ahead(2), { kind: "reform", to: 0, files: 2 }] },
      },
    ]).game.units[0] as Unit;
    // Five ranks of two: 60 mm deeper, half of it ahead of the centre.
    assert.place([done.files, done.facing, done.y], [2, 0, 2 * INCH + 3000]);
  }),
  one(LIGHT, "backwards and sideways it goes as far as ahead, and does not wheel", () => {
    const aside = (inches: number) => [{ kind: "side", side: "left", distance: Math.round(inches * INCH) }];
    const back = (inches: number) => [{ kind: "back", distance: Math.round(inches * INCH) }];
    const run = moving({ A: light(), E: far });
    assert.legality(
      [4, 4.01].map((n) => refused(run, "advance", back(n))),
      [null, "t9a.rule.moves"],
    );
    assert.legality(
      [4, 4.01].map((n) => refused(run, "advance", aside(n))),
      [null, "t9a.rule.moves"],
    );
    assert.legality(refused(run, "march", aside(1)), "t9a.rule.moves");
    // It does not wheel but is reformed.
    assert.legality(refused(run, "advance", [{ kind: "wheel", side: "left", angle: 100 }]), LIGHT);
    assert.legality(refused(run, "advance", [...aside(1), ...back(1)]), null);
    const heavy = moving({ A: light([]), E: far });
    assert.legality(
      [refused(heavy, "advance", back(2.01)), refused(heavy, "march", aside(1))],
      ["t9a.rule.backwards", "t9a.rule.moves"],
    );
  }),
  one(LIGHT, "it has no Full Ranks", () => {
    const ranks = (rules: readonly string[]) => {
      const { game } = moving({ A: light(rules), E: far });
      return fullRanksOf(game, game.units[0] as Unit);
    };
    assert.number([ranks(["light-troops"]), ranks([])], [0, 2]);
  }),
];

const FEIGNED = "t9a.rule.feigned-flight";
const MACHINE = "t9a.rule.war-machine";

/** B fled and now has its own Movement Phase; its test shows so much. */
const rallied = (rules: readonly string[], feigns: boolean, total = 2): Unit => {
  const profile = { ...man, rules };
  const B = block("second", [0, 12], "south", { profile, state: { fleeing: true, feigns } });
  const scene: Scene = { phase: "movement", active: "second", units: { A: block("first", [0, -12], "north"), B } };
  return played(scene, quiet({ "roll.rally": { show: { total } } }), { until: { step: "movement-phase/3" } }).game
    .units[1] as Unit;
};

const feignedCases: readonly RuleCase[] = [
  one(FEIGNED, "who chose to flee from a charge and rallies at the first try is not Shaken and may move", () => {
    const is = (u: Unit) => [u.fleeing, u.shaken, u.moved];
    assert.legality(is(rallied(["feigned-flight"], true)), [false, false, "none"]);
    assert.legality(is(rallied(["feigned-flight"], false)), [false, true, "rally"]);
    assert.legality(is(rallied([], true)), [false, true, "rally"]);
    const failed = rallied(["feigned-flight"], true, 12);
    assert.legality([failed.fleeing, failed.feigns], [true, false]);
  }),
  one(FEIGNED, "a flight that was chosen is feigned, one that goes on is not", () => {
    const after = (fleeing: boolean): Unit => {
      const B = block("second", [0, 8], fleeing ? "north" : "south", { state: { fleeing } });
      return played(
        { phase: "charge", units: { A: block("first", [0, 0], "north"), B } },
        quiet({
          charge: { choice: "charge", answer: { unit: "A", target: "B" } },
          "charge-reaction": { choice: "charge-reaction", answer: { reaction: "flee" } },
          "roll.flee": { show: { total: 7 } },
        }),
        { until: { step: "charge-phase/4" } },
      ).game.units[1] as Unit;
    };
    assert.legality(
      [after(false), after(true)].map((u) => [u.fleeing, u.feigns]),
      [
        [true, true],
        [true, false],
      ],
    );
  }),
];

/** A machine served by its crew: five Health Points on a base 60 mm wide. */
const machine = {
  ...man,
  name: "Machine",
  type: "Construct",
  base: [60, 60],
  hp: 5,
  mar: 4,
  rules: ["war-machine"],
} as const satisfies SceneUnit["profile"];
const crewed = (side: SceneUnit["side"], more: Partial<SceneUnit> = {}): SceneUnit =>
  block(side, [0, 0], side === "first" ? "north" : "south", { profile: machine, models: 1, files: 1, ...more });

const machineCases: readonly RuleCase[] = [
  one(MACHINE, "it declares no charge, neither pursues nor overruns, and cannot flee from a charge", () => {
    const { game } = moving({ A: crewed("first"), E: far });
    const says = (id: number) =>
      (["declare a charge", "pursue", "overrun", "flee as a charge reaction"] as const).map(
        (moment) => book.refusals(moment, game, { unit: game.units[id] as Unit })[0]?.rule ?? null,
      );
    assert.legality(says(0), [MACHINE, MACHINE, MACHINE, MACHINE]);
    assert.legality(says(1), [null, null, null, null]);
    // It moves like others.
    const run = moving({ A: crewed("first"), E: far });
    assert.legality([refused(run, "advance", ahead(4)), refused(run, "march", ahead(4.01))], [null, "t9a.rule.moves"]);
  }),
  one(MACHINE, "having failed a Panic Test it is Shaken where it stands", () => {
    const panicked = (unit: SceneUnit): Unit => {
      const run = played(
        { phase: "shooting", units: { A: unit, E: far } },
        quiet({ "roll.panic": { show: { total: 12 } } }),
        {
          enter: [enter("panic-tests", { tests: [{ unit: 0, cause: "destroyed", from: null }] })],
        } as never,
      );
      return run.game.units[0] as Unit;
    };
    const stays = panicked(crewed("first"));
    assert.place([stays.fleeing, stays.shaken, stays.x, stays.y], [false, true, 0, 0]);
    assert.place(panicked(block("first", [0, 0], "north")).fleeing, true);
  }),
  one(MACHINE, "having failed a Break Test it is destroyed; nobody reforms in combat against it", () => {
    const fought = (total: number) =>
      played(melee({}, {}, { profile: machine, models: 1, files: 1 }), quiet({ "roll.break": { show: { total } } }), {
        until: { step: "melee-phase/6" },
      });
    assert.place(
      [fought(2), fought(12)].map((r) => r.game.units[1]?.place),
      ["field", "gone"],
    );
    const asks = (b: Partial<SceneUnit>) =>
      played(melee({}, {}, b), quiet({ "roll.break": { show: { total: 2 } } }), {
        until: { step: "melee-phase/6" },
      }).requests.filter(
        ({ request: q }) =>
          q.type === "choice" && q.choice === "combat-reform" && (q.about as { unit: number }).unit === 0,
      ).length;
    assert.legality([asks({ profile: machine, models: 1, files: 1 }), asks({})], [0, 1]);
  }),
];

export const moverCases: readonly RuleCase[] = [...flyCases, ...lightCases, ...feignedCases, ...machineCases];
