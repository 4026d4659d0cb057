import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Ghyran, the Realm of Life: six features, a spell, a command. */
export const realmGhyran: readonly Entry[] = [
  {
    id: "aos2.realm.ghyran",
    chapter: "realm-ghyran",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Ghyran, the Realm of Life", fr: "Ghyran, royaume de la Vie", ours: true },
    summary: {
      en: "Feature on a D6: 1 Verdant Landscape, 2 Spontaneous Growth, 3 Lifesprings, 4 Hidden Festering Corruption, 5 Fecund Quagmire, 6 Seeds of Hope. Spell: Shield of Thorns. Command: Command the Land.",
      fr: "Particularité sur un D6 : 1 Paysage verdoyant, 2 Pousse spontanée, 3 Sources de vie, 4 Corruption latente, 5 Bourbier fécond, 6 Graines d’espoir. Sort : Bouclier d’épines. Commandement : Commander à la terre.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Ghyran",
        facts: {
          features: 6,
          spells: 1,
          commands: 1,
          rows: [
            [1, "Verdant Landscape"],
            [2, "Spontaneous Growth"],
            [3, "Lifesprings"],
            [4, "Hidden Festering Corruption"],
            [5, "Fecund Quagmire"],
            [6, "Seeds of Hope"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.ghyran.spell.shield-of-thorns",
      "aos2.realm.ghyran.command.command-the-land",
    ],
  },
  {
    id: "aos2.realm.ghyran.feature.verdant-landscape",
    chapter: "realm-ghyran",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Verdant Landscape", fr: "Paysage verdoyant", ours: true },
    summary: { en: "1: lush and harmless, no rule.", fr: "1 : luxuriant et sans danger, aucune règle." },
    editions: {
      standard: { sheet: "004", section: "Ghyran: Realmscape Features", facts: { table: "D6", roll: 1, effect: null } },
    },
    see: ["aos2.realm.ghyran", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.ghyran.feature.spontaneous-growth",
    chapter: "realm-ghyran",
    phases: ["hero"],
    kind: "row",
    names: { en: "Spontaneous Growth", fr: "Pousse spontanée", ours: true },
    summary: {
      en: "2: when your hero phase starts, roll a die; on 6+ you may add 1 Wyldwood to the battlefield, more than 1″ from every model and every other terrain feature.",
      fr: "2 : au début de votre phase des héros, lancez un dé ; sur 6+, vous pouvez ajouter 1 Bosquet Sylvaneth au champ de bataille, à plus de 1″ de toute figurine et de tout autre élément de terrain.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghyran: Realmscape Features",
        facts: {
          table: "D6",
          roll: 2,
          when: "start of your hero phase",
          needs: "6+",
          wyldwoods: 1,
          minimumDistance: 1,
        },
      },
    },
    see: [
      "aos2.realm.ghyran",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.citadel-wood",
      "aos2.keyword.terrain-feature",
    ],
    misprints: [
      {
        printed: {
          en: "A Wyldwood’s own rules are not on the sheet.",
          fr: "Les règles propres au Bosquet ne sont pas sur la feuille.",
        },
        used: {
          en: "It is a terrain feature that gives cover to units wholly on it.",
          fr: "C’est un élément de terrain qui met à couvert les unités entièrement dessus.",
        },
        why: {
          en: "The cover rule is all the sheet says of terrain.",
          fr: "La règle du couvert est tout ce que la feuille dit du terrain.",
        },
      },
    ],
  },
  {
    id: "aos2.realm.ghyran.feature.lifesprings",
    chapter: "realm-ghyran",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Lifesprings", fr: "Sources de vie", ours: true },
    summary: {
      en: "3: before the battle each player chooses a HERO of their own army, who gains 1 Wound.",
      fr: "3 : avant la bataille, chaque joueur choisit un HÉROS de son armée, qui gagne 1 point en Blessures.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghyran: Realmscape Features",
        facts: { table: "D6", roll: 3, when: "before the battle", heroes: 1, wounds: 1 },
      },
    },
    see: [
      "aos2.realm.ghyran",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.hero",
      "aos2.keyword.wounds-characteristic",
    ],
  },
  {
    id: "aos2.realm.ghyran.feature.hidden-festering-corruption",
    chapter: "realm-ghyran",
    phases: ["hero"],
    kind: "row",
    names: { en: "Hidden Festering Corruption", fr: "Corruption latente", ours: true },
    summary: {
      en: "4: when your hero phase starts, roll a die, with +1 if your army’s allegiance is NURGLE; on 5+ an enemy unit of your choice within 1″ of a terrain feature takes 1 mortal wound.",
      fr: "4 : au début de votre phase des héros, lancez un dé, avec +1 si votre armée a l’allégeance NURGLE ; sur 5+, une unité ennemie de votre choix à 1″ ou moins d’un élément de terrain subit 1 blessure mortelle.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghyran: Realmscape Features",
        facts: {
          table: "D6",
          roll: 4,
          when: "start of your hero phase",
          nurgle: 1,
          needs: "5+",
          terrainWithin: 1,
          mortalWounds: 1,
        },
      },
    },
    see: [
      "aos2.realm.ghyran",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.nurgle",
      "aos2.keyword.terrain-feature",
      "aos2.core.mortal-wounds",
    ],
  },
  {
    id: "aos2.realm.ghyran.feature.fecund-quagmire",
    chapter: "realm-ghyran",
    phases: ["movement"],
    kind: "row",
    names: { en: "Fecund Quagmire", fr: "Bourbier fécond", ours: true },
    summary: {
      en: "5: only models that can fly may run.",
      fr: "5 : seules les figurines capables de voler peuvent courir.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghyran: Realmscape Features",
        facts: { table: "D6", roll: 5, run: "only if able to fly" },
      },
    },
    see: ["aos2.realm.ghyran", "aos2.realm.common.feature-roll", "aos2.core.running", "aos2.core.flying"],
  },
  {
    id: "aos2.realm.ghyran.feature.seeds-of-hope",
    chapter: "realm-ghyran",
    phases: ["battleshock"],
    kind: "row",
    names: { en: "Seeds of Hope", fr: "Graines d’espoir", ours: true },
    summary: {
      en: "6: a natural 1 on a battleshock roll: nobody flees, and the unit heals every wound allocated to it at the time. Slain models stay slain.",
      fr: "6 : un 1 naturel au jet de déroute : personne ne fuit, et l’unité soigne toutes les blessures qui lui sont alors attribuées. Les figurines tuées le restent.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghyran: Realmscape Features",
        facts: { table: "D6", roll: 6, unmodified: 1, fleeing: 0, heals: "all wounds allocated" },
      },
    },
    see: [
      "aos2.realm.ghyran",
      "aos2.realm.common.feature-roll",
      "aos2.core.battleshock.roll",
      "aos2.core.healing-wounds",
    ],
  },
  {
    id: "aos2.realm.ghyran.spell.shield-of-thorns",
    chapter: "realm-ghyran",
    phases: ["hero", "charge"],
    kind: "spell",
    names: { en: "Shield of Thorns", fr: "Bouclier d’épines", ours: true },
    summary: {
      en: "Casting value 5. Choose a visible friendly unit within 18″; until your next hero phase each enemy unit that ends its charge move within 3″ of it takes D3 mortal wounds. No unit may be its target twice in a turn.",
      fr: "Valeur de lancement 5. Choisissez une unité amie visible à 18″ ou moins ; jusqu’à votre prochaine phase des héros, chaque unité ennemie qui finit son mouvement de charge à 3″ ou moins d’elle subit D3 blessures mortelles. Une unité n’en est jamais la cible deux fois dans un tour.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghyran: Realmsphere Magic",
        facts: spell("ghyran", null, [version("basic", 5, within(18), [], "until your next hero phase")], {
          visible: true,
          target: "friendly unit",
          radius: 3,
          mortalWounds: "D3",
          timesPerTurnAndUnit: 1,
        }),
      },
    },
    see: [
      "aos2.realm.ghyran",
      "aos2.realm.common.realmsphere-magic",
      "aos2.realm.ghyran.command.command-the-land",
      "aos2.core.charge-move",
      "aos2.core.mortal-wounds",
    ],
  },
  {
    id: "aos2.realm.ghyran.command.command-the-land",
    chapter: "realm-ghyran",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Command the Land", fr: "Commander à la terre", ours: true },
    summary: {
      en: "End of your hero phase: one of your HEROES, WIZARD or not, tries to cast Shield of Thorns, although it may have been tried this phase already. For a WIZARD this comes on top of the spells it normally casts. If the first casting worked, the second needs another unit.",
      fr: "Fin de votre phase des héros : un de vos HÉROS, SORCIER ou non, tente de lancer Bouclier d’épines, même si le sort a déjà été tenté durant cette phase. Pour un SORCIER, cela s’ajoute à ses sorts habituels. Si le premier lancement a réussi, le second vise une autre unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Ghyran: Realm Commands",
        facts: { when: "end of your hero phase", cost: 1, spell: "Shield of Thorns", extraCast: true },
      },
    },
    see: [
      "aos2.realm.ghyran",
      "aos2.realm.common.realm-commands",
      "aos2.realm.ghyran.spell.shield-of-thorns",
      "aos2.core.casting.attempt",
    ],
  },
];
