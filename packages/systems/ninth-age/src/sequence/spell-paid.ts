import { sharedOut } from "../calculation/crumbling.ts";
import { bloodIn, offered } from "../calculation/blood-offered.ts";
import { casterOf, casterRef } from "../calculation/casting.ts";
import { loseHealth } from "../calculation/losses.ts";
import { secondRoll } from "../calculation/relics.ts";
import { SACRIFICE, sacrificeHit } from "../calculation/sacrifice.ts";
import { sacrificialOffering } from "../entries/rules/army-magic.ts";
import type { Offering } from "../hooks/casting.ts";
import { listedRule } from "../state/ids.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { type PoolRef, unit } from "../state/state.ts";
import { type CastingGiven, givenOf } from "./cast-given.ts";
import { seatOf } from "./casting-rolls.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";
import { freeShots } from "./spell-hits.ts";
import { casterNamed, spellNamed } from "./spell-messages.ts";

/** A spell that has been cast at these. */
export type PaidGiven = CastingGiven & { readonly targets: readonly PoolRef[] };

/** Those in a Wizard's unit may suffer a hit before a spell is tried. */
export const offeringBlood = sequence(
  "blood-offered",
  { en: "A hit offered for a spell", fr: "Une touche offerte pour un sort" },
  { health: null, offered: false, over: false },
  ({ act, choose }) => [
    choose(
      "a",
      { en: "Offer a hit for the spell?", fr: "Offrir une touche pour le sort ?" },
      "sacrificial-offering",
      (game, v) => ({ player: seatOf(game, v), about: { ...givenOf(v), unit: v.unit, hits: v.may.hits } }),
      (game, v, { offers }, context) => {
        if (!offers) return {};
        const u = unit(game, v.unit);
        tell(context, "offersBlood", sacrificialOffering.id, { unit: named(u), hits: v.may.hits });
        const shots = [freeShots(casterRef(game, v.wizard), { unit: u.id, pool: -1 }, v.may.hits, v.may.hit)];
        return {
          game: offered(game, u),
          vars: { health: bloodIn(game, u) },
          enter: enter("volley", { by: u.id, target: u.id, shots }),
        };
      },
    ),
    act("b", { en: "What the offered hit has taken", fr: "Ce qu’a pris la touche offerte" }, (game, v) => {
      if (v.health === null) return {};
      const caster = casterOf(game, v.wizard);
      if (caster === null || caster.unit.fleeing) return { vars: { over: true } };
      return { vars: { offered: bloodIn(game, unit(game, v.unit)) < v.health } };
    }),
  ],
  (_, { offered: bled, over }) => ({ offered: bled, over }),
);

/** Friends may bleed for a spell: those that the rules offer. */
export const sacrificing = sequence(
  "sacrifice",
  { en: "The Sacrifice", fr: "Le Sacrifice" },
  { sacrificed: false },
  ({ choose }) => [
    choose(
      "a",
      { en: "Who pays for the spell", fr: "Qui paie pour le sort" },
      "sacrifice",
      (game, v) => ({ player: seatOf(game, v), about: { ...givenOf(v), targets: v.targets, units: v.units } }),
      (game, v, { unit: id }, context) => {
        const paid = v.units.find((o: Offering) => o.unit === id);
        if (paid === undefined) return {};
        const u = unit(game, paid.unit);
        const hit = sacrificeHit(game.edition);
        if (hit !== null) {
          tell(context, "sacrificesHits", SACRIFICE, {
            unit: named(u),
            hits: paid.points,
            spell: spellNamed(game.edition, v),
          });
          const by = casterRef(game, v.wizard);
          const shots = [freeShots(by, { unit: u.id, pool: -1 }, paid.points, hit)];
          return { vars: { sacrificed: true }, enter: enter("volley", { by: by.unit, target: u.id, shots }) };
        }
        const lost = loseHealth(game, u.id, sharedOut(game, u, paid.points));
        tell(context, "sacrifices", SACRIFICE, {
          unit: named(u),
          points: lost.points,
          spell: spellNamed(game.edition, v),
        });
        const after = afterLosses(lost.game, game, [u.id], context);
        return { game: after.game, vars: { sacrificed: true }, enter: after.frames };
      },
    ),
  ],
  (_, { sacrificed }) => sacrificed,
);

/** Veil Tokens may be paid for a second roll to wound. */
export const walkingTheVeil = sequence(
  "veil-walk",
  { en: "Walking the Veil", fr: "Marcher dans le Voile" },
  { walks: false },
  ({ choose }) => [
    choose(
      "a",
      { en: "Walk the Veil?", fr: "Marcher dans le Voile ?" },
      "walk-veil",
      (game, v) => {
        const found = secondRoll(game, v.wizard);
        return found === null
          ? null
          : { player: seatOf(game, v), about: { ...givenOf(v), targets: v.targets, tokens: found.tokens } };
      },
      (game, v, { walks }, context) => {
        const found = walks ? secondRoll(game, v.wizard) : null;
        if (found === null) return {};
        tell(context, "walksVeil", listedRule(found.borne.item), {
          unit: casterNamed(game, v.wizard),
          tokens: found.tokens,
          spell: spellNamed(game.edition, v),
        });
        const seat = seatOf(game, v);
        const tokens = ofSeat(game.magic.tokens, seat, game.magic.tokens[seat] - found.tokens);
        return { game: withMagic(game, { tokens }), vars: { walks: true } };
      },
    ),
  ],
  (_, { walks }) => walks,
);
