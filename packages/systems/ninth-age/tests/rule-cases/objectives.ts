import type { RuleCase } from "@tercio/testkit";
import { type Edition, EDITIONS } from "../../src/book/row.ts";
import { ninthAge } from "../../src/index.ts";
import { objectiveWinner, towards } from "../../src/sequence/objectives.ts";
import { finalResult } from "../../src/sequence/scoring.ts";
import type { Marker, NinthAge } from "../../src/state/state.ts";
import {
  asked,
  assert,
  barbarians,
  dull,
  field,
  greatWeapons,
  griffons,
  guard,
  halberds,
  horsemen,
  hounds,
  INCH,
  kinds,
  one,
  type Reply,
  run,
  spears,
  start,
  warriors,
} from "./table.ts";
import { type Stand } from "../stand.ts";
import { frameAt } from "../../src/sequence/flow.ts";

const HOLD = "t9a.objective.hold-the-ground";
const THROUGH = "t9a.objective.breakthrough";
const SPOILS = "t9a.objective.spoils-of-war";
const FLAGS = "t9a.objective.capture-the-flags";
const SECURE = "t9a.objective.secure-target";
const FIRST = "t9a.objective.first-chooser";

type Units = { readonly [id: number]: Stand };
const aiming = (objective: NinthAge["objective"], units: Units, more: Partial<NinthAge> = {}): NinthAge =>
  field(units, [], { objective, ...more });
const both = (game: NinthAge): readonly number[] => [towards(game, 0), towards(game, 1)];
const marker = (x: number, y: number, more: Partial<Marker> = {}): Marker => ({
  x,
  y,
  seat: null,
  carrier: null,
  dropAt: null,
  ...more,
});
/** The end of a Game Turn: what the counters are then. */
const counted = (units: Units, gameTurn = 2): readonly number[] =>
  run(
    aiming("hold-the-ground", units, { active: 1, gameTurn, playerTurn: gameTurn * 2 }),
    [frameAt("game", "next", {})],
    () => null,
  ).game.counters;
/** May player 1, from the south, place a marker there? */
const placing = (game: NinthAge, x: number, y: number): boolean =>
  ninthAge.rules.choices["place-marker"]?.accept(game, { player: 0 }, { x, y }) === true;
/** And so many inches beside the other one? */
export const secondMarker = (edition: Edition, inches: number): boolean =>
  placing(
    { ...aiming("secure-target", {}, { gameTurn: 2 }), edition, markers: [marker(0, 6 * INCH, { seat: 1 })] },
    Math.round(inches * INCH),
    6 * INCH,
  );

/** The Player Turn of seat 0 from its start; the first marker on offer goes to `unit`, or stays. */
const picking = (game: NinthAge, unit: number | null) =>
  run(game, start("player-turn"), (q) => (q.type === "choice" && q.choice === "pick-up" ? { unit } : null));
/** The spears, 25 men five wide, with a marker; a march straight ahead for 5 inches. */
const march = (rankAndFile: number, carrier: number | null): boolean => {
  const game = aiming(
    "spoils-of-war",
    { [spears]: { x: 0, y: 0, facing: 0, rankAndFile }, [barbarians]: { x: 0, y: 15 * INCH, facing: 32768 } },
    { markers: [marker(0, 0, { carrier })], phase: "movement" },
  );
  const answer = { unit: spears, move: "march", path: [{ kind: "straight", distance: 5 * INCH }] };
  return ninthAge.rules.choices.move?.accept(game, { player: 0, units: [spears] }, answer) === true;
};

export const objectiveCases: readonly RuleCase[] = [
  one(HOLD, "within 6 inches of the centre, not a hundredth of a millimetre more", () => {
    // Facing away, the front's middle is the nearest point of the halberds.
    const at = (y: number): Units => ({ [halberds]: { x: 0, y, facing: 0 }, [barbarians]: { x: 0, y: 20 * INCH } });
    assert.deepEqual(counted(at(-6 * INCH)), [1, 0]);
    assert.deepEqual(counted(at(-6 * INCH - 1)), [0, 0]);
    assert.deepEqual(counted(at(-6 * INCH), 1), [0, 0]);
  }),
  one(HOLD, "more than the enemy: a tie gives nothing, two against one do", () => {
    const one1 = { [halberds]: { x: 0, y: -2 * INCH, facing: 0 }, [barbarians]: { x: 0, y: 2 * INCH, facing: 32768 } };
    assert.deepEqual(counted(one1), [0, 0]);
    assert.deepEqual(counted({ ...one1, [greatWeapons]: { x: 6 * INCH, y: 2 * INCH, facing: 32768 } }), [0, 1]);
    assert.deepEqual(counted({ ...one1, [barbarians]: { x: 0, y: 7 * INCH, facing: 0, fleeing: true } }), [1, 0]);
  }),
  one([HOLD, "t9a.battle-points.secondary-objective"], "most counters win the objective: 3 points", () => {
    const game = (counters: [number, number]) =>
      finalResult(aiming("hold-the-ground", { [halberds]: {} }, { counters }));
    assert.deepEqual([game([2, 1]).objective, game([2, 2]).objective], [0, null]);
    assert.equal((game([2, 1]).battlePoints[0] as number) - (game([2, 2]).battlePoints[0] as number), 3);
  }),
  one(THROUGH, "wholly in the enemy's zone: the rear edge beyond its front line", () => {
    const at = (y: number, more: Partial<NinthAge> = {}) =>
      both(aiming("breakthrough", { [halberds]: { x: 0, y, facing: 0 } }, more));
    const rear = 12 * INCH + 10_000;
    assert.deepEqual([at(rear)[0], at(rear + 1)[0]], [0, 1]);
    const rulings = { ...aiming("breakthrough", {}).rulings, "inside-a-zone": "centre" };
    assert.deepEqual([at(rear - 5000, { rulings })[0], at(rear - 4999, { rulings })[0]], [0, 1]);
  }),
  one(THROUGH, "three at most: four against three is a tie", () => {
    const deep = (id: number, i: number): Units => ({ [id]: { x: (i - 2) * 9 * INCH, y: 22 * INCH, facing: 0 } });
    const own = [halberds, spears, guard, griffons].map(deep);
    const foes = [warriors, barbarians, greatWeapons].map((id, i) => ({
      [id]: { x: (i - 1) * 9 * INCH, y: -22 * INCH, facing: 32768 },
    }));
    const game = aiming("breakthrough", Object.assign({}, ...own, ...foes) as Units);
    assert.deepEqual([...both(game), objectiveWinner(game)], [3, 3, null]);
    const less = { ...game, units: game.units.map((u) => (u.id === barbarians ? { ...u, fleeing: true } : u)) };
    assert.deepEqual([...both(less), objectiveWinner(less)], [3, 2, 0]);
  }),
  one(
    SPOILS,
    "a marker lies more than an inch from Impassable Terrain, moved outwards along the Centre Line",
    () => {
      // Rock from 23 to so far east of the middle, across the Centre Line; in steps of a twentieth of an inch.
      const at = (east: number): readonly number[] => {
        const rectangle = { at: [(23 + east) / 2, 0], size: [east - 23, 4] };
        const terrain = [{ kind: "impassable", rectangle }];
        const units = {
          A: { side: "first", profile: "imperial-guard", models: 10, files: 5, at: [0, -20], facing: "north" },
        };
        const scene = { phase: "movement", objective: "spoils-of-war", terrain, units };
        const game = ninthAge.rules.setup(ninthAge.rules.scenes?.scenario(scene as never) as never);
        return game.markers.map((m) => Math.round((m.x / INCH) * 100) / 100);
      };
      assert.number(
        [at(23.5), at(25), at(25.5)].map((xs) => xs[2]),
        [24.55, 26.05, 26.55],
      );
      assert.number(at(25).slice(0, 2), [-24, 0]);
    },
    "spoils-by-rock",
  ),
  one(SPOILS, "three markers: the centre, and a third of the board to either side", () => {
    const starter = ninthAge.rules.starter();
    const { markers } = ninthAge.rules.setup({ ...starter, setup: { ...starter.setup, objective: "spoils-of-war" } });
    assert.deepEqual(
      markers.map((m) => [m.x, m.y]),
      [
        [-24 * INCH, 0],
        [0, 0],
        [24 * INCH, 0],
      ],
    );
  }),
  one(SPOILS, "picked up at the start of the own turn by a Scoring Unit in contact, or left", () => {
    const game = (y: number, more: Stand = {}): NinthAge =>
      aiming(
        "spoils-of-war",
        { [halberds]: { x: 0, y, facing: 0, ...more }, [barbarians]: { x: 0, y: 20 * INCH } },
        {
          markers: [marker(0, 0)],
        },
      );
    const taken = picking(game(0), halberds);
    assert.equal(taken.game.markers[0]?.carrier, halberds);
    assert.deepEqual(both(taken.game), [1, 0]);
    assert.equal(picking(game(0), null).game.markers[0]?.carrier, null);
    assert.asked(asked(picking(game(-10), halberds)).includes("pick-up"), false);
    assert.asked(asked(picking(game(0, { fleeing: true }), halberds)).includes("pick-up"), false);
  }),
  one(SPOILS, "units that carry are counted, not markers on the table", () => {
    const units = {
      [halberds]: { x: 0, y: 0 },
      [barbarians]: { x: 0, y: 10 * INCH },
      [warriors]: { x: 20_000, y: 12 * INCH },
    };
    const markers = [marker(0, 0, { carrier: halberds }), marker(0, 0, { carrier: barbarians }), marker(INCH, 0)];
    const game = aiming("spoils-of-war", units, { markers });
    assert.deepEqual([...both(game), objectiveWinner(game)], [1, 1, null]);
    const more = { ...game, markers: [...markers.slice(0, 2), marker(0, 0, { carrier: warriors })] };
    assert.deepEqual([...both(more), objectiveWinner(more)], [1, 2, 1]);
  }),
  one(SPOILS, "a carrier that flees lets it fall where it stood; the enemy puts it down there, in contact", () => {
    const game = aiming(
      "spoils-of-war",
      { [halberds]: { x: 0, y: 0, facing: 0, fleeing: true }, [barbarians]: { x: 0, y: 12 * INCH } },
      { markers: [marker(0, 0, { carrier: halberds })] },
    );
    const fled = run(game, start("flee", { unit: halberds, direction: 32768 }), () => ({ total: 7 }));
    assert.equal(fled.game.units[halberds]?.y, -7 * INCH - 10_000);
    const ask = (x: number, y: number): boolean =>
      ninthAge.rules.choices["put-down"]?.accept(fled.game, { marker: 0, unit: halberds }, { x, y }) === true;
    // 120 mm wide and 100 deep, from where it fled.
    assert.deepEqual(
      [ask(6000, -10_000), ask(0, -5000), ask(6004, -10_000), ask(0, -7 * INCH)],
      [true, true, false, false],
    );
    const down = run(fled.game, [frameAt("player-turn", "end", {})], (q) =>
      q.type === "choice" && q.choice === "put-down" ? { x: 6000, y: 0 } : null,
    );
    assert.deepEqual([down.requests[0]?.player, down.game.markers[0]], [1, marker(6000, 0)]);
  }),
  one("t9a.rule.marker-carriers", "fewer than three Full Ranks do not march with a marker", () => {
    // The champion is one of the fifteen that make three ranks of five.
    assert.legality(
      [march(14, spears), march(13, spears), march(9, spears), march(9, null)],
      [true, false, false, true],
    );
  }),
  one(FLAGS, "each player needs three Scoring Units: the enemy marks others until there are three", () => {
    const game = aiming("capture-the-flags", {});
    const poor: NinthAge = {
      ...game,
      zoneChooser: 0,
      units: game.units.map((u) =>
        u.seat === 1 && u.id !== warriors ? { ...u, entry: { ...u.entry, scoring: false } } : u,
      ),
    };
    const wanted = [hounds, barbarians];
    const r = run(poor, start("objective-choices"), (q) => (q.type === "choice" ? { unit: wanted.shift() } : null));
    assert.deepEqual(
      [r.game.marked, asked(r), r.requests[0]?.player],
      [[barbarians, hounds], ["mark-unit", "mark-unit"], 0],
    );
    const lost = (...ids: number[]): NinthAge => ({
      ...r.game,
      units: r.game.units.map((u) => (ids.includes(u.id) ? { ...u, place: "gone" as const } : u)),
    });
    assert.deepEqual(both(lost(hounds, horsemen, spears, guard)), [1, 2]);
    assert.deepEqual(
      [both(lost(warriors, hounds, spears)), objectiveWinner(lost(warriors, hounds, spears))],
      [[2, 1], 0],
    );
  }),
  one(
    SECURE,
    "more than 12 inches from the own zone, on the table, 24 inches from the other marker: exactly that is enough in the earlier edition alone",
    () => {
      const game = aiming("secure-target", {}, { gameTurn: 2 });
      assert.deepEqual(
        [placing(game, 0, 0), placing(game, 0, 1), placing(game, 0, 24 * INCH), placing(game, 0, 24 * INCH + 1)],
        [false, true, true, false],
      );
      const second = secondMarker;
      assert.legality(
        EDITIONS.map((edition) => [23.99, 24, 24.01, -24, -24.01].map((inches) => second(edition, inches))),
        [
          [false, true, true, true, true],
          [false, false, true, false, true],
        ],
      );
      // Encircle: in the middle the attacker's zone begins 15 inches from the Centre Line, so 9 inches nearer is near enough.
      const encircled: NinthAge = { ...game, deployment: "encircle", attacker: 0 };
      assert.deepEqual(
        [placing(encircled, 0, -3 * INCH), placing(encircled, 0, -3 * INCH + 1), placing(encircled, 30 * INCH, -1)],
        [false, true, false],
      );
    },
    "secure-target-zone",
  ),
  one(SECURE, "a marker is controlled by more Scoring Units within 6 inches; most markers win", () => {
    const markers = [marker(-15 * INCH, INCH, { seat: 0 }), marker(15 * INCH, -INCH, { seat: 1 })];
    const at = (y: number, more: Units = {}): NinthAge =>
      aiming("secure-target", { [halberds]: { x: -15 * INCH, y, facing: 0 }, ...more }, { markers });
    assert.deepEqual(
      [both(at(-5 * INCH)), both(at(-5 * INCH - 1))],
      [
        [1, 0],
        [0, 0],
      ],
    );
    const foe = { [barbarians]: { x: -15 * INCH, y: 3 * INCH, facing: 32768 } };
    assert.deepEqual(both(at(-INCH, foe)), [0, 0]);
    assert.deepEqual(both(at(-INCH, { [barbarians]: { x: 15 * INCH, y: 3 * INCH, facing: 32768 } })), [1, 1]);
    assert.equal(objectiveWinner(at(-INCH)), 0);
  }),
  one(FIRST, "who chose the zone places first", () => {
    const game = aiming("secure-target", {}, { zoneChooser: 1 });
    const r = run(game, start("objective-choices"), dull() as Reply);
    assert.deepEqual(
      [asked(r), r.requests.map((q) => q.player)],
      [
        ["place-marker", "place-marker"],
        [1, 0],
      ],
    );
    assert.deepEqual(
      r.game.markers.map((m) => m.seat),
      [1, 0],
    );
    assert.told(kinds(r).filter((k) => k === "markerPlaced").length, 2);
  }),
];
