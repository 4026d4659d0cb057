import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Varanthax’s Maw in the Eightpoints: a spell, a feature, a command, an artefact. */
export const realmVaranthaxsMaw: readonly Entry[] = [
  {
    id: "aos2.realm.varanthaxs-maw",
    chapter: "realm-varanthaxs-maw",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Varanthax’s Maw, The Eightpoints", fr: "La Gueule de Varanthax, les Huit-Pointes", ours: true },
    summary: {
      en: "A region for narrative and open play, not for matched play. Its feature, Forbidden Forgecraft, always applies: there is no table to roll on. Spell: Fleshwarp. Command: Self-sacrifice. Artefact: The Devourer.",
      fr: "Une région pour le jeu narratif et le jeu libre, non pour le jeu égal. Sa particularité, Forge interdite, s’applique toujours : aucun tableau. Sort : Distorsion de chair. Commandement : Sacrifice de soi. Artefact : le Dévoreur.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: Varanthax’s Maw",
        facts: {
          spells: 1,
          features: 1,
          commands: 1,
          artefacts: 1,
          tableNotUsed: "D6",
          play: ["narrative", "open"],
          matchedPlay: false,
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.eightpoints",
      "aos2.realm.varanthaxs-maw.spell.fleshwarp",
      "aos2.realm.varanthaxs-maw.feature.forbidden-forgecraft",
      "aos2.realm.varanthaxs-maw.command.self-sacrifice",
      "aos2.realm.varanthaxs-maw.artefact.the-devourer",
    ],
  },
  {
    id: "aos2.realm.varanthaxs-maw.spell.fleshwarp",
    chapter: "realm-varanthaxs-maw",
    phases: ["hero", "shooting", "combat"],
    kind: "spell",
    names: { en: "Fleshwarp", fr: "Distorsion de chair", ours: true },
    summary: {
      en: "Casting value 8. Choose 1 visible enemy HERO within 12″: -1 to its own hit rolls for the rest of the battle, its mount’s excepted. No HERO suffers this twice in a battle.",
      fr: "Valeur de lancement 8. Choisissez 1 HÉROS ennemi visible à 12″ ou moins : -1 à ses propres jets de touche jusqu’à la fin de la bataille, ceux de sa monture exceptés. Aucun HÉROS n’en souffre deux fois par bataille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Varanthax’s Maw: Realmsphere Magic",
        facts: spell("varanthaxs-maw", null, [version("basic", 8, within(12), [], "rest of the battle")], {
          visible: true,
          target: "enemy HERO",
          targets: 1,
          hit: -1,
          timesPerBattleAndHero: 1,
        }),
      },
    },
    see: [
      "aos2.realm.varanthaxs-maw",
      "aos2.realm.common.realmsphere-magic",
      "aos2.core.attack.hit-roll",
      "aos2.core.mounts",
    ],
  },
  {
    id: "aos2.realm.varanthaxs-maw.feature.forbidden-forgecraft",
    chapter: "realm-varanthaxs-maw",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Forbidden Forgecraft", fr: "Forge interdite", ours: true },
    summary: {
      en: "Once in the battle, in your hero phase, choose 1 of your HEROES that has no artefact, is no named character, and is within 1″ of an objective marker or terrain feature lying wholly in enemy territory. On 2+ it gains an artefact of power it could have been given when you chose the army.",
      fr: "Une fois par bataille, durant votre phase des héros, choisissez 1 de vos HÉROS sans artefact, autre qu’un personnage nommé, à 1″ ou moins d’un pion d’objectif ou d’un élément de terrain entièrement en territoire ennemi. Sur 2+, il gagne un artefact de pouvoir qu’il aurait pu recevoir au choix de l’armée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Varanthax’s Maw: Realmscape Feature",
        facts: { uses: "once per battle", when: "your hero phase", heroes: 1, distance: 1, needs: "2+" },
      },
    },
    see: [
      "aos2.realm.varanthaxs-maw",
      "aos2.keyword.objective-marker",
      "aos2.keyword.named-character",
      "aos2.core.artefacts-of-power",
    ],
  },
  {
    id: "aos2.realm.varanthaxs-maw.command.self-sacrifice",
    chapter: "realm-varanthaxs-maw",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Self-sacrifice", fr: "Sacrifice de soi", ours: true },
    summary: {
      en: "Start of the combat phase: 1 of your units wholly within 12″ of your HERO has +1 to hit, and -1 to its save rolls against attacks, until the phase ends.",
      fr: "Début de la phase de combat : 1 de vos unités entièrement à 12″ ou moins d’un de vos HÉROS a +1 pour toucher, et -1 à ses jets de sauvegarde contre les attaques, jusqu’à la fin de la phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Varanthax’s Maw: Realm Command",
        facts: {
          when: "start of the combat phase",
          cost: 1,
          units: 1,
          heroRangeWholly: 12,
          hit: 1,
          save: -1,
          duration: "until the end of the phase",
        },
      },
    },
    see: [
      "aos2.realm.varanthaxs-maw",
      "aos2.realm.common.realm-commands",
      "aos2.core.attack.hit-roll",
      "aos2.core.attack.save-roll",
    ],
  },
  {
    id: "aos2.realm.varanthaxs-maw.artefact.the-devourer",
    chapter: "realm-varanthaxs-maw",
    phases: ["combat"],
    kind: "item",
    names: { en: "The Devourer", fr: "Le Dévoreur", ours: true },
    summary: {
      en: "Choose 1 of the bearer’s melee weapons: when its attack on a HERO hits with a natural 6, the target takes 1 mortal wound besides the usual damage.",
      fr: "Choisissez 1 arme de mêlée du porteur : quand son attaque contre un HÉROS touche sur un 6 naturel, la cible subit 1 blessure mortelle en plus des dégâts habituels.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Varanthax’s Maw: Realm Artefact",
        facts: { weapons: 1, unmodifiedHit: 6, target: "HERO", mortalWounds: 1, extra: 1 },
      },
    },
    see: [
      "aos2.realm.varanthaxs-maw",
      "aos2.core.melee-weapons",
      "aos2.core.attack.hit-roll",
      "aos2.core.mortal-wounds",
    ],
  },
];
