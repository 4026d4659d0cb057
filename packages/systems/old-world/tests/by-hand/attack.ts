/**
 * One attack and one regiment of The Old World, written by hand from the sheets' words: nothing of the engine is called.
 */
export interface Regiment {
  readonly side: 0 | 1;
  readonly troop: "regular" | "heavy" | "monstrous" | "beasts";
  readonly ws: number;
  readonly s: number;
  readonly t: number;
  readonly w: number;
  readonly i: number;
  readonly a: number;
  readonly ld: number;
  readonly armour: "none" | "light" | "heavy" | "full-plate";
  readonly shield: boolean;
  /** Steps by which something else improves the armour value. */
  readonly protection: number;
  readonly weapon: string;
  readonly models: number;
  readonly files: number;
  readonly standard: boolean;
  readonly battleStandard: boolean;
  readonly musician: boolean;
  readonly highGround: boolean;
  /** It fights its first round of this combat. */
  readonly firstRound: boolean;
}

/** A meeting of two regiments: `by` charged with its front. */
export interface Meeting {
  readonly by: number;
  readonly at: number;
  readonly facing: "front" | "left" | "right" | "rear";
  /** Models in base contact. */
  readonly byModels: number;
  readonly atModels: number;
  readonly inches: number;
  readonly thisTurn: boolean;
}

/** How a regiment came into this round. */
export interface Coming {
  readonly charged: Meeting | null;
  readonly wasCharged: boolean;
}

const bothHands = ["additional-hand-weapon", "great-weapon", "flail", "halberd"];

export function initiativeOf(r: Regiment, c: Coming): number {
  if (r.weapon === "great-weapon") return 1;
  if (r.weapon === "whip") return 10;
  let i = r.i;
  if (c.charged !== null) i += Math.min(c.charged.facing === "front" ? 3 : 4, c.charged.inches);
  if (r.weapon === "thrusting-spear" && c.wasCharged) i += 1;
  return Math.min(10, i);
}

export const attacksOf = (r: Regiment): number => r.a + (r.weapon === "additional-hand-weapon" ? 1 : 0);

/** May its second rank strike to the front? */
export const reachesOver = (r: Regiment, c: Coming): boolean =>
  r.weapon === "whip" ||
  (r.weapon === "throwing-spear" && c.charged !== null) ||
  (r.weapon === "thrusting-spear" && c.charged === null);

/** Bonus to Strength; the AP is as large. */
function weaponBonus(r: Regiment): number {
  switch (r.weapon) {
    case "great-weapon":
      return 2;
    case "halberd":
      return 1;
    case "flail":
      return r.firstRound ? 2 : 0;
    case "morningstar":
      return r.firstRound ? 1 : 0;
    default:
      return 0;
  }
}

/** Faces of a D6 that succeed on `need` or more. */
const faces = (need: number): number => Math.min(5, Math.max(0, 7 - need));

/** Chance that one attack of `by` costs `at` a Wound. */
export function woundChance(by: Regiment, at: Regiment): number {
  const hit = by.ws > 2 * at.ws ? 2 : by.ws > at.ws ? 3 : at.ws > 2 * by.ws ? 5 : 4;
  const bonus = weaponBonus(by);
  // No characteristic goes beyond 10.
  const short = at.t - Math.min(10, by.s + bonus);
  if (short >= 6) return 0;
  const wound = short >= 2 ? 6 : short === 1 ? 5 : short === 0 ? 4 : short === -1 ? 3 : 2;
  let value = { none: 7, light: 6, heavy: 5, "full-plate": 4 }[at.armour];
  if (at.shield && !bothHands.includes(at.weapon)) value -= 1;
  value = Math.max(2, value - at.protection);
  const bane = by.weapon === "great-weapon" || by.weapon === "halberd" ? 1 : 0;
  const failed = (ap: number): number => 1 - faces(value + ap) / 6;
  // Of the faces that wound one is the natural 6, against which Armour Bane makes the armour worse.
  const wounds = ((7 - wound - 1) / 6) * failed(bonus) + (1 / 6) * failed(bonus + bane);
  return ((7 - hit) / 6) * wounds;
}

export const strengthOfUnit = (r: Regiment, models: number): number => models * (r.troop === "monstrous" ? 3 : 1);

const ranks = (files: number, models: number): number => Math.ceil(models / files);
export const inCombatOrder = (r: Regiment, models: number): boolean => {
  const files = Math.min(r.files, models);
  return files >= ranks(files, models);
};

/** Ranks behind the first that count, for a regiment nobody disrupts. */
export function rankPoints(r: Regiment, models: number): number {
  if (!inCombatOrder(r, models)) return 0;
  const needed = { regular: 5, heavy: 4, monstrous: 3, beasts: 5 }[r.troop];
  let count = 0;
  for (let rank = 1; rank * r.files < models; rank++) if (Math.min(r.files, models - rank * r.files) >= needed) count++;
  return Math.min(r.troop === "beasts" ? 1 : 2, count);
}

/** Models of the row that looks at `facing`, the incomplete last rank in the middle. */
export function row(r: Regiment, facing: Meeting["facing"]): number {
  const deep = ranks(r.files, r.models);
  const last = r.models - (deep - 1) * r.files;
  if (facing === "front") return r.files;
  if (facing === "rear") return last;
  return last === r.files || deep === 1 ? deep : deep - 1;
}

/** Chances of 0, 1, … `n` successes of chance `p`. */
export function binomial(n: number, p: number): number[] {
  let chances = [1];
  for (let k = 0; k < n; k++)
    chances = Array.from({ length: k + 2 }, (_, x) => (chances[x] ?? 0) * (1 - p) + (chances[x - 1] ?? 0) * p);
  return chances;
}
