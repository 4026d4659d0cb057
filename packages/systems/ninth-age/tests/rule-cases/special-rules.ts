import { championHealth } from "../../src/state/pools.ts";
import { distribution } from "@tercio/dice";
import type { Request } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { initiativeOf, strikeOf } from "../../src/calculation/attacks.ts";
import { attackValue, discipline, distanceRoll, testedAgain } from "../../src/calculation/characteristics.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { seesUnit } from "../../src/battlefield/seeing.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { book } from "../../src/hooks/book.ts";
import { frightened, panicTestsFrame } from "../../src/sequence/panic.ts";
import { type NinthAge, type Unit } from "../../src/state/state.ts";
import {
  asked,
  assert,
  barbarians,
  blowsOf,
  cavalry,
  dull,
  faceToFace,
  feldraks,
  field,
  greatWeapons,
  griffons,
  guard,
  halberds,
  horsemen,
  hounds,
  INCH,
  one,
  run,
  spears,
  start,
  testNeed,
  warriors,
} from "./table.ts";
import { type Stand, stood } from "../stand.ts";

const the = (game: NinthAge, id: number): Unit => game.units[id] as Unit;
const numbers = (game: NinthAge, by: number, at: number, champion = false, atChampion = false) => {
  const s = strikeOf(game, { unit: by, pool: Number(champion), part: 0 }, { unit: at, pool: Number(atChampion) });
  return { ...strikeNumbers(game, s), attacks: attackValue(game, s).value };
};
const hand: Stand = { weapon: "hand-weapon" };
const round = (game: NinthAge, units: readonly number[]) =>
  run(game, start("round-of-combat", { units }), dull({ total: 2 }));

/** How many of 1296 throws of two pairs pass a Discipline Test, where what failed is rolled again or not. */
const throws = (q: Request | undefined): number =>
  q?.type !== "roll"
    ? 0
    : Math.round(
        1296 * (distribution(q.dice).find((b) => "row" in b.outcome && b.outcome.row === 0)?.probability ?? 0),
      );
const passes = (id: number): number =>
  throws(
    run(field({ [id]: {} }), panicTestsFrame([{ unit: id, cause: "broken", from: null }]), () => null).requests[0],
  );

/** Special rules that the two armies carry, where no line of the sheet names them one by one. */
export const specialRuleCases: readonly RuleCase[] = [
  one("t9a.rule.swiftstride", "distances are Maximised Rolls", () => {
    const game = field({ [cavalry]: {}, [halberds]: {} });
    for (const use of ["charge", "flee", "pursuit", "overrun"] as const) {
      assert.deepEqual(
        [distanceRoll(game, the(game, cavalry), use).dice, distanceRoll(game, the(game, cavalry), use).dropLowest],
        [3, 1],
      );
      assert.equal(distanceRoll(game, the(game, halberds), use).dice, 2);
    }
  }),
  one("t9a.rule.charging-momentum", "chargers have +1 Agility", () => {
    const game = faceToFace(halberds, barbarians, { ...hand, charging: true }, hand);
    assert.equal(initiativeOf(game, the(game, halberds))[0]?.step, 4);
    assert.equal(initiativeOf(game, the(game, barbarians))[0]?.step, 3);
  }),
  one("t9a.rule.champion", "+1 Attack, not for its mount", () => {
    const game = faceToFace(cavalry, barbarians, { weapon: "lance" }, hand);
    assert.equal(numbers(game, cavalry, barbarians, true).attacks, 2);
    const s = strikeOf(game, { unit: cavalry, pool: 1, part: 1 }, { unit: barbarians, pool: 0 });
    assert.equal(attackValue(game, s).value, 1);
  }),
  one("t9a.rule.favoured-champion", "+1 Agility, Offensive and Defensive Skill and Health Point", () => {
    const game = faceToFace(warriors, halberds, hand, hand);
    assert.deepEqual(
      initiativeOf(game, the(game, warriors)).map((o) => [o.pool === 1, o.step]),
      [
        [false, 4],
        [true, 5],
      ],
    );
    assert.deepEqual(
      [
        numbers(game, warriors, halberds, true).offensiveSkill.value,
        numbers(game, warriors, halberds).offensiveSkill.value,
      ],
      [6, 5],
    );
    // The warriors parry: 5 + 1, and the champion 1 more.
    assert.deepEqual(
      [
        numbers(game, halberds, warriors, false, true).defensiveSkill.value,
        numbers(game, halberds, warriors).defensiveSkill.value,
      ],
      [7, 6],
    );
    assert.equal(championHealth(the(game, warriors).entry), 3);
  }),
  one("t9a.rule.favoured-champion", "the champion strikes a step before its unit", () => {
    const r = round(faceToFace(warriors, halberds, hand, { ...hand, champion: false }), [warriors, halberds]);
    assert.deepEqual(
      r.requests.flatMap((q) => (blowsOf(q).length === 0 ? [] : [blowsOf(q).map((b) => b.chain.dice)])),
      [[3], [16], [6, 6]],
    );
  }),
  one("t9a.rule.path-of-the-favoured", "Discipline 9 while the champion stands", () => {
    const game = field({ [warriors]: {} });
    assert.equal(discipline(game, the(game, warriors), "break").value, 9);
    assert.equal(discipline(game, stood(the(game, warriors), { champion: false }), "break").value, 8);
  }),
  one(
    "t9a.rule.parry",
    "Defensive Skill +1 or the attacker's, against blows from the front, without two hands full",
    () => {
      const skill = (foe: number, more: Stand = {}) =>
        numbers(faceToFace(foe, guard, { ...hand, ...more }, hand), foe, guard).defensiveSkill.value;
      assert.equal(skill(barbarians), 5);
      assert.equal(skill(warriors), 5);
      assert.equal(skill(barbarians, { weapon: "paired-weapons" }), 4);
      const flank = field(
        { [barbarians]: { ...hand, x: -5000, y: -4000, facing: 16384 }, [guard]: { ...hand, x: 0, y: 0 } },
        [{ a: barbarians, b: guard, aFacing: "front", bFacing: "left", offset: 0 }],
      );
      assert.equal(numbers(flank, barbarians, guard).defensiveSkill.value, 4);
    },
    "parry",
  ),
  one("t9a.rule.fear", "−1 Discipline in contact, a test each round, and what comes of failing it", () => {
    const game = faceToFace(feldraks, halberds, hand, hand);
    assert.equal(discipline(game, the(game, halberds), "break").value, 6);
    assert.asked(asked(round(game, [halberds, feldraks]))[0], "roll.fear");
    const needed = (more: Stand) => {
      const g = faceToFace(feldraks, halberds, hand, { ...hand, ...more });
      return [numbers(g, halberds, feldraks).hit, numbers(g, feldraks, halberds).hit];
    };
    assert.deepEqual(
      [needed({}), needed({ afraid: true })],
      [
        [4, 4],
        [5, 3],
      ],
    );
  }),
  one("t9a.rule.fearless", "no Panic Test, no flight from a charge, no Fear", () => {
    const game = faceToFace(griffons, warriors, hand, hand);
    const refused = (moment: "take a panic test" | "flee as a charge reaction") =>
      book.refusals(moment, field({ [warriors]: {} }), { unit: the(game, warriors) }).length;
    assert.deepEqual([refused("take a panic test"), refused("flee as a charge reaction")], [1, 1]);
    assert.equal(discipline(game, the(game, warriors), "break").value, 9);
  }),
  one("t9a.rule.battle-fever", "failed Panic and Break Tests are rolled once more", () => {
    const game = field({});
    const u = the(game, barbarians);
    assert.deepEqual(
      (["panic", "break", "rally", "restrain", "march"] as const).map((use) => testedAgain(game, u, use).value === 1),
      [true, true, false, false, false],
    );
    // Discipline 7 passes 21 of 36 throws, and of the other 15 again as many; the hounds have 5 and no second throw.
    assert.odds([passes(barbarians), passes(hounds)], [21 * 36 + 15 * 21, 10 * 36]);
  }),
  one("t9a.rule.hell-forged-armour", "failed Break Tests are rolled once more", () => {
    const idle = field({});
    const u = the(idle, warriors);
    assert.deepEqual([testedAgain(idle, u, "break").value, testedAgain(idle, u, "panic").value], [1, 0]);
    const game = faceToFace(halberds, warriors, { ...hand, champion: false }, { ...hand, champion: false });
    const r = run(game, start("round-of-combat", { units: [halberds, warriors] }), (q, g) =>
      q.type === "roll" && q.label.key.startsWith("roll.break") ? null : dull({ total: 2 })(q, g),
    );
    // Discipline 8 after losing by 2: 15 of 36, and of the other 21 again as many.
    assert.odds(throws(r.requests.at(-1)), 15 * 36 + 21 * 15);
  }),
  one("t9a.rule.insignificant", "its loss frightens only its like", () => {
    const near = field({ [hounds]: { x: 0, y: 0 }, [horsemen]: { x: 6 * INCH, y: 0 } });
    const need = (lost: number): number | null => {
      const due = frightened(near, lost, "destroyed");
      return due.length === 0 ? null : testNeed(run(near, panicTestsFrame(due), () => null).requests);
    };
    assert.number([need(hounds), need(horsemen)], [null, 5]);
  }),
  one("t9a.rule.line-formation", "eight wide: a rank more supports, no Rank Bonus", () => {
    const wide = faceToFace(
      halberds,
      barbarians,
      { ...hand, files: 8, champion: false, rankAndFile: 30 },
      { ...hand, champion: false, files: 10, rankAndFile: 20 },
    );
    const dice = round(wide, [halberds, barbarians])
      .requests.flatMap(blowsOf)
      .map((b) => b.chain.dice);
    // Eight files, three ranks deep in the fight; of the barbarians' ten files eight touch, two ranks deep.
    assert.equal(dice[0], 24);
    assert.equal(rankBonus(wide, the(wide, halberds)), 0);
    assert.equal(rankBonus(wide, { ...the(wide, halberds), files: 6 }), 3);
  }),
  one("t9a.rule.stomp-1", "Large models trample Standard ones on foot, last of all", () => {
    const stomps = (foe: number) =>
      round(faceToFace(feldraks, foe, { ...hand }, { champion: false }), [foe, feldraks])
        .requests.flatMap(blowsOf)
        .filter((b) => b.label.key === "roll.stomp")
        .map((b) => b.chain.dice);
    assert.deepEqual(stomps(halberds), [3]);
  }),
  one("t9a.rule.cannot-be-stomped", "cavalry is not trampled", () => {
    const r = round(faceToFace(feldraks, cavalry, hand, { champion: false }), [cavalry, feldraks]);
    const stomps = r.requests.flatMap(blowsOf).filter((b) => b.label.key === "roll.stomp");
    assert.number(
      stomps.reduce((dice, b) => dice + b.chain.dice, 0),
      0,
    );
  }),
  one("t9a.rule.engaged", "nobody Engaged charges, moves or flees by choice", () => {
    const game = faceToFace(halberds, barbarians);
    for (const moment of ["declare a charge", "advance", "march", "reform", "flee as a charge reaction"] as const)
      assert.equal(book.refusals(moment, game, { unit: the(game, halberds) }).length, 1);
  }),
  one("t9a.rule.scoring", "fleeing units and those without the rule do not count", () => {
    const counts = (id: number, more: Stand = {}) =>
      book.refusals("count as scoring", field({}), { unit: { ...the(field({}), id), ...more } }).length === 0;
    assert.deepEqual(
      [counts(halberds), counts(hounds), counts(halberds, { fleeing: true }), counts(halberds, { scoringLost: true })],
      [true, false, false, false],
    );
  }),
  one("t9a.rule.stubborn", "the difference does not count in Break Tests", () => {
    const game = faceToFace(halberds, warriors, { ...hand, champion: false }, { ...hand, champion: false });
    const stubborn: NinthAge = {
      ...game,
      units: game.units.map((u) =>
        u.id === halberds ? stood(u, { rankAndFile: 8, entry: { ...u.entry, rules: ["stubborn"] } }) : u,
      ),
    };
    const r = run(stubborn, start("round-of-combat", { units: [halberds, warriors] }), (q, g) =>
      q.type === "roll" && q.label.key.startsWith("roll.break")
        ? null
        : dull({ total: 2, points: (b) => (JSON.stringify(b.label.values?.unit).includes("Warriors") ? 3 : 0) })(q, g),
    );
    const last = r.requests.at(-1);
    assert.equal(last?.type === "roll" ? last.label.values?.need : null, 7);
  }),
  one("t9a.line-of-sight.definition", "a slit is seen through from the one model that stands right for it", () => {
    const nobody = { champion: false, standard: false, musician: false };
    const wall: Stand = { y: 25_400, facing: 32768, files: 10, rankAndFile: 10, champion: false };
    const behind = (slit: number): boolean => {
      const game = field({
        [halberds]: { x: 0, y: 0, facing: 0, files: 6 },
        [barbarians]: { ...wall, x: -11_850 },
        [greatWeapons]: { ...wall, x: 13_150 + slit },
        [spears]: { x: 0, y: 50_800, facing: 32768, files: 1, rankAndFile: 1, ...nobody },
      });
      return seesUnit(game, the(game, halberds), the(game, spears));
    };
    assert.legality([behind(200), behind(0)], [true, false]);
  }),
  one("t9a.rule.tall", "seen over its like", () => {
    const inBetween = (target: number): boolean => {
      const game = field(
        {
          [halberds]: { x: 0, y: 0, facing: 0, files: 5 },
          [barbarians]: { x: 0, y: 6 * INCH, facing: 32768, files: 10 },
          [target]: { x: 0, y: 12 * INCH, facing: 32768, files: 2 },
        },
        [],
        { phase: "charge" },
      );
      return seesUnit(game, the(game, halberds), the(game, target));
    };
    assert.legality([inBetween(horsemen), inBetween(hounds)], [true, false]);
  }),
];
