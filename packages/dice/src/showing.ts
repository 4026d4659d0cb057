import { scriptedSource } from "./generator.ts";
import { multiplyRange } from "./limits.ts";
import { roll, summed } from "./roll.ts";
import { afterSkipped, whereSixesGo } from "./stage.ts";
import type { Chain, DiceRequest, Stage, Sum, TableRoll } from "./types.ts";

/** What dice are to show, told by what comes of it; the faces are then looked for. */
export interface Wish {
  /** Of a sum, or of the dice of a table before anything is added. */
  readonly total?: number;
  /** The highest single die of a sum. */
  readonly highest?: number;
  /** The row of a table, 0 the lowest. */
  readonly row?: number;
  /** What each chain comes to; none where nothing is said. */
  readonly points?: readonly number[];
  /** How many dice of a pool fall into each group. */
  readonly counts?: readonly number[];
}

const fail = (what: string): never => {
  throw new Error(`these dice cannot show that: ${what}`);
};

/** `count` faces as alike as can be that add up to `total`. */
function balanced(count: number, most: number, total: number): readonly number[] {
  if (count === 0 && total === 0) return [];
  if (count === 0 || total < count || total > count * most) return fail(`a total of ${total} on ${count} D${most}`);
  return Array.from({ length: count }, (_, i) => Math.floor(total / count) + (i < total % count ? 1 : 0));
}

function sumOnce(dice: Sum, total: number, highest?: number): readonly number[] {
  const { dropLowest = 0, dropHighest = 0, sides } = dice;
  const kept = dice.dice - dropLowest - dropHighest;
  const shown =
    highest === undefined || kept === 0
      ? balanced(kept, sides, total)
      : [highest, ...balanced(kept - 1, highest, total - highest)];
  return [...shown, ...Array<number>(dropLowest).fill(1), ...Array<number>(dropHighest).fill(sides)];
}

const goesOn = (stage: Stage, need: number, face: number): boolean =>
  (face === 6 || (face !== 1 && face >= need)) === (stage.passOn === "success");

/** The faces of one group of a stage: the first `on` dice go on, the others do not; how many of them by a natural 6. */
function group(
  stage: Stage,
  need: number,
  dice: number,
  on: number,
): { readonly faces: number[]; readonly sixes: number } {
  const { reroll } = stage;
  // No natural 6 where another face does.
  const faceWhere = (wanted: boolean): number =>
    [2, 3, 4, 5, 1, 6].find((f) => goesOn(stage, need, f) === wanted) ?? fail(`a stage on ${need}+`);
  const first = Array.from({ length: dice }, (_, i) => faceWhere(i < on));
  const again = first.filter((f) => {
    if (reroll === undefined) return false;
    if (reroll === "failures") return goesOn(stage, need, f) !== (stage.passOn === "success");
    if (reroll === "successes") return goesOn(stage, need, f) === (stage.passOn === "success");
    return reroll.faces.includes(f);
  });
  return { faces: [...first, ...again], sixes: on > 0 && faceWhere(true) === 6 ? on : 0 };
}

/** `on` dice of the first stage that rolls go on, and all of them at every later stage; multiplied ones show `face`. */
function through(
  chain: Chain,
  on: number,
  face: number,
): { readonly faces: readonly number[]; readonly points: number } {
  const faces: number[] = [];
  let arriving = chain.dice;
  let back = 0;
  let after6 = 0;
  let past = 0;
  let beyond = 0;
  let chosen = false;
  for (const stage of chain.stages) {
    let gone = arriving + back + after6;
    let sixes = 0;
    let skipping = 0;
    let skippingTwo = 0;
    if (stage.need !== null) {
      const apart = stage.needAfter6 !== undefined;
      const skipped = stage.afterSkip === undefined ? 0 : back;
      const plain = gone - skipped - (apart ? after6 : 0);
      const go = chosen ? plain : Math.min(on, plain);
      chosen = true;
      const a = group(stage, stage.need, plain, go);
      const b = group(stage, stage.needAfter6 ?? stage.need, apart ? after6 : 0, apart ? after6 : 0);
      const c = group(afterSkipped(stage), stage.afterSkip?.need ?? stage.need, skipped, skipped);
      faces.push(...a.faces, ...c.faces, ...b.faces);
      gone = go + skipped + (apart ? after6 : 0);
      sixes = a.sixes + b.sixes + c.sixes;
      ({ on: gone, sixes, skipping, skippingTwo } = whereSixesGo(stage.when6, gone, sixes));
    }
    arriving = gone - skipping - skippingTwo - sixes;
    back = past;
    after6 = sixes;
    past = skipping + beyond;
    beyond = skippingTwo;
    const by = stage.multiply;
    if (by === undefined) continue;
    const each = Math.min(by.dice === 0 ? by.add : Math.min(face, by.sides) + by.add, by.cap);
    const rolled = arriving + back + after6 + past + beyond;
    if (by.dice === 1) faces.push(...Array<number>(rolled).fill(Math.min(face, by.sides)));
    arriving *= each;
    back *= each;
    after6 *= each;
    past *= each;
    beyond *= each;
  }
  return { faces, points: arriving + back + after6 + past + beyond };
}

function chainFaces(chain: Chain, points: number): readonly number[] {
  const sides = Math.max(1, ...chain.stages.map((s) => (s.multiply?.dice === 1 ? s.multiply.sides : 1)));
  // A first stage without dice may only say how many arrive at those that follow.
  const [first] = chain.stages;
  const most = first?.need === null ? chain.dice * multiplyRange(first.multiply).most : chain.dice;
  for (let face = 1; face <= sides; face++)
    for (let on = 0; on <= most; on++) {
      const shown = through(chain, on, face);
      if (shown.points === points) return shown.faces;
    }
  return fail(`${points} points from ${chain.dice} dice`);
}

/** The lowest total that falls on a row. */
function totalOfRow(dice: TableRoll, row: number): number {
  const { dropLowest = 0, dropHighest = 0 } = dice;
  const kept = dice.dice - dropLowest - dropHighest;
  const total = row === 0 ? kept : Math.max(kept, (dice.rows[row - 1] ?? fail(`row ${row}`)) - dice.add);
  return dice.rows.filter((r) => total + dice.add >= r).length === row ? total : fail(`row ${row}`);
}

function faces(dice: DiceRequest, wish: Wish): readonly number[] {
  switch (dice.kind) {
    case "sum": {
      const once = sumOnce(dice, wish.total ?? fail("no total is wished for"), wish.highest);
      const { below, above } = dice.reroll ?? {};
      const total = wish.total ?? 0;
      const stands =
        dice.reroll === undefined ||
        ((below === undefined || total >= below) && (above === undefined || total <= above));
      return stands ? once : [...once, ...once];
    }
    case "table": {
      const total = wish.total ?? totalOfRow(dice, wish.row ?? fail("neither a total nor a row is wished for"));
      const once = sumOnce(summed(dice), total);
      const row = dice.rows.filter((r) => total + dice.add >= r).length;
      return dice.reroll?.rows.includes(row) === true ? [...once, ...once] : once;
    }
    case "chain":
      return chainFaces(dice, wish.points?.[0] ?? 0);
    case "chains":
      return dice.chains.flatMap((c, i) => chainFaces(c, wish.points?.[i] ?? 0));
    case "pool": {
      const counts = wish.counts ?? [...dice.groups.map(() => 0), dice.dice];
      const sum = counts.reduce((all, n) => all + (Number.isInteger(n) && n >= 0 ? n : Number.NaN), 0);
      if (sum !== dice.dice || counts.length > dice.groups.length + 1)
        return fail(`${sum} dice instead of ${dice.dice}`);
      const first = counts.flatMap((n, g) => Array<number>(n).fill(g === 0 ? 1 : (dice.groups[g - 1] ?? 1)));
      return [...first, ...first.filter((f) => dice.reroll?.faces.includes(f) === true)];
    }
    default:
      return fail(`nothing can be wished of ${dice.kind}`);
  }
}

/** Faces, in the order in which they fall, that show what is wished. Throws where these dice can never show it. */
export function showing(dice: DiceRequest, wish: Wish): readonly number[] {
  const found = faces(dice, wish);
  const source = scriptedSource(found);
  const { outcome } = roll(dice, source);
  if (source.left > 0) return fail(`${source.left} faces are left over`);
  const short = (what: string, is: number | undefined, wanted: number | undefined): void => {
    if (wanted !== undefined && is !== wanted) fail(`${what} ${wanted}; the nearest is ${is}`);
  };
  if ("total" in outcome) short("a total of", outcome.total, wish.total);
  if ("highest" in outcome) short("a highest of", outcome.highest, wish.highest);
  return found;
}
