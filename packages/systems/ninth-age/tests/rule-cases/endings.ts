import { checkDeclaration, type StepPath } from "@tercio/kernel";
import { piece, type RuleCase, verdict } from "@tercio/testkit";
import { discipline } from "../../src/calculation/characteristics.ts";
import type { Scene } from "../../src/index.ts";
import { book } from "../../src/hooks/book.ts";
import { unit } from "../../src/state/state.ts";
import { gameOf } from "./combat-scenes.ts";
import { block, melee, type Played, played, quiet } from "./scenes.ts";
import { assert, one } from "./table.ts";
import type { Steps } from "../../src/state/steps.ts";

const GONE = "t9a.rule.army-wiped-out";

/** The first side has nobody left; the second stands by the middle of the table from the third Game Turn on. */
const alone = (beyond: number): Played =>
  played(
    {
      turn: 3,
      units: {
        A: block("first", undefined, undefined, { place: "destroyed", cost: 100 }),
        B: block("second", [0, beyond], "south", { cost: 100 }),
      },
    },
    quiet(),
  );

/** A has restrained itself and makes a Post-Combat Reform, E before it; C and F look at each other far away. */
const reformed = (active: "first" | "second" = "first"): Scene =>
  melee(
    {
      E: block("second", [0, 13], "south", { models: 6 }),
      C: block("first", [-15, 0], "north"),
      F: block("second", [-15, 8], "south"),
    },
    {},
    { models: 6 },
    { active },
  );
const afterwards = quiet({
  "roll.break": { show: { total: 12 } },
  "roll.flee": { show: { total: 12 } },
  pursue: { choice: "pursue", answer: { pursue: false } },
  "post-combat": { choice: "post-combat", answer: { kind: "reform", x: 0, y: 1000, facing: 0, files: 5 } },
});
/** What is said when A would charge E in the Player Turn that is so many later. */
function charging(active: "first" | "second", later: number): string | null {
  const first = active === "first" ? 3 : 4;
  const run = played(reformed(active), (request, game, names) =>
    request.type === "choice" && request.choice === "charge" && game.playerTurn === first + later
      ? null
      : afterwards(request, game, names),
  );
  return verdict(run, { unit: "A", target: "E" }).key;
}
const scores = (run: Played): boolean =>
  book.refusals("count as scoring", run.game, { unit: unit(run.game, 0) }).length === 0;

/** How a battle comes to its end, and what counts until then. */
export const endingCases: readonly RuleCase[] = [
  one(
    GONE,
    "the battle goes on against nobody, whose turns are passed over, and counters are still gained",
    () => {
      const run = alone(3);
      assert.equal(run.request, null);
      assert.deepEqual([run.game.gameTurn, run.game.counters], [6, [0, 4]]);
      // All of the army and the objective.
      assert.deepEqual(run.game.result?.battlePoints, [0, 20]);
      const turns = run.events.filter((e) => e.kind === "passedOver").map((e) => e.message.values?.turn);
      assert.deepEqual(turns, [4, 5, 6]);
      assert.ok(run.requests.every(({ request }) => request.player === 1));
    },
    "army-wiped-out",
  ),
  one(GONE, "who is left may end it at any request, scored as it stands; who is not may not", () => {
    const run = played(
      {
        turn: 3,
        active: "second",
        units: {
          A: block("first", undefined, undefined, { place: "destroyed", cost: 100 }),
          B: block("second", [0, 3], "south", { cost: 100 }),
        },
      },
      [{ declared: "end-as-it-stands", seat: 1 }],
    );
    assert.deepEqual(
      [run.game.counters, run.game.result?.battlePoints],
      [
        [0, 0],
        [3, 17],
      ],
    );
    const other = played({ active: "second", units: { A: block("first", [0, -15]), B: block("second", [0, 3]) } });
    for (const seat of [0, 1]) assert.ok(checkDeclaration(other.battle, "end-as-it-stands", seat) !== true);
  }),
  one("t9a.objective.hold-the-ground", "six inches of the centre, to the hundredth", () => {
    const counters = (far: number) => alone(far).game.counters;
    // Thirty men looking south: the front is what is nearest to the centre.
    assert.deepEqual(
      [counters(5.99), counters(6), counters(6.01), counters(12)],
      [
        [0, 4],
        [0, 4],
        [0, 0],
        [0, 0],
      ],
    );
  }),
  one(
    ["t9a.rule.scoring-lost", "t9a.rule.scoring-regained"],
    "a Post-Combat Reform costs Scoring until the next Player Turn",
    () => {
      const until = (step: StepPath<Steps>): Played => played(reformed(), afterwards, { until: { step } });
      assert.legality([scores(until("round-of-combat/14")), scores(until("player-turn/end"))], [true, false]);
      const next = until("player-turn/2");
      assert.equal(next.game.playerTurn, 4);
      assert.legality(scores(next), true);
    },
  ),
  one(
    "t9a.rule.post-combat-reform",
    "no charge in the next Player Turn; in the one after that again",
    () =>
      assert.deepEqual(
        [charging("second", 1), charging("second", 3), charging("first", 2)],
        ["refuse.reformed-after-combat", null, null],
      ),
    "post-combat-reform",
  ),
  one("t9a.rule.march-to-the-beat", "an enemy Musician at 8 inches counts, at 8.01 not", () => {
    const need = (far: number): number => {
      const game = gameOf({
        phase: "movement",
        units: { A: block("first", [0, 0], "north"), B: block("second", [0, far], "south", { musician: true }) },
      });
      return discipline(game, unit(game, 0), "march").value;
    };
    assert.deepEqual([need(7.99), need(8), need(8.01)], [6, 6, 7]);
  }),
  one("t9a.rule.no-more-foes", "who has nobody left in contact takes no Break Test with the losers", () => {
    // A loses its only foe; C, beside it, loses the round to E.
    const run = played(
      {
        phase: "melee",
        units: {
          A: block("first", [-3, 0], "north", { models: 5, files: 5, state: { rounds: 1 } }),
          B: block("second", undefined, undefined, { models: 1, files: 1, state: { rounds: 1 } }),
          C: block("first", undefined, undefined, { models: 5, files: 5, state: { rounds: 1 } }),
          E: block("second", undefined, undefined, { models: 30, files: 5, standard: true, state: { rounds: 1 } }),
        },
        contact: [
          { of: "B", at: "A", facing: "front", offset: 55 },
          { of: "C", at: "B", facing: "front", offset: -55 },
          { of: "E", at: "C", facing: "front", offset: 40 },
        ],
      },
      (request, game, names) =>
        request.type === "roll" && request.dice.kind === "chains"
          ? {
              show: {
                points: request.dice.chains.map((_, i) => {
                  const { packets } = game.stack.at(-1)?.vars as unknown as {
                    packets: readonly { readonly unit: number; readonly aims: readonly { readonly unit: number }[] }[];
                  };
                  return packets[i]?.unit === names.A && packets[i]?.aims[0]?.unit === names.B ? 1 : 0;
                }),
              },
            }
          : quiet()(request, game, names),
      { until: { step: "round-of-combat/8" } },
    );
    assert.equal((piece(run, "B") as { place: string }).place, "gone");
    const tested = run.requests.flatMap(({ request: q }) =>
      q.type === "roll" && q.label.key.startsWith("roll.break")
        ? [[JSON.stringify(q.label.values?.unit).includes("C"), q.label.values?.need]]
        : [],
    );
    assert.number(tested, [[true, 4]]);
  }),
];
