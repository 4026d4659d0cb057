import { chance, distribution, type Sum } from "@tercio/dice";
import { chargeMove } from "../entries/rules/moves.ts";
import { type Level, message, type Term } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { apart, inFight, mustRetreat } from "../calculation/reach.ts";
import { DICE } from "../sequence/charge.ts";
import { enemiesOf, type Sigmar, standing, type Unit } from "../state/state.ts";
import { parts as taken } from "../view/propose.ts";
import { aheadIn, fightsAhead } from "./fights.ts";
import { stands, standsIn } from "../state/steps.ts";

/** What fights under way, and those that may come, count beside wounds that have been taken. */
const [FIGHTS, CHARGES, WAYS] = [0.9, 0.6, 0.15];
/** A charge of the next turn beside one of this. */
const NEXT_TURN = 0.7;
/** Farther off than this, in inches, nobody is drawn to a fight. */
const FAR = 72;

const { firstModelWithin } = chargeMove.figures;
const rolls = distribution({ kind: "sum", ...DICE } satisfies Sum);
/** How likely a charge roll is so much or more, by its inches. */
const atLeast = Array.from({ length: DICE.dice * DICE.sides + 1 }, (_, need) => chance(rolls, (o) => o.total >= need));

/** Who may still charge in this turn: all that have not, the one that is about to with its roll, or nobody. */
interface Charging {
  readonly open: boolean;
  readonly moved: boolean;
  readonly by: number | null;
  readonly roll: number | null;
}
const NOBODY: Charging = { open: false, moved: true, by: null, roll: null };

function chargingOf({ stack }: Sigmar): Charging {
  for (const frame of stack) {
    if (stands(frame, "movement-phase")) return { ...NOBODY, open: true, moved: false };
    if (stands(frame, "combat-phase") || stands(frame, "battleshock-phase")) return NOBODY;
    if (!stands(frame, "charge-phase")) continue;
    const { unit: by, roll } = frame.vars as { readonly unit: number | null; readonly roll: number | null };
    // Picked, but nobody: that was the last.
    if (!standsIn(frame, "charge-phase", ["", "start", "pick"]) && by === null) return NOBODY;
    return { open: true, moved: true, by, roll };
  }
  const turn = stack.find((f) => stands(f, "turn"));
  const over = standsIn(turn, "turn", ["combat", "battleshock", "split-units", "end"]);
  return { ...NOBODY, open: !over, moved: stands(turn, "turn", "charge") };
}

/** How likely a unit comes to strike another the next time that it may charge, from so far off, 0.01 mm. */
export function comes(game: Sigmar, u: Unit, away: number): number {
  const { seat, warscroll } = u.entry;
  const needs = (moves: number): number => Math.max(0, Math.ceil(away / INCH - firstModelWithin - moves));
  const turn = game.active === seat ? chargingOf(game) : NOBODY;
  const about = turn.by === u.id && turn.open;
  const may = about || (turn.open && !u.triedToCharge && !u.ran && !u.retreated);
  const need = needs(turn.moved || u.moved ? 0 : warscroll.move);
  const now = !may ? 0 : about && turn.roll !== null ? Number(turn.roll >= need) : (atLeast[need] ?? 0);
  const again = game.round < game.rounds || (game.active !== seat && game.active === game.first);
  return now + (again ? (1 - now) * NEXT_TURN * (atLeast[needs(warscroll.move)] ?? 0) : 0);
}

/** Whom a unit would go for: who it is, how far off, and what that is worth, in wounds; null where nobody is worth it. */
export function preyOf(
  game: Sigmar,
  u: Unit,
): { readonly foe: Unit; readonly away: number; readonly worth: number } | null {
  let best: { readonly foe: Unit; readonly away: number; readonly worth: number } | null = null;
  for (const foe of enemiesOf(game, u)) {
    const ahead = aheadIn(game, u, foe);
    if (ahead <= 0) continue;
    const away = apart(u, foe);
    const worth = ahead * (CHARGES * comes(game, u, away) + WAYS * Math.max(0, 1 - away / INCH / FAR));
    if (best === null || worth > best.worth) best = { foe, away, worth };
  }
  return best;
}

/** What the charges of both sides are worth to the first player, of units that are in no fight. */
function chargesAhead(game: Sigmar): number {
  let sum = 0;
  for (const u of game.units) {
    if (!standing(u) || inFight(game, u) || mustRetreat(game, u)) continue;
    const worth = preyOf(game, u)?.worth ?? 0;
    sum += u.entry.seat === 0 ? worth : -worth;
  }
  return sum;
}

/** What a position is judged by: wounds taken, fights as they will go on average, and from level 2 on who may charge whom. */
export function parts(game: Sigmar, level: Level): readonly Term[] {
  const charges = level === 1 || game.over ? 0 : chargesAhead(game);
  return [
    ...taken(game),
    { id: "fights", label: message("mind.fights"), value: game.over ? 0 : FIGHTS * fightsAhead(game) },
    { id: "charges", label: message("mind.charges"), value: charges },
  ];
}
