// Expected numbers for the referee of The Ninth Age, written from the sheets and the fact tables only.
// Random Movement (X). A unit's place is the centre of its front edge; facing in degrees clockwise from north.
// Distances are those left in front of the unit after its free pivot, when an aligned enemy stands straight ahead.
// Lengths in inches are rounded to 4 decimals; compare with a tolerance of 0.001.

/** A fraction in lowest terms. */
export interface Frac { num: number; den: number }
/** x east, y north, inches, origin at the centre of the table. */
export interface Point { x: number; y: number }

export interface ReachSituation { x: string; distanceIn: number; straightAhead: boolean }
export interface ReachExpected { rollNeeded: number; chance: Frac }
export interface ReachCase { kind: 'reach'; id: string; ledger: string[]; situation: ReachSituation; expected: ReachExpected; why: string; reading?: string }

export interface MoveSituation { place: Point; facing: number; models: number; files: number; base: (number)[]; pivotTo: number; roll: number; inTheWay: string; distanceToItIn?: number }
export interface MoveExpected { placeAfterPivot?: Point; placeAfter?: Point; facingAfter?: number; distanceMovedIn: number | null; contact?: boolean; countsAsCharging?: boolean; reactionAllowed?: boolean; mayBeCloserThanOneInch?: boolean; leavesTable?: boolean; destroyed?: boolean; returns?: string; targetDestroyed?: boolean }
export interface MoveCase { kind: 'move'; id: string; ledger: string[]; situation: MoveSituation; expected: MoveExpected; why: string; reading?: string }

export interface WhenSituation { phase: string; question?: string }
export interface WhenExpected { step?: number; order?: (string)[]; mustMove?: boolean; moves?: boolean; moveKind?: string; dice?: string }
export interface WhenCase { kind: 'when'; id: string; ledger: string[]; situation: WhenSituation; expected: WhenExpected; why: string; reading?: string }

export interface MaySituation { question: string }
export interface MayExpected { allowed: boolean }
export interface MayCase { kind: 'may'; id: string; ledger: string[]; situation: MaySituation; expected: MayExpected; why: string; reading?: string }

export interface DiceSituation { x: string; swiftstride: boolean; roll: string }
export interface DiceExpected { dice: string; mean: Frac; min: number; max: number }
export interface DiceCase { kind: 'dice'; id: string; ledger: string[]; situation: DiceSituation; expected: DiceExpected; why: string; reading?: string }

export interface CatchSituation { pursuerDice: string; fleerDice: string }
export interface CatchExpected { chanceCaught: Frac }
export interface CatchCase { kind: 'catch'; id: string; ledger: string[]; situation: CatchSituation; expected: CatchExpected; why: string; reading?: string }

export interface DangerousSituation { terrain: string; type: string; height: string; modelsTouching: number; move: string }
export interface DangerousExpected { x: number; totalDice: number; meanHits: Frac; chanceNoHit: Frac }
export interface DangerousCase { kind: 'dangerous'; id: string; ledger: string[]; situation: DangerousSituation; expected: DangerousExpected; why: string; reading?: string }

export type RandomMovementBlindCase =
  | ReachCase
  | MoveCase
  | WhenCase
  | MayCase
  | DiceCase
  | CatchCase
  | DangerousCase;

export const randomMovementBlind: RandomMovementBlindCase[] = [
  {
    kind: 'reach', id: 'reach-2D6-2',
    ledger: [],
    situation: { x: "2D6", distanceIn: 2, straightAhead: true },
    expected: { rollNeeded: 2, chance: { num: 1, den: 1 } },
    why: "The roll in inches must be 2 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-4',
    ledger: [],
    situation: { x: "2D6", distanceIn: 4, straightAhead: true },
    expected: { rollNeeded: 4, chance: { num: 11, den: 12 } },
    why: "The roll in inches must be 4 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-4.01',
    ledger: [],
    situation: { x: "2D6", distanceIn: 4.01, straightAhead: true },
    expected: { rollNeeded: 5, chance: { num: 5, den: 6 } },
    why: "The roll in inches must be 4.01 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-7',
    ledger: [],
    situation: { x: "2D6", distanceIn: 7, straightAhead: true },
    expected: { rollNeeded: 7, chance: { num: 7, den: 12 } },
    why: "The roll in inches must be 7 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-7.01',
    ledger: [],
    situation: { x: "2D6", distanceIn: 7.01, straightAhead: true },
    expected: { rollNeeded: 8, chance: { num: 5, den: 12 } },
    why: "The roll in inches must be 7.01 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-11.99',
    ledger: [],
    situation: { x: "2D6", distanceIn: 11.99, straightAhead: true },
    expected: { rollNeeded: 12, chance: { num: 1, den: 36 } },
    why: "The roll in inches must be 11.99 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-12',
    ledger: [],
    situation: { x: "2D6", distanceIn: 12, straightAhead: true },
    expected: { rollNeeded: 12, chance: { num: 1, den: 36 } },
    why: "The roll in inches must be 12 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-12.01',
    ledger: [],
    situation: { x: "2D6", distanceIn: 12.01, straightAhead: true },
    expected: { rollNeeded: 13, chance: { num: 0, den: 1 } },
    why: "The roll in inches must be 12.01 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-17.99',
    ledger: [],
    situation: { x: "2D6", distanceIn: 17.99, straightAhead: true },
    expected: { rollNeeded: 18, chance: { num: 0, den: 1 } },
    why: "The roll in inches must be 17.99 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-18',
    ledger: [],
    situation: { x: "2D6", distanceIn: 18, straightAhead: true },
    expected: { rollNeeded: 18, chance: { num: 0, den: 1 } },
    why: "The roll in inches must be 18 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-2D6-18.01',
    ledger: [],
    situation: { x: "2D6", distanceIn: 18.01, straightAhead: true },
    expected: { rollNeeded: 19, chance: { num: 0, den: 1 } },
    why: "The roll in inches must be 18.01 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-3',
    ledger: [],
    situation: { x: "3D6", distanceIn: 3, straightAhead: true },
    expected: { rollNeeded: 3, chance: { num: 1, den: 1 } },
    why: "The roll in inches must be 3 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-4',
    ledger: [],
    situation: { x: "3D6", distanceIn: 4, straightAhead: true },
    expected: { rollNeeded: 4, chance: { num: 215, den: 216 } },
    why: "The roll in inches must be 4 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-4.01',
    ledger: [],
    situation: { x: "3D6", distanceIn: 4.01, straightAhead: true },
    expected: { rollNeeded: 5, chance: { num: 53, den: 54 } },
    why: "The roll in inches must be 4.01 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-7',
    ledger: [],
    situation: { x: "3D6", distanceIn: 7, straightAhead: true },
    expected: { rollNeeded: 7, chance: { num: 49, den: 54 } },
    why: "The roll in inches must be 7 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-7.01',
    ledger: [],
    situation: { x: "3D6", distanceIn: 7.01, straightAhead: true },
    expected: { rollNeeded: 8, chance: { num: 181, den: 216 } },
    why: "The roll in inches must be 7.01 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-11.99',
    ledger: [],
    situation: { x: "3D6", distanceIn: 11.99, straightAhead: true },
    expected: { rollNeeded: 12, chance: { num: 3, den: 8 } },
    why: "The roll in inches must be 11.99 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-12',
    ledger: [],
    situation: { x: "3D6", distanceIn: 12, straightAhead: true },
    expected: { rollNeeded: 12, chance: { num: 3, den: 8 } },
    why: "The roll in inches must be 12 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-12.01',
    ledger: [],
    situation: { x: "3D6", distanceIn: 12.01, straightAhead: true },
    expected: { rollNeeded: 13, chance: { num: 7, den: 27 } },
    why: "The roll in inches must be 12.01 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-17.99',
    ledger: [],
    situation: { x: "3D6", distanceIn: 17.99, straightAhead: true },
    expected: { rollNeeded: 18, chance: { num: 1, den: 216 } },
    why: "The roll in inches must be 17.99 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-18',
    ledger: [],
    situation: { x: "3D6", distanceIn: 18, straightAhead: true },
    expected: { rollNeeded: 18, chance: { num: 1, den: 216 } },
    why: "The roll in inches must be 18 or more; whole rolls only.",
  },
  {
    kind: 'reach', id: 'reach-3D6-18.01',
    ledger: [],
    situation: { x: "3D6", distanceIn: 18.01, straightAhead: true },
    expected: { rollNeeded: 19, chance: { num: 0, den: 1 } },
    why: "The roll in inches must be 18.01 or more; whole rolls only.",
  },
  {
    kind: 'move', id: 'pivot-none-7',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 7, inTheWay: "nothing" },
    expected: { placeAfterPivot: { x: 0, y: 0 }, placeAfter: { x: 0, y: 7 }, facingAfter: 0, distanceMovedIn: 7 },
    why: "Pivot about the centre of the base is free; then straight on by the full roll.",
  },
  {
    kind: 'move', id: 'pivot-90-7',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 90, roll: 7, inTheWay: "nothing" },
    expected: { placeAfterPivot: { x: 1.9685, y: -1.9685 }, placeAfter: { x: 8.9685, y: -1.9685 }, facingAfter: 90, distanceMovedIn: 7 },
    why: "Pivot about the centre of the base is free; then straight on by the full roll.",
  },
  {
    kind: 'move', id: 'pivot-180-5',
    ledger: [],
    situation: { place: { x: 3, y: 4 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 180, roll: 5, inTheWay: "nothing" },
    expected: { placeAfterPivot: { x: 3, y: 0.063 }, placeAfter: { x: 3, y: -4.937 }, facingAfter: 180, distanceMovedIn: 5 },
    why: "Pivot about the centre of the base is free; then straight on by the full roll.",
  },
  {
    kind: 'move', id: 'pivot-45-10',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 90, models: 1, files: 1, base: [50, 100], pivotTo: 45, roll: 10, inTheWay: "nothing" },
    expected: { placeAfterPivot: { x: -0.5766, y: 1.3919 }, placeAfter: { x: 6.4945, y: 8.463 }, facingAfter: 45, distanceMovedIn: 10 },
    why: "Pivot about the centre of the base is free; then straight on by the full roll.",
  },
  {
    kind: 'move', id: 'enemy-6-roll-6',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 6, inTheWay: "enemy", distanceToItIn: 6 },
    expected: { contact: true, distanceMovedIn: 6, countsAsCharging: true, reactionAllowed: false },
    why: "The roll just reaches: contact counts as a charge, no reaction.",
  },
  {
    kind: 'move', id: 'enemy-6.01-roll-6',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 6, inTheWay: "enemy", distanceToItIn: 6.01 },
    expected: { contact: false, distanceMovedIn: 6, countsAsCharging: false },
    why: "A hundredth short; the unit stays where the roll ends, closer than an inch.",
    reading: "Ending within an inch is allowed because the move is not a controlled one.",
  },
  {
    kind: 'move', id: 'enemy-5.99-roll-6',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 6, inTheWay: "enemy", distanceToItIn: 5.99 },
    expected: { contact: true, distanceMovedIn: 5.99, countsAsCharging: true, reactionAllowed: false },
    why: "Contact stops the move.",
  },
  {
    kind: 'move', id: 'enemy-5-roll-12',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 12, inTheWay: "enemy", distanceToItIn: 5 },
    expected: { contact: true, distanceMovedIn: 5, countsAsCharging: true, reactionAllowed: false },
    why: "The rest of the roll is lost.",
  },
  {
    kind: 'move', id: 'enemy-5.6-roll-5',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 5, inTheWay: "enemy", distanceToItIn: 5.6 },
    expected: { contact: false, distanceMovedIn: 5, countsAsCharging: false },
    why: "0.6 inch short: no contact.",
  },
  {
    kind: 'move', id: 'friend-4-roll-9',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 9, inTheWay: "friend", distanceToItIn: 4 },
    expected: { contact: false, distanceMovedIn: 4, countsAsCharging: false, mayBeCloserThanOneInch: true },
    why: "A friend in the way stops the move without contact.",
    reading: "Obstructions stop the mover as they stop a pursuer, at the point where it would touch; an engine may leave a hair between them.",
  },
  {
    kind: 'move', id: 'friend-9.5-roll-9',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 9, inTheWay: "friend", distanceToItIn: 9.5 },
    expected: { contact: false, distanceMovedIn: 9, countsAsCharging: false, mayBeCloserThanOneInch: true },
    why: "Half an inch short of the friend.",
  },
  {
    kind: 'move', id: 'impassable-3-roll-8',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 8, inTheWay: "impassable terrain", distanceToItIn: 3 },
    expected: { contact: false, distanceMovedIn: 3, countsAsCharging: false, mayBeCloserThanOneInch: true },
    why: "Impassable Terrain stops the move.",
    reading: "As for friends.",
  },
  {
    kind: 'move', id: 'impassable-8.01-roll-8',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 8, inTheWay: "impassable terrain", distanceToItIn: 8.01 },
    expected: { contact: false, distanceMovedIn: 8, countsAsCharging: false, mayBeCloserThanOneInch: true },
    why: "Not reached.",
  },
  {
    kind: 'move', id: 'edge-6-roll-8',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 8, inTheWay: "edge of the table", distanceToItIn: 6 },
    expected: { contact: false, distanceMovedIn: null, countsAsCharging: false, leavesTable: true, destroyed: false, returns: "its owner's next Movement Phase before rallying, at the point where it left, front inwards" },
    why: "Treated like a pursuit that leaves the table.",
    reading: "Random Movement follows pursuit at the edge; the distance moved is not looked at.",
  },
  {
    kind: 'move', id: 'edge-8.01-roll-8',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 8, inTheWay: "edge of the table", distanceToItIn: 8.01 },
    expected: { contact: false, distanceMovedIn: 8, countsAsCharging: false, leavesTable: false },
    why: "Stays on the table.",
  },
  {
    kind: 'move', id: 'fleeing-enemy-5-roll-7',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [50, 100], pivotTo: 0, roll: 7, inTheWay: "fleeing enemy", distanceToItIn: 5 },
    expected: { contact: true, distanceMovedIn: 5, countsAsCharging: true, targetDestroyed: true, reactionAllowed: false },
    why: "Contact with a fleeing unit destroys it, as with any charge.",
    reading: "The rule for charging a fleeing unit is applied; the distance moved is that to the contact.",
  },
  {
    kind: 'when', id: 'order',
    ledger: ["t9a.sequence.general.player-turn.2"],
    situation: { phase: "Movement" },
    expected: { step: 2, order: ["rally and flee moves", "random movement", "arrivals from ambush", "other units one by one"] },
    why: "In the second step, after rallying and fleeing and before every chosen move.",
  },
  {
    kind: 'when', id: 'compulsory',
    ledger: [],
    situation: { phase: "Movement", question: "owner would rather not move the unit" },
    expected: { mustMove: true },
    why: "The roll is not a choice.",
    reading: "A unit that is neither Shaken, Fleeing nor Engaged has to move.",
  },
  {
    kind: 'when', id: 'shaken',
    ledger: ["t9a.shaken.cannot.random-movement"],
    situation: { phase: "Movement", question: "unit is Shaken" },
    expected: { moves: false },
    why: "Shaken bars Random Movement by name.",
  },
  {
    kind: 'when', id: 'engaged',
    ledger: [],
    situation: { phase: "Movement", question: "unit is Engaged in Combat" },
    expected: { moves: false },
    why: "Engaged units do not move.",
  },
  {
    kind: 'when', id: 'fleeing',
    ledger: ["t9a.fleeing.cannot.move-except-flee"],
    situation: { phase: "Movement", question: "unit is Fleeing with Random Movement (3D6) and fails to rally" },
    expected: { moves: true, moveKind: "flee", dice: "3D6" },
    why: "It flees with X instead of 2D6 and makes no Random Movement.",
  },
  {
    kind: 'when', id: 'rallied',
    ledger: ["t9a.shaken.cannot.random-movement"],
    situation: { phase: "Movement", question: "unit has just rallied this phase" },
    expected: { moves: false },
    why: "Shaken until the end of the Player Turn.",
    reading: "Rallying leaves the unit Shaken.",
  },
  {
    kind: 'may', id: 'no-charge',
    ledger: [],
    situation: { question: "declare a charge" },
    expected: { allowed: false },
    why: "Not with Random Movement.",
  },
  {
    kind: 'may', id: 'no-advance',
    ledger: [],
    situation: { question: "Advance Move" },
    expected: { allowed: false },
    why: "No other move in the phase.",
  },
  {
    kind: 'may', id: 'no-march',
    ledger: [],
    situation: { question: "March Move" },
    expected: { allowed: false },
    why: "No other move in the phase.",
  },
  {
    kind: 'may', id: 'no-reform',
    ledger: [],
    situation: { question: "Reform" },
    expected: { allowed: false },
    why: "No other move in the phase.",
  },
  {
    kind: 'may', id: 'no-magical-move',
    ledger: [],
    situation: { question: "Magical Move from a spell" },
    expected: { allowed: false },
    why: "Magical Moves are not for Random Movement.",
  },
  {
    kind: 'may', id: 'pivot-first',
    ledger: [],
    situation: { question: "pivot freely before the roll is moved" },
    expected: { allowed: true },
    why: "Pursuit-type move after a free pivot.",
  },
  {
    kind: 'may', id: 'shoot',
    ledger: [],
    situation: { question: "shoot in the Shooting Phase after moving, not Engaged" },
    expected: { allowed: true },
    why: "Nothing bars it; it counts as having moved.",
    reading: "The sources list no ban on shooting.",
  },
  {
    kind: 'may', id: 'shoot-move-or-fire',
    ledger: [],
    situation: { question: "shoot a Move or Fire weapon after moving" },
    expected: { allowed: false },
    why: "It moved.",
  },
  {
    kind: 'may', id: 'hold',
    ledger: [],
    situation: { question: "hold when charged" },
    expected: { allowed: true },
    why: "Reactions are not touched by the rule.",
  },
  {
    kind: 'may', id: 'combat-reform',
    ledger: [],
    situation: { question: "Combat Reform while Engaged" },
    expected: { allowed: true },
    why: "Only the moves of the Movement Phase are replaced.",
    reading: "The ban on reforms is that of the Movement Phase.",
  },
  {
    kind: 'dice', id: 'flee-3d6',
    ledger: [],
    situation: { x: "3D6", swiftstride: false, roll: "flee" },
    expected: { dice: "3D6", mean: { num: 21, den: 2 }, min: 3, max: 18 },
    why: "X replaces the flight distance.",
  },
  {
    kind: 'dice', id: 'flee-2d6-cavalry',
    ledger: [],
    situation: { x: "2D6", swiftstride: true, roll: "flee" },
    expected: { dice: "2D6", mean: { num: 7, den: 1 }, min: 2, max: 12 },
    why: "Swiftstride is lost: no maximised roll (that would average 203/24).",
  },
  {
    kind: 'dice', id: 'pursue-3d6',
    ledger: [],
    situation: { x: "3D6", swiftstride: false, roll: "pursuit" },
    expected: { dice: "3D6", mean: { num: 21, den: 2 }, min: 3, max: 18 },
    why: "X replaces the pursuit distance.",
  },
  {
    kind: 'dice', id: 'pursue-2d6-beast',
    ledger: [],
    situation: { x: "2D6", swiftstride: true, roll: "pursuit" },
    expected: { dice: "2D6", mean: { num: 7, den: 1 }, min: 2, max: 12 },
    why: "Beasts lose Swiftstride as well.",
  },
  {
    kind: 'dice', id: 'overrun-3d6',
    ledger: [],
    situation: { x: "3D6", swiftstride: true, roll: "overrun" },
    expected: { dice: "3D6", mean: { num: 21, den: 2 }, min: 3, max: 18 },
    why: "An overrun is measured like a pursuit.",
    reading: "Overrun uses X as pursuit does.",
  },
  {
    kind: 'catch', id: 'catch-2v2',
    ledger: ["t9a.sequence.melee.round-of-combat.10", "t9a.sequence.melee.round-of-combat.11"],
    situation: { pursuerDice: "2D6", fleerDice: "2D6" },
    expected: { chanceCaught: { num: 721, den: 1296 } },
    why: "Caught when the pursuit roll equals or beats the flight.",
  },
  {
    kind: 'catch', id: 'catch-3v2',
    ledger: ["t9a.sequence.melee.round-of-combat.10", "t9a.sequence.melee.round-of-combat.11"],
    situation: { pursuerDice: "3D6", fleerDice: "2D6" },
    expected: { chanceCaught: { num: 1099, den: 1296 } },
    why: "Caught when the pursuit roll equals or beats the flight.",
  },
  {
    kind: 'catch', id: 'catch-2v3',
    ledger: ["t9a.sequence.melee.round-of-combat.10", "t9a.sequence.melee.round-of-combat.11"],
    situation: { pursuerDice: "2D6", fleerDice: "3D6" },
    expected: { chanceCaught: { num: 287, den: 1296 } },
    why: "Caught when the pursuit roll equals or beats the flight.",
  },
  {
    kind: 'catch', id: 'catch-3v3',
    ledger: ["t9a.sequence.melee.round-of-combat.10", "t9a.sequence.melee.round-of-combat.11"],
    situation: { pursuerDice: "3D6", fleerDice: "3D6" },
    expected: { chanceCaught: { num: 4249, den: 7776 } },
    why: "Caught when the pursuit roll equals or beats the flight.",
  },
  {
    kind: 'catch', id: 'catch-swift-v-3',
    ledger: ["t9a.sequence.melee.round-of-combat.10", "t9a.sequence.melee.round-of-combat.11"],
    situation: { pursuerDice: "2D6 maximised", fleerDice: "3D6" },
    expected: { chanceCaught: { num: 599, den: 1728 } },
    why: "Caught when the pursuit roll equals or beats the flight.",
  },
  {
    kind: 'catch', id: 'catch-3-v-swift',
    ledger: ["t9a.sequence.melee.round-of-combat.10", "t9a.sequence.melee.round-of-combat.11"],
    situation: { pursuerDice: "3D6", fleerDice: "2D6 maximised" },
    expected: { chanceCaught: { num: 34835, den: 46656 } },
    why: "Caught when the pursuit roll equals or beats the flight.",
  },
  {
    kind: 'dangerous', id: 'dt-tank-ruins',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Ruins", type: "Construct", height: "Large", modelsTouching: 1, move: "random movement" },
    expected: { x: 2, totalDice: 3, meanHits: { num: 1, den: 1 }, chanceNoHit: { num: 8, den: 27 } },
    why: "Two dice for Large and one for Chariot, failing on 1 or 2.",
    reading: "A Random Movement is a pursuit-type move and tests like one.",
  },
  {
    kind: 'dangerous', id: 'dt-tank-forest',
    ledger: ["t9a.terrain.forest.dangerous", "t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Forest", type: "Construct", height: "Large", modelsTouching: 1, move: "random movement" },
    expected: { x: 1, totalDice: 3, meanHits: { num: 1, den: 2 }, chanceNoHit: { num: 125, den: 216 } },
    why: "Three dice failing on 1.",
    reading: "A Random Movement is a pursuit-type move and tests like one.",
  },
  {
    kind: 'dangerous', id: 'dt-tank-wall',
    ledger: ["t9a.terrain.wall.dangerous", "t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Wall", type: "Construct", height: "Large", modelsTouching: 1, move: "random movement" },
    expected: { x: 2, totalDice: 3, meanHits: { num: 1, den: 1 }, chanceNoHit: { num: 8, den: 27 } },
    why: "Walls are dangerous for Constructs.",
    reading: "A Random Movement is a pursuit-type move and tests like one.",
  },
  {
    kind: 'dangerous', id: 'dt-wretched-ruins',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Ruins", type: "Infantry", height: "Large", modelsTouching: 2, move: "random movement" },
    expected: { x: 1, totalDice: 4, meanHits: { num: 2, den: 3 }, chanceNoHit: { num: 625, den: 1296 } },
    why: "Two models with two dice each.",
    reading: "A Random Movement is a pursuit-type move and tests like one.",
  },
  {
    kind: 'dangerous', id: 'dt-wretched-forest',
    ledger: ["t9a.terrain.forest.dangerous", "t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Forest", type: "Infantry", height: "Large", modelsTouching: 2, move: "random movement" },
    expected: { x: 0, totalDice: 0, meanHits: { num: 0, den: 1 }, chanceNoHit: { num: 1, den: 1 } },
    why: "Forests are no danger to Infantry.",
    reading: "A Random Movement is a pursuit-type move and tests like one.",
  },
  {
    kind: 'dangerous', id: 'dt-gigantic-beast-ruins',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Ruins", type: "Beast", height: "Gigantic", modelsTouching: 1, move: "random movement" },
    expected: { x: 1, totalDice: 3, meanHits: { num: 1, den: 2 }, chanceNoHit: { num: 125, den: 216 } },
    why: "Three dice failing on 1.",
    reading: "A Random Movement is a pursuit-type move and tests like one.",
  },
  {
    kind: 'dangerous', id: 'dt-large-beast-water',
    ledger: ["t9a.terrain.water.dangerous", "t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Water", type: "Beast", height: "Large", modelsTouching: 1, move: "random movement" },
    expected: { x: 0, totalDice: 0, meanHits: { num: 0, den: 1 }, chanceNoHit: { num: 1, den: 1 } },
    why: "Water endangers Standard Height only.",
    reading: "A Random Movement is a pursuit-type move and tests like one.",
  },
];
