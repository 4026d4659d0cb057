import type { RuleCase } from "@tercio/testkit";
import type { SpecialAttack } from "../../src/hooks/moments.ts";
import { initiativeOf, packetsAt, strikeOf } from "../../src/calculation/attacks.ts";
import { scoreOf } from "../../src/calculation/combat-score.ts";
import { loserOf } from "../../src/calculation/combat-score.ts";
import { dangerOf } from "../../src/calculation/ground.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { ItemId } from "../../src/state/items.ts";
import type { SceneCharacter, SceneUnit } from "../../src/scene/types.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { NinthAge } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { duel, first, guarded, type Hero, hero, item, type More, numbers, rule, taken } from "./item-scenes.ts";
import { at, played, quiet } from "./scenes.ts";
import { range, shooter, toHit } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

const joined = (more: More): SceneCharacter => ({ profile: like({ hp: 3, ...more }) });
/** Thirty men, and who has joined them, before thirty others. */
const among = (characters: readonly SceneCharacter[], more: More = {}, own: Partial<SceneUnit> = {}): NinthAge =>
  gameOf(fight({ a: { profile: like(more), ...(characters.length === 0 ? {} : { characters }), ...own } }));

const several: readonly RuleCase[] = [
  one(["t9a.rule.aegis", "t9a.rule.hatred"], "who has the same rule twice has both", () => {
    // A quarter of the blows wound; half of those are saved on 4+.
    const two: readonly RuleGiven[] = [
      { rule: "aegis", need: 5 },
      { rule: "aegis", need: 4, against: ["melee"] },
    ];
    assert.odds([taken({}, { rules: two }, 48), taken({}, { rules: two.toReversed() }, 48)], [6, 6]);
    // Hatred of the Large hides no hatred of all.
    const hate: RuleGiven = { rule: "hatred", against: ["Large"] };
    const rolled = (rules: readonly RuleGiven[]): number => taken({ rules }, {}, 48);
    assert.odds([rolled([hate]), rolled([hate, "hatred"]), rolled(["hatred", hate])], [12, 18, 18]);
    // Nor does it hide what a Character's item lends the men.
    const led = (rules: readonly RuleGiven[], items: readonly ItemId[]): readonly string[] => {
      const game = among([joined(items.length === 0 ? {} : { items })], { rules });
      const { effects } = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
      return effects.map((e) => e.value.kind).filter((kind) => kind === "reroll-hits");
    };
    assert.odds(
      [led([hate], []), led([hate], ["blessings"]), led([], ["blessings"])],
      [[], ["reroll-hits"], ["reroll-hits"]],
    );
  }),
  one("t9a.rule.multiple-wounds", "of two Multiple Wounds those that are worth most", () => {
    const both: readonly RuleGiven[] = [
      { rule: "multiple-wounds", times: "2" },
      { rule: "multiple-wounds", times: "D3+1", against: ["Infantry"] },
    ];
    assert.odds([taken({ rules: both }, {}, 12), taken({ rules: both.toReversed() }, {}, 12)], [8, 8]);
  }),
  one(rule("godslayer"), "any Aegis of who is struck makes two of a wound, also an item's", () => {
    // Five twelfths wound; Divine, a save on 5+ stops a ninth.
    const at5 = (b: Hero): number => taken({ ...item("godslayer"), wields: "great-weapon" }, b, 27);
    assert.odds([at5(item("talisman-of-shielding")), at5({ rules: [{ rule: "aegis", need: 5 }] })], [20, 20]);
    assert.odds(taken({ ...item("godslayer"), wields: "great-weapon" }, {}, 12), 5);
  }),
  one(rule("dragonfire-gem"), "no Fortitude, also not that of another item", () => {
    assert.odds(taken({}, item("dragonfire-gem", "death-cheater"), 24), 5);
    assert.odds(taken({}, item("dragonfire-gem", "jackals-blessing"), 4), 1);
    assert.odds(taken({}, { ...item("death-cheater"), rules: ["dragonforged-armour"] }, 144), 25);
  }),
  one(rule("diadem-of-protection"), "better than an Aegis against this attack alone", () => {
    const need = (against: "flaming-attacks" | "melee"): number =>
      numbers(duel({}, { ...item("diadem-of-protection"), rules: [{ rule: "aegis", need: 5, against: [against] }] }))
        .special?.value.need ?? 7;
    assert.number([need("flaming-attacks"), need("melee")], [5, 4]);
    // Also than that of what he wears.
    const forged = { ...item("diadem-of-protection"), rules: ["dragonforged-armour"] } as const;
    const flames = { rules: ["flaming-attacks"] } as const;
    assert.number(
      [{}, flames].map((by) => numbers(duel(by, forged)).special?.value.need ?? 7),
      [4, 3],
    );
  }),
  one([rule("zealots-banner"), "t9a.rule.extra-support"], "it lowers nobody's own support", () => {
    const dice = (value: number): number => {
      const profile = like({ ...item("zealots-banner"), rules: [{ rule: "extra-support", value }] }, { att: 3 });
      const game = gameOf(fight({ a: { standard: true, profile, models: 10, files: 5 }, b: { models: 5, files: 5 } }));
      const a = first(game);
      return packetsAt(game, a, 3, null, initiativeOf(game, a)).reduce((sum, p) => sum + p.dice, 0);
    };
    assert.number([dice(3), dice(1)], [30, 25]);
  }),
  one([rule("glittering-lacquer"), "t9a.rule.hard-target"], "a Hard Target is the harder for it", () => {
    const hit = (more: More) =>
      toHit(
        range({
          a: { models: 1, files: 1, profile: shooter([{ weapon: "bow", aim: 3 }]) },
          b: { models: 1, files: 1, character: true, profile: like({ hp: 3, ...more }) },
        }),
      );
    const hard: readonly RuleGiven[] = [{ rule: "hard-target", value: 1 }];
    assert.number([hit({ rules: hard }), hit({ rules: hard, ...item("glittering-lacquer") })].map(Number), [4, 5]);
    // Nor does it count once where a rule brings it, or a list names it twice.
    const twice: readonly (readonly RuleGiven[])[] = [
      [...hard, "kaleidoscopic-flesh"],
      [...hard, ...hard],
    ];
    assert.number(
      twice.map((rules) => hit({ rules })),
      [5, 5],
    );
  }),
  one("t9a.rule.unburnt", "wounds that are rolled again whatever they show are as likely as at first", () => {
    const flames = { rules: ["flaming-attacks"], wields: "hand-weapon" } as const;
    assert.odds(taken({ ...flames, ...item("eldritch-inscriptions") }, { rules: ["unburnt"] }, 4), 1);
    assert.odds(
      [taken(flames, { rules: ["unburnt"] }, 8), taken({ ...flames, ...item("eldritch-inscriptions") }, {}, 8)],
      [1, 3],
    );
  }),
];

const bearers: readonly RuleCase[] = [
  one(rule("stalkers-standard"), "safe ground for all of its unit, whoever bears it and whoever joins", () => {
    const banner = item("stalkers-standard");
    const flag = joined({ ...banner, rules: ["battle-standard-bearer"] });
    const fails = (game: NinthAge): number => dangerOf(game, first(game), "ruins")?.fails ?? 0;
    const games = [among([flag]), among([joined({})], banner, { standard: true }), among([joined(banner)]), among([])];
    assert.number(games.map(fails), [0, 0, 1, 1]);
  }),
  one(rule("potion-of-strength"), "its bearer crushes in place of its blows, the mount strikes", () => {
    const [man] = like({}).parts;
    if (man === undefined) throw new Error("a man has a part");
    const parts = [
      { ...man, off: 7 },
      { ...man, str: 5, off: 3, harnessed: true },
    ];
    const a = hero("first", { ...item("potion-of-strength"), type: "Cavalry", parts });
    const run = played(
      fight({ a, b: hero("second", {}) }),
      quiet({
        "use-item": { choice: "use-item", answer: { unit: "A", item: "potion-of-strength" } },
        "special-attack": { choice: "special-attack", answer: { attack: "crush-attack" } },
      }),
      at("6"),
    );
    const u = first(run.game);
    const order = initiativeOf(run.game, u);
    const made = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].flatMap((step) =>
      packetsAt(run.game, u, step, null, order).map((p) => [p.part, p.special?.rule ?? "blow", p.dice]),
    );
    assert.deepEqual(made, [
      [1, "blow", 1],
      [0, "crush-attack", 1],
    ]);
    assert.number(made.length, 2);
  }),
  one([rule("willows-ward"), rule("suns-embrace")], "a shield does nothing while both hands are full", () => {
    const ward = { ...item("willows-ward"), shield: true } as const;
    assert.number(
      [
        guarded({}, { ...ward, wields: "hand-weapon" })[0],
        guarded({}, { ...ward, wields: "great-weapon" })[0],
        guarded({}, { ...ward, wields: "great-weapon", rules: ["master-of-destruction"] })[0],
        guarded({}, { ...ward, wields: "paired-weapons", rules: ["master-of-destruction"] })[0],
      ].map(Number),
      [2, 0, 2, 0],
    );
    const hit = (wields: "hand-weapon" | "halberd"): number =>
      numbers(duel({}, { ...item("suns-embrace"), type: "Cavalry", shield: true, wields })).hit;
    assert.number([hit("hand-weapon"), hit("halberd")], [5, 4]);
  }),
  one(rule("willows-ward"), "who is run over by Impact Hits is pierced 2 less", () => {
    const game = duel({}, { ...item("willows-ward"), shield: true });
    const special = (armourPenetration: number): SpecialAttack => ({
      ...{ rule: "impact-hits", rolls: false, each: 1, sides: 0, add: 0 },
      ...{ strength: 5, armourPenetration, attributes: [] },
    });
    const pierces = (ap: number): number =>
      strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }, special(ap))).penetration
        .value;
    assert.number([pierces(3), pierces(1)], [1, 0]);
    const own = { ...item("willows-ward"), shield: true };
    assert.number(numbers(duel({ part: { ap: 3 } }, own)).penetration.value, 3);
  }),
  one(
    [rule("shield-of-volund"), "t9a.rule.undying-will"],
    "Lethal Strike does nothing to it, whoever granted it",
    () => {
      const lethal = (more: More): number => {
        const b = hero("second", { suit: "plate", shield: true, ...more });
        const game = gameOf(fight({ a: { profile: like({ rules: ["undying-will"] }) }, b }));
        return numbers(game).effects.filter(({ value: granted }) => granted.kind === "six-pierces").length;
      };
      assert.number([lethal({}), lethal(item("shield-of-volund"))], [1, 0]);
    },
  ),
  one("t9a.rule.unnatural-roots", "a Character who has joined brings them along", () => {
    const score = (rules: readonly RuleGiven[]): number => {
      const game = among([joined({ rules })]);
      return scoreOf(game, { units: [0, 1], lost: [0, 0], overkill: [0, 0] }, 0);
    };
    assert.points([score(["unnatural-roots"]) - score([]), score([])], [1, 3]);
  }),
  one("t9a.rule.supernal", "with anybody in it who is none, a unit breaks as others do", () => {
    const fate = (rules: readonly RuleGiven[]): number => {
      const game = among([joined({ rules })], { rules: ["supernal"] });
      return Number(loserOf(game, first(game), [first(game).id]).fate !== null);
    };
    assert.number([fate(["supernal"]), fate([])], [1, 0]);
  }),
  one("t9a.rule.massive-bulk", "nothing that a rider wears saves so large a mount", () => {
    const [man] = like({}).parts;
    if (man === undefined) throw new Error("a man has a part");
    const on = (height: "Large" | "Gigantic", more: More) =>
      numbers(duel({}, { type: "Beast", height, parts: [man, { ...man, harnessed: true }], ...more }));
    const armour = (height: "Large" | "Gigantic"): number => on(height, item("alchemists-alloy")).armour.value;
    assert.number([armour("Large"), armour("Gigantic")], [1, 0]);
    const saved = (height: "Large" | "Gigantic"): number =>
      on(height, item("talisman-of-shielding")).special?.value.need ?? 7;
    assert.number([saved("Large"), saved("Gigantic")], [5, 7]);
  }),
];

/** Special items and rules that meet: two of a kind, one that takes what another gives, a bearer's and his unit's. */
export const itemsTogether: readonly RuleCase[] = [...several, ...bearers];
