import { distribution, percent, type Sum } from "@tercio/dice";
import { type Battle, load, say, startBattle } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import type { Command } from "commander";
import { readJson } from "../files.ts";
import { systemOf, systemOfFile, wholeNumber, Wrong } from "../systems.ts";

const chance = (dice: Sum, test: (total: number) => boolean): number =>
  distribution(dice).reduce((sum, b) => sum + (test(b.outcome.total) ? b.probability : 0), 0);
const tell = (p: number, json: boolean | undefined): void =>
  console.log(json === true ? JSON.stringify({ probability: p }) : `${percent(p)}%  (${p.toFixed(6)})`);

/** These two questions are asked in the terms of The Ninth Age; another system is told so rather than answered wrongly. */
function onlyNinthAge(id: string, what: string): void {
  if (systemOf(id).id !== "ninth-age")
    throw new Wrong(
      `no odds of a single ${what} for "${id}" yet; "tercio odds combat --system ${id}" weighs up a combat`,
    );
}

/** The battle to weigh up: a saved one up to an answer, or the start of the system's own. */
function battleOf(path: string | undefined, o: { system?: string; until?: number }): Battle {
  if (path === undefined) {
    if (o.system === undefined)
      throw new Wrong("odds combat needs a saved battle, or --system for that system's start");
    if (o.until !== undefined) throw new Wrong("--until needs a saved battle");
    const system = systemOf(o.system);
    return startBattle(system, system.starter(), 1).battle;
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
  odds
    .command("charge")
    .description("chance to roll a Charge Range")
    .requiredOption("--needed <n>", "inches beyond the Advance Rate", wholeNumber("needed", 0, 30))
    .option("--system <id>", "rule system", "ninth-age")
    .option("--swiftstride", "one more die, the lowest dropped")
    .option("--reroll", "a failed roll is made once more")
    .option("--json", "as JSON")
    .action((o: { needed: number; system: string; swiftstride?: true; reroll?: true; json?: true }) => {
      onlyNinthAge(o.system, "charge");
      const dice: Sum = {
        kind: "sum",
        dice: o.swiftstride === true ? 3 : 2,
        sides: 6,
        ...(o.swiftstride === true ? { dropLowest: 1 } : {}),
        ...(o.reroll === true ? { reroll: { below: o.needed } } : {}),
      };
      tell(
        chance(dice, (t) => t >= o.needed),
        o.json,
      );
    });
  odds
    .command("break")
    .description("chance to pass a Break Test")
    .requiredOption("--discipline <n>", "Discipline", wholeNumber("discipline", 0, 10))
    .option("--system <id>", "rule system", "ninth-age")
    .option("--difference <n>", "points by which the combat was lost", wholeNumber("difference", 0, 30), 0)
    .option("--minimised", "one more die, the highest dropped")
    .option("--maximised", "one more die, the lowest dropped")
    .option("--reroll", "a failed test is made once more")
    .option("--json", "as JSON")
    .action(
      (o: {
        discipline: number;
        system: string;
        difference: number;
        minimised?: true;
        maximised?: true;
        reroll?: true;
        json?: true;
      }) => {
        onlyNinthAge(o.system, "Break Test");
        const needed = Math.max(0, o.discipline - o.difference);
        const extra =
          o.minimised === true
            ? { dice: 3, dropHighest: 1 }
            : o.maximised === true
              ? { dice: 3, dropLowest: 1 }
              : { dice: 2 };
        const dice: Sum = {
          kind: "sum",
          sides: 6,
          ...extra,
          ...(o.reroll === true ? { reroll: { above: needed } } : {}),
        };
        tell(
          chance(dice, (t) => t <= needed),
          o.json,
        );
      },
    );
  odds
    .command("combat [file]")
    .description("the questions that a battle raises at a point, answered exactly where possible")
    .option("--system <id>", "without a file: the start of this system's own battle")
    .option("--until <n>", "answers to play first", wholeNumber("until", 0, 1_000_000))
    .option("--json", "as JSON")
    .action((path: string | undefined, o: { system?: string; until?: number; json?: true }) => {
      const { system, game, request } = battleOf(path, o);
      const list = request === null ? [] : system.questions(game, request);
      const answers = list.map((q) => {
        const found = exactOdds(system, q);
        const assumes = found.assumes.map((m) => say(system, m, "en"));
        return { id: q.id, label: say(system, q.label, "en"), ...found, assumes };
      });
      if (o.json === true) console.log(JSON.stringify(answers, null, 2));
      else if (answers.length === 0) console.log("no charge and no combat to weigh up here");
      else
        for (const a of answers) {
          console.log(`${a.label}${a.exact ? "" : ` (sampled, ± ${((a.error ?? 0) * 100).toFixed(1)}%)`}`);
          for (const r of a.results)
            if (r.probability > 0) console.log(`  ${percent(r.probability).padStart(3)}%  ${r.id}`);
          for (const m of a.assumes) console.log(`  if: ${m}`);
        }
    });
}
