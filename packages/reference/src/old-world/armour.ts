import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Armour values. */
export const armour: readonly Entry[] = [
  {
    id: "tow.armour.light",
    chapter: "armour",
    phases: ["shooting", "combat"],
    kind: "item",
    names: { en: "Light armour", fr: "Armure légère", ours: true },
    summary: { en: "Armour value 6+.", fr: "Valeur d’armure 6+." },
    editions: { standard: { sheet: "001", section: "Saves", facts: rowOf("tow.armour.light") } },
    see: ["tow.phase.shooting.saves"],
  },
  {
    id: "tow.armour.heavy",
    chapter: "armour",
    phases: ["shooting", "combat"],
    kind: "item",
    names: { en: "Heavy armour", fr: "Armure lourde", ours: true },
    summary: { en: "Armour value 5+.", fr: "Valeur d’armure 5+." },
    editions: { standard: { sheet: "001", section: "Saves", facts: rowOf("tow.armour.heavy") } },
    see: ["tow.phase.shooting.saves"],
  },
  {
    id: "tow.armour.full-plate",
    chapter: "armour",
    phases: ["shooting", "combat"],
    kind: "item",
    names: { en: "Full plate armour", fr: "Armure de plates complète", ours: true },
    summary: { en: "Armour value 4+.", fr: "Valeur d’armure 4+." },
    editions: { standard: { sheet: "001", section: "Saves", facts: rowOf("tow.armour.full-plate") } },
    see: ["tow.phase.shooting.saves"],
  },
  {
    id: "tow.armour.shield",
    chapter: "armour",
    phases: ["shooting", "combat"],
    kind: "item",
    names: { en: "Shield", fr: "Bouclier", ours: true },
    summary: {
      en: "Makes the armour value 1 better: 5+ becomes 4+. On its own it gives 6+.° Not used in combat with a weapon that Requires Two Hands.°",
      fr: "Améliore la valeur d’armure de 1\u00a0: 5+ devient 4+. Seul, il donne 6+.° Ne sert pas au combat avec une arme à deux mains.°",
    },
    editions: { standard: { sheet: "001", section: "Saves", facts: rowOf("tow.armour.shield") } },
    see: ["tow.phase.shooting.saves"],
  },
  {
    id: "tow.armour.barding",
    chapter: "armour",
    phases: ["shooting", "combat"],
    kind: "item",
    names: { en: "Barding", fr: "Caparaçon", ours: true },
    summary: {
      en: "Makes the armour value 1 better; for mounted models.°",
      fr: "Améliore de 1 la valeur d’armure\u00a0; pour les figurines montées.°",
    },
    editions: { standard: { sheet: "001", section: "Saves", facts: { improvement: 1 } } },
    see: ["tow.phase.shooting.saves"],
  },
  {
    id: "tow.armour.best-save",
    chapter: "armour",
    phases: ["shooting", "combat"],
    kind: "item",
    names: { en: "Armour save cap", fr: "Meilleure sauvegarde", ours: true },
    summary: {
      en: "However much armour is worn, the armour value stops at 2+.",
      fr: "Quelle que soit l’armure portée, la valeur d’armure s’arrête à 2+.",
    },
    editions: { standard: { sheet: "001", section: "Saves", facts: rowOf("tow.armour.best-save") } },
    see: ["tow.phase.shooting.saves"],
  },
];
