import type { EntryId } from "../entries/index.ts";
import { inForce, type JsonObject, refuse, type Refusal, type Verdict } from "@tercio/kernel";
import { retreat } from "../entries/rules/moves.ts";
import { type Base, coherent, followed, type Hindrance, type Moved, nearest, type Stuck } from "@tercio/loose";
import { motionData, type Pose } from "@tercio/board";
import { COHERENT, inches, KEEP } from "../calculation/reach.ts";
import { named } from "../state/named.ts";
import { basesAt, basesOf, enemiesOf, friendsOf, type Model, type Sigmar, type Unit } from "../state/state.ts";
import { bodyOf } from "./body.ts";

/** Kinds of move; each has its own limit, and its own way with enemies. */
export type MoveKind = "move" | "run" | "retreat" | "retreat-run" | "charge" | "pile-in";
export const retreats = (kind: unknown): boolean => kind === "retreat" || kind === "retreat-run";

export const ruleOf: { readonly [kind in MoveKind]: EntryId } = {
  move: "aos2.core.normal-moves",
  run: "aos2.core.running",
  retreat: "aos2.keyword.retreat",
  "retreat-run": "aos2.keyword.retreat",
  charge: "aos2.core.charge-move",
  "pile-in": "aos2.core.piling-in",
};

const all = (units: readonly Unit[], keep: number, ends = 0): readonly Hindrance[] =>
  units.flatMap((u) => basesOf(u).map((base) => (ends > 0 ? { base, keep, ends } : { base, keep })));

/** Everybody else, and how near the way of a model may come: a normal move keeps away from enemies, no move crosses anybody. */
export const hindrancesOf = (game: Sigmar, u: Unit, kind: MoveKind): readonly Hindrance[] => {
  const away = (kind === "move" || kind === "run") && inForce("aos2.rule.three-inches");
  const clear = retreats(kind) ? inches(retreat.figures.endsMoreThan) : 0;
  return [...all(friendsOf(game, u), 0), ...all(enemiesOf(game, u), away ? KEEP : 0, clear)];
};

export const enemyBases = (game: Sigmar, u: Unit): readonly (readonly Base[])[] => enemiesOf(game, u).map(basesOf);

/** Where all models end and the order in which those go that move, as an answer. */
export type Places = { readonly to: readonly Model[]; readonly order: readonly number[] };

const stuckWhy = ({ why }: Stuck): string => `refuse.${why.replaceAll(" ", "-")}`;

/** The ways of all models, one after another as the others stand then. */
const walked = (game: Sigmar, u: Unit, kind: MoveKind, limit: number, { to, order }: Places): Moved | Stuck =>
  followed(basesOf(u), basesAt(u, to), order, hindrancesOf(game, u, kind), game.table, limit, {
    flies: u.entry.warscroll.flies && inForce("aos2.core.flying"),
  });

/** What goes along with the line that tells of a move: the way of each model that moved, from where it stood in `game`. */
export const went =
  (game: Sigmar, u: Unit, kind: MoveKind, limit: number, places: Places): (() => JsonObject) =>
  () => {
    const done = walked(game, u, kind, limit, places);
    if ("stuck" in done) return {};
    const pose = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });
    const body = bodyOf(u, places.to);
    const { outline, front, bases } = body;
    const ways = done.ways.map((w) => w.points).filter((points) => points.length > 1);
    const leg = { ...pose(body), shape: { outline, front, bases }, ways };
    return motionData({ piece: u.id, from: pose(bodyOf(u, u.models)), legs: [leg] });
  };

/** The models' own ways and where they lead; null where all of that may be. */
export function wrongWay(game: Sigmar, u: Unit, kind: MoveKind, limit: number, places: Places): Refusal | null {
  const { to, order } = places;
  const rule = ruleOf[kind];
  const ends = basesAt(u, to);
  const done = walked(game, u, kind, limit, places);
  if ("stuck" in done) return refuse(stuckWhy(done), rule, { unit: named(u), model: done.stuck + 1 });
  // Who is split by losses and stays makes no move that could not be made.
  if (order.length > 0 && inForce("aos2.rule.coherency") && !coherent(ends, COHERENT))
    return refuse("refuse.coherency", "aos2.rule.coherency", { unit: named(u) });
  if (retreats(kind) && order.length > 0) {
    const near = enemiesOf(game, u).find((e) => nearest(ends, basesOf(e)) <= inches(retreat.figures.endsMoreThan));
    if (near !== undefined) return refuse("refuse.too-near", rule, { unit: named(u), foe: named(near) });
  }
  return null;
}

/** May the unit move so? `limit` in 0.01 mm. */
export const legal = (game: Sigmar, u: Unit, kind: MoveKind, limit: number, places: Places): Verdict =>
  wrongWay(game, u, kind, limit, places) ?? true;

/** Nobody moves. */
export const staying = (u: Unit): Places => ({ to: u.models, order: [] });
/** An answer as places. */
export const placesOf = (u: Unit, answer: Places | { readonly stay: true }): Places =>
  "stay" in answer ? staying(u) : answer;
