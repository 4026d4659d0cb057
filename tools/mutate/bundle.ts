// All rule pages of a system in one file, with every change of its sources in it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { type Mutant, mutated } from "./sites.ts";

export interface Bundle {
  readonly path: string;
  readonly mutants: readonly Mutant[];
  /** How many places there are. */
  readonly count: number;
  /** Of the pages and all that they play. */
  readonly hash: string;
}

/** Where a rule is counted; index files and words only hold together. */
const WHERE =
  /\/src\/(?:book|calculation|entries\/\w+|sequence|battlefield|state(?=\/(?:tables|held)))\/(?!index\.ts|flow\.ts|asked\.ts|moments\.ts|row\.ts)/;

/** The pages with all changes in them, or with the sources that are given instead. */
export async function bundled(
  root: string,
  system: string,
  path: string,
  instead?: ReadonlyMap<string, string>,
): Promise<Bundle> {
  const mutants: Mutant[] = [];
  let count = 0;
  const own = join(root, "packages/systems", system);
  // In the order of their names, so that a place has the same number each time.
  const sources = new Map(instead);
  const names = instead === undefined ? (readdirSync(join(own, "src"), { recursive: true }) as string[]).sort() : [];
  for (const name of names) {
    const file = join(own, "src", name);
    if (!file.endsWith(".ts") || file.endsWith(".test.ts") || !WHERE.test(file)) continue;
    const all = mutated(relative(root, file), readFileSync(file, "utf8"), count);
    mutants.push(...all.mutants);
    count = all.next;
    sources.set(file, all.code);
  }
  await build({
    stdin: {
      // Pages of another edition alone fail in the one that is played where none is named.
      contents: `
        import * as all from "./src/index.ts";
        import { pagesOf } from "@tercio/testkit";
        import { ruleCases } from "./tests/rule-cases/index.ts";
        const [usual] = Object.values(all).flatMap((system) => system?.rules?.editions ?? []);
        export const pages = pagesOf(ruleCases, usual);
        export { recording } from "@tercio/kernel";
      `,
      resolveDir: own,
      loader: "ts",
    },
    outfile: path,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    logLevel: "error",
    plugins: [
      {
        name: "mutants",
        setup(b) {
          b.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = sources.get(file);
            return contents === undefined ? null : { contents, loader: "ts" };
          });
        },
      },
    ],
  });
  const hash = createHash("sha1").update(readFileSync(path)).digest("hex").slice(0, 8);
  return { path, mutants, count, hash };
}
