import type { RuleCase } from "@tercio/testkit";
import { battlePoints } from "../../src/book/scoring.ts";
import { combatScore } from "../../src/calculation/combat-score.ts";
import { finalResult, pointsGiven } from "../../src/sequence/scoring.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { assert, barbarians, faceToFace, field, halberds, one, spears } from "./table.ts";
import { type Stand, stood } from "../stand.ts";

const tally = (lost: readonly [number, number] = [0, 0], overkill: readonly [number, number] = [0, 0]) => ({
  units: [halberds, barbarians],
  lost,
  overkill,
});
const bare: Stand = { standard: false, files: 4, rankAndFile: 4, champion: false };
const plain = (): NinthAge => faceToFace(halberds, barbarians, bare, bare);
const score = (game: NinthAge, t = tally()): number => combatScore(game, t, 0).value;
const TABLE = "t9a.table.combat-score";
const flanked = (bFacing: "left" | "rear", a: Stand): NinthAge => ({
  ...faceToFace(halberds, barbarians, { ...bare, ...a }, bare),
  engagements: [{ a: halberds, b: barbarians, aFacing: "front", bFacing, offset: 0 }],
});

/** A battle whose difference is `percent` of 1,000 Army Points. */
const ended = (percent: number): NinthAge => differing(percent * 10, 1000);
/** A battle of so many Army Points, one side so many Victory Points ahead. */
function differing(cost: number, armyPoints: number): NinthAge {
  const game = field({ [halberds]: {}, [spears]: {} }, [], { armyPoints });
  return {
    ...game,
    units: game.units.map((u) =>
      u.id === barbarians ? { ...u, place: "gone" as const, entry: { ...u.entry, pointCost: cost } } : u,
    ),
  };
}
const band = (id: string, percent: number, winner: number, loser: number): RuleCase =>
  one([`t9a.battle-points.${id}`], `${percent}% of the Army Points`, () =>
    assert.deepEqual(finalResult(ended(percent)).battlePoints, [winner, loser]),
  );

/** The bands as the sheet prints them: percent and Victory Points of a whole battle, from and up to, and both Battle Points. */
const WHOLE = 4500;
const bands = [
  ["0-5", 0, 5, 0, 225, 10, 10],
  ["5-10", 5, 10, 226, 450, 11, 9],
  ["10-20", 10, 20, 451, 900, 12, 8],
  ["20-30", 20, 30, 901, 1350, 13, 7],
  ["30-40", 30, 40, 1351, 1800, 14, 6],
  ["40-50", 40, 50, 1801, 2250, 15, 5],
  ["50-70", 50, 70, 2251, 3150, 16, 4],
] as const;
const atWhole = bands.flatMap(([id, least, most, from, upTo, winner, loser]): readonly RuleCase[] => [
  one(
    [`t9a.battle-points.${id}`, "t9a.table.battle-points"],
    `from ${from} to ${upTo} Victory Points of ${WHOLE}`,
    () => {
      const points = (vp: number): readonly number[] => finalResult(differing(vp, WHOLE)).battlePoints;
      const row = battlePoints[`t9a.battle-points.${id}`];
      assert.number(
        [points(from), points(upTo)],
        [
          [winner, loser],
          [winner, loser],
        ],
      );
      assert.number(points(upTo + 1), [winner + 1, loser - 1]);
      // What the row tells besides is what was just played.
      assert.number([row.percent, row.victoryPoints, row.atArmyPoints], [[least, most], [from, upTo], WHOLE]);
    },
  ),
]);

const unitOf = (patch: Stand): Unit => stood(field({ [barbarians]: {} }).units[barbarians] as Unit, patch);

export const scoringCases: readonly RuleCase[] = [
  one(["t9a.combat-score.health-points-lost", TABLE], "each Health Point the enemy lost", () =>
    assert.equal(score(plain(), tally([0, 3])), 3),
  ),
  one(["t9a.combat-score.overkill", TABLE], "Overkill counts, three at most", () => {
    assert.equal(score(plain(), tally([0, 0], [2, 0])), 2);
    assert.equal(score(plain(), tally([0, 0], [5, 0])), 3);
  }),
  one(["t9a.combat-score.charge", TABLE], "a charge", () => {
    assert.equal(score(faceToFace(halberds, barbarians, { ...bare, charging: true }, bare)), 1);
    assert.equal(score(faceToFace(halberds, barbarians, bare, { ...bare, charging: true })), 0);
  }),
  one(
    ["t9a.combat-score.charge", "t9a.rule.no-more-foes"],
    "no charge of who fell or has nobody left in contact",
    () => {
      const beside = (charger: Stand): number => {
        const game = faceToFace(halberds, barbarians, bare, bare);
        const units = game.units.map((u) => (u.id === spears ? stood(u, { ...bare, ...charger, charging: true }) : u));
        return combatScore({ ...game, units }, { ...tally(), units: [halberds, barbarians, spears] }, 0).value;
      };
      assert.equal(beside({ place: "gone", seat: 0 }), 0);
      assert.equal(beside({ place: "field", seat: 0 }), 0);
    },
    "charge-scored",
  ),
  one(["t9a.combat-score.rank-bonus", TABLE], "Full Ranks after the first, three at most", () => {
    const deep = (rankAndFile: number): NinthAge =>
      faceToFace(halberds, barbarians, { ...bare, files: 5, rankAndFile }, bare);
    assert.equal(score(deep(15)), 2);
    assert.equal(score(deep(30)), 3);
  }),
  one(["t9a.combat-score.standard-bearer", TABLE], "a Standard Bearer", () =>
    assert.equal(score(faceToFace(halberds, barbarians, { ...bare, standard: true }, bare)), 1),
  ),
  one(["t9a.combat-score.flank", TABLE], "a flank: one, two with a Full Rank", () => {
    assert.equal(score(flanked("left", {})), 1);
    assert.equal(score(flanked("left", { files: 5, rankAndFile: 5 })), 2);
  }),
  one(["t9a.combat-score.rear", TABLE], "a rear: two, three with a Full Rank", () => {
    assert.equal(score(flanked("rear", {})), 2);
    assert.equal(score(flanked("rear", { files: 5, rankAndFile: 5 })), 3);
  }),
  band("5-10", 6, 11, 9),
  band("5-10", 10, 11, 9),
  band("10-20", 15, 12, 8),
  band("20-30", 30, 13, 7),
  band("30-40", 31, 14, 6),
  band("40-50", 50, 15, 5),
  band("50-70", 60, 16, 4),
  band("over-70", 71, 17, 3),
  one(["t9a.battle-points.0-5"], "5% is still a draw", () =>
    assert.deepEqual(finalResult(ended(5)).battlePoints, [10, 10]),
  ),
  one(["t9a.table.battle-points"], "the bands decide", () =>
    assert.deepEqual(finalResult(ended(15)).battlePoints, [12, 8]),
  ),
  one(["t9a.battle-points.secondary-objective"], "the Secondary Objective adds 3 and takes 3", () =>
    assert.deepEqual(finalResult({ ...ended(0), counters: [0, 2] }).battlePoints, [7, 13]),
  ),
  one(["t9a.vp.removed-as-casualty", "t9a.table.victory-points"], "a destroyed unit gives all its points", () =>
    assert.equal(pointsGiven(field({}), unitOf({ place: "gone" })), 275),
  ),
  one(["t9a.vp.fleeing", "t9a.table.victory-points"], "a fleeing one half", () =>
    assert.equal(pointsGiven(field({}), unitOf({ fleeing: true })), 138),
  ),
  one(["t9a.vp.shattered", "t9a.vp.shattered-definition"], "a shattered one half", () => {
    assert.equal(pointsGiven(field({}), unitOf({ rankAndFile: 6, champion: false })), 138);
    assert.equal(pointsGiven(field({}), unitOf({ rankAndFile: 7, champion: false })), 0);
  }),
  one(["t9a.vp.shattered-and-fleeing", "t9a.vp.shattered-definition"], "a shattered and fleeing one all", () =>
    assert.equal(pointsGiven(field({}), unitOf({ rankAndFile: 3, champion: false, fleeing: true })), 275),
  ),
  ...atWhole,
  one(["t9a.battle-points.over-70", "t9a.table.battle-points"], "more than 3150 Victory Points of 4500", () => {
    const points = (vp: number): readonly number[] => finalResult(differing(vp, WHOLE)).battlePoints;
    assert.number(
      [points(3150), points(3151)],
      [
        [16, 4],
        [17, 3],
      ],
    );
    const row = battlePoints["t9a.battle-points.over-70"];
    assert.number(
      [row.percent, row.victoryPoints],
      [
        [70, null],
        [3150, null],
      ],
    );
  }),
  one(["t9a.table.battle-points"], "who has more Battle Points wins, and nobody who has as many", () => {
    const objective = (counters: readonly [number, number], percent: number) =>
      finalResult({ ...ended(percent), counters }).winner;
    assert.number([objective([0, 0], 0), objective([0, 0], 15), objective([0, 2], 0)], [null, 0, 1]);
  }),
];
