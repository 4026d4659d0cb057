import { hasFields, there } from "@tercio/kernel";
import { follow, type Formation, type Placement, type Segment, wellFormed } from "@tercio/mass-battle";
import { INCH, signedTurn } from "@tercio/tabletop";

/** Lengths in inches as they are told, to a tenth. */
export const inches = (n: number): number => Math.floor((n / INCH) * 10 + 0.5) / 10;

/** What has to be bridged, in inches, to a tenth: rounded up, so that it never looks nearer than the dice must reach. */
export const bridged = (n: number): number => Math.ceil((n * 10) / INCH) / 10;

const fields = { straight: 2, back: 2, pivot: 2, redress: 2, turn: 2, wheel: 3, side: 3, reform: 3 } as const;
const SIDES: readonly unknown[] = ["left", "right"];

/** Where JSON that should be a path is not one; null when it is. */
export function pathProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length > 40) return "path";
  for (const [i, s] of value.entries()) {
    if (!hasFields(s)) return `path.${i}`;
    const { kind, side } = s;
    const count = typeof kind === "string" && Object.hasOwn(fields, kind) ? fields[kind as Segment["kind"]] : 0;
    const sided = SIDES.includes(side) || (kind === "turn" && side === "about");
    const needsSide = kind === "wheel" || kind === "side" || kind === "turn";
    if (Object.keys(s).length !== count || sided !== needsSide || !wellFormed(s as Segment)) return `path.${i}`;
  }
  return null;
}

/** A place on the table, and how many files wide. */
export type Stand = Placement & { readonly files: number };

/** Where a legal path leads, how long it is (0.01 mm), and the points on the way. */
export interface Followed {
  readonly end: Stand;
  readonly length: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** A path followed from where a unit stands, as its rules allow it or not. */
export function followed({ x, y, facing }: Placement, f: Formation, path: readonly Segment[]): Followed {
  const start = { x, y, facing };
  const { ends, total } = follow(start, f, path);
  const all = [{ ...start, files: f.files }, ...ends];
  return { end: there(all[all.length - 1]), length: total, points: all.map(({ x, y }) => ({ x, y })) };
}

/** The least that a computer turns, 1/65536 turns, and goes, 0.01 mm: half a degree and a millimetre. */
const LEAST = { turn: 92, way: 100 } as const;
/** Would a player see that a unit has turned so, or gone so far? */
export const isTurn = (from: number, to: number): boolean => Math.abs(signedTurn(to - from)) >= LEAST.turn;
export const isWay = (distance: number): boolean => distance >= LEAST.way;

/** The parts of a path that a player would make by hand: none by which the unit hardly turns, or hardly goes. */
function byHand(u: Placement, f: Formation, path: readonly Segment[]): readonly Segment[] {
  const stands = [{ facing: u.facing, files: f.files }, ...follow(u, f, path).ends];
  return path.filter((s, i) => {
    const [before, after] = [stands[i], stands[i + 1]];
    if (before === undefined || after === undefined) return false;
    if ("distance" in s) return isWay(s.distance);
    return isTurn(before.facing, after.facing) || before.files !== after.files;
  });
}

/** The longest beginning of a path that `trim` leaves, as a computer would answer it; empty where that is no move worth the name. */
export function cutByHand(
  u: Placement,
  f: Formation,
  path: readonly Segment[],
  trim: (path: readonly Segment[]) => readonly Segment[],
): readonly Segment[] {
  for (let wanted = byHand(u, f, path); wanted.length > 0; ) {
    const cut = trim(wanted);
    const left = byHand(u, f, cut);
    if (left.length === cut.length) return cut;
    // Without what it hardly did the rest leads elsewhere: that is tried anew.
    wanted = left;
  }
  return [];
}
