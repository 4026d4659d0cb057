import { battleshockRoll } from "../entries/rules/battleshock.ts";
import { chargeMove, chargeRoll, coherency, pilingIn, retreat, running, threeInches } from "../entries/rules/moves.ts";

/** Numbers that sentences name, as the rules play them. */
export const figures = {
  coherency: coherency.figures.within,
  keep: threeInches.figures.distance,
  pileIn: pilingIn.figures.move,
  fight: pilingIn.figures.within,
  retreat: retreat.figures.endsMoreThan,
  charge: chargeRoll.figures.chargeRoll,
  chargeWithin: chargeRoll.figures.within,
  closeEn: String(chargeMove.figures.firstModelWithin),
  closeFr: String(chargeMove.figures.firstModelWithin).replace(".", ","),
  run: running.figures.runRoll,
  perModels: battleshockRoll.figures.bravery.perModels,
} as const;
