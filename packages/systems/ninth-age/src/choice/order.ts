import { anyAnswer, type ChoiceKind, firstAnswer, type Json, type Message, message, refuse } from "@tercio/kernel";
import { type NinthAge, unit } from "../state.ts";
import { named } from "../sequence/emit.ts";
import { ruleId } from "../rules/ids.ts";
import { exactly } from "./shape.ts";

type G = NinthAge;

/** For what units wait: each has a question of its own. */
export type Waiting =
  | "return"
  | "redirect"
  | "charge"
  | "failed-charge"
  | "rally"
  | "panic"
  | "flee"
  | "pursue"
  | "post-combat"
  | "combat-reform";

/** One of the answers that `answers` lists, and nothing else. */
function oneOf<A>(
  id: string,
  rule: string,
  describe: (game: G, about: A) => Message,
  answers: (about: A) => readonly { readonly [field: string]: number }[],
  label: (game: G, answer: { readonly [field: string]: number }) => Message,
): ChoiceKind<G> {
  return {
    id,
    rule,
    describe,
    accept(_, about: A, answer) {
      const fits = answers(about).some((a) => {
        const fields = Object.keys(a);
        return exactly(answer, fields) && fields.every((f) => a[f] === answer[f]);
      });
      return fits ? true : refuse("refuse.not-offered", rule, { kind: id });
    },
    enumerate: (_, about: A) => answers(about) as readonly Json[],
    label: (game, _, answer) => label(game, answer as never),
    sample: (_, about: A, source) => anyAnswer(answers(about), source),
    timeout: (_, about: A) => firstAnswer(answers(about)),
  };
}

/** Where several units wait for the same, a player says which goes next; whose enemy a Broken unit flees from. */
export const orderChoices: readonly ChoiceKind<G>[] = [
  oneOf<{ units: readonly number[]; waiting: Waiting }>(
    "next-unit",
    "order-of-units",
    (_, about) => message(`ask.next-unit.${about.waiting}`),
    (about) => about.units.map((id) => ({ unit: id })),
    (game, a) => named(unit(game, a.unit as number)),
  ),
  oneOf<{ unit: number; foes: readonly number[] }>(
    "flee-from",
    "t9a.sequence.melee.round-of-combat.9",
    (game, about) => message("ask.flee-from", { unit: named(unit(game, about.unit)) }),
    (about) => about.foes.map((id) => ({ foe: id })),
    (game, a) => named(unit(game, a.foe as number)),
  ),
  oneOf<{ unit: number; targets: readonly number[] }>(
    "chase",
    ruleId("redirect"),
    (game, about) => message("ask.chase", { unit: named(unit(game, about.unit)) }),
    (about) => about.targets.map((id) => ({ target: id })),
    (game, a) => named(unit(game, a.target as number)),
  ),
  oneOf<object>(
    "reform-first",
    "t9a.sequence.melee.round-of-combat.15",
    () => message("ask.reform-first"),
    () => [{ seat: 0 }, { seat: 1 }],
    (_, a) => message("answer.player", { player: (a.seat as number) + 1 }),
  ),
];
