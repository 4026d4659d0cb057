/**
 * All rows 0..most of the binomial distribution: rows[n][k] is the chance that k of n dice succeed. Built row by row
 * from sums of positive terms, so that no digit is lost.
 */
export function binomialRows(most: number, success: number): readonly (readonly number[])[] {
  const failure = 1 - success;
  let row = [1];
  const rows = [row];
  for (let dice = 1; dice <= most; dice += 1) {
    const next: number[] = [row[0]! * failure];
    for (let k = 1; k < dice; k += 1) next.push(row[k]! * failure + row[k - 1]! * success);
    next.push(row[dice - 1]! * success);
    rows.push(next);
    row = next;
  }
  return rows;
}

/** The row of `binomialRows` for all the dice, without keeping the others. */
export function binomialRow(dice: number, success: number): readonly number[] {
  const failure = 1 - success;
  const row = [1];
  for (let n = 1; n <= dice; n += 1) {
    row.push(row[n - 1]! * success);
    for (let k = n - 1; k > 0; k -= 1) row[k] = row[k]! * failure + row[k - 1]! * success;
    row[0]! *= failure;
  }
  return row;
}

/**
 * Visits every way `dice` dice can fall into groups of the given weights, in ascending order of the counts. `visit`
 * gets the same array each time and must copy what it keeps. Ways of probability 0 are left out.
 */
export function visitCounts(
  dice: number,
  weights: readonly number[],
  visit: (counts: readonly number[], probability: number) => void,
): void {
  const groups = weights.length;
  let rest = 0;
  for (const weight of weights) rest += weight;
  // For each group, the chance of it once the earlier groups are ruled out.
  const rows: (readonly (readonly number[])[])[] = [];
  for (let group = 0; group < groups - 1; group += 1) {
    const success = rest === 0 ? 0 : weights[group]! / rest;
    // Only the row for all dice is asked of the first group.
    rows.push(group === 0 ? [binomialRow(dice, success)] : binomialRows(dice, success));
    rest -= weights[group]!;
  }
  const counts = weights.map(() => 0);
  const fill = (group: number, left: number, probability: number): void => {
    if (group === groups - 1) {
      counts[group] = left;
      visit(counts, probability);
      return;
    }
    const row = group === 0 ? rows[0]![0]! : rows[group]![left]!;
    for (let count = 0; count <= left; count += 1) {
      const next = probability * row[count]!;
      if (next === 0) continue;
      counts[group] = count;
      fill(group + 1, left - count, next);
    }
  };
  fill(0, dice, 1);
}

/**
 * For each face 1..sides (at index face - 1) its weight when the faces in `again` are rolled once more; the weights add
 * up to sides * sides.
 */
export function faceWeights(sides: number, again: readonly number[]): readonly number[] {
  const rerolled = new Set(again.filter((face) => face >= 1 && face <= sides));
  const weights: number[] = [];
  for (let face = 1; face <= sides; face += 1) weights.push((rerolled.has(face) ? 0 : sides) + rerolled.size);
  return weights;
}

/** The weights of faces added up by group; `groups` as in a pool. */
export function groupWeights(faces: readonly number[], groups: readonly number[]): readonly number[] {
  const weights = [0, ...groups.map(() => 0)];
  faces.forEach((weight, index) => {
    let group = 0;
    while (group < groups.length && index + 1 >= groups[group]!) group += 1;
    weights[group]! += weight;
  });
  return weights;
}

/** The faces, ascending, that counts per face stand for. */
export function facesOf(counts: readonly number[]): readonly number[] {
  const faces: number[] = [];
  counts.forEach((count, index) => {
    for (let die = 0; die < count; die += 1) faces.push(index + 1);
  });
  return faces;
}
