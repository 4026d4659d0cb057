import type { PoolRef } from "../../src/state/state.ts";
import { discipline } from "../../src/calculation/characteristics.ts";
import { verdict } from "@tercio/testkit";
import { type Played, played, quiet, vars } from "../rule-cases/scenes.ts";
import {
  type Answers,
  aimsOf,
  blowsOf,
  healthOf,
  menLeft,
  poolOf,
  round,
  roundOdds,
  type Scenery,
  scoreOf,
  unitOf,
  type Values,
  type Who,
  whoOf,
  withCharacter,
  withUnit,
  wordsOf,
  wounded,
} from "./pools-played.ts";

type Asked = "issue-duel" | "accept-duel" | "name-refuser";
/** Who was on offer at each such question of the round, and of which side. */
const offered = (run: Played, choice: Asked): readonly { readonly player: number; readonly who: readonly Who[] }[] =>
  run.requests.flatMap(({ request: q, game }) => {
    if (q.type !== "choice" || q.choice !== choice) return [];
    const { from, able } = q.about as { from?: readonly PoolRef[]; able?: readonly PoolRef[] };
    return [{ player: q.player, who: (from ?? able ?? []).map((ref) => whoOf(game, ref)) }];
  });
const duelsOf = (run: Played): number => run.events.filter((e) => e.kind === "duels").length;
/** Who has refused a Duel and been named for it. */
const named = (run: Played): readonly Who[] =>
  (["B champion", "B character"] as const).filter((who) =>
    unitOf(run, "B").pools.some((p) => p.refused && p === poolOf(run, who)),
  );
const breakDiscipline = (run: Played): number => discipline(run.game, unitOf(run, "B"), "break").value;

/** A issues, B refuses. */
function refused(scene: Scenery, by: Who): Values {
  const run = round(scene, { duel: [by, null] });
  const blows = blowsOf(run);
  return {
    mayBeNamed: wordsOf(offered(run, "name-refuser")[0]?.who ?? named(run)) || "none",
    characterDice: blows.dice("B character"),
    championDice: blows.dice("B champion"),
    disciplineOfB: breakDiscipline(run),
  };
}

/** What A scores for a Duel in which its Character deals so many wounds to a duellist of B. */
function overkill(scene: Scenery, at: Who, points: number) {
  const run = wounded(scene, [{ at, points, by: "A character" }], { duel: ["A character", at] });
  const score = scoreOf(run);
  const over = score.line("A", "overkill");
  return {
    total: score.line("A", "health-points-lost") + over,
    over,
    menLost: scene.units.B.models - 1 - menLeft(run, "B"),
  };
}

/** Champion of `b` and Character of `c` after the round: "1 2" one stands, the other has two Health Points. */
const duelOdds = (scene: Scenery, by: Who, at: Who, champion: Who, character: Who) =>
  roundOdds(scene, { duel: [by, at] }, (game) =>
    JSON.stringify([
      poolOf({ game }, champion).count,
      healthOf({ game } as Played, character),
      (vars({ game }).overkill as readonly number[])[0],
    ]),
  );
type Ended = readonly [champion: number, health: number, overkill: number];
const ended = (id: string): Ended => JSON.parse(id) as Ended;

/** A champion of B against the Character of A with two Health Points. */
function championOdds(scene: Scenery): Values {
  const odds = duelOdds(scene, "A character", "B champion", "B champion", "A character");
  return {
    championDies: odds((id) => ended(id)[0] === 0),
    characterLosesOne: odds((id) => ended(id)[1] === 1),
    characterLosesTwo: odds((id) => ended(id)[1] === 0),
    characterUnhurt: odds((id) => ended(id)[1] === 2),
  };
}

/** Duels: who issues, who accepts, what refusing costs, and what is scored. */
export const duelAnswers: Answers = {
  "duel-who-may": (scene) => {
    const none = offered(round(scene), "issue-duel");
    const issued = round(scene, { duel: ["A champion", "B champion"] });
    const asked = played(scene, quiet(), { until: { choice: "issue-duel" } });
    return {
      issuersOfA: wordsOf(none.find((o) => o.player === 0)?.who ?? [], "Captain"),
      acceptersOfB: wordsOf(offered(issued, "accept-duel")[0]?.who ?? []),
      rankAndFileMayIssue: verdict(asked, { unit: "A", pool: 0 }).legal ? "yes" : "no",
      ifNoneIssued: `B may issue with ${wordsOf(none.find((o) => o.player === 1)?.who ?? []).replace(", ", " or ")}`,
    };
  },
  "duel-refused-by-character": (scene) => refused(scene, "A character"),
  "duel-refused-by-champion-alone": (scene) => refused(scene, "A champion"),
  "duel-after-refusal": (scene) => {
    const after = offered(round(scene, { duel: ["A champion", null] }), "issue-duel");
    return {
      bMayIssueAfterRefusing: after.some((o) => o.player === 1 && o.who.includes("B champion")) ? "yes" : "no",
      duelsAfterAcceptance: duelsOf(round(scene, { duel: ["A champion", "B champion"] })),
    };
  },
  "duel-dice-of-all-pools": (scene) => {
    const duel = ["A champion", "B character"] as const;
    const [run, before] = [round(scene, { duel }), round(scene, { duel }, "5")];
    const blows = blowsOf(run);
    return {
      onChampionOfA: blows.dice("B character", "A champion"),
      onChampionOfAStep: blows.step("B character", "A champion"),
      onCharacterOfB: blows.dice("A champion", "B character"),
      onCharacterOfBStep: blows.step("A champion", "B character"),
      captainDice: blows.dice("A character"),
      captainStep: blows.step("A character"),
      captainMayAimAtCharacterOfB: aimsOf(before, "A character").includes("B character") ? "yes" : "no",
      rankAndFileDiceA: blows.dice("A men"),
      championDiceB: blows.dice("B champion"),
      rankAndFileDiceB: blows.dice("B men"),
    };
  },
  "duel-overkill-on-champion": (scene) => {
    const values: { [key: string]: number } = {};
    for (const w of [1, 2, 4, 5, 6]) {
      const { total, over, menLost } = overkill(scene, "B champion", w);
      Object.assign(values, { [`w${w}`]: total, [`w${w}Overkill`]: over, rankAndFileLost: menLost });
    }
    return values;
  },
  "duel-overkill-on-character": (scene) => {
    const values: { [key: string]: number } = {};
    for (const w of [1, 2, 3, 5, 6]) values[`w${w}`] = overkill(scene, "B character", w).total;
    const hurt = withCharacter(scene, "B", {}, { lost: 1 });
    for (const w of [4, 5]) values[`lost1w${w}`] = overkill(hurt, "B character", w).total;
    return values;
  },
  "duel-champion-against-character-odds": championOdds,
  "duel-same-step-odds": championOdds,
  "duel-charging-champion-odds": (scene) => {
    const duel = ["A champion", "B character"] as const;
    const blows = blowsOf(round(scene, { duel }));
    // The Duel alone is asked about: with eleven men, twelve blows of the others could come to the champion too.
    const odds = duelOdds(withUnit(scene, "A", { models: 24 }), ...duel, "A champion", "B character");
    return {
      championStep: blows.step("A champion"),
      characterStep: blows.step("B character"),
      characterDies: odds((id) => ended(id)[1] === 0),
      championDies: odds((id) => ended(id)[0] === 0),
      overkillOne: odds((id) => ended(id)[2] === 1),
    };
  },
};
