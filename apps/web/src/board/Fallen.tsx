import { useMemo } from "react";
import { mm, outlineOf, placed } from "./drawn.ts";
import { bodySeen, type Quarter } from "./turn.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { goneSince } from "../session/gone.ts";

/** Where somebody stood who is gone since a person here chose last: an outline, a cross and the name, until the next choice. */
export function Fallen({ scale, turn }: { readonly scale: number; readonly turn: Quarter }) {
  const { battle, past, welcome } = useParts("battle", "past", "welcome");
  const gone = useMemo(() => (welcome ? [] : goneSince({ battle, past })), [battle, past, welcome]);
  return gone.map((was) => {
    const body = bodySeen(was, turn);
    const [x, y] = [mm(body.x), -mm(body.y)];
    const arm = 9 * scale;
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
          y={y + arm + 14 * scale}
          textAnchor="middle"
          style={{ fontSize: 12 * scale, strokeWidth: 3.6 * scale }}
        >
          {said(was.name)}
        </text>
      </g>
    );
  });
}
