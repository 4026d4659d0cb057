import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The Charrwind Coast in Aqshy: a spell, a feature, a command, an artefact. */
export const realmCharrwindCoast: readonly Entry[] = [
  {
    id: "aos2.realm.charrwind-coast",
    chapter: "realm-charrwind-coast",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "The Charrwind Coast, Aqshy", fr: "La côte de Charrwind, Aqshy", ours: true },
    summary: {
      en: "A region for narrative and open play, not for matched play. Its feature, Sweltering Mists, always applies: there is no table to roll on. Spell: Scalehide. Command: Misthunters. Artefact: Black Kraken Helm.",
      fr: "Une région pour le jeu narratif et le jeu libre, non pour le jeu égal. Sa particularité, Brumes étouffantes, s’applique toujours : aucun tableau. Sort : Peau d’écailles. Commandement : Chasseurs de brume. Artefact : Heaume du kraken noir.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: The Charrwind Coast, Aqshy",
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
      "aos2.realm.aqshy",
      "aos2.realm.charrwind-coast.spell.scalehide",
      "aos2.realm.charrwind-coast.feature.sweltering-mists",
      "aos2.realm.charrwind-coast.command.misthunters",
      "aos2.realm.charrwind-coast.artefact.black-kraken-helm",
    ],
  },
  {
    id: "aos2.realm.charrwind-coast.spell.scalehide",
    chapter: "realm-charrwind-coast",
    phases: ["hero", "shooting", "combat"],
    kind: "spell",
    names: { en: "Scalehide", fr: "Peau d’écailles", ours: true },
    summary: {
      en: "Casting value 7. Choose 1 friendly HERO without a mount, visible and within 12″: +1 to its save rolls against attacks until your next hero phase.",
      fr: "Valeur de lancement 7. Choisissez 1 HÉROS ami sans monture, visible et à 12″ ou moins : +1 à ses jets de sauvegarde contre les attaques jusqu’à votre prochaine phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Charrwind Coast, Aqshy: Realmsphere Magic",
        facts: spell("charrwind-coast", null, [version("basic", 7, within(12), [], "until your next hero phase")], {
          visible: true,
          target: "friendly HERO without mount",
          targets: 1,
          save: 1,
        }),
      },
    },
    see: [
      "aos2.realm.charrwind-coast",
      "aos2.realm.common.realmsphere-magic",
      "aos2.core.attack.save-roll",
      "aos2.core.mounts",
    ],
  },
  {
    id: "aos2.realm.charrwind-coast.feature.sweltering-mists",
    chapter: "realm-charrwind-coast",
    phases: ["shooting"],
    kind: "rule",
    names: { en: "Sweltering Mists", fr: "Brumes étouffantes", ours: true },
    summary: {
      en: "As the enemy’s shooting phase starts, choose up to D3 of your units: mist covers them, and attacks at them are at -1 to hit until that phase ends.",
      fr: "Au début de la phase de tir ennemie, choisissez jusqu’à D3 de vos unités : la brume les couvre, et les attaques contre elles sont à -1 pour toucher jusqu’à la fin de cette phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Charrwind Coast, Aqshy: Realmscape Feature",
        facts: {
          when: "start of the enemy shooting phase",
          units: "D3",
          hit: -1,
          duration: "until the end of the phase",
        },
      },
    },
    see: ["aos2.realm.charrwind-coast", "aos2.realm.charrwind-coast.command.misthunters", "aos2.core.attack.hit-roll"],
  },
  {
    id: "aos2.realm.charrwind-coast.command.misthunters",
    chapter: "realm-charrwind-coast",
    phases: ["shooting"],
    kind: "rule",
    names: { en: "Misthunters", fr: "Chasseurs de brume", ours: true },
    summary: {
      en: "In your shooting phase, before choosing a unit to shoot: 1 of your units wholly within 12″ of your HERO shoots without the -1 at targets under the mist.",
      fr: "Durant votre phase de tir, avant de choisir une unité qui tire : 1 de vos unités entièrement à 12″ ou moins d’un de vos HÉROS tire sans le -1 sur les cibles couvertes par la brume.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Charrwind Coast, Aqshy: Realm Command",
        facts: {
          when: "your shooting phase, before picking a unit",
          cost: 1,
          units: 1,
          heroRangeWholly: 12,
          ignores: -1,
        },
      },
    },
    see: [
      "aos2.realm.charrwind-coast",
      "aos2.realm.common.realm-commands",
      "aos2.realm.charrwind-coast.feature.sweltering-mists",
    ],
  },
  {
    id: "aos2.realm.charrwind-coast.artefact.black-kraken-helm",
    chapter: "realm-charrwind-coast",
    phases: ["combat"],
    kind: "item",
    names: { en: "Black Kraken Helm", fr: "Heaume du kraken noir", ours: true },
    summary: {
      en: "Once in the battle, as a combat phase ends, roll for every enemy unit the bearer has within 3″: 4+ deals it D3 mortal wounds.",
      fr: "Une fois par bataille, à la fin d’une phase de combat, lancez un dé par unité ennemie à 3″ ou moins du porteur : 4+ lui inflige D3 blessures mortelles.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Charrwind Coast, Aqshy: Realm Artefact",
        facts: { uses: "once per battle", when: "end of a combat phase", radius: 3, needs: "4+", mortalWounds: "D3" },
      },
    },
    see: ["aos2.realm.charrwind-coast", "aos2.core.mortal-wounds", "aos2.core.artefacts-of-power"],
  },
];
