import { inForce, message } from "@tercio/kernel";
import { armour as rows } from "../book/weapons.ts";
import { weaponOf } from "../calculation/tables.ts";
import type { Unit } from "../state.ts";
import { add, type R, set } from "./moments.ts";

const worn = (armour: "light" | "heavy" | "full-plate", en: string, fr: string): R => {
  const id = `tow.armour.${armour}` as const;
  return {
    id,
    name: { en, fr },
    enforces: [id],
    modify: {
      armour: (_, { unit: u }) => (u.entry.armour === armour ? set(rows[id].save, `armour.${armour}`, id) : null),
    },
  };
};

const shieldCounts = (u: Unit): boolean =>
  u.entry.shield && !(weaponOf(u.entry)?.twoHands === true && inForce("tow.keyword.requires-two-hands"));

export const armourRules: readonly R[] = [
  worn("light", "Light armour", "Armure légère"),
  worn("heavy", "Heavy armour", "Armure lourde"),
  worn("full-plate", "Full plate armour", "Armure de plates complète"),
  {
    id: "tow.armour.shield",
    name: { en: "Shield", fr: "Bouclier" },
    enforces: ["tow.armour.shield"],
    modify: {
      armour: (_, { unit: u }) =>
        shieldCounts(u) ? add(-rows["tow.armour.shield"].improvement, "armour.shield", "tow.armour.shield") : null,
    },
  },
  {
    id: "armour-bonus",
    name: { en: "Other protection", fr: "Autre protection" },
    enforces: [],
    modify: { armour: (_, { unit: u }) => add(-u.entry.armourBonus, "armour.bonus", "armour-bonus") },
  },
  {
    id: "tow.armour.best-save",
    name: { en: "Best armour save", fr: "Meilleure sauvegarde d’armure" },
    enforces: ["tow.armour.best-save"],
    modify: {
      armour: () => ({
        operation: "atLeast",
        value: rows["tow.armour.best-save"].best,
        because: message("armour.best-save"),
        rule: "tow.armour.best-save",
      }),
    },
  },
];
