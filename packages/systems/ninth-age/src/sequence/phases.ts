import { changedGame } from "../state/copies.ts";
import { withoutMoved } from "../calculation/stayed.ts";
import { health } from "../calculation/health.ts";
import { changed, type NinthAge, type Phase } from "../state/state.ts";

type G = NinthAge;

/**
 * A phase begins: what counts "in this phase" starts afresh, the Health Points to lose a quarter of and the Panic Tests
 * passed.
 */
export function beginPhase(before: G, phase: Phase): G {
  const effects = withoutMoved(before);
  const game = effects === before.effects ? before : changedGame(before, { effects });
  const fresh = game.units.every(
    (u) => !u.panicPassed && u.lostUnengaged === 0 && u.healthAtPhaseStart === health(game, u),
  );
  if (fresh) return changedGame(game, { phase });
  const units = game.units.map((u) =>
    changed(u, { healthAtPhaseStart: health(game, u), lostUnengaged: 0, panicPassed: false }),
  );
  return changedGame(game, { phase, units });
}
