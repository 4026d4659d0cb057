import type { Context } from "@tercio/kernel";
import { fieldOf, type OldWorld, other, unit, withField } from "../state/state.ts";
import { named, tell } from "./emit.ts";

/** A unit is run down, or destroyed in combat: the enemy takes its standard. */
export function standardTaken(game: OldWorld, id: number, context: Context): OldWorld {
  const u = unit(game, id);
  if (game.field === null || !u.entry.standard) return game;
  const by = other(u.entry.seat);
  tell(context, "standardTaken", "tow.rule.victory-points", { unit: named(u), player: by + 1 });
  const [first, second] = fieldOf(game).standards;
  return withField(game, { standards: by === 0 ? [first + 1, second] : [first, second + 1] });
}
