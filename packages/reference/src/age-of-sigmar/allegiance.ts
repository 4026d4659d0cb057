import type { Entry } from "../entry/entry.ts";

/** What allegiance abilities are and who may carry them. */
export const allegiance: readonly Entry[] = [
  {
    id: "aos2.allegiance.structure",
    chapter: "allegiance",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Allegiance abilities", fr: "Aptitudes d’allégeance", ours: true },
    summary: {
      en: "Each of the four Grand Alliances - ORDER, CHAOS, DESTRUCTION, DEATH - offers six command traits (a D6 table) for the general, one battle trait for the whole army and six artefacts (a D6 table) for its heroes.",
      fr: "Chacune des quatre Grandes Alliances - ORDRE, CHAOS, DESTRUCTION, MORT - offre six traits de commandement (table D6) au général, un trait de bataille à toute l’armée et six artefacts (table D6) à ses héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities",
        facts: {
          allegiances: ["ORDER", "CHAOS", "DESTRUCTION", "DEATH"],
          count: 4,
          commandTraits: { number: 6, table: "D6", for: "general" },
          battleTraits: { number: 1, for: "army" },
          artefacts: { number: 6, table: "D6", for: "heroes" },
        },
      },
    },
    see: ["aos2.allegiance.order", "aos2.allegiance.chaos", "aos2.allegiance.destruction", "aos2.allegiance.death"],
  },
  {
    id: "aos2.core.battle-traits",
    chapter: "allegiance",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Battle Traits", fr: "Traits de bataille", ours: true },
    summary: {
      en: "An army with an allegiance receives the battle traits of that allegiance; nothing is chosen or rolled.",
      fr: "Une armée qui a une allégeance reçoit les traits de bataille de celle-ci, sans choix ni jet.",
    },
    editions: {
      standard: { sheet: "004", section: "Battle Traits", facts: { for: "army", from: "its allegiance" } },
    },
    see: ["aos2.allegiance.structure", "aos2.core.command-traits"],
  },
  {
    id: "aos2.core.command-traits",
    chapter: "allegiance",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Command Traits", fr: "Traits de commandement", ours: true },
    summary: {
      en: "A general who is a HERO has one command trait of the army’s allegiance, chosen or rolled on a D6. Should you need a new general in mid-battle, give that one a trait straight away. The mount’s attacks do not profit unless the trait says so.",
      fr: "Un général qui est un HÉROS a un trait de commandement de l’allégeance, choisi ou tiré sur un D6. S’il faut un nouveau général en cours de bataille, donnez-lui aussitôt un trait. Les attaques de la monture n’en profitent pas, sauf mention.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Command Traits",
        facts: {
          who: "general that is a HERO",
          number: 1,
          by: ["choice", "roll"],
          newGeneral: "one at once",
          mountAttacks: "unaffected unless noted",
        },
      },
    },
    see: ["aos2.keyword.general", "aos2.core.named-characters", "aos2.core.mounts"],
  },
  {
    id: "aos2.core.artefacts-of-power",
    chapter: "allegiance",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Artefacts of Power", fr: "Artefacts de pouvoir", ours: true },
    summary: {
      en: "One HERO carries an artefact, chosen or rolled, and one more HERO for every warscroll battalion in the army. At most one each, never the same artefact twice. Mounts’ attacks do not profit unless it says so.",
      fr: "Un HÉROS porte un artefact, choisi ou tiré, et un HÉROS de plus par bataillon de chartes d’unité de l’armée. Un seul chacun, jamais deux fois le même. Les attaques des montures n’en profitent pas, sauf mention.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Artefacts of Power",
        facts: {
          heroes: 1,
          perWarscrollBattalion: 1,
          maximumPerHero: 1,
          duplicates: false,
          by: ["choice", "roll"],
          mountAttacks: "unaffected unless noted",
        },
      },
    },
    see: ["aos2.keyword.hero", "aos2.keyword.warscroll-battalion", "aos2.core.named-characters", "aos2.core.mounts"],
  },
  {
    id: "aos2.core.named-characters",
    chapter: "allegiance",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Named Characters", fr: "Personnages nommés", ours: true },
    summary: {
      en: "Neither a command trait nor an artefact of power may go to a named character.",
      fr: "Un personnage nommé ne reçoit ni trait de commandement ni artefact de pouvoir.",
    },
    editions: {
      standard: { sheet: "004", section: "Named Characters", facts: { commandTrait: false, artefact: false } },
    },
    see: ["aos2.keyword.named-character", "aos2.core.command-traits", "aos2.core.artefacts-of-power"],
  },
];
