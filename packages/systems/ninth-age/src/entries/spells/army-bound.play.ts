import type { Deeds } from "../../rules/deeds.ts";

/** What Bound Spells of armies do in a way of their own. */
export const armyBoundDeeds: Deeds = {
  // A hit for each point by which its target fails.
  "rule.curse-of-phatep": { test: "spell", hits: (failedBy) => failedBy },
};
