import type { Frame } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { enter } from "../src/sequence/flow.ts";
import type { Unit } from "../src/state/state.ts";
import { battlefield, type Situation } from "./field.ts";
import { events, run } from "./rule-cases/field.ts";

// What battles by chance hardly ever bring (docs/simulation.md), from scenes that begin a turn before it.

const small = { width: 12 * INCH, depth: 12 * INCH };
const waiting = (arrival: Unit["arrival"]) => ({ place: "reserve" as const, arrival });
/** A unit in the middle of a table of a foot, and one that has still to come there. */
const crowded = (arrival: Unit["arrival"]): Situation => ({
  units: [
    { side: 0, entry: { models: 1, files: 1 }, now: waiting(arrival) },
    { side: 1, at: [0, 2], facing: 180 },
  ],
  turn: 5,
  field: small,
});
const told = (s: Situation, frame: Frame): readonly string[] => events(run(battlefield(s), {}, [frame]));

test("who comes on and finds no room waits, Scouts that find none are lost, an army below its Break Point has lost", () => {
  expect(told(crowded("called"), enter("compulsory-moves", {}))).toContain("noRoomToArrive");
  expect(told(crowded("scout"), enter("scouts", {}))).toContain("noRoom");
  const broken: Situation = {
    units: [
      { side: 0, entry: { models: 101, files: 5 }, now: { models: 25 } },
      { side: 1, at: [0, 20] },
    ],
    field: { battle: "break-point" },
  };
  expect(told(broken, enter("game", {}))).toContain("breakPoint");
});
