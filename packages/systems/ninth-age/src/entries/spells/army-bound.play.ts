import type { Deeds } from "../../rules/deeds.ts";

/** What Bound Spells of armies do in a way of their own. */
export const armyBoundDeeds: Deeds = {};
