import { type Army, entry, part } from "./build.ts";
import { empireOfSonnstahl } from "./empire-of-sonnstahl.ts";
import { warriorsOfTheDarkGods } from "./warriors-of-the-dark-gods.ts";

/** A Character on foot; figures of 2024 (BSData/The-9th-Age, 4665544). */
const character = (given: Omit<Parameters<typeof entry>[0], "type" | "height" | "models" | "files" | "command">) => ({
  ...entry({ ...given, type: "Infantry", height: "Standard", models: 1, files: 1, command: "none", scoring: false }),
  character: true as const,
});

const marshal = {
  base: [20, 20],
  advanceRate: 4,
  marchRate: 8,
  discipline: 9,
  healthPoints: 3,
  defensiveSkill: 5,
  resilience: 4,
  suit: "plate",
  parts: [part("Marshal", "Maréchal", [3, 5, 4, 1, 5])],
} as const;

/** The regiments of foot of the Empire of Sonnstahl, led by a Marshal and another who bears the Battle Standard. */
export const sonnstahlLed: Army = {
  id: "sonnstahl-led",
  name: { en: "Empire of Sonnstahl, led", fr: "Empire de Sonnstahl, commandé" },
  units: [
    ...empireOfSonnstahl.units.slice(0, 4),
    character({
      ...marshal,
      name: { en: "Marshal", fr: "Maréchal" },
      weapons: ["halberd"],
      rules: ["general", "orders"],
      pointCost: 145,
    }),
    character({
      ...marshal,
      name: { en: "Marshal with Battle Standard", fr: "Maréchal à la grande bannière" },
      shield: true,
      rules: ["battle-standard-bearer", "parry", "orders"],
      pointCost: 150,
    }),
  ],
};

/** Regiments of the Warriors of the Dark Gods, led by a Chosen Lord and a chief of the Barbarians with the Battle Standard. */
export const darkGodsLed: Army = {
  id: "dark-gods-led",
  name: { en: "Warriors of the Dark Gods, led", fr: "Guerriers des Dieux Sombres, commandés" },
  units: [
    ...warriorsOfTheDarkGods.units.slice(0, 4),
    character({
      name: { en: "Chosen Lord", fr: "Seigneur élu" },
      base: [25, 25],
      advanceRate: 5,
      marchRate: 10,
      discipline: 9,
      healthPoints: 3,
      defensiveSkill: 7,
      resilience: 5,
      suit: "plate",
      shield: true,
      parts: [part("Chosen Lord", "Seigneur élu", [5, 8, 5, 2, 7])],
      rules: ["general", "hell-forged-armour", "path-of-the-favoured", "parry"],
      pointCost: 275,
    }),
    character({
      name: { en: "Barbarian Chief", fr: "Chef barbare" },
      base: [25, 25],
      advanceRate: 4,
      marchRate: 8,
      discipline: 9,
      healthPoints: 3,
      defensiveSkill: 5,
      resilience: 4,
      suit: "heavy",
      parts: [part("Barbarian Chief", "Chef barbare", [3, 5, 5, 1, 5])],
      weapons: ["great-weapon"],
      rules: ["battle-standard-bearer", "battle-fever", "prized-stallion", "deeds-not-words"],
      pointCost: 110,
    }),
  ],
};
