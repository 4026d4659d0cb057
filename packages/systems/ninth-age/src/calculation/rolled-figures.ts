import { inForce, withEffect } from "@tercio/kernel";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { atStep } from "../state/steps.ts";

const FIGURES = ["attackValue", "offensiveSkill"] as const;

/** A figure of a part of such models that a die decides in this Round of Combat. */
export interface RolledFigure {
  readonly unit: number;
  readonly pool: number;
  readonly part: number;
  readonly figure: (typeof FIGURES)[number];
  readonly text: string;
}

/** All that are to be rolled for in a combat, in the order of its units. */
export function rolledFigures(game: NinthAge, units: readonly number[]): readonly RolledFigure[] {
  if (!inForce("t9a.rule.rolled-figures")) return [];
  return units
    .map((id) => unit(game, id))
    .filter(onField)
    .flatMap((u) =>
      u.pools.flatMap((p, pool) =>
        p.count === 0
          ? []
          : p.profile.parts.flatMap((part, index) =>
              FIGURES.flatMap((figure) => {
                const text = part.rolled?.[figure];
                return text === undefined ? [] : [{ unit: u.id, pool, part: index, figure, text }];
              }),
            ),
      ),
    );
}

const ROUND_ENDS = { steps: [atStep("round-of-combat", "16")] };

/** The game in which it has come to so much. */
export function withFigure(game: NinthAge, { unit: id, pool, part, figure }: RolledFigure, value: number): NinthAge {
  const on = unit(game, id).pools[pool]?.self ?? id;
  const same = game.effects.find((e) => e.rule === "rolled-figures" && e.on === on && e.params.part === part);
  if (same !== undefined)
    return {
      ...game,
      effects: game.effects.map((e) => (e === same ? { ...e, params: { ...e.params, [figure]: value } } : e)),
    };
  const params = { part, [figure]: value };
  return {
    ...game,
    effects: withEffect(game.effects, { rule: "rolled-figures", on, from: null, until: ROUND_ENDS, params }),
  };
}
