import type { Piece, PieceKey } from "@tercio/board";
import { useMemo } from "react";
import { languageNow } from "../messages/i18n.ts";
import { useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { useReach } from "../session/thinker.ts";
import { arrowsOf, boxesOf, useDeclared } from "./Declared.tsx";
import { useFallen } from "./Fallen.tsx";
import type { Field } from "./field.ts";
import type { Measure } from "./labels.ts";
import { useLayers } from "./layers.ts";
import { useReachSlips } from "./Overlay.tsx";
import { useRings } from "./ranges.ts";
import { usePointed, useSights } from "./sights.ts";
import { useHalted } from "./Stage.tsx";
import { useEdges } from "./Threats.tsx";
import { useThreats } from "./threats.ts";
import { arcsSeen, reachSeen, sightsSeen } from "./turn.ts";

/** How far the chosen unit reaches, and what it faces: from where it is being tried out, else from where it is. */
function useReachSeen({ past, turn }: Field) {
  const { battle, selected, preview } = useSession();
  const layers = useLayers();
  const far = useReach((layers.reach || layers.arcs) && !past ? selected : null);
  const reach = useMemo(() => reachSeen(far, turn), [far, turn]);
  const ghost = layers.arcs && !past ? preview?.ghosts.find((g) => g.key === selected) : undefined;
  const faced = useMemo(() => {
    const there = ghost === undefined ? null : (systemOf(battle.system.id).views.arcs?.(battle.game, ghost) ?? null);
    return there === null ? reach : arcsSeen(there, turn);
  }, [reach, ghost, battle, turn]);
  return { reach: layers.reach ? reach : null, faced: layers.arcs ? faced : null };
}

/** How far who shoots: what is led somewhere reaches, and is reached, from there. */
function useRingsSeen({ past, turn, view, preview, scale, within }: Field, measure: Measure, told: PieceKey | null) {
  const selected = useSession((s) => s.selected);
  const { ranges } = useLayers();
  const pieces = useMemo(
    () =>
      ranges && preview !== null
        ? view.pieces.map((p) => ({ ...p, ...preview.ghosts.find((g) => g.key === p.key) }))
        : view.pieces,
    [ranges, view.pieces, preview],
  );
  return useRings({ about: [told, selected], off: past, pieces, turn, scale, measure, room: within });
}

/** What is drawn over the pieces by the layers that are on, by what is declared and by who is gone; and the room of its words. */
export function useOverlays(field: Field, measure: Measure, standing: readonly Piece[]) {
  const { battle, selected, welcome } = useSession();
  const { past, turn, view, preview, scale, within } = field;
  const layers = useLayers();
  // Whoever the pointer passes over draws the whole board anew only where that shows.
  const told = usePointed((p) => (layers.threat || layers.ranges ? p.told : null));
  const looks = useSights();
  const sights = useMemo(() => (past ? [] : sightsSeen(looks, turn)), [past, looks, turn]);
  const { reach, faced } = useReachSeen(field);
  const threats = useThreats(turn);
  const declared = useDeclared(battle, past || welcome, turn);
  const language = languageNow();
  const arrows = useMemo(
    () => arrowsOf(declared, view.pieces, { scale, measure, room: within, tried: preview }),
    [declared, view, scale, measure, within, preview, language],
  );
  const rings = useRingsSeen(field, measure, told);
  const gone = useFallen(turn, scale, measure, standing);
  const edges = useEdges(threats, [told, selected], view.pieces, view, scale);
  const words = useReachSlips(reach, view.pieces, scale, within);
  const halted = useHalted(turn, scale);
  /** Where words already are: labels keep clear of them. */
  const slips = useMemo(
    () => [
      ...words.map((w) => w.box),
      ...halted,
      ...edges.map((e) => e.box),
      ...arrows.flatMap((a) => boxesOf(a, scale)),
      ...gone.map((g) => g.name),
      ...rings.flatMap((r) => r.slip ?? []),
    ],
    [words, halted, arrows, gone, rings, edges, scale],
  );
  return { about: [told, selected] as const, reach, faced, threats, arrows, rings, gone, edges, sights, words, slips };
}
