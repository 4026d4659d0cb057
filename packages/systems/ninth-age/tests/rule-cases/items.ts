import type { RuleCase } from "@tercio/testkit";
import { initiativeOf, packetsAt, strikeOf } from "../../src/calculation/attacks.ts";
import { discipline, testedAgain } from "../../src/calculation/characteristics.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { health, rowsOf } from "../../src/calculation/health.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { shotStrike } from "../../src/calculation/shots.ts";
import { aimOf, strikeNumbers } from "../../src/calculation/strikes.ts";
import { book } from "../../src/hooks/book.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { hasRule } from "../../src/state/held.ts";
import type { ItemId, NinthAge } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { duel, figures, first, guarded, type Hero, item, type More, numbers, rule, taken } from "./item-scenes.ts";
import { block } from "./scenes.ts";
import { plainShot, range, shooter, toHit } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

/** Thirty men with this banner, and the game that they stand in. */
function company(banner: ItemId | null, more: Partial<SceneUnit> = {}, scene: More = {}): NinthAge {
  const profile = like({ ...scene, ...(banner === null ? {} : item(banner)) });
  return gameOf({
    phase: "movement",
    units: {
      A: block("first", [0, 0], "north", { standard: true, ...more, profile }),
      B: block("second", [0, 20], "south"),
    },
  });
}
const noFlight = (game: NinthAge): number =>
  book.refusals("flee as a charge reaction", game, { unit: first(game) }).length;
const noPanic = (game: NinthAge): number =>
  book.refusals("take a panic test", game, { unit: first(game), cause: null }).length;

const steel: More = { suit: "plate", shield: true };
const protections: readonly RuleCase[] = [
  one(
    rule("alchemists-alloy"),
    "Armour 1 more, Offensive Skill 2 less",
    () => {
      assert.number(guarded({}, { ...steel, ...item("alchemists-alloy") }), [5, 3]);
      assert.number(figures(item("alchemists-alloy")), [1, 3, 1, 3, 0]);
      // The mount keeps its own.
      const [man] = like({}).parts;
      if (man === undefined) throw new Error("a man has a part");
      const rider = {
        ...item("alchemists-alloy"),
        type: "Cavalry",
        parts: [man, { ...man, harnessed: true }],
      } as const;
      const game = duel(rider, {});
      const off = [0, 1].map(
        (part) =>
          strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part }, { unit: 1, pool: 0 })).offensiveSkill.value,
      );
      assert.number(off, [1, 3]);
    },
    "item-bearer",
  ),
  one(rule("basalt-infusion"), "Armour 1 more, Aegis (3+) against flames, no Fortitude", () => {
    const own = item("basalt-infusion");
    assert.number(guarded({}, own), [1, 3]);
    // Flames: 1/4 wound past Armour 1, which saves a sixth; Aegis stops four of six.
    assert.odds(taken({ rules: ["flaming-attacks"] }, { ...own, rules: [{ rule: "fortitude", need: 2 }] }, 72), 5);
    assert.odds(taken({}, { ...own, rules: [{ rule: "fortitude", need: 2 }] }, 24), 5);
  }),
  one(rule("dragonfire-gem"), "Aegis (2+) against flames, no Fortitude", () => {
    const own = { ...item("dragonfire-gem"), rules: [{ rule: "fortitude", need: 2 }] } as const;
    assert.odds([taken({ rules: ["flaming-attacks"] }, own, 24), taken({}, own, 24)], [1, 6]);
  }),
  one(rule("death-cheater"), "Armour 1 more, Fortitude (4+)", () => {
    assert.number(guarded({}, item("death-cheater")), [1, 3]);
    assert.odds(taken({}, item("death-cheater"), 48), 5);
    assert.odds(taken({ rules: ["flaming-attacks"] }, item("death-cheater"), 24), 5);
  }),
  one(rule("destinys-call"), "Aegis (4+), Armour always 3", () => {
    assert.number(
      [guarded({}, { ...steel, ...item("destinys-call") })[0] ?? 0, guarded({}, item("destinys-call"))[0] ?? 0],
      [3, 3],
    );
    assert.odds(taken({}, item("destinys-call"), 16), 1);
  }),
  one(rule("essence-of-mithril"), "Armour 5 more, 5 at most", () => {
    assert.number(
      [{}, { suit: "light" as const }, steel].map(
        (more) => guarded({}, { ...more, ...item("essence-of-mithril") })[0] ?? 0,
      ),
      [5, 5, 5],
    );
  }),
  one([rule("ghostly-guard"), "t9a.rule.magical-attacks"], "Armour 2 more against what is not Magical", () => {
    const own = item("ghostly-guard");
    assert.number([guarded({}, own)[0], guarded({ rules: ["magical-attacks"] }, own)[0]].map(Number), [2, 0]);
  }),
  one(rule("daemons-bane"), "Armour 2 more against what is Magical", () => {
    const own = item("daemons-bane");
    assert.number([guarded({}, own)[0], guarded({ rules: ["magical-attacks"] }, own)[0]].map(Number), [0, 2]);
  }),
  one(rule("gleaming-robe"), "Aegis (3+), Armour always 1", () => {
    assert.number(guarded({}, { suit: "light", shield: true, ...item("gleaming-robe") }), [1, 3]);
    assert.odds(taken({}, item("gleaming-robe"), 72), 5);
  }),
  one(rule("protection-of-dorac"), "Armour and Defensive Skill 2 more", () =>
    assert.number(guarded({}, item("protection-of-dorac")), [2, 5]),
  ),
  one(rule("thriceforged"), "Armour 3 more; a Towering Presence no further than 5", () => {
    assert.number(guarded({}, item("thriceforged")), [3, 3]);
    const towering: More = { ...item("thriceforged"), rules: ["towering-presence"] };
    const armour = (more: More): number => guarded({}, more)[0] ?? 0;
    assert.number(
      [armour({ ...towering, suit: "plate" }), armour({ ...towering, ...steel }), armour({ ...towering, arm: 1 })],
      [5, 5, 4],
    );
    assert.number(armour({ ...item("thriceforged"), suit: "plate" }), 6);
  }),
  one(rule("gladiators-spirit"), "Armour 1 more; its bearer parries", () => {
    assert.number(guarded({ part: { off: 5 } }, item("gladiators-spirit")), [1, 5]);
    assert.number(guarded({ part: { off: 2 } }, item("gladiators-spirit")), [1, 4]);
  }),
  one(rule("blacksteel"), "Armour 1 more, on foot 2, and Fear", () => {
    const own = item("blacksteel");
    assert.number([guarded({}, own)[0], guarded({}, { ...own, type: "Cavalry" })[0]].map(Number), [2, 1]);
    assert.number(discipline(duel({}, own), first(duel({}, own)), "break").value, 6);
  }),
  one(rule("imperial-seal"), "on foot Armour 3 and Discipline 1 more; his unit does not flee", () => {
    const own = item("imperial-seal");
    assert.number([guarded({}, own)[0], guarded({}, { ...own, type: "Cavalry" })[0]].map(Number), [3, 0]);
    const among = (dis: number) => company(null, { files: 6, characters: [{ profile: like({ hp: 3, dis, ...own }) }] });
    // He leads them by his own, where it is the highest with what the Seal adds.
    assert.number(
      [5, 6, 7, 8].map((dis) => discipline(among(dis), first(among(dis)), "panic").value),
      [7, 7, 8, 9],
    );
    assert.legality([noFlight(among(7)), noFlight(company(null))], [1, 0]);
    // Who flees already goes on.
    const fleeing = company(null, { state: { fleeing: true }, characters: [{ profile: like({ hp: 3, ...own }) }] });
    assert.legality(noFlight(fleeing), 0);
  }),
  one(rule("talisman-of-shielding"), "Aegis (5+), the better of two", () => {
    const own = item("talisman-of-shielding");
    assert.odds([taken({}, own, 6), taken({}, { ...own, rules: [{ rule: "aegis", need: 6 }] }, 6)], [1, 1]);
    assert.odds(taken({}, { ...own, rules: [{ rule: "aegis", need: 4 }] }, 8), 1);
  }),
  one(rule("diadem-of-protection"), "Aegis better by 2, 4+ at best, 5+ where there was none", () => {
    const own = item("diadem-of-protection");
    const need = (n: number | null): number =>
      numbers(duel({}, { ...own, rules: n === null ? [] : [{ rule: "aegis", need: n }] })).special?.value.need ?? 7;
    assert.number([need(null), need(6), need(5), need(3)], [5, 4, 4, 3]);
  }),
  one(
    rule("dusk-forged"),
    "failed Armour Saves again, unless a special save stops more",
    () => {
      // Light armour and a shield: saved on 5+, of two tries 20 of 36.
      const own = { ...item("dusk-forged"), suit: "light", shield: true } as const;
      assert.odds([taken({}, own, 36), taken({}, { suit: "light", shield: true }, 36)], [4, 6]);
      // Aegis (6+) stops less, Aegis (4+) more.
      assert.odds(taken({}, { ...own, rules: [{ rule: "aegis", need: 6 }] }, 36), 4);
      assert.odds(taken({}, { ...own, rules: [{ rule: "aegis", need: 4 }] }, 36), 3);
      // A natural 6 of Lethal Strike: no Armour Save has failed against it, so that the Aegis (6+) is made; no Fortitude ever is.
      const lethal = { rules: ["lethal-strike"] } as const;
      const saves = (...rules: readonly { rule: "aegis" | "fortitude"; need: number }[]): number =>
        taken(lethal, { ...own, rules }, 1296);
      assert.odds([saves(), saves({ rule: "aegis", need: 6 }), saves({ rule: "fortitude", need: 6 })], [204, 186, 204]);
      assert.odds(saves({ rule: "aegis", need: 4 }), 126);
    },
    "dusk-forged",
  ),
  one(rule("willows-ward"), "Armour 1 more, no Parry", () => {
    const own = { ...item("willows-ward"), shield: true, wields: "hand-weapon" } as const;
    assert.number(guarded({ part: { off: 5 } }, own), [2, 3]);
    assert.number(guarded({ part: { off: 5 } }, { shield: true, wields: "hand-weapon" }), [1, 5]);
  }),
  one(rule("shield-of-volund"), "Lethal Strike does nothing against it", () => {
    const own = { suit: "plate", shield: true } as const;
    // Armour 4 saves on 3+; of the wounds a third are natural 6s.
    const lethal = { rules: ["lethal-strike"] } as const;
    assert.odds([taken(lethal, own, 36), taken(lethal, { ...own, ...item("shield-of-volund") }, 36)], [5, 3]);
  }),
  one(
    rule("death-mask-of-teput"),
    "Offensive Skill 2 less in blows at its bearer",
    () => {
      assert.number(figures({ part: { off: 5 } }, item("death-mask-of-teput"))[2] ?? 0, 3);
    },
    "item-enemies",
  ),
  one(rule("blessed-wrappings"), "one Health Point more, not Flammable", () => {
    const own = { ...item("blessed-wrappings"), rules: ["flammable"] as const };
    const game = duel(own, {});
    assert.number([health(game, first(game)), ...rowsOf(game, first(game)).map((r) => r.started)], [4, 4]);
    assert.odds(taken({ rules: ["flaming-attacks"] }, own, 4), 1);
  }),
  one(rule("jackals-blessing"), "two Health Points more, Fortitude (5+)", () => {
    const game = duel(item("jackals-blessing"), {});
    assert.number(health(game, first(game)), 5);
    assert.odds(taken({}, item("jackals-blessing"), 6), 1);
  }),
  one(rule("glittering-lacquer"), "Hard Target (1)", () => {
    const at = (more: More) =>
      toHit(
        range({
          a: { models: 1, files: 1, profile: shooter(["bow"]) },
          b: { models: 1, files: 1, character: true, profile: like({ hp: 3, ...more }) },
        }),
      );
    assert.number([at(item("glittering-lacquer")), at({})].map(Number), [5, 4]);
  }),
  one(rule("rangers-boots"), "on foot Strider, Advance 2 and March 4 more, no farther than 10 and 20", () => {
    const pace = (more: Hero): readonly number[] => {
      const game = duel({ ...item("rangers-boots"), ...more }, {});
      return [
        advanceRate(game, first(game)),
        marchRate(game, first(game)),
        Number(hasRule(game, first(game), "strider")),
      ];
    };
    assert.number(
      [pace({}), pace({ adv: 9, mar: 18 }), pace({ type: "Cavalry" })],
      [
        [6, 12, 1],
        [10, 20, 1],
        [4, 8, 0],
      ],
    );
  }),
];

const banners: readonly RuleCase[] = [
  one(rule("banner-of-speed"), "Advance 1 and March 2 more while the standard stands", () => {
    const pace = (game: NinthAge): readonly number[] => [advanceRate(game, first(game)), marchRate(game, first(game))];
    assert.number(pace(company("banner-of-speed")), [5, 10]);
    assert.number(pace(company("banner-of-speed", { standard: false, startCommand: { standard: true } })), [4, 8]);
    // Borne by the Battle Standard, and not by another.
    const borne = (title: readonly string[]) =>
      company(null, { characters: [{ profile: like({ hp: 3, rules: title, ...item("banner-of-speed") }) }] });
    assert.number(pace(borne(["battle-standard-bearer"])), [5, 10]);
    assert.number(pace(borne([])), [4, 8]);
  }),
  one(rule("banner-of-discipline"), "failed Panic Tests again; none at all with the General among them", () => {
    const again = (game: NinthAge, use: "panic" | "break") => testedAgain(game, first(game), use).value;
    const game = company("banner-of-discipline");
    assert.number([again(game, "panic"), again(game, "break"), again(company(null), "panic")], [1, 0, 0]);
    const led = (banner: ItemId | null) =>
      noPanic(company(banner, { characters: [{ profile: like({ hp: 3, rules: ["general"] }) }] }));
    assert.legality([noPanic(game), led("banner-of-discipline"), led(null)], [0, 1, 0]);
  }),
  one(rule("zealots-banner"), "two Supporting Attacks a model", () => {
    const dice = (banner: ItemId | null): number => {
      const profile = like(banner === null ? {} : item(banner), { att: 3 });
      const game = gameOf(fight({ a: { standard: true, profile, models: 10, files: 5 }, b: { models: 5, files: 5 } }));
      const a = first(game);
      return packetsAt(game, a, 3, null, initiativeOf(game, a)).reduce((sum, p) => sum + p.dice, 0);
    };
    // Five in front with three each, five behind them with one, or two.
    assert.number([dice("zealots-banner"), dice(null)], [25, 20]);
  }),
  one(rule("legion-standard"), "ranks score one more at most", () => {
    const ranks = (models: number, banner: ItemId | null): number => {
      const game = company(banner, { models, files: 5 });
      return rankBonus(game, first(game));
    };
    assert.points(
      [20, 25, 30].map((n) => ranks(n, "legion-standard")),
      [3, 4, 4],
    );
    assert.points(
      [20, 25, 30].map((n) => ranks(n, null)),
      [3, 3, 3],
    );
  }),
  one(rule("stalkers-standard"), "Strider on any ground", () => {
    const game = company("stalkers-standard");
    assert.number(
      [game, company(null)].map((g) => Number(hasRule(g, first(g), "strider"))),
      [1, 0],
    );
  }),
  one(rule("marksmans-pennant"), "no penalty to Stand and Shoot", () => {
    const of = (banner: ItemId | null) => {
      const profile = shooter(["handgun"], banner === null ? {} : item(banner));
      const game = gameOf(range({ a: { profile, standard: true } }));
      const standing = shotStrike(game, { ...plainShot, weapon: "handgun", standing: true });
      return aimOf(game, standing, plainShot.aim ?? 0).value;
    };
    assert.number([of("marksmans-pennant"), of(null)], [4, 5]);
  }),
  one(rule("household-standard"), "a General in the unit is heard 6 inches farther", () => {
    const led = (inches: number, banner: ItemId | null): number => {
      const profile = like(banner === null ? {} : item(banner));
      const game = gameOf({
        phase: "melee",
        units: {
          A: block("first", [0, 0], "north", { profile: like({}) }),
          // His own file is the one nearest to A.
          G: {
            ...{ side: "first", profile, models: 4, files: 5, standard: true, at: [-(5.5 * 20) / 25.4 - inches, 0] },
            characters: [{ profile: like({ dis: 9, hp: 3, rules: ["general"] }), file: 4 }],
          },
        },
      });
      return discipline(game, first(game), "panic").value;
    };
    assert.number(
      [17.99, 18, 18.01].map((d) => led(d, "household-standard")),
      [9, 9, 7],
    );
    assert.number(
      [12, 12.01].map((d) => led(d, null)),
      [9, 7],
    );
  }),
];

/** Enchantments of armour and shields, artefacts and banners, each by its figures, its legality or its odds. */
export const itemCases: readonly RuleCase[] = [...protections, ...banners];
