import { type Breakdown, inForce, message, type Modifier, type Pipeline, resolve } from "@tercio/kernel";
import { modifiers } from "../entries/rules/attacks.ts";
import { book } from "../hooks/book.ts";
import type { Again, Attack, Negation, Six } from "../hooks/moments.ts";
import type { Sigmar, Unit } from "../state/state.ts";

/** Modifiers are added up; each is a plus or a minus on the die. */
const adding: Pipeline = {
  stages: [{ operations: ["add"], rule: "aos2.core.modifiers.cumulative" }],
  round: "up",
  within: "lowest",
  withinRule: null,
};

/** What a die needs and how that came about: a plus on the die is one less to need. */
export interface Need {
  /** Least face that succeeds, 2 to 6, or null where none does. */
  readonly face: number | null;
  readonly breakdown: Breakdown;
}
const turned = (modifiers: readonly Modifier[]): readonly Modifier[] =>
  modifiers.map((m) => ({ ...m, value: 0 - m.value }));

/** No modifier takes a die below this: what is printed as so much or less needs no more than an unmodified 2. */
const LEAST = modifiers.figures.minimumDie;

/** An unmodified 1 fails and an unmodified 6 succeeds, whatever the modifiers. */
function always(printed: number, modifiers: readonly Modifier[], key: string): Need {
  const breakdown = resolve(adding, printed, turned(modifiers), message(key));
  return { face: printed <= LEAST ? 2 : Math.min(6, Math.max(2, breakdown.value)), breakdown };
}

export const toHit = (game: Sigmar, attack: Attack): Need =>
  always(attack.weapon.toHit, book.modifiers("hit roll", game, attack), "value.to-hit");
export const toWound = (game: Sigmar, attack: Attack): Need =>
  always(attack.weapon.toWound, book.modifiers("wound roll", game, attack), "value.to-wound");

/** Rend of the attack: 0 or less. */
export function rendOf(game: Sigmar, attack: Attack): Breakdown {
  const found = resolve(adding, attack.weapon.rend, book.modifiers("rend", game, attack), message("value.rend"));
  return { ...found, value: Math.min(0, found.value) };
}

/** An unmodified 1 fails; a 6 that is not enough fails too. A unit without a save has none, whatever the modifiers. */
export function toSave(game: Sigmar, attack: Attack): Need {
  const { save } = attack.at.entry.warscroll;
  const rend = rendOf(game, attack).value;
  const modifiers = [...book.modifiers("save roll", game, attack)];
  if (rend < 0)
    modifiers.unshift({ operation: "add", value: rend, because: message("value.rend"), rule: "aos2.keyword.rend" });
  const breakdown = resolve(adding, save ?? 7, turned(modifiers), message("value.save-roll"));
  if (save !== null && save <= LEAST) return { face: 2, breakdown };
  return { face: save === null || breakdown.value > 6 ? null : Math.max(2, breakdown.value), breakdown };
}

/**
 * Faces that are rolled once more. What "failed" looks at is the die before any modifier and the number that is printed;
 * who may roll again does not where the modifiers turn the die into a success.
 */
export function againFaces(
  game: Sigmar,
  attack: Attack,
  roll: Again["roll"],
  printed: number | null,
  need: number | null,
): readonly number[] {
  const faces = new Set<number>();
  for (const { value: granted } of book.offers("re-rolls", game, attack)) {
    if (granted.roll !== roll) continue;
    // A 1 fails whatever is printed; a save that is not there has nothing to fail by.
    const failed = printed === null ? 1 : Math.min(Math.max(2, printed), need ?? 7);
    const below = granted.which === "ones" ? 2 : failed;
    for (let face = 1; face < below && face <= 6; face++) faces.add(face);
  }
  return inForce("aos2.core.re-rolls") ? [...faces].sort((p, q) => p - q) : [];
}

export const sixesOf = (game: Sigmar, attack: Attack, roll: Six["roll"]): readonly Six[] =>
  book.offers("sixes", game, attack).flatMap(({ value: granted }) => (granted.roll === roll ? [granted] : []));

/** Rolls that each wound passes as it is allocated, in the order of the rules; `mortal`: of a mortal wound. */
export const negationsOf = (game: Sigmar, unit: Unit, mortal: boolean): readonly Negation[] =>
  inForce("aos2.core.allocating-wounds.negation")
    ? book
        .offers("negations", game, { unit })
        .flatMap(({ value: granted }) => (granted.mortalOnly && !mortal ? [] : [granted]))
    : [];
