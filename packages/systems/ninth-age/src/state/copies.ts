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

/** Which fields of two games are the very same, their units and where they stand aside. */
export const comparedBesides = (
  p: NinthAge,
  q: NinthAge,
): { [K in Exclude<keyof Required<NinthAge>, "units" | "stack">]: boolean } => ({
  engagements: p.engagements === q.engagements,
  effects: p.effects === q.effects,
  edition: p.edition === q.edition,
  rulings: p.rulings === q.rulings,
  width: p.width === q.width,
  depth: p.depth === q.depth,
  chirality: p.chirality === q.chirality,
  armyPoints: p.armyPoints === q.armyPoints,
  armies: p.armies === q.armies,
  gameTurn: p.gameTurn === q.gameTurn,
  playerTurn: p.playerTurn === q.playerTurn,
  active: p.active === q.active,
  phase: p.phase === q.phase,
  map: p.map === q.map,
  terrain: p.terrain === q.terrain,
  magic: p.magic === q.magic,
  zone: p.zone === q.zone,
  deployment: p.deployment === q.deployment,
  attacker: p.attacker === q.attacker,
  diagonal: p.diagonal === q.diagonal,
  shortEdge: p.shortEdge === q.shortEdge,
  zoneChooser: p.zoneChooser === q.zoneChooser,
  objective: p.objective === q.objective,
  markers: p.markers === q.markers,
  marked: p.marked === q.marked,
  hills: p.hills === q.hills,
  firstDeployer: p.firstDeployer === q.firstDeployer,
  finishedFirst: p.finishedFirst === q.finishedFirst,
  unitsLeftThen: p.unitsLeftThen === q.unitsLeftThen,
  intent: p.intent === q.intent,
  firstTurn: p.firstTurn === q.firstTurn,
  counters: p.counters === q.counters,
  conceded: p.conceded === q.conceded,
  result: p.result === q.result,
});

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
