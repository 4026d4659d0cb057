import { printedDice } from "@tercio/dice";
import { type Context, type Frame, message } from "@tercio/kernel";
import type { Way } from "@tercio/mass-battle";
import { ironShodWheels } from "../entries/rules/ground.ts";
import { dangerousTerrain as entry, moveThroughCover } from "../entries/rules/moves.ts";
import { loseWounds } from "../calculation/losses.ts";
import { contactsOnTable } from "../battlefield/contacts.ts";
import { type Danger, dangersOn } from "../battlefield/ground.ts";
import { dangersTrodden } from "../battlefield/loose.ts";
import { book } from "../hooks/book.ts";
import type { Point } from "@tercio/tabletop";
import { holds } from "../state/held.ts";
import type { RuleId } from "../state/names.ts";
import { engaged, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { destroyedNear, heavyCasualties } from "./panic-causes.ts";

const RULE = "tow.keyword.dangerous-terrain";
const SIDES = Number(entry.figures.die.slice(1));

const tests = (u: Unit, dangers: readonly Danger[]): readonly Frame[] =>
  dangers.map(({ feature, models }) => enter("dangerous-terrain", { unit: u.id, models, feature })).toReversed();

/** The tests of a unit that moved this way from where it stood as `u`, one a feature; the first comes last. */
export const dangerousGround = (game: OldWorld, u: Unit, way: Way): readonly Frame[] =>
  tests(u, dangersOn(game, u, way));

/** The same of loose models that went so; through the air they touch what they end in. */
export const dangerousWays = (
  game: OldWorld,
  u: Unit,
  ways: readonly (readonly Point[])[],
  air = false,
): readonly Frame[] => tests(u, dangersTrodden(game, u, air ? ways.map((w) => w.slice(-1)) : ways));

/** Has it made a charge move, for which no losses on the way make it test? */
const charges = (u: Unit): boolean => u.deed === "charged" || u.deed === "failed-charge";

/** Wounds that a unit loses other than by blows, without a save, and what follows from that. */
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
  // Who falls has left its enemies; the others close up.
  const next = engaged(game, id) ? contactsOnTable(lost.game) : lost.game;
  if (gone) return { game: next, enter: destroyedNear(next, unit(game, id)) };
  return { game: next, enter: charges(unit(game, id)) ? [] : heavyCasualties(next, id) };
}

/** The dice of Wounds that each failed test costs; null: one each. */
const woundsEach = (game: OldWorld, u: Unit): string | null =>
  book.offers("wounds of dangerous terrain", game, { unit: u })[0]?.value ?? null;

/** A die for each model that crossed dangerous ground. */
export const dangerousTerrain = sequence(
  "dangerous-terrain",
  { en: "Dangerous terrain", fr: "Terrain dangereux" },
  { failed: 0 },
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
        const failed = outcome.counts[0] ?? 0;
        return woundsEach(game, unit(game, v.unit)) === null
          ? hurt(game, v.unit, failed, RULE, context)
          : { vars: { failed } };
      },
      RULE,
    ),
    roll(
      "wounds",
      { en: "Wounds of the failed tests", fr: "Points de Vie perdus aux tests ratés" },
      (game, v) => {
        const u = unit(game, v.unit);
        const each = woundsEach(game, u);
        if (each === null || v.failed === 0) return null;
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.dangerous-wounds", { unit: named(u) }),
          dice: { kind: "sum", ...printedDice(each), dice: v.failed },
          rule: ironShodWheels.id,
        };
      },
      (game, v, outcome, context) => hurt(game, v.unit, outcome.total, ironShodWheels.id, context),
      RULE,
    ),
  ],
);
