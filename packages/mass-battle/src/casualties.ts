import { there } from "@tercio/kernel";
import { at, type Rectangle, roundHalfAway } from "@tercio/tabletop";
import { boundary, filePitch, type Formation, type Slot } from "./formation.ts";
import type { Chirality, Placement } from "./facing.ts";

/** What losses leave of a formation. */
export interface AfterCasualties {
  /** The formation that is left, or null when nobody is. */
  readonly formation: Formation | null;
  /** Models removed: never more than there were. */
  readonly removed: number;
  /** How far (0.01 mm) the front's centre moves to the unit's right, so that the models that stay do not move. */
  readonly shift: number;
  /** The side from which the next odd model of a last rank falls: 1 right, -1 left. */
  readonly nextSide: Chirality;
  /** Where in the first rank those stand now whose places are their own, in the order given. */
  readonly slots: readonly Slot[];
}

/**
 * Takes `lost` models off, as far back as possible. Once only the first rank is left it shrinks from both sides in
 * turn, beginning on `nextSide`; keep the returned side for the next time, so that single losses are even too. Who has a
 * place of its own is none of the lost and stays where it stood, so that where it is the last of its side the other side
 * gives in its turn; only from between two of them the rank closes up.
 */
export function casualties(
  f: Formation,
  lost: number,
  nextSide: Chirality,
  slots: readonly Slot[] = [],
): AfterCasualties {
  const removed = Math.min(Math.max(0, lost), f.models);
  const models = f.models - removed;
  const before = Math.min(f.models, f.files);
  const { fromLeft, fromRight, side } = fromSides(before, Math.max(0, before - models), nextSide, slots);
  if (models === 0) return { formation: null, removed, shift: 0, nextSide: side, slots: [] };
  const closes = fromLeft + fromRight > 0;
  const files = closes ? models : f.files;
  return {
    formation: { ...f, files, models },
    removed,
    // Each that is taken on the right moves the centre half a file to the left.
    shift: ((fromLeft - fromRight) * filePitch(f)) / 2,
    nextSide: side,
    slots: closes ? closedUp(slots, fromLeft, files) : slots,
  };
}

const wide = (s: Slot): number => s.files ?? 1;

/** How many of a rank of so many files fall on either side, and whose turn it is then. */
function fromSides(files: number, lost: number, nextSide: Chirality, slots: readonly Slot[]) {
  const [first, last] =
    slots.length === 0
      ? [files, -1]
      : [Math.min(...slots.map((s) => s.file)), Math.max(...slots.map((s) => s.file + wide(s) - 1))];
  let [fromLeft, fromRight] = [0, 0];
  let side = nextSide;
  for (let taken = 0; taken < lost; taken++) {
    const left = fromLeft < first;
    const right = fromRight < files - 1 - last;
    // A side whose turn is passed over has it still.
    const falls: Chirality = left === right ? side : left ? -1 : 1;
    if (falls === -1) fromLeft++;
    else fromRight++;
    if (falls === side) side = side === 1 ? -1 : 1;
  }
  return { fromLeft, fromRight, side };
}

/** Slots when so many files fell away on the left and `files` are left: each its own, in the order in which they stood. */
function closedUp(slots: readonly Slot[], fromLeft: number, files: number): readonly Slot[] {
  const order = slots.map((_, i) => i).sort((p, q) => there(slots[p]).file - there(slots[q]).file);
  const to = new Map<number, number>();
  let least = 0;
  let needed = slots.reduce((sum, s) => sum + wide(s), 0);
  for (const i of order) {
    const own = there(slots[i]);
    // Room is left for all who stand farther to the right.
    const file = Math.min(files - needed, Math.max(least, own.file - fromLeft));
    to.set(i, file);
    needed -= wide(own);
    least = file + wide(own);
  }
  return slots.map((s, i) => ({ ...s, file: there(to.get(i)) }));
}

/** The place whose front centre lies `shift` (0.01 mm) to the right of where it was, rounded once. */
export function shifted(place: Placement, f: Formation, shift: number): Placement {
  if (shift === 0) return place;
  const r: Rectangle = boundary(place, f);
  const p = at(r, shift, 0);
  return { x: roundHalfAway(p.x), y: roundHalfAway(p.y), facing: place.facing };
}
