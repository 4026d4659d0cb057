import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Ulgu, the Realm of Shadow: six features, a spell, a command. */
export const realmUlgu: readonly Entry[] = [
  {
    id: "aos2.realm.ulgu",
    chapter: "realm-ulgu",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Ulgu, the Realm of Shadow", fr: "Ulgu, royaume de l’Ombre", ours: true },
    summary: {
      en: "Feature on a D6: 1 Shrouded Lands, 2 Impenetrable Gloom, 3 Perpetual Dusk, 4 Darkly Shaded, 5 Shadowed Mansions, 6 Shadow Realms. Spell: Mystifying Miasma. Command: Lord of the Shadow Realm.",
      fr: "Particularité sur un D6 : 1 Terres voilées, 2 Ténèbres impénétrables, 3 Crépuscule perpétuel, 4 Pénombre épaisse, 5 Manoirs d’ombre, 6 Royaumes d’ombre. Sort : Miasme mystificateur. Commandement : Seigneur du royaume d’ombre.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Ulgu",
        facts: {
          features: 6,
          spells: 1,
          commands: 1,
          rows: [
            [1, "Shrouded Lands"],
            [2, "Impenetrable Gloom"],
            [3, "Perpetual Dusk"],
            [4, "Darkly Shaded"],
            [5, "Shadowed Mansions"],
            [6, "Shadow Realms"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.ulgu.spell.mystifying-miasma",
      "aos2.realm.ulgu.command.lord-of-the-shadow-realm",
      "aos2.realm.helleflux",
    ],
  },
  {
    id: "aos2.realm.ulgu.feature.shrouded-lands",
    chapter: "realm-ulgu",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Shrouded Lands", fr: "Terres voilées", ours: true },
    summary: { en: "1: dim but harmless, no rule.", fr: "1 : sombre mais sans danger, aucune règle." },
    editions: {
      standard: { sheet: "004", section: "Ulgu: Realmscape Features", facts: { table: "D6", roll: 1, effect: null } },
    },
    see: ["aos2.realm.ulgu", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.ulgu.feature.impenetrable-gloom",
    chapter: "realm-ulgu",
    phases: ["hero", "shooting", "combat"],
    kind: "row",
    names: { en: "Impenetrable Gloom", fr: "Ténèbres impénétrables", ours: true },
    summary: {
      en: "2: no attack and no spell reaches farther than 6″.",
      fr: "2 : aucune attaque ni aucun sort ne porte à plus de 6″.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ulgu: Realmscape Features",
        facts: { table: "D6", roll: 2, maximumRange: 6, affects: ["attacks", "spells"] },
      },
    },
    see: [
      "aos2.realm.ulgu",
      "aos2.realm.common.feature-roll",
      "aos2.core.missile-weapons",
      "aos2.core.casting.attempt",
    ],
  },
  {
    id: "aos2.realm.ulgu.feature.perpetual-dusk",
    chapter: "realm-ulgu",
    phases: ["hero", "shooting", "combat"],
    kind: "row",
    names: { en: "Perpetual Dusk", fr: "Crépuscule perpétuel", ours: true },
    summary: {
      en: "3: no attack and no spell reaches farther than 12″.",
      fr: "3 : aucune attaque ni aucun sort ne porte à plus de 12″.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ulgu: Realmscape Features",
        facts: { table: "D6", roll: 3, maximumRange: 12, affects: ["attacks", "spells"] },
      },
    },
    see: [
      "aos2.realm.ulgu",
      "aos2.realm.common.feature-roll",
      "aos2.core.missile-weapons",
      "aos2.core.casting.attempt",
    ],
  },
  {
    id: "aos2.realm.ulgu.feature.darkly-shaded",
    chapter: "realm-ulgu",
    phases: ["hero", "shooting", "combat"],
    kind: "row",
    names: { en: "Darkly Shaded", fr: "Pénombre épaisse", ours: true },
    summary: {
      en: "4: no attack and no spell reaches farther than 18″.",
      fr: "4 : aucune attaque ni aucun sort ne porte à plus de 18″.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ulgu: Realmscape Features",
        facts: { table: "D6", roll: 4, maximumRange: 18, affects: ["attacks", "spells"] },
      },
    },
    see: [
      "aos2.realm.ulgu",
      "aos2.realm.common.feature-roll",
      "aos2.core.missile-weapons",
      "aos2.core.casting.attempt",
    ],
  },
  {
    id: "aos2.realm.ulgu.feature.shadowed-mansions",
    chapter: "realm-ulgu",
    phases: ["hero"],
    kind: "row",
    names: { en: "Shadowed Mansions", fr: "Manoirs d’ombre", ours: true },
    summary: {
      en: "5: when your hero phase starts, one of your garrisoned units may pass into another terrain feature that takes garrisons, if no enemy holds it and it has room for them all. Roll for each model that went: on 1 it is lost and slain.",
      fr: "5 : au début de votre phase des héros, une de vos unités en garnison peut passer dans un autre élément de terrain occupable, si aucun ennemi ne le tient et qu’il y a place pour toutes ses figurines. Lancez un dé par figurine transférée : sur 1, elle se perd et est tuée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ulgu: Realmscape Features",
        facts: { table: "D6", roll: 5, when: "start of your hero phase", units: 1, slainOn: 1 },
      },
    },
    see: [
      "aos2.realm.ulgu",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.garrison",
      "aos2.keyword.terrain-feature",
      "aos2.realm.ulgu.command.lord-of-the-shadow-realm",
    ],
    misprints: [
      {
        printed: {
          en: "Garrison rules and capacities are not on the sheet.",
          fr: "Les règles et capacités de garnison ne sont pas sur la feuille.",
        },
        used: {
          en: "The terrain feature’s own rule names how many models it holds.",
          fr: "La règle de l’élément de terrain dit combien de figurines il abrite.",
        },
        why: { en: "Only the terrain piece can tell.", fr: "Seul l’élément de terrain peut le dire." },
      },
    ],
  },
  {
    id: "aos2.realm.ulgu.feature.shadow-realms",
    chapter: "realm-ulgu",
    phases: ["hero", "movement"],
    kind: "row",
    names: { en: "Shadow Realms", fr: "Royaumes d’ombre", ours: true },
    summary: {
      en: "6: when your hero phase starts, you may lift one of your units whose models are all within 6″ of one edge of the battlefield and set it up with all models within 6″ of another edge, more than 9″ from enemy units. Roll for each model: on 1 it is lost and slain. The unit cannot move in the movement phase that follows.",
      fr: "6 : au début de votre phase des héros, vous pouvez retirer une de vos unités dont toutes les figurines sont à 6″ ou moins d’un bord de table, et la replacer toute à 6″ ou moins d’un autre bord, à plus de 9″ des unités ennemies. Lancez un dé par figurine : sur 1, elle se perd et est tuée. L’unité ne peut pas bouger à la phase de mouvement qui suit.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ulgu: Realmscape Features",
        facts: {
          table: "D6",
          roll: 6,
          when: "start of your hero phase",
          units: 1,
          edgeWithin: 6,
          minimumDistance: 9,
          slainOn: 1,
          mayMove: false,
        },
      },
    },
    see: ["aos2.realm.ulgu", "aos2.realm.common.feature-roll", "aos2.realm.ulgu.command.lord-of-the-shadow-realm"],
  },
  {
    id: "aos2.realm.ulgu.spell.mystifying-miasma",
    chapter: "realm-ulgu",
    phases: ["hero", "movement", "charge"],
    kind: "spell",
    names: { en: "Mystifying Miasma", fr: "Miasme mystificateur", ours: true },
    summary: {
      en: "Casting value 4. Until your next hero phase a visible enemy unit within 18″ cannot run and has -2 to its charge rolls.",
      fr: "Valeur de lancement 4. Jusqu’à votre prochaine phase des héros, une unité ennemie visible à 18″ ou moins ne peut pas courir et a -2 à ses jets de charge.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ulgu: Realmsphere Magic",
        facts: spell("ulgu", null, [version("basic", 4, within(18), [], "until your next hero phase")], {
          visible: true,
          target: "enemy unit",
          run: false,
          charge: -2,
        }),
      },
    },
    see: ["aos2.realm.ulgu", "aos2.realm.common.realmsphere-magic", "aos2.core.running", "aos2.core.charge-roll"],
  },
  {
    id: "aos2.realm.ulgu.command.lord-of-the-shadow-realm",
    chapter: "realm-ulgu",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Lord of the Shadow Realm", fr: "Seigneur du royaume d’ombre", ours: true },
    summary: {
      en: "Start of your hero phase: use Shadowed Mansions or Shadow Realms, whichever you like, without rolling for lost models. If one of the two is the battle’s feature, you keep its ordinary use as well.",
      fr: "Début de votre phase des héros : usez au choix de Manoirs d’ombre ou de Royaumes d’ombre, sans jet pour les figurines perdues. Si l’un des deux est la particularité de la bataille, vous en gardez aussi l’usage ordinaire.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ulgu: Realm Commands",
        facts: {
          when: "start of your hero phase",
          cost: 1,
          features: ["Shadowed Mansions", "Shadow Realms"],
          lossRoll: false,
        },
      },
    },
    see: [
      "aos2.realm.ulgu",
      "aos2.realm.common.realm-commands",
      "aos2.realm.ulgu.feature.shadowed-mansions",
      "aos2.realm.ulgu.feature.shadow-realms",
    ],
    misprints: [
      {
        printed: {
          en: "Names the feature in the singular, “Shadow Realm”, and puts it on the right.",
          fr: "Nomme la particularité au singulier, « Shadow Realm », et la situe à droite.",
        },
        used: { en: "Row 6 of the table, Shadow Realms.", fr: "La ligne 6 du tableau, Royaumes d’ombre." },
        why: {
          en: "No other feature comes near the name; the place is a remnant of the page’s layout.",
          fr: "Aucune autre particularité n’approche ce nom ; l’emplacement est un reste de la mise en page.",
        },
      },
    ],
  },
];
