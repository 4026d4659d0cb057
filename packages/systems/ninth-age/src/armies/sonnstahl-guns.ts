import { type Army, entry, later, part } from "./build.ts";
import { heavyInfantry, horse, soldier } from "./sonnstahl.ts";

const supportUnit = later("Support Unit", "Unité de soutien");

/** A war machine of the Imperial Armoury, on a round base 60 mm wide. */
const artillery = {
  type: "Construct",
  height: "Standard",
  base: [60, 60],
  round: true,
  advanceRate: 4,
  marchRate: 4,
  discipline: 7,
  healthPoints: 5,
  defensiveSkill: 1,
  resilience: 4,
  rules: ["war-machine"],
  models: 1,
  command: "none",
  files: 1,
  scoring: false,
} as const;

/** Handguns, scouts, riders with pistols and artillery: 1,484 points. Figures of 2024 (BSData/The-9th-Age, 4665544). */
export const sonnstahlGuns: Army = {
  id: "sonnstahl-guns",
  name: { en: "Empire of Sonnstahl: guns", fr: "Empire de Sonnstahl : artillerie" },
  units: [
    entry({
      ...heavyInfantry,
      name: { en: "Line of Halberds", fr: "Ligne de hallebardiers" },
      weapons: ["halberd"],
      models: 35,
      pointCost: 310,
      files: 7,
    }),
    entry({
      ...soldier,
      name: { en: "Light Infantry with Handguns", fr: "Infanterie légère à arquebuses" },
      parts: [part("Light Infantry", "Fantassin léger", [1, 3, 3, 0, 3], false, [{ weapon: "handgun", aim: 4 }])],
      notYet: [supportUnit],
      models: 17,
      command: "full",
      pointCost: 234,
      files: 9,
    }),
    entry({
      ...soldier,
      name: { en: "State Militia", fr: "Milice" },
      parts: [
        part("State Militia", "Milicien", [1, 3, 3, 0, 3], false, [
          { weapon: "bow", aim: 4 },
          { weapon: "pistol", aim: 4 },
        ]),
      ],
      weapons: ["paired-weapons"],
      rules: ["light-troops"],
      notYet: [later("Reserves", "Réserves")],
      scoring: false,
      models: 20,
      command: "none",
      pointCost: 200,
      files: 7,
    }),
    entry({
      ...soldier,
      name: { en: "Imperial Rangers", fr: "Forestiers impériaux" },
      parts: [part("Imperial Ranger", "Forestier impérial", [1, 3, 3, 0, 3], false, [{ weapon: "bow", aim: 4 }])],
      rules: ["scout", "skirmisher", "light-troops", { rule: "hard-target", value: 1 }],
      notYet: [later("Frontiersmen", "Hommes des marches"), later("Beast Hunters", "Chasseurs de bêtes")],
      scoring: false,
      models: 10,
      command: "none",
      pointCost: 145,
      files: 5,
    }),
    entry({
      name: { en: "Reiters", fr: "Reîtres" },
      type: "Cavalry",
      height: "Standard",
      base: [25, 50],
      advanceRate: 8,
      marchRate: 16,
      discipline: 7,
      healthPoints: 1,
      defensiveSkill: 3,
      resilience: 3,
      armour: 1,
      suit: "light",
      parts: [part("Reiter", "Reître", [1, 3, 3, 0, 3], false, [{ weapon: "brace-of-pistols", aim: 4 }]), horse],
      rules: ["light-troops", "vanguard", "feigned-flight"],
      notYet: [later("Fire on Impact", "Tir à l’impact")],
      scoring: false,
      models: 5,
      command: "none",
      pointCost: 180,
      files: 5,
    }),
    entry({
      ...artillery,
      name: { en: "Cannon", fr: "Canon" },
      parts: [part("Crew", "Servants", [3, 3, 3, 0, 3], false, [{ weapon: "cannon", aim: 4 }])],
      pointCost: 235,
    }),
    entry({
      ...artillery,
      name: { en: "Mortar", fr: "Mortier" },
      parts: [part("Crew", "Servants", [3, 3, 3, 0, 3], false, [{ weapon: "mortar", aim: 4 }])],
      pointCost: 180,
    }),
  ],
};
