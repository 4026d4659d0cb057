import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A build of Tercio that battles may still need: its commit and, by game, the version of the rules that it plays. */
export interface Build {
  readonly commit: string;
  /** Its day, as players know it: "2026-11-28". */
  readonly day: string;
  readonly rules: { readonly [system: string]: string };
}

export const LIST = "kept/builds.json";

/** The root of the workspace: the nearest folder above this module, bundled or not, that has the list of kept builds. */
export function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, LIST))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no folder above has ${LIST}`);
    folder = above;
  }
  return folder;
}

/** A commit as players see it. */
export const short = (commit: string): string => commit.slice(0, 8);
/** Where what is made of a kept build lies: its sources, its engine, its app. */
export const folderOf = (commit: string): string => join(root(), ".cache/kept", short(commit));

/** The kept builds, the oldest first. */
export const builds = (): readonly Build[] => JSON.parse(readFileSync(join(root(), LIST), "utf8")) as readonly Build[];

/** The kept build that plays a game by this version of its rules; the newest where there are several; null where none does. */
export const buildFor = (system: unknown, version: unknown): Build | null =>
  typeof system === "string" && typeof version === "string"
    ? (builds().findLast((b) => Object.hasOwn(b.rules, system) && b.rules[system] === version) ?? null)
    : null;

/** Is this workspace a clone that has the commit? Without it a kept build cannot be made here. */
export function hasCommit(commit: string): boolean {
  if (!existsSync(join(root(), ".git"))) return false;
  try {
    execFileSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root(), stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
