import type { Pool } from "@tercio/dice";
import { inForce } from "@tercio/kernel";
import type { Attack, Six } from "../hooks/moments.ts";
import type { Sigmar } from "../state/state.ts";
import { againFaces, type Need, sixesOf, toHit, toSave, toWound } from "./numbers.ts";

export const MORTAL = "aos2.core.mortal-wounds";

/** The dice of one roll of an attack: what each needs, and in which groups they fall. */
export interface Rolled {
  readonly need: Need;
  readonly dice: Pool;
}

/** Dice in groups: those that fail, those that succeed, and natural 6s apart where a rule asks for them. */
const pool = (dice: number, need: number, again: readonly number[], sixes = false): Pool => ({
  kind: "pool",
  dice,
  sides: 6,
  groups: sixes ? [need, 6] : [need],
  ...(again.length === 0 ? {} : { reroll: { faces: again } }),
});

export function hitDice(g: Sigmar, a: Attack, attacks: number): Rolled {
  const need = toHit(g, a);
  const face = need.face ?? 6;
  const again = againFaces(g, a, "hit", a.weapon.toHit, face);
  return { need, dice: pool(attacks, face, again, sixesOf(g, a, "hit").length > 0) };
}

export function woundDice(g: Sigmar, a: Attack, hits: number): Rolled {
  const need = toWound(g, a);
  const face = need.face ?? 6;
  const again = againFaces(g, a, "wound", a.weapon.toWound, face);
  return { need, dice: pool(hits, face, again, sixesOf(g, a, "wound").length > 0) };
}

/** Null where nothing is rolled, as nothing saves. */
export function saveDice(g: Sigmar, a: Attack, wounds: number): Rolled | null {
  const need = toSave(g, a);
  if (need.face === null) return null;
  return { need, dice: pool(wounds, need.face, againFaces(g, a, "save", a.at.entry.warscroll.save, need.face)) };
}

/** As how many a natural 6 goes on: none where it does something instead, two where it scores two hits. */
function eachSix(sixes: readonly Six[]): number {
  if (sixes.some((s) => "instead" in s && s.instead) && inForce(MORTAL)) return 0;
  return sixes.some((s) => "hits" in s) ? 2 : 1;
}

/** How many go on of a roll that fell in these groups. */
export const goesOn = (g: Sigmar, a: Attack, roll: Six["roll"], counts: readonly number[]): number =>
  (counts[1] ?? 0) + (counts[2] ?? 0) * eachSix(sixesOf(g, a, roll));
