import type { RuleCase } from "@tercio/testkit";
import { initiativeOf, strikeOf } from "../../src/calculation/attacks.ts";
import { armourOf, attackValue } from "../../src/calculation/characteristics.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { NinthAge, Unit, WeaponId } from "../../src/state/state.ts";
import { assert, barbarians, blowsOf, cavalry, dull, faceToFace, halberds, one, run, start } from "./table.ts";
import type { Stand } from "../stand.ts";
import { type Hero, taken } from "./item-scenes.ts";
import { mainPool } from "../../src/state/pools.ts";

/** Halberdiers with another weapon against barbarians with nothing in hand, all without champions. */
const armed = (weapon: WeaponId, more: Stand = {}, foe: Stand = {}): NinthAge =>
  faceToFace(
    halberds,
    barbarians,
    { champion: false, weapon, rounds: 1, ...more },
    { champion: false, weapon: "hand-weapon", rounds: 1, ...foe },
  );

/** Attacks, Offensive Skill, Strength, Armour Penetration and Agility of the first part; Armour and Defence against it. */
function profile(game: NinthAge, by = halberds, at = barbarians) {
  const u = game.units[by] as Unit;
  const s = strikeOf(game, { unit: by, pool: 0, part: 0 }, { unit: at, pool: 0 });
  const n = strikeNumbers(game, s);
  return {
    attacks: attackValue(game, s).value,
    offence: n.offensiveSkill.value,
    defence: n.defensiveSkill.value,
    strength: n.strength.value,
    penetration: n.penetration.value,
    agility: initiativeOf(game, u)[0]?.step,
    own: armourOf(game, u, mainPool(u)).value,
  };
}
const values = (game: NinthAge): string => {
  const p = profile(game);
  return [p.attacks, p.offence, p.strength, p.penetration, p.agility, p.own].join(" ");
};
/** How many dice the halberdiers roll. */
const dice = (game: NinthAge): number =>
  run(game, start("round-of-combat", { units: [halberds, barbarians] }), dull({ total: 2 }))
    .requests.flatMap(blowsOf)
    .filter((b) => JSON.stringify(b.label.values?.unit).includes("Heavy Infantry"))
    .reduce((n, b) => n + b.chain.dice, 0);
const charged = { charging: true, rounds: 0 };

/** What each close-combat weapon does. Bare-handed these men have 1 Attack, Off 3, Str 3, AP 0, Agi 3, Armour 2. */
export const weaponCases: readonly RuleCase[] = [
  one("t9a.rule.hand-weapon", "men on foot parry with it and a shield, with a halberd they do not", () => {
    const defence = (weapon: WeaponId): number => profile(armed(weapon), barbarians, halberds).defence;
    assert.number([defence("hand-weapon"), defence("halberd")], [4, 3]);
  }),
  one("t9a.rule.great-weapon", "+2 Strength and Penetration, Initiative Step 0, no shield", () =>
    assert.number(values(armed("great-weapon")), "1 3 5 2 0 1"),
  ),
  one("t9a.rule.halberd", "+1 Strength and Penetration, no shield", () =>
    assert.number(values(armed("halberd")), "1 3 4 1 3 1"),
  ),
  one(
    "t9a.rule.flintlock-axe-blade",
    "+1 Strength alone, no shield",
    () => assert.number(values(armed("flintlock-axe-blade")), "1 3 4 0 3 1"),
    "flintlock-axe-blade",
  ),
  one("t9a.rule.cavalry-pick", "+2 Penetration, the shield stays", () =>
    assert.number(values(armed("cavalry-pick")), "1 3 3 2 3 2"),
  ),
  one("t9a.rule.colossal-kopesh", "+2 Strength and Penetration; wounds of a Towering Presence count as D3", () => {
    assert.number(values(armed("colossal-kopesh")), "1 3 5 2 3 2");
    // Half hit, five of six wound; each counts as two on average.
    const kopesh: Hero = { wields: "colossal-kopesh" };
    assert.odds([taken(kopesh, { rules: ["towering-presence"] }, 12), taken(kopesh, {}, 12)], [10, 5]);
  }),
  one("t9a.rule.paired-weapons", "+1 Attack and Offensive Skill, no shield", () =>
    assert.number(values(armed("paired-weapons")), "2 4 3 0 3 1"),
  ),
  one(
    ["t9a.rule.spear", "t9a.rule.first-round"],
    "+1 Penetration and a rank more; braced +2 Agility and +1 Penetration",
    () => {
      assert.number(values(armed("spear")), "1 3 3 1 3 2");
      assert.number(values(armed("spear", { rounds: 0 })), "1 3 3 2 5 2");
      assert.equal(profile(armed("spear", charged)).penetration, 1);
      assert.equal(dice(armed("spear")), 18);
      assert.equal(dice(armed("hand-weapon")), 12);
    },
  ),
  one("t9a.rule.lance", "+2 Strength and Penetration in a charge to the front", () => {
    assert.number(values(armed("lance", charged)), "1 3 5 2 4 2");
    assert.number(values(armed("lance")), "1 3 3 0 3 2");
  }),
  one("t9a.rule.light-lance", "+1 Strength and Penetration in a charge to the front", () => {
    assert.number(values(armed("light-lance", charged)), "1 3 4 1 4 2");
    assert.number(values(armed("light-lance")), "1 3 3 0 3 2");
  }),
  one("t9a.rule.lance", "a mount carries no lance", () => {
    const game = faceToFace(cavalry, barbarians, { weapon: "lance", ...charged }, { weapon: "spear" });
    const u = game.units[cavalry] as Unit;
    const strength = u.entry.parts.map(
      (_, part) =>
        strikeNumbers(game, strikeOf(game, { unit: cavalry, pool: 0, part }, { unit: barbarians, pool: 0 })).strength
          .value,
    );
    assert.deepEqual(strength, [5, 3]);
  }),
  one("t9a.rule.armour-worn", "suit and shield", () => {
    assert.equal(profile(armed("hand-weapon")).own, 2);
    const u = armed("hand-weapon").units[cavalry] as Unit;
    assert.equal(armourOf(armed("hand-weapon"), u, mainPool(u)).value, 6);
  }),
];
