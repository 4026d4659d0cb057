import type { PlayerWord } from "@tercio/bots";
import { destination } from "@tercio/files/writing";
import { entriesOf, isSituation, load, openSituation, save, say, type Scenario } from "@tercio/kernel";
import { playOne, randomScenario, setupWith } from "@tercio/lab";
import { shownOf } from "@tercio/board";
import { SingleBar } from "cli-progress";
import type { Command } from "commander";
import { toldOf } from "../shared/account.ts";
import { armyFrom } from "../shared/armies.ts";
import { BUILD } from "../shared/build.ts";
import { battleFile, savedBattle } from "../shared/opened.ts";
import {
  BOTS,
  botsOf,
  chosenOf,
  drawsArmies,
  languageOf,
  piecesOf,
  editionOf,
  scenarioOf,
  systemOf,
  wholeNumber,
  Wrong,
} from "../shared/systems.ts";

/** What an account leaves out: what only repeats, and the heads of phases. */
const heard = (system: ReturnType<typeof systemOf>, kind: string): boolean =>
  !["phase", "quiet"].includes(system.views.tellings?.[kind] ?? "");

/** The starter battle with what the command line chose instead; what it did not is as usual. */
async function scenarioWith(system: ReturnType<typeof systemOf>, o: From, seed: number): Promise<Scenario> {
  const { lang: language, army: paths } = o;
  const chosen = chosenOf(system, o.set);
  const drawn = o.randomArmies;
  const by = editionOf(system, o.edition);
  if (o.scenario !== undefined) {
    if (paths.length > 0 || drawn !== undefined || Object.keys(chosen).length > 0)
      throw new Wrong("a scenario has its own armies and tables: leave --army, --random-armies and --set out");
    return { ...scenarioOf(system, o.scenario), ...by };
  }
  if (drawn !== undefined && paths.length > 0) throw new Wrong("give --army or --random-armies, not both");
  const begun = drawn === undefined ? system.rules.starter() : randomScenario(drawsArmies(system), seed, drawn);
  if (paths.length > 2) throw new Wrong("--army may be given twice at most");
  const armies = await Promise.all(paths.map((path) => armyFrom(system, path, language)));
  const whole = { ...begun, ...by, setup: setupWith(begun.setup, armies, chosen) };
  const wrong = system.rules.checkScenario(whole);
  if (wrong !== null) throw new Wrong(`${wrong.where}: ${say(system, wrong.message, language)}`);
  return whole;
}

interface From {
  readonly system?: string;
  readonly scene?: string;
  readonly seed?: number;
  readonly army: readonly string[];
  readonly bots: PlayerWord;
  readonly lang: "en" | "fr";
  readonly set: readonly string[];
  readonly randomArmies?: readonly [number, number];
  readonly scenario?: string;
  readonly edition?: string;
}

/** Which game is played with which dice, and from where: a scene, or the armies that were given. */
async function begun(o: From): Promise<{
  readonly system: ReturnType<typeof systemOf>;
  readonly seed: number;
  readonly start: Pick<Parameters<typeof playOne>[2], "scenario" | "from">;
}> {
  if (o.scene === undefined) {
    if (o.system === undefined) throw new Wrong("give --system, or --scene with a file that names it");
    const system = systemOf(o.system);
    const seed = o.seed ?? 1;
    return { system, seed, start: { scenario: await scenarioWith(system, o, seed) } };
  }
  if (o.edition !== undefined)
    throw new Wrong('a scene names its own edition, in its field "edition": leave --edition out');
  if (o.army.length > 0 || o.randomArmies !== undefined || o.scenario !== undefined || o.set.length > 0)
    throw new Wrong("a scene has its own units and table: leave --army, --random-armies, --scenario and --set out");
  const { system, file } = battleFile(o.scene);
  if (o.system !== undefined && o.system !== system.id)
    throw new Wrong(`${o.scene}: is of ${system.id}, not ${o.system}`);
  if (!isSituation(file)) {
    if (o.seed !== undefined) throw new Wrong("a saved battle goes on with its own dice: leave --seed out");
    const { battle, events } = savedBattle(o.scene, { lang: o.lang, verify: true });
    return { system, seed: battle.dice.seed ?? 0, start: { from: { battle, events } } };
  }
  const sitter = { by: "computer", level: o.bots } as const;
  const given = o.seed === undefined ? file : { ...file, seed: o.seed };
  const opened = openSituation(system, given, { seats: [sitter, sitter] });
  if (!opened.ok)
    throw new Wrong(`${o.scene}: ${opened.problem.where}: ${say(system, opened.problem.message, o.lang)}`);
  return { system, seed: opened.battle.dice.seed ?? 0, start: { from: opened } };
}

export function battleCommand(command: Command): void {
  command
    .option("--system <id>", "rule system; a scene names its own")
    .option(
      "--scene <file>",
      "start from a situation, and play its script first; or go on from a saved battle, with its dice",
    )
    .option("--edition <id>", "edition of the game; its usual one unless given")
    .option("--seed <n>", "seed of the dice (1, or the scene's)", wholeNumber("seed", 0, 0xffffffff))
    .option("--army <file>", "army file, once or twice", (v: string, all: string[]) => [...all, v], [])
    .option("--random-armies <units>", "random armies of so many units a side, such as 3-20", piecesOf)
    .option("--scenario <id>", "a battle by name, instead of the starter")
    .option(
      "--set <field=value>",
      "what may be chosen before a battle, such as a table; a wrong field lists what there is",
      (v: string, all: string[]) => [...all, v],
      [],
    )
    .option("--bots <player>", `who plays: ${BOTS}`, botsOf, "random")
    .option("--lang <language>", "en or fr", languageOf, "en")
    .option("--out <file>", "write the saved battle")
    .action(
      async (o: {
        system?: string;
        scene?: string;
        seed?: number;
        army: string[];
        bots: PlayerWord;
        lang: "en" | "fr";
        out?: string;
        set: string[];
        randomArmies?: readonly [number, number];
        scenario?: string;
        edition?: string;
      }) => {
        const out = o.out === undefined ? null : destination(o.out);
        const { system, seed, start } = await begun(o);
        const bar = new SingleBar({
          format: "{bar} {value} answers",
          clearOnComplete: true,
          noTTYOutput: false,
          stream: process.stderr,
        });
        bar.start(350, 0);
        const { battle, tally } = playOne(system, seed, {
          ...start,
          bots: o.bots,
          chained: true,
          onTurn: (b) => bar.update(b.log?.length ?? 0),
        });
        bar.stop();
        const problem = tally.problems[0];
        const file = save(battle, { build: BUILD });
        const told = load(system, file);
        const shown = told.ok ? { shown: shownOf(system, battle.game, told.events.flat(), o.lang) } : {};
        out?.write(JSON.stringify({ ...file, ...shown }));
        if (told.ok)
          for (const events of told.events)
            for (const e of events)
              if (heard(system, e.kind)) {
                const { line, under } = toldOf(system, e, o.lang);
                console.log(system.views.tellings?.[e.kind] === "turn" ? `\n${line}` : `  ${line}`);
                for (const more of under) console.log(`      ${more}`);
              }
        const score = system.rules.outcome(battle.game);
        if (score !== null) console.log(`\n${say(system, score.message, o.lang)}`);
        console.log(`${entriesOf(battle).length} answers, seed ${seed}, hash ${battle.log?.hash ?? "-"}`);
        if (problem !== undefined) {
          console.error(`broken: ${problem.problem}`);
          process.exitCode = 1;
        }
      },
    );
}
