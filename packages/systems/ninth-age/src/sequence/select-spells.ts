import { settled, there } from "@tercio/kernel";
import { type Selection, toSelect } from "../calculation/spell-selection.ts";
import { spent } from "../calculation/items-used.ts";
import { listedRule } from "../state/ids.ts";
import { SPENT } from "../state/items.ts";
import { withMagic } from "../state/magic.ts";
import { PATHS } from "../entries/forms.ts";
import { crownOf, wizardOf } from "../state/spells.ts";
import { type NinthAge, other, type Seat, type Unit, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

type G = NinthAge;
const STEP = "t9a.sequence.pre-game.pre-game.7";

/** The path that was rolled for a Wizard of none; null: it has not been, or has no need to be. */
const pathOf = (game: G, u: Unit): string | null => {
  const mark = game.effects.find((e) => e.rule === SPENT && e.on === u.id && typeof e.params.path === "string");
  return mark === undefined ? null : String(mark.params.path);
};
/** The next Wizard whose path is to be rolled for. */
const pathless = (game: G): Unit | undefined =>
  game.units.find(
    (u) =>
      wizardOf(game.edition, u.entry)?.random === true && pathOf(game, u) === null && crownOf(u.entry) !== undefined,
  );

/** Wizards who still have to choose, those of the player who chose the Deployment Zone first (reading `spell-selection`). */
function waiting(game: G): (Selection & { readonly unit: number; readonly seat: Seat }) | null {
  const first = game.zoneChooser ?? 0;
  for (const seat of [first, other(first)])
    for (const u of game.units) {
      if (u.seat !== seat) continue;
      const choice = toSelect(game.edition, u, game.magic.known[u.id] ?? [], pathOf(game, u));
      if (choice !== null && choice.count + choice.knows.length > 0) return { ...choice, unit: u.id, seat: u.seat };
    }
  return null;
}

/** Step 7: each Wizard's spells, one by one. */
export const selectSpells = sequence(
  "select-spells",
  { en: "Select Spells", fr: "Choisir les sorts" },
  {},
  ({ again }) => [
    again.roll(
      "path",
      { en: "Path of a crowned Wizard", fr: "Voie d’un Magicien couronné" },
      (game) => {
        const u = pathless(game);
        return u === undefined
          ? null
          : {
              type: "roll",
              player: u.seat,
              label: message("roll.path", { unit: named(u), paths: PATHS.length }),
              dice: { kind: "sum", dice: 1, sides: PATHS.length },
              rule: listedRule(there(crownOf(u.entry))),
            };
      },
      (game, _, { total }, context) => {
        const u = there(pathless(game));
        const item = there(crownOf(u.entry));
        const path = there(PATHS[total - 1]);
        tell(context, "pathRolled", listedRule(item), {
          unit: named(u),
          path: message(`path.${path}` as "path.alchemy"),
        });
        return { game: spent(game, { unit: u.id, item }, { path }) };
      },
    ),
    again.choose(
      "spell",
      { en: "Select a spell", fr: "Choisir un sort" },
      "select-spell",
      (game) => {
        const next = waiting(game);
        if (next === null) return null;
        // What is known without being selected comes first; who may have all of them is not asked.
        const [known] = next.knows;
        if (known !== undefined) return settled({ spell: known });
        if (next.spells.length <= next.count) return settled({ spell: there(next.spells[0]) });
        return { player: next.seat, about: { unit: next.unit, spells: next.spells, count: next.count } };
      },
      (game, _, { spell }, context) => {
        const next = waiting(game);
        if (next === null) return {};
        tell(context, "selects", STEP, { unit: named(unit(game, next.unit)), spell: { key: `rule.${spell}` } });
        const known = { ...game.magic.known, [next.unit]: [...(game.magic.known[next.unit] ?? []), spell] };
        return { game: withMagic(game, { known }) };
      },
      STEP,
    ),
  ],
);
