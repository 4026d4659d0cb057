import type { Piece } from "@tercio/scene";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Box } from "./boxes.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import type { Measure } from "./labels.ts";
import { bodySeen, type Quarter } from "./turn.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { languageNow } from "../words/i18n.ts";
import { goneSince } from "../session/gone.ts";

/** Pixels: half the cross, and the letters of the name below it. */
const ARM = 9;
const LETTERS = 12;
const BELOW = ARM + 14;

/** Where the name of one of them is written. */
function boxOf(was: Piece, turn: Quarter, scale: number, measure: Measure): Box {
  const body = bodySeen(was, turn);
  const [x, y] = [mm(body.x), BELOW * scale - mm(body.y)];
  const half = ((measure(said(was.name)) * LETTERS) / 2 + 2) * scale;
  return { left: x - half, right: x + half, top: y - LETTERS * scale, bottom: y + 4 * scale };
}

/** Whoever is gone since a person here chose last, as they stood, and where their names are: no other is written over them. */
export function useFallen(
  turn: Quarter,
  scale: number,
  measure: Measure,
): { readonly gone: readonly Piece[]; readonly names: readonly Box[] } {
  const { battle, past, welcome } = useParts("battle", "past", "welcome");
  const language = languageNow();
  const gone = useMemo(() => (welcome ? [] : goneSince({ battle, past })), [battle, past, welcome]);
  const names = useMemo(
    () => gone.map((was) => boxOf(was, turn, scale, measure)),
    [gone, turn, scale, measure, language],
  );
  return { gone, names };
}

/** Where somebody stood who is gone: an outline, a cross and the name, until the next choice. */
export function Fallen({
  gone,
  scale,
  turn,
}: {
  readonly gone: readonly Piece[];
  readonly scale: number;
  readonly turn: Quarter;
}) {
  // In another language they are drawn anew.
  useTranslation();
  return gone.map((was) => {
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
          x={x}
          y={y + BELOW * scale}
          textAnchor="middle"
          style={{ fontSize: LETTERS * scale, strokeWidth: 3.6 * scale }}
        >
          {said(was.name)}
        </text>
      </g>
    );
  });
}
