import { inForce } from "@tercio/kernel";
import { casualties, shifted } from "@tercio/mass-battle";
import { championHealth } from "../rules/champions.ts";
import { change, engaged, models, type NinthAge, unit } from "../state.ts";
import { formationOf } from "./formation.ts";

export interface Losses {
  readonly game: NinthAge;
  /** Health Points really lost. */
  readonly pool: number;
  readonly champion: number;
  /** Points dealt to the champion beyond the last Health Point (Overkill in a Duel). */
  readonly championExcess: number;
  readonly destroyed: boolean;
}

/**
 * Takes Health Points from a unit: the pool loses whole models from the back, left-over points stay with the pool,
 * what the pool cannot lose goes to the champion; what the champion cannot lose is gone. The last rank empties first;
 * a single rank shrinks from both sides in turn, so the models that stay do not move.
 */
export function loseHealth(game: NinthAge, id: number, poolPoints: number, championPoints: number): Losses {
  const u = unit(game, id);
  if (!inForce("t9a.sequence.attacks.attack.8") || !inForce("t9a.sequence.attacks.attack.7"))
    return { game, pool: 0, champion: 0, championExcess: 0, destroyed: false };
  const each = u.entry.healthPoints;
  const poolHealth = u.rankAndFile * each - u.poolLost;
  const pool = Math.min(poolPoints, poolHealth);
  const spill = poolPoints - pool;
  const championLeft = u.champion ? championHealth(u.entry) - u.championLost : 0;
  const champion = Math.min(championPoints + spill, championLeft);
  const championExcess = Math.max(0, championPoints - championLeft);
  if (pool === 0 && champion === 0) return { game, pool, champion, championExcess, destroyed: false };
  const removing = inForce("t9a.sequence.attacks.attack.9");
  const lostAll = u.poolLost + pool;
  const dead = removing ? Math.min(u.rankAndFile, Math.floor(lostAll / each)) : 0;
  const rankAndFile = u.rankAndFile - dead;
  const championDies = removing && u.champion && champion === championLeft;
  let next = change(game, id, {
    rankAndFile,
    poolLost: lostAll - dead * each,
    champion: u.champion && !championDies,
    championLost: championDies ? 0 : u.championLost + champion,
    lostUnengaged: engaged(game, id) ? u.lostUnengaged : u.lostUnengaged + pool + champion,
    // Bearer and musician fall last of the rank and file.
    standard: u.standard && rankAndFile >= 1,
    musician: u.musician && rankAndFile >= (u.standard ? 2 : 1),
  });
  const left = models(unit(next, id));
  if (left === 0) return { game: next, pool, champion, championExcess, destroyed: true };
  if (left < u.files) next = shrink(next, id, left);
  return { game: next, pool, champion, championExcess, destroyed: false };
}

function shrink(game: NinthAge, id: number, files: number): NinthAge {
  const u = unit(game, id);
  const rank = { ...formationOf(u), models: u.files };
  const gone = u.files - files;
  const { shift, nextSide } = casualties(rank, gone, u.nextSide);
  const { x, y } = shifted(u, rank, shift);
  // Half a file's width for every model that fell on the left and not on the right.
  const fromLeft = (gone + (2 * shift) / u.entry.baseWidth) / 2;
  const championFile = Math.max(0, Math.min(files - 1, u.championFile - fromLeft));
  return change(game, id, { files, nextSide, championFile, x, y });
}
