import type { WeaponId } from "../../src/state/state.ts";

/**
 * A Round of Combat written by hand from the sheet's words, for two units front to front: no rule of the engine is
 * called. Champions fight in the first rank and fall last; nobody duels and all blows go to the rank and file.
 */
export interface Side {
  readonly models: number;
  readonly files: number;
  readonly base: number;
  readonly attacks: number;
  readonly offence: number;
  readonly defence: number;
  readonly strength: number;
  readonly penetration: number;
  readonly resilience: number;
  readonly suit: number;
  readonly shield: boolean;
  readonly agility: number;
  readonly discipline: number;
  readonly weapon: WeaponId;
  readonly fear: boolean;
  readonly champion: boolean;
  readonly standard: boolean;
  readonly charged: boolean;
  readonly rerollsBreak: boolean;
}

const toHit = (d: number): number => (d >= 4 ? 2 : d >= 1 ? 3 : d >= -3 ? 4 : d >= -7 ? 5 : 6);
const toWound = (d: number): number => (d >= 2 ? 2 : d === 1 ? 3 : d === 0 ? 4 : d === -1 ? 5 : 6);
const saved = (d: number): number => (d <= 0 ? 0 : Math.min(5, d) / 6);
const success = (need: number): number => (7 - Math.max(2, Math.min(6, need))) / 6;
const bothHands = (s: Side): boolean => ["great-weapon", "halberd", "paired-weapons"].includes(s.weapon);
const braced = (s: Side): boolean => s.weapon === "spear" && !s.charged;

const strength = (s: Side): number =>
  s.strength + (s.weapon === "great-weapon" ? 2 : 0) + (s.weapon === "halberd" ? 1 : 0);
const penetration = (s: Side): number =>
  s.penetration +
  (s.weapon === "great-weapon" || s.weapon === "cavalry-pick" ? 2 : 0) +
  (s.weapon === "halberd" ? 1 : 0) +
  (s.weapon === "spear" ? (braced(s) ? 2 : 1) : 0);
const agility = (s: Side): number =>
  s.weapon === "great-weapon" ? 0 : Math.min(10, s.agility + Number(s.charged) + (braced(s) ? 2 : 0));
const armour = (s: Side): number => Math.min(6, s.suit + Number(s.shield && !bothHands(s)));

/** Chance that one attack of `by` costs `at` a Health Point; `roll`: what Fear does to the roll to hit. */
function wounding(by: Side, at: Side, roll: number): number {
  const offence = by.offence + Number(by.weapon === "paired-weapons");
  const parries = at.shield && at.weapon === "hand-weapon" && by.weapon !== "paired-weapons";
  const defence = parries ? Math.max(at.defence + 1, by.offence) : at.defence;
  return (
    success(toHit(offence - defence) - roll) *
    success(toWound(strength(by) - at.resilience)) *
    (1 - saved(armour(at) - penetration(by)))
  );
}

/** Where the models of the first rank stand: a single rank loses them from both ends in turn, the right one first. */
function span(s: Side, models: number): readonly [number, number] {
  const gone = Math.max(0, s.files - models);
  return [Math.floor(gone / 2) - s.files / 2, s.files / 2 - Math.ceil(gone / 2)];
}

/** Attack dice of `by` with so many models left against an enemy that has lost none. */
function dice(by: Side, at: Side, models: number): number {
  const [left, right] = span(by, models);
  const half = (at.files * at.base) / 2;
  const touches = (file: number): boolean => {
    const from = (left + file) * by.base;
    return from <= half && from + by.base >= -half;
  };
  const width = right - left;
  const each = by.attacks + Number(by.weapon === "paired-weapons");
  let n = 0;
  for (let i = 0; i < width; i++) if (touches(i)) n += each;
  if (by.champion) n++;
  const supporting = 1 + Number(by.weapon === "spear") + Number(width >= 8 && models > width);
  for (let rank = 1; rank <= supporting; rank++) {
    const here = Math.min(width, models - rank * width);
    const first = Math.ceil((width - here) / 2);
    for (let i = 0; i < here; i++) if (touches(first + i)) n += Math.min(1, each);
  }
  return n;
}

const fullRanks = (s: Side, models: number): number => {
  const width = Math.min(s.files, models);
  return width < 5 ? 0 : Math.floor(models / width) + (models % width >= 5 ? 1 : 0);
};

function binomial(n: number, p: number): number[] {
  let row = [1];
  for (let i = 0; i < n; i++) row = [...row, 0].map((x, k) => x * (1 - p) + (k > 0 ? (row[k - 1] as number) * p : 0));
  return row;
}

const passes = (needed: number): number => {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= needed) n++;
  return n / 36;
};

/** The chance of each end, by the ids that the engine's question has. */
export function byHand(a: Side, b: Side): Map<string, number> {
  const out = new Map<string, number>();
  const add = (id: string, p: number): void => void out.set(id, (out.get(id) ?? 0) + p);
  const minds = [b.fear && !a.fear, a.fear && !b.fear] as const;
  const discipline = [a.discipline - Number(minds[0]), b.discipline - Number(minds[1])] as const;
  const end = (lostA: number, lostB: number, p: number): void => {
    const left = [a.models - lostA, b.models - lostB] as const;
    if (left[0] === 0) return add("first-gone", p);
    if (left[1] === 0) return add("second-gone", p);
    const fixed = (s: Side, models: number): number =>
      Number(s.charged) +
      Number(s.standard && models - Number(s.champion) >= 1) +
      (Math.min(s.files, models) >= 8 ? 0 : Math.max(0, Math.min(3, fullRanks(s, models) - 1)));
    const scoreA = lostB + fixed(a, left[0]);
    const scoreB = lostA + fixed(b, left[1]);
    if (scoreA === scoreB) return add("draw", p);
    const lost = scoreA < scoreB ? 0 : 1;
    const [loser, foe] = lost === 0 ? [a, b] : [b, a];
    const steadfast = fullRanks(loser, left[lost]) > fullRanks(foe, left[1 - lost] as number);
    const hold = passes(Math.max(0, discipline[lost] - (steadfast ? 0 : Math.abs(scoreA - scoreB))));
    const holds = loser.rerollsBreak ? 1 - (1 - hold) * (1 - hold) : hold;
    add(`${lost === 0 ? "first" : "second"}-holds`, p * holds);
    add(`${lost === 0 ? "first" : "second"}-breaks`, p * (1 - holds));
  };
  const fight = (afraidA: number, afraidB: number, chance: number): void => {
    if (chance === 0) return;
    const lost = (by: Side, at: Side, models: number, roll: number): number[] => {
      const row = binomial(dice(by, at, models), wounding(by, at, roll));
      const capped = Array.from({ length: at.models + 1 }, () => 0);
      row.forEach((p, k) => (capped[Math.min(k, at.models)] = (capped[Math.min(k, at.models)] as number) + p));
      return capped;
    };
    const ofA = (models: number): number[] => lost(a, b, models, afraidB - afraidA);
    const ofB = (models: number): number[] => lost(b, a, models, afraidA - afraidB);
    if (agility(a) === agility(b))
      ofA(a.models).forEach((p, lostB) => ofB(b.models).forEach((q, lostA) => end(lostA, lostB, p * q * chance)));
    else if (agility(a) > agility(b))
      ofA(a.models).forEach((p, lostB) =>
        lostB === b.models
          ? end(0, lostB, p * chance)
          : ofB(b.models - lostB).forEach((q, lostA) => end(lostA, lostB, p * q * chance)),
      );
    else
      ofB(b.models).forEach((q, lostA) =>
        lostA === a.models
          ? end(lostA, 0, q * chance)
          : ofA(a.models - lostA).forEach((p, lostB) => end(lostA, lostB, p * q * chance)),
      );
  };
  const calm = [minds[0] ? passes(discipline[0]) : 1, minds[1] ? passes(discipline[1]) : 1] as const;
  for (const afraidA of [0, 1])
    for (const afraidB of [0, 1])
      fight(afraidA, afraidB, (afraidA ? 1 - calm[0] : calm[0]) * (afraidB ? 1 - calm[1] : calm[1]));
  return out;
}
