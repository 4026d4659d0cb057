import type { Piece, SightView } from "@tercio/board";
import { said } from "../session/said.ts";
import { mm } from "./drawn.ts";
import { apart, type Box } from "./boxes.ts";
import { boundsOf, type Measure } from "./labels.ts";
import { wrapped } from "./names.ts";
import { useSketchBoxes } from "./Sketch.tsx";
import type { Quarter } from "./turn.ts";

interface At {
  readonly x: number;
  readonly y: number;
}

interface Note {
  readonly lines: readonly string[];
  readonly box: Box;
}

/** Eight ways aside from where a slip would stand best. */
const ASIDE = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ x: Math.cos((i * Math.PI) / 4), y: Math.sin((i * Math.PI) / 4) }));
/** From one try to the next, pixels, and how many. */
const STEP = 14;
const TRIES = 9;

/**
 * Some lines on a slip of paper about a point, pushed into what is seen of the table, and aside where another lies: as far
 * as to where nobody stands, if that is near.
 */
function noteAt(
  at: At,
  lines: readonly string[],
  taken: readonly Box[],
  { scale, measure, view, hulls }: SightProps,
): Note {
  const w = (Math.max(...lines.map((l) => measure(l))) * 13 + 16) * scale;
  const h = (lines.length * 16 + 8) * scale;
  const into = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), Math.max(low, high));
  const boxAt = (x: number, y: number): Box => {
    const left = into(x - w / 2, view.left + 3 * scale, view.right - w - 3 * scale);
    const top = into(y - h / 2, view.top + 3 * scale, view.bottom - h - 3 * scale);
    return { left, right: left + w, top, bottom: top + h };
  };
  const first = boxAt(at.x, at.y);
  let free: Box | null = null;
  for (let far = 0; far <= TRIES; far++)
    for (const { x, y } of far === 0 ? ASIDE.slice(0, 1) : ASIDE) {
      const box = boxAt(at.x + x * far * STEP * scale, at.y + y * far * STEP * scale);
      if (!taken.every((o) => apart(o, box))) continue;
      if (hulls.every((o) => apart(o, box))) return { lines, box };
      free ??= box;
    }
  return { lines, box: free ?? first };
}

function NoteView({ note: { lines, box }, scale }: { readonly note: Note; readonly scale: number }) {
  const [w, h] = [(box.right - box.left) / scale, (box.bottom - box.top) / scale];
  return (
    <g
      className="note"
      transform={`translate(${(box.left + box.right) / 2} ${(box.top + box.bottom) / 2}) scale(${scale})`}
    >
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={4} fill="var(--paper-2)" stroke="var(--ink)" />
      {lines.map((text, i) => (
        <text key={text} textAnchor="middle" y={-h / 2 + 16 * (i + 1)}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** What is said of a sight and of all that it meets: each on a slip of its own, clear of the others and of what is drawn. */
function notesOf(sight: SightView, drawn: readonly Box[], how: SightProps): readonly Note[] {
  const point = (p: At): At => ({ x: mm(p.x), y: -mm(p.y) });
  const [from, to] = [point(sight.from), point(sight.to)];
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const ahead = (by: number): At => ({
    x: to.x + ((to.x - from.x) / far) * by * how.scale,
    y: to.y + ((to.y - from.y) / far) * by * how.scale,
  });
  const taken = [...drawn];
  const add = (at: At, lines: readonly string[]): Note => {
    const note = noteAt(at, lines, taken, how);
    taken.push(note.box);
    return note;
  };
  return [
    ...sight.stops.map((s) => {
      const { x, y } = point(s.at);
      return add({ x, y: y + 22 * how.scale * (to.y > from.y ? -1 : 1) }, wrapped(said(s.label), 30));
    }),
    add(ahead(64), wrapped(said(sight.words), 34)),
  ];
}

/**
 * A line from who looks to what is looked at: it stops with a cross at what hides everything behind it, and goes on broken
 * behind what only covers, where a half-filled square stands.
 */
function Sight({ sight, scale }: { readonly sight: SightView; readonly scale: number }) {
  const point = (p: At): At => ({ x: mm(p.x), y: -mm(p.y) });
  const [from, to] = [point(sight.from), point(sight.to)];
  const end = sight.stops.find((s) => s.opaque);
  const first = sight.stops[0];
  const openTo = first === undefined ? to : point(first.at);
  const coveredTo = end === undefined ? to : point(end.at);
  const colour = sight.may ? "var(--ink)" : "var(--bad)";
  const line = (a: At, b: At): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;
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
    </g>
  );
}

interface SightProps {
  readonly scale: number;
  readonly measure: Measure;
  /** What is seen of the table, millimetres, y downwards. */
  readonly view: Box;
  /** Where somebody stands. */
  readonly hulls: readonly Box[];
}

/**
 * One of many: a thin line to whom may be chosen, and a cross on whom may not, without a line, for those would cross the
 * whole field. Asked about alone it is drawn as it is.
 */
function OneOfMany({ sight, scale }: { readonly sight: SightView; readonly scale: number }) {
  const [from, to] = [sight.from, sight.to].map((p) => ({ x: mm(p.x), y: -mm(p.y) })) as [At, At];
  return (
    <g data-sight={`${sight.piece} ${sight.target}`} data-may={sight.may}>
      {sight.may ? (
        <>
          <path
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            stroke="var(--ink)"
            strokeWidth={1.2 * scale}
            strokeOpacity={0.6}
          />
          <circle cx={to.x} cy={to.y} r={5 * scale} stroke="var(--paper-2)" strokeWidth={4.5 * scale} />
          <circle cx={to.x} cy={to.y} r={5 * scale} stroke="var(--ink)" strokeWidth={2 * scale} />
        </>
      ) : (
        <g transform={`translate(${to.x} ${to.y}) scale(${scale})`}>
          <circle r={7} fill="var(--paper-2)" stroke="var(--bad)" strokeWidth={1.6} />
          <path d="M-3.5 -3.5l7 7m0 -7l-7 7" stroke="var(--bad)" strokeWidth={2.2} strokeLinecap="round" />
        </g>
      )}
    </g>
  );
}

/** What is seen of whom, above all that stands; told in words where it is one sight. */
export function Sights({
  sights,
  turn,
  standing,
  ...seen
}: Omit<SightProps, "hulls"> & {
  readonly sights: readonly SightView[];
  readonly turn: Quarter;
  readonly standing: readonly Piece[];
}) {
  const how = { ...seen, hulls: standing.map((p) => boundsOf(p, 0)) };
  const drawn = useSketchBoxes({ turn, scale: how.scale, pieces: standing, view: how.view });
  const [only] = sights.length === 1 ? sights : [];
  const notes = only === undefined ? [] : notesOf(only, drawn, how);
  return (
    <g className="sights" pointerEvents="none" fill="none">
      {sights.map((s) => {
        const Drawn = only === undefined ? OneOfMany : Sight;
        return <Drawn key={`${s.piece} ${s.target}`} sight={s} scale={how.scale} />;
      })}
      {notes.map((note, i) => (
        <NoteView key={String(i)} note={note} scale={how.scale} />
      ))}
    </g>
  );
}
