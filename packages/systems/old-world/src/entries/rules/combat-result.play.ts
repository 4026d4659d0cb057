import { EVERYBODY, inForce } from "@tercio/kernel";
import { add, type Side } from "../../hooks/moments.ts";
import { allRound, combatOrder, rankBonus, unitStrength } from "../../calculation/formation.ts";
import { foes, type OldWorld, onField, type Unit, unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./combat-result.ts";

const own = (game: OldWorld, s: Side): readonly Unit[] =>
  s.units.map((id) => unit(game, id)).filter((u) => u.entry.seat === s.seat && onField(u));

type Line = Exclude<(typeof entry)[keyof typeof entry], typeof entry.musicianTieBreak>;

/** A line of the Combat Result: as often as `times` says, what the row gives for one. */
const line = (of: Line, times: (game: OldWorld, s: Side) => number): Play =>
  play(of, {
    heldBy: EVERYBODY,
    modify: { "combat result": { side: (game, s) => add(times(game, s) * of.figures.points, of.id) } },
  });

/** Enemy units of this combat that a unit of the side strikes in the flank, or in the rear; each counts once. */
const struckIn = (game: OldWorld, s: Side, flanks: boolean): number =>
  s.units.filter(
    (id) =>
      unit(game, id).entry.seat !== s.seat &&
      onField(unit(game, id)) &&
      !allRound(unit(game, id)) &&
      foes(game, id).some((f) => (flanks ? f.own === "left" || f.own === "right" : f.own === "rear")),
  ).length;

const threshold = (game: OldWorld): number =>
  game.rulings["close-order-bonus"] === "ten"
    ? 10
    : game.rulings["close-order-bonus"] === "none"
      ? 0
      : entry.closeOrder.figures.unitStrength;

const any = (test: (u: Unit) => boolean) => (game: OldWorld, s: Side) => (own(game, s).some(test) ? 1 : 0);

/** Excess wounds that count: without challenges there are none, unless the ruling takes them from everywhere. */
const overkill = (game: OldWorld, s: Side): number => {
  const ruling = game.rulings["overkill"];
  if (ruling === "challenges") return 0;
  return ruling === "everywhere-five" ? Math.min(5, s.excess) : s.excess;
};

export const combatResultRules: readonly Play[] = [
  line(entry.unsavedWounds, (_, s) => s.wounds),
  // Of several units only the best one's ranks count.
  line(entry.rankBonus, (game, s) =>
    Math.max(0, ...own(game, s).map((u) => (inForce("tow.keyword.rank-bonus") ? rankBonus(game, u) : 0))),
  ),
  line(
    entry.closeOrder,
    (game, s) =>
      own(game, s).filter((u) => u.order === "close" && combatOrder(u) && unitStrength(u) >= threshold(game)).length,
  ),
  line(
    entry.standard,
    any((u) => u.entry.standard),
  ),
  line(
    entry.battleStandard,
    any((u) => u.entry.battleStandard),
  ),
  line(entry.flankAttack, (game, s) => struckIn(game, s, true)),
  line(entry.rearAttack, (game, s) => struckIn(game, s, false)),
  line(
    entry.highGround,
    any((u) => u.entry.highGround),
  ),
  line(entry.overkill, overkill),
];

/** Each side with a Musician adds 1 to an even score. */
export const hasMusician = (game: OldWorld, s: Side): boolean => own(game, s).some((u) => u.entry.musician);
