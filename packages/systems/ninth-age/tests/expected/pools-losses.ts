import {
  type Answers,
  aimsOf,
  atMost,
  healthOf,
  menLeft,
  poolOf,
  round,
  type Scenery,
  scoreOf,
  type Values,
  type Who,
  wounded,
  wordsOf,
} from "./pools-played.ts";
import { cases } from "./pools.ts";

/** So many unsaved wounds on one pool of B, all in one Initiative Step. */
const dealt = (scene: Scenery, at: Who, points: number) => wounded(scene, [{ at, points }]);
/** Points that A scores for what B has lost. */
const scored = (run: ReturnType<typeof dealt>): number => scoreOf(run).line("A", "health-points-lost");

/** What is left of rank and file, champion and Character of B. */
const left = (run: ReturnType<typeof dealt>) => ({
  rankAndFileLeft: menLeft(run, "B"),
  championLeft: poolOf(run, "B champion").count,
  captainHealthPoints: healthOf(run, "B character"),
});

/** "loss-3-men-4-points": 4 wounds on 3 men. */
const counted: Answers = Object.fromEntries(
  cases.flatMap(({ id }) => {
    const points = /^loss-\d-men-(\d)-points$/.exec(id)?.[1];
    if (points === undefined) return [];
    const answer = (scene: Scenery): Values => {
      const run = dealt(scene, "B men", Number(points));
      return { ...left(run), scored: scored(run) };
    };
    return [[id, answer]];
  }),
);

/** Wounds on the Character of B, each number of them in a round of its own. */
function onCharacter(scene: Scenery, wounds: readonly number[]): Values {
  const values: { [key: string]: number } = {};
  for (const w of wounds) {
    const run = dealt(scene, "B character", w);
    values[`w${w}Left`] = healthOf(run, "B character");
    values[`w${w}Scored`] = scored(run);
    const { rankAndFileLeft, championLeft } = left(run);
    Object.assign(values, { rankAndFileLeft, championLeft });
  }
  return values;
}

const yesOrNo = (yes: boolean): string => (yes ? "yes" : "no");

/** Whom blows may be aimed at, and what is lost where they fall. */
export const lossAnswers: Answers = {
  "aim-by-contact": (scene) => {
    const run = round(scene, {}, "5");
    const captain = aimsOf(run, "A character");
    return {
      captainMayAim: wordsOf(captain),
      championMayAim: wordsOf(aimsOf(run, "A champion")),
      rankAndFileDiceAtCharacter: atMost(run, "A men", "B character"),
      rankAndFileDiceAtChampion: atMost(run, "A men", "B champion"),
      captainMayAimAtCharacter: yesOrNo(captain.includes("B character")),
    };
  },
  "aim-at-character-of-a": (scene) => {
    const run = round(scene, {}, "5");
    return {
      rankAndFileDiceAtCaptain: atMost(run, "B men", "A character"),
      championDiceAtCaptain: atMost(run, "B champion", "A character"),
      characterDiceAtCaptain: atMost(run, "B character", "A character"),
      rankAndFileDiceAtChampion: atMost(run, "B men", "A champion"),
      championDiceAtChampion: atMost(run, "B champion", "A champion"),
      characterDiceAtChampion: atMost(run, "B character", "A champion"),
    };
  },
  "aim-over-a-corner": (scene) => {
    const run = round(scene, {}, "5");
    return {
      captainMayAimAtChampion: yesOrNo(aimsOf(run, "A character").includes("B champion")),
      rankAndFileDiceAtCharacter: atMost(run, "A men", "B character"),
    };
  },
  "strike-over-a-corner": (scene) => {
    const run = round(scene, {}, "5");
    return { foeDice: atMost(run, "B men", "A men") };
  },
  "swirling-melee": (scene) => {
    const run = round(scene, { duel: ["A character", "B champion"] }, "5");
    return {
      aRankAndFileOnRankAndFile: atMost(run, "A men", "B men"),
      aChampionOnRankAndFile: atMost(run, "A champion", "B men"),
      captainOnFoeChampion: atMost(run, "A character", "B champion"),
      captainOnRankAndFile: atMost(run, "A character", "B men"),
      bRankAndFileOnRankAndFile: atMost(run, "B men", "A men"),
      bChampionOnCaptain: atMost(run, "B champion", "A character"),
      bRankAndFileOnCaptain: atMost(run, "B men", "A character"),
    };
  },

  ...counted,
  "loss-on-champion": (scene) => {
    const [one, three] = [dealt(scene, "B champion", 1), dealt(scene, "B champion", 3)];
    return {
      wounds1Scored: scored(one),
      wounds1RankAndFileLeft: menLeft(one, "B"),
      wounds3Scored: scored(three),
      wounds3RankAndFileLeft: menLeft(three, "B"),
      wounds3CaptainHealthPoints: healthOf(three, "B character"),
      wounds3Overkill: scoreOf(three).line("A", "overkill"),
    };
  },
  "loss-on-character-hp2": (scene) => onCharacter(scene, [1, 2, 3]),
  "loss-on-character-hp3": (scene) => onCharacter(scene, [2, 3, 4]),
  "loss-on-character-already-wounded": (scene) => onCharacter(scene, [1, 2, 3]),
  "loss-large-leftover": (scene) => {
    const values: { [key: string]: number } = {};
    for (const k of [1, 2, 5, 6, 8, 9]) {
      const run = dealt(scene, "B men", k);
      values[`k${k}Left`] = menLeft(run, "B");
      values[`k${k}Carried`] = poolOf(run, "B men").lost;
      values[`k${k}Champion`] = healthOf(run, "B champion");
      values[`k${k}Scored`] = scored(run);
      values.lordHealthPoints = healthOf(run, "B character");
    }
    return values;
  },
  "loss-without-champion": (scene) => {
    const values: { [key: string]: number } = {};
    for (const k of [2, 3, 5]) {
      const run = dealt(scene, "B men", k);
      values[`k${k}Left`] = menLeft(run, "B");
      values[`k${k}Scored`] = scored(run);
      values.captainHealthPoints = healthOf(run, "B character");
    }
    return values;
  },
  "loss-champion-and-spill-together": (scene) => {
    const both = (men: number) =>
      wounded(scene, [
        { at: "B men", points: men },
        { at: "B champion", points: 1 },
      ]);
    const [four, three, two] = [both(4), both(3), both(2)];
    return {
      r4c1Scored: scored(four),
      captainHealthPoints: healthOf(four, "B character"),
      r3c1Scored: scored(three),
      r2c1Scored: scored(two),
      r2c1RankAndFileLeft: menLeft(two, "B"),
      r2c1ChampionLeft: poolOf(two, "B champion").count,
    };
  },
  "loss-spill-on-duelling-champion": (scene) => {
    const run = wounded(scene, [{ at: "B men", points: 5, by: "A men" }], { duel: ["A champion", "B champion"] });
    return { ...left(run), scored: scored(run), overkill: scoreOf(run).line("A", "overkill") };
  },
};
