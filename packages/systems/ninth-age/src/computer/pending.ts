import { type Frame, varsOf } from "@tercio/kernel";
import { struckPools } from "../calculation/shots.ts";
import { dangerousDice } from "../calculation/rates.ts";
import type { PanicDue } from "../hooks/moments.ts";
import type { VolleyVars } from "../sequence/volley-vars.ts";
import { shotRoll } from "../sequence/volley.ts";
import { fleesInPanic } from "../sequence/panic.ts";
import { startingHealth } from "../state/pools.ts";
import { dangerousTerrainSides } from "../state/tables.ts";
import { models, type NinthAge, onField, type PoolRef, type Unit, unit } from "../state/state.ts";
import { ofEach, passes, testsOf } from "./chance.ts";
import { AFAR } from "./weights.ts";
import { fledTo, price, worth } from "./worth.ts";
import { ofSequence, stands, type Steps } from "../state/steps.ts";

type G = NinthAge;

/** Health Points that a unit loses on average, in points of the Army List. */
const lossOf = (game: G, u: Unit, health: number): number =>
  onField(u) ? Math.min(1, health / Math.max(1, startingHealth(u))) * price(game, u) * AFAR : 0;

/** The last step of a volley in which its dice have not fallen yet. */
const ROLLED = "d";

/** A volley that is in the air. */
function inTheAir(game: G, frame: Frame): number {
  if (frame.at > ROLLED) return 0;
  const { target, shots } = varsOf<VolleyVars>(frame);
  const foe = unit(game, target);
  const [first] = struckPools(foe);
  if (first === undefined) return 0;
  let health = 0;
  for (const s of shots) {
    if (s.dice === 0 || s.unsaved === true) continue;
    const at: PoolRef = s.at.pool < 0 ? first : s.at;
    const { dice } = shotRoll(game, { ...s, at });
    health += dice.dice * ofEach(dice).mean;
  }
  return lossOf(game, foe, health) * (foe.seat === 0 ? -1 : 1);
}

/** A Dangerous Terrain Test that is due. */
function onDangerousGround(game: G, frame: Frame): number {
  const { unit: id, fails, models: touching } = varsOf<{ unit: number; fails: number; models: number | null }>(frame);
  const u = unit(game, id);
  // Before its roll it is the last that is to be done.
  if (frame !== game.stack[game.stack.length - 1] || !onField(u)) return 0;
  const dice = Math.min(models(u), touching ?? models(u)) * dangerousDice(game, u).value;
  return lossOf(game, u, (dice * fails) / dangerousTerrainSides) * (u.seat === 0 ? -1 : 1);
}

/** What a unit loses by fleeing that way, for seat 0. */
const byFleeing = (game: G, u: Unit, direction: number): number =>
  (fledTo(game, u, direction) - worth(game, u)) * (u.seat === 0 ? 1 : -1);

/** A Flee Move whose dice are to fall next. */
function onTheRun(game: G, frame: Frame): number {
  const { unit: id, direction } = varsOf<{ readonly unit: number; readonly direction: number }>(frame);
  const u = unit(game, id);
  return frame !== game.stack[game.stack.length - 1] || !onField(u) ? 0 : byFleeing(game, u, direction);
}

interface PanicVars {
  readonly tests: readonly PanicDue[];
  /** Not there before the first step. */
  readonly panicked?: readonly PanicDue[];
}

/** Panic Tests that are due, and the Flee Moves of those who have failed theirs. */
function inPanic(game: G, frame: Frame): number {
  const { tests, panicked = [] } = varsOf<PanicVars>(frame);
  const { left = [], item } = frame.loop ?? {};
  const due =
    frame.at === ""
      ? tests
      : stands(frame, "panic-tests", "test")
        ? ([item, ...left].filter((x) => x != null) as unknown as readonly PanicDue[])
        : [];
  let value = 0;
  for (const test of due) {
    const u = unit(game, test.unit);
    if (!onField(u) || u.fleeing) continue;
    value += (1 - passes(testsOf(game, u, "panic"))) * byFleeing(game, u, fleesInPanic(game, test));
  }
  // Whose turn it is to flee has a frame of its own.
  const waits = stands(frame, "panic-tests", "flee") ? panicked.filter((p) => left.includes(p.unit)) : panicked;
  for (const failed of waits) {
    const u = unit(game, failed.unit);
    if (onField(u)) value += byFleeing(game, u, fleesInPanic(game, failed));
  }
  return value;
}

const OF: { readonly [S in keyof Steps]?: (game: G, frame: Frame) => number } = {
  volley: inTheAir,
  "dangerous-terrain": onDangerousGround,
  "panic-tests": inPanic,
  flee: onTheRun,
};

/** What dice that are about to fall will cost on average, for seat 0. */
export const pending = (game: G): number =>
  game.stack.reduce((sum, frame) => sum + (ofSequence(OF, frame)?.(game, frame) ?? 0), 0);
