import { printedDice } from "@tercio/dice";
import { inForce, message } from "@tercio/kernel";
import * as breaking from "../entries/rules/break-test.ts";
import { holdYourGround } from "../entries/rules/leadership.ts";
import { leadershipOf } from "../calculation/leadership.ts";
import { unitStrength } from "../calculation/formation.ts";
import { book } from "../hooks/book.ts";
import { facings, foes, type OldWorld, onField, other, type Seat, seatOf, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import type { BreakResult, RoundVars } from "./vars.ts";

type G = OldWorld;
const BREAK = "tow.phase.combat.break-test";
const TEST = printedDice(breaking.breakTest.figures.roll);
/** What dice come to that all show what makes a unit give ground whatever the difference. */
const DOUBLE = TEST.dice * breaking.givesGround.figures.naturalDouble;

export const present = (game: G, v: Pick<RoundVars, "units">, seat: Seat): readonly number[] =>
  v.units.filter((id) => seatOf(game, id) === seat && onField(unit(game, id)));
const strengthOf = (game: G, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + unitStrength(unit(game, id)), 0);

/** Is the loser too weak beside the winners to fall back in good order? */
export function overwhelmed(game: G, v: Pick<RoundVars, "units">, id: number): boolean {
  if (!inForce("tow.break-move.falls-back-overwhelmed")) return false;
  const seat = seatOf(game, id);
  const own = game.rulings["overwhelmed"] === "side" ? present(game, v, seat) : [id];
  const { threshold } = breaking.overwhelmed.figures;
  return 100 * strengthOf(game, own) < threshold * strengthOf(game, present(game, v, other(seat)));
}

/** Can it move directly away from everything that engages it? Enemies on opposite facings leave no such way. */
export function canGiveGround(game: G, id: number): boolean {
  const own = foes(game, id).map((f) => f.own);
  return !(own.includes("front") && own.includes("rear")) && !(own.includes("left") && own.includes("right"));
}

const surrounded = (game: G, id: number): boolean =>
  facings.every((facing) => foes(game, id).some((f) => f.own === facing));

/** What the dice of a Break test come to. */
export function breakResult(
  game: G,
  v: Pick<RoundVars, "units" | "difference">,
  id: number,
  natural: number,
): BreakResult {
  const leadership = leadershipOf(game, unit(game, id), "break").value;
  const givesWay = book.refusals("give way", game, { unit: unit(game, id) }).length === 0;
  const give = (): BreakResult => {
    if (!inForce("tow.break.gives-ground")) return "stands";
    if (!givesWay) return "locked";
    return canGiveGround(game, id) ? "gives-ground" : "locked";
  };
  const destroyed = book.offers("breaks for good", game, { unit: unit(game, id) }).length > 0;
  const leave = (result: "breaks" | "falls-back"): BreakResult => {
    if (result === "falls-back" && !givesWay) return "locked";
    return surrounded(game, id) && !(destroyed && result === "breaks") ? "locked" : result;
  };
  if (natural === DOUBLE && inForce("tow.break.gives-ground")) return give();
  if (natural > leadership && inForce("tow.break.breaks-and-flees")) return leave("breaks");
  if (natural + v.difference > leadership && inForce("tow.break.falls-back-in-good-order"))
    return leave(overwhelmed(game, v, id) ? "breaks" : "falls-back");
  return give();
}

/** The dice of a Break test. */
function roll(game: G, id: number, difference: number) {
  const u = unit(game, id);
  const leadership = leadershipOf(game, u, "break");
  return {
    type: "roll" as const,
    player: u.entry.seat,
    label: message("roll.break", { unit: named(u), need: leadership.value, difference }),
    dice: { kind: "sum" as const, ...TEST },
    rule: BREAK,
    breakdowns: [{ name: message("value.leadership"), breakdown: leadership }],
  } as const;
}

/** One Break test, re-rolled where its owner may and wants to; it hands back what it comes to. */
export const breakTest = sequence(
  "break-test",
  { en: "Break test", fr: "Test de moral" },
  { natural: 0, again: false },
  ({ act, choose, roll: roll2D6 }) => [
    roll2D6(
      "roll",
      { en: "Break test", fr: "Test de moral" },
      (game, v) => roll(game, v.unit, v.difference),
      (_, __, { total }) => ({ vars: { natural: total } }),
      BREAK,
    ),
    choose(
      "decide",
      { en: "Re-roll it near the battle standard?", fr: "Le relancer près de la grande bannière\u00a0?" },
      "break-again",
      (game, { unit: id, natural, difference, units }) => {
        const u = unit(game, id);
        if (surrounded(game, id) || book.offers("test again", game, { unit: u, test: "break" }).length === 0)
          return null;
        const result = breakResult(game, { units, difference }, id, natural);
        return { player: u.entry.seat, about: { unit: id, total: natural, difference, result } };
      },
      (_, __, answer) => ({ vars: { again: answer.again } }),
      holdYourGround.id,
    ),
    roll2D6(
      "roll-again",
      { en: "Break test, re-rolled", fr: "Test de moral, relancé" },
      (game, v) => (v.again ? roll(game, v.unit, v.difference) : null),
      (game, v, { total }, context) => {
        tell(context, "breakAgain", holdYourGround.id, { unit: named(unit(game, v.unit)), total: v.natural });
        return { vars: { natural: total } };
      },
      holdYourGround.id,
    ),
    act("outcome", { en: "What it comes to", fr: "Ce qu’il donne" }, (game, v, context) => {
      const result = breakResult(game, v, v.unit, v.natural);
      const u = named(unit(game, v.unit));
      const values = { unit: u, total: v.natural, difference: v.difference, result: message(`break.${result}`) };
      tell(context, "breakTests", BREAK, values);
      tell(context, result, BREAK, { unit: u });
      return {};
    }),
  ],
  (game, v) => breakResult(game, v, v.unit, v.natural),
);
