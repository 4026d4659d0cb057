import { bilingual, guide, type Language, message, type Score } from "@tercio/kernel";
import { book } from "./hooks/book.ts";
import { specialRules } from "./rules/index.ts";
import { reactionRules } from "./sequence/reactions.ts";
import { listMessages } from "@tercio/rosters";
import { correctingBy, type SetupOption, type System } from "@tercio/board";
import { chargeChoices } from "./choice/charge.ts";
import { deploy } from "./choice/deploy.ts";
import { deploymentChoices } from "./choice/objectives.ts";
import { spellPoint } from "./choice/spell-point.ts";
import { magicChoices } from "./choice/magic.ts";
import { move } from "./choice/move.ts";
import { randomMovementChoice } from "./choice/random-movement.ts";
import { orderChoices } from "./choice/order.ts";
import { reformChoices } from "./choice/reform.ts";
import { shootingChoices } from "./choice/shooting.ts";
import { simpleChoices } from "./choice/simple.ts";
import { byHand } from "./choice/tools/index.ts";
import { DEPLOYMENTS, OBJECTIVES, played } from "./state/deployments.ts";
import { MAPS } from "@tercio/regiments";
import { rulings } from "./rulings/rulings.ts";
import { scenarios } from "./scenarios/index.ts";
import { scenes } from "./scene/index.ts";
import { EDITIONS } from "./book/row.ts";
import { checkScenario, costOf, randomScenario, setup, starter } from "./scenarios/setup.ts";
import { declarations } from "./sequence/declarations.ts";
import { accountOf } from "./sequence/scoring.ts";
import { sequences } from "./sequence/index.ts";
import { tellOver } from "./sequence/effects-over.ts";
import { lasting, type NinthAge, restack, unit } from "./state/state.ts";
import { armies, armyProblem } from "./armies/index.ts";
import { board, legend, sheet } from "./view/board.ts";
import { rounds } from "./view/combat-questions.ts";
import { diceQuestions } from "./view/dice-questions.ts";
import { posed as moments } from "./calculator/questions.ts";
import { guided } from "./scenarios/hints.ts";
import { invariants } from "./view/invariants.ts";
import { ranges } from "./view/ranges.ts";
import { arcs, reach, targets, threats } from "./view/reach.ts";
import { questions, shots } from "./view/questions.ts";
import { combats } from "./view/combats.ts";
import { sorts, story } from "./view/story.ts";
import { supplies } from "./view/supplies.ts";
import { computer } from "./computer/index.ts";
import { sight } from "./view/sight.ts";
import { corrector } from "./view/correcting.ts";
import { declaredCharges } from "./view/declared.ts";
import { sketch } from "./view/sketch.ts";
import { enforced } from "./enforced.ts";
import { enforced as enforcedLate } from "./enforced-2e-late.ts";
import { posed } from "./calculator/index.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";
import { version } from "./version.ts";

const choices = byHand([
  ...simpleChoices,
  ...shootingChoices,
  ...magicChoices,
  spellPoint,
  ...chargeChoices,
  ...orderChoices,
  ...deploymentChoices,
  deploy,
  move,
  randomMovementChoice,
  ...reformChoices,
]);

function outcome(game: NinthAge): Score | null {
  const r = game.result;
  if (r === null) return null;
  return {
    winner: r.winner,
    points: r.battlePoints,
    message: message(r.winner === null ? "outcome.draw" : "outcome.winner", {
      player: (r.winner ?? 0) + 1,
      first: r.battlePoints[0],
      second: r.battlePoints[1],
    }),
  };
}

const usualArmies = starter().setup["armies"] as readonly string[];

/** What a set-up may choose instead of rolling for it, and the size of the game. */
const options: readonly SetupOption[] = [
  ...([0, 1] as const).map((at) => ({
    field: "armies",
    at,
    title: message("setup.choose-army", { player: at + 1 }),
    kind: "one" as const,
    lists: { size: "size" },
    answers: Object.values(armies).map((a) => ({
      id: a.id,
      label: message("setup.army", { name: bilingual(a.name), cost: costOf(a), units: a.units.length }),
    })),
    usual: usualArmies[at] ?? "",
  })),
  ...(
    [
      ["deployment", DEPLOYMENTS],
      ["objective", OBJECTIVES],
    ] as const
  ).map(([field, ids]) => ({
    field,
    title: message(`setup.choose-${field}`),
    kind: "one" as const,
    answers: [
      { id: "roll", label: message("setup.choose-roll") },
      ...ids.filter(played).map((id) => ({ id, label: message(`${field}.${id}`) })),
    ],
    usual: "roll",
    chance: "roll",
  })),
  {
    field: "map",
    title: message("setup.choose-map"),
    kind: "one",
    answers: [
      { id: "none", label: message("map.none") },
      { id: "roll", label: message("setup.choose-roll") },
      ...MAPS.map((id) => ({ id, label: message(`map.${id}`) })),
    ],
    usual: "none",
    chance: "roll",
  },
  { field: "size", title: message("setup.choose-size"), kind: "number", usual: Number(starter().setup.size) },
];

book.gather([...specialRules, ...reactionRules]);
const namesOf = (language: Language): { readonly [key: string]: string } =>
  Object.fromEntries(book.rules.map((r) => [`rule.${r.id}`, r.name[language]]));

/** The Ninth Age, second edition, as the earlier English sheet has it. */
export const ninthAge: System<NinthAge> = {
  id: "ninth-age",
  name: { en: "The Ninth Age", fr: "Le Neuvième Âge" },
  version,
  // Rules that are objects bring their names along.
  messages: {
    en: { ...namesOf("en"), ...listMessages.en, ...en },
    fr: { ...namesOf("fr"), ...listMessages.fr, ...fr },
  },
  rules: {
    editions: EDITIONS,
    rulings,
    enforced: Object.keys({ ...enforced, ...enforcedLate }),
    sequences,
    choices,
    declarations,
    starter,
    scenarios: () => scenarios,
    randomScenario,
    checkScenario,
    setup,
    scenes,
    restack,
    lasting: { ...lasting, ended: tellOver },
    outcome,
    // Nothing is hidden in this battle.
    see: (game) => game,
    invariants,
    correcting: correctingBy(corrector),
  },
  views: {
    board,
    correctable: corrector.correctable,
    moment: (game) =>
      game.gameTurn === 0
        ? null
        : { long: message("board.turn", { turn: game.gameTurn }), short: `${game.gameTurn}/6` },
    supplies,
    options,
    tellings: { turnStart: "turn", phase: "phase", playerTurns: "quiet", attacks: "quiet", combatScore: "score" },
    combats,
    guided,
    army: (game, seat) => {
      const rows = game.units.filter((u) => u.seat === seat).map((u) => u.entry);
      const cost = rows.reduce((sum, e) => sum + e.pointCost, 0);
      return message("setup.army", { name: bilingual(game.armies[seat === 0 ? 0 : 1]), cost, units: rows.length });
    },
    sheet: (game, piece) => sheet(game, unit(game, Number(piece))),
    account: (game, seat) => accountOf(game, seat === 0 ? 0 : 1),
    notYet: {
      en: "Some spells and some rules of single armies are not played yet; a unit’s card names them.",
      fr: "Certains sorts et certaines règles d’armées ne sont pas encore joués ; la fiche d’une unité les nomme.",
    },
    story,
    sorts,
    legend,
    reach,
    arcs,
    targets,
    threats,
    ranges,
    declared: declaredCharges,
    sight,
    sketch,
    guide: (game) => guide(game, sequences),
    questions,
    diceQuestions,
    calculator: [...posed, ...moments],
    rounds,
    shots,
  },
  computer: computer,
  armies: { check: armyProblem },
  rosters: async () => (await import("./lists/room.ts")).rosters,
  differences: async () => (await import("./differences/index.ts")).differences(),
  editor: async () => (await import("./scene/editor/index.ts")).editor(),
};

export { armies, type Army, armyProblem } from "./armies/index.ts";
export type { Scene, SceneContact, SceneProfile, SceneUnit } from "./scene/types.ts";
export type { NinthAge, Seat, Unit, UnitEntry } from "./state/state.ts";
export { atStep, stands } from "./state/steps.ts";
export { chargeQuestion } from "./view/charge-questions.ts";
export { chargedCombat, combatQuestion } from "./view/questions.ts";
