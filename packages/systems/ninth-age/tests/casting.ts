import { type Effect, message, type Modifier, type Rule, type Until } from "@tercio/kernel";
import { test } from "vitest";
import { book } from "../src/hooks/book.ts";
import type { NinthAgeMoments } from "../src/hooks/moments.ts";
import type { NinthAge, Scene } from "../src/index.ts";
import type { SceneUnit } from "../src/scene/types.ts";
import { block, type Played } from "./rule-cases/scenes.ts";
import { atStep, type Steps } from "../src/state/steps.ts";

export type R = Rule<NinthAge, NinthAgeMoments>;
export const INCH = 2540;
export const name = (en: string) => ({ en, fr: en });
export const by = (rule: string, value: number): Modifier => ({
  operation: "add",
  value,
  because: message("base"),
  rule,
});

export const effect = (rule: string, on: number, until: Until, more: Partial<Effect> = {}): Effect => ({
  id: 1,
  rule,
  on,
  from: null,
  until,
  params: {},
  ...more,
});
export const lasts = <Q extends keyof Steps>(
  rule: string,
  on: number,
  sequence: Q,
  step: Steps[Q],
  player?: number,
): Effect => effect(rule, on, { steps: [{ ...atStep(sequence, step), ...(player === undefined ? {} : { player }) }] });
export const rulesNow = ({ game }: Played): readonly string[] => game.effects.map((e) => e.rule);
/** A test with these spells in the book. */
export const casting =
  (spells: readonly R[]) =>
  (title: string, body: () => void): void =>
    test(title, () => book.also(spells, body));

/** A looks north at B, so many inches apart. */
export const apart = (inches: number, more: Partial<Scene>): Scene => ({
  units: { A: block("first", [0, -18], "north"), B: block("second", [0, inches - 18], "south") },
  ...more,
});
export const [A, B] = [0, 1];

/** A and B in contact, front to front; of plain men nothing saves. `a`, `b`: what is different of them. */
export const fighting = (
  effects: readonly Effect[],
  a: Partial<SceneUnit> = {},
  b: Partial<SceneUnit> = {},
): Scene => ({
  phase: "melee",
  units: {
    A: block("first", [0, 0], "north", { state: { rounds: 1, weapon: "hand-weapon" }, ...a }),
    B: block("second", undefined, undefined, { state: { rounds: 1, weapon: "hand-weapon" }, ...b }),
  },
  contact: [{ of: "B", at: "A", facing: "front" }],
  effects,
});

/** Two units of the first side before one of the second. */
export const charged = (effects: readonly Effect[]): Scene => ({
  phase: "charge",
  units: {
    A: block("first", [-2.6, 0], "north"),
    B: block("second", [0, 6], "south"),
    C: block("first", [2.6, 0], "north"),
  },
  effects,
});
