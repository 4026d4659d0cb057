import { percent } from "@tercio/dice";
import { type BoardPiece, type ReachView, say } from "@tercio/kernel";
import type { NinthAge } from "@tercio/ninth-age";
import { system } from "../session/store.ts";
import { useScales } from "../session/thinker.ts";
import { languageNow } from "../words/i18n.ts";
import { mm } from "./Piece.tsx";

const line = (points: readonly { x: number; y: number }[]): string =>
  points.map((p, i) => `${i === 0 ? "M" : "L"}${mm(p.x)} ${-mm(p.y)}`).join("");

/** How far it could go: each move has its own kind of line and its name on it; whom it could charge, and the chance. */
export function ReachOverlay({
  reach,
  scale,
  pieces,
}: {
  reach: ReachView<NinthAge>;
  scale: number;
  pieces: readonly BoardPiece[];
}) {
  const language = languageNow();
  const list = useScales((s) => s.list);
  return (
    <g className="overlay" pointerEvents="none">
      {[...reach.bands].reverse().map((b, i, all) => {
        const inner = i === all.length - 1;
        return (
          <g key={b.id} data-band={b.id}>
            <path
              d={`${line(b.edge)}z`}
              fill="var(--ink)"
              fillOpacity={inner ? 0.07 : 0.04}
              stroke="var(--ink)"
              strokeWidth={(inner ? 1.8 : 1.4) * scale}
              strokeDasharray={inner ? undefined : `${8 * scale} ${3 * scale} ${1.5 * scale} ${3 * scale}`}
              strokeLinejoin="round"
            />
            <text
              className="label small"
              x={mm(b.tip.x)}
              y={-mm(b.tip.y) - 5 * scale}
              textAnchor="middle"
              style={{ fontSize: 12 * scale, strokeWidth: 4 * scale }}
            >
              {say(system, b.label, language)}
            </text>
          </g>
        );
      })}
      {reach.targets.map((target) => {
        const piece = pieces[target.piece];
        const known = list.find((w) => w.question === target.question.id);
        const chance = known?.odds.results.find((r) => r.id === known.headline)?.probability;
        const x = mm(target.from.x + (target.to.x - target.from.x) * 0.62);
        const y = -mm(target.from.y + (target.to.y - target.from.y) * 0.62);
        return piece === undefined ? null : (
          <g key={target.piece} data-target={target.piece}>
            <path
              d={line([target.from, target.to])}
              stroke="var(--bad)"
              strokeWidth={1.8 * scale}
              strokeDasharray={`${2 * scale} ${4 * scale}`}
              strokeLinecap="round"
              fill="none"
            />
            <circle
              cx={mm(target.to.x)}
              cy={-mm(target.to.y)}
              r={6 * scale}
              fill="none"
              stroke="var(--bad)"
              strokeWidth={2 * scale}
            />
            <path
              d={`M${mm(target.to.x) - 9 * scale} ${-mm(target.to.y)}h${18 * scale}m${-9 * scale} ${-9 * scale}v${18 * scale}`}
              stroke="var(--bad)"
              strokeWidth={1.4 * scale}
            />
            <text
              className="label small"
              x={x}
              y={y}
              textAnchor="middle"
              style={{ fontSize: 12 * scale, strokeWidth: 4 * scale }}
            >
              {say(system, target.label, language)}
              {chance === undefined ? "" : ` · ${percent(chance)}%`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What it faces: hairlines at 45 degrees from its corners, and the name of each quarter. */
export function ArcsOverlay({ reach, scale }: { reach: ReachView<NinthAge>; scale: number }) {
  const language = languageNow();
  return (
    <g className="overlay" pointerEvents="none">
      {reach.rays.map((r, i) => (
        <path key={String(i)} d={line([r.from, r.to])} stroke="var(--ink)" strokeWidth={1.2 * scale} fill="none" />
      ))}
      {reach.arcs.map((a, i) => (
        <text
          key={String(i)}
          className="label small caps"
          x={mm(a.x)}
          y={-mm(a.y)}
          textAnchor="middle"
          dominantBaseline="middle"
          style={{ fontSize: 13 * scale, strokeWidth: 4 * scale }}
        >
          {say(system, a.label, language)}
        </text>
      ))}
    </g>
  );
}
