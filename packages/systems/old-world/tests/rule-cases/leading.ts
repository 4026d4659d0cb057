import type { RuleCase } from "@tercio/testkit";
import { leadershipOf } from "../../src/calculation/leadership.ts";
import { combatResult } from "../../src/calculation/numbers.ts";
import { type Going, whyNotMove } from "../../src/battlefield/paths.ts";
import { breakResult } from "../../src/sequence/break-test.ts";
import { testDice } from "../../src/sequence/leadership-test.ts";
import { type OldWorld, type Unit, unit } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";
import { assert, one } from "./table.ts";

/** A plain unit of Leadership 7 facing north at the middle, and a captain of one model behind it, so many inches away. */
const led = (inches: number, entry: Standing["entry"], now: Partial<Unit> = {}, own: Partial<Unit> = {}): OldWorld =>
  battlefield({
    units: [
      { side: 0, now: own },
      // Four ranks of 25 mm reach 3.937 inches back.
      { side: 0, at: [0, -3.937 - inches], entry: { models: 1, files: 1, ...entry }, now },
      { side: 1, at: [0, 20], facing: 180 },
    ],
  });
const GENERAL = { general: true, leadership: 9 } as const;
const STANDARD = { battleStandard: true } as const;
const leadership = (game: OldWorld, test: "rally" | "panic" | "march" | "break" = "march"): number =>
  leadershipOf(game, unit(game, 0), test).value;
const again = (game: OldWorld, test: "rally" | "panic" | "march"): number | null => {
  const dice = testDice(game, unit(game, 0), test, 7);
  return dice.reroll?.above ?? null;
};

const walk: Going = { gait: "move", air: false };
const march: Going = { gait: "march", air: false };
const straight = (inches: number) => ({ kind: "straight", distance: Math.round(inches * 2540) }) as const;
const rule = (entry: Standing["entry"], path: Parameters<typeof whyNotMove>[2], going: Going, now = {}) => {
  const game = battlefield({ units: [{ side: 0, entry: entry ?? {}, now }] });
  return whyNotMove(game, unit(game, 0), path, going)?.rule ?? null;
};

export const leadingCases: readonly RuleCase[] = [
  one("tow.rule.inspiring-presence", "the General’s Leadership within 12 inches, unless the General flees", () => {
    assert.number(
      [11.99, 12, 12.01].map((n) => leadership(led(n, GENERAL))),
      [9, 9, 7],
    );
    assert.number(leadership(led(5, GENERAL, { fleeing: true })), 7);
    assert.number(leadership(led(5, { ...GENERAL, leadership: 6 })), 7);
    assert.number(leadership(led(5, { leadership: 9 })), 7);
  }),
  one("tow.rule.inspiring-presence", "a unit with few models left takes its own penalty from it", () => {
    assert.number(leadership(led(5, GENERAL, {}, { models: 9, fleeing: true }), "rally"), 8);
  }),
  one("tow.rule.inspiring-presence", "a Break test is taken against it as well", () => {
    const result = (inches: number) => {
      return breakResult(led(inches, GENERAL), { units: [0, 2], difference: 1 }, 0, 8);
    };
    assert.legality([result(12), result(12.01)], ["gives-ground", "breaks"]);
  }),
  one("tow.rule.undisciplined", "swarms and war beasts have nothing of General and standard", () => {
    const types = ["regular-infantry", "war-beasts", "swarms"] as const;
    const game = (troopType: (typeof types)[number]): OldWorld => {
      const made = led(5, { ...GENERAL, ...STANDARD });
      const units = made.units.map((u) => (u.id === 0 ? { ...u, entry: { ...u.entry, troopType } } : u));
      return { ...made, units };
    };
    assert.number(
      types.map((t) => leadership(game(t))),
      [9, 7, 7],
    );
    assert.number(
      types.map((t) => again(game(t), "panic")),
      [7, null, null],
    );
  }),
  one("tow.rule.hold-your-ground", "within 12 inches a failed Rally or Panic test is re-rolled, and no other", () => {
    assert.number(
      [11.99, 12, 12.01].map((n) => again(led(n, STANDARD), "rally")),
      [7, 7, null],
    );
    assert.number([again(led(5, STANDARD), "panic"), again(led(5, STANDARD), "march")], [7, null]);
    assert.number(again(led(5, STANDARD, { fleeing: true }), "rally"), null);
  }),
  one("tow.rule.drilled", "it redresses its ranks for free before it goes as far as ever", () => {
    const drilled = { rules: ["drilled"] } as const;
    const path = (files: number, n: number) => [{ kind: "redress", files } as const, straight(n)];
    assert.legality(
      [rule(drilled, path(7, 8), march), rule(drilled, path(7, 8.01), march), rule(drilled, path(11, 1), march)],
      [null, "tow.march.distance", "tow.manoeuvre.redress-ranks"],
    );
    assert.legality(
      [rule(drilled, path(7, 4), walk), rule(drilled, path(7, 4.01), walk), rule({}, path(7, 4), walk)],
      [null, "tow.manoeuvre.limits", "tow.manoeuvre.limits"],
    );
    const twice = [{ kind: "redress", files: 7 } as const, { kind: "redress", files: 6 } as const, straight(2)];
    assert.legality([rule(drilled, twice, walk), rule(drilled, twice, march)], [null, "tow.march.wheel-only"]);
  }),
  one("tow.rule.open-order", "it adds nothing to the combat result for its formation", () => {
    const points = (order: Unit["order"]) => {
      const game = battlefield({ units: [{ side: 0, now: { order } }] });
      const { lines } = combatResult(game, { seat: 0, units: [0], wounds: 0, excess: 0 });
      return lines.find((l) => l.rule === "tow.combat-result.close-order")?.by ?? 0;
    };
    assert.number([points("close"), points("open")], [1, 0]);
  }),
];
