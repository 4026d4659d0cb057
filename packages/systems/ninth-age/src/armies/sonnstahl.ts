import { part } from "./build.ts";

export const horse = part("Horse", "Cheval", [1, 3, 3, 0, 3], true);

/** A soldier on foot of the Empire of Sonnstahl, without what he carries. Figures of 2024 (BSData/The-9th-Age, 4665544). */
export const soldier = {
  type: "Infantry",
  height: "Standard",
  base: [20, 20],
  advanceRate: 4,
  marchRate: 8,
  discipline: 7,
  healthPoints: 1,
  defensiveSkill: 3,
  resilience: 3,
} as const;

export const heavyInfantry = {
  ...soldier,
  suit: "light",
  shield: true,
  parts: [part("Heavy Infantry", "Fantassin lourd", [1, 3, 3, 0, 3])],
  rules: ["parent-unit"],
  command: "full",
} as const;
