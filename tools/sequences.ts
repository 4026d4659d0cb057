// Writes the numbered sequences of each system as a document to lay beside its rule sheet: npx tsx tools/sequences.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { games } from "@tercio/games";
import { list } from "@tercio/games/list";
import { sequencesDocument } from "@tercio/lab/sequences";

mkdirSync("docs/sequences", { recursive: true });
for (const [at, game] of games.entries())
  writeFileSync(`docs/sequences/${game.id}.md`, sequencesDocument(game, (await list[at]?.ids()) ?? []));
