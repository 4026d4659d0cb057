import type { Json } from "@tercio/kernel";
import { bounds, middleOf, type Spot } from "@tercio/board";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { answersTo, type Asked } from "../session/hands.ts";
import { said } from "../session/said.ts";
import { numbering } from "../session/numbering.ts";
import { useParts } from "../session/parts.ts";

import { closeUp, useView } from "./camera.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import { type Quarter, turnedBack } from "./turn.ts";

/** A place that is smaller on the screen (pixels) is looked at from nearer. */
const SMALL = 24;
/** As large as it is then. */
const LARGE = 40;

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How far a place reaches, the lesser of its width and depth, millimetres. */
function sizeOf(spot: Spot): number {
  const { west, east, south, north } = bounds(spot);
  return mm(Math.min(east - west, north - south));
}

/** Small places are brought near; when one is chosen the view goes back to what it was. */
function useCloseUp(spots: readonly Spot[], scale: number): void {
  const seen = useRef({ spots, scale });
  useEffect(() => {
    const { spots: list, scale: now } = seen.current;
    const smallest = Math.min(...list.map(sizeOf));
    if (smallest / now >= SMALL) return;
    const before = useView.getState().camera;
    const all = list.map(bounds);
    const [west, east] = [Math.min(...all.map((b) => b.west)), Math.max(...all.map((b) => b.east))];
    const [south, north] = [Math.min(...all.map((b) => b.south)), Math.max(...all.map((b) => b.north))];
    const size = mm(Math.max(east - west, north - south));
    const wide = (useView.getState().camera?.w ?? useView.getState().fit) / now;
    closeUp({ x: mm(west + east) / 2, y: -mm(south + north) / 2, size }, (wide * smallest) / LARGE);
    return () => useView.setState({ camera: before });
  }, []);
}

/**
 * Places that are answers, above everything else on the board. Who taps one tries it; who taps what is tried, or
 * confirms it, has answered. Each bears the number of its button, if it is not large enough for its words.
 */
export function Spots({
  asked,
  spots,
  scale,
  turn,
}: {
  asked: Asked;
  /** As they are seen, on a table that is turned so. */
  spots: readonly Spot[];
  scale: number;
  turn: Quarter;
}) {
  const { battle, preview, gesture, give } = useParts("battle", "preview", "gesture", "give");
  const { choice, request } = asked;
  useCloseUp(spots, scale);
  const listed = answersTo({ choice, request }, battle.game);
  const numbers = numbering(asked, battle, listed.length);
  const chosen = (spot: Spot): boolean => preview !== null && same(preview.answer, spot.answer);
  const pick = (spot: Spot): void => {
    if (chosen(spot)) give(spot.answer);
    else gesture({ do: "to", piece: null, ...turnedBack(middleOf(spot), turn) });
  };
  const down = (event: PointerEvent<SVGGElement>, spot: Spot): void => {
    event.stopPropagation();
    pick(spot);
  };
  const key = (event: KeyboardEvent<SVGGElement>, spot: Spot): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) pick(spot);
  };
  return (
    <g className="spots">
      {spots.map((spot, i) => {
        const on = chosen(spot);
        const middle = middleOf(spot);
        const label = choice.label === undefined ? "" : said(choice.label(battle.game, request.about, spot.answer));
        const number = numbers.answer(listed.findIndex((a) => same(a, spot.answer)));
        const large = sizeOf(spot) / scale > 56;
        return (
          <g
            key={JSON.stringify(spot.answer)}
            data-spot={i}
            className={on ? "spot chosen" : "spot"}
            role="button"
            tabIndex={0}
            aria-label={label}
            aria-pressed={on}
            onPointerDown={(e) => down(e, spot)}
            onKeyDown={(e) => key(e, spot)}
          >
            <path
              d={outlineOf(spot)}
              transform={placed(spot)}
              strokeWidth={(on ? 4 : 2) * scale}
              strokeDasharray={on ? undefined : `${7 * scale} ${5 * scale}`}
            />
            <g transform={`translate(${mm(middle.x)} ${-mm(middle.y)}) scale(${scale})`} pointerEvents="none">
              <circle r={11} cy={large ? -22 : 0} className="seal" />
              {on ? (
                <path className="tick" transform={`translate(0 ${large ? -22 : 0})`} d="M-5 0l3.6 4.2l6.6 -8.4" />
              ) : (
                <text className="spot-number" textAnchor="middle" y={(large ? -22 : 0) + 5}>
                  {number}
                </text>
              )}
              {large ? (
                <text className="spot-words" textAnchor="middle" y={10}>
                  {label}
                </text>
              ) : null}
            </g>
          </g>
        );
      })}
    </g>
  );
}
