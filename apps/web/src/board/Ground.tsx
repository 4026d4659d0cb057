import type { BoardView } from "@tercio/kernel";
import { memo } from "react";
import { mm } from "./Piece.tsx";

const INCH = 25.4;

/** Paper, inch ticks, six-inch grid, centre line, zones and markers. */
export const Ground = memo(function Ground({
  board,
  say,
}: {
  board: BoardView;
  say: (m: BoardView["zones"][number]["label"]) => string;
}) {
  const w = mm(board.width);
  const d = mm(board.depth);
  let ticks = "";
  let grid = "";
  for (let i = 0; i * INCH <= w + 0.1; i++) {
    const x = -w / 2 + i * INCH;
    const long = i % 6 === 0 ? 16 : 7;
    ticks += `M${x} ${-d / 2}v${long}M${x} ${d / 2}v${-long}`;
    if (i % 6 === 0) grid += `M${x} ${-d / 2}v${d}`;
  }
  for (let i = 0; i * INCH <= d + 0.1; i++) {
    const y = -d / 2 + i * INCH;
    const long = i % 6 === 0 ? 16 : 7;
    ticks += `M${-w / 2} ${y}h${long}M${w / 2} ${y}h${-long}`;
    if (i % 6 === 0) grid += `M${-w / 2} ${y}h${w}`;
  }
  return (
    <g>
      <rect x={-w / 2} y={-d / 2} width={w} height={d} fill="var(--paper-2)" stroke="var(--ink)" strokeWidth={3} />
      <path d={grid} stroke="var(--fine)" strokeWidth={1.2} fill="none" />
      <path d={ticks} stroke="var(--line)" strokeWidth={1.6} fill="none" />
      <path d={`M${-w / 2} 0H${w / 2}`} stroke="var(--soft)" strokeWidth={1.6} strokeDasharray="16 12" />
      {board.zones.map((z) => (
        <g key={z.id}>
          <path
            d={`M${z.points.map((p) => `${mm(p.x)} ${-mm(p.y)}`).join("L")}z`}
            fill={z.seat === 0 ? "var(--first-soft)" : "var(--second-soft)"}
            opacity={0.35}
            stroke="var(--soft)"
            strokeWidth={2}
            strokeDasharray="9 7"
          />
          <text
            className="zone-label"
            textAnchor="middle"
            x={0}
            y={-mm(((z.points[0]?.y ?? 0) + (z.points[2]?.y ?? 0)) / 2)}
          >
            {say(z.label)}
          </text>
        </g>
      ))}
      {board.markers.map((m) => (
        <g key={m.id}>
          <circle
            cx={mm(m.x)}
            cy={-mm(m.y)}
            r={mm(m.radius)}
            fill="none"
            stroke="var(--soft)"
            strokeWidth={1.6}
            strokeDasharray="4 8"
          />
          <path d={`M${mm(m.x) - 9} ${-mm(m.y)}h18m-9 -9v18`} stroke="var(--soft)" strokeWidth={2} />
          <text
            className="zone-label"
            textAnchor="middle"
            x={mm(m.x)}
            y={-mm(m.y) - mm(m.radius) - 8}
            style={{ fontSize: 18 }}
          >
            {say(m.label)}
          </text>
        </g>
      ))}
    </g>
  );
});
