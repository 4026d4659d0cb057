import type { Source } from "./generator.ts";
import { afterSkipped, goOnMask, rerollMask, whereSixesGo } from "./stage.ts";
import type {
  Chain,
  Chains,
  ChainsOutcome,
  ChainOutcome,
  DiceRequest,
  Hand,
  HandOutcome,
  Outcome,
  OutcomeOf,
  Pool,
  PoolOutcome,
  Rolled,
  RollPart,
  RollPurpose,
  Scatter,
  ScatterOutcome,
  Stage,
  Sum,
  SumOutcome,
  TableRoll,
} from "./types.ts";

/** Faces kept for the eye; null on the fast path, where the same code runs without keeping any. */
interface Kept {
  readonly faces: number[][];
  readonly parts: RollPart[];
}

/**
 * Rolls a request and keeps every face. Takes exactly the same dice from `source` as {@link rollOutcome}.
 * @param request a request that passes `checkRequest`; not checked again here
 */
export function roll<R extends DiceRequest>(request: R, source: Source): Rolled<OutcomeOf<R>> {
  const record: Kept = { faces: [], parts: [] };
  const outcome = rollInto(request, source, record) as OutcomeOf<R>;
  return { outcome, faces: record.faces, parts: record.parts };
}

/** Rolls a request for its outcome alone. */
export function rollOutcome<R extends DiceRequest>(request: R, source: Source): OutcomeOf<R> {
  return rollInto(request, source, null) as OutcomeOf<R>;
}

function rollInto(request: DiceRequest, source: Source, record: Kept | null): Outcome {
  switch (request.kind) {
    case "pool":
      return rollPool(request, source, record);
    case "sum":
      return rollSum(request, source, record);
    case "table":
      return { row: rollRow(request, source, record) };
    case "chain":
      return rollChain(request, source, record);
    case "chains":
      return rollChains(request, source, record);
    case "hand":
      return rollHand(request, source, record);
    case "direction":
      return { turn: rollTurn(source, record) };
    case "scatter":
      return rollScatter(request, source, record);
  }
}

function keep(record: Kept | null, stage: number, purpose: RollPurpose): number[] | null {
  if (record === null) return null;
  const faces: number[] = [];
  record.faces.push(faces);
  record.parts.push({ stage, purpose });
  return faces;
}

function plainTotal(dice: number, sides: number, source: Source, record: Kept | null, purpose: RollPurpose): number {
  const kept = dice > 0 ? keep(record, 0, purpose) : null;
  let total = 0;
  for (let die = 0; die < dice; die += 1) {
    const face = source.next(sides);
    if (kept !== null) kept.push(face);
    total += face;
  }
  return total;
}

function rollPool(request: Pool, source: Source, record: Kept | null): PoolOutcome {
  const { dice, sides, groups } = request;
  const counts: number[] = [];
  for (let group = 0; group <= groups.length; group += 1) counts.push(0);
  const again = request.reroll === undefined ? null : request.reroll.faces;
  let rerolls = 0;
  let kept = dice > 0 ? keep(record, 0, "first") : null;
  for (let die = 0; die < dice; die += 1) {
    const face = source.next(sides);
    if (kept !== null) kept.push(face);
    if (again !== null && again.includes(face)) {
      rerolls += 1;
      continue;
    }
    counts[groupOf(face, groups)]! += 1;
  }
  if (rerolls > 0) kept = keep(record, 0, "reroll");
  for (let die = 0; die < rerolls; die += 1) {
    const face = source.next(sides);
    if (kept !== null) kept.push(face);
    counts[groupOf(face, groups)]! += 1;
  }
  return { counts };
}

/** How many bounds the face reaches. Added up from sign bits rather than branched on: a processor cannot foresee dice. */
function groupOf(face: number, groups: readonly number[]): number {
  let group = 0;
  for (let at = 0; at < groups.length; at += 1) group += (groups[at]! - 1 - face) >>> 31;
  return group;
}

function rollSum(request: Sum, source: Source, record: Kept | null): SumOutcome {
  const again = request.reroll;
  const first = rollSumOnce(request, source, record, "first");
  if (again === undefined) return first;
  const stands =
    (again.below === undefined || first.total >= again.below) &&
    (again.above === undefined || first.total <= again.above);
  return stands ? first : rollSumOnce(request, source, record, "reroll");
}

function rollSumOnce(request: Sum, source: Source, record: Kept | null, purpose: RollPurpose): SumOutcome {
  const { dice, sides } = request;
  const low = request.dropLowest ?? 0;
  const high = request.dropHighest ?? 0;
  if (low === 0 && high === 0 && request.highest !== true)
    return { total: plainTotal(dice, sides, source, record, purpose) };
  const kept = dice > 0 ? keep(record, 0, purpose) : null;
  const sorted: number[] = [];
  for (let die = 0; die < dice; die += 1) {
    const face = source.next(sides);
    if (kept !== null) kept.push(face);
    insert(sorted, face);
  }
  let total = 0;
  for (let die = low; die < dice - high; die += 1) total += sorted[die]!;
  if (request.highest !== true) return { total };
  return { total, highest: low < dice - high ? sorted[dice - high - 1]! : 0 };
}

function insert(sorted: number[], face: number): void {
  let at = sorted.length;
  sorted.push(face);
  while (at > 0 && sorted[at - 1]! > face) {
    sorted[at] = sorted[at - 1]!;
    at -= 1;
  }
  sorted[at] = face;
}

/** The dice of a table as a sum. */
export function summed({ dice, sides, dropLowest, dropHighest }: TableRoll): Sum {
  if (dropLowest === undefined && dropHighest === undefined) return { kind: "sum", dice, sides };
  return { kind: "sum", dice, sides, dropLowest: dropLowest ?? 0, dropHighest: dropHighest ?? 0 };
}

/** The row of a table that `result` (the total with `add`) falls on. */
export function tableRow(request: TableRoll, result: number): number {
  const { rows } = request;
  let row = 0;
  while (row < rows.length && result >= rows[row]!) row += 1;
  return row;
}

function rollRow(request: TableRoll, source: Source, record: Kept | null): number {
  const { add } = request;
  const total = summed(request);
  const row = tableRow(request, rollSumOnce(total, source, record, "first").total + add);
  if (request.reroll?.rows.includes(row) !== true) return row;
  return tableRow(request, rollSumOnce(total, source, record, "reroll").total + add);
}

function rollHand(request: Hand, source: Source, record: Kept | null): HandOutcome {
  const { dice, sides, rerollFaces, keepAlike } = request;
  let kept = dice > 0 ? keep(record, 0, "first") : null;
  const first: number[] = [];
  for (let die = 0; die < dice; die += 1) {
    const face = source.next(sides);
    if (kept !== null) kept.push(face);
    insert(first, face);
  }
  if (rerollFaces === undefined || rerollFaces.length === 0) return { faces: first };
  const faces: number[] = [];
  let rerolls = 0;
  for (let from = 0; from < dice; ) {
    const face = first[from]!;
    let to = from;
    while (to < dice && first[to] === face) to += 1;
    if (rerollFaces.includes(face) && (keepAlike === undefined || to - from < keepAlike)) rerolls += to - from;
    else for (let die = from; die < to; die += 1) faces.push(face);
    from = to;
  }
  if (rerolls > 0) kept = keep(record, 0, "reroll");
  for (let die = 0; die < rerolls; die += 1) {
    const face = source.next(sides);
    if (kept !== null) kept.push(face);
    insert(faces, face);
  }
  return { faces };
}

function rollTurn(source: Source, record: Kept | null): number {
  const face = source.next(65536);
  const kept = keep(record, 0, "turn");
  if (kept !== null) kept.push(face);
  return face - 1;
}

function rollScatter(request: Scatter, source: Source, record: Kept | null): ScatterOutcome {
  const face = source.next(6);
  const kept = keep(record, 0, "first");
  if (kept !== null) kept.push(face);
  const turn = rollTurn(source, record);
  return {
    hit: face <= request.hitFaces,
    turn,
    distance: plainTotal(request.dice, request.sides, source, record, "distance"),
  };
}

function rollChain(request: Chain, source: Source, record: Kept | null): ChainOutcome {
  const { stages } = request;
  const passed: number[] = [];
  // `arriving` roll at the next stage, `after6` more of them from a natural 6, `past` go beyond it without dice,
  // `beyond` past the one after it too; `back` roll at it having gone past the stage before.
  let arriving = request.dice;
  let back = 0;
  let after6 = 0;
  let past = 0;
  let beyond = 0;
  for (let at = 0; at < stages.length; at += 1) {
    const stage = stages[at]!;
    let on = arriving + back + after6;
    let sixes = 0;
    let skipping = 0;
    let skippingTwo = 0;
    if (stage.need !== null) {
      const other = stage.needAfter6;
      const apart = (other === undefined ? 0 : after6) + (stage.afterSkip === undefined ? 0 : back);
      const first = rollStage(stage, at, stage.need, on - apart, "first", source, record);
      on = first.on;
      sixes = first.sixes;
      if (stage.afterSkip !== undefined) {
        const more = rollStage(afterSkipped(stage), at, stage.afterSkip.need, back, "after6", source, record);
        on += more.on;
        sixes += more.sixes;
      }
      if (other !== undefined) {
        const more = rollStage(stage, at, other, after6, "after6", source, record);
        on += more.on;
        sixes += more.sixes;
      }
      ({ on, sixes, skipping, skippingTwo } = whereSixesGo(stage.when6, on, sixes));
    }
    const through = on + past + beyond;
    passed.push(through);
    skipping += beyond;
    const rest = through - past - skipping - skippingTwo - sixes;
    if (stage.multiply === undefined) {
      arriving = rest;
      back = past;
      after6 = sixes;
      past = skipping;
      beyond = skippingTwo;
    } else {
      const rolls = stage.multiply.dice === 1 && through > 0;
      const kept = rolls ? keep(record, at, "multiply") : null;
      arriving = multiplied(stage.multiply, rest, source, kept);
      back = multiplied(stage.multiply, past, source, kept);
      after6 = multiplied(stage.multiply, sixes, source, kept);
      past = multiplied(stage.multiply, skipping, source, kept);
      beyond = multiplied(stage.multiply, skippingTwo, source, kept);
    }
  }
  return { passed, points: arriving + back + after6 + past + beyond };
}

/** Rolls the dice of one stage that share a need: how many go on, and how many of those by a natural 6. */
function rollStage(
  stage: Stage,
  at: number,
  need: number,
  dice: number,
  purpose: "first" | "after6",
  source: Source,
  record: Kept | null,
): { readonly on: number; readonly sixes: number } {
  const goOn = goOnMask(need, stage.passOn);
  const again = rerollMask(need, stage.reroll);
  const stands = goOn & ~again;
  let on = 0;
  let sixes = 0;
  let rerolls = 0;
  let kept = dice > 0 ? keep(record, at, purpose) : null;
  for (let die = 0; die < dice; die += 1) {
    const face = source.next(6);
    if (kept !== null) kept.push(face);
    // Added up rather than branched on, as in groupOf.
    rerolls += (again >> face) & 1;
    on += (stands >> face) & 1;
    sixes += (stands >> face) & (face >> 1) & (face >> 2) & 1;
  }
  if (rerolls > 0) kept = keep(record, at, "reroll");
  for (let die = 0; die < rerolls; die += 1) {
    const face = source.next(6);
    if (kept !== null) kept.push(face);
    on += (goOn >> face) & 1;
    sixes += (goOn >> face) & (face >> 1) & (face >> 2) & 1;
  }
  return { on, sixes };
}

function rollChains(request: Chains, source: Source, record: Kept | null): ChainsOutcome {
  const points: number[] = [];
  const chains = request.chains.map((chain, at) => {
    const from = record === null ? 0 : record.parts.length;
    const outcome = rollChain(chain, source, record);
    if (record !== null)
      for (let part = from; part < record.parts.length; part += 1)
        record.parts[part] = { chain: at, ...record.parts[part]! };
    const sum = request.into[at]!;
    while (points.length <= sum) points.push(0);
    points[sum]! += outcome.points;
    return outcome;
  });
  return { chains, points };
}

function multiplied(by: NonNullable<Stage["multiply"]>, count: number, source: Source, kept: number[] | null): number {
  const { sides, add, cap } = by;
  if (by.dice === 0) return count * (add < cap ? add : cap);
  let total = 0;
  for (let die = 0; die < count; die += 1) {
    const face = source.next(sides);
    if (kept !== null) kept.push(face);
    total += face + add < cap ? face + add : cap;
  }
  return total;
}
