import type { NinthAge, Pool, Unit } from "./state.ts";

/** Every field must be named, also one that may be missing: a copy loses nothing. */
type Whole<T> = { [K in keyof Required<T>]: T[K] };

/**
 * A copy with another stack or other units. Field by field: a spread of so many fields costs ten times as much, and
 * every step of every walk makes one.
 */
export const copyOfGame = (g: NinthAge, stack: NinthAge["stack"], units: NinthAge["units"]): Whole<NinthAge> => ({
  edition: g.edition,
  rulings: g.rulings,
  width: g.width,
  depth: g.depth,
  chirality: g.chirality,
  armyPoints: g.armyPoints,
  armies: g.armies,
  gameTurn: g.gameTurn,
  playerTurn: g.playerTurn,
  active: g.active,
  phase: g.phase,
  map: g.map,
  terrain: g.terrain,
  engagements: g.engagements,
  effects: g.effects,
  magic: g.magic,
  zone: g.zone,
  deployment: g.deployment,
  attacker: g.attacker,
  diagonal: g.diagonal,
  shortEdge: g.shortEdge,
  zoneChooser: g.zoneChooser,
  objective: g.objective,
  markers: g.markers,
  marked: g.marked,
  hills: g.hills,
  firstDeployer: g.firstDeployer,
  finishedFirst: g.finishedFirst,
  unitsLeftThen: g.unitsLeftThen,
  intent: g.intent,
  firstTurn: g.firstTurn,
  counters: g.counters,
  conceded: g.conceded,
  result: g.result,
  units,
  stack,
});

/** The same with some of it changed. */
export const changedGame = (g: NinthAge, patch: Partial<Omit<NinthAge, "stack">>): NinthAge =>
  Object.assign(copyOfGame(g, g.stack, g.units), patch);

/** The fields by which games are compared: every one must be named, and is compared below; a test changes each. */
type Compared =
  | "engagements"
  | "effects"
  | "edition"
  | "rulings"
  | "width"
  | "depth"
  | "chirality"
  | "armyPoints"
  | "armies"
  | "gameTurn"
  | "playerTurn"
  | "active"
  | "phase"
  | "map"
  | "terrain"
  | "magic"
  | "zone"
  | "deployment"
  | "attacker"
  | "diagonal"
  | "shortEdge"
  | "zoneChooser"
  | "objective"
  | "markers"
  | "marked"
  | "hills"
  | "firstDeployer"
  | "finishedFirst"
  | "unitsLeftThen"
  | "intent"
  | "firstTurn"
  | "counters"
  | "conceded"
  | "result";

/** A game, if all its fields are among those: units and where it stands are compared by whoever asks. */
export type Comparing<Named extends string> = [Exclude<keyof NinthAge, Named | "units" | "stack">] extends [never]
  ? Pick<NinthAge, Named & keyof NinthAge>
  : { readonly notCompared: Exclude<keyof NinthAge, Named | "units" | "stack"> };

const sameSoFar = (p: Comparing<Compared>, q: Comparing<Compared>): boolean =>
  p.engagements === q.engagements &&
  p.effects === q.effects &&
  p.gameTurn === q.gameTurn &&
  p.playerTurn === q.playerTurn &&
  p.active === q.active &&
  p.phase === q.phase &&
  p.magic === q.magic &&
  p.terrain === q.terrain &&
  p.counters === q.counters &&
  p.markers === q.markers &&
  p.marked === q.marked &&
  p.hills === q.hills &&
  p.finishedFirst === q.finishedFirst &&
  p.unitsLeftThen === q.unitsLeftThen &&
  p.intent === q.intent &&
  p.firstTurn === q.firstTurn &&
  p.conceded === q.conceded &&
  p.result === q.result;
const begunAlike = (p: Comparing<Compared>, q: Comparing<Compared>): boolean =>
  p.edition === q.edition &&
  p.rulings === q.rulings &&
  p.width === q.width &&
  p.depth === q.depth &&
  p.chirality === q.chirality &&
  p.armyPoints === q.armyPoints &&
  p.armies === q.armies &&
  p.map === q.map &&
  p.zone === q.zone &&
  p.deployment === q.deployment &&
  p.attacker === q.attacker &&
  p.diagonal === q.diagonal &&
  p.shortEdge === q.shortEdge &&
  p.zoneChooser === q.zoneChooser &&
  p.objective === q.objective &&
  p.firstDeployer === q.firstDeployer;
/**
 * Is all of two games the very same but their units and where they stand? Chains and no record of what is: every look at what
 * is remembered asks, and half of it was the making of that record.
 */
export const sameBesides = (p: NinthAge, q: NinthAge): boolean => p === q || (sameSoFar(p, q) && begunAlike(p, q));

export const copyOfUnit = (u: Unit): Whole<Unit> => ({
  id: u.id,
  seat: u.seat,
  entry: u.entry,
  place: u.place,
  x: u.x,
  y: u.y,
  facing: u.facing,
  files: u.files,
  pools: u.pools,
  standard: u.standard,
  musician: u.musician,
  fleeing: u.fleeing,
  shaken: u.shaken,
  afraid: u.afraid,
  moved: u.moved,
  marchTest: u.marchTest,
  declared: u.declared,
  declaredFacing: u.declaredFacing,
  outOf: u.outOf,
  redirected: u.redirected,
  feigns: u.feigns,
  air: u.air,
  charging: u.charging,
  shot: u.shot,
  shakenUntil: u.shakenUntil,
  rounds: u.rounds,
  healthAtPhaseStart: u.healthAtPhaseStart,
  lostUnengaged: u.lostUnengaged,
  panicPassed: u.panicPassed,
  scoringLost: u.scoringLost,
  noChargeIn: u.noChargeIn,
  vanguarded: u.vanguarded,
  special: u.special,
  arrivedIn: u.arrivedIn,
  fought: u.fought,
  nextSide: u.nextSide,
});

/** The same with some of it changed. */
export const changedPool = (p: Pool, patch: Partial<Pool>): Pool => {
  const copy: { -readonly [K in keyof Pool]: Pool[K] } = {
    kind: p.kind,
    profile: p.profile,
    count: p.count,
    lost: p.lost,
    weapon: p.weapon,
    slot: p.slot,
    refused: p.refused,
    cost: p.cost,
    self: p.self,
  };
  for (const field in patch) (copy as { [field: string]: unknown })[field] = patch[field as keyof Pool];
  return copy;
};
