import { add } from "../../hooks/moments.ts";
import { foes, type OldWorld, type Unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./special-rules.ts";

const furious = entry.furiousCharge.figures;
/** Has it charged so far, in the turn that is played, an enemy that it touches? */
const charged = (game: OldWorld, u: Unit, inches: number): boolean =>
  foes(game, u.id).some(({ charged, contact }) => {
    const made = game.contacts[contact];
    return charged && made?.turn === game.turn && made.inches >= inches;
  });

export const specialRules: readonly Play[] = [
  play(entry.armouredHide, {
    modify: { armour: { unit: (_, __, { params }) => add(-Number(params.value), "tow.rule.armoured-hide") } },
  }),
  play(entry.furiousCharge, {
    modify: {
      attacks: {
        unit: (game, { unit: u }) =>
          charged(game, u, furious.inches) ? add(furious.attacks, "tow.rule.furious-charge") : null,
      },
    },
  }),
];
