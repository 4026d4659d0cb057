import type { LedgerId } from "./ids/together.ts";

/**
 * What the engine does with a rule: plays it, plays some of its parts, does not yet, or need not because it only names
 * or defines something.
 */
export type EngineStatus = "enforced" | "partly" | "not-yet" | "definition";

/** What a rule consists of, where the ids of its parts do not begin with its own: the first letters of theirs. */
const PARTS: { readonly [id: string]: string } = {
  "t9a.sequence.general.player-turn.1": "t9a.sequence.charge.charge-phase.",
  "t9a.sequence.general.player-turn.2": "t9a.sequence.movement.movement-phase.",
  "t9a.sequence.general.player-turn.3": "t9a.sequence.magic.magic-phase.",
  "t9a.sequence.general.player-turn.4": "t9a.sequence.shooting.shooting-phase.",
  "t9a.sequence.general.player-turn.5": "t9a.sequence.melee.melee-phase.",
  "t9a.sequence.pre-game.pre-game.9": "t9a.sequence.pre-game.deployment-phase.",
  "t9a.table.modifier-priority": "t9a.modifier-priority.",
  "t9a.table.model-type": "t9a.model-type.",
  "t9a.table.model-height": "t9a.model-height.",
  "t9a.table.deployment-types": "t9a.deployment.",
  "t9a.table.secondary-objectives": "t9a.objective.",
  "t9a.table.dangerous-terrain-dice": "t9a.terrain.dangerous-terrain-test.dice.",
  "t9a.table.combat-score": "t9a.combat-score.",
  "t9a.table.battle-points": "t9a.battle-points.",
  "t9a.table.victory-points": "t9a.vp.",
  "t9a.fleeing.no-voluntary-actions": "t9a.fleeing.cannot.",
};

/**
 * The engine's status of every rule. `enforced` is the system's own list (`rules.enforced`), empty for a game
 * without an engine; this file loads no engine, so a reader pays for one only where it is asked for. A rule with parts
 * that are to be enforced is partly so as long as one of them is not.
 */
export function engineStatus(enforced: readonly string[], ids: readonly LedgerId[]): ReadonlyMap<string, EngineStatus> {
  const played = new Set(enforced);
  const asked = ids.flatMap(([id, expects]) => (expects === "define" ? [] : [id]));
  const statusOf = ([id, expects]: LedgerId): EngineStatus => {
    const heads = [`${id}.`, PARTS[id] ?? `${id}.`];
    const whole = [id, ...asked.filter((part) => part !== id && heads.some((head) => part.startsWith(head)))];
    const count = whole.filter((part) => played.has(part)).length;
    if (count === whole.length) return "enforced";
    if (expects === "define") return "definition";
    return count > 0 ? "partly" : "not-yet";
  };
  return new Map(ids.map((row) => [row[0], statusOf(row)]));
}
