import { poolsOf, printedHealth } from "./pools.ts";
import type { Bilingual } from "@tercio/kernel";
import { changed, type Pool, type Profile, type Seat, type Unit, type UnitEntry } from "./state.ts";

/** A profile alone, without what else a row of the Army List says. */
export const profileOf = (p: Profile): Profile => ({
  name: p.name,
  type: p.type,
  height: p.height,
  baseWidth: p.baseWidth,
  baseDepth: p.baseDepth,
  ...(p.round === true ? { round: true } : {}),
  advanceRate: p.advanceRate,
  marchRate: p.marchRate,
  discipline: p.discipline,
  healthPoints: p.healthPoints,
  defensiveSkill: p.defensiveSkill,
  resilience: p.resilience,
  armour: p.armour,
  suit: p.suit,
  shield: p.shield,
  parts: p.parts,
  weapons: p.weapons,
  rules: p.rules,
  ...(p.items === undefined ? {} : { items: p.items }),
  ...(p.army === undefined ? {} : { army: p.army }),
  notYet: p.notYet,
});

/** A unit of an Army List before the battle: at full strength, and nowhere yet. */
export function newUnit(entry: UnitEntry, id: number, seat: Seat, chirality: 1 | -1): Unit {
  const unit: Unit = {
    id,
    seat,
    entry,
    place: "reserve",
    x: 0,
    y: 0,
    facing: 0,
    files: entry.files,
    pools: poolsOf(entry, chirality),
    standard: entry.standard,
    musician: entry.musician,
    fleeing: false,
    shaken: false,
    afraid: false,
    moved: "none",
    marchTest: "none",
    declared: null,
    declaredFacing: null,
    outOf: null,
    redirected: false,
    feigns: false,
    air: false,
    charging: false,
    shot: false,
    shakenUntil: null,
    rounds: 0,
    healthAtPhaseStart: 0,
    lostUnengaged: 0,
    panicPassed: false,
    scoringLost: false,
    noChargeIn: null,
    vanguarded: false,
    special: null,
    arrivedIn: null,
    fought: false,
    nextSide: chirality,
  };
  return changed(unit, { healthAtPhaseStart: printedHealth(unit) });
}

/** The row of a Character that is told only as one of a unit: what it is alone. */
export const rowOf = (profile: Profile, pointCost: number, name: Bilingual = profile.name): UnitEntry => ({
  ...profile,
  name,
  character: true,
  models: 1,
  champion: false,
  standard: false,
  musician: false,
  scoring: false,
  pointCost,
  files: 1,
});

/** The Health Pool that a Character is in the unit that it joins, where it stands in this file of the first rank. */
export const poolOfJoined = (entry: UnitEntry, self: number, own: Pool, slot: number | null): Pool => ({
  kind: "character",
  profile: profileOf(entry),
  count: own.count,
  lost: own.lost,
  weapon: null,
  slot,
  refused: false,
  cost: entry.pointCost,
  self,
});

/** The record of a Character while it stands in another unit: of what it did alone only how it moved in this turn is kept. */
export const waitingIn = (entry: UnitEntry, id: number, seat: Seat, chirality: 1 | -1, moved: Unit["moved"]): Unit => ({
  ...newUnit(entry, id, seat, chirality),
  place: "joined",
  moved,
});
