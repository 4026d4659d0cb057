import type { Context, Frame, JsonObject } from "@tercio/kernel";
import { type Motion, motionData, type Pose } from "@tercio/board";
import { follow, type MovePath } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { apart } from "../calculation/charge-range.ts";
import { formationOf } from "../calculation/formation.ts";
import { type Facing, foes, type OldWorld, type Unit, unit } from "../state/state.ts";
import { poseOf, pushed } from "./charge-ways.ts";
import { dangerousGround } from "./dangerous.ts";
import { named, tell } from "./emit.ts";
import { destroyedNear } from "./panic-causes.ts";
import { hunt } from "./plans.ts";
import { standardTaken } from "./standards.ts";
import { went } from "./went.ts";
import type { RoundVars } from "./vars.ts";

// What the end of a combat looks like on a table: the ways that go along with its lines.

type G = OldWorld;

/** How many inches a pursuer has to cover: those that its prey has run, or on a table those between them. */
export const awayOf = (game: G, u: Unit, foe: Unit): number =>
  game.field === null ? (foe.moved?.inches ?? 0) : Math.ceil(apart(u, foe) / INCH);

/** Units that have given ground and those that followed them, each line with their ways. */
export function tellGround(before: G, after: G, v: RoundVars, context: Context): void {
  for (const { unit: id, result } of v.results) {
    if (result !== "gives-ground") continue;
    const u = named(unit(before, id));
    const gone = unit(after, id).place === "destroyed";
    const stays = unit(after, id).x === unit(before, id).x && unit(after, id).y === unit(before, id).y;
    const kind = gone ? "fledOffTable" : stays ? "staysPut" : "stepsBack";
    tell(context, kind, "tow.break-move.gives-ground", { unit: u }, pushed(before, after, [id]));
  }
  for (const { unit: id, plan } of v.plans)
    if (plan.plan === "follow-up")
      tell(
        context,
        "followsUp",
        "tow.pursuit.follow-up",
        { unit: named(unit(before, id)), foe: named(unit(before, plan.foe)) },
        pushed(before, after, [id]),
      );
}

/** How a unit turns first that follows up an enemy on one of its sides. */
const TURNED: { readonly [own in Facing]: MovePath } = {
  front: [],
  left: [{ kind: "turn", side: "left" }],
  right: [{ kind: "turn", side: "right" }],
  rear: [{ kind: "turn", side: "about" }],
};

/** The dangerous ground under those that have given ground and those that followed them. */
export const groundCrossed = (before: G, after: G, v: RoundVars): readonly Frame[] =>
  v.units.flatMap((id) => {
    const [u, now] = [unit(before, id), unit(after, id)];
    if (u.x === now.x && u.y === now.y) return [];
    const plan = v.plans.find((p) => p.unit === id)?.plan;
    const own = plan?.plan === "follow-up" ? foes(before, id).find((f) => f.foe === plan.foe)?.own : undefined;
    return dangerousGround(after, u, { from: u, path: TURNED[own ?? "front"], pushedTo: { x: now.x, y: now.y } });
  });

/** The way of a unit from where it came to where it is aligned, and of an enemy that has turned to it. */
const aligned =
  (before: G, after: G, id: number, came: Pose, foe: number | null): (() => JsonObject) =>
  () => {
    const moved = (piece: number, from: Pose): Motion[] => {
      const { x, y, facing, place } = unit(after, piece);
      const same = from.x === x && from.y === y && from.facing === facing;
      return same || place !== "field" ? [] : [{ piece, from, legs: [{ x, y, facing }] }];
    };
    const { x, y, facing } = came;
    return motionData(...moved(id, { x, y, facing }), ...(foe === null ? [] : moved(foe, poseOf(unit(before, foe)))));
  };

/** A game that lines were written about, and what follows. */
interface Told {
  readonly game: G;
  readonly enter?: readonly Frame[];
}

/** A pursuit or an overrun on the table, with all that comes of it. */
export function huntTold(
  game: G,
  v: RoundVars,
  id: number,
  prey: number | null,
  inches: number,
  context: Context,
): Told {
  const rule = prey === null ? "tow.pursuit.overrun" : "tow.pursuit.pursue";
  const u = unit(game, id);
  const { game: next, end, foe, way, wholeWay } = hunt(game, v, id, prey, inches);
  const values = { unit: named(u), inches, foe: named(prey === null ? u : unit(game, prey)) };
  tell(context, prey === null ? "overruns" : "pursuits", rule, values, went(game, u, way));
  const met = foe === null ? null : named(unit(game, foe));
  if (end === "left") tell(context, "leavesTable", rule, { unit: named(u) });
  const dangers = dangerousGround(game, u, wholeWay);
  if (met === null) return { game: next, enter: dangers };
  tell(
    context,
    end === "ran-down" ? "ranDown" : end === "caught-up" ? "caughtUp" : "runsInto",
    rule,
    { unit: named(u), foe: met },
    aligned(game, next, id, follow(u, formationOf(u), way.path).ends.at(-1) ?? u, foe),
  );
  if (end !== "ran-down" || foe === null) return { game: next, enter: dangers };
  tell(context, "destroyed", rule, { unit: met });
  return { game: standardTaken(next, foe, context), enter: [...dangers, ...destroyedNear(next, unit(game, foe))] };
}
