import { type Body, onBoard, type BoardView } from "@tercio/board";

interface At {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the edge of these areas lies straight ahead of a piece, as a player measures; the farthest edge on the table. Null where none
 * is: a shape that does not lie before the piece, or one whose edge there is beyond the table. All in 0.01 mm.
 */
export function edgeAhead(
  areas: readonly (readonly At[])[],
  from: Pick<Body, "x" | "y" | "facing">,
  table: Pick<BoardView, "width" | "depth">,
): At | null {
  const one = onBoard(from, { x: 0, y: 1000 });
  const [dx, dy] = [(one.x - from.x) / 1000, (one.y - from.y) / 1000];
  let best: At | null = null;
  let far = 0;
  for (const area of areas)
    for (const [i, p] of area.entries()) {
      const q = area[(i + 1) % area.length] ?? p;
      const [left, right] = [p, q].map(({ x, y }) => (x - from.x) * dy - (y - from.y) * dx) as [number, number];
      if (left < 0 === right < 0) continue;
      const share = left / (left - right);
      const at = { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
      const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
      const onTable = Math.abs(at.x) <= table.width / 2 && Math.abs(at.y) <= table.depth / 2;
      if (ahead > far && onTable) [best, far] = [at, ahead];
    }
  return best;
}
