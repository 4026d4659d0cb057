import type { RuleCase } from "@tercio/testkit";
import { discipline } from "../../src/calculation/characteristics.ts";
import { loseHealth } from "../../src/calculation/losses.ts";
import type { NinthAgeMoments } from "../../src/hooks/moments.ts";
import { book } from "../../src/hooks/book.ts";
import { destroyUnit, frightened, panicTestsFrame } from "../../src/sequence/panic.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import {
  asked,
  assert,
  barbarians,
  dull,
  faceToFace,
  field,
  greatWeapons,
  guard,
  halberds,
  horsemen,
  INCH,
  one,
  run,
  spears,
  start,
  testNeed,
  warriors,
} from "./table.ts";
import { type Stand, stood, within } from "../stand.ts";

const refused = (game: NinthAge, id: number, moment: keyof NinthAgeMoments["allow"], rule: string): boolean =>
  book.refusals(moment, game, { unit: game.units[id] as Unit }).some((r) => r.rule === rule);
const bar = (state: "shaken" | "fleeing", moment: keyof NinthAgeMoments["allow"], id: string, head: string): RuleCase =>
  one([id, head], `a ${state} unit may not: ${moment}`, () => {
    const game = field({ [halberds]: { [state]: true }, [spears]: {} });
    assert.legality(
      [halberds, spears].map((u) => refused(game, u, moment, id)),
      [true, false],
    );
  });

const near = (patch: Stand = {}): NinthAge =>
  field({
    [halberds]: { x: 0, y: 0 },
    [spears]: { x: 6 * INCH, y: 0, ...patch },
    [guard]: { x: 30 * INCH, y: 0 },
    [barbarians]: { x: 0, y: 18 * INCH, facing: 32768 },
  });
/** The spears stand so many inches beside the halberds, which are 120 mm wide, as they are themselves. */
const beside = (apart: number): NinthAge => near({ x: Math.round(apart * INCH) + 6000 + 5000 });
const testOf = (game: NinthAge, total: number, from: number | null = null) =>
  run(game, panicTestsFrame([{ unit: spears, cause: "broken", from }]), dull({ total }));

/** Halberds of so many Health Points cross dangerous ground. */
const crossing = (points: number, more: Stand = {}): NinthAge =>
  field({
    [halberds]: {
      x: 0,
      y: 0,
      rankAndFile: points,
      champion: false,
      healthAtPhaseStart: points,
      files: Math.min(6, points),
      ...more,
    },
    [barbarians]: { x: 0, y: 20 * INCH },
  });
/** What the Panic Test of the halberds needs after they lost `points` there; null: they take none. */
const tested = (game: NinthAge, points: number): number | null =>
  testNeed(
    run(game, start("dangerous-terrain", { unit: halberds, fails: 3, models: null, feature: null }), (q) =>
      q.type === "roll" && q.dice.kind === "pool" ? { counts: [points, q.dice.dice - points] } : null,
    ).requests,
  );

export const psychologyCases: readonly RuleCase[] = [
  bar("shaken", "declare a charge", "t9a.shaken.cannot.charge", "t9a.shaken"),
  bar("shaken", "pursue", "t9a.shaken.cannot.pursue", "t9a.shaken"),
  bar("shaken", "overrun", "t9a.shaken.cannot.overrun", "t9a.shaken"),
  bar("shaken", "advance", "t9a.shaken.cannot.advance", "t9a.shaken"),
  bar("shaken", "march", "t9a.shaken.cannot.march", "t9a.shaken"),
  bar("shaken", "reform", "t9a.shaken.cannot.reform", "t9a.shaken"),
  bar("fleeing", "declare a charge", "t9a.fleeing.cannot.charge", "t9a.fleeing.no-voluntary-actions"),
  bar(
    "fleeing",
    "hold as a charge reaction",
    "t9a.fleeing.cannot.react-except-flee",
    "t9a.fleeing.no-voluntary-actions",
  ),
  bar("fleeing", "advance", "t9a.fleeing.cannot.move-except-flee", "t9a.fleeing.no-voluntary-actions"),
  one(
    "t9a.panic.trigger.destroyed-nearby",
    "a friend destroyed within 6 inches frightens, one farther off does not",
    () => {
      const need = (apart: number): number | null => {
        const frames = destroyUnit(beside(apart), halberds, { emit() {} }).frames;
        return frames.length === 0 ? null : testNeed(run(beside(apart), frames, () => null).requests);
      };
      assert.number([5.99, 6, 6.01].map(need), [7, 7, null]);
    },
  ),
  one(
    "t9a.panic.trigger.broken-nearby",
    "a friend that breaks within 6 inches frightens, one farther away does not",
    () => {
      const need = (apart: number): number | null => {
        const due = frightened(beside(apart), halberds, "broken");
        return due.length === 0 ? null : testNeed(run(beside(apart), panicTestsFrame(due), () => null).requests);
      };
      assert.number([5.99, 6, 6.01].map(need), [7, 7, null]);
    },
  ),
  one("t9a.panic.trigger.fled-through", "a friend that flees through frightens", () => {
    const game = field({
      [halberds]: { x: 0, y: 0, facing: 0 },
      [spears]: { x: 0, y: 5 * INCH, facing: 0 },
      [barbarians]: { x: 0, y: -8 * INCH },
    });
    const r = run(game, start("flee", { unit: halberds, direction: 0 }), dull({ total: 8 }));
    assert.ok(asked(r).includes("roll.panic"));
  }),
  one(
    "t9a.panic.trigger.heavy-losses",
    "exactly a quarter of the Health Points lost while not Engaged frightens",
    () => {
      // Twenty-eight Health Points at the start of the phase: six lost are too few, seven are a quarter.
      assert.number(
        [6, 7].map((lost) => tested(crossing(28), lost)),
        [null, 7],
      );
      assert.number(
        [7, 8].map((lost) => tested(crossing(29), lost)),
        [null, 7],
      );
    },
    "heavy-losses",
  ),
  one(
    "t9a.panic.trigger.heavy-losses",
    "what was lost before in the same phase counts, what was lost while Engaged not",
    () => {
      assert.number(
        [3, 4].map((lost) => tested(crossing(28, { lostUnengaged: 3 }), lost)),
        [null, 7],
      );
      // Thirteen of thirty were lost in a combat that is over.
      assert.number(
        [7, 8].map((lost) => tested(crossing(17, { healthAtPhaseStart: 30 }), lost)),
        [null, 7],
      );
    },
  ),
  one("t9a.panic.trigger.heavy-losses", "not while Engaged, and not what a combat has cost", () => {
    const fight = faceToFace(halberds, barbarians, { healthAtPhaseStart: 20, rankAndFile: 20, champion: false });
    const lost = loseHealth(fight, halberds, [10]).game;
    assert.equal(lost.units[halberds]?.lostUnengaged, 0);
    const away = (u: Unit): Unit => (u.id === barbarians ? { ...u, y: 15 * INCH } : u);
    const free = { ...lost, engagements: [], units: lost.units.map(away) };
    assert.number(
      [4, 5].map((lost) => tested(free, lost)),
      [null, 7],
    );
  }),
  one("t9a.panic.trigger.heavy-losses.single-model-exempt", "not a unit that started as one model", () => {
    const lone = (models: number): NinthAge => {
      const game = crossing(1, { healthAtPhaseStart: 4, standard: false, musician: false });
      return {
        ...game,
        units: game.units.map((u) =>
          u.id === halberds ? stood(u, { entry: { ...u.entry, models, healthPoints: 4 } }) : u,
        ),
      };
    };
    assert.number(
      [2, 1].map((models) => tested(lone(models), 1)),
      [7, null],
    );
  }),
  one(
    "t9a.panic.failed.flee-direction",
    "a failed test: away from the closest enemy, or from the one that caused it",
    () => {
      const away = testOf(near(), 12).game.units[spears] as Unit;
      assert.ok(away.fleeing);
      assert.ok(away.y < -5 * INCH, "the enemy stands in the north");
      const caused = testOf(
        field({
          [spears]: { x: 0, y: 0, facing: 0 },
          [barbarians]: { x: 0, y: 9 * INCH },
          [warriors]: { x: -15 * INCH, y: -1 * INCH },
        }),
        12,
        warriors,
      ).game.units[spears] as Unit;
      assert.ok(caused.x > 4 * INCH, "the cause stands in the west");
    },
  ),
  one(
    "t9a.panic.failed.flee-direction",
    "two enemies equally near: a die says from which, else none is rolled",
    () => {
      const between = (east: number): NinthAge =>
        field({
          [spears]: { x: 0, y: 0, facing: 0 },
          [barbarians]: { x: -15 * INCH, y: 0, facing: 0, files: 5 },
          [warriors]: { x: east, y: 0, facing: 0, files: 5 },
        });
      const fled = (game: NinthAge, face: number) => {
        const r = run(game, panicTestsFrame([{ unit: spears, cause: "broken", from: null }]), (q, g) =>
          q.type === "roll" && q.label.key === "roll.flee-from" ? { total: face } : dull({ total: 12 })(q, g),
        );
        const dice = r.requests.flatMap((q) => (q.type === "roll" && q.label.key === "roll.flee-from" ? [q.dice] : []));
        return { dice, x: (r.game.units[spears] as Unit).x };
      };
      const [first, second] = [fled(between(15 * INCH), 1), fled(between(15 * INCH), 2)];
      assert.deepEqual(first.dice, [{ kind: "sum", dice: 1, sides: 2 }]);
      assert.deepEqual([first.x < 0, second.x > 0], [true, true]);
      const near = fled(between(15 * INCH + 2), 1);
      assert.deepEqual([near.dice, near.x > 0], [[], true]);
    },
    "equally-near-enemies",
  ),
  one("t9a.panic.exempt.engaged", "no test while Engaged", () => {
    const due = panicTestsFrame([{ unit: spears, cause: "broken", from: null }]);
    const need = (game: NinthAge) => testNeed(run(game, due, () => null).requests);
    assert.number([need(near()), need(faceToFace(spears, barbarians))], [7, null]);
  }),
  one("t9a.panic.exempt.fleeing", "no test while Fleeing", () =>
    assert.number(testNeed(testOf(near({ fleeing: true }), 12).requests), null),
  ),
  one("t9a.panic.exempt.already-passed", "no second test in a phase once passed", () =>
    assert.number(testNeed(testOf(near({ panicPassed: true }), 12).requests), null),
  ),
  one("t9a.sequence.attacks.attack.10", "losses may be followed by a Panic Test", () =>
    assert.number(testNeed(testOf(near(), 5).requests), 7),
  ),
  one(
    ["t9a.decimated.definition", "t9a.decimated.rally"],
    "a quarter or less of the Health Points: rally at half Discipline, rounded up",
    () => {
      const few = field({ [greatWeapons]: { rankAndFile: 5, champion: false, fleeing: true } });
      assert.equal(discipline(few, few.units[greatWeapons] as Unit, "rally").value, 4);
      const many = field({ [greatWeapons]: { rankAndFile: 6, champion: false, fleeing: true } });
      assert.equal(discipline(many, many.units[greatWeapons] as Unit, "rally").value, 7);
      const told = (game: NinthAge) =>
        run(game, start("rally", { unit: greatWeapons }), dull({ total: 12 }))
          .events.filter((e) => e.kind === "decimated")
          .map((e) => [e.rule, e.message.values?.need]);
      assert.deepEqual([told(few), told(many)], [[["t9a.decimated.rally", 4]], []]);
    },
  ),
  one("t9a.shaken", "a unit that rallies is Shaken until the end of the Player Turn", () => {
    const game = field({ [horsemen]: { x: 0, y: 0, fleeing: true } }, [], { active: 1 });
    const r = run(game, start("rally", { unit: horsemen }), dull({ total: 4 }));
    assert.deepEqual([r.game.units[horsemen]?.fleeing, r.game.units[horsemen]?.shaken], [false, true]);
    assert.told(
      r.events.filter((e) => e.kind === "shaken").map((e) => e.rule),
      ["t9a.shaken"],
    );
  }),
  one("t9a.terrain.dangerous-terrain-test.effect", "each die at or under the number costs a Health Point", () => {
    const r = run(
      field({ [halberds]: {} }),
      start("dangerous-terrain", { unit: halberds, fails: 3, models: null, feature: null }),
      (q) => (q.type === "roll" && q.dice.kind === "pool" ? { counts: [4, 26] } : null),
    );
    assert.equal(within(r.game.units[halberds] as Unit).rankAndFile, 25);
  }),
];
