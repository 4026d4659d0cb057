import { act, ask, type Bilingual, type Change, type Context, type Message, message, type Step } from "@tercio/kernel";
import type { TableOutcome } from "@tercio/dice";
import { discipline, disciplineTest, rerollsFailed, testPassed } from "../calculation/characteristics.ts";
import type { DisciplineUse } from "../rules/moments.ts";
import { type NinthAge, unit } from "../state.ts";
import { named, tell } from "./emit.ts";

type G = NinthAge;

/** Who tests now, and why. */
export interface Tested {
  readonly unit: number;
  readonly use: DisciplineUse;
  /** By how much the test is harder after a lost combat. */
  readonly lostBy?: number;
  /** What the dice are rolled for; `need`: the total that still passes. */
  readonly label: (need: number) => Message;
  readonly rule: string;
}

/** Two dice show 2 at least. */
const LEAST = 2;

/**
 * Discipline Tests as two steps: `id` fails a test that no dice can pass and says so, the second rolls all others. `who`
 * says who tests now, or null for nobody; `then` takes the result and goes to `id` again where several test in turn.
 */
export function disciplineTestSteps<V>(
  id: string,
  title: Bilingual,
  who: (game: G, vars: V) => Tested | null,
  then: (game: G, vars: V, passed: boolean, tested: Tested, context: Context) => Change<G>,
): readonly Step<G>[] {
  return [
    act(id, title, (game, vars: V, context) => {
      const tested = who(game, vars);
      if (tested === null) return {};
      const u = unit(game, tested.unit);
      const need = discipline(game, u, tested.use, tested.lostBy).value;
      if (need >= LEAST) return {};
      tell(context, "hopelessTest", tested.rule, { unit: named(u), need });
      return then(game, vars, false, tested, context);
    }),
    ask(
      `${id}-roll`,
      title,
      (game, vars: V) => {
        const tested = who(game, vars);
        if (tested === null) return null;
        const u = unit(game, tested.unit);
        const needed = discipline(game, u, tested.use, tested.lostBy);
        if (needed.value < LEAST) return null;
        return {
          type: "roll",
          player: u.seat,
          label: tested.label(needed.value),
          dice: disciplineTest(needed.value, rerollsFailed(u, tested.use)),
          rule: tested.rule,
          breakdowns: [{ name: message("value.discipline"), breakdown: needed }],
        };
      },
      (game, vars: V, outcome: TableOutcome, context) => {
        const tested = who(game, vars) as Tested;
        return then(game, vars, testPassed(outcome), tested, context);
      },
    ),
  ];
}
