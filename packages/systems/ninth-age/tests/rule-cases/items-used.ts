import type { Json } from "@tercio/kernel";
import type { RuleCase, SceneLine } from "@tercio/testkit";
import { marchRate } from "../../src/calculation/rates.ts";
import type { Initiative } from "../../src/calculation/attacks.ts";
import type { Scene } from "../../src/index.ts";
import type { ItemId } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { hero, item, type More, numbers, rule } from "./item-scenes.ts";
import { at, block, type Played, played, quiet, vars } from "./scenes.ts";
import { atB, groups, range, shooter, toHit } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

const use = (id: ItemId, unit = "A") => ({ choice: "use-item", answer: { unit, item: id } }) as const;
const keep = { choice: "use-item", answer: { done: true } } as const;
interface Said {
  readonly choice: string;
  readonly answer: Json;
}
/** Played with these answers, up to whatever else is asked. */
const answered = (scene: Scene, ...lines: readonly Said[]): Played =>
  played(scene, (request) =>
    request.type === "choice" ? (lines.find((l) => l.choice === request.choice) ?? null) : null,
  );
/** How often that is asked. */
const asked = (run: Played): number =>
  run.requests.filter(({ request }) => request.type === "choice" && request.choice === "use-item").length;

const potion = (more: More = {}): Scene =>
  fight({ a: hero("first", { ...item("potion-of-swiftness"), ...more }), b: hero("second", {}) });
/** The Initiative Steps of A and B when this is said of items. */
const steps = (scene: Scene, line: SceneLine): readonly number[] => {
  const run = played(scene, quiet({ "use-item": line }), at("6"));
  return (vars(run).order as readonly Initiative[]).map((o) => o.step);
};

const bows = (profile: More = {}): Scene =>
  range({
    a: { profile: shooter(["bow"], { ...item("flaming-standard"), ...profile }), standard: true },
    b: { profile: like({ rules: [{ rule: "fortitude", need: 2 }] }) },
  });
const company = (more: More = {}, state: object = {}): Scene => ({
  phase: "movement",
  units: {
    A: block("first", [0, 0], "north", {
      standard: true,
      profile: like({ ...item("banner-of-the-relentless-company"), ...more }),
      state: { ...state },
    }),
    B: block("second", [0, 20], "south"),
  },
});
const march = (run: Played): number => marchRate(run.game, run.game.units[0] as Played["game"]["units"][number]);

/** Items that are used once in the battle, when their owner says so. */
export const itemUseCases: readonly RuleCase[] = [
  one(
    rule("potion-of-swiftness"),
    "Agility 3 more for the rest of the turn, not for the mount",
    () => {
      assert.number(steps(potion(), use("potion-of-swiftness")), [6, 3]);
      assert.number(steps(potion(), keep), [3, 3]);
      const [man] = like({}).parts;
      if (man === undefined) throw new Error("a man has a part");
      const rider = potion({ type: "Cavalry", parts: [man, { ...man, harnessed: true }] });
      assert.number(steps(rider, use("potion-of-swiftness")), [6, 3, 3]);
    },
    "item-uses",
  ),
  one("t9a.rule.one-use", "used, it is not asked for again; kept, it is in the next round", () => {
    const asks = (line: SceneLine): number => {
      // To the first that is asked in the next Player Turn.
      let first = 0;
      const run = played(potion(), (request, game, names) => {
        first ||= game.playerTurn;
        return game.playerTurn > first ? null : quiet({ "use-item": line })(request, game, names);
      });
      return asked(run);
    };
    assert.number([asks(use("potion-of-swiftness")), asks(keep)], [1, 2]);
    // Several are asked for one after the other, by each side in its turn.
    const both = fight({
      a: hero("first", { ...item("potion-of-swiftness") }),
      b: hero("second", { ...item("potion-of-swiftness") }),
    });
    const inTurn = quiet({ "use-item": ({ player }) => use("potion-of-swiftness", player === 0 ? "A" : "B") });
    const run = played(both, inTurn, at("6"));
    assert.number([asked(run), ...(vars(run).order as readonly Initiative[]).map((o) => o.step)], [2, 6, 6]);
  }),
  one(rule("potion-of-strength"), "its bearer may make a Crush Attack for the rest of the turn", () => {
    const crushes = (line: Said): number => {
      const scene = fight({ a: hero("first", item("potion-of-strength")), b: hero("second", {}) });
      const run = played(scene, quiet({ "use-item": line }), at("6"));
      return run.requests.filter(({ request }) => request.type === "choice" && request.choice === "special-attack")
        .length;
    };
    assert.number([crushes(use("potion-of-strength")), crushes(keep)], [1, 0]);
  }),
  one(rule("flaming-standard"), "flames for shots or blows of its unit, in one phase", () => {
    const needs = (line: Said) => groups(answered(bows(), line, atB));
    // A Fortitude (2+) stops no flames.
    assert.number([needs(keep), needs(use("flaming-standard"))], [[[10, 4, 4, null, 2]], [[10, 4, 4, null]]]);
    const melee = fight({
      a: { standard: true, profile: like(item("flaming-standard")) },
      b: { profile: like({ rules: [{ rule: "fortitude", need: 2 }] }) },
    });
    const special = (line: Said): number => {
      const run = answered(melee, line);
      return numbers(run.game).special?.value.need ?? 0;
    };
    assert.number([special(keep), special(use("flaming-standard"))], [2, 0]);
  }),
  one(rule("banner-of-the-relentless-company"), "infantry marches 15 inches, in one Movement Phase", () => {
    assert.number(march(answered(company(), use("banner-of-the-relentless-company"))), 15);
    assert.number(march(answered(company(), keep)), 8);
    // Riders have nothing of it and are not asked.
    assert.number([asked(played(company())), asked(played(company({ type: "Cavalry" })))], [1, 0]);
  }),
  one("t9a.fleeing.cannot.cast-or-activate", "who flees uses nothing", () => {
    const run = played(company({}, { fleeing: true }));
    assert.number(asked(run), 0);
  }),
  one("t9a.rule.distracting", "1 harder to hit in close combat, not where it is harder already", () => {
    const hit = (theirs: More, own: object = {}) =>
      numbers(gameOf(fight({ a: { state: { ...own } }, b: { profile: like(theirs) } }))).hit;
    assert.number([hit({ rules: ["distracting"] }), hit({})], [5, 4]);
    assert.number([hit({ rules: ["distracting"] }, { afraid: true }), hit({}, { afraid: true })], [5, 5]);
  }),
  one(rule("suns-embrace"), "Distracting", () => {
    const hit = (theirs: More) => numbers(gameOf(fight({ b: hero("second", theirs) }))).hit;
    assert.number([hit(item("suns-embrace")), hit({})], [5, 4]);
  }),
  one(rule("navigators-banner"), "Distracting to the front, in the First Round of Combat", () => {
    const hit = (rounds: number) =>
      numbers(
        gameOf(
          fight({
            a: { state: { rounds } },
            b: { standard: true, profile: like(item("navigators-banner")), state: { rounds } },
          }),
        ),
      ).hit;
    assert.number([hit(0), hit(1)], [5, 4]);
    const flank = gameOf(
      fight({
        a: { standard: true, profile: like(item("navigators-banner")) },
        facing: "left",
      }),
    );
    assert.number(numbers(flank, 1, 0).hit, 4);
    // Shots at it fall as they would without.
    const shotAt = (more: More) => toHit(range({ b: { models: 20, files: 10, standard: true, profile: like(more) } }));
    assert.number([shotAt(item("navigators-banner")), shotAt({})].map(Number), [4, 4]);
  }),
];
