import { type Frame, message, type OddsQuestion, type Request, varsOf } from "@tercio/kernel";
import { bothLose, lossTallies } from "@tercio/mass-battle";
import { type About, enter, frameAt } from "../sequence/flow.ts";
import { named } from "../sequence/emit.ts";
import type { BreakResult, RoundVars } from "../sequence/vars.ts";
import {
  change,
  combatsToFight,
  engaged,
  type OldWorld,
  onField,
  other,
  type Seat,
  seatOf,
  unit,
} from "../state/state.ts";
import { stands } from "../state/steps.ts";

type G = OldWorld;

const DECIDE = "follow-up-and-pursuit";
/** Steps of a round before its Break tests are over. */
const undecided: ReadonlySet<string> = new Set(["fight", "break-test"]);
/** From the worst to the best that can befall a losing side. */
const worst: readonly BreakResult[] = ["breaks", "falls-back", "gives-ground", "locked", "stands"];
const stop = (top: Frame): boolean => stands(top, "combat", DECIDE);

/** The round's variables when the Break tests are over; null before. */
function settled(game: G): RoundVars | null {
  const top = game.stack[game.stack.length - 1];
  return top !== undefined && stop(top) ? varsOf<RoundVars>(top) : null;
}

function outcomeOf(game: G, units: readonly number[]): string | null {
  const v = settled(game);
  if (v === null) return null;
  const gone = (seat: Seat): boolean => !units.some((id) => seatOf(game, id) === seat && onField(unit(game, id)));
  if (gone(0) && gone(1)) return "both-gone";
  if (gone(0)) return "first-gone";
  if (gone(1)) return "second-gone";
  if (v.winner === null) return "draw";
  const found = worst.find((w) => v.results.some((r) => r.result === w)) ?? "stands";
  return `${other(v.winner) === 0 ? "first" : "second"}-${found}`;
}

const ends = ["gone", ...worst];
const sides = [...ends.map((e) => `second-${e}`), "draw", "both-gone", ...ends.map((e) => `first-${e}`).reverse()];

/** How will this round end, up to the Break tests? Of several losing units the one that fares worst counts. */
export function combatQuestion(
  game: G,
  units: readonly number[],
  frames: readonly Frame[] = [enter("combat", { units })],
): OddsQuestion<G> {
  return {
    id: `combat-${units.join("-")}`,
    label: message("odds.combat", { units: units.map((id) => named(unit(game, id))) }),
    start: { ...game, stack: frames },
    stop,
    result: (g) => outcomeOf(g, units),
    results: sides.map((id) => ({
      id,
      label: message(`odds.${id}`),
      winner: id.startsWith("second") ? 0 : id.startsWith("first") ? 1 : null,
    })),
  };
}

const woundsLeft = (game: G, id: number): number => {
  const { models, entry, woundsLost, place } = unit(game, id);
  return place === "destroyed" ? 0 : models * entry.wounds - woundsLost;
};

/** What the blows of a round cost either side, before its result is counted; `frames`: where it is under way. */
export function lossesQuestion(
  game: G,
  units: readonly number[],
  frames: readonly Frame[] = [enter("combat", { units })],
): OddsQuestion<G> {
  const lost = (g: G, seat: Seat): number =>
    units.reduce((sum, id) => (seatOf(game, id) === seat ? sum + woundsLeft(game, id) - woundsLeft(g, id) : sum), 0);
  const counts = (top: Frame | undefined): boolean => stands(top, "combat", "calculate-combat-result");
  return {
    id: `losses-${units.join("-")}`,
    label: message("odds.losses", { units: units.map((id) => named(unit(game, id))) }),
    start: { ...game, stack: frames },
    stop: counts,
    result: (g) =>
      g.stack.length === 0 || counts(g.stack[g.stack.length - 1]) ? bothLose(lost(g, 0), lost(g, 1)) : null,
    results: [],
    tallies: lossTallies((player) => message("odds.lost-by", { player })),
    pieces: units,
  };
}

/** How a combat ends that goes on for so many rounds at most, one in each player turn, flight and pursuit with it. */
export function roundsQuestion(game: G, units: readonly number[], rounds: number): OddsQuestion<G> {
  const standing = (g: G, seat: Seat): boolean => units.some((id) => seatOf(game, id) === seat && onField(unit(g, id)));
  const gone = (g: G, seat: Seat): boolean =>
    units.every((id) => seatOf(game, id) !== seat || unit(g, id).place === "destroyed");
  return {
    id: `rounds-${rounds}-${units.join("-")}`,
    label: message("odds.rounds", { units: units.map((id) => named(unit(game, id))), rounds }),
    start: game,
    stop: () => false,
    // After each round, games that have come to the same go on together.
    rest: { again: true, at: (top) => stands(top, "game", "again") },
    result(g) {
      const top = g.stack[g.stack.length - 1];
      const between = top === undefined || stands(top, "game");
      if (!between) return g.turn - game.turn >= rounds ? "fights-on" : null;
      const [first, second] = [standing(g, 0), standing(g, 1)];
      if (!first && !second) return "both-gone";
      if (!first) return gone(g, 0) ? "first-destroyed" : "first-runs";
      if (!second) return gone(g, 1) ? "second-destroyed" : "second-runs";
      if (!units.some((id) => foesOf(g, id))) return "apart";
      return top === undefined || g.turn - game.turn >= rounds ? "fights-on" : null;
    },
    results: [
      ...["second-destroyed", "second-runs", "fights-on", "apart", "both-gone", "first-runs", "first-destroyed"],
    ].map((id) => ({
      id,
      label: message(`odds.${id}`),
      winner: id.startsWith("second") ? 0 : id.startsWith("first") ? 1 : null,
    })),
    pieces: units,
  };
}
const foesOf = (g: G, id: number): boolean => onField(unit(g, id)) && engaged(g, id);

/** Each combat that stands, followed for so many rounds. */
export const rounds = (game: G, most: number): readonly OddsQuestion<G>[] =>
  combatsToFight(game).map((units) => roundsQuestion(game, units, most));

/** How will this round end for one unit? */
export function unitQuestion(
  game: G,
  id: number,
  units: readonly number[],
  frames: readonly Frame[] = [enter("combat", { units })],
): OddsQuestion<G> {
  return {
    id: `unit-${id}`,
    label: message("odds.unit", { unit: named(unit(game, id)) }),
    start: { ...game, stack: frames },
    stop,
    result: (g) => {
      const v = settled(g);
      if (v === null) return null;
      if (!onField(unit(g, id))) return "gone";
      return v.results.find((r) => r.unit === id)?.result ?? "untested";
    },
    results: [...ends, "untested"].map((end) => ({ id: end, label: message(`odds.unit.${end}`) })),
  };
}

/** Will this unit catch what it may pursue? Plays flight and pursuit with everybody else at rest. */
export function pursuitQuestion(game: G, v: RoundVars, id: number, foe: number): OddsQuestion<G> {
  const plans = [{ unit: id, plan: { plan: "pursue" as const, foe } }];
  const results = v.results.filter((r) => r.unit === foe);
  const vars = { ...v, plans, results, units: [id, foe] };
  return {
    id: `pursuit-${id}-${foe}`,
    label: message("odds.pursuit", { unit: named(unit(game, id)), foe: named(unit(game, foe)) }),
    start: {
      ...change(game, id, { moved: null }),
      stack: [frameAt("combat", "give-ground", vars)],
    },
    stop: (top) => stands(top, "combat", "end"),
    result: (g) => {
      if (unit(g, id).moved === null) return null;
      const place = unit(g, foe).place;
      return place === "destroyed" || place === "field" ? "caught" : "escapes";
    },
    results: ["caught", "escapes"].map((r) => ({ id: r, label: message(`odds.${r}`) })),
    headline: "caught",
    pieces: [id, foe],
  };
}

function aboutRound(game: G, units: readonly number[], frames?: readonly Frame[]): readonly OddsQuestion<G>[] {
  const single = ([0, 1] as const).every((seat) => units.filter((id) => seatOf(game, id) === seat).length < 2);
  return [
    combatQuestion(game, units, frames),
    ...(frames === undefined || frames.some((f) => stands(f, "fight") || stands(f, "combat", "fight"))
      ? [lossesQuestion(game, units, frames)]
      : []),
    ...(single ? [] : units.filter((id) => onField(unit(game, id))).map((id) => unitQuestion(game, id, units, frames))),
  ];
}

/** What can be asked now: the combats to fight, the rest of the round under way, pursuits on offer. */
export function questions(game: G, request: Request): readonly OddsQuestion<G>[] {
  const at = game.stack.findIndex((f) => stands(f, "combat"));
  const round = game.stack[at];
  if (round === undefined) return combatsToFight(game).flatMap((units) => aboutRound(game, units));
  const v = varsOf<RoundVars>(round);
  if (request.type === "choice" && request.choice === "after-combat") {
    const { unit: id, plans } = request.about as About<"after-combat">;
    return plans.flatMap((p) => (p.plan === "pursue" ? [pursuitQuestion(game, v, id, p.foe)] : []));
  }
  return undecided.has(round.at) ? aboutRound(game, v.units, game.stack.slice(at)) : [];
}
