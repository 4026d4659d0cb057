import { abilities } from "../entries/rules/abilities.play.ts";
import { warscrollAbilities } from "../entries/rules/warscrolls.play.ts";
import type { Play } from "../entries/play.ts";
import { rulesInNumbers } from "./in-numbers.ts";

/** Abilities of units, and those of attacks in numbers. */
export const rules: readonly Play[] = [...abilities, ...warscrollAbilities, ...rulesInNumbers];
