import type { RuleCase } from "@tercio/testkit";
import { type Contact, type UnitEntry, unit } from "../../src/state/state.ts";
import { assert, type Given, kinds, one, play, type Run, results, round, table } from "./table.ts";

const a = { name: { en: "A", fr: "A" } };
const b = { name: { en: "B", fr: "B" } };
const restrain = { plan: "restrain" };
const pursue = { plan: "pursue", foe: 1 };
const follow = { plan: "follow-up", foe: 1 };

/**
 * A, of Leadership 7, beats B, of Leadership 7, by 2. Totals: B's Break test (8 breaks, 7 falls back, 5 gives ground),
 * A's Restraint test if it takes one, B's move, A's pursuit.
 */
const won = (
  totals: readonly number[],
  plan: unknown,
  more: Partial<Given> = {},
  theirs: Partial<UnitEntry> = {},
  A = 2,
): Run =>
  round(table({ units: [a, { ...b, ...theirs }], ...more }), {
    points: { A },
    totals,
    choices: { "after-combat": [plan] },
  });
const plans = (r: Run): readonly unknown[] =>
  r.requests.flatMap((q) =>
    q.type === "choice" && q.choice === "after-combat" ? [(q.about as { plans: unknown }).plans] : [],
  );
/** Rolls and choices from the Break test on, in their order. */
const course = (r: Run): readonly string[] => {
  const names = r.requests.map((q) => (q.type === "roll" ? q.label.key : q.choice));
  return names.slice(names.indexOf("roll.break"));
};
const wiped = (choice: unknown, totals: readonly number[] = [], standard = false): Run =>
  round(table({ units: [a, { ...b, models: 3, files: 3, standard }] }), {
    points: { A: 3 },
    totals,
    choices: { "after-combat": [choice] },
  });

/** What A may choose after B's Break test, before anything is chosen; all of B fell where it was so small. */
const offered = (natural: number, theirs: Partial<UnitEntry> = {}): unknown =>
  plans(
    round(
      table({ units: [a, { ...b, ...theirs }] }),
      { points: { A: theirs.models ?? 2 }, totals: [natural] },
      (q) => q.type === "choice",
    ),
  );

export const pursuitCases: readonly RuleCase[] = [
  one(
    "tow.phase.combat.follow-up-and-pursuit",
    "the winner decides after the Break tests, before the loser's move",
    () => {
      assert.asked(course(won([8, 9, 8], pursue)), ["roll.break", "after-combat", "roll.flee", "roll.pursuit"]);
      assert.asked(course(won([7, 6, 8], pursue)), ["roll.break", "after-combat", "roll.fall-back", "roll.pursuit"]);
    },
  ),
  one("tow.phase.combat.follow-up-and-pursuit", "what can be chosen is what the loser's result leaves", () => {
    assert.legality(plans(won([8, 9, 8], pursue)), [[pursue, restrain]]);
    assert.legality(plans(won([7, 6, 8], pursue)), [[pursue, restrain]]);
    assert.legality(plans(won([5], follow)), [[follow, restrain]]);
  }),
  one("tow.pursuit.restrain-and-reform", "2D6 within Leadership: it stays and may reform", () => {
    assert.legality(offered(8), [[pursue, restrain]]);
    const r = round(table({ units: [a, b] }), {
      points: { A: 2 },
      totals: [8, 7, 9],
      choices: { "after-combat": [restrain], reform: [{ files: 10 }] },
    });
    assert.asked(course(r), ["roll.break", "after-combat", "roll.restraint", "roll.flee", "reform"]);
    assert.equal([unit(r.game, 0).files, unit(r.game, 0).moved, unit(r.game, 1).place], [10, null, "fled"]);
  }),
  one("tow.pursuit.restrain-and-reform", "above Leadership it has to pursue, or to follow up", () => {
    assert.asked(course(won([8, 8, 9, 8], restrain)), [
      "roll.break",
      "after-combat",
      "roll.restraint",
      "roll.flee",
      "roll.pursuit",
    ]);
    const r = won([5, 8], restrain);
    assert.equal([course(r), r.game.contacts.length], [["roll.break", "after-combat", "roll.restraint"], 1]);
    assert.equal(unit(r.game, 0).moved, { inches: 2, unit: 1 });
  }),
  one(
    "tow.pursuit.restrain-and-reform",
    "with two enemies the ruling says whether a failed test leaves the choice",
    () => {
      const of = (ruling: string): readonly unknown[] =>
        plans(
          round(
            table({
              units: [{ ...a, attacks: 2 }, b, { name: { en: "C", fr: "C" }, leadership: 5 }],
              contacts: [{}, { charger: 2, facing: "left", chargedModels: 4 }],
              rulings: { "restraint-failed": ruling },
            }),
            // A 12 wounds and Close Order against 5: B gives ground by a double 1, C breaks.
            { points: { A: 6 }, totals: [2, 8, 12], choices: { "after-combat": [restrain] } },
          ),
        );
      const hunt = { plan: "pursue", foe: 2 };
      assert.legality(of("either"), [
        [follow, hunt, restrain],
        [follow, hunt],
      ]);
      assert.equal(of("pursue"), [[follow, hunt, restrain]]);
    },
  ),
  one("tow.pursuit.follow-up", "it moves up to the enemy that gave ground and stays in contact", () => {
    assert.legality(offered(5), [[follow, restrain]]);
    const r = won([5], follow);
    assert.equal(
      [r.game.contacts.length, unit(r.game, 0).moved, unit(r.game, 1).moved],
      [1, { inches: 2, unit: 1 }, { inches: 2, unit: null }],
    );
  }),
  one("tow.pursuit.follow-up", "after a free turn where the enemy stood at its flank or rear", () => {
    const of = (facing: Contact["facing"]): readonly unknown[] => {
      const r = won([4], follow, { contacts: [{ facing, chargedModels: 4 }] }, { leadership: 9, models: 10 }, 3);
      const c = r.game.contacts[0];
      return [c?.charger, c?.charged, c?.facing, c?.chargerModels, c?.chargedModels, unit(r.game, 0).files];
    };
    // Turned by 90 degrees twenty models, five wide, stand four wide; turned about they stay five wide.
    assert.equal(
      [of("left"), of("right"), of("rear")],
      [
        [0, 1, "front", 4, 4, 4],
        [0, 1, "front", 4, 4, 4],
        [0, 1, "front", 5, 5, 5],
      ],
    );
  }),
  one("tow.pursuit.pursue", "2D6 inches: a fleeing unit that is reached is lost", () => {
    assert.legality(offered(8), [[pursue, restrain]]);
    const r = won([8, 9, 9], pursue);
    assert.equal(
      r.requests.flatMap((q) => (q.type === "roll" && q.label.key === "roll.pursuit" ? [q.dice] : [])),
      [{ kind: "sum", dice: 2, sides: 6 }],
    );
    assert.equal([unit(r.game, 0).moved, unit(r.game, 1).place], [{ inches: 9, unit: 1 }, "destroyed"]);
    assert.equal(unit(won([8, 9, 8], pursue).game, 1).place, "fled");
  }),
  one("tow.pursuit.pursue", "one that fell back and is reached has to fight on next turn, as charged", () => {
    const r = won([7, 6, 6], pursue);
    assert.equal(
      [unit(r.game, 1).place, r.game.contacts],
      ["field", [{ charger: 0, charged: 1, facing: "front", chargerModels: 5, chargedModels: 5, inches: 6, turn: 2 }]],
    );
    assert.equal(won([7, 6, 5], pursue).game.contacts, []);
  }),
  one("tow.pursuit.pursue", "of two pursuers the second finds nothing left to catch", () => {
    const r = round(
      table({
        units: [a, { ...b, standard: true }, { name: { en: "C", fr: "C" } }],
        contacts: [{}, { charger: 2, facing: "left", chargedModels: 4 }],
      }),
      {
        totals: [8, 5, 6, 12],
        choices: {
          "after-combat": [
            { plan: "pursue", foe: 0 },
            { plan: "pursue", foe: 0 },
          ],
        },
      },
    );
    assert.told(
      kinds(r).filter((k) => k === "pursuits" || k === "ranDown"),
      ["pursuits", "ranDown", "pursuits"],
    );
    assert.equal(
      [unit(r.game, 0).place, unit(r.game, 1).moved?.inches, unit(r.game, 2).moved?.inches],
      ["destroyed", 6, 12],
    );
  }),
  one("tow.pursuit.overrun", "when all its enemies fell: 2D6 inches straight ahead, or restrain", () => {
    assert.legality(offered(7, { models: 3, files: 3 }), [[{ plan: "overrun" }, restrain]]);
    const r = wiped({ plan: "overrun" }, [9]);
    assert.legality(plans(r), [[{ plan: "overrun" }, restrain]]);
    assert.equal([unit(r.game, 0).moved, r.game.contacts], [{ inches: 9, unit: null }, []]);
    const stays = wiped(restrain, [7]);
    assert.equal([unit(stays.game, 0).moved, kinds(stays).includes("restrains")], [null, true]);
    assert.equal(unit(wiped(restrain, [8, 5]).game, 0).moved, { inches: 5, unit: null });
  }),
  one("tow.pursuit.overrun", "also on the side that lost: who has no enemies left takes no Break test", () => {
    const r = round(
      table({
        units: [
          a,
          { ...b, attacks: 2 },
          { name: { en: "C", fr: "C" }, models: 3, files: 3 },
          { name: { en: "D", fr: "D" }, seat: 0 },
        ],
        contacts: [{}, { charger: 2, facing: "left", chargedModels: 4 }, { charger: 3, charged: 2, facing: "rear" }],
      }),
      {
        points: { B: 9, D: 3 },
        totals: [2, 6],
        choices: { "after-combat": [{ plan: "follow-up", foe: 0 }, { plan: "overrun" }] },
      },
    );
    // 3 wounds, ranks 2, two in Close Order, against 9 wounds, ranks 2 and one.
    assert.equal(results(r), [7, 12]);
    assert.told(
      kinds(r).filter((k) => k === "breakTests" || k === "plan-overrun"),
      ["breakTests", "plan-overrun"],
    );
    assert.equal(unit(r.game, 3).moved, { inches: 6, unit: null });
  }),
  one("tow.pursuit.overrun", "not while another enemy is left", () => {
    const r = round(
      table({
        units: [a, { ...b, models: 3, files: 3 }, { name: { en: "C", fr: "C" } }],
        contacts: [{}, { charger: 2, facing: "left", chargedModels: 4 }],
      }),
      { points: { A: 3 }, totals: [12] },
    );
    assert.told(kinds(r).includes("plan-overrun"), false);
  }),
  one("tow.pursuit.pursue", "a unit caught up with fights its next round as a first one", () => {
    const game = table({ units: [{ ...a, weapon: "flail" }, b], maximumTurns: 2 });
    const r = play(game, { points: { A: 2 }, totals: [7, 6, 6], choices: { "after-combat": [pursue] } });
    const needs = r.requests.flatMap((q) =>
      q.type === "roll" && q.dice.kind === "chain" ? [[q.label.values?.["dice"], q.dice.stages[1]?.need]] : [],
    );
    // Strength 5 in both rounds; B strikes before it only by its equal Initiative, at Strength 3.
    assert.equal(
      needs.map((n) => n[1]),
      [2, 4, 2, 4],
    );
  }),
];
