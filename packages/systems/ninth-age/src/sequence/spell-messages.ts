import type { Edition } from "../book/row.ts";
import type { Message } from "@tercio/kernel";
import { message as anyMessage } from "@tercio/kernel";
import { facesOf, spellRow, type SpellWord, wayOf, type WayName } from "../state/spells.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import type { SpellOption } from "./asked.ts";
import { casterRef } from "../calculation/casting.ts";
import { doer, leader, named } from "./emit.ts";

interface Cast {
  readonly spell: SpellWord;
  readonly way: WayName;
}

/** The name of a spell, and of the way in which it is cast where it has several. */
export function spellNamed(edition: Edition, { spell, way }: Cast): Message {
  const name = anyMessage(`rule.${spell}`);
  return spellRow(edition, spell).versions.length < 2 || way === "basic"
    ? name
    : message("spell.way", { name, way: anyMessage(`spell.${way.replaceAll(" ", "-")}`) });
}

/** Who casts, in the name of whom. */
export const casterNamed = (game: NinthAge, wizard: number): Message => doer(game, casterRef(game, wizard));

/** What a face of a spell changes, or whom of its target it concerns. */
export function optionNamed(game: NinthAge, spell: SpellWord, option: SpellOption): Message {
  if (!("face" in option)) return option.pool <= 0 ? named(unit(game, option.unit)) : leader(game, option);
  const face = facesOf(game.edition, spell)[option.face] ?? {};
  const changes = Object.entries(face).flatMap(([fact, value]) =>
    fact === "gains" && Array.isArray(value)
      ? value.map((words) => ruleNamed(String(words)))
      : typeof value === "number"
        ? [message("spell.change", { what: anyMessage(`value.${kebab(fact)}`), by: value })]
        : [],
  );
  return message("spell.face", { changes });
}

/** A rule that a spell gives, as its row writes it: "Random Movement (2D6)". */
function ruleNamed(words: string): Message {
  const [, name = words, dice] = /^(.*?)(?: \((.*)\))?$/.exec(words) ?? [];
  const word = name.toLowerCase().replaceAll(" ", "-");
  const rule = anyMessage(`rule.${word}`);
  return dice === undefined ? rule : message("spell.gain", { name: rule, dice });
}

const kebab = (fact: string): string => fact.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const DURATIONS = {
  instant: "spell.instant",
  "one turn": "spell.one-turn",
  permanent: "spell.permanent",
} as const;

/** Casting Value, range, types and duration as they are printed; `value`: what is to be reached just now instead. */
export function spellPrinted(
  edition: Edition,
  { spell, way }: Cast,
  value = wayOf(edition, spell, way).castingValue,
): Message {
  const { range, types, duration } = wayOf(edition, spell, way);
  const reach =
    range === null || range.inches === null
      ? message("spell.range.caster")
      : message(range.aura ? "spell.range.aura" : "spell.range", { inches: range.inches });
  const words = [...types.map((type) => message(`spell.type.${type}`)), message(DURATIONS[duration])];
  return value === null
    ? message("spell.printed.free", { range: reach, words })
    : message("spell.printed", { range: reach, words, value });
}

/** Those at whom a spell is aimed, a model by itself as who it is; nothing where it concerns nobody. */
export const targetsNamed = (game: NinthAge, targets: readonly PoolRef[]): readonly Message[] =>
  targets.map((t) => (t.pool <= 0 ? named(unit(game, t.unit)) : leader(game, t)));

/** Behind a spell, at whom; nothing where it concerns nobody. */
export const aimedAt = (game: NinthAge, targets: readonly PoolRef[]): Message | "" =>
  targets.length === 0 ? "" : message("spell.at", { targets: targetsNamed(game, targets) });

/** What is added to dice or taken off, behind what they are for; nothing where that is nothing. */
export const added = (by: number): Message | "" =>
  by === 0 ? "" : by > 0 ? message("roll.added", { by }) : message("roll.taken-off", { by: 0 - by });
