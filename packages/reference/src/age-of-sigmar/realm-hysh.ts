import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Hysh, the Realm of Light: six features, a spell, a command. */
export const realmHysh: readonly Entry[] = [
  {
    id: "aos2.realm.hysh",
    chapter: "realm-hysh",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Hysh, the Realm of Light", fr: "Hysh, royaume de la Lumière", ours: true },
    summary: {
      en: "Feature on a D6: 1 Gleaming Vista, 2 Dazzling Glow, 3 Speed of Light, 4 Domain of Symmetry and Purity, 5 Wilderness of Broken Dreams, 6 Aetheric Beams of Light. Spell: Pha’s Protection. Command: Strike Quickly.",
      fr: "Particularité sur un D6 : 1 Panorama étincelant, 2 Éclat aveuglant, 3 Vitesse de la lumière, 4 Domaine de symétrie et de pureté, 5 Désert des rêves brisés, 6 Rayons de lumière éthérique. Sort : Protection de Pha. Commandement : Frappe rapide.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Hysh",
        facts: {
          features: 6,
          spells: 1,
          commands: 1,
          rows: [
            [1, "Gleaming Vista"],
            [2, "Dazzling Glow"],
            [3, "Speed of Light"],
            [4, "Domain of Symmetry and Purity"],
            [5, "Wilderness of Broken Dreams"],
            [6, "Aetheric Beams of Light"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.hysh.spell.phas-protection",
      "aos2.realm.hysh.command.strike-quickly",
    ],
  },
  {
    id: "aos2.realm.hysh.feature.gleaming-vista",
    chapter: "realm-hysh",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Gleaming Vista", fr: "Panorama étincelant", ours: true },
    summary: { en: "1: bright and open, no rule.", fr: "1 : clair et dégagé, aucune règle." },
    editions: {
      standard: { sheet: "004", section: "Hysh: Realmscape Features", facts: { table: "D6", roll: 1, effect: null } },
    },
    see: ["aos2.realm.hysh", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.hysh.feature.dazzling-glow",
    chapter: "realm-hysh",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "Dazzling Glow", fr: "Éclat aveuglant", ours: true },
    summary: {
      en: "2: attacks against a unit in cover have -1 to hit.",
      fr: "2 : qui attaque une unité à couvert a -1 à ses jets de touche.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Hysh: Realmscape Features",
        facts: { table: "D6", roll: 2, hit: -1, target: "units in cover" },
      },
    },
    see: ["aos2.realm.hysh", "aos2.realm.common.feature-roll", "aos2.core.cover", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.realm.hysh.feature.speed-of-light",
    chapter: "realm-hysh",
    phases: ["movement"],
    kind: "row",
    names: { en: "Speed of Light", fr: "Vitesse de la lumière", ours: true },
    summary: {
      en: "3: when your movement phase starts, roll a die; on 6+ you may lift one of your units and put it down again anywhere more than 9″ from enemy models. That is its move for this phase; it may still charge.",
      fr: "3 : au début de votre phase de mouvement, lancez un dé ; sur 6+, vous pouvez retirer une de vos unités et la replacer n’importe où à plus de 9″ des figurines ennemies. C’est son mouvement de la phase ; elle peut encore charger.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Hysh: Realmscape Features",
        facts: {
          table: "D6",
          roll: 3,
          when: "start of your movement phase",
          needs: "6+",
          minimumDistance: 9,
          countsAsMove: true,
        },
      },
    },
    see: ["aos2.realm.hysh", "aos2.realm.common.feature-roll", "aos2.core.normal-moves"],
    misprints: [
      {
        printed: {
          en: "Says the unit has moved, not whether it may then charge.",
          fr: "Dit que l’unité a bougé, non si elle peut ensuite charger.",
        },
        used: { en: "It may charge.", fr: "Elle peut charger." },
        why: {
          en: "Only running and retreating bar a charge.",
          fr: "Seules la course et la retraite interdisent de charger.",
        },
      },
    ],
  },
  {
    id: "aos2.realm.hysh.feature.domain-of-symmetry-and-purity",
    chapter: "realm-hysh",
    phases: ["battleshock"],
    kind: "row",
    names: { en: "Domain of Symmetry and Purity", fr: "Domaine de symétrie et de pureté", ours: true },
    summary: {
      en: "4: -1 Bravery for all CHAOS, DESTRUCTION and DEATH units.",
      fr: "4 : -1 en Bravoure pour toutes les unités du CHAOS, de la DESTRUCTION et de la MORT.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Hysh: Realmscape Features",
        facts: { table: "D6", roll: 4, bravery: -1, who: ["CHAOS", "DESTRUCTION", "DEATH"] },
      },
    },
    see: [
      "aos2.realm.hysh",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.bravery",
      "aos2.keyword.chaos",
      "aos2.keyword.destruction",
      "aos2.keyword.death",
    ],
  },
  {
    id: "aos2.realm.hysh.feature.wilderness-of-broken-dreams",
    chapter: "realm-hysh",
    phases: ["battleshock"],
    kind: "row",
    names: { en: "Wilderness of Broken Dreams", fr: "Désert des rêves brisés", ours: true },
    summary: { en: "5: -1 Bravery for all ORDER units.", fr: "5 : -1 en Bravoure pour toutes les unités de l’ORDRE." },
    editions: {
      standard: {
        sheet: "004",
        section: "Hysh: Realmscape Features",
        facts: { table: "D6", roll: 5, bravery: -1, who: ["ORDER"] },
      },
    },
    see: ["aos2.realm.hysh", "aos2.realm.common.feature-roll", "aos2.keyword.bravery", "aos2.keyword.order"],
  },
  {
    id: "aos2.realm.hysh.feature.aetheric-beams-of-light",
    chapter: "realm-hysh",
    phases: ["hero"],
    kind: "row",
    names: { en: "Aetheric Beams of Light", fr: "Rayons de lumière éthérique", ours: true },
    summary: {
      en: "6: in your hero phase one of your WIZARDS may make an aetherquartz prism in place of all its casting. From then on it casts 1 more spell in each of your hero phases and unbinds 1 more in each of the enemy’s. One prism a WIZARD in the battle; another of them may make one in a later hero phase.",
      fr: "6 : en votre phase des héros, un de vos SORCIERS peut façonner un prisme d’éther-quartz au lieu de tenter le moindre sort. Dès lors, il tente 1 sort de plus à chacune de vos phases des héros et 1 contre de plus à chacune de celles de l’ennemi. Un prisme par SORCIER et par bataille ; un autre peut en façonner un lors d’une phase suivante.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Hysh: Realmscape Features",
        facts: {
          table: "D6",
          roll: 6,
          wizardsPerPhase: 1,
          extraCasts: 1,
          extraUnbinds: 1,
          prismsPerWizard: 1,
          cost: "all casting this phase",
        },
      },
    },
    see: [
      "aos2.realm.hysh",
      "aos2.realm.common.feature-roll",
      "aos2.core.casting.attempt",
      "aos2.core.casting.unbinding",
      "aos2.keyword.wizard",
    ],
  },
  {
    id: "aos2.realm.hysh.spell.phas-protection",
    chapter: "realm-hysh",
    phases: ["hero", "shooting", "combat"],
    kind: "spell",
    names: { en: "Pha’s Protection", fr: "Protection de Pha", ours: true },
    summary: {
      en: "Casting value 5. Attacks at a visible friendly unit within 18″ are at -1 to hit until your next hero phase.",
      fr: "Valeur de lancement 5. Les attaques contre une unité amie visible à 18″ ou moins sont à -1 pour toucher jusqu’à votre prochaine phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Hysh: Realmsphere Magic",
        facts: spell("hysh", null, [version("basic", 5, within(18), [], "until your next hero phase")], {
          visible: true,
          target: "friendly unit",
          hit: -1,
        }),
      },
    },
    see: ["aos2.realm.hysh", "aos2.realm.common.realmsphere-magic", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.realm.hysh.command.strike-quickly",
    chapter: "realm-hysh",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Strike Quickly", fr: "Frappe rapide", ours: true },
    summary: {
      en: "Start of the combat phase: choose one of your units that has an enemy within 3″ and stands near a HERO of yours (3″) or your general (12″). It fights at once, ahead of its usual place in the phase.",
      fr: "Début de la phase de combat : choisissez une de vos unités ayant un ennemi à 3″ ou moins, et proche d’un de vos HÉROS (3″) ou de votre général (12″). Elle combat aussitôt, avant son rang habituel dans la phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Hysh: Realm Commands",
        facts: { when: "start of the combat phase", cost: 1, heroRange: 3, generalRange: 12, enemyWithin: 3 },
      },
    },
    see: [
      "aos2.realm.hysh",
      "aos2.realm.common.realm-commands",
      "aos2.keyword.fight-order",
      "aos2.artefact.order.quicksilver-potion",
    ],
    misprints: [
      {
        printed: {
          en: "No order against other effects that also fight first.",
          fr: "Aucun ordre face aux autres effets qui font combattre d’abord.",
        },
        used: {
          en: "The active player’s such effects first, then Roaming Monsters, then the usual alternation.",
          fr: "D’abord ceux du joueur actif, puis les Monstres en maraude, puis l’alternance normale.",
        },
        why: {
          en: "Effects of the same moment go to the player whose turn it is.",
          fr: "Les effets d’un même moment reviennent au joueur dont c’est le tour.",
        },
      },
    ],
  },
];
