import { inForce, refuse, type Refusal, there } from "@tercio/kernel";
import { chargeMove } from "../entries/rules/moves.ts";
import { type Base, charged, followed, gap, nearest, pileIn } from "@tercio/loose";
import { INCH, remembering } from "@tercio/tabletop";
import { COHERENT } from "../calculation/reach.ts";
import { named } from "../state/named.ts";
import { basesAt, basesOf, friendsOf, type Model, type Sigmar, type Unit } from "../state/state.ts";
import { enemyBases, hindrancesOf, type Places, staying, wrongWay } from "./moves.ts";

const CHARGE = "aos2.core.charge-move";
const PILE_IN = "aos2.core.piling-in";
/** How near to an enemy model the first model of a charge must end, 0.01 mm. */
export const CLOSE = chargeMove.figures.firstModelWithin * INCH;
/** A place is a whole number of 0.01 mm: so much farther is as near as before. */
const ROUNDED = 1;

/** Models as they are kept: a place and where it looks. */
export const modelsOf = (bases: readonly Base[]): readonly Model[] =>
  bases.map(({ x, y, facing }) => ({ x, y, facing }));

const friendly = (game: Sigmar, u: Unit): readonly Base[] => friendsOf(game, u).flatMap(basesOf);

/** What is wrong with a charge move of at most `limit`; null where it may be made. */
export function wrongCharge(game: Sigmar, u: Unit, limit: number, places: Places): Refusal | null {
  const wrong = wrongWay(game, u, "charge", limit, places);
  if (wrong !== null) return wrong;
  const first = basesAt(u, places.to)[places.order[0] ?? 0];
  const near = first !== undefined && nearest([first], enemyBases(game, u).flat()) <= CLOSE;
  return near ? null : refuse("refuse.not-close", CHARGE, { unit: named(u) });
}

/** Of a model, the enemy models that were nearest to it at the start: several where they were equally near. */
function nearestOf(base: Base, enemies: readonly Base[]): readonly Base[] {
  const gaps = enemies.map((e) => gap(base, e));
  const least = Math.min(...gaps);
  return enemies.filter((_, i) => gaps[i] === least);
}

/** What is wrong with a pile-in move; null where it may be made. */
export function wrongPileIn(game: Sigmar, u: Unit, limit: number, places: Places): Refusal | null {
  const wrong = wrongWay(game, u, "pile-in", limit, places);
  if (wrong !== null) return wrong;
  const enemies = enemyBases(game, u).flat();
  const ends = basesAt(u, places.to);
  const farther = basesOf(u).findIndex((from, i) => {
    const to = there(ends[i]);
    if (to.x === from.x && to.y === from.y && to.facing === from.facing) return false;
    return !nearestOf(from, enemies).some((e) => gap(to, e) <= gap(from, e) + ROUNDED);
  });
  return farther < 0 ? null : refuse("refuse.farther", PILE_IN, { unit: named(u), model: farther + 1 });
}

/** Proposals, time-outs and previews ask for the same charge or pile-in while nobody has moved. */
const REMEMBERED = 64;
const chargedFrom = remembering(REMEMBERED, (asked: Parameters<typeof charged>) => charged(...asked));
const piledIn = remembering(REMEMBERED, (asked: Parameters<typeof pileIn>) => pileIn(...asked));

/** Places, and whether the search for better ones was ended because so many can be compared. */
export interface Searched extends Places {
  readonly ended: boolean;
}
const bare = (found: Searched | null): Places | null => (found === null ? null : { to: found.to, order: found.order });

/** A charge as near as it can be; null where no model comes near enough to an enemy. */
export const bestCharge = (game: Sigmar, u: Unit, limit: number): Places | null => bare(searchedCharge(game, u, limit));
/** The same, with what a player should know of the search. */
export const searchedCharge = (game: Sigmar, u: Unit, limit: number): Searched | null => charge(game, u, limit, false);
/** The first charge that comes to hand; null where none does, though there may be one. */
export const soonCharge = (game: Sigmar, u: Unit, limit: number): Places | null => bare(charge(game, u, limit, true));

function charge(game: Sigmar, u: Unit, limit: number, soon: boolean): Searched | null {
  const { table } = game;
  const flies = { flies: u.entry.warscroll.flies, soon };
  const [own, foes] = [basesOf(u), enemyBases(game, u)];
  const found = chargedFrom([own, foes, friendly(game, u), table, limit, CLOSE, COHERENT, flies]);
  return found === null ? null : { to: modelsOf(found.to), order: found.moved.order, ended: found.ended };
}

/** A pile-in as near as it can be; where nobody can move everybody stays. */
export const bestPileIn = (game: Sigmar, u: Unit, limit: number): Places => there(bare(searchedPileIn(game, u, limit)));
export const searchedPileIn = (game: Sigmar, u: Unit, limit: number): Searched => pile(game, u, limit, false);
/** Each as near as it can come, one after the other. */
export const soonPileIn = (game: Sigmar, u: Unit, limit: number): Places => there(bare(pile(game, u, limit, true)));

function pile(game: Sigmar, u: Unit, limit: number, soon: boolean): Searched {
  const { table } = game;
  const flies = { flies: u.entry.warscroll.flies, soon };
  const found = piledIn([basesOf(u), enemyBases(game, u), friendly(game, u), table, limit, COHERENT, flies]);
  const places = { to: modelsOf(found.to), order: found.moved.order };
  return { ...(wrongPileIn(game, u, limit, places) === null ? places : staying(u)), ended: found.ended };
}

/** Places of a charge in an order in which one that ends close to an enemy goes first; as they are where there is none. */
export function closeFirst(game: Sigmar, u: Unit, limit: number, places: Places): Places {
  const enemies = enemyBases(game, u).flat();
  const ends = basesAt(u, places.to);
  const flies = { flies: u.entry.warscroll.flies && inForce("aos2.core.flying") };
  for (const i of places.order) {
    if (nearest([there(ends[i])], enemies) > CLOSE) continue;
    const order = [i, ...places.order.filter((k) => k !== i)];
    const walked = followed(basesOf(u), ends, order, hindrancesOf(game, u, "charge"), game.table, limit, flies);
    if ("ways" in walked) return { to: places.to, order };
  }
  return places;
}
