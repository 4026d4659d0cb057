import { bilingual, type Context, silent } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { titlesOf } from "../state/held.ts";
import type { NinthAge, Pool, Unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";

/** Says of somebody whose loss matters to more than his unit that he has fallen. */
function falls(context: Context, u: Unit, p: Pool): void {
  if (p.kind === "rank-and-file") return;
  const who =
    p.kind === "champion"
      ? message("answer.duel", { unit: named(u) })
      : u.pools[0] === p
        ? named(u)
        : message("answer.duel.character", { name: bilingual(p.profile.name), unit: named(u) });
  const titles = p.kind === "champion" ? [] : titlesOf(p.profile);
  if (titles.includes("general")) tell(context, "generalFalls", "t9a.rule.general", { who });
  else if (titles.includes("battle-standard-bearer"))
    tell(context, "battleStandardFalls", "t9a.rule.battle-standard-bearer", { who });
  else if (p.kind === "champion") tell(context, "championFalls", "t9a.rule.champion", { who });
  else tell(context, "characterFalls", "t9a.vp.removed-as-casualty", { who });
}

/** Tells of all of a unit who stood `before` and do not `after`; null: of all of them. */
export function tellFallen(context: Context, before: Unit, after: Unit | null): void {
  if (context === silent || before === after) return;
  for (const [at, p] of before.pools.entries())
    if (p.count > 0 && (after?.pools[at]?.count ?? 0) === 0) falls(context, before, p);
  if (before.standard && after?.standard !== true)
    tell(context, "standardFalls", "t9a.combat-score.standard-bearer", { unit: named(before) });
}

/** The same of all units. */
export function tellAllFallen(context: Context, before: NinthAge, after: NinthAge): void {
  if (context === silent || before.units === after.units) return;
  for (const [at, u] of before.units.entries()) tellFallen(context, u, after.units[at] ?? null);
}
