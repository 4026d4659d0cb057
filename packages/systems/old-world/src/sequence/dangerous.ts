import { type Context, type Frame, inForce, message } from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import { dangerousTerrain as entry, moveThroughCover } from "../entries/rules/moves.ts";
import { loseWounds } from "../calculation/losses.ts";
import { crossing } from "../battlefield/ground.ts";
import { holds } from "../state/held.ts";
import type { RuleId } from "../state/names.ts";
import { fieldOf, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { destroyedNear, heavyCasualties } from "./panic-causes.ts";

const RULE = "tow.keyword.dangerous-terrain";
const SIDES = Number(entry.figures.die.slice(1));

/** The tests of a unit that moved along this path from where it stood as `u`, one a feature; the first comes last. */
export function dangerousGround(game: OldWorld, u: Unit, path: readonly Segment[], air = false): readonly Frame[] {
  const { terrain } = fieldOf(game);
  if (terrain.length === 0 || !inForce(RULE)) return [];
  return terrain
    .flatMap((f, feature) => {
      const models = f.kind === "dangerous" ? crossing(game, u, path, air, f) : 0;
      return models === 0 ? [] : [enter("dangerous-terrain", { unit: u.id, models, feature })];
    })
    .reverse();
}

/** Wounds that a unit loses outside of combat, without a save, and what follows from that. */
export function hurt(
  game: OldWorld,
  id: number,
  wounds: number,
  rule: RuleId,
  context: Context,
): { readonly game: OldWorld; readonly enter?: readonly Frame[] } {
  if (wounds === 0) return { game };
  const lost = loseWounds(game, id, wounds);
  tell(context, "losses", rule, { unit: named(unit(game, id)), points: lost.lost });
  const gone = !onField(unit(lost.game, id));
  if (gone) tell(context, "destroyed", rule, { unit: named(unit(game, id)) });
  return { game: lost.game, enter: gone ? destroyedNear(lost.game, unit(game, id)) : heavyCasualties(lost.game, id) };
}

/** A die for each model that crossed dangerous ground. */
export const dangerousTerrain = sequence(
  "dangerous-terrain",
  { en: "Dangerous terrain", fr: "Terrain dangereux" },
  {},
  ({ roll }) => [
    roll(
      "roll",
      { en: "Dangerous Terrain tests", fr: "Tests de terrain dangereux" },
      (game, v) => {
        const u = unit(game, v.unit);
        if (!onField(u)) return null;
        const { rerolled } = moveThroughCover.figures;
        const again = holds(u, "move-through-cover");
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.dangerous", { unit: named(u), fails: entry.figures.woundOn }),
          dice: {
            kind: "pool",
            dice: Math.min(v.models, u.models),
            sides: SIDES,
            groups: [entry.figures.woundOn + 1],
            ...(again ? { reroll: { faces: [rerolled] } } : {}),
          },
          rule: RULE,
        };
      },
      (game, v, outcome, context) => {
        return hurt(game, v.unit, outcome.counts[0] ?? 0, RULE, context);
      },
      RULE,
    ),
  ],
);
