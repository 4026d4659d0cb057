import { bilingual, type Effect, type Message, type UntilStep } from "@tercio/kernel";
import type { FactList, Mark } from "@tercio/board";
import { listedRule } from "../state/ids.ts";
import { book } from "../hooks/book.ts";
import { joinedTo } from "../calculation/joining.ts";
import { named } from "../sequence/emit.ts";
import { stepTitled } from "../sequence/step-titles.ts";
import { SPENT } from "../state/items.ts";
import { isSpell, spellRule } from "../state/spells.ts";
import { type NinthAge, type Unit, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { castAs, spellAtWork } from "./spells.ts";

function untilStep({ sequence, step, player }: UntilStep): Message {
  const at = stepTitled(sequence, step);
  return player === undefined
    ? message("effect.until-step", { sequence: at.sequence, step: at.step })
    : message("effect.until-step-of", { sequence: at.sequence, step: at.step, player: player + 1 });
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

/** Effects on a unit; who stands in it may have some of its own. */
function lyingOn(game: NinthAge, u: Unit): readonly Effect[] {
  const here = [u.id, ...joinedTo(u)];
  // What was used is told where it is carried, and what a spell gives with the spell.
  return game.effects.filter(
    (e) => (e.on === null || here.includes(e.on)) && e.rule !== SPENT && (isSpell(e.rule) || castAs(e) === null),
  );
}

/** What an effect does and until when. */
function said(game: NinthAge, effect: Effect): Message {
  const cast = castAs(effect);
  const rule = book.rules.find((r) => (r.heldBy ?? r.id) === effect.rule);
  const plain = rule === undefined ? effect.rule : bilingual(rule.name);
  return message("effect.said", {
    rule: cast === null ? plain : spellAtWork(game, effect, cast),
    until: untilWhen(game, effect),
  });
}

/** What lasts on a unit and until when, for its card; nothing where nothing does. */
export function effectsOn(game: NinthAge, u: Unit): readonly FactList[] {
  const items = lyingOn(game, u).map((e) => ({
    told: said(game, e),
    rule: isSpell(e.rule) ? spellRule(e.rule) : listedRule(e.rule),
  }));
  return items.length === 0 ? [] : [{ label: message("fact.effects"), items, sentences: true }];
}

/** A sign for each spell that lies on a unit, with its words. */
export const spellMarks = (game: NinthAge, u: Unit): readonly Mark[] =>
  lyingOn(game, u).flatMap((e) => (isSpell(e.rule) ? [{ icon: "spark", label: said(game, e), at: null }] : []));
