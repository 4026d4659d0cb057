import { bilingual, type Effect, type Message, type UntilStep } from "@tercio/kernel";
import type { FactList } from "@tercio/scene";
import { listedRule } from "../state/ids.ts";
import { book } from "../asking/book.ts";
import { joinedTo } from "../calculation/joining.ts";
import { named } from "../sequence/emit.ts";
import { sequences } from "../sequence/index.ts";
import { SPENT } from "../state/items.ts";
import { type NinthAge, type Unit, unit } from "../state/state.ts";
import { message } from "../words/message.ts";

function untilStep({ sequence, step, player }: UntilStep): Message {
  const found = sequences.find((s) => s.id === sequence);
  const at = found?.steps.find((s) => s.id === step);
  const inSequence = found === undefined ? sequence : bilingual(found.title);
  const begins = at === undefined ? step : bilingual(at.title);
  return player === undefined
    ? message("effect.until-step", { sequence: inSequence, step: begins })
    : message("effect.until-step-of", { sequence: inSequence, step: begins, player: player + 1 });
}

/** When an effect ends, in words: with the first of these. */
function untilWhen(game: NinthAge, { until, from }: Effect): readonly Message[] {
  const ends = [
    ...(until.steps ?? []).map(untilStep),
    ...(until.uses === undefined ? [] : [message("effect.until-used", { uses: until.uses })]),
    ...(until.source === true && from !== null
      ? [message("effect.until-source", { unit: named(unit(game, from)) })]
      : []),
  ];
  return ends.length === 0 ? [message("effect.until-end")] : ends;
}

/** What lasts on a unit and until when, for its card; nothing where nothing does. */
export function effectsOn(game: NinthAge, u: Unit): readonly FactList[] {
  // Who stands in a unit may have an effect of its own; what was used is told where it is carried.
  const here = [u.id, ...joinedTo(u)];
  const on = game.effects.filter((e) => (e.on === null || here.includes(e.on)) && e.rule !== SPENT);
  if (on.length === 0) return [];
  const items = on.map((e) => {
    const rule = book.rules.find((r) => (r.heldBy ?? r.id) === e.rule);
    const what = rule === undefined ? e.rule : bilingual(rule.name);
    return { told: message("effect.said", { rule: what, until: untilWhen(game, e) }), rule: listedRule(e.rule) };
  });
  return [{ label: message("fact.effects"), items, sentences: true }];
}
