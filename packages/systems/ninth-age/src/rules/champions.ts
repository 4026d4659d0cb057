import type { Rule } from "@tercio/kernel";
import { championRules as rows } from "../book/models.ts";
import { highestDiscipline, isLed } from "../pools.ts";
import type { ModelPart, NinthAge, Pool, Profile } from "../state.ts";
import { hasRule, profileHas } from "./has-rule.ts";
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
    "attack value": (_, s) =>
      s.pool.kind === "champion" && !s.part.harnessed
        ? because("champion", "add", rows["t9a.rule.champion"].attackValue)
        : null,
  },
};

/** A champion of the Dark Gods, rider or on foot: never its mount. */
const favoured = (s: { readonly pool: Pool; readonly part: ModelPart }): boolean =>
  !s.part.harnessed && isFavoured(s.pool);
const isFavoured = (p: Pool): boolean => p.kind === "champion" && profileHas(p.profile, "favoured-champion");

const favouredChampion: R = {
  id: "favoured-champion",
  name: { en: "Favoured Champion", fr: "Champion favori" },
  enforces: [ruleId("favoured-champion")],
  modify: {
    agility: (_, s) => (favoured(s) ? because("favoured-champion", "add", favour.agility) : null),
    "offensive skill": (_, s) => (favoured(s) ? because("favoured-champion", "add", favour.offensiveSkill) : null),
    "defensive skill": (_, s) =>
      isFavoured(s.atPool) ? because("favoured-champion", "add", favour.defensiveSkill) : null,
  },
};

const pathOfTheFavoured: R = {
  id: "path-of-the-favoured",
  name: { en: "Path of the Favoured", fr: "Voie des Élus" },
  enforces: [ruleId("path-of-the-favoured")],
  modify: {
    discipline: (_, { unit: u }) =>
      isLed(u) && hasRule(u, "path-of-the-favoured") && highestDiscipline(u) < path.discipline
        ? because("path-of-the-favoured", "set", path.discipline)
        : null,
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
