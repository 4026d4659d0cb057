import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The Eightpoints: six features, a spell, a command. */
export const realmEightpoints: readonly Entry[] = [
  {
    id: "aos2.realm.eightpoints",
    chapter: "realm-eightpoints",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Region of War: The Eightpoints", fr: "Région de guerre : les Huit-Pointes", ours: true },
    summary: {
      en: "An island between the realms, at its best with Roaming Monsters and wandering endless spells. Feature on a D6: 1 The Gods Hold No Interest Here, 2 Furious Bloodstorm, 3 Drifting Chokespores, 4 Crystal Wyrdshards, 5 Exultant Melody, 6 The Great Game. Spell: Marked Quarry. Command: Forced by the Aether.",
      fr: "Une île entre les royaumes, faite pour les Monstres en maraude et les sorts persistants errants. Particularité sur un D6 : 1 Les dieux s’en désintéressent, 2 Tempête de sang furieuse, 3 Spores suffocantes, 4 Éclats étranges, 5 Mélodie exaltante, 6 Le Grand Jeu. Sort : Proie marquée. Commandement : Poussé par l’éther.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Region of War: The Eightpoints",
        facts: {
          table: "D6",
          features: 6,
          spells: 1,
          commands: 1,
          rows: [
            [1, "The Gods Hold No Interest Here"],
            [2, "Furious Bloodstorm"],
            [3, "Drifting Chokespores"],
            [4, "Crystal Wyrdshards"],
            [5, "Exultant Melody"],
            [6, "The Great Game"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.eightpoints.spell.marked-quarry",
      "aos2.realm.eightpoints.command.forced-by-the-aether",
      "aos2.realm.varanthaxs-maw",
      "aos2.roaming-monster.rules.optional",
      "aos2.wandering.rules.optional",
    ],
    misprints: [
      {
        printed: {
          en: "Speaks of command abilities in the plural, and prints one.",
          fr: "Parle d’aptitudes de commandement au pluriel, et n’en imprime qu’une.",
        },
        used: { en: "One: Forced by the Aether.", fr: "Une seule : Poussé par l’éther." },
        why: {
          en: "The heading’s wording is shared with realms that have several.",
          fr: "La formule de l’intitulé sert aussi aux royaumes qui en ont plusieurs.",
        },
      },
    ],
  },
  {
    id: "aos2.realm.eightpoints.feature.the-gods-hold-no-interest-here",
    chapter: "realm-eightpoints",
    phases: ["set-up"],
    kind: "row",
    names: { en: "The Gods Hold No Interest Here", fr: "Les dieux s’en désintéressent", ours: true },
    summary: { en: "1: the gods look away, no rule.", fr: "1 : les dieux regardent ailleurs, aucune règle." },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realmscape Features",
        facts: { table: "D6", roll: 1, effect: null },
      },
    },
    see: ["aos2.realm.eightpoints", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.eightpoints.feature.furious-bloodstorm",
    chapter: "realm-eightpoints",
    phases: ["hero", "combat"],
    kind: "row",
    names: { en: "Furious Bloodstorm", fr: "Tempête de sang furieuse", ours: true },
    summary: {
      en: "2: WIZARDS of both sides have -1 to their casting rolls. A unit that charged this turn may re-roll wound rolls of 1 with its melee weapons.",
      fr: "2 : les SORCIERS des deux camps ont -1 à leurs jets de lancement. Une unité qui a chargé ce tour-ci peut relancer ses jets de blessure de 1 avec ses armes de mêlée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realmscape Features",
        facts: { table: "D6", roll: 2, casting: -1, reRollWounds: 1, who: "units that charged this turn" },
      },
    },
    see: [
      "aos2.realm.eightpoints",
      "aos2.realm.common.feature-roll",
      "aos2.core.casting.attempt",
      "aos2.core.attack.wound-roll",
      "aos2.core.re-rolls",
      "aos2.realm.eightpoints.feature.the-great-game",
    ],
  },
  {
    id: "aos2.realm.eightpoints.feature.drifting-chokespores",
    chapter: "realm-eightpoints",
    phases: ["movement", "shooting"],
    kind: "row",
    names: { en: "Drifting Chokespores", fr: "Spores suffocantes", ours: true },
    summary: {
      en: "3: no unit can fly, and missile weapons are at -1 to hit.",
      fr: "3 : aucune unité ne peut voler, et les armes de tir sont à -1 pour toucher.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realmscape Features",
        facts: { table: "D6", roll: 3, fly: false, missileHit: -1 },
      },
    },
    see: [
      "aos2.realm.eightpoints",
      "aos2.realm.common.feature-roll",
      "aos2.core.flying",
      "aos2.core.missile-weapons",
      "aos2.realm.eightpoints.feature.the-great-game",
    ],
  },
  {
    id: "aos2.realm.eightpoints.feature.crystal-wyrdshards",
    chapter: "realm-eightpoints",
    phases: ["hero"],
    kind: "row",
    names: { en: "Crystal Wyrdshards", fr: "Éclats étranges", ours: true },
    summary: {
      en: "4: any WIZARD may re-roll its casting rolls; if the re-roll casts the spell, the WIZARD takes D3 mortal wounds once the spell has done its work.",
      fr: "4 : tout SORCIER peut relancer ses jets de lancement ; si la relance réussit, il subit D3 blessures mortelles une fois le sort résolu.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realmscape Features",
        facts: {
          table: "D6",
          roll: 4,
          reRoll: "casting rolls",
          mortalWounds: "D3",
          onlyIf: "the re-rolled attempt casts the spell",
        },
      },
    },
    see: [
      "aos2.realm.eightpoints",
      "aos2.realm.common.feature-roll",
      "aos2.core.casting.attempt",
      "aos2.core.re-rolls",
      "aos2.core.mortal-wounds",
      "aos2.realm.eightpoints.feature.the-great-game",
    ],
  },
  {
    id: "aos2.realm.eightpoints.feature.exultant-melody",
    chapter: "realm-eightpoints",
    phases: ["movement", "charge"],
    kind: "row",
    names: { en: "Exultant Melody", fr: "Mélodie exaltante", ours: true },
    summary: {
      en: "5: a unit that ran may still charge that turn; one that does both takes D3 mortal wounds when the charge phase ends.",
      fr: "5 : une unité qui a couru peut encore charger ce tour-ci ; celle qui fait les deux subit D3 blessures mortelles à la fin de la phase de charge.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realmscape Features",
        facts: { table: "D6", roll: 5, runAndCharge: true, mortalWounds: "D3" },
      },
    },
    see: [
      "aos2.realm.eightpoints",
      "aos2.realm.common.feature-roll",
      "aos2.core.running",
      "aos2.core.charge-roll",
      "aos2.core.mortal-wounds",
      "aos2.realm.eightpoints.feature.the-great-game",
    ],
  },
  {
    id: "aos2.realm.eightpoints.feature.the-great-game",
    chapter: "realm-eightpoints",
    phases: ["start-of-round"],
    kind: "row",
    names: { en: "The Great Game", fr: "Le Grand Jeu", ours: true },
    summary: {
      en: "6: as each battle round starts, before the priority roll, the players roll off and the winner sets 1 feature for the round: row 2, 3, 4 or 5.",
      fr: "6 : au début de chaque round de bataille, avant de déterminer qui joue en premier, jet de départage : le vainqueur fixe 1 particularité pour ce round, ligne 2, 3, 4 ou 5.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realmscape Features",
        facts: {
          table: "D6",
          roll: 6,
          when: "start of each battle round, before the first turn is determined",
          picks: 1,
          options: ["Furious Bloodstorm", "Drifting Chokespores", "Crystal Wyrdshards", "Exultant Melody"],
          rows: [2, 3, 4, 5],
        },
      },
    },
    see: [
      "aos2.realm.eightpoints",
      "aos2.realm.common.feature-roll",
      "aos2.core.roll-offs",
      "aos2.keyword.battle-round",
      "aos2.realm.eightpoints.feature.furious-bloodstorm",
      "aos2.realm.eightpoints.feature.drifting-chokespores",
      "aos2.realm.eightpoints.feature.crystal-wyrdshards",
      "aos2.realm.eightpoints.feature.exultant-melody",
    ],
  },
  {
    id: "aos2.realm.eightpoints.spell.marked-quarry",
    chapter: "realm-eightpoints",
    phases: ["hero", "movement", "shooting", "charge"],
    kind: "spell",
    names: { en: "Marked Quarry", fr: "Proie marquée", ours: true },
    summary: {
      en: "Casting value 7. Mark 1 visible enemy unit within 18″: until your next hero phase starts, Roaming Monsters make their normal and charge moves (retreats aside) towards it and shoot at it, even if others are closer. Which enemies they fight in combat does not change.°",
      fr: "Valeur de lancement 7. Marquez 1 unité ennemie visible à 18″ ou moins\u00a0: jusqu’au début de votre prochaine phase des héros, les Monstres en maraude font leurs mouvements normaux et de charge (hors retraites) vers elle et tirent sur elle, même si d’autres sont plus proches. Leur adversaire au combat ne change pas.°",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realmsphere Magic",
        facts: spell("eightpoints", null, [version("basic", 7, within(18), [], "until your next hero phase")], {
          visible: true,
          target: "enemy unit",
          targets: 1,
          affects: "Roaming Monsters",
        }),
      },
    },
    see: [
      "aos2.realm.eightpoints",
      "aos2.realm.common.realmsphere-magic",
      "aos2.keyword.roaming-monsters",
      "aos2.keyword.retreat",
      "aos2.roaming-monster.action.advance",
      "aos2.roaming-monster.action.charge",
      "aos2.roaming-monster.combat.quarry",
    ],
  },
  {
    id: "aos2.realm.eightpoints.command.forced-by-the-aether",
    chapter: "realm-eightpoints",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Forced by the Aether", fr: "Poussé par l’éther", ours: true },
    summary: {
      en: "When you choose a predatory endless spell to move: 1 such spell within 12″ of your WIZARD adds D6″ to the distance its warscroll gives it, until the battle round ends.",
      fr: "Quand vous choisissez un sort persistant prédateur à déplacer : 1 de ces sorts, à 12″ ou moins d’un de vos SORCIERS, ajoute D6″ à la distance de sa charte d’unité, jusqu’à la fin du round de bataille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Eightpoints: Realm Commands",
        facts: {
          when: "predatory endless spell picked to move",
          cost: 1,
          spells: 1,
          wizardRange: 12,
          move: "D6",
          duration: "until the end of the battle round",
        },
      },
    },
    see: [
      "aos2.realm.eightpoints",
      "aos2.realm.common.realm-commands",
      "aos2.keyword.predatory",
      "aos2.endless-spell.rules.predatory.move-order",
      "aos2.endless-spell.rules.predatory.move-distance",
    ],
    misprints: [
      {
        printed: {
          en: "Its lead-in speaks of a shaman; the rule itself asks for a WIZARD near the spell.",
          fr: "L’introduction parle d’un chaman ; la règle demande un SORCIER près du sort.",
        },
        used: { en: "Any friendly WIZARD.", fr: "N’importe quel SORCIER ami." },
        why: { en: "The lead-in is colour, not rule.", fr: "L’introduction est un récit, non une règle." },
      },
    ],
  },
];
