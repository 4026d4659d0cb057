// Changes that were once made by hand and that no test noticed then, and who notices them now.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { namedChanges } from "../../packages/systems/ninth-age/tests/named-changes.ts";
import { bundled } from "./bundle.ts";
import { Player } from "./player.ts";

const SYSTEM = "ninth-age";
/** A table: the change, the page that fails and what it says; and how many no page noticed. */
export async function named(root: string): Promise<{ readonly table: readonly string[]; readonly survived: number }> {
  const folder = join(root, ".cache/mutate/named");
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  let survived = 0;
  for (const [at, c] of namedChanges.entries()) {
    const file = join(root, "packages/systems", SYSTEM, "src", c.file);
    const text = readFileSync(file, "utf8");
    if (!text.includes(c.from)) throw new Error(`${c.file} does not say ${c.from}`);
    const path = join(folder, `${at}.cjs`);
    await bundled(root, SYSTEM, path, new Map([[file, text.replaceAll(c.from, c.to)]]));
    const player = new Player(path, 0);
    const noticed = await player.first(c.rule);
    player.end();
    if (noticed === null) survived++;
    lines.push(
      `| ${c.name} | ${noticed === null ? "**nobody**" : `${noticed.title}: ${noticed.why.replaceAll("|", "¦")}`} |`,
    );
    console.log(lines.at(-1));
  }
  return { table: ["| change | the page that fails, and how |", "|---|---|", ...lines], survived };
}
