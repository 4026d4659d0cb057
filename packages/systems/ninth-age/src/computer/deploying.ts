import type { Json, Level } from "@tercio/kernel";
import { deploy, elsewhere, answerOf } from "../choice/deploy.ts";
import { crowded, plan, spotNear } from "../battlefield/deploying.ts";
import { type Placing } from "@tercio/regiments";
import { joinable } from "../battlefield/joining.ts";
import type { About } from "../sequence/asked.ts";
import { type NinthAge, type Unit, unit } from "../state/state.ts";
import { price } from "./worth.ts";

type G = NinthAge;

/** Places along the front that are tried, from the middle of the table to its short edges, in sixteenths of its width. */
const SIXTEENTHS = [0, -2, 2, -4, 4, -6, 6];

/** What tells least comes first: cheap units before dear ones, and those who join others last. */
const byPrice = (game: G, ids: readonly number[]): readonly Unit[] =>
  ids
    .map((id) => unit(game, id))
    .sort(
      (u, v) =>
        Number(u.entry.character === true) - Number(v.entry.character === true) ||
        price(game, u) - price(game, v) ||
        u.id - v.id,
    );

/** Where the next unit could be put down: along the front opposite what it would meet; Characters into units. */
export function deployOptions(
  game: G,
  about: About<"deploy">,
  level: Level,
  source: { next(sides: number): number },
): readonly Json[] {
  const usual = deploy.timeout(game, about);
  const list: Json[] = [];
  if (level === 1 || elsewhere(about) || game.deployment === "marching-columns") {
    const some = deploy.sample(game, about, source);
    if (some !== null) list.push(some);
  } else {
    const [u] = byPrice(game, about.units);
    if (u === undefined) return usual === null ? [] : [usual];
    if (u.entry.character === true) {
      const hosts = joinable(game, u)
        .map((id) => unit(game, id))
        .sort((v, w) => price(game, w) - price(game, v) || v.id - w.id);
      for (const host of hosts.slice(0, 4)) list.push(answerOf([], [{ unit: u.id, host: host.id }]));
    }
    const rest = about.units.filter((id) => id !== u.id);
    const add = (p: Placing | null | undefined): void => {
      if (p == null || (rest.length > 0 && crowded(game, about.player, rest, [p]))) return;
      list.push(answerOf([p]));
    };
    for (const at of SIXTEENTHS)
      add(spotNear(game, about.player, u, Math.trunc((game.width * at) / 16), u.entry.files));
    if (list.length === 0) add(plan(game, about.player, about.units).find((p) => p.unit === u.id));
  }
  if (list.length === 0 && usual !== null) list.push(usual);
  return list;
}
