import type { RuleCase } from "@tercio/testkit";
import { verdict } from "@tercio/testkit";
import type { OldWorld } from "../../src/state/state.ts";
import { asked, battle, charge, type FieldRun, type Placed, run, type Table, unitAt } from "./field.ts";
import { assert, one } from "./table.ts";

const DECLARE = { until: "charge" };

/** Whether A may declare a charge at B, as it is asked; the key of the reason where not. */
function may(a: Placed, b: Placed, more: Partial<Table> = {}): string {
  const game = battle({ ...more, first: { A: a, ...more.first }, second: { B: b, Other: FAR, ...more.second } });
  const near = Object.keys(more.first ?? {}).length + 1;
  // Another unit that may charge, so that the question is put at all.
  const r = run(withCharger(game), DECLARE);
  if (r.request === null) return "not asked";
  const v = verdict(r, charge(0, near));
  return v.legal ? "legal" : (v.key ?? "");
}
const FAR: Placed = { at: [30, 18], turns: 2 };
/** A horseman who can charge the far unit whatever the others can do. */
function withCharger(game: OldWorld): OldWorld {
  const id = game.units.length;
  const like = game.units[0];
  if (like === undefined) return game;
  const entry = {
    ...like.entry,
    name: { en: "Rider", fr: "Cavalier" },
    models: 1,
    files: 1,
    movement: 8,
    rules: [],
    troopType: "regular-infantry" as const,
  };
  const rider = {
    ...{ ...like, id, entry, models: 1, files: 1, x: 30 * 2540, y: 10 * 2540, facing: 0, order: "close" as const },
    ...{ deed: "none" as const, fleeing: false, stupid: false, frenzied: false, noChargeIn: null },
  };
  return { ...game, units: [...game.units, rider] };
}
const ahead = (y: number): Placed => ({ at: [0, y], turns: 2 });
const HERE: Placed = { at: [0, 0] };

/** What must be declared: the first request, and whether "done" is taken there. */
const first = (game: OldWorld, dice: readonly number[] = []): FieldRun => run(game, { dice, until: "charge" });

export const chargeDeclarationCases: readonly RuleCase[] = [
  one(
    ["tow.rule.charge-declaration", "tow.charge.eligibility.line-of-sight"],
    "as far as Movement and 6, not a hair more",
    () => {
      assert.legality(
        [ahead(9.99), ahead(10), ahead(10.01)].map((b) => may(HERE, b)),
        ["legal", "legal", "refuse.charge-too-far"],
      );
    },
  ),
  one(
    "tow.charge.eligibility.line-of-sight",
    "a unit in between hides the target, one beside the line does not",
    () => {
      const between = (x: number): Partial<Table> => ({ first: { Wall: { at: [x, 5], files: 10, models: 10 } } });
      assert.legality(
        [may(HERE, ahead(8), between(0)), may(HERE, ahead(8), between(20))],
        ["refuse.charge-unseen", "legal"],
      );
    },
  ),
  one("tow.charge.eligibility.line-of-sight", "what is behind or beside the front arc is not charged", () => {
    assert.legality(
      [may(HERE, { at: [0, -6] }), may(HERE, { at: [8, -3] }), may(HERE, { at: [7, 5], turns: 2 })],
      ["refuse.charge-unseen", "refuse.charge-unseen", "legal"],
    );
  }),
  one("tow.charge.eligibility.line-of-sight", "a wood between hides, a hill too; not one that the target is in", () => {
    const ground = (kind: "wood" | "hill" | "difficult", box: readonly [number, number, number, number]) =>
      may({ ...HERE, movement: 6 }, ahead(8), { terrain: [{ kind, box }] });
    assert.legality(
      [
        ground("wood", [-9, 3, 9, 5]),
        ground("hill", [-9, 3, 9, 5]),
        ground("wood", [-9, 7, 9, 12]),
        ground("difficult", [-9, 3, 9, 5]),
      ],
      ["refuse.charge-unseen", "refuse.charge-unseen", "legal", "legal"],
    );
  }),
  one("tow.charge.eligibility.barred", "no charge in flight, in combat, or deeper than wide", () => {
    const touching = {
      charger: 0,
      charged: 2,
      facing: "front" as const,
      chargerModels: 5,
      chargedModels: 5,
      inches: 0,
      turn: 0,
    };
    assert.legality(
      [
        may({ ...HERE, state: { fleeing: true } }, ahead(6)),
        may(HERE, ahead(6), { contacts: [touching] }),
        may({ ...HERE, models: 20, files: 4 }, ahead(6)),
        may({ ...HERE, models: 16, files: 4 }, ahead(6)),
      ],
      ["refuse.charge-fleeing", "refuse.charge-engaged", "refuse.charge-column", "legal"],
    );
  }),
  one("tow.rule.charge-declaration", "not after a rally, and never a War Machine", () => {
    assert.legality(
      [
        may({ ...HERE, state: { deed: "rallied" } }, ahead(6)),
        may({ ...HERE, troopType: "war-machine", models: 1, files: 1 }, ahead(6)),
        may({ ...HERE, state: { noChargeIn: 1 } }, ahead(6)),
        may({ ...HERE, state: { noChargeIn: 3 } }, ahead(6)),
      ],
      ["refuse.charge-rallied", "refuse.charge-war-machine", "refuse.charge-too-soon", "legal"],
    );
  }),
  one("tow.rule.charge-declaration", "a friend that stands in the way bars it, unless it charges itself", () => {
    const low: Placed = { at: [0, 4], files: 3, models: 3 };
    const game = battle({
      first: { A: { ...HERE, files: 6, models: 12, movement: 5 }, Low: low },
      second: { B: { ...ahead(8), files: 10 } },
    });
    const r = run(game, DECLARE);
    assert.legality(verdict(r, charge(0, 2)).key, "refuse.charge-blocked");
    const then = run(game, { answers: { charge: [charge(1, 2), charge(0, 2)] }, until: "charge-reaction" });
    assert.legality(asked(then), ["charge", "charge", "charge-reaction"]);
  }),
  one("tow.keyword.frenzy", "in a frenzy it must declare a charge if it can", () => {
    const frenzied = battle({ first: { A: { ...HERE, rules: ["frenzy"] } }, second: { B: ahead(10) } });
    assert.legality(verdict(first(frenzied), { done: true }).key, "refuse.must-charge");
    const calm = battle({
      first: { A: { ...HERE, rules: ["frenzy"], state: { frenzied: false } } },
      second: { B: ahead(10) },
    });
    assert.legality(verdict(first(calm), { done: true }).legal, true);
  }),
  one("tow.keyword.impetuous", "Leadership 7: a 7 leaves the choice, an 8 does not", () => {
    const game = battle({ first: { A: { ...HERE, rules: ["impetuous"] } }, second: { B: ahead(8) } });
    assert.legality(
      [7, 8].map((total) => verdict(first(game, [total]), { done: true }).legal),
      [true, false],
    );
  }),
  one(
    "tow.keyword.fear",
    "tested by those of less Unit Strength than the enemy that causes it; failed, the unit stays",
    () => {
      const against = (models: number, more: Partial<Placed> = {}): OldWorld =>
        battle({
          first: { A: { ...HERE, models, ...more } },
          second: {
            B: {
              ...ahead(9),
              troopType: "monstrous-infantry",
              models: 6,
              files: 3,
              baseWidth: 4000,
              baseDepth: 4000,
              rules: ["fear"],
            },
          },
        });
      const tests = (game: OldWorld): boolean =>
        asked(run(game, { answers: { charge: [charge(0, 1)] } })).includes("roll.test.fear");
      assert.legality(
        [18, 17].map((n) => tests(against(n))),
        [false, true],
      );
      assert.legality(tests(against(17, { rules: ["immune-to-psychology"] })), false);
      const failed = run(against(17), { dice: [8], answers: { charge: [charge(0, 1)] } });
      assert.place([unitAt(failed, 0).y, unitAt(failed, 0).deed, asked(failed).length], [0, "failed-charge", 2]);
    },
  ),
  one(
    "tow.keyword.terror",
    "the target tests at once: failed, it flees; who causes Fear or is immune does not test",
    () => {
      const before = (rules: readonly ("fear" | "immune-to-psychology")[], dice: readonly number[]): FieldRun =>
        run(
          battle({ first: { A: { ...HERE, rules: ["terror"], movement: 6 } }, second: { B: { ...ahead(9), rules } } }),
          {
            dice,
            answers: { charge: [charge(0, 1)] },
            until: "roll.charge",
          },
        );
      assert.legality(asked(before([], [8, 9])).slice(0, 3), ["charge", "roll.test.terror", "roll.distance.flee"]);
      assert.place(unitAt(before([], [8, 9]), 1).fleeing, true);
      assert.legality(asked(before([], [7])).slice(0, 3), ["charge", "roll.test.terror", "charge-reaction"]);
      assert.legality(asked(before(["fear"], [])).includes("roll.test.terror"), false);
      assert.legality(asked(before(["immune-to-psychology"], [])).includes("roll.test.terror"), false);
    },
  ),
  one("tow.rule.immune-to-psychology", "no test, and no Flee", () => {
    const r = run(
      battle({
        first: { A: HERE },
        second: { B: { ...ahead(9), rules: ["immune-to-psychology"], missile: { range: 24 } } },
      }),
      {
        answers: { charge: [charge(0, 1)] },
        until: "charge-reaction",
      },
    );
    assert.legality(verdict(r, { reaction: "flee" }).key, "refuse.immune-to-psychology");
  }),
  one("tow.keyword.stupidity", "dazed, it neither charges nor does anything but Hold", () => {
    assert.legality(may({ ...HERE, rules: ["stupidity"], state: { stupid: true } }, ahead(6)), "refuse.stupidity");
    const dazed: Placed = { ...ahead(9), rules: ["stupidity"], missile: { range: 24 }, state: { stupid: true } };
    const r = run(battle({ first: { A: HERE }, second: { B: dazed } }), {
      answers: { charge: [charge(0, 1)] },
      until: "roll.charge",
    });
    assert.legality([asked(r).includes("charge-reaction"), unitAt(r, 1).reaction], [false, "hold"]);
  }),
  one("tow.rule.swiftstride", "3 inches farther: Movement 8, 17 inches, not a hair more", () => {
    const rider = { ...HERE, movement: 8, models: 5, rules: ["swiftstride" as const] };
    assert.legality([may(rider, ahead(17)), may(rider, ahead(17.01))], ["legal", "refuse.charge-too-far"]);
  }),
  one("tow.rule.arc-charged", "the arc in which most of the front rank is, of as many the one that gives least", () => {
    const facing = (x: number, files = 5): string | null => {
      const a = { at: [x, -6] as const, models: files * 2, files, movement: 8 };
      const r = run(battle({ first: { A: a }, second: { B: { at: [0, 0], files: 4, models: 8 } } }), {
        answers: { charge: [charge(0, 1)] },
        until: "roll.charge",
      });
      return unitAt(r, 0).declaredFacing;
    };
    // B looks north, its left rear corner at (-1.97, -1.97). A's models are in a row at -6.49: there the arcs part at x = -6.49.
    assert.legality([facing(0), facing(-6.48), facing(-6.51)], ["rear", "rear", "left"]);
    // Of four files two and two: the flank. From -5.99 on three of them are behind.
    assert.legality([facing(-6.5, 4), facing(-6.02, 4), facing(-5.98, 4)], ["left", "left", "rear"]);
  }),
];
