/**
 * What battles of rank-and-file units share beyond the geometry of one formation: zones and putting armies down in them, moves that go
 * on by themselves, contact, sight from a front, what can be reached. No rule of a game, no game's name: each game says who
 * stands where, how far and how near. Lengths are 0.01 mm, angles 1/65536 turns.
 */
export {
  aheadOf,
  distanceToZone,
  outlineOfZone,
  seen,
  type View,
  viewFrom,
  zoneHolds,
  zoneHoldsPoint,
} from "./zones.ts";
export {
  anyRoom,
  type Camp,
  type Company,
  companies,
  type Placing,
  placedNear,
  planned,
  STYLES,
  tooCrowded,
} from "./deploying.ts";
export { regimentMessages } from "./messages.ts";
export { chargeLine } from "./charge-line.ts";
export { putDownBy } from "./put-down.ts";
export { crossing, freeAlong, type Keeper, placeAtEdge, roomAtEdge } from "./edge.ts";
export { type Ahead, type Chase, chase, type Met } from "./chase.ts";
export { type FailedCharge, failedCharge, type ShortOf } from "./failed-charge.ts";
export { nearestPoint, type Touch, touching } from "./touching.ts";
export { seesFromFront } from "./front-sight.ts";
export { belowLevel, type Stretch } from "./slide.ts";
export { greatest, type Table } from "./table.ts";
export {
  bridged,
  cutByHand,
  type Followed,
  followed,
  inches,
  isTurn,
  isWay,
  pathProblem,
  type Stand,
} from "./paths.ts";
export { lengthened, pathTowards } from "./steps.ts";
export { placeMeant, type Rail } from "./charge-place.ts";
export { type Arcs, arcsAround, areaAhead, areaAllRound, type Edge, edgeOfReach, type Reaching } from "./reach.ts";
export { outlineSeen, partInside } from "./lines.ts";
export { type Foe, foesOf, isPaired, joinedTo, type Pair, pairsOf } from "./engagements.ts";
export { type Drawing, type Drawn, type MapId, mapOf, MAPS } from "./maps.ts";
