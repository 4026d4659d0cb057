import { corners, INCH, isOutline, type Point, roundHalfAway, TURN } from "@tercio/tabletop";
import { type Check, list, oneOf, shaped, wrong } from "@tercio/rosters";
import { type Feature, FEATURES } from "../state/terrain.ts";
import type { SceneFeature } from "./types.ts";

const hundredths = (n: number): number => roundHalfAway(n * INCH);
/** 0.0001 inches are finer than the 0.01 mm that the game counts in. */
const inches = (n: number): number => roundHalfAway((n / INCH) * 10_000) / 10_000;

/** What a scene or a map may say of a feature; places, sizes and degrees are numbers in the given checks. */
export const terrainShape = (place: Check, degrees: Check): Check => {
  const shape = shaped(
    { kind: oneOf(...FEATURES) },
    { polygon: list(place, 3, 24), rectangle: shaped({ at: place, size: place }, { turned: degrees }) },
  );
  const feature: Check = (value, where) => {
    const problem = shape(value, where);
    if (problem !== null) return problem;
    const f = value as SceneFeature;
    if ((f.polygon === undefined) === (f.rectangle === undefined)) return wrong(where, "scene.feature-shape");
    return isOutline(featureOf(f).outline) ? null : wrong(where, "scene.feature-outline");
  };
  return list(feature, 0, 40);
};

/** A feature as the game has it. */
export function featureOf({ kind, polygon, rectangle }: SceneFeature): Feature {
  if (rectangle === undefined)
    return { kind, outline: (polygon ?? []).map(([x, y]) => ({ x: hundredths(x), y: hundredths(y) })) };
  const [width, depth] = rectangle.size.map(hundredths) as [number, number];
  const [x, y] = rectangle.at.map(hundredths) as [number, number];
  const facing = roundHalfAway(((rectangle.turned ?? 0) * TURN) / 360);
  // About its middle, so that one and the same rectangle turned by half is the same.
  const about = corners({ x: 0, y: 0, facing, width, depth: 0 });
  const [left, right] = about;
  const ahead = corners({ x: 0, y: 0, facing: facing + TURN / 4, width: depth, depth: 0 })[0];
  const at = (p: Point, sign: 1 | -1): Point => ({
    x: x + roundHalfAway(p.x + sign * ahead.x),
    y: y + roundHalfAway(p.y + sign * ahead.y),
  });
  return { kind, outline: [at(left, 1), at(right, 1), at(right, -1), at(left, -1)] };
}

/** The same, the other way: always by its corners. */
export const featureLine = ({ kind, outline }: Feature): SceneFeature => ({
  kind,
  polygon: outline.map((p): readonly [number, number] => [inches(p.x), inches(p.y)]),
});
