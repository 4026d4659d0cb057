import { anyAnswer, exactly, type ChoiceKind, message, refuse, type Verdict } from "@tercio/kernel";
import { type Fallen, fallenBy, orders } from "../calculation/losses.ts";
import type { About } from "../sequence/flow.ts";
import { named } from "../state/named.ts";
import { type Sigmar, unit } from "../state/state.ts";

const RULE = "aos2.core.allocating-wounds.order";
type A = About<"casualties">;

/** The ways that a list offers, each another choice of models. */
function offered(game: Sigmar, about: A): readonly { readonly fallen: Fallen; readonly order: string }[] {
  const u = unit(game, about.unit);
  const seen = new Set<string>();
  return orders.flatMap((order) => {
    const fallen = fallenBy(game, about.flees ? { ...u, wounded: null } : u, order, { ...about, lost: 0 });
    const key = JSON.stringify(fallen);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ fallen, order }];
  });
}

function accept(game: Sigmar, about: A, answer: unknown): Verdict {
  const u = unit(game, about.unit);
  const shape = refuse("refuse.shape", RULE, { kind: "casualties" });
  if (!exactly(answer, ["slain", "wounded"]) || !Array.isArray(answer.slain)) return shape;
  const { wounded } = answer;
  const slain: readonly unknown[] = answer.slain;
  const there = (i: unknown): boolean => Number.isInteger(i) && (i as number) >= 0 && (i as number) < u.models.length;
  if (!slain.every(there) || slain.some((i, at) => at > 0 && (i as number) <= (slain[at - 1] as number))) return shape;
  if (wounded !== null && !there(wounded)) return shape;
  if (slain.length !== about.slain) return refuse("refuse.how-many", RULE, { models: about.slain });
  if (about.left === 0 ? wounded !== null : wounded === null || slain.includes(wounded))
    return refuse("refuse.who-is-wounded", RULE, { wounds: about.left });
  const before = about.flees ? undefined : u.wounded?.model;
  if (before !== undefined && (about.slain > 0 ? !slain.includes(before) : wounded !== before))
    return refuse("refuse.wounded-first", RULE, { unit: named(u) });
  return true;
}

/** Who falls, or flees: any models that the rules allow; a list offers the hindmost, the foremost and the first. */
export const casualties: ChoiceKind<Sigmar, A> = {
  id: "casualties",
  rule: RULE,
  describe: (game, about) =>
    message(about.flees ? "ask.who-flees" : about.slain === 0 ? "ask.who-is-wounded" : "ask.casualties", {
      unit: named(unit(game, about.unit)),
      models: about.slain,
    }),
  accept,
  enumerate: (game, about) => offered(game, about).map((o) => o.fallen),
  sample: (game, about, source) =>
    anyAnswer(
      offered(game, about).map((o) => o.fallen),
      source,
    ),
  timeout: (game, about) => offered(game, about)[0]?.fallen ?? null,
  // Who falls changes where models stand and no number of the blows that are being struck.
  assumes: () => null,
  label: (game, about, answer) => {
    const key = JSON.stringify(answer);
    const found = offered(game, about).find((o) => JSON.stringify(o.fallen) === key);
    return message(`answer.fall-${found?.order ?? "chosen"}`);
  },
};
