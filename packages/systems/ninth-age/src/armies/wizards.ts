import type { Army } from "./build.ts";
import { entry, part } from "./build.ts";
import { darkGodsLed, sonnstahlLed } from "./leaders.ts";

/** A Wizard on foot; figures of 2024 (BSData/The-9th-Age, 4665544). */
const wizard = (given: Omit<Parameters<typeof entry>[0], "type" | "height" | "models" | "files" | "command">) => ({
  ...entry({ ...given, type: "Infantry", height: "Standard", models: 1, files: 1, command: "none", scoring: false }),
  character: true as const,
});

const sonnstahl = {
  base: [20, 20],
  advanceRate: 4,
  marchRate: 8,
  discipline: 7,
  healthPoints: 3,
  defensiveSkill: 3,
  resilience: 3,
  parts: [part("Wizard", "Sorcier", [1, 3, 3, 0, 3])],
} as const;

/** The regiments of Sonnstahl with their Marshals, a Master of Pyromancy and an Adept of Divination. */
export const sonnstahlMagic: Army = {
  id: "sonnstahl-magic",
  name: { en: "Empire of Sonnstahl, with wizards", fr: "Empire de Sonnstahl, avec ses sorciers" },
  units: [
    ...sonnstahlLed.units,
    wizard({
      ...sonnstahl,
      name: { en: "Wizard Master", fr: "Maître sorcier" },
      rules: [{ rule: "wizard-master", path: "pyromancy" }],
      pointCost: 380,
    }),
    wizard({
      ...sonnstahl,
      name: { en: "Wizard Adept", fr: "Sorcier adepte" },
      rules: [{ rule: "wizard-adept", path: "divination" }],
      pointCost: 210,
    }),
  ],
};

const sorcerer = {
  base: [25, 25],
  advanceRate: 4,
  marchRate: 8,
  discipline: 8,
  healthPoints: 3,
  defensiveSkill: 4,
  resilience: 4,
  suit: "light",
  parts: [part("Sorcerer", "Ensorceleur", [2, 4, 3, 0, 3])],
} as const;

/** The Dark Gods' regiments with their leaders, a Master of Alchemy and an Adept of Evocation. */
export const darkGodsMagic: Army = {
  id: "dark-gods-magic",
  name: { en: "Warriors of the Dark Gods, with sorcerers", fr: "Guerriers des Dieux Sombres, avec leurs ensorceleurs" },
  units: [
    ...darkGodsLed.units,
    wizard({
      ...sorcerer,
      name: { en: "Sorcerer Master", fr: "Maître ensorceleur" },
      rules: ["battle-fever", { rule: "wizard-master", path: "alchemy" }],
      pointCost: 395,
    }),
    wizard({
      ...sorcerer,
      name: { en: "Sorcerer Adept", fr: "Ensorceleur adepte" },
      rules: ["battle-fever", { rule: "wizard-adept", path: "evocation" }],
      pointCost: 225,
    }),
  ],
};
