import { labelOf, playerOf, reasonFor, thoughtOf } from "@tercio/bots";
import { type Answer, type Battle, type Core, lengthOf, say } from "@tercio/kernel";
import type { Command } from "commander";
import { openedBattle } from "../shared/opened.ts";
import { languageOf, type systemOf, wholeNumber } from "../shared/systems.ts";

const WORDS = {
  en: {
    best: "Best",
    why: "Why",
    next: "Else",
    behind: (points: string) => `${points} behind`,
    looks: (n: number) => `${n} positions judged`,
    rolls: "Dice are rolled next: there is nothing to decide.",
    over: "The battle is over: there is nothing to decide.",
    none: "No answer is legal here.",
  },
  fr: {
    best: "Le mieux",
    why: "Pourquoi",
    next: "Sinon",
    behind: (points: string) => `${points} de moins`,
    looks: (n: number) => `${n} positions jugées`,
    rolls: "Les dés vont tomber\u00a0: il n’y a rien à décider.",
    over: "La bataille est finie\u00a0: il n’y a rien à décider.",
    none: "Aucune réponse n’est permise ici.",
  },
} as const;

interface Options {
  readonly until?: number;
  readonly level: number;
  readonly lang: "en" | "fr";
}

/** In the words of its button, else as it is written in a save. */
const told = (battle: Battle<Core>, given: Answer, lang: "en" | "fr"): string => {
  const { system, game, request } = battle;
  const label =
    request?.type === "choice" ? labelOf(system as ReturnType<typeof systemOf>, game, request, given) : null;
  const written = JSON.stringify(given);
  return label === null ? written : `${say(system, label, lang)}  ${written}`;
};

/** What a computer of a level would answer, why, and what else. */
export function hintCommand(command: Command): void {
  command
    .argument("<file>", "a saved battle, or a scene")
    .option("--until <n>", "moves of the saved battle to play first (all)", wholeNumber("until", 0, 1_000_000))
    .option("--level <n>", "level of the computer: 1, 2 or 3", wholeNumber("level", 1, 3), 3)
    .option("--lang <language>", "en or fr", languageOf, "en")
    .action((path: string, o: Options) => {
      const battle = openedBattle(path, o);
      const { system, game, request } = battle;
      const words = WORDS[o.lang];
      if (request?.type !== "choice") return console.log(request === null ? words.over : words.rolls);
      const asked = system.rules.choices[request.choice]?.describe(game, request.about);
      if (asked !== undefined) console.log(say(system, asked, o.lang));
      const thought = thoughtOf(battle, {
        ...{ player: playerOf(`level${o.level}`), seed: battle.dice.seed ?? 0, after: lengthOf(battle) },
      });
      const { answer, best, next, looks } = thought;
      if (answer === null) return console.log(words.none);
      const colon = o.lang === "fr" ? "\u00a0:" : ":";
      console.log(`${words.best}${colon} ${told(battle, answer, o.lang)}`);
      const reason = reasonFor(system, game, request, thought);
      if (reason !== null) console.log(`${words.why}${colon} ${say(system, reason, o.lang)}`);
      if (best !== null && next !== null)
        console.log(
          `${words.next}${colon} ${told(battle, next.answer, o.lang)}, ${words.behind((best.value - next.value).toFixed(1))}`,
        );
      console.log(words.looks(looks));
    });
}
