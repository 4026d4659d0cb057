import { type Change, type Step, type Steps } from "@tercio/kernel";
import { bloodIn, offered, offeringOf } from "../calculation/blood-offered.ts";
import { casterOf, casterRef } from "../calculation/casting.ts";
import { sacrificialOffering } from "../entries/rules/army-magic.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { givenOf } from "./cast-given.ts";
import { seatOf, type Vars } from "./casting-rolls.ts";
import { named, tell } from "./emit.ts";
import { enter, type NinthAgeFlow } from "./flow.ts";
import { freeShots } from "./spell-hits.ts";

type G = NinthAge;
type Of<To extends string> = Pick<Steps<NinthAgeFlow, Vars, To, []>, "act" | "choose">;

/** The step at which a Wizard’s unit may suffer a hit, before the attempt that it helps is declared. */
export const bloodOffered = <To extends string, const S extends To>(of: Of<To>, id: S): Step<G, S> =>
  of.choose(
    id,
    { en: "Offer a hit for the spell?", fr: "Offrir une touche pour le sort ?" },
    "sacrificial-offering",
    (game, v) => {
      const caster = v.bound === undefined ? casterOf(game, v.wizard) : null;
      const may = caster === null ? null : offeringOf(game, caster.unit);
      return caster === null || may === null
        ? null
        : { player: seatOf(game, v), about: { ...givenOf(v), unit: caster.unit.id, hits: may.hits } };
    },
    (game, v, answer, context): Change<G, Vars, To> => {
      const caster = answer.offers ? casterOf(game, v.wizard) : null;
      const may = caster === null ? null : offeringOf(game, caster.unit);
      if (caster === null || may === null) return {};
      const { unit: u } = caster;
      tell(context, "offersBlood", sacrificialOffering.id, { unit: named(u), hits: may.hits });
      const shots = [freeShots(casterRef(game, v.wizard), { unit: u.id, pool: -1 }, may.hits, may.hit)];
      return {
        game: offered(game, u),
        vars: { offering: { unit: u.id, health: bloodIn(game, u) } },
        enter: enter("volley", { by: u.id, target: u.id, shots }),
      };
    },
  );

/** The step after it: has somebody who offers lost Health Points, and does the Wizard still stand and cast? */
export const bloodTaken = <To extends string, const S extends To>(of: Of<To>, id: S): Step<G, S> =>
  of.act(id, { en: "What the offered hit has taken", fr: "Ce qu’a pris la touche offerte" }, (game, v) => {
    if (v.offering === undefined) return {};
    const caster = casterOf(game, v.wizard);
    if (caster === null || caster.unit.fleeing) return { leave: true as const };
    return { vars: { offered: bloodIn(game, unit(game, v.offering.unit)) < v.offering.health } };
  });
