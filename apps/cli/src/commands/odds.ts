import { games } from "@tercio/games";
import { distribution, percent } from "@tercio/dice";
import { type Battle, type DiceQuestion, load, say, startBattle } from "@tercio/kernel";
import { errorInPoints, exactOdds, type OddsResult } from "@tercio/odds";
import type { Command } from "commander";
import { readJson } from "../files.ts";
import { systemOf, systemOfFile, wholeNumber, Wrong } from "../systems.ts";

type DiceTable = NonNullable<DiceQuestion["tables"]>[number];

/** An option's name as it is read: "dispel-dice" as "dispelDice". */
const camel = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Given = { readonly [id: string]: number | boolean };
const chanceOf = (question: DiceQuestion, given: Given): number => {
  const { dice, passes } = question.roll(given);
  return distribution(dice).reduce((sum, b) => sum + Number(passes(b.outcome)) * b.probability, 0);
};

interface ChanceTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly probabilities: readonly number[] }[];
}

/** A table of the sheet as the rules make it: 0 to 1, row by row. */
function tableOf(question: DiceQuestion, { over, from, to, rows, last }: DiceTable): ChanceTable {
  const along = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    columns: [...along.map(String), ...(last === undefined ? [] : [last.title.en])],
    rows: rows.map(({ id, given }) => ({
      id,
      probabilities: [...along.map((n) => ({ [over]: n })), ...(last === undefined ? [] : [last.given])].map((more) =>
        chanceOf(question, { ...given, ...more }),
      ),
    })),
  };
}

/** In percents, as the sheet rounds: 1 at least where it is possible, 99 at most where it is not certain. */
function drawn({ columns, rows }: ChanceTable): string {
  const wide = Math.max(...rows.map((r) => r.id.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(wide)}${cells.map((c) => c.padStart(Math.max(5, c.length + 1))).join("")}`;
  return [line("", columns), ...rows.map((r) => line(r.id, r.probabilities.map(percent)))].join("\n");
}

/** The chance of what a system asks the dice, without a battle. */
function diceCommand(odds: Command, question: DiceQuestion, owner: string): void {
  const { id, title, numbers, flags } = question;
  const command = odds.command(id).description(title.en).option("--system <id>", "rule system", owner);
  for (const n of numbers) {
    const whole = wholeNumber(n.id, n.least, n.most);
    if (n.usual === undefined) command.option(`--${n.id} <n>`, n.title.en, whole);
    else command.option(`--${n.id} <n>`, n.title.en, whole, n.usual);
  }
  for (const f of flags) command.option(`--${f.id}`, f.title.en);
  if ((question.tables?.length ?? 0) > 0) command.option("--table", "the tables that the sheet prints, recomputed");
  command
    .option("--json", "as JSON")
    .action((o: { readonly [option: string]: number | boolean } & { readonly system: string; json?: true }, called) => {
      const asked = systemOf(o.system).views.diceQuestions?.find((q) => q.id === id);
      if (asked === undefined)
        throw new Wrong(
          `no odds of a single ${id} for "${o.system}" yet; "tercio odds combat --system ${o.system}" weighs up a combat`,
        );
      if (o.table === true) {
        const besides = [...asked.numbers, ...asked.flags].find(
          (x) => called.getOptionValueSource(camel(x.id)) === "cli",
        );
        if (besides !== undefined)
          throw new Wrong(`odds ${id} --table prints whole tables: leave out --${besides.id}, or --table`);
        const tables = (asked.tables ?? []).map((table) => tableOf(asked, table));
        console.log(o.json === true ? JSON.stringify(tables) : tables.map(drawn).join("\n\n"));
        return;
      }
      const without = asked.numbers.find((n) => n.usual === undefined && o[camel(n.id)] === undefined);
      if (without !== undefined)
        throw new Wrong(
          `odds ${id} needs --${without.id} <n>: ${without.title.en}${(asked.tables?.length ?? 0) > 0 ? "; or --table" : ""}`,
        );
      const given = [...asked.numbers, ...asked.flags].flatMap(({ id: of }) => {
        const value = o[camel(of)];
        return value === undefined || typeof value === "string" ? [] : [[of, value] as const];
      });
      const p = chanceOf(asked, Object.fromEntries(given));
      console.log(o.json === true ? JSON.stringify({ probability: p }) : `${percent(p)}%  (${p.toFixed(6)})`);
    });
}

/** A chance in whole percents; of a sample with how far off it may be, never told less than it is. */
const chance = ({ probability, error }: OddsResult, exact: boolean): string =>
  `${percent(probability).padStart(3)}%${exact ? "" : ` ± ${errorInPoints(error).toFixed(1)}`}`;

/** The battle to weigh up: a saved one up to an answer, or the start of the system's own. */
function battleOf(path: string | undefined, o: { system?: string; until?: number }): Battle {
  if (path === undefined) {
    if (o.system === undefined)
      throw new Wrong("odds combat needs a saved battle, or --system for that system's start");
    if (o.until !== undefined) throw new Wrong("--until needs a saved battle");
    const system = systemOf(o.system);
    return startBattle(system, system.rules.starter(), 1).battle;
  }
  const file = readJson(path);
  const system = systemOfFile(path, file);
  if (o.system !== undefined && systemOf(o.system) !== system)
    throw new Wrong(`${path}: is a battle of "${system.id}", not of "${o.system}"`);
  const loaded = load(system, file, o.until === undefined ? {} : { until: o.until });
  if (!loaded.ok) throw new Wrong(`${path}: ${loaded.problem.where}: ${loaded.problem.problem}`);
  return loaded.battle;
}

export function oddsCommand(odds: Command): void {
  const known = new Set<string>();
  for (const system of games)
    for (const question of system.views.diceQuestions ?? []) {
      if (!known.has(question.id)) diceCommand(odds, question, system.id);
      known.add(question.id);
    }
  odds
    .command("combat [file]")
    .description("the questions that a battle raises at a point, answered exactly where possible")
    .option("--system <id>", "without a file: the start of this system's own battle")
    .option("--until <n>", "answers to play first", wholeNumber("until", 0, 1_000_000))
    .option("--json", "as JSON")
    .action((path: string | undefined, o: { system?: string; until?: number; json?: true }) => {
      const { system, game, request } = battleOf(path, o);
      const list = request === null ? [] : system.views.questions(game, request);
      const answers = list.map((q) => {
        const found = exactOdds(system, q);
        const assumes = found.assumes.map((m) => say(system, m, "en"));
        return { id: q.id, label: say(system, q.label, "en"), ...found, assumes };
      });
      if (o.json === true) console.log(JSON.stringify(answers, null, 2));
      else if (answers.length === 0) console.log("no charge and no combat to weigh up here");
      else
        for (const a of answers) {
          const plays = a.plays.toLocaleString("en");
          console.log(`${a.label}${a.exact ? "" : ` (sampled from ${plays} plays; ± of the 95% interval, in points)`}`);
          for (const r of a.results) if (r.probability > 0) console.log(`  ${chance(r, a.exact)}  ${r.id}`);
          for (const m of a.assumes) console.log(`  if: ${m}`);
        }
    });
}
