/** Distributions over 0, 1, 2, ... as lists: entry k is the chance of k. Adding independent numbers multiplies them. */
export type Polynomial = readonly number[];

export function times(a: Polynomial, b: Polynomial): Polynomial {
  const product: number[] = [];
  for (let k = 0; k < a.length + b.length - 1; k += 1) product.push(0);
  for (let i = 0; i < a.length; i += 1) {
    const factor = a[i]!;
    if (factor === 0) continue;
    for (let j = 0; j < b.length; j += 1) product[i + j]! += factor * b[j]!;
  }
  return product;
}

export function power(base: Polynomial, exponent: number): Polynomial {
  let result: Polynomial = [1];
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square);
    if (left > 1) square = times(square, square);
  }
  return result;
}

/** Adds `factor` times `b` to `sum`, which grows as needed. */
export function addTo(sum: number[], b: Polynomial, factor: number): void {
  while (sum.length < b.length) sum.push(0);
  for (let k = 0; k < b.length; k += 1) sum[k]! += factor * b[k]!;
}
