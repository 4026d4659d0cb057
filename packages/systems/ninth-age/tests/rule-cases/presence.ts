import type { RuleCase } from "@tercio/testkit";
import { discipline, testedAgain } from "../../src/calculation/characteristics.ts";
import { combatScore } from "../../src/calculation/combat-score.ts";
import { armies, type Army, armyProblem, ninthAge } from "../../src/index.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { pointsGiven } from "../../src/sequence/scoring.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { assert, one } from "./table.ts";

type Title = "general" | "battle-standard-bearer";
const BASE = 20;
/** Half of thirty men and half of one, in inches. */
const BESIDE = (3 * BASE + BASE / 2) / 25.4;

const alone = (title: Title): SceneUnit => ({
  ...{ side: "first", models: 1, files: 1 },
  profile: like({ dis: 9, hp: 3, rules: [title] }),
});
const general = alone("general");

/** Thirty men of Discipline 7, and one model of Discipline 9 that far beside them, as this to the army. */
const beside = (title: Title, inches: number, more: Partial<SceneUnit> = {}): NinthAge =>
  gameOf({
    phase: "melee",
    units: { A: block("first", [0, 0], "north"), G: { ...alone(title), at: [BESIDE + inches, 0], ...more } },
  });
const first = (game: NinthAge): Unit => game.units[0] as Unit;
const led = (inches: number, more?: Partial<SceneUnit>): number => {
  const game = beside("general", inches, more);
  return discipline(game, first(game), "panic").value;
};
const again = (inches: number, more?: Partial<SceneUnit>): number => {
  const game = beside("battle-standard-bearer", inches, more);
  return testedAgain(game, first(game), "panic").value;
};
/** He stands in the first rank of five men, at this file, to the west of the thirty and this far from them. */
const among = (file: number, inches: number): number => {
  const own: SceneUnit = {
    ...{ side: "first", profile: like({}), models: 4, files: 5, at: [-(5.5 * BASE) / 25.4 - inches, 0] },
    characters: [{ profile: like({ dis: 9, hp: 3, rules: ["general"] }), file }],
  };
  const game = gameOf({ phase: "melee", units: { A: block("first", [0, 0], "north"), Own: own } });
  return discipline(game, first(game), "panic").value;
};
const bearer: SceneUnit = {
  ...{ side: "first", models: 1, files: 1, facing: "north" },
  profile: like({ dis: 2, hp: 3, rules: ["battle-standard-bearer"] }),
};
const giant = { base: [100, 100] as const, height: "Gigantic" as const };
const towering = (title: Title, inches: number): Partial<SceneUnit> => ({
  at: [(3 * BASE + 50) / 25.4 + inches, 0],
  profile: like({ ...giant, dis: 9, hp: 3, rules: [title] }),
});
const flees = { state: { fleeing: true } };

/** What a General and a Battle Standard give those near them, and what the enemy gets for them. */
export const presenceCases: readonly RuleCase[] = [
  one(
    "t9a.rule.commanding-presence",
    "Discipline 9 lent as far as 12 inches, 18 by who towers; from his own base, in his unit",
    () => {
      assert.number(
        [11.99, 12, 12.01].map((d) => led(d)),
        [9, 9, 7],
      );
      assert.number(
        [17.99, 18, 18.01].map((d) => led(0, towering("general", d))),
        [9, 9, 7],
      );
      // Five files of 20 mm: at the near end, at the far end (80 mm more).
      assert.number(
        [11.99, 12, 12.01].map((d) => among(4, d)),
        [9, 9, 7],
      );
      assert.number(
        [8.84, 8.85, 8.86].map((d) => among(0, d)),
        [9, 9, 7],
      );
      const enemy = beside("general", 3, { side: "second" });
      assert.number(discipline(enemy, first(enemy), "panic").value, 7);
      // A worse one is not used.
      assert.number(led(1, { profile: like({ dis: 6, hp: 3, rules: ["general"] }) }), 7);
    },
    "presence-range",
  ),
  one(
    "t9a.rule.commanding-presence",
    "what changes his own Discipline comes first, and what changes the unit's after it",
    () => {
      const feared = gameOf({
        units: {
          A: block("first", [0, 0], "north"),
          G: { ...general, at: [BESIDE + 3, 0] },
          F: { side: "second", profile: like({ rules: ["fear"] }), models: 5, files: 5 },
        },
        contact: [{ of: "F", at: "G", facing: "front" }],
      });
      assert.number(discipline(feared, first(feared), "break").value, 8);
      assert.number(discipline(feared, first(feared), "break", 3).value, 5);
      /** Of men whose champion has Discipline 9 by his Path, and of others beside them, where a General of these is among or near them. */
      const favoured = (dis: number, among: boolean): readonly number[] => {
        const profile = like({ dis: 7, rules: ["path-of-the-favoured"] });
        const lord = like({ dis, hp: 3, rules: ["general"] });
        const units: { [name: string]: SceneUnit } = {
          A: block("first", [0, 0], "north"),
          W: {
            ...{ side: "first", profile, models: 10, files: 5, champion: true, at: [8, 0] },
            ...(among ? { characters: [{ profile: lord }] } : {}),
          },
        };
        if (!among) units["G"] = { side: "first", profile: lord, models: 1, files: 1, at: [12, 0] };
        const there = gameOf({ phase: "melee", units });
        return there.units.slice(0, 2).map((u) => discipline(there, u, "panic").value);
      };
      assert.number([favoured(8, true), favoured(8, false), favoured(10, false)].flat(), [8, 9, 8, 9, 10, 10]);
      const game = beside("general", 6);
      const line = discipline(game, first(game), "break", 2).lines;
      assert.deepEqual(
        line.map((l) => [l.rule, l.value]),
        [
          [null, 7],
          ["t9a.rule.commanding-presence", 9],
          ["t9a.sequence.melee.round-of-combat.7", 7],
        ],
      );
    },
    "presence-discipline",
  ),
  one("t9a.fleeing.no-commanding-presence", "a General who flees lends nothing", () =>
    assert.number([led(6, flees), led(6)], [7, 9]),
  ),
  one(
    "t9a.rule.rally-around-the-flag",
    "failed tests are made again as far as 12 inches, 18 by who towers; never by an enemy's standard",
    () => {
      assert.number(
        [11.99, 12, 12.01].map((d) => again(d)),
        [1, 1, 0],
      );
      assert.number(
        [17.99, 18, 18.01].map((d) => again(0, towering("battle-standard-bearer", d))),
        [1, 1, 0],
      );
      assert.number(again(3, { side: "second" }), 0);
      // A loses by the enemy's charge; is its Break Test made again where it fails?
      const tested = (inches: number): readonly unknown[] => {
        const scene = fight({ a: { state: { rounds: 1 } }, b: { state: { charging: true } } });
        const units = { ...scene.units, Z: { ...bearer, at: [BESIDE + inches, 0] as const } };
        return played({ ...scene, units }, quiet()).requests.flatMap(({ request: q }) =>
          q.type === "roll" && q.label.key.startsWith("roll.break") ? ["reroll" in q.dice] : [],
        );
      };
      assert.odds([12, 12.01].map(tested), [[true], [false]]);
    },
    "presence-range",
  ),
  one("t9a.fleeing.no-rally-around-the-flag", "a Battle Standard that flees rallies nobody", () =>
    assert.number([again(6, flees), again(6)], [0, 1]),
  ),
  one(
    ["t9a.rule.general", "t9a.rule.battle-standard-bearer", "t9a.vp.general-or-bsb"],
    "200 Victory Points beyond his cost for each of the two that he was; none while he lives",
    () => {
      const given = (rules: readonly string[], more: Partial<SceneUnit>): number => {
        const unit: SceneUnit = {
          ...{ side: "first", models: 1, files: 1, cost: 145, ...more },
          profile: like({ hp: 4, rules }),
        };
        const game = gameOf({ phase: "melee", units: { G: unit, E: block("second", [0, 20], "south") } });
        return pointsGiven(game, game.units[0] as Unit);
      };
      const lost = { models: 0, startModels: 1, place: "destroyed" } as const;
      assert.points(given(["general"], lost), 345);
      assert.points(given(["battle-standard-bearer"], lost), 345);
      assert.points(given(["general", "battle-standard-bearer"], lost), 545);
      assert.points(given([], lost), 145);
      assert.points(given(["general"], { at: [0, 0], state: { fleeing: true } }), 73);
      assert.points(given(["general"], { at: [0, 0], lost: 3 }), 73);
    },
  ),
  one(
    ["t9a.rule.battle-standard-bearer", "t9a.combat-score.standard-bearer", "t9a.rule.refuse-duel"],
    "a Battle Standard counts one more than the standard of its unit; not that of one who refused a Duel",
    () => {
      const borne = (refused: boolean): number => {
        const characters = [{ profile: like({ hp: 3, rules: ["battle-standard-bearer"] }) }];
        const game = gameOf(
          fight({ a: { models: 4, files: 5, standard: true, characters }, b: { models: 5, files: 5 } }),
        );
        const units = game.units.map((u) => ({ ...u, pools: u.pools.map((p) => ({ ...p, refused })) }));
        return combatScore({ ...game, units }, { units: [0, 1], lost: [0, 0], overkill: [0, 0] }, 0).value;
      };
      assert.points([borne(false), borne(true)], [2, 1]);
    },
  ),
  one("t9a.rule.general", "one model alone is it, and one of a side: a scene and an army list say so of others", () => {
    const wrong = (units: { readonly [name: string]: SceneUnit }): string | null =>
      ninthAge.rules.checkScenario(ninthAge.rules.scenes?.scenario({ phase: "melee", units } as never) as never)
        ?.where ?? null;
    const [there, here] = [{ at: [20, 0] as const }, { at: [0, 0] as const }];
    assert.legality(wrong({ A: { ...general, ...here }, B: { ...general, ...there, side: "second" } }), null);
    assert.legality(wrong({ A: { ...general, ...here, models: 2 } }), "setup.scene.units.A.profile.rules");
    assert.legality(
      wrong({ A: { ...general, ...here }, B: { ...general, ...there } }),
      "setup.scene.units.B.profile.rules",
    );
    const army = armies["empire-of-sonnstahl"] as Army;
    const listed = (...models: readonly number[]): string | null => {
      const rules = ["general"];
      const [row] = army.units;
      const units = models.map((n) => ({ ...row, models: n, files: 1, champion: false, rules }));
      return armyProblem({ ...army, units })?.where ?? null;
    };
    assert.legality([listed(1), listed(2), listed(1, 1)], [null, "units.0.rules", "units.1.rules"]);
  }),
];
