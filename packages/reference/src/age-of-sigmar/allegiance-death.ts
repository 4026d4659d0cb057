import type { Entry } from "../entry/entry.ts";

/** Command traits, battle trait and artefacts of a DEATH army. */
export const allegianceDeath: readonly Entry[] = [
  {
    id: "aos2.allegiance.death",
    chapter: "allegiance-death",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Allegiance abilities: Death", fr: "Aptitudes d’allégeance : Mort", ours: true },
    summary: {
      en: "DEATH army. Traits on a D6: 1 Ruler of the Night, 2 Predator of the Shadows, 3 Death Incarnate, 4 Master of the Black Arts, 5 Red Fury, 6 Supernatural Horror. Battle trait: Deathless Minions. Artefacts on a D6: 1 Cursed Book, 2 Cloak of Mists and Shadows, 3 Blade of Dark Summons, 4 Black Amulet, 5 Tomb Blade, 6 Ring of Immortality.",
      fr: "Armée de la MORT. Traits sur un D6 : 1 Souverain de la nuit, 2 Prédateur des ombres, 3 Mort incarnée, 4 Maître des arts noirs, 5 Fureur rouge, 6 Horreur surnaturelle. Trait de bataille : Serviteurs immortels. Artefacts sur un D6 : 1 Livre maudit, 2 Cape de brumes et d’ombres, 3 Lame d’appel ténébreux, 4 Amulette noire, 5 Lame sépulcrale, 6 Anneau d’immortalité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: {
          army: "DEATH",
          table: "D6",
          commandTraits: {
            number: 6,
            rows: [
              [1, "Ruler of the Night"],
              [2, "Predator of the Shadows"],
              [3, "Death Incarnate"],
              [4, "Master of the Black Arts"],
              [5, "Red Fury"],
              [6, "Supernatural Horror"],
            ],
          },
          battleTraits: { number: 1, names: ["Deathless Minions"] },
          artefacts: {
            number: 6,
            rows: [
              [1, "Cursed Book"],
              [2, "Cloak of Mists and Shadows"],
              [3, "Blade of Dark Summons"],
              [4, "Black Amulet"],
              [5, "Tomb Blade"],
              [6, "Ring of Immortality"],
            ],
          },
        },
      },
    },
    misprints: [
      {
        printed: {
          en: "The introduction hands these abilities to a Destruction army.",
          fr: "L’introduction donne ces capacités à une armée de la Destruction.",
        },
        used: { en: "DEATH army", fr: "Armée de la MORT" },
        why: {
          en: "A leftover of the section before; heading, keywords and names all speak of Death.",
          fr: "Un reste de la section précédente ; titre, mots-clés et noms parlent tous de la Mort.",
        },
      },
    ],
    see: [
      "aos2.allegiance.structure",
      "aos2.core.command-traits",
      "aos2.core.artefacts-of-power",
      "aos2.keyword.death",
    ],
  },
  {
    id: "aos2.command-trait.death.ruler-of-the-night",
    chapter: "allegiance-death",
    phases: [],
    kind: "rule",
    names: { en: "Ruler of the Night", fr: "Souverain de la nuit", ours: true },
    summary: {
      en: "Trait 1: Deathless Minions reaches 12″ around this general, not 6″.",
      fr: "Trait 1 : Serviteurs immortels s’étend à 12″ autour de ce général, au lieu de 6″.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: { table: "D6", number: 1, within: 12, insteadOf: 6 },
      },
    },
    see: ["aos2.allegiance.death", "aos2.battle-trait.death.deathless-minions"],
  },
  {
    id: "aos2.command-trait.death.predator-of-the-shadows",
    chapter: "allegiance-death",
    phases: ["shooting", "combat"],
    kind: "rule",
    names: { en: "Predator of the Shadows", fr: "Prédateur des ombres", ours: true },
    summary: {
      en: "Trait 2: while in cover, the general has +1 to hit and to wound.",
      fr: "Trait 2 : tant qu’il est à couvert, le général a +1 pour toucher et pour blesser.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: { table: "D6", number: 2, while: "in cover", hitModifier: 1, woundRollModifier: 1 },
      },
    },
    see: ["aos2.allegiance.death", "aos2.core.cover"],
  },
  {
    id: "aos2.command-trait.death.death-incarnate",
    chapter: "allegiance-death",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Death Incarnate", fr: "Mort incarnée", ours: true },
    summary: {
      en: "Trait 3: in your hero phase choose an enemy unit within 3″ of the general and roll 2D6. On its Bravery or more it suffers D3 mortal wounds.",
      fr: "Trait 3 : en votre phase des héros, choisissez une unité ennemie à 3″ ou moins du général et lancez 2D6. Sur sa Bravoure ou plus, elle subit D3 blessures mortelles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: { table: "D6", number: 3, within: 3, dice: "2D6", needs: ">= Bravery", mortalWounds: "D3" },
      },
    },
    see: ["aos2.allegiance.death", "aos2.keyword.bravery", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.command-trait.death.master-of-the-black-arts",
    chapter: "allegiance-death",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Master of the Black Arts", fr: "Maître des arts noirs", ours: true },
    summary: {
      en: "Trait 4: the general becomes a WIZARD with Arcane Bolt and Mystic Shield, casting and unbinding 1 spell each. One who is a WIZARD already has +1 on casting and unbinding rolls instead.",
      fr: "Trait 4 : le général devient SORCIER, avec Trait Magique et Bouclier mystique, et peut lancer 1 sort et en contrer 1. S’il est déjà SORCIER, il a plutôt +1 à ses jets pour lancer et pour contrer.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: {
          table: "D6",
          number: 4,
          spells: ["Arcane Bolt", "Mystic Shield"],
          casts: 1,
          unbinds: 1,
          alreadyWizard: { castingModifier: 1, unbindingModifier: 1 },
        },
      },
    },
    misprints: [
      {
        printed: {
          en: "Gives no number of spells the new WIZARD casts or unbinds.",
          fr: "Ne dit pas combien de sorts le nouveau SORCIER lance ou contre.",
        },
        used: { en: "1 cast and 1 unbind.", fr: "1 lancement et 1 contre." },
        why: { en: "The least a wizard can do.", fr: "Le minimum pour un sorcier." },
      },
    ],
    see: [
      "aos2.allegiance.death",
      "aos2.keyword.wizard",
      "aos2.core.spell.arcane-bolt",
      "aos2.core.spell.mystic-shield",
    ],
  },
  {
    id: "aos2.command-trait.death.red-fury",
    chapter: "allegiance-death",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Red Fury", fr: "Fureur rouge", ours: true },
    summary: {
      en: "Trait 5: after the general’s first fight in a combat phase roll a D6; on a 5+ the general fights once more on the spot. The extra fight brings no further roll.",
      fr: "Trait 5 : après le premier combat du général dans une phase de combat, lancez un D6 ; sur 5+, il combat aussitôt une fois de plus. Ce combat n’ouvre pas droit à un autre jet.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: {
          table: "D6",
          number: 5,
          needs: "5+",
          when: "end of the first fight of each combat phase",
          extraFights: 1,
        },
      },
    },
    see: ["aos2.allegiance.death", "aos2.keyword.fight-order"],
  },
  {
    id: "aos2.command-trait.death.supernatural-horror",
    chapter: "allegiance-death",
    phases: ["battleshock"],
    kind: "rule",
    names: { en: "Supernatural Horror", fr: "Horreur surnaturelle", ours: true },
    summary: {
      en: "Trait 6: enemy units within 12″ of the general that fail battleshock lose twice as many fleeing models: work out the number, then double it.",
      fr: "Trait 6 : une unité ennemie à 12″ ou moins du général qui rate son test de déroute perd deux fois plus de fuyards : calculez leur nombre, puis doublez-le.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: { table: "D6", number: 6, within: 12, fleeingModelsFactor: 2 },
      },
    },
    see: ["aos2.allegiance.death", "aos2.core.battleshock.result"],
  },
  {
    id: "aos2.battle-trait.death.deathless-minions",
    chapter: "allegiance-death",
    phases: [],
    kind: "rule",
    names: { en: "Deathless Minions", fr: "Serviteurs immortels", ours: true },
    summary: {
      en: "Battle trait: each wound or mortal wound put on a DEATH model of yours within 6″ of your general or of one of your DEATH HEROES is negated on a 6+.",
      fr: "Trait de bataille : chaque blessure, mortelle ou non, attribuée à une de vos figurines de la MORT à 6″ ou moins de votre général ou d’un de vos HÉROS de la MORT est annulée sur 6+.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: {
          models: "friendly DEATH",
          within: 6,
          of: ["general", "friendly DEATH HERO"],
          negates: "6+",
          wounds: ["wounds", "mortal wounds"],
        },
      },
    },
    see: [
      "aos2.allegiance.death",
      "aos2.core.allocating-wounds.negation",
      "aos2.command-trait.death.ruler-of-the-night",
    ],
  },
  {
    id: "aos2.artefact.death.cursed-book",
    chapter: "allegiance-death",
    phases: ["shooting", "combat"],
    kind: "item",
    names: { en: "Cursed Book", fr: "Livre maudit", ours: true },
    summary: {
      en: "Artefact 1: units of both sides within 3″ of the bearer have -1 on hit rolls; DEATH units are spared.",
      fr: "Artefact 1 : les unités des deux camps à 3″ ou moins du porteur ont -1 à leurs jets de touche, sauf celles de la MORT.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: { table: "D6", number: 1, within: 3, hitModifier: -1, sides: "both", except: "DEATH" },
      },
    },
    see: ["aos2.allegiance.death", "aos2.keyword.death", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.artefact.death.cloak-of-mists-and-shadows",
    chapter: "allegiance-death",
    phases: ["combat"],
    kind: "item",
    names: { en: "Cloak of Mists and Shadows", fr: "Cape de brumes et d’ombres", ours: true },
    summary: {
      en: "Artefact 2: as any combat phase starts, and as often as you like, the bearer may vanish and reappear within 12″ of where it stood and more than 3″ from enemy models. With no room for that it stays.",
      fr: "Artefact 2 : au début de toute phase de combat, aussi souvent qu’on veut, le porteur peut disparaître et reparaître à 12″ ou moins de sa position et à plus de 3″ des figurines ennemies. Faute de place, il reste.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: {
          table: "D6",
          number: 2,
          when: "start of any combat phase",
          perBattle: "no limit",
          within: 12,
          moreThanFromEnemies: 3,
          impossible: "stays",
        },
      },
    },
    see: ["aos2.allegiance.death"],
  },
  {
    id: "aos2.artefact.death.blade-of-dark-summons",
    chapter: "allegiance-death",
    phases: ["hero"],
    kind: "item",
    names: { en: "Blade of Dark Summons", fr: "Lame d’appel ténébreux", ours: true },
    summary: {
      en: "Artefact 3: once per battle, in your hero phase, a new SUMMONABLE DEATH unit joins your army: roll 2D6, its models’ Wounds together may not exceed the total. Set it up wholly within 12″ of the bearer, more than 3″ from enemy models.",
      fr: "Artefact 3 : une fois par bataille, en votre phase des héros, une nouvelle unité INVOCABLE de la MORT rejoint votre armée : lancez 2D6, le total des Blessures de ses figurines ne peut le dépasser. Placez-la entièrement à 12″ ou moins du porteur, à plus de 3″ des figurines ennemies.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: {
          table: "D6",
          number: 3,
          perBattle: 1,
          whollyWithin: 12,
          moreThanFromEnemies: 3,
          keywords: ["SUMMONABLE", "DEATH"],
          maximumTotalWounds: "2D6",
        },
      },
    },
    see: ["aos2.allegiance.death", "aos2.keyword.summonable", "aos2.keyword.wounds-characteristic"],
  },
  {
    id: "aos2.artefact.death.black-amulet",
    chapter: "allegiance-death",
    phases: ["hero"],
    kind: "item",
    names: { en: "Black Amulet", fr: "Amulette noire", ours: true },
    summary: {
      en: "Artefact 4: once per battle, in your hero phase, an enemy unit within 12″ of the bearer suffers as many mortal wounds as battle rounds have begun (3 in the third).",
      fr: "Artefact 4 : une fois par bataille, en votre phase des héros, une unité ennemie à 12″ ou moins du porteur subit autant de blessures mortelles que le numéro du round de bataille (3 au troisième).",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: { table: "D6", number: 4, perBattle: 1, within: 12, mortalWounds: "number of the battle round" },
      },
    },
    see: ["aos2.allegiance.death", "aos2.keyword.battle-round", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.artefact.death.tomb-blade",
    chapter: "allegiance-death",
    phases: ["combat"],
    kind: "item",
    names: { en: "Tomb Blade", fr: "Lame sépulcrale", ours: true },
    summary: {
      en: "Artefact 5: for each wound roll of 6+ with one chosen melee weapon of the bearer, heal 1 wound on a DEATH model of yours within 6″.",
      fr: "Artefact 5 : pour chaque jet de blessure de 6+ avec une arme de mêlée choisie du porteur, soignez 1 blessure d’une de vos figurines de la MORT à 6″ ou moins.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: { table: "D6", number: 5, weapons: 1, woundRoll: "6+", heals: 1, within: 6, models: "friendly DEATH" },
      },
    },
    see: ["aos2.allegiance.death", "aos2.core.healing-wounds", "aos2.core.attack.wound-roll"],
  },
  {
    id: "aos2.artefact.death.ring-of-immortality",
    chapter: "allegiance-death",
    phases: [],
    kind: "item",
    names: { en: "Ring of Immortality", fr: "Anneau d’immortalité", ours: true },
    summary: {
      en: "Artefact 6: the first time the bearer is slain roll a D6. On a 3+ it lives: excess damage is lost, D3 wounds are healed, and it is set up again within 18″ of where it fell, more than 3″ from enemy models.",
      fr: "Artefact 6 : la première fois que le porteur est tué, lancez un D6. Sur 3+, il survit : les dégâts en trop sont perdus, D3 blessures sont soignées, et on le replace à 18″ ou moins de sa position, à plus de 3″ des figurines ennemies.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities: Death",
        facts: {
          table: "D6",
          number: 6,
          when: "first time slain, before removal",
          needs: "3+",
          heals: "D3",
          excessDamage: "negated",
          within: 18,
          moreThanFromEnemies: 3,
        },
      },
    },
    see: ["aos2.allegiance.death", "aos2.core.healing-wounds"],
  },
];
