import { type Breakdown, message, type Modifier, resolve } from "@tercio/kernel";
import { printedDice, type Sum, type TableRoll } from "@tercio/dice";
import { rolledMoves } from "../book/movement.ts";
import { tests } from "../book/tables.ts";
import { book } from "../hooks/book.ts";
import type { DisciplineUse, DistanceUse, OfPart, PanicCause, Strike } from "../hooks/moments.ts";
import { stands } from "../state/stand-ins.ts";
import { disciplineOf, highestDiscipline } from "../state/pools.ts";
import type { NinthAge, Pool, Unit } from "../state/state.ts";
import { ARMOUR, bounded, boundedValue, priorityOfModifiers } from "./pipeline.ts";

const DISCIPLINE = message("value.discipline");
const AGILITY = message("value.agility");
const ATTACK_VALUE = message("value.attack-value");
const ARMOUR_VALUE = message("value.armour");
const TESTED_AGAIN = message("value.tested-again");
const TEST_DICE = message("value.test-dice");
const COMBAT_SCORE = message("because.combat-score");

/**
 * Discipline with its reasons, 0..10: its own, or that of a General near it where that leads higher; `difference`: by how
 * much the combat was lost, where that counts; `cause`: of a Panic Test; `of`: that of these models alone.
 */
export function discipline(
  game: NinthAge,
  u: Unit,
  use: DisciplineUse,
  difference = 0,
  cause: PanicCause | null = null,
  of?: Pool,
): Breakdown {
  return disciplineOn(testedOn(game, u, use, cause, of), use, difference);
}

/** All that a Discipline hangs on but by how much a combat was lost. */
interface TestedOn {
  readonly base: number;
  /** What changes it for these models alone, and what for all. */
  readonly own: readonly Modifier[];
  readonly modifiers: readonly Modifier[];
  /** That of others, in place of its own. */
  readonly lent: readonly Modifier[];
}

function testedOn(game: NinthAge, u: Unit, use: DisciplineUse, cause: PanicCause | null, of?: Pool): TestedOn {
  const modifiers = book.modifiers("discipline", game, { unit: u, use, cause });
  const { base, modifiers: own } = ownDiscipline(game, u, of);
  const lent = use === "presence" ? [] : book.offers("discipline of another", game, { unit: u, use });
  return { base, own, modifiers, lent: lent.map((o) => o.value) };
}

const disciplineOn = (on: TestedOn, use: DisciplineUse, difference: number): Breakdown =>
  bounded(on.base, changing(on, use, difference), DISCIPLINE);

/** What changes it: of its own ways and those that others lend it the one that leads highest. */
function changing(
  { base, own, modifiers, lent }: TestedOn,
  use: DisciplineUse,
  difference: number,
): readonly Modifier[] {
  const lost: Modifier = {
    operation: "add",
    value: -difference,
    because: COMBAT_SCORE,
    rule: "t9a.sequence.melee.round-of-combat.7",
  };
  const all = difference === 0 ? modifiers : [...modifiers, lost];
  let best = own.length === 0 ? all : [...own, ...all];
  if (use === "presence" || lent.length === 0) return best;
  // Used in place of its own, so also of what sets that.
  const besides = all.filter((m) => m.operation !== "set");
  let most = boundedValue(base, best);
  for (const gives of lent) {
    const others = [gives, ...besides];
    const value = boundedValue(base, others);
    if (value > most) [best, most] = [others, value];
  }
  return best;
}

interface Own {
  readonly base: number;
  /** What changes it for these models alone. */
  readonly modifiers: readonly Modifier[];
}

/** The Discipline of a pool's models, or the highest of a unit's, before what changes it for the whole unit. */
function ownDiscipline(game: NinthAge, u: Unit, of: Pool | undefined): Own {
  const pools = of === undefined ? u.pools.filter(stands) : [of];
  let best: Own = { base: highestDiscipline(u), modifiers: [] };
  let most = -1;
  for (const pool of pools) {
    const own = { base: disciplineOf(pool), modifiers: book.modifiers("own discipline", game, { unit: u, pool }) };
    const value = own.modifiers.length === 0 ? own.base : bounded(own.base, own.modifiers, DISCIPLINE).value;
    if (value > most) [best, most] = [own, value];
  }
  return best;
}

/** The dice of a Discipline Test. */
export const TEST = printedDice(tests["t9a.table.discipline-test"].dice);

/**
 * 2D6, passed (row 0) on the value or less. A reroll is made only when the first roll failed. `extra`: dice more, the lowest
 * of all dropped (Maximised); below 0 the highest (Minimised).
 */
export const disciplineTest = (needed: number, reroll: boolean, extra = 0): TableRoll => ({
  kind: "table",
  ...TEST,
  ...(extra === 0 ? {} : { ...drops(extra), dice: TEST.dice + Math.abs(extra) }),
  add: 0,
  rows: [needed + 1],
  ...(reroll ? { reroll: { rows: [1] } } : {}),
});

/** What a {@link disciplineTest} came to. */
export const testPassed = (outcome: { readonly row: number }): boolean => outcome.row === 0;

/** How often a failed test is made again, with the reasons. */
export const testedAgain = (game: NinthAge, u: Unit, use: DisciplineUse): Breakdown =>
  resolve(priorityOfModifiers, 0, book.modifiers("failed tests again", game, { unit: u, use }), TESTED_AGAIN);

type Dice = ReturnType<typeof printedDice>;
const DISTANCES: { readonly [use in DistanceUse]: Dice } = {
  charge: printedDice(rolledMoves["t9a.rule.charge-range"].dice),
  flee: printedDice(rolledMoves["t9a.rule.flee-distance"].dice),
  pursuit: printedDice(rolledMoves["t9a.rule.pursuit"].dice),
  overrun: printedDice(rolledMoves["t9a.rule.overrun"].dice),
  random: printedDice(rolledMoves["t9a.rule.pursuit"].dice),
};

const drops = (extra: number): { readonly dropLowest?: number; readonly dropHighest?: number } =>
  extra > 0 ? { dropLowest: extra } : extra < 0 ? { dropHighest: -extra } : {};

/** By how many dice a Discipline Test is more than usual, with the reasons: above 0 Maximised, below it Minimised. */
export const testDice = (game: NinthAge, u: Unit, use: DisciplineUse): Breakdown =>
  resolve(priorityOfModifiers, 0, book.modifiers("test dice", game, { unit: u, use }), TEST_DICE);

/** All that the dice of a test hang on: the total that still passes, how often a failed roll is made again, how many fall. */
export interface TestDice {
  readonly needed: Breakdown;
  readonly again: Breakdown;
  /** Dice more than usual: above 0 the lowest are dropped, below it the highest. */
  readonly extra: Breakdown;
}

/** The same whatever a combat was lost by. */
export interface Tested extends Omit<TestDice, "needed"> {
  readonly on: TestedOn;
}
export const testOf = (game: NinthAge, u: Unit, use: DisciplineUse, cause: PanicCause | null = null): Tested => ({
  on: testedOn(game, u, use, cause),
  again: testedAgain(game, u, use),
  extra: testDice(game, u, use),
});
/** The dice of a Discipline Test; `difference` and `cause` as for {@link discipline}. */
export function diceOfTest(
  game: NinthAge,
  u: Unit,
  use: DisciplineUse,
  difference = 0,
  cause: PanicCause | null = null,
): TestDice {
  const { on, again, extra } = testOf(game, u, use, cause);
  return { needed: disciplineOn(on, use, difference), again, extra };
}

/** The total that still passes such a Break Test, without its reasons: the odds ask for thousands, and read none. */
export const neededToHold = ({ on }: Tested, difference: number): number =>
  boundedValue(on.base, changing(on, "break", difference));

/** 2D6 or what is said; a Maximised roll has more dice and the lowest dropped, a Minimised one (`extra` below 0) the highest. */
export const twoDice = (extra: number, { dice, sides }: Dice = TEST): Sum =>
  extra > 0
    ? { kind: "sum", dice: dice + extra, sides, dropLowest: extra }
    : extra < 0
      ? { kind: "sum", dice: dice - extra, sides, dropHighest: -extra }
      : { kind: "sum", dice, sides };

/** The dice by which a unit moves instead of choosing its moves; null where it chooses. */
export const randomDice = (game: NinthAge, u: Unit): Dice | null => {
  const [dice] = book.offers("dice of moves", game, { unit: u });
  return dice === undefined ? null : printedDice(dice.value);
};

/**
 * The inches of a rolled move, more dice and the lowest dropped where the roll is Maximised. Who moves at random rolls the
 * same dice for that, to flee and to pursue.
 */
export function distanceRoll(game: NinthAge, u: Unit, use: DistanceUse): Sum {
  const own = use === "charge" ? null : randomDice(game, u);
  const extra = resolve(priorityOfModifiers, 0, book.modifiers("maximised dice", game, { unit: u, use })).value;
  return twoDice(extra, own ?? DISTANCES[use]);
}

/** Inches that are added to those that a unit rolls for such a move, with the reasons. */
export const inchesRolled = (game: NinthAge, u: Unit, use: DistanceUse): Breakdown =>
  resolve(
    priorityOfModifiers,
    0,
    book.modifiers("inches rolled", game, { unit: u, use }),
    message("value.inches-rolled"),
  );

/** The same for a charge, where the highest die counts if it fails. */
export function chargeRoll(game: NinthAge, u: Unit): Sum & { readonly highest: true } {
  const { kind, dice, sides, dropLowest, dropHighest } = distanceRoll(game, u, "charge");
  if (dropLowest !== undefined) return { kind, dice, sides, dropLowest, highest: true };
  if (dropHighest !== undefined) return { kind, dice, sides, dropHighest, highest: true };
  return { kind, dice, sides, highest: true };
}

export const agility = (game: NinthAge, facts: OfPart): Breakdown =>
  bounded(facts.part.agility, book.modifiers("agility", game, facts), AGILITY);

/** Attacks of one model part. */
export const attackValue = (game: NinthAge, s: Strike): Breakdown =>
  bounded(s.part.attackValue, book.modifiers("attack value", game, s), ATTACK_VALUE);

/** Armour of such models; `against`: an attack that is made at them. */
export function armourOf(game: NinthAge, u: Unit, pool: Pool, against?: Strike): Breakdown {
  const always = book.modifiers("armour", game, { unit: u, pool });
  const then = against === undefined ? [] : book.modifiers("armour against", game, against);
  return bounded(pool.profile.armour, then.length === 0 ? always : [...always, ...then], ARMOUR_VALUE, ARMOUR);
}
