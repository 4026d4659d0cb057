import { type Effect, engineOf, resolve } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { priorityOfModifiers } from "../../src/calculation/pipeline.ts";
import { dangerousTerrainDice } from "../../src/state/tables.ts";
import { seesUnit } from "../../src/battlefield/seeing.ts";
import { ninthAge, type Scene } from "../../src/index.ts";
import { book } from "../../src/hooks/book.ts";
import { throughEnemies } from "../../src/sequence/dangerous-terrain.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import {
  assert,
  asked,
  barbarians,
  dull,
  faceToFace,
  field,
  griffons,
  guard,
  halberds,
  INCH,
  one,
  run,
  start,
  warriors,
} from "./table.ts";
import type { Stand } from "../stand.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import { like } from "./combat-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { stands, atStep, type Steps } from "../../src/state/steps.ts";
import { frameAt } from "../../src/sequence/flow.ts";

const TURN = "t9a.sequence.general.player-turn";
const ROUND = "t9a.sequence.melee.round-of-combat";

/** The sequences and steps that stand on top of the stack while a Player Turn runs without a question. */
function passed(game: NinthAge, at: Steps["player-turn"]): readonly string[] {
  const list: string[] = [];
  engineOf(ninthAge).advance({ ...game, stack: [frameAt("player-turn", at, {})] }, { emit() {} }, (top) => {
    list.push(`${top.sequence}/${top.at}`);
    return stands(top, "melee-phase");
  });
  return list;
}

/** Effects that are over when a step begins: each with the end of another phase, and the last with that of the turn. */
const ends = [
  atStep("charge-phase", "7"),
  atStep("movement-phase", "5"),
  atStep("magic-phase", "6"),
  atStep("shooting-phase", "4"),
  atStep("player-turn", "end"),
];
const lasting: readonly Effect[] = ends.map((end, i) => ({
  id: i + 1,
  rule: "fear",
  on: null,
  from: null,
  until: { steps: [end] },
  params: {},
}));
const [, moving, magic, shooting, turn] = lasting;
const but = (...over: readonly (Effect | undefined)[]): readonly Effect[] => lasting.filter((e) => !over.includes(e));
const peaceful = (): NinthAge => field({ [halberds]: { marchTest: "failed" } }, [], { effects: lasting });
/** Models of this kind flee north, where thirty of the enemy stand so many inches before them. */
export const chariots = (profile: Partial<SceneProfile>, apart: number, models = 3): Scene => ({
  phase: "movement",
  units: {
    A: block("first", [0, 0], "north", {
      ...{ profile: like(profile), models, files: Math.min(models, 3), state: { fleeing: true } },
    }),
    B: block("second", [0, apart], "south"),
  },
});
/** The Dangerous Terrain Tests when nobody rallies and all flee so far: dice, and how many for each model and why. */
export const dangerous = (scene: Scene, inches: number) =>
  played(
    scene,
    quiet({
      "roll.rally": { show: { total: 12 } },
      "roll.flee": { show: { total: inches } },
    }),
    { until: { step: "movement-phase/3" } },
  ).requests.flatMap(({ request }) =>
    request.type === "roll" && request.label.key === "roll.dangerous" && request.dice.kind === "pool"
      ? [
          {
            dice: request.dice.dice,
            reasons: (request.breakdowns ?? []).flatMap((r) => r.breakdown.lines.map((l) => [l.by, l.rule])),
          },
        ]
      : [],
  );
/** What is left of the effects when a sequence has run from its last step. */
const closing = ({ sequence, step: at }: (typeof ends)[number]): NinthAge =>
  run(peaceful(), [{ sequence, at, vars: {} }], () => null).game;

const tired: Stand = { healthAtPhaseStart: 1, panicPassed: true, lostUnengaged: 3 };

const add = (value: number) => ({ operation: "add" as const, value, because: { key: "base" }, rule: null });
const divide = (value: number) => ({ ...add(value), operation: "divide" as const });

export const passingCases: readonly RuleCase[] = [
  one(`${TURN}.3`, "the Magic Phase passes by before the Shooting Phase", () => {
    const list = passed(field({ [halberds]: {} }), "3");
    assert.ok(list.includes("magic-phase/6"));
    assert.ok(list.indexOf("magic-phase/6") < list.indexOf("shooting-phase/"));
  }),
  one(`${TURN}.4`, "the Shooting Phase passes by before the Melee Phase", () => {
    const list = passed(field({ [halberds]: {} }), "4");
    assert.ok(list.includes("shooting-phase/4"));
    assert.ok(list.indexOf("shooting-phase/4") < list.indexOf("melee-phase/"));
  }),
  ...(["charge", "movement", "magic", "shooting", "melee"] as const).map((phase) =>
    one(`t9a.sequence.${phase}.${phase}-phase.1`, "the phase starts: losses and Panic Tests are counted afresh", () => {
      const r = run(
        field({ [halberds]: tired }, [], { phase: phase === "charge" ? "melee" : "charge" }),
        start(`${phase}-phase`),
        () => null,
      );
      const u = r.game.units[halberds] as Unit;
      assert.number([u.healthAtPhaseStart, u.lostUnengaged], [30, 0]);
      assert.deepEqual([r.game.phase, u.panicPassed], [phase, false]);
    }),
  ),
  one("t9a.sequence.magic.magic-phase.6", "what lasts for the phase ends with it", () =>
    assert.deepEqual(closing(atStep("magic-phase", "6")).effects, but(magic)),
  ),
  one("t9a.sequence.shooting.shooting-phase.4", "what lasts for the phase ends with it", () =>
    assert.deepEqual(closing(atStep("shooting-phase", "4")).effects, but(shooting)),
  ),
  one("t9a.sequence.movement.movement-phase.5", "a failed March Test binds until the phase ends, not longer", () => {
    const end = closing(atStep("movement-phase", "5"));
    const barred = (game: NinthAge): boolean =>
      book.refusals("march", game, { unit: game.units[halberds] as Unit }).length > 0;
    assert.legality([barred(peaceful()), barred(end)], [true, false]);
    assert.deepEqual(end.effects, but(moving));
    assert.deepEqual(closing(atStep("player-turn", "end")).effects, but(turn));
  }),
  one(`${ROUND}.6`, "each Initiative Step is fought", () => {
    const led: Stand = { champion: false };
    const r = run(
      faceToFace(halberds, warriors, led, led),
      start("round-of-combat", { units: [halberds, warriors] }),
      dull({ total: 2 }),
    );
    assert.asked(asked(r).filter((a) => a === "roll.attack").length, 2);
  }),
  one(`${ROUND}.6.3`, "then the next Initiative Step", () => {
    const led: Stand = { champion: false };
    const r = run(
      faceToFace(halberds, warriors, led, led),
      start("round-of-combat", { units: [halberds, warriors] }),
      dull({ total: 2 }),
    );
    const last = r.requests.filter((q) => q.type === "roll" && q.label.key === "roll.attack").pop();
    assert.equal(last?.type === "roll" ? last.player : null, 0);
  }),
  one("t9a.table.modifier-priority", "the order of steps decides, not the order in which modifiers come", () => {
    assert.equal(resolve(priorityOfModifiers, 7, [add(1), divide(2)]).value, 5);
    assert.equal(resolve(priorityOfModifiers, 7, [divide(2), add(1)]).value, 5);
  }),
  one("t9a.terrain.dangerous-terrain-test.when", "a flight through the enemy is tested", () => {
    const dice = (crossed: readonly number[]): number | null => {
      const frames = throughEnemies(halberds, crossed);
      const [q] = frames.length === 0 ? [] : run(field({ [halberds]: {} }), frames, () => null).requests;
      return q?.type === "roll" && q.dice.kind === "pool" ? q.dice.dice : null;
    };
    // One die for each of thirty.
    assert.number([dice([barbarians]), dice([])], [30, null]);
    assert.number(throughEnemies(halberds, [barbarians])[0]?.vars.fails, 3);
  }),
  one(
    ["t9a.table.dangerous-terrain-dice", "t9a.terrain.dangerous-terrain-test.dice.standard"],
    "one die for a Standard model",
    () => assert.equal(dangerousTerrainDice("Standard"), 1),
  ),
  one(
    ["t9a.table.dangerous-terrain-dice", "t9a.terrain.dangerous-terrain-test.dice.large"],
    "two dice for a Large model",
    () => {
      assert.equal(dangerousTerrainDice("Large"), 2);
      const r = run(
        field({ [griffons]: {} }),
        start("dangerous-terrain", { unit: griffons, fails: 3, models: null, feature: null }),
        () => null,
      );
      const q = r.requests[0];
      assert.equal(q?.type === "roll" && q.dice.kind === "pool" ? q.dice.dice : 0, 8);
    },
  ),
  one(
    ["t9a.terrain.dangerous-terrain-test.dice.chariot", "t9a.model-type.construct"],
    "three chariots that run through the enemy roll one die more each than their Height, and are told why",
    () => {
      const fleeing = (profile: Partial<SceneProfile>, apart = 3) =>
        dangerous(chariots(profile, apart), 7).map(({ dice }) => dice);
      // 2, 3 and 4 dice each, where others of their Height have 1, 2 and 3.
      assert.number(
        (["Standard", "Large", "Gigantic"] as const).map((height) => fleeing({ type: "Construct", height })),
        [[6], [9], [12]],
      );
      assert.number(
        (["Standard", "Large", "Gigantic"] as const).map((height) => fleeing({ height })),
        [[3], [6], [9]],
      );
      assert.number(fleeing({ rules: ["chariot"] }), [6]);
      // Whoever would end within an inch of the enemy runs on through: at 7.99 and at 8.00 inches, but not at 8.01.
      assert.number(
        [7.99, 8, 8.01].map((apart) => fleeing({ type: "Construct" }, apart)),
        [[6], [6], []],
      );
      assert.number(
        dangerous(chariots({ type: "Construct", height: "Large" }, 3), 7).map(({ reasons }) => reasons),
        [
          [
            [2, null],
            [1, "t9a.terrain.dangerous-terrain-test.dice.chariot"],
          ],
        ],
      );
    },
  ),
  one("t9a.terrain.dangerous-terrain-test.dice.gigantic", "three dice for a Gigantic model", () => {
    assert.number(dangerousTerrainDice("Gigantic"), 3);
  }),
  one(
    "t9a.line-of-sight.definition",
    "a unit is seen in the Front Arc, past what is lower or leaves a part open",
    () => {
      const at = (y: number, between: number | null = null, x = 0): boolean => {
        const game = field({
          [guard]: { x: 0, y: 0, facing: 0 },
          [warriors]: { x: 0, y, facing: 32768 },
          ...(between === null ? {} : { [between]: { x, y: 8 * INCH, facing: 0 } }),
        });
        return seesUnit(game, game.units[guard] as Unit, game.units[warriors] as Unit);
      };
      assert.legality(
        [at(20 * INCH), at(-20 * INCH), at(20 * INCH, griffons), at(20 * INCH, griffons, 10 * INCH)],
        [true, false, false, true],
      );
    },
  ),
];
