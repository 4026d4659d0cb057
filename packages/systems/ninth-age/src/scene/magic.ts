import { isRecord } from "@tercio/kernel";
import { type Check, list, oneOf, shaped, whole, type Problem, wrong } from "@tercio/rosters";
import { CARDS, type Magic, NO_MAGIC } from "../state/magic.ts";
import { everySpell, type SpellWord } from "../state/spells.ts";
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

/** Spells known by somebody who is not there. */
export function magicProblem({ magic, units }: Scene): Problem | null {
  const all = Object.values(units);
  const count = all.length + all.reduce((sum, u) => sum + (u.characters?.length ?? 0), 0);
  const strange = Object.keys(magic?.known ?? {}).find((unit) => Number(unit) >= count);
  return strange === undefined ? null : wrong(`magic.known.${strange}`, "scene.no-unit", { options: `0-${count - 1}` });
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
