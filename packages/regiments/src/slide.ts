/** The whole numbers just outside the stretch in which something slid along a line is too near to something else. */
export interface Stretch {
  readonly before: number;
  readonly after: number;
}

/** Where a convex `f` (such as a gap) stays below `level`, looked for from..to (whole numbers); null where nowhere. */
export function belowLevel(f: (s: number) => number, level: number, from: number, to: number): Stretch | null {
  let low = from;
  let high = to;
  while (high - low > 2) {
    const third = Math.floor((high - low) / 3);
    if (f(low + third) <= f(high - third)) high -= third;
    else low += third;
  }
  let least = low;
  for (let s = low; s <= high; s++) if (f(s) < f(least)) least = s;
  if (f(least) >= level) return null;
  const edge = (outside: number): number => {
    let [blocked, free] = [least, outside];
    while (Math.abs(free - blocked) > 1) {
      const middle = Math.trunc((free + blocked) / 2);
      if (f(middle) < level) blocked = middle;
      else free = middle;
    }
    return free;
  };
  return { before: edge(from - 1), after: edge(to + 1) };
}
