import { type Frame, type Json, there } from "@tercio/kernel";
import { play, type SceneRun } from "@tercio/testkit";
import { INCH } from "@tercio/tabletop";
import { oldWorld } from "../../src/index.ts";
import { enter } from "../../src/sequence/flow.ts";
import type { Feature } from "../../src/state/terrain.ts";
import type { Contact, OldWorld, Unit, UnitEntry } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";

/** A unit on the table: what differs from a plain human on foot, and where it is, in inches and quarters of a turn. */
export interface Placed extends Partial<Omit<UnitEntry, "name">> {
  readonly at: readonly [x: number, y: number];
  /** Quarter turns clockwise from north. */
  readonly turns?: number;
  readonly state?: Partial<Unit>;
}

const FULL = 65_536;

export interface Table {
  readonly first: { readonly [name: string]: Placed };
  readonly second: { readonly [name: string]: Placed };
  readonly terrain?: readonly {
    readonly kind: Feature["kind"];
    readonly box: readonly [number, number, number, number];
  }[];
  readonly contacts?: readonly Contact[];
  readonly rulings?: { readonly [id: string]: string };
  readonly turn?: number;
}

/** A battle on an open table of 72 by 48 inches; the first side's turn. Boxes of ground: west, south, east, north in inches. */
export function battle({ first, second, terrain = [], contacts = [], rulings, turn = 1 }: Table): OldWorld {
  const standing =
    (side: 0 | 1) =>
    ([name, { at, turns = 0, state, ...entry }]: [string, Placed]): Standing => ({
      ...{ side, at, facing: 90 * turns, entry: { ...entry, name: { en: name, fr: name } } },
      now: { frenzied: entry.rules?.includes("frenzy") ?? false, ...state },
    });
  const units = [...Object.entries(first).map(standing(0)), ...Object.entries(second).map(standing(1))];
  const ground = terrain.map(({ kind, box: [w, s, e, n] }) => ({
    kind,
    polygon: [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ] as const,
  }));
  const field = { width: 72 * INCH, depth: 48 * INCH, rounds: 6 };
  return {
    ...battlefield({ units, terrain: ground, turn, field, ...(rulings === undefined ? {} : { rulings }) }),
    contacts,
  };
}

/** What is rolled and answered: totals of rolls in turn (7, or the most, when they run out), answers by what is asked. */
export interface Given {
  readonly dice?: readonly number[];
  readonly answers?: { readonly [id: string]: readonly Json[] };
  /** Stop where this is asked. */
  readonly until?: string;
}

export type FieldRun = SceneRun<OldWorld>;

const WHOLE: readonly Frame[] = [enter("declare-charges", {}), enter("charge-moves", {})];

/** Declares and makes charges, or plays these sequences; what is not named is answered as usual. */
export function run(
  game: OldWorld,
  { dice = [], answers = {}, until }: Given,
  frames: readonly Frame[] = WHOLE,
): FieldRun {
  const totals = [...dice];
  const given = Object.fromEntries(Object.entries(answers).map(([id, list]) => [id, [...list]]));
  return play(
    oldWorld,
    game,
    (r) => {
      if (r.type === "choice") {
        if (until === r.choice) return null;
        const answer = given[r.choice]?.shift();
        return answer === undefined ? "usual" : { choice: r.choice, answer };
      }
      if (until === "roll" || until === r.label.key) return null;
      const most =
        r.dice.kind === "sum" ? (r.dice.dice - (r.dice.dropLowest ?? 0) - (r.dice.dropHighest ?? 0)) * r.dice.sides : 7;
      return { show: { total: totals.shift() ?? Math.min(7, most) } };
    },
    { enter: frames },
  );
}

/** One charge of the first unit against the second side's first, and no other. */
export const charge = (unit: number, target: number): Json => ({ unit, target });
export const unitAt = (r: FieldRun, id: number) => there(r.game.units[id]);
/** Where a unit is, in inches to a hundredth, and where it looks, in degrees. */
export function placeOf(r: FieldRun, id: number): readonly [x: number, y: number, degrees: number] {
  const { x, y, facing } = unitAt(r, id);
  const hundredth = (n: number): number => Math.round((n / INCH) * 100) / 100 + 0;
  return [hundredth(x), hundredth(y), Math.round((facing / FULL) * 3600) / 10];
}
/** What was asked, and the rolls by what they are for. */
export const asked = (r: FieldRun): readonly string[] =>
  r.requests.map(({ request: q }) => (q.type === "roll" ? q.label.key : q.choice));
export const events = (r: FieldRun): readonly string[] => r.events.map((e) => e.kind);
