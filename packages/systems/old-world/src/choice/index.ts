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
import type { Choice, PickTool } from "@tercio/scene";
import { named } from "../sequence/emit.ts";
import type { About, AnswerTo, ChoiceId } from "../sequence/flow.ts";
import { type OldWorld, unit } from "../state.ts";

type G = OldWorld;
type Fields = { readonly [key: string]: unknown };

const object = (v: unknown): v is Fields => typeof v === "object" && v !== null && !Array.isArray(v);
/** The same fields with the same values, all its own. */
const same = (given: Fields, offered: Fields): boolean =>
  Object.keys(given).length === Object.keys(offered).length &&
  Object.keys(offered).every((k) => Object.hasOwn(given, k) && given[k] === offered[k]);

/** A choice among finitely many answers: legal is what is on the list; the first is taken when time runs out. */
function listed<K extends ChoiceId>(
  id: K,
  rule: string,
  describe: (game: G, about: About<K>) => Message,
  answers: (game: G, about: About<K>) => readonly AnswerTo<K>[],
  label: (game: G, about: About<K>, answer: AnswerTo<K>) => Message,
  standard?: (game: G, about: About<K>) => AnswerTo<K>,
): ChoiceKind<G, About<K>> {
  // Answers are plain data.
  const all = (game: G, about: About<K>) => answers(game, about) as readonly Json[];
  return {
    id,
    rule,
    describe,
    accept(game, about, answer) {
      if (!object(answer)) return refuse("refuse.shape", rule);
      return all(game, about).some((a) => same(answer, a as Fields)) ? true : refuse("refuse.not-offered", rule);
    },
    sample: (game, about, source) => anyAnswer(all(game, about), source),
    enumerate: all,
    label: (game, about, answer) => label(game, about, answer as AnswerTo<K>),
    timeout: (game, about) =>
      standard === undefined ? firstAnswer(all(game, about)) : (standard(game, about) as Answer),
  };
}

const nameOf = (game: G, id: number): Message => named(unit(game, id));

const kinds: readonly ChoiceKind<G>[] = [
  listed(
    "choose-combat",
    "tow.combat.choose",
    () => message("ask.choose-combat"),
    (_, about) => about.combats.map((_c, combat) => ({ combat })),
    (game, about, a) =>
      message("answer.combat", { units: (about.combats[a.combat] ?? []).map((id) => nameOf(game, id)) }),
  ),
  listed(
    "after-combat",
    "tow.phase.combat.follow-up-and-pursuit",
    (game, about) => message("ask.after-combat", { unit: nameOf(game, about.unit) }),
    (_, about) => about.plans,
    (game, _, plan) =>
      "foe" in plan ? message(`answer.${plan.plan}`, { foe: nameOf(game, plan.foe) }) : message(`answer.${plan.plan}`),
  ),
  listed(
    "reform",
    "tow.pursuit.restrain-and-reform",
    (game, about) => message("ask.reform", { unit: nameOf(game, about.unit) }),
    (game, about) => Array.from({ length: unit(game, about.unit).models }, (_, i) => ({ files: i + 1 })),
    (_, __, a) => message("answer.reform", { files: a.files }),
    (game, about) => ({ files: unit(game, about.unit).files }),
  ),
];

/** Answers that name a unit are picked on the board or from the list; the others are lists. */
const foe: PickTool<G> = {
  kind: "pick",
  picks: (_, __, answer: { readonly foe?: number }) => (answer.foe === undefined ? [] : [answer.foe]),
};
/** The units that a choice is about. */
const concerned = (about: {
  readonly unit?: number;
  readonly combats?: readonly (readonly number[])[];
}): readonly number[] => about.combats?.flat() ?? (about.unit === undefined ? [] : [about.unit]);

export const choices: { readonly [id: string]: Choice<G> } = Object.fromEntries(
  kinds.map((k) => [
    k.id,
    { ...k, pieces: (_, about) => concerned(about), ...(k.id === "after-combat" ? { tool: foe } : {}) },
  ]),
);
