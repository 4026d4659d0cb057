import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** From damage to slain models: allocating, negating and healing wounds, and mortal wounds. */
export const coreWounds: readonly Entry[] = [
  {
    id: "aos2.core.allocating-wounds.total",
    chapter: "core",
    phases: ["shooting", "combat"],
    kind: "rule",
    names: { en: "Allocating wounds", fr: "Attribuer les blessures", ours: true },
    summary: {
      en: "When a unit has made all of its attacks, sum their damage; the target’s player then puts that many wounds on the target unit.",
      fr: "Quand une unité a porté toutes ses attaques, on additionne leurs dégâts ; le joueur de la cible attribue alors autant de blessures à celle-ci.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allocating Wounds",
        facts: rowOf("aos2.core.allocating-wounds.total"),
      },
    },
    see: ["aos2.core.attack.damage", "aos2.core.allocating-wounds.order"],
  },
  {
    id: "aos2.core.allocating-wounds.order",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Allocating wounds - order", fr: "Attribuer les blessures : ordre", ours: true },
    summary: {
      en: "Wounds go on one by one, the owner choosing the model; it may be out of the attacker’s reach and sight. A model already wounded must take the next wounds until it is slain, so a unit never holds two wounded models.",
      fr: "Les blessures se posent une à une, au choix du propriétaire, même sur une figurine hors de portée ou de vue de l’attaquant. Une figurine déjà blessée prend les suivantes jusqu’à sa mort : une unité n’a jamais deux figurines blessées.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allocating Wounds",
        facts: rowOf("aos2.core.allocating-wounds.order"),
      },
    },
    see: ["aos2.core.allocating-wounds.total", "aos2.core.allocating-wounds.negation"],
  },
  {
    id: "aos2.core.allocating-wounds.negation",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Negating wounds", fr: "Annuler des blessures", ours: true },
    summary: {
      en: "An ability that negates wounds is rolled separately for every wound or mortal wound at the moment it lands on the model. A negated one does nothing.",
      fr: "Une capacité qui annule les blessures se lance séparément pour chaque blessure ou blessure mortelle, au moment où la figurine la reçoit. Une blessure annulée reste sans effet.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allocating Wounds",
        facts: rowOf("aos2.core.allocating-wounds.negation"),
      },
    },
    see: ["aos2.battle-trait.death.deathless-minions", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.core.mortal-wounds",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Mortal wounds", fr: "Blessures mortelles", ours: true },
    summary: {
      en: "No hit, wound or save rolls: each mortal wound is one wound inflicted. Those caused by a unit’s attacks wait and are allocated with its other wounds after its last attack; all others are allocated immediately. Once allocated they are ordinary wounds.",
      fr: "Ni jet de touche, ni jet de blessure, ni sauvegarde : chaque blessure mortelle inflige une blessure. Celles que causent les attaques d’une unité sont attribuées avec ses autres blessures, après sa dernière attaque ; toutes les autres le sont aussitôt. Une fois attribuées, ce sont des blessures ordinaires.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Mortal Wounds",
        facts: rowOf("aos2.core.mortal-wounds"),
      },
    },
    see: ["aos2.core.allocating-wounds.total", "aos2.core.allocating-wounds.negation"],
  },
  {
    id: "aos2.core.healing-wounds",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Healing wounds", fr: "Soigner des blessures", ours: true },
    summary: {
      en: "For every wound healed take one allocated wound off the model. Slain models stay slain.",
      fr: "Chaque blessure soignée retire à la figurine une blessure attribuée. Une figurine tuée le reste.",
    },
    editions: {
      standard: { sheet: "004", section: "Healing Wounds", facts: { removed: 1, slainModels: "not healed" } },
    },
    see: ["aos2.core.allocating-wounds.order"],
  },
];
