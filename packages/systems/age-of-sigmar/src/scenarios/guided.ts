import { type ChoiceRequest, message, type NamedScenario, type Request } from "@tercio/kernel";
import { battleRound } from "../entries/rules/battle.ts";
import { battleshockResult } from "../entries/rules/battleshock.ts";
import { chargeMove, chargeRoll, coherency, pilingIn, retreat, threeInches } from "../entries/rules/moves.ts";
import type { GuidedBattle } from "@tercio/board";
import { mustRetreat } from "../calculation/reach.ts";
import { scenes } from "../scene/setup.ts";
import type { About } from "../sequence/flow.ts";
import { movers } from "../sequence/movement.ts";
import type { Sigmar } from "../state/state.ts";

/**
 * The battle to learn on: both sides move before they meet, the player's riders may charge early, and the enemy's foot lose
 * enough in a fight for their nerve to be tested.
 */
export const guidedBattle: NamedScenario = {
  id: "guided",
  title: { en: "A first battle, with hints", fr: "Une première bataille, avec des conseils" },
  scenario: scenes.scenario({
    table: [36, 30],
    rounds: 3,
    units: {
      Riders: { side: "first", warscroll: "storm-riders", models: 4, at: [7, -8], arrangement: "line" },
      Watch: { side: "first", warscroll: "gate-watch", models: 5, at: [-6, -7], arrangement: "line" },
      Shieldguard: { side: "second", warscroll: "shieldguard", models: 10, at: [6, 8] },
      Dead: { side: "second", warscroll: "barrow-dead", models: 10, at: [-6, 8], arrangement: "line" },
    },
  }),
};

const ROUND = "aos2.keyword.battle-round";
const NORMAL = "aos2.core.normal-moves";
const RETREAT = "aos2.keyword.retreat";
const CHARGE = "aos2.core.charge-roll";
const REACH = "aos2.core.charge-move";
const FIGHT = "aos2.keyword.fight-order";
const PILE_IN = "aos2.core.piling-in";

const fleeing = (request: Request): boolean =>
  ((request as ChoiceRequest).about as unknown as About<"casualties">).flees;
const besetOnes = (game: Sigmar): boolean => movers(game).some((u) => mustRetreat(game, u));

/** What is said to whoever plays for the first time: at each request what may be done there, and why. */
export const guided: GuidedBattle<Sigmar> = {
  scenario: guidedBattle,
  hints: [
    {
      id: "begin",
      on: { choice: "priority" },
      text: message("hint.begin", { round: battleRound.figures.priorityFromRound }),
      rule: ROUND,
    },
    { id: "pick", on: { choice: "move-unit" }, text: message("hint.pick"), rule: NORMAL },
    {
      id: "retreat",
      on: { choice: "move-unit" },
      when: besetOnes,
      text: message("hint.retreat", { inches: retreat.figures.endsMoreThan }),
      rule: RETREAT,
    },
    {
      id: "move",
      on: { choice: "move" },
      text: message("hint.move", {
        together: coherency.figures.within,
        apart: threeInches.figures.distance,
      }),
      rule: "aos2.rule.coherency",
    },
    {
      id: "charge",
      on: { choice: "charge-unit" },
      text: message("hint.charge", { within: chargeRoll.figures.within, dice: chargeRoll.figures.chargeRoll }),
      rule: CHARGE,
    },
    {
      id: "range",
      on: { rolls: ["roll.charge"] },
      text: message("hint.range", { near: chargeMove.figures.firstModelWithin }),
      rule: REACH,
    },
    { id: "contact", on: { choice: "charge-move" }, text: message("hint.contact"), rule: "aos2.core.melee-weapons" },
    { id: "fight", on: { choice: "fight-unit" }, text: message("hint.fight"), rule: FIGHT },
    {
      id: "pile-in",
      on: { choice: "pile-in" },
      text: message("hint.pile-in", { inches: pilingIn.figures.move }),
      rule: PILE_IN,
    },
    { id: "blows", on: { rolls: ["roll.hit"] }, text: message("hint.blows"), rule: "aos2.core.attack.sequence" },
    { id: "save", on: { rolls: ["roll.save"] }, text: message("hint.save"), rule: "aos2.core.attack.save-roll" },
    {
      id: "fall",
      on: { choice: "casualties" },
      when: (_, request) => !fleeing(request),
      text: message("hint.fall"),
      rule: "aos2.core.allocating-wounds.order",
    },
    {
      id: "battleshock",
      on: { rolls: ["roll.battleshock"] },
      text: message("hint.battleshock", { flee: battleshockResult.figures.fleePerPoint }),
      rule: "aos2.core.battleshock.roll",
    },
    {
      id: "flee",
      on: { choice: "casualties" },
      when: (_, request) => fleeing(request),
      text: message("hint.flee"),
      rule: "aos2.core.battleshock.result",
    },
  ],
  learned: [
    { text: message("learned.move"), rule: NORMAL },
    { text: message("learned.charge"), rule: CHARGE },
    { text: message("learned.fight"), rule: "aos2.core.attack.sequence" },
    { text: message("learned.battleshock"), rule: "aos2.core.battleshock.roll" },
  ],
};
