import type { Entry } from "../entry/entry.ts";
import { attackTableEntries } from "./attack-tables.ts";
import { attackEntries } from "./attacks.ts";
import { chargeEntries } from "./charge.ts";
import { coverEntries } from "./cover.ts";
import { deploymentEntries } from "./deployment.ts";
import { glossaryEntries } from "./glossary.ts";
import { magicEntries } from "./magic/index.ts";
import { magicSequenceEntries } from "./magic-sequences.ts";
import { meleeEntries } from "./melee.ts";
import { modelEntries } from "./models.ts";
import { movementEntries } from "./movement.ts";
import { objectiveEntries } from "./objectives.ts";
import { panicEntries } from "./panic.ts";
import { preGameEntries } from "./pre-game.ts";
import { probabilityEntries } from "./probabilities.ts";
import { psychologyEntries } from "./psychology.ts";
import { roundOfCombatEntries } from "./round-of-combat.ts";
import { scoringEntries } from "./scoring.ts";
import { shootingEntries } from "./shooting.ts";
import { terrainEntries } from "./terrain.ts";
import { toHitModifierEntries } from "./to-hit-modifiers.ts";
import { turnEntries } from "./turn.ts";
import * as unprinted from "./unprinted/index.ts";

export { chapters, phases } from "./chapters.ts";
export { armies } from "./armies.ts";
export { called } from "./called.ts";
export { plan } from "./plan.ts";
export { decisions } from "./decisions.ts";

/** Every entry of The Ninth Age's reference, chapter by chapter in the order of play. */
export const entries: readonly Entry[] = [
  ...turnEntries,
  ...modelEntries,
  ...unprinted.ofEntries("models"),
  ...unprinted.modelRuleEntries,
  ...unprinted.ofEntries("natures"),
  ...unprinted.ofEntries("armies"),
  ...unprinted.ofEntries("movers"),
  ...unprinted.ofEntries("attributes"),
  ...unprinted.attributeEntries,
  ...unprinted.ofEntries("attacks"),
  ...unprinted.ofEntries("weapons"),
  ...unprinted.ofEntries("missiles"),
  ...unprinted.ofEntries("items"),
  ...unprinted.ofEntries("magic"),
  ...unprinted.magicRuleEntries,
  ...preGameEntries,
  ...unprinted.unprintedStartEntries,
  ...unprinted.ofEntries("start"),
  ...deploymentEntries,
  ...objectiveEntries,
  ...chargeEntries,
  ...unprinted.unprintedChargeEntries,
  ...unprinted.ofEntries("charge"),
  ...movementEntries,
  ...unprinted.unprintedMovementEntries,
  ...unprinted.ofEntries("movement"),
  ...terrainEntries,
  ...magicSequenceEntries,
  ...magicEntries,
  ...shootingEntries,
  ...toHitModifierEntries,
  ...coverEntries,
  ...attackEntries,
  ...attackTableEntries,
  ...meleeEntries,
  ...unprinted.unprintedCombatEntries,
  ...unprinted.ofEntries("combat"),
  ...unprinted.unprintedAfterCombatEntries,
  ...roundOfCombatEntries,
  ...panicEntries,
  ...psychologyEntries,
  ...scoringEntries,
  ...probabilityEntries,
  ...glossaryEntries,
];
