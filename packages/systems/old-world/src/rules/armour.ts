import { EVERYBODY, message } from "@tercio/kernel";
import { armour as rows } from "../book/weapons.ts";
import { add, type R, set } from "../hooks/moments.ts";

const worn = (armour: "light" | "heavy" | "full-plate", en: string, fr: string): R => {
  const id = `tow.armour.${armour}` as const;
  return {
    id,
    name: { en, fr },
    enforces: [id],
    modify: { armour: { unit: () => set(rows[id].save, `armour.${armour}`, id) } },
  };
};

export const armourRules: readonly R[] = [
  worn("light", "Light armour", "Armure légère"),
  worn("heavy", "Heavy armour", "Armure lourde"),
  worn("full-plate", "Full plate armour", "Armure de plates complète"),
  {
    id: "tow.armour.shield",
    name: { en: "Shield", fr: "Bouclier" },
    enforces: ["tow.armour.shield"],
    modify: {
      armour: { unit: () => add(-rows["tow.armour.shield"].improvement, "armour.shield", "tow.armour.shield") },
    },
  },
  {
    id: "armour-bonus",
    name: { en: "Other protection", fr: "Autre protection" },
    enforces: [],
    heldBy: EVERYBODY,
    modify: { armour: { unit: (_, { unit: u }) => add(-u.entry.armourBonus, "armour.bonus", "armour-bonus") } },
  },
  {
    id: "tow.armour.best-save",
    name: { en: "Best armour save", fr: "Meilleure sauvegarde d’armure" },
    enforces: ["tow.armour.best-save"],
    heldBy: EVERYBODY,
    modify: {
      armour: {
        unit: () => ({
          operation: "atLeast",
          value: rows["tow.armour.best-save"].best,
          because: message("armour.best-save"),
          rule: "tow.armour.best-save",
        }),
      },
    },
  },
];
