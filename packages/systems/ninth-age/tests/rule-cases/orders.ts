import type { Json } from "@tercio/kernel";
import type { RuleCase, SceneLine, SceneReply } from "@tercio/testkit";
import { attackValue, testDice } from "../../src/calculation/characteristics.ts";
import { commanders, ordersOf } from "../../src/calculation/orders.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { shotStrike } from "../../src/calculation/shots.ts";
import { aimOf, strikeNumbers } from "../../src/calculation/strikes.ts";
import { book } from "../../src/hooks/book.ts";
import type { Scene } from "../../src/index.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { hero, item, numbers, rule } from "./item-scenes.ts";
import { at, block, type Played, played, quiet } from "./scenes.ts";
import { plainShot, shooter } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

type Rules = readonly RuleGiven[];
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;
const of = (rules: Rules, more: Partial<SceneProfile> = {}): Partial<SceneUnit> => ({
  profile: like({ rules, ...more }),
});
const chief = (rules: Rules): SceneUnit =>
  block("first", [0, 0], "north", {
    models: 1,
    files: 1,
    character: true,
    profile: like({ rules }),
  });

/** Units that somebody of such rules may order, who stands so far from them. */
const reached = (rules: Rules, apart: number, theirs: Rules, more: Partial<SceneProfile> = {}): number => {
  const game = gameOf({
    phase: "movement",
    units: {
      A: chief(rules),
      // Twenty millimetres and a hundred: their edges are so far apart.
      B: block("first", [apart + 60 / 25.4, 0], "north", { ...of(theirs, more), models: 10, files: 5 }),
    },
  });
  const [by] = commanders(game, 0, []);
  return by === undefined ? 0 : ordersOf(game, by).length;
};

const STATUE = like({ rules: ["ensouled-statue"] });
/** From the start of A’s Player Turn with these orders given to B, to the first request of the turn after so many. */
function turn(rules: Rules, theirs: Partial<SceneUnit>, orders: readonly string[], turns = 0): Played {
  let given = 0;
  let first = 0;
  const scene: Scene = {
    phase: "turn",
    units: {
      A: chief(rules),
      B: block("first", [4, 0], "north", { models: 10, files: 5, ...theirs }),
      E: block("second", [0, 20], "south"),
    },
  };
  const says: SceneReply<NinthAge> = (request, game, names) => {
    first ||= game.playerTurn;
    const late = turns === 0 ? request.type !== "choice" || request.choice !== "give-order" : false;
    if (late || game.playerTurn > first + turns) return null;
    const order = orders[given];
    const answer: Json = order === undefined ? { done: true } : { unit: "B", order };
    if (request.type === "choice" && request.choice === "give-order") {
      given++;
      return { choice: "give-order", answer };
    }
    return quiet()(request, game, names);
  };
  return played(scene, says);
}
const asked = (run: Played): number =>
  run.requests.filter(({ request }) => request.type === "choice" && request.choice === "give-order").length;
const parent = of(["parent-unit"]);
const paces = (run: Played): readonly number[] => {
  const u = the(run.game, 1);
  return [advanceRate(run.game, u), marchRate(run.game, u)];
};

export const orderRuleCases: readonly RuleCase[] = [
  one(
    "t9a.rule.orders",
    "within eight inches, a General as far as he is heard; Parent and Support Units of Standard Height",
    () => {
      const far = [7.99, 8, 8.01].map((apart) => reached(["orders"], apart, ["parent-unit"]));
      assert.legality(far, [3, 3, 0]);
      const heard = [11.99, 12, 12.01].map((apart) => reached(["orders", "general"], apart, ["support-unit"]));
      assert.legality(heard, [3, 3, 0]);
      assert.legality(
        [reached(["orders"], 4, []), reached(["orders"], 4, ["parent-unit"], { height: "Large" })],
        [0, 0],
      );
    },
    "orders",
  ),
  one("t9a.rule.orders", "an inch more in an Advance and four in a March, to the end of the next Player Turn", () => {
    assert.number(paces(turn(["orders"], parent, ["order-forward"])), [5, 12]);
    assert.number(paces(turn(["orders"], parent, [])), [4, 8]);
    assert.number(paces(turn(["orders"], parent, ["order-forward"], 1)), [4, 8]);
  }),
  one("t9a.rule.orders", "steady: Minimised tests, and who rallies is not Shaken", () => {
    const run = turn(["orders"], parent, ["order-steady"]);
    const u = the(run.game, 1);
    assert.odds([testDice(run.game, u, "panic").value, testDice(run.game, the(run.game), "panic").value], [-1, 0]);
    assert.number(book.offers("rallying", run.game, { unit: u }).length, 1);
  }),
  one("t9a.rule.orders", "their shots hit one easier, their blows do not", () => {
    const bows = { profile: shooter(["bow"], { rules: ["support-unit"] }) };
    const aim = (orders: readonly string[]): number => {
      const { game } = turn(["orders"], bows, orders);
      return aimOf(game, shotStrike(game, { ...plainShot, weapon: "bow", unit: 1, at: { unit: 2, pool: 0 } }), 4).value;
    };
    assert.number([aim(["order-fire"]), aim([])], [3, 4]);
  }),
  one("t9a.rule.great-tactician", "two orders in a turn, one by who is none", () => {
    const times = (rules: Rules): number => asked(turn(rules, parent, ["order-fire", "order-steady", "order-forward"]));
    assert.number([times(["orders"]), times(["orders", "great-tactician"])], [1, 2]);
  }),
  one(
    "t9a.rule.master-of-stone",
    "statues within eighteen inches have Fortitude (5+), to the start of the next own turn",
    () => {
      const far = [17.99, 18, 18.01].map((apart) => reached(["master-of-stone"], apart, ["ensouled-statue"]));
      assert.legality(far, [1, 1, 0]);
      assert.legality(reached(["master-of-stone"], 4, ["undead"]), 0);
      const saves = (turns: number): number => {
        const { game } = turn(["master-of-stone"], { profile: STATUE }, ["order-stone"], turns);
        const n = strikeNumbers(game, strikeOf(game, { unit: 2, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
        return n.special?.value.need ?? 0;
      };
      assert.odds([saves(0), saves(1)], [5, 0]);
    },
    "orders",
  ),
  one(
    rule("release-the-hounds"),
    "six inches more of a March and on a charge an Attack and Strength, for a turn",
    () => {
      const hounds = (use: boolean, charging: boolean): readonly number[] => {
        const profile = like({ type: "Beast", ...item("release-the-hounds") });
        const scene: Scene = {
          phase: "charge",
          units: { A: block("first", [0, 0], "north", { profile }), B: block("second", [0, 20], "south") },
        };
        const line: SceneLine = use
          ? { choice: "use-item", answer: { unit: "A", item: "release-the-hounds" } }
          : { choice: "use-item", answer: { done: true } };
        const { game } = played(scene, quiet({ "use-item": line }), { until: { step: "movement-phase/3" } });
        const u = the(game);
        const after = { ...game, units: game.units.map((x) => (x.id === 0 ? { ...x, charging } : x)) };
        const s = strikeOf(after, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
        return [marchRate(game, u), attackValue(after, s).value, strikeNumbers(after, s).strength.value];
      };
      assert.number(
        [hounds(true, true), hounds(true, false), hounds(false, true)],
        [
          [14, 2, 4],
          [14, 1, 3],
          [8, 1, 3],
        ],
      );
    },
  ),
  one(
    rule("idol-of-spite"),
    "an Attack, Strength and Armour Penetration more in one Melee Phase, not for the mount",
    () => {
      const blow = (use: boolean): readonly number[] => {
        const line: SceneLine = use
          ? { choice: "use-item", answer: { unit: "A", item: "idol-of-spite" } }
          : { choice: "use-item", answer: { done: true } };
        const scene = fight({ a: hero("first", item("idol-of-spite")), b: hero("second", {}) });
        const { game } = played(scene, quiet({ "use-item": line }), at("6"));
        const n = numbers(game);
        const s = strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
        return [attackValue(game, s).value, n.strength.value, n.penetration.value];
      };
      assert.number(
        [blow(true), blow(false)],
        [
          [2, 4, 1],
          [1, 3, 0],
        ],
      );
    },
  ),
];
