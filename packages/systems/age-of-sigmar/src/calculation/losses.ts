import { inForce } from "@tercio/kernel";
import { battleshockRoll } from "../entries/rules/battleshock.ts";
import { coherent } from "@tercio/loose";
import { basesAt, basesOf, enemiesOf, type Sigmar, type Unit, unit, change, woundsLeft } from "../state/state.ts";
import { COHERENT } from "./reach.ts";

/** How many models wounds slay, and what is left on one of those that stand. */
export interface Toll {
  readonly slain: number;
  /** Wounds on the wounded model afterwards; 0: nobody is wounded. */
  readonly left: number;
  /** Wounds that were lost; the rest had nobody to fall on. */
  readonly lost: number;
}

/** A wounded model takes all until it is slain, then the next. */
export function tollOf(u: Unit, points: number): Toll {
  const { wounds } = u.entry.warscroll;
  const lost = Math.min(points, woundsLeft(u));
  const onOne = inForce("aos2.core.allocating-wounds.order");
  const all = lost + (onOne ? (u.wounded?.lost ?? 0) : 0);
  const slain = Math.trunc(all / wounds);
  return { slain, left: all - slain * wounds, lost };
}

/** Who falls, by their places in the unit, and who of the others bears the wounds that are left. */
export type Fallen = { readonly slain: readonly number[]; readonly wounded: number | null };

/** Those that are gone are taken away; the wounds that are left lie on `wounded`. */
export function taken(game: Sigmar, id: number, { slain, wounded }: Fallen, left: number): Sigmar {
  const u = unit(game, id);
  const bearer = wounded ?? u.wounded?.model ?? null;
  const models = u.models.filter((_, i) => !slain.includes(i));
  const lost = bearer === null || slain.includes(bearer) ? 0 : left;
  return change(game, id, {
    models,
    wounded: lost === 0 ? null : { model: (bearer ?? 0) - slain.filter((i) => i < (bearer ?? 0)).length, lost },
    slain: u.slain + slain.length,
  });
}

/** Squares of the distances to the nearest enemy model's middle: who stands farthest behind. */
function behind(game: Sigmar, u: Unit): readonly number[] {
  const foes = enemiesOf(game, u).flatMap(basesOf);
  return u.models.map((m) =>
    foes.reduce((least, f) => Math.min(least, (f.x - m.x) * (f.x - m.x) + (f.y - m.y) * (f.y - m.y)), Infinity),
  );
}

/** One after another, each time the first of these whose loss leaves the others in one group; else simply the first. */
function oneByOne(u: Unit, order: readonly number[], count: number): readonly number[] {
  const gone: number[] = [];
  while (gone.length < count) {
    const left = order.filter((i) => !gone.includes(i));
    const holds = (i: number): boolean =>
      coherent(
        basesAt(
          u,
          u.models.filter((_, k) => k !== i && !gone.includes(k)),
        ),
        COHERENT,
      );
    const next = left.find(holds) ?? left[0];
    if (next === undefined) break;
    gone.push(next);
  }
  return gone;
}

/** Ways to choose who falls, each with a name: the hindmost, the foremost, as they stand. */
export const orders = ["behind", "front", "as-they-stand"] as const;
export type Order = (typeof orders)[number];

/** Who falls if they are taken in this order; a wounded model before all others. */
export function fallenBy(game: Sigmar, u: Unit, order: Order, { slain, left }: Toll): Fallen {
  const wounded = u.wounded === null ? [] : [u.wounded.model];
  const distance = behind(game, u);
  const rest = u.models.map((_, i) => i).filter((i) => !wounded.includes(i));
  if (order !== "as-they-stand") {
    const sign = order === "behind" ? -1 : 1;
    rest.sort((p, q) => sign * ((distance[p] ?? 0) - (distance[q] ?? 0)) || p - q);
  }
  const first = wounded.slice(0, slain);
  const others = oneByOne(u, rest, slain - first.length + (left > 0 && wounded.length <= slain ? 1 : 0));
  const fallen = [...first, ...others.slice(0, slain - first.length)];
  const bearer = left === 0 ? null : (others[slain - first.length] ?? u.wounded?.model ?? null);
  return { slain: fallen.sort((p, q) => p - q), wounded: bearer };
}

const ROLL = "aos2.core.battleshock.roll";
const { bravery, perSlainModel } = battleshockRoll.figures;
/** Bravery in a battleshock test: one more for every ten models that stand. */
export const braveryOf = (u: Unit): number =>
  u.entry.warscroll.bravery + (inForce(ROLL) ? Math.trunc(u.models.length / bravery.perModels) * bravery.bonus : 0);
/** What models slain in this turn add to the die. */
export const slainOf = (u: Unit): number => (inForce(ROLL) ? u.slain * perSlainModel : 0);
