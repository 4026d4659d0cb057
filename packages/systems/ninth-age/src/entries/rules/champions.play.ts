import * as entry from "./champions.ts";
import { type Play, play } from "../play.ts";
import { highestDiscipline } from "../../state/pools.ts";
import { because } from "../../state/ids.ts";

const favour = entry.favouredChampion.figures;
const path = entry.pathOfTheFavoured.figures;

const champion = play(entry.champion, {
  modify: {
    "attack value": { by: () => because("t9a.rule.champion", "add", entry.champion.figures.attackValue) },
  },
});

/** A champion of the Dark Gods, rider or on foot: never its mount. */
const favouredChampion = play(entry.favouredChampion, {
  modify: {
    agility: { model: () => because("t9a.rule.favoured-champion", "add", favour.agility) },
    "offensive skill": { by: () => because("t9a.rule.favoured-champion", "add", favour.offensiveSkill) },
    "defensive skill": { at: () => because("t9a.rule.favoured-champion", "add", favour.defensiveSkill) },
  },
});

const pathOfTheFavoured = play(entry.pathOfTheFavoured, {
  modify: {
    discipline: {
      // The champion's own: no General among its men has it to lend.
      unit: (_, { unit: u, use }) =>
        use !== "presence" && highestDiscipline(u) < path.discipline
          ? because("t9a.rule.path-of-the-favoured", "set", path.discipline)
          : null,
    },
  },
});

/** What sets champions apart from their unit. */
export const championRules: readonly Play[] = [champion, favouredChampion, pathOfTheFavoured];
