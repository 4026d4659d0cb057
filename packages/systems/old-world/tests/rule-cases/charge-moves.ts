import type { RuleCase } from "@tercio/testkit";
import { initiative } from "../../src/calculation/numbers.ts";
import { asked, battle, charge, type FieldRun, type Placed, placeOf, run, type Table, unitAt } from "./field.ts";
import { assert, one } from "./table.ts";

const HERE: Placed = { at: [0, 0] };
const ahead = (y: number): Placed => ({ at: [0, y], turns: 2 });
const STRIP = [-8, 2, 8, 4] as const;

const charged = (a: Placed, b: Placed, dice: readonly number[], more: Partial<Table> = {}, answers = {}): FieldRun =>
  run(battle({ ...more, first: { A: a }, second: { B: b } }), {
    dice,
    answers: { charge: [charge(0, 1)], ...answers },
  });
const dice = (r: FieldRun) => r.requests.flatMap(({ request: q }) => (q.type === "roll" ? [q.dice] : []));

export const chargeMoveCases: readonly RuleCase[] = [
  one(
    ["tow.charge.roll", "tow.charge.range"],
    "the higher of 2D6 and Movement; as far as the distance is enough",
    () => {
      const r = charged(HERE, ahead(9), [5]);
      assert.legality(dice(r), [{ kind: "sum", dice: 2, sides: 6, dropLowest: 1 }]);
      assert.place(placeOf(r, 0), [0, 9, 0]);
      assert.place(unitAt(charged(HERE, ahead(9.01), [5]), 0).deed, "failed-charge");
    },
  ),
  one("tow.charge.move", "in contact, front to front, by the inches that it went", () => {
    const r = charged(HERE, ahead(6.5), [5]);
    assert.number(r.game.contacts[0]?.inches, 6);
    assert.number([r.game.contacts[0]?.chargerModels, r.game.contacts[0]?.chargedModels], [5, 5]);
  }),
  one("tow.charge.move", "as many models as can be in contact", () => {
    // Five files against ten: wherever A ends along them, five of A touch; the best places have seven of B by corners.
    const r = charged({ ...HERE, at: [6, 0] }, { ...ahead(7), files: 10 }, [6]);
    assert.number(r.game.contacts[0]?.chargerModels, 5);
    assert.place(unitAt(r, 0).deed, "charged");
  }),
  one("tow.charge.failed", "short by a hair it moves the Charge roll alone", () => {
    assert.place(placeOf(charged(HERE, ahead(9.01), [5]), 0), [0, 5, 0]);
  }),
  one("tow.charge.failed", "it stops an inch from enemies", () => {
    const r = charged({ ...HERE, movement: 1 }, ahead(6), [4]);
    assert.place(placeOf(r, 0), [0, 4, 0]);
    const near = charged({ ...HERE, movement: 1 }, ahead(6.6), [5]);
    assert.place(placeOf(near, 0), [0, 5, 0]);
  }),
  one(
    "tow.rule.charge-through-terrain",
    "the lower die, and a Movement 1 less, on the roll and in what may be declared",
    () => {
      const strip = { terrain: [{ kind: "difficult" as const, box: STRIP }] };
      const r = charged(HERE, ahead(6), [3], strip);
      assert.legality(dice(r), [{ kind: "sum", dice: 2, sides: 6, dropHighest: 1 }]);
      assert.place(placeOf(r, 0), [0, 6, 0]);
      assert.place(placeOf(charged(HERE, ahead(6.01), [3], strip), 0), [0, 3, 0]);
      const far = (y: number): boolean =>
        asked(run(battle({ ...strip, first: { A: HERE }, second: { B: ahead(y) } }), { until: "charge" })).includes(
          "charge",
        );
      assert.legality([far(9), far(9.01)], [true, false]);
    },
  ),
  one("tow.rule.move-through-cover", "the ground takes no Movement, only the higher die", () => {
    const a = { ...HERE, movement: 5, rules: ["move-through-cover" as const] };
    const strip = { terrain: [{ kind: "difficult" as const, box: STRIP }] };
    assert.place(placeOf(charged(a, ahead(7), [2], strip), 0), [0, 7, 0]);
    assert.place(unitAt(charged({ ...HERE, movement: 5 }, ahead(7), [2], strip), 0).deed, "failed-charge");
  }),
  one("tow.keyword.fly", "over the ground, by the higher die and as far as it flies", () => {
    const a: Placed = { ...HERE, movement: 2, models: 3, files: 3, rules: [{ rule: "fly", value: 10 }] };
    const strip = { terrain: [{ kind: "difficult" as const, box: [-8, 5, 8, 9] as const }] };
    assert.place(placeOf(charged(a, ahead(16), [6], strip), 0)[1], 16);
  }),
  one(
    "tow.charge.fleeing-enemy.contact",
    "who flees and is reached is destroyed; a test lets the charger reform",
    () => {
      const r = charged(
        { ...HERE, movement: 8 },
        ahead(6),
        [2, 6, 7],
        {},
        {
          "charge-reaction": [{ reaction: "flee" }],
          "test-to-reform": [{ test: true }],
          "free-reform": [{ facing: 0, files: 10 }],
        },
      );
      assert.place([unitAt(r, 1).place, unitAt(r, 0).deed, unitAt(r, 0).files], ["destroyed", "charged", 10]);
    },
  ),
  one("tow.charge.fleeing-enemy.no-contact", "missed, it goes its full range and has not failed", () => {
    const r = charged(HERE, ahead(9), [7, 6], {}, { "charge-reaction": [{ reaction: "flee" }] });
    assert.place([placeOf(r, 0), unitAt(r, 0).deed], [[0, 10, 0], "charged"]);
  }),
  one("tow.rule.several-chargers", "those of one facing roll first, then they move side by side", () => {
    const r = run(
      battle({
        first: { A: { at: [-3, 0], models: 10 }, C: { at: [3, 0], models: 10 } },
        second: { B: { ...ahead(7), files: 10 } },
      }),
      { dice: [4, 4], answers: { charge: [charge(0, 2), charge(1, 2)] } },
    );
    assert.legality(
      asked(r).filter((q) => q.startsWith("roll") || q === "charge-order"),
      ["roll.charge", "roll.charge", "charge-order"],
    );
    assert.number(
      r.game.contacts.map((c) => c.chargerModels),
      [5, 5],
    );
    // Ten of B between them: each model faces one enemy.
    assert.number((r.game.contacts[0]?.chargedRow ?? 0) + (r.game.contacts[1]?.chargedRow ?? 0), 10);
  }),
  one("tow.rule.swiftstride", "a die more, where its owner wants it", () => {
    const a = { ...HERE, rules: ["swiftstride" as const] };
    const r = charged(a, ahead(13), [4, 5], {}, { "die-more": [{ more: true }] });
    assert.place(placeOf(r, 0)[1], 13);
    assert.place(unitAt(charged(a, ahead(13), [6], {}, { "die-more": [{ more: false }] }), 0).deed, "failed-charge");
  }),
  one("tow.rule.warband", "one re-roll of the Charge roll; its ranks steady it", () => {
    const a = { ...HERE, rules: ["warband" as const] };
    const r = charged(a, ahead(9), [2, 5], {}, { "roll-again": [{ again: true }] });
    assert.place(placeOf(r, 0)[1], 9);
    // Leadership 7 and two ranks behind the first: a Fear test passes on 9.
    const feared = (total: number): string =>
      unitAt(
        charged(
          { ...a, models: 15 },
          { ...ahead(8), troopType: "monstrous-infantry", models: 6, files: 3, rules: ["fear"] },
          [total, 6],
        ),
        0,
      ).deed;
    assert.place([feared(9), feared(10)], ["charged", "failed-charge"]);
  }),
  one("tow.rule.first-charge", "the first that arrives disrupts its target this turn; no other does", () => {
    const bonus = (hasCharged: boolean): boolean | undefined =>
      charged({ ...HERE, rules: ["first-charge"], state: { hasCharged } }, ahead(8), [5]).game.contacts[0]?.first;
    assert.number([bonus(false) === true ? 1 : 0, bonus(true) === true ? 1 : 0], [1, 0]);
  }),
  one("tow.rule.blocked-charge", "the way barred by another unit, it goes as far as it can and has not failed", () => {
    // C, which charges as well, rolls too little and stays in the way of A, whose roll of 5 would have been enough.
    const game = battle({
      first: { A: { ...HERE, files: 6, models: 12 }, C: { at: [0, 6], files: 3, models: 3, movement: 1 } },
      second: { B: { ...ahead(9), files: 10 } },
    });
    const r = run(game, { dice: [5, 1], answers: { charge: [charge(1, 2), charge(0, 2)] } });
    assert.place([placeOf(r, 1)[1], unitAt(r, 1).deed], [7, "failed-charge"]);
    assert.place([Math.abs(placeOf(r, 0)[1] - 6.02) <= 0.01, unitAt(r, 0).deed], [true, "charged"]);
  }),
  one(
    "tow.rule.disordered-charge",
    "where it cannot lie flush its target turns to it, and it has no Initiative",
    () => {
      // In a lane hardly wider than A it cannot turn; B, two files wide, can.
      const lane = [-2.5, 2.5].map((x) => ({
        kind: "impassable" as const,
        box: [Math.min(x, 9 * x), 1, Math.max(x, 9 * x), 12] as const,
      }));
      const into = (turns: number): FieldRun =>
        charged(HERE, { at: [0, 7], turns, models: 4, files: 2 }, [6], { terrain: lane });
      const r = into(2.125);
      assert.place(unitAt(r, 1).facing < 2.125 * 16_384, true);
      assert.number(into(2).game.contacts[0]?.disordered === true ? 1 : 0, 0);
      assert.number(r.game.contacts[0]?.disordered === true ? 1 : 0, 1);
    },
  ),
  one(
    "tow.rule.skirmishers",
    "charged from behind on the table they have no rear; they see and charge all around",
    () => {
      const loose: Placed = { at: [0, 0], skirmishers: true, models: 10 };
      const struck = run(battle({ first: { A: { at: [0, -8] } }, second: { B: loose } }), {
        dice: [6],
        answers: { charge: [charge(0, 1)] },
      });
      assert.place([struck.game.contacts[0]?.facing, unitAt(struck, 1).formedUp], ["rear", true]);
      const initiatives = (b: Placed): number =>
        initiative(
          charged({ at: [0, -8], movement: 6 }, b, [6]).game,
          unitAt(charged({ at: [0, -8], movement: 6 }, b, [6]), 0),
        ).value;
      // Six inches into a rear are worth 4, into skirmishers 3 as into a front.
      assert.number([initiatives({ at: [0, 0], models: 10 }), initiatives(loose)], [7, 6]);
      const around = run(battle({ first: { A: loose }, second: { B: { at: [0, -6] } } }), {
        dice: [4],
        answers: { charge: [charge(0, 1)] },
      });
      assert.place([unitAt(around, 0).deed, unitAt(around, 0).facing], ["charged", 32_768]);
    },
  ),
];
