import type { Rule } from "@tercio/kernel";
import { championRules as rows } from "../book/models.ts";
import { highestDiscipline } from "../state/pools.ts";
import type { NinthAge } from "../state/state.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAgeMoments } from "../asking/moments.ts";

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
      // The champion's own: no General among its men has it to lend.
      unit: (_, { unit: u, use }) =>
        use !== "presence" && highestDiscipline(u) < path.discipline
          ? because("path-of-the-favoured", "set", path.discipline)
          : null,
    },
  },
};

/** What sets champions apart from their unit. */
export const championRules: readonly R[] = [champion, favouredChampion, pathOfTheFavoured];
