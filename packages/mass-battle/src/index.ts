/** Geometry of rank-and-file formations: pure functions with parameters, no sequences, no game's name. */
export {
  areFlush,
  type Chirality,
  contactOf,
  type Facing,
  facingLine,
  nudgeIntoContact,
  type Placement,
  type Contact,
  placeInContact,
  rectangleAt,
} from "./facing.ts";
export { type Base, baseCentres, basesOf, basesTouching, motionAlong, type Way } from "./bases.ts";
export { blockBody, frontBase } from "./body.ts";
export {
  baseEnds,
  type Big,
  boundary,
  depthOf,
  fewestFiles,
  fileOffset,
  filePitch,
  type Formation,
  fullRanks,
  type Place,
  rankMiddle,
  rankOffset,
  rankSlots,
  ranksOf,
  type Slot,
  type Standee,
  standees,
  standeesIn,
  widthOf,
  withFiles,
} from "./formation.ts";
export { type BaseContact, baseContacts } from "./fighting.ts";
export { casualties, shifted } from "./casualties.ts";
export {
  follow,
  isPutDown,
  type MovePath,
  type PutDown,
  reformPlacement,
  type Segment,
  shortened,
  wellFormed,
} from "./path.ts";
export { checkPath, type MoveLimits, type MoveRefusal, type MoveWorld } from "./move.ts";
export { trimPath } from "./trim.ts";
export { modelsReach, type SlotChange } from "./reach.ts";
export { reformCheck } from "./reform.ts";
export { type Flight, type FlightObstacle, fleePath } from "./flight.ts";
export { certainlyAt } from "./charge/certain.ts";
export { canCharge, chargeAt, findBest, findPlaces } from "./charge/places.ts";
export { whyNoCharge } from "./charge/why.ts";
export type {
  Charge,
  ChargeMate,
  ChargeObstacle,
  ChargePlaces,
  ChargeQuestion,
  ChargeStretch,
  ContactPriority,
} from "./charge/types.ts";
export { bothLose, lossesOfSide, lossTallies } from "./losses.ts";
export { pack, placeAny, placeAt, placeNear, type Style, tooMany } from "./deploy/pack.ts";
export { type Room, standingRoom } from "./deploy/room.ts";
export { type Box, boxOf, type Ground, type Shape, type Spot, type Strip } from "./deploy/strip.ts";
export {
  besideNumbers,
  besideWord,
  CHARGES,
  FACING,
  FIGHT,
  type Figure,
  namingSides,
  ROUNDS,
  sizeGiven,
  titled,
  TYPED,
  typedFigure,
  typedWord,
  unitFlag,
  unitNumbers,
  unitWord,
  WHOSE,
  type Side,
} from "./two-units.ts";
