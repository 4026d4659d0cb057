import { sameBesides } from "../state/copies.ts";
import {
  type Bilingual,
  type Change,
  type Context,
  type Message,
  type Only,
  settled,
  type Step,
  type Steps,
  watched,
} from "@tercio/kernel";
import { message } from "../messages/message.ts";
import type { TableOutcome } from "@tercio/dice";
import {
  diceOfTest,
  disciplineTest,
  TEST,
  type TestDice,
  testPassed,
  twoDice,
} from "../calculation/characteristics.ts";
import type { DisciplineUse, PanicCause } from "../hooks/moments.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { inWords } from "./dice-messages.ts";
import { named, tell } from "./emit.ts";
import type { RuleId } from "../state/names.ts";
import type { NinthAgeFlow } from "./flow.ts";

type G = NinthAge;

/** Who tests now, and why. */
export interface Tested {
  readonly unit: number;
  readonly use: DisciplineUse;
  /** By how much the test is harder after a lost combat. */
  readonly lostBy?: number;
  /** Of a Panic Test. */
  readonly cause?: PanicCause;
  /** What the dice are rolled for; `need`: the total that still passes. */
  readonly label: (need: number) => Message;
  readonly rule: string;
}

/** What the dice of a test hang on. */
export const diceOf = (game: G, { unit: id, use, lostBy, cause }: Tested): TestDice =>
  diceOfTest(game, unit(game, id), use, lostBy, cause);

/** What the test is called: where other dice fall than usual, those as well. */
function called(tested: Tested, { needed, extra }: TestDice): Message {
  const test = tested.label(needed.value);
  if (extra.value === 0) return test;
  const { value } = extra;
  const kind = message(value > 0 ? "roll.maximised" : "roll.minimised", { dice: inWords(twoDice(value)) });
  return message("roll.other-dice", { test, kind });
}

/** What the dice of a test show at least. */
const LEAST = TEST.dice;

interface Weighed {
  readonly game: G;
  readonly vars: unknown;
  readonly item: unknown;
  readonly who: unknown;
  readonly tested: Tested | null;
  readonly dice: ReturnType<typeof diceOf> | null;
}
let last: Weighed | null = null;

/** Who tests and on what: asked by the roll and by its result, one after the other. */
function weigh<V, I extends readonly unknown[]>(
  game: G,
  vars: V,
  who: (game: G, vars: V, ...item: I) => Tested | null,
  item: I,
): Weighed {
  if (
    last !== null &&
    last.game.units === game.units &&
    sameBesides(last.game, game) &&
    last.vars === vars &&
    last.item === item[0] &&
    last.who === who &&
    !watched()
  )
    return last;
  const tested = who(game, vars, ...item);
  const dice = tested === null ? null : diceOf(game, tested);
  last = { game, vars, item: item[0], who, tested, dice };
  return last;
}

type Take<V, I extends readonly unknown[], C> = (
  game: G,
  vars: V,
  ...rest: [...I, passed: boolean, tested: Tested, context: Context]
) => C;

/** Row 1 of a {@link disciplineTest}: failed. */
const FAILED: TableOutcome = { row: 1 };

/**
 * A Discipline Test as one kind of step. `who` says who tests now, or null for nobody; `then` takes the result. One that
 * no dice can pass is failed without them.
 */
export function test<
  V,
  To extends string,
  I extends readonly unknown[],
  const S extends To,
  C extends Change<G, V, To>,
>(
  of: Pick<Steps<NinthAgeFlow, V, To, I>, "roll">,
  id: S,
  title: Bilingual,
  who: (game: G, vars: V, ...item: I) => Tested | null,
  then: Take<V, I, C & Only<C, V>>,
  rule?: RuleId,
): Step<G, S> {
  return of.roll(
    id,
    title,
    (game, vars, ...item) => {
      const { tested, dice } = weigh(game, vars, who, item);
      if (tested === null || dice === null) return null;
      const { needed, again, extra } = dice;
      if (needed.value < LEAST) return settled(FAILED);
      const u = unit(game, tested.unit);
      return {
        type: "roll",
        player: u.seat,
        label: called(tested, dice),
        dice: disciplineTest(needed.value, again.value > 0, extra.value),
        rule: tested.rule,
        breakdowns: [
          { name: message("value.discipline"), breakdown: needed },
          ...(extra.value !== 0 ? [{ name: message("value.test-dice"), breakdown: extra }] : []),
          ...(again.value > 0 ? [{ name: message("value.tested-again"), breakdown: again }] : []),
        ],
      };
    },
    (game, vars, ...rest) => {
      const context = rest[rest.length - 1] as Context;
      const outcome = rest[rest.length - 2] as TableOutcome;
      const item = rest.slice(0, -2) as unknown as I;
      const { tested, dice } = weigh(game, vars, who, item) as { tested: Tested; dice: ReturnType<typeof diceOf> };
      const { needed } = dice;
      if (needed.value < LEAST)
        tell(context, "hopelessTest", tested.rule, { unit: named(unit(game, tested.unit)), need: needed.value });
      return then(game, vars, ...item, testPassed(outcome), tested, context);
    },
    rule,
  );
}
