import * as psychology from "../entries/rules/psychology.ts";
import type { GuidedBattle } from "@tercio/board";
import { combatScore } from "../book/combat.ts";
import { FIRST_TURN, guidedBattle } from "./guided.ts";
import type { NinthAge } from "../state/state.ts";
import { message } from "../messages/message.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const CHARGE = "t9a.sequence.charge.charge-phase";
const MOVES = "t9a.sequence.movement.movement-phase.3";

const { perHealthPoint } = combatScore["t9a.combat-score.health-points-lost"];
const { perFullRankAfterFirst, maximum } = combatScore["t9a.combat-score.rank-bonus"];
const { side } = combatScore["t9a.combat-score.charge"];
const { bonus, withFullRank } = combatScore["t9a.combat-score.flank"];
const scored = message("hint.score", {
  lost: perHealthPoint,
  charge: side,
  rank: perFullRankAfterFirst,
  ranks: maximum,
});
/** The turn that the battle begins with. */
const first = (game: NinthAge): boolean => game.gameTurn === FIRST_TURN;

/** What is said to whoever plays for the first time: at each request what may be done there, and why. */
export const guided: GuidedBattle<NinthAge> = {
  scenario: guidedBattle,
  hints: [
    { id: "move", on: { choice: "move" }, when: first, text: message("hint.move"), rule: MOVES },
    {
      id: "march",
      on: { choice: "move" },
      when: first,
      text: message("hint.march", { inches: psychology.marchTest.figures.inches }),
      rule: "t9a.rule.march-test",
    },
    {
      id: "flank",
      on: { choice: "move" },
      text: message("hint.flank", { bonus, ranked: withFullRank }),
      rule: "t9a.combat-score.flank",
    },
    { id: "charge", on: { choice: "charge" }, text: message("hint.charge"), rule: `${CHARGE}.2` },
    { id: "reaction", on: { choice: "charge-reaction" }, text: message("hint.reaction"), rule: `${CHARGE}.3` },
    {
      id: "range",
      on: { rolls: ["roll.charge", "roll.charge.sure", "roll.charge.short"] },
      text: message("hint.range"),
      rule: "t9a.rule.charge-range",
    },
    { id: "contact", on: { choice: "charge-move" }, text: message("hint.contact"), rule: `${CHARGE}.5` },
    {
      id: "combat",
      on: { choice: "choose-combat" },
      text: message("hint.combat"),
      rule: "t9a.sequence.melee.melee-phase.3",
    },
    { id: "aim", on: { choice: "allocate" }, text: message("hint.aim"), rule: `${ROUND}.6.1` },
    { id: "blows", on: { rolls: ["roll.attack", "roll.and"] }, text: message("hint.blows"), rule: `${ROUND}.6.2` },
    { id: "score", on: { rolls: ["roll.attack", "roll.and"] }, text: scored, rule: "t9a.table.combat-score" },
    { id: "break", on: { rolls: ["roll.break", "roll.break-firm"] }, text: message("hint.break"), rule: `${ROUND}.7` },
    { id: "pursue", on: { choice: "pursue" }, text: message("hint.pursue"), rule: `${ROUND}.9` },
    { id: "flee", on: { rolls: ["roll.flee"] }, text: message("hint.flee"), rule: `${ROUND}.10` },
    { id: "rally", on: { rolls: ["roll.rally"] }, text: message("hint.rally"), rule: "t9a.rule.rally" },
    { id: "reform", on: { choice: "combat-reform" }, text: message("hint.reform"), rule: "t9a.rule.combat-reform" },
  ],
  learned: [
    { text: message("learned.move"), rule: MOVES },
    { text: message("learned.charge"), rule: `${CHARGE}.2` },
    { text: message("learned.fight"), rule: `${ROUND}.6.2` },
    { text: message("learned.break"), rule: `${ROUND}.7` },
  ],
};
