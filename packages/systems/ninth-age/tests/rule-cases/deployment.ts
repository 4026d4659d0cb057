import { type Json, say } from "@tercio/kernel";
import { tryOut } from "@tercio/board";
import type { RuleCase } from "@tercio/testkit";
import { type Army, armies, ninthAge } from "../../src/index.ts";
import { DEPLOYMENTS } from "../../src/state/deployments.ts";
import { finalResult } from "../../src/sequence/scoring.ts";
import type { NinthAge, Seat } from "../../src/state/state.ts";
import {
  asked,
  assert,
  barbarians,
  dull,
  field,
  guard,
  halberds,
  INCH,
  kinds,
  one,
  type Reply,
  run,
  spears,
  start,
} from "./table.ts";
import { frameAt } from "../../src/sequence/flow.ts";

const PRE = "t9a.sequence.pre-game.pre-game";
const DEPLOY = "t9a.sequence.pre-game.deployment-phase";
const empire = armies["empire-of-sonnstahl"] as Army;
const warriors = armies["warriors-of-the-dark-gods"] as Army;
const costOf = (a: Army): number => a.units.reduce((sum, u) => sum + u.pointCost, 0);
const DEARER = Math.max(costOf(empire), costOf(warriors));

const scenario = (more: { readonly [field: string]: Json }) => {
  const starter = ninthAge.rules.starter();
  return { ...starter, setup: { ...starter.setup, ...more } };
};
const set = (more: { readonly [field: string]: Json } = {}): NinthAge =>
  ninthAge.rules.setup(scenario({ deployment: "frontline-clash", objective: "hold-the-ground", ...more }));

/** Rolls that show these totals one after the other; everything else by its time-out, up to the first `until`. */
function rolling(totals: readonly number[], until: string): Reply {
  const left = [...totals];
  return (q, g) => {
    if (q.type === "choice") return q.choice === until ? null : dull()(q, g);
    const total = left.shift();
    return q.label.key === until || total === undefined ? null : { total };
  };
}
const before = (game: NinthAge, totals: readonly number[], until: string) =>
  run(game, start("pre-game"), rolling(totals, until));

/** The starter armies in reserve, about to deploy. */
const waiting = (more: Partial<NinthAge> = {}): NinthAge => ({
  ...set(),
  zone: [-1, 1],
  phase: "deployment",
  zoneChooser: 0,
  ...more,
});
interface Spot {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly facing?: number;
  readonly files?: number;
}
/** May a player put these units there? */
function may(game: NinthAge, player: Seat, ...spots: readonly Spot[]): boolean {
  const units = spots.map(({ unit, x, y, facing = player === 0 ? 0 : 32768, files }) => ({
    unit,
    x,
    y,
    facing,
    files: files ?? game.units[unit]?.files ?? 1,
  }));
  const about = { player, units: game.units.filter((u) => u.seat === player).map((u) => u.id) };
  const verdict = ninthAge.rules.choices.deploy?.accept(game, about, { units });
  if (verdict !== true && verdict !== undefined) assert.ok(say(ninthAge, verdict.message, "fr").length > 20);
  return verdict === true;
}
/** The halberds are 120 mm wide and 100 deep: their left front corner at x, this far (0.01 mm) from the Centre Line. */
const halberdsAt = (x: number, far: number): Spot => ({ unit: halberds, x: x + 6000, y: -far });

/** A battle whose armies stand, before the roll for the first turn. */
const rollOff = (
  finishedFirst: Seat,
  unitsLeftThen: number,
  intent: "first" | "second",
  more: Partial<NinthAge> = {},
) => ({
  ...field({ [halberds]: {}, [barbarians]: { y: 12 * INCH } }),
  finishedFirst,
  unitsLeftThen,
  intent,
  firstTurn: null,
  ...more,
});
/** Who has the first turn after these dice (first player, second player, again ...), and what was asked. */
function firstTurn(game: NinthAge, dice: readonly number[], choice: "first" | "second" = "first") {
  const left = [...dice];
  const r = run(game, [frameAt("deployment-phase", "8", { chooser: 0 })], (q) =>
    q.type === "roll" ? { total: left.shift() } : { intent: choice },
  );
  return { first: r.game.firstTurn, asked: asked(r), left: left.length, player: r.requests.at(-1)?.player };
}

const lone = (n: number): Army => {
  const unit = empire.units[4] as Army["units"][number];
  const alone = { ...unit, baseWidth: 15_000, baseDepth: 15_000, models: 1, files: 1, pointCost: 100 };
  return { ...empire, units: Array.from({ length: n }, () => alone) };
};

export const deploymentCases: readonly RuleCase[] = [
  one(`${PRE}.1`, "an army above the size agreed on is refused, one of exactly that size is not", () => {
    assert.equal(ninthAge.rules.checkScenario(scenario({ size: DEARER })), null);
    assert.legality(ninthAge.rules.checkScenario(scenario({ size: DEARER - 1 }))?.where, "setup.size");
  }),
  one(
    "t9a.rule.game-size",
    "Battle Points go by the size agreed on: 150 points are 10% of 1,500, more of 1,499",
    () => {
      const ended = (size: number): NinthAge => {
        const game = ninthAge.rules.setup(scenario({ size }));
        return {
          ...game,
          units: game.units.map((u) =>
            u.id === barbarians ? { ...u, place: "gone", entry: { ...u.entry, pointCost: 150 } } : u,
          ),
        };
      };
      assert.deepEqual(finalResult(ended(1500)).battlePoints, [11, 9]);
      assert.deepEqual(finalResult(ended(1499)).battlePoints, [12, 8]);
    },
  ),
  one([`${PRE}.4`, "t9a.table.deployment-types"], "a die gives the Deployment Type, one of six", () => {
    const rolled = [1, 2, 3, 4, 5, 6].map(
      (n) => before(set({ deployment: "roll" }), [n], "roll.zones").game.deployment,
    );
    assert.deepEqual(rolled, [...DEPLOYMENTS]);
    assert.equal(before(set({ deployment: "roll" }), [4], "roll.zones").game.deployment, "encircle");
    assert.equal(before(set({ deployment: "encircle" }), [], "roll.zones").game.deployment, "encircle");
    // In the outer quarters the attacker may come to 9 inches, not only to 12 as everywhere in a Frontline Clash.
    const near = (total: number): boolean => {
      const { game } = before(set({ deployment: "roll" }), [total], "roll.zones");
      return may({ ...game, zone: [-1, 1], attacker: 0 }, 0, halberdsAt(-36 * INCH, 9 * INCH + 1));
    };
    assert.legality([near(1), near(4)], [false, true]);
  }),
  one(
    [`${PRE}.5`, "t9a.table.secondary-objectives"],
    "a die gives the Secondary Objective; King of the Hill is rolled again",
    () => {
      const r = before(set({ objective: "roll" }), [4, 6], "roll.zones");
      assert.equal(r.game.objective, "secure-target");
      assert.told(kinds(r).filter((k) => k === "rolledAgain").length, 1);
      assert.equal(before(set({ objective: "roll" }), [2], "roll.zones").game.objective, "breakthrough");
      const markers = (game: NinthAge, ...totals: number[]): number =>
        before(game, totals, "roll.zones").game.markers.length;
      assert.number([markers(set({ objective: "spoils-of-war" })), markers(set({ objective: "roll" }), 3)], [3, 3]);
    },
  ),
  one(`${PRE}.6`, "a die decides who chooses the Deployment Zone", () => {
    const r = run(set(), start("pre-game"), (q) =>
      q.type === "roll" ? { total: 2 } : q.choice === "zone" ? { zone: "north" } : null,
    );
    assert.asked(asked(r).slice(0, 2), ["roll.zones", "zone"]);
    assert.deepEqual(r.game.zone, [-1, 1]);
    assert.equal(r.requests[1]?.player, 1);
  }),
  one(`${PRE}.9`, "then the armies deploy", () => {
    let units = 0;
    const r = run(set(), start("pre-game"), (q, g) => {
      if (q.type === "roll") return { total: 1 };
      return q.choice !== "deploy" || ++units === 1 ? dull()(q, g) : null;
    });
    assert.place(r.game.units.filter((u) => u.place === "field").length, 1);
  }),
  one("t9a.deployment.zone-chooser-picks", "who chooses the zone says who attacks, and along which diagonal", () => {
    const reply: Reply = (q) =>
      q.type === "roll"
        ? { total: 2 }
        : q.choice === "attacker"
          ? { seat: 0 }
          : q.choice === "diagonal"
            ? { diagonal: "falling" }
            : q.choice === "zone"
              ? { zone: "south" }
              : null;
    const encircle = run(set({ deployment: "encircle" }), start("pre-game"), reply);
    assert.asked(asked(encircle), ["roll.zones", "zone", "attacker", "first-deployer"]);
    assert.deepEqual([encircle.game.attacker, encircle.requests[2]?.player], [0, 1]);
    const flank = run(set({ deployment: "refused-flank" }), start("pre-game"), reply);
    assert.asked(asked(flank), ["roll.zones", "diagonal", "zone", "first-deployer"]);
    assert.deepEqual([flank.game.diagonal, flank.requests[1]?.player], [-1, 1]);
  }),
  one("t9a.deployment.frontline-clash", "more than 12 inches from the Centre Line", () => {
    const at = (far: number): boolean => may(waiting(), 0, halberdsAt(0, far));
    assert.deepEqual(
      [at(12 * INCH), at(12 * INCH + 1), at(24 * INCH - 10_000), at(24 * INCH - 9_990)],
      [false, true, true, false],
    );
    assert.equal(may(waiting({ zone: [1, -1] }), 0, halberdsAt(0, 12 * INCH + 1)), false);
  }),
  one(
    "t9a.deployment.encircle",
    "the attacker 9 inches in the outer quarters and 15 in the middle, the defender the other way round",
    () => {
      const game = (attacker: Seat): NinthAge => waiting({ deployment: "encircle", attacker });
      const left = -36 * INCH;
      // Wholly in the outer quarter, half a hundredth over its line, in the middle half, over its line.
      const at = (attacker: Seat, x: number, far: number): boolean => may(game(attacker), 0, halberdsAt(x, far));
      const quarter = -18 * INCH - 12_000;
      assert.deepEqual(
        [
          at(0, left, 9 * INCH),
          at(0, left, 9 * INCH + 1),
          at(0, quarter, 9 * INCH + 1),
          at(0, quarter + 1, 9 * INCH + 1),
        ],
        [false, true, true, false],
      );
      assert.deepEqual(
        [at(0, 0, 9 * INCH + 1), at(0, 0, 15 * INCH), at(0, 0, 15 * INCH + 1), at(0, quarter + 1, 15 * INCH + 1)],
        [false, false, true, true],
      );
      const middle = -18 * INCH;
      assert.deepEqual(
        [at(1, left, 9 * INCH + 1), at(1, left, 15 * INCH), at(1, left, 15 * INCH + 1)],
        [false, false, true],
      );
      assert.deepEqual(
        [at(1, middle, 9 * INCH), at(1, middle, 9 * INCH + 1), at(1, middle - 1, 9 * INCH + 1)],
        [false, true, false],
      );
    },
  ),
  one(
    "t9a.deployment.refused-flank",
    "more than 9 inches from the diagonal",
    () => {
      const game = (diagonal: 1 | -1): NinthAge => waiting({ deployment: "refused-flank", diagonal });
      // Below a diagonal that rises by two for three, the left front corner is the nearest: 9 inches and sqrt(13)/3 of them below it.
      const below = (x: number): number => Math.floor((x * 2) / 3 - (9 * INCH * Math.sqrt(13)) / 3);
      for (const x of [-6 * INCH, 0, 12 * INCH]) {
        const corner = below(x);
        assert.deepEqual(
          [corner, corner + 1].map((y) => may(game(1), 0, halberdsAt(x, -y))),
          [true, false],
        );
        const mirrored = { unit: halberds, x: -(x + 6000), y: corner };
        assert.deepEqual([may(game(-1), 0, mirrored), may(game(-1), 0, { ...mirrored, y: corner + 1 })], [true, false]);
      }
      // North of the Centre Line, where the zone reaches far to the east.
      assert.deepEqual(
        [may(game(1), 0, halberdsAt(30 * INCH, -2 * INCH)), may(game(-1), 0, halberdsAt(30 * INCH, -2 * INCH))],
        [true, false],
      );
    },
    "deployment-zones",
  ),
  one("t9a.rule.unit-spacing", "more than an inch between units, also between those of one answer", () => {
    const y = -13 * INCH;
    const pair = (x: number): boolean =>
      may(waiting(), 0, { unit: halberds, x: 0, y }, { unit: spears, x: 6000 + 5000 + x, y });
    assert.deepEqual([pair(INCH), pair(INCH + 1)], [false, true]);
  }),
  one(
    "t9a.rule.units-per-deployment-turn",
    "any number of units a turn, at least one; then the other player's",
    () => {
      const y = -13 * INCH;
      const units = [halberds, spears, guard].map((unit, i) => ({ unit, x: i * 8 * INCH, y, facing: 0, files: 5 }));
      const some = [0, 1, 3].map((n) => may(waiting(), 0, ...units.slice(0, n)));
      assert.legality(some, [false, true, true]);
      const r = run(waiting(), start("deployment-phase", { chooser: 0 }), (q) =>
        q.type !== "choice" ? null : q.choice === "first-deployer" ? { seat: 0 } : q.player === 0 ? { units } : null,
      );
      assert.deepEqual(
        r.game.units.filter((u) => u.place === "field").map((u) => u.id),
        [halberds, spears, guard],
      );
      assert.equal(r.requests.at(-1)?.player, 1);
    },
    "units-per-deployment-turn",
  ),
  one(`${DEPLOY}.1`, "the chooser of the zone says who deploys first", () => {
    const first = (seat: Seat): number | null => {
      const r = run(waiting(), start("deployment-phase", { chooser: 1 }), (q) =>
        q.type === "choice" && q.choice === "first-deployer" ? { seat } : null,
      );
      return r.requests.find((q) => q.type === "choice" && q.choice === "deploy")?.player ?? null;
    };
    assert.legality([first(0), first(1)], [0, 1]);
  }),
  one(`${DEPLOY}.2`, "the players take turns", () => {
    const r = run(
      waiting(),
      start("deployment-phase", { chooser: 0 }),
      dull({ choices: { "first-deployer": { seat: 1 } } }),
      4,
    );
    assert.deepEqual(
      r.requests.map((q) => [q.type === "choice" ? q.choice : "", q.player]),
      [
        ["first-deployer", 0],
        ["deploy", 1],
        ["deploy", 0],
        ["deploy", 1],
      ],
    );
  }),
  one(
    `${DEPLOY}.3`,
    "who is done first says which turn they want; the units that the other still has are counted",
    () => {
      // Player 1 puts down all five at once, while player 2 has six.
      const all: Reply = (q, g) =>
        q.type !== "choice" || q.choice === "intent"
          ? null
          : q.choice === "deploy" && q.player === 0
            ? tryOut(ninthAge.rules.choices.deploy, g, q, { do: "preset", preset: "line" })?.answer
            : dull()(q, g);
      const r = run(waiting(), start("deployment-phase", { chooser: 0 }), all);
      assert.deepEqual([r.game.finishedFirst, r.game.unitsLeftThen, asked(r).at(-1)], [0, 6, "intent"]);
      assert.equal(r.requests.at(-1)?.player, 0);
      // Who declares "second" and wins by 6 + 6 to 1 is bound to it.
      const on = run(waiting(), start("deployment-phase", { chooser: 0 }), (q, g) =>
        q.type === "roll"
          ? { total: q.player === 0 ? 6 : 1 }
          : q.choice === "intent"
            ? { intent: "second" }
            : all(q, g),
      );
      assert.number(on.game.firstTurn, 1);
    },
  ),
  one(`${DEPLOY}.4`, "then the rest deploys", () => {
    const r = run(
      waiting(),
      start("deployment-phase", { chooser: 0 }),
      (q, g) => (q.type === "roll" ? null : dull()(q, g)),
      40,
    );
    assert.place(r.game.units.filter((u) => u.place !== "field").length, 0);
  }),
  one(
    "t9a.rule.no-room-to-deploy",
    "five blocks of 150 mm fit beside each other on 36 inches, the sixth counts as destroyed",
    () => {
      const game = (n: number): NinthAge =>
        set({ armies: [lone(n), "empire-of-sonnstahl"] as unknown as Json, width: 36, depth: 36, size: 2000 });
      for (const [n, gone] of [
        [5, 0],
        [6, 1],
      ] as const) {
        const r = run(
          { ...game(n), zone: [-1, 1], phase: "deployment" },
          start("deployment-phase", { chooser: 0 }),
          (q, g) => (q.type === "roll" ? null : dull()(q, g)),
          60,
        );
        assert.equal(r.game.units.filter((u) => u.place === "gone").length, gone);
        assert.equal(r.game.units.filter((u) => u.seat === 0 && u.place === "field").length, 5);
        assert.told(kinds(r).filter((k) => k === "noRoom").length, gone);
      }
    },
    "no-room-to-deploy",
  ),
  ...([0, 1] as const).map((seat) =>
    one(
      `${DEPLOY}.8`,
      `player ${seat + 1} finished first and adds the three units that the other still had; ties are rolled again`,
      () => {
        const game = rollOff(seat, 3, "first");
        const dice = (own: number, foe: number): readonly number[] => (seat === 0 ? [own, foe] : [foe, own]);
        assert.equal(firstTurn(game, dice(3, 5)).first, seat);
        assert.equal(firstTurn(game, dice(1, 5)).first, seat === 0 ? 1 : 0);
        const again = firstTurn(game, [...dice(2, 5), ...dice(2, 4)]);
        assert.deepEqual([again.first, again.left], [seat, 0]);
        // The other ruling: one, however many there were.
        const one1 = { ...game, rulings: { ...game.rulings, "first-turn": "plus-one" } };
        assert.equal(firstTurn(one1, dice(3, 5)).first, seat === 0 ? 1 : 0);
        assert.equal(firstTurn(one1, dice(3, 3)).first, seat);
      },
    ),
  ),
  ...([0, 1] as const).map((seat) =>
    one(
      "t9a.rule.first-turn-choice",
      `player ${seat + 1} declared "second": bound when winning; if the other wins, that player chooses`,
      () => {
        const foe: Seat = seat === 0 ? 1 : 0;
        const game = rollOff(seat, 0, "second");
        const dice = (own: number, other: number): readonly number[] => (seat === 0 ? [own, other] : [other, own]);
        const won = firstTurn(game, dice(6, 1));
        assert.deepEqual([won.first, won.asked.includes("first-turn")], [foe, false]);
        assert.equal(firstTurn({ ...game, intent: "first" }, dice(6, 1)).first, seat);
        const lost = firstTurn(game, dice(1, 6), "second");
        assert.deepEqual([lost.first, lost.asked.at(-1), lost.player], [seat, "first-turn", foe]);
        assert.equal(firstTurn(game, dice(1, 6), "first").first, foe);
        const bound = { ...game, rulings: { ...game.rulings, "first-turn-choice": "binds-both" } };
        assert.deepEqual([firstTurn(bound, dice(1, 6)).first, firstTurn(bound, dice(1, 6)).asked.length], [seat, 2]);
      },
    ),
  ),
];
