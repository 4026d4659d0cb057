import {
  type Chosen,
  type Core,
  flow,
  type FrameOf,
  guide,
  message,
  type Played,
  refuse,
  type Scenario,
  stepsOf,
} from "@tercio/kernel";
import type { System } from "@tercio/board";
import { stub as title } from "./title.ts";

interface Steps {
  readonly game: "turn" | "again";
  readonly turn: "choose" | "throw";
}
const { stands } = stepsOf<Steps>();

interface Stub extends Core {
  readonly stack: readonly FrameOf<Steps>[];
  readonly active: 0 | 1;
  readonly turns: number;
  readonly scores: readonly [number, number];
  readonly throws: boolean;
}
const TURNS = 6;
interface StubFlow {
  readonly game: Stub;
  readonly sequences: { readonly game: Played; readonly turn: Played };
  readonly choices: { readonly throw: Chosen<object, { readonly throws: boolean }> };
  readonly rule: string;
  readonly steps: Steps;
}
const { enter, sequence } = flow<StubFlow>();
const named = (en: string, fr: string) => ({ en, fr });

const turn = sequence("turn", named("Turn", "Tour"), {}, ({ choose, roll }) => [
  choose(
    "choose",
    named("Throw or stay", "Lancer ou rester"),
    "throw",
    (game) => ({ player: game.active, about: {} }),
    (game, _, { throws }) => ({ game: { ...game, throws } }),
    "stub.stay",
  ),
  roll(
    "throw",
    named("Throw", "Lancer"),
    (game) =>
      game.throws
        ? {
            ...{ type: "roll", player: game.active, label: message("stub.throw"), rule: "stub.throw" },
            dice: { kind: "sum", dice: 1, sides: 6 },
          }
        : null,
    ({ active, scores: [first, second], ...game }, _, { total }, context) => {
      const values = { player: active + 1, total };
      context.emit({ kind: "thrown", message: message("stub.thrown", values), rule: "stub.throw" });
      return { game: { ...game, active, scores: active === 0 ? [first + total, second] : [first, second + total] } };
    },
    "stub.throw",
  ),
]);
const game = sequence("game", named("Game", "Partie"), {}, ({ act, repeat }) => [
  act("turn", named("Turn", "Tour"), (g) => ({
    game: { ...g, turns: g.turns + 1, active: g.turns % 2 === 0 ? 0 : 1 },
    enter: enter("turn", {}),
  })),
  repeat("again", named("The next turn", "Le tour suivant"), "turn", (g) => g.turns < TURNS),
]);

const starter = (): Scenario => ({ edition: "standard", rulings: {}, setup: {} });
const answers = [{ throws: true }, { throws: false }] as const;
const throwing = (answer: unknown): boolean | null =>
  answers.find((a) => JSON.stringify(a) === JSON.stringify(answer))?.throws ?? null;

const words = {
  en: {
    "stub.throw": "Throw",
    "stub.stay": "Stay",
    "stub.asked": "Throw or stay?",
    "stub.thrown": "Player {player} throws {total}.",
    "stub.shape": "Not a valid choice.",
    "stub.over": "{first} against {second}.",
    "stub.lead": "Lead",
  },
  fr: {
    "stub.throw": "Lancer",
    "stub.stay": "Rester",
    "stub.asked": "Lancer ou rester ?",
    "stub.thrown": "Joueur {player} : {total}.",
    "stub.shape": "Choix non valable.",
    "stub.over": "{first} contre {second}.",
    "stub.lead": "Avance",
  },
};

export const stub: System<Stub> = {
  id: title.id,
  name: title.name,
  version: "1",
  messages: words,
  rules: {
    editions: ["standard"],
    rulings: [],
    enforced: ["stub.throw", "stub.stay"],
    sequences: [game, turn],
    choices: {
      throw: {
        id: "throw",
        rule: "stub.stay",
        describe: () => message("stub.asked"),
        accept: (_, __, answer) => (throwing(answer) === null ? refuse("stub.shape", null) : true),
        sample: (_, __, source) => answers[source.next(2) === 1 ? 0 : 1],
        enumerate: () => answers,
        timeout: () => answers[0],
        label: (_, __, answer) => message(throwing(answer) === true ? "stub.throw" : "stub.stay"),
      },
    },
    starter,
    scenarios: () => [{ id: "starter", title: named("Six turns", "Six tours"), scenario: starter() }],
    checkScenario: (scenario) =>
      JSON.stringify(scenario) === JSON.stringify(starter())
        ? null
        : { where: "setup", message: message("stub.shape") },
    setup: () => ({ stack: [enter("game", {})], active: 0, turns: 0, scores: [0, 0], throws: false }),
    outcome({ stack, scores }) {
      if (stack.length > 0) return null;
      const [first, second] = scores;
      const winner = first === second ? null : first > second ? 0 : 1;
      return { winner, points: scores, message: message("stub.over", { first, second }) };
    },
    see: (g) => g,
    invariants: ({ turns }) => (turns <= TURNS ? [] : ["has gone on for too long"]),
  },
  views: {
    board: () => ({ width: 0, depth: 0, pieces: [] }),
    legend: { marks: [], pips: null },
    guide: (g) => guide(g, [game, turn]),
    questions: (g) => [
      {
        id: "throw",
        label: message("stub.throw"),
        start: { ...g, throws: true },
        stop: (top) => stands(top, "game", "again"),
        result: (after) => `${after.scores[g.active] - g.scores[g.active]}`,
        results: [0, 1, 2, 3, 4, 5, 6].map((value) => ({ id: `${value}`, value, label: message("stub.throw") })),
      },
    ],
  },
  computer: {
    propose: () => answers,
    evaluate: ({ scores: [first, second] }) => [{ id: "lead", label: message("stub.lead"), value: first - second }],
    horizon: ({ turns }) => `${turns}`,
  },
};
