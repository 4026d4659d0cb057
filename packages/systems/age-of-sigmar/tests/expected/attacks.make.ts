// Writes attacks.ts: exact odds of attacks of Age of Sigmar, 2nd edition, worked out from the rules alone (no engine code).
//   npx tsx attacks.make.ts > /tmp/attacks.ts && mv /tmp/attacks.ts attacks.ts
//   npx tsx attacks.make.ts check     compares the enumeration with a second, separate one (see the end)
// Never redirect straight onto attacks.ts: its types are read from there by the type checker.
import type { AttackCase } from "./attacks.ts";

// ---------------------------------------------------------------- exact fractions
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}
const gcd = (a: bigint, b: bigint): bigint => {
  while (b) [a, b] = [b, a % b];
  return a;
};
const fraction = (n: bigint, d: bigint): Fraction => {
  const g = gcd(n, d) || 1n;
  return { n: n / g, d: d / g };
};
const zero: Fraction = { n: 0n, d: 1n };
const one: Fraction = { n: 1n, d: 1n };
const plus = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? fraction(a.n + b.n, a.d) : fraction(a.n * b.d + b.n * a.d, a.d * b.d);
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
const part = (n: number, d: number): Fraction => fraction(BigInt(n), BigInt(d));

/** The double next to the fraction, in up to 17 significant digits (which name that double and no other). */
function literal(f: Fraction): string {
  if (f.n === 0n) return "0";
  let shift = 0n;
  while ((f.n * 10n ** shift) / f.d < 10n ** 40n) shift++;
  const digits = (f.n * 10n ** shift) / f.d;
  const value = Number(`${digits}e-${shift}`);
  const [mantissa = "", exponent] = value.toPrecision(17).split("e");
  const short = mantissa.includes(".") ? mantissa.replace(/0+$/, "").replace(/\.$/, "") : mantissa;
  const text = exponent === undefined ? short : `${short}e${exponent}`;
  if (Number(text) !== value) throw new Error(text);
  return text;
}

// ---------------------------------------------------------------- distributions: key -> probability
type Odds = Map<string, Fraction>;
const put = (odds: Odds, key: string, p: Fraction): void => {
  if (p.n !== 0n) odds.set(key, plus(odds.get(key) ?? zero, p));
};
/** What one or several attacks cause: wounds of normal damage and mortal wounds, kept apart (they are negated differently). */
interface Harm {
  readonly normal: number;
  readonly mortal: number;
}
const key = (h: Harm): string => `${h.normal},${h.mortal}`;
const harm = (text: string): Harm => {
  const [normal = 0, mortal = 0] = text.split(",").map(Number);
  return { normal, mortal };
};
const both = (a: Odds, b: Odds): Odds => {
  const sum: Odds = new Map();
  for (const [x, p] of a)
    for (const [y, q] of b) {
      const [s, t] = [harm(x), harm(y)];
      put(sum, key({ normal: s.normal + t.normal, mortal: s.mortal + t.mortal }), times(p, q));
    }
  return sum;
};
// ---------------------------------------------------------------- readings
/** Where the rules leave something open. All false = the reading of attacks.ts. */
interface Readings {
  /** R1 else: a roll counts as failed if it fails after modifiers. */
  readonly failedAfterModifiers: boolean;
  /** Re-rolling is a choice, and nobody re-rolls a die that succeeds after modifiers. */
  readonly keepSuccesses: boolean;
  /** R26 else: of several negations only the best is rolled. */
  readonly bestNegationOnly: boolean;
  /** R1 word for word: an unmodified 1 against a printed 1+ is not below it and so not re-rolled, though it fails. */
  readonly strictlyBelow: boolean;
}
const ours: Readings = {
  failedAfterModifiers: false,
  keepSuccesses: false,
  bestNegationOnly: false,
  strictlyBelow: false,
};

// ---------------------------------------------------------------- one roll of the sequence
const faces = [1, 2, 3, 4, 5, 6];
interface Test {
  readonly target: number;
  readonly modifier: number; // all of them together (they are cumulative)
  readonly sixAlways: boolean; // hit and wound rolls; a save of 6 is no automatic success
  readonly reroll: "ones" | "failed" | undefined;
}
/** Die after re-rolls and before modifiers: 1 always fails; modifiers never take a roll below 1. */
function succeeds(die: number, test: Test): boolean {
  if (die === 1) return false;
  if (die === 6 && test.sixAlways) return true;
  return Math.max(1, die + test.modifier) >= test.target;
}
/** Re-rolls come before modifiers: the unmodified die against the printed target (R1); a 1 always fails. */
function isRerolled(die: number, test: Test, how: Readings): boolean {
  if (test.reroll === undefined) return false;
  if (test.reroll === "ones") return die === 1;
  if (how.failedAfterModifiers) return !succeeds(die, test);
  if (how.keepSuccesses && succeeds(die, test)) return false;
  return die < test.target || (die === 1 && !how.strictlyBelow);
}
/** The unmodified die that counts in the end, each face with its probability. */
function finalDie(test: Test, how: Readings): readonly (readonly [number, Fraction])[] {
  const odds = new Map<number, Fraction>(faces.map((face) => [face, zero]));
  for (const first of faces)
    if (!isRerolled(first, test, how)) odds.set(first, plus(odds.get(first) ?? zero, part(1, 6)));
    else for (const second of faces) odds.set(second, plus(odds.get(second) ?? zero, part(1, 36)));
  return [...odds];
}
/** A number, or a D3 (a D6 halved and rounded up) or D6. */
const amounts = (value: number | "D3" | "D6"): readonly (readonly [number, Fraction])[] =>
  typeof value === "number"
    ? [[value, one]]
    : faces.map((face) => [value === "D3" ? Math.ceil(face / 2) : face, part(1, 6)] as const);

const hitTest = (g: AttackCase): Test => ({
  target: g.toHit,
  modifier: g.hitModifier,
  sixAlways: true,
  reroll: g.rerollHits,
});
const woundTest = (g: AttackCase): Test => ({
  target: g.toWound,
  modifier: g.woundModifier,
  sixAlways: true,
  reroll: g.rerollWounds,
});
const saveTest = (g: AttackCase, save: number): Test => ({
  target: save,
  modifier: g.saveModifier + g.rend,
  sixAlways: false,
  reroll: g.rerollSaves,
});

// ---------------------------------------------------------------- the attack sequence
/** Steps 3 and 4 of one successful wound roll. */
function saveAndDamage(g: AttackCase, how: Readings): Odds {
  const odds: Odds = new Map();
  const damage = (p: Fraction): void => {
    for (const [wounds, q] of amounts(g.damage)) put(odds, key({ normal: wounds, mortal: 0 }), times(p, q));
  };
  if (g.save === null)
    damage(one); // "-": no save whatever the modifiers (R5)
  else {
    const test = saveTest(g, g.save);
    for (const [die, p] of finalDie(test, how)) {
      if (succeeds(die, test)) put(odds, "0,0", p);
      else damage(p);
    }
  }
  return odds;
}
const mortals = (wounds: number | "D3", p: Fraction, odds: Odds): void => {
  for (const [mortal, q] of amounts(wounds)) put(odds, key({ normal: 0, mortal }), times(p, q));
};
const weighted = (odds: Odds, p: Fraction, into: Odds): void => {
  for (const [k, q] of odds) put(into, k, times(p, q));
};
/** Steps 2 to 4 of one hit. */
function woundAndOn(g: AttackCase, how: Readings): Odds {
  const odds: Odds = new Map();
  const test = woundTest(g);
  const rest = saveAndDamage(g, how);
  for (const [die, p] of finalDie(test, how)) {
    if (!succeeds(die, test)) put(odds, "0,0", p);
    else if (die === 6 && g.mortalOnSix?.roll === "wound") {
      const extra: Odds = new Map();
      mortals(g.mortalOnSix.wounds, one, extra);
      weighted(g.mortalOnSix.instead ? extra : both(extra, rest), p, odds);
    } else weighted(rest, p, odds);
  }
  return odds;
}
/** Steps 1 to 4 of one attack. */
function oneAttack(g: AttackCase, how: Readings): Odds {
  const odds: Odds = new Map();
  const test = hitTest(g);
  const hit = woundAndOn(g, how);
  const twoHits = both(hit, hit);
  for (const [die, p] of finalDie(test, how)) {
    if (!succeeds(die, test)) {
      put(odds, "0,0", p);
      continue;
    }
    const hits = die === 6 && g.twoHitsOnSix ? twoHits : hit;
    if (die === 6 && g.mortalOnSix?.roll === "hit") {
      const extra: Odds = new Map();
      mortals(g.mortalOnSix.wounds, one, extra); // once for the roll, however many hits it scores
      weighted(g.mortalOnSix.instead ? extra : both(extra, hits), p, odds);
    } else weighted(hits, p, odds);
  }
  return odds;
}
// ---------------------------------------------------------------- allocation, wound by wound
/** Chance that nothing negates one wound: each source its own roll (R26). */
function kept(g: AttackCase, mortal: boolean, how: Readings): Fraction {
  const sources = g.negate.filter((source) => mortal || !source.mortalOnly);
  const rolled = how.bestNegationOnly ? sources.toSorted((a, b) => a.need - b.need).slice(0, 1) : sources;
  let p = one;
  for (const { need } of rolled) p = times(p, part(faces.filter((face) => face < need).length, 6));
  return p;
}
const unitHasLeft = (g: AttackCase): number => g.target.models * g.target.wounds - g.target.alreadyLost;
interface Result {
  readonly slain: readonly Fraction[];
  readonly lost: readonly Fraction[];
}
/** counts[k] = odds that k wounds stick; the last entry gathers all beyond what the unit has left. */
type Sticking = readonly Fraction[];
const join = (a: Sticking, b: Sticking): Sticking => {
  const sum = a.map(() => zero);
  a.forEach((p, i) => {
    if (p.n !== 0n)
      b.forEach((q, j) => {
        if (q.n === 0n) return;
        const k = Math.min(i + j, a.length - 1);
        sum[k] = plus(sum[k] ?? zero, times(p, q));
      });
  });
  return sum;
};
/**
 * Each wound is negated or sticks by itself, whichever model it goes to and whatever came before it, and excess goes on to the
 * next model: so the wounds that stick may be counted attack by attack. (The check below allocates them all at the end.)
 */
function allAttacks(g: AttackCase, how: Readings): Sticking {
  const none: Sticking = Array.from({ length: unitHasLeft(g) + 1 }, (_, k) => (k === 0 ? one : zero));
  const wound = (p: Fraction): Sticking => {
    const odds = none.map(() => zero);
    odds[0] = plus(one, { n: -p.n, d: p.d });
    odds[1] = p;
    return odds;
  };
  const [normalWound, mortalWound] = [wound(kept(g, false, how)), wound(kept(g, true, how))];
  const repeated = (odds: Sticking, count: number): Sticking => {
    let sum = none;
    for (let i = 0; i < count; i++) sum = join(sum, odds);
    return sum;
  };
  const mix = (parts: readonly (readonly [Sticking, Fraction])[]): Sticking =>
    none.map((_, k) => parts.reduce((sum, [odds, p]) => plus(sum, times(odds[k] ?? zero, p)), zero));
  const attack = mix(
    [...oneAttack(g, how)].map(([text, p]) => {
      const { normal, mortal } = harm(text);
      return [join(repeated(normalWound, normal), repeated(mortalWound, mortal)), p] as const;
    }),
  );
  // the number of attacks is rolled once for each model
  const model = mix(amounts(g.attacks.each).map(([count, p]) => [repeated(attack, count), p] as const));
  return repeated(model, g.attacks.models);
}
function result(g: AttackCase, how: Readings): Result {
  const slain = Array.from({ length: g.target.models + 1 }, () => zero);
  const lost = allAttacks(g, how);
  // the wounded model takes wounds until it is slain, then the next one
  lost.forEach((p, k) => {
    const dead = Math.floor((k + g.target.alreadyLost) / g.target.wounds);
    slain[dead] = plus(slain[dead] ?? zero, p);
  });
  for (const list of [slain, lost]) {
    const sum = list.reduce(plus, zero);
    if (sum.n !== sum.d) throw new Error(`${g.what}: odds do not add up`);
  }
  return { slain, lost };
}

// ---------------------------------------------------------------- the cases
const cases: AttackCase[] = [];
const add = (what: string, given: Partial<Omit<AttackCase, "what">> = {}): void => {
  cases.push({
    what,
    attacks: { models: 1, each: 2 },
    toHit: 4,
    toWound: 4,
    rend: 0,
    damage: 1,
    hitModifier: 0,
    woundModifier: 0,
    saveModifier: 0,
    save: 5,
    negate: [],
    target: { models: 3, wounds: 1, alreadyLost: 0 },
    ...given,
  });
};
const by = (models: number, each: number | "D3" | "D6"): AttackCase["attacks"] => ({ models, each });
const unit = (models: number, wounds: number, alreadyLost = 0): AttackCase["target"] => ({
  models,
  wounds,
  alreadyLost,
});
const ward = (need: number, mortalOnly = false) => ({ need, mortalOnly });
const on = (roll: "hit" | "wound", wounds: number | "D3", instead: boolean) => ({ roll, wounds, instead });

// plain
add("a single attack", { attacks: by(1, 1), target: unit(1, 1) });
add("two attacks of one model");
add("ten models with one attack", { attacks: by(10, 1), target: unit(10, 1) });
add("ten models with two attacks", { attacks: by(10, 2), toHit: 3, toWound: 3, rend: -1, target: unit(10, 1) });
add("more attacks than the target has wounds", { attacks: by(5, 3), save: 6, target: unit(3, 1) });
add("thirty weak attacks at one monster", { attacks: by(30, 1), save: 3, target: unit(1, 14) });
add("six strong attacks", { attacks: by(1, 6), toHit: 2, toWound: 2, rend: -2, damage: 3, target: unit(4, 3) });

// hit roll
for (const [toHit, hitModifier, what] of [
  [2, 0, "hit on 2+"],
  [2, 1, "hit on 2+ with +1: a 1 still misses"],
  [2, 3, "hit on 2+ with +3: a 1 still misses"],
  [2, -1, "hit on 2+ with -1"],
  [2, -6, "hit on 2+ with -6: only the 6"],
  [3, 1, "hit on 3+ with +1"],
  [3, -2, "hit on 3+ with -2"],
  [4, 2, "hit on 4+ with +2"],
  [5, -2, "hit on 5+ with -2: 7 needed, the 6 hits"],
  [6, 0, "hit on 6+"],
  [6, 1, "hit on 6+ with +1"],
  [6, -1, "hit on 6+ with -1: the 6 hits"],
  [6, -3, "hit on 6+ with -3: the 6 hits"],
  [1, 0, "hit on 1+: a 1 still misses (R63)"],
  [1, -1, "hit on 1+ with -1: as 2+ (R63)"],
  [1, -3, "hit on 1+ with -3: no roll goes below 1, so 2 and more hit (R63)"],
] as const)
  add(what, { toHit, hitModifier });

// wound roll
for (const [toWound, woundModifier, what] of [
  [2, 0, "wound on 2+"],
  [2, 1, "wound on 2+ with +1: a 1 still fails"],
  [2, -2, "wound on 2+ with -2"],
  [3, -1, "wound on 3+ with -1"],
  [3, 2, "wound on 3+ with +2"],
  [4, 1, "wound on 4+ with +1"],
  [5, -3, "wound on 5+ with -3: only the 6"],
  [6, 0, "wound on 6+"],
  [6, 2, "wound on 6+ with +2"],
  [6, -1, "wound on 6+ with -1: the 6 wounds"],
  [1, -2, "wound on 1+ with -2: no roll goes below 1 (R63)"],
] as const)
  add(what, { toWound, woundModifier, toHit: 3 });

// save roll
for (const [save, rend, saveModifier, what] of [
  [2, 0, 0, "save 2+"],
  [2, 0, 1, "save 2+ with +1: a 1 still fails"],
  [2, -1, 1, "save 2+ with +1 against rend -1"],
  [2, -1, 0, "save 2+ against rend -1"],
  [2, -3, 0, "save 2+ against rend -3"],
  [2, -4, 0, "save 2+ against rend -4: the 6 only"],
  [2, -5, 0, "save 2+ against rend -5: 7 needed, no save"],
  [2, -3, 1, "save 2+ with +1 against rend -3: modifiers together, floored once"],
  [2, -2, -1, "save 2+ with -1 against rend -2"],
  [3, -1, 2, "save 3+ with +2 against rend -1"],
  [3, -4, 0, "save 3+ against rend -4: 7 needed, no save"],
  [4, -2, 0, "save 4+ against rend -2: the 6 only"],
  [4, -3, 0, "save 4+ against rend -3: 7 needed, no save"],
  [4, -3, 1, "save 4+ with +1 against rend -3"],
  [5, 0, 3, "save 5+ with +3: a 1 still fails"],
  [5, 0, 4, "save 5+ with +4: a 1 still fails"],
  [5, 0, -1, "save 5+ with -1"],
  [6, 0, 0, "save 6+"],
  [6, -1, 0, "save 6+ against rend -1: a 6 does not save by itself"],
  [6, 0, -1, "save 6+ with -1: a 6 does not save by itself"],
  [6, -2, 1, "save 6+ with +1 against rend -2"],
  [6, -1, 1, "save 6+ with +1 against rend -1"],
  [null, 0, 0, "no save"],
  [null, 0, 2, "no save with +2: still none (R5)"],
  [null, -1, 1, "no save with +1 against rend -1: still none (R5)"],
] as const)
  add(what, { save, rend, saveModifier, toHit: 3, toWound: 3 });
add("no save, re-rolls of saves change nothing", { save: null, rerollSaves: "failed", attacks: by(1, 3) });

// re-rolls of hits
for (const [toHit, hitModifier, rerollHits] of [
  [4, 0, "ones"],
  [4, 1, "ones"],
  [4, -1, "ones"],
  [2, -1, "ones"],
  [6, -1, "ones"],
  [4, 0, "failed"],
  [4, 1, "failed"],
  [4, -1, "failed"],
  [3, 2, "failed"],
  [3, -2, "failed"],
  [2, 0, "failed"],
  [2, -1, "failed"],
  [6, 0, "failed"],
  [6, -2, "failed"],
  [1, -1, "failed"],
] as const)
  add(`hit on ${toHit}+ modified by ${hitModifier}, re-rolling ${rerollHits}`, {
    toHit,
    hitModifier,
    rerollHits,
    toWound: 3,
    save: 6,
  });
// re-rolls of wounds
for (const [toWound, woundModifier, rerollWounds] of [
  [3, 0, "ones"],
  [5, 1, "ones"],
  [5, -2, "ones"],
  [3, 0, "failed"],
  [5, 1, "failed"],
  [4, -1, "failed"],
  [4, -3, "failed"],
  [2, 1, "failed"],
  [6, 1, "failed"],
] as const)
  add(`wound on ${toWound}+ modified by ${woundModifier}, re-rolling ${rerollWounds}`, {
    toWound,
    woundModifier,
    rerollWounds,
    toHit: 3,
    rend: -1,
  });
// re-rolls of saves
for (const [save, rend, saveModifier, rerollSaves] of [
  [4, 0, 0, "ones"],
  [4, -1, 0, "ones"],
  [2, 0, 1, "ones"],
  [5, -2, 0, "ones"],
  [4, 0, 0, "failed"],
  [4, -1, 0, "failed"],
  [4, -2, 0, "failed"],
  [4, 0, 1, "failed"],
  [4, -1, 1, "failed"],
  [2, -3, 0, "failed"],
  [5, -1, 2, "failed"],
  [6, -1, 0, "failed"],
  [3, 0, -2, "failed"],
] as const)
  add(`save ${save}+, rend ${rend}, modified by ${saveModifier}, re-rolling ${rerollSaves}`, {
    save,
    rend,
    saveModifier,
    rerollSaves,
    toHit: 3,
    toWound: 2,
  });
add("everything re-rolled, failed", {
  rerollHits: "failed",
  rerollWounds: "failed",
  rerollSaves: "failed",
  rend: -1,
  attacks: by(3, 2),
  target: unit(6, 1),
});
add("everything re-rolled, ones", {
  rerollHits: "ones",
  rerollWounds: "ones",
  rerollSaves: "ones",
  rend: -1,
  attacks: by(3, 2),
  target: unit(6, 1),
});

// random attacks, random damage
add("D3 attacks", { attacks: by(1, "D3") });
add("D6 attacks", { attacks: by(1, "D6"), target: unit(6, 1) });
add("two models with D3 attacks each", { attacks: by(2, "D3"), toHit: 3, target: unit(6, 1) });
add("three models with D6 attacks each", { attacks: by(3, "D6"), toHit: 3, toWound: 3, target: unit(10, 1) });
add("four models with D3 attacks each at big models", {
  attacks: by(4, "D3"),
  damage: 2,
  rend: -1,
  target: unit(3, 5, 2),
});
add("damage D3 at models of 1 wound", { attacks: by(1, 3), damage: "D3", target: unit(5, 1) });
add("damage D3 at models of 2 wounds", { attacks: by(1, 3), damage: "D3", target: unit(5, 2) });
add("damage D6 at one model of 5 wounds", { attacks: by(1, 2), damage: "D6", rend: -2, target: unit(1, 5) });
add("damage D6 at models of 3 wounds", { attacks: by(2, 2), damage: "D6", rend: -1, target: unit(4, 3) });
add("D3 attacks of damage D3", { attacks: by(1, "D3"), damage: "D3", target: unit(3, 3) });
add("D6 attacks of damage D6", { attacks: by(1, "D6"), damage: "D6", rend: -2, target: unit(1, 12) });
add("two models, D6 attacks of damage D3, no save", {
  attacks: by(2, "D6"),
  damage: "D3",
  save: null,
  target: unit(6, 3),
});

// mortal wounds
const melee = { attacks: by(1, 3), toHit: 3, toWound: 3, target: unit(5, 1) } as const;
for (const roll of ["hit", "wound"] as const)
  for (const wounds of [1, 2, "D3"] as const)
    for (const instead of [true, false])
      add(`${wounds} mortal on a ${roll} of 6 ${instead ? "instead" : "in addition"}`, {
        ...melee,
        mortalOnSix: on(roll, wounds, instead),
      });
add("mortal on a hit of 6 in addition, though the wound roll hardly succeeds", {
  ...melee,
  toWound: 6,
  woundModifier: -1,
  mortalOnSix: on("hit", 1, false),
});
add("mortal on a hit of 6 instead, against 2+ save", { ...melee, save: 2, mortalOnSix: on("hit", 1, true) });
add("mortal on a wound of 6 in addition, saved attacks still cause it", {
  ...melee,
  save: 2,
  mortalOnSix: on("wound", 1, false),
});
add("mortal on an unmodified hit of 6 with +1: a 5 does not do", {
  ...melee,
  hitModifier: 1,
  mortalOnSix: on("hit", 1, false),
});
add("mortal on an unmodified hit of 6 with -3: the 6 does", {
  ...melee,
  hitModifier: -3,
  mortalOnSix: on("hit", 1, true),
});
add("mortal on a wound of 6 with -2 to wound", { ...melee, woundModifier: -2, mortalOnSix: on("wound", 2, false) });
add("mortal on a hit of 6, hits of 1 re-rolled", { ...melee, rerollHits: "ones", mortalOnSix: on("hit", "D3", true) });
add("mortal on a hit of 6, failed hits re-rolled", {
  ...melee,
  rerollHits: "failed",
  mortalOnSix: on("hit", 1, false),
});
add("mortal on a wound of 6, failed wounds re-rolled", {
  ...melee,
  rerollWounds: "failed",
  mortalOnSix: on("wound", 1, true),
});
add("mortal on a wound of 6 instead of damage D6", {
  ...melee,
  damage: "D6",
  mortalOnSix: on("wound", "D3", true),
  target: unit(2, 5, 3),
});
add("mortal on a wound of 6 in addition to damage D3", {
  ...melee,
  damage: "D3",
  mortalOnSix: on("wound", "D3", false),
  target: unit(3, 3, 1),
});

// two hits
add("two hits on a 6", { ...melee, twoHitsOnSix: true });
add("two hits on a 6 with -4: only the 6 hits, twice", { ...melee, hitModifier: -4, twoHitsOnSix: true });
add("two hits on a 6 with +2: a 5 is one hit", { ...melee, hitModifier: 2, twoHitsOnSix: true });
add("two hits on a 6, failed hits re-rolled", { ...melee, rerollHits: "failed", twoHitsOnSix: true });
add("two hits on a 6 of damage D3: each its own damage roll", {
  ...melee,
  damage: "D3",
  twoHitsOnSix: true,
  target: unit(4, 3),
});
add("two hits on a 6 and a mortal on the same 6 in addition: the mortal once", {
  ...melee,
  twoHitsOnSix: true,
  mortalOnSix: on("hit", 1, false),
});
add("two hits on a 6 but the sequence ends with a mortal: no hits", {
  ...melee,
  twoHitsOnSix: true,
  mortalOnSix: on("hit", 2, true),
});
add("two hits on a 6, mortal on a wound of 6 instead: each wound roll by itself", {
  ...melee,
  twoHitsOnSix: true,
  mortalOnSix: on("wound", 1, true),
});
add("two hits on a 6, mortal on a wound of 6 in addition", {
  ...melee,
  twoHitsOnSix: true,
  mortalOnSix: on("wound", "D3", false),
});
add("two hits on a 6, D6 attacks", { ...melee, attacks: by(2, "D6"), twoHitsOnSix: true, target: unit(8, 1) });

// negation
const heavy = { attacks: by(1, 3), toHit: 3, toWound: 3, damage: 2, rend: -1 } as const;
add("negated on 6+", { ...heavy, negate: [ward(6)], target: unit(4, 1) });
add("negated on 5+", { ...heavy, negate: [ward(5)], target: unit(4, 2) });
add("negated on 4+, models of 3 wounds", { ...heavy, negate: [ward(4)], target: unit(2, 3) });
add("negated on 2+", { ...heavy, negate: [ward(2)], target: unit(2, 3, 2) });
add("negated on 6+ and on 6+", { ...heavy, negate: [ward(6), ward(6)], target: unit(3, 2) });
add("negated on 5+ and on 6+", { ...heavy, negate: [ward(5), ward(6)], target: unit(3, 2) });
add("negated on 6+ and on 5+: the order changes nothing", { ...heavy, negate: [ward(6), ward(5)], target: unit(3, 2) });
add("negated on 4+, 5+ and 6+", { ...heavy, negate: [ward(4), ward(5), ward(6)], target: unit(2, 5) });
add("mortals negated on 5+, no mortals about", { ...heavy, negate: [ward(5, true)], target: unit(3, 2) });
add("mortals negated on 5+, mortals on hits of 6 in addition", {
  ...heavy,
  negate: [ward(5, true)],
  mortalOnSix: on("hit", 1, false),
  target: unit(3, 2),
});
add("mortals negated on 5+, mortals on wounds of 6 instead", {
  ...heavy,
  negate: [ward(5, true)],
  mortalOnSix: on("wound", "D3", true),
  target: unit(3, 2),
});
add("all negated on 6+, mortals on 5+ as well", {
  ...heavy,
  negate: [ward(6), ward(5, true)],
  mortalOnSix: on("hit", "D3", false),
  target: unit(3, 2, 1),
});
add("mortals negated on 4+, all on 6+, damage D3", {
  ...heavy,
  damage: "D3",
  negate: [ward(4, true), ward(6)],
  mortalOnSix: on("wound", 2, false),
  target: unit(2, 5, 4),
});
add("D6 damage negated on 5+", { ...heavy, attacks: by(1, 2), damage: "D6", negate: [ward(5)], target: unit(1, 5) });

// targets
for (const [models, wounds, alreadyLost] of [
  [1, 1, 0],
  [5, 1, 0],
  [5, 2, 0],
  [5, 2, 1],
  [3, 3, 0],
  [3, 3, 1],
  [3, 3, 2],
  [2, 5, 0],
  [2, 5, 4],
  [1, 5, 3],
] as const)
  add(`damage 2 at ${models} of ${wounds} wounds, ${alreadyLost} lost`, {
    ...heavy,
    attacks: by(2, 2),
    target: unit(models, wounds, alreadyLost),
  });
add("damage 3 goes on to the next model", { ...heavy, damage: 3, target: unit(6, 2, 1) });
add("damage 6 wipes out", { ...heavy, damage: 6, save: null, target: unit(2, 3) });

// mixtures, drawn by a fixed sequence
let seed = 20180630;
const draw = <T>(list: readonly T[]): T => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  const item = list[(seed >>> 8) % list.length];
  if (item === undefined) throw new Error("empty list");
  return item;
};
for (let i = 1; i <= 40; i++) {
  const wounds = draw([1, 2, 3, 5]);
  const rerollHits = draw(["ones", "failed", null, null] as const);
  const rerollWounds = draw(["ones", "failed", null, null] as const);
  const rerollSaves = draw(["ones", "failed", null, null] as const);
  const mortal = draw([true, false]);
  const roll = draw(["hit", "wound"] as const);
  const mortalOnSix = on(roll, draw([1, 2, "D3"] as const), draw([true, false]));
  add(`mixture ${i}`, {
    attacks: by(draw([1, 2, 3]), draw([1, 2, 3, "D3", "D6"] as const)),
    toHit: draw([2, 3, 4, 5, 6]),
    toWound: draw([2, 3, 4, 5, 6]),
    rend: draw([0, -1, -2, -3]),
    damage: draw([1, 1, 2, 3, "D3", "D6"] as const),
    hitModifier: draw([0, 0, 1, -1, 2, -2]),
    woundModifier: draw([0, 0, 1, -1, 2, -2]),
    saveModifier: draw([0, 0, 1, -1, 2]),
    ...(rerollHits && { rerollHits }),
    ...(rerollWounds && { rerollWounds }),
    ...(rerollSaves && { rerollSaves }),
    ...(mortal && { mortalOnSix }),
    ...(draw([true, false, false]) && { twoHitsOnSix: true }),
    save: draw([null, 2, 3, 4, 5, 6]),
    negate: draw([[], [], [ward(6)], [ward(5), ward(6)], [ward(5, true)], [ward(6), ward(4, true)]]),
    target: unit(draw([1, 2, 3, 5]), wounds, draw([true, false]) ? wounds - 1 : 0),
  });
}

// ---------------------------------------------------------------- a second enumeration, to check the first
// Plays the attacks in order with real dice, model by model, and follows every face of every die.
type Roll = () => number;
function play(g: AttackCase, roll: Roll): { readonly slain: number; readonly lost: number } {
  const number = (value: number | "D3" | "D6"): number =>
    value === "D6" ? roll() : value === "D3" ? [1, 1, 2, 2, 3, 3][roll() - 1]! : value;
  const again = (die: number, rule: "ones" | "failed" | undefined, printed: number): number =>
    (rule === "ones" && die < 2) || (rule === "failed" && (die < 2 || die < printed)) ? roll() : die;
  let normal = 0;
  let mortal = 0;
  for (let model = 0; model < g.attacks.models; model++) {
    let attacks = number(g.attacks.each);
    while (attacks-- > 0) {
      const hitDie = again(roll(), g.rerollHits, g.toHit);
      let hitRoll = hitDie + g.hitModifier;
      if (hitRoll < 1) hitRoll = 1;
      if (hitDie === 1 || (hitDie !== 6 && hitRoll < g.toHit)) continue;
      if (hitDie === 6 && g.mortalOnSix?.roll === "hit") {
        mortal += number(g.mortalOnSix.wounds);
        if (g.mortalOnSix.instead) continue;
      }
      let hits = hitDie === 6 && g.twoHitsOnSix === true ? 2 : 1;
      while (hits-- > 0) {
        const woundDie = again(roll(), g.rerollWounds, g.toWound);
        let woundRoll = woundDie + g.woundModifier;
        if (woundRoll < 1) woundRoll = 1;
        if (woundDie === 1 || (woundDie !== 6 && woundRoll < g.toWound)) continue;
        if (woundDie === 6 && g.mortalOnSix?.roll === "wound") {
          mortal += number(g.mortalOnSix.wounds);
          if (g.mortalOnSix.instead) continue;
        }
        if (g.save !== null) {
          const saveDie = again(roll(), g.rerollSaves, g.save);
          if (saveDie > 1 && saveDie + g.saveModifier + g.rend >= g.save) continue;
        }
        normal += number(g.damage);
      }
    }
  }
  const models = Array.from(
    { length: g.target.models },
    (_, i) => g.target.wounds - (i === 0 ? g.target.alreadyLost : 0),
  );
  let lost = 0;
  for (let wound = 0; wound < normal + mortal && models.length > 0; wound++) {
    let negated = false;
    for (const source of g.negate)
      if (!negated && (wound >= normal || !source.mortalOnly) && roll() >= source.need) negated = true;
    if (negated) continue;
    lost++;
    if (--models[0]! === 0) models.shift();
  }
  return { slain: g.target.models - models.length, lost };
}
/** Every sequence of faces; undefined when there are too many of them. */
function everyFace(g: AttackCase, limit: number): Result | undefined {
  const slain = Array.from({ length: g.target.models + 1 }, () => zero);
  const lost = Array.from({ length: unitHasLeft(g) + 1 }, () => zero);
  const counts = { slain: new Map<string, bigint>(), lost: new Map<string, bigint>() };
  let path: number[] = [];
  for (let n = 0; ; n++) {
    if (n > limit) return undefined;
    let used = 0;
    const end = play(g, () => {
      if (used === path.length) path.push(1);
      return path[used++]!;
    });
    for (const what of ["slain", "lost"] as const) {
      const at = `${end[what]},${path.length}`;
      counts[what].set(at, (counts[what].get(at) ?? 0n) + 1n);
    }
    while (path.length > 0 && path.at(-1) === 6) path.pop();
    if (path.length === 0) break;
    path = [...path.slice(0, -1), path.at(-1)! + 1];
  }
  for (const [list, seen] of [
    [slain, counts.slain],
    [lost, counts.lost],
  ] as const)
    for (const [at, n] of seen) {
      const [k = 0, dice = 0] = at.split(",").map(Number);
      list[k] = plus(list[k] ?? zero, fraction(n, 6n ** BigInt(dice)));
    }
  return { slain, lost };
}
const same = (a: Result, b: Result): boolean =>
  (["slain", "lost"] as const).every(
    (what) =>
      a[what].length === b[what].length && a[what].every((p, k) => p.n === b[what][k]?.n && p.d === b[what][k]?.d),
  );
function check(say: (line: string) => void): void {
  let exact = 0;
  let reduced = 0;
  let sampled = 0;
  let worst = 0;
  for (const g of cases) {
    const found = everyFace(g, 20_000);
    if (found) {
      if (!same(found, result(g, ours))) throw new Error(`${g.what}: differs`);
      exact++;
    } else {
      // the same case cut down to one attack, and to one wound model of each kind
      const small: AttackCase = { ...g, attacks: by(1, 1) };
      const cut = everyFace(small, 60_000);
      if (cut) {
        if (!same(cut, result(small, ours))) throw new Error(`${g.what}, one attack: differs`);
        reduced++;
      } else say(`${g.what}: too many faces even with one attack`);
    }
    // and all of them by sampling
    const draws = 3_000;
    const odds = result(g, ours);
    const hist = odds.lost.map(() => 0);
    for (let i = 0; i < draws; i++) {
      const end = play(g, () => 1 + Math.floor(Math.random() * 6));
      hist[end.lost]!++;
    }
    odds.lost.forEach((p, k) => {
      const q = Number(literal(p));
      const sigma = Math.sqrt((q * (1 - q)) / draws) + 1 / draws;
      worst = Math.max(worst, Math.abs(hist[k]! / draws - q) / sigma);
    });
    sampled++;
  }
  say(
    `${cases.length} cases: ${exact} equal face by face, ${reduced} more with one attack, ${sampled} sampled, worst ${worst.toFixed(2)} sigma`,
  );
}

// ---------------------------------------------------------------- writing
const header = `// Written by attacks.make.ts: exact odds of attacks, worked out from the rules alone. Do not edit.
//
// Readings where the rules leave something open:
// - "failed" is decided on the unmodified die against the printed target (R1), saves too (Rend is a modifier). Every die that
//   failed so is re-rolled, even one that would succeed after modifiers: the case has no field for a choice. A 1 always fails,
//   so against a printed 1+ (R63) it is re-rolled.
// - Modifiers of one roll are added up first; only the sum may not take the roll below 1 (they are cumulative).
// - Save "-": no roll, no success whatever the modifiers or re-rolls (R5).
// - Mortal wounds "in addition" are caused by the 6 itself, even if the wound roll then fails or the save succeeds.
// - A hit of 6 that scores two hits causes its mortal wounds once; if the sequence ends there, it scores no hits. Mortal wounds
//   of a wound roll of 6 that end the sequence end it for that one of the two hits.
// - Random Damage and random mortal wounds are rolled for each successful attack (of two hits: each) and for each 6.
// - Normal wounds first, then mortal wounds (R25); each source of negation rolls once for each wound (R26); no roll once all
//   models are slain. The order changes none of these numbers.
// \`alternatives\` has the odds of the cases that another reading would change.

export interface AttackCase {
  readonly what: string;
  /** Random Attacks are rolled once for each model. */
  readonly attacks: { readonly models: number; readonly each: number | "D3" | "D6" };
  readonly toHit: number;
  readonly toWound: number;
  /** 0, -1, -2 ... */
  readonly rend: number;
  readonly damage: number | "D3" | "D6";
  readonly hitModifier: number;
  readonly woundModifier: number;
  readonly saveModifier: number;
  readonly rerollHits?: "ones" | "failed";
  readonly rerollWounds?: "ones" | "failed";
  readonly rerollSaves?: "ones" | "failed";
  /** On an unmodified 6. Instead: the attack sequence ends; otherwise in addition to its normal damage. */
  readonly mortalOnSix?: { readonly roll: "hit" | "wound"; readonly wounds: number | "D3"; readonly instead: boolean };
  /** An unmodified hit roll of 6 scores two hits. */
  readonly twoHitsOnSix?: boolean;
  /** null: "-" */
  readonly save: number | null;
  /** Each source its own roll, in this order. */
  readonly negate: readonly { readonly need: number; readonly mortalOnly: boolean }[];
  /** alreadyLost: wounds already on one model. */
  readonly target: { readonly models: number; readonly wounds: number; readonly alreadyLost: number };
}
export interface Expected {
  /** Chance that exactly k models are slain, k = 0..models. */
  readonly slain: readonly number[];
  /** Chance that exactly k wounds are allocated and not negated, k = 0..all that the unit has left; more counts as that. */
  readonly lost: readonly number[];
}
export interface Alternative {
  /** Place in \`cases\`. */
  readonly at: number;
  readonly what: string;
  /**
   * failedAfterModifiers: R1 else, a roll is failed if it fails after modifiers. keepSuccesses: R1, but nobody re-rolls a die
   * that succeeds after modifiers. strictlyBelow: R1 word for word, a 1 against a printed 1+ is not re-rolled.
   * bestNegationOnly: R26 else.
   */
  readonly reading: "failedAfterModifiers" | "keepSuccesses" | "strictlyBelow" | "bestNegationOnly";
  readonly expected: Expected;
}
`;
const written = (list: readonly Fraction[]): string => `[${list.map(literal).join(", ")}]`;
const expected = (odds: Result): string => `{ slain: ${written(odds.slain)}, lost: ${written(odds.lost)} }`;
function text(): string {
  const lines = [
    header,
    "export const cases: readonly { readonly given: AttackCase; readonly expected: Expected }[] = [",
  ];
  const other: string[] = [];
  cases.forEach((g, at) => {
    const odds = result(g, ours);
    const given = JSON.stringify(g)
      .replaceAll(/"(\w+)":/g, "$1: ")
      .replaceAll(",", ", ")
      .replaceAll(",  ", ", ");
    const notes: string[] = [];
    for (const reading of ["failedAfterModifiers", "keepSuccesses", "strictlyBelow", "bestNegationOnly"] as const) {
      const changed = result(g, { ...ours, [reading]: true });
      if (same(odds, changed)) continue;
      notes.push(reading);
      other.push(
        `  { at: ${at}, what: ${JSON.stringify(g.what)}, reading: "${reading}", expected: ${expected(changed)} },`,
      );
    }
    lines.push(`  // ${at}${notes.length > 0 ? `; another reading would change it: ${notes.join(", ")}` : ""}`);
    lines.push(`  { given: ${given}, expected: ${expected(odds)} },`);
  });
  lines.push("];", "", "export const alternatives: readonly Alternative[] = [", ...other, "];", "");
  return lines.join("\n");
}

const host = globalThis as unknown as {
  readonly process: { readonly argv: readonly string[]; readonly stdout: { write(text: string): void } };
};
if (host.process.argv.includes("check")) check((line) => host.process.stdout.write(`${line}\n`));
else host.process.stdout.write(text());
