import { type RuleCase, type SceneLine, verdict } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { attackValue } from "../../src/calculation/characteristics.ts";
import { type Initiative, strikeOf } from "../../src/calculation/attacks.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { Scene } from "../../src/index.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import { models, type NinthAge, type Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { hero, item, rule } from "./item-scenes.ts";
import { at, block, type Played, played, quiet, vars } from "./scenes.ts";
import { atB, range, shooter } from "./shooting-scenes.ts";
import { assert, INCH, one } from "./table.ts";

type Rules = readonly RuleGiven[];
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;
const issue = { "issue-duel": { choice: "issue-duel", answer: { unit: "A", pool: 0 } } as SceneLine };
const accept = { "accept-duel": { choice: "accept-duel", answer: { unit: "B", pool: 0 } } as SceneLine };
const effects = (game: NinthAge): readonly string[] =>
  strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 })).effects.map(
    (e) => e.value.kind,
  );

const flock = (rules: Rules, models = 6): Scene => ({
  phase: "movement",
  units: {
    A: block("first", [0, 0], "north", {
      profile: like({ rules: [...rules, "skirmisher", "light-troops", { rule: "fly", advance: 8, march: 16 }] }),
      models,
      files: 3,
    }),
    B: block("second", [0, 5], "south", { models: 10, files: 5 }),
    C: block("second", [12, 5], "south", { models: 10, files: 5 }),
  },
});
/** A flies so far ahead; who may then be hit. */
const swept = (scene: Scene, inches: number): Played =>
  played(
    scene,
    quiet({
      move: {
        choice: "move",
        answer: {
          unit: "A",
          move: "march",
          air: true,
          path: [{ kind: "straight", distance: Math.round(inches * INCH) }],
        },
      } as SceneLine,
    }),
    { until: { choice: "sweep" } },
  );

const drake = (rules: Rules): Scene["units"][string] =>
  block("first", [0, 0], "north", { profile: like({ hp: 5, base: [50, 50], rules }), models: 1, files: 1 });
const BREATH: Rules = [{ rule: "breath-attack", strength: 4, armourPenetration: 2 }];

export const rivalCases: readonly RuleCase[] = [
  one(
    "t9a.rule.divine-right",
    "he must issue a Duel, a Character must accept; Lethal Strike and two wounds in it",
    () => {
      const scene = (rules: Rules) => fight({ a: hero("first", { rules }), b: hero("second", {}) });
      const asked = (rules: Rules, choice: string) => played(scene(rules), quiet(issue), { until: { choice } });
      const none = { unit: null };
      assert.legality(
        [
          verdict(asked(["divine-right"], "issue-duel"), none).legal,
          verdict(asked([], "issue-duel"), none).legal,
          verdict(asked(["divine-right"], "accept-duel"), none).legal,
          verdict(asked([], "accept-duel"), none).legal,
        ],
        [false, true, false, true],
      );
      const fought = (rules: Rules) => played(scene(rules), quiet({ ...issue, ...accept }), at("6")).game;
      assert.odds([effects(fought(["divine-right"])), effects(fought([]))], [["six-pierces", "multiply"], []]);
      const strike = strikeOf(fought(["divine-right"]), { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
      const multiplied = strikeNumbers(fought(["divine-right"]), strike).effects.flatMap((e) =>
        e.value.kind === "multiply" ? [[e.value.dice, e.value.add]] : [],
      );
      assert.number(multiplied, [[0, 2]]);
      // Not against whom he fights no Duel with.
      const plain = gameOf(fight({ a: hero("first", { rules: ["divine-right"] }), b: {} }));
      assert.odds(effects(plain), []);
    },
  ),
  one("t9a.rule.divine-right", "he joins nobody who has a Character, and nobody joins him", () => {
    const joins = (own: Rules, theirs: Rules | null): boolean => {
      const characters = theirs === null ? [] : [{ profile: like({ hp: 3, rules: theirs }) }];
      const game = gameOf({
        phase: "movement",
        units: {
          A: { side: "first", models: 1, files: 1, at: [0, 0], character: true, profile: like({ rules: own }) },
          B: block("first", [0, 8], "south", { characters }),
        },
      });
      return book.refusals("join a unit", game, { unit: the(game), host: the(game, 1) }).length === 0;
    };
    assert.legality(
      [joins(["divine-right"], null), joins(["divine-right"], []), joins([], ["divine-right"]), joins([], [])],
      [true, false, false, true],
    );
  }),
  one(rule("locket-of-sunna"), "duellists have each other's figures, a mount its own", () => {
    const duel = (own: object): readonly unknown[] => {
      const strong = { att: 5, str: 6, ap: 3, agi: 7 };
      const scene = fight({ a: hero("first", own), b: hero("second", { res: 5, part: strong }) });
      const run = played(scene, quiet({ ...issue, ...accept }), at("6"));
      const { game } = run;
      const figures = (by: number, to: number) => {
        const s = strikeOf(game, { unit: by, pool: 0, part: 0 }, { unit: to, pool: 0 });
        const n = strikeNumbers(game, s);
        return [attackValue(game, s).value, n.strength.value, n.penetration.value, n.resilience.value];
      };
      return [figures(0, 1), figures(1, 0), (vars(run).order as readonly Initiative[]).map((o) => o.step)];
    };
    assert.number(duel(item("locket-of-sunna")), [
      [5, 6, 3, 3],
      [1, 3, 0, 5],
      [7, 3],
    ]);
    assert.number(duel({}), [
      [1, 3, 0, 5],
      [5, 6, 3, 3],
      [3, 7],
    ]);
  }),
  one(
    "t9a.rule.raking-claws",
    "one hit of each model on whom it has flown over, of its own Strength",
    () => {
      const asks = (rules: Rules, inches: number): boolean =>
        played(
          flock(rules),
          quiet({
            move: {
              choice: "move",
              answer: {
                unit: "A",
                move: "march",
                air: true,
                path: [{ kind: "straight", distance: Math.round(inches * INCH) }],
              },
            } as SceneLine,
          }),
          { until: { step: "movement-phase/4" } },
        ).requests.some(({ request }) => request.type === "choice" && request.choice === "sweep");
      assert.legality([asks(["raking-claws"], 12), asks([], 12), asks(["raking-claws"], 3)], [true, false, false]);
      const over = swept(flock(["raking-claws"]), 12);
      assert.legality([verdict(over, { target: "B" }).legal, verdict(over, { target: "C" }).legal], [true, false]);
      const hits = played(
        flock(["raking-claws"]),
        quiet({
          move: {
            choice: "move",
            answer: { unit: "A", move: "march", air: true, path: [{ kind: "straight", distance: 12 * INCH }] },
          } as SceneLine,
          sweep: { choice: "sweep", answer: { target: "B" } } as SceneLine,
        }),
        { until: { step: "movement-phase/4" } },
      ).requests.flatMap(({ request }) =>
        request.type === "roll" && request.dice.kind === "chains" ? request.dice.chains.map((c) => c.dice) : [],
      );
      assert.number(hits, [6]);
    },
    "raking-claws",
  ),
  one("t9a.rule.breath-attack", "as a shot at whoever is within six inches, once, also after a march", () => {
    const may = (away: number, more: object = {}): boolean => {
      const a = { ...drake(BREATH), ...more };
      const scene = range({ a, b: {}, away });
      const helper = { side: "first", profile: shooter(["longbow"]), models: 1, files: 1, at: [-30, -20] } as const;
      const target = { side: "second", profile: like({}), models: 1, files: 1, at: [-30, -10] } as const;
      const run = played({ ...scene, units: { ...scene.units, Helper: helper, Target: target } });
      return verdict(run, { unit: "A", target: "B" }).legal;
    };
    assert.legality([may(5.99), may(6), may(6.01)], [true, true, false]);
    assert.legality(may(4, { state: { moved: "march" } }), true);
    const run = played(
      range({ a: drake(BREATH), away: 4 }),
      (request, game, names) =>
        request.type === "choice" && request.choice === "shoot"
          ? atB
          : request.type === "roll" && request.label.key === "roll.breath"
            ? { show: { total: 7 } }
            : quiet()(request, game, names),
      { until: { step: "shooting-phase/4" } },
    );
    const chains = run.requests.flatMap(({ request }) =>
      request.type === "roll" && request.dice.kind === "chains" ? request.dice.chains : [],
    );
    assert.number([chains.length, chains[0]?.dice], [1, 7]);
    // Strength 4 against Resilience 3: 3+.
    assert.odds(chains[0]?.stages[1]?.need, 3);
    const u = the(run.game);
    const left = book.refusals("shoot with", run.game, {
      ...{ unit: u, pool: u.pools[0] as Unit["pools"][number], weapon: "breath-attack", standing: false },
      shooter: { piece: u.id, rules: new Set(["breath-attack"]) },
    });
    assert.legality(left.length, 1);
    assert.number(models(the(run.game, 1)), 20);
  }),
];
