import type { NamedScenario } from "@tercio/kernel";
import { guidedBattle } from "./guided.ts";
import { starter } from "./setup.ts";
import { fromScenes } from "./scenes.ts";
import { onTables } from "./tables.ts";

/** Battles by name: the starter first; the ends of what can be set up; one for each family of rules. */
export const scenarios: readonly NamedScenario[] = [
  {
    id: "starter",
    title: { en: "Two small armies, as the tables fall", fr: "Deux petites armées, selon les tables" },
    scenario: starter(),
  },
  guidedBattle,
  ...onTables,
  ...fromScenes,
];
