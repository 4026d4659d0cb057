import type { Sketch } from "@tercio/scene";
import { useEffect } from "react";
import { create } from "zustand";
import { useParts } from "../session/parts.ts";
import type { TheBattle } from "../session/record.ts";
import { said } from "../session/said.ts";
import { systemOf } from "../session/systems.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import { Chip, line } from "./Overlay.tsx";
import { Front } from "./Piece.tsx";
import { usePointed } from "./sights.ts";
import { type Quarter, sketchSeen } from "./turn.ts";

/** Who only passes over a list wants no places worked out, milliseconds. */
const RESTS = 60;

interface Found {
  readonly of: TheBattle;
  readonly sketch: Sketch;
}
const useFound = create<{ readonly found: Found | null }>(() => ({ found: null }));

/** In words what the answer that is pointed at would lead to; null where that is no place. */
export function useSketched(): string | null {
  const { battle } = useParts("battle");
  const { found } = useFound();
  return found?.of === battle ? said(found.sketch.words) : null;
}

/** Where the answer that is pointed at would lead. */
function useSketch(turn: Quarter): Sketch | null {
  const { battle } = useParts("battle");
  const answer = usePointed((p) => p.answer);
  const { found } = useFound();
  useEffect(() => {
    useFound.setState({ found: null });
    const { request } = battle;
    const { sketch } = systemOf(battle.system.id).views;
    if (sketch === undefined || request === null || answer?.battle !== battle) return;
    const { given } = answer;
    const timer = setTimeout(() => {
      const made = sketch(battle.game, request, given);
      if (made !== null) useFound.setState({ found: { of: battle, sketch: made } });
    }, RESTS);
    return () => clearTimeout(timer);
  }, [battle, answer]);
  return found?.of === battle ? sketchSeen(found.sketch, turn) : null;
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
        <g key={g.key} transform={placed(g)}>
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
      {first === undefined ? null : (
        <Chip x={mm(first.x)} y={-mm(first.y) - 20 * scale} scale={scale} text={said(sketch.short)} />
      )}
    </g>
  );
}
