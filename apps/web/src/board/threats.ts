import type { ThreatView } from "@tercio/board";
import { useMemo } from "react";
import { useParts } from "../session/parts.ts";
import type { Seat, TheBattle } from "../session/record.ts";
import { systemOf } from "../session/systems.ts";
import { useThreatsTo } from "../session/thinker.ts";
import { useLayers } from "./layers.ts";
import { type Quarter, threatsSeen, viewerOf } from "./turn.ts";

const NOTHING: readonly ThreatView[] = [];

/** The seat of whoever looks at the board: the person who is asked, else the side that is near. */
export function looking({ request }: Pick<TheBattle, "request">, seats: readonly [Seat, Seat]): number {
  const player = request?.player ?? null;
  return player !== null && seats[player] === "human" ? player : viewerOf(seats);
}

/** Where the enemies of whoever looks at the board could come. */
export function useThreats(turn: Quarter): readonly ThreatView[] {
  const { battle, seats } = useParts("battle", "seats");
  const { threat } = useLayers();
  const seat = looking(battle, seats);
  const there = systemOf(battle.system.id).views.threats !== undefined;
  const threats = useThreatsTo(threat && there ? seat : null);
  return useMemo(() => (threats === null ? NOTHING : threatsSeen(threats, turn)), [threats, turn]);
}
