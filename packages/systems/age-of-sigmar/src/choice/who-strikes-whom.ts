import { anyAnswer, exactly, type ChoiceKind, message, refuse } from "@tercio/kernel";
import { weaponAt } from "../calculation/attacks.ts";
import type { About } from "../sequence/flow.ts";
import { named } from "../state/named.ts";
import { type Sigmar, unit } from "../state/state.ts";

const RULE = "aos2.core.melee-weapons";
type A = About<"who-strikes-whom">;

/** All against one of them, each in turn; then shared out as evenly as can be. */
function offered({ group }: A): readonly { readonly models: readonly number[] }[] {
  const { models, targets } = group;
  const single = targets.map((_, at) => ({ models: targets.map((__, i) => (i === at ? models : 0)) }));
  const each = Math.trunc(models / targets.length);
  const even = { models: targets.map((_, i) => each + (i < models - each * targets.length ? 1 : 0)) };
  return models < 2 ? single : [...single, even];
}

/** How many models attack each of the units that they reach. */
export const whoStrikesWhom: ChoiceKind<Sigmar, A> = {
  id: "who-strikes-whom",
  rule: RULE,
  describe: (game, { unit: id, group }) =>
    message("ask.who-strikes-whom", {
      unit: named(unit(game, id)),
      weapon: { key: "@", values: { ...weaponAt(unit(game, id), group.weapon).name } },
      models: group.models,
    }),
  accept: (_, { group }, answer) => {
    if (!exactly(answer, ["models"]) || !Array.isArray(answer.models) || answer.models.length !== group.targets.length)
      return refuse("refuse.shape", RULE, { kind: "who-strikes-whom" });
    const given: readonly unknown[] = answer.models;
    if (!given.every((n) => Number.isInteger(n) && (n as number) >= 0))
      return refuse("refuse.shape", RULE, { kind: "who-strikes-whom" });
    return (
      given.reduce<number>((sum, n) => sum + (n as number), 0) === group.models ||
      refuse("refuse.all-attack", RULE, { models: group.models })
    );
  },
  enumerate: (_, about) => offered(about),
  sample: (_, about, source) => anyAnswer(offered(about), source),
  timeout: (_, about) => offered(about)[0] ?? null,
  label: (game, { group }, answer) =>
    message("answer.who-strikes-whom", {
      shares: group.targets.flatMap((id, i) => {
        const models = (answer as { readonly models: readonly number[] }).models[i] ?? 0;
        return models === 0 ? [] : [message("answer.share", { unit: named(unit(game, id)), models })];
      }),
    }),
};
