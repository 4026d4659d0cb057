import type { Entry } from "../entry/entry.ts";

/** Command traits, battle trait and artefacts of an ORDER army. */
export const allegianceOrder: readonly Entry[] = [
  {
    id: "aos2.allegiance.order",
    chapter: "allegiance-order",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Allegiance abilities: Order", fr: "Aptitudes d’allégeance : Ordre", ours: true },
    summary: {
      en: "ORDER army. Traits on a D6: 1 Strategic Genius, 2 Inspiring, 3 Dauntless, 4 Tenacious, 5 Legendary Fighter, 6 Master of Defence. Battle trait: Defiant Avengers. Artefacts on a D6: 1 Quicksilver Potion, 2 Obstinate Blade, 3 Relic Blade, 4 Hoarfrost, 5 Talisman of Blinding Light, 6 Phoenix Stone.",
      fr: "Armée de l’ORDRE. Traits sur un D6 : 1 Génie stratégique, 2 Inspirant, 3 Intrépide, 4 Tenace, 5 Combattant de légende, 6 Maître de la défense. Trait de bataille : Vengeurs insoumis. Artefacts sur un D6 : 1 Potion de vif-argent, 2 Lame obstinée, 3 Lame relique, 4 Givre, 5 Talisman de lumière aveuglante, 6 Pierre du phénix.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: {
          army: "ORDER",
          table: "D6",
          commandTraits: {
            number: 6,
            rows: [
              [1, "Strategic Genius"],
              [2, "Inspiring"],
              [3, "Dauntless"],
              [4, "Tenacious"],
              [5, "Legendary Fighter"],
              [6, "Master of Defence"],
            ],
          },
          battleTraits: { number: 1, names: ["Defiant Avengers"] },
          artefacts: {
            number: 6,
            rows: [
              [1, "Quicksilver Potion"],
              [2, "Obstinate Blade"],
              [3, "Relic Blade"],
              [4, "Hoarfrost"],
              [5, "Talisman of Blinding Light"],
              [6, "Phoenix Stone"],
            ],
          },
        },
      },
    },
    see: [
      "aos2.allegiance.structure",
      "aos2.core.command-traits",
      "aos2.core.artefacts-of-power",
      "aos2.keyword.order",
    ],
  },
  {
    id: "aos2.command-trait.order.strategic-genius",
    chapter: "allegiance-order",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Strategic Genius", fr: "Génie stratégique", ours: true },
    summary: {
      en: "Trait 1: one more command point as the first battle round begins.",
      fr: "Trait 1 : un point de commandement de plus au début du premier round de bataille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 1, commandPoints: 1, when: "start of first battle round" },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.command-abilities.points"],
  },
  {
    id: "aos2.command-trait.order.inspiring",
    chapter: "allegiance-order",
    phases: ["battleshock"],
    kind: "rule",
    names: { en: "Inspiring", fr: "Inspirant", ours: true },
    summary: {
      en: "Trait 2: your ORDER units within 6″ of the general need no battleshock test.",
      fr: "Trait 2 : vos unités de l’ORDRE à 6″ ou moins du général ne passent pas de test de déroute.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 2, within: 6, units: "friendly ORDER", battleshockTests: false },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.battleshock.who", "aos2.keyword.order"],
  },
  {
    id: "aos2.command-trait.order.dauntless",
    chapter: "allegiance-order",
    phases: ["charge"],
    kind: "rule",
    names: { en: "Dauntless", fr: "Intrépide", ours: true },
    summary: {
      en: "Trait 3: the general’s charge rolls may be re-rolled.",
      fr: "Trait 3 : les jets de charge du général peuvent être relancés.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 3, reroll: "charge rolls of the general" },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.charge-roll", "aos2.core.re-rolls"],
  },
  {
    id: "aos2.command-trait.order.tenacious",
    chapter: "allegiance-order",
    phases: [],
    kind: "rule",
    names: { en: "Tenacious", fr: "Tenace", ours: true },
    summary: { en: "Trait 4: the general has 1 more Wound.", fr: "Trait 4 : le général a 1 Blessure de plus." },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 4, woundsModifier: 1 },
      },
    },
    see: ["aos2.allegiance.order", "aos2.keyword.wounds-characteristic"],
  },
  {
    id: "aos2.command-trait.order.legendary-fighter",
    chapter: "allegiance-order",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Legendary Fighter", fr: "Combattant de légende", ours: true },
    summary: {
      en: "Trait 5: whenever the general is picked to fight, one of its melee weapons gains 1 Attack for that fight.",
      fr: "Trait 5 : quand le général est choisi pour combattre, une de ses armes de mêlée gagne 1 Attaque pour ce combat.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 5, weapons: 1, attacksModifier: 1, duration: "that fight" },
      },
    },
    see: ["aos2.allegiance.order", "aos2.keyword.fight-order"],
  },
  {
    id: "aos2.command-trait.order.master-of-defence",
    chapter: "allegiance-order",
    phases: [],
    kind: "rule",
    names: { en: "Master of Defence", fr: "Maître de la défense", ours: true },
    summary: {
      en: "Trait 6: each wound or mortal wound put on the general is negated on a 6+.",
      fr: "Trait 6 : chaque blessure, mortelle ou non, attribuée au général est annulée sur 6+.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 6, negates: "6+", of: ["wounds", "mortal wounds"] },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.allocating-wounds.negation"],
  },
  {
    id: "aos2.battle-trait.order.defiant-avengers",
    chapter: "allegiance-order",
    phases: ["battleshock"],
    kind: "rule",
    names: { en: "Defiant Avengers", fr: "Vengeurs insoumis", ours: true },
    summary: {
      en: "Battle trait: your ORDER units may re-roll battleshock tests.",
      fr: "Trait de bataille : vos unités de l’ORDRE peuvent relancer leurs tests de déroute.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { units: "friendly ORDER", reroll: "battleshock tests" },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.battleshock.roll", "aos2.core.battle-traits"],
  },
  {
    id: "aos2.artefact.order.quicksilver-potion",
    chapter: "allegiance-order",
    phases: ["combat"],
    kind: "item",
    names: { en: "Quicksilver Potion", fr: "Potion de vif-argent", ours: true },
    summary: {
      en: "Artefact 1: once per battle, as a combat phase starts, the bearer fights at once, mount included, and not again at its usual time in that phase.",
      fr: "Artefact 1 : une fois par bataille, au début d’une phase de combat, le porteur combat aussitôt, monture comprise, et non plus à son moment habituel de cette phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: {
          table: "D6",
          number: 1,
          perBattle: 1,
          when: "start of the combat phase",
          effect: "fights immediately",
        },
      },
    },
    see: ["aos2.allegiance.order", "aos2.keyword.fight-order", "aos2.core.mounts"],
  },
  {
    id: "aos2.artefact.order.obstinate-blade",
    chapter: "allegiance-order",
    phases: ["combat"],
    kind: "item",
    names: { en: "Obstinate Blade", fr: "Lame obstinée", ours: true },
    summary: {
      en: "Artefact 2: a melee weapon of the bearer has its Rend improved by 1 (“-” becomes -1, -1 becomes -2).",
      fr: "Artefact 2 : une arme de mêlée du porteur gagne 1 en Perforation (« - » devient -1, -1 devient -2).",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 2, weapons: 1, rendImprovement: 1 },
      },
    },
    see: ["aos2.allegiance.order", "aos2.keyword.rend"],
  },
  {
    id: "aos2.artefact.order.relic-blade",
    chapter: "allegiance-order",
    phases: ["combat"],
    kind: "item",
    names: { en: "Relic Blade", fr: "Lame relique", ours: true },
    summary: {
      en: "Artefact 3: a melee weapon of the bearer deals 1 more Damage.",
      fr: "Artefact 3 : une arme de mêlée du porteur gagne 1 en Dégâts.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 3, weapons: 1, damageModifier: 1 },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.attack.damage"],
  },
  {
    id: "aos2.artefact.order.hoarfrost",
    chapter: "allegiance-order",
    phases: ["combat"],
    kind: "item",
    names: { en: "Hoarfrost", fr: "Givre", ours: true },
    summary: {
      en: "Artefact 4: choose a melee weapon of the bearer. An enemy model that takes a wound from it and lives has -1 on its hit rolls until the battle ends, once per model however often it is struck.",
      fr: "Artefact 4 : choisissez une arme de mêlée du porteur. Une figurine ennemie qui en reçoit une blessure et survit a -1 à ses jets de touche jusqu’à la fin de la bataille, une seule fois par figurine.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: {
          table: "D6",
          number: 4,
          weapons: 1,
          hitModifier: -1,
          on: "wounded model, not slain",
          duration: "rest of the battle",
          maximumPerModel: 1,
        },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.attack.hit-roll", "aos2.core.modifiers.cumulative"],
    misprints: [
      {
        printed: {
          en: "Does not say whether a model wounded again suffers the penalty again.",
          fr: "Ne dit pas si une figurine blessée de nouveau subit encore le malus.",
        },
        used: { en: "-1 once for each model.", fr: "-1 une fois par figurine." },
        why: {
          en: "The condition is having been wounded, which a model meets only once.",
          fr: "La condition est d’avoir été blessée, ce qu’une figurine ne remplit qu’une fois.",
        },
      },
    ],
  },
  {
    id: "aos2.artefact.order.talisman-of-blinding-light",
    chapter: "allegiance-order",
    phases: ["combat"],
    kind: "item",
    names: { en: "Talisman of Blinding Light", fr: "Talisman de lumière aveuglante", ours: true },
    summary: {
      en: "Artefact 5: once per battle, as a combat phase starts; until that phase ends, attacks against the bearer have -1 to hit.",
      fr: "Artefact 5 : une fois par bataille, au début d’une phase de combat ; jusqu’à la fin de celle-ci, les attaques visant le porteur ont -1 pour toucher.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: {
          table: "D6",
          number: 5,
          perBattle: 1,
          when: "start of the combat phase",
          hitModifier: -1,
          duration: "that phase",
        },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.artefact.order.phoenix-stone",
    chapter: "allegiance-order",
    phases: ["hero"],
    kind: "item",
    names: { en: "Phoenix Stone", fr: "Pierre du phénix", ours: true },
    summary: {
      en: "Artefact 6: in every hero phase, the opponent’s as well, the bearer may heal 1 wound.",
      fr: "Artefact 6 : à chaque phase des héros, y compris celle de l’adversaire, le porteur peut soigner 1 blessure.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Order",
        facts: { table: "D6", number: 6, heals: 1, when: "each hero phase, either player's" },
      },
    },
    see: ["aos2.allegiance.order", "aos2.core.healing-wounds"],
  },
];
