import { type Frame, type JsonObject, message } from "@tercio/kernel";
import { INCH, pivot } from "@tercio/tabletop";
import { motionData } from "@tercio/board";
import { fallBackDice, fleeDice } from "../calculation/flight-dice.ts";
import { perilTest } from "../entries/rules/fleeing.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { fledTo, flight } from "../battlefield/flight.ts";
import { isLoose } from "../calculation/models.ts";
import { change, type OldWorld, type Unit, unit } from "../state/state.ts";
import { dangerousGround, dangerousWays, hurt } from "./dangerous.ts";
import { named, tell } from "./emit.ts";
import { mayRoll } from "./distance-roll.ts";
import { enter, sequence } from "./flow.ts";
import { destroyedNear, fledThrough } from "./panic-causes.ts";
import { poseOf } from "./charge-ways.ts";
import { straightWays, went, wentLoose } from "./went.ts";

const RULE = "tow.keyword.flee-move";
const DIE = Number(perilTest.figures.die.slice(1));

/** A flight made: the game after it, the way it went, and what follows. */
export interface Fled {
  readonly game: OldWorld;
  readonly way: () => JsonObject;
  /** It has run off the table, and is lost. */
  readonly off: boolean;
  readonly enter: readonly Frame[];
}

/**
 * A unit runs so many inches in a direction: through everybody, on until it is clear. Enemies on the way put it in peril,
 * friends may panic, ground may be dangerous. A unit that falls back has rallied at its end.
 */
export function fled(game: OldWorld, id: number, direction: number, inches: number, fallsBack: boolean): Fled {
  const u = unit(game, id);
  const run = flight(game, u, direction, inches * INCH);
  const path = [
    { kind: "pivot", to: run.turned.facing },
    { kind: "straight", distance: run.distance },
  ] as const;
  const there = { ...u, ...fledTo(u, run) };
  const ways = isLoose(u) ? straightWays(u, there) : null;
  const turned = pivot(rectangleOf(u), run.turned.facing);
  const shifted = turned.x !== run.turned.x || turned.y !== run.turned.y;
  // Moved away from a rock face before it can go, it is put down there.
  const way =
    ways !== null
      ? wentLoose(u, there, ways)
      : shifted
        ? () => motionData({ piece: id, from: poseOf(u), legs: [run.turned, run.end] })
        : went(game, u, { from: u, path });
  if (run.touchesEdge) {
    const lost = change(game, id, { ...fledTo(u, run), place: "destroyed", fleeing: false });
    return { game: lost, way, off: true, enter: destroyedNear(lost, unit(lost, id)) };
  }
  const moved = change(game, id, {
    ...fledTo(u, run),
    fleeing: !fallsBack,
    deed: fallsBack ? "fell-back" : "fled",
    ...(fallsBack ? { noChargeIn: game.turn } : {}),
  });
  return {
    game: moved,
    way,
    off: false,
    enter: [
      ...fledThrough(moved, id, run.friends),
      ...(ways === null ? dangerousGround(game, u, { from: u, path }) : dangerousWays(game, u, ways)),
      ...(run.enemies.length === 0 ? [] : [enter("peril", { unit: id })]),
    ],
  };
}

/** A second flight in one turn goes nowhere. */
const stays = (u: Unit): boolean => u.deed === "fled" || u.deed === "fell-back";

/** A flee move or a fall back on its own dice; a second flight in one turn goes nowhere. */
export const fleeMove = sequence(
  "flee-move",
  { en: "Flee move", fr: "Mouvement de fuite" },
  { more: false },
  ({ choose, roll }) => [
    choose(
      "die-more",
      { en: "A die more to flee", fr: "Un dé de plus pour fuir" },
      "die-more",
      (game, v) =>
        !v.fallsBack && !stays(unit(game, v.unit)) && mayRoll(game, v.unit, "flee", "die more")
          ? { player: unit(game, v.unit).entry.seat, about: { unit: v.unit, use: "flee" } }
          : null,
      (_, __, answer) => ({ vars: { more: answer.more } }),
      "tow.rule.swiftstride",
    ),
    roll(
      "distance",
      { en: "How far it flees", fr: "Distance de fuite" },
      (game, v) => {
        const u = unit(game, v.unit);
        if (stays(u)) return null;
        return {
          type: "roll",
          player: u.entry.seat,
          label: message(v.fallsBack ? "roll.fall-back" : "roll.flee", { unit: named(u) }),
          dice: v.fallsBack ? fallBackDice : fleeDice(v.more),
          rule: RULE,
        };
      },
      (game, v, outcome, context) => {
        const u = unit(game, v.unit);
        const after = fled(game, v.unit, v.direction, outcome.total, v.fallsBack);
        const kind = v.fallsBack ? "fallsBackWay" : "fleesWay";
        tell(context, kind, RULE, { unit: named(u), inches: outcome.total }, after.way);
        if (after.off) tell(context, "fledOffTable", "tow.rule.table-edge", { unit: named(u) });
        return { game: after.game, enter: after.enter };
      },
      RULE,
    ),
  ],
);

/** A die for each model of a unit that fled through enemies. */
export const peril = sequence("peril", { en: "Peril tests", fr: "Tests de péril" }, {}, ({ roll }) => [
  roll(
    "roll",
    { en: "Peril tests", fr: "Tests de péril" },
    (game, v) => {
      const u = unit(game, v.unit);
      if (u.models === 0 || u.place !== "field") return null;
      return {
        type: "roll",
        player: u.entry.seat,
        label: message("roll.peril", { unit: named(u), fails: perilTest.figures.woundUpTo }),
        dice: { kind: "pool", dice: u.models, sides: DIE, groups: [perilTest.figures.woundUpTo + 1] },
        rule: "tow.rule.peril-test",
      };
    },
    (game, v, outcome, context) => hurt(game, v.unit, outcome.counts[0] ?? 0, "tow.rule.peril-test", context),
    "tow.rule.peril-test",
  ),
]);
