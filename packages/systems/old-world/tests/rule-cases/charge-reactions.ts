import { type RuleCase, verdict } from "@tercio/testkit";
import type { OldWorld } from "../../src/state/state.ts";
import { asked, battle, charge, events, type FieldRun, type Placed, placeOf, run, unitAt } from "./field.ts";
import { assert, one } from "./table.ts";

const HERE: Placed = { at: [0, 0] };
const ahead = (y: number): Placed => ({ at: [0, y], turns: 2 });
const BOWS = { missile: { range: 24 } };

const against = (b: Placed, a: Placed = HERE): OldWorld => battle({ first: { A: a }, second: { B: b } });
const charged = (game: OldWorld): FieldRun =>
  run(game, { answers: { charge: [charge(0, 1)] }, until: "charge-reaction" });
/** The reactions that B may choose among when A charges it. */
function reactions(b: Placed, a: Placed = HERE): readonly string[] {
  const r = charged(against(b, a));
  if (r.request?.type !== "choice") return [unitAt(r, 1).reaction ?? "none"];
  return ["hold", "stand-and-shoot", "flee", "fire-and-flee", "counter-charge"].filter(
    (reaction) => verdict(r, { reaction }).legal,
  );
}
const reacted = (reaction: string, dice: readonly number[], b: Placed = ahead(9), a: Placed = HERE): FieldRun =>
  run(against(b, a), { dice, answers: { charge: [charge(0, 1)], "charge-reaction": [{ reaction }] } });

export const chargeReactionCases: readonly RuleCase[] = [
  one(
    ["tow.charge-reaction.choice", "tow.charge-reaction.hold", "tow.charge-reaction.flee"],
    "each unit charged reacts once, after the last declaration",
    () => {
      const game = battle({ first: { A: HERE, C: { at: [8, 0] } }, second: { B: { ...ahead(8), files: 10 } } });
      const r = run(game, { answers: { charge: [charge(0, 2), charge(1, 2)] } });
      assert.legality(asked(r).slice(0, 4), ["charge", "charge", "charge-reaction", "roll.charge"]);
      assert.legality(reactions(ahead(9)), ["hold", "flee"]);
    },
  ),
  one("tow.charge-reaction.hold", "it stays where it is", () => {
    assert.place(placeOf(reacted("hold", [5]), 1), [0, 9, 180]);
    assert.legality(reactions(ahead(9)).includes("hold"), true);
  }),
  one("tow.charge-reaction.stand-and-shoot", "with something to shoot, from the charger's Movement on", () => {
    assert.legality(
      [reactions({ ...ahead(4), ...BOWS }), reactions({ ...ahead(3.99), ...BOWS }), reactions(ahead(6))],
      [
        ["hold", "stand-and-shoot", "flee"],
        ["hold", "flee"],
        ["hold", "flee"],
      ],
    );
    const r = reacted("stand-and-shoot", [5], { ...ahead(9), ...BOWS });
    assert.legality([unitAt(r, 1).reaction, unitAt(r, 0).deed], ["stand-and-shoot", "charged"]);
  }),
  one("tow.charge-reaction.stand-and-shoot", "not at a charger that it does not see", () => {
    assert.legality(reactions({ at: [0, 9], ...BOWS }), ["hold", "flee"]);
  }),
  one("tow.keyword.quick-shot", "however near the charger is", () => {
    const near = { ...ahead(3.99), ...BOWS };
    assert.legality(
      [reactions({ ...near, rules: ["quick-shot"] }), reactions(near)],
      [
        ["hold", "stand-and-shoot", "flee"],
        ["hold", "flee"],
      ],
    );
  }),
  one(
    "tow.charge-reaction.flee",
    "turned about its middle, straight away from the charger's middle, 2D6 inches",
    () => {
      // 4 ranks of 25 mm: B's middle is at 9 + 1.97; turned about, its front is there and 1.97 on, then 7 inches.
      const r = reacted("flee", [7, 1]);
      assert.place(placeOf(r, 1), [0, 19.94, 0]);
      assert.place(unitAt(r, 1).fleeing, true);
    },
  ),
  one("tow.charge-reaction.flee", "off the table it is destroyed", () => {
    const b: Placed = { at: [0, 15], turns: 2 };
    const r = reacted("flee", [6, 1], b, { at: [0, 6] });
    assert.place(unitAt(r, 1).place, "destroyed");
    assert.place(unitAt(reacted("flee", [4, 1], b, { at: [0, 6] }), 1).place, "field");
  }),
  one("tow.charge-reaction.flee", "from the charger of the highest Unit Strength", () => {
    const strong = (models: number): FieldRun =>
      run(
        battle({
          first: { A: { at: [-11, 9], turns: 1, models: 10 }, C: { at: [11, 9], turns: 3, models } },
          second: { B: { at: [0, 9], turns: 2, files: 4, models: 16 } },
        }),
        {
          dice: [5],
          answers: { charge: [charge(0, 2), charge(1, 2)], "charge-reaction": [{ reaction: "flee" }] },
          until: "next-charger",
        },
      );
    assert.place([unitAt(strong(20), 2).x < 0, unitAt(strong(5), 2).x > 0], [true, true]);
  }),
  one("tow.charge-reaction.flee.already-fleeing", "a unit that flees already can do nothing else", () => {
    assert.legality(reactions({ ...ahead(9), state: { fleeing: true } }), ["flee"]);
    const r = run(against({ ...ahead(9), state: { fleeing: true } }), {
      dice: [7, 6],
      answers: { charge: [charge(0, 1)] },
    });
    assert.place(
      [asked(r), placeOf(r, 1)[1]],
      [["charge", "roll.distance.flee", "roll.charge"].slice(0, 2).concat("roll.distance.charge"), 19.94],
    );
  }),
  one("tow.rule.engaged-holds", "in combat it can only Hold", () => {
    const game = battle({
      first: { A: { at: [8, 12], turns: 3 }, C: { at: [0, 9] } },
      second: { B: { at: [0, 9], turns: 2, ...BOWS, rules: ["fire-and-flee"] } },
      contacts: [{ charger: 1, charged: 2, facing: "front", chargerModels: 5, chargedModels: 5, inches: 3, turn: 0 }],
    });
    const r = run(game, { answers: { charge: [charge(0, 2)] }, until: "roll.charge" });
    assert.legality([asked(r).includes("charge-reaction"), unitAt(r, 2).reaction], [false, "hold"]);
  }),
  one("tow.rule.fire-and-flee", "where it could shoot: then it flees by the higher die", () => {
    const b = { ...ahead(9), ...BOWS, rules: ["fire-and-flee" as const] };
    assert.legality(reactions(b), ["hold", "stand-and-shoot", "flee", "fire-and-flee"]);
    assert.legality(reactions({ ...b, at: [0, 3.9] }), ["hold", "flee"]);
    const r = reacted("fire-and-flee", [6, 1], b);
    assert.place([placeOf(r, 1)[1], unitAt(r, 1).fleeing], [18.94, true]);
    assert.legality(asked(r)[2], "roll.distance.fire-and-flee");
  }),
  one("tow.rule.feigned-flight", "it flees and rallies at once", () => {
    const r = reacted("flee", [7, 1], { ...ahead(9), rules: ["feigned-flight"] });
    assert.place([placeOf(r, 1)[1], unitAt(r, 1).fleeing], [19.94, false]);
  }),
  one(
    "tow.rule.counter-charge",
    "against riders to its front from their Movement on: D3 and 1 inches to meet them",
    () => {
      const riders: Placed = {
        at: [0, 0],
        troopType: "heavy-cavalry",
        movement: 8,
        models: 5,
        baseWidth: 3000,
        baseDepth: 6000,
      };
      const b = { ...ahead(9), rules: ["counter-charge" as const] };
      assert.legality(
        [reactions(b, riders), reactions({ ...b, at: [0, 7.99] }, riders), reactions(b)],
        [
          ["hold", "flee", "counter-charge"],
          ["hold", "flee"],
          ["hold", "flee"],
        ],
      );
      const r = reacted("counter-charge", [2, 3], b, riders);
      // 3 inches to meet them: they have 6 to go.
      assert.place([placeOf(r, 1)[1], placeOf(r, 0)[1]], [6, 6]);
      assert.number(r.game.contacts[0]?.both === true ? 1 : 0, 1);
    },
  ),
  one("tow.rule.redirect", "a passed test lets the charger charge another enemy, which holds or flees", () => {
    const game = battle({
      first: { A: { at: [0, 0], files: 8, models: 16 } },
      second: { B: { at: [-3, 8], turns: 2, models: 10 }, C: { at: [4, 8.5], turns: 2, models: 10, ...BOWS } },
    });
    const tried = (dice: readonly number[]): FieldRun =>
      run(game, {
        dice,
        answers: {
          charge: [charge(0, 1)],
          "charge-reaction": [{ reaction: "flee" }],
          redirect: [{ redirect: true }],
          "redirect-target": [{ target: 2 }],
        },
      });
    const passed = tried([9, 6, 6]);
    assert.place([unitAt(passed, 0).deed, passed.game.contacts.map((c) => c.charged)], ["charged", [2]]);
    assert.legality(events(passed).includes("redirects"), true);
    assert.place(tried([9, 8, 6]).game.contacts.length, 0);
  }),
];
