import type { Scenario } from "@tercio/kernel";
import { rulings } from "../rulings/rulings.ts";
import { type BattleSetup, EDITION, type Setup } from "../scene/setup.ts";
import { halberds, northmen, spears } from "../state/units.ts";

/** Northmen charge the spears from the front, while the halberds strike their flank. */
export const combatSetup: Setup = {
  units: [spears, halberds, northmen],
  contacts: [
    { charger: 2, charged: 0, facing: "front", chargerModels: 6, chargedModels: 5, inches: 7, turn: 1 },
    { charger: 1, charged: 2, facing: "left", chargerModels: 3, chargedModels: 2, inches: 5, turn: 0 },
  ],
  first: 1,
  maximumTurns: 12,
};

export const scenarioOf = (setup: Setup | BattleSetup, chosen: { readonly [id: string]: string } = {}): Scenario => ({
  edition: EDITION,
  rulings: { ...Object.fromEntries(rulings.map((r) => [r.id, r.default])), ...chosen },
  setup: setup,
});

/** The armies of a battle where nothing is said. */
export const ARMIES = ["river-league", "northern-holds"] as const;

/** An Open Battle of two armies on a bare table. */
export const starter = (): Scenario => scenarioOf({ battle: "open-battle", armies: ARMIES });
