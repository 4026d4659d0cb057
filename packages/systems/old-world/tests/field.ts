import { enter } from "../src/sequence/flow.ts";
import { INCH, roundHalfAway, TURN } from "@tercio/tabletop";
import { oldWorld } from "../src/index.ts";
import { scenarioOf } from "../src/scenarios/starter.ts";
import { fieldOf, type Field, type OldWorld, type Unit, type UnitEntry } from "../src/state/state.ts";
import type { Feature } from "../src/state/terrain.ts";
import { recruit } from "../src/state/units.ts";

/** A unit as it stands on the table: the middle of its front in inches about the table's middle, degrees clockwise from north. */
export interface Standing {
  readonly side: 0 | 1;
  readonly at?: readonly [number, number];
  readonly facing?: number;
  readonly entry?: Partial<UnitEntry>;
  /** What has happened to it since. */
  readonly now?: Partial<Unit>;
}

export interface Situation {
  readonly units: readonly Standing[];
  readonly terrain?: readonly {
    readonly kind: Feature["kind"];
    readonly polygon: readonly (readonly [number, number])[];
  }[];
  readonly active?: 0 | 1;
  readonly turn?: number;
  readonly field?: Partial<Field>;
  readonly rulings?: { readonly [id: string]: string };
}

/** A plain human on foot, twenty of them, five wide, without armour. */
export const plain: UnitEntry = {
  ...recruit,
  name: { en: "Plain", fr: "Simples" },
  seat: 0,
  armour: "none",
  shield: false,
};

const place = (inches: number): number => roundHalfAway(inches * INCH) + 0;
const angle = (degrees: number): number => roundHalfAway((degrees * TURN) / 360) % TURN;

/** A battle in the middle of a player turn, with these units where they are said to stand. */
export function battlefield(s: Situation): OldWorld {
  const start = oldWorld.rules.setup(
    scenarioOf({ battle: "open-battle", armies: ["river-league", "northern-holds"] }, s.rulings),
  );
  const model = start.units[0] as Unit;
  const units = s.units.map(({ side, at: [x, y] = [0, 0], facing = 0, entry = {}, now = {} }, id): Unit => {
    const own: UnitEntry = { ...plain, name: { en: `Unit ${id}`, fr: `Unité ${id}` }, ...entry, seat: side };
    return {
      ...model,
      id,
      entry: own,
      place: "field",
      x: place(x),
      y: place(y),
      facing: angle(facing),
      models: own.models,
      modelsThen: own.models,
      files: own.files,
      order: own.rules?.includes("open-order") === true ? "open" : own.skirmishers ? "skirmish" : "close",
      ...now,
    };
  });
  const terrain = (s.terrain ?? []).map(
    ({ kind, polygon }): Feature => ({ kind, outline: polygon.map(([x, y]) => ({ x: place(x), y: place(y) })) }),
  );
  const field: Field = { ...fieldOf(start), zone: [-1, 1], firstTurn: 0, phase: "movement", terrain, ...s.field };
  return { ...start, field, units, turn: s.turn ?? 1, active: s.active ?? 0, stack: [enter("game", {})] };
}
