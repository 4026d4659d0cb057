import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Ghur, the Realm of Beasts: six features, a spell, and the monstrous beasts. */
export const realmGhur: readonly Entry[] = [
  {
    id: "aos2.realm.ghur",
    chapter: "realm-ghur",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Ghur, the Realm of Beasts", fr: "Ghur, royaume des Bêtes", ours: true },
    summary: {
      en: "Feature on a D6: 1 Savage Hinterlands, 2 Hungering Animus, 3 Primal Violence, 4 Reckless Aggression, 5 Beasts of Ghur, 6 Territory of Beasts. Spell: Wildform. Every battle here may bring monstrous beasts; Ghur gives no command.",
      fr: "Particularité sur un D6 : 1 Arrière-pays sauvage, 2 Animus affamé, 3 Violence primitive, 4 Agression irréfléchie, 5 Bêtes de Ghur, 6 Territoire des bêtes. Sort : Forme sauvage. Toute bataille peut y amener des bêtes monstrueuses ; Ghur n’offre pas de commandement.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Ghur",
        facts: {
          features: 6,
          spells: 1,
          commands: 0,
          rows: [
            [1, "Savage Hinterlands"],
            [2, "Hungering Animus"],
            [3, "Primal Violence"],
            [4, "Reckless Aggression"],
            [5, "Beasts of Ghur"],
            [6, "Territory of Beasts"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.ghur.spell.wildform",
      "aos2.realm.ghur.monstrous-beasts.setup",
    ],
    misprints: [
      {
        printed: {
          en: "No realm command, unlike the other six realms.",
          fr: "Aucun commandement, contrairement aux six autres royaumes.",
        },
        used: { en: "None: no command is added in Ghur.", fr: "Aucun : Ghur n’ajoute pas de commandement." },
        why: {
          en: "The sheet prints the beasts in its place; nothing is invented.",
          fr: "La feuille imprime les bêtes à la place ; on n’invente rien.",
        },
      },
    ],
  },
  {
    id: "aos2.realm.ghur.feature.savage-hinterlands",
    chapter: "realm-ghur",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Savage Hinterlands", fr: "Arrière-pays sauvage", ours: true },
    summary: { en: "1: no rule, for now.", fr: "1 : aucune règle, pour l’instant." },
    editions: {
      standard: { sheet: "004", section: "Ghur: Realmscape Features", facts: { table: "D6", roll: 1, effect: null } },
    },
    see: ["aos2.realm.ghur", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.ghur.feature.hungering-animus",
    chapter: "realm-ghur",
    phases: ["hero"],
    kind: "row",
    names: { en: "Hungering Animus", fr: "Animus affamé", ours: true },
    summary: {
      en: "2: when your hero phase starts, roll a die; on 6+ choose a point of the battlefield. Roll for every unit within 6″ of it, yours too: 4 or 5 deals 1 mortal wound, 6 deals D3.",
      fr: "2 : au début de votre phase des héros, lancez un dé ; sur 6+, choisissez un point du champ de bataille. Lancez un dé par unité à 6″ ou moins, les vôtres comprises : 4 ou 5 inflige 1 blessure mortelle, 6 en inflige D3.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Realmscape Features",
        facts: {
          table: "D6",
          roll: 2,
          when: "start of your hero phase",
          needs: "6+",
          radius: 6,
          rows: [
            ["4+", 1],
            ["6+", "D3"],
          ],
        },
      },
    },
    see: ["aos2.realm.ghur", "aos2.realm.common.feature-roll", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.realm.ghur.feature.primal-violence",
    chapter: "realm-ghur",
    phases: ["combat"],
    kind: "row",
    names: { en: "Primal Violence", fr: "Violence primitive", ours: true },
    summary: {
      en: "3: roll a die as each combat phase ends; on 6+ the whole combat phase is played once more before battleshock. A second one is never followed by a third.",
      fr: "3 : lancez un dé à la fin de chaque phase de combat ; sur 6+, toute la phase de combat est jouée une fois de plus avant la déroute. Il n’y en a jamais de troisième.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Realmscape Features",
        facts: { table: "D6", roll: 3, when: "end of each combat phase", needs: "6+", extraPhases: 1 },
      },
    },
    see: ["aos2.realm.ghur", "aos2.realm.common.feature-roll"],
    misprints: [
      {
        printed: {
          en: "Silent on effects that fall at the start or end of a combat phase.",
          fr: "Muet sur les effets de début ou de fin de phase de combat.",
        },
        used: { en: "They happen in the second phase as well.", fr: "Ils ont lieu aussi durant la seconde phase." },
        why: { en: "The phase is played over in full.", fr: "La phase est rejouée en entier." },
      },
    ],
  },
  {
    id: "aos2.realm.ghur.feature.reckless-aggression",
    chapter: "realm-ghur",
    phases: ["charge", "shooting", "combat"],
    kind: "row",
    names: { en: "Reckless Aggression", fr: "Agression irréfléchie", ours: true },
    summary: {
      en: "4: a unit with an enemy unit within 12″ as its own charge phase begins takes 1 mortal wound, unless an enemy model is within 3″ of it when that phase ends. Units that charged may re-roll their hit rolls of 1 for the rest of that turn.",
      fr: "4 : une unité ayant une unité ennemie à 12″ ou moins au début de sa propre phase de charge subit 1 blessure mortelle, sauf si une figurine ennemie est à 3″ ou moins d’elle quand cette phase s’achève. Les unités qui ont chargé peuvent relancer leurs jets de touche de 1 jusqu’à la fin du tour.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Realmscape Features",
        facts: {
          table: "D6",
          roll: 4,
          enemyWithin: 12,
          unlessWithin: 3,
          mortalWounds: 1,
          reRollHits: 1,
          duration: "same turn as the charge",
        },
      },
    },
    see: [
      "aos2.realm.ghur",
      "aos2.realm.common.feature-roll",
      "aos2.core.charge-move",
      "aos2.core.re-rolls",
      "aos2.core.mortal-wounds",
    ],
    misprints: [
      {
        printed: {
          en: "“Their charge phase” may be read two ways.",
          fr: "« Leur phase de charge » peut s’entendre de deux façons.",
        },
        used: { en: "The charge phase of the unit’s own player.", fr: "La phase de charge du joueur de l’unité." },
        why: { en: "Only then could the unit charge.", fr: "Elle ne pourrait charger qu’à ce moment-là." },
      },
    ],
  },
  {
    id: "aos2.realm.ghur.feature.beasts-of-ghur",
    chapter: "realm-ghur",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Beasts of Ghur", fr: "Bêtes de Ghur", ours: true },
    summary: {
      en: "5: roll off; the winner may set up 1 monstrous beast more than the usual one.",
      fr: "5 : jet de départage ; le vainqueur peut placer 1 bête monstrueuse de plus que celle d’usage.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Realmscape Features",
        facts: { table: "D6", roll: 5, extraBeasts: 1, who: "winner of a roll-off" },
      },
    },
    see: [
      "aos2.realm.ghur",
      "aos2.realm.common.feature-roll",
      "aos2.realm.ghur.monstrous-beasts.setup",
      "aos2.core.roll-offs",
    ],
    misprints: [
      {
        printed: {
          en: "Says the beasts’ rule stands on the left.",
          fr: "Dit que la règle des bêtes se trouve à gauche.",
        },
        used: {
          en: "The Monstrous Beasts rule that ends Ghur’s section.",
          fr: "La règle des Bêtes monstrueuses, à la fin des règles de Ghur.",
        },
        why: { en: "A remnant of the printed page’s layout.", fr: "Reste de la mise en page imprimée." },
      },
    ],
  },
  {
    id: "aos2.realm.ghur.feature.territory-of-beasts",
    chapter: "realm-ghur",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Territory of Beasts", fr: "Territoire des bêtes", ours: true },
    summary: {
      en: "6: each player may set up 1 monstrous beast more than the usual one.",
      fr: "6 : chaque joueur peut placer 1 bête monstrueuse de plus que celle d’usage.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Realmscape Features",
        facts: { table: "D6", roll: 6, extraBeasts: 1, who: "both players" },
      },
    },
    see: ["aos2.realm.ghur", "aos2.realm.common.feature-roll", "aos2.realm.ghur.monstrous-beasts.setup"],
    misprints: [
      {
        printed: {
          en: "Says the beasts’ rule stands on the left.",
          fr: "Dit que la règle des bêtes se trouve à gauche.",
        },
        used: {
          en: "The Monstrous Beasts rule that ends Ghur’s section.",
          fr: "La règle des Bêtes monstrueuses, à la fin des règles de Ghur.",
        },
        why: { en: "A remnant of the printed page’s layout.", fr: "Reste de la mise en page imprimée." },
      },
    ],
  },
  {
    id: "aos2.realm.ghur.spell.wildform",
    chapter: "realm-ghur",
    phases: ["hero", "movement", "charge"],
    kind: "spell",
    names: { en: "Wildform", fr: "Forme sauvage", ours: true },
    summary: {
      en: "Casting value 5. A visible friendly unit within 12″ adds 2 to its run and charge rolls until your next hero phase.",
      fr: "Valeur de lancement 5. Une unité amie visible à 12″ ou moins ajoute 2 à ses jets de course et de charge jusqu’à votre prochaine phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Realmsphere Magic",
        facts: spell("ghur", null, [version("basic", 5, within(12), [], "until your next hero phase")], {
          visible: true,
          target: "friendly unit",
          charge: 2,
          run: 2,
        }),
      },
    },
    see: ["aos2.realm.ghur", "aos2.realm.common.realmsphere-magic", "aos2.core.running", "aos2.core.charge-roll"],
  },
  {
    id: "aos2.realm.ghur.monstrous-beasts.setup",
    chapter: "realm-ghur",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Monstrous beasts - set-up", fr: "Bêtes monstrueuses : mise en place", ours: true },
    summary: {
      en: "Once both armies stand, each player may place one MONSTER that is no HERO; the player whose army was finished first begins. It belongs to neither army and stands more than 9″ from every model of both armies and from any other such beast.",
      fr: "Une fois les deux armées en place, chaque joueur peut poser un MONSTRE qui n’est pas un HÉROS ; celui qui a fini son armée le premier commence. La bête n’est d’aucune armée et se tient à plus de 9″ de toute figurine des deux camps et de toute autre bête monstrueuse.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Monstrous Beasts",
        facts: { beastsPerPlayer: 1, minimumDistance: 9, first: "player who finished setting up first" },
      },
    },
    see: [
      "aos2.realm.ghur",
      "aos2.realm.ghur.monstrous-beasts.prey",
      "aos2.realm.ghur.feature.beasts-of-ghur",
      "aos2.realm.ghur.feature.territory-of-beasts",
      "aos2.keyword.monster",
    ],
  },
  {
    id: "aos2.realm.ghur.monstrous-beasts.prey",
    chapter: "realm-ghur",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Monstrous beasts - prey", fr: "Bêtes monstrueuses : proie", ours: true },
    summary: {
      en: "At the start of each battle round the army with the unit closest to a beast is its prey; for this round the beast fights for the other army. If both are equally close, roll off and the winner names the prey. Beasts never hunt each other.",
      fr: "Au début de chaque round de bataille, l’armée dont une unité est la plus proche d’une bête est sa proie ; pour ce round, la bête combat dans l’autre armée. À distance égale, jet de départage : le vainqueur nomme la proie. Les bêtes ne se chassent jamais entre elles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Monstrous Beasts",
        facts: {
          when: "start of each battle round",
          prey: "army with the closest unit",
          tie: "roll-off, winner chooses",
        },
      },
    },
    see: [
      "aos2.realm.ghur",
      "aos2.realm.ghur.monstrous-beasts.setup",
      "aos2.realm.ghur.monstrous-beasts.swap-sides",
      "aos2.core.roll-offs",
    ],
  },
  {
    id: "aos2.realm.ghur.monstrous-beasts.swap-sides",
    chapter: "realm-ghur",
    phases: ["start-of-round", "shooting", "charge", "combat"],
    kind: "rule",
    names: { en: "Monstrous beasts - side and attacks", fr: "Bêtes monstrueuses : camp et attaques", ours: true },
    summary: {
      en: "The side a beast takes may change every round. It may attack whatever unit of its prey it likes, close or far, and the army it is helping can neither charge nor attack it.",
      fr: "Le camp d’une bête peut changer à chaque round. Elle peut attaquer n’importe quelle unité de sa proie, proche ou non, et l’armée qu’elle aide ne peut ni la charger ni l’attaquer.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghur: Monstrous Beasts",
        facts: { targets: "any unit of the prey", immuneTo: "the army it has joined" },
      },
    },
    see: ["aos2.realm.ghur", "aos2.realm.ghur.monstrous-beasts.prey"],
  },
];
