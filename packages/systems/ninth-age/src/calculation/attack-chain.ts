import type { Chain, Stage } from "@tercio/dice";
import { inForce, type Message, message, there } from "@tercio/kernel";
import type { AttackEffect } from "../hooks/attack-effects.ts";
import { hopelessShots } from "../book/shooting.ts";
import type { HitNumbers } from "./strikes.ts";

/** What must be rolled to hit: nothing where hits are certain, one need, or two of a hopeless shot. */
export type HitRoll = readonly number[];

/** A natural 6 first, however a sheet writes it. */
const hopeless = {
  from: Number.parseInt(hopelessShots.needed, 10),
  rolls: [6, Number.parseInt(hopelessShots.then, 10)],
} as const;

/** The rolls of a shot that needs so much to hit. */
export const shotRolls = (need: number): HitRoll =>
  need >= hopeless.from && inForce("t9a.shooting.hopeless-shots") ? hopeless.rolls : [need];

const HIT_STAGES: readonly Message[] = [message("stage.hit")];
const HOPELESS_STAGES: readonly Message[] = [message("stage.hit"), message("stage.hopeless")];
const REST: readonly Message[] = [message("stage.wound"), message("stage.save")];
/** A special save by its name. */
const SPECIAL = { aegis: message("rule.aegis"), fortitude: message("rule.fortitude") } as const;
const AGAIN = message("stage.save-again");
const PLAIN: readonly Message[] = [...HIT_STAGES, ...REST];

/** What each stage of {@link attackChain} is rolled for. */
export function stagesOf(n: HitNumbers, rolls: HitRoll): readonly Message[] {
  if (rolls.length < 2 && n.special === null && !againOrPast(n)) return PLAIN;
  return [
    ...(rolls.length < 2 ? HIT_STAGES : HOPELESS_STAGES),
    ...REST,
    ...(n.special === null ? (againOrPast(n) ? [AGAIN] : []) : [SPECIAL[n.special.value.save]]),
  ];
}

/** Does a natural 6 to hit wound without a roll? */
export const sixWounds = (n: HitNumbers): boolean => has(n, "six-wounds");

const has = (n: HitNumbers, kind: AttackEffect["kind"]): boolean => n.effects.some((e) => e.value.kind === kind);

/**
 * Is a failed Armour Save made again, and no special save then, but one where a natural 6 to wound goes past all armour: no save
 * of armour has failed there?
 */
const againOrPast = (n: HitNumbers): boolean =>
  n.special === null &&
  n.unfortified !== null &&
  n.save !== null &&
  has(n, "reroll-armour") &&
  has(n, "six-pierces") &&
  !savedAgain(n, "armour");

const savedAgain = (n: HitNumbers, saves: "armour" | "special"): boolean =>
  n.effects.some(({ value: granted }) => granted.kind === "reroll-saved" && granted.saves === saves);

type Multiply = Extract<AttackEffect, { readonly kind: "multiply" }>;
/** Of several Multiple Wounds those that are worth most: twice their mean, so that it is whole. */
const worth = ({ dice, sides, add }: Multiply): number => dice * (sides + 1) + 2 * add;
function mostWounds({ effects }: HitNumbers): Multiply | null {
  let best: Multiply | null = null;
  for (const { value: granted } of effects)
    if (granted.kind === "multiply" && (best === null || worth(granted) > worth(best))) best = granted;
  return best;
}

/** Natural 6s are rolled again, besides what failed where that is. */
const sixesAgain = ({ need, reroll }: Stage): { readonly faces: readonly number[] } => ({
  faces: [1, 2, 3, 4, 5, 6].filter((face) => face === 6 || (reroll !== undefined && face < (need ?? 0))),
});

type SpecialSave = NonNullable<HitNumbers["special"]>;
/** What a special save takes, and whether those that were made are made again. */
function savedOn(
  n: HitNumbers,
  { value: granted }: SpecialSave,
): { readonly need: number; readonly reroll?: "successes" } {
  const again = (granted.save === "aegis" && has(n, "reroll-aegis")) || savedAgain(n, "special");
  return { need: granted.need, ...(again ? { reroll: "successes" } : {}) };
}

/** Dice that an effect changes. */
function special(n: HitNumbers, chain: Chain, rolls: HitRoll, wounded: boolean): Chain {
  const stages = chain.stages.map((stage) => ({ ...stage }));
  changeHits(n, stages, rolls, wounded);
  changeWounds(n, stages, Math.max(1, rolls.length));
  changeSaves(n, stages, Math.max(1, rolls.length) + 1);
  const more = mostWounds(n);
  if (more !== null)
    change(stages, stages.length - 1, { multiply: { dice: more.dice, sides: more.sides, add: more.add, cap: n.each } });
  return { ...chain, stages };
}

function change(stages: Stage[], at: number, more: Partial<Stage>): void {
  stages[at] = { ...there(stages[at]), ...more };
}

/** Effects on the rolls to hit, and what their natural 6s do to the roll to wound. */
function changeHits(n: HitNumbers, stages: Stage[], rolls: HitRoll, wounded: boolean): void {
  const wound = Math.max(1, rolls.length);
  const rolled = rolls.length > 0 && stages[0]?.need !== null;
  if (rolled && has(n, "reroll-hits")) change(stages, 0, { reroll: "failures" });
  if (rolled && has(n, "reroll-six-hits")) change(stages, 0, { reroll: sixesAgain(there(stages[0])) });
  if (rolled && has(n, "six-hits")) change(stages, 0, { when6: "again" });
  if (sixWounds(n)) {
    // Who hits with a hopeless shot has rolled a natural 6.
    if (rolls.length > 1 || wounded) change(stages, wound, { need: null });
    // Of two hits that one die made, one wounds.
    else if (rolls.length > 0) change(stages, 0, { when6: rolled && has(n, "six-hits") ? "again-skip" : "skip-next" });
  }
  const hits = n.effects.find((e) => e.value.kind === "hits")?.value;
  if (hits?.kind === "hits" && rolls.length > 0)
    change(stages, wound - 1, { multiply: { dice: 0, sides: 1, add: hits.times, cap: hits.times } });
}

/** Effects on the roll to wound, which is at `wound`. */
function changeWounds(n: HitNumbers, stages: Stage[], wound: number): void {
  if (has(n, "hits-wound")) change(stages, wound, { need: null });
  // Where what failed is rolled again and what succeeded as well, the second roll is as good as the first.
  const [failed, succeeded] = [has(n, "reroll-wounds"), has(n, "reroll-wounded")];
  if (failed !== succeeded && stages[wound]?.need !== null)
    change(stages, wound, { reroll: failed ? "failures" : "successes" });
  // No armour stops such a wound, and no Fortitude; an Aegis may.
  const past = n.special?.value.save === "fortitude" && n.unfortified === null ? "skip-two" : "skip-next";
  if (has(n, "six-pierces") && stages[wound]?.need !== null) change(stages, wound, { when6: past });
}

/** Effects on the armour save, which is at `armour`, and the special save behind it. */
function changeSaves(n: HitNumbers, stages: Stage[], armour: number): void {
  if (againOrPast(n)) {
    // What failed falls again in a stage of its own: there those that went past the first roll for their special save.
    const own = there(n.unfortified);
    stages.push({ name: "armour save again", need: n.save, passOn: "failure", afterSkip: savedOn(n, own) });
  } else if (has(n, "reroll-armour") && n.save !== null && n.special === null)
    change(stages, armour, { reroll: "failures" });
  if (n.save !== null && savedAgain(n, "armour")) change(stages, armour, { reroll: "successes" });
  if (n.special !== null) {
    const own = n.unfortified;
    stages.push({
      ...{ name: "special save", ...savedOn(n, n.special), passOn: "failure" as const },
      ...(own !== null && has(n, "six-pierces") ? { afterSkip: savedOn(n, own) } : {}),
    });
  }
}

const NUMBER = message("stage.number");
/** The same for a Special Attack that rolls for the number of its hits. */
export const numbered = (stages: readonly Message[]): readonly Message[] => [NUMBER, ...stages];

/** More points or hits than any roll comes to. */
const ANY = 1000;
/** Dice for a number of hits, each with so many sides and so much added, in front of what those hits roll. */
export const withNumber = ({ stages, ...chain }: Chain, sides: number, add: number): Chain => ({
  ...chain,
  stages: [{ name: "number", need: null, passOn: "success", multiply: { dice: 1, sides, add, cap: ANY } }, ...stages],
});

/** As one less, of what a wound counts as. */
const lessBy = (m: NonNullable<Stage["multiply"]>, less: number): NonNullable<Stage["multiply"]> =>
  less === 0 ? m : { ...m, add: m.add - less, cap: m.cap - less };

/** What is left to roll of wounds that no save has stopped: what each of them counts as, or one `less`. */
export function lossChain(n: HitNumbers, dice: number, less = 0): Chain {
  const chain = attackChain(n, dice, [], true);
  return {
    ...chain,
    stages: chain.stages.map(({ name, multiply }) => ({
      ...{ name, need: null, passOn: "success" as const },
      ...(multiply === undefined ? {} : { multiply: lessBy(multiply, less) }),
    })),
  };
}

/** Health Points that each of them costs, or one `less`; null where that is rolled. */
export function lossEach(n: HitNumbers, less = 0): number | null {
  const more = mostWounds(n);
  if (more === null) return 1 - less;
  return more.dice === 0 ? Math.min(n.each, more.add) - less : null;
}

/** Can one of them cost more than one Health Point? */
export const severalEach = (n: HitNumbers): boolean => n.each > 1 && mostWounds(n) !== null;

/**
 * One attack sequence as one roll: hit, wound, armour save, special save, in the sheet's order of steps. `wounded`: hits
 * rolled before, whose natural 6s these are.
 */
export function attackChain(n: HitNumbers, dice: number, rolls: HitRoll, wounded = false): Chain {
  const hits = rolls.length === 0 || !inForce("t9a.sequence.attacks.attack.2");
  const chain: Chain = {
    kind: "chain",
    dice,
    stages: [
      ...(rolls.length > 1
        ? rolls.map((need): Stage => ({ name: "hit", need: hits ? null : need, passOn: "success" }))
        : [{ name: "hit", need: hits ? null : there(rolls[0]), passOn: "success" } as const]),
      { name: "wound", need: inForce("t9a.sequence.attacks.attack.4") ? n.wound : null, passOn: "success" },
      {
        name: "armour save",
        need: inForce("t9a.sequence.attacks.attack.5") ? n.save : null,
        passOn: "failure",
      },
    ],
  };
  return n.effects.length === 0 ? chain : special(n, chain, rolls, wounded);
}
