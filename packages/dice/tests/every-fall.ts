import { type DiceRequest, type Outcome, rollOutcome, type Source } from "../src/index.ts";

/**
 * Every outcome of a request with its chance, found by rolling it once for every possible fall of the dice: the faces
 * asked for are counted up like an odometer. Knows nothing of kinds of requests. null if there are too many falls.
 */
export function everyFall(
  request: DiceRequest,
  most: number,
): { readonly chances: ReadonlyMap<string, number>; readonly outcomes: ReadonlyMap<string, Outcome> } | null {
  const chances = new Map<string, number>();
  const outcomes = new Map<string, Outcome>();
  let faces: number[] = [];
  for (let falls = 0; falls < most; falls += 1) {
    let used = 0;
    let weight = 1;
    const sidesAsked: number[] = [];
    const source: Source = {
      next(sides) {
        if (used === faces.length) faces.push(1);
        weight /= sides;
        sidesAsked.push(sides);
        used += 1;
        return faces[used - 1]!;
      },
    };
    const outcome = rollOutcome(request, source);
    const key = JSON.stringify(outcome);
    chances.set(key, (chances.get(key) ?? 0) + weight);
    outcomes.set(key, outcome);
    let last = used - 1;
    while (last >= 0 && faces[last] === sidesAsked[last]) last -= 1;
    if (last < 0) return { chances, outcomes };
    faces = faces.slice(0, last + 1);
    faces[last]! += 1;
  }
  return null;
}
