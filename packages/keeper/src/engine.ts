import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type Build, folderOf, hasCommit, root, short } from "./builds.ts";
import type { Asked, Kept } from "./facade.ts";

/** Why a kept build cannot be had here, and what to do about it. */
export class NotKept extends Error {}

/** Makes a folder once: aside, and put in its place whole, so that nobody sees half of it. */
export async function once(folder: string, make: (aside: string) => Promise<void> | void): Promise<string> {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  try {
    await make(aside);
    if (!existsSync(folder)) renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

/** Names, relative to their place so that they hold when the folder is put elsewhere, from which a package of the workspace is found, as npm links them. */
function linked(source: string): void {
  const modules = join(source, "node_modules");
  mkdirSync(join(modules, "@tercio"), { recursive: true });
  for (const place of ["packages", "packages/systems", "apps"])
    for (const name of readdirSync(join(source, place))) {
      const folder = join(source, place, name);
      if (existsSync(join(folder, "package.json")))
        symlinkSync(relative(join(modules, "@tercio"), folder), join(modules, "@tercio", name));
    }
}

/**
 * The sources of a commit, apart from those of today.
 * @throws NotKept where this copy of the project lacks its history
 */
export function sourcesOf(commit: string): Promise<string> {
  return once(join(folderOf(commit), "source"), (aside) => {
    const git = (cwd: string, ...args: readonly string[]): void =>
      void execFileSync("git", args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
    if (!hasCommit(commit))
      throw new NotKept(
        `the build ${short(commit)} is not in this copy of Tercio: run “node tools/keep.mjs build ${short(commit)}” in a clone with its whole history`,
      );
    // A clone of its own, so that what the sources ask git of themselves is answered for their commit.
    git(root(), "clone", "--quiet", "--shared", "--no-checkout", root(), aside);
    git(aside, "checkout", "--quiet", "--detach", commit);
    linked(aside);
  });
}

interface Engine {
  readonly rules: Build["rules"];
  opened(file: unknown, asked: Asked): Kept;
}
const engineAt = (path: string): Promise<Engine> => import(pathToFileURL(path).href) as Promise<Engine>;

/**
 * The engine of a kept build as one module; made from its sources where it is not there yet.
 * @throws NotKept; an error where what was made is not that build
 */
export async function engineOf({ commit, rules }: Build): Promise<string> {
  const folder = await once(join(folderOf(commit), "engine"), async (aside) => {
    const source = await sourcesOf(commit);
    const own = join(source, "packages/keeper/src/facade.ts");
    // Builds of before the keeper are given its facade.
    const entry = existsSync(own) ? own : join(source, "packages/games/src/facade.ts");
    if (!existsSync(own)) copyFileSync(join(root(), "packages/keeper/src/facade.ts"), entry);
    const { build } = await import("esbuild");
    await build({
      entryPoints: [entry],
      outfile: join(aside, "engine.mjs"),
      bundle: true,
      minify: true,
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "error",
    });
    // A name that led to the sources of today would make today's engine under the old one's name.
    const made = (await engineAt(join(aside, "engine.mjs"))).rules;
    if (JSON.stringify(made) !== JSON.stringify(rules))
      throw new Error(
        `the engine made for ${short(commit)} plays ${JSON.stringify(made)}, not ${JSON.stringify(rules)}`,
      );
  });
  return join(folder, "engine.mjs");
}

/** Plays a saved battle by the build that it was kept under. @throws NotKept */
export async function openedBy(build: Build, file: unknown, asked: Asked): Promise<Kept> {
  return (await engineAt(await engineOf(build))).opened(file, asked);
}
