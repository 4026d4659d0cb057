import { health } from "../calculation/health.ts";
import type { NinthAge, Phase } from "../state/state.ts";
import { sequence } from "./flow.ts";

type G = NinthAge;
const MAGIC = "t9a.sequence.magic.magic-phase";

/**
 * A phase begins: what counts "in this phase" starts afresh, the Health Points to lose a quarter of and the Panic Tests
 * passed.
 */
export function beginPhase(game: G, phase: Phase): G {
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

const nothing = (): object => ({});

/** Nobody casts in these armies: steps 2 to 5 pass by, and enforce nothing yet. What lasts until the end, ends with step 6. */
export const magicPhase = sequence("magic-phase", { en: "Magic Phase", fr: "Phase de magie" }, {}, ({ act }) => [
  act(
    "1",
    { en: "Start of the Magic Phase", fr: "Début de la phase de magie" },
    (game) => ({ game: beginPhase(game, "magic") }),
    `${MAGIC}.1`,
  ),
  act("2", { en: "Draw a Flux Card", fr: "Tirer une carte de flux" }, nothing),
  act("3", { en: "Siphon the Veil", fr: "Siphonner le Voile" }, nothing),
  act("4", { en: "Cast a spell", fr: "Lancer un sort" }, nothing),
  act("5", { en: "Next spell", fr: "Sort suivant" }, nothing),
  act("6", { en: "End of the Magic Phase", fr: "Fin de la phase de magie" }, nothing, `${MAGIC}.6`),
]);
