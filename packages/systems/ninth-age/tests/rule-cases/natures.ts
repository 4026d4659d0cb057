import { distribution } from "@tercio/dice";
import { piece, type RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { crumbling, sharedOut } from "../../src/calculation/crumbling.ts";
import { lostBy } from "../../src/calculation/combat-score.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { reactionsTo } from "../../src/sequence/charge-reaction.ts";
import { models, type Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { at, block, melee, played, quiet } from "./scenes.ts";
import { assert, one } from "./table.ts";

const with_ = (...rules: readonly RuleGiven[]) => ({ profile: like({ rules }) });
/** B loses by two: the charge of A and its standard, where all else is even. */
const beaten = (b: Partial<SceneUnit>, total = 12, more: { readonly [name: string]: SceneUnit } = {}) =>
  played(melee(more, {}, b), quiet({ "roll.break": { show: { total } } }), at("8"));
const left = (b: Partial<SceneUnit>, total?: number): readonly number[] => {
  const run = beaten(b, total);
  const u = piece(run, "B") as Unit;
  const broken = run.game.stack.flatMap((f) => (f.vars.broken as readonly number[] | undefined) ?? []);
  return [models(u), broken.length];
};

const hero = (more: Parameters<typeof like>[0] = {}) => ({ profile: like({ hp: 3, ...more }) });

/** What A of such rules crumbles away after losing by so much, six wide and five deep unless said otherwise. */
function lost(rules: readonly RuleGiven[], difference: number, a: Partial<SceneUnit> = {}, b: Partial<SceneUnit> = {}) {
  const game = gameOf(fight({ a: { profile: like({ rules }), ...a }, b, facing: "left" }));
  return crumbling(game, game.units[0] as Unit, [0, 1], difference, false).value;
}

const BASE = 20;
const BESIDE = (3 * BASE + BASE / 2) / 25.4;
/** Undead, and their General so many inches beside them: may they march? */
function marches(inches: number): boolean {
  const game = gameOf({
    phase: "movement",
    units: {
      A: block("first", [0, 0], "north", with_("undead")),
      G: { side: "first", models: 1, files: 1, at: [BESIDE + inches, 0], profile: like({ rules: ["general"], hp: 3 }) },
    },
  });
  return book.refusals("march", game, { unit: game.units[0] as Unit }).length === 0;
}

const facing = (target: readonly RuleGiven[], charger: readonly RuleGiven[] = [], away = 8) => ({
  phase: "charge" as const,
  units: {
    A: block("first", [0, 0], "north", with_(...charger)),
    B: block("second", [0, away], "south", with_(...target)),
  },
});
const charge = { choice: "charge", answer: { unit: "A", target: "B" } } as const;

/** What is asked of B when A charges it; `total`: of a Panic Test. */
function charged(target: readonly RuleGiven[], charger: readonly RuleGiven[], total: number) {
  return played(facing(target, charger), (request, _, __) => {
    if (request.type === "choice" && request.choice === "charge") return charge;
    if (request.type === "roll" && request.label.key === "roll.panic") return { show: { total } };
    return null;
  });
}

/** Frenzied men of Advance Rate 4, so far from an enemy: what they roll, and what may be answered then. */
const provoked = (inches: number, total = 12, rules: readonly RuleGiven[] = ["frenzy"]) =>
  played(facing([], rules, inches), (request) =>
    request.type === "roll" && request.label.key === "roll.other-dice" ? { show: { total } } : null,
  );
const fails = (run: ReturnType<typeof provoked>): number =>
  run.request?.type === "choice" && (run.request.about as { must?: readonly number[] }).must !== undefined ? 1 : 0;

export const natureCases: readonly RuleCase[] = [
  one(
    "t9a.rule.unstable",
    "who lost by two loses two Health Points and takes no test; rank and file first, then champion, then Characters in turn",
    () => {
      assert.number(left({}), [30, 1]);
      assert.number(left(with_("unstable")), [28, 0]);
      const scene = fight({ a: { champion: true, characters: [hero(), hero()], models: 11 } });
      const game = gameOf(scene);
      const u = game.units[0] as Unit;
      assert.number(
        [9, 10, 11, 12, 13, 17, 18].map((n) => sharedOut(game, u, n)),
        [
          [9, 0, 0, 0],
          [10, 0, 0, 0],
          [10, 1, 0, 0],
          [10, 1, 1, 0],
          [10, 1, 1, 1],
          [10, 1, 3, 3],
          [10, 1, 3, 3],
        ],
      );
    },
    "crumbling-characters",
  ),
  one(
    "t9a.rule.undead",
    "losses: half where Stubborn, twelve at most where Steadfast, fewer by the flag, in this order",
    () => {
      const steadfast: Partial<SceneUnit> = { models: 30 };
      const few: Partial<SceneUnit> = { models: 5, files: 5 };
      const flag: Partial<SceneUnit> = {
        characters: [{ profile: like({ hp: 3, rules: ["battle-standard-bearer"] }) }],
      };
      // Thirty enemies with Full Ranks in the flank: nobody is Steadfast.
      assert.number([lost(["unstable"], 13), lost(["undead"], 13)], [13, 13]);
      assert.number(
        [12, 13].map((n) => lost(["undead", "stubborn"], n)),
        [6, 7],
      );
      assert.number(
        [11, 12, 13].map((n) => lost(["undead"], n, steadfast, few)),
        [11, 12, 12],
      );
      assert.number(
        [24, 25, 26].map((n) => lost(["undead", "stubborn"], n, steadfast, few)),
        [12, 12, 12],
      );
      // Five Full Ranks: three points of Rank Bonus; one rank: one point all the same.
      assert.number([lost(["undead"], 5, flag), lost(["undead"], 3, flag), lost(["undead"], 2, flag)], [2, 0, 0]);
      assert.number(lost(["undead"], 5, { ...flag, models: 4, files: 5 }), 4);
      assert.number(lost(["undead"], 20, { ...flag, ...steadfast }, few), 9);
    },
  ),
  one("t9a.rule.undead", "a march from within twelve inches of the General alone; only Hold against a charge", () => {
    assert.legality([11.99, 12, 12.01].map(marches), [true, true, false]);
    const reactions = (rules: readonly RuleGiven[]): readonly string[] => {
      const game = gameOf(facing(rules));
      return reactionsTo(game, 1, 0).map((o) => o.value.reaction);
    };
    assert.legality([reactions([]), reactions(["undead"])], [["hold", "flee"], ["hold"]]);
  }),
  one("t9a.rule.supernal", "a failed Break Test costs the difference and nobody flees, a passed one nothing", () => {
    assert.number(
      [left(with_("supernal"), 12), left(with_("supernal"), 2)],
      [
        [28, 0],
        [30, 0],
      ],
    );
  }),
  one(
    "t9a.rule.unbreakable",
    "nobody breaks; Characters join and are joined only by their like",
    () => {
      assert.number(left(with_("unbreakable"), 12), [30, 0]);
      const joins = (unit: readonly RuleGiven[], host: readonly RuleGiven[]): boolean => {
        const game = gameOf({
          phase: "movement",
          units: {
            A: { side: "first", models: 1, files: 1, at: [0, 0], character: true, profile: like({ rules: unit }) },
            B: block("first", [0, 8], "south", with_(...host)),
          },
        });
        const [u, v] = game.units as readonly [Unit, Unit];
        return book.refusals("join a unit", game, { unit: u, host: v }).length === 0;
      };
      const firm = ["unbreakable"];
      assert.legality([joins([], []), joins(firm, firm), joins(firm, []), joins([], firm)], [true, true, false, false]);
    },
    "unbreakable-joining",
  ),
  one("t9a.rule.bodyguard", "Stubborn with a Character among them; where one is named, with that one", () => {
    const harder = (rules: readonly RuleGiven[], characters: SceneUnit["characters"] = []): number => {
      const game = gameOf(fight({ a: { profile: like({ rules }), characters }, facing: "left" }));
      return lostBy(game, game.units[0] as Unit, [0, 1], 3).value;
    };
    assert.number(
      [harder(["bodyguard"]), harder(["bodyguard"], [hero()]), harder(["bodyguard"], [{ ...hero(), fallen: true }])],
      [3, 0, 3],
    );
    const prince = { rule: "bodyguard", of: "High Prince General" } as const;
    const named = { name: "High Prince" };
    assert.number(
      [
        harder([prince], [hero()]),
        harder([prince], [hero(named)]),
        harder([prince], [hero({ ...named, rules: ["general"] })]),
      ],
      [3, 3, 0],
    );
  }),
  one(
    "t9a.rule.terror",
    "a Panic Test before the reaction; failed, flight; not who has Terror or knows no fear",
    () => {
      const reaction = (run: ReturnType<typeof charged>): string =>
        (piece(run, "B") as Unit).fleeing ? "flees" : run.request?.type === "choice" ? run.request.choice : "";
      assert.legality(
        [charged([], [], 12), charged([], ["terror"], 12), charged([], ["terror"], 8), charged([], ["terror"], 7)].map(
          reaction,
        ),
        ["charge-reaction", "flees", "flees", "charge-reaction"],
      );
      assert.legality(
        [["terror"], ["fearless"], ["undead"], ["war-machine"]].map((own) => reaction(charged(own, ["terror"], 12))),
        ["charge-reaction", "charge-reaction", "charge-reaction", "charge-reaction"],
      );
    },
  ),
  one(
    "t9a.rule.frenzy",
    "provoked as far as Advance Rate and seven inches; who fails must charge; tests are Maximised Rolls",
    () => {
      assert.number(
        [10.99, 11, 11.01].map((d) => fails(provoked(d))),
        [1, 1, 0],
      );
      // Discipline 7.
      assert.number([provoked(8, 7), provoked(8, 8), provoked(8, 12, [])].map(fails), [0, 1, 0]);
      const passed = (rules: readonly RuleGiven[]): number => {
        const asked = played(
          melee({}, with_(...rules)),
          quiet({ "roll.break": { show: { total: 12 } }, pursue: { choice: "pursue", answer: { pursue: false } } }),
          {
            until: { roll: rules.length === 0 ? "roll.restrain" : "roll.other-dice" },
          },
        ).request;
        return asked?.type !== "roll" ? 0 : chance(asked.dice as Parameters<typeof distribution>[0]);
      };
      // Of 216 throws of three dice, the lowest dropped, 69 show 7 or less.
      assert.odds(
        [passed([]), passed(["frenzy"])].map((p) => Math.round(216 * p)),
        [126, 69],
      );
    },
    "frenzy-provoked",
  ),
];

const chance = (dice: Parameters<typeof distribution>[0]): number =>
  distribution(dice).find((b) => "row" in b.outcome && b.outcome.row === 0)?.probability ?? 0;
