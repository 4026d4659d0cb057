import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Situation } from "@tercio/kernel";

/** A situation, and the kinds of event that it is there to show, with who plays which part (see `shows`). */
export interface Topic extends Situation {
  readonly title: string;
  readonly shows: readonly string[];
}

/** Where the golden playthroughs of a game stand. */
export const topicsFolder = (system: string): URL => new URL(`../../../playthroughs/${system}/`, import.meta.url);

/** The topics of a game by the names of their files. */
export const topicsOf = (system: string): readonly (readonly [string, Topic])[] =>
  // A game that has none yet has no folder either.
  (existsSync(topicsFolder(system)) ? readdirSync(topicsFolder(system)) : [])
    .filter((f) => f.endsWith(".json"))
    .sort((p, q) => (p < q ? -1 : 1))
    .map((f) => [f.replace(".json", ""), JSON.parse(readFileSync(new URL(f, topicsFolder(system)), "utf8")) as Topic]);
