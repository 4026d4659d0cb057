// Writes the accounts of the golden playthroughs: npx tsx tools/playthroughs.ts. Each is a situation with a script, in
// playthroughs/<game>/<topic>.json; its account stands beside it. Read the difference: it says what your change plays.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { games } from "@tercio/games";
import { account, shows } from "@tercio/lab";
import type { Core, Situation } from "@tercio/kernel";
import type { System } from "@tercio/scene";

/** A situation, and the kinds of event that it is there to show, with who plays which part (see `shows`). */
export interface Topic extends Situation {
  readonly title: string;
  readonly shows: readonly string[];
}

const folder = (system: string): URL => new URL(`../playthroughs/${system}/`, import.meta.url);

/** The topics of a game by the names of their files. */
export const topicsOf = (system: string): readonly (readonly [string, Topic])[] =>
  // A game that has none yet has no folder either.
  (existsSync(folder(system)) ? readdirSync(folder(system)) : [])
    .filter((f) => f.endsWith(".json"))
    .sort((p, q) => (p < q ? -1 : 1))
    .map((f) => [f.replace(".json", ""), JSON.parse(readFileSync(new URL(f, folder(system)), "utf8")) as Topic]);

function write<G extends Core>(system: System<G>): void {
  for (const [file, topic] of topicsOf(system.id)) {
    try {
      writeFileSync(new URL(`${file}.txt`, folder(system.id)), account(system, topic.title, topic));
      const shown = shows(system, topic.shows, topic);
      console.log(`${system.id}/${file}${shown ? "" : ": does not show any more what it is there to show"}`);
      if (!shown) process.exitCode = 1;
    } catch (error) {
      console.error(`playthroughs/${system.id}/${file}.json: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1]?.endsWith("playthroughs.ts") === true) {
  for (const game of games) write(game);
}
