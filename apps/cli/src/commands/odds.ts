import { percent } from "@tercio/dice";
import { type Battle, load, say, startBattle } from "@tercio/kernel";
import { errorInPoints, exactOdds, type OddsResult } from "@tercio/odds";
import type { Command } from "commander";
import { readJson } from "../files.ts";
import { systemOf, systemOfFile, wholeNumber, Wrong } from "../systems.ts";
import { inNumbers } from "./odds-in-numbers.ts";

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
  inNumbers(odds);
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
