import { counterSource } from "@tercio/dice";
import { engineOf, type OddsQuestion, type Scenario, silent } from "@tercio/kernel";
import { type NinthAge, ninthAge, type Scene } from "@tercio/ninth-age";
import { exactOdds, remembering, weigh } from "@tercio/odds";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { buildSearch } from "@tercio/reference/search";
import { overlaps, type Rectangle, sightLine } from "@tercio/tabletop";
import { queries } from "../../reference/tests/queries.ts";
import { benchCase, type Case } from "./case.ts";
import { chains } from "./chains.ts";
import { decisions } from "./decisions.ts";
import { drags } from "./drags.ts";
import { chargeAll, hostile } from "./hostile.ts";
import { combatOf, ofFive, ofFour } from "./many.ts";
import { magic } from "./magic.ts";
import { combats } from "./questions.ts";
import { growing, replyAt, type State } from "./turns.ts";

interface Asked extends State<NinthAge> {
  readonly reply: unknown;
}

/** A battle of random players to its end; gives the number of its answers. */
function play(scenario: Scenario, seed: number, visit?: (s: Asked) => void): number {
  const engine = engineOf(ninthAge);
  let at: State<NinthAge> = engine.advance(ninthAge.rules.setup(scenario), silent);
  const dice = counterSource(seed, 0);
  const source = counterSource(seed ^ 0x5555, 0);
  let answers = 0;
  for (; at.request !== null; answers++) {
    const reply = replyAt(ninthAge, at, dice, source);
    visit?.({ ...at, reply });
    at = engine.reply(at.game, reply, silent);
  }
  return answers;
}

const rectangles = (): readonly Rectangle[] => {
  const random = counterSource(3, 0);
  return Array.from({ length: 400 }, () => ({
    x: random.next(180_000) - 90_000,
    y: random.next(120_000) - 60_000,
    facing: random.next(65_536) - 1,
    width: 5_000 + random.next(15_000),
    depth: 5_000 + random.next(10_000),
  }));
};

/** Whole battles of armies by chance: what a player waits for in all, as armies grow. */
const whole = [5, 9, 13, 20].map((units) =>
  benchCase({
    name: `battle of ${units} units a side, random players`,
    unit: "battles",
    setup: () => ninthAge,
    body: (system) => {
      // The same four each time: battles of one size cost very unlike.
      for (let n = 0; n < 4; n++) {
        const scenario = system.rules.randomScenario?.(counterSource(units + 1000 * n, 0), [units, units]);
        if (scenario === undefined) throw new Error("no armies by chance");
        play(scenario, 2000 + n);
      }
      return 4;
    },
  }),
);

/** Exact, and nothing else will do. */
function exactly(question: OddsQuestion<NinthAge>): number {
  if (!exactOdds(ninthAge, question).exact) throw new Error("too many states");
  return 1;
}

export const cases: readonly Case[] = [
  benchCase({
    name: "battle of the starter armies, random players",
    unit: "battles",
    setup: () => ninthAge.rules.starter(),
    body: (scenario, n) => {
      play(scenario, 1000 + n);
      return 1;
    },
  }),
  ...decisions,
  ...whole,
  ...growing,
  benchCase({
    name: "a position copied and answered",
    unit: "answers",
    setup: () => {
      const states: Asked[] = [];
      for (let i = 5; i < 10; i++) play(ninthAge.rules.starter(), i, (s) => states.push(s));
      return states;
    },
    body: (states) => {
      const engine = engineOf(ninthAge);
      for (const s of states) engine.reply(s.game, s.reply, silent);
      return states.length;
    },
  }),
  benchCase({
    name: "exact odds of a round of combat, two units",
    unit: "rounds",
    setup: combats,
    body: (list) => {
      for (const q of list) exactOdds(ninthAge, q);
      return list.length;
    },
  }),
  benchCase({
    name: "exact odds of a round of combat, asked again",
    unit: "rounds",
    setup: () => {
      const memory = remembering(ninthAge);
      for (const q of combats()) for (const w = memory.weigh(q); w.walks; ) w.walk(1000);
      // The same armies set up anew: nothing is the very same.
      return { memory, again: combats() };
    },
    body: ({ memory, again }) => {
      for (const q of again) if (memory.weigh(q).odds?.exact !== true) throw new Error("it was known");
      return again.length;
    },
  }),
  benchCase({
    name: "exact odds of a round of combat, two units against two",
    unit: "rounds",
    setup: () => combatOf(ofFour[0] as Scene),
    body: exactly,
  }),
  benchCase({
    name: "exact odds of a round of combat, one charged by three",
    unit: "rounds",
    setup: () => combatOf(ofFour[1] as Scene),
    body: exactly,
  }),
  benchCase({
    name: "five units in one combat, sampled",
    unit: "plays",
    setup: ofFive,
    body: (question, n) => {
      const weighing = weigh(ninthAge, question, { limit: 0, samples: 1_000_000, seed: n + 1 });
      weighing.play(200);
      return 200;
    },
  }),
  benchCase({
    name: "overlap tests of turned rectangles",
    unit: "tests",
    setup: rectangles,
    body: (list) => {
      let hits = 0;
      for (const a of list) for (const b of list) if (overlaps(a, b)) hits++;
      if (hits === 0) throw new Error("some must overlap");
      return list.length * list.length;
    },
  }),
  benchCase({
    name: "lines of sight with 20 units in the way",
    unit: "lines",
    setup: rectangles,
    body: (list) => {
      const blocks = list.slice(0, 20);
      let seen = 0;
      for (let i = 0; i < 2000; i++) {
        const a = list[20 + (i % 190)] as Rectangle;
        const b = list[210 + (i % 190)] as Rectangle;
        if (sightLine([{ x: a.x, y: a.y }], a, b, blocks).sees) seen++;
      }
      if (seen === 0) throw new Error("some must be seen");
      return 2000;
    },
  }),
  benchCase({
    name: "three to eight chargers of one unit, from declaring to the last charge",
    unit: "answers",
    // What is measured is other scenes each time: an answer is remembered.
    setup: () => 1,
    body: (first, n) => chargeAll(hostile(first + n))?.length ?? 0,
  }),
  ...chains,
  ...magic,
  ...drags,
  benchCase({
    name: "searches of the reference, three games",
    unit: "searches",
    setup: async () => buildSearch(await Promise.all(gameTitles.map((g) => loadGame(g.id)))),
    body: (search) => {
      let found = 0;
      for (const [typed, language] of queries) found += search(typed, { language }).length;
      if (found === 0) throw new Error("something must be found");
      return queries.length;
    },
  }),
];
