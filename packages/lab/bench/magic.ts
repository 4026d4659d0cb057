import { counterSource, rollOutcome } from "@tercio/dice";
import { engineOf, type OddsQuestion, type Request, type Scenario, silent } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import { benchCase, type Case } from "./case.ts";

const scenario = (): Scenario => {
  const found = ninthAge.rules.scenarios().find((s) => s.id === "magic");
  if (found === undefined) throw new Error("no scenario with magic");
  return found.scenario;
};

/** The same men, of whom nobody is a Wizard. */
const unlettered = (game: NinthAge): NinthAge => ({
  ...game,
  units: game.units.map((u) => ({
    ...u,
    entry: { ...u.entry, rules: u.entry.rules.filter((r) => typeof r === "string" || !r.rule.startsWith("wizard-")) },
  })),
});

/** Random players to the end; what is asked on the way is shown to who looks. */
function play(start: NinthAge, seed: number, look?: (game: NinthAge, request: Request) => void): void {
  const engine = engineOf(ninthAge);
  const [dice, source] = [counterSource(seed, 0), counterSource(seed, 1)];
  let at = engine.advance(start, silent);
  for (let r = at.request; r !== null; r = at.request) {
    look?.(at.game, r);
    const reply =
      r.type === "roll"
        ? rollOutcome(r.dice, dice)
        : ninthAge.rules.choices[r.choice]?.sample(at.game, r.about, source);
    at = engine.reply(at.game, reply, silent);
  }
}

/** What is asked where somebody says with how many dice a spell is cast: what comes of each number, and what it does. */
function castings(): readonly OddsQuestion<NinthAge>[] {
  const list: OddsQuestion<NinthAge>[] = [];
  play(ninthAge.rules.setup(scenario()), 1, (game, request) => {
    if (request.type === "choice" && request.choice === "casting-dice")
      list.push(...ninthAge.views.questions(game, request));
  });
  if (list.length === 0) throw new Error("nobody casts");
  return list;
}

/** What magic costs. */
export const magic: readonly Case[] = [
  benchCase({
    name: "battle of the armies with Wizards, random players",
    unit: "battles",
    setup: () => ninthAge.rules.setup(scenario()),
    body: (start, n) => {
      play(start, 100 + n);
      return 1;
    },
  }),
  benchCase({
    name: "the same armies, of whom nobody is a Wizard",
    unit: "battles",
    setup: () => unlettered(ninthAge.rules.setup(scenario())),
    body: (start, n) => {
      play(start, 100 + n);
      return 1;
    },
  }),
  benchCase({
    name: "exact odds of a casting, and of what it does",
    unit: "questions",
    setup: castings,
    body: (list) => {
      for (const q of list) exactOdds(ninthAge, q);
      return list.length;
    },
  }),
];
