import type { Message, Request } from "@tercio/kernel";
import { type Body, isStanding, type Piece, type Sketch, tryOut } from "@tercio/board";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { adviceFor, useAdvice } from "../session/advice.ts";
import { useParts } from "../session/parts.ts";
import type { TheBattle } from "../session/record.ts";
import { said } from "../session/said.ts";
import { systemOf } from "../session/systems.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import { apart, type Box } from "./boxes.ts";
import { boundsOf } from "./labels.ts";
import { Chip, line } from "./Overlay.tsx";
import { chipWidth } from "./reach.ts";
import { Front } from "./Piece.tsx";
import { usePointed } from "./sights.ts";
import { type Quarter, sketchSeen } from "./turn.ts";

/** Who only passes over a list wants no places worked out, milliseconds. */
const RESTS = 60;

/** Of what a button would do there may be nothing to say. */
type Drawn = Pick<Sketch, "ghosts" | "ways" | "areas"> & {
  readonly words: Message | null;
  readonly short: Message | null;
};

interface Found {
  readonly of: TheBattle;
  readonly sketch: Drawn;
}
const useFound = create<{ readonly found: Found | null }>(() => ({ found: null }));

/** In words what the answer that is pointed at would lead to; null where that is no place. */
export function useSketched(): string | null {
  const { battle } = useParts("battle");
  const { found } = useFound();
  return found?.of === battle && found.sketch.words !== null ? said(found.sketch.words) : null;
}

/** What a button would do by hand, from what has been tried so far; null where that is not legal. */
function tried({
  battle,
  before,
  given,
}: NonNullable<ReturnType<typeof usePointed.getState>["gesture"]>): Drawn | null {
  const { request } = battle;
  if (request?.type !== "choice") return null;
  const choice = systemOf(battle.system.id).rules.choices[request.choice];
  const made = tryOut(choice, battle.game, request, given, before?.tried);
  if (made === null || made.verdict !== true) return null;
  return { ghosts: made.ghosts, ways: made.ways, words: made.notes[0] ?? null, short: null };
}

/** Where the answer that is pointed at would lead, or what the button would do. */
function useSketch(turn: Quarter): Drawn | null {
  const { battle, preview } = useParts("battle", "preview");
  const answer = usePointed((p) => p.answer);
  const gesture = usePointed((p) => p.gesture);
  const advice = useAdvice((a) => adviceFor(battle, a));
  const { found } = useFound();
  useEffect(() => {
    useFound.setState({ found: null });
    const { request } = battle;
    const { sketch } = systemOf(battle.system.id).views;
    const advised = (of: Request): Drawn | null => {
      if (advice === null) return null;
      const seen = sketch?.(battle.game, of, advice.answer) ?? null;
      return seen ?? { ghosts: advice.stands, ways: [], words: null, short: null };
    };
    const make = (): Drawn | null => {
      if (request === null) return null;
      // What was pressed has been done: it is not drawn once more.
      if (gesture !== null) return gesture.battle === battle && gesture.before === preview ? tried(gesture) : null;
      if (preview !== null) return null;
      // What is advised is seen until somebody looks at something else.
      if (answer?.battle !== battle) return advised(request);
      const { at = battle, given } = answer;
      return at.request === null ? null : (sketch?.(at.game, at.request, given) ?? null);
    };
    const timer = setTimeout(() => {
      const made = make();
      if (made !== null) useFound.setState({ found: { of: battle, sketch: made } });
    }, RESTS);
    return () => clearTimeout(timer);
  }, [battle, answer, gesture, preview, advice]);
  return found?.of === battle ? sketchSeen(found.sketch, turn) : null;
}

/** Pixels: how far before the front the slip stands. */
const BEFORE = 20;

interface Around {
  readonly turn: Quarter;
  readonly scale: number;
  readonly pieces: readonly Piece[];
  /** What is seen of the table, millimetres, y downwards. */
  readonly view: Box;
}

/** The slip of a sketch: before the first place; of what reaches round about on its edge, where that is farthest from all who stand. */
function slipOf({ short, areas, ghosts }: Drawn, { scale, pieces, view }: Around): Slip | null {
  const [first] = ghosts;
  if (first === undefined || short === null) return null;
  const text = said(short);
  const half = { w: (chipWidth(text) / 2) * scale, h: 10 * scale };
  const at = (x: number, y: number): Slip => ({
    ...{ text, x, y },
    box: { left: x - half.w, right: x + half.w, top: y - half.h, bottom: y + half.h },
  });
  const hulls = pieces.filter(isStanding).map((p) => boundsOf(p, 0));
  const from = (b: Box): number =>
    Math.min(...hulls.map((o) => Math.max(o.left - b.right, b.left - o.right, o.top - b.bottom, b.top - o.bottom)));
  const edge = (areas ?? []).flatMap((area) => area.map((p) => at(mm(p.x), -mm(p.y))));
  const seen = edge.filter(
    ({ box: b }) => b.left > view.left && b.right < view.right && b.top > view.top && b.bottom < view.bottom,
  );
  const [best] = seen.map((slip) => ({ slip, far: from(slip.box) })).sort((p, q) => q.far - p.far);
  if (best !== undefined) return best.slip;
  // Beside the place, as near to it as nobody stands and nothing is drawn; where there is no such place, before its front.
  const [x, y] = [mm(first.x), -mm(first.y) - BEFORE * scale];
  const drawn = [...hulls, ...ghosts.map((g) => boundsOf(g, 2 * scale))];
  const within = (b: Box): boolean =>
    b.left > view.left && b.right < view.right && b.top > view.top && b.bottom < view.bottom;
  for (let far = 0; far <= TRIES; far++)
    for (const { dx, dy } of far === 0 ? ROUND.slice(0, 1) : ROUND) {
      const slip = at(x + dx * far * BEFORE * scale, y + dy * far * BEFORE * scale);
      if (within(slip.box) && drawn.every((o) => apart(o, slip.box))) return slip;
    }
  return at(x, y);
}
/** How far round about it is looked for, each time so many pixels farther. */
const TRIES = 6;
const ROUND = Array.from({ length: 12 }, (_, i) => ({
  dx: Math.sin((i * Math.PI) / 6),
  dy: -Math.cos((i * Math.PI) / 6),
}));
interface Slip {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** Where the places and the slip of what is sketched are: nothing else is written there. */
export function useSketchBoxes({ turn, scale, pieces, view }: Around): readonly Box[] {
  const { battle } = useParts("battle");
  const { found } = useFound();
  return useMemo(() => {
    if (found?.of !== battle) return [];
    const seen = sketchSeen(found.sketch, turn);
    const slip = slipOf(seen, { turn, scale, pieces, view });
    return [...seen.ghosts.map((g) => boundsOf(g, 2 * scale)), ...(slip === null ? [] : [slip.box])];
  }, [found, battle, turn, scale, pieces, view]);
}

/** What an answer that is only looked at comes to, at its shortest: above all names. */
export function SketchSlip(around: Around) {
  const { battle } = useParts("battle");
  const { found } = useFound();
  const slip = found?.of === battle ? slipOf(sketchSeen(found.sketch, around.turn), around) : null;
  return slip === null ? null : (
    <g className="sketch" pointerEvents="none">
      <Chip x={slip.x} y={slip.y} scale={around.scale} text={slip.text} />
    </g>
  );
}

/** Way and place of an answer that is only looked at: thinner than what one tries oneself, and under all names. */
export function SketchLayer({ turn, scale, pieces }: Pick<Around, "turn" | "scale" | "pieces">) {
  const sketch = useSketch(turn);
  if (sketch === null) return null;
  /** Nobody would move there: it is the one that is meant. */
  const stays = (g: Body): boolean =>
    pieces.some((p) => isStanding(p) && p.x === g.x && p.y === g.y && p.facing === g.facing);
  return (
    <g className="sketch" pointerEvents="none" data-sketch={sketch.ghosts.map((g) => g.key).join(" ")}>
      {sketch.areas?.map((area, i) => (
        <path
          key={`area ${i}`}
          data-area
          d={`${line(area)}z`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={1.2 * scale}
          strokeDasharray={`${9 * scale} ${4 * scale}`}
        />
      ))}
      {sketch.ways.map((way, i) => (
        <path
          key={String(i)}
          d={line(way)}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={1.6 * scale}
          strokeDasharray={`${1.6 * scale} ${4 * scale}`}
          strokeLinecap="round"
        />
      ))}
      {sketch.ghosts.map((g) => (
        <g key={g.key} data-sketched={g.key} transform={placed(g)}>
          <path
            d={outlineOf(g)}
            fill={stays(g) ? "none" : "var(--paper-2)"}
            fillOpacity={0.5}
            stroke="var(--ink)"
            strokeWidth={(stays(g) ? 3 : 1.6) * scale}
            strokeDasharray={`${5 * scale} ${3 * scale}`}
          />
          {stays(g) ? null : <Front body={g} scale={scale} colour="var(--ink)" />}
        </g>
      ))}
    </g>
  );
}
