import { play, type RuleCase } from "@tercio/testkit";
import { seesUnit } from "../../src/battlefield/seeing.ts";
import { commandRange } from "../../src/calculation/command-range.ts";
import { leadershipOf } from "../../src/calculation/leadership.ts";
import { oldWorld } from "../../src/index.ts";
import { enter } from "../../src/sequence/flow.ts";
import { testDice } from "../../src/sequence/leadership-test.ts";
import { mayCharge } from "../../src/sequence/declaring.ts";
import { owesMarchTest } from "../../src/sequence/moving.ts";
import { type Contact, type OldWorld, unit } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";
import { assert, one } from "./table.ts";

const GENERAL = { general: true, leadership: 9, models: 1, files: 1 } as const;
const LARGE = { rules: ["large-target"] } as const;
/** A plain unit, and a captain so many inches behind its four ranks. */
const led = (inches: number, entry: Standing["entry"], own: Standing["entry"] = {}): OldWorld =>
  battlefield({
    units: [
      { side: 0, entry: own },
      { side: 0, at: [0, -3.937 - inches], entry: { models: 1, files: 1, ...entry } },
    ],
  });
const leadership = (game: OldWorld, test: "rally" | "panic" | "march" | "restraint" = "march"): number =>
  leadershipOf(game, unit(game, 0), test).value;
const again = (game: OldWorld): boolean => testDice(game, unit(game, 0), "panic", 7).reroll !== undefined;

/** One looks at another over a wide unit between them. */
const over = (viewer: Standing["entry"], between: Standing["entry"], target: Standing["entry"]): boolean => {
  const game = battlefield({
    units: [
      { side: 0, entry: { models: 5, ...viewer } },
      { side: 0, at: [0, 5], entry: { models: 30, files: 30, ...between } },
      { side: 1, at: [0, 10], facing: 180, entry: { models: 5, ...target } },
    ],
  });
  return seesUnit(game, unit(game, 0), unit(game, 2));
};

/** The first unit has lost to the third by so much; the second carries the battle standard so many inches behind the first. */
function broken(inches: number, dice: readonly (readonly number[])[], decide: boolean, friend: Standing["entry"] = {}) {
  const start = battlefield({
    units: [
      { side: 0, entry: friend },
      { side: 0, at: [0, -3.937 - inches], entry: { models: 1, files: 1, battleStandard: true } },
      { side: 1, facing: 180 },
    ],
    field: { phase: "combat" },
  });
  const touch: Contact = {
    ...{ charger: 2, charged: 0, facing: "front", chargerModels: 5, chargedModels: 5 },
    ...{ inches: 0, turn: 0 },
  };
  const left = [...dice];
  return play(
    oldWorld,
    { ...start, contacts: [touch] },
    (r) => {
      if (r.type === "choice") return r.choice === "break-again" ? { answer: { again: decide } } : null;
      const next = left.shift();
      return next === undefined ? null : { dice: next };
    },
    { enter: [enter("break-test", { unit: 0, units: [0, 2], difference: 3 })] },
  );
}
const told = (r: ReturnType<typeof broken>): readonly string[] => r.events.map((e) => e.kind);

/** Levies in the front line lose by so much that they break; friends stand near. */
function fled(levy: boolean, friend: NonNullable<Standing["entry"]>): boolean {
  const start = battlefield({
    units: [
      { side: 0, entry: levy ? { rules: ["levies"] } : {} },
      { side: 0, at: [8, 0], entry: friend },
      { side: 1, facing: 180 },
    ],
    field: { phase: "combat" },
  });
  const touch: Contact = {
    ...{ charger: 2, charged: 0, facing: "front", chargerModels: 5, chargedModels: 5 },
    ...{ inches: 0, turn: 0 },
  };
  let asked = false;
  play(
    oldWorld,
    { ...start, contacts: [touch] },
    (r) => {
      // Their enemies let them run.
      if (r.type === "choice") return r.choice === "after-combat" ? { answer: { plan: "restrain" } } : "usual";
      if (r.label.key === "roll.test.panic") asked = true;
      if (r.label.key === "roll.break") return { dice: [6, 6] };
      // The first side strikes and misses, the other one hits and wounds with all.
      return r.dice.kind === "chain" ? { show: { points: [r.player === 1 ? 3 : 0] } } : { dice: [1, 1] };
    },
    { enter: [enter("combat", { units: [0, 2] })] },
  );
  return asked;
}

/** A drilled unit in so many files before an enemy six inches away. */
const drill = (files: number, models: number, rules: Standing["entry"], gap = 6): OldWorld =>
  battlefield({
    units: [
      { side: 0, entry: { models, files, ...rules } },
      { side: 1, at: [0, gap], facing: 180 },
    ],
  });
const DRILLED = { rules: ["drilled"] } as const;
/** Declares the charge, redresses to so many files and rolls. */
const charged = (files: number, dice: readonly number[], game: OldWorld) =>
  play(
    oldWorld,
    game,
    (r) =>
      r.type !== "choice"
        ? { dice: [...dice] }
        : r.choice === "charge"
          ? { answer: { unit: 0, target: 1 } }
          : r.choice === "charge-redress"
            ? { answer: { files } }
            : "usual",
    { enter: [enter("declare-charges", {}), enter("charge-moves", {})] },
  );

export const largeAndLeviedCases: readonly RuleCase[] = [
  one("tow.rule.large-target", "a General or battle standard that is one commands 18 inches", () => {
    assert.number(
      [17.99, 18, 18.01].map((n) => leadership(led(n, { ...GENERAL, ...LARGE }))),
      [9, 9, 7],
    );
    assert.number(
      [17.99, 18, 18.01].map((n) => again(led(n, { battleStandard: true, ...LARGE }))),
      [true, true, false],
    );
    const game = led(5, { ...LARGE, leadership: 8 });
    assert.number(commandRange(game, unit(game, 1)), 8);
  }),
  one("tow.rule.large-target", "it sees and is seen over what is not one", () => {
    assert.legality(
      [over({}, {}, {}), over(LARGE, {}, {}), over({}, {}, LARGE), over(LARGE, LARGE, LARGE), over({}, LARGE, {})],
      [false, true, true, false, false],
    );
  }),
  one("tow.keyword.command-range", "12 inches for General and battle standard, Leadership for others", () => {
    assert.number(
      [GENERAL, { battleStandard: true, leadership: 8 }, { leadership: 8 }].map((e) => {
        const game = led(5, e);
        return commandRange(game, unit(game, 1));
      }),
      [12, 12, 8],
    );
  }),
  one("tow.rule.levies", "they have nothing of General and battle standard", () => {
    const levied = { rules: ["levies"] } as const;
    assert.number([leadership(led(5, GENERAL)), leadership(led(5, GENERAL, levied))], [9, 7]);
    const standard = { battleStandard: true } as const;
    assert.number([again(led(5, standard)), again(led(5, standard, levied))], [true, false]);
  }),
  one("tow.rule.levies", "when they break, other Levies alone test for Panic", () => {
    assert.legality(
      [fled(true, {}), fled(true, { rules: ["levies"] }), fled(false, {}), fled(false, { rules: ["levies"] })],
      [false, true, true, true],
    );
  }),
  one("tow.rule.mercenaries", "they have nothing of General and battle standard", () => {
    const hired = { rules: ["mercenaries"] } as const;
    assert.number(leadership(led(5, GENERAL, hired)), 7);
    assert.number(again(led(5, { battleStandard: true }, hired)), false);
  }),
  one("tow.rule.musician", "one Leadership more to rally and to march, 10 at most, and for nothing else", () => {
    const drummed = (leads: number) =>
      battlefield({ units: [{ side: 0, entry: { musician: true, leadership: leads } }] });
    assert.number(
      (["rally", "march", "panic", "restraint"] as const).map((t) => leadership(drummed(7), t)),
      [8, 8, 7, 7],
    );
    assert.number([leadership(drummed(9)), leadership(drummed(10))], [10, 10]);
    const near = battlefield({
      units: [
        { side: 0, entry: { musician: true } },
        { side: 1, at: [0, 6], facing: 180 },
      ],
    });
    assert.legality(owesMarchTest(near, unit(near, 0), false), true);
    const march = (dice: readonly number[]) => {
      const path = [{ kind: "straight", distance: 2540 }];
      let first = true;
      const r = play(
        oldWorld,
        near,
        (q) => {
          if (q.type !== "choice") return { dice: [...dice] };
          if (!first) return null;
          first = false;
          return { answer: { unit: 0, move: "march", path } };
        },
        { enter: [enter("remaining-moves", {})] },
      );
      return r.game.units[0]?.deed;
    };
    assert.legality([march([4, 4]), march([4, 5])], ["marched", "none"]);
  }),
  one(
    "tow.rule.hold-your-ground",
    "a Break test within 12 inches may be re-rolled once; the second roll stands",
    () => {
      const worse = [
        [3, 4],
        [5, 4],
      ];
      assert.legality(told(broken(12, worse, true)).includes("breaks"), true);
      assert.legality(told(broken(12, worse, false)).includes("falls-back"), true);
      assert.legality(
        [11.99, 12, 12.01].map((n) => told(broken(n, worse, true)).includes("breakAgain")),
        [true, true, false],
      );
      const better = [
        [6, 5],
        [1, 2],
      ];
      assert.legality(told(broken(5, better, true)).includes("gives-ground"), true);
      assert.legality(told(broken(5, better, true, { rules: ["levies"] })).includes("breaks"), true);
    },
  ),
  one("tow.rule.drilled", "it redresses its ranks before a charge, and charges so out of a column", () => {
    assert.legality(
      [drill(3, 15, DRILLED), drill(3, 15, {}), drill(1, 100, DRILLED)].map((g) => mayCharge(g, 0, 1)),
      [true, false, false],
    );
    const r = charged(5, [5, 6], drill(3, 15, DRILLED));
    const u = r.game.units[0];
    assert.number([u?.files, u?.deed, u?.y], [5, "charged", 6 * 2540]);
    // A column has to: its own width is not on offer.
    const asked = r.requests.find((q) => q.request.type === "choice" && q.request.choice === "charge-redress");
    assert.legality(
      asked?.request.type === "choice" ? (asked.request.about as { widths: unknown }).widths : null,
      [4, 5, 6, 7, 8],
    );
    assert.legality(
      charged(5, [5, 6], drill(5, 15, {})).requests.some(
        (q) => q.request.type === "choice" && q.request.choice === "charge-redress",
      ),
      false,
    );
  }),
  one("tow.rule.drilled", "a charge that fails is failed in the new width", () => {
    const u = charged(7, [1, 1], drill(5, 20, DRILLED, 10)).game.units[0];
    assert.number([u?.files, u?.deed, u?.y], [7, "failed-charge", 2540]);
  }),
];
