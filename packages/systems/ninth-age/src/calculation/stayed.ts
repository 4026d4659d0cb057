import { type Effect, type JsonObject, isRecord } from "@tercio/kernel";
import { cosine, roundHalfAway, sine } from "@tercio/tabletop";
import { formationOf } from "./formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";

/** Where a unit stands, for what lasts until it moves. */
export const standsAt = ({ x, y, facing, files }: Unit): JsonObject => ({ stands: { x, y, facing, files } });

/** What rounding may move a front by (0.01 mm). */
const ROUNDING = 2;

/**
 * Has a unit moved since an effect was laid on it that lasts until then? Losses close up the files of a single rank and so
 * shift its middle along its front, by no more than half of what has left; whatever else is another place was a move.
 */
export function movedSince(u: Unit, { stands }: Effect["params"]): boolean {
  if (!isRecord(stands)) return false;
  const from = stands as { readonly x: number; readonly y: number; readonly facing: number; readonly files: number };
  if (u.facing !== from.facing) return true;
  const [east, north] = [u.x - from.x, u.y - from.y];
  const [s, c] = [sine(u.facing), cosine(u.facing)];
  const ahead = Math.abs(roundHalfAway(east * s + north * c));
  const aside = Math.abs(roundHalfAway(east * c - north * s));
  const { baseWidth, gap } = formationOf(u);
  const closed = (Math.max(0, from.files - u.files) * (baseWidth + (gap ?? 0))) / 2;
  return ahead > ROUNDING || aside > closed + ROUNDING;
}

/** The effects without those that lasted until a unit moved that has. */
export function withoutMoved(game: NinthAge): NinthAge["effects"] {
  const { effects } = game;
  const over = (e: Effect): boolean => {
    const u = e.on === null || e.params.stands === undefined ? undefined : game.units[e.on];
    return u !== undefined && movedSince(u, e.params);
  };
  return effects.some(over) ? effects.filter((e) => !over(e)) : effects;
}
