import { there } from "@tercio/kernel";
import { type Cell, eachReached, freeBefore, isWide, leastTurned, middleOf, partOf, wholeCells } from "./cells.ts";
import { type Candidate, candidateAhead, candidateAt } from "./candidates.ts";
import { type Hunt, isShut, turnFree } from "./hunt.ts";
import { comesFlush } from "./verify.ts";
import { common, type Stretches, withoutWhole, withWhole } from "./stretches.ts";
import { MARGIN } from "./tolerances.ts";
import { COST, work } from "./work.ts";

/** A search for stretches stops here, whatever is left: no scene known needs a tenth of it. */
const CELLS = 20_000;

/**
 * The whole offsets, of those given, to which there is a way, in stretches. Branch and bound: a stretch of wheels is divided,
 * and the one in its middle looked at for itself, while it could lead to an offset to which none is known yet.
 */
export function reachable(h: Hunt, wanted: Stretches): Stretches {
  return search(h, wanted, false);
}

/** Whether there is a way to any of the whole offsets given. */
export function reachesAny(h: Hunt, wanted: Stretches): boolean {
  return search(h, wanted, true).length > 0;
}

function search(h: Hunt, wanted: Stretches, any: boolean): Stretches {
  let left = wanted;
  let found: Stretches = [];
  const take = (cell: Cell, visit: (from: number, to: number) => void): void => {
    h.spent.cells++;
    work.done += COST.cell;
    let free: Stretches | null = null;
    eachReached(h, cell, freeBefore(h, cell), (r) => {
      free ??= turnFree(h, cell.lead, leastTurned(h.facet.frame, cell), isWide(cell));
      const parts = common([r.from, r.to], free);
      for (let i = 0; i < parts.length; i += 2)
        visit(Math.ceil(there(parts[i]) - MARGIN), Math.floor(there(parts[i + 1]) + MARGIN));
    });
  };
  const straight = aheadFree(h);
  if (straight !== null) {
    const at = Math.floor(straight.offset + 0.5);
    const here = common([at, at], left);
    if (here.length > 0) found = [at, at];
    left = withoutWhole(left, at, at);
  }
  let cells: readonly Cell[] = wholeCells(h);
  const most = h.spent.cells + CELLS;
  while (cells.length > 0 && left.length > 0 && h.spent.cells < most) {
    const next: Cell[] = [];
    for (const cell of cells) {
      if (any && found.length > 0) return found;
      const { first, last } = cell;
      let more = false;
      if (first < last)
        take(cell, (from, to) => {
          more ||= from <= to && common([from, to], left).length > 0;
        });
      if (first < last && !more) continue;
      const middle = middleOf(cell);
      take(partOf(cell, middle, middle), (from, to) => {
        if (from > to) return;
        // One place alone, and the wheel to it has been stopped before: of a small wheel the next begins far away.
        if (any && from === to && isShut(h, candidateAt(h, cell.side, cell.lead, middle, from))) return;
        const parts = common([from, to], left);
        for (let i = 0; i < parts.length; i += 2) {
          found = withWhole(found, there(parts[i]), there(parts[i + 1]));
          left = withoutWhole(left, there(parts[i]), there(parts[i + 1]));
        }
      });
      if (first < middle) next.push(partOf(cell, first, middle - 1));
      if (middle < last) next.push(partOf(cell, middle + 1, last));
    }
    cells = next;
  }
  return found;
}

/** The charge straight ahead, if nobody is in the way of it nor of the turn after it. */
function aheadFree(h: Hunt): Candidate | null {
  const candidate = candidateAhead(h.facet);
  if (candidate === null || candidate.length > h.maximum) return null;
  const { turned } = candidate;
  const kept = Math.min(Math.abs(turned), h.kept);
  return "during" in comesFlush(h.facet, candidate, turned < 0 ? -kept : kept) ? null : candidate;
}
