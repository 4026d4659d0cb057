import { distribution, printedDice } from "@tercio/dice";
import { weaponAt } from "../calculation/attacks.ts";
import { goesOn, hitDice, saveDice, woundDice } from "../calculation/dice.ts";
import { negationsOf } from "../calculation/numbers.ts";
import { inFight, reaching } from "../calculation/reach.ts";
import type { Attack } from "../hooks/moments.ts";
import {
  type Count,
  enemiesOf,
  other,
  type Seat,
  type Sigmar,
  standing,
  type Unit,
  woundsLeft,
} from "../state/state.ts";

/** Combat phases ahead that a fight is followed. */
const PHASES = 3;
/** What a wound counts for a phase later: it may never come to that. */
const LATER = 0.85;
/** Of a unit that is not there yet so many of its models are thought to come to strike. */
const COMES_TO_STRIKE = 0.7;

/** What a number that may be rolled comes to on average. */
const meanOf = (count: Count): number => (typeof count === "number" ? count : (printedDice(count).sides + 1) / 2);

/** The mean over one die. */
const overOne = (counts: (outcome: readonly number[]) => number, dice: Parameters<typeof distribution>[0]): number =>
  distribution(dice).reduce((sum, { outcome, probability }) => {
    return sum + probability * counts((outcome as { readonly counts: readonly number[] }).counts);
  }, 0);

/** Wounds that one model’s attacks with a weapon come to on average; mortal wounds that 6s inflict besides are left out. */
function woundsOf(game: Sigmar, attack: Attack): number {
  const { attacks, damage } = attack.weapon;
  const hits = overOne((counts) => goesOn(game, attack, "hit", counts), hitDice(game, attack, 1).dice);
  const wounds = overOne((counts) => goesOn(game, attack, "wound", counts), woundDice(game, attack, 1).dice);
  const save = saveDice(game, attack, 1);
  const saved = save === null ? 0 : overOne((counts) => counts[1] ?? 0, save.dice);
  const falls = negationsOf(game, attack.at, false).reduce((share, { need }) => share * ((need - 1) / 6), 1);
  return meanOf(attacks) * hits * wounds * (1 - saved) * falls * meanOf(damage);
}

/** Wounds that a unit’s attacks upon another come to on average in one phase, if so many of its models strike over a range. */
const blowsOf = (game: Sigmar, by: Unit, at: Unit, models: (range: number) => number): number =>
  by.entry.warscroll.weapons.reduce((sum, { range }, i) => {
    const strike = models(range);
    return strike === 0 ? sum : sum + strike * woundsOf(game, { by, at, weapon: weaponAt(by, i) });
  }, 0);

/** Who strikes whom, and the wounds of that on average while all of its models stand. */
interface Blows {
  readonly by: Unit;
  readonly at: Unit;
  readonly wounds: number;
}

/** Wounds that each seat takes of the other, phase by phase, where the units of `first` strike first and seats take turns at that. */
function foughtOut(all: readonly Blows[], first: Seat, phases: number): readonly [number, number] {
  const left = new Map<Unit, number>();
  for (const { by, at } of all) for (const u of [by, at]) left.set(u, woundsLeft(u));
  const of = (u: Unit): number => left.get(u) ?? 0;
  const taken: [number, number] = [0, 0];
  for (let phase = 0; phase < phases; phase++) {
    const begins = phase % 2 === 0 ? first : other(first);
    for (const seat of [begins, other(begins)])
      for (const by of left.keys()) {
        if (by.entry.seat !== seat) continue;
        const share = of(by) / woundsLeft(by);
        let most = 0;
        let upon: Unit | null = null;
        for (const one of all) {
          const wounds = one.by === by ? Math.min(of(one.at), one.wounds * share) : 0;
          if (wounds > most) [most, upon] = [wounds, one.at];
        }
        if (upon === null) continue;
        left.set(upon, of(upon) - most);
        taken[seat] += most * LATER ** phase;
      }
  }
  return taken;
}

/** Combat phases that are still to come. */
const phasesLeft = (game: Sigmar): number =>
  Math.min(PHASES, 2 * (game.rounds - game.round) + (game.active === game.first ? 2 : 1));

/** By how many wounds the first player is ahead of what all that stand in fights now will come to on average. */
export function fightsAhead(game: Sigmar): number {
  const blows = game.units.flatMap((by) =>
    standing(by) && inFight(game, by)
      ? enemiesOf(game, by).map((at) => ({
          by,
          at,
          wounds: blowsOf(game, by, at, (range) => reaching(by, at, range).length),
        }))
      : [],
  );
  const [first, second] = foughtOut(blows, game.active, phasesLeft(game));
  return first - second;
}

/** By how many wounds a unit comes out ahead, if it goes for another: it strikes first. */
export function aheadIn(game: Sigmar, u: Unit, foe: Unit): number {
  const side = (by: Unit, at: Unit): Blows => ({
    by,
    at,
    wounds: blowsOf(game, by, at, () => Math.max(1, COMES_TO_STRIKE * by.models.length)),
  });
  const taken = foughtOut([side(u, foe), side(foe, u)], u.entry.seat, phasesLeft(game));
  return taken[u.entry.seat] - taken[other(u.entry.seat)];
}

/** Wounds that a unit’s blows upon its likeliest target come to in this phase. */
export const strikes = (game: Sigmar, by: Unit): number =>
  Math.max(
    0,
    ...enemiesOf(game, by).map((at) =>
      Math.min(
        woundsLeft(at),
        blowsOf(game, by, at, (range) => reaching(by, at, range).length),
      ),
    ),
  );

/** The same of so many models with one weapon upon one target. */
export const strikesWith = (game: Sigmar, by: Unit, at: Unit, weapon: number, models: number): number =>
  Math.min(woundsLeft(at), models * woundsOf(game, { by, at, weapon: weaponAt(by, weapon) }));
