import { isRecord } from "@tercio/kernel";
import { type Check, list, oneOf, shaped, whole, type Problem, wrong } from "@tercio/rosters";
import type { Edition } from "../book/row.ts";
import { CARDS, type Magic, NO_MAGIC } from "../state/magic.ts";
import { everySpell, isPrinted, isSpell, spellWords, type SpellWord } from "../state/spells.ts";
import type { NinthAge } from "../state/state.ts";
import type { Scene, SceneMagic } from "./types.ts";

const known: Check = (v, where) => {
  if (!isRecord(v)) return wrong(where, "army.object");
  for (const [unit, words] of Object.entries(v)) {
    const bad =
      whole(0, 199)(Number(unit), `${where}.${unit}`) ?? list(oneOf(...everySpell), 1, 12)(words, `${where}.${unit}`);
    if (bad !== null) return bad;
  }
  return null;
};
const two =
  (item: Check): Check =>
  (v, where) =>
    list(item, 2, 2)(v, where);

/** What a scene may say about magic. */
export const magicShape: Check = shaped(
  {},
  { known, cards: two(list(whole(1, CARDS.length), 0, CARDS.length)), tokens: two(whole(0, 20)) },
);

/** Spells known by somebody who is not there, or that the edition does not have, known or lying on somebody. */
export function magicProblem({ magic, units, effects = [] }: Scene, edition: Edition): Problem | null {
  const all = Object.values(units);
  const count = all.length + all.reduce((sum, u) => sum + (u.characters?.length ?? 0), 0);
  const strange = Object.keys(magic?.known ?? {}).find((unit) => Number(unit) >= count);
  if (strange !== undefined) return wrong(`magic.known.${strange}`, "scene.no-unit", { options: `0-${count - 1}` });
  const named = [
    ...Object.entries(magic?.known ?? {}).flatMap(([unit, words]) =>
      words.map((word, at) => [`magic.known.${unit}.${at}`, word] as const),
    ),
    ...effects.map(({ rule }, at) => [`effects.${at}.rule`, rule] as const),
  ];
  const other = named.find(([, word]) => isSpell(word) && !isPrinted(edition, word));
  return other === undefined ? null : oneOf(...spellWords(edition))(other[1], other[0]);
}

export function magicOf({ magic }: Scene): Magic {
  if (magic === undefined) return NO_MAGIC;
  return {
    ...NO_MAGIC,
    known: (magic.known ?? {}) as { readonly [unit: string]: readonly SpellWord[] },
    cards: magic.cards ?? NO_MAGIC.cards,
    tokens: magic.tokens ?? NO_MAGIC.tokens,
  };
}

const whole8 = (deck: readonly number[]): boolean => deck.length === CARDS.length;

/** The same of a game, by the numbers of its units in the scene; nothing where nothing is known or used up. */
export function magicLines({ magic }: NinthAge, order: readonly (number | null)[]): { readonly magic?: SceneMagic } {
  const knows = Object.entries(magic.known).flatMap(([unit, words]) =>
    order.includes(Number(unit)) ? [[String(order.indexOf(Number(unit))), words] as const] : [],
  );
  const told: SceneMagic = {
    ...(knows.length === 0 ? {} : { known: Object.fromEntries(knows) }),
    ...(magic.cards.every(whole8) ? {} : { cards: magic.cards }),
    ...(magic.tokens.some((n) => n > 0) ? { tokens: magic.tokens } : {}),
  };
  return Object.keys(told).length === 0 ? {} : { magic: told };
}
