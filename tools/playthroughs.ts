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

/** Each kind with who takes part in it: the same letter is the same unit, see `findStretch`. */
export const topics: readonly Topic[] = [
  {
    file: "charge-and-flee",
    title: "A charge is declared, the target flees, the charger runs short",
    kinds: ["chargesDeclared unit=A foe=B", "fleeReactions unit=B", "flights unit=B", "failedCharges unit=A"],
  },
  {
    file: "redirect",
    title: "The target of a charge flees, the charger turns on another and reaches it",
    kinds: [
      "chargesDeclared unit=A foe=B",
      "fleeReactions unit=B",
      "flights unit=B",
      "redirects unit=A",
      "chargesArrived unit=A foe=C",
    ],
  },
  {
    file: "combined-charge",
    title: "Two units charge the same enemy and fight it",
    kinds: [
      "chargesDeclared unit=A foe=B",
      "chargesDeclared unit=C foe=B",
      "chargesArrived foe=B",
      "combinedCharges foe=B",
      "chargesArrived foe=B",
      "combatRounds units=A units=B units=C",
      "combatScore",
    ],
  },
  {
    file: "failed-charge",
    title: "A charge falls short",
    kinds: ["chargesDeclared unit=A foe=B", "holds unit=B", "failedCharges unit=A"],
  },
  {
    file: "combat-to-pursuit",
    title: "A round of combat, a Break Test, flight and pursuit",
    kinds: [
      "attacks unit=B foe=A",
      "combatScore",
      "breakTests unit=A result=break.breaks",
      "breaks unit=A",
      "flights unit=A",
      "pursuits unit=B",
    ],
  },
  {
    file: "caught",
    title: "The pursuers catch the broken unit",
    kinds: ["attacks unit=B foe=A", "breaks unit=A", "caught unit=A foe=B", "destroyed unit=A", "pursuits unit=B"],
  },
  {
    file: "steadfast",
    title: "A deep unit loses; the difference does not count, and it holds",
    kinds: ["attacks unit=B foe=A", "combatScore", "breakTests unit=A result=break.holds", "standsFirm unit=A"],
  },
  {
    file: "panic-chain",
    title: "One unit breaks, another panics and runs through a third, which is tested in its turn",
    kinds: [
      "breaks unit=A",
      "panics unit=B",
      "flights unit=B",
      "panicTests unit=C rule=t9a.panic.trigger.fled-through",
    ],
  },
  {
    file: "rally",
    title: "One fleeing unit does not rally and runs on, another rallies and may reform",
    kinds: ["rallyFails unit=A", "flights unit=A", "rallies unit=B"],
  },
  {
    file: "duel",
    title: "Two champions fight it out",
    kinds: ["duels unit=A", "attacks unit=A foe=B", "losses unit=B", "combatScore"],
  },
  {
    file: "scoring",
    title: "The last Player Turn: a counter, the Victory Points unit by unit, the result",
    kinds: ["turnStart", "counters", "pointsGiven unit=A", "pointsGiven unit=B", "objectiveWon", "result"],
  },
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
    const stretch = findStretch(system, t.kinds, 100);
    if (stretch === null) throw new Error(`no battle shows "${t.title}"`);
    writeFileSync(`playthroughs/${system.id}/${t.file}.txt`, account(system, t.title, stretch));
    console.log(t.file, stretch);
  }
}

if (process.argv[1]?.endsWith("playthroughs.ts") === true) {
  write(ninthAge, topics);
  write(oldWorld, oldWorldTopics);
}
