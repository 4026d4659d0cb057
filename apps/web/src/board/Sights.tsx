import type { SightView } from "@tercio/scene";
import { said } from "../session/said.ts";
import { mm } from "./drawn.ts";
import type { Box } from "./boxes.ts";
import type { Measure } from "./labels.ts";
import { wrapped } from "./names.ts";

interface At {
  readonly x: number;
  readonly y: number;
}

/** Some lines on a slip of paper about a point, pushed into what is seen of the table. */
function Note({
  at,
  lines,
  scale,
  measure,
  view,
}: {
  at: At;
  lines: readonly string[];
  scale: number;
  measure: Measure;
  view: Box;
}) {
  const w = Math.max(...lines.map((l) => measure(l))) * 13 + 16;
  const h = lines.length * 16 + 8;
  const into = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);
  const x = into(at.x, view.left + (w / 2 + 3) * scale, view.right - (w / 2 + 3) * scale);
  const y = into(at.y, view.top + (h / 2 + 3) * scale, view.bottom - (h / 2 + 3) * scale);
  return (
    <g className="note" transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={4} fill="var(--paper-2)" stroke="var(--ink)" />
      {lines.map((text, i) => (
        <text key={text} textAnchor="middle" y={-h / 2 + 16 * (i + 1)}>
          {text}
        </text>
      ))}
    </g>
  );
}

/**
 * A line from who looks to what is looked at: it stops with a cross at what hides everything behind it, and goes on broken
 * behind what only covers, where a half-filled square stands. Told in words where it is the only one.
 */
function Sight({ sight, scale, measure, view, alone }: SightProps & { sight: SightView; alone: boolean }) {
  const point = (p: At): At => ({ x: mm(p.x), y: -mm(p.y) });
  const [from, to] = [point(sight.from), point(sight.to)];
  const end = sight.stops.find((s) => s.opaque);
  const first = sight.stops[0];
  const openTo = first === undefined ? to : point(first.at);
  const coveredTo = end === undefined ? to : point(end.at);
  const colour = sight.may ? "var(--ink)" : "var(--bad)";
  const line = (a: At, b: At): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const ahead = (by: number): At => ({
    x: to.x + ((to.x - from.x) / far) * by * scale,
    y: to.y + ((to.y - from.y) / far) * by * scale,
  });
  return (
    <g data-sight={`${sight.piece} ${sight.target}`} data-may={sight.may}>
      <path d={line(from, coveredTo)} stroke="var(--paper-2)" strokeWidth={5 * scale} strokeOpacity={0.8} />
      <path d={line(from, openTo)} stroke={colour} strokeWidth={2 * scale} />
      {first === undefined ? null : (
        <path
          d={line(openTo, coveredTo)}
          stroke={colour}
          strokeWidth={2 * scale}
          strokeDasharray={`${6 * scale} ${4 * scale}`}
        />
      )}
      {end === undefined ? null : (
        <path
          d={line(coveredTo, to)}
          stroke="var(--soft)"
          strokeWidth={1.2 * scale}
          strokeDasharray={`${1 * scale} ${5 * scale}`}
          strokeLinecap="round"
        />
      )}
      <circle cx={from.x} cy={from.y} r={3.4 * scale} fill={colour} />
      {end === undefined ? (
        <circle cx={to.x} cy={to.y} r={5 * scale} fill="none" stroke={colour} strokeWidth={2 * scale} />
      ) : null}
      {sight.stops.map((s) => {
        const { x, y } = point(s.at);
        return (
          <g
            key={`${s.at.x} ${s.at.y}`}
            data-stop={s.opaque ? "hides" : "covers"}
            transform={`translate(${x} ${y}) scale(${scale})`}
          >
            {s.opaque ? (
              <>
                <circle r={9} fill="var(--paper-2)" stroke="var(--bad)" strokeWidth={2} />
                <path d="M-4.5 -4.5l9 9m0 -9l-9 9" stroke="var(--bad)" strokeWidth={2.6} strokeLinecap="round" />
              </>
            ) : (
              <>
                <rect
                  x={-6}
                  y={-6}
                  width={12}
                  height={12}
                  fill="var(--paper-2)"
                  stroke="var(--ink)"
                  strokeWidth={1.6}
                />
                <path d="M-6 6V-6L6 6z" fill="var(--ink)" />
              </>
            )}
          </g>
        );
      })}
      {alone
        ? sight.stops.map((s, i) => (
            <Note
              key={`${s.at.x} ${s.at.y}`}
              at={{ x: point(s.at).x, y: point(s.at).y + (22 + 34 * (i % 2)) * scale * (to.y > from.y ? -1 : 1) }}
              lines={wrapped(said(s.label), 30)}
              scale={scale}
              measure={measure}
              view={view}
            />
          ))
        : null}
      {alone ? (
        <Note at={ahead(64)} lines={wrapped(said(sight.words), 34)} scale={scale} measure={measure} view={view} />
      ) : null}
    </g>
  );
}

interface SightProps {
  readonly scale: number;
  readonly measure: Measure;
  /** What is seen of the table, millimetres, y downwards. */
  readonly view: Box;
}

/** What is seen of whom, above all that stands. */
export function Sights({ sights, ...rest }: SightProps & { sights: readonly SightView[] }) {
  return (
    <g className="sights" pointerEvents="none" fill="none">
      {sights.map((s) => (
        <Sight key={`${s.piece} ${s.target}`} sight={s} alone={sights.length === 1} {...rest} />
      ))}
    </g>
  );
}
