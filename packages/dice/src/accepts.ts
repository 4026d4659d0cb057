import { type Fields, isRecord } from "@tercio/basis";
import { checkRequest, isWhole, shown } from "./check.ts";
import { distribution } from "./distribution.ts";
import { enumerable, multiplyRange } from "./limits.ts";
import { goOnMask } from "./stage.ts";
import { tableRow } from "./roll.ts";
import type { Chain, Chains, DiceRequest, Pool, Stage, Sum, TableRoll } from "./types.ts";

/**
 * true if the dice of this request can fall so, else what is wrong with the outcome. For outcomes read from outside:
 * never throws on any JSON value. A chain's outcome may leave `passed` empty, as the branches of `distribution` do.
 */
export function accepts(request: DiceRequest, outcome: unknown): true | string {
  const sound = checkRequest(request);
  if (sound !== true) return sound;
  if (!isRecord(outcome)) return `the outcome must be an object, not ${shown(outcome)}`;
  const wanted = fieldsOf(request);
  for (const name of Object.keys(outcome))
    if (!wanted.includes(name)) return `there is no ${shown(name)} in this outcome`;
  for (const name of wanted) if (!Object.hasOwn(outcome, name)) return `${name} is missing`;
  switch (request.kind) {
    case "pool":
      return acceptsPool(request, outcome);
    case "sum":
      return acceptsSum(request, outcome);
    case "table":
      return acceptsRow(request, outcome);
    case "chain":
      return acceptsChain(request, outcome);
    case "chains":
      return acceptsChains(request, outcome);
    case "hand":
      return acceptsHand(request.dice, request.sides, outcome);
    case "direction":
      return within(outcome, "turn", 0, 65535);
    case "scatter": {
      const { hit } = outcome;
      if (typeof hit !== "boolean") return `hit must be true or false, not ${shown(hit)}`;
      if (hit ? request.hitFaces === 0 : request.hitFaces === 6) return `hit cannot be ${hit}`;
      const turn = within(outcome, "turn", 0, 65535);
      return turn === true ? within(outcome, "distance", request.dice, request.dice * request.sides) : turn;
    }
  }
}

function fieldsOf(request: DiceRequest): readonly string[] {
  switch (request.kind) {
    case "pool":
      return ["counts"];
    case "sum":
      return request.highest === true ? ["total", "highest"] : ["total"];
    case "table":
      return ["row"];
    case "chain":
      return ["passed", "points"];
    case "chains":
      return ["chains", "points"];
    case "hand":
      return ["faces"];
    case "direction":
      return ["turn"];
    case "scatter":
      return ["hit", "turn", "distance"];
  }
}

function within(fields: Fields, name: string, least: number, most: number): true | string {
  if (isWhole(fields[name], least, most)) return true;
  return `${name} must be a whole number from ${least} to ${most}, not ${shown(fields[name])}`;
}

function acceptsPool(request: Pool, outcome: Fields): true | string {
  const { dice, sides, groups } = request;
  const { counts } = outcome;
  if (!Array.isArray(counts) || counts.length !== groups.length + 1)
    return `counts must be a list of ${groups.length + 1}, not ${shown(counts)}`;
  let all = 0;
  for (let group = 0; group <= groups.length; group += 1) {
    const count: unknown = counts[group];
    if (!isWhole(count, 0, dice)) return `counts must be whole numbers from 0 to ${dice}, not ${shown(count)}`;
    const least = group === 0 ? 1 : Math.max(1, groups[group - 1]!);
    const most = group === groups.length ? sides : Math.min(sides, groups[group]! - 1);
    if (count > 0 && least > most) return `no face of a D${sides} falls into group ${group + 1}`;
    all += count;
  }
  return all === dice || `the counts add up to ${all}, but ${dice} dice are rolled`;
}

function acceptsSum(request: Sum, outcome: Fields): true | string {
  const { dice, sides } = request;
  const kept = dice - (request.dropLowest ?? 0) - (request.dropHighest ?? 0);
  const total = within(outcome, "total", kept, kept * sides);
  if (total !== true || request.highest !== true) return total;
  if (kept === 0) return within(outcome, "highest", 0, 0);
  const sound = within(outcome, "highest", 1, sides);
  if (sound !== true) return sound;
  const sum = outcome["total"] as number;
  const highest = outcome["highest"] as number;
  if (sum >= highest + kept - 1 && sum <= highest * kept) return true;
  return `${kept} dice with a highest of ${highest} cannot add up to ${sum}`;
}

function acceptsRow(request: TableRoll, outcome: Fields): true | string {
  const { sides, add, rows } = request;
  const kept = request.dice - (request.dropLowest ?? 0) - (request.dropHighest ?? 0);
  const least = kept + add;
  const most = kept * sides + add;
  const sound = within(outcome, "row", tableRow(request, least), tableRow(request, most));
  if (sound !== true) return sound;
  const row = outcome["row"] as number;
  const from = row === 0 ? least : Math.max(least, rows[row - 1]!);
  const to = row === rows.length ? most : Math.min(most, rows[row]! - 1);
  return from <= to || `no result falls on row ${row}`;
}

function acceptsHand(dice: number, sides: number, outcome: Fields): true | string {
  const { faces } = outcome;
  if (!Array.isArray(faces) || faces.length !== dice) return `faces must be a list of ${dice}, not ${shown(faces)}`;
  let last = 1;
  for (const face of faces as readonly unknown[]) {
    if (!isWhole(face, last, sides)) return `faces must be faces of a D${sides} in ascending order`;
    last = face;
  }
  return true;
}

/**
 * How many can arrive at a stage, how many at once go past it, and how many past it and the next one; all between bounds,
 * independently.
 */
interface Arrival {
  readonly arriving: readonly [number, number];
  readonly past: readonly [number, number];
  readonly beyond: readonly [number, number];
}
const NONE = [0, 0] as const;

function acceptsChain(request: Chain, outcome: Fields): true | string {
  const { dice, stages } = request;
  const { passed, points } = outcome;
  if (!Array.isArray(passed)) return `passed must be a list, not ${shown(passed)}`;
  if (!isWhole(points, 0, Number.MAX_SAFE_INTEGER)) return `points must be a whole number, not ${shown(points)}`;
  if (passed.length === 0 && stages.length > 0) {
    if (!enumerable(request)) return `passed must be a list of ${stages.length}`;
    const branches = distribution(request);
    return branches.some((branch) => branch.outcome.points === points) || `there cannot be ${points} points`;
  }
  if (passed.length !== stages.length) return `passed must be a list of ${stages.length}, not ${shown(passed)}`;
  let arrivals: readonly Arrival[] = [{ arriving: [dice, dice], past: NONE, beyond: NONE }];
  for (let at = 0; at < stages.length; at += 1) {
    const stage = stages[at]!;
    const through: unknown = passed[at];
    if (!isWhole(through, 0, Number.MAX_SAFE_INTEGER)) return `passed must be whole numbers, not ${shown(through)}`;
    if (through > mostThrough(arrivals, stage)) return `stage ${at + 1}: ${through} cannot go on`;
    arrivals = afterStage(arrivals, stage, through);
    if (arrivals.length === 0) return `stage ${at + 1}: ${through} cannot go on`;
  }
  // Points: all that arrive behind the last stage, however they got there.
  for (const { arriving, past, beyond } of arrivals)
    if (points >= arriving[0] + past[0] + beyond[0] && points <= arriving[1] + past[1] + beyond[1]) return true;
  return `there cannot be ${points} points`;
}

function acceptsChains(request: Chains, outcome: Fields): true | string {
  const { chains, points } = outcome;
  const sums = request.into.reduce((most, sum) => Math.max(most, sum + 1), 0);
  if (!Array.isArray(points) || points.length !== sums) return `points must be a list of ${sums}, not ${shown(points)}`;
  for (const point of points as readonly unknown[])
    if (!isWhole(point, 0, Number.MAX_SAFE_INTEGER)) return `points must be whole numbers, not ${shown(point)}`;
  if (!Array.isArray(chains)) return `chains must be a list, not ${shown(chains)}`;
  if (chains.length === 0 && request.chains.length > 0) {
    if (!enumerable(request)) return `chains must be a list of ${request.chains.length}`;
    const possible = distribution(request).some((branch) => branch.outcome.points.every((p, at) => p === points[at]));
    return possible || `there cannot be ${points.join(" and ")} points`;
  }
  if (chains.length !== request.chains.length) return `chains must be a list of ${request.chains.length}`;
  const found = points.map(() => 0);
  for (let at = 0; at < chains.length; at += 1) {
    const one: unknown = chains[at];
    const sound = accepts(request.chains[at]!, one);
    if (sound !== true) return `chain ${at + 1}: ${sound}`;
    found[request.into[at]!]! += (one as { readonly points: number }).points;
  }
  return found.every((sum, at) => sum === points[at]) || `the chains add up to ${found.join(" and ")} points`;
}

/** Does a natural 6 count as two? */
const twice = ({ when6 }: Stage): boolean => when6 === "again" || when6 === "again-skip";

function mostThrough(arrivals: readonly Arrival[], stage: Stage): number {
  let most = 0;
  for (const { arriving, past, beyond } of arrivals)
    most = Math.max(most, past[1] + beyond[1] + arriving[1] * (stage.need !== null && twice(stage) ? 2 : 1));
  return most;
}

/** What can arrive at the next stage if exactly `through` went on from this one, for each number that skips it. */
function afterStage(arrivals: readonly Arrival[], stage: Stage, through: number): readonly Arrival[] {
  const sixesGoPast = stage.need !== null && stage.passOn === "success";
  const both = stage.when6 === "again-skip";
  const next = both || stage.when6 === "skip-next";
  const skips = sixesGoPast && next ? 1 : sixesGoPast && stage.when6 === "skip-two" ? 2 : 0;
  const onlySixes = goOnMask(stage.need ?? 6, stage.passOn) === 1 << 6;
  const found = new Map<string, Arrival>();
  // Those that still go past the next stage: each number that is possible.
  for (const arrival of arrivals)
    for (let still = arrival.beyond[0]; still <= arrival.beyond[1]; still += 1) {
      const on = goingOn(arrival, stage, through - still);
      if (on === null) continue;
      // How many natural 6s can have been among those that went on: each number that is possible.
      const [least, most] =
        skips === 0
          ? NONE
          : both
            ? [onlySixes ? on[0] / 2 : Math.max(0, on[0] - arrival.arriving[1]), Math.floor(on[1] / 2)]
            : [onlySixes ? on[0] : 0, on[1]];
      for (let sixes = least; sixes <= most; sixes += 1) {
        const past = still + (skips === 1 ? sixes : 0);
        const beyond = skips === 2 ? sixes : 0;
        const key = `${past} ${beyond}`;
        if (!found.has(key)) found.set(key, multiplied(stage, through, past, beyond));
      }
    }
  return [...found.values()];
}

function multiplied(stage: Stage, through: number, past: number, beyond: number): Arrival {
  const { least, most } = multiplyRange(stage.multiply);
  const between = (count: number): readonly [number, number] => [count * least, count * most];
  return { arriving: between(through - past - beyond), past: between(past), beyond: between(beyond) };
}

/** Of those that went on, how many at least and at most came from dice of this stage; null if `through` is impossible. */
function goingOn(arrival: Arrival, stage: Stage, through: number): readonly [number, number] | null {
  const { arriving, past } = arrival;
  if (stage.need === null) {
    const least = Math.max(arriving[0], through - past[1]);
    const most = Math.min(arriving[1], through - past[0]);
    return least <= most ? [least, most] : null;
  }
  const goOn = goOnMask(stage.need, stage.passOn);
  const doubled = twice(stage) && ((goOn >> 6) & 1) === 1;
  const least = Math.max(0, through - past[1]);
  const most = Math.min(arriving[1] * (doubled ? 2 : 1), through - past[0]);
  // Where only 6s go on and each counts twice, the number is even.
  if (doubled && goOn === 1 << 6) {
    const evenLeast = least + (least % 2);
    const evenMost = most - (most % 2);
    return evenLeast <= evenMost ? [evenLeast, evenMost] : null;
  }
  return least <= most ? [least, most] : null;
}
