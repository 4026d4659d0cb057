import { championSlot, mainPool } from "../src/state/pools.ts";
import { isLed, centreFile, type Pool, type Unit, type WeaponId } from "../src/state/state.ts";

/** A unit as a test tells it: fields of the state, and in short who stands in it. */
export type Stand = Partial<Unit> & {
  readonly rankAndFile?: number;
  readonly lost?: number;
  readonly champion?: boolean;
  readonly championFile?: number;
  readonly weapon?: WeaponId | null;
};

/** The unit so; a champion stands in the middle of the first rank where nothing else is said. */
export function stood(u: Unit, given: Stand, chirality: 1 | -1 = 1): Unit {
  const { rankAndFile, lost, champion, championFile, weapon, ...rest } = given;
  const now = { ...u, ...rest };
  const [men, second] = [mainPool(now), now.pools[1]];
  const profile = now.entry;
  const count = rankAndFile ?? men.count;
  const armed = weapon === undefined ? men.weapon : weapon;
  const none = { profile, count: 0, lost: 0, weapon: null, slot: null, refused: false, cost: 0, self: null };
  const slot = championFile ?? centreFile(now.files, chirality);
  const pools: Pool[] = [{ ...men, profile, count, lost: lost ?? men.lost, weapon: count > 0 ? armed : null }];
  if (champion ?? isLed(now))
    pools.push({ ...none, kind: "champion", count: 1, lost: second?.lost ?? 0, weapon: armed, slot });
  else if (profile.champion) pools.push({ ...none, kind: "champion" });
  return { ...now, pools: [...pools, ...now.pools.slice(2)] };
}

/** Who stands in a unit, in short. */
export const within = (u: Unit) => ({
  rankAndFile: mainPool(u).count,
  lost: mainPool(u).lost,
  champion: isLed(u),
  championFile: championSlot(u),
});
