import { guide, message, type Score } from "@tercio/kernel";
import { correctingBy, type System } from "@tercio/board";
import { book } from "./hooks/book.ts";
import { choices } from "./choice/index.ts";
import { enforced } from "./enforced.ts";
import { rules } from "./rules/index.ts";
import { rulings } from "./rulings/rulings.ts";
import { guided } from "./scenarios/guided.ts";
import { scenarios, starter } from "./scenarios/index.ts";
import { checkScenario, EDITION, scenes, setup } from "./scene/setup.ts";
import { sequences } from "./sequence/index.ts";
import { ofSeat, type Sigmar } from "./state/state.ts";
import { board, legend } from "./view/board.ts";
import { combats } from "./view/combats.ts";
import { corrector } from "./view/correcting.ts";
import { invariants } from "./view/invariants.ts";
import { options } from "./computer/options.ts";
import { parts } from "./computer/evaluation.ts";
import { account, points, propose } from "./view/propose.ts";
import { posed } from "./in-numbers.ts";
import { moments } from "./in-numbers-moments.ts";
import { questions } from "./view/questions.ts";
import { ranges } from "./view/ranges.ts";
import { sorts, story } from "./view/story.ts";
import { threats } from "./view/threats.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";
import { version } from "./version.ts";

book.gather(rules);

/** Who has nobody left loses; else who slew more wounds wins. */
function outcome(game: Sigmar): Score | null {
  if (!game.over) return null;
  const [first, second] = [points(game, 0), points(game, 1)];
  const alone = ([0, 1] as const).find((seat) => ofSeat(game, seat === 0 ? 1 : 0).length === 0);
  const winner = alone ?? (first === second ? null : first > second ? 0 : 1);
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

/** Age of Sigmar, second edition, as far as units of loose models on a bare table go: moves, charges, combat, battleshock. */
export const ageOfSigmar: System<Sigmar> = {
  id: "age-of-sigmar",
  name: { en: "Age of Sigmar", fr: "Age of Sigmar" },
  version,
  messages: { en, fr },
  rules: {
    editions: [EDITION],
    rulings,
    enforced: Object.keys(enforced),
    sequences,
    choices,
    starter: () => starter,
    scenarios: () => scenarios,
    checkScenario,
    setup,
    scenes,
    outcome,
    // Nothing is hidden in this battle.
    see: (game) => game,
    invariants,
    correcting: correctingBy(corrector),
  },
  views: {
    board,
    correctable: corrector.correctable,
    legend,
    tellings: { turnStart: "turn", phase: "phase", hits: "quiet", wounds: "quiet", saves: "quiet" },
    guided,
    account,
    notYet: {
      en: "Heroes, magic and shooting are not played yet.",
      fr: "Les héros, la magie et le tir ne sont pas encore joués.",
    },
    story,
    sorts,
    guide: (game) => guide(game, sequences),
    questions,
    calculator: [...posed, ...moments],
    combats,
    threats,
    ranges,
  },
  editor: async () => (await import("./scene/editor/index.ts")).editor,
  computer: { propose, evaluate: parts, options, horizon: () => null },
};

export type { Scene, SceneUnit } from "./scene/types.ts";
export type { Sigmar, Unit, UnitEntry, Warscroll, Weapon } from "./state/state.ts";
export { attackQuestion, chargeQuestion } from "./view/questions.ts";
