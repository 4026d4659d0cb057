import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { type Build, folderOf, root, short } from "./builds.ts";
import { once, sourcesOf } from "./engine.ts";
import { filesIn } from "./beside.ts";

/** Links what the sources need from elsewhere: today's packages where they are the same, their own where not. */
function withPackages(source: string): void {
  const locks = [root(), source].map((folder) => readFileSync(join(folder, "package-lock.json"), "utf8"));
  // What the workspace itself consists of may differ; what is fetched for it must be there, and the same.
  const fetched = (lock: string): ReadonlyMap<string, string | undefined> =>
    new Map(
      Object.entries((JSON.parse(lock) as { packages: { [path: string]: { integrity?: string } } }).packages)
        .filter(([path]) => path.includes("node_modules/") && !path.includes("@tercio/"))
        .map(([path, { integrity }]) => [path, integrity]),
    );
  const [today, then] = locks.map(fetched) as [ReturnType<typeof fetched>, ReturnType<typeof fetched>];
  if ([...then].some(([path, integrity]) => today.get(path) !== integrity)) {
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

/** The app of a commit, built into a folder to be served from an address. */
async function builtFor({ commit }: Build, name: string, base: string): Promise<string> {
  const source = await sourcesOf(commit);
  return once(join(folderOf(commit), name), (aside) => {
    withPackages(source);
    execFileSync(
      process.execPath,
      [
        join(source, "node_modules/vite/bin/vite.js"),
        ...["build", "--base", base, "--outDir", aside, "--emptyOutDir", "--logLevel", "error"],
      ],
      {
        cwd: join(source, "apps/web"),
        env: { ...process.env, NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
  });
}

/** The app of a commit as it was served in its day, with its own service worker. @returns its folder @throws NotKept */
export const siteOf = (build: Build): Promise<string> => builtFor(build, "site", "/");

/** The app of a commit to be served from `kept/<its short commit>/` beside today's. @returns its folder @throws NotKept */
export async function appOf(build: Build): Promise<string> {
  const folder = await builtFor(build, "app", `/kept/${short(build.commit)}/`);
  // Today's page keeps it for offline: it has no need of a worker of its own.
  for (const name of filesIn(folder)) if (/^(?:sw|workbox-\w+)\.js$/.test(name)) rmSync(join(folder, name));
  return folder;
}
