import { verdict, type RuleCase } from "@tercio/testkit";
import type { Segment } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { whyNotMove } from "../../src/battlefield/paths.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { enter } from "../../src/sequence/flow.ts";
import { type Deed, unit } from "../../src/state/state.ts";
import { asked, battle, type Given, type Placed, placeOf, run, type Table, unitAt } from "./field.ts";
import { assert, one } from "./table.ts";

const straight = (inches: number): Segment => ({ kind: "straight", distance: Math.round(inches * INCH) });
const FAR: Placed = { at: [30, 18], turns: 2 };

/** Compulsory Moves of a unit of Random Movement (2D6) at the origin, against what stands ahead of it. */
const bounds = (foe: Placed, given: Given, more: Partial<Table> = {}, entry: Partial<Placed> = {}) =>
  run(
    battle({
      ...more,
      first: { A: { at: [0, 0], rules: [{ rule: "random-movement", dice: "2D6" }], ...entry }, ...more.first },
      second: { B: foe, Far: FAR, ...more.second },
    }),
    given,
    [enter("compulsory-moves", {})],
  );
const ahead = (y: number): Placed => ({ at: [0, y], turns: 2 });

/** The Shooting phase of a unit with a Reserve Move that has done this in its turn. */
const reserve = (deed: Deed, given: Given = {}, more: Partial<Placed> = {}) =>
  run(
    battle({
      first: { A: { at: [0, 0], rules: ["reserve-move"], state: { deed }, ...more } },
      second: { B: { at: [30, 18], turns: 2 } },
    }),
    given,
    [enter("shooting-phase", {})],
  );

export const otherMoveCases: readonly RuleCase[] = [
  one("tow.rule.random-movement", "as far as its dice say, straight on where nothing else is said", () => {
    assert.place(placeOf(bounds(FAR, { dice: [9] }), 0), [0, 9, 0]);
    const r = bounds(FAR, { dice: [9], answers: { "random-move": [{ path: [straight(3)] }] } });
    // What its path leaves of the roll it goes straight on.
    assert.place([placeOf(r, 0), unitAt(r, 0).deed], [[0, 9, 0], "moved"]);
    // Without the rule nothing is compulsory about it.
    assert.asked(asked(bounds(FAR, {}, {}, { rules: [] })), []);
  }),
  one("tow.rule.random-movement", "wheels only, and no farther than the roll", () => {
    const r = bounds(FAR, { dice: [9], until: "random-move" });
    const why = (path: readonly Segment[]) => {
      const v = verdict(r, { path });
      return v.legal ? "legal" : v.key;
    };
    assert.legality(
      [
        why([straight(8.99)]),
        why([straight(9)]),
        why([straight(9.01)]),
        why([{ kind: "wheel", side: "left", angle: 4000 }, straight(2)]),
        why([{ kind: "turn", side: "left" }]),
        why([{ kind: "back", distance: 100 }]),
      ],
      ["legal", "legal", "refuse.too-far", "legal", "refuse.random-wheels", "refuse.random-wheels"],
    );
  }),
  one("tow.rule.random-movement", "an enemy that it reaches is charged and holds, a hair more and it is not", () => {
    const at = (y: number) => {
      const r = bounds(ahead(y), { dice: [9] });
      const [contact] = r.game.contacts;
      return [placeOf(r, 0)[1], unitAt(r, 0).deed, contact?.charger, contact?.charged, contact?.inches];
    };
    assert.place(at(8.5), [8.5, "charged", 0, 1, 8]);
    assert.place(at(9), [9, "charged", 0, 1, 9]);
    // It keeps an inch away from an enemy that it does not reach.
    assert.place(at(9.01), [8.01, "moved", undefined, undefined, undefined]);
    assert.asked(asked(bounds(ahead(8.5), { dice: [9] })), ["roll.random-move", "random-move", "charge-move"]);
  }),
  one("tow.rule.random-movement", "a friend holds it up, and so does impassable ground", () => {
    const friend = bounds(FAR, { dice: [9] }, { first: { C: { at: [0, 6 + 0.984 * 4] } } });
    assert.place(placeOf(friend, 0)[1] <= 6, true);
    const rock = bounds(FAR, { dice: [9] }, { terrain: [{ kind: "impassable", box: [-2, 5, 2, 7] }] });
    assert.place(placeOf(rock, 0)[1] <= 5, true);
    assert.place(placeOf(rock, 0)[1] > 4.9, true);
  }),
  one("tow.rule.random-movement", "it is not led in Remaining Moves and declares no charge", () => {
    const game = battle({
      first: { A: { at: [0, 0], rules: [{ rule: "random-movement", dice: "2D6" }] }, C: { at: [10, 0], movement: 8 } },
      second: { B: { at: [5, 6], turns: 2, files: 10 } },
    });
    const remaining = run(game, { until: "move" }, [enter("remaining-moves", {})]);
    const led = verdict(remaining, { unit: 0, move: "move", path: [straight(1)] });
    const declared = verdict(run(game, { until: "charge" }), { unit: 0, target: 2 });
    assert.legality([led.key, declared.key], ["refuse.random-movement", "refuse.random-movement"]);
  }),
  one("tow.keyword.reserve-move", "after a move, not after a march, a charge, a failed one or a flight", () => {
    const may = (deed: Deed) => asked(reserve(deed)).includes("move");
    assert.legality(
      (["none", "moved", "reformed", "marched", "charged", "failed-charge", "fled", "fell-back"] as const).map(may),
      [true, true, true, false, false, false, false, false],
    );
    assert.legality(asked(reserve("none", {}, { rules: [] })).includes("move"), false);
  }),
  one("tow.keyword.reserve-move", "one normal move, as far as its Movement, and no march", () => {
    const r = reserve("moved", { until: "move" });
    const why = (inches: number, move: "move" | "march") => {
      const v = verdict(r, { unit: 0, move, path: [straight(inches)] });
      return v.legal ? "legal" : v.key;
    };
    assert.legality(
      [why(3.99, "move"), why(4, "move"), why(4.01, "move"), why(4, "march")],
      ["legal", "legal", "refuse.too-far", "refuse.reserve-march"],
    );
    const answer = { unit: 0, move: "move", path: [straight(4)] };
    const moved = reserve("moved", { answers: { move: [answer] } });
    assert.place([placeOf(moved, 0), unitAt(moved, 0).deed, asked(moved)], [[0, 4, 0], "reserve-moved", ["move"]]);
  }),
  one(["tow.rule.disrupted-by-terrain", "tow.combat-result.rank-bonus"], "a quarter of the models in a wood", () => {
    const bonus = (
      models: number,
      files: number,
      south: number,
      kind: "wood" | "dangerous" | "hill" = "wood",
      rules: readonly "open-order"[] = [],
    ) => {
      const game = battle({
        first: { A: { at: [0, 0], models, files, troopType: "heavy-infantry", rules } },
        second: { B: FAR },
        terrain: [{ kind, box: [-8, south, files === 5 ? -1.6 : -1.1, 3] }],
      });
      return rankBonus(game, unit(game, 0));
    };
    // The outer file of five, four of twenty models, is less than a quarter.
    assert.number(bonus(20, 5, -6), 2);
    // The outer file of four: its last model, 2.95 inches behind the front, makes it four of sixteen.
    assert.number([bonus(16, 4, -2.94), bonus(16, 4, -2.97)], [2, 0]);
    assert.number([bonus(16, 4, -2.97, "dangerous"), bonus(16, 4, -2.97, "hill")], [0, 2]);
    assert.number(bonus(16, 4, -2.97, "wood", ["open-order"]), 2);
  }),
  one("tow.rule.disrupted-by-terrain", "any part of it across a low obstacle", () => {
    const bonus = (north: number) => {
      const game = battle({
        first: { A: { at: [0, 0] } },
        second: { B: FAR },
        terrain: [{ kind: "low-obstacle", box: [2, north - 0.5, 8, north] }],
      });
      return rankBonus(game, unit(game, 0));
    };
    // The last of its four ranks ends 3.94 inches behind its front.
    assert.number([bonus(-3.96), bonus(-3.9), bonus(0.52), bonus(0.48)], [2, 0, 2, 0]);
  }),
  one(["tow.rule.fast-cavalry", "tow.rule.lumbering"], "who pivots after a move, and after a march", () => {
    const pivots = (more: Partial<Placed>, gait: "move" | "march", to: number) => {
      const game = battle({ first: { A: { at: [0, 0], ...more } }, second: { B: FAR } });
      const path: readonly Segment[] = [straight(2), { kind: "pivot", to }];
      return whyNotMove(game, unit(game, 0), path, { gait, air: false })?.rule ?? "goes";
    };
    const rider = { rules: ["open-order", "fast-cavalry"] as const, troopType: "light-cavalry" as const };
    const monster = { troopType: "monstrous-creature" as const, models: 1, files: 1 };
    assert.legality(
      [
        pivots(rider, "march", 16_384),
        pivots(rider, "march", 16_385),
        pivots({ ...rider, rules: ["open-order"] }, "march", 100),
        pivots(monster, "move", 16_384),
        pivots(monster, "move", 16_385),
        pivots(monster, "march", 100),
        pivots({}, "move", 100),
      ],
      [
        "goes",
        "tow.rule.open-order",
        "tow.march.wheel-only",
        "goes",
        "tow.rule.lumbering",
        "tow.march.wheel-only",
        "tow.rule.open-order",
      ],
    );
  }),
];
