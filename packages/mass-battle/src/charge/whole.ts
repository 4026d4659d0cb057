/** The whole offset nearest to `inside` (where `holds` holds) at which it no more does, towards `outside`, where it does not. */
export function lastHolding(inside: number, outside: number, holds: (offset: number) => boolean): number {
  let good = inside;
  let bad = outside;
  while (Math.abs(bad - good) > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Where a convex function of whole numbers is least. */
export function leastOf(value: (at: number) => number, first: number, last: number): number {
  let [from, to] = [first, last];
  while (to - from > 2) {
    const third = Math.floor((to - from) / 3);
    if (value(from + third) <= value(to - third)) to -= third;
    else from += third;
  }
  let best = from;
  for (let at = from + 1; at <= to; at++) if (value(at) < value(best)) best = at;
  return best;
}
