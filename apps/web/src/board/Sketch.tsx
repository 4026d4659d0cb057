import type { Message } from "@tercio/kernel";
import { type Sketch, tryOut } from "@tercio/scene";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { useParts } from "../session/parts.ts";
import type { TheBattle } from "../session/record.ts";
import { said } from "../session/said.ts";
import { systemOf } from "../session/systems.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import type { Box } from "./boxes.ts";
import { boundsOf } from "./labels.ts";
import { Chip, chipWidth, line } from "./Overlay.tsx";
import { Front } from "./Piece.tsx";
import { usePointed } from "./sights.ts";
import { type Quarter, sketchSeen } from "./turn.ts";

/** Who only passes over a list wants no places worked out, milliseconds. */
const RESTS = 60;

/** Of what a button would do there may be nothing to say. */
type Drawn = Pick<Sketch, "ghosts" | "ways"> & { readonly words: Message | null; readonly short: Message | null };

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
  const { answer, gesture } = usePointed();
  const { found } = useFound();
  useEffect(() => {
    useFound.setState({ found: null });
    const { request } = battle;
    const { sketch } = systemOf(battle.system.id).views;
    const make = (): Drawn | null => {
      if (request === null) return null;
      // What was pressed has been done: it is not drawn once more.
      if (gesture !== null) return gesture.battle === battle && gesture.before === preview ? tried(gesture) : null;
      return preview === null && answer?.battle === battle
        ? (sketch?.(battle.game, request, answer.given) ?? null)
        : null;
    };
    const timer = setTimeout(() => {
      const made = make();
      if (made !== null) useFound.setState({ found: { of: battle, sketch: made } });
    }, RESTS);
    return () => clearTimeout(timer);
  }, [battle, answer, gesture, preview]);
  return found?.of === battle ? sketchSeen(found.sketch, turn) : null;
}

/** Pixels: how far before the front the slip stands. */
const BEFORE = 20;

/** Where the places and the slip of what is sketched are: nothing else is written there. */
export function useSketchBoxes(turn: Quarter, scale: number): readonly Box[] {
  const { battle } = useParts("battle");
  const { found } = useFound();
  return useMemo(() => {
    if (found?.of !== battle) return [];
    const { ghosts, short } = sketchSeen(found.sketch, turn);
    const [first] = ghosts;
    const bodies = ghosts.map((g) => boundsOf(g, 2 * scale));
    if (first === undefined || short === null) return bodies;
    const [x, y] = [mm(first.x), -mm(first.y) - BEFORE * scale];
    const half = (chipWidth(said(short)) / 2) * scale;
    return [...bodies, { left: x - half, right: x + half, top: y - 10 * scale, bottom: y + 10 * scale }];
  }, [found, battle, turn, scale]);
}

/** Way and place of an answer that is only looked at: thinner than what one tries oneself. */
export function SketchLayer({ turn, scale }: { readonly turn: Quarter; readonly scale: number }) {
  const sketch = useSketch(turn);
  if (sketch === null) return null;
  const [first] = sketch.ghosts;
  return (
    <g className="sketch" pointerEvents="none" data-sketch={sketch.ghosts.map((g) => g.key).join(" ")}>
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
            fill="var(--paper-2)"
            fillOpacity={0.5}
            stroke="var(--ink)"
            strokeWidth={1.6 * scale}
            strokeDasharray={`${5 * scale} ${3 * scale}`}
          />
          <Front body={g} scale={scale} colour="var(--ink)" />
        </g>
      ))}
      {first === undefined || sketch.short === null ? null : (
        <Chip x={mm(first.x)} y={-mm(first.y) - BEFORE * scale} scale={scale} text={said(sketch.short)} />
      )}
    </g>
  );
}
