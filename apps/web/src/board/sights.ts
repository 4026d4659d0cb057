import type { Json } from "@tercio/kernel";
import type { Gesture, PieceKey, Preview, SightView } from "@tercio/board";
import { useMemo } from "react";
import { create } from "zustand";
import { boardOf } from "../session/board.ts";
import { useAskedHere } from "../session/panel.ts";
import { useParts } from "../session/parts.ts";
import type { TheBattle } from "../session/record.ts";
import { useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { useWindow } from "./turn.ts";

interface Pointed {
  /** The piece that the pointer rests on, or that has the focus. */
  readonly told: PieceKey | null;
  /** The piece that a finger rests on, or rested on last. */
  readonly pressed: PieceKey | null;
  /** The spot of the ground that the pointer rests on, or a finger, in millimetres as they are seen, y downwards. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  /** The pieces that an answer names on which the pointer rests, or which has the focus; of the battle as it stood then. */
  readonly answer: {
    readonly battle: TheBattle;
    /** Where it would be given, if other answers come before it; missing: in the battle itself. */
    readonly at?: TheBattle;
    readonly picks: readonly PieceKey[];
    readonly given: Json;
  } | null;
  /** What a button would do on which the pointer rests, or which has the focus; with what had been tried then. */
  readonly gesture: { readonly battle: TheBattle; readonly before: Preview | null; readonly given: Gesture } | null;
}

export const usePointed = create<Pointed>(() => ({
  told: null,
  pressed: null,
  spot: null,
  answer: null,
  gesture: null,
}));

/** For a button that does something by hand: what it would do is drawn while it is pointed at, before it is pressed. */
export function pointing(gesture: () => Gesture | null): {
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const point = (): void => {
    const given = gesture();
    const { battle, preview } = useSession.getState();
    usePointed.setState({ gesture: given === null ? null : { battle, before: preview, given } });
  };
  const leave = (): void => usePointed.setState({ gesture: null });
  return { onMouseEnter: point, onMouseLeave: leave, onFocus: point, onBlur: leave };
}

const NOTHING: readonly SightView[] = [];

/**
 * What is seen of whom, while that is what is being chosen: of the answer pointed at; else of the enemy pointed at by the
 * chosen piece, or that a finger rests on. Fingers point at nothing without choosing it: there it is else what the chosen
 * piece sees of every enemy.
 */
export function useSights(): readonly SightView[] {
  const { battle, selected } = useParts("battle", "selected");
  const { sight } = systemOf(battle.system.id).views;
  const asked = useAskedHere();
  const picks = sight !== undefined && asked?.tool?.kind === "pick";
  // Whoever does not choose is not drawn anew for everybody that the pointer passes over.
  const told = usePointed((p) => (picks ? p.told : null));
  const answer = usePointed((p) => (picks ? p.answer : null));
  const pressed = usePointed((p) => (picks ? p.pressed : null));
  const fingers = useWindow("(hover: none)");
  return useMemo(() => {
    if (sight === undefined || asked?.tool?.kind !== "pick") return NOTHING;
    const seen = (piece: PieceKey, target: PieceKey): readonly SightView[] => {
      const view = sight(asked.game, asked.request, piece, target);
      return view === null ? [] : [view];
    };
    const [piece, target] = answer?.battle === battle ? answer.picks : [];
    if (piece !== undefined && target !== undefined) return seen(piece, target);
    if (selected === null) return NOTHING;
    const at = pressed ?? told;
    if (at !== null) return seen(selected, at);
    return fingers ? boardOf(battle).pieces.flatMap((p) => (p.kind === "body" ? seen(selected, p.key) : [])) : NOTHING;
  }, [battle, sight, asked, selected, told, pressed, answer, fingers]);
}
