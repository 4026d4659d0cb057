import { type ChoiceKind, listing, type Message, message } from "@tercio/kernel";
import type { Choice, PickTool } from "@tercio/scene";
import { named } from "../sequence/emit.ts";
import type { Choices } from "../sequence/flow.ts";
import { type OldWorld, unit } from "../state/state.ts";

type G = OldWorld;
const listed = listing<G, Choices>();

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
    { standard: (game, about) => ({ files: unit(game, about.unit).files }) },
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
