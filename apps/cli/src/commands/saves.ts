import { load, say, stackPath } from "@tercio/kernel";
import type { Command } from "commander";
import { readJson } from "../files.ts";
import { languageOf, systemOfFile, wholeNumber, Wrong } from "../systems.ts";

export function verifyCommand(command: Command): void {
  command.argument("<file>").action((path: string) => {
    const file = readJson(path);
    const loaded = load(systemOfFile(path, file), file, { verify: true });
    if (loaded.ok) {
      console.log(`ok: ${loaded.battle.log?.length ?? 0} answers, final hash ${loaded.battle.log?.hash ?? "-"}`);
      return;
    }
    const { entry, where, problem } = loaded.problem;
    console.error(`${path}: ${entry === null ? "" : `entry ${entry}, `}${where}: ${problem}`);
    process.exitCode = 1;
  });
}

export function replayCommand(command: Command): void {
  command
    .argument("<file>")
    .option("--until <n>", "answers to play", wholeNumber("until", 0, 1_000_000))
    .option("--stack", "show where the sequences stand")
    .option("--lang <language>", "en or fr", languageOf, "en" as "en" | "fr")
    .action((path: string, o: { until?: number; stack?: true; lang: "en" | "fr" }) => {
      const file = readJson(path);
      const system = systemOfFile(path, file);
      const loaded = load(system, file, o.until === undefined ? {} : { until: o.until });
      if (!loaded.ok) throw new Wrong(`${path}: ${loaded.problem.where}: ${loaded.problem.problem}`);
      loaded.events.forEach((events, i) => {
        for (const e of events) console.log(`${String(i).padStart(4)}  ${say(system, e.message, o.lang)}`);
      });
      console.log("");
      for (const p of system.board(loaded.battle.game).pieces) console.log(say(system, p.spoken, o.lang));
      if (o.stack === true) console.log(`\n${stackPath(loaded.battle.game.stack)}`);
    });
}
