// What whoever plays waits for: answers of random players, of computers, and a saved battle that is verified.
import { thoughtOf } from "@tercio/bots";
import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  lengthOf,
  load,
  type Position,
  rollDice,
  type Save,
  save,
  type Scenario,
  startBattle,
} from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { setUp } from "./armies.ts";
import { benchCase, type Case } from "./case.ts";

type At = Battle<NinthAge>;
const SEATS = [0, 1].map(() => ({ by: "computer", level: "random" }) as const);

/** A battle of random players with its record, to its end or as long as `on` holds; how many decisions it had. */
function played(scenario: Scenario, seed: number, on: (battle: At) => boolean = () => true) {
  let { battle } = startBattle(ninthAge, scenario, seed, { seats: SEATS });
  const source = counterSource(seed ^ 0x5555, 0);
  let decisions = 0;
  for (let r = battle.request; r !== null && on(battle); r = battle.request) {
    if (r.type === "roll") {
      ({ battle } = rollDice(battle));
      continue;
    }
    const given = answer(battle, ninthAge.rules.choices[r.choice]?.sample(battle.game, r.about, source));
    if (!given.ok) throw new Error(`${r.choice} refused`);
    ({ battle } = given);
    decisions++;
  }
  return { battle, decisions };
}

const random = (name: string, first: number, scenario: (seed: number) => Scenario): Case =>
  benchCase({
    name: `answers of random players with their record, ${name}`,
    unit: "decisions",
    setup: () => scenario,
    body: (of, n) => played(of(first + n), first + n).decisions,
  });

interface Thinking {
  readonly at: Position<NinthAge>;
  readonly after: number;
}
/** Positions of two Game Turns of large battles, of each battle so many. */
const [BATTLES, EACH] = [10, 8];

/** Choices of large battles, one battle after the other. */
function large(): readonly (readonly Thinking[])[] {
  return Array.from({ length: BATTLES }, (_, n) => {
    const all: Thinking[] = [];
    played(setUp(70_000 + n, 4500), 70_000 + n, (b) => {
      const { system, game, request } = b;
      if (request?.type === "choice" && game.gameTurn > 0)
        all.push({ at: { system, game, request }, after: lengthOf(b) });
      return game.gameTurn < 3;
    });
    return Array.from({ length: EACH }, (__, i) => all[Math.floor((i * all.length) / EACH)] as Thinking);
  });
}

const computers = ([2, 3] as const).map((level) =>
  benchCase({
    name: `decisions of a computer of level ${level}, 4,500 points`,
    unit: "decisions",
    setup: large,
    body: (battles, n) => {
      const list = battles[n % BATTLES] as readonly Thinking[];
      for (const { at, after } of list) thoughtOf(at, { player: level, seed: n, after });
      return list.length;
    },
  }),
);

export const decisions: readonly Case[] = [
  random("starter armies", 5000, () => ninthAge.rules.starter()),
  random("4,500 points", 5000, (seed) => setUp(seed, 4500)),
  benchCase({
    name: "a saved battle of the starter armies is verified",
    unit: "battles",
    setup: () =>
      Array.from({ length: 6 }, (_, n): Save => save(played(ninthAge.rules.starter(), 6000 + n).battle)).map((s) =>
        JSON.stringify(s),
      ),
    body: (texts) => {
      for (const text of texts)
        if (!load(ninthAge, JSON.parse(text), { verify: true, untold: true }).ok) throw new Error("a good battle");
      return texts.length;
    },
  }),
  ...computers,
];
