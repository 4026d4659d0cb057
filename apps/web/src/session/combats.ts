import type { Core } from "@tercio/kernel";
import type { CombatView } from "@tercio/board";
import { systemOf } from "./systems.ts";

const known = new WeakMap<Core, readonly CombatView[]>();
const NONE: readonly CombatView[] = [];

/** The combats of a position, worked out once: card, chances of before and the round as it was rolled ask for the same. */
export function combatsOf({
  game,
  system,
}: {
  readonly game: Core;
  readonly system: { readonly id: string };
}): readonly CombatView[] {
  const was = known.get(game);
  if (was !== undefined) return was;
  const views = systemOf(system.id).views.combats?.(game) ?? NONE;
  known.set(game, views);
  return views;
}
