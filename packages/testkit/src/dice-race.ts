import {
  anyAnswer,
  type ChoiceKind,
  type DeclarationKind,
  message,
  type Message,
  refuse,
  type Verdict,
  isRecord,
} from "@tercio/kernel";
import type { System } from "@tercio/board";
import { diceRaceSequences, frameAt } from "./dice-race-sequences.ts";
import {
  type Card,
  type DiceRace,
  invariants,
  scenarioFault,
  setup,
  starter,
  type TurnAnswer,
  withSeat,
  stands,
} from "./dice-race-state.ts";
import { diceRaceWords } from "./dice-race-words.ts";

function accept(game: DiceRace, given: unknown): Verdict {
  const shape = refuse("race.refuse-shape", null);
  if (!isRecord(given)) return shape;
  const fields = Object.keys(given);
  const answer = given;
  if (!Object.hasOwn(given, "do")) return shape;
  if (answer.do === "play") {
    if (fields.length !== 2 || !Object.hasOwn(given, "card")) return shape;
    const card = answer.card;
    if (typeof card !== "number" || !Number.isInteger(card) || card < 0 || card >= game.hands[game.active].length)
      return refuse("race.refuse-card", null, undefined, "card");
    return true;
  }
  if (fields.length !== 1) return shape;
  if (answer.do === "bank") return game.pot > 0 ? true : refuse("race.refuse-empty", null, undefined, "do");
  return answer.do === "roll" ? true : shape;
}

function all(game: DiceRace): readonly TurnAnswer[] {
  const cards = game.hands[game.active].map((_, card): TurnAnswer => ({ do: "play", card }));
  return game.pot > 0 ? [{ do: "roll" }, { do: "bank" }, ...cards] : [{ do: "roll" }, ...cards];
}

const turnChoice: ChoiceKind<DiceRace> = {
  id: "race-turn",
  rule: null,
  describe: (game) => message("race.turn", { player: game.active + 1, pot: game.pot }),
  accept: (game, _about, answer) => accept(game, answer),
  sample: (game, _about, source) => anyAnswer(all(game), source),
  enumerate: (game) => all(game),
  timeout: (game) => (game.pot > 0 ? { do: "bank" } : { do: "roll" }),
  label: (game, _about, answer): Message => {
    const given = answer as TurnAnswer;
    if (given.do !== "play") return message(`race.answer-${given.do}`);
    const card = game.hands[game.active][given.card] ?? "none";
    return message("race.answer-play", { card: message(`race.card.${card}`) });
  },
};

/** Giving the race up, at any moment: the other wins by the target. */
const resign: DeclarationKind<DiceRace> = {
  id: "resign",
  rule: null,
  offered: "menu",
  label: () => message("race.resign"),
  question: () => message("race.resign-sure"),
  accept: (_game, seat) => (seat === 0 || seat === 1 ? true : refuse("race.refuse-seat", null)),
  told: (_game, seat) => message("race.resigned", { player: seat + 1 }),
  apply(game, seat) {
    const loser = seat === 0 ? 0 : 1;
    const winner = seat === 0 ? 1 : 0;
    const scores = withSeat(withSeat(game.scores, loser, 0), winner, game.target);
    return { ...game, scores, pot: 0, finished: true, stack: [] };
  },
  advised: (game, seat) => seat < 2 && game.turn === game.lastTurn && game.scores[seat === 0 ? 0 : 1] === 0,
};

/** The dice race: first to the target wins. Small enough to read at one sitting, and complete. */
export const diceRace: System<DiceRace> = {
  id: "dice-race",
  name: { en: "Dice race", fr: "Course aux dés" },
  version: "1",
  messages: diceRaceWords,
  rules: {
    editions: ["dice-race"],
    rulings: [
      {
        id: "after-guard",
        title: { en: "After a guarded one", fr: "Après un as gardé" },
        options: [
          { id: "turn-goes-on", text: { en: "The turn goes on", fr: "Le tour continue" } },
          { id: "turn-ends", text: { en: "The points are banked", fr: "Les points sont mis de côté" } },
        ],
        default: "turn-goes-on",
        source: "made for the tests",
      },
    ],
    enforced: ["race.draw", "race.one", "race.double"],
    sequences: diceRaceSequences,
    choices: { "race-turn": turnChoice },
    declarations: [resign],
    starter,
    scenarios: () => [
      { id: "starter", title: { en: "A race to the target", fr: "Une course au but" }, scenario: starter() },
      {
        id: "without-cards",
        title: { en: "A short race without cards", fr: "Une courte course sans cartes" },
        scenario: { ...starter(), setup: { target: 12, lastTurn: 6, deck: [] } },
      },
    ],
    checkScenario: (scenario) => {
      const where = scenarioFault(scenario);
      return where === null ? null : { where, message: message("race.bad-scenario") };
    },
    setup,
    outcome: (game) => {
      if (!game.finished) return null;
      const [first, second] = game.scores;
      const winner = first === second ? null : first > second ? 0 : 1;
      const values = { player: (winner ?? 0) + 1, first, second };
      return { winner, points: game.scores, message: message(winner === null ? "race.even" : "race.over", values) };
    },
    see: (game, seat) => {
      if (seat !== 0 && seat !== 1) return game;
      const foe = seat === 0 ? 1 : 0;
      const hidden = game.hands[foe].map((): Card => "hidden");
      const deck = game.deck.map((): Card => "hidden");
      return { ...game, deck, hands: withSeat(game.hands, foe, hidden) };
    },
    invariants,
  },
  views: {
    board: () => ({ width: 0, depth: 0, pieces: [] }),
    legend: { marks: [], pips: null },
    guide: (game) => {
      const top = game.stack[game.stack.length - 1];
      const steps = diceRaceSequences.find((s) => s.id === top?.sequence)?.steps ?? [];
      const now = steps.findIndex((s) => s.id === top?.at);
      return steps.map((s, i) => ({
        sequence: top?.sequence ?? "",
        step: s.id,
        title: s.title,
        rule: s.rule ?? null,
        state: i < now ? "done" : i === now ? "now" : "ahead",
      }));
    },
    questions: (game, request) => {
      if (request.type !== "choice") return [];
      const rest = game.stack.slice(0, -1);
      const start = { ...game, stack: [...rest, frameAt("turn", "roll", {})] };
      return [
        {
          id: "next-roll",
          label: message("race.question-next"),
          start,
          stop: (top) => stands(top, "turn", "choose") || stands(top, "race"),
          result: (g) => {
            const top = g.stack[g.stack.length - 1];
            return stands(top, "turn", "roll")
              ? null
              : stands(top, "turn", "choose") || g.scores !== game.scores
                ? "safe"
                : "lost";
          },
          results: [
            { id: "safe", label: message("race.result-safe") },
            { id: "lost", label: message("race.result-lost") },
          ],
        },
      ];
    },
  },
  computer: {
    propose: (game) => (game.pot >= 12 ? [{ do: "bank" }, { do: "roll" }] : all(game)),
    evaluate: (game) => [
      {
        id: "lead",
        label: message("race.lead"),
        value: game.scores[0] - game.scores[1] + (game.active === 0 ? game.pot : -game.pot),
      },
    ],
    horizon: (game) => `${game.turn}/${game.active}`,
  },
};

export type { DiceRace } from "./dice-race-state.ts";
