import { type Given, inForce, type Refusal, refuse } from "@tercio/kernel";
import { chargeable } from "../battlefield/charges.ts";
import { unitStrength } from "../calculation/formation.ts";
import { redirect } from "../entries/rules/charge.ts";
import { book } from "../hooks/book.ts";
import { type OldWorld, onField, type Reaction, type Unit, unit } from "../state/state.ts";
import type { ReactionAnswer } from "./charge-flow.ts";
import { chargersOf } from "./declaring.ts";

type G = OldWorld;
const CHOICE = "tow.charge-reaction.choice";

/** What becomes of a unit that reacts so: it stays, it leaves, and it shoots or goes to meet the charger. */
const KINDS: {
  readonly [reaction in Reaction]: { readonly leaves: boolean; readonly shoots: boolean; readonly aimed: boolean };
} = {
  hold: { leaves: false, shoots: false, aimed: false },
  "stand-and-shoot": { leaves: false, shoots: true, aimed: true },
  flee: { leaves: true, shoots: false, aimed: false },
  "fire-and-flee": { leaves: true, shoots: true, aimed: true },
  "counter-charge": { leaves: false, shoots: true, aimed: true },
};
export const leaves = (reaction: Reaction): boolean => KINDS[reaction].leaves;

/** Why a unit may not react so, whatever else it might do; null where it may. */
function whyNot(game: G, u: Unit, reaction: Reaction): Refusal | null {
  const { leaves: flees, shoots } = KINDS[reaction];
  const of = flees
    ? book.refusals("flee from a charge", game, { unit: u })
    : book.refusals("hold against a charge", game, { unit: u });
  return of[0] ?? (shoots ? book.refusals("shoot at a charge", game, { unit: u })[0] : undefined) ?? null;
}

const offeredBy = (game: G, u: Unit, charger: number): readonly Given<Reaction>[] =>
  book.offers("charge reaction", game, { unit: u, charger: unit(game, charger) });

/** What is asked about a reaction. */
interface About {
  readonly unit: number;
  readonly chargers: readonly number[];
  /** Its charger was redirected: it holds or flees. */
  readonly redirected: boolean;
}

/** Every reaction that rules give a charged unit, allowed or not. */
function given(game: G, { unit: id, chargers, redirected }: About): readonly ReactionAnswer[] {
  const u = unit(game, id);
  const list: ReactionAnswer[] = [];
  for (const charger of chargers)
    for (const { value: reaction } of offeredBy(game, u, charger)) {
      const { aimed } = KINDS[reaction];
      if (redirected && aimed) continue;
      const answer = aimed && chargers.length > 1 ? { reaction, against: charger } : { reaction };
      if (!list.some((a) => JSON.stringify(a) === JSON.stringify(answer))) list.push(answer);
    }
  return list;
}

/** The reactions that a charged unit may choose from. */
export const reactionsTo = (game: G, about: About): readonly ReactionAnswer[] =>
  given(game, about).filter((a) => whyNot(game, unit(game, about.unit), a.reaction) === null);

/** Why such a reaction is not among them. */
export function whyNotReact(game: G, about: About, reaction: unknown): Refusal {
  const known = given(game, about).find((a) => a.reaction === reaction);
  const why = known === undefined ? null : whyNot(game, unit(game, about.unit), known.reaction);
  return why ?? refuse("refuse.no-such-reaction", CHOICE, {}, "reaction");
}

/** The chargers that a unit flees from: those of the highest Unit Strength. */
export function strongest(game: G, target: number): readonly number[] {
  const all = chargersOf(game, target);
  const most = Math.max(...all.map((id) => unitStrength(unit(game, id))));
  return all.filter((id) => unitStrength(unit(game, id)) === most);
}

/** The enemies that this charger could charge instead of `old`. */
export const redirectTargets = (game: G, id: number, old: number): readonly number[] =>
  game.units.filter((v) => v.id !== old && chargeable(game, unit(game, id), v)).map((v) => v.id);

/** Units that charged this target, which has fled, and could still look for another. */
export function redirectable(game: G, target: number): readonly number[] {
  const fled = unit(game, target);
  if (!inForce(redirect.id) || (onField(fled) && !fled.fleeing && fled.deed !== "fled")) return [];
  return chargersOf(game, target).filter(
    (id) => !unit(game, id).redirected && redirectTargets(game, id, target).length > 0,
  );
}
