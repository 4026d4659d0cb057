import { adding, type BreakdownLine, inForce, message, type Reason, there } from "@tercio/kernel";
import { convexParts, distanceToPoint, gap, INCH } from "@tercio/tabletop";
import * as battle from "../entries/rules/battle.ts";
import { specialFeatures } from "../entries/rules/ground.ts";
import type { RuleId } from "../state/names.ts";
import { isSpecial } from "../state/terrain.ts";
import { unitStrength } from "../calculation/formation.ts";
import { shapesOf } from "../calculation/models.ts";
import { named } from "./emit.ts";
import { fieldOf, type OldWorld, onField, other, type Result, type Seat, type Unit } from "../state/state.ts";

const RULE = "tow.rule.victory-points";
const worth = battle.victoryPoints.figures;
const command = battle.commandAndControl.figures;
type Point = Parameters<typeof adding>[0][number];

const percent = (points: number, of: number): number => Math.ceil((points * of) / 100);

/** How much of a unit is left, in percent: of a single model by its Wounds. */
function left(u: Unit): number {
  const { models, wounds } = u.entry;
  return models === 1 ? (100 * (wounds - u.woundsLost)) / wounds : (100 * u.models) / models;
}

/** What the enemy gets for one unit: only the highest of the three counts. */
function forUnit(u: Unit): readonly Point[] {
  const points = u.entry.points ?? 0;
  const line = (by: number, key: string): readonly Point[] =>
    by === 0 ? [] : [{ by, because: message(key, { unit: named(u) }), rule: RULE }];
  if (!onField(u)) return line(points, "account.lost");
  if (u.fleeing) return line(percent(points, worth.fleeingPercent), "account.fleeing");
  return left(u) <= worth.quarterPercent ? line(percent(points, worth.quarterWorth), "account.quarter") : [];
}

/** What more a General and a battle standard are worth that are slain or flee. */
function forTitles(u: Unit): readonly Point[] {
  if (onField(u) && !u.fleeing) return [];
  const line = (by: number, key: string): Point => ({ by, because: message(key, { unit: named(u) }), rule: RULE });
  return [
    ...(u.entry.general === true ? [line(worth.general, "account.general")] : []),
    ...(u.entry.battleStandard ? [line(worth.battleStandard, "account.battle-standard")] : []),
  ];
}

/** Something on the table that is worth victory points to one of the players at the end. */
interface Prize {
  /** Which feature of the table; null: its middle. */
  readonly feature: number | null;
  readonly points: number;
  readonly rule: RuleId;
  readonly inches: number;
  readonly unitStrength: number;
  readonly far: (u: Unit) => number;
}

/** What is to be held on the table, what is worth most first. */
function prizes(game: OldWorld): readonly Prize[] {
  const { terrain, battle: fought } = fieldOf(game);
  const middle: Prize = {
    ...{ feature: null, points: command.points, rule: battle.commandAndControl.id },
    ...{ inches: command.inches, unitStrength: command.unitStrength },
    far: (u) => Math.min(...shapesOf(u).map((r) => distanceToPoint(r, { x: 0, y: 0 }))),
  };
  const { monolith, others, inches, unitStrength: least } = specialFeatures.figures;
  const special = terrain.flatMap(({ kind, outline }, feature): readonly Prize[] =>
    isSpecial(kind)
      ? [
          {
            ...{ feature, points: kind === "monolith" ? monolith : others, rule: specialFeatures.id },
            ...{ inches, unitStrength: least },
            far: (u) => Math.min(...convexParts(outline).flatMap((part) => shapesOf(u).map((r) => gap(r, part)))),
          },
        ]
      : [],
  );
  return [...(fought === "command-and-control" ? [middle] : []), ...special]
    .filter((p) => inForce(p.rule))
    .toSorted((p, q) => q.points - p.points);
}

/** Who holds what; null: nobody. A unit that holds one thing holds no other. */
export function held(game: OldWorld): readonly { readonly prize: Prize; readonly seat: Seat | null }[] {
  const taken = new Set<number>();
  return prizes(game).map((prize) => {
    const near = game.units
      .filter((u) => onField(u) && !u.fleeing && !taken.has(u.id) && unitStrength(u) >= prize.unitStrength)
      .map((u) => ({ u, far: prize.far(u) }))
      .filter(({ far }) => far <= prize.inches * INCH);
    const least = Math.min(...near.map(({ far }) => far));
    const nearest = near.filter(({ far }) => far === least).map(({ u }) => u);
    const [first] = nearest;
    // A tie is contested.
    if (first === undefined || nearest.some((u) => u.entry.seat !== first.entry.seat)) return { prize, seat: null };
    taken.add(first.id);
    return { prize, seat: first.entry.seat };
  });
}

/** The armies below their Break Point: what stands on the table and does not flee is less than a part of what they began with. */
export function broken(game: OldWorld): readonly Seat[] {
  if (fieldOf(game).battle !== "break-point" || !inForce("tow.rule.break-point")) return [];
  return ([0, 1] as const).filter((seat) => {
    const own = game.units.filter((u) => u.entry.seat === seat);
    const sum = (list: readonly Unit[]): number => list.reduce((all, u) => all + unitStrength(u), 0);
    const began = sum(own.map((u) => ({ ...u, models: u.entry.models })));
    return sum(own.filter((u) => onField(u) && !u.fleeing)) < percent(began, battle.breakPoint.figures.percent);
  });
}

const because = (game: OldWorld, { feature }: Prize) =>
  feature === null
    ? message("account.middle")
    : message("account.feature", { feature: message(`terrain.${there(fieldOf(game).terrain[feature]).kind}`) });

/** The victory points of a seat, line by line; at the end who never came is lost too. */
function lines(game: OldWorld, seat: Seat, atEnd = game.over): readonly BreakdownLine[] {
  const enemies = inForce(RULE)
    ? game.units.filter((u) => u.entry.seat !== seat && (atEnd || u.place !== "reserve"))
    : [];
  const { standards } = fieldOf(game);
  return adding([
    ...enemies.flatMap(forUnit),
    ...enemies.flatMap(forTitles),
    ...(standards[seat] === 0
      ? []
      : [
          {
            by: standards[seat] * worth.captured,
            because: message("account.standards", { count: standards[seat] }),
            rule: RULE,
          },
        ]),
    ...held(game).flatMap(({ prize, seat: holder }) =>
      holder === seat ? [{ by: prize.points, because: because(game, prize), rule: prize.rule }] : [],
    ),
  ]);
}

const sumOf = (list: readonly BreakdownLine[]): number => list.at(-1)?.value ?? 0;

/** How the victory points of a seat came about. */
export function accountOf(game: OldWorld, seat: number): readonly Reason[] {
  const list = lines(game, seat === 0 ? 0 : 1);
  return [{ name: message("account.victory"), breakdown: { value: sumOf(list), lines: list } }];
}

/** What a battle comes to as it stands. */
export function resultOf(game: OldWorld): Result {
  const points: [number, number] = [sumOf(lines(game, 0, true)), sumOf(lines(game, 1, true))];
  const ahead: Seat = points[0] >= points[1] ? 0 : 1;
  const by = points[ahead] - points[other(ahead)];
  const winner = by >= worth.margin ? ahead : null;
  return { points, winner, crushing: winner !== null && points[ahead] >= worth.crushing * points[other(ahead)] };
}
