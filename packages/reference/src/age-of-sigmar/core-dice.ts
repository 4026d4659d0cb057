import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** What of these rules is in play, and how dice, modifiers and models are read. */
export const coreDice: readonly Entry[] = [
  {
    id: "aos2.general.optional-rules",
    chapter: "core",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Use of these rules", fr: "Emploi de ces règles", ours: true },
    summary: {
      en: "Everything on this sheet is optional: before set-up both players agree which parts they use. It holds four sets of Grand Alliance abilities, seven realms, three narrative regions, the Eightpoints, endless spells, wandering endless spells and Roaming Monsters.",
      fr: "Tout est facultatif sur cette feuille : avant la mise en place, les deux joueurs conviennent des parties qu’ils emploient. On y trouve quatre jeux de capacités de Grande Alliance, sept royaumes, trois régions narratives, les Huit-Pointes, les sorts persistants, les sorts persistants errants et les Monstres en maraude.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Introduction",
        facts: {
          agreement: "both players",
          allegianceSets: 4,
          realms: 7,
          realmNames: ["Aqshy", "Chamon", "Ghur", "Ghyran", "Hysh", "Shyish", "Ulgu"],
          narrativeRegions: 3,
          further: ["endless spells", "Eightpoints", "wandering endless spells", "Roaming Monsters"],
        },
      },
    },
    see: ["aos2.allegiance.structure", "aos2.endless-spell.rules.definition"],
  },
  {
    id: "aos2.core.roll-offs",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Roll-offs", fr: "Jets de départage", ours: true },
    summary: {
      en: "Each player rolls a D6 and the higher result wins; on a tie both roll afresh. Neither re-rolls nor modifiers touch these dice.",
      fr: "Chaque joueur lance un D6, le plus haut résultat l’emporte ; en cas d’égalité, on recommence. Ni relance ni modificateur sur ces dés.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roll-offs",
        facts: rowOf("aos2.core.roll-offs"),
      },
    },
    see: ["aos2.core.re-rolls", "aos2.core.modifiers.cumulative"],
  },
  {
    id: "aos2.core.re-rolls",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Re-rolls", fr: "Relances", ours: true },
    summary: {
      en: "A re-roll of a sum such as 2D6 or 3D6 takes all its dice, unless the rule says otherwise. No die is re-rolled twice. Re-roll first, modify afterwards; an “unmodified” result stands between the two.",
      fr: "Relancer une somme, comme 2D6 ou 3D6, c’est relancer tous ses dés, sauf mention contraire. Aucun dé ne se relance deux fois. On relance d’abord, on modifie ensuite ; un résultat « non modifié » se lit entre les deux.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Re-rolls",
        facts: rowOf("aos2.core.re-rolls"),
      },
    },
    see: ["aos2.core.modifiers.cumulative", "aos2.core.roll-offs"],
  },
  {
    id: "aos2.core.modifiers.cumulative",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Modifiers", fr: "Modificateurs", ours: true },
    summary: {
      en: "All modifiers to a roll or a characteristic add up, but a modified die never counts as less than 1.",
      fr: "Tous les modificateurs d’un jet ou d’une caractéristique s’additionnent, mais un dé modifié ne vaut jamais moins de 1.",
    },
    editions: { standard: { sheet: "004", section: "Modifiers", facts: rowOf("aos2.core.modifiers.cumulative") } },
    see: ["aos2.core.modifiers.random-values", "aos2.core.re-rolls"],
  },
  {
    id: "aos2.core.modifiers.random-values",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Modifiers on random values", fr: "Modificateurs de valeurs aléatoires", ours: true },
    summary: {
      en: "Roll a random value first and modify the result: Damage D3 with +1 is a D3 rolled, then 1 more.",
      fr: "On lance d’abord la valeur aléatoire, on modifie ensuite le résultat : Dégâts D3 avec +1, c’est un D3 lancé, puis 1 de plus.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Modifiers",
        facts: rowOf("aos2.core.modifiers.random-values"),
      },
    },
    see: ["aos2.core.modifiers.cumulative", "aos2.core.attack.damage"],
  },
  {
    id: "aos2.core.mounts",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Mounts", fr: "Montures", ours: true },
    summary: {
      en: "Rider and mount - steed, beast or engine - are a single model; once slain, both leave the table together.",
      fr: "Cavalier et monture - coursier, bête ou machine - ne font qu’une figurine ; tuée, elle quitte la table tout entière.",
    },
    editions: { standard: { sheet: "004", section: "Mounts", facts: { models: 1, slain: "rider and mount removed" } } },
    see: ["aos2.core.command-traits", "aos2.core.artefacts-of-power"],
  },
];
