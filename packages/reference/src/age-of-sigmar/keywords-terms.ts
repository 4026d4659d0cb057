import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Terms the rules lean on; where the sheet only names one, what is played here. */
export const keywordsTerms: readonly Entry[] = [
  {
    id: "aos2.keyword.predatory",
    chapter: "keywords",
    phases: ["start-of-round"],
    kind: "term",
    names: { en: "Predatory endless spell", fr: "Sort persistant prédateur", ours: true },
    summary: {
      en: "A flag on an endless spell’s warscroll: the model is moved at the start of battle rounds. Wandering endless spells are picked from these.",
      fr: "Une mention sur la charte d’unité d’un sort persistant : la figurine bouge au début des rounds. Les sorts persistants errants se choisissent parmi eux.",
    },
    editions: {
      standard: { sheet: "004", section: "Predatory Endless Spells", facts: { markedOn: "warscroll" } },
    },
    see: [
      "aos2.endless-spell.rules.predatory.definition",
      "aos2.endless-spell.rules.predatory.move-order",
      "aos2.wandering.rules.optional",
      "aos2.realm.eightpoints.command.forced-by-the-aether",
    ],
  },
  {
    id: "aos2.keyword.roaming-monsters",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "Roaming Monsters unit", fr: "Unité de Monstres en maraude", ours: true },
    summary: {
      en: "A unit set up under the Roaming Monsters option, in nobody’s army and hostile to both. The status comes from that set-up, not from the warscroll.",
      fr: "Une unité placée selon l’option des Monstres en maraude, d’aucune armée et hostile aux deux. Ce statut vient de ce placement, non de la charte d’unité.",
    },
    editions: {
      standard: { sheet: "004", section: "Roaming Monsters", facts: { status: "units set up with this option" } },
    },
    see: [
      "aos2.roaming-monster.rules.optional",
      "aos2.roaming-monster.rules.enemy-status",
      "aos2.realm.eightpoints",
      "aos2.realm.eightpoints.spell.marked-quarry",
    ],
  },
  {
    id: "aos2.keyword.command-point",
    chapter: "keywords",
    phases: ["hero", "any"],
    kind: "term",
    names: { en: "Command point", fr: "Point de commandement", ours: true },
    summary: {
      en: "What command abilities cost. You have one per warscroll battalion at the start, gain one as each hero phase of yours begins, and keep what you do not spend.",
      fr: "Ce que coûtent les aptitudes de commandement. On en a un par bataillon de chartes d’unité au départ, un de plus au début de chacune de ses phases des héros, et on garde ce qu’on ne dépense pas.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Command Abilities",
        facts: { costPerUse: 1, perBattalion: 1, perOwnHeroPhase: 1, unspent: "kept" },
      },
    },
    see: [
      "aos2.core.command-abilities.points",
      "aos2.command-trait.order.strategic-genius",
      "aos2.command-trait.chaos.cunning-deceiver",
      "aos2.realm.common.realm-commands",
    ],
  },
  {
    id: "aos2.keyword.sinister",
    chapter: "keywords",
    phases: ["battleshock"],
    kind: "term",
    names: { en: "Sinister scenery rule", fr: "Règle de décor Sinistre", ours: true },
    summary: {
      en: "Units within 1″ of a Sinister terrain feature have -1 Bravery.",
      fr: "Les unités à 1″ ou moins d’un élément de terrain Sinistre ont -1 en Bravoure.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Haunted Realm",
        facts: { onSheets: "named only", distance: 1, bravery: -1 },
      },
    },
    see: ["aos2.realm.shyish.feature.haunted-realm", "aos2.keyword.scenery-table", "aos2.keyword.bravery"],
    misprints: [
      {
        printed: { en: "the name of the rule, not its effect", fr: "le nom de la règle, non son effet" },
        used: {
          en: "-1 Bravery for units within 1″ of the feature",
          fr: "-1 en Bravoure pour les unités à 1″ ou moins de l’élément",
        },
        why: {
          en: "The usual rule of the edition, given from memory.",
          fr: "La règle usuelle de l’édition, donnée de mémoire.",
        },
      },
    ],
  },
  {
    id: "aos2.keyword.scenery-table",
    chapter: "keywords",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Scenery table", fr: "Tableau des décors", ours: true },
    summary: {
      en: "D6 per terrain feature, distance 1″. 1 Damned: in your hero phase a unit by it may suffer D3 mortal wounds to re-roll hit rolls of 1 until your next. 2 Arcane: +1 to cast and unbind. 3 Inspiring: +1 Bravery. 4 Deadly: a unit ending a normal or charge move by it rolls a die, on 1 D3 mortal wounds. 5 Mystical: wounds are negated on 6+. 6 Sinister: -1 Bravery.",
      fr: "D6 par élément de terrain, distance 1″. 1 Damné : en votre phase des héros, une unité proche peut subir D3 blessures mortelles pour relancer ses 1 pour toucher jusqu’à la suivante. 2 Arcanique : +1 pour lancer et contrer. 3 Exaltant : +1 en Bravoure. 4 Mortel : une unité y finissant un mouvement normal ou de charge jette un dé, sur 1 D3 blessures mortelles. 5 Mystique : blessures annulées sur 6+. 6 Sinistre : -1 en Bravoure.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wellspring of Shadow",
        facts: {
          onSheets: "named only",
          die: "D6",
          distance: 1,
          rows: [
            [1, "Damned", "D3 mortal wounds, re-roll hit rolls of 1"],
            [2, "Arcane", 1],
            [3, "Inspiring", 1],
            [4, "Deadly", "D3 mortal wounds on 1"],
            [5, "Mystical", "6+"],
            [6, "Sinister", -1],
          ],
        },
      },
    },
    see: ["aos2.realm.helleflux.feature.wellspring-of-shadow", "aos2.keyword.sinister", "aos2.keyword.terrain-feature"],
    misprints: [
      {
        printed: { en: "a reference to a Scenery table, which is absent", fr: "un renvoi à un tableau absent" },
        used: { en: "the six rows given here", fr: "les six lignes données ici" },
        why: {
          en: "The usual table of the edition, given from memory.",
          fr: "Le tableau usuel de l’édition, donné de mémoire.",
        },
      },
    ],
  },
  {
    id: "aos2.keyword.citadel-wood",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: {
      en: "Citadel Wood, Sylvaneth Wyldwood, Wyldwood terrain",
      fr: "Bois Citadel, Bosquet Sylvaneth",
      ours: true,
    },
    summary: {
      en: "Kinds of wood named by Chamon and Ghyran.⁼ Their own rules are not on the sheet: here a wood is a terrain feature that covers units wholly on it, and only a Citadel Wood or a Sylvaneth Wyldwood counts for Iron Trees.",
      fr: "Des sortes de bois que nomment Chamon et Ghyran.⁼ Leurs règles propres manquent à la feuille\u00a0: ici, un bois est un élément de terrain qui couvre les unités entièrement dessus, et seul un Bois Citadel ou un Bosquet Sylvaneth compte pour les Arbres de fer.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Chamon; Ghyran",
        facts: { onSheets: "named only", cover: true, ironTrees: ["Citadel Wood", "Sylvaneth Wyldwood"] },
      },
    },
    see: [
      "aos2.realm.chamon.feature.iron-trees",
      "aos2.realm.ghyran.feature.spontaneous-growth",
      "aos2.core.cover",
      "aos2.keyword.terrain-feature",
    ],
  },
  {
    id: "aos2.keyword.garrison",
    chapter: "keywords",
    phases: ["movement", "hero"],
    kind: "term",
    names: { en: "Garrison", fr: "Garnison", ours: true },
    summary: {
      en: "A unit inside a terrain feature whose rule lets it hold so many models. In your movement phase, instead of moving, a unit wholly within 6″ of it enters if no enemy is inside or within 3″; no MONSTER or WAR MACHINE. Ranges are measured from the feature; attacks on the unit have -1 to hit and it has +1 to saves. It leaves as its move: wholly within 6″, more than 3″ from enemies.",
      fr: "Une unité dans un élément de terrain dont la règle permet d’abriter tant de figurines. En votre phase de mouvement, au lieu de bouger, une unité entièrement à 6″ ou moins y entre si nul ennemi n’y est ni ne se trouve à 3″ ou moins ; ni MONSTRE ni MACHINE DE GUERRE. Les portées se mesurent de l’élément ; les attaques contre elle ont -1 pour toucher et elle a +1 à ses sauvegardes. Elle sort en guise de mouvement : entièrement à 6″ ou moins, à plus de 3″ des ennemis.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Shadowed Mansions",
        facts: {
          onSheets: "named only",
          enterWhollyWithin: 6,
          noEnemyWithin: 3,
          save: 1,
          attackersToHit: -1,
          leaveWhollyWithin: 6,
          leaveMoreThanFromEnemies: 3,
          capacity: "by terrain feature",
        },
      },
    },
    see: ["aos2.realm.ulgu.feature.shadowed-mansions", "aos2.keyword.terrain-feature", "aos2.core.cover"],
    misprints: [
      {
        printed: { en: "the word garrison, not its rules", fr: "le mot garnison, non ses règles" },
        used: { en: "the rules given here", fr: "les règles données ici" },
        why: {
          en: "The usual rules of the edition, given from memory; capacity is the terrain piece’s own.",
          fr: "Les règles usuelles de l’édition, données de mémoire ; la capacité est propre à l’élément.",
        },
      },
    ],
  },
  {
    id: "aos2.keyword.terrain-feature",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: {
      en: "Terrain feature; open ground; hills",
      fr: "Élément de terrain ; terrain découvert ; collines",
      ours: true,
    },
    summary: {
      en: "A piece of scenery with an outline and a kind.° It gives cover to units wholly on or in it; smoke over Aqshy blocks sight across any kind but hills and open ground. Open ground is bare table.°",
      fr: "Un décor qui a un contour et une nature.° Il met à couvert les unités entièrement dessus ou dedans\u00a0; la fumée d’Aqshy bloque la vue à travers tous, sauf collines et terrain découvert. Ce dernier est la table nue.°",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Cover; Clouds of Smoke and Steam",
        facts: { kinds: ["open ground", "hill", "other"], neverBlocks: ["open ground", "hill"] },
      },
    },
    see: [
      "aos2.core.cover",
      "aos2.core.flying",
      "aos2.realm.aqshy.feature.clouds-of-smoke-and-steam",
      "aos2.realm.aqshy.command.firestarter",
      "aos2.command-trait.destruction.nothing-left-standing",
      "aos2.roaming-monster.rules.setup",
    ],
  },
  {
    id: "aos2.keyword.objective-marker",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "Objective marker; enemy territory", fr: "Pion d’objectif ; territoire ennemi", ours: true },
    summary: {
      en: "The battleplan gives both; the sheet has none.⁼ When no battleplan is chosen, each army has a strip 12″ deep along its long table edge as territory, and three objectives lie on the centre line.‡",
      fr: "Le plan de bataille donne les deux\u00a0; la feuille n’en a pas.⁼ Sans plan choisi, chaque armée a pour territoire une bande de 12″ le long de son grand bord de table, et trois objectifs se trouvent sur la ligne médiane.‡",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Forbidden Forgecraft",
        facts: { onSheets: "named only", territoryDepth: 12, objectives: 3 },
      },
    },
    see: ["aos2.realm.varanthaxs-maw.feature.forbidden-forgecraft"],
    ruling: "default-battle",
  },
  {
    id: "aos2.keyword.phases",
    chapter: "keywords",
    phases: [],
    kind: "sequence",
    names: {
      en: "Phases named: hero, movement, shooting, charge, combat, battleshock",
      fr: "Phases nommées : héros, mouvement, tir, charge, combat, déroute",
      ours: true,
    },
    summary: {
      en: "A turn runs through six phases in this order: hero, movement, shooting, charge, combat, battleshock. The sheet names them without listing the order.⁼ “Your” phase is one of your own turn; combat and battleshock involve both players.",
      fr: "Un tour passe par six phases, dans cet ordre\u00a0: héros, mouvement, tir, charge, combat, déroute. La feuille les nomme sans en donner l’ordre.⁼ «\u00a0Votre\u00a0» phase est celle de votre propre tour\u00a0; combat et déroute concernent les deux joueurs.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities; Realms of Battle",
        facts: rowOf("aos2.keyword.phases"),
      },
    },
    see: ["aos2.keyword.battle-round", "aos2.core.normal-moves", "aos2.core.charge-roll", "aos2.core.battleshock.who"],
  },
  {
    id: "aos2.keyword.battle-round",
    chapter: "keywords",
    phases: ["start-of-round"],
    kind: "sequence",
    names: { en: "Battle round; turn order", fr: "Round de bataille ; ordre des tours", ours: true },
    summary: {
      en: "Both players take a turn. From round 2 they roll off and the winner says who goes first; on a tie the player who went first last round chooses.‡ In round 1 the battleplan decides, usually for the player who finished setting up first. Before the first turn: predatory spells, wandering spells, Roaming Monsters.⁼",
      fr: "Chaque joueur joue un tour. Dès le round 2 ils se départagent aux dés et le gagnant dit qui commence\u00a0; à égalité, choisit celui qui a joué en premier au round précédent.‡ Au round 1 décide le plan de bataille, d’ordinaire pour qui a fini de se placer d’abord. Avant le premier tour\u00a0: sorts prédateurs, sorts errants, Monstres en maraude.⁼",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Predatory Endless Spells; Primal Instincts",
        facts: rowOf("aos2.keyword.battle-round"),
      },
    },
    see: [
      "aos2.endless-spell.rules.predatory.move-order",
      "aos2.wandering.rules.activation-timing",
      "aos2.roaming-monster.rules.activation-timing",
      "aos2.wandering.formidable-to-behold",
      "aos2.realm.eightpoints.feature.the-great-game",
      "aos2.keyword.phases",
    ],
    ruling: "tied-priority",
  },
  {
    id: "aos2.keyword.retreat",
    chapter: "keywords",
    phases: ["movement"],
    kind: "term",
    names: { en: "Retreat", fr: "Battre en retraite", ours: true },
    summary: {
      en: "The only move open to a unit that starts within 3″ of an enemy: it may pass near enemies but must end more than 3″ from all of them, and neither shoots nor charges later in the turn. The sheet prints only that a unit which retreated cannot charge.⁼",
      fr: "Le seul mouvement permis à une unité qui commence à 3″ ou moins d’un ennemi\u00a0: elle peut passer près des ennemis mais doit finir à plus de 3″ de tous, et ne tire ni ne charge plus de ce tour. La feuille dit seulement que l’unité en retraite ne peut pas charger.⁼",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Charge Phase",
        facts: rowOf("aos2.keyword.retreat"),
      },
    },
    see: [
      "aos2.core.charge-roll",
      "aos2.roaming-monster.action.spooked",
      "aos2.artefact.destruction.collar-of-domination",
      "aos2.realm.eightpoints.spell.marked-quarry",
    ],
  },
  {
    id: "aos2.keyword.fight-order",
    chapter: "keywords",
    phases: ["combat"],
    kind: "term",
    names: { en: "Picked to fight; fights immediately", fr: "Choisie pour combattre ; combat aussitôt", ours: true },
    summary: {
      en: "From the active player on, players alternate picking one of their units that charged this turn or stands within 3″ of an enemy; it piles in and attacks, once a phase. A player with none left passes. A unit that fights immediately does so at the start of the phase, out of turn, and that was its fight. Roaming Monsters come before the alternation.⁼",
      fr: "En commençant par le joueur actif, chacun choisit tour à tour une de ses unités qui a chargé ce tour-ci ou se tient à 3″ ou moins d’un ennemi\u00a0; elle se met au contact et attaque, une fois par phase. Qui n’en a plus passe. Une unité qui combat aussitôt le fait au début de la phase, hors alternance, et c’était son combat. Les Monstres en maraude passent avant l’alternance.⁼",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities; Strike Quickly",
        facts: rowOf("aos2.keyword.fight-order"),
      },
    },
    see: [
      "aos2.core.piling-in",
      "aos2.roaming-monster.combat.order",
      "aos2.artefact.order.quicksilver-potion",
      "aos2.realm.hysh.command.strike-quickly",
      "aos2.command-trait.death.red-fury",
    ],
    misprints: [
      {
        printed: {
          en: "units picked to fight, without the order",
          fr: "des unités choisies pour combattre, sans l’ordre",
        },
        used: { en: "alternating picks, the active player first", fr: "un choix alterné, joueur actif d’abord" },
        why: {
          en: "The usual rule of the edition, given from memory.",
          fr: "La règle usuelle de l’édition, donnée de mémoire.",
        },
      },
    ],
  },
  {
    id: "aos2.keyword.core-command-abilities",
    chapter: "keywords",
    phases: ["movement", "charge", "battleshock"],
    kind: "term",
    names: { en: "Three core command abilities", fr: "Trois aptitudes de commandement de base", ours: true },
    summary: {
      en: "Open to every army with a HERO;⁼ the unit must be within 6″ of a friendly HERO, or 12″ of one that is the general.‡ At the Double, after a run roll: it counts as 6. Forward to Victory, after a charge roll: re-roll it. Inspiring Presence, start of the battleshock phase: no battleshock test. The sheet only says that there are three.⁼",
      fr: "Ouvertes à toute armée ayant un HÉROS\u00a0;⁼ l’unité doit être à 6″ ou moins d’un HÉROS ami, ou à 12″ s’il est général.‡ Au pas de course, après un jet de course\u00a0: il vaut 6. En avant vers la victoire, après un jet de charge\u00a0: on le relance. Présence Exaltante, début de la phase de déroute\u00a0: pas de test. La feuille dit seulement qu’il y en a trois.⁼",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Command Abilities",
        facts: {
          onSheets: "named only",
          number: 3,
          range: { hero: 6, general: 12 },
          rows: [
            ["At the Double", "run roll counts as", 6],
            ["Forward to Victory", "re-roll charge roll"],
            ["Inspiring Presence", "no battleshock test this phase"],
          ],
        },
      },
    },
    see: [
      "aos2.core.command-abilities.who",
      "aos2.core.command-abilities.points",
      "aos2.core.running",
      "aos2.core.charge-roll",
      "aos2.core.battleshock.who",
    ],
    ruling: "command-ability-ranges",
  },
  {
    id: "aos2.keyword.warscroll-abilities",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: {
      en: "Warscroll abilities of external models",
      fr: "Aptitudes des chartes d’unité hors de la feuille",
      ours: true,
    },
    summary: {
      en: "What single models can do stands on their warscrolls.⁼ The sheet prints one, the Balewind Vortex: bring those of your units, endless spells and Roaming Monsters.⁼",
      fr: "Ce que savent faire les figurines est sur leurs chartes d’unité.⁼ La feuille n’en imprime qu’une, celle du Vortex de Malevent\u00a0: apportez celles de vos unités, sorts persistants et Monstres en maraude.⁼",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Endless Spells; Roaming Monsters",
        facts: { onSheets: "named only", printed: ["Balewind Vortex"] },
      },
    },
    see: [
      "aos2.endless-spell.rules.knowledge",
      "aos2.endless-spell.balewind-vortex",
      "aos2.roaming-monster.action.hold",
      "aos2.wandering.behaviour.surge",
    ],
  },
  {
    id: "aos2.keyword.wandering-endless-spells-table",
    chapter: "keywords",
    phases: ["set-up", "start-of-round"],
    kind: "term",
    names: {
      en: "Wandering Endless Spells table and map",
      fr: "Table et carte des sorts persistants errants",
      ours: true,
    },
    summary: {
      en: "Neither is on the sheet.⁼ In place of the map we use nine grid points: column by the battle round, row by the D3, the table’s centre in the middle. In place of the table, any other predatory spell at hand.",
      fr: "Ni l’une ni l’autre n’est sur la feuille.⁼ Pour carte, nous prenons neuf points en quadrillage\u00a0: la colonne par le round, la rangée par le D3, le centre de la table au milieu. Pour table, tout autre sort prédateur disponible.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: { onSheets: "named only", points: 9, row: "D3", column: "battle round" },
      },
    },
    see: [
      "aos2.wandering.rules.setup-point",
      "aos2.wandering.behaviour.translocation",
      "aos2.wandering.unleashed-power.transfigured-energy",
    ],
  },
  {
    id: "aos2.keyword.visible",
    chapter: "keywords",
    phases: ["hero", "shooting"],
    kind: "term",
    names: { en: "Visible / line of sight", fr: "Visible / ligne de vue", ours: true },
    summary: {
      en: "A target is visible when a real line runs from the model to any part of it; the model’s own unit does not hide it. The smoke of Aqshy and burning terrain block besides when the line between base centres crosses them.",
      fr: "Une cible est visible si une vraie ligne va de la figurine à une de ses parties ; sa propre unité ne la cache pas. La fumée d’Aqshy et le terrain en feu bloquent en outre quand la ligne entre centres de socles les traverse.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Missile Weapons; Clouds of Smoke and Steam",
        facts: { rule: "true line of sight", blockersByBaseCentres: 2 },
      },
    },
    see: [
      "aos2.core.missile-weapons",
      "aos2.realm.aqshy.feature.clouds-of-smoke-and-steam",
      "aos2.realm.aqshy.command.firestarter",
      "aos2.endless-spell.rules.dispel-roll",
      "aos2.core.casting.attempt",
    ],
  },
];
