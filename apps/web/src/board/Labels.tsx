import { type BoardPiece, type Preview, say } from "@tercio/kernel";
import { useMemo } from "react";
import { system } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";
import { noteBox } from "./Ghosts.tsx";
import { boundsOf, lettersAt, lineAt, type Measure, placeLabels } from "./labels.ts";
import { isSign, StateLine } from "./Signs.tsx";

/** A piece as it would stand where it is being tried out. */
function tried(p: BoardPiece, ghost: Preview["ghosts"][number]): BoardPiece {
  const { x, y, facing, files } = ghost;
  const ranks = Array.from({ length: Math.ceil(Math.max(1, p.count) / Math.max(1, files)) }, () => files);
  return { ...p, x, y, facing, files, ranks };
}

/** Name, count and signs of every block that stands, or is being tried out, each in a place of its own. */
export function Labels({
  pieces,
  preview,
  selected,
  scale,
  room,
  measure,
  faint,
}: {
  pieces: readonly BoardPiece[];
  preview: Preview | null;
  selected: number | null;
  scale: number;
  room: { readonly w: number; readonly h: number };
  measure: Measure;
  faint: boolean;
}) {
  const language = languageNow();
  const shown = useMemo(
    () =>
      pieces.flatMap((p) => {
        const ghost = preview?.ghosts.find((g) => g.piece === p.id);
        return ghost !== undefined ? [tried(p, ghost)] : p.placed && !p.destroyed ? [p] : [];
      }),
    [pieces, preview],
  );
  const labels = useMemo(() => {
    const left = pieces.filter((p) => p.placed && preview?.ghosts.some((g) => g.piece === p.id) === true);
    const note = noteBox(preview, pieces, scale, measure, language);
    return placeLabels(
      shown,
      shown.map((p) => say(system, p.name, language)),
      {
        scale,
        selected,
        room,
        known: isSign,
        measure,
        obstacles: [...left.map((p) => boundsOf(p, 2 * scale)), ...(note === null ? [] : [note])],
      },
    );
  }, [shown, pieces, preview, scale, selected, room, measure, language]);
  return (
    <g className={faint ? "labels faint" : "labels"} pointerEvents="none">
      {shown.map((p) => {
        const l = labels.get(p.id);
        return l === undefined ? null : (
          <g key={p.id} data-label={p.id}>
            {l.lead === null ? null : <line className="lead" {...l.lead} strokeWidth={scale} />}
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
                piece={p}
                tag={l.tag}
                scale={scale}
                y={(10.5 + l.lines.length * lineAt(scale)) * scale}
                measure={measure}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}
