import type { Edition } from "../book/row.ts";
import { bilingual, type Effect, type Ending, type Lasting, type Message } from "@tercio/kernel";
import { remembered } from "../entries/index.ts";
import { book } from "../hooks/book.ts";
import { SPENT } from "../state/items.ts";
import { effectOf, isSpell, spellRow, spellRule, type WayName } from "../state/spells.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { spellNamed } from "./spell-messages.ts";
import { stepTitled } from "./step-titles.ts";

/** What the program remembers for itself: nobody is told when it is over. */
const REMEMBERED: readonly string[] = [...remembered, SPENT];

/** A spell by its own word, or another rule that somebody was given; what a spell gives besides ends with the spell. */
const isTold = ({ rule, params, on }: Effect): boolean =>
  isSpell(rule) || (on !== null && params.spell === undefined && !REMEMBERED.includes(rule));

/** Does a line of its own tell that it has ended, where a change ends it: with dice, by stopping another, by striking? */
const endsAloud = (edition: Edition, { rule, on, params }: Effect): boolean =>
  !isSpell(rule) ||
  on === null ||
  effectOf(edition, rule, params.way as WayName).dispels !== undefined ||
  spellRow(edition, rule).effect.endedBy !== undefined;

const nameOf = (edition: Edition, { rule, params }: Effect): Message | string => {
  if (isSpell(rule)) return spellNamed(edition, { spell: rule, way: params.way as WayName });
  const found = book.rules.find((r) => (r.heldBy ?? r.id) === rule);
  return found === undefined ? rule : bilingual(found.name);
};
const ruleOf = ({ rule }: Effect): string | null =>
  isSpell(rule) ? spellRule(rule) : (book.rules.find((r) => (r.heldBy ?? r.id) === rule)?.enforces[0] ?? null);

const overAt = ({ sequence, step }: ReturnType<typeof stepTitled>): Message => message("over.step", { sequence, step });
function whyOver(game: NinthAge, { from, params }: Effect, ending: Ending): Message {
  switch (ending.why) {
    case "step":
      return overAt(stepTitled(ending.sequence, ending.step));
    case "used":
      return message("over.used");
    case "change":
      return message(params.stands === undefined ? "over.ended" : "over.moved");
    default:
      return from === null ? message("over.ended") : message("over.source", { unit: named(unit(game, from)) });
  }
}

/** Where effects end, the log tells of those that a player knows of: which, on whom, and why. */
export const tellOver: NonNullable<Lasting<NinthAge>["ended"]> = (game, effects, ending, context) => {
  // Whoever is destroyed takes along what lay on it.
  if (ending.why === "piece") return;
  const over = effects.filter(
    (e) =>
      isTold(e) &&
      (ending.why !== "change" || !endsAloud(game.edition, e)) &&
      // Cast again, it lies on; of two instances that both counted, one may end with its source.
      ((ending.why === "source" && isSpell(e.rule)) || !game.effects.some((x) => x.rule === e.rule && x.on === e.on)),
  );
  const alike = (p: Effect, q: Effect): boolean =>
    p.rule === q.rule && p.params.way === q.params.way && p.from === q.from && (p.on === null) === (q.on === null);
  for (const [at, first] of over.entries()) {
    if (over.findIndex((e) => alike(e, first)) !== at) continue;
    const on = [...new Set(over.flatMap((e) => (alike(e, first) && e.on !== null ? [e.on] : [])))];
    // Of who has joined a unit that is told by its own name.
    const units = on
      .filter((id) => onField(unit(game, id)) || unit(game, id).place === "joined")
      .map((id) => named(unit(game, id)));
    const [effect, why] = [nameOf(game.edition, first), whyOver(game, first, ending)];
    if (units.length > 0) tell(context, "effectOver", ruleOf(first), { effect, units, why });
    else if (first.on === null) tell(context, "effectOverAlone", ruleOf(first), { effect, why });
  }
};
