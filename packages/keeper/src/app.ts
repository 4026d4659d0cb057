import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Build, builds, root } from "./builds.ts";
import { folderOf, once, sourcesOf } from "./engine.ts";

/** A kept app as the list beside it names it: its place, what it plays, and every file that it consists of. */
export interface KeptApp {
  /** The folder that it is served from, below `kept/`. */
  readonly name: string;
  readonly day: string;
  readonly rules: Build["rules"];
  readonly files: readonly string[];
}

/** Links what the sources need from elsewhere: today's packages where they are the same, their own where not. */
function withPackages(source: string): void {
  const locks = [root(), source].map((folder) => readFileSync(join(folder, "package-lock.json"), "utf8"));
  // What the workspace itself consists of may differ; what is fetched must not.
  const fetched = (lock: string): string =>
    JSON.stringify(
      Object.entries(
        (JSON.parse(lock) as { packages: { [path: string]: { resolved?: string; integrity?: string } } }).packages,
      )
        .filter(([path]) => path.includes("node_modules/"))
        .map(([path, { integrity }]) => [path, integrity ?? null])
        .filter(([path]) => !String(path).includes("@tercio/")),
    );
  if (fetched(locks[0] as string) !== fetched(locks[1] as string)) {
    rmSync(join(source, "node_modules"), { recursive: true, force: true });
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: source,
      stdio: ["ignore", "ignore", "inherit"],
    });
    return;
  }
  const link = (from: string, to: string): void => {
    if (!existsSync(from)) return;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const there = join(to, name);
      if (name === "@tercio" || name === ".cache" || existsSync(there)) continue;
      symlinkSync(join(from, name), there);
    }
  };
  for (const place of ["node_modules", "apps/web/node_modules"]) link(join(root(), place), join(source, place));
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile());

/** The whole app of a commit, built to be served from `kept/<its short commit>/`. @returns its folder @throws NotKept */
export async function appOf({ commit }: Build): Promise<string> {
  const source = await sourcesOf(commit);
  return once(join(folderOf(commit), "app"), (aside) => {
    withPackages(source);
    execFileSync(
      process.execPath,
      [
        join(root(), "node_modules/vite/bin/vite.js"),
        ...[
          "build",
          "--base",
          `/kept/${commit.slice(0, 8)}/`,
          "--outDir",
          aside,
          "--emptyOutDir",
          "--logLevel",
          "error",
        ],
      ],
      {
        cwd: join(source, "apps/web"),
        env: { ...process.env, NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    // Today's page keeps it for offline; one that is served from a folder of its own has no need of a worker.
    for (const name of filesIn(aside)) if (/^(?:sw|workbox-\w+)\.js$/.test(name)) rmSync(join(aside, name));
  });
}

/** Which kept apps have been built here, without building one. */
const built = (): readonly Build[] => builds().filter((b) => existsSync(join(folderOf(b.commit), "app")));

/** Puts every kept app that has been built here beside an app of today, with the list by which that finds them. */
export function putBeside(app: string): void {
  const list = built().map(({ commit, day, rules }): KeptApp => {
    const name = commit.slice(0, 8);
    const from = join(folderOf(commit), "app");
    cpSync(from, join(app, "kept", name), { recursive: true });
    return { name, day, rules, files: filesIn(from) };
  });
  mkdirSync(join(app, "kept"), { recursive: true });
  writeFileSync(join(app, "kept/index.json"), JSON.stringify(list));
}
