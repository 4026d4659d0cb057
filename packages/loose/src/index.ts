/**
 * Models on round, oval and rectangular bases that stand and move one by one: distances, coherency, shortest ways. Lengths are 0.01 mm
 * (places whole numbers, what is measured real ones), angles 1/65536 turn, 0 north, clockwise; the origin is the table's
 * centre. No game's name, no chance; a mirrored or half-turned question has exactly the mirrored, turned answer.
 */
export { type Base, type BaseShape, gap, insideTable, nearest, overlap, type Table, within } from "./base.ts";
export { coherent, groups } from "./coherency.ts";
export { halfTurnBase, mirrorBase } from "./mirror.ts";
export { pivotLength } from "./pivot.ts";
export { along, type Hindrance, type MoveOptions, shortestWay, type Way, WAY_TOLERANCE } from "./way.ts";
export { isStuck, type Moved, type Stuck } from "./making.ts";
export { followed, unitMove } from "./move.ts";
export { arranged, type Arrangement } from "./arrange.ts";
export { gathered } from "./gather.ts";
export type { Gathered } from "./gathering.ts";
export { charged } from "./charge.ts";
export { mostInContact, type Neared, pileIn } from "./contact.ts";
export { touchedBy } from "./template.ts";
export { matched } from "./match.ts";
export { middleOf } from "./gathering.ts";
export { around, looseBody } from "./body.ts";
export { type FormedUp, formUps, type Line } from "./form-up.ts";
