import { there } from "@tercio/basis";
import { type Base, within } from "./base.ts";

/**
 * The groups into which bases fall when those at most `reach` (0.01 mm) apart hold together: positions in the list,
 * each group ascending, the groups in order of their first.
 */
export function groups(bases: readonly Base[], reach: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const taken = bases.map(() => false);
  for (let start = 0; start < bases.length; start++) {
    if (taken[start] === true) continue;
    taken[start] = true;
    const group = [start];
    for (let k = 0; k < group.length; k++) {
      const one = there(bases[there(group[k])]);
      for (let i = start + 1; i < bases.length; i++)
        if (taken[i] === false && within(one, there(bases[i]), reach)) {
          taken[i] = true;
          group.push(i);
        }
    }
    found.push(group.sort((a, b) => a - b));
  }
  return found;
}

/** Whether all bases are one group; none at all and a single one are. */
export function coherent(bases: readonly Base[], reach: number): boolean {
  // Those that nobody has reached yet stand in front; each that is reached is gone on from once.
  const left = bases.slice(1);
  const next = bases.slice(0, 1);
  for (let one = next.pop(); one !== undefined && left.length > 0; one = next.pop())
    for (let i = left.length - 1; i >= 0; i--) {
      const other = there(left[i]);
      if (!within(one, other, reach)) continue;
      next.push(other);
      left[i] = there(left[left.length - 1]);
      left.pop();
    }
  return left.length === 0;
}
