import { type Frame, message, type OddsQuestion } from "@tercio/kernel";
import { enter } from "../sequence/flow.ts";
import { facingAimedAt, placesOf } from "../battlefield/charges.ts";
import { inContact } from "../sequence/charge-contact.ts";
import { chargersOf, declareCharge } from "../sequence/charge-declared.ts";
import { fleesFrom } from "../sequence/reactions.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { stands } from "../state/steps.ts";

type G = NinthAge;

/** With this charge declared, if it is not already. */
const withCharge = (game: G, charger: number, target: number, air: boolean): G =>
  unit(game, charger).declared === target ? game : declareCharge(game, charger, target, air);

/** Has this charger's roll fallen short, as far as the sequence has come? */
export const fellShort = (game: G, charger: number): boolean =>
  game.stack.some(
    (f) =>
      stands(f, "charge-move") && ((f.vars.short ?? []) as readonly { unit: number }[]).some((r) => r.unit === charger),
  );

/** Will this charge arrive? Plays the charge's own steps, from the declaration or from where it has come to. */
export function chargeQuestion(
  game: G,
  charger: number,
  target: number,
  {
    inProgress,
    air = unit(game, charger).air,
  }: { readonly inProgress?: readonly Frame[]; readonly air?: boolean } = {},
): OddsQuestion<G> {
  const stack = inProgress ?? [enter("charge-move", { unit: charger })];
  return {
    id: `charge-${charger}-${target}${air ? "-air" : ""}`,
    label: message("odds.charge", { unit: named(unit(game, charger)), foe: named(unit(game, target)) }),
    start: { ...(inProgress === undefined ? withCharge(game, charger, target, air) : game), stack },
    answer: { unit: charger, target, ...(air ? { air: true } : {}) },
    headline: "arrives",
    pieces: [charger, target],
    stop: () => false,
    result: (g) => {
      const { moved } = unit(g, charger);
      return moved === "failed-charge" || fellShort(g, charger) ? "fails" : moved === "charge" ? "arrives" : null;
    },
    results: [
      { id: "arrives", label: message("odds.arrives") },
      { id: "fails", label: message("odds.fails") },
    ],
  };
}

/** How many of all that charge this target arrive, the one asked about with them? Null where it is the only one. */
export function chargesQuestion(
  game: G,
  charger: number,
  target: number,
  air = unit(game, charger).air,
): OddsQuestion<G> | null {
  const start = withCharge(game, charger, target, air);
  const chargers = chargersOf(start, target);
  if (chargers.length < 2) return null;
  const moved = (g: G, id: number): boolean => ["charge", "failed-charge"].includes(unit(g, id).moved);
  return {
    id: `charges-${charger}-${target}${air ? "-air" : ""}`,
    label: message("odds.charges", {
      units: chargers.map((id) => named(unit(game, id))),
      foe: named(unit(game, target)),
    }),
    start: { ...start, stack: [enter("charge-move", { unit: charger })] },
    pieces: [...chargers, target],
    stop: () => false,
    result: (g) =>
      chargers.every((id) => moved(g, id)) || g.stack.length === 0
        ? `${chargers.filter((id) => unit(g, id).moved === "charge").length}`
        : null,
    results: Array.from({ length: chargers.length + 1 }, (_, value) => ({
      ...{ id: `${value}`, value },
      label: message("odds.so-many-arrive", { count: value }),
    })),
  };
}

/**
 * All who have declared a charge at this target, and the one asked about, as if they had arrived: each at the best place
 * there is for it, as in play. Null where the one asked about finds no place, or the target flees.
 */
export function arrived(
  game: G,
  charger: number,
  target: number,
  air: boolean,
): { readonly game: G; readonly chargers: readonly number[] } | null {
  if (unit(game, target).fleeing) return null;
  let next = withCharge(game, charger, target, air);
  const list = [charger, ...chargersOf(next, target).filter((id) => id !== charger)];
  const chargers: number[] = [];
  for (const [i, id] of list.entries()) {
    const [u, v] = [unit(next, id), unit(next, target)];
    const mates = list.slice(i + 1).map((m) => unit(next, m));
    const { best } = placesOf(next, u, v, mates);
    if (best === null && id === charger) return null;
    if (best === null) continue;
    next = inContact(next, id, target, facingAimedAt(u, v), best);
    chargers.push(id);
  }
  return { game: next, chargers };
}

/** If the target flees: do its chargers run it down? Plays its Flee Move, then their rolls and moves. */
export function fleeQuestion(game: G, target: number, charger: number): OddsQuestion<G> {
  const fled = fleesFrom(game, unit(game, target), unit(game, charger));
  const chargers = chargersOf(game, target);
  return {
    id: `flee-${target}-${charger}`,
    label: message("odds.flee", { unit: named(unit(game, target)), foe: named(unit(game, charger)) }),
    start: { ...fled.game, stack: [enter("charge-move", { unit: charger }), fled.enter] },
    answer: { reaction: "flee" },
    headline: "escapes",
    pieces: [target, charger],
    stop: () => false,
    result: (g) => {
      if (!onField(unit(g, target))) return chargers.some((id) => unit(g, id).moved === "charge") ? "caught" : "lost";
      return chargers.every((id) => unit(g, id).moved === "failed-charge" || fellShort(g, id)) ? "escapes" : null;
    },
    results: [
      { id: "escapes", label: message("odds.escapes") },
      { id: "caught", label: message("odds.caught") },
      { id: "lost", label: message("odds.lost") },
    ],
  };
}
