import type { Edition } from "../book/row.ts";
import { type Effect, there, watched } from "@tercio/kernel";
import { at, centre, circle, corners, INCH, type Polygon, roundHalfAway } from "@tercio/tabletop";
import { textOf } from "../state/facts.ts";
import { effectOf, isSpell, type SpellEffect, type WayName } from "../state/spells.ts";
import { type NinthAge, onField, type Unit } from "../state/state.ts";
import { type Feature, FEATURES, type Ground, type Marker } from "../state/terrain.ts";
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

/** What the spell does that an effect is of; null: it is of none that is in force. */
const spellOf = (edition: Edition, { rule, params }: Effect): SpellEffect | null =>
  isSpell(rule) ? effectOf(edition, rule, params.way as WayName) : null;

/** The kind of ground that a spell puts under the unit that it lies on; null: none. */
function groundOf(edition: Edition, e: Effect): Feature["kind"] | null {
  const printed = textOf(spellOf(edition, e)?.terrain)?.toLowerCase();
  return FEATURES.find((kind) => kind === printed) ?? null;
}

/** The marker of a spell that is ground for as long as it lies at its point; null: the effect is none. */
function markerOf(edition: Edition, e: Effect): Marker | null {
  const { marker, tornado } = spellOf(edition, e) ?? {};
  const { x, y } = e.params;
  if (!isSpell(e.rule) || marker === undefined || tornado === undefined) return null;
  if (typeof x !== "number" || typeof y !== "number") return null;
  const outline = circle({ x, y }, (marker.diameter * INCH) / 2, ROUND).map((p) => ({
    x: roundHalfAway(p.x),
    y: roundHalfAway(p.y),
  }));
  const { cover, dangerousTerrain: dangerous } = tornado;
  return { kind: "tornado", outline, conjured: { spell: e.rule, cover, dangerous } };
}
const lying = new WeakMap<Effect, Marker | null>();
function markerLaid(edition: Edition, e: Effect): Marker | null {
  const before = watched() ? undefined : lying.get(e);
  if (before !== undefined) return before;
  const found = markerOf(edition, e);
  lying.set(e, found);
  return found;
}

/**
 * All Terrain Features: those of the table, behind them what spells put under units or lay at a point. That is there as long as its spell, and
 * goes where its unit goes (reading `ground-under`).
 */
export function features(game: NinthAge): readonly Ground[] {
  if (game.effects.length === 0) return game.terrain;
  const under: Ground[] = [];
  for (const e of game.effects) {
    const marker = e.on === null ? markerLaid(game.edition, e) : null;
    if (marker !== null) under.push(marker);
    const kind = e.on === null ? null : groundOf(game.edition, e);
    const u = kind === null ? undefined : game.units[there(e.on)];
    if (kind === null || u === undefined || !onField(u)) continue;
    if (!under.some((f) => f.under === u.id && f.kind === kind))
      under.push({ kind, outline: groundUnder(u), under: u.id });
  }
  return under.length === 0 ? game.terrain : [...game.terrain, ...under];
}
