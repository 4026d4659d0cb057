import { dieToAdd, recasting } from "../calculation/relics.ts";
import { magicDice, moreDice } from "../calculation/casting.ts";
import { spent } from "../calculation/items-used.ts";
import { listedRule } from "../state/ids.ts";
import type { Borne } from "../state/items.ts";
import { type NinthAge, other, type Seat } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { givenOf } from "./cast-given.ts";
import {
  attemptOf,
  castingJudged,
  castingRoll,
  dieHelps,
  type DispelGiven,
  dispelJudged,
  type Rolled,
  seatOf,
} from "./casting-rolls.ts";
import { tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;

/** A casting roll (`total`: null), or the dispelling roll against one that came to so much. */
export type MagicRollGiven = DispelGiven & Rolled;
export interface MagicRollOwn {
  /** With what a Magic Die is added. */
  readonly adds: Borne | null;
}

const dispels = (v: MagicRollGiven): boolean => v.total !== null;
const rollerOf = (game: G, v: MagicRollGiven): Seat => (dispels(v) ? other(seatOf(game, v)) : seatOf(game, v));
const judgeOf = (game: G, v: MagicRollGiven) => (faces: readonly number[]) =>
  dispels(v) ? dispelJudged(game, v, faces) : castingJudged(game, attemptOf(v), faces);

/** Magic Dice that have fallen, and what is carried to change them: what the rules offer at "magic dice fallen". */
export const magicRoll = sequence(
  "magic-roll",
  { en: "Magic Dice that have fallen", fr: "Des dés de magie sont tombés" },
  { adds: null },
  ({ roll, choose }) => [
    roll(
      "a",
      { en: "Re-roll of a failed casting roll", fr: "Relance d’un jet de lancement raté" },
      (game, v) => {
        const again = dispels(v) ? null : recasting(game, v.wizard, v.faces.length);
        if (again === null || judgeOf(game, v)(v.faces).passed) return null;
        return { ...castingRoll(game, attemptOf(v)), rule: listedRule(again.item) };
      },
      (game, v, { faces }, context) => {
        const again = recasting(game, v.wizard, v.faces.length);
        if (again !== null)
          tell(context, "castAgain", listedRule(again.item), {
            item: message(`rule.${again.item}`),
            spell: spellNamed(game.edition, v),
          });
        return { vars: { faces } };
      },
    ),
    choose(
      "b",
      { en: "Add a Magic Die?", fr: "Ajouter un dé de magie ?" },
      "add-die",
      (game, v) => {
        const seat = rollerOf(game, v);
        const item = dieToAdd(game, seat, dispels(v) ? null : v.wizard);
        if (item === null) return null;
        const judge = judgeOf(game, v);
        const { total, passed } = judge(v.faces);
        const seen = { total, helps: dieHelps(judge, v.faces) };
        return dispels(v) && passed
          ? null
          : { player: seat, about: { ...givenOf(v), targets: v.targets, item, ...seen, dispels: dispels(v) } };
      },
      (game, v, { adds }) => {
        const item = adds ? dieToAdd(game, rollerOf(game, v), dispels(v) ? null : v.wizard) : null;
        return item === null ? {} : { game: spent(game, item), vars: { adds: item } };
      },
    ),
    roll(
      "c",
      { en: "The Magic Die that is added", fr: "Le dé de magie ajouté" },
      (game, v) =>
        v.adds === null
          ? null
          : {
              type: "roll",
              player: rollerOf(game, v),
              label: message("roll.magic-die", { spell: spellNamed(game.edition, v) }),
              dice: dispels(v) ? magicDice(1, false) : moreDice(game.edition, v.spell, v.faces),
              rule: listedRule(v.adds.item),
            },
      // It counts among those that a spell was cast with, or was to be dispelled with.
      (_, v, { faces }) => ({ vars: { faces: [...v.faces, ...faces] } }),
    ),
  ],
  (_, { faces }) => ({ faces }),
);
