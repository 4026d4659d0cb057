import { halfTurnPoint, mirrorPoint, normalise, type Point, TURN } from "@tercio/tabletop";
import type { Base } from "./base.ts";

/** The mirror image across the line from south to north through the table's centre. */
export const mirrorBase = (b: Base): Base => ({ ...b, ...mirrorPoint(b), facing: normalise(-b.facing) });

/** The base as the player on the other side of the table sees it. */
export const halfTurnBase = (b: Base): Base => ({ ...b, ...halfTurnPoint(b), facing: normalise(b.facing + TURN / 2) });

export const mirrorPoints = (points: readonly Point[]): readonly Point[] => points.map(mirrorPoint);
