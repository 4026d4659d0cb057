import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Aqshy, the Realm of Fire: six features, a spell, a command. */
export const realmAqshy: readonly Entry[] = [
  {
    id: "aos2.realm.aqshy",
    chapter: "realm-aqshy",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Aqshy, the Realm of Fire", fr: "Aqshy, royaume du Feu", ours: true },
    summary: {
      en: "Feature on a D6: 1 Scorched Landscape, 2 Flaming Missiles, 3 Clouds of Smoke and Steam, 4 Every Step a League, 5 Burning Skies, 6 Geysers of Boiling Blood. Spell: Fireball. Command: Firestarter.",
      fr: "Particularité sur un D6 : 1 Terre brûlée, 2 Projectiles enflammés, 3 Nuées de fumée et de vapeur, 4 Chaque pas une lieue, 5 Cieux ardents, 6 Geysers de sang bouillant. Sort : Boule de feu. Commandement : Boutefeu.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Aqshy",
        facts: {
          features: 6,
          spells: 1,
          commands: 1,
          rows: [
            [1, "Scorched Landscape"],
            [2, "Flaming Missiles"],
            [3, "Clouds of Smoke and Steam"],
            [4, "Every Step a League"],
            [5, "Burning Skies"],
            [6, "Geysers of Boiling Blood"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.aqshy.spell.fireball",
      "aos2.realm.aqshy.command.firestarter",
      "aos2.realm.charrwind-coast",
    ],
  },
  {
    id: "aos2.realm.aqshy.feature.scorched-landscape",
    chapter: "realm-aqshy",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Scorched Landscape", fr: "Terre brûlée", ours: true },
    summary: { en: "1: dry ground, no rule.", fr: "1 : sol desséché, aucune règle." },
    editions: {
      standard: { sheet: "004", section: "Aqshy: Realmscape Features", facts: { table: "D6", roll: 1, effect: null } },
    },
    see: ["aos2.realm.aqshy", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.aqshy.feature.flaming-missiles",
    chapter: "realm-aqshy",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Flaming Missiles", fr: "Projectiles enflammés", ours: true },
    summary: {
      en: "2: missile weapons gain 1 Rend (“-” becomes -1, -1 becomes -2) as long as the units are more than 12″ apart.",
      fr: "2 : les armes de tir gagnent 1 en Perforation (« - » devient -1, -1 devient -2) tant que plus de 12″ séparent les deux unités.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Aqshy: Realmscape Features",
        facts: { table: "D6", roll: 2, rend: -1, improvedBy: 1, beyond: 12 },
      },
    },
    see: ["aos2.realm.aqshy", "aos2.realm.common.feature-roll", "aos2.keyword.rend", "aos2.core.missile-weapons"],
  },
  {
    id: "aos2.realm.aqshy.feature.clouds-of-smoke-and-steam",
    chapter: "realm-aqshy",
    phases: ["hero", "shooting"],
    kind: "row",
    names: { en: "Clouds of Smoke and Steam", fr: "Nuées de fumée et de vapeur", ours: true },
    summary: {
      en: "3: join the base centres of two models. If the line crosses any terrain feature but open ground or a hill, neither sees the other.",
      fr: "3 : tirez une ligne entre les centres de socle de deux figurines. Si elle traverse un élément de terrain autre que terrain dégagé ou colline, elles ne se voient pas.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Aqshy: Realmscape Features",
        facts: { table: "D6", roll: 3, line: "base centre to base centre", transparent: ["open ground", "hills"] },
      },
    },
    see: [
      "aos2.realm.aqshy",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.visible",
      "aos2.keyword.terrain-feature",
      "aos2.realm.aqshy.command.firestarter",
    ],
  },
  {
    id: "aos2.realm.aqshy.feature.every-step-a-league",
    chapter: "realm-aqshy",
    phases: ["movement", "charge"],
    kind: "row",
    names: { en: "Every Step a League", fr: "Chaque pas une lieue", ours: true },
    summary: {
      en: "4: after a run roll of 6 or more, or a charge roll of 10 or more, decide: the unit gives up that run or charge, or it makes the move and takes D3 mortal wounds straight after.",
      fr: "4 : après un jet de course de 6 ou plus, ou un jet de charge de 10 ou plus, choisissez : l’unité renonce à cette course ou charge, ou bien elle fait le mouvement et subit D3 blessures mortelles aussitôt après.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Aqshy: Realmscape Features",
        facts: {
          table: "D6",
          roll: 4,
          run: "6+",
          charge: "10+",
          mortalWounds: "D3",
          choice: ["give up the move", "move and suffer"],
        },
      },
    },
    see: [
      "aos2.realm.aqshy",
      "aos2.realm.common.feature-roll",
      "aos2.core.running",
      "aos2.core.charge-roll",
      "aos2.core.mortal-wounds",
    ],
  },
  {
    id: "aos2.realm.aqshy.feature.burning-skies",
    chapter: "realm-aqshy",
    phases: ["movement"],
    kind: "row",
    names: { en: "Burning Skies", fr: "Cieux ardents", ours: true },
    summary: {
      en: "5: when an enemy unit that can fly covers more than 6″ in the movement phase, roll a die: 4 or 5 deals it 1 mortal wound, 6 deals D3 in its place.",
      fr: "5 : quand une unité ennemie capable de voler parcourt plus de 6″ en phase de mouvement, lancez un dé : 4 ou 5 lui inflige 1 blessure mortelle, 6 lui en inflige D3 à la place.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Aqshy: Realmscape Features",
        facts: {
          table: "D6",
          roll: 5,
          beyond: 6,
          rows: [
            ["4+", 1],
            ["6+", "D3"],
          ],
        },
      },
    },
    see: ["aos2.realm.aqshy", "aos2.realm.common.feature-roll", "aos2.core.flying", "aos2.core.mortal-wounds"],
    misprints: [
      {
        printed: {
          en: "Speaks of an enemy unit, though both players use the feature.",
          fr: "Parle d’une unité ennemie, alors que les deux joueurs usent de la particularité.",
        },
        used: {
          en: "Any flying unit, in its own movement phase; its opponent rolls.",
          fr: "Toute unité volante, durant sa propre phase de mouvement ; l’adversaire lance le dé.",
        },
        why: { en: "Each unit is the other player’s enemy.", fr: "Chaque unité est l’ennemie de l’autre joueur." },
      },
    ],
  },
  {
    id: "aos2.realm.aqshy.feature.geysers-of-boiling-blood",
    chapter: "realm-aqshy",
    phases: ["hero"],
    kind: "row",
    names: { en: "Geysers of Boiling Blood", fr: "Geysers de sang bouillant", ours: true },
    summary: {
      en: "6: when your hero phase starts, roll a die; on 6+ choose a point of the battlefield. Roll for every unit within 6″ of it, yours too: 4 or 5 deals D3 mortal wounds, 6 deals D6.",
      fr: "6 : au début de votre phase des héros, lancez un dé ; sur 6+, choisissez un point du champ de bataille. Lancez un dé par unité à 6″ ou moins, les vôtres comprises : 4 ou 5 inflige D3 blessures mortelles, 6 en inflige D6.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Aqshy: Realmscape Features",
        facts: {
          table: "D6",
          roll: 6,
          when: "start of your hero phase",
          needs: "6+",
          radius: 6,
          rows: [
            ["4+", "D3"],
            ["6+", "D6"],
          ],
        },
      },
    },
    see: ["aos2.realm.aqshy", "aos2.realm.common.feature-roll", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.realm.aqshy.spell.fireball",
    chapter: "realm-aqshy",
    phases: ["hero"],
    kind: "spell",
    names: { en: "Fireball", fr: "Boule de feu", ours: true },
    summary: {
      en: "Casting value 5. A visible enemy unit within 18″ takes 1 mortal wound if it is a single model, D3 at 2 to 9 models, D6 at 10 or more.",
      fr: "Valeur de lancement 5. Une unité ennemie visible à 18″ ou moins subit 1 blessure mortelle si elle n’a qu’une figurine, D3 de 2 à 9 figurines, D6 à partir de 10.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Aqshy: Realmsphere Magic",
        facts: spell("aqshy", null, [version("basic", 5, within(18), [], null)], {
          visible: true,
          target: "enemy unit",
          rows: [
            { models: 1, mortalWounds: 1 },
            { models: [2, 9], mortalWounds: "D3" },
            { models: "10+", mortalWounds: "D6" },
          ],
        }),
      },
    },
    see: ["aos2.realm.aqshy", "aos2.realm.common.realmsphere-magic", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.realm.aqshy.command.firestarter",
    chapter: "realm-aqshy",
    phases: ["movement", "hero", "shooting"],
    kind: "rule",
    names: { en: "Firestarter", fr: "Boutefeu", ours: true },
    summary: {
      en: "Start of your movement phase: choose a terrain feature within 12″ of your HERO and within 3″ of another of your units, and roll a die. On 4+ it burns for the rest of the battle: a unit with models in or on it as its own movement phase ends takes D3 mortal wounds, and models whose base centres are joined by a line across it cannot see each other.",
      fr: "Début de votre phase de mouvement : choisissez un élément de terrain à 12″ d’un de vos HÉROS et à 3″ d’une autre de vos unités, et lancez un dé. Sur 4+, il brûle jusqu’à la fin de la bataille : une unité ayant des figurines dedans ou dessus à la fin de sa propre phase de mouvement subit D3 blessures mortelles, et deux figurines ne se voient pas si la ligne entre leurs centres de socle le traverse.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Aqshy: Realm Commands",
        facts: {
          when: "start of your movement phase",
          cost: 1,
          heroRange: 12,
          otherUnitRange: 3,
          needs: "4+",
          mortalWounds: "D3",
          blocksSight: true,
          duration: "rest of the battle",
        },
      },
    },
    see: [
      "aos2.realm.aqshy",
      "aos2.realm.common.realm-commands",
      "aos2.realm.aqshy.feature.clouds-of-smoke-and-steam",
      "aos2.keyword.terrain-feature",
    ],
  },
];
