import { withEffect } from "@tercio/kernel";
import { inEdition } from "../book/row.ts";
import { sacrificialOffering } from "../entries/rules/army-magic.ts";
import { book } from "../hooks/book.ts";
import type { HitOffered } from "../hooks/casting.ts";
import { profileHas } from "../state/held.ts";
import type { NinthAge, Pool, Unit } from "../state/state.ts";
import { atStep } from "../state/steps.ts";
import { poolHealth } from "./health.ts";
import { sureHit } from "./spell-effects.ts";

const { id: OFFERING } = sacrificialOffering;
/** On a unit that has been hit so in this Magic Phase. */
const OFFERED = "has-offered";

const offers = (p: Pool): boolean => p.count > 0 && profileHas(p.profile, OFFERING);

/** What a unit may suffer for the spell of a Wizard in it, and how often; null where it has nobody who would, or has suffered it. */
export function bleedingFor(game: NinthAge, u: Unit): HitOffered | null {
  const row = inEdition(sacrificialOffering.figures, game.edition);
  if (!("hits" in row) || !u.pools.some(offers) || game.effects.some((e) => e.rule === OFFERED && e.on === u.id))
    return null;
  return { hits: row.hits, hit: sureHit(OFFERING, OFFERING) };
}

/** The game in which this unit has suffered it for this Magic Phase. */
export const offered = (game: NinthAge, u: Unit): NinthAge => ({
  ...game,
  effects: withEffect(game.effects, {
    ...{ rule: OFFERED, on: u.id, from: null, params: {} },
    until: { steps: [atStep("magic-phase", "6")] },
  }),
});

/** Health Points of those in a unit who would. */
export const bloodIn = (game: NinthAge, u: Unit): number =>
  u.pools.reduce((sum, p) => sum + (offers(p) ? poolHealth(game, u, p) : 0), 0);

/** What the rules offer a unit before the spell of a Wizard in it is tried; null: nothing. */
export const mayOffer = (game: NinthAge, u: Unit): HitOffered | null =>
  book.offers("spell to be tried", game, { unit: u })[0]?.value ?? null;
