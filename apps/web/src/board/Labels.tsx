import { type Body, isStanding, type Piece, type PieceKey, type Preview } from "@tercio/board";
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { said } from "../session/said.ts";
import { languageNow } from "../messages/i18n.ts";
import { mm } from "./drawn.ts";
import { noteBox, tickBoxes } from "./Ghosts.tsx";
import { type Box, stones } from "./boxes.ts";
import { boundsOf, type Label, lettersAt, lineAt, type Measure, placeLabels } from "./labels.ts";
import { groundNames } from "./Patch.tsx";
import { StateLine } from "./Signs.tsx";

const placed = (pieces: readonly Piece[], how: Parameters<typeof placeLabels>[2]): ReturnType<typeof placeLabels> =>
  placeLabels(
    pieces,
    pieces.map((p) => said(p.name)),
    how,
  );

/** So long what is led somewhere rests before names make way for it, milliseconds: on the way they would cost most of each frame. */
const RESTS = 90;

/** The last of something that has not changed for so long; nothing at once where there is nothing. */
function useStill<T>(value: T | null): T | null {
  const [still, setStill] = useState(value);
  useEffect(() => {
    if (value === null) return setStill(null);
    const timer = setTimeout(() => setStill(value), RESTS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === null ? null : still;
}

/** The same label by its block, wherever that is now. */
function along(l: Label, was: Body, now: Body): Label {
  const [x, y] = [mm(now.x - was.x), -mm(now.y - was.y)];
  const { lead } = l;
  return {
    ...l,
    ...{ x: l.x + x, y: l.y + y },
    lead: lead === null ? null : { x1: lead.x1 + x, y1: lead.y1 + y, x2: lead.x2 + x, y2: lead.y2 + y },
  };
}

/** Name, count and signs of every block that stands, or is being tried out, each in a place of its own. */
export const Labels = memo(function Labels({
  pieces,
  preview: tried,
  selected: chosen,
  scale,
  room,
  view,
  measure,
  knob,
  slips,
  faint,
}: {
  pieces: readonly Piece[];
  preview: Preview | null;
  selected: PieceKey | null;
  scale: number;
  room: { readonly w: number; readonly h: number };
  /** What is seen of the table, where that is not all of it. */
  view: Box | null;
  measure: Measure;
  /** Where the knob stands by which a piece is turned. */
  knob: Box | null;
  /** What else is written on the field. */
  slips: readonly Box[];
  faint: boolean;
}) {
  const language = languageNow();
  // Names make way for whoever is chosen once it is seen who that is.
  const selected = useDeferredValue(chosen);
  const preview = useStill(tried);
  const shown = useMemo(() => standingWith(pieces, preview), [pieces, preview]);
  // On the way nobody makes way for the knob and for what is written beside it either.
  const last = useRef({ knob, slips });
  if (preview === tried) last.current = { knob, slips };
  const beside = last.current;
  const spared = useMemo(() => groundNames(pieces, scale, measure), [pieces, scale, measure, language]);
  // Where all names stand while nobody is chosen and nothing tried; from there they make way for what is.
  const all = useMemo(
    () => placed(pieces.filter(isStanding), { scale, selected: null, room, view, measure, spared }),
    [pieces, scale, room, view, spared, measure, language],
  );
  const labels = useMemo(() => {
    const tried = new Set(preview?.ghosts.map((g) => g.key));
    const left = pieces.filter((p) => isStanding(p) && tried.has(p.key));
    const note = noteBox(preview, scale, measure);
    const obstacles = [
      ...left.map((p) => boundsOf(p, 2 * scale)),
      ...tickBoxes(preview, scale),
      ...beside.slips,
      ...[note, beside.knob].filter((box) => box !== null),
      ...(preview?.ways ?? []).flatMap((way) => stones(way, scale)),
    ];
    if (preview === null && selected === null && obstacles.length === 0) return all;
    const kept = new Map([...all].filter(([key]) => !tried.has(key)));
    return placed(shown, { scale, selected, room, view, measure, spared, obstacles, kept });
  }, [shown, pieces, preview, scale, selected, room, view, spared, measure, beside.knob, beside.slips, all]);
  return (
    <g className={faint ? "labels faint" : "labels"} pointerEvents="none">
      {shown.map((p) => {
        const l = labels.get(p.key);
        // Its own name goes with whoever is on the way.
        const now = preview === tried ? undefined : tried?.ghosts.find((g) => g.key === p.key);
        return l === undefined ? null : (
          <LabelView
            key={p.key}
            piece={p}
            label={now === undefined ? l : along(l, p, now)}
            scale={scale}
            measure={measure}
            language={language}
          />
        );
      })}
    </g>
  );
});

/** Everybody who has a name on the table; where somebody is being tried out his name stands there. */
const standingWith = (pieces: readonly Piece[], preview: Preview | null): readonly Piece[] =>
  pieces.flatMap((p) => {
    const ghost = preview?.ghosts.find((g) => g.key === p.key);
    return ghost !== undefined ? [{ ...p, ...ghost }] : isStanding(p) ? [p] : [];
  });

/** One of them, drawn anew only where it has another place or says something else. */
const LabelView = memo(function LabelView({
  piece,
  label: l,
  scale,
  measure,
}: {
  readonly piece: Piece;
  readonly label: Label;
  readonly scale: number;
  readonly measure: Measure;
  readonly language: "en" | "fr";
}) {
  return (
    <g data-label={piece.key}>
      {l.lead === null ? null : (
        <>
          <line className="lead halo" {...l.lead} strokeWidth={3.4 * scale} />
          <line className="lead" {...l.lead} strokeWidth={1.3 * scale} />
          <circle className="lead" cx={l.lead.x2} cy={l.lead.y2} r={2.2 * scale} />
        </>
      )}
      <g transform={`translate(${l.x} ${l.y})`}>
        {l.lines.map((text, i) => (
          <text
            key={text}
            className="label"
            textAnchor="middle"
            y={(10.5 + i * lineAt(scale)) * scale}
            style={{ fontSize: lettersAt(scale) * scale, strokeWidth: 3.6 * scale }}
          >
            {text}
          </text>
        ))}
        <StateLine
          piece={piece}
          tag={l.tag}
          scale={scale}
          y={(10.5 + l.lines.length * lineAt(scale)) * scale}
          measure={measure}
        />
      </g>
    </g>
  );
});
