import { printedDice } from "@tercio/dice";
import { message } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { fallBack } from "../entries/rules/break-test.ts";
import { fleeMove as entry, perilTest } from "../entries/rules/fleeing.ts";
import { flight } from "../battlefield/flight.ts";
import { change, type OldWorld, unit } from "../state/state.ts";
import { dangerousGround, hurt } from "./dangerous.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { destroyedNear, fledThrough } from "./panic-causes.ts";
import { went } from "./went.ts";

const RULE = "tow.keyword.flee-move";
const DIE = Number(perilTest.figures.die.slice(1));

/** Off the table: lost. */
const gone = (game: OldWorld, id: number): OldWorld =>
  change(game, id, { place: "destroyed", models: 0, fleeing: false });

/**
 * A flee move or a fall back: the dice, the way, models in peril, friends in panic. A unit that falls back has rallied at its
 * end; a second flight in one phase goes nowhere.
 */
export const fleeMove = sequence(
  "flee-move",
  { en: "Flee move", fr: "Mouvement de fuite" },
  { through: [] },
  ({ act, roll }) => [
    roll(
      "distance",
      { en: "How far it flees", fr: "Distance de fuite" },
      (game, v) => {
        const u = unit(game, v.unit);
        if (u.deed === "fled" || u.deed === "fell-back") return null;
        return {
          type: "roll",
          player: u.entry.seat,
          label: message(v.fallsBack ? "roll.fall-back" : "roll.flee", { unit: named(u) }),
          dice: {
            kind: "sum",
            ...printedDice(v.fallsBack ? fallBack.figures.roll : entry.figures.distance),
            ...(v.fallsBack ? { dropLowest: 1 } : {}),
          },
          rule: RULE,
        };
      },
      (game, v, outcome, context) => {
        const u = unit(game, v.unit);
        const way = flight(game, u, v.direction, outcome.total * INCH);
        const path = [
          { kind: "pivot", to: way.turned.facing },
          { kind: "straight", distance: way.distance },
        ] as const;
        tell(
          context,
          v.fallsBack ? "fallsBackWay" : "fleesWay",
          RULE,
          { unit: named(u), inches: outcome.total },
          went(game, u, path),
        );
        if (way.touchesEdge) {
          tell(context, "fledOff", "tow.rule.table-edge", { unit: named(u) });
          return { game: gone(game, v.unit), enter: destroyedNear(game, v.unit) };
        }
        const moved = change(game, v.unit, {
          ...way.end,
          fleeing: !v.fallsBack,
          deed: v.fallsBack ? "fell-back" : "fled",
          ...(v.fallsBack ? { noChargeIn: game.turn } : {}),
        });
        return {
          game: moved,
          vars: { through: way.enemies },
          enter: [...fledThrough(moved, v.unit, way.friends), ...dangerousGround(game, u, path)],
        };
      },
      RULE,
    ),
    roll(
      "peril",
      { en: "Peril tests", fr: "Tests de péril" },
      (game, v) => {
        const u = unit(game, v.unit);
        if (v.through.length === 0 || u.models === 0) return null;
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
    act("end", { en: "End of the flight", fr: "Fin de la fuite" }, () => ({})),
  ],
);
