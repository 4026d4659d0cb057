/*
 * The Ninth Age, Magic Phase: expected chances of one Casting Attempt, by counting every outcome of the dice.
 * Written from the sheet (seed 000), rulings.md, rules/t9a.md chapter 8 and the ledger only. No imports, no side effects.
 *
 * Readings taken (where the documents leave room):
 * 1. Thaumaturgy's second look at 1s, and its exception for those of a Miscast: looked at once, on the first roll. With one or two
 *    1s every one of them is rolled again, whatever the other dice show (2 2 2 1 1 rerolls both 1s: the 1s do not cause
 *    that Miscast). With three or more 1s those 1s are the three of a kind, so none of them is rolled again, not even
 *    the fourth or fifth one; and this goes by the natural triple, not by the row it becomes after the modifier
 *    (row 000 too). The reroll is not optional and the new face stands. So 1 1 1 can only come from the first roll.
 * 2. "natural 1" of Fizzle is the face that lies on the table in the end (after the reroll).
 * 3. A single die: the final face 1 or 2 fails whatever the modifiers. Taken for "one-die attempts" of both kinds:
 *    a Dispelling Attempt made with one die fails on 1 or 2 too (matters only with a positive dispelModifier).
 * 4. Row 111 (after the modifier) makes the Casting Attempt fail: not passed, nobody dispels, Fizzle on the faces shown
 *    (modifier -1: the faces are 2 2 2, so only other dice showing 1 return). It is counted as `r111` only where the
 *    total would have been enough; with too low a total the attempt has failed by itself and counts as "none".
 *    `rowsRolled` below gives the chance of the row whatever the total.
 * 5. The Dispelling Attempt is compared with the total casting roll (modifier included) and is always tried when
 *    dispel > 0 and the Casting Attempt is passed, even where it cannot succeed.
 */

export interface Attempt {
  /** Magic Dice used. */
  dice: 1 | 2 | 3 | 4 | 5;
  /** Casting Value. */
  value: number;
  /** Sum added to the casting roll. */
  modifier: number;
  /** Miscast Modifier of the Flux Card and others. */
  miscast: number;
  /** Reroll of 1s; its +1 is already inside `miscast`. */
  thaumaturgy: boolean;
  /** Dice of the dispelling roll, 0 = none tried. */
  dispel: number;
  dispelModifier: number;
}

export interface Chances {
  /** Successfully cast, after dispelling. */
  cast: number;
  /** The Casting Attempt is passed. */
  passed: number;
  dispelled: number;
  /** Which Miscast effect is applied; the eight sum to 1. */
  miscast: {
    none: number;
    r111: number;
    r222: number;
    r333: number;
    r444: number;
    r555: number;
    r666: number;
    r777: number;
  };
  /** Probability that 0, 1, .. `dice` casting dice return by Fizzle (length dice + 1, sums to 1). */
  castingDiceBack: readonly number[];
  /** Same for the dispelling dice (length dispel + 1; [1] when none are used; 0 back includes "not rolled"). */
  dispelDiceBack: readonly number[];
}

/** All casting rolls with this sum, this triple and this number of 1s; `ways` of 6^(2 * dice). */
interface CastingClass {
  sum: number;
  /** Face shown three or more times, 0 = none. */
  triple: number;
  ones: number;
  ways: bigint;
}

/** All dispelling rolls with this sum and this number of 1s; `ways` of 6^dice. */
interface DispelClass {
  sum: number;
  ones: number;
  ways: bigint;
}

const SIX = 6n;
const castingMemory = new Map<string, readonly CastingClass[]>();
const dispelMemory = new Map<number, readonly DispelClass[]>();

function tripleOf(faces: readonly number[]): number {
  for (let face = 1; face <= 6; face++) {
    let n = 0;
    for (const f of faces) if (f === face) n++;
    if (n >= 3) return face; // at most one such face with five dice or fewer
  }
  return 0;
}

/** The faces of every roll of `dice` dice, one after another. */
function everyRoll(dice: number): number[][] {
  let rolls: number[][] = [[]];
  for (let d = 0; d < dice; d++) {
    const longer: number[][] = [];
    for (const roll of rolls) for (let face = 1; face <= 6; face++) longer.push([...roll, face]);
    rolls = longer;
  }
  return rolls;
}

function castingRolls(dice: number, thaumaturgy: boolean): readonly CastingClass[] {
  const key = `${dice}${thaumaturgy ? "t" : ""}`;
  const known = castingMemory.get(key);
  if (known !== undefined) return known;

  const classes = new Map<string, CastingClass>();
  const note = (faces: readonly number[], ways: bigint): void => {
    let sum = 0;
    let ones = 0;
    for (const f of faces) {
      sum += f;
      if (f === 1) ones++;
    }
    const triple = tripleOf(faces);
    const k = `${sum},${triple},${ones}`;
    const c = classes.get(k);
    if (c === undefined) classes.set(k, { sum, triple, ones, ways });
    else c.ways += ways;
  };

  for (const first of everyRoll(dice)) {
    let ones = 0;
    for (const f of first) if (f === 1) ones++;
    const again = thaumaturgy && ones < 3 ? ones : 0; // reading 1
    // The first roll is one of 6^dice; a second set of `dice` dice lies ready, of which `again` are looked at.
    const ways = SIX ** BigInt(dice - again);
    if (again === 0) {
      note(first, ways);
      continue;
    }
    const kept = first.filter((f) => f !== 1);
    for (const fresh of everyRoll(again)) note([...kept, ...fresh], ways);
  }

  const list = [...classes.values()];
  castingMemory.set(key, list);
  return list;
}

/** There is no maximum of dispelling dice, so one die is added after another to the classes so far. */
function dispelRolls(dice: number): readonly DispelClass[] {
  const known = dispelMemory.get(dice);
  if (known !== undefined) return known;
  let list: DispelClass[] = [{ sum: 0, ones: 0, ways: 1n }];
  for (let d = 0; d < dice; d++) {
    const next = new Map<string, DispelClass>();
    for (const c of list) {
      for (let face = 1; face <= 6; face++) {
        const sum = c.sum + face;
        const ones = c.ones + (face === 1 ? 1 : 0);
        const k = `${sum},${ones}`;
        const n = next.get(k);
        if (n === undefined) next.set(k, { sum, ones, ways: c.ways });
        else n.ways += c.ways;
      }
    }
    list = [...next.values()];
  }
  dispelMemory.set(dice, list);
  return list;
}

/** Row of the Miscast table, 0 (000 or lower) to 7 (777 or higher); -1 = no three of a kind. */
function rowOf(triple: number, miscast: number): number {
  if (triple === 0) return -1;
  return Math.max(0, Math.min(7, triple + miscast));
}

function zeros(length: number): bigint[] {
  const list: bigint[] = [];
  for (let i = 0; i < length; i++) list.push(0n);
  return list;
}

function add(list: bigint[], index: number, ways: bigint): void {
  list[index] = (list[index] ?? 0n) + ways;
}

function check(a: Attempt): void {
  if (!Number.isInteger(a.dice) || a.dice < 1 || a.dice > 5) throw new RangeError("dice: 1 to 5");
  if (!Number.isInteger(a.dispel) || a.dispel < 0) throw new RangeError("dispel: 0 or more dice");
}

export function chances(a: Attempt): Chances {
  check(a);
  const dispelWays = SIX ** BigInt(a.dispel);
  const all = SIX ** BigInt(2 * a.dice) * dispelWays;

  let cast = 0n;
  let passed = 0n;
  let dispelled = 0n;
  const rows = zeros(8); // index 0 = no effect applied
  const castingBack = zeros(a.dice + 1);
  const dispelBack = zeros(a.dispel + 1);

  for (const roll of castingRolls(a.dice, a.thaumaturgy)) {
    const total = roll.sum + a.modifier;
    const row = rowOf(roll.triple, a.miscast);
    const singleFails = a.dice === 1 && roll.sum <= 2;
    const enough = !singleFails && total >= a.value;

    if (!enough || row === 1) {
      // A: the Casting Attempt fails, steps B to F are skipped.
      const ways = roll.ways * dispelWays;
      add(rows, enough ? 1 : 0, ways);
      add(castingBack, a.dice >= 2 ? roll.ones : 0, ways);
      add(dispelBack, 0, ways);
      continue;
    }

    passed += roll.ways * dispelWays;
    add(castingBack, 0, roll.ways * dispelWays); // passed: nothing back, dispelled or not
    const effect = row > 0 ? row : 0;

    if (a.dispel === 0) {
      cast += roll.ways;
      add(rows, effect, roll.ways);
      add(dispelBack, 0, roll.ways);
      continue;
    }
    for (const answer of dispelRolls(a.dispel)) {
      const ways = roll.ways * answer.ways;
      const answerFails = a.dispel === 1 && answer.sum <= 2; // reading 3
      if (!answerFails && answer.sum + a.dispelModifier >= total) {
        dispelled += ways;
        add(rows, 0, ways);
        add(dispelBack, 0, ways);
      } else {
        cast += ways;
        add(rows, effect, ways);
        add(dispelBack, a.dispel >= 2 ? answer.ones : 0, ways);
      }
    }
  }

  const part = (ways: bigint | undefined): number => Number(ways ?? 0n) / Number(all);
  return {
    cast: part(cast),
    passed: part(passed),
    dispelled: part(dispelled),
    miscast: {
      none: part(rows[0]),
      r111: part(rows[1]),
      r222: part(rows[2]),
      r333: part(rows[3]),
      r444: part(rows[4]),
      r555: part(rows[5]),
      r666: part(rows[6]),
      r777: part(rows[7]),
    },
    castingDiceBack: castingBack.map(part),
    dispelDiceBack: dispelBack.map(part),
  };
}

/**
 * Chance that the dice show a three of a kind of row 0 (000 or lower) .. 7, whatever the total, the dispel or the result:
 * not the same as `miscast` above. The sum of the eight is the sheet's Miscast column.
 */
export function rowsRolled(a: Pick<Attempt, "dice" | "miscast" | "thaumaturgy">): readonly number[] {
  const rows = zeros(8);
  for (const roll of castingRolls(a.dice, a.thaumaturgy)) {
    const row = rowOf(roll.triple, a.miscast);
    if (row >= 0) add(rows, row, roll.ways);
  }
  const all = Number(SIX ** BigInt(2 * a.dice));
  return rows.map((ways) => Number(ways) / all);
}

/** The sheet's two tables as printed, misprints included; each line 3+ to 18+, then the Miscast column. */
const printed: readonly (readonly [thaumaturgy: boolean, dice: number, line: string])[] = [
  [false, 1, "67 50 33 17 0 0 0 0 0 0 0 0 0 0 0 0 0"],
  [false, 2, "97 92 83 72 58 42 28 17 8 3 0 0 0 0 0 0 0"],
  [false, 3, "99 99 98 95 91 84 74 63 50 38 26 16 10 5 2 1 3"],
  [false, 4, "98 98 98 98 98 97 94 90 84 76 66 56 44 34 24 16 10"],
  [false, 5, "100 100 100 99 99 99 99 98 97 94 90 85 78 70 60 50 21"],
  [true, 1, "78 58 39 19 0 0 0 0 0 0 0 0 0 0 0 0 0"],
  [true, 2, "99 99 94 85 73 57 38 23 11 4 0 0 0 0 0 0 0"],
  [true, 3, "99 99 99 99 98 95 89 80 68 54 39 36 15 7 3 1 4"],
  [true, 4, "100 100 99 99 99 99 98 97 95 90 84 75 64 52 39 27 14"],
  [true, 5, "100 100 100 99 99 99 99 99 98 97 96 94 91 86 80 71 30"],
];

/** One entry per printed cell; value 0 is the Miscast column. */
export const table: readonly { thaumaturgy: boolean; dice: number; value: number; percent: number }[] = printed.flatMap(
  ([thaumaturgy, dice, line]) =>
    line.split(" ").map((cell, i) => ({ thaumaturgy, dice, value: i < 16 ? i + 3 : 0, percent: Number(cell) })),
);
