import type { Entry } from "../entry/entry.ts";

/** Command traits, battle trait and artefacts of a CHAOS army. */
export const allegianceChaos: readonly Entry[] = [
  {
    id: "aos2.allegiance.chaos",
    chapter: "allegiance-chaos",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Allegiance abilities: Chaos", fr: "Aptitudes d’allégeance : Chaos", ours: true },
    summary: {
      en: "CHAOS army. Traits on a D6: 1 Dark Avenger, 2 Spiteful Duellist, 3 Cunning Deceiver, 4 Lord of War, 5 Terrifying Presence, 6 Malicious Conqueror. Battle trait: Unbridled Malice. Artefacts on a D6: 1 Daemon Weapon, 2 Chaos Runeblade, 3 Beguiling Gem, 4 Chaos Talisman, 5 Favour of the Gods, 6 Crown of Conquest.",
      fr: "Armée du CHAOS. Traits sur un D6 : 1 Vengeur ténébreux, 2 Duelliste rancunier, 3 Trompeur rusé, 4 Seigneur de guerre, 5 Présence terrifiante, 6 Conquérant malveillant. Trait de bataille : Malveillance débridée. Artefacts sur un D6 : 1 Arme démon, 2 Lame runique du Chaos, 3 Gemme envoûtante, 4 Talisman du Chaos, 5 Faveur des dieux, 6 Couronne de conquête.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: {
          army: "CHAOS",
          table: "D6",
          commandTraits: {
            number: 6,
            rows: [
              [1, "Dark Avenger"],
              [2, "Spiteful Duellist"],
              [3, "Cunning Deceiver"],
              [4, "Lord of War"],
              [5, "Terrifying Presence"],
              [6, "Malicious Conqueror"],
            ],
          },
          battleTraits: { number: 1, names: ["Unbridled Malice"] },
          artefacts: {
            number: 6,
            rows: [
              [1, "Daemon Weapon"],
              [2, "Chaos Runeblade"],
              [3, "Beguiling Gem"],
              [4, "Chaos Talisman"],
              [5, "Favour of the Gods"],
              [6, "Crown of Conquest"],
            ],
          },
        },
      },
    },
    see: [
      "aos2.allegiance.structure",
      "aos2.core.command-traits",
      "aos2.core.artefacts-of-power",
      "aos2.keyword.chaos",
    ],
  },
  {
    id: "aos2.command-trait.chaos.dark-avenger",
    chapter: "allegiance-chaos",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Dark Avenger", fr: "Vengeur ténébreux", ours: true },
    summary: {
      en: "Trait 1: the general’s melee weapons have +1 to hit against ORDER units.",
      fr: "Trait 1 : les armes de mêlée du général ont +1 pour toucher contre les unités de l’ORDRE.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 1, weapons: "melee", hitModifier: 1, against: "ORDER" },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.keyword.order", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.command-trait.chaos.spiteful-duellist",
    chapter: "allegiance-chaos",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Spiteful Duellist", fr: "Duelliste rancunier", ours: true },
    summary: {
      en: "Trait 2: each time the general is picked to fight, one wound roll of its attacks in that fight may be re-rolled.",
      fr: "Trait 2 : chaque fois que le général est choisi pour combattre, un jet de blessure de ses attaques de ce combat peut être relancé.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 2, rerolls: 1, of: "wound rolls", per: "fight" },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.core.re-rolls", "aos2.keyword.fight-order"],
  },
  {
    id: "aos2.command-trait.chaos.cunning-deceiver",
    chapter: "allegiance-chaos",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Cunning Deceiver", fr: "Trompeur rusé", ours: true },
    summary: {
      en: "Trait 3: as your hero phase starts, roll a D6 if the general lives; on a 5+ you gain one more command point.",
      fr: "Trait 3 : au début de votre phase des héros, lancez un D6 si le général est en vie ; sur 5+, vous gagnez un point de commandement de plus.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 3, needs: "5+", commandPoints: 1, when: "start of own hero phase" },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.core.command-abilities.points"],
  },
  {
    id: "aos2.command-trait.chaos.lord-of-war",
    chapter: "allegiance-chaos",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Lord of War", fr: "Seigneur de guerre", ours: true },
    summary: {
      en: "Trait 4: in your hero phase choose a CHAOS unit of yours within 3″ of the general and roll a D6. On a 4+ it may add 1 to its hit rolls until your following hero phase.",
      fr: "Trait 4 : en votre phase des héros, choisissez une de vos unités du CHAOS à 3″ ou moins du général et lancez un D6. Sur 4+, elle peut ajouter 1 à ses jets de touche jusqu’à votre prochaine phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: {
          table: "D6",
          number: 4,
          within: 3,
          units: "friendly CHAOS",
          needs: "4+",
          hitModifier: 1,
          duration: "until own next hero phase",
        },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.command-trait.chaos.terrifying-presence",
    chapter: "allegiance-chaos",
    phases: [],
    kind: "rule",
    names: { en: "Terrifying Presence", fr: "Présence terrifiante", ours: true },
    summary: {
      en: "Trait 5: enemy units within 3″ of the general have -1 Bravery.",
      fr: "Trait 5 : les unités ennemies à 3″ ou moins du général ont -1 en Bravoure.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 5, within: 3, braveryModifier: -1 },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.keyword.bravery"],
  },
  {
    id: "aos2.command-trait.chaos.malicious-conqueror",
    chapter: "allegiance-chaos",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Malicious Conqueror", fr: "Conquérant malveillant", ours: true },
    summary: {
      en: "Trait 6: Unbridled Malice rolls for units within 12″ of the general have +1, so 5 or 6 will do.",
      fr: "Trait 6 : les jets de Malveillance débridée des unités à 12″ ou moins du général ont +1 : 5 ou 6 suffit.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 6, within: 12, rollModifier: 1 },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.battle-trait.chaos.unbridled-malice"],
  },
  {
    id: "aos2.battle-trait.chaos.unbridled-malice",
    chapter: "allegiance-chaos",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Unbridled Malice", fr: "Malveillance débridée", ours: true },
    summary: {
      en: "Battle trait: a CHAOS unit of yours picked to fight within 12″ of your general or 3″ of one of your HEROES rolls a D6; on a 6+ it has +1 to hit for that fight.",
      fr: "Trait de bataille : une de vos unités du CHAOS choisie pour combattre à 12″ ou moins de votre général ou 3″ d’un de vos HÉROS lance un D6 ; sur 6+, elle a +1 pour toucher durant ce combat.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: {
          units: "friendly CHAOS",
          withinOfGeneral: 12,
          withinOfHero: 3,
          needs: "6+",
          hitModifier: 1,
          duration: "that fight",
        },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.command-trait.chaos.malicious-conqueror", "aos2.core.battle-traits"],
  },
  {
    id: "aos2.artefact.chaos.daemon-weapon",
    chapter: "allegiance-chaos",
    phases: ["combat"],
    kind: "item",
    names: { en: "Daemon Weapon", fr: "Arme démon", ours: true },
    summary: {
      en: "Artefact 1: with one melee weapon of the bearer, a wound roll of 6+ adds 1 mortal wound to whatever the attack does.",
      fr: "Artefact 1 : avec une arme de mêlée du porteur, un jet de blessure de 6+ ajoute 1 blessure mortelle à ce que fait l’attaque.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 1, weapons: 1, woundRoll: "6+", mortalWounds: 1, normalDamage: "kept" },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.core.attack.wound-roll", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.artefact.chaos.chaos-runeblade",
    chapter: "allegiance-chaos",
    phases: ["combat"],
    kind: "item",
    names: { en: "Chaos Runeblade", fr: "Lame runique du Chaos", ours: true },
    summary: {
      en: "Artefact 2: a melee weapon of the bearer makes 1 more Attack.",
      fr: "Artefact 2 : une arme de mêlée du porteur gagne 1 Attaque.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 2, weapons: 1, attacksModifier: 1 },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.keyword.wounds-characteristic"],
  },
  {
    id: "aos2.artefact.chaos.beguiling-gem",
    chapter: "allegiance-chaos",
    phases: ["combat"],
    kind: "item",
    names: { en: "Beguiling Gem", fr: "Gemme envoûtante", ours: true },
    summary: {
      en: "Artefact 3: once per battle, as a combat phase starts, choose an enemy model within 3″ of the bearer; its hit rolls have -1 for the phase.",
      fr: "Artefact 3 : une fois par bataille, au début d’une phase de combat, choisissez une figurine ennemie à 3″ ou moins du porteur ; ses jets de touche ont -1 durant cette phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: {
          table: "D6",
          number: 3,
          perBattle: 1,
          when: "start of the combat phase",
          within: 3,
          models: 1,
          hitModifier: -1,
          duration: "that phase",
        },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.artefact.chaos.chaos-talisman",
    chapter: "allegiance-chaos",
    phases: [],
    kind: "item",
    names: { en: "Chaos Talisman", fr: "Talisman du Chaos", ours: true },
    summary: {
      en: "Artefact 4: each wound or mortal wound put on the bearer is negated on a 6+; add 1 to the roll when a model with the ORDER keyword inflicted it.",
      fr: "Artefact 4 : chaque blessure, mortelle ou non, attribuée au porteur est annulée sur 6+ ; +1 au jet si une figurine de l’ORDRE l’a infligée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: {
          table: "D6",
          number: 4,
          negates: "6+",
          of: ["wounds", "mortal wounds"],
          rollModifier: { modifier: 1, ifInflictedBy: "ORDER" },
        },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.core.allocating-wounds.negation", "aos2.keyword.order"],
  },
  {
    id: "aos2.artefact.chaos.favour-of-the-gods",
    chapter: "allegiance-chaos",
    phases: [],
    kind: "item",
    names: { en: "Favour of the Gods", fr: "Faveur des dieux", ours: true },
    summary: { en: "Artefact 5: the bearer has 1 more Wound.", fr: "Artefact 5 : le porteur a 1 Blessure de plus." },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 5, woundsModifier: 1 },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.keyword.wounds-characteristic"],
  },
  {
    id: "aos2.artefact.chaos.crown-of-conquest",
    chapter: "allegiance-chaos",
    phases: ["battleshock"],
    kind: "item",
    names: { en: "Crown of Conquest", fr: "Couronne de conquête", ours: true },
    summary: {
      en: "Artefact 6: your CHAOS units within 6″ of the bearer need no battleshock test.",
      fr: "Artefact 6 : vos unités du CHAOS à 6″ ou moins du porteur ne passent pas de test de déroute.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Chaos",
        facts: { table: "D6", number: 6, within: 6, units: "friendly CHAOS", battleshockTests: false },
      },
    },
    see: ["aos2.allegiance.chaos", "aos2.core.battleshock.who"],
  },
];
