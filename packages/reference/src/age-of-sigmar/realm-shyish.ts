import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Shyish, the Realm of Death: six features, a spell, two commands. */
export const realmShyish: readonly Entry[] = [
  {
    id: "aos2.realm.shyish",
    chapter: "realm-shyish",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Shyish, the Realm of Death", fr: "Shyish, royaume de la Mort", ours: true },
    summary: {
      en: "Feature on a D6: 1 Barren Moorland, 2 Life Leeching, 3 The Winds of Death, 4 Haunted Realm, 5 Eternal War, 6 Aetherquake Aftershock. Spell: Pall of Doom. Commands: Honour the Dead, Soul-force Sacrifice.",
      fr: "Particularité sur un D6 : 1 Landes stériles, 2 Saignée de vie, 3 Les Vents de mort, 4 Royaume hanté, 5 Guerre éternelle, 6 Contrecoup du séisme d’éther. Sort : Voile funeste. Commandements : Honneur aux morts, Sacrifice d’âmes.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Shyish",
        facts: {
          features: 6,
          spells: 1,
          commands: 2,
          rows: [
            [1, "Barren Moorland"],
            [2, "Life Leeching"],
            [3, "The Winds of Death"],
            [4, "Haunted Realm"],
            [5, "Eternal War"],
            [6, "Aetherquake Aftershock"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.shyish.spell.pall-of-doom",
      "aos2.realm.shyish.command.honour-the-dead",
      "aos2.realm.shyish.command.soul-force-sacrifice",
    ],
  },
  {
    id: "aos2.realm.shyish.feature.barren-moorland",
    chapter: "realm-shyish",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Barren Moorland", fr: "Landes stériles", ours: true },
    summary: { en: "1: the land does nothing.", fr: "1 : le pays reste sans effet." },
    editions: {
      standard: { sheet: "004", section: "Shyish: Realmscape Features", facts: { table: "D6", roll: 1, effect: null } },
    },
    see: ["aos2.realm.shyish", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.shyish.feature.life-leeching",
    chapter: "realm-shyish",
    phases: ["hero"],
    kind: "row",
    names: { en: "Life Leeching", fr: "Saignée de vie", ours: true },
    summary: {
      en: "2: when your hero phase starts, roll a die; on 6+ an enemy unit of your choice takes D3 mortal wounds.",
      fr: "2 : au début de votre phase des héros, lancez un dé ; sur 6+, une unité ennemie de votre choix subit D3 blessures mortelles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Shyish: Realmscape Features",
        facts: { table: "D6", roll: 2, when: "start of your hero phase", needs: "6+", mortalWounds: "D3" },
      },
    },
    see: ["aos2.realm.shyish", "aos2.realm.common.feature-roll", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.realm.shyish.feature.the-winds-of-death",
    chapter: "realm-shyish",
    phases: ["hero"],
    kind: "row",
    names: { en: "The Winds of Death", fr: "Les Vents de mort", ours: true },
    summary: {
      en: "3: when your hero phase starts, roll a die; on 6+ choose an enemy unit and roll once for every model it has: each 5+ deals it 1 mortal wound.",
      fr: "3 : au début de votre phase des héros, lancez un dé ; sur 6+, choisissez une unité ennemie et lancez un dé par figurine : chaque 5+ lui inflige 1 blessure mortelle.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Shyish: Realmscape Features",
        facts: {
          table: "D6",
          roll: 3,
          when: "start of your hero phase",
          needs: "6+",
          perModel: { needs: "5+", mortalWounds: 1 },
        },
      },
    },
    see: ["aos2.realm.shyish", "aos2.realm.common.feature-roll", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.realm.shyish.feature.haunted-realm",
    chapter: "realm-shyish",
    phases: ["battleshock"],
    kind: "row",
    names: { en: "Haunted Realm", fr: "Royaume hanté", ours: true },
    summary: {
      en: "4: every terrain feature is Sinister besides whatever else it is; units within 1″ of it have -1 Bravery.°",
      fr: "4\u00a0: tout élément de terrain est Sinistre en plus de ce qu’il est déjà\u00a0; les unités à 1″ ou moins ont -1 en Bravoure.°",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Shyish: Realmscape Features",
        facts: { table: "D6", roll: 4, sceneryRule: "Sinister", distance: 1, bravery: -1 },
      },
    },
    see: [
      "aos2.realm.shyish",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.sinister",
      "aos2.keyword.bravery",
      "aos2.keyword.terrain-feature",
    ],
    misprints: [
      {
        printed: {
          en: "Names the Sinister scenery rule; the sheet does not print it.",
          fr: "Nomme la règle de décor Sinistre, que la feuille n’imprime pas.",
        },
        used: { en: "-1 Bravery within 1″ of the feature.", fr: "-1 en Bravoure à 1″ ou moins de l’élément." },
        why: {
          en: "The edition’s usual scenery rule, given from memory.",
          fr: "La règle de décor usuelle de l’édition, donnée de mémoire.",
        },
      },
    ],
  },
  {
    id: "aos2.realm.shyish.feature.eternal-war",
    chapter: "realm-shyish",
    phases: ["battleshock"],
    kind: "row",
    names: { en: "Eternal War", fr: "Guerre éternelle", ours: true },
    summary: {
      en: "5: all units of both armies have +1 Bravery.",
      fr: "5 : toutes les unités des deux armées ont +1 en Bravoure.",
    },
    editions: {
      standard: { sheet: "004", section: "Shyish: Realmscape Features", facts: { table: "D6", roll: 5, bravery: 1 } },
    },
    see: ["aos2.realm.shyish", "aos2.realm.common.feature-roll", "aos2.keyword.bravery"],
  },
  {
    id: "aos2.realm.shyish.feature.aetherquake-aftershock",
    chapter: "realm-shyish",
    phases: ["hero"],
    kind: "row",
    names: { en: "Aetherquake Aftershock", fr: "Contrecoup du séisme d’éther", ours: true },
    summary: {
      en: "6: both sides add 1 to their casting rolls. Unbinding rolls gain nothing.",
      fr: "6 : les deux camps ajoutent 1 à leurs jets de lancement. Les jets pour contrer n’y gagnent rien.",
    },
    editions: {
      standard: { sheet: "004", section: "Shyish: Realmscape Features", facts: { table: "D6", roll: 6, casting: 1 } },
    },
    see: ["aos2.realm.shyish", "aos2.realm.common.feature-roll", "aos2.core.casting.attempt"],
  },
  {
    id: "aos2.realm.shyish.spell.pall-of-doom",
    chapter: "realm-shyish",
    phases: ["hero"],
    kind: "spell",
    names: { en: "Pall of Doom", fr: "Voile funeste", ours: true },
    summary: {
      en: "Casting value 6. A visible enemy unit within 18″ has -2 Bravery until your next hero phase.",
      fr: "Valeur de lancement 6. Une unité ennemie visible à 18″ ou moins a -2 en Bravoure jusqu’à votre prochaine phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Shyish: Realmsphere Magic",
        facts: spell("shyish", null, [version("basic", 6, within(18), [], "until your next hero phase")], {
          visible: true,
          target: "enemy unit",
          bravery: -2,
        }),
      },
    },
    see: ["aos2.realm.shyish", "aos2.realm.common.realmsphere-magic", "aos2.keyword.bravery"],
  },
  {
    id: "aos2.realm.shyish.command.honour-the-dead",
    chapter: "realm-shyish",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Honour the Dead", fr: "Honneur aux morts", ours: true },
    summary: {
      en: "Start of any combat phase: choose one of your units within 3″ of your HERO or 12″ of your general and roll a die. If it rolls below the number of its models slain so far, all its weapons have +1 Attacks this phase.",
      fr: "Début de n’importe quelle phase de combat : choisissez une de vos unités à 3″ d’un de vos HÉROS ou 12″ de votre général et lancez un dé. S’il est inférieur au nombre de figurines qu’elle a perdues, toutes ses armes ont +1 Attaque durant cette phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Shyish: Realm Commands",
        facts: { when: "start of any combat phase", cost: 1, heroRange: 3, generalRange: 12, die: "D6", attacks: 1 },
      },
    },
    see: ["aos2.realm.shyish", "aos2.realm.common.realm-commands"],
    misprints: [
      {
        printed: {
          en: "Does not say since when models slain count.",
          fr: "Ne dit pas depuis quand comptent les figurines tuées.",
        },
        used: { en: "All slain since the battle began.", fr: "Toutes celles tuées depuis le début de la bataille." },
        why: { en: "The text sets no shorter span.", fr: "Le texte ne fixe pas de durée plus courte." },
      },
    ],
  },
  {
    id: "aos2.realm.shyish.command.soul-force-sacrifice",
    chapter: "realm-shyish",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Soul-force Sacrifice", fr: "Sacrifice d’âmes", ours: true },
    summary: {
      en: "Start of your hero phase: choose 1 of your units within 3″ of your general, not the general, and allocate as many wounds to it as you like; for each of them the general heals 1 wound.",
      fr: "Début de votre phase des héros : choisissez 1 de vos unités à 3″ de votre général, autre que lui, et attribuez-lui autant de blessures que vous voulez ; pour chacune, le général soigne 1 blessure.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Shyish: Realm Commands",
        facts: { when: "start of your hero phase", cost: 1, units: 1, generalRange: 3, heals: 1, perWound: 1 },
      },
    },
    see: [
      "aos2.realm.shyish",
      "aos2.realm.common.realm-commands",
      "aos2.core.healing-wounds",
      "aos2.core.allocating-wounds.total",
    ],
  },
];
