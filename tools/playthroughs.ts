// Writes the golden playthroughs: npx tsx tools/playthroughs.ts. Read the difference: it says which rule changed the play.
import { mkdirSync, writeFileSync } from "node:fs";
import { account, findStretch } from "@tercio/lab";
import { ninthAge } from "@tercio/ninth-age";

/** Topics and the events, in order, that show them. */
export const topics: readonly { readonly file: string; readonly title: string; readonly kinds: readonly string[] }[] = [
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

if (process.argv[1]?.endsWith("playthroughs.ts") === true) {
  mkdirSync("playthroughs/ninth-age", { recursive: true });
  for (const t of topics) {
    const stretch = findStretch(ninthAge, t.kinds, 60);
    if (stretch === null) throw new Error(`no battle shows "${t.title}"`);
    writeFileSync(`playthroughs/ninth-age/${t.file}.txt`, account(ninthAge, t.title, stretch));
    console.log(t.file, stretch);
  }
}
