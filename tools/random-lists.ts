// Legal lists by chance, one JSON file each, for whoever checks them without this program: npx tsx tools/random-lists.ts FOLDER COUNT [SIZE]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { counterSource } from "@tercio/dice";
import { writeSafely } from "@tercio/files/writing";
import { gameOf } from "@tercio/games";
import { randomList } from "@tercio/rosters";

const [folder = "random-lists", count = "200", size = "4500", id = "ninth-age"] = process.argv.slice(2);
const room = await gameOf(id)?.rosters?.();
if (room === undefined) throw new Error(`${id} has no army books`);
const reviewed = room.books.filter((b) => b.reviewed);
mkdirSync(folder, { recursive: true });
for (let made = 0, seed = 1; made < Number(count); seed++) {
  const book = await room.open(reviewed[seed % reviewed.length]?.id ?? "");
  const list = book === null ? null : randomList(counterSource(seed, 0), book, Number(size));
  if (list !== null)
    writeSafely(join(folder, `list-${made++}.json`), `${JSON.stringify({ ...list, system: id }, null, 1)}\n`);
}
