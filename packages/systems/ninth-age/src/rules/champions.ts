import type { Rule } from "@tercio/kernel";
import { championRules as rows } from "../book/models.ts";
import { highestDiscipline } from "../pools.ts";
import type { NinthAge, Profile } from "../state.ts";
import { profileHas } from "./held.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const favour = rows["t9a.rule.favoured-champion"];
const path = rows["t9a.rule.path-of-the-favoured"];

const champion: R = {
  id: "champion",
  name: { en: "Champion", fr: "Champion" },
  enforces: [ruleId("champion")],
  modify: {
    "attack value": { by: () => because("champion", "add", rows["t9a.rule.champion"].attackValue) },
  },
};

/** A champion of the Dark Gods, rider or on foot: never its mount. */
const favouredChampion: R = {
  id: "favoured-champion",
  name: { en: "Favoured Champion", fr: "Champion favori" },
  enforces: [ruleId("favoured-champion")],
  modify: {
    agility: { model: () => because("favoured-champion", "add", favour.agility) },
    "offensive skill": { by: () => because("favoured-champion", "add", favour.offensiveSkill) },
    "defensive skill": { at: () => because("favoured-champion", "add", favour.defensiveSkill) },
  },
};

const pathOfTheFavoured: R = {
  id: "path-of-the-favoured",
  name: { en: "Path of the Favoured", fr: "Voie des Élus" },
  enforces: [ruleId("path-of-the-favoured")],
  modify: {
    discipline: {
      unit: (_, { unit: u }) =>
        highestDiscipline(u) < path.discipline ? because("path-of-the-favoured", "set", path.discipline) : null,
    },
  },
};

/** Favoured champions have one more Health Point, those on their Path one more still, three at most. */
export function championHealth(profile: Profile): number {
  const favouredToo = profile.healthPoints + (profileHas(profile, "favoured-champion") ? favour.healthPoints : 0);
  return profileHas(profile, "path-of-the-favoured")
    ? Math.min(path.atMost, favouredToo + path.healthPoints)
    : favouredToo;
}

/** What sets champions apart from their unit. */
export const championRules: readonly R[] = [champion, favouredChampion, pathOfTheFavoured];
