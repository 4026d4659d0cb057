import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Close combat weapons and armour, as the army books arm their units. */
export const weaponEntries: readonly Entry[] = unprintedAt({ chapter: "weapons", phases: ["melee"], kind: "weapon" }, [
  {
    id: "hand-weapon",
    names: say("Hand Weapon", "Arme de base"),
    summary: say(
      "No bonus of its own. Every model has one and may use it where it has nothing else; on foot and with a Shield it lets the unit Parry.",
      "Aucun bonus propre. Toute figurine en a une et s’en sert quand elle n’a rien d’autre ; à pied et avec un Bouclier, elle permet la Parade.",
    ),
    see: ["t9a.rule.parry"],
  },
  {
    id: "great-weapon",
    names: say("Great Weapon", "Arme lourde"),
    summary: say(
      "+2 Strength and +2 Armour Penetration. Takes both hands; its wielder strikes at Initiative Step 0.",
      "+2 en Force et +2 en Pénétration d’armure. Se tient à deux mains ; son porteur frappe au palier d’Initiative 0.",
    ),
    ruling: "great-weapon-charging",
  },
  {
    id: "halberd",
    names: say("Halberd", "Hallebarde"),
    summary: say(
      "+1 Strength and +1 Armour Penetration. Takes both hands.",
      "+1 en Force et +1 en Pénétration d’armure. Se tient à deux mains.",
    ),
  },
  {
    id: "paired-weapons",
    names: say("Paired Weapons", "Paire d’armes"),
    summary: say(
      "+1 Attack Value and +1 Offensive Skill. Takes both hands; the enemy cannot Parry against it.",
      "+1 Attaque et +1 en Compétence offensive. Se tient à deux mains ; l’ennemi ne peut pas y opposer sa Parade.",
    ),
    see: ["t9a.rule.parry"],
    ruling: "weapon-of-its-own",
  },
  {
    id: "spear",
    names: say("Spear", "Lance d’infanterie"),
    summary: say(
      "+1 Armour Penetration, and one more rank supports. Braced (First Round of Combat, not Charging, nobody in contact with flank or rear): +2 Agility and 1 more Armour Penetration.",
      "+1 en Pénétration d’armure, et un rang de plus soutient. Calée (première manche du combat, sans charger, personne au contact du flanc ou du dos) : +2 en Agilité et encore 1 en Pénétration.",
    ),
    see: ["t9a.rule.first-round", "t9a.rule.supporting-attacks"],
  },
  {
    id: "lance",
    names: say("Lance", "Lance de cavalerie"),
    summary: say(
      "While Charging, against enemies touched with the front: +2 Strength and +2 Armour Penetration.",
      "En charge, contre l’ennemi touché de front : +2 en Force et +2 en Pénétration d’armure.",
    ),
  },
  {
    id: "light-lance",
    names: say("Light Lance", "Lance légère"),
    summary: say(
      "While Charging, against enemies touched with the front: +1 Strength and +1 Armour Penetration.",
      "En charge, contre l’ennemi touché de front : +1 en Force et +1 en Pénétration d’armure.",
    ),
  },
  {
    id: "flintlock-axe-blade",
    names: say("Flintlock Axe, blade", "Hache à silex, lame"),
    summary: say("+1 Strength. Takes both hands.", "+1 en Force. Se tient à deux mains."),
    from: "army",
    see: ["t9a.rule.flintlock-axe"],
    ruling: "flintlock-axe-blade",
  },
  {
    id: "cavalry-pick",
    names: say("Cavalry Pick", "Pic de cavalerie"),
    summary: say("+2 Armour Penetration.", "+2 en Pénétration d’armure."),
    from: "army",
  },
  {
    id: "armour-worn",
    kind: "rule",
    names: say("Suits of armour and shields", "Armures et boucliers"),
    summary: say(
      "Light Armour adds 1 to Armour, Heavy Armour 2, Plate Armour 3; one suit counts. A Shield adds 1 unless the weapon in use takes both hands.",
      "L’Armure légère ajoute 1 en Armure, la lourde 2, celle de plates 3 ; une seule compte. Le Bouclier ajoute 1, sauf si l’arme en main se tient à deux mains.",
    ),
    see: ["t9a.table.armour-save"],
  },
]);
