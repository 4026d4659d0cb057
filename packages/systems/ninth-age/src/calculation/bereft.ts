import { profileHas } from "../state/held.ts";
import { isLeft, type NinthAge, type Seat } from "../state/state.ts";

/** Has a side lost the one who holds its dead together? Not one that never had any. */
export function bereft(game: NinthAge, seat: Seat): boolean {
  const own = game.units.filter((u) => u.seat === seat);
  if (!own.some((u) => profileHas(u.entry, "hierophant") || u.pools.some((p) => profileHas(p.profile, "hierophant"))))
    return false;
  return !own.some((u) => isLeft(u) && u.pools.some((p) => p.count > 0 && profileHas(p.profile, "hierophant")));
}
