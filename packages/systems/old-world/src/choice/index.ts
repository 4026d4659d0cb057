import {
  type Answer,
  anyAnswer,
  type ChoiceKind,
  firstAnswer,
  type Json,
  type Message,
  message,
  refuse,
} from "@tercio/kernel";
import { named } from "../sequence/emit.ts";
import type { Plan } from "../sequence/vars.ts";
import { type OldWorld, unit } from "../state.ts";

type G = OldWorld;
type Fields = { readonly [key: string]: unknown };

const object = (v: unknown): v is Fields => typeof v === "object" && v !== null && !Array.isArray(v);
/** The same fields with the same values, all its own. */
const same = (given: Fields, offered: Fields): boolean =>
  Object.keys(given).length === Object.keys(offered).length &&
  Object.keys(offered).every((k) => Object.hasOwn(given, k) && given[k] === offered[k]);

/** A choice among finitely many answers: legal is what is on the list; the first is taken when time runs out. */
function listed<A>(
  id: string,
  rule: string,
  describe: (game: G, about: A) => Message,
  answers: (game: G, about: A) => readonly Json[],
  label: (game: G, about: A, answer: never) => Message,
  standard: (game: G, about: A) => Answer | null = (game, about) => firstAnswer(answers(game, about)),
): ChoiceKind<G> {
  return {
    id,
    rule,
    describe,
    accept(game, about, answer) {
      if (!object(answer)) return refuse("refuse.shape", rule);
      return answers(game, about).some((a) => same(answer, a as Fields)) ? true : refuse("refuse.not-offered", rule);
    },
    sample: (game, about, source) => anyAnswer(answers(game, about), source),
    enumerate: answers,
    label: (game, about, answer) => label(game, about, answer as never),
    timeout: standard,
  };
}

const nameOf = (game: G, id: number): Message => named(unit(game, id));

const kinds: readonly ChoiceKind<G>[] = [
  listed<{ combats: readonly (readonly number[])[] }>(
    "choose-combat",
    "tow.combat.choose",
    () => message("ask.choose-combat"),
    (_, about) => about.combats.map((_c, combat) => ({ combat })),
    (game, about, a: { combat: number }) =>
      message("answer.combat", { units: (about.combats[a.combat] ?? []).map((id) => nameOf(game, id)) }),
  ),
  listed<{ unit: number; plans: readonly Plan[] }>(
    "after-combat",
    "tow.phase.combat.follow-up-and-pursuit",
    (game, about) => message("ask.after-combat", { unit: nameOf(game, about.unit) }),
    (_, about) => about.plans as unknown as readonly Json[],
    (game, _, plan: Plan) =>
      "foe" in plan ? message(`answer.${plan.plan}`, { foe: nameOf(game, plan.foe) }) : message(`answer.${plan.plan}`),
  ),
  listed<{ unit: number }>(
    "reform",
    "tow.pursuit.restrain-and-reform",
    (game, about) => message("ask.reform", { unit: nameOf(game, about.unit) }),
    (game, about) => Array.from({ length: unit(game, about.unit).models }, (_, i) => ({ files: i + 1 })),
    (_, __, a: { files: number }) => message("answer.reform", { files: a.files }),
    (game, about) => ({ files: unit(game, about.unit).files }),
  ),
];

export const choices: { readonly [id: string]: ChoiceKind<G> } = Object.fromEntries(kinds.map((k) => [k.id, k]));
