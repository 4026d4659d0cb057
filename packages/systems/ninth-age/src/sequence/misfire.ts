import type { OwnShot } from "../state/missiles.ts";
import { inForce, message as anyMessage, resolve, withEffect, there } from "@tercio/kernel";
import { printedDice } from "@tercio/dice";
import { inEdition } from "../book/row.ts";
import { jams, misfires } from "../book/shooting.ts";
import { modelsWithin } from "../calculation/explosion.ts";
import { healthEach } from "../calculation/health.ts";
import { loseHealth } from "../calculation/losses.ts";
import { priorityOfModifiers } from "../calculation/pipeline.ts";
import { listedRule } from "../state/ids.ts";
import { missileRow } from "../state/missiles.ts";
import { hasRule } from "../state/held.ts";
import { type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";
import { shakenNow, tellShakenLater } from "./shaken.ts";

type G = NinthAge;
const TABLE = "t9a.table.misfire";
const rows = {
  explosion: "t9a.misfire.explosion",
  breakdown: "t9a.misfire.breakdown",
  jammed: "t9a.misfire.jammed",
  malfunction: "t9a.misfire.malfunction",
} as const;
const EXPLOSION = misfires[rows.explosion];
/** The least result of each row but the first. */
const BOUNDS = [
  Math.min(...misfires[rows.breakdown].result),
  Math.min(...jams.result),
  misfires[rows.malfunction].result,
];
const ROWS = Object.keys(rows) as readonly (keyof typeof rows)[];
/** The owner's next Player Turn comes after the enemy's. */
const NEXT_OWN = 2;

/** The weapon that misfired, and what it adds to its roll. */
export interface MisfireGiven {
  readonly unit: number;
  readonly pool: number;
  readonly part: number;
  readonly weapon: OwnShot;
  readonly modifier: number;
}
type Vars = MisfireGiven & { readonly row: number | null };

/** What of its owner's next Player Turn ends the shock of a War Machine, in the edition that is played. */
const shakenTo = (game: G): "begins" | "ends" =>
  inEdition(misfires[rows.jammed], game.edition).warMachineShakenUntil === "owner's next Player Turn"
    ? "begins"
    : "ends";

const rowOf = ({ row, weapon }: Vars): keyof typeof rows | null => {
  const found = missileRow(weapon).misfire ?? (row === null ? undefined : ROWS[row]);
  return found !== undefined && inForce(rows[found]) && inForce(TABLE) ? found : null;
};

/** Health Points that the misfire costs, where that is rolled for instead of a row of the table. */
const lossesOf = ({ weapon }: Vars) => {
  const dice = missileRow(weapon).misfireLoses;
  return dice === undefined ? null : printedDice(dice);
};

/** One model of the pool loses so many Health Points, at most all that it has; nothing saves it. */
function loses(game: G, v: Vars, points: number, context: Parameters<typeof afterLosses>[3]) {
  const u = unit(game, v.unit);
  const lost = loseHealth(
    game,
    u.id,
    u.pools.map((_, at) => (at === v.pool ? points : 0)),
  );
  tell(context, "losses", "t9a.sequence.attacks.attack.8", { unit: named(u), points: lost.points });
  const after = afterLosses(lost.game, game, [u.id], context);
  return { game: after.game, enter: after.frames };
}

const leftOfOne = (game: G, u: Unit, pool: number): number => {
  const p = there(u.pools[pool]);
  return healthEach(game, u, p) - p.lost;
};

/** A roll on the misfire table and what comes of it. */
export const misfire = sequence(
  "misfire",
  { en: "Misfire", fr: "Incident de tir" },
  { row: null, reach: null },
  ({ act, roll }) => [
    roll(
      "a",
      { en: "Roll on the misfire table", fr: "Jet sur la table des incidents de tir" },
      (game, v) => {
        if (!onField(unit(game, v.unit)) || missileRow(v.weapon).misfire !== undefined || lossesOf(v) !== null)
          return null;
        const modifiers =
          v.modifier === 0
            ? []
            : [{ operation: "add", value: v.modifier, because: message(`rule.${v.weapon}`), rule: TABLE } as const];
        return {
          type: "roll",
          player: unit(game, v.unit).seat,
          label: message(v.modifier === 0 ? "roll.misfire" : "roll.misfire-plus", {
            unit: named(unit(game, v.unit)),
            modifier: v.modifier,
          }),
          dice: { kind: "table", dice: 1, sides: 6, add: v.modifier, rows: BOUNDS },
          rule: TABLE,
          breakdowns: [
            {
              name: message("value.misfire"),
              breakdown: resolve(priorityOfModifiers, 0, modifiers, anyMessage("base")),
            },
          ],
        };
      },
      (_, __, { row }) => ({ vars: { row } }),
    ),
    roll(
      "b",
      { en: "How far the explosion reaches", fr: "Portée de l’explosion" },
      (game, v) =>
        rowOf(v) === "explosion"
          ? {
              type: "roll",
              player: unit(game, v.unit).seat,
              label: message("roll.explosion", { unit: named(unit(game, v.unit)) }),
              dice: { kind: "sum", ...printedDice(EXPLOSION.radius) },
              rule: rows.explosion,
            }
          : null,
      (game, v, { total }) => {
        const shots = modelsWithin(game, unit(game, v.unit), v.pool, total).map(({ at, models }) => ({
          unit: v.unit,
          pool: v.pool,
          part: v.part,
          weapon: "explosion" as const,
          at,
          dice: models * EXPLOSION.hits,
          aim: null,
          long: false,
          cover: null,
          standing: false,
          bracket: false,
          partial: false,
          strained: false,
          wounded: false,
        }));
        return {
          vars: { reach: total },
          enter: shots.length === 0 ? [] : [enter("volley", { by: v.unit, target: v.unit, shots })],
        };
      },
    ),
    roll(
      "b2",
      { en: "Health Points that the misfire costs", fr: "Points de vie que coûte l’incident" },
      (game, v) => {
        const dice = lossesOf(v);
        return dice === null || !onField(unit(game, v.unit))
          ? null
          : {
              type: "roll",
              player: unit(game, v.unit).seat,
              label: message("roll.misfire-loses", { unit: named(unit(game, v.unit)) }),
              dice: { kind: "sum", ...dice },
              rule: listedRule(v.weapon),
            };
      },
      (game, v, { total }, context) =>
        loses(game, v, Math.min(total, leftOfOne(game, unit(game, v.unit), v.pool)), context),
    ),
    act("c", { en: "What becomes of the weapon", fr: "Ce que devient l’arme" }, (game, v, context) => {
      const u = unit(game, v.unit);
      const row = rowOf(v);
      if (row === null || !onField(u)) return {};
      tell(context, "misfire", rows[row], { unit: named(u), what: message(`misfire.${row}`) });
      const { weapon, pool, part } = v;
      switch (row) {
        case "explosion":
          return loses(game, v, leftOfOne(game, u, pool), context);
        case "malfunction":
          return loses(game, v, misfires[rows.malfunction].healthPointsLost, context);
        case "breakdown": {
          tell(context, "weaponGone", rows[row], { unit: named(u), weapon: message(`rule.${weapon}`) });
          const effect = { rule: "broken-down", on: u.id, from: null, until: {}, params: { weapon, pool, part } };
          return { game: { ...game, effects: withEffect(game.effects, effect) } };
        }
        case "jammed": {
          const turn = game.playerTurn + NEXT_OWN;
          if (hasRule(game, u, "war-machine")) {
            const until = shakenTo(game);
            tellShakenLater(context, u, until);
            // Until its own turn begins is to the end of the enemy's.
            const last = until === "ends" ? turn : turn - 1;
            return { game: shakenNow(game, u.id, { shakenUntil: last }) };
          }
          tell(context, "weaponJammed", rows[row], { unit: named(u), weapon: message(`rule.${weapon}`) });
          const effect = { rule: "jammed", on: u.id, from: null, until: {}, params: { weapon, pool, part, turn } };
          return { game: { ...game, effects: withEffect(game.effects, effect) } };
        }
      }
    }),
  ],
);
