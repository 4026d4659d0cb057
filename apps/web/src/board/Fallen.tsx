import { there } from "@tercio/kernel";
import type { Piece } from "@tercio/board";
import { useMemo } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { apart, type Box } from "./boxes.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import { boundsOf, type Measure } from "./labels.ts";
import { bodySeen, type Quarter } from "./turn.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { languageNow } from "../messages/i18n.ts";
import { goneSince } from "../session/gone.ts";

/** Pixels: half the cross, and the letters of the name below it. */
const ARM = 9;
const LETTERS = 12;
const BELOW = ARM + 14;

/** One who is gone, as he stood, and where his name is written. */
export interface Gone {
  readonly was: Piece;
  readonly name: Box;
}

/** Where the name of one of them is written: below the cross, or above or beside it, where nobody stands now. */
function boxOf(was: Piece, turn: Quarter, scale: number, measure: Measure, hulls: readonly Box[]): Box {
  const body = bodySeen(was, turn);
  const [x, y] = [mm(body.x), -mm(body.y)];
  const half = ((measure(said(was.name)) * LETTERS) / 2 + 2) * scale;
  const aside = half + (ARM + 4) * scale;
  const around = [
    [x, y + BELOW * scale],
    [x, y - (ARM + 6) * scale],
    [x + aside, y + 4 * scale],
    [x - aside, y + 4 * scale],
  ] as const;
  const boxes = around.map(([at, line]): Box => {
    return { left: at - half, right: at + half, top: line - LETTERS * scale, bottom: line + 4 * scale };
  });
  return boxes.find((box) => hulls.every((o) => apart(o, box))) ?? there(boxes[0]);
}

/** Whoever is gone since a person here chose last, as they stood, and where their names are: no other is written over them. */
export function useFallen(turn: Quarter, scale: number, measure: Measure, standing: readonly Piece[]): readonly Gone[] {
  const { battle, past, welcome } = useParts("battle", "past", "welcome");
  const language = languageNow();
  const gone = useMemo(() => (welcome ? [] : goneSince({ battle, past })), [battle, past, welcome]);
  return useMemo(() => {
    const hulls = gone.length === 0 ? [] : standing.map((p) => boundsOf(p, 2 * scale));
    return gone.map((was) => ({ was, name: boxOf(was, turn, scale, measure, hulls) }));
  }, [gone, turn, scale, measure, standing, language]);
}

/** Where somebody stood who is gone: an outline, a cross and the name, until the next choice. */
export function Fallen({
  gone,
  scale,
  turn,
}: {
  readonly gone: readonly Gone[];
  readonly scale: number;
  readonly turn: Quarter;
}) {
  // In another language they are drawn anew.
  useTranslation();
  return gone.map(({ was, name }) => {
    const body = bodySeen(was, turn);
    const [x, y] = [mm(body.x), -mm(body.y)];
    const arm = ARM * scale;
    return (
      <g key={was.key} className={was.seat === 1 ? "fallen second" : "fallen"} data-fallen={was.key}>
        <path
          d={outlineOf(was)}
          transform={placed(body)}
          strokeWidth={1.6 * scale}
          strokeDasharray={`${2 * scale} ${4 * scale}`}
        />
        <path
          d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
          strokeWidth={3 * scale}
        />
        <text
          x={(name.left + name.right) / 2}
          y={name.bottom - 4 * scale}
          textAnchor="middle"
          style={{ fontSize: LETTERS * scale, strokeWidth: 3.6 * scale }}
        >
          {said(was.name)}
        </text>
      </g>
    );
  });
}
