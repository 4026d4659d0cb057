import { withoutMoved } from "../calculation/stayed.ts";
import { health } from "../calculation/health.ts";
import type { NinthAge, Phase } from "../state/state.ts";

type G = NinthAge;

/**
 * A phase begins: what counts "in this phase" starts afresh, the Health Points to lose a quarter of and the Panic Tests
 * passed.
 */
export function beginPhase(before: G, phase: Phase): G {
  const effects = withoutMoved(before);
  const game = effects === before.effects ? before : { ...before, effects };
  const fresh = game.units.every(
    (u) => !u.panicPassed && u.lostUnengaged === 0 && u.healthAtPhaseStart === health(game, u),
  );
  if (fresh) return { ...game, phase };
  const units = game.units.map((u) => ({
    ...u,
    healthAtPhaseStart: health(game, u),
    lostUnengaged: 0,
    panicPassed: false,
  }));
  return { ...game, phase, units };
}
