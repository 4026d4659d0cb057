import {
  act,
  ask,
  type Bilingual,
  type Breakdown,
  type Change,
  type Context,
  type Message,
  message,
  type Step,
  watched,
} from "@tercio/kernel";
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

interface Weighed {
  readonly units: G["units"];
  readonly engagements: G["engagements"];
  readonly rulings: G["rulings"];
  readonly vars: unknown;
  readonly who: unknown;
  readonly tested: Tested | null;
  readonly needed: Breakdown | null;
}
let last: Weighed | null = null;

/** Who tests and on what: asked by the step that fails hopeless tests, by the roll and by its result, one after another. */
function weigh<V>(game: G, vars: V, who: (game: G, vars: V) => Tested | null): Weighed {
  if (
    last !== null &&
    last.units === game.units &&
    last.engagements === game.engagements &&
    last.rulings === game.rulings &&
    last.vars === vars &&
    last.who === who &&
    !watched()
  )
    return last;
  const tested = who(game, vars);
  const needed = tested === null ? null : discipline(game, unit(game, tested.unit), tested.use, tested.lostBy);
  const { units, engagements, rulings } = game;
  last = { units, engagements, rulings, vars, who, tested, needed };
  return last;
}

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
      const { tested, needed } = weigh(game, vars, who);
      if (tested === null || needed === null || needed.value >= LEAST) return {};
      tell(context, "hopelessTest", tested.rule, { unit: named(unit(game, tested.unit)), need: needed.value });
      return then(game, vars, false, tested, context);
    }),
    ask(
      `${id}-roll`,
      title,
      (game, vars: V) => {
        const { tested, needed } = weigh(game, vars, who);
        if (tested === null || needed === null || needed.value < LEAST) return null;
        const u = unit(game, tested.unit);
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
        const tested = weigh(game, vars, who).tested as Tested;
        return then(game, vars, testPassed(outcome), tested, context);
      },
    ),
  ];
}
