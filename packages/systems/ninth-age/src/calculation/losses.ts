import { inForce } from "@tercio/kernel";
import { rightward, roundHalfAway } from "@tercio/tabletop";
import { change, championHealth, models, type NinthAge, unit } from "../state.ts";
import { rectangleOf } from "./formation.ts";

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
  const before = { ...u };
  let next = change(game, id, {
    rankAndFile,
    poolLost: lostAll - dead * each,
    champion: u.champion && !championDies,
    championLost: championDies ? 0 : u.championLost + champion,
    // Bearer and musician fall last of the rank and file.
    standard: u.standard && rankAndFile >= 1,
    musician: u.musician && rankAndFile >= (u.standard ? 2 : 1),
  });
  const left = models(unit(next, id));
  if (left === 0) return { game: next, pool, champion, championExcess, destroyed: true };
  if (left < before.files) next = shrink(next, id, left);
  return { game: next, pool, champion, championExcess, destroyed: false };
}

function shrink(game: NinthAge, id: number, files: number): NinthAge {
  const u = unit(game, id);
  let fromLeft = 0;
  let fromRight = 0;
  let side = u.nextSide;
  for (let gone = u.files - files; gone > 0; gone--) {
    if (side === 1) fromRight++;
    else fromLeft++;
    side = side === 1 ? -1 : 1;
  }
  const r = rectangleOf({ ...u, rankAndFile: u.files, champion: false });
  const shift = ((fromLeft - fromRight) * u.entry.baseWidth) / 2;
  const right = rightward(r);
  const championFile = Math.max(0, Math.min(files - 1, u.championFile - fromLeft));
  return change(game, id, {
    files,
    nextSide: side,
    championFile,
    x: roundHalfAway(u.x + right.x * shift),
    y: roundHalfAway(u.y + right.y * shift),
  });
}
