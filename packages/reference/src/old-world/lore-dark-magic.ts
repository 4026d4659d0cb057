import { inCombat, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of Dark Magic. */
export const loreDarkMagic: readonly Entry[] = [
  {
    id: "tow.lore.dark-magic",
    chapter: "lore-dark-magic",
    phases: [],
    kind: "table",
    names: { en: "Dark Magic (lore)", fr: "Magie noire", ours: true },
    summary: {
      en: "Seven spells: Doombolt is the signature spell; 1 Word of Pain, 2 Stream of Corruption, 3 Infernal Gateway, 4 Phantasmagoria, 5 Battle Lust, 6 Soul Eater.",
      fr: "Sept sorts : Trait du destin est le sort signature ; 1 Mot de douleur, 2 Flot de corruption, 3 Portail infernal, 4 Fantasmagorie, 5 Soif de bataille, 6 Mangeur d’âmes.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: {
          spells: 7,
          rows: [
            ["signature", "Doombolt"],
            [1, "Word of Pain"],
            [2, "Stream of Corruption"],
            [3, "Infernal Gateway"],
            [4, "Phantasmagoria"],
            [5, "Battle Lust"],
            [6, "Soul Eater"],
          ],
        },
      },
    },
    see: [
      "tow.spell.dark-magic.doombolt",
      "tow.spell.dark-magic.word-of-pain",
      "tow.spell.dark-magic.stream-of-corruption",
      "tow.spell.dark-magic.infernal-gateway",
      "tow.spell.dark-magic.phantasmagoria",
      "tow.spell.dark-magic.battle-lust",
      "tow.spell.dark-magic.soul-eater",
    ],
  },
  {
    id: "tow.spell.dark-magic.doombolt",
    chapter: "lore-dark-magic",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "Doombolt", fr: "Trait du destin", ours: true },
    summary: {
      en: "Centre the 3″ template on the target unit. Enemy models under it risk being hit: one hit each at S3, AP -2.",
      fr: "Centrez le gabarit de 3″ sur l’unité visée. Les figurines ennemies dessous risquent d’être touchées : une touche de F3, PA -2 chacune.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: spell("dark-magic", "signature", [version("basic", 8, within(24), ["magic missile"], "instant")], {
          template: 3,
          hits: 1,
          strength: 3,
          armourPenetration: -2,
          page: 95,
          affects: "enemy",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.magic-missile",
      "tow.keyword.risks-being-hit",
      "tow.keyword.small-blast",
      "tow.keyword.signature-spell",
      "tow.lore.dark-magic",
    ],
  },
  {
    id: "tow.spell.dark-magic.word-of-pain",
    chapter: "lore-dark-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Word of Pain", fr: "Mot de douleur", ours: true },
    summary: {
      en: "Until your next Start of Turn the target has -1 Strength and -1 Toughness, never under 1. Engaged units may be chosen.",
      fr: "Jusqu’à votre prochain Début de tour, la cible a -1 en Force et en Endurance, jamais sous 1. On peut viser une unité engagée.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: spell("dark-magic", 1, [version("basic", 10, within(18), ["hex"], "until your next Start of Turn")], {
          strengthModifier: -1,
          toughness: -1,
          minimum: 1,
          engagedTargets: true,
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.keyword.base-contact", "tow.lore.dark-magic"],
  },
  {
    id: "tow.spell.dark-magic.stream-of-corruption",
    chapter: "lore-dark-magic",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Stream of Corruption", fr: "Flot de corruption", ours: true },
    summary: {
      en: "Flame template: narrow end at the caster’s base, broad end over a unit fighting the caster. Every model under it, friends included, risks being hit: one hit each at S3, AP -1.",
      fr: "Gabarit de flammes : petit bout au socle du lanceur, gros bout sur une unité qui le combat. Toute figurine dessous, amies comprises, risque d’être touchée : une touche de F3, PA -1 chacune.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: spell("dark-magic", 2, [version("basic", 8, inCombat, ["assailment"], "instant")], {
          template: "flame",
          hits: 1,
          strength: 3,
          armourPenetration: -1,
          page: 95,
          affects: "any",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.assailment",
      "tow.keyword.risks-being-hit",
      "tow.keyword.flame-template",
      "tow.keyword.base-contact",
      "tow.lore.dark-magic",
    ],
  },
  {
    id: "tow.spell.dark-magic.infernal-gateway",
    chapter: "lore-dark-magic",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Infernal Gateway", fr: "Portail infernal", ours: true },
    summary: {
      en: "A friendly character that does not flee, even one in combat, is lifted and set down within 12″ of where it stood, outside 6″ of all enemy models. So it can leave a combat.",
      fr: "Un personnage ami qui ne fuit pas, même au combat, est retiré puis reposé à 12″ au plus de sa place, à plus de 6″ de toute figurine ennemie. Il peut ainsi quitter un combat.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: spell("dark-magic", 3, [version("basic", 10, within(12), ["conveyance"], "instant")], {
          distance: 12,
          enemyClearance: 6,
          target: "friendly character",
          engagedTargets: true,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.conveyance",
      "tow.keyword.character",
      "tow.keyword.flee-move",
      "tow.keyword.base-contact",
      "tow.lore.dark-magic",
    ],
  },
  {
    id: "tow.spell.dark-magic.phantasmagoria",
    chapter: "lore-dark-magic",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Phantasmagoria", fr: "Fantasmagorie", ours: true },
    summary: {
      en: "3″ template that stays where it is, hole within 12″ of the caster; dangerous terrain. Enemies ending a move within 12″ of it test for Panic: those that fail Fall Back in Good Order or flee straight away from it, any others are Impetuous as long as they stay that near.",
      fr: "Gabarit de 3″ immobile, trou à 12″ du lanceur au plus ; terrain dangereux. Un ennemi qui finit un mouvement à 12″ ou moins passe un test de Panique : raté, il recule en bon ordre ou fuit droit à l’opposé ; les autres sont Impétueux tant qu’ils restent si près.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: spell("dark-magic", 4, [version("basic", 9, within(12), ["vortex"], "remains in play")], {
          template: 3,
          placement: 12,
          move: 0,
          terrain: "dangerous",
          panicWithin: 12,
          otherwise: "Impetuous",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.impetuous",
      "tow.keyword.remains-in-play",
      "tow.keyword.small-blast",
      "tow.keyword.dangerous-terrain",
      "tow.keyword.panic-test",
      "tow.lore.dark-magic",
    ],
  },
  {
    id: "tow.spell.dark-magic.battle-lust",
    chapter: "lore-dark-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Battle Lust", fr: "Soif de bataille", ours: true },
    summary: {
      en: "A friendly unit has Frenzy and Hatred (all enemies) this turn.",
      fr: "Une unité amie a Frénésie et Haine (tous les ennemis) ce tour-ci.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: spell(
          "dark-magic",
          5,
          [version("basic", 9, within(12), ["enchantment"], "until the end of this turn")],
          { rules: ["Frenzy", "Hatred (all enemies)"] },
        ),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.keyword.frenzy", "tow.keyword.hatred", "tow.lore.dark-magic"],
  },
  {
    id: "tow.spell.dark-magic.soul-eater",
    chapter: "lore-dark-magic",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Soul Eater", fr: "Mangeur d’âmes", ours: true },
    summary: {
      en: "One enemy model fighting the caster takes a hit at S3 that costs 3 Wounds when unsaved. Armour does not help; Ward and Regeneration do.",
      fr: "Une figurine ennemie au combat avec le lanceur subit une touche de F3 qui ôte 3 Points de Vie si elle n’est pas sauvegardée. L’armure n’aide pas ; sauvegarde invulnérable et Régénération oui.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Dark Magic",
        facts: spell("dark-magic", 6, [version("basic", 7, inCombat, ["assailment"], "instant")], {
          hits: 1,
          strength: 3,
          multipleWounds: 3,
          targets: 1,
          armourSave: false,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.assailment",
      "tow.keyword.multiple-wounds",
      "tow.keyword.regeneration",
      "tow.keyword.ward",
      "tow.keyword.base-contact",
      "tow.lore.dark-magic",
    ],
  },
];
