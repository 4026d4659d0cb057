import type { WordOf } from "../entries/define.ts";
import type { EntryId } from "../entries/index.ts";
import type { ShotAttribute } from "../book/missiles.ts";
import type { MissileId } from "./state.ts";

/** Rules that the program asks for by name: those that have entries, and what the book's prose says of a procedure. */
export type RuleName =
  | WordOf<Extract<EntryId, `t9a.rule.${string}`>>
  | MissileId
  | ShotAttribute
  | "area-attack"
  | "army-wiped-out"
  | "artillery"
  | "backwards"
  | "board-edge"
  | "bolt-thrower"
  | "bounds"
  | "cannon-hit"
  | "casting-dice"
  | "casting-modifiers"
  | "siphon"
  | "catapult"
  | "charge-declaration"
  | "charge-range"
  | "charge-reaction"
  | "combat-after-pursuit"
  | "combat-reform"
  | "enchanted-weapon"
  | "facing-charged"
  | "failed-charge"
  | "first-round"
  | "first-turn-choice"
  | "flamethrower"
  | "flee-distance"
  | "flee-extension"
  | "flee-reaction"
  | "flight-goes-on"
  | "game-size"
  | "hit-distribution"
  | "make-way"
  | "moves"
  | "no-more-foes"
  | "no-room-to-deploy"
  | "one-use"
  | "overrun"
  | "partial-hit"
  | "pursuit"
  | "pursuit-off-board"
  | "rally"
  | "rally-reform"
  | "redirect"
  | "reform"
  | "refuse-duel"
  | "restrain"
  | "scoring-lost"
  | "scoring-regained"
  | "several-chargers"
  | "single-model-pivot"
  | "stand-and-shoot"
  | "stomp-distribution"
  | "supporting-attacks"
  | "unit-spacing"
  | "units-per-deployment-turn"
  | "weapon-choice";

type Sheet<Sequence extends string, Step extends number | string> = `t9a.sequence.${Sequence}.${Step}`;
type To4 = 1 | 2 | 3 | 4;
type To7 = To4 | 5 | 6 | 7;

/** The numbered steps of the sheet's sequences. */
export type StepId =
  | Sheet<"pre-game.pre-game", To7 | 8 | 9>
  | Sheet<"pre-game.deployment-phase", To7 | 8>
  | Sheet<"general.player-turn", To4 | 5>
  | Sheet<"charge.charge-phase", To7>
  | Sheet<"movement.movement-phase", To4 | 5>
  | Sheet<"magic.magic-phase", To4 | 5 | 6>
  | Sheet<"magic.spell-casting", "a" | "b" | "c" | "d" | "e" | "f">
  | Sheet<"magic.casting-attempt", 1 | 2 | 3>
  | Sheet<"magic.dispelling-attempt", 1 | 2 | 3>
  | Sheet<"magic.bound-spell", 1 | 2 | 3>
  | Sheet<"shooting.shooting-phase", To4>
  | Sheet<"melee.melee-phase", To4 | 5 | 6>
  | Sheet<"melee.round-of-combat", To7 | "6.1" | "6.2" | "6.3" | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16>;

/** A row that a sheet prints beside its sequences, and that says of a step whether it is taken. */
export type RowId = "t9a.terrain.dangerous-terrain-test.when";

/** What a step, a refusal or a modifier may name as its rule. */
export type RuleId = StepId | RowId | EntryId | `t9a.rule.${RuleName}`;
