import { bilingual, guide, type Message, message, type Score } from "@tercio/kernel";
import { MAPS } from "@tercio/regiments";
import { armies } from "./armies/index.ts";
import { BATTLES } from "./state/battles.ts";
import { book } from "./hooks/book.ts";
import { rules } from "./rules/index.ts";
import type { SetupOption, System } from "@tercio/board";
import { choices } from "./choice/index.ts";
import { enforced } from "./enforced.ts";
import { rulings } from "./rulings/rulings.ts";
import { sequences } from "./sequence/index.ts";
import { scenarios } from "./scenarios/index.ts";
import { scenesOf } from "./scene/index.ts";
import { checkScenario, EDITION, setup } from "./scene/setup.ts";
import { guided } from "./scenarios/guided.ts";
import { ARMIES, starter } from "./scenarios/starter.ts";
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
import { SPECIAL } from "./state/terrain.ts";
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

/** What a battle may choose before it begins. */
const options: readonly SetupOption[] = [
  ...([0, 1] as const).map((at) => ({
    field: "armies",
    at,
    title: message("setup.choose-army", { player: at + 1 }),
    kind: "one" as const,
    answers: Object.values(armies).map((a) => ({ id: a.id, label: bilingual(a.name) })),
    usual: ARMIES[at],
  })),
  {
    field: "battle",
    title: message("setup.choose-battle"),
    kind: "one",
    answers: [
      ...BATTLES.map((id) => ({ id, label: message(`battle.${id}`) })),
      { id: "roll", label: message("setup.choose-roll") },
    ],
    usual: "open-battle",
    chance: "roll",
  },
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
  {
    field: "feature",
    title: message("setup.choose-feature"),
    kind: "one",
    answers: [
      { id: "none", label: message("feature.none") },
      ...SPECIAL.map((id) => ({ id, label: message(`terrain.${id}`) })),
    ],
    usual: "none",
  },
  {
    field: "length",
    title: message("setup.choose-length"),
    kind: "one",
    answers: (["fixed", "random"] as const).map((id) => ({ id, label: message(`length.${id}`) })),
    usual: "fixed",
  },
];

/** What the army of a seat costs and how many units it has. */
function armySaid(game: OldWorld, seat: number): Message {
  const own = game.units.filter((u) => u.entry.seat === seat);
  const cost = own.reduce((sum, u) => sum + (u.entry.points ?? 0), 0);
  return message("setup.army", { cost, units: own.length });
}

/** The Old World: battles on a table as far as they go so far, and combats by themselves. */
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
    options,
    moment: (game) =>
      game.field === null || game.field.phase === "set-up"
        ? null
        : {
            long: message("board.round", { round: Math.ceil(game.turn / 2), player: game.active + 1 }),
            short:
              game.field.rounds === null
                ? `${Math.ceil(game.turn / 2)}`
                : `${Math.ceil(game.turn / 2)}/${game.field.rounds}`,
          },
    army: (game, seat) => armySaid(game, seat),
    account: (game, seat) => (game.field === null ? account(game, seat) : accountOf(game, seat)),
    notYet: {
      en: "Set-up, strategy, movement, charges and combats are played. To come: shooting, magic, army lists and occupied buildings.",
      fr: "Mise en place, stratégie, mouvements, charges et combats sont joués. À venir\u00a0: tir, magie, listes d’armée et bâtiments occupés.",
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
