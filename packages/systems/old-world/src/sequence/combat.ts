import { act, ask, inForce, message, sequence } from "@tercio/kernel";
import { type Fighters, fightersOf, packetsAt } from "../calculation/attacks.ts";
import { unitStrength } from "../calculation/formation.ts";
import { loseWounds, withFallen } from "../calculation/losses.ts";
import { combatResult } from "../calculation/numbers.ts";
import { hasMusician } from "../rules/combat-result.ts";
import type { Side } from "../rules/moments.ts";
import { engaged, facings, foes, type OldWorld, onField, other, type Seat, seatOf, unit } from "../state.ts";
import { afterCombatSteps } from "./after-combat.ts";
import { named, tell } from "./emit.ts";
import { strikeStep } from "./strike.ts";
import { type BreakResult, freshRound, type RoundVars } from "./vars.ts";

type G = OldWorld;
const RESULT = "tow.phase.combat.calculate-combat-result";
const BREAK = "tow.phase.combat.break-test";

const sideOf = (v: RoundVars, seat: Seat): Side => ({
  seat,
  units: v.units,
  wounds: v.wounds[seat],
  excess: v.excess[seat],
});
const present = (game: G, v: RoundVars, seat: Seat): readonly number[] =>
  v.units.filter((id) => seatOf(game, id) === seat && onField(unit(game, id)));
const strengthOf = (game: G, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + unitStrength(unit(game, id)), 0);

/** Is the loser too weak beside the winners to fall back in good order? */
export function overwhelmed(game: G, v: RoundVars, id: number): boolean {
  if (!inForce("tow.break-move.falls-back-overwhelmed")) return false;
  const seat = seatOf(game, id);
  const own = game.rulings["overwhelmed"] === "side" ? present(game, v, seat) : [id];
  return 2 * strengthOf(game, own) < strengthOf(game, present(game, v, other(seat)));
}

/** Can it move directly away from everything that engages it? Enemies on opposite facings leave no such way. */
export function canGiveGround(game: G, id: number): boolean {
  const own = foes(game, id).map((f) => f.own);
  return !(own.includes("front") && own.includes("rear")) && !(own.includes("left") && own.includes("right"));
}

const surrounded = (game: G, id: number): boolean =>
  facings.every((facing) => foes(game, id).some((f) => f.own === facing));

/** What the dice of a Break test come to. */
export function breakResult(game: G, v: RoundVars, id: number, natural: number): BreakResult {
  const leadership = unit(game, id).entry.leadership;
  const give = (): BreakResult => {
    if (!inForce("tow.break.gives-ground")) return "stands";
    return canGiveGround(game, id) ? "gives-ground" : "locked";
  };
  const leave = (result: BreakResult): BreakResult => (surrounded(game, id) ? "locked" : result);
  if (natural === 2 && inForce("tow.break.gives-ground")) return give();
  if (natural > leadership && inForce("tow.break.breaks-and-flees")) return leave("breaks");
  if (natural + v.difference > leadership && inForce("tow.break.falls-back-in-good-order"))
    return leave(overwhelmed(game, v, id) ? "breaks" : "falls-back");
  return give();
}

function removeCasualties(
  game: G,
  v: RoundVars,
): { game: G; vars: Partial<RoundVars>; lost: ReadonlyMap<number, number> } {
  let next = game;
  let fallen = v.fallen;
  const lost = new Map<number, number>();
  const wounds: [number, number] = [v.wounds[0], v.wounds[1]];
  const excess: [number, number] = [v.excess[0], v.excess[1]];
  for (const r of v.rolled) {
    const losses = loseWounds(next, r.unit, r.points);
    next = losses.game;
    fallen = withFallen(fallen, r.unit, r.contact, losses.slain);
    const by = other(seatOf(game, r.unit));
    wounds[by] += losses.lost;
    excess[by] += losses.excess;
    lost.set(r.unit, (lost.get(r.unit) ?? 0) + losses.lost);
  }
  return { game: next, vars: { fallen, wounds, excess, rolled: [] }, lost };
}

/** One round of one combat, from who can fight to the end of the pursuit. */
export const combat = sequence<G>("combat", { en: "Combat", fr: "Combat" }, [
  act(
    "who-can-fight",
    { en: "Determine who can fight", fr: "Déterminer qui combat" },
    (game, v: RoundVars, context) => {
      const fighters: readonly Fighters[] = v.units.flatMap((id) => fightersOf(game, id));
      const steps = [...new Set(fighters.map((f) => f.initiative))].sort((p, q) => q - p);
      tell(context, "combatRounds", "tow.phase.combat.choose-and-fight", {
        units: v.units.map((id) => named(unit(game, id))),
      });
      return { vars: { ...freshRound, fighters, steps: inForce("tow.combat.initiative-order") ? steps : [null] } };
    },
  ),
  act("next-initiative", { en: "Next Initiative", fr: "Initiative suivante" }, (game, v: RoundVars) => {
    const step = v.steps[0];
    if (step === undefined) return { goTo: "calculate-combat-result", vars: { fighters: [], fallen: [] } };
    return { vars: { packets: packetsAt(game, v.fighters, v.fallen, step), steps: v.steps.slice(1) } };
  }),
  strikeStep,
  act("remove-casualties", { en: "Remove casualties", fr: "Retirer les pertes" }, (game, v: RoundVars, context) => {
    const removed = removeCasualties(game, v);
    for (const [id, points] of removed.lost) {
      tell(context, "losses", "tow.combat.remove-casualties", { unit: named(unit(game, id)), points });
      if (!onField(unit(removed.game, id)))
        tell(context, "destroyed", "tow.combat.remove-casualties", { unit: named(unit(game, id)) });
    }
    return { game: removed.game, vars: { ...removed.vars, packets: [] }, goTo: "next-initiative" };
  }),
  act(
    "calculate-combat-result",
    { en: "Calculate the combat result", fr: "Calculer le résultat du combat" },
    (game, v: RoundVars, context) => {
      const sides = [present(game, v, 0), present(game, v, 1)] as const;
      const first = combatResult(game, sideOf(v, 0));
      const second = combatResult(game, sideOf(v, 1));
      const points: [number, number] = [first.value, second.value];
      if (points[0] === points[1] && inForce("tow.combat-result.musician-tie-break"))
        for (const seat of [0, 1] as const) if (hasMusician(game, sideOf(v, seat))) points[seat]++;
      let winner: Seat | null = points[0] > points[1] ? 0 : points[1] > points[0] ? 1 : null;
      // A side that is wiped out has lost, whatever it scored.
      if (sides[0].length === 0 || sides[1].length === 0)
        winner = sides[0].length > 0 ? 0 : sides[1].length > 0 ? 1 : null;
      tell(
        context,
        "combatResult",
        RESULT,
        { first: points[0], second: points[1] },
        { first: first as never, second: second as never, points: points as never },
      );
      const losers = winner === null ? [] : sides[other(winner)].filter((id) => engaged(game, id));
      const difference = losers.length === 0 ? 0 : Math.abs(points[0] - points[1]);
      return { vars: { winner, difference, losers, wounds: [0, 0], excess: [0, 0] } };
    },
    RESULT,
  ),
  ask(
    "break-test",
    { en: "Break tests", fr: "Tests de moral" },
    (game, v: RoundVars) => {
      const id = v.losers[v.results.length];
      if (id === undefined) return null;
      const u = unit(game, id);
      return {
        type: "roll",
        player: u.entry.seat,
        label: message("roll.break", { unit: named(u), need: u.entry.leadership, difference: v.difference }),
        dice: { kind: "sum", dice: 2, sides: 6 },
        rule: BREAK,
      };
    },
    (game, v: RoundVars, outcome: { total: number }, context) => {
      const id = v.losers[v.results.length] as number;
      const result = breakResult(game, v, id, outcome.total);
      tell(context, "breakTests", BREAK, {
        unit: named(unit(game, id)),
        total: outcome.total,
        difference: v.difference,
        result: message(`break.${result}`),
      });
      tell(context, result, BREAK, { unit: named(unit(game, id)) });
      return { vars: { results: [...v.results, { unit: id, result }] }, goTo: "break-test" };
    },
    BREAK,
  ),
  ...afterCombatSteps,
]);
