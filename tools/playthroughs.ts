// Writes the accounts of the golden playthroughs: npx tsx tools/playthroughs.ts. Each is a situation with a script, in
// playthroughs/<game>/<topic>.json; its account stands beside it. Read the difference: it says what your change plays.
import { writeFileSync } from "node:fs";
import { games } from "@tercio/games";
import { account, shows } from "@tercio/lab";
import { topicsFolder, topicsOf } from "@tercio/lab/topics";
import type { Core } from "@tercio/kernel";
import type { System } from "@tercio/board";

function write<G extends Core>(system: System<G>): void {
  for (const [file, topic] of topicsOf(system.id)) {
    try {
      writeFileSync(new URL(`${file}.txt`, topicsFolder(system.id)), account(system, topic.title, topic));
      const shown = shows(system, topic.shows, topic);
      console.log(`${system.id}/${file}${shown ? "" : ": does not show any more what it is there to show"}`);
      if (!shown) process.exitCode = 1;
    } catch (error) {
      console.error(`playthroughs/${system.id}/${file}.json: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

for (const game of games) write(game);
