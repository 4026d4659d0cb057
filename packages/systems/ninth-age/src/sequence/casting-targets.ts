import { type Step, type Steps, there } from "@tercio/kernel";
import { aimingOf, spellTargets } from "../battlefield/spell-targets.ts";
import { numberOf } from "../state/facts.ts";
import { effectOf } from "../state/spells.ts";
import type { NinthAge, PoolRef } from "../state/state.ts";
import { givenOf } from "./cast-given.ts";
import { seatOf, type Vars } from "./casting-rolls.ts";
import type { NinthAgeFlow } from "./flow.ts";

type G = NinthAge;
type Choosing<To extends string> = Pick<Steps<NinthAgeFlow, Vars, To, []>, "choose">;

/** The step at which a spell gets its target. */
export const firstTarget = <To extends string, const S extends To>(of: Choosing<To>, id: S): Step<G, S> =>
  of.choose(
    id,
    { en: "Choose the target", fr: "Choisir la cible" },
    "spell-target",
    (game, v) => {
      const targets = spellTargets(game, v.wizard, v);
      const aiming = aimingOf(game.edition, v);
      if (aiming !== "unit" && aiming !== "model") return null;
      return { player: seatOf(game, v), about: { ...givenOf(v), targets: targets.map(([t]) => there(t)) } };
    },
    (_, __, target) => ({ vars: { targets: [{ unit: target.unit, pool: target.pool }] } }),
  );

/** All that a spell may be aimed at besides the target that it has; none where it may have no more. */
function others(game: G, v: Vars): readonly PoolRef[] {
  const most = numberOf(effectOf(game.edition, v.spell, v.way).targets) ?? 1;
  if (v.targets.length === 0 || v.targets.length >= most) return [];
  return spellTargets(game, v.wizard, v).flatMap((list) =>
    list.filter((t) => !v.targets.some((had) => had.unit === t.unit && had.pool === t.pool)),
  );
}

/** The step at which a spell that may have two targets gets the second of them, if its caster wishes. */
export const secondTarget = <To extends string, const S extends To>(of: Choosing<To>, id: S): Step<G, S> =>
  of.choose(
    id,
    { en: "Choose another target", fr: "Choisir une autre cible" },
    "second-target",
    (game, v) => {
      const targets = others(game, v);
      return targets.length === 0 ? null : { player: seatOf(game, v), about: { ...givenOf(v), targets } };
    },
    (game, v, { unit: named }) => ({
      vars: { targets: [...v.targets, ...others(game, v).filter((t) => t.unit === named)] },
    }),
  );
