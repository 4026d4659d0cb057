import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Core, type RuleSystem, there } from "@tercio/kernel";
import { type Build, builds, LIST, root } from "./builds.ts";
import { type Difference, differences, playBattles } from "./corpus.ts";

/** What the kept battles say of a game's rules. */
export interface Verdict {
  readonly system: string;
  /** The version in the sources, the one of the newest kept build, and the one that the sources should have. */
  readonly now: string;
  readonly kept: string;
  readonly due: string;
  readonly differences: readonly Difference[];
}

/** The newest kept build that plays a game. @throws where there is none */
export function lastKept(system: string): Build {
  const found = builds().findLast((b) => Object.hasOwn(b.rules, system));
  if (found === undefined) throw new Error(`no build is kept that plays ${system}`);
  return found;
}

/** Replays the battles kept of a game: its version is the kept one where all lead where they led, else the next. */
export function verdict(system: RuleSystem<Core>): Verdict {
  const kept = there(lastKept(system.id).rules[system.id]);
  const found = differences(system, kept);
  return {
    system: system.id,
    now: system.version,
    kept,
    due: found.length === 0 ? kept : String(Number(kept) + 1),
    differences: found,
  };
}

const fileOf = (system: string): string => join(root(), "packages/systems", system, "src/version.ts");

/** Writes a game's version into its sources. */
export function setVersion(system: string, version: string): void {
  const file = fileOf(system);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/version = "\d+"/, `version = "${version}"`));
}

const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: root(), encoding: "utf8" }).trim();

/**
 * Keeps the build of the last commit: battles of every game whose version has risen are played and kept, and the commit is
 * listed. @throws where something is not committed, for then the commit is not what has played them
 */
export function keepThis(systems: readonly RuleSystem<Core>[]): Build {
  if (git("status", "--porcelain", "--", "packages", "apps") !== "")
    throw new Error("there are changes that are not committed: a build is kept by its commit");
  const before = builds();
  for (const system of systems) if (!before.some((b) => b.rules[system.id] === system.version)) playBattles(system);
  const build: Build = {
    commit: git("rev-parse", "HEAD"),
    day: git("log", "-1", "--format=%cs"),
    rules: Object.fromEntries(systems.map((s) => [s.id, s.version])),
  };
  // One build for each set of rules is enough: the newest has what was mended since.
  const same = JSON.stringify(build.rules);
  const list = [...before.filter((b) => JSON.stringify(b.rules) !== same), build];
  writeFileSync(join(root(), LIST), `${JSON.stringify(list, null, 2)}\n`);
  return build;
}
