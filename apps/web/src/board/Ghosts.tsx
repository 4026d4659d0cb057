import { type BoardPiece, type Preview, say } from "@tercio/kernel";
import type { PointerEvent } from "react";
import { system } from "../session/store.ts";
import { type Language, languageNow } from "../words/i18n.ts";
import type { Box, Measure } from "./labels.ts";
import { wrapped } from "./names.ts";
import { degrees, mm } from "./Piece.tsx";

type Ghost = Preview["ghosts"][number];

/** What is written beside a ghost: the cost of what is tried, or why it may not be. */
const noteOf = (preview: Preview, language: Language): readonly string[] =>
  preview.verdict === true
    ? preview.notes.slice(0, 1).map((n) => say(system, n, language).replace(/\.$/, ""))
    : wrapped(say(system, preview.verdict.message, language), 30).slice(0, 4);

/** Size of a ghost in millimetres, and how far from its middle the words begin, in pixels. */
function extent(g: Ghost, piece: BoardPiece, scale: number): { width: number; depth: number; aside: number } {
  const width = mm(g.files * piece.baseWidth);
  const depth = mm(Math.ceil(Math.max(1, piece.count) / g.files) * piece.baseDepth);
  const a = (g.facing / 65536) * 2 * Math.PI;
  const aside = (Math.abs(width * Math.cos(a)) + Math.abs(depth * Math.sin(a))) / 2 / scale + 8;
  return { width, depth, aside };
}

/** Words beside the first of at most two ghosts, towards the middle of the table, where there is room. */
const hasNote = (preview: Preview, index: number): boolean => preview.ghosts.length <= 2 && index === 0;

/** Where they stand, in millimetres of the table, y downwards; null where there are none. */
export function noteBox(
  preview: Preview | null,
  pieces: readonly BoardPiece[],
  scale: number,
  measure: Measure,
  language: Language,
): Box | null {
  const g = preview?.ghosts[0];
  const piece = g === undefined ? undefined : pieces[g.piece];
  if (preview === null || g === undefined || piece === undefined || !hasNote(preview, 0)) return null;
  const { depth, aside } = extent(g, piece, scale);
  const said = noteOf(preview, language);
  const a = (g.facing / 65536) * 2 * Math.PI;
  const x = mm(g.x) - (Math.sin(a) * depth) / 2;
  const y = -mm(g.y) + (Math.cos(a) * depth) / 2;
  const wide = Math.max(0, ...said.map((t) => measure(t))) * 13 * scale;
  const high = said.length * 15 * scale;
  const from = g.x > 0 ? x - aside * scale - wide : x + aside * scale;
  return { left: from, right: from + wide, top: y - high / 2, bottom: y + high / 2 };
}

/** Where a gesture would lead: the way, the block as it would stand, a tick or a cross, the cost beside it. */
export function Ghosts({
  preview,
  pieces,
  scale,
  onDown,
}: {
  preview: Preview;
  pieces: readonly BoardPiece[];
  scale: number;
  onDown: (event: PointerEvent<SVGGElement>, id: number) => void;
}) {
  const legal = preview.verdict === true;
  const colour = legal ? "var(--good)" : "var(--bad)";
  const language = languageNow();
  const said = noteOf(preview, language);
  return (
    <g className="ghosts">
      {preview.ways.map((way, i) => (
        <g key={String(i)} pointerEvents="none" fill="none">
          <polyline
            points={way.map((p) => `${mm(p.x)},${-mm(p.y)}`).join(" ")}
            stroke="var(--paper-2)"
            strokeWidth={5 * scale}
          />
          <polyline
            points={way.map((p) => `${mm(p.x)},${-mm(p.y)}`).join(" ")}
            stroke={colour}
            strokeWidth={2 * scale}
            strokeDasharray={`${2 * scale} ${4 * scale}`}
            strokeLinecap="round"
          />
          {way.slice(0, -1).map((p, k) => (
            <circle key={String(k)} cx={mm(p.x)} cy={-mm(p.y)} r={2.6 * scale} fill={colour} />
          ))}
        </g>
      ))}
      {preview.ghosts.map((g, index) => {
        const piece = pieces[g.piece];
        if (piece === undefined) return null;
        const turn = degrees(g.facing);
        const { width, depth, aside } = extent(g, piece, scale);
        return (
          <g
            key={g.piece}
            data-ghost={g.piece}
            transform={`translate(${mm(g.x)} ${-mm(g.y)}) rotate(${turn})`}
            onPointerDown={(e) => onDown(e, g.piece)}
          >
            <rect
              x={-width / 2}
              y={0}
              width={width}
              height={depth}
              fill={colour}
              fillOpacity={0.12}
              stroke={colour}
              strokeWidth={2.2 * scale}
              strokeDasharray={legal ? undefined : `${6 * scale} ${4 * scale}`}
            />
            <path d={`M${-width / 2} 0h${width}`} stroke={colour} strokeWidth={4 * scale} />
            <path d={`M0 ${-9 * scale}l${5 * scale} ${7 * scale}h${-10 * scale}z`} fill={colour} />
            <g transform={`translate(0 ${depth / 2}) rotate(${-turn}) scale(${scale})`} pointerEvents="none">
              <circle r={9} fill="var(--paper-2)" stroke={colour} strokeWidth={1.5} />
              <path
                d={legal ? "M-4 0l3 3.5l5.5 -7" : "M-3.5 -3.5l7 7m0 -7l-7 7"}
                fill="none"
                stroke={colour}
                strokeWidth={2.4}
                strokeLinecap="round"
              />
              {!hasNote(preview, index)
                ? null
                : said.map((text, i) => (
                    <text
                      key={text}
                      className="label"
                      x={g.x > 0 ? -aside : aside}
                      textAnchor={g.x > 0 ? "end" : "start"}
                      y={4.5 + (i - (said.length - 1) / 2) * 15}
                    >
                      {text}
                    </text>
                  ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}
