import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Which weapons may attack, the four steps of an attack, and cover. */
export const coreAttacks: readonly Entry[] = [
  {
    id: "aos2.core.missile-weapons",
    chapter: "core",
    phases: ["shooting"],
    kind: "rule",
    names: { en: "Missile weapons", fr: "Armes de tir", ours: true },
    summary: {
      en: "The shooting model needs the target unit within its weapon’s Range and in sight; models of its own unit do not block its view.",
      fr: "La figurine qui tire doit voir l’unité visée et l’avoir à la Portée de son arme ; les figurines de sa propre unité ne lui cachent rien.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Missile Weapons",
        facts: { measuredFrom: "model using the weapon", within: "Range", visible: true, ownUnitBlocksSight: false },
      },
    },
    see: ["aos2.core.missile-weapons.minimum-range", "aos2.core.attack.sequence", "aos2.keyword.visible"],
  },
  {
    id: "aos2.core.missile-weapons.minimum-range",
    chapter: "core",
    phases: ["shooting"],
    kind: "rule",
    names: { en: "Missile minimum range", fr: "Portée minimale", ours: true },
    summary: {
      en: "A Range of two numbers, say 6″-48″, has a minimum: a unit lying wholly inside the shorter distance cannot be shot with it.",
      fr: "Une Portée à deux nombres, par exemple 6″-48″, a un minimum : une unité entièrement en deçà de la plus courte ne peut être visée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Missile Weapons",
        facts: { example: { minimum: 6, maximum: 48 }, barred: "units wholly within the minimum" },
      },
    },
    see: ["aos2.core.missile-weapons"],
  },
  {
    id: "aos2.core.melee-weapons",
    chapter: "core",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Melee weapons", fr: "Armes de mêlée", ours: true },
    summary: {
      en: "A model may strike with a melee weapon only if the target unit lies within that weapon’s Range of it.",
      fr: "Une figurine ne frappe avec une arme de mêlée que si l’unité visée est à la Portée de cette arme.",
    },
    editions: { standard: { sheet: "004", section: "Melee Weapons", facts: rowOf("aos2.core.melee-weapons") } },
    see: ["aos2.core.attack.sequence", "aos2.core.piling-in"],
  },
  {
    id: "aos2.core.attack.sequence",
    chapter: "core",
    phases: ["shooting", "combat"],
    kind: "sequence",
    names: { en: "Making attacks", fr: "Porter les attaques", ours: true },
    summary: {
      en: "Each attack runs through hit roll, wound roll, save roll and damage before the next one starts. Attacks with weapons of one kind may at times be rolled together; the rule on that is not on this sheet.",
      fr: "Chaque attaque passe par le jet de touche, le jet de blessure, la sauvegarde et les dégâts avant la suivante. Les attaques d’un même type d’arme peuvent parfois se jeter ensemble ; la règle qui le dit n’est pas sur cette feuille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Making Attacks",
        facts: rowOf("aos2.core.attack.sequence"),
      },
    },
    see: [
      "aos2.core.attack.hit-roll",
      "aos2.core.attack.wound-roll",
      "aos2.core.attack.save-roll",
      "aos2.core.attack.damage",
    ],
  },
  {
    id: "aos2.core.attack.hit-roll",
    chapter: "core",
    phases: ["shooting", "combat"],
    kind: "step",
    names: { en: "Hit roll", fr: "Jet de touche", ours: true },
    summary: {
      en: "Roll a D6: the weapon’s To Hit or more is a hit. An unmodified 1 misses and an unmodified 6 hits, whatever the modifiers.",
      fr: "Lancez un D6 : on touche en atteignant la valeur Pour toucher de l’arme. Un 1 non modifié rate et un 6 non modifié touche, quels que soient les modificateurs.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Making Attacks",
        facts: rowOf("aos2.core.attack.hit-roll"),
      },
    },
    see: ["aos2.core.attack.sequence", "aos2.core.attack.wound-roll"],
  },
  {
    id: "aos2.core.attack.wound-roll",
    chapter: "core",
    phases: ["shooting", "combat"],
    kind: "step",
    names: { en: "Wound roll", fr: "Jet de blessure", ours: true },
    summary: {
      en: "After a hit roll a D6: the weapon’s To Wound or more succeeds. An unmodified 1 always fails, an unmodified 6 always wounds.",
      fr: "Après une touche, lancez un D6 : on blesse en atteignant la valeur Pour blesser de l’arme. Un 1 non modifié échoue toujours, un 6 non modifié blesse toujours.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Making Attacks",
        facts: rowOf("aos2.core.attack.wound-roll"),
      },
    },
    see: ["aos2.core.attack.hit-roll", "aos2.core.attack.save-roll"],
  },
  {
    id: "aos2.core.attack.save-roll",
    chapter: "core",
    phases: ["shooting", "combat"],
    kind: "step",
    names: { en: "Save roll", fr: "Jet de sauvegarde", ours: true },
    summary: {
      en: "The target’s player rolls a D6 and applies the weapon’s Rend (Rend -1: take 1 off). Its Save or more stops the attack. An unmodified 1 fails; a 6 is no sure save.",
      fr: "Le joueur de la cible lance un D6 et applique la Perforation de l’arme (Perforation -1 : on retire 1). Sa Sauvegarde ou plus arrête l’attaque. Un 1 non modifié échoue ; un 6 ne sauve pas à coup sûr.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Making Attacks",
        facts: rowOf("aos2.core.attack.save-roll"),
      },
    },
    see: ["aos2.keyword.rend", "aos2.core.cover", "aos2.core.attack.damage"],
  },
  {
    id: "aos2.core.attack.damage",
    chapter: "core",
    phases: ["shooting", "combat"],
    kind: "step",
    names: { en: "Determine damage", fr: "Déterminer les dégâts", ours: true },
    summary: {
      en: "An attack not saved does as much damage as the weapon’s Damage: 1 for most, 2 or more for some.",
      fr: "Une attaque non sauvegardée inflige les Dégâts de l’arme : 1 pour la plupart, 2 ou plus pour certaines.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Making Attacks",
        facts: rowOf("aos2.core.attack.damage"),
      },
    },
    see: ["aos2.core.allocating-wounds.total", "aos2.core.modifiers.random-values"],
  },
  {
    id: "aos2.core.cover",
    chapter: "core",
    phases: ["shooting", "combat"],
    kind: "rule",
    names: { en: "Cover", fr: "Couvert", ours: true },
    summary: {
      en: "+1 to a unit’s save rolls while every model of it stands wholly on or in a terrain feature. Not in the combat phase if it charged this turn, and never for a unit with a MONSTER or WAR MACHINE model whose Wounds are 8 or more.",
      fr: "+1 aux sauvegardes d’une unité dont toutes les figurines sont entièrement sur ou dans un élément de terrain. Pas en phase de combat si elle a chargé ce tour-ci, et jamais pour une unité comptant une figurine MONSTRE ou MACHINE DE GUERRE qui a 8 Blessures ou plus.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Cover",
        facts: {
          saveModifier: 1,
          models: "all wholly on or within a terrain feature",
          notIf: "charged this turn, in the combat phase",
          never: { keywords: ["MONSTER", "WAR MACHINE"], wounds: "8+" },
        },
      },
    },
    see: [
      "aos2.core.attack.save-roll",
      "aos2.keyword.terrain-feature",
      "aos2.keyword.monster",
      "aos2.keyword.war-machine",
    ],
  },
];
