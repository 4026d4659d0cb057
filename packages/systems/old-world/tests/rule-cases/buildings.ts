import type { RuleCase } from "@tercio/testkit";
import { type Building, buildings, outside, whyNotHold, whyNotLeave } from "../../src/battlefield/buildings.ts";
import { chargeable } from "../../src/battlefield/charges.ts";
import { contactsOnTable } from "../../src/battlefield/contacts.ts";
import { seesUnit } from "../../src/battlefield/seeing.ts";
import { fightersOf } from "../../src/calculation/attacks.ts";
import { combatResult } from "../../src/calculation/numbers.ts";
import { breakResult } from "../../src/sequence/break-test.ts";
import { inside } from "../../src/battlefield/buildings.ts";
import { move } from "../../src/choice/move.ts";
import { book } from "../../src/hooks/book.ts";
import { enter } from "../../src/sequence/flow.ts";
import { moveTool } from "../../src/choice/tools/move.ts";
import { type Contact, type Facing, type OldWorld, type Unit, unit } from "../../src/state/state.ts";
import type { FeatureKind } from "../../src/state/terrain.ts";
import { there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { battle, charge, type FieldRun, type Placed, placeOf, run, type Table } from "./field.ts";
import { assert, one, play } from "./table.ts";

const RULE = "tow.rule.occupied-buildings";
type Box = readonly [west: number, south: number, east: number, north: number];
const HOUSE: Box = [-3, 2, 3, 8];
const straight = (inches: number) => ({ kind: "straight", distance: Math.round(inches * INCH) }) as const;

/** A battle whose only feature is a building, held by the first unit of the second side if it is said so. */
function town(t: Partial<Table>, held = true, kind: FeatureKind = "building", box: Box = HOUSE): OldWorld {
  const game = battle({ first: {}, second: {}, ...t, terrain: [{ kind, box }] });
  const id = Object.keys(t.first ?? {}).length;
  if (!held) return game;
  const into = there(buildings(game)[0]);
  return { ...game, units: game.units.map((u) => (u.id === id ? { ...u, ...inside(u, into) } : u)) };
}
const GUARD: Placed = { at: [0, 0], models: 10 };
const may = (kind: FeatureKind, entry: Partial<Placed>, box: Box = HOUSE): boolean => {
  const game = town({ first: { A: { at: [0, 0], ...entry } } }, false, kind, box);
  const into: Building | undefined = buildings(game)[0];
  return into !== undefined && whyNotHold(game, unit(game, 0), into) === null;
};
const about = { player: 0, units: [0] };
/** The rule that forbids an answer in Remaining Moves; null where it is accepted. */
const forbids = (game: OldWorld, answer: object): string | null => {
  const verdict = move.accept(game, about as never, answer);
  return verdict === true ? null : (verdict.rule ?? "none");
};
const enters = (inches: number) => ({ unit: 0, move: "enter", path: [straight(inches)], building: 0 });
const touch = (charger: number, charged: number, facing: Facing): Contact => ({
  ...{ charger, charged, facing, chargerModels: 5, chargedModels: 1, inches: 0, turn: 0 },
});
const broken = (game: OldWorld, id: number, natural: number, difference: number) =>
  breakResult(game, { units: game.units.map((u) => u.id), difference }, id, natural);
/** A charged the house from the south; of the second side B holds it. */
const stormed = (b: Partial<Placed> = {}): OldWorld => {
  const game = town({ first: { A: { at: [0, 2], models: 20 } }, second: { B: { ...GUARD, ...b } } });
  return contactsOnTable({ ...game, contacts: [touch(0, 1, "rear")] });
};
const moved = (game: OldWorld, answer: object): Unit =>
  unit(play(game, { choices: { move: [answer, { done: true }] } }, undefined, [enter("remaining-moves", {})]).game, 0);

export const buildingCases: readonly RuleCase[] = [
  one(RULE, "infantry only; a tower Unit Strength 10, ruins and other buildings 20, of 4 inches at least", () => {
    assert.legality(
      (["tower", "dark-ruins", "building"] as const).map((kind) =>
        [10, 11, 20, 21].map((models) => may(kind, { models })),
      ),
      [
        [true, false, false, false],
        [true, true, true, false],
        [true, true, true, false],
      ],
    );
    const brutes = { troopType: "monstrous-infantry", models: 3, files: 3, wounds: 3 } as const;
    const riders = { troopType: "light-cavalry", models: 5 } as const;
    assert.legality([may("tower", brutes), may("tower", riders), may("building", riders)], [true, false, false]);
    assert.legality(
      [
        may("building", GUARD, [0, 0, 3.99, 4]),
        may("building", GUARD, [0, 0, 4, 4]),
        may("tower", GUARD, [0, 0, 2, 2]),
      ],
      [false, true, true],
    );
    assert.legality(may("impassable", GUARD), false);
  }),
  one(RULE, "entered at the end of a move into contact, while nobody is inside", () => {
    const game = town({ first: { A: GUARD } }, false);
    assert.legality(
      [1.99, 2].map((n) => forbids(game, enters(n))),
      [RULE, null],
    );
    assert.legality(forbids(game, { ...enters(2), building: 1 }), RULE);
    const friend = town({ first: { A: GUARD, D: { ...GUARD, at: [0, 20] } } }, false);
    const into = there(buildings(friend)[0]);
    const held = { ...friend, units: friend.units.map((v) => (v.id === 1 ? { ...v, ...inside(v, into) } : v)) };
    assert.legality([forbids(friend, enters(2)), forbids(held, enters(2))], [null, RULE]);
    const u = moved(game, enters(2));
    // It stands where the walls stand, and its deed is done.
    assert.place([u.garrison?.feature, u.deed], [0, "moved"]);
    assert.legality(
      forbids({ ...game, units: [u] }, { unit: 0, move: "leave", wall: 0, along: 0, files: 5 }),
      "tow.phase.movement.remaining-moves",
    );
  }),
  one(RULE, "a garrison only leaves: its rear against a wall, an inch from enemies", () => {
    const held = (foe: number) => {
      const game = town({ first: { A: GUARD }, second: { B: { at: [0, foe], turns: 2, models: 10 } } }, false);
      const into = there(buildings(game)[0]);
      return { ...game, units: game.units.map((u) => (u.id === 0 ? { ...u, ...inside(u, into) } : u)) };
    };
    const game = held(20);
    assert.legality(forbids(game, { unit: 0, move: "move", path: [straight(1)] }), RULE);
    assert.legality(forbids(game, { unit: 0, move: "reform", facing: 0, files: 5 }), RULE);
    const north = [0, 1, 2, 3].find((wall) => outside(unit(game, 0), { wall, along: 0, files: 5 }).facing === 0);
    const leaves = { unit: 0, move: "leave", wall: there(north), along: 0, files: 5 };
    // Two ranks of 25 mm beyond the north wall at 8.
    const out = moved(game, leaves);
    assert.place([out.garrison, out.x, out.y / INCH, out.facing], [null, 0, 8 + 5000 / INCH, 0]);
    const near = (foe: number) => whyNotLeave(held(foe), unit(held(foe), 0), leaves)?.rule ?? null;
    const edge = 8 + 5000 / INCH + 1;
    assert.legality([near(edge - 0.01), near(edge)], ["tow.rule.one-inch", null]);
    // Beside the wall it does not touch it: 3 inches of wall and half of five files.
    const most = Math.floor((6 * INCH + 12_500) / 2);
    const along = (n: number) => whyNotLeave(game, unit(game, 0), { ...leaves, along: n })?.rule ?? null;
    assert.legality([along(most - 1), along(most)], [null, RULE]);
    // By hand: to where the hand points.
    const shown = moveTool.preview(game, about as never, { do: "to", piece: 0, x: 0, y: 12 * INCH }, null);
    assert.legality(shown.answer, leaves);
  }),
  one(RULE, "a garrison sees all around, declares no charge and does not flee from one", () => {
    const game = town({
      first: { A: { at: [0, 0] }, C: { at: [0, 20], turns: 2 } },
      second: { B: { ...GUARD, at: [0, 15] } },
    });
    const b = unit(game, 2);
    assert.legality(
      [0, 1].map((id) => seesUnit(game, b, unit(game, id))),
      [true, true],
    );
    assert.legality(book.refusals("declare a charge", game, { unit: b })[0]?.rule, RULE);
    const asked = run(game, { answers: { charge: [charge(0, 2)] }, until: "charge-reaction" });
    // Hold is all that is left: nothing is asked.
    assert.legality(
      asked.requests.some(({ request: q }) => q.type === "choice" && q.choice === "charge-reaction"),
      false,
    );
  }),
  one(RULE, "a charge comes to its walls", () => {
    const storm = (y: number): FieldRun =>
      run(town({ first: { A: { at: [0, y] } }, second: { B: GUARD } }), {
        dice: [5],
        answers: { charge: [charge(0, 1)] },
      });
    const r = storm(-6);
    assert.place([placeOf(r, 0)[1], r.game.contacts.length, r.game.contacts[0]?.chargedModels], [2, 1, 1]);
    // Movement 4 and 5 on the dice are 9 inches, to the wall at 2.
    assert.place([placeOf(storm(-7), 0)[1], placeOf(storm(-7.01), 0)[1]], [2, -2.01]);
    const far = (y: number) => {
      const game = town({ first: { A: { at: [0, y] } }, second: { B: GUARD } });
      return chargeable(game, unit(game, 0), unit(game, 1));
    };
    assert.legality([far(-8), far(-8.01)], [true, false]);
  }),
  one(RULE, "five models a side fight, and it has no flank, no rear and no ranks", () => {
    const game = stormed();
    const rows = (g: OldWorld, id: number) => fightersOf(g, id).map((f) => [f.row, f.touching, f.support]);
    assert.number([rows(game, 0), rows(game, 1)], [[[5, 5, 0]], [[5, 5, 0]]]);
    assert.number(rows(stormed({ models: 4, files: 4 }), 1), [[4, 4, 0]]);
    const three = town({
      first: { A: { at: [0, 2], models: 20 }, C: { at: [0, 8], turns: 2 }, D: { at: [3, 5], turns: 3 } },
      second: { B: GUARD },
    });
    const all = contactsOnTable({
      ...three,
      contacts: [touch(0, 3, "rear"), touch(1, 3, "front"), touch(2, 3, "right")],
    });
    assert.number(
      [rows(all, 3), rows(all, 2)],
      [
        [
          [2, 2, 0],
          [2, 2, 0],
          [1, 1, 0],
        ],
        [[5, 5, 0]],
      ],
    );
    const side = (seat: 0 | 1) => combatResult(game, { seat, units: [0, 1], wounds: 0, excess: 0 }).value;
    // A has two ranks, and Close Order; nothing for the rear of a building. B has nothing.
    assert.number([side(0), side(1)], [3, 0]);
  }),
  one(RULE, "it neither gives ground nor falls back; if it breaks it is destroyed", () => {
    const game = stormed();
    assert.legality(
      [broken(game, 1, 7, 0), broken(game, 1, 7, 1), broken(game, 1, 8, 0), broken(game, 1, 2, 3)],
      ["locked", "locked", "breaks", "locked"],
    );
    const lost = (total: number) =>
      play(stormed({ models: 20 }), { points: { A: 2 }, totals: [total] }, undefined, [
        enter("combat", { units: [0, 1] }),
      ]);
    const gone = lost(8);
    assert.place([unit(gone.game, 1).place, gone.game.contacts.length], ["destroyed", 0]);
    const stays = lost(7);
    assert.place(
      [unit(stays.game, 1).place, stays.game.contacts.length, unit(stays.game, 0).y],
      ["field", 1, 2 * INCH],
    );
    // It lets those go that it has beaten.
    const won = play(stormed(), { points: { B: 5 }, totals: [12] }, undefined, [enter("combat", { units: [0, 1] })]);
    assert.place([unit(won.game, 0).fleeing, unit(won.game, 1).garrison?.feature], [true, 0]);
    assert.legality(
      won.requests.some((q) => q.type === "choice" && q.choice === "after-combat"),
      false,
    );
  }),
  one(RULE, "in panic it stays while more than half is left, else it is destroyed", () => {
    const panicked = (models: number) => {
      const game = town({ second: { B: { ...GUARD, state: { models } } } });
      return unit(play(game, { totals: [12] }, undefined, [enter("panic", { unit: 0, from: null })]).game, 0);
    };
    assert.place(
      [6, 5].map((models) => [panicked(models).place, panicked(models).fleeing]),
      [
        ["field", false],
        ["destroyed", false],
      ],
    );
  }),
  one(RULE, "by hand: along the way until it touches, and in", () => {
    const game = town({ first: { A: GUARD } }, false);
    const led = (y: number) =>
      moveTool.preview(game, about as never, { do: "to", piece: 0, way: "enter", x: 0, y: y * INCH }, null);
    assert.legality([led(5).answer === null, led(1).answer === null], [false, true]);
    const ways = moveTool.handling?.(game, about as never, 0)?.ways.map((w) => w.id);
    assert.legality(ways?.includes("enter"), true);
  }),
];
