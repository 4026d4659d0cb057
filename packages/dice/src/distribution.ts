import { remembered } from "./cache.ts";
import { binomialRow, binomialRows, faceWeights, facesOf, groupWeights, visitCounts } from "./counts.ts";
import { enumerability } from "./limits.ts";
import { addTo, type Polynomial, power, times } from "./polynomial.ts";
import { afterSkipped, stageWeights } from "./stage.ts";
import { summed, tableRow } from "./roll.ts";
import type {
  Branch,
  Chain,
  ChainOutcome,
  Chains,
  DiceRequest,
  Hand,
  Outcome,
  OutcomeOf,
  Pool,
  Stage,
  Sum,
  TableRoll,
} from "./types.ts";

/**
 * Every outcome of a request with its probability, in a stable ascending order; the probabilities add up to 1 within
 * 1e-12, and none is 0. For a chain the branches are over its points alone. Answers are shared and frozen.
 * @throws Error naming the kind if the request is not `enumerable`
 */
export function distribution<R extends DiceRequest>(request: R): readonly Branch<OutcomeOf<R>>[] {
  return remembered(request, computed) as readonly Branch<OutcomeOf<R>>[];
}

function computed(request: DiceRequest): readonly Branch[] {
  const possible = enumerability(request);
  if (possible !== true) throw new Error(`a ${request.kind} request like this ${possible}`);
  switch (request.kind) {
    case "pool":
      return poolBranches(request);
    case "sum":
      return sumBranches(request);
    case "table":
      return tableBranches(request);
    case "chain":
      return chainBranches(request);
    case "chains":
      return chainsBranches(request);
    case "hand":
      return handBranches(request);
    default:
      throw new Error(`a ${request.kind} request cannot be listed`);
  }
}

function branch(outcome: Outcome, probability: number): Branch {
  return Object.freeze({ outcome: Object.isFrozen(outcome) ? outcome : Object.freeze(outcome), probability });
}

function poolBranches(request: Pool): readonly Branch[] {
  const weights = groupWeights(faceWeights(request.sides, request.reroll?.faces ?? []), request.groups);
  const branches: Branch[] = [];
  visitCounts(request.dice, weights, (counts, probability) => {
    branches.push(branch({ counts: Object.freeze(counts.slice()) }, probability));
  });
  return branches;
}

/** The chance of each total, at index total. */
function plainTotals(dice: number, sides: number): Polynomial {
  const die = [0];
  for (let face = 1; face <= sides; face += 1) die.push(1 / sides);
  return power(die, dice);
}

function tableBranches(request: TableRoll): readonly Branch[] {
  const rows: number[] = [0, ...request.rows.map(() => 0)];
  sumOnce(summed(request)).forEach(([probability = 0], total) => {
    rows[tableRow(request, total + request.add)]! += probability;
  });
  const again = request.reroll?.rows ?? [];
  const share = rows.reduce((sum, probability, row) => (again.includes(row) ? sum + probability : sum), 0);
  const branches: Branch[] = [];
  rows.forEach((once, row) => {
    const probability = once * ((again.includes(row) ? 0 : 1) + share);
    if (probability > 0) branches.push(branch({ row }, probability));
  });
  return branches;
}

function sumBranches(request: Sum): readonly Branch[] {
  const { below, above } = request.reroll ?? {};
  const isAgain = (total: number): boolean =>
    (below !== undefined && total < below) || (above !== undefined && total > above);
  const once = sumOnce(request);
  let again = 0;
  once.forEach((highs, total) => {
    if (isAgain(total)) for (const probability of highs) again += probability;
  });
  const branches: Branch[] = [];
  once.forEach((highs, total) => {
    const stands = isAgain(total) ? 0 : 1;
    highs.forEach((chance, highest) => {
      const probability = chance * (stands + again);
      if (probability === 0) return;
      branches.push(branch(request.highest === true ? { total, highest } : { total }, probability));
    });
  });
  return branches;
}

/** once[total][highest]: the chance of one roll; highest is 0 throughout unless asked for. */
function sumOnce(request: Sum): readonly (readonly number[])[] {
  const { dice, sides } = request;
  const low = request.dropLowest ?? 0;
  const end = dice - (request.dropHighest ?? 0);
  if (low === 0 && end === dice && request.highest !== true) return plainTotals(dice, sides).map((chance) => [chance]);
  const totals = Math.max(0, end - low) * sides + 1;
  const highs = request.highest === true ? sides + 1 : 1;
  // The dice are laid out in ascending order, face by face: state = dice laid so far, kept total, highest kept.
  const states = (dice + 1) * totals * highs;
  let now = new Float64Array(states);
  now[0] = 1;
  for (let face = 1; face <= sides; face += 1) {
    const rows = binomialRows(dice, 1 / (sides - face + 1));
    const next = new Float64Array(states);
    for (let state = 0; state < states; state += 1) {
      const chance = now[state]!;
      if (chance === 0) continue;
      const high = state % highs;
      const total = ((state - high) / highs) % totals;
      const laid = (state - high - total * highs) / highs / totals;
      const row = rows[dice - laid]!;
      for (let count = 0; count <= dice - laid; count += 1) {
        const kept = Math.max(0, Math.min(laid + count, end) - Math.max(laid, low));
        const highest = kept > 0 && highs > 1 ? face : high;
        next[((laid + count) * totals + total + kept * face) * highs + highest]! += chance * row[count]!;
      }
    }
    now = next;
  }
  const result: number[][] = [];
  for (let total = 0; total < totals; total += 1) {
    const from = (dice * totals + total) * highs;
    result.push(Array.from(now.subarray(from, from + highs)));
  }
  return result;
}

function handBranches(request: Hand): readonly Branch[] {
  const { dice, sides, rerollFaces, keepAlike } = request;
  const branches: Branch[] = [];
  if (keepAlike === undefined || rerollFaces === undefined) {
    visitCounts(dice, faceWeights(sides, rerollFaces ?? []), (counts, probability) => {
      branches.push(branch({ faces: Object.freeze(facesOf(counts)) }, probability));
    });
    // Ascending counts put the high faces first; a hand reads by its faces.
    return branches.reverse();
  }
  const even = faceWeights(sides, []);
  const kept = new Map<string, { counts: readonly number[]; probability: number }>();
  visitCounts(dice, even, (counts, probability) => {
    const stay = counts.map((count, index) => (rerollFaces.includes(index + 1) && count < keepAlike ? 0 : count));
    const key = stay.join();
    const known = kept.get(key);
    if (known === undefined) kept.set(key, { counts: stay, probability });
    else known.probability += probability;
  });
  const hands = new Map<string, { counts: readonly number[]; probability: number }>();
  for (const first of kept.values()) {
    const left = first.counts.reduce((rest, count) => rest - count, dice);
    visitCounts(left, even, (counts, probability) => {
      const all = counts.map((count, index) => count + first.counts[index]!);
      const key = all.join();
      const known = hands.get(key);
      if (known === undefined) hands.set(key, { counts: all, probability: probability * first.probability });
      else known.probability += probability * first.probability;
    });
  }
  // Every hand, in the same order as above.
  visitCounts(dice, even, (counts) => {
    const hand = hands.get(counts.join());
    if (hand !== undefined) branches.push(branch({ faces: Object.freeze(facesOf(counts)) }, hand.probability));
  });
  return branches.reverse();
}

const nothing: readonly number[] = Object.freeze([]);
const noChains: readonly ChainOutcome[] = Object.freeze([]);

/** One outcome for all chains that come to so many points, and one for all sums: what is told of them is nothing more. */
function shared<T extends Outcome>(make: (points: number) => T): (points: number) => T {
  const made: T[] = [];
  return (points) => (made[points] ??= Object.freeze(make(points)));
}
const onePoints = shared((points) => ({ passed: nothing, points }));
const oneSum = shared((points) => ({ chains: noChains, points: Object.freeze([points]) }));

function chainPoints(request: Chain): Polynomial {
  const one = chainOfOne(request.stages);
  const each = one.length - 1;
  // All or nothing, though it be several points.
  if (each < 1 || one.some((chance, points) => chance !== 0 && points % each !== 0)) return power(one, request.dice);
  const row = binomialRow(request.dice, one[each]!);
  return each === 1 ? row : spread(row, each);
}

/**
 * Of several chains the chance of each number of points, sum by sum, at index points: the sums are independent of each other,
 * so that what is more than can be listed together can still be looked at one by one.
 * @throws Error if one of the chains is not `enumerable`
 */
export function sumsOf(request: Chains): readonly (readonly number[])[] {
  const sums: Polynomial[] = [];
  request.chains.forEach((chain, at) => {
    const possible = enumerability(chain);
    if (possible !== true) throw new Error(`a chain like this ${possible}`);
    const sum = request.into[at]!;
    const before = sums[sum];
    sums[sum] = before === undefined ? chainPoints(chain) : times(before, chainPoints(chain));
  });
  return sums;
}

/** The sums are independent of each other, and each is the sum of its chains. */
function chainsBranches(request: Chains): readonly Branch[] {
  const sums = sumsOf(request);
  const branches: Branch[] = [];
  const points: number[] = [];
  const fill = (sum: number, probability: number): void => {
    const of = sums[sum];
    if (of === undefined) {
      const outcome =
        points.length === 1 ? oneSum(points[0]!) : { chains: noChains, points: Object.freeze(points.slice()) };
      branches.push(branch(outcome, probability));
      return;
    }
    of.forEach((chance, count) => {
      if (chance === 0) return;
      points[sum] = count;
      fill(sum + 1, probability * chance);
    });
  };
  fill(0, 1);
  return branches.filter((each) => each.probability > 0);
}

function chainBranches(request: Chain): readonly Branch[] {
  const points = chainPoints(request);
  const branches: Branch[] = [];
  points.forEach((probability, count) => {
    if (probability > 0) branches.push(branch(onePoints(count), probability));
  });
  return branches;
}

/** The same number of successes, each worth so many points. */
function spread(row: Polynomial, each: number): Polynomial {
  const points: number[] = [];
  for (const chance of row) {
    while (points.length % each !== 0) points.push(0);
    points.push(chance);
  }
  return points;
}

/** The distribution of the points that one die becomes, found from the last stage backwards. */
function chainOfOne(stages: readonly Stage[]): Polynomial {
  // What one that arrives at the stage behind becomes, by a natural 6 or not, and what one that goes past it becomes.
  let arriving: Polynomial = [0, 1];
  let after6: Polynomial = arriving;
  let past: Polynomial = arriving;
  let pastTwo: Polynomial = arriving;
  // The same of one that went past the stage in front of it.
  let back: Polynomial = arriving;
  for (let at = stages.length - 1; at >= 0; at -= 1) {
    const stage = stages[at]!;
    const on = multiplied(stage.multiply, arriving);
    const returned = back === arriving ? on : multiplied(stage.multiply, back);
    const six = after6 === arriving ? on : multiplied(stage.multiply, after6);
    if (stage.need === null) {
      arriving = on;
      after6 = on;
      pastTwo = multiplied(stage.multiply, past);
      past = returned;
      back = on;
      continue;
    }
    const ofSix =
      stage.when6 === "again"
        ? times(six, six)
        : stage.when6 === "skip-next"
          ? multiplied(stage.multiply, past)
          : stage.when6 === "skip-two"
            ? multiplied(stage.multiply, pastTwo)
            : stage.when6 === "again-skip"
              ? times(multiplied(stage.multiply, past), on)
              : six;
    arriving = rolled(stage, stage.need, on, ofSix);
    after6 = stage.needAfter6 === undefined ? arriving : rolled(stage, stage.needAfter6, on, ofSix);
    back = stage.afterSkip === undefined ? arriving : rolled(afterSkipped(stage), stage.afterSkip.need, on, ofSix);
    pastTwo = multiplied(stage.multiply, past);
    past = returned;
  }
  return arriving;
}

/** What one die becomes that needs `need`: nothing, what goes on, or what a natural 6 gives. */
function rolled(stage: Stage, need: number, on: Polynomial, ofSix: Polynomial): Polynomial {
  const { ordinary, six } = stageWeights(need, stage);
  const sum = [(36 - ordinary - six) / 36];
  addTo(sum, on, ordinary / 36);
  addTo(sum, ofSix, six / 36);
  return sum;
}

function multiplied(by: Stage["multiply"], each: Polynomial): Polynomial {
  if (by === undefined) return each;
  if (by.dice === 0) return power(each, Math.min(by.cap, by.add));
  const sum: number[] = [];
  for (let face = 1; face <= by.sides; face += 1)
    addTo(sum, power(each, Math.min(by.cap, face + by.add)), 1 / by.sides);
  return sum;
}
