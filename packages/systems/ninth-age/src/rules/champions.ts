import type { Rule } from "@tercio/kernel";
import type { NinthAge, Unit, UnitEntry } from "../state.ts";
import { entryHas, hasRule } from "./has-rule.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const champion: R = {
  id: "champion",
  name: { en: "Champion", fr: "Champion" },
  text: { en: "+1 Attack Value; has Health Points of its own.", fr: "+1 Attaque ; possède ses propres Points de Vie." },
  enforces: [ruleId("champion")],
  modify: { "attack value": (_, s) => (s.champion && !s.part.harnessed ? because("champion", "add", 1) : null) },
};

/** A champion of the Dark Gods, rider or on foot: never its mount. */
const favoured = (rule: string, s: { champion: boolean; part: { harnessed: boolean }; by: Unit }): boolean =>
  s.champion && !s.part.harnessed && hasRule(s.by, rule);

const favouredChampion: R = {
  id: "favoured-champion",
  name: { en: "Favoured Champion", fr: "Champion favori" },
  text: {
    en: "The champion has +1 Agility, Offensive Skill, Defensive Skill and Health Point.",
    fr: "Le champion a +1 en Agilité, Capacité Offensive et Capacité Défensive, et un Point de Vie de plus.",
  },
  enforces: [ruleId("favoured-champion")],
  modify: {
    agility: (_, { unit: u, part, champion }) =>
      favoured("favoured-champion", { by: u, part, champion }) ? because("favoured-champion", "add", 1) : null,
    "offensive skill": (_, s) => (favoured("favoured-champion", s) ? because("favoured-champion", "add", 1) : null),
    "defensive skill": (_, s) =>
      s.atChampion && hasRule(s.at, "favoured-champion") ? because("favoured-champion", "add", 1) : null,
  },
};

const pathOfTheFavoured: R = {
  id: "path-of-the-favoured",
  name: { en: "Path of the Favoured", fr: "Voie des Élus" },
  text: {
    en: "The champion has Discipline 9, which its unit uses while it stands, and one more Health Point, three at most.",
    fr: "Le champion a une Discipline de 9, dont son unité se sert tant qu’il vit, et un Point de Vie de plus, trois au plus.",
  },
  enforces: [ruleId("path-of-the-favoured")],
  modify: {
    discipline: (_, { unit: u }) =>
      u.champion && hasRule(u, "path-of-the-favoured") && u.entry.discipline < 9
        ? because("path-of-the-favoured", "set", 9)
        : null,
  },
};

/** Favoured champions have one more Health Point, those on their Path one more still, three at most. */
export function championHealth(entry: UnitEntry): number {
  const favouredToo = entry.healthPoints + (entryHas(entry, "favoured-champion") ? 1 : 0);
  return entryHas(entry, "path-of-the-favoured") ? Math.min(3, favouredToo + 1) : favouredToo;
}

/** What sets champions apart from their unit. */
export const championRules: readonly R[] = [champion, favouredChampion, pathOfTheFavoured];
