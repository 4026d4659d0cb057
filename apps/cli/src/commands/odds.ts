import { wholePercent } from "@tercio/dice";
import { type Battle, type Core, type OddsQuestion, say, startBattle, there } from "@tercio/kernel";
import { chanceOfAll, errorInPoints, headlineOf, numbersOf, type Odds, type OddsResult, talliesOf } from "@tercio/odds";
import type { Command } from "commander";
import { openedBattle } from "../shared/opened.ts";
import { systemOf, wholeNumber, Wrong } from "../shared/systems.ts";
import {
  type Answering,
  answering as answeringOf,
  type DecidedOptions,
  decisionLines,
  soughtLines,
  takesDecisions,
  toldDecisions,
  toldSought,
} from "./decided.ts";
import { inNumbers } from "./odds-in-numbers.ts";

type Question = OddsQuestion<Core>;
/** A chance in whole percents; of a sample with how far off it may be, never told less than it is. */
const chance = ({ probability, error }: OddsResult, exact: boolean): string =>
  `${wholePercent(probability).padStart(3)}%${exact ? "" : ` ± ${errorInPoints(error).toFixed(1)}`}`;

/** The battle to weigh up: a saved one up to an answer, or the start of the system's own. */
function battleOf(path: string | undefined, o: { system?: string; until?: number }): Battle {
  if (path === undefined) {
    if (o.system === undefined)
      throw new Wrong("odds combat needs a saved battle, or --system for that system's start");
    if (o.until !== undefined) throw new Wrong("--until needs a saved battle");
    const system = systemOf(o.system);
    return startBattle(system, system.rules.starter(), 1).battle;
  }
  const battle = openedBattle(path, { until: o.until, lang: "en" });
  if (o.system !== undefined && systemOf(o.system).id !== battle.system.id)
    throw new Wrong(`${path}: is a battle of "${battle.system.id}", not of "${o.system}"`);
  return battle;
}

type Options = DecidedOptions & { system?: string; until?: number; rounds?: number; json?: true };
/**
 * How likely the first side is the better for it, or what the question is after, or where it tells a number that this is more
 * than none; null where it has nothing of these.
 */
function probabilityOf(q: Question, { results }: Odds): number | null {
  const numbered = q.results.every((r) => r.value !== undefined);
  const after =
    headlineOf(q)?.of ?? q.results.filter((r) => (numbered ? (r.value ?? 0) > 0 : r.winner === 0)).map((r) => r.id);
  if (after.length === 0) return null;
  return chanceOfAll(results.filter((r) => after.includes(r.id)).map((r) => r.probability));
}

/** A question with its answer, told in English. */
function told(system: Battle["system"], q: Question, answering: Answering) {
  const found = answering.odds(q);
  const tallies = talliesOf(q, found).map((t) => ({ ...t, label: say(system, t.label, "en") }));
  return {
    ...{ id: q.id, label: say(system, q.label, "en"), probability: probabilityOf(q, found) },
    ...found,
    ...(tallies.length === 0 ? {} : { tallies }),
    assumes: found.assumes.map((m) => say(system, m, "en")),
    decisions: toldDecisions(system, found),
    sought: toldSought(found),
    numbers: numbersOf(q).map((n) => n.id),
  };
}

function print(system: Battle["system"], q: Question, answer: ReturnType<typeof told>): void {
  const { label, exact, plays, results, tallies = [], assumes, decisions, sought, numbers } = answer;
  const sampled = ` (sampled from ${plays.toLocaleString("en")} plays; ± of the 95% interval, in points)`;
  console.log(`${label}${exact ? "" : sampled}`);
  if (tallies.length === 0)
    for (const r of results) if (r.probability > 0) console.log(`  ${chance(r, exact)}  ${r.id}`);
  for (const t of tallies)
    console.log(
      `  ${t.label}: ${t.mean.toFixed(2)} on average${exact ? "" : ` ± ${t.error.toFixed(2)}`}, variance ${t.variance.toFixed(2)}`,
    );
  for (const line of soughtLines(system, sought, numbersOf(q))) console.log(line);
  for (const m of assumes) console.log(`  if: ${m}`);
  for (const line of decisionLines(decisions)) console.log(line);
  if (decisions.length > 0) console.log(`  numbers to --seek: ${numbers.join(", ")}`);
}

export function oddsCommand(odds: Command): void {
  inNumbers(odds);
  const both = [
    ["combat [file]", "the questions that a battle or a scene raises at a point, answered exactly where possible"],
    [
      "shoot [file]",
      "what each shot on offer costs, at a point where a target is chosen: the start of the Shooting Phase, in a scene",
    ],
  ] as const;
  for (const [typed, about] of both) {
    const [name = ""] = typed.split(" ");
    const fought = typed === both[0][0];
    const file = fought ? "melee.json" : "shots.json";
    const decides = fought
      ? [
          "Where players choose, the odds list the choices they assume. To change the one named allocate:",
          `  tercio odds ${name} ${file} --assume allocate=2`,
          "With the best answers of player 1, each of them tried at each place:",
          `  tercio odds ${name} ${file} --seek 1=most`,
          "Each combat, followed for three rounds:",
          `  tercio odds ${name} ${file} --rounds 3`,
        ]
      : ["Where players choose on the way, --assume and --seek are as with “tercio odds combat”."];
    const made = odds
      .command(typed)
      .description(about)
      .option("--system <id>", "without a file: the start of this system's own battle")
      .option("--until <n>", "answers to play first", wholeNumber("until", 0, 1_000_000));
    if (fought) made.option("--rounds <n>", "each combat, followed for so many rounds", wholeNumber("rounds", 1, 6));
    takesDecisions(made);
    made
      .option("--json", "as one JSON object: probability of the first question, and all questions")
      .addHelpText(
        "after",
        `\nFor example, with the scene that docs/scenes.md has under “Odds of a scene” in ${file}:\n${[`  tercio odds ${name} ${file}`, `  tercio odds ${name} ${file} --json`, ...decides].join("\n")}`,
      )
      .action((path: string | undefined, o: Options) => {
        const { system, game, request } = battleOf(path, o);
        if (o.rounds !== undefined && system.views.rounds === undefined)
          throw new Wrong(`${system.id} does not follow a combat for several rounds`);
        if (!fought && system.views.shots === undefined) throw new Wrong(`${system.id} plays no shooting yet`);
        const list =
          o.rounds !== undefined
            ? (system.views.rounds?.(game, o.rounds) ?? [])
            : request === null
              ? []
              : ((fought ? system.views.questions(game, request) : system.views.shots?.(game, request)) ?? []);
        const answering = answeringOf(system, o);
        const answers = list.map((q) => told(system, q, answering));
        answering.check();
        if (o.json === true)
          console.log(JSON.stringify({ probability: answers[0]?.probability ?? null, questions: answers }));
        else if (answers.length === 0)
          console.log(
            fought ? "no odds here" : `no target to shoot at is chosen here; "tercio odds combat" lists the other odds`,
          );
        else for (const [at, a] of answers.entries()) print(system, there(list[at]), a);
      });
  }
}
