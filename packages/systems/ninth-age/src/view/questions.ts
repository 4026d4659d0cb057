import { enter, type Frame, message, type OddsQuestion, type Request } from "@tercio/kernel";
import { findCharges } from "@tercio/mass-battle";
import { aboutCharge, facingCharged, farthestCharge } from "../field/charges.ts";
import { named } from "../sequence/emit.ts";
import { change, combatOf, engaged, type NinthAge, onField, unit } from "../state.ts";

type G = NinthAge;

/** Steps of a round up to and with the Break Tests. */
const TO_BREAK_TESTS = /^([1-7])(\D|$)/;

/** Will this charge arrive? Plays the charge's own steps, from the declaration or from where it has come to. */
export function chargeQuestion(game: G, charger: number, target: number, underWay?: readonly Frame[]): OddsQuestion<G> {
  const start =
    underWay === undefined
      ? { ...change(game, charger, { declared: target }), stack: [enter("charge-move", { unit: charger })] }
      : { ...game, stack: underWay };
  return {
    id: `charge-${charger}-${target}`,
    label: message("odds.charge", { unit: named(unit(game, charger)), foe: named(unit(game, target)) }),
    start,
    answer: { unit: charger, target },
    headline: "arrives",
    pieces: [charger, target],
    stop: () => false,
    result: (g) => {
      const u = unit(g, charger);
      return u.moved === "failed-charge" ? "fails" : u.moved === "charge" ? "arrives" : null;
    },
    results: [
      { id: "arrives", label: message("odds.arrives") },
      { id: "fails", label: message("odds.fails") },
    ],
  };
}

/** How will this Round of Combat end? Plays it up to the Break Tests, from its start or from where it has come to. */
export function combatQuestion(game: G, units: readonly number[], underWay?: readonly Frame[]): OddsQuestion<G> {
  const result = (g: G): string | null => {
    const top = g.stack[g.stack.length - 1];
    const at = top?.sequence === "round-of-combat" ? top.at : null;
    const finished = g.stack.length === 0 || at === "8";
    if (!finished) return null;
    const vars = top?.vars as unknown as { winner: number | null; broken: readonly number[] } | undefined;
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
    start: { ...game, stack: underWay ?? [enter("round-of-combat", { units })] },
    pieces: units,
    stop: (frame) => frame.sequence === "round-of-combat" && frame.at === "8",
    result,
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

/** The charge as if it arrived by its best way, then the first Round of Combat. */
export function chargedCombat(game: G, charger: number, target: number): OddsQuestion<G> | null {
  const u = unit(game, charger);
  const v = unit(game, target);
  if (v.fleeing || engaged(game, target)) return null;
  const facing = facingCharged(u, v);
  const p = findCharges(aboutCharge(game, u, v, farthestCharge(u), true))[0];
  if (p === undefined) return null;
  let next = change(game, charger, {
    ...p.end,
    charging: true,
    moved: "charge",
    rounds: 0,
    weapon: null,
  });
  if (p.rotateTarget !== 0) next = change(next, target, p.target);
  next = {
    ...next,
    engagements: [
      ...next.engagements,
      { a: charger, b: target, aFacing: "front" as const, bFacing: facing, offset: p.offset },
    ],
  };
  return {
    ...combatQuestion(next, combatOf(next, charger)),
    id: `charged-combat-${charger}-${target}`,
    label: message("odds.charged-combat", { unit: named(u), foe: named(v) }),
    answer: { unit: charger, target },
  };
}

/** What can be asked now: charges on offer with their first round, and every combat under way. */
export function questions(game: G, request: Request): readonly OddsQuestion<G>[] {
  const list: OddsQuestion<G>[] = [];
  if (request.type === "choice" && request.choice === "charge") {
    const { pairs } = request.about as unknown as { pairs: readonly { unit: number; target: number }[] };
    for (const p of pairs) {
      list.push(chargeQuestion(game, p.unit, p.target));
      const then = chargedCombat(game, p.unit, p.target);
      if (then !== null) list.push(then);
    }
  }
  if (request.type === "choice" && request.choice === "charge-reaction") {
    // Whoever must hold or flee wants to know what comes.
    const { unit: target, charger } = request.about as unknown as { unit: number; charger: number };
    list.push(chargeQuestion(game, charger, target));
    const then = chargedCombat(game, charger, target);
    if (then !== null) list.push(then);
  }
  const charge = game.stack.findIndex((f) => f.sequence === "charge-move");
  if (request.type === "roll" && charge >= 0) {
    const id = (game.stack[charge] as Frame).vars.unit as number;
    const target = unit(game, id).declared;
    if (target !== null) list.push(chargeQuestion(game, id, target, game.stack.slice(charge)));
  }
  const round = game.stack.findIndex((f) => f.sequence === "round-of-combat");
  if (round >= 0) {
    // Half-way through a round the walk goes on from here, with what has fallen and been chosen already.
    const frame = game.stack[round] as Frame;
    if (TO_BREAK_TESTS.test(frame.at))
      list.push(
        combatQuestion(game, (frame.vars as unknown as { units: readonly number[] }).units, game.stack.slice(round)),
      );
    return list;
  }
  const seen = new Set<number>();
  for (const u of game.units) {
    if (!onField(u) || seen.has(u.id) || !engaged(game, u.id)) continue;
    const combat = combatOf(game, u.id);
    for (const id of combat) seen.add(id);
    list.push(combatQuestion(game, combat));
  }
  return list;
}
