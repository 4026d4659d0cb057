import { inForce, message } from "@tercio/kernel";
import { weaponOf } from "../calculation/tables.ts";
import type { Unit } from "../state.ts";
import { add, type R, set } from "./moments.ts";

const worn = (armour: "light" | "heavy" | "full-plate", value: number, en: string, fr: string): R => {
  const id = `tow.armour.${armour}`;
  return {
    id,
    name: { en, fr },
    text: { en: `Saves on ${value} or more.`, fr: `Sauvegarde à ${value} ou plus.` },
    enforces: [id],
    modify: { armour: (_, { unit: u }) => (u.entry.armour === armour ? set(value, `armour.${armour}`, id) : null) },
  };
};

const shieldCounts = (u: Unit): boolean =>
  u.entry.shield && !(weaponOf(u.entry)?.twoHands === true && inForce("tow.keyword.requires-two-hands"));

export const armourRules: readonly R[] = [
  worn("light", 6, "Light armour", "Armure légère"),
  worn("heavy", 5, "Heavy armour", "Armure lourde"),
  worn("full-plate", 4, "Full plate armour", "Armure de plates complète"),
  {
    id: "tow.armour.shield",
    name: { en: "Shield", fr: "Bouclier" },
    text: {
      en: "The armour value is better by 1, unless both hands are on the weapon.",
      fr: "La valeur d’armure est meilleure de 1, sauf si l’arme prend les deux mains.",
    },
    enforces: ["tow.armour.shield"],
    modify: { armour: (_, { unit: u }) => (shieldCounts(u) ? add(-1, "armour.shield", "tow.armour.shield") : null) },
  },
  {
    id: "armour-bonus",
    name: { en: "Other protection", fr: "Autre protection" },
    text: { en: "What the scenario gives a unit besides.", fr: "Ce que le scénario donne en plus à une unité." },
    enforces: [],
    modify: { armour: (_, { unit: u }) => add(-u.entry.armourBonus, "armour.bonus", "armour-bonus") },
  },
  {
    id: "tow.armour.best-save",
    name: { en: "Best armour save", fr: "Meilleure sauvegarde d’armure" },
    text: { en: "No armour saves on less than 2.", fr: "Aucune armure ne sauve à moins de 2." },
    enforces: ["tow.armour.best-save"],
    modify: {
      armour: () => ({
        operation: "atLeast",
        value: 2,
        because: message("armour.best-save"),
        rule: "tow.armour.best-save",
      }),
    },
  },
];
