import { armourOf } from "../../src/calculation/characteristics.ts";
import { fullRanksOf } from "../../src/calculation/formation.ts";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { distribution } from "@tercio/dice";
import {
  type Answers,
  blowsOf,
  fraction,
  need,
  poolOf,
  round,
  type Scenery,
  type Values,
  unitOf,
  type Who,
  withCharacter,
  withMen,
  wounded,
} from "./pools-played.ts";
import type { Played } from "../rule-cases/scenes.ts";
import { stands } from "../../src/state/steps.ts";

/** Who is meant where nothing else is said: the three pools of A, and the enemy's rank and file. */
const WHO: { readonly [word: string]: Who } = {
  captain: "A character",
  lord: "A character",
  champion: "A champion",
  rankAndFile: "A men",
  foe: "B men",
};

/** Steps, dice, Strength and Armour Penetration of all who strike in the round, by who they are. */
function stepsOf(run: Played): Values {
  const blows = blowsOf(run);
  const values: { [key: string]: number } = {};
  for (const [word, who] of Object.entries(WHO)) {
    const first = blows.list.find((s) => s.by === who);
    if (first === undefined) continue;
    values[`${word}Step`] = blows.step(who);
    values[`${word}Dice`] = blows.dice(who);
    values[`${word}Strength`] = first.numbers.strength.value;
    values[`${word}AP`] = first.numbers.penetration.value;
  }
  return values;
}
const steps = (scene: Scenery): Values => stepsOf(round(scene));

/** Who strikes when: "A Captain 6; B Character 5". */
function orderOf(run: Played): string {
  const { list } = blowsOf(run);
  const groups: string[] = [];
  for (const step of [...new Set(list.map((s) => s.step))])
    for (const side of ["A", "B"] as const) {
      const word = { character: side === "A" ? "Captain" : "Character", champion: "champion", men: "R&F" };
      const kinds = (["character", "champion", "men"] as const).filter((kind) =>
        list.some((s) => s.step === step && s.by === `${side} ${kind}`),
      );
      if (kinds.length > 0) groups.push(`${side} ${kinds.map((kind) => word[kind]).join(" and ")} ${step}`);
    }
  return groups.join("; ");
}

/** Least faces of one pool's blows at another, before anybody has struck. */
const facesOf = (scene: Scenery, by: Who, aim: Who): readonly string[] => need(round(scene, {}, "5"), by, aim).faces;

/** Chance that one attack costs a Health Point. */
const chance = (run: Played, by: Who, aim: Who): string =>
  fraction(
    distribution(attackChain(need(run, by, aim), 1, [need(run, by, aim).hit])).reduce(
      (sum, b) => sum + (b.outcome.points > 0 ? b.probability : 0),
      0,
    ),
  );

/** The dice of one Initiative Step as the engine asks for them: how likely so many points are, all blows together. */
function pointsIn(run: Played, step: number): readonly (readonly [points: number, probability: number])[] {
  const found = run.requests.find(
    ({ request, game }) =>
      request.type === "roll" &&
      request.dice.kind === "chains" &&
      (game.stack.find((f) => stands(f, "round-of-combat"))?.loop?.item as unknown) === step,
  )?.request;
  if (found?.type !== "roll" || found.dice.kind !== "chains") throw new Error(`nobody strikes in step ${step}`);
  return distribution(found.dice).map((b) => [b.outcome.points.reduce((sum, n) => sum + n, 0), b.probability]);
}
const mean = (list: ReturnType<typeof pointsIn>): string => fraction(list.reduce((sum, [n, p]) => sum + n * p, 0));

/** When who strikes, with how many dice, and what they need. */
export const stepAnswers: Answers = {
  "steps-standing": steps,
  "steps-charging": steps,
  "steps-charge-meets-character-below": (scene) => {
    const blows = blowsOf(round(scene));
    return {
      aStep4Dice: blows.inStep("A", 4),
      bStep4Dice: blows.inStep("B", 4),
      bRankAndFileStep: blows.step("B men"),
      bRankAndFileDice: blows.dice("B men"),
      bChampionDice: blows.dice("B champion"),
    };
  },
  "steps-charge-meets-character-above": (scene) => {
    const run = round(scene);
    const blows = blowsOf(run);
    return { order: orderOf(run), bStep5Dice: blows.inStep("B", 5), aStep4Dice: blows.inStep("A", 4) };
  },
  "great-weapon-on-character": (scene) => {
    const run = round(scene);
    const { game } = run;
    return { ...stepsOf(run), captainArmour: armourOf(game, unitOf(run, "A"), poolOf(run, "A character")).value };
  },
  "great-weapon-on-character-charging": steps,
  "great-weapon-on-unit": steps,
  "spears-first-round": steps,
  "spears-second-round": steps,
  "supporters-att-2": steps,
  "supporters-short-second-rank": steps,
  "supporters-first-rank-only": steps,
  "casualties-before-striking": (scene) => {
    const dice = (points: number): number =>
      blowsOf(points === 0 ? round(scene) : wounded(scene, [{ at: "B men", points }])).dice("B men");
    const blows = blowsOf(round(scene));
    return {
      ...{ k0: dice(0), k1: dice(1), k2: dice(2), k6: dice(6) },
      championDice: blows.dice("B champion"),
      characterDice: blows.dice("B character"),
    };
  },
  "large-supporters": (scene) => {
    const run = round(scene);
    return {
      ...stepsOf(run),
      fullRanksA: fullRanksOf(run.game, unitOf(run, "A")),
      fullRanksB: fullRanksOf(run.game, unitOf(run, "B")),
    };
  },

  "needs-of-attackers-on-rank-and-file": (scene) => {
    const run = round(scene, {}, "5");
    const [men, champion, captain] = (["A men", "A champion", "A character"] as const).map((by) =>
      need(run, by, "B men"),
    );
    return {
      ...{ rankAndFileHit: men?.faces[0] ?? "", rankAndFileWound: men?.faces[1] ?? "" },
      ...{ championHit: champion?.faces[0] ?? "", championWound: champion?.faces[1] ?? "" },
      ...{ captainHit: captain?.faces[0] ?? "", captainWound: captain?.faces[1] ?? "" },
      captainStrength: captain?.strength.value ?? 0,
      captainAP: captain?.penetration.value ?? 0,
    };
  },
  "needs-against-each-pool": (scene) => {
    const values: { [key: string]: string } = {};
    for (const [word, aim] of [
      ["RankAndFile", "A men"],
      ["Champion", "A champion"],
      ["Captain", "A character"],
    ] as const) {
      const [hit, wound, save] = facesOf(scene, "B men", aim);
      Object.assign(values, { [`vs${word}Hit`]: hit, [`vs${word}Wound`]: wound, [`vs${word}Save`]: save });
    }
    return values;
  },
  "to-hit-boundary-on-character": (scene) => {
    const hit = (s: Scenery): string => facesOf(s, "B men", "A character")[0] ?? "";
    const def10 = withCharacter(scene, "A", { def: 10 });
    return {
      def6: hit(withCharacter(scene, "A", { def: 6 })),
      def7: hit(scene),
      def10: hit(def10),
      off2def10: hit(withMen(def10, "B", {}, { off: 2 })),
    };
  },
  "to-hit-boundary-of-character": (scene) => {
    const run = round(scene);
    const hit = (s: Scenery, by: Who): string => facesOf(s, by, "B men")[0] ?? "";
    return {
      characterDice: blowsOf(run).dice("A character"),
      characterOff: need(run, "A character", "B men").offensiveSkill.value,
      vsDef2: hit(scene, "A character"),
      vsDef3: hit(withMen(scene, "B", { def: 3 }), "A character"),
      rankAndFileVsDef2: hit(scene, "A men"),
      championVsDef2: hit(scene, "A champion"),
      rankAndFileDice: blowsOf(run).dice("A men"),
    };
  },
  "to-wound-boundary-on-character": (scene) => {
    const values: { [key: string]: string } = {};
    const face = (part: { str?: number; ap?: number }, stage: number): string =>
      facesOf(withMen(scene, "B", {}, part), "B men", "A character")[stage] ?? "";
    for (const str of [2, 3, 4, 5, 6]) values[`str${str}`] = face({ str }, 1);
    for (const ap of [0, 1, 2]) values[`ap${ap}`] = face({ ap }, 2);
    return values;
  },
  "parry-of-unit-not-of-character": (scene) => {
    const hit = (by: Who, aim: Who): string => facesOf(scene, by, aim)[0] ?? "";
    const save = (ap: number): string => facesOf(withMen(scene, "A", {}, { ap }), "A men", "B men")[2] ?? "";
    return {
      captainVsRankAndFile: hit("A character", "B men"),
      captainVsChampion: hit("A character", "B champion"),
      captainVsCharacter: hit("A character", "B character"),
      rankAndFileVsRankAndFile: hit("A men", "B men"),
      rankAndFileVsCharacter: hit("A men", "B character"),
      rankAndFileSaveVsAP0: save(0),
      rankAndFileSaveVsAP1: save(1),
    };
  },

  "odds-one-attack-on-each-pool": (scene) => {
    const run = round(scene, {}, "5");
    return {
      onRankAndFile: chance(run, "B men", "A men"),
      onChampion: chance(run, "B men", "A champion"),
      onCaptain: chance(run, "B men", "A character"),
      captainOnFoe: chance(run, "A character", "B men"),
      championOnFoe: chance(run, "A champion", "B men"),
    };
  },
  "odds-one-attack-armoured-foe": (scene) => {
    const run = round(scene, {}, "5");
    const save = (by: Who): string => need(run, by, "B men").faces[2] ?? "";
    return {
      ...{ saveVsCaptain: save("A character"), captain: chance(run, "A character", "B men") },
      ...{ saveVsRankAndFile: save("A men"), rankAndFile: chance(run, "A men", "B men") },
    };
  },
  "means-of-round": (scene) => {
    const run = round(scene);
    const after = (points: number): number => blowsOf(wounded(scene, [{ at: "B men", points }])).dice("B men");
    return {
      meanStep6: mean(pointsIn(run, 6)),
      meanStep4: mean(pointsIn(run, 4)),
      captainKills3: fraction(pointsIn(run, 6).find(([points]) => points === 3)?.[1] ?? 0),
      foeDiceAfter12: after(12),
      foeDiceAfter13: after(13),
    };
  },
};
