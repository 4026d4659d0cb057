import { called } from "../session/called.ts";
import { type BoardView, type Piece, type PieceKey, pieceOf, type Preview } from "@tercio/board";
import { profileOf } from "../panels/profile.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { boundsOf, type Measure } from "./labels.ts";
import { wrapped } from "./names.ts";
import { usePointed } from "./sights.ts";
import { bornBy } from "./Signs.tsx";

/** Letters of a line of characteristics. */
const PROFILE = 48;
/** As large as board.css has them. */
const LETTERS = 14;

interface Around {
  readonly scale: number;
  readonly measure: Measure;
  /** What is seen of the table, millimetres. */
  readonly view: { readonly left: number; readonly right: number; readonly top: number };
}

/**
 * Who is pointed at, or has been chosen of the ground; a finger asks in any case, a pointer not while something else is drawn
 * (`quiet`); nobody where just that is told in words (`told`).
 */
export function Resting({
  board,
  chosen,
  quiet,
  told: inWords,
  preview,
  ...around
}: Around & {
  readonly board: BoardView;
  readonly chosen: PieceKey | null;
  readonly quiet: boolean;
  readonly told: boolean;
  readonly preview: Preview | null;
}) {
  const told = usePointed((p) => p.told);
  const pressed = usePointed((p) => p.pressed);
  const piece = pieceOf(board, pressed ?? told ?? chosen);
  if (piece === undefined || piece.place !== "field") return null;
  const led = preview?.ghosts.some((g) => g.key === piece.key) === true;
  return inWords || (pressed === null && (quiet || led)) ? null : <Tip piece={piece} {...around} />;
}

/** Who this is and what its signs mean: shown beside a block that the pointer rests on or that has the focus. */
function Tip({ piece: p, scale, measure, view }: Around & { readonly piece: Piece }) {
  // Players without a name have another one in another language.
  useTranslation();
  const words = (marks: Piece["marks"]): string => marks.map((m) => said(m.label)).join(", ");
  const owner = p.seat === null ? [] : [called(p.seat)];
  const count = p.count === null ? [] : [`${p.count.now}/${p.count.start}`];
  // Of the ground, what it does: all its sentences.
  const does = p.sheet.lists.filter((l) => p.kind === "ground" && l.sentences === true).flatMap((l) => l.items);
  const lines = [
    [...owner, said(p.name), ...count].join(" · "),
    words(p.marks.filter((m) => m.at === null)),
    words(bornBy(p)),
    ...profileOf(p.sheet, said(p.name), said).flatMap((line) => wrapped(line, PROFILE)),
    ...does.flatMap(({ told }) => wrapped(typeof told === "object" ? said(told) : String(told), 44)),
  ].filter((l) => l !== "");
  const w = Math.max(...lines.map((l) => measure(l))) * LETTERS + 16;
  const h = lines.length * 17 + 9;
  const hull = boundsOf(p, 0);
  const above = hull.top - (h + 16) * scale;
  const x = Math.min(
    Math.max((hull.left + hull.right) / 2, view.left + (w / 2 + 2) * scale),
    view.right - (w / 2 + 2) * scale,
  );
  const y = above > view.top ? above : hull.bottom + 16 * scale;
  return (
    <g className="tip" pointerEvents="none" transform={`translate(${x} ${y}) scale(${scale})`} aria-hidden="true">
      <rect x={-w / 2} y={0} width={w} height={h} rx={4} fill="var(--paper-2)" stroke="var(--ink)" />
      {lines.map((text, i) => (
        <text key={text} className={i === 0 ? "tip-name" : "tip-line"} textAnchor="middle" y={17 * (i + 1)}>
          {text}
        </text>
      ))}
    </g>
  );
}
