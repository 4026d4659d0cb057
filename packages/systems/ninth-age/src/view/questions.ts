import { aboutOf, type ChargePair } from "../sequence/asked.ts";
import { type Frame, hashOf, message, type OddsQuestion, type Request, varsOf, there } from "@tercio/kernel";
import { breakTestDice } from "../sequence/combat-result.ts";
import { enter } from "../sequence/flow.ts";
import { chargersOf } from "../sequence/charge-declared.ts";
import { reactionsTo } from "../sequence/charge-reaction.ts";
import { named } from "../sequence/emit.ts";
import { book } from "../hooks/book.ts";
import { bearers, PRESENCES } from "../state/bearers.ts";
import { combatOf, engaged, type NinthAge, onField, unit } from "../state/state.ts";

import { arrived, chargeQuestion, chargesQuestion, fellShort, fleeQuestion } from "./charge-questions.ts";
import { castingQuestions } from "./casting-questions.ts";
import { lossesQuestion, pursuitQuestion } from "./combat-questions.ts";
import { shootingQuestion, standQuestion } from "./shooting-questions.ts";
import { stands, standsIn } from "../state/steps.ts";

type G = NinthAge;

/** Steps of a round up to and with its blows. */
const TO_LOSSES = ["1", "2", "3", "4", "5", "6", "fallen"] as const;
/** Those up to and with the Break Tests. */
const TO_BREAK_TESTS = [...TO_LOSSES, "7"] as const;

/** May one of them be lost in a Break Test on whom the tests of others hang, as it lends them Discipline or a second roll? */
const givers = (g: G, losers: readonly number[]): boolean =>
  losers.length > 1 &&
  losers.some((id) => {
    const u = unit(g, id);
    return (
      PRESENCES.some((presence) => bearers(g, presence, u.seat).some((giver) => giver.unit.id === id)) &&
      book.refusals("flee from combat", g, { unit: u }).length > 0
    );
  });

/**
 * Once it is settled who has won, only the Break Tests are to come: how they end hangs on their dice, and who is gone
 * on nothing more. Where nobody has begun to test yet.
 */
const rest = (units: readonly number[]): Required<OddsQuestion<G>>["rest"] => ({
  at: (top) => stands(top, "combat-result", "b") && top.loop === undefined,
  key: (g, top) => {
    const v = varsOf<Parameters<typeof breakTestDice>[1]>(top);
    let key = v.winner === null ? "" : `${v.winner}`;
    for (const id of units) key += onField(unit(g, id)) ? "+" : "-";
    key += breakTestDice(g, v);
    // Effects may end on the way to a test: who has others goes on by itself.
    if (g.effects.length > 0) key += ` ${hashOf(g.effects)}`;
    return givers(g, v.losers) ? `${key} ${hashOf(g.units)}` : key;
  },
});

/** After each Initiative Step. Of two units no two outcomes come to the same there. */
const afterStep = (top: Frame): boolean =>
  stands(top, "round-of-combat", "6") && top.loop !== undefined && top.loop.item === undefined;

/** How will this Round of Combat end? Plays it up to the Break Tests, from its start or from where it has come to. */
export function combatQuestion(game: G, units: readonly number[], inProgress?: readonly Frame[]): OddsQuestion<G> {
  const result = (g: G): string | null => {
    const top = g.stack[g.stack.length - 1];
    const finished = g.stack.length === 0 || stands(top, "round-of-combat", "8");
    if (!finished) return null;
    const vars = top?.vars as { winner: number | null; broken: readonly number[] } | undefined;
    if (vars === undefined) return "over";
    const gone = (seat: number): boolean => !units.some((id) => unit(g, id).seat === seat && onField(unit(g, id)));
    if (gone(0) && gone(1)) return "both-gone";
    if (gone(0)) return "first-gone";
    if (gone(1)) return "second-gone";
    if (vars.winner === null) return "draw";
    const loser = vars.winner === 0 ? "second" : "first";
    return vars.broken.length > 0 ? `${loser}-breaks` : `${loser}-holds`;
  };
  return {
    id: `combat-${units.join("-")}`,
    label: message("odds.combat", { units: units.map((id) => named(unit(game, id))) }),
    start: { ...game, stack: inProgress ?? [enter("round-of-combat", { units })] },
    pieces: units,
    stop: (frame) => stands(frame, "round-of-combat", "8"),
    result,
    rest: rest(units),
    ...(units.length > 2 ? { meets: afterStep } : {}),
    results: [
      "second-gone",
      "second-breaks",
      "second-holds",
      "draw",
      "both-gone",
      "first-holds",
      "first-breaks",
      "first-gone",
    ].map((id) => ({
      id,
      label: message(`odds.${id}`),
      winner: id.startsWith("second") ? 0 : id.startsWith("first") ? 1 : null,
    })),
  };
}

/** These charges as if all of them arrived: the first Round of Combat, and what its blows cost; none where the first finds no place. */
export function chargedCombat(
  game: G,
  charger: number,
  target: number,
  air = unit(game, charger).air,
): readonly OddsQuestion<G>[] {
  const met = arrived(game, charger, target, air);
  if (met === null) return [];
  const units = combatOf(met.game, charger);
  const who = met.chargers.map((id) => named(unit(game, id)));
  const foe = named(unit(game, target));
  const way = `${charger}-${target}${air ? "-air" : ""}`;
  const answer = { unit: charger, target, ...(air ? { air: true } : {}) };
  return [
    {
      ...combatQuestion(met.game, units),
      ...{ id: `charged-combat-${way}`, label: message("odds.charged-combat", { units: who, foe }), answer },
    },
    {
      ...lossesQuestion(met.game, units),
      ...{ id: `charged-losses-${way}`, label: message("odds.charged-losses", { units: who, foe }), answer },
    },
  ];
}

/**
 * What comes before a charge arrives, or does not, and the first Round of Combat with whoever it reaches. Of several chargers
 * some may fail: who fights then is known by their contact, as in the Melee Phase.
 */
function withRound(game: G, coming: OddsQuestion<G>, charger: number, target: number): OddsQuestion<G> {
  const chargers = [charger, ...chargersOf(coming.start, target).filter((id) => id !== charger)];
  const units = [...chargers, target];
  const round = combatQuestion(game, units);
  const failed = coming.results.filter((r) => r.id !== "arrives");
  const { headline: _, ...asked } = coming;
  const alone = chargers.length === 1;
  const moving = (g: G, id: number): boolean => {
    const u = unit(g, id);
    return onField(u) && !u.fleeing && u.moved !== "charge" && u.moved !== "failed-charge" && !fellShort(g, id);
  };
  return {
    ...asked,
    start: {
      ...coming.start,
      stack: [
        ...(alone ? [enter("round-of-combat", { units })] : [enter("melee-phase", {})]),
        // Where the first of them is driven off, the others come by themselves.
        ...chargers.slice(1).map((id) => enter("charge-move", { unit: id })),
        ...coming.start.stack,
      ],
    },
    ...(alone ? {} : { pieces: units }),
    ...(round.meets === undefined ? {} : { meets: round.meets }),
    stop: round.stop,
    result(g) {
      if (chargers.some((id) => moving(g, id))) return null;
      if (!chargers.some((id) => unit(g, id).moved === "charge")) return coming.result(g);
      return round.result(g);
    },
    results: [...round.results, ...failed.map((r) => ({ ...r, winner: null }))],
  };
}

/** A target stands and shoots, its charger comes if it still can, and they fight the first round: how does all that end? */
export const standCombat = (game: G, target: number, charger: number): OddsQuestion<G> => ({
  ...withRound(game, standQuestion(game, target, charger), charger, target),
  id: `stand-combat-${target}-${charger}`,
  label: message("odds.stand-combat", { unit: named(unit(game, target)), foe: named(unit(game, charger)) }),
});

/** A charge with its first round, whether it arrives or not; null where it finds no place, or is too far. */
export const chargeThrough = (game: G, charger: number, target: number): OddsQuestion<G> | null =>
  arrived(game, charger, target, unit(game, charger).air) === null
    ? null
    : withRound(game, chargeQuestion(game, charger, target), charger, target);

/** What either reaction to a charge leads to: holding, whether it arrives and how the combat goes; fleeing, whether they get away. */
function reactions(game: G, target: number, charger: number): readonly OddsQuestion<G>[] {
  const list: OddsQuestion<G>[] = [];
  const hold = { answer: { reaction: "hold" } };
  const may = reactionsTo(game, target, charger).map((o) => o.value.reaction);
  if (may.includes("hold")) {
    list.push({ ...chargeQuestion(game, charger, target), ...hold });
    const all = chargesQuestion(game, charger, target);
    if (all !== null) list.push({ ...all, ...hold });
    for (const then of chargedCombat(game, charger, target)) list.push({ ...then, ...hold });
  }
  if (may.includes("stand-and-shoot"))
    list.push(standQuestion(game, target, charger), standCombat(game, target, charger));
  if (may.includes("flee")) list.push(fleeQuestion(game, target, charger));
  return list;
}

/** Each Shooting Attack on offer. */
export const shots = (game: G, request: Request): readonly OddsQuestion<G>[] =>
  (aboutOf(request, "shoot")?.pairs ?? []).map((p) => shootingQuestion(game, p.unit, p.target));

/** What can be asked now: charges on offer with their first round, and every combat under way. */
export function questions(game: G, request: Request): readonly OddsQuestion<G>[] {
  const list: OddsQuestion<G>[] = [];
  if (request.type === "choice" && request.choice === "charge") {
    const { pairs } = request.about as { pairs: readonly ChargePair[] };
    for (const p of pairs) {
      const air = p.air === true;
      list.push(chargeQuestion(game, p.unit, p.target, { air }));
      const all = chargesQuestion(game, p.unit, p.target, air);
      if (all !== null) list.push(all);
      list.push(...chargedCombat(game, p.unit, p.target, air));
    }
  }
  const shot = shots(game, request);
  if (shot.length > 0) return shot;
  const cast = castingQuestions(game, request);
  if (cast.length > 0) return cast;
  if (request.type === "choice" && request.choice === "charge-reaction") {
    const { unit: target, charger } = request.about as { unit: number; charger: number };
    list.push(...reactions(game, target, charger));
  }
  const charge = game.stack.findIndex((f) => stands(f, "charge-move"));
  if (request.type === "roll" && charge >= 0) {
    const frame = there(game.stack[charge]);
    const { vars, loop } = frame;
    if (stands(frame, "charge-move", "b") && typeof loop?.item === "number")
      list.push(chargeQuestion(game, loop.item, vars.target as number, { inProgress: game.stack.slice(charge) }));
  }
  const round = game.stack.findIndex((f) => stands(f, "round-of-combat"));
  if (round >= 0) {
    // Half-way through a round the walk goes on from here, with what has fallen and been chosen already.
    const frame = there(game.stack[round]);
    const { units } = frame.vars as { units: readonly number[] };
    if (standsIn(frame, "round-of-combat", TO_BREAK_TESTS))
      list.push(combatQuestion(game, units, game.stack.slice(round)));
    if (standsIn(frame, "round-of-combat", TO_LOSSES)) list.push(lossesQuestion(game, units, game.stack.slice(round)));
    const chase = aboutOf(request, "pursue");
    for (const prey of chase?.prey ?? []) list.push(pursuitQuestion(game, frame, chase?.unit ?? -1, prey));
    return list;
  }
  const seen = new Set<number>();
  for (const u of game.units) {
    if (!onField(u) || seen.has(u.id) || !engaged(game, u.id)) continue;
    const combat = combatOf(game, u.id);
    for (const id of combat) seen.add(id);
    list.push(combatQuestion(game, combat), lossesQuestion(game, combat));
  }
  return list;
}
