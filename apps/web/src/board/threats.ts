import type { ThreatView } from "@tercio/scene";
import { useMemo } from "react";
import { useParts } from "../session/parts.ts";
import { systemOf } from "../session/systems.ts";
import { useThreatsTo } from "../session/thinker.ts";
import { useLayers } from "./layers.ts";
import { type Quarter, threatsSeen, viewerOf } from "./turn.ts";

const NOTHING: readonly ThreatView[] = [];

/** Where the enemies of whoever looks at the board could come: of the person who is asked, else of the side that is near. */
export function useThreats(turn: Quarter): readonly ThreatView[] {
  const { battle, seats } = useParts("battle", "seats");
  const { threat } = useLayers();
  const player = battle.request?.player ?? null;
  const seat = player !== null && seats[player] === "human" ? player : viewerOf(seats);
  const there = systemOf(battle.system.id).views.threats !== undefined;
  const threats = useThreatsTo(threat && there ? seat : null);
  return useMemo(() => (threats === null ? NOTHING : threatsSeen(threats, turn)), [threats, turn]);
}
