import type { RuleCase } from "@tercio/testkit";
import { discipline } from "../../src/calculation/characteristics.ts";
import { weaponsFor } from "../../src/entries/rules/weapons.play.ts";
import type { ItemId, WeaponId } from "../../src/state/state.ts";
import { duel, figures, first, guarded, item, numbers, rule, taken } from "./item-scenes.ts";
import { assert, one } from "./table.ts";

/** Enchantments of weapons, each by what blows with it are. */
export const enchantedWeaponCases: readonly RuleCase[] = [
  one(
    rule("enchanted-weapon"),
    "whoever has one fights with it: the first it may be on, the Hand Weapon last",
    () => {
      const may = (...[items, ...weapons]: readonly [ItemId, ...WeaponId[]]): readonly string[] => {
        const game = duel({ items: [items], weapons }, {});
        return weaponsFor(first(game).entry);
      };
      assert.legality(may("heros-heart", "halberd", "great-weapon"), ["halberd"]);
      assert.legality(may("burning-portent", "great-weapon"), ["hand-weapon"]);
      assert.legality(may("crippling-frost", "halberd", "great-weapon"), ["great-weapon"]);
      // One that fits nothing binds nobody.
      assert.legality(may("crippling-frost", "halberd", "spear"), ["halberd", "spear"]);
      // Not in hand, it does nothing.
      assert.number(figures({ ...item("heros-heart"), weapons: ["halberd"] }), [1, 3, 3, 3, 0]);
    },
    "enchanted-weapon",
  ),
  one(
    rule("heros-heart"),
    "one Attack more, Strength 5 and Penetration 2 at least, Magical",
    () => {
      const own = item("heros-heart");
      assert.number(figures({ ...own, wields: "hand-weapon" }), [2, 3, 3, 5, 2]);
      assert.number(figures({ ...own, wields: "great-weapon", part: { str: 4, ap: 1 } }), [2, 0, 3, 6, 3]);
      assert.number(figures({ ...own, wields: "halberd" }), [2, 3, 3, 5, 2]);
      // Ghostly armour stops nothing that is Magical.
      assert.number(guarded({ ...own, wields: "hand-weapon" }, item("ghostly-guard")), [0, 3]);
    },
    "heros-heart",
  ),
  one(rule("shield-breaker"), "Penetration 6 more, wounds on 3+ at best, Magical", () => {
    const own = { ...item("shield-breaker"), wields: "hand-weapon" } as const;
    assert.number(figures(own), [1, 3, 3, 3, 6]);
    assert.number(
      [6, 7, 8].map((str) => numbers(duel({ ...own, part: { str } }, { res: 5 })).wound),
      [3, 3, 3],
    );
    assert.number(numbers(duel({ wields: "hand-weapon", part: { str: 7 } }, { res: 5 })).wound, 2);
    assert.number(guarded(own, item("ghostly-guard")), [0, 3]);
  }),
  one(rule("supernatural-dexterity"), "Offensive Skill and Agility 2 more, Magical", () => {
    const own = { ...item("supernatural-dexterity"), wields: "halberd" } as const;
    assert.number(figures(own), [1, 5, 5, 4, 1]);
    assert.number(guarded(own, item("ghostly-guard")), [0, 3]);
  }),
  one(rule("touch-of-greatness"), "1 more of Strength, 2 at most with the weapon; 1 of Penetration", () => {
    const of = (wields: WeaponId, charging?: true) =>
      figures({ ...item("touch-of-greatness"), wields, ...(charging === undefined ? {} : { charging }) }).slice(3);
    assert.number(
      [of("hand-weapon"), of("halberd"), of("great-weapon")],
      [
        [4, 1],
        [5, 2],
        [5, 3],
      ],
    );
    assert.number(
      [of("lance"), of("lance", true), of("light-lance", true)],
      [
        [4, 1],
        [5, 3],
        [5, 2],
      ],
    );
  }),
  one(rule("titanic-might"), "Strength 3 more, Magical", () => {
    const own = { ...item("titanic-might"), wields: "hand-weapon" } as const;
    assert.number(figures(own), [1, 3, 3, 6, 0]);
    assert.number(guarded(own, item("ghostly-guard")), [0, 3]);
  }),
  ...(["eldritch-inscriptions", "blessed-inscriptions"] as const).map((id) =>
    one(rule(id), "failed rolls to wound again, and Aegis that held", () => {
      // Half hit, three quarters of those wound; an Aegis (4+) that has to hold twice stops a quarter.
      assert.odds(taken({ ...item(id), wields: "hand-weapon" }, {}, 32), 12);
      assert.odds(taken({ ...item(id), wields: "hand-weapon" }, { rules: [{ rule: "aegis", need: 4 }] }, 32), 9);
      assert.odds(taken({ wields: "hand-weapon" }, { rules: [{ rule: "aegis", need: 4 }] }, 32), 4);
    }),
  ),
  one(rule("burning-portent"), "Flaming, Penetration 10, each wound D3 but no more than there are", () => {
    const own = { ...item("burning-portent"), wields: "hand-weapon" } as const;
    assert.number(figures(own), [1, 3, 3, 3, 10]);
    assert.odds(taken(own, {}, 8), 4);
    // A Fortitude stops no flames.
    assert.odds(taken(own, { rules: [{ rule: "fortitude", need: 2 }] }, 8), 4);
    assert.odds(taken(own, { hp: 1 }, 8), 2);
  }),
  one(rule("symbol-of-slaughter"), "Attacks and Agility 2 more; enemies hit its bearer by 1 more easily", () => {
    const own = { ...item("symbol-of-slaughter"), wields: "paired-weapons" } as const;
    assert.number(figures(own), [4, 5, 4, 3, 0]);
    assert.number([numbers(duel({}, own)).hit, numbers(duel({}, {})).hit], [3, 4]);
  }),
  one(
    rule("crippling-frost"),
    "Defensive Skill 2 less of whom it strikes",
    () => {
      const own = { ...item("crippling-frost"), wields: "great-weapon" } as const;
      assert.number(
        [2, 3, 4].map((def) => guarded(own, { def })[1] ?? 0),
        [0, 1, 2],
      );
      assert.number(guarded({ wields: "great-weapon" }, { def: 3 }), [0, 3]);
    },
    "item-enemies",
  ),
  one(rule("lacerating-touch"), "Penetration and Attacks 2 more, and Fear", () => {
    const own = { ...item("lacerating-touch"), wields: "paired-weapons" } as const;
    assert.number(figures(own), [4, 3, 4, 3, 2]);
    assert.number(discipline(duel({}, own), first(duel({}, own)), "break").value, 6);
  }),
  one(rule("pride-of-gar-daecos"), "one Attack more; an Aegis has to hold twice", () => {
    const own = { ...item("pride-of-gar-daecos"), wields: "halberd" } as const;
    assert.number(figures(own), [2, 3, 3, 4, 1]);
    assert.odds(taken(own, { rules: [{ rule: "aegis", need: 4 }] }, 12), 3);
  }),
  one(rule("godslayer"), "one Attack more, Divine; two wounds where there is an Aegis", () => {
    const own = { ...item("godslayer"), wields: "great-weapon" } as const;
    assert.number(figures(own), [2, 0, 3, 5, 2]);
    // 1/2 hit, 5/6 wound, 3/4 come through the Aegis, each counts as 2.
    assert.odds([taken(own, {}, 12), taken(own, { rules: [{ rule: "aegis", need: 4 }] }, 16)], [5, 10]);
  }),
  one(rule("the-light-of-sonnstahl"), "every hit wounds, Penetration 10, Magical", () => {
    const own = { ...item("the-light-of-sonnstahl"), wields: "hand-weapon" } as const;
    assert.number(figures(own), [1, 3, 3, 3, 10]);
    assert.odds(taken(own, { res: 10, suit: "plate" }, 2), 1);
    assert.number(guarded(own, item("ghostly-guard")), [0, 3]);
  }),
  one(rule("sliver-of-the-blazing-dawn"), "Strength 1 and Penetration 2 more, each hit is two", () => {
    const own = { ...item("sliver-of-the-blazing-dawn"), wields: "spear", charging: true } as const;
    assert.number(figures(own).slice(3), [4, 3]);
    assert.odds(taken(own, { res: 4 }, 2), 1);
  }),
];
