import { type Place, rankSlots, ranksOf } from "@tercio/mass-battle";
import { arcOf } from "@tercio/tabletop";
import { placeOfModel } from "../state/pools.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { formationOf, rectangleOf } from "./formation.ts";

/**
 * Hits of an Area Attack (X×Y) on a formation: in each of Y ranks, or of Y files where the shooter stands in a flank, X
 * hits, but no more than models stand there. Of more ranks or files the fullest are hit: the shooter aims so.
 */
export function areaHits(game: NinthAge, shooter: Unit, target: Unit, [wide, deep]: readonly [number, number]): number {
  const f = formationOf(target);
  const arc = arcOf(rectangleOf(target), { x: shooter.x, y: shooter.y });
  const ranks = Array.from({ length: ranksOf(f) }, (_, rank) =>
    rankSlots(f, rank, game.chirality).map((file) => ({ rank, file })),
  );
  // A larger base is one model in each of the rows over which it reaches.
  const count = (row: readonly Place[]): number =>
    f.bigs === undefined
      ? row.length
      : new Set(row.map((p) => placeOfModel(target, p)).map(({ rank, file }) => `${rank} ${file}`)).size;
  const rows =
    arc === "front" || arc === "rear"
      ? ranks.map(count)
      : Array.from({ length: f.files }, (_, file) => count(ranks.flatMap((row) => row.filter((p) => p.file === file))));
  return rows
    .sort((p, q) => q - p)
    .slice(0, deep)
    .reduce((sum, models) => sum + Math.min(wide, models), 0);
}
