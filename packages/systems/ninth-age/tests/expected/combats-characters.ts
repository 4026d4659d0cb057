// Expected numbers for the referee of The Ninth Age, written from the English sheet, the rulings and the fact tables only.
// One Round of Combat each, enumerated exactly. Every probability is a fraction "numerator/denominator" in lowest terms.
//
// How to read a case
// - A profile is what is printed before weapons, charge, shield and suit are applied; a champion's +1 Attack Value is already in it.
//   `fights` holds the values after everything known before the first die (no failed Fear test yet): who strikes whom, at which
//   Initiative Step, with what. `armour` there is suit, shield and profile together, capped at 6; saveOn 0 = no save possible.
// - contacts: the front of `front` touches `facing` of `enemy`. offsetMm moves `front` to its own right, measured from both centres level.
//   frontRank is listed from the unit's own left to its own right; a front-to-front enemy is mirrored.
// - losses: Health Points lost by each pool during the Initiative Steps (not those of Unstable, Undead or Supernal: lossesAfterRound).
//   jointLosses is given for 30 outcomes or fewer, in the order of `pools`; `losses` always gives each pool by itself.
// - combatScore: side A minus side B; where a side has no model left the outcome is named instead and nobody tests.
// - breaks: chance, over the whole round, that the unit fails its Break Test. breakTests splits it: `chance` that exactly this test
//   is due, `rollAtMost` after all modifiers, `fails` with the reroll if there is one. Without an entry nothing is tested.
//   A Supernal unit that fails does not flee: breaks stays 0 for it and the cost stands in lossesAfterRound.
//
// Readings that hold for all cases (the sources are silent or brief)
// G1 A natural 1 fails and a natural 6 succeeds to hit and to wound; a natural 1 fails an armour save. No dice result passes a
//    Discipline Test by itself: 2D6 at most the value, value never below 0.
// G2 Attacks of one step are allocated and rolled on the state at the start of that step; losses are removed together.
// G3 Allocation: fixed numbers first, the rest as listed; when fewer attacks are left the listed first ones stay. A target that
//    died in an earlier step is replaced by the first living pool of its unit that may be struck, rank and file first.
//    Where no allocation is given everything goes to the rank and file (or the only pool).
// G4 Losses come from the last rank; a dead champion or Character in the front rank is replaced from behind.
// G5 Contact in one point is contact. Supporters stand behind a model touching the enemy to its front and do not strike themselves.
// G6 Full Ranks, Rank Bonus, standards, Steadfast and Discipline are those after the losses of the round.
// G7 Large and Gigantic models stomp as the height says (Constructs do not), on rank and file of Standard height only, with the
//    Strength and AP of the mount; weapon and attack attributes do not carry over to special attacks.
// G8 Fear: a unit touching a Fear-causing enemy (Gigantic, or by rule) has -1 Discipline in the Fear test and in the Break Test
//    unless itself Fearless, Gigantic or causing Fear.
// G9 Losses of Unstable units fall on soldiers, then the champion, then the Character. No unit here has a Musician.
// G10 A standard bearer never falls before the last soldier. Charging (+1 Agility, +1 score) lasts for the first round only.
// G11 The profile of a Gigantic mount is the profile of the model; Massive Bulk strikes the rider's suit and shield from it.
// G12 Until the end of the round nobody but the opponent strikes a duellist, even after the other has died; who can reach nobody else does not strike.

import { readFileSync } from "node:fs";

export type Frac = string;
export type Side = "A" | "B";
export interface Part {
  name: string;
  attackValue: number;
  offensiveSkill: number;
  strength: number;
  armourPenetration: number;
  agility: number;
  weapon: string;
  rules: string[];
}
export interface Pool {
  id: string;
  kind: "rank and file" | "champion" | "character";
  count: number;
  healthPoints: number;
  alreadyLost?: number;
  discipline: number;
  defensiveSkill: number;
  resilience: number;
  armour: number;
  suit?: "Light" | "Heavy" | "Plate";
  shield?: boolean;
  aegis?: number;
  fortitude?: number;
  rules: string[];
  parts: Part[];
}
export interface Unit {
  id: string;
  side: Side;
  type: "Infantry" | "Beast" | "Cavalry" | "Construct";
  height: "Standard" | "Large" | "Gigantic";
  base: number[];
  files: number;
  models: number;
  frontRank: string[];
  charging: boolean;
  standardBearer: boolean;
  rules: string[];
  terrain?: "forest" | "water" | "wall";
  pools: Pool[];
}
export interface Contact {
  front: string;
  enemy: string;
  facing: "front" | "left flank" | "right flank" | "rear";
  offsetMm: number;
}
export interface Allocation {
  unit: string;
  pool: string;
  part: string;
  kind: string;
  to: (number | string)[][];
}
export interface Fight {
  unit: string;
  pool: string;
  part: string;
  kind:
    | "close combat"
    | "supporting"
    | "Crush Attack"
    | "Impact Hits"
    | "Grind Attacks"
    | "Stomp Attacks"
    | "Breath Attack";
  models: number;
  at: string;
  attacks?: number;
  hitsEach?: string;
  step: number;
  strength: number;
  armourPenetration: number;
  hitOn?: number;
  hitModifier?: number;
  defenceUsed?: number;
  hitReroll?: boolean;
  woundOn: number;
  woundReroll?: boolean;
  armour: number;
  saveOn: number;
  specialSavePasses?: Frac;
  /** Health Points one attack (or one automatic hit) costs, before remaining Health Points limit it. */
  hpLostPerAttack: (number | Frac)[][];
}
export interface FearTest {
  unit: string;
  rollAtMost: number;
  reroll: boolean;
  fails: Frac;
}
export interface BreakTest {
  unit: string;
  lostBy: number;
  how: "difference subtracted" | "steadfast" | "stubborn" | "unbreakable";
  rollAtMost?: number;
  reroll?: boolean;
  fails?: Frac;
  chance: Frac;
}
export interface Expected {
  fights: Fight[];
  fearTests?: FearTest[];
  pools: string[];
  jointLosses?: (number[] | Frac)[][];
  losses: Record<string, (number | Frac)[][]>;
  meanLosses: Record<string, Frac>;
  combatScore: (number | string)[][];
  breaks: Record<string, Frac>;
  breakTests: BreakTest[];
  lossesAfterRound?: { unit: string; losses: Record<string, number>; chance: Frac }[];
}
export interface CombatCase {
  id: string;
  ledger: string[];
  firstRound: boolean;
  units: Unit[];
  contacts: Contact[];
  allocation?: Allocation[];
  duel?: string[];
  duelRefusedBy?: string;
  generalWithin12?: Record<string, number>;
  battleStandardWithin12?: string[];
  expected: Expected;
  why: string;
  reading?: string;
}

/** One line of it is one case, as it was written. */
const cases = JSON.parse(readFileSync(new URL("combats-characters.json", import.meta.url), "utf8")) as {
  readonly combatsCharacters: CombatCase[];
  readonly combatsCharactersMore: CombatCase[];
};

export const combatsCharacters: CombatCase[] = cases.combatsCharacters;

/** Beyond the hundred: the other halves of some pairs and a few more rules. */
export const combatsCharactersMore: CombatCase[] = cases.combatsCharactersMore;
