import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { counterSource } from "@tercio/dice";
import { gameOf } from "@tercio/games";
import { type Battle, load, openSituation, save, situationOf, situationText, startBattle } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { byChance } from "@tercio/testkit";

const bin = fileURLToPath(new URL("../bin/tercio.mjs", import.meta.url));
const preload = new URL("kill-at.mjs", import.meta.url).href;

/** What came of the runs: how often the file was the one of before, or the new one, and what was neither. */
export interface Survived {
  readonly counted: {
    readonly runs: number;
    readonly killed: number;
    readonly full: number;
    readonly old: number;
    readonly new: number;
  };
  readonly wrong: readonly string[];
}

/** A command that writes in the place of a file, and what that file may be afterwards. */
interface Case {
  readonly name: string;
  readonly args: (file: string) => readonly string[];
  readonly old: string;
  readonly verifies: (text: string) => boolean;
}

const verifiedSave = (text: string): boolean => {
  const file = JSON.parse(text) as { readonly system?: unknown };
  return load(gameOf(file.system) as System, file, { verify: true }).ok;
};
const opens = (text: string): boolean => {
  const file = JSON.parse(text) as { readonly system?: unknown };
  return openSituation(gameOf(file.system) as System, file).ok;
};

const game = (id: string): System => gameOf(id) as System;
/** A battle that chance plays for so many replies. */
function played(system: System, seed: number, replies: number): Battle {
  let last: Battle | null = null;
  for (const { battle } of byChance(startBattle(system, system.rules.starter(), seed), counterSource(seed, 1), replies))
    last = battle;
  return last as Battle;
}

/** A figure of some piece that both players may agree to lower by one. */
function figureToCorrect(battle: Battle): readonly [piece: string, figure: string] {
  const { board, correctable } = (battle.system as System).views;
  for (const { key } of board(battle.game).pieces) {
    const figure = correctable?.(battle.game, key)?.figures.find((f) => f.now > f.least);
    if (figure !== undefined) return [String(key), `${figure.id}=${figure.now - 1}`];
  }
  throw new Error("nothing can be corrected");
}

/** The commands whose `--out` may be the very file that a player keeps; `side`: a folder for what they read besides. */
function cases(side: string): readonly Case[] {
  const ninthAge = game("ninth-age");
  const battle = played(ninthAge, 7, 60);
  const [piece, figure] = figureToCorrect(battle);
  const later = played(ninthAge, 11, 150);
  const from = join(side, "from.json");
  writeFileSync(from, JSON.stringify(save(later)));
  const combat = (seed: number): string => JSON.stringify(save(played(game("old-world"), seed, 200)));
  return [
    {
      name: "correct",
      args: (file) => ["correct", file, "--piece", piece, "--figure", figure, "--agreed", "2", "--out", file],
      old: JSON.stringify(save(battle)),
      verifies: verifiedSave,
    },
    {
      name: "battle",
      args: (file) => ["battle", "--system", "old-world", "--seed", "5", "--out", file],
      old: combat(6),
      verifies: verifiedSave,
    },
    {
      name: "scene",
      args: (file) => ["scene", from, "--out", file],
      old: situationText(situationOf(played(ninthAge, 7, 150)) as NonNullable<ReturnType<typeof situationOf>>),
      verifies: opens,
    },
  ];
}

const called = (args: readonly string[], kill: string) =>
  spawnSync(process.execPath, ["--import", preload, bin, ...args], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", TERCIO_KILL: kill },
    maxBuffer: 1 << 26,
  });

/** A small disk of its own, nearly full; null where none may be mounted. */
function smallDisk(kilobytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), "tercio-full-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]);
  if (mounted.status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

const DISK = 512;

/**
 * Commands that write over a file are ended at a write, fsync or rename drawn by chance; on a `full` disk there is besides
 * room for some of the new file, drawn as well, and of every third nobody ends the process. After each the file is the one
 * of before or the new one, byte by byte, and both of these verify. Null where no small disk may be mounted.
 */
export function killedRuns(seed: number, runs: number, full: boolean): Survived | null {
  const disk = full ? smallDisk(DISK) : mkdtempSync(join(tmpdir(), "tercio-killed-"));
  if (disk === null) return null;
  const side = mkdtempSync(join(tmpdir(), "tercio-killed-side-"));
  const folder = join(disk, "kept");
  mkdirSync(folder);
  const file = join(folder, "file.json");
  const filler = join(disk, "filler");
  const source = counterSource(seed, 0);
  const wrong: string[] = [];
  const counted = { runs: 0, killed: 0, full: 0, old: 0, new: 0 };
  try {
    const all = cases(side).map((one) => {
      writeFileSync(file, one.old);
      const { status, stderr } = called(one.args(file), `${folder}::`);
      const calls = Number(/TERCIO_CALLS (\d+)/.exec(stderr)?.[1]);
      const made = readFileSync(file, "utf8");
      if (status !== 0 || !(calls >= 4) || made === one.old)
        throw new Error(`${one.name}: ${status} ${calls} ${stderr}`);
      for (const text of [one.old, made]) if (!one.verifies(text)) wrong.push(`${one.name}: does not verify unkilled`);
      return { ...one, made, calls };
    });
    for (let i = 0; i < runs; i++) {
      const one = all[source.next(all.length) - 1] as (typeof all)[number];
      const at = full && source.next(3) === 1 ? 0 : source.next(one.calls);
      const when = ["before", "half", "after"][source.next(3) - 1] as string;
      rmSync(filler, { force: true });
      writeFileSync(file, one.old);
      if (full) {
        // What is left is between nothing and a little more than the new file takes.
        const { bavail, bsize } = statfsSync(disk);
        const left = source.next(Math.ceil(one.made.length / bsize) + 2) - 1;
        writeFileSync(filler, Buffer.alloc((bavail - left) * bsize));
      }
      const { status, signal, stderr } = called(one.args(file), `${folder}:${at}:${when}`);
      const text = readFileSync(file, "utf8");
      const name = `seed ${seed}, run ${i}: ${one.name}, ${when} call ${at} of ${one.calls}`;
      counted.runs++;
      if (signal === "SIGKILL") counted.killed++;
      else if (status === 2 && stderr.includes("the disk is full")) counted.full++;
      else if (status !== 0) wrong.push(`${name}: ended with ${status ?? signal}: ${stderr.slice(0, 300)}`);
      if (text === one.made) counted.new++;
      else if (text === one.old) counted.old++;
      else wrong.push(`${name}: the file is neither the old nor the new one, ${text.length} bytes`);
      if (status === 0 && text !== one.made) wrong.push(`${name}: said to be written, and is not`);
      if (status === 2 && text !== one.old) wrong.push(`${name}: said not to be written, and is`);
    }
    rmSync(filler, { force: true });
    called((all[0] as Case).args(file), `${folder}::`);
    const left = readdirSync(folder).filter((name) => name !== "file.json");
    if (left.length > 0) wrong.push(`seed ${seed}: left behind ${left.join(", ")}`);
  } finally {
    if (full) spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
    rmSync(side, { recursive: true, force: true });
  }
  return { counted, wrong };
}
