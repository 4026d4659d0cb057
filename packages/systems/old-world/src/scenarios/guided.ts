import { message, type NamedScenario } from "@tercio/kernel";
import type { GuidedBattle } from "@tercio/board";
import * as result from "../entries/rules/combat-result.ts";
import { EDITION } from "../scene/setup.ts";
import { scenesOf } from "../scene/index.ts";
import type { OldWorld, Seat } from "../state/state.ts";

/**
 * The combat to learn on: the player's spears are held in front while the player's halberds come into a flank, strong enough
 * that within a round or two somebody gives way.
 */
export const guidedBattle: NamedScenario = {
  id: "guided",
  title: { en: "A first combat, with hints", fr: "Un premier combat, avec des conseils" },
  scenario: scenesOf(EDITION).scenario({
    lastTurn: 4,
    units: {
      Spears: { side: "first", profile: "spear-regiment", models: 20, files: 5, standard: true, musician: true },
      Halberds: { side: "first", profile: "halberd-band", models: 15, files: 5 },
      North: { side: "second", profile: "northmen", models: 20, files: 5, standard: true },
    },
    contact: [
      { of: "North", at: "Spears", facing: "front", inches: 6, turn: 0 },
      { of: "Halberds", at: "North", facing: "left", inches: 5, turn: 1 },
    ],
  }),
};

/** Who has the first word. */
const OWN: Seat = 0;
const ATTACK = ["roll.attack", "roll.attack-bane"];
const COMBAT = "tow.phase.combat";

/** What is said to whoever fights for the first time: at each request what it is about, and what to make of it. */
export const guided: GuidedBattle<OldWorld> = {
  scenario: guidedBattle,
  hints: [
    {
      id: "begin",
      on: { rolls: ATTACK },
      when: (game) => game.turn === 1,
      text: message("hint.begin"),
      rule: "tow.combat.initiative-order",
    },
    { id: "blows", on: { rolls: ATTACK }, text: message("hint.blows"), rule: `${COMBAT}.choose-and-fight` },
    {
      id: "result",
      on: { rolls: ATTACK },
      text: message("hint.result", {
        wound: result.unsavedWounds.figures.points,
        rank: result.rankBonus.figures.points,
        standard: result.standard.figures.points,
        flank: result.flankAttack.figures.points,
        rear: result.rearAttack.figures.points,
      }),
      rule: `${COMBAT}.calculate-combat-result`,
    },
    {
      id: "break-own",
      on: { rolls: ["roll.break"] },
      when: (_, request) => request.player === OWN,
      text: message("hint.break-own"),
      rule: `${COMBAT}.break-test`,
    },
    { id: "break", on: { rolls: ["roll.break"] }, text: message("hint.break"), rule: `${COMBAT}.break-test` },
    {
      id: "after",
      on: { choice: "after-combat" },
      text: message("hint.after"),
      rule: `${COMBAT}.follow-up-and-pursuit`,
    },
    {
      id: "restraint",
      on: { rolls: ["roll.restraint"] },
      text: message("hint.restraint"),
      rule: "tow.pursuit.restrain-and-reform",
    },
    {
      id: "flee",
      on: { rolls: ["roll.flee", "roll.fall-back"] },
      text: message("hint.flee"),
      rule: "tow.break-move.breaks",
    },
    { id: "pursuit", on: { rolls: ["roll.pursuit"] }, text: message("hint.pursuit"), rule: "tow.pursuit.pursue" },
    { id: "reform", on: { choice: "reform" }, text: message("hint.reform"), rule: "tow.pursuit.restrain-and-reform" },
  ],
  learned: [
    { text: message("learned.strike"), rule: "tow.combat.initiative-order" },
    { text: message("learned.result"), rule: `${COMBAT}.calculate-combat-result` },
    { text: message("learned.break"), rule: `${COMBAT}.break-test` },
    { text: message("learned.pursue"), rule: "tow.pursuit.pursue" },
  ],
};
