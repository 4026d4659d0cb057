import { distribution } from "@tercio/dice";
import { verdict } from "@tercio/testkit";
import { discipline, disciplineTest } from "../../src/calculation/characteristics.ts";
import { chargeNeed } from "../../src/calculation/charge-range.ts";
import { fullRanksOf } from "../../src/calculation/formation.ts";
import type { Unit } from "../../src/state/state.ts";
import { played, quiet, vars } from "../rule-cases/scenes.ts";
import { INCH } from "../rule-cases/table.ts";
import {
  type Answers,
  blowsOf,
  breakTest,
  fraction,
  gameOf,
  round,
  type Scenery,
  scoreOf,
  type Told,
  type Values,
  unitOf,
  withCharacter,
  withUnit,
  wounded,
} from "./pools-played.ts";

type Wounds = NonNullable<Told["wounds"]>;
/** The scores after such losses, and the ranks that are left. */
function scores(scene: Scenery, wounds: Wounds, told: Told = {}): Values {
  const run = wounds.length === 0 ? round(scene, told, "8") : wounded(scene, wounds, told);
  const score = scoreOf(run);
  return {
    fullRanksA: fullRanksOf(run.game, unitOf(run, "A")),
    fullRanksB: fullRanksOf(run.game, unitOf(run, "B")),
    ...{ scoreA: score.A, scoreB: score.B, winner: score.winner, difference: score.difference },
    ...{ overkill: score.line("A", "overkill"), hpLostByB: (vars(run).lost as readonly number[])[1] as number },
    ...{ rankBonusA: score.line("A", "rank-bonus"), rankBonusB: score.line("B", "rank-bonus") },
  };
}
const lose = (ofA: number, ofB: number): Wounds => [
  { at: "B men", points: ofB },
  { at: "A men", points: ofA },
];

const first = (scene: Scenery): Unit => gameOf(scene).units[0] as Unit;
const ranksOf = (scene: Scenery, unit = 0): number => {
  const game = gameOf(scene);
  return fullRanksOf(game, game.units[unit] as Unit);
};
const passes = (value: number): string =>
  fraction(
    distribution(disciplineTest(value, false)).reduce((sum, b) => sum + (b.outcome.row === 0 ? b.probability : 0), 0),
  );
const disciplineOf = (scene: Scenery): number => discipline(gameOf(scene), first(scene), "panic").value;

/** The farthest whole inches that a test allows: not a hundredth of an inch more. */
function farthest(test: (inches: number) => boolean): number {
  for (let inches = 30; inches > 0; inches--)
    if (test(inches)) {
      if (test(inches + 0.01)) throw new Error(`more than ${inches} inches`);
      return inches;
    }
  return 0;
}

/** How far A moves, and how far its charges go: at best, and with any dice. */
function paces(scene: Scenery): Values {
  const run = played(scene, quiet(), { until: { choice: "move" } });
  const moves = (move: "advance" | "march"): number =>
    farthest((inches) => {
      const path = [{ kind: "straight", distance: Math.floor(inches * INCH) }];
      return verdict(run, { unit: "A", move, path }).legal;
    });
  const charge = (inches: number) => {
    const [x, y] = scene.units.A.at ?? [0, 0];
    const game = gameOf(withUnit(scene, "B", { at: [x, y + inches] }));
    return chargeNeed(game, game.units[0] as Unit, game.units[1] as Unit);
  };
  return {
    advance: moves("advance"),
    march: moves("march"),
    maxCharge: farthest((inches) => charge(inches).need !== null),
    sureCharge: farthest((inches) => charge(inches).sure),
  };
}

/** What a round comes to: scores, ranks, Break Tests; and how a joint unit moves. */
export const scoreAnswers: Answers = {
  "score-wins-by-two": (scene) => scores(scene, lose(2, 4)),
  "score-tie-at-lost-rank": (scene) => scores(scene, lose(3, 4)),
  "score-with-duel": (scene) =>
    scores(scene, [{ at: "B champion", points: 5, by: "A character" }, ...lose(2, 1)], {
      duel: ["A character", "B champion"],
    }),
  "score-spilt-and-lost": (scene) =>
    scores(scene, [
      { at: "A men", points: 2, by: "B character" },
      { at: "B men", points: 6 },
    ]),
  "score-rank-bonus-maximum": (scene) => scores(scene, []),
  "score-line-formation": (scene) => ({
    ...scores(scene, []),
    rankAndFileDiceA: blowsOf(round(scene)).dice("A men"),
  }),

  "full-ranks-with-character": (scene) => {
    const values: { [key: string]: number } = {};
    for (const [files, models] of [
      ...[8, 9, 13, 14].map((n) => [5, n] as const),
      ...[9, 10].map((n) => [6, n] as const),
      [4, 15] as const,
    ]) {
      values[`files${files}models${models}`] = ranksOf(withUnit(scene, "A", { files, models }));
    }
    return values;
  },
  "steadfast-thanks-to-character": (scene) => {
    const lost = (models: number) => withUnit(scene, "A", { models: 16 - models, startModels: 16 });
    const [two, three] = [breakTest(lost(2), 3), breakTest(lost(3), 3)];
    return {
      ...{ fullRanksAfter2: ranksOf(lost(2)), fullRanksAfter3: ranksOf(lost(3)) },
      fullRanksB: ranksOf(scene, 1),
      ...{ steadfastAfter2: two.steadfast, valueAfter2: two.value, passAfter2: two.odds },
      ...{ steadfastAfter3: three.steadfast, valueAfter3: three.value, passAfter3: three.odds },
    };
  },
  "break-discipline-character-dead": (scene) => {
    const [fallen] = scene.units.A.characters ?? [];
    if (fallen === undefined) throw new Error("a Captain leads A");
    const { weapon: _, lost: __, ...bare } = fallen;
    const dead = withUnit(scene, "A", { characters: [{ ...bare, fallen: true }] });
    const [alive, after] = [breakTest(scene, 3), breakTest(dead, 3)];
    return { aliveValue: alive.value, alivePass: alive.odds, deadValue: after.value, deadPass: after.odds };
  },
  "discipline-of-joint-unit": (scene) => {
    const values: { [key: string]: number | string } = {};
    for (const dis of [6, 7, 8, 9]) {
      const value = disciplineOf(withCharacter(scene, "A", { dis }));
      Object.assign(values, { [`with${dis}`]: value, [`pass${dis}`]: passes(value) });
    }
    return values;
  },
  "moves-of-joint-unit-slow-character": paces,
  "moves-of-joint-unit-fast-character": (scene) => {
    const other = paces(withCharacter(scene, "A", { adv: 5, mar: 7 }));
    return { ...paces(scene), adv5mar7Advance: other.advance ?? 0, adv5mar7March: other.march ?? 0 };
  },
};
