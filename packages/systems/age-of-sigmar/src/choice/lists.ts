import { type ChoiceKind, listing, type Message, message, refuse } from "@tercio/kernel";
import { middleOf } from "@tercio/loose";
import { retreats } from "../battlefield/moves.ts";
import { chargers } from "../sequence/charge.ts";
import { fighters } from "../sequence/combat.ts";
import type { Choices } from "../sequence/flow.ts";
import { movers, movesOf } from "../sequence/movement.ts";
import { named } from "../state/named.ts";
import { type Sigmar, type Unit, unit } from "../state/state.ts";

type G = Sigmar;
const listed = listing<G, Choices>();
const nameOf = (game: G, id: number): Message => named(unit(game, id));

/** On which side of its unit some of its models stand, by the compass. */
function sideOf({ models }: Unit, some: readonly number[]): "north" | "south" | "east" | "west" {
  const [all, here] = [middleOf(models), middleOf(models.filter((_, i) => some.includes(i)))];
  const [x, y] = [here.x - all.x, here.y - all.y];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "east" : "west";
  return y > 0 ? "north" : "south";
}

/** Choices among finitely many answers. */
export const lists: readonly ChoiceKind<G>[] = [
  listed(
    "priority",
    "aos2.keyword.battle-round",
    (_, { rolls }) =>
      rolls.length < 2
        ? message("ask.priority")
        : message("ask.priority-rolled", { first: rolls[0] ?? 0, second: rolls[1] ?? 0 }),
    () => ([0, 1] as const).map((first) => ({ first })),
    (_, __, { first }) => message("answer.priority", { player: first + 1 }),
    { standard: (game) => ({ first: game.first }) },
  ),
  listed(
    "move-unit",
    "aos2.core.normal-moves",
    () => message("ask.move-unit"),
    (game) => [
      ...movers(game).flatMap((u) => movesOf(game, u).map((kind) => ({ unit: u.id, kind }))),
      { done: true as const },
    ],
    (game, _, a) =>
      "done" in a ? message("answer.done-moving") : message(`answer.kind-${a.kind}`, { unit: nameOf(game, a.unit) }),
    {
      standard: () => ({ done: true }),
      whyNot: (game, _, { unit: id, kind }) => {
        const u = game.units.find((x) => x.id === id);
        if (u === undefined || u.models.length === 0 || u.entry.seat !== game.active || u.moved) return true;
        return retreats(kind)
          ? refuse("refuse.nobody-near", "aos2.keyword.retreat", { unit: named(u) })
          : refuse("refuse.in-fight", "aos2.rule.three-inches", { unit: named(u) });
      },
    },
  ),
  listed(
    "charge-unit",
    "aos2.core.charge-roll",
    () => message("ask.charge-unit"),
    (game) => [...chargers(game).map((u) => ({ unit: u.id })), { done: true as const }],
    (game, _, a) =>
      "done" in a ? message("answer.done-charging") : message("answer.charge", { unit: nameOf(game, a.unit) }),
    {
      standard: () => ({ done: true }),
      whyNot: (game, _, { unit: id }) => {
        const u = game.units.find((x) => x.id === id);
        if (u === undefined || u.models.length === 0 || u.entry.seat !== game.active) return true;
        return refuse(u.ran || u.retreated ? "refuse.ran" : "refuse.no-charge", "aos2.core.charge-roll", {
          unit: named(u),
        });
      },
    },
  ),
  listed(
    "fight-unit",
    "aos2.keyword.fight-order",
    () => message("ask.fight-unit"),
    (game, { seat }) => fighters(game, seat).map((u) => ({ unit: u.id })),
    (game, _, a) => message("answer.fight", { unit: nameOf(game, a.unit) }),
  ),
  listed(
    "stay-together",
    "aos2.rule.coherency",
    (game, { unit: id }) => message("ask.stay-together", { unit: nameOf(game, id) }),
    (_, { groups }) => groups.map((__, group) => ({ group })),
    (game, { unit: id, groups }, { group }) =>
      message("answer.group", {
        number: group + 1,
        models: groups[group]?.length ?? 0,
        where: message(`compass.${sideOf(unit(game, id), groups[group] ?? [])}`),
      }),
    {
      // The largest stays, of equals the first.
      standard: (_, { groups }) => ({
        group: groups.reduce((best, g, i) => (g.length > (groups[best]?.length ?? 0) ? i : best), 0),
      }),
    },
  ),
];
