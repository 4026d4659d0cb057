import { type BoardView, type Message, say } from "@tercio/kernel";
import { memo } from "react";
import { system } from "../session/store.ts";
import { mm } from "./Piece.tsx";

const INCH = 25.4;

/** The sides' hatches: lines one way and the other, so that no side is known by its hue alone. */
function Hatches() {
  return (
    <defs>
      <pattern id="hatch-first" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" fill="var(--first-soft)" />
        <path d="M0 0v8" stroke="var(--first)" strokeWidth="2.4" opacity=".34" />
      </pattern>
      <pattern id="hatch-second" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="8" height="8" fill="var(--second-soft)" />
        <path d="M0 0v8" stroke="var(--second)" strokeWidth="2.4" opacity=".34" />
      </pattern>
    </defs>
  );
}

type GroundProps = { readonly board: BoardView; readonly scale: number; readonly language: "en" | "fr" };

/** Pieces come and go without the ground being drawn anew. */
const sameGround = (a: GroundProps, b: GroundProps): boolean =>
  a.scale === b.scale &&
  a.language === b.language &&
  JSON.stringify([a.board.zones, a.board.markers]) === JSON.stringify([b.board.zones, b.board.markers]);

/** Paper, inch ticks, six-inch grid, centre line, zones and markers: the plan under the battle. */
export const Ground = memo(function Ground({ board, scale, language }: GroundProps) {
  const said = (m: Message): string => say(system, m, language);
  const w = mm(board.width);
  const d = mm(board.depth);
  let ticks = "";
  let grid = "";
  for (let i = 0; i * INCH <= w + 0.1; i++) {
    const x = -w / 2 + i * INCH;
    const long = i % 6 === 0 ? 14 : 6;
    ticks += `M${x} ${-d / 2}v${long}M${x} ${d / 2}v${-long}`;
    if (i % 6 === 0) grid += `M${x} ${-d / 2}v${d}`;
  }
  for (let i = 0; i * INCH <= d + 0.1; i++) {
    const y = -d / 2 + i * INCH;
    const long = i % 6 === 0 ? 14 : 6;
    ticks += `M${-w / 2} ${y}h${long}M${w / 2} ${y}h${-long}`;
    if (i % 6 === 0) grid += `M${-w / 2} ${y}h${w}`;
  }
  return (
    <g className="ground">
      <Hatches />
      <rect
        x={-w / 2 - 9}
        y={-d / 2 - 9}
        width={w + 18}
        height={d + 18}
        fill="none"
        stroke="var(--line)"
        strokeWidth={Math.max(1, 0.7 * scale)}
      />
      <rect
        x={-w / 2}
        y={-d / 2}
        width={w}
        height={d}
        fill="var(--paper-2)"
        stroke="var(--ink)"
        strokeWidth={1.4 * scale}
      />
      <path d={grid} stroke="var(--fine)" strokeWidth={0.7 * scale} fill="none" />
      <path d={ticks} stroke="var(--line)" strokeWidth={0.7 * scale} fill="none" />
      <path
        d={`M${-w / 2} 0H${w / 2}`}
        stroke="var(--soft)"
        strokeWidth={0.8 * scale}
        strokeDasharray={`${7 * scale} ${5 * scale}`}
      />
      {board.zones.map((z) => (
        <g key={z.id}>
          <path
            d={`M${z.points.map((p) => `${mm(p.x)} ${-mm(p.y)}`).join("L")}z`}
            fill={z.seat === 0 ? "var(--first-soft)" : "var(--second-soft)"}
            fillOpacity={0.3}
            stroke="var(--soft)"
            strokeWidth={scale}
            strokeDasharray={`${5 * scale} ${4 * scale}`}
          />
          <text
            className="zone-label"
            textAnchor="middle"
            x={mm(((z.points.at(-1)?.x ?? 0) + (z.points.at(-2)?.x ?? 0)) / 2)}
            y={-mm((z.points.at(-1)?.y ?? 0) * 0.95) + 4 * scale}
            style={{ fontSize: (scale > 3 ? 9 : 11) * scale }}
          >
            {said(z.label)}
          </text>
        </g>
      ))}
      {board.markers.map((m) => {
        const r = mm(m.radius);
        const letters = Math.min(11 * scale, (r * 2.7) / said(m.label).length / 0.62);
        const way = r + letters * 0.45;
        return (
          <g key={m.id} transform={`translate(${mm(m.x)} ${-mm(m.y)})`}>
            <circle
              r={r}
              fill="none"
              stroke="var(--soft)"
              strokeWidth={0.8 * scale}
              strokeDasharray={`${2 * scale} ${4 * scale}`}
            />
            <path
              d={`M${-5 * scale} 0h${10 * scale}m${-5 * scale} ${-5 * scale}v${10 * scale}`}
              stroke="var(--soft)"
              strokeWidth={scale}
            />
            <path id={`around-${m.id}`} d={`M${-way} 0A${way} ${way} 0 0 1 ${way} 0`} fill="none" />
            {letters / scale < 5.5 ? null : (
              <text className="zone-label" textAnchor="middle" style={{ fontSize: letters, letterSpacing: "0.08em" }}>
                <textPath href={`#around-${m.id}`} startOffset="50%">
                  {said(m.label)}
                </textPath>
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}, sameGround);
