/**
 * How many special items of each army book are played: npx tsx tools/items-played.ts
 * Writes the last section of docs/army-books.md; a test fails where that is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { itemsPlayed } from "../packages/lab/src/items-played.ts";

const file = fileURLToPath(new URL("../docs/army-books.md", import.meta.url));
const [before = ""] = readFileSync(file, "utf8").split("\n## Special items that are played");
writeFileSync(file, `${before.trimEnd()}\n\n${await itemsPlayed()}`);
