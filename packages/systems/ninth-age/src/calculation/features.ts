import type { Edition } from "../book/row.ts";
import { type Effect, inForce, there } from "@tercio/kernel";
import { at, centre, circle, corners, type Polygon, roundHalfAway } from "@tercio/tabletop";
import { textOf } from "../state/facts.ts";
import { effectOf, isSpell, spellRule, type WayName } from "../state/spells.ts";
import { type NinthAge, onField, type Unit } from "../state/state.ts";
import { type Feature, FEATURES } from "../state/terrain.ts";
import { rectangleOf } from "./formation.ts";

/** Corners of the ground under a model on a round base. */
const ROUND = 32;
const laid = new WeakMap<Unit, Feature["outline"]>();

/** The Unit Boundary, larger by so much on every side, or smaller (0.01 mm). */
export function boundaryOf(u: Unit, more: number): Polygon {
  const r = rectangleOf(u);
  const front = at(r, 0, 0 - more);
  return { points: corners({ ...r, ...front, width: r.width + 2 * more, depth: r.depth + 2 * more }) };
}

/** The ground under a unit, as far as its Unit Boundary goes. */
function groundUnder(u: Unit): Feature["outline"] {
  const before = laid.get(u);
  if (before !== undefined) return before;
  const r = rectangleOf(u);
  const outline = (r.round === true ? circle(centre(r), r.width / 2, ROUND) : corners(r)).map((p) => ({
    x: roundHalfAway(p.x),
    y: roundHalfAway(p.y),
  }));
  laid.set(u, outline);
  return outline;
}

/** The kind of ground that a spell puts under the unit that it lies on; null: none. */
function groundOf(edition: Edition, { rule, params }: Effect): Feature["kind"] | null {
  if (!isSpell(rule) || !inForce(spellRule(rule))) return null;
  const printed = textOf(effectOf(edition, rule, params.way as WayName).terrain)?.toLowerCase();
  return FEATURES.find((kind) => kind === printed) ?? null;
}

/**
 * All Terrain Features: those of the table, behind them what spells put under units. That is there as long as its spell, and
 * goes where its unit goes (reading `ground-under`).
 */
export function features(game: NinthAge): readonly Feature[] {
  if (game.effects.length === 0) return game.terrain;
  const under: Feature[] = [];
  for (const e of game.effects) {
    const kind = e.on === null ? null : groundOf(game.edition, e);
    const u = kind === null ? undefined : game.units[there(e.on)];
    if (kind === null || u === undefined || !onField(u)) continue;
    if (!under.some((f) => f.under === u.id && f.kind === kind))
      under.push({ kind, outline: groundUnder(u), under: u.id });
  }
  return under.length === 0 ? game.terrain : [...game.terrain, ...under];
}
