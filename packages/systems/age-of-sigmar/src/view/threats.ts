import { printedDice } from "@tercio/dice";
import { chargeMove, chargeRoll } from "../entries/rules/moves.ts";
import { message } from "@tercio/kernel";
import { around } from "@tercio/loose";
import { tellingTotals, type ThreatView } from "@tercio/board";
import { inches, mustRetreat } from "../calculation/reach.ts";
import { basesOf, type Sigmar } from "../state/state.ts";

const ROLL = "aos2.core.charge-roll";
const TOTALS = tellingTotals({ kind: "sum", ...printedDice(chargeRoll.figures.chargeRoll) });
const { firstModelWithin } = chargeMove.figures;

/** How far and how likely the enemies of a seat could come in a turn: a normal move, and then a charge. */
export function threats(game: Sigmar, seat: number): readonly ThreatView[] {
  return game.units.flatMap((u) => {
    // Who would have to retreat first does not charge.
    if (u.entry.seat === seat || u.models.length === 0 || mustRetreat(game, u)) return [];
    const bands = TOTALS.map(({ total, chance }) => {
      const range = u.entry.warscroll.move + total + firstModelWithin;
      const areas = basesOf(u).map((b) => around(b, inches(range)));
      return { chance, label: message("threat.charge", { inches: range }), rule: ROLL, areas };
    });
    return [{ piece: u.id, bands }];
  });
}
