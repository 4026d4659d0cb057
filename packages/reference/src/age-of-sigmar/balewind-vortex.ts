import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The one endless spell whose warscroll the sheet prints. */
export const balewindVortex: readonly Entry[] = [
  {
    id: "aos2.endless-spell.balewind-vortex",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "spell",
    names: { en: "Balewind Vortex", fr: "Vortex de Malevent", ours: true },
    summary: {
      en: "A whirlwind the caster stands on, summoned on 6 or more. Not predatory, so it does not move. Keywords ENDLESS SPELL and BALEWIND VORTEX.",
      fr: "Un tourbillon qui porte son lanceur, invoqué sur 6 ou plus. Il n’est pas prédateur et ne bouge donc pas. Mots-clés SORT PERSISTANT et VORTEX DE MALEVENT.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Balewind Vortex",
        facts: spell("endless-spell", null, [version("basic", 6, null, [], null)], {
          predatory: false,
          spell: "Summon Balewind Vortex",
          keywords: ["ENDLESS SPELL", "BALEWIND VORTEX"],
        }),
      },
    },
    see: [
      "aos2.endless-spell.balewind-vortex.cast",
      "aos2.endless-spell.balewind-vortex.benefits",
      "aos2.endless-spell.balewind-vortex.dispelled",
      "aos2.keyword.balewind-vortex",
    ],
  },
  {
    id: "aos2.endless-spell.balewind-vortex.cast",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "spell",
    names: { en: "Summon Balewind Vortex", fr: "Invoquer le Vortex de Malevent", ours: true },
    summary: {
      en: "Casting value 6. Forbidden to a WIZARD with a Wounds characteristic of 9 or more, in a unit of 2 or more models, or standing on a Vortex already. It goes no farther than 1″ from the caster and over 3″ away from enemy models; then put the caster on top.",
      fr: "Valeur de lancement 6. Interdit au SORCIER qui a 9 Blessures ou plus, fait partie d’une unité de 2 figurines ou plus, ou se tient déjà sur un Vortex. On le place à 1″ ou moins du lanceur et à plus de 3″ des figurines ennemies, puis le lanceur monte dessus.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Balewind Vortex",
        facts: spell("endless-spell", null, [version("basic", 6, within(1), [], null)], {
          forbidden: { wounds: "9+", modelsInUnit: "2+", alreadyOnVortex: true },
          moreThanFromEnemies: 3,
        }),
      },
    },
    see: ["aos2.endless-spell.rules.setup", "aos2.keyword.wounds-characteristic", "aos2.endless-spell.balewind-vortex"],
  },
  {
    id: "aos2.endless-spell.balewind-vortex.single-model",
    chapter: "endless-spells",
    phases: [],
    kind: "rule",
    names: { en: "Balewind Vortex - combined model", fr: "Vortex de Malevent : une seule figurine", ours: true },
    summary: {
      en: "Caster and Vortex count as one model of the caster’s army, with the caster’s warscroll and the endless spell rules. For the opponent it is an enemy model, so it can be attacked.",
      fr: "Le lanceur et le Vortex forment une seule figurine de l’armée du lanceur, avec sa charte d’unité et les règles des sorts persistants. Pour l’adversaire c’est une figurine ennemie : on peut l’attaquer.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Balewind Vortex",
        facts: { models: 1, profile: "caster's warscroll", opponent: "enemy model" },
      },
    },
    see: ["aos2.endless-spell.rules.treated-as", "aos2.endless-spell.balewind-vortex.rider-slain"],
  },
  {
    id: "aos2.endless-spell.balewind-vortex.benefits",
    chapter: "endless-spells",
    phases: ["hero", "movement", "charge", "combat"],
    kind: "rule",
    names: { en: "Balewind Vortex - rider effects", fr: "Vortex de Malevent : effets sur le sorcier", ours: true },
    summary: {
      en: "The WIZARD on top casts 1 spell more in each of its hero phases, the one of the summoning included; its spells reach 6″ farther; +1 to its save rolls; it cannot move.",
      fr: "Le SORCIER juché dessus lance 1 sort de plus à chacune de ses phases des héros, celle de l’invocation comprise ; ses sorts portent 6″ plus loin ; +1 à ses jets de sauvegarde ; il ne peut pas bouger.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Balewind Vortex",
        facts: { extraCasts: 1, spellRange: 6, save: 1, moves: false },
      },
    },
    see: [
      "aos2.core.attack.save-roll",
      "aos2.core.casting.attempt",
      "aos2.endless-spell.balewind-vortex.self-dispel",
      "aos2.endless-spell.balewind-vortex.rider-slain",
    ],
  },
  {
    id: "aos2.endless-spell.balewind-vortex.self-dispel",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: {
      en: "Balewind Vortex - dispelled by rider",
      fr: "Vortex de Malevent : dissipé par son sorcier",
      ours: true,
    },
    summary: {
      en: "The rider dispels its own Vortex without rolling. That spends its only dispel try of the phase and the extra spell of the Vortex; its usual casts remain.",
      fr: "Le sorcier dissipe son propre Vortex sans jeter de dés. Cela coûte son unique tentative de dissipation de la phase et le sort supplémentaire du Vortex ; ses lancements habituels lui restent.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Balewind Vortex",
        facts: { roll: null, automatic: true, spends: ["extra spell", "dispel attempt of the phase"] },
      },
    },
    see: ["aos2.endless-spell.rules.dispel-attempt", "aos2.endless-spell.balewind-vortex.dispelled"],
  },
  {
    id: "aos2.endless-spell.balewind-vortex.rider-slain",
    chapter: "endless-spells",
    phases: [],
    kind: "rule",
    names: { en: "Balewind Vortex - rider slain", fr: "Vortex de Malevent : sorcier tué", ours: true },
    summary: {
      en: "If its wizard dies, the Vortex goes off the table with it at once.",
      fr: "Si son sorcier meurt, le Vortex quitte aussitôt la table avec lui.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Balewind Vortex",
        facts: { vortex: "dispelled and removed with the wizard" },
      },
    },
    see: ["aos2.endless-spell.balewind-vortex.single-model"],
  },
  {
    id: "aos2.endless-spell.balewind-vortex.dispelled",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Balewind Vortex - dispelled", fr: "Vortex de Malevent : dissipé", ours: true },
    summary: {
      en: "A living wizard climbs down: wholly within 6″ of the Vortex, more than 3″ from enemy models. Then the Vortex is taken away. A wizard with nowhere to stand is slain.",
      fr: "Le sorcier survivant descend : entièrement à 6″ ou moins du Vortex, à plus de 3″ des figurines ennemies. Puis on retire le Vortex. Le sorcier qu’on ne peut placer est tué.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Balewind Vortex",
        facts: { whollyWithinVortex: 6, moreThanFromEnemies: 3, noPlace: "wizard slain" },
      },
    },
    see: ["aos2.endless-spell.rules.after-dispel", "aos2.endless-spell.balewind-vortex.self-dispel"],
  },
];
