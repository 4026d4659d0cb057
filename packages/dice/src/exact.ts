import { faceWeights, facesOf, groupWeights } from "./counts.ts";
import { enumerability } from "./limits.ts";
import { summed, tableRow } from "./roll.ts";
import { afterSkipped, stageWeights } from "./stage.ts";
import type {
  Chain,
  Chains,
  DiceRequest,
  ExactDistribution,
  Hand,
  Outcome,
  OutcomeOf,
  Stage,
  Sum,
  TableRoll,
} from "./types.ts";

/**
 * The distribution of a request in whole numbers: slower than `distribution`, found by plainer ways (counting
 * combinations of faces one by one), and without any rounding. Same branches, same order.
 * @throws Error naming the kind if the request is not `enumerable`
 */
export function exactDistribution<R extends DiceRequest>(request: R): ExactDistribution<OutcomeOf<R>> {
  const possible = enumerability(request);
  if (possible !== true) throw new Error(`a ${request.kind} request like this ${possible}`);
  return counted(request) as ExactDistribution<OutcomeOf<R>>;
}

function counted(request: DiceRequest): ExactDistribution {
  switch (request.kind) {
    case "pool": {
      const weights = groupWeights(faceWeights(request.sides, request.reroll?.faces ?? []), request.groups);
      const branches: Numbered[] = [];
      visitWays(request.dice, weights, (counts, numerator) => {
        branches.push({ outcome: { counts: counts.slice() }, numerator });
      });
      return { denominator: BigInt(request.sides * request.sides) ** BigInt(request.dice), branches };
    }
    case "sum":
      return countedSum(request);
    case "table": {
      const rows = [0n, ...request.rows.map(() => 0n)];
      for (const [total, ways] of keptWays(request)) rows[tableRow(request, total + request.add)]! += ways;
      const again = request.reroll?.rows ?? [];
      const all = BigInt(request.sides) ** BigInt(request.dice);
      const share = rows.reduce((sum, ways, row) => (again.includes(row) ? sum + ways : sum), 0n);
      const branches: Numbered[] = [];
      rows.forEach((ways, row) => {
        const numerator = ways * ((again.includes(row) ? 0n : all) + share);
        if (numerator > 0n) branches.push({ outcome: { row }, numerator });
      });
      return { denominator: all * all, branches };
    }
    case "hand":
      return countedHand(request);
    case "chain":
      return countedChain(request);
    case "chains":
      return countedChains(request);
    default:
      throw new Error(`a ${request.kind} request cannot be listed`);
  }
}

interface Numbered {
  readonly outcome: Outcome;
  readonly numerator: bigint;
}

/** Every way dice fall into weighted groups, counts ascending; ways that cannot happen are left out. */
function visitWays(
  dice: number,
  weights: readonly number[],
  visit: (counts: readonly number[], ways: bigint) => void,
): void {
  const counts: number[] = [];
  const fill = (group: number, left: number, ways: bigint): void => {
    const weight = BigInt(weights[group]!);
    if (group === weights.length - 1) {
      const all = ways * weight ** BigInt(left);
      if (all === 0n) return;
      counts[group] = left;
      visit(counts, all);
      return;
    }
    // C(left, count) * weight^count, from one count to the next.
    let choose = 1n;
    for (let count = 0; count <= left; count += 1) {
      const all = ways * choose * weight ** BigInt(count);
      if (all > 0n) {
        counts[group] = count;
        fill(group + 1, left - count, all);
      }
      choose = (choose * BigInt(left - count)) / BigInt(count + 1);
    }
  };
  fill(0, dice, 1n);
}

function plainWays(dice: number, sides: number): Map<number, bigint> {
  let ways = new Map([[0, 1n]]);
  for (let die = 0; die < dice; die += 1) {
    const next = new Map<number, bigint>();
    for (const [total, count] of ways)
      for (let face = 1; face <= sides; face += 1) next.set(total + face, (next.get(total + face) ?? 0n) + count);
    ways = next;
  }
  return ways;
}

/** How often each total of a table's dice falls. */
function keptWays(request: TableRoll): ReadonlyMap<number, bigint> {
  const { dice, sides, dropLowest = 0, dropHighest = 0 } = summed(request);
  if (dropLowest === 0 && dropHighest === 0) return plainWays(dice, sides);
  const all = new Map<number, bigint>();
  const even = Array.from({ length: sides }, () => 1);
  visitWays(dice, even, (counts, ways) => {
    const kept = facesOf(counts).slice(dropLowest, Math.max(dropLowest, dice - dropHighest));
    const total = kept.reduce((sum, face) => sum + face, 0);
    all.set(total, (all.get(total) ?? 0n) + ways);
  });
  return all;
}

function countedSum(request: Sum): ExactDistribution {
  const { dice, sides } = request;
  const low = request.dropLowest ?? 0;
  const end = dice - (request.dropHighest ?? 0);
  const once = new Map<number, bigint>();
  // One key for total and highest, in the order of the branches.
  if (low === 0 && end === dice && request.highest !== true)
    for (const [total, ways] of plainWays(dice, sides)) once.set(total * (sides + 1), ways);
  else
    visitWays(
      dice,
      Array.from({ length: sides }, () => 1),
      (counts, ways) => {
        const kept = facesOf(counts).slice(low, Math.max(low, end));
        const total = kept.reduce((sum, face) => sum + face, 0);
        const key = total * (sides + 1) + (request.highest === true ? (kept[kept.length - 1] ?? 0) : 0);
        once.set(key, (once.get(key) ?? 0n) + ways);
      },
    );
  const { below, above } = request.reroll ?? {};
  const all = BigInt(sides) ** BigInt(dice);
  const totalOf = (key: number): number => Math.floor(key / (sides + 1));
  const isAgain = (key: number): boolean =>
    (below !== undefined && totalOf(key) < below) || (above !== undefined && totalOf(key) > above);
  let again = 0n;
  for (const [key, ways] of once) if (isAgain(key)) again += ways;
  const branches: Numbered[] = [];
  for (const key of [...once.keys()].sort((a, b) => a - b)) {
    const numerator = once.get(key)! * ((isAgain(key) ? 0n : all) + again);
    if (numerator === 0n) continue;
    const total = totalOf(key);
    const outcome = request.highest === true ? { total, highest: key - total * (sides + 1) } : { total };
    branches.push({ outcome, numerator });
  }
  return { denominator: all * all, branches };
}

function countedHand(request: Hand): ExactDistribution {
  const { dice, sides, rerollFaces, keepAlike } = request;
  const even = Array.from({ length: sides }, () => 1);
  const all = BigInt(sides) ** BigInt(dice);
  const hands = new Map<string, bigint>();
  visitWays(dice, even, (first, ways) => {
    const stay = first.map((count, index) =>
      rerollFaces !== undefined && rerollFaces.includes(index + 1) && !(keepAlike !== undefined && count >= keepAlike)
        ? 0
        : count,
    );
    const left = stay.reduce((rest, count) => rest - count, dice);
    const scale = BigInt(sides) ** BigInt(dice - left);
    visitWays(left, even, (second, more) => {
      const key = second.map((count, index) => count + stay[index]!).join();
      hands.set(key, (hands.get(key) ?? 0n) + ways * more * scale);
    });
  });
  const branches: Numbered[] = [];
  visitWays(dice, even, (counts) => {
    const numerator = hands.get(counts.join());
    if (numerator !== undefined) branches.push({ outcome: { faces: facesOf(counts) }, numerator });
  });
  return { denominator: all * all, branches: branches.reverse() };
}

/** Numerators over one denominator; entry k stands for k points. */
interface Ways {
  readonly of: bigint;
  readonly ways: readonly bigint[];
}

const certain: Ways = { of: 1n, ways: [1n] };

function product(a: Ways, b: Ways): Ways {
  const ways = Array.from({ length: a.ways.length + b.ways.length - 1 }, () => 0n);
  a.ways.forEach((x, i) => {
    b.ways.forEach((y, j) => {
      ways[i + j]! += x * y;
    });
  });
  return { of: a.of * b.of, ways };
}

function repeated(each: Ways, count: number): Ways {
  let result = certain;
  for (let step = 0; step < count; step += 1) result = product(result, each);
  return result;
}

/** A choice among several, each with its weight. */
function mixture(parts: readonly { readonly weight: number; readonly part: Ways }[]): Ways {
  let of = 1n;
  let weights = 0n;
  for (const { weight, part } of parts) {
    of *= part.of;
    weights += BigInt(weight);
  }
  const ways: bigint[] = [];
  for (const { weight, part } of parts)
    part.ways.forEach((count, k) => {
      while (ways.length <= k) ways.push(0n);
      ways[k]! += (count * BigInt(weight) * of) / part.of;
    });
  return { of: of * weights, ways };
}

function countedChain(request: Chain): ExactDistribution {
  const { of, ways } = repeated(arrivingAt(request.stages, 0), request.dice);
  const branches: Numbered[] = [];
  ways.forEach((numerator, points) => {
    if (numerator > 0n) branches.push({ outcome: { passed: [], points }, numerator });
  });
  return { denominator: of, branches };
}

function countedChains(request: Chains): ExactDistribution {
  const sums: Ways[] = [];
  request.chains.forEach((chain, at) => {
    const sum = request.into[at]!;
    sums[sum] = product(sums[sum] ?? certain, repeated(arrivingAt(chain.stages, 0), chain.dice));
  });
  let all: readonly { readonly points: readonly number[]; readonly ways: bigint }[] = [{ points: [], ways: 1n }];
  for (const sum of sums)
    all = all.flatMap(({ points, ways }) =>
      sum.ways.map((more, count) => ({ points: [...points, count], ways: ways * more })),
    );
  return {
    denominator: sums.reduce((of, sum) => of * sum.of, 1n),
    branches: all
      .filter(({ ways }) => ways > 0n)
      .map(({ points, ways }) => ({ outcome: { chains: [], points }, numerator: ways })),
  };
}

/** What one die that arrives at a stage becomes: from a natural 6 of the stage before, having gone past that, or neither. */
function arrivingAt(stages: readonly Stage[], at: number, from: "next" | "next after 6" | "back" = "next"): Ways {
  const stage = stages[at];
  if (stage === undefined) return { of: 1n, ways: [0n, 1n] };
  const on = goneOn(stages, at, "next");
  if (stage.need === null) return on;
  const { ordinary, six } = weightsFrom(stage, stage.need, from);
  const bySix = stages[at + 1]?.needAfter6 === undefined ? on : goneOn(stages, at, "next after 6");
  const ofSix =
    stage.when6 === "again"
      ? product(bySix, bySix)
      : stage.when6 === "skip-next"
        ? goneOn(stages, at, "past")
        : stage.when6 === "skip-two"
          ? goneOn(stages, at, "past two")
          : stage.when6 === "again-skip"
            ? product(goneOn(stages, at, "past"), on)
            : bySix;
  return mixture([
    { weight: 36 - ordinary - six, part: certain },
    { weight: ordinary, part: on },
    { weight: six, part: ofSix },
  ]);
}

function weightsFrom(stage: Stage, need: number, from: "next" | "next after 6" | "back") {
  if (from === "back") return stageWeights(stage.afterSkip?.need ?? need, afterSkipped(stage));
  return stageWeights(from === "next" ? need : (stage.needAfter6 ?? need), stage);
}

/** What one that goes on from a stage becomes, arriving at the next stage or going past it; "back": it went past this one. */
function goneOn(
  stages: readonly Stage[],
  at: number,
  to: "next" | "next after 6" | "back" | "past" | "past two",
): Ways {
  const { multiply } = stages[at]!;
  const each =
    (to === "past" || to === "past two") && at + 1 < stages.length
      ? goneOn(stages, at + 1, to === "past" ? "back" : "past")
      : arrivingAt(stages, at + 1, to === "next after 6" || to === "back" ? to : "next");
  if (multiply === undefined) return each;
  if (multiply.dice === 0) return repeated(each, Math.min(multiply.cap, multiply.add));
  const parts: { weight: number; part: Ways }[] = [];
  for (let face = 1; face <= multiply.sides; face += 1)
    parts.push({ weight: 1, part: repeated(each, Math.min(multiply.cap, face + multiply.add)) });
  return mixture(parts);
}
