// Writes the golden playthroughs: npx tsx tools/playthroughs.ts. Read the difference: it says which rule changed the play.
import { mkdirSync, writeFileSync } from "node:fs";
import { account, findStretch } from "@tercio/lab";
import type { Core, RuleSystem } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { oldWorld } from "@tercio/old-world";

/** A topic and the events, in order, that show it. */
export interface Topic {
  readonly file: string;
  readonly title: string;
  readonly kinds: readonly string[];
}

export const topics: readonly Topic[] = [
  {
    file: "charge-and-flee",
    title: "A charge is declared, the target flees, the charger runs on",
    kinds: ["chargesDeclared", "fleeReactions", "flights", "redirects"],
  },
  {
    file: "combined-charge",
    title: "Two units charge the same enemy",
    kinds: [
      "chargesDeclared",
      "chargesDeclared",
      "chargesArrived",
      "combinedCharges",
      "chargesArrived",
      "combatRounds",
      "combatScore",
    ],
  },
  { file: "failed-charge", title: "A charge falls short", kinds: ["chargesDeclared", "holds", "failedCharges"] },
  {
    file: "combat-to-pursuit",
    title: "A round of combat, a Break Test, flight and pursuit",
    kinds: ["combatRounds", "combatScore", "breakTests", "breaks", "flights", "pursuits"],
  },
  {
    file: "caught",
    title: "The pursuers catch the broken unit",
    kinds: ["combatRounds", "breaks", "caught", "destroyed", "pursuits"],
  },
  {
    file: "steadfast",
    title: "A deep unit loses and stands all the same",
    kinds: ["combatRounds", "combatScore", "steadfast"],
  },
  {
    file: "panic-chain",
    title: "One unit breaks, another panics",
    kinds: ["breaks", "panicTests", "panics", "flights"],
  },
  { file: "rally", title: "A fleeing unit rallies and reforms", kinds: ["phase", "rallies", "phase"] },
  { file: "duel", title: "Two champions fight it out", kinds: ["combatRounds", "duels", "attacks", "combatScore"] },
  { file: "scoring", title: "The last Player Turn and the result", kinds: ["turnStart", "result"] },
];

export const oldWorldTopics: readonly Topic[] = [
  {
    file: "run-down",
    title: "A round of combat, a Break test, flight and a pursuit that catches",
    kinds: ["combatRounds", "combatResult", "breakTests", "breaks", "plan-pursue", "flights", "pursuits", "ranDown"],
  },
  {
    file: "give-ground",
    title: "The loser gives ground, and the winner follows up",
    kinds: ["combatResult", "breakTests", "gives-ground", "plan-follow-up", "turnStart", "combatRounds"],
  },
  {
    file: "caught-up",
    title: "A unit falls back in good order and is caught up with",
    kinds: ["breakTests", "falls-back", "plan-pursue", "fallsBackMove", "caughtUp", "turnStart", "combatRounds"],
  },
  {
    file: "restraint",
    title: "A winner restrains itself and reforms",
    kinds: ["combatResult", "breaks", "restrains", "flights", "reforms"],
  },
];

function write<G extends Core>(system: RuleSystem<G>, list: readonly Topic[]): void {
  mkdirSync(`playthroughs/${system.id}`, { recursive: true });
  for (const t of list) {
    const stretch = findStretch(system, t.kinds, 60);
    if (stretch === null) throw new Error(`no battle shows "${t.title}"`);
    writeFileSync(`playthroughs/${system.id}/${t.file}.txt`, account(system, t.title, stretch));
    console.log(t.file, stretch);
  }
}

if (process.argv[1]?.endsWith("playthroughs.ts") === true) {
  write(ninthAge, topics);
  write(oldWorld, oldWorldTopics);
}
