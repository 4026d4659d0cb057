import { there } from "@tercio/kernel";
import type { Frame, Json } from "@tercio/kernel";
import { play as playScene, type RuleCase } from "@tercio/testkit";
import { INCH, normalise, TURN } from "@tercio/tabletop";
import { oldWorld } from "../../src/index.ts";
import { flight } from "../../src/battlefield/flight.ts";
import { chase, groundGiven } from "../../src/battlefield/after-combat.ts";
import { enter } from "../../src/sequence/flow.ts";
import { finished } from "../../src/sequence/deployed.ts";
import { mayHoldBack } from "../../src/sequence/holding-back.ts";
import { whyNoMarch, whyNoMove } from "../../src/sequence/moving.ts";
import { accountOf, broken, resultOf } from "../../src/sequence/victory.ts";
import type { Deploying } from "../../src/sequence/set-up-flow.ts";
import { type Arrival, fieldOf, type OldWorld, type Unit, unit } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";
import { battle as charging, charge, run as runCharges } from "./field.ts";
import { assert, one } from "./table.ts";

const inch = (n: number): number => Math.round(n * INCH) + 0;
const BASE = 2500;

/** Off the table, to come so. */
const waiting = (arrival: Arrival | null): Partial<Unit> => ({ place: "reserve", arrival });

/** The rule that forbids unit 0 a place, its front there (inches), looking so; null where it may. */
function forbids(
  game: OldWorld,
  from: NonNullable<Deploying["from"]>,
  at: readonly [number, number],
  quarters: number,
  files = unit(game, 0).files,
): string | null {
  const about: Deploying = { player: 0, units: [0], together: false, from };
  const facing = normalise((quarters * TURN) / 4);
  const answer = { units: [{ unit: 0, x: inch(at[0]), y: inch(at[1]), facing, files }] };
  const verdict = there(oldWorld.rules.choices["deploy"]).accept(game, about as never, answer);
  return verdict === true ? null : verdict.rule;
}

/** Plays these sequences; totals of dice, answers by what is asked. */
function run(
  game: OldWorld,
  frames: readonly Frame[],
  dice: readonly number[] = [],
  answers: { readonly [id: string]: readonly Json[] } = {},
  until?: string,
) {
  const totals = [...dice];
  const given = Object.fromEntries(Object.entries(answers).map(([id, list]) => [id, [...list]]));
  return playScene(
    oldWorld,
    game,
    (r) => {
      if (r.type === "roll") return { show: { total: totals.shift() ?? 1 } };
      if (r.choice === until) return null;
      const answer = given[r.choice]?.shift();
      return answer === undefined ? "usual" : { choice: r.choice, answer };
    },
    { enter: frames },
  );
}

/** Why unit 0 may not declare a charge. */
const mayCharge = (now: Partial<Unit>, rules: NonNullable<Standing["entry"]>["rules"], turn: number): boolean => {
  const game = battlefield({
    units: [
      { side: 0, entry: { rules: rules ?? [] }, now },
      { side: 1, at: [0, 6], facing: 180 },
    ],
    turn,
  });
  return run(game, [enter("declare-charges", {})]).requests.some(
    ({ request }) => request.type === "choice" && request.choice === "charge",
  );
};

const ONE = { models: 1, files: 1 } as const;
/** A unit of one model, one inch deep and wide, that comes on. */
const comer = (arrival: Arrival, more: Partial<Standing["entry"]> = {}): Standing => ({
  side: 0,
  entry: { ...ONE, baseWidth: INCH, baseDepth: INCH, ...more },
  now: waiting(arrival),
});

export const arrivalCases: readonly RuleCase[] = [
  one("tow.rule.scouts", "anywhere more than 12 inches from every enemy", () => {
    const game = (far: number): OldWorld =>
      battlefield({
        units: [
          { side: 0, entry: { rules: ["scouts"] }, now: waiting("scout") },
          { side: 1, at: [0, far], facing: 180 },
        ],
        field: { phase: "set-up" },
      });
    assert.legality(
      [11.99, 12, 12.01].map((far) => forbids(game(far), "scout", [0, 0], 0)),
      ["tow.rule.scouts", "tow.rule.scouts", null],
    );
    assert.legality(forbids(game(40), "scout", [0, 24.01], 0), "tow.rule.table-edge");
  }),
  one("tow.rule.scouts", "the only place there is, is found, turned and in another width", () => {
    // A corner of the table, 14 by 5 inches and more, is left by an enemy line; the grid of two inches misses it.
    const game = (narrow: number): OldWorld =>
      battlefield({
        units: [
          { side: 0, entry: { rules: ["scouts"], models: 12, files: 12 }, now: waiting("scout") },
          { side: 1, at: [0, 24 - narrow - 12], facing: 0, entry: { models: 80, files: 80 } },
        ],
        field: { phase: "set-up", width: inch(72), depth: inch(48) },
        terrain: [
          {
            kind: "impassable",
            polygon: [
              [-36, -24],
              [36, -24],
              [36, 24 - narrow - 12.1],
              [-36, 24 - narrow - 12.1],
            ],
          },
        ],
      });
    const found = (narrow: number) => {
      const about: Deploying = { player: 0, units: [0], together: false, from: "scout" };
      return there(oldWorld.rules.choices["deploy"]).timeout(game(narrow), about as never);
    };
    // A base is 0.984 inches: one rank fits behind a line that leaves 0.99, none where it leaves 0.98.
    assert.legality([found(0.99) !== null, found(0.98) !== null], [true, false]);
  }),
  one(
    "tow.rule.reinforcements",
    "the only gap in the edge is found, off the inches and narrower than the unit is",
    () => {
      // Two friends of one rank leave so many inches from 10.3 on; five bases are 4.921 wide.
      const game = (gap: number): OldWorld => {
        const [west, east] = [(10.3 + 36) / 2, (36 - 10.3 - gap) / 2];
        const wall = (x: number, wide: number): Standing => ({
          side: 0,
          at: [x, -22.9],
          entry: { ...ONE, baseWidth: inch(2 * wide), baseDepth: inch(1) },
        });
        return battlefield({
          units: [
            { side: 0, entry: { models: 10, files: 10 }, now: waiting("reserve") },
            wall(-36 + west, west),
            wall(36 - east, east),
          ],
          field: { width: inch(72), depth: inch(48) },
        });
      };
      const found = (gap: number) => {
        const about: Deploying = { player: 0, units: [0], together: false, from: "edge" };
        const answer = there(oldWorld.rules.choices["deploy"]).timeout(game(gap), about as never);
        return (answer as { units: readonly { files: number }[] } | null)?.units[0]?.files ?? null;
      };
      assert.legality([found(9.85), found(4.93), found(4.91), found(0.98)], [10, 5, 4, null]);
    },
  ),
  one("tow.rule.deployment", "all characters go down together, where there is room for them", () => {
    const game = battlefield({
      units: [0, 1].map(() => ({ side: 0 as const, entry: { ...ONE, character: true as const }, now: waiting(null) })),
      field: { phase: "set-up" },
    });
    const about: Deploying = { player: 0, units: [0, 1], together: true };
    const put = (unit: number) => ({ unit, x: unit * inch(2), y: inch(-14), facing: 0, files: 1 });
    const answered = (units: readonly object[]) =>
      there(oldWorld.rules.choices["deploy"]).accept(game, about as never, { units } as Json) === true;
    assert.legality([answered([put(0)]), answered([put(0), put(1)])], [false, true]);
  }),
  one(
    ["tow.pursuit.pursue", "tow.rule.one-inch"],
    "a pursuer ends an inch from an enemy that it does not reach",
    () => {
      // Half an inch beside its way and half an inch beyond its 3 inches: 0.866 before that it is an inch away.
      const beside = (gap: number): number => {
        const game = battlefield({
          units: [{ side: 0 }, { side: 1, at: [2.4606 + gap + 0.492, 3.5 + 0.984], facing: 0, entry: ONE }],
        });
        return Math.round((chase(game, unit(game, 0), 0, inch(3), []).distance / INCH) * 100) / 100;
      };
      assert.place([beside(0.5), beside(1), beside(1.01)], [2.63, 3, 3]);
    },
  ),
  one("tow.rule.scouts", "no charge in their first turn, and no Vanguard move", () => {
    assert.legality(
      [1, 2, 3].map((turn) => mayCharge({ arrival: "scout" }, ["scouts"], turn)),
      [false, false, true],
    );
    const game = battlefield({
      units: [{ side: 0, entry: { rules: ["scouts", "vanguard"] }, now: { arrival: "scout" } }],
      field: { phase: "set-up" },
    });
    assert.legality(whyNoMove(game, unit(game, 0))?.rule, "tow.rule.vanguard");
  }),
  one(
    "tow.rule.scouts",
    "named before deployment, put down by turns after a roll-off; who has finished waits for them",
    () => {
      const scout = (side: 0 | 1, y: number): Standing => ({
        side,
        at: [0, y],
        entry: { rules: ["scouts"] },
        now: waiting("scout"),
      });
      const game = battlefield({
        units: [scout(0, 0), scout(1, 0), scout(1, 0), { side: 0, at: [30, -20] }],
        field: { phase: "set-up" },
      });
      const named = battlefield({ units: [{ ...scout(0, 0), now: waiting(null) }], field: { phase: "set-up" } });
      assert.legality(mayHoldBack(named, 0), [{ unit: 0, arrival: "scout" }]);
      const r = run(game, [enter("scouts", {})], [2]);
      assert.legality(
        r.requests.map(({ request }) => request.player),
        [null, 1, 0, 1],
      );
      assert.number([fieldOf(finished(game, 0)).finishedFirst, fieldOf(r.game).finishedFirst], [null, 0]);
    },
  ),
  one("tow.rule.vanguard", "one move before the battle, no march; others do not move", () => {
    const game = battlefield({
      units: [
        { side: 0, at: [0, -14], entry: { rules: ["vanguard"] } },
        { side: 0, at: [10, -14] },
      ],
      field: { phase: "set-up" },
    });
    const [a, b] = [unit(game, 0), unit(game, 1)];
    assert.legality(
      [whyNoMove(game, a)?.rule ?? null, whyNoMarch(game, a)?.rule, whyNoMove(game, b)?.rule],
      [null, "tow.rule.vanguard", "tow.rule.vanguard"],
    );
    const to = (n: number) => ({ unit: 0, move: "move", path: [{ kind: "straight", distance: inch(n) }] });
    const after = run(game, [enter("vanguard", {})], [], { move: [to(4)] }).game;
    assert.place([unit(after, 0).y, unit(after, 0).arrival], [inch(-10), "vanguard"]);
    const asked = run(game, [enter("vanguard", {})], [], {}, "move");
    const { accept } = there(oldWorld.rules.choices["move"]);
    const about = { player: 0, units: [0] };
    assert.legality(
      [3.99, 4, 4.01].map((n) => accept(asked.game, about as never, to(n) as Json) === true),
      [true, true, false],
    );
    // It moves once, and nobody else is asked.
    assert.asked(run(game, [enter("vanguard", {})], [], { move: [to(4)] }).requests.length, 1);
  }),
  one("tow.rule.vanguard", "by turns after a roll-off; then no charge in the first turn", () => {
    assert.legality(
      [1, 2, 3].map((turn) => mayCharge({ arrival: "vanguard" }, ["vanguard"], turn)),
      [false, false, true],
    );
    const own = (side: 0 | 1, x: number): Standing => ({
      side,
      at: [x, side === 0 ? -14 : 14],
      facing: side === 0 ? 0 : 180,
      entry: { rules: ["vanguard"] },
    });
    const game = battlefield({ units: [own(0, 0), own(0, 12), own(1, 0)], field: { phase: "set-up" } });
    const to = (id: number) => ({ unit: id, move: "move", path: [{ kind: "straight", distance: INCH }] });
    const r = run(game, [enter("vanguard", {})], [2], { move: [to(2), to(0), to(1)] });
    assert.legality(
      r.requests.map(({ request }) => request.player),
      [null, 1, 0, 0],
    );
  }),
  one("tow.rule.ambushers", "from round 2 on 4+ at the start of its own turn, in round 5 without a roll", () => {
    const called = (turn: number, die: number, active: 0 | 1 = 0) => {
      const game = battlefield({
        units: [
          { side: 0, entry: { rules: ["ambushers"] }, now: waiting("ambush") },
          { side: 1, at: [0, 10] },
        ],
        turn,
        active,
      });
      const r = run(game, [enter("strategy-phase", {})], [die]);
      return [unit(r.game, 0).arrival, r.requests.length] as const;
    };
    assert.place(
      [called(1, 6), called(3, 3), called(3, 4), called(4, 6, 1), called(7, 3), called(9, 1)],
      [
        ["ambush", 0],
        ["ambush", 1],
        ["called", 1],
        ["ambush", 0],
        ["ambush", 1],
        ["called", 0],
      ],
    );
  }),
  one("tow.rule.ambushers", "from any edge, more than 8 inches from enemies, no deeper than twice its Movement", () => {
    const game = (far: number, more: Standing["entry"] = {}): OldWorld =>
      battlefield({ units: [comer("called", more), { side: 1, at: [0, 23 - far], facing: 0 }] });
    // From the north edge its front is an inch inside, and looks south.
    assert.legality(
      [7.99, 8, 8.01].map((far) => forbids(game(far), "edge", [0, 23], 2)),
      ["tow.rule.ambushers", "tow.rule.ambushers", null],
    );
    assert.legality(
      [
        forbids(game(20), "edge", [35, 0], 3),
        forbids(game(20), "edge", [-35, 0], 1),
        forbids(game(20), "edge", [0, -23], 0),
      ],
      [null, null, null],
    );
    const deep = (n: number) => forbids(game(30, { movement: 4, baseDepth: inch(n) }), "edge", [0, 24 - n], 2);
    assert.legality([7.99, 8, 8.01].map(deep), [null, null, "tow.rule.ambushers"]);
    const { choices } = oldWorld.rules;
    const held = battlefield({
      units: [{ side: 0, entry: { rules: ["ambushers"] }, now: waiting(null) }],
      field: { phase: "set-up" },
    });
    assert.legality(mayHoldBack(held, 0), [{ unit: 0, arrival: "ambush" }]);
    assert.legality(
      there(choices["hold-back"]).accept(held, { player: 0, may: mayHoldBack(held, 0) } as never, { done: true }),
      true,
    );
  }),
  one("tow.rule.reinforcements", "the whole rear on the own edge; skirmishers each within an inch", () => {
    const game = battlefield({ units: [comer("reserve"), { side: 1, at: [0, 20] }] });
    assert.legality(
      [-22.99, -23, -23.01].map((y) => forbids(game, "edge", [0, y], 0)),
      ["tow.rule.reinforcements", null, "tow.rule.table-edge"],
    );
    assert.legality(
      [forbids(game, "edge", [0, 23], 2), forbids(game, "edge", [0, -23], 1)],
      ["tow.rule.reinforcements", "tow.rule.reinforcements"],
    );
    // Two ranks of 25 mm: the first is 25 mm from the edge, and may be 0.4 mm farther.
    const loose = battlefield({
      units: [
        { side: 0, entry: { models: 10, files: 5 }, now: { ...waiting("reserve"), order: "skirmish" } },
        { side: 1, at: [0, 20] },
      ],
    });
    const off = (n: number) => forbids(loose, "edge", [0, -24 + (2 * BASE + n) / INCH], 0);
    assert.legality([0, 40, 41].map(off), [null, null, "tow.rule.reinforcements"]);
  }),
  one("tow.rule.reinforcements", "an inch from enemies", () => {
    const game = (far: number): OldWorld =>
      battlefield({ units: [comer("reserve"), { side: 1, at: [0, -23 + far], facing: 180 }] });
    assert.legality(
      [0.99, 1, 1.01].map((far) => forbids(game(far), "edge", [0, -23], 0)),
      ["tow.rule.one-inch", null, null],
    );
  }),
  one(
    "tow.rule.reinforcements",
    "in Compulsory Moves of a turn that its owner chooses; it moves on, but does not march",
    () => {
      const game = battlefield({ units: [comer("reserve"), { side: 1, at: [0, 20], facing: 180 }] });
      const compulsory = [enter("compulsory-moves", {})];
      const later = run(game, compulsory, [], { "come-on": [{ comes: false }] }).game;
      const now = run(game, compulsory, [], {
        "come-on": [{ comes: true }],
        deploy: [{ units: [{ unit: 0, x: 0, y: inch(-23), facing: 0, files: 1 }] }],
      }).game;
      assert.place([unit(later, 0).place, unit(now, 0).place, unit(now, 0).y], ["reserve", "field", inch(-23)]);
      const u = unit(now, 0);
      assert.legality(
        [u.deed, whyNoMove(now, u), whyNoMarch(now, u)?.rule],
        ["arrived", null, "tow.rule.reinforcements"],
      );
    },
  ),
  one("tow.rule.reinforcements", "a pursuer that left the table comes back where it left it", () => {
    const game = battlefield({
      units: [
        {
          side: 0,
          at: [10, 24],
          facing: 0,
          entry: { ...ONE, baseWidth: INCH, baseDepth: INCH },
          now: { place: "off" },
        },
        { side: 1, at: [-20, 0] },
      ],
    });
    const u = unit(run(game, [enter("compulsory-moves", {})]).game, 0);
    assert.place([u.place, u.x, u.y, u.facing, u.deed], ["field", inch(10), inch(23), TURN / 2, "arrived"]);
  }),
  one("tow.rule.flank-attack", "up to 33% of the points wait on one flank, named with the first of them", () => {
    const may = (points: number, flank: 1 | -1 | null = null) => {
      const army = battlefield({
        units: [
          { side: 0, entry: { points }, now: waiting(null) },
          { side: 0, entry: { points: 1000 - points }, now: waiting(null) },
        ],
        field: { phase: "set-up", battle: "flank-attack", flank: [flank, null] },
      });
      return mayHoldBack(army, 0).filter((m) => m.unit === 0).length;
    };
    assert.legality([may(329), may(330), may(331), may(330, 1)], [2, 2, 0, 1]);
  }),
  one("tow.rule.flank-attack", "from round 2 on, from the 18 inches beside the middle of the own edge", () => {
    const game = battlefield({
      units: [comer("flank"), { side: 1, at: [0, 20] }],
      field: { battle: "flank-attack", flank: [1, null] },
    });
    assert.legality(
      [18.49, 18.5, 35.5, -20].map((x) => forbids(game, "edge", [x, -23], 0)),
      ["tow.rule.flank-attack", null, null, "tow.rule.flank-attack"],
    );
    // A table of 96 inches has more of that edge than the flank.
    const wide = { ...game, field: { ...fieldOf(game), width: 96 * INCH } };
    assert.legality(
      [35.5, 35.52].map((x) => forbids(wide, "edge", [x, -23], 0)),
      [null, "tow.rule.flank-attack"],
    );
    const asked = (turn: number): number => run({ ...game, turn }, [enter("compulsory-moves", {})]).requests.length;
    assert.legality([asked(1) > 0, asked(3) > 0], [false, true]);
    // Where the flank is named later, the first to come on names it.
    const open = { ...game, turn: 3, field: { ...fieldOf(game), flank: [null, null] as const } };
    const came = run(open, [enter("compulsory-moves", {})], [], {
      "come-on": [{ comes: true }],
      deploy: [{ units: [{ unit: 0, x: inch(-20), y: inch(-23), facing: 0, files: 1 }] }],
    });
    assert.legality(fieldOf(came.game).flank, [-1, null]);
  }),
  one("tow.rule.meeting-engagement", "a D6 for each unit before deployment: on a 1 it starts in reserve", () => {
    const game = battlefield({
      units: ([0, 0, 0, 1] as const).map((side) => ({ side, now: waiting(null) })),
      field: { phase: "set-up", battle: "meeting-engagement", map: "none" },
    });
    const r = run(game, [enter("set-up", {})], [1, 2, 1, 6, 2], {}, "first-deployer");
    assert.place(
      r.game.units.map((u) => u.arrival),
      [null, "reserve", null, null],
    );
  }),
  one("tow.rule.break-point", "less than 25%, rounded up, on the table and not fleeing: the battle is lost", () => {
    const lost = (models: number, fleeing = false): readonly number[] =>
      broken(
        battlefield({
          units: [
            { side: 0, entry: { models: 101, files: 5 }, now: { models, fleeing } },
            { side: 1, at: [0, 20] },
          ],
          field: { battle: "break-point" },
        }),
      );
    assert.legality([lost(25), lost(26), lost(101, true)], [[0], [], [0]]);
    const game = battlefield({
      units: [
        { side: 0, entry: { models: 101, files: 5, points: 900 }, now: { models: 25 } },
        { side: 1, at: [0, 20], entry: { points: 100 } },
      ],
      field: { battle: "break-point" },
    });
    const end = run(game, [enter("game", {})], [], { charge: [{ done: true }] }).game;
    assert.points([end.over, end.turn, fieldOf(end).result?.winner], [true, 1, 1]);
  }),
  one("tow.rule.mountain-pass", "nobody flees, pursues, gives ground or comes on across the long edges", () => {
    const game = battlefield({
      units: [
        { side: 0, at: [20, 0], entry: { ...ONE, baseWidth: INCH, baseDepth: INCH } },
        { side: 1, at: [-10, 0], facing: 90 },
        { ...comer("called"), at: [0, 0] },
      ],
      field: { battle: "mountain-pass", width: inch(48), depth: inch(72) },
    });
    const east = TURN / 4;
    const run8 = flight(game, unit(game, 0), east, inch(8));
    assert.place([run8.touchesEdge, run8.end.x, run8.distance], [false, inch(24), inch(3.5)]);
    // A friend that stands against the rock, an inch deep: it ends against that.
    const friend = battlefield({
      units: [
        { side: 0, at: [20, 0], entry: { ...ONE, baseWidth: INCH, baseDepth: INCH } },
        { side: 0, at: [24, -0.5], facing: 90, entry: { ...ONE, baseWidth: INCH, baseDepth: INCH } },
      ],
      field: { battle: "mountain-pass", width: inch(48), depth: inch(72) },
    });
    assert.place(flight(friend, unit(friend, 0), east, inch(8)).end.x, inch(23));
    const south = flight(game, unit(game, 0), TURN / 2, inch(40));
    assert.place(south.touchesEdge, true);
    // In the corner of the table, turned to the north-east, it sticks out 0.11 inches over the rock and, 0.71 ahead of its
    // middle, over the short edge or not: there it leaves the table.
    const inCorner = (y: number): boolean =>
      flight(game, { ...unit(game, 0), x: inch(23.4), y: inch(y) }, TURN / 8, inch(8)).touchesEdge;
    assert.place([35.78, 35.8].map(inCorner), [false, true]);
    const hunted = chase(game, unit(game, 0), east, inch(8), []);
    assert.place([hunted.leaves, hunted.end.x <= inch(24)], [null, true]);
    const about: Deploying = { player: 0, units: [2], together: false, from: "edge" };
    const comes = (x: number, y: number, facing: number): boolean => {
      const answer = { units: [{ unit: 2, x: inch(x), y: inch(y), facing, files: 1 }] };
      return there(oldWorld.rules.choices["deploy"]).accept(game, about as never, answer) === true;
    };
    assert.legality([comes(23, 20, TURN * 0.75), comes(0, 35, TURN / 2)], [false, true]);
  }),
  one("tow.rule.mountain-pass", "a unit that gives ground stops at the long edge", () => {
    const game = charging({
      first: { A: { at: [23, 0], turns: 3, ...ONE } },
      second: { B: { at: [23, 0], turns: 1, ...ONE } },
      contacts: [{ charger: 1, charged: 0, facing: "front", chargerModels: 1, chargedModels: 1, inches: 0, turn: 0 }],
    });
    const pass = {
      ...game,
      field: { ...fieldOf(game), battle: "mountain-pass", width: inch(48), depth: inch(72) } as const,
    };
    // Its rear, 25 mm behind its front, comes to the rock after 0.4 mm.
    const given = groundGiven(pass, 0, inch(2));
    assert.place([given?.end.x, given?.off], [inch(24) - BASE, false]);
  }),
  one(
    "tow.rule.victory-points",
    "a standard is captured from a unit run down or destroyed; who never came is lost",
    () => {
      const flees = runCharges(
        charging({
          first: { A: { at: [0, 0], movement: 8 } },
          second: { B: { at: [0, 6], turns: 2, standard: true, points: 10 } },
        }),
        { dice: [2, 6, 7], answers: { charge: [charge(0, 1)], "charge-reaction": [{ reaction: "flee" }] } },
      ).game;
      assert.points([fieldOf(flees).standards, accountOf(flees, 0)[0]?.breakdown.value], [[1, 0], 60]);
      const never = battlefield({
        units: [
          { side: 0, entry: { points: 70 }, now: waiting("ambush") },
          { side: 1, at: [0, 10] },
        ],
      });
      assert.points([accountOf(never, 1)[0]?.breakdown.value, resultOf(never).points], [0, [0, 70]]);
    },
  ),
];
