import { guide, message, type Score } from "@tercio/kernel";
import { book } from "./hooks/book.ts";
import { rules } from "./rules/index.ts";
import type { System } from "@tercio/board";
import { choices } from "./choice/index.ts";
import { enforced } from "./enforced.ts";
import { rulings } from "./rulings/rulings.ts";
import { sequences } from "./sequence/index.ts";
import { scenarios } from "./scenarios/index.ts";
import { scenesOf } from "./scene/index.ts";
import { checkScenario, EDITION, setup } from "./scene/setup.ts";
import { guided } from "./scenarios/guided.ts";
import { starter } from "./scenarios/starter.ts";
import type { OldWorld } from "./state/state.ts";
import { board, legend } from "./view/board.ts";
import { invariants } from "./view/invariants.ts";
import { account, parts, points, propose } from "./view/propose.ts";
import { diceQuestions, posed } from "./in-numbers.ts";
import { questions, rounds } from "./view/questions.ts";
import { arcs, declaredCharges, reach, targets, threats } from "./view/charge-reach.ts";
import { declaredMoves } from "./view/declared.ts";
import { sight } from "./view/sight.ts";
import { sketch } from "./view/sketch.ts";
import { combats } from "./view/combats.ts";
import { sorts, story } from "./view/story.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";
import { version } from "./version.ts";
import { accountOf } from "./sequence/victory.ts";

book.gather(rules);

function outcome(game: OldWorld): Score | null {
  if (!game.over) return null;
  if (game.field?.result != null) {
    const { points: won, winner, crushing } = game.field.result;
    return {
      winner,
      points: won,
      message: message(winner === null ? "outcome.battle-draw" : crushing ? "outcome.crushing" : "outcome.battle", {
        player: (winner ?? 0) + 1,
        first: won[0],
        second: won[1],
      }),
    };
  }
  const [first, second] = [points(game, 0), points(game, 1)];
  const winner = first === second ? null : first > second ? 0 : 1;
  return {
    winner,
    points: [first, second],
    message: message(winner === null ? "outcome.draw" : "outcome.winner", {
      player: (winner ?? 0) + 1,
      first,
      second,
    }),
  };
}

/** The Old World, as far as a combat goes that has no table under it: fight, combat result, Break test, pursuit. */
export const oldWorld: System<OldWorld> = {
  id: "old-world",
  name: { en: "The Old World", fr: "The Old World" },
  version,
  messages: { en, fr },
  rules: {
    editions: [EDITION],
    rulings,
    enforced: Object.keys(enforced),
    sequences,
    choices,
    starter,
    scenarios: () => scenarios,
    checkScenario,
    setup,
    scenes: scenesOf(EDITION),
    outcome,
    // Nothing is hidden in this battle.
    see: (game) => game,
    invariants,
  },
  views: {
    board,
    legend,
    tellings: { turnStart: "turn", phase: "phase", attacks: "quiet", combatResult: "score" },
    combats,
    guided,
    account: (game, seat) => (game.field === null ? account(game, seat) : accountOf(game, seat)),
    notYet: {
      en: "So far it is combats alone, fought to their end; all other phases are to come.",
      fr: "Pour l’instant ce sont les combats seuls, menés à leur terme ; toutes les autres phases sont à venir.",
    },
    declared: (game) => [...declaredCharges(game), ...declaredMoves(game)],
    reach,
    arcs,
    targets,
    threats,
    sight,
    sketch,
    story,
    sorts,
    guide: (game) => guide(game, sequences),
    questions,
    diceQuestions,
    calculator: posed,
    rounds,
  },
  computer: {
    propose,
    evaluate: parts,
    horizon: (game) => String(game.turn),
  },
};

export type { Scene, SceneUnit } from "./scene/types.ts";
export type { Setup } from "./scene/setup.ts";
export { scenarioOf } from "./scenarios/starter.ts";
export type { Contact, OldWorld, Seat, Unit, UnitEntry } from "./state/state.ts";
export { combatQuestion, unitQuestion } from "./view/questions.ts";
