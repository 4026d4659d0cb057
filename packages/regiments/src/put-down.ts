import type { Gesture } from "@tercio/board";
import { normalise, type Point } from "@tercio/tabletop";
import type { Placing } from "./deploying.ts";

/** The unit that a hand puts down, and where it may. */
export interface InHand {
  readonly unit: number;
  /** How wide it stands by its list, and at most. */
  readonly files: number;
  readonly most: number;
  /** The facing that looks away from the own table edge. */
  readonly ahead: number;
  /** What else lies there already, and stays. */
  readonly others: readonly Placing[];
  /** Where it would stand if nobody chose: in an even line, beside the others. */
  readonly suggested: () => readonly Placing[];
  /** From a table edge: with its rear on the one that is nearest. */
  readonly edge?: (near: Point, files: number) => Placing;
}

/** What lies on the table after a gesture: one unit more, elsewhere or otherwise. */
export function putDownBy(g: Gesture, before: readonly Placing[], hand: InHand): readonly Placing[] {
  const { unit, files, most, ahead, others, edge } = hand;
  const was = before.find((p) => p.unit === unit);
  const wide = (n: number): number => Math.max(1, Math.min(most, n));
  const put = (change: Partial<Placing>): readonly Placing[] => {
    const p = { unit, x: 0, y: 0, facing: ahead, files, ...was, ...change };
    return [...others, { ...p, files: wide(p.files) }];
  };
  if (edge !== undefined && (g.do === "to" || g.do === "by")) {
    const to = g.do === "to" ? g : { x: (was?.x ?? 0) + g.x, y: (was?.y ?? 0) + g.y };
    return [edge(to, was?.files ?? files)];
  }
  if (g.do === "to") return put({ x: Math.trunc(g.x), y: Math.trunc(g.y) });
  // Whatever else is done first puts it where it would stand in an even line.
  if (was === undefined) return [...others, ...hand.suggested()];
  switch (g.do) {
    case "by":
      return put({ x: was.x + Math.trunc(g.x), y: was.y + Math.trunc(g.y) });
    case "turn":
      return put({ facing: normalise(was.facing + Math.trunc(g.by)) });
    case "face":
      return put({ facing: normalise(Math.trunc(g.facing)) });
    case "spread": {
      const now = was.files + Math.trunc(g.by);
      return edge === undefined ? put({ files: now }) : [edge(was, wide(now))];
    }
    default:
      return before;
  }
}
