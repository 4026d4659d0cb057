import type { RuleCase } from "@tercio/testkit";
import { change, type UnitEntry } from "../../src/state/state.ts";
import { assert, type Given, one, round, type Run, strikes, table } from "./table.ts";

const name = { en: "Mine", fr: "Miens" };
const foe = { armour: "full-plate", shield: true, leadership: 10 } as const;

function fight(mine: Partial<UnitEntry>, more: Partial<Given> = {}, rounds = 0, theirs: Partial<UnitEntry> = foe): Run {
  const game = table({ units: [{ ...mine, name }, theirs], ...more });
  return round(change(game, 0, { rounds }));
}

/** Dice of the unit's attack, and what it needs to hit, wound and be saved. */
function strike(mine: Partial<UnitEntry>, more: Partial<Given> = {}, rounds = 0): readonly unknown[] {
  const s = strikes(fight(mine, more, rounds)).find((x) => x.by === "Mine");
  return s === undefined ? [] : [s.dice, ...s.needs];
}

/** What the save of its target needs after a natural 6 to wound, where that differs. */
const bane = (mine: Partial<UnitEntry>, theirs: Partial<UnitEntry> = foe): number | "none" | null | undefined =>
  strikes(fight(mine, {}, 0, theirs)).find((x) => x.by === "Mine")?.after6;

/** Who strikes in which order. */
const order = (r: Run): readonly string[] => strikes(r).map((s) => s.by);
/** The unit charges, or is charged, in this very turn. */
const charging = (charger: 0 | 1, inches = 0): Partial<Given> => ({
  contacts: [{ charger, charged: 1 - charger, turn: 1, inches }],
  first: charger,
});

export const weaponCases: readonly RuleCase[] = [
  one("tow.weapon.melee.hand-weapon", "a hand weapon changes nothing", () => assert.number(strike({}), [5, 4, 4, 3])),
  one("tow.weapon.melee.additional-hand-weapon", "a second hand weapon gives one attack more", () => {
    assert.equal(strike({ weapon: "additional-hand-weapon" }), [10, 4, 4, 3]);
    assert.equal(strike({ weapon: "additional-hand-weapon", attacks: 2 }), [15, 4, 4, 3]);
  }),
  one("tow.keyword.extra-attacks", "the extra attack is for models in contact", () =>
    assert.equal(strike({ weapon: "additional-hand-weapon" }, { contacts: [{ chargedModels: 2 }] }), [7, 4, 4, 3]),
  ),
  one("tow.weapon.melee.great-weapon", "a great weapon: Strength and AP better by 2", () =>
    assert.equal(strike({ weapon: "great-weapon" }), [5, 4, 2, 5]),
  ),
  one("tow.keyword.strike-last", "and it strikes last, quick as its user may be", () => {
    assert.number(order(fight({ weapon: "great-weapon", initiative: 9 })), ["Plain", "Mine"]);
    assert.number(order(fight({ weapon: "great-weapon", initiative: 9 }, charging(0, 9))), ["Plain", "Mine"]);
  }),
  one("tow.keyword.strike-first", "a whip strikes before Initiative 9", () =>
    assert.number(order(fight({ weapon: "whip", initiative: 1 }, {}, 0, { ...foe, initiative: 9 })), ["Mine", "Plain"]),
  ),
  one("tow.weapon.melee.flail", "a flail: Strength and AP better by 2, in the first round only", () => {
    assert.equal(strike({ weapon: "flail" }), [5, 4, 2, 5]);
    assert.equal(strike({ weapon: "flail" }, {}, 1), [5, 4, 4, 3]);
  }),
  one("tow.weapon.melee.flail", "unless the ruling keeps its AP", () =>
    assert.equal(strike({ weapon: "flail" }, { rulings: { "flail-later": "ap-stays" } }, 1), [5, 4, 4, 5]),
  ),
  one("tow.weapon.melee.morningstar", "a morningstar: better by 1, in the first round only", () => {
    assert.equal(strike({ weapon: "morningstar" }), [5, 4, 3, 4]);
    assert.equal(strike({ weapon: "morningstar" }, {}, 1), [5, 4, 4, 3]);
  }),
  one("tow.weapon.melee.halberd", "a halberd: Strength and AP better by 1, every round", () => {
    assert.equal(strike({ weapon: "halberd" }), [5, 4, 3, 4]);
    assert.equal(strike({ weapon: "halberd" }, {}, 1), [5, 4, 3, 4]);
  }),
  one("tow.keyword.armour-bane", "a natural 6 to wound is harder to save by 1", () => {
    assert.equal([bane({ weapon: "halberd" }), bane({ weapon: "great-weapon" }), bane({})], [5, 6, null]);
    // Light armour and a shield: 5+ before AP. A halberd leaves 6+, and nothing after a 6; a great weapon nothing at all.
    const light = { armour: "light", shield: true } as const;
    assert.equal([bane({ weapon: "halberd" }, light), bane({ weapon: "great-weapon" }, light)], ["none", null]);
    assert.number(
      strikes(fight({ weapon: "great-weapon" }, {}, 0, light)).find((x) => x.by === "Mine")?.needs[2],
      null,
    );
  }),
  one(
    ["tow.weapon.melee.whip", "tow.keyword.fight-in-extra-rank"],
    "a whip reaches over the first rank, always",
    () => {
      assert.equal(strike({ weapon: "whip" }), [10, 4, 4, 3]);
      assert.equal(strike({ weapon: "whip" }, charging(0)), [10, 4, 4, 3]);
      assert.equal(strike({ weapon: "whip", models: 7 }), [7, 4, 4, 3]);
      assert.equal(strike({ weapon: "whip", attacks: 3 }), [20, 4, 4, 3]);
    },
  ),
  one("tow.keyword.fight-in-extra-rank", "to the front only", () =>
    assert.equal(strike({ weapon: "whip" }, { contacts: [{ facing: "left", chargedModels: 4 }] }), [4, 4, 4, 3]),
  ),
  one("tow.weapon.melee.throwing-spear", "a throwing spear reaches over when its user charged", () => {
    assert.equal(strike({ weapon: "throwing-spear" }, charging(0)), [10, 4, 4, 3]);
    assert.equal(strike({ weapon: "throwing-spear" }), [5, 4, 4, 3]);
    assert.equal(strike({ weapon: "throwing-spear" }, charging(1)), [5, 4, 4, 3]);
  }),
  one("tow.weapon.melee.thrusting-spear", "a thrusting spear reaches over when its user did not charge", () => {
    assert.equal(strike({ weapon: "thrusting-spear" }), [10, 4, 4, 3]);
    assert.equal(strike({ weapon: "thrusting-spear" }, charging(1)), [10, 4, 4, 3]);
    assert.equal(strike({ weapon: "thrusting-spear" }, charging(0)), [5, 4, 4, 3]);
  }),
  one("tow.weapon.melee.thrusting-spear", "and strikes 1 sooner when charged", () => {
    assert.number(order(fight({ weapon: "thrusting-spear" }, charging(1))), ["Mine", "Plain"]);
    // Not charged this turn: at once, in the order of the units; a faster enemy shows it.
    assert.number(order(fight({ weapon: "thrusting-spear" }, charging(1), 0, { ...foe, initiative: 4 })), [
      "Mine",
      "Plain",
    ]);
    assert.number(order(fight({ weapon: "thrusting-spear" }, {}, 0, { ...foe, initiative: 4 })), ["Plain", "Mine"]);
  }),
];
