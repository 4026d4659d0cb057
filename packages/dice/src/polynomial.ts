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

/** From the highest binary digit of the exponent down: whatever is multiplied but by itself is as short as the base. */
export function power(base: Polynomial, exponent: number): Polynomial {
  if (exponent === 0) return [1];
  let result = base;
  let digit = 1;
  while (2 * digit <= exponent) digit *= 2;
  for (digit /= 2; digit >= 1; digit /= 2) {
    result = square(result);
    if (Math.floor(exponent / digit) % 2 === 1) result = times(result, base);
  }
  return result;
}

/** Adds `factor` times `b` to `sum`, which grows as needed. */
export function addTo(sum: number[], b: Polynomial, factor: number): void {
  while (sum.length < b.length) sum.push(0);
  for (let k = 0; k < b.length; k += 1) sum[k]! += factor * b[k]!;
}
