import { type ChoiceKind, listing, message, refuse, type Verdict } from "@tercio/kernel";
import type { PickTool } from "@tercio/board";
import { commandRange } from "../calculation/command-range.ts";
import { book } from "../hooks/book.ts";
import { hasCommand, mayRally } from "../sequence/commanding.ts";
import { named } from "../sequence/emit.ts";
import type { About, Choices } from "../sequence/flow.ts";
import { type OldWorld, unit } from "../state/state.ts";

type G = OldWorld;
const listed = listing<G, Choices>();
const RULE = "tow.phase.strategy.command";
const CRY = "tow.rule.rallying-cry";

/** Why such a command is not on offer. */
function whyNot(game: G, about: About<"give-command">, a: { readonly [field: string]: unknown }): Verdict {
  const u = typeof a["unit"] === "number" ? game.units[a["unit"]] : undefined;
  const v = typeof a["target"] === "number" ? game.units[a["target"]] : undefined;
  if (u === undefined || v === undefined)
    return refuse("refuse.no-such-unit", RULE, {}, u === undefined ? "unit" : "target");
  if (u.entry.seat !== game.active) return refuse("refuse.not-yours", RULE, { unit: named(u) }, "unit");
  const why = book.refusals("command", game, { unit: u })[0];
  if (why !== undefined) return why;
  if (about.used.includes(u.id) || !hasCommand(game, u))
    return refuse("refuse.command-once", RULE, { unit: named(u) }, "unit");
  return mayRally(game, u, v)
    ? true
    : refuse("refuse.command-target", CRY, { unit: named(u), foe: named(v), inches: commandRange(game, u) }, "target");
}

/** What characters do in the Command sub-phase: the usual answer is the first command there is. */
export const command: ChoiceKind<G> = listed(
  "give-command",
  RULE,
  () => message("ask.command"),
  (_, about) => [...about.commands, { done: true }],
  (game, _, a) =>
    "done" in a
      ? message("answer.command.done")
      : message("answer.command", { unit: named(unit(game, a.unit)), foe: named(unit(game, a.target)) }),
  { whyNot },
);

/** First a character, then the unit that it cries out to. */
export const commandTool: PickTool<G> = {
  kind: "pick",
  picks: (_, __, answer: { readonly unit?: number; readonly target?: number }) =>
    [answer.unit, answer.target].filter((id) => id !== undefined),
  answer(game, _, [id, target]) {
    const [u, v] = [game.units.find((x) => x.id === id), game.units.find((x) => x.id === target)];
    return u === undefined || v === undefined ? null : { unit: u.id, target: v.id };
  },
  done: { done: true },
};
