import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Chamon, the Realm of Metal: six features, a spell, a command. */
export const realmChamon: readonly Entry[] = [
  {
    id: "aos2.realm.chamon",
    chapter: "realm-chamon",
    phases: ["set-up"],
    kind: "table",
    names: { en: "Chamon, the Realm of Metal", fr: "Chamon, royaume du Métal", ours: true },
    summary: {
      en: "Feature on a D6: 1 Metallic Hinterlands, 2 Iron Trees, 3 Rust Plague, 4 Steel Rain, 5 Brittle Isles, 6 Irresistible Force. Spell: Transmutation of Lead. Command: Adapt or Die.",
      fr: "Particularité sur un D6 : 1 Arrière-pays métallique, 2 Arbres de fer, 3 Peste de rouille, 4 Pluie d’acier, 5 Îles cassantes, 6 Force irrésistible. Sort : Transmutation en plomb. Commandement : S’adapter ou mourir.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Chamon",
        facts: {
          features: 6,
          spells: 1,
          commands: 1,
          rows: [
            [1, "Metallic Hinterlands"],
            [2, "Iron Trees"],
            [3, "Rust Plague"],
            [4, "Steel Rain"],
            [5, "Brittle Isles"],
            [6, "Irresistible Force"],
          ],
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.common.feature-roll",
      "aos2.realm.chamon.spell.transmutation-of-lead",
      "aos2.realm.chamon.command.adapt-or-die",
    ],
  },
  {
    id: "aos2.realm.chamon.feature.metallic-hinterlands",
    chapter: "realm-chamon",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Metallic Hinterlands", fr: "Arrière-pays métallique", ours: true },
    summary: { en: "1: smooth metal plain, no rule.", fr: "1 : plaine de métal lisse, aucune règle." },
    editions: {
      standard: { sheet: "004", section: "Chamon: Realmscape Features", facts: { table: "D6", roll: 1, effect: null } },
    },
    see: ["aos2.realm.chamon", "aos2.realm.common.feature-roll"],
  },
  {
    id: "aos2.realm.chamon.feature.iron-trees",
    chapter: "realm-chamon",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "Iron Trees", fr: "Arbres de fer", ours: true },
    summary: {
      en: "2: weapons lose 1 Rend (-2 becomes -1, -1 becomes “-”, never worse than “-”) against a target whose cover comes from a Citadel Wood or a Sylvaneth Wyldwood.",
      fr: "2 : les armes perdent 1 en Perforation (-2 devient -1, -1 devient « - », jamais moins) contre une cible dont le couvert vient d’un Bois Citadel ou d’un Bosquet Sylvaneth.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Chamon: Realmscape Features",
        facts: { table: "D6", roll: 2, worsenedBy: 1, minimum: "-", terrain: ["Citadel Wood", "Sylvaneth Wyldwood"] },
      },
    },
    see: [
      "aos2.realm.chamon",
      "aos2.realm.common.feature-roll",
      "aos2.keyword.citadel-wood",
      "aos2.keyword.rend",
      "aos2.core.cover",
    ],
  },
  {
    id: "aos2.realm.chamon.feature.rust-plague",
    chapter: "realm-chamon",
    phases: ["hero"],
    kind: "row",
    names: { en: "Rust Plague", fr: "Peste de rouille", ours: true },
    summary: {
      en: "3: when your hero phase starts, roll a die; on 6+ choose an enemy unit in cover: its save rolls are at -1 until the battle ends. A unit struck again suffers it again.",
      fr: "3 : au début de votre phase des héros, lancez un dé ; sur 6+, choisissez une unité ennemie à couvert : ses jets de sauvegarde sont à -1 jusqu’à la fin de la bataille. Une unité frappée de nouveau cumule.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Chamon: Realmscape Features",
        facts: {
          table: "D6",
          roll: 3,
          when: "start of your hero phase",
          needs: "6+",
          target: "enemy unit in cover",
          save: -1,
          duration: "rest of the battle",
        },
      },
    },
    see: [
      "aos2.realm.chamon",
      "aos2.realm.common.feature-roll",
      "aos2.core.cover",
      "aos2.core.attack.save-roll",
      "aos2.core.modifiers.cumulative",
    ],
  },
  {
    id: "aos2.realm.chamon.feature.steel-rain",
    chapter: "realm-chamon",
    phases: ["hero"],
    kind: "row",
    names: { en: "Steel Rain", fr: "Pluie d’acier", ours: true },
    summary: {
      en: "4: when your hero phase starts, roll a die; on 6+ choose an enemy unit out of cover and roll once for every model in it: each roll below its Save deals 1 mortal wound (Save 4+: 1 to 3 hurt). A Save of “-” is taken as 6.",
      fr: "4 : au début de votre phase des héros, lancez un dé ; sur 6+, choisissez une unité ennemie à découvert et lancez un dé par figurine : chaque résultat inférieur à sa Sauvegarde inflige 1 blessure mortelle (Sauvegarde 4+ : de 1 à 3). Une Sauvegarde « - » compte pour 6.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Chamon: Realmscape Features",
        facts: {
          table: "D6",
          roll: 4,
          when: "start of your hero phase",
          needs: "6+",
          target: "enemy unit not in cover",
          perModel: { below: "Save", mortalWounds: 1 },
          noSaveCountsAs: 6,
        },
      },
    },
    see: ["aos2.realm.chamon", "aos2.realm.common.feature-roll", "aos2.core.cover", "aos2.core.mortal-wounds"],
  },
  {
    id: "aos2.realm.chamon.feature.brittle-isles",
    chapter: "realm-chamon",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "Brittle Isles", fr: "Îles cassantes", ours: true },
    summary: {
      en: "5: no weapon has any Rend in this battle.",
      fr: "5 : aucune arme n’a de Perforation durant cette bataille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Chamon: Realmscape Features",
        facts: { table: "D6", roll: 5, rend: "-", duration: "the battle" },
      },
    },
    see: ["aos2.realm.chamon", "aos2.realm.common.feature-roll", "aos2.keyword.rend"],
  },
  {
    id: "aos2.realm.chamon.feature.irresistible-force",
    chapter: "realm-chamon",
    phases: ["hero"],
    kind: "row",
    names: { en: "Irresistible Force", fr: "Force irrésistible", ours: true },
    summary: {
      en: "6: a double on a casting roll (read it after re-rolls, before modifiers) casts the spell however low the total and nobody may unbind it. Once the spell has taken effect, every unit of either side within 3″ of the caster, the caster’s own too, takes 1 mortal wound.",
      fr: "6 : un double au jet de lancement (lu après relances, avant modificateurs) lance le sort quel que soit le total, et nul ne peut le contrer. Une fois l’effet appliqué, chaque unité des deux camps à 3″ ou moins du lanceur, la sienne comprise, subit 1 blessure mortelle.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Chamon: Realmscape Features",
        facts: {
          table: "D6",
          roll: 6,
          trigger: "double, unmodified",
          cast: "whatever the total",
          unbindable: false,
          radius: 3,
          mortalWounds: 1,
        },
      },
    },
    see: [
      "aos2.realm.chamon",
      "aos2.realm.common.feature-roll",
      "aos2.core.casting.attempt",
      "aos2.core.casting.unbinding",
      "aos2.core.mortal-wounds",
    ],
  },
  {
    id: "aos2.realm.chamon.spell.transmutation-of-lead",
    chapter: "realm-chamon",
    phases: ["hero"],
    kind: "spell",
    names: { en: "Transmutation of Lead", fr: "Transmutation en plomb", ours: true },
    summary: {
      en: "Casting value 7. Until your next hero phase a visible enemy unit within 18″ has half its Move, rounded up; if its Save is 2+, 3+ or 4+, you may also re-roll hit rolls of 1 against it.",
      fr: "Valeur de lancement 7. Jusqu’à votre prochaine phase des héros, une unité ennemie visible à 18″ ou moins a son Mouvement réduit de moitié (arrondi au supérieur) ; si sa Sauvegarde est de 2+, 3+ ou 4+, vous pouvez aussi relancer les jets de touche de 1 contre elle.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Chamon: Realmsphere Magic",
        facts: spell("chamon", null, [version("basic", 7, within(18), [], "until your next hero phase")], {
          visible: true,
          target: "enemy unit",
          move: "halved, rounded up",
          saves: ["2+", "3+", "4+"],
          reRollHits: 1,
        }),
      },
    },
    see: ["aos2.realm.chamon", "aos2.realm.common.realmsphere-magic", "aos2.core.re-rolls"],
  },
  {
    id: "aos2.realm.chamon.command.adapt-or-die",
    chapter: "realm-chamon",
    phases: ["hero", "shooting", "combat"],
    kind: "rule",
    names: { en: "Adapt or Die", fr: "S’adapter ou mourir", ours: true },
    summary: {
      en: "Start of your hero phase: choose one of your units near a HERO of yours (3″) or your general (12″). Up to your next hero phase, every wound or mortal wound allocated to one of its models is negated on 6+.",
      fr: "Début de votre phase des héros : choisissez une de vos unités à 3″ d’un de vos HÉROS ou 12″ de votre général. Jusqu’à votre prochaine phase des héros, chaque blessure, mortelle ou non, attribuée à une de ses figurines est annulée sur 6+.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Chamon: Realm Commands",
        facts: {
          when: "start of your hero phase",
          cost: 1,
          heroRange: 3,
          generalRange: 12,
          negates: "6+",
          duration: "until your next hero phase",
        },
      },
    },
    see: ["aos2.realm.chamon", "aos2.realm.common.realm-commands", "aos2.core.allocating-wounds.negation"],
  },
];
