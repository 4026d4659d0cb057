import { destination } from "@tercio/files/writing";
import { load, type Save, say, situationOf, situationText, stackPath, fieldsOf } from "@tercio/kernel";
import { type PieceKey, pieceOf } from "@tercio/board";
import { SingleBar } from "cli-progress";
import type { Command } from "commander";
import { toldOf } from "../shared/account.ts";
import { byKeptBuild, problemOfKept, shownIn } from "../shared/kept.ts";
import { battleFile, problemIn, savedBattle } from "../shared/opened.ts";
import { languageOf, wholeNumber, Wrong } from "../shared/systems.ts";
import { verdict } from "./verified.ts";

/** "human, computer (real)"; nothing where the record does not say who sat there. */
const seatsSaid = (seats: readonly { readonly by: string; readonly level?: string }[]): string =>
  seats.map((s) => (s.level === undefined ? s.by : `${s.by} (${s.level})`)).join(", ");

/** What a verified file records besides. */
const recorded = (file: object): Pick<Save, "entries" | "seed"> => file as Save;

export function verifyCommand(command: Command): void {
  command
    .argument("<file>")
    .option("--lang <language>", "en or fr", languageOf, "en")
    .action(async (path: string, o: { lang: "en" | "fr" }) => {
      const { system, file } = battleFile(path);
      const kept = await byKeptBuild(path, system, file, { verify: true, language: o.lang });
      if (kept?.ok === false) {
        console.error(`${path}: ${problemOfKept(kept)} (rules version ${kept.version}, kept build ${kept.build})`);
        process.exitCode = 1;
        return;
      }
      if (kept !== null) {
        const seats = seatsSaid(kept.seats);
        console.log(`ok: ${kept.answers} answers, final hash ${kept.hash ?? "-"}`);
        console.log(
          `${kept.game}, edition ${kept.edition}, rules version ${kept.version}, played by the kept build ${kept.build}${seats === "" ? "" : `; seats: ${seats}`}`,
        );
        console.log(verdict({ ...recorded(file), answers: kept.answers, outcome: kept.outcome }));
        return;
      }
      const bar = new SingleBar({
        format: "{bar} {value}/{total} entries",
        clearOnComplete: true,
        noTTYOutput: false,
        stream: process.stderr,
      });
      let verified = 0;
      bar.start(recorded(file).entries.length, 0);
      const loaded = load(system, file, { verify: true, untold: true, visit: () => bar.update(++verified) });
      bar.stop();
      if (loaded.ok) {
        const { battle } = loaded;
        const seats = seatsSaid(battle.seats);
        console.log(`ok: ${battle.log?.length ?? 0} answers, final hash ${battle.log?.hash ?? "-"}`);
        console.log(
          `${system.name[o.lang]}, edition ${battle.scenario.edition}, rules version ${system.version}${seats === "" ? "" : `; seats: ${seats}`}`,
        );
        const score = battle.request === null ? system.rules.outcome(battle.game) : null;
        const outcome = score === null ? null : say(system, score.message, o.lang);
        console.log(verdict({ ...recorded(file), answers: battle.log?.length ?? 0, outcome }));
        return;
      }
      const told = `${path}: ${problemIn(system, loaded.problem, o.lang)}`;
      // Of a battle of other rules nothing can be said, neither good nor bad.
      if (loaded.problem.where === "version") throw new Wrong(told);
      console.error(told);
      process.exitCode = 1;
    });
}

export function replayCommand(command: Command): void {
  command
    .argument("<file>")
    .option("--until <n>", "answers to play", wholeNumber("until", 0, 1_000_000))
    .option("--stack", "show where the sequences stand")
    .option("--lang <language>", "en or fr", languageOf, "en")
    .action(async (path: string, o: { until?: number; stack?: true; lang: "en" | "fr" }) => {
      const opened = battleFile(path);
      const kept = await byKeptBuild(path, opened.system, opened.file, {
        until: o.until,
        verify: false,
        language: o.lang,
      });
      if (kept?.ok === false) throw new Wrong(`${path}: ${problemOfKept(kept)} (kept build ${kept.build})`);
      if (kept !== null) {
        if (o.stack === true) throw new Wrong("--stack: this battle is played by a kept build, which does not show it");
        console.error(`played by the kept build ${kept.build}, rules version ${kept.version}`);
        kept.events.forEach((events, i) => {
          for (const line of events) console.log(`${String(i).padStart(4)}  ${line}`);
        });
        console.log("");
        for (const line of kept.board) console.log(line);
        if (kept.outcome !== null) console.log(`\n${kept.outcome}`);
        return;
      }
      const shown = shownIn(opened.file);
      if (shown !== null && fieldsOf(opened.file)["version"] !== opened.system.version) {
        console.error(`${path}: no build here plays its rules; this is what the file itself shows, unchecked`);
        for (const line of [...shown.lines, "", ...shown.board]) console.log(line);
        return;
      }
      const { system, battle, events: told } = savedBattle(path, o);
      told.forEach((events, i) => {
        for (const e of events) {
          const { line, under } = toldOf(system, e, o.lang);
          console.log(`${String(i).padStart(4)}  ${line}`);
          for (const more of under) console.log(`          ${more}`);
        }
      });
      console.log("");
      const { game } = battle;
      const board = system.views.board(game);
      for (const p of board.pieces) if (p.kind === "body") console.log(say(system, p.spoken, o.lang));
      // Whom what somebody does to those near it reaches.
      const named = (key: PieceKey): string => {
        const p = pieceOf(board, key);
        return p === undefined ? "" : say(system, p.name, o.lang);
      };
      for (const { piece, label, covers } of system.views.ranges?.(game) ?? []) {
        const others = covers.filter((key) => key !== piece).map(named);
        console.log(`${named(piece)}, ${say(system, label, o.lang)} · ${others.join(", ") || "–"}`);
      }
      if (o.stack === true) console.log(`\n${stackPath(game.stack)}`);
    });
}

export function sceneCommand(command: Command): void {
  command
    .argument("<file>")
    .option("--at <n>", "answers to play before it (all)", wholeNumber("at", 0, 1_000_000))
    .option("--out <file>", "write it there")
    .option("--lang <language>", "en or fr", languageOf, "en")
    .action((path: string, o: { at?: number; out?: string; lang: "en" | "fr" }) => {
      const out = o.out === undefined ? null : destination(o.out);
      const situation = situationOf(savedBattle(path, { until: o.at, lang: o.lang }).battle);
      if (situation === null) throw new Wrong(`${path}: no phase has begun yet, and a scene starts with one`);
      if (out === null) process.stdout.write(situationText(situation));
      else out.write(situationText(situation));
    });
}
