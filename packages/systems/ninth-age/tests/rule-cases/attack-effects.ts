import { type Chains, distribution, type Pool } from "@tercio/dice";
import { exactOdds } from "@tercio/odds";
import { type RuleCase, type SceneLine, verdict } from "@tercio/testkit";
import { ninthAge, type Scene } from "../../src/index.ts";
import type { SceneFeature, SceneProfile } from "../../src/scene/types.ts";
import * as expected from "../expected/ground/ground.ts";
import { box } from "./terrain.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { played } from "./scenes.ts";
import { atB, groups, mean, needed, range, shooter, shot } from "./shooting-scenes.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { shootingQuestion } from "../../src/view/shooting-questions.ts";
import { assert, one } from "./table.ts";

type Rules = NonNullable<SceneProfile["rules"]>;

/** The mean losses of one shot on 4+ of Strength 4, Penetration 2, over so many. */
const one4 = (
  own: Rules,
  theirs: Rules,
  of: number,
  more: Partial<SceneProfile> = {},
  where: Pick<Parameters<typeof range>[0] & object, "scene"> = {},
): number =>
  mean(
    shot(
      range({
        ...where,
        a: { models: 1, files: 1, profile: shooter(["handgun"], { rules: own }) },
        b: { models: 1, files: 1, profile: like({ res: 4, rules: theirs, ...more }) },
      }),
    ),
    of,
  );
/** The same of one blow in close combat: hits and wounds on 4+. */
function blow(
  own: Rules,
  theirs: Rules,
  of: number,
  more: Partial<SceneProfile> = {},
  terrain: readonly SceneFeature[] = [],
): number {
  const units = { a: { profile: like({ rules: own }) }, b: { profile: like({ rules: theirs, ...more }) } };
  const game = gameOf({ ...fight(units), terrain });
  const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
  const sum = distribution(attackChain(n, 1, [n.hit])).reduce((m, b) => m + b.outcome.points * b.probability, 0);
  return Math.round(sum * of * 1e6) / 1e6;
}
const aegis = (need: number) => ({ rule: "aegis", need }) as const;
const fortitude = (need: number) => ({ rule: "fortitude", need }) as const;

/** So many bows at three men and a Character who cannot hide among them; a natural 6 alone wounds them. */
const sharedRange = (rules: Rules, models: number, aim = 4, away = 6): Scene =>
  range({
    a: { models, files: models, profile: shooter([{ weapon: "bow", aim }], { rules }) },
    b: {
      models: 3,
      files: 4,
      profile: like({ res: 6, hp: 9 }),
      characters: [{ profile: like({ res: 6, hp: 9 }), cost: 50 }],
    },
    away,
  });
const share = (...dice: readonly number[]) => ({ choice: "share-hits", answer: { dice } }) as const;

/** Wounds of three such bows, by 36: the mean of all their rolls to hit, each shared out somehow. */
function sharedWounds(rules: Rules): number {
  const run = played(sharedRange(rules, 3), [atB]);
  if (run.request?.type !== "roll") throw new Error("hits are rolled first");
  const sum = distribution(run.request.dice as Pool | Chains).reduce((all, { outcome, probability }) => {
    let next = played(sharedRange(rules, 3), [atB, { show: outcome } as SceneLine]);
    const lines: SceneLine[] = [];
    while (next.request?.type === "choice" && next.request.choice === "share-hits") {
      const [first] = (next.system.rules.choices["share-hits"]?.enumerate?.(next.game, next.request.about as never) ??
        []) as readonly { readonly dice: readonly number[] }[];
      lines.push(share(...(first?.dice ?? [])));
      next = played(sharedRange(rules, 3), [atB, { show: outcome } as SceneLine, ...lines]);
    }
    return all + (next.request?.type === "roll" ? mean(next, 1) * probability : 0);
  }, 0);
  return Math.round(sum * 36 * 1e4) / 1e4;
}

/** The chance that two such bows wound nobody, by the odds, over so many. */
function sharedNone(rules: Rules, of: number): number {
  const { results } = exactOdds(ninthAge, shootingQuestion(gameOf(sharedRange(rules, 2)), 0, 1));
  return Math.round((results.find((r) => r.id === "nothing")?.probability ?? 0) * of * 1e6) / 1e6;
}

/** What attacks do besides hitting and wounding, from afar and in close combat. */
export const attackEffectCases: readonly RuleCase[] = [
  one(["t9a.rule.aegis", "t9a.sequence.attacks.attack.6"], "a save after the Armour Save, the best of several", () => {
    // 1/2 to hit, 1/2 to wound, nothing of armour against Penetration 2.
    assert.odds([one4([], [], 24), one4([], [aegis(5)], 24), one4([], [aegis(2)], 24)], [6, 4, 1]);
    assert.odds(one4([], [aegis(6), fortitude(4)], 24), 3);
    assert.odds([blow([], [], 24), blow([], [aegis(4)], 24)], [6, 3]);
    assert.number(needed(range({ b: { profile: like({ rules: [aegis(5)] }) } })), [[10, 4, 4, null, 5]]);
  }),
  one("t9a.rule.divine-attacks", "passed Aegis saves are made again", () => {
    assert.odds([one4(["divine-attacks"], [aegis(4)], 16), blow(["divine-attacks"], [aegis(4)], 16)], [3, 3]);
    assert.odds(one4(["divine-attacks"], [fortitude(4)], 16), 2);
  }),
  one(
    ["t9a.terrain.water.lose-flaming", "t9a.rule.flaming-attacks"],
    "no flames from water or into it, but from afar",
    () => {
      // Fortitude on 4+ halves what is no flame. A stands south of the line y = 0 and strikes B north of it; or shoots over 6 inches.
      const pond = (south: number, north: number): SceneFeature =>
        box("water", [0, (south + north) / 2], [30, north - south]);
      const saved = [fortitude(4)];
      for (const { name, attackerIn, targetIn, melee, flaming } of expected.flaming.filter(
        (f) => f.open === undefined,
      )) {
        const away = melee ? 0 : 6;
        const terrain = [...(attackerIn ? [pond(-9, 0)] : []), ...(targetIn ? [pond(away, away + 9)] : [])];
        const dealt = melee
          ? blow(["flaming-attacks"], saved, 16, {}, terrain)
          : one4(["flaming-attacks"], saved, 16, {}, { scene: { terrain } });
        assert.odds(dealt, flaming ? 4 : 2, name);
      }
    },
    "flames-and-water",
  ),
  one(["t9a.rule.fortitude", "t9a.rule.flaming-attacks"], "Fortitude, but not against flames", () => {
    assert.odds([one4([], [fortitude(4)], 16), one4(["flaming-attacks"], [fortitude(4)], 16)], [2, 4]);
    assert.odds(one4(["flaming-attacks"], [aegis(4)], 16), 2);
  }),
  one("t9a.rule.flammable", "failed rolls to wound are made again", () => {
    assert.odds([one4(["flaming-attacks"], ["flammable"], 16), one4([], ["flammable"], 16)], [6, 4]);
    assert.odds(blow(["flaming-attacks"], ["flammable"], 16), 6);
  }),
  one(
    "t9a.rule.poison-attacks",
    "a natural 6 to hit wounds, also of a hopeless shot",
    () => {
      // Of twelve: two sixes, and four more hits of which half wound.
      assert.odds([one4(["poison-attacks"], [], 12), blow(["poison-attacks"], [], 12)], [4, 4]);
      const far = shooter([{ weapon: "bow", aim: 6 }], { rules: ["poison-attacks"] });
      assert.odds(
        mean(shot(range({ a: { models: 1, files: 1, profile: far }, b: { models: 1, files: 1 }, away: 20 })), 12),
        1,
      );
    },
    "poison-hopeless",
  ),
  one(
    ["t9a.rule.poison-attacks", "t9a.sequence.attacks.attack.3"],
    "a natural 6 wounds also where hits are shared out before, which then roll as if they were not",
    () => {
      assert.odds([sharedWounds(["poison-attacks"]), sharedWounds([])], [24, 9]);
      assert.odds([sharedNone(["poison-attacks"], 81), sharedNone([], 144)], [49, 121]);
      const after = (rules: Rules, ...lines: readonly SceneLine[]) =>
        groups(played(sharedRange(rules, 6), [atB, ...lines]));
      // Of three hits two have wounded, and only their saves are left; the second share heeds the first.
      const three = [{ show: { counts: [3, 1, 2] } }] as const;
      assert.number(after(["poison-attacks"], ...three, share(1, 0), share(1, 1)), [
        [1, null, 6, null],
        [1, null, null, null],
        [1, null, null, null],
      ]);
      const refused = (first: readonly [number, number], then: readonly [number, number]): boolean => {
        const run = played(sharedRange(["poison-attacks"], 6), [atB, { show: { counts: [2, 2, 2] } }, share(...first)]);
        return !verdict(run, share(...then).answer).legal;
      };
      // Three men and a Character: of four hits none takes a second, whichever they are.
      assert.legality(
        [refused([2, 0], [2, 0]), refused([2, 0], [1, 1]), refused([1, 1], [1, 1]), refused([1, 1], [2, 0])],
        [true, false, true, false],
      );
      // Hits that only a 6 makes, and the second roll of a hopeless shot, need not be told apart.
      const far = (aim: number, away: number) =>
        played(sharedRange(["poison-attacks"], 6, aim, away), [atB, { show: { points: [2] } }, share(2, 0)]);
      assert.number([groups(far(6, 6)), groups(far(6, 20))], [[[2, null, null, null]], [[2, null, null, null]]]);
    },
    "poison-hopeless",
  ),
  one("t9a.rule.lethal-strike", "a natural 6 to wound is stopped by no armour", () => {
    // Armour 4 less 2: a save on 5+. Of 36: six hits to wound with a 6, twelve other wounds less a third... by twelfths.
    assert.odds([one4([], [], 36, { arm: 4 }), one4(["lethal-strike"], [], 36, { arm: 4 })], [6, 7]);
    assert.odds([blow([], [], 36, { arm: 2 }), blow(["lethal-strike"], [], 36, { arm: 2 })], [6, 7]);
  }),
  one(
    ["t9a.rule.fortitude", "t9a.rule.lethal-strike"],
    "not rolled against a natural 6 of Lethal Strike, as Aegis is",
    () => {
      // Of 72 shots 6 wound with a 6, 12 otherwise, of which 8 pass the armour.
      const lethal = (saves: Rules) => one4(["lethal-strike"], saves, 72, { arm: 4 });
      assert.odds([lethal([]), lethal([fortitude(4)]), lethal([aegis(4)])], [14, 10, 7]);
      // The 6 that Fortitude does not stop are saved by the Aegis, though it be the worse: on 5+ two of them, on 6+ one.
      assert.odds([lethal([fortitude(4), aegis(5)]), lethal([fortitude(4), aegis(6)])], [8, 9]);
      assert.odds([lethal([fortitude(5), aegis(4)])], [7]);
      const struck = (saves: Rules) => blow(["lethal-strike"], saves, 72, { arm: 4 });
      const [none, both] = [struck([]), struck([fortitude(4), aegis(6)])];
      assert.odds([none, both], [10, 7], "blows alike");
    },
    "aegis-or-fortitude",
  ),
  one("t9a.rule.multiple-wounds", "each unsaved wound counts for more, no more than a model has", () => {
    const d3 = [{ rule: "multiple-wounds", times: "D3" }] as const;
    assert.odds([one4(d3, [], 12, { hp: 1 }), one4(d3, [], 12, { hp: 2 }), one4(d3, [], 12, { hp: 3 })], [3, 5, 6]);
    const two = [{ rule: "multiple-wounds", times: "2" }] as const;
    assert.odds([one4(two, [], 12, { hp: 3 }), blow(two, [], 12, { hp: 3 })], [6, 6]);
    const rifle = (height: "Standard" | "Large") =>
      mean(
        shot(
          range({
            a: { models: 1, files: 1, profile: shooter(["long-rifle"]) },
            b: { models: 1, files: 1, profile: like({ hp: 3, height }) },
          }),
        ),
        12,
      );
    assert.odds([rifle("Standard"), rifle("Large")], [10, 5], "a long rifle, against models of Standard Height");
  }),
  one("t9a.rule.toxic-attacks", "always Strength 3 and Penetration 10", () => {
    assert.number(
      needed(
        range({
          a: { profile: shooter(["handgun"], { rules: ["toxic-attacks"] }) },
          b: { profile: like({ res: 4, arm: 6 }) },
        }),
      ),
      [[10, 4, 5, null]],
    );
    assert.odds(blow(["toxic-attacks"], [], 24, { arm: 6, res: 4 }), 4);
  }),
  one("t9a.sequence.attacks.attack.3", "hits that one pool alone can have are nobody's to share", () =>
    assert.number(groups(played(range(), [atB])).length, 1),
  ),
];
