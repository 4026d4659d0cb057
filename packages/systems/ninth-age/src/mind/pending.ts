import { type Frame, varsOf } from "@tercio/kernel";
import { struckPools } from "../calculation/shots.ts";
import { dangerousDice } from "../calculation/rates.ts";
import type { PanicDue } from "../asking/moments.ts";
import type { VolleyVars } from "../sequence/volley-vars.ts";
import { shotRoll } from "../sequence/volley.ts";
import { startingHealth } from "../state/pools.ts";
import { dangerousTerrainSides } from "../state/tables.ts";
import { models, type NinthAge, onField, type PoolRef, type Unit, unit } from "../state/state.ts";
import { ofEach, passes, testsOf } from "./chance.ts";
import { AFAR } from "./weights.ts";
import { price, ranOff } from "./worth.ts";

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

/** Panic Tests that are due. */
function inPanic(game: G, frame: Frame): number {
  const due =
    frame.at === ""
      ? varsOf<{ readonly tests: readonly PanicDue[] }>(frame).tests
      : frame.at === "test"
        ? ([frame.loop?.item, ...(frame.loop?.left ?? [])].filter((x) => x != null) as unknown as readonly PanicDue[])
        : [];
  let value = 0;
  for (const { unit: id } of due) {
    const u = unit(game, id);
    if (!onField(u) || u.fleeing) continue;
    value += (1 - passes(testsOf(game, u, "panic"))) * ranOff(game, u) * (u.seat === 0 ? -1 : 1);
  }
  return value;
}

const OF: { readonly [sequence: string]: (game: G, frame: Frame) => number } = {
  volley: inTheAir,
  "dangerous-terrain": onDangerousGround,
  "panic-tests": inPanic,
};

/** What dice that are about to fall will cost on average, for seat 0. */
export const pending = (game: G): number =>
  game.stack.reduce((sum, frame) => sum + (OF[frame.sequence]?.(game, frame) ?? 0), 0);
