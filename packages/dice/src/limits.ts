import type { Chains, DiceRequest, Stage } from "./types.ts";

/** Most branches a distribution may have, and most dice it may be over. */
const mostBranches = 20_000;
const mostDice = 2_000;
/** Most groups or faces told apart. */
const mostKinds = 200;
/** Most combinations of faces looked at for a hand, or for a sum of which dice are dropped. */
const mostHands = 200_000;
/** Most steps of adding plain dice together. */
const mostSteps = 200_000_000;

/** How many multisets of `count` things out of `kinds` there are; stops growing once far beyond every limit. */
export function multisets(count: number, kinds: number): number {
  if (kinds <= 0) return count === 0 ? 1 : 0;
  let result = 1;
  const smaller = count < kinds - 1 ? count : kinds - 1;
  const larger = count + kinds - 1 - smaller;
  for (let step = 1; step <= smaller; step += 1) {
    result = (result * (larger + step)) / step;
    if (result > 1e12) return result;
  }
  return result;
}

/** What one thing that goes on from a stage becomes, at most and at least. */
export function multiplyRange(multiply: Stage["multiply"]): { readonly least: number; readonly most: number } {
  if (multiply === undefined) return { least: 1, most: 1 };
  const { dice, sides, add, cap } = multiply;
  return { least: Math.min(cap, dice + add), most: Math.min(cap, dice * sides + add) };
}

/** The most points one die of a chain can become. */
function mostPoints(stages: readonly Stage[]): number {
  let points = 1;
  for (const stage of stages) {
    if (stage.when6 === "again" || stage.when6 === "again-skip") points *= 2;
    points *= multiplyRange(stage.multiply).most;
  }
  return points;
}

/** true, or why a request's distribution cannot be given. */
export function enumerability(request: DiceRequest): true | string {
  if (request.kind === "direction" || request.kind === "scatter") return "has too many outcomes to list";
  if (request.kind === "chains") {
    for (const chain of request.chains) {
      const possible = enumerability(chain);
      if (possible !== true) return possible;
    }
    return branchesOf(request) <= mostBranches ? true : "has too many outcomes to list in reasonable time";
  }
  if (request.dice > mostDice) return `has more than ${mostDice} dice`;
  return fits(request) ? true : "has too many outcomes to list in reasonable time";
}

function branchesOf(request: Chains): number {
  const most: number[] = [];
  request.chains.forEach(({ dice, stages }, at) => {
    const sum = request.into[at]!;
    most[sum] = (most[sum] ?? 1) + dice * mostPoints(stages);
  });
  return most.reduce((all, each) => all * each, 1);
}

function fits(request: Exclude<DiceRequest, { kind: "direction" | "scatter" | "chains" }>): boolean {
  const { dice } = request;
  switch (request.kind) {
    case "pool":
      return request.groups.length < mostKinds && multisets(dice, request.groups.length + 1) <= mostBranches;
    case "hand": {
      if (request.sides > mostKinds) return false;
      const hands = multisets(dice, request.sides);
      return hands <= mostBranches && (request.keepAlike === undefined || hands <= 1000);
    }
    case "table":
      if ((request.dropLowest ?? request.dropHighest) !== undefined)
        return request.sides <= mostKinds && multisets(dice, request.sides) <= mostHands;
      return dice * dice * request.sides * request.sides <= mostSteps;
    case "sum": {
      const branches = dice * request.sides * (request.highest === true ? request.sides : 1);
      if (branches > mostBranches) return false;
      const plain = (request.dropLowest ?? 0) === 0 && (request.dropHighest ?? 0) === 0 && request.highest !== true;
      if (plain) return dice * dice * request.sides * request.sides <= mostSteps;
      return request.sides <= mostKinds && multisets(dice, request.sides) <= mostHands;
    }
    case "chain":
      return dice * mostPoints(request.stages) <= mostBranches / 2;
  }
}

/** Whether {@link distribution} can list the outcomes of a request: never for directions, nor for very large requests. */
export function enumerable(request: DiceRequest): boolean {
  return enumerability(request) === true;
}
