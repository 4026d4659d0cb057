/** Distributions over 0, 1, 2, ... as lists: entry k is the chance of k. Adding independent numbers multiplies them. */
export type Polynomial = readonly number[];

export function times(a: Polynomial, b: Polynomial): Polynomial {
  const product: number[] = [];
  for (let k = 0; k < a.length + b.length - 1; k += 1) {
    let sum = 0;
    const most = k < a.length ? k : a.length - 1;
    for (let i = k < b.length ? 0 : k - b.length + 1; i <= most; i += 1) sum += a[i]! * b[k - i]!;
    product.push(sum);
  }
  return product;
}

/** The same of one with itself: each pair of its entries once. */
function square(a: Polynomial): Polynomial {
  const product: number[] = [];
  for (let k = 0; k < 2 * a.length - 1; k += 1) {
    let sum = 0;
    let i = k < a.length ? 0 : k - a.length + 1;
    for (; 2 * i < k; i += 1) sum += a[i]! * a[k - i]!;
    sum *= 2;
    product.push(2 * i === k ? sum + a[i]! * a[i]! : sum);
  }
  return product;
}

export function power(base: Polynomial, exponent: number): Polynomial {
  let result: Polynomial = [1];
  let doubled = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result.length === 1 && result[0] === 1 ? doubled : times(result, doubled);
    if (left > 1) doubled = square(doubled);
  }
  return result;
}

/** Adds `factor` times `b` to `sum`, which grows as needed. */
export function addTo(sum: number[], b: Polynomial, factor: number): void {
  while (sum.length < b.length) sum.push(0);
  for (let k = 0; k < b.length; k += 1) sum[k]! += factor * b[k]!;
}
