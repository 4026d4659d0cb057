import type { Entry } from "../entry/entry.ts";

/** Command traits, battle trait and artefacts of a DESTRUCTION army. */
export const allegianceDestruction: readonly Entry[] = [
  {
    id: "aos2.allegiance.destruction",
    chapter: "allegiance-destruction",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Allegiance abilities: Destruction", fr: "Aptitudes d’allégeance : Destruction", ours: true },
    summary: {
      en: "DESTRUCTION army. Traits on a D6: 1 Nothing Left Standing, 2 Might is Right, 3 Wild Fury, 4 Bellowing Tyrant, 5 Big and Brutish, 6 Ravager. Battle trait: Rampaging Destroyers. Artefacts on a D6: 1 Hammerblade, 2 Battered Talisman, 3 Rockeye, 4 Bellowing Blade, 5 Collar of Domination, 6 Battle Brew.",
      fr: "Armée de la DESTRUCTION. Traits sur un D6 : 1 Table rase, 2 La force fait loi, 3 Fureur sauvage, 4 Tyran hurlant, 5 Gros et brutal, 6 Ravageur. Trait de bataille : Destructeurs déchaînés. Artefacts sur un D6 : 1 Lame-marteau, 2 Talisman cabossé, 3 Œil de roche, 4 Lame hurlante, 5 Collier de domination, 6 Tord-boyaux de bataille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          army: "DESTRUCTION",
          table: "D6",
          commandTraits: {
            number: 6,
            rows: [
              [1, "Nothing Left Standing"],
              [2, "Might is Right"],
              [3, "Wild Fury"],
              [4, "Bellowing Tyrant"],
              [5, "Big and Brutish"],
              [6, "Ravager"],
            ],
          },
          battleTraits: { number: 1, names: ["Rampaging Destroyers"] },
          artefacts: {
            number: 6,
            rows: [
              [1, "Hammerblade"],
              [2, "Battered Talisman"],
              [3, "Rockeye"],
              [4, "Bellowing Blade"],
              [5, "Collar of Domination"],
              [6, "Battle Brew"],
            ],
          },
        },
      },
    },
    see: [
      "aos2.allegiance.structure",
      "aos2.core.command-traits",
      "aos2.core.artefacts-of-power",
      "aos2.keyword.destruction",
    ],
  },
  {
    id: "aos2.command-trait.destruction.nothing-left-standing",
    chapter: "allegiance-destruction",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Nothing Left Standing", fr: "Table rase", ours: true },
    summary: {
      en: "Trait 1: in your hero phase choose a terrain feature with the general and at least 5 more of your DESTRUCTION models within 6″ of it. It gives nobody cover from then on.",
      fr: "Trait 1 : en votre phase des héros, choisissez un élément de terrain ayant à 6″ ou moins le général et au moins 5 autres de vos figurines de la DESTRUCTION. Il ne donne plus de couvert à personne jusqu’à la fin de la bataille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          table: "D6",
          number: 1,
          within: 6,
          minimumOtherModels: 5,
          effect: "no cover",
          duration: "rest of the battle",
        },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.core.cover", "aos2.keyword.terrain-feature"],
  },
  {
    id: "aos2.command-trait.destruction.might-is-right",
    chapter: "allegiance-destruction",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Might is Right", fr: "La force fait loi", ours: true },
    summary: {
      en: "Trait 2: the general’s melee weapons have +1 to wound.",
      fr: "Trait 2 : les armes de mêlée du général ont +1 pour blesser.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: { table: "D6", number: 2, weapons: "melee", woundRollModifier: 1 },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.core.attack.wound-roll"],
  },
  {
    id: "aos2.command-trait.destruction.wild-fury",
    chapter: "allegiance-destruction",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Wild Fury", fr: "Fureur sauvage", ours: true },
    summary: {
      en: "Trait 3: picked to fight, the general chooses one of its melee weapons: +1 Attack for that fight, or +2 while it bears 3 or more wounds.",
      fr: "Trait 3 : choisi pour combattre, le général désigne une de ses armes de mêlée : +1 Attaque pour ce combat, ou +2 tant qu’il a 3 blessures ou plus.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          table: "D6",
          number: 3,
          weapons: 1,
          attacksModifier: 1,
          duration: "that fight",
          wounded: { wounds: "3+", attacksModifier: 2 },
        },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.keyword.fight-order"],
  },
  {
    id: "aos2.command-trait.destruction.bellowing-tyrant",
    chapter: "allegiance-destruction",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Bellowing Tyrant", fr: "Tyran hurlant", ours: true },
    summary: {
      en: "Trait 4: in your hero phase choose a DESTRUCTION unit of yours within 6″ of the general. Until your following hero phase it has +1 on charge and run rolls and the general’s Bravery in place of its own.",
      fr: "Trait 4 : en votre phase des héros, choisissez une de vos unités de la DESTRUCTION à 6″ ou moins du général. Jusqu’à votre prochaine phase des héros, elle a +1 aux jets de charge et de course et la Bravoure du général au lieu de la sienne.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          table: "D6",
          number: 4,
          within: 6,
          units: "friendly DESTRUCTION",
          chargeModifier: 1,
          runModifier: 1,
          bravery: "the general's",
          duration: "until own next hero phase",
        },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.core.charge-roll", "aos2.core.running", "aos2.keyword.bravery"],
  },
  {
    id: "aos2.command-trait.destruction.big-and-brutish",
    chapter: "allegiance-destruction",
    phases: [],
    kind: "rule",
    names: { en: "Big and Brutish", fr: "Gros et brutal", ours: true },
    summary: { en: "Trait 5: the general has 1 more Wound.", fr: "Trait 5 : le général a 1 Blessure de plus." },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: { table: "D6", number: 5, woundsModifier: 1 },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.keyword.wounds-characteristic"],
  },
  {
    id: "aos2.command-trait.destruction.ravager",
    chapter: "allegiance-destruction",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Ravager", fr: "Ravageur", ours: true },
    summary: {
      en: "Trait 6: the general’s Rampaging Destroyers roll has +3, not +2.",
      fr: "Trait 6 : le jet de Destructeurs déchaînés du général a +3 au lieu de +2.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: { table: "D6", number: 6, rollModifier: 3, insteadOf: 2 },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.battle-trait.destruction.rampaging-destroyers"],
  },
  {
    id: "aos2.battle-trait.destruction.rampaging-destroyers",
    chapter: "allegiance-destruction",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Rampaging Destroyers", fr: "Destructeurs déchaînés", ours: true },
    summary: {
      en: "Battle trait: in your hero phase roll a D6 for the general (+2) and for each of your DESTRUCTION HEROES. On a 6+ choose a DESTRUCTION unit of yours within 6″ of the roller; it may act at once: more than 12″ from the enemy it moves 6″ without running, within 3″ it piles in, in between it declares a charge. It may still move, charge or pile in later this turn.",
      fr: "Trait de bataille : en votre phase des héros, lancez un D6 pour le général (+2) et pour chacun de vos HÉROS de la DESTRUCTION. Sur 6+, choisissez une de vos unités de la DESTRUCTION à 6″ ou moins de lui ; elle peut agir aussitôt : à plus de 12″ de l’ennemi, elle avance de 6″ sans courir ; à 3″ ou moins, elle se met au contact ; entre les deux, elle déclare une charge. Elle peut encore bouger, charger ou se mettre au contact plus tard dans le tour.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          rollers: ["general", "each friendly DESTRUCTION HERO"],
          dice: "D6",
          generalModifier: 2,
          needs: "6+",
          within: 6,
          rows: [
            ["more than 12 inches from the enemy", "move 6 inches, no run"],
            ["within 3 inches of the enemy", "pile in"],
            ["otherwise", "declare a charge"],
          ],
          moveBeyond: 12,
          move: 6,
          pileInWithin: 3,
          actsAgainThisTurn: true,
        },
      },
    },
    see: [
      "aos2.allegiance.destruction",
      "aos2.command-trait.destruction.ravager",
      "aos2.core.piling-in",
      "aos2.core.charge-roll",
    ],
  },
  {
    id: "aos2.artefact.destruction.hammerblade",
    chapter: "allegiance-destruction",
    phases: ["combat"],
    kind: "item",
    names: { en: "Hammerblade", fr: "Lame-marteau", ours: true },
    summary: {
      en: "Artefact 1: the bearer may forgo the attacks of one chosen melee weapon and roll a D6 for every other model, friend or foe, within 3″; each 5 or 6 deals 1 mortal wound to that model’s unit.",
      fr: "Artefact 1 : le porteur peut renoncer aux attaques d’une arme de mêlée choisie et lancer un D6 pour toute autre figurine, amie ou ennemie, à 3″ ou moins ; chaque 5 ou 6 inflige 1 blessure mortelle à l’unité de cette figurine.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          table: "D6",
          number: 1,
          weapons: 1,
          insteadOf: "attacks with it",
          within: 3,
          models: "friend and foe, not the bearer",
          results: [5, 6],
          mortalWounds: 1,
        },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.artefact.destruction.battered-talisman",
    chapter: "allegiance-destruction",
    phases: [],
    kind: "item",
    names: { en: "Battered Talisman", fr: "Talisman cabossé", ours: true },
    summary: {
      en: "Artefact 2: each mortal wound put on the bearer is negated on a 5+. Ordinary wounds are not.",
      fr: "Artefact 2 : chaque blessure mortelle attribuée au porteur est annulée sur 5+. Pas les blessures ordinaires.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: { table: "D6", number: 2, negates: "5+", of: ["mortal wounds"] },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.core.allocating-wounds.negation", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.artefact.destruction.rockeye",
    chapter: "allegiance-destruction",
    phases: ["hero"],
    kind: "item",
    names: { en: "Rockeye", fr: "Œil de roche", ours: true },
    summary: {
      en: "Artefact 3: in your hero phase choose an enemy unit within 12″ of the bearer, who has +1 to hit it until your following hero phase.",
      fr: "Artefact 3 : en votre phase des héros, choisissez une unité ennemie à 12″ ou moins du porteur ; il a +1 pour la toucher jusqu’à votre prochaine phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: { table: "D6", number: 3, within: 12, hitModifier: 1, duration: "until own next hero phase" },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.artefact.destruction.bellowing-blade",
    chapter: "allegiance-destruction",
    phases: ["combat"],
    kind: "item",
    names: { en: "Bellowing Blade", fr: "Lame hurlante", ours: true },
    summary: {
      en: "Artefact 4: count the enemy HEROES within 12″ when the bearer is picked to fight; for each of them one wound roll of the bearer in that fight may be re-rolled.",
      fr: "Artefact 4 : comptez les HÉROS ennemis à 12″ ou moins quand le porteur est choisi pour combattre ; pour chacun, il peut relancer un de ses jets de blessure de ce combat.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: { table: "D6", number: 4, rerolls: 1, of: "wound rolls", perEnemyHeroWithin: 12 },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.keyword.hero", "aos2.core.re-rolls"],
  },
  {
    id: "aos2.artefact.destruction.collar-of-domination",
    chapter: "allegiance-destruction",
    phases: ["movement"],
    kind: "item",
    names: { en: "Collar of Domination", fr: "Collier de domination", ours: true },
    summary: {
      en: "Artefact 5: as the opponent’s movement phase starts, roll 2D6 for one enemy MONSTER within 3″ of the bearer. On its Bravery or more it must retreat in that phase.",
      fr: "Artefact 5 : au début de la phase de mouvement adverse, choisissez un MONSTRE ennemi à 3″ ou moins du porteur et lancez 2D6. Sur sa Bravoure ou plus, il doit faire retraite durant cette phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          table: "D6",
          number: 5,
          when: "start of opponent's movement phase",
          within: 3,
          target: "enemy MONSTER",
          dice: "2D6",
          needs: ">= Bravery",
          effect: "must retreat that phase",
        },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.keyword.monster", "aos2.keyword.retreat", "aos2.keyword.bravery"],
  },
  {
    id: "aos2.artefact.destruction.battle-brew",
    chapter: "allegiance-destruction",
    phases: ["hero"],
    kind: "item",
    names: { en: "Battle Brew", fr: "Tord-boyaux de bataille", ours: true },
    summary: {
      en: "Artefact 6: once per battle, in your hero phase, declare one swig or two. One: +1 to the bearer’s hit and wound rolls until your following hero phase. Two: +2 instead, but D6 mortal wounds are put on the bearer at the end of this turn.",
      fr: "Artefact 6 : une fois par bataille, en votre phase des héros, annoncez une gorgée ou deux. Une : +1 aux jets de touche et de blessure du porteur jusqu’à votre prochaine phase des héros. Deux : +2 à la place, mais on attribue D6 blessures mortelles au porteur à la fin de ce tour.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Destruction",
        facts: {
          table: "D6",
          number: 6,
          perBattle: 1,
          duration: "until own next hero phase",
          oneSwig: { hitModifier: 1, woundRollModifier: 1 },
          twoSwigs: { hitModifier: 2, woundRollModifier: 2, mortalWounds: "D6", when: "end of that turn" },
        },
      },
    },
    see: ["aos2.allegiance.destruction", "aos2.core.mortal-wounds"],
  },
];
