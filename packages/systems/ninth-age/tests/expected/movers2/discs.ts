// Expected numbers for the referee of The Ninth Age, written from the sheets and the fact tables only.
// War Machines on round bases. For a disc `centre` is the centre of its base; a unit's place is the centre of its front edge. Facing in degrees clockwise from north, bases [width, depth] in mm.
// All units here stand shoulder to shoulder (no gaps). A radius of 30 mm is 1.1811 inches; 100 mm is 3.937.
// Lengths in inches are rounded to 4 decimals; compare with a tolerance of 0.001. Files are counted from 0 at the unit's own left.

/** A fraction in lowest terms. */
export interface Frac { num: number; den: number }
/** x east, y north, inches, origin at the centre of the table. */
export interface Point { x: number; y: number }

export interface DistanceSituation { unit: { place: Point; facing: number; models: number; files: number; base: (number)[] }; disc: { centre: Point; diameterMm: number } }
export interface DistanceExpected { distanceIn: number; mayEndAMoveHere: boolean; mayPassHereDuringAMove: boolean }
export interface DistanceCase { kind: 'distance'; id: string; ledger: string[]; situation: DistanceSituation; expected: DistanceExpected; why: string; reading?: string }

export interface DiscToDiscSituation { a: { centre: Point; diameterMm: number }; b: { centre: Point; diameterMm: number } }
export interface DiscToDiscExpected { distanceIn: number; mayStand: boolean }
export interface DiscToDiscCase { kind: 'discToDisc'; id: string; ledger: string[]; situation: DiscToDiscSituation; expected: DiscToDiscExpected; why: string; reading?: string }

export interface ChargeSituation { charger: { place: Point; facing: number; models: number; files: number; base: (number)[] }; disc: { centre: Point; diameterMm: number }; advanceRate: number; swiftstride: boolean; chargeRange: number; wheelNeeded: boolean }
export interface ChargeExpected { distanceIn: number; reaches: boolean; diceNeeded: number; chance: Frac; mayDeclare: boolean }
export interface ChargeCase { kind: 'charge'; id: string; ledger: string[]; situation: ChargeSituation; expected: ChargeExpected; why: string; reading?: string }

export interface StraightFrontSituation { charger: { place: Point; facing: number; models: number; files: number; base: (number)[] }; disc: { centre: Point; diameterMm: number }; lateralMm: number; move: string }
export interface StraightFrontExpected { touches: boolean; frontEndsAtY: number | null; contactPoint: Point | null; shortestDistanceIn: number; facingAfter: number | null; filesInContact: (number)[]; chargersFighting: number; supporters: number }
export interface StraightFrontCase { kind: 'straightFront'; id: string; ledger: string[]; situation: StraightFrontSituation; expected: StraightFrontExpected; why: string; reading?: string }

export interface SightSituation { disc: { centre: Point; diameterMm: number }; facing: number; targetPoint: Point }
export interface SightExpected { bearingOffFacing: number; inFrontArc: boolean }
export interface SightCase { kind: 'sight'; id: string; ledger: string[]; situation: SightSituation; expected: SightExpected; why: string; reading?: string }

export interface BreakSituation { unit: { place: Point; facing: number; models: number; files: number; base: (number)[] }; fleeRoll: number }
export interface BreakExpected { facing: number; placeAfterPivot: Point; placeAfterFlight: Point }
export interface BreakCase { kind: 'break'; id: string; ledger: string[]; situation: BreakSituation; expected: BreakExpected; why: string; reading?: string }

export interface MaySituation { question: string }
export interface MayExpected { allowed: boolean }
export interface MayCase { kind: 'may'; id: string; ledger: string[]; situation: MaySituation; expected: MayExpected; why: string; reading?: string }

export interface OutcomeSituation { event: string }
export interface OutcomeExpected { flees: boolean; shaken: boolean; destroyed: boolean; panicTest?: boolean }
export interface OutcomeCase { kind: 'outcome'; id: string; ledger: string[]; situation: OutcomeSituation; expected: OutcomeExpected; why: string; reading?: string }

export interface DangerousSituation { terrain: string; type: string; height: string; move: string; healthPoints: number }
export interface DangerousExpected { dice: number; x: number; chanceUnhurt: Frac; meanHealthPointsLost: Frac }
export interface DangerousCase { kind: 'dangerous'; id: string; ledger: string[]; situation: DangerousSituation; expected: DangerousExpected; why: string; reading?: string }

export interface AreaSituation { areaX: number; areaY: number; discs: number }
export interface AreaExpected { hits: number }
export interface AreaCase { kind: 'area'; id: string; ledger: string[]; situation: AreaSituation; expected: AreaExpected; why: string; reading?: string }

export interface ExplosionSituation { rimToRimIn: number; d6: number; victim: string }
export interface ExplosionExpected { hits: number; strength: number; ap: number; misfiringMachineDestroyed: boolean }
export interface ExplosionCase { kind: 'explosion'; id: string; ledger: string[]; situation: ExplosionSituation; expected: ExplosionExpected; why: string; reading?: string }

export type DiscsBlindCase =
  | DistanceCase
  | DiscToDiscCase
  | ChargeCase
  | StraightFrontCase
  | SightCase
  | BreakCase
  | MayCase
  | OutcomeCase
  | DangerousCase
  | AreaCase
  | ExplosionCase;

export const discsBlind: DiscsBlindCase[] = [
  {
    kind: 'distance', id: 'ahead-8',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 9.1811 }, diameterMm: 60 } },
    expected: { distanceIn: 8, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "9.1811 to the centre less the radius.",
  },
  {
    kind: 'distance', id: 'ahead-off-centre',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 1.9, y: 9.1811 }, diameterMm: 60 } },
    expected: { distanceIn: 8, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Still inside the frontage (half is 1.9685): straight measure.",
  },
  {
    kind: 'distance', id: 'corner-3-4',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 4.9685, y: 4 }, diameterMm: 60 } },
    expected: { distanceIn: 3.8189, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "3 and 4 from the corner: 5 less 1.1811.",
  },
  {
    kind: 'distance', id: 'flank',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 5.9685, y: -0.5 }, diameterMm: 60 } },
    expected: { distanceIn: 2.8189, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Beside the unit: sideways only.",
  },
  {
    kind: 'distance', id: 'rear-corner',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: -3.4685, y: -3.5748 }, diameterMm: 60 } },
    expected: { distanceIn: 1.3189, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "From the rear corner: hypotenuse of 1.5 and 2 is 2.5.",
  },
  {
    kind: 'distance', id: 'turned-90',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 90, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 5, y: 0.5 }, diameterMm: 60 } },
    expected: { distanceIn: 3.8189, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "The unit faces east, the disc lies in front of it.",
  },
  {
    kind: 'distance', id: 'turned-45',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 45, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 4, y: 4 }, diameterMm: 60 } },
    expected: { distanceIn: 4.4758, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Along the facing: 5.6569 less the radius.",
  },
  {
    kind: 'distance', id: 'disc-75',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 6 }, diameterMm: 75 } },
    expected: { distanceIn: 4.5236, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "A base of 75 mm has a radius of 1.4764.",
  },
  {
    kind: 'distance', id: 'spacing-0.99',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 2.1711 }, diameterMm: 60 } },
    expected: { distanceIn: 0.99, mayEndAMoveHere: false, mayPassHereDuringAMove: true },
    why: "Just under one inch.",
  },
  {
    kind: 'distance', id: 'spacing-1.01',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 2.1911 }, diameterMm: 60 } },
    expected: { distanceIn: 1.01, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Just over one inch.",
  },
  {
    kind: 'distance', id: 'spacing-0.49',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 3.6396, y: -0.5 }, diameterMm: 60 } },
    expected: { distanceIn: 0.49, mayEndAMoveHere: false, mayPassHereDuringAMove: false },
    why: "Under half an inch: not even in passing.",
  },
  {
    kind: 'distance', id: 'spacing-0.51',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 3.6596, y: -0.5 }, diameterMm: 60 } },
    expected: { distanceIn: 0.51, mayEndAMoveHere: false, mayPassHereDuringAMove: true },
    why: "Half an inch suffices while moving.",
  },
  {
    kind: 'distance', id: 'spacing-corner-1.01',
    ledger: [],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 3.2832, y: 1.7529 }, diameterMm: 60 } },
    expected: { distanceIn: 1.01, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Round the corner the distance is radial.",
  },
  {
    kind: 'discToDisc', id: 'discs-0.99',
    ledger: [],
    situation: { a: { centre: { x: 0, y: 0 }, diameterMm: 60 }, b: { centre: { x: 0, y: 3.3522 }, diameterMm: 60 } },
    expected: { distanceIn: 0.99, mayStand: false },
    why: "Between rims: centres less two radii.",
  },
  {
    kind: 'discToDisc', id: 'discs-1.01',
    ledger: [],
    situation: { a: { centre: { x: 0, y: 0 }, diameterMm: 60 }, b: { centre: { x: 0, y: 3.3722 }, diameterMm: 60 } },
    expected: { distanceIn: 1.01, mayStand: true },
    why: "Between rims: centres less two radii.",
  },
  {
    kind: 'charge', id: 'straight-8-range-8',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 9.1801 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 8, wheelNeeded: false },
    expected: { distanceIn: 7.999, reaches: true, diceNeeded: 4, chance: { num: 11, den: 12 }, mayDeclare: true },
    why: "Distance a hair under 8: range 8 reaches.",
  },
  {
    kind: 'charge', id: 'straight-8.01-range-8',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 9.1911 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 8, wheelNeeded: false },
    expected: { distanceIn: 8.01, reaches: false, diceNeeded: 5, chance: { num: 5, den: 6 }, mayDeclare: true },
    why: "8.01 is beyond 8, nine is needed.",
  },
  {
    kind: 'charge', id: 'straight-7.99-range-8',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 9.1711 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 8, wheelNeeded: false },
    expected: { distanceIn: 7.99, reaches: true, diceNeeded: 4, chance: { num: 11, den: 12 }, mayDeclare: true },
    why: "7.99 is within 8.",
  },
  {
    kind: 'charge', id: 'straight-16.01',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 17.1911 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 16, wheelNeeded: false },
    expected: { distanceIn: 16.01, reaches: false, diceNeeded: 13, chance: { num: 0, den: 1 }, mayDeclare: false },
    why: "4 + 12 is 16: out of any range.",
  },
  {
    kind: 'charge', id: 'straight-15.99',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 17.1711 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 16, wheelNeeded: false },
    expected: { distanceIn: 15.99, reaches: true, diceNeeded: 12, chance: { num: 1, den: 36 }, mayDeclare: true },
    why: "Reached on a double six only.",
  },
  {
    kind: 'charge', id: 'swift-14',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 15.1711 }, diameterMm: 60 }, advanceRate: 7, swiftstride: true, chargeRange: 13, wheelNeeded: false },
    expected: { distanceIn: 13.99, reaches: false, diceNeeded: 7, chance: { num: 29, den: 36 }, mayDeclare: true },
    why: "Seven plus the two best of three dice: 7 needed.",
  },
  {
    kind: 'charge', id: 'wheel-6-6',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 6, y: 6 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 7, wheelNeeded: true },
    expected: { distanceIn: 6.0475, reaches: true, diceNeeded: 3, chance: { num: 35, den: 36 }, mayDeclare: true },
    why: "Shortest distance from the corner: hypotenuse of 4.0315 and 6 less the radius is 6.0475; the wheel costs nothing.",
  },
  {
    kind: 'charge', id: 'wheel-6-6-range-6',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 6, y: 6 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 6, wheelNeeded: true },
    expected: { distanceIn: 6.0475, reaches: false, diceNeeded: 3, chance: { num: 35, den: 36 }, mayDeclare: true },
    why: "6.0475 is more than 6.",
  },
  {
    kind: 'charge', id: 'corner-1-and-7',
    ledger: ["t9a.table.charge-range"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 2.4685, y: 7 }, diameterMm: 60 }, advanceRate: 4, swiftstride: false, chargeRange: 6, wheelNeeded: false },
    expected: { distanceIn: 5.8367, reaches: true, diceNeeded: 2, chance: { num: 1, den: 1 }, mayDeclare: true },
    why: "Beyond the frontage by half an inch: 7.0178 less 1.1811 is 5.8367.",
  },
  {
    kind: 'straightFront', id: 'front-0',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0, y: 8 }, diameterMm: 60 }, lateralMm: 0, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 6.8189, contactPoint: { x: 0, y: 6.8189 }, shortestDistanceIn: 6.8189, facingAfter: 0, filesInContact: [2], chargersFighting: 1, supporters: 1 },
    why: "Dead ahead: middle file.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-5mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0.1969, y: 8 }, diameterMm: 60 }, lateralMm: 5, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 6.8189, contactPoint: { x: 0.1969, y: 6.8189 }, shortestDistanceIn: 6.8189, facingAfter: 0, filesInContact: [2], chargersFighting: 1, supporters: 1 },
    why: "Still within the middle file (-10 to 10).",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-9.9mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0.3898, y: 8 }, diameterMm: 60 }, lateralMm: 9.9, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 6.8189, contactPoint: { x: 0.3898, y: 6.8189 }, shortestDistanceIn: 6.8189, facingAfter: 0, filesInContact: [2], chargersFighting: 1, supporters: 1 },
    why: "Just inside the middle file.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-10.1mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 0.3976, y: 8 }, diameterMm: 60 }, lateralMm: 10.1, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 6.8189, contactPoint: { x: 0.3976, y: 6.8189 }, shortestDistanceIn: 6.8189, facingAfter: 0, filesInContact: [3], chargersFighting: 1, supporters: 1 },
    why: "Just inside the next file.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-minus-45mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: -1.7717, y: 8 }, diameterMm: 60 }, lateralMm: -45, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 6.8189, contactPoint: { x: -1.7717, y: 6.8189 }, shortestDistanceIn: 6.8189, facingAfter: 0, filesInContact: [0], chargersFighting: 1, supporters: 1 },
    why: "Left end file (-50 to -30).",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-49.9mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 1.9646, y: 8 }, diameterMm: 60 }, lateralMm: 49.9, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 6.8189, contactPoint: { x: 1.9646, y: 6.8189 }, shortestDistanceIn: 6.8189, facingAfter: 0, filesInContact: [4], chargersFighting: 1, supporters: 1 },
    why: "Last bit of the frontage: the bottom point of the disc is touched.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-55mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 2.1654, y: 8 }, diameterMm: 60 }, lateralMm: 55, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 6.8354, contactPoint: { x: 1.9685, y: 6.8354 }, shortestDistanceIn: 6.8213, facingAfter: 0, filesInContact: [4], chargersFighting: 1, supporters: 1 },
    why: "5 mm beyond: the corner meets the rim; root of 900 - 25 is 29.58 mm.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-68mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 2.6772, y: 8 }, diameterMm: 60 }, lateralMm: 68, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 7.0551, contactPoint: { x: 1.9685, y: 7.0551 }, shortestDistanceIn: 6.8502, facingAfter: 0, filesInContact: [4], chargersFighting: 1, supporters: 1 },
    why: "18 mm beyond: root of 900 - 324 is 24 mm.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-74mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 2.9134, y: 8 }, diameterMm: 60 }, lateralMm: 74, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 7.2913, contactPoint: { x: 1.9685, y: 7.2913 }, shortestDistanceIn: 6.8745, facingAfter: 0, filesInContact: [4], chargersFighting: 1, supporters: 1 },
    why: "24 mm beyond: 18 mm.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-79.9mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 3.1457, y: 8 }, diameterMm: 60 }, lateralMm: 79.9, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 7.9036, contactPoint: { x: 1.9685, y: 7.9036 }, shortestDistanceIn: 6.905, facingAfter: 0, filesInContact: [4], chargersFighting: 1, supporters: 1 },
    why: "29.9 mm beyond: 2.45 mm; the corner grazes the side.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-80.1mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: 3.1535, y: 8 }, diameterMm: 60 }, lateralMm: 80.1, move: "straight ahead, no wheel" },
    expected: { touches: false, frontEndsAtY: null, contactPoint: null, shortestDistanceIn: 6.9062, facingAfter: null, filesInContact: [], chargersFighting: 0, supporters: 0 },
    why: "30.1 mm beyond: passes by; a wheel is needed.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-minus-74mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, disc: { centre: { x: -2.9134, y: 8 }, diameterMm: 60 }, lateralMm: -74, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 7.2913, contactPoint: { x: -1.9685, y: 7.2913 }, shortestDistanceIn: 6.8745, facingAfter: 0, filesInContact: [0], chargersFighting: 1, supporters: 1 },
    why: "Mirror image.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-4-files-centre',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 8, files: 4, base: [20, 20] }, disc: { centre: { x: 0, y: 6 }, diameterMm: 60 }, lateralMm: 0, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 4.8189, contactPoint: { x: 0, y: 4.8189 }, shortestDistanceIn: 4.8189, facingAfter: 0, filesInContact: [1, 2], chargersFighting: 2, supporters: 2 },
    why: "Even number of files: the contact point lies on the line between the two middle ones.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-4-files-1mm',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 8, files: 4, base: [20, 20] }, disc: { centre: { x: 0.0394, y: 6 }, diameterMm: 60 }, lateralMm: 1, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 4.8189, contactPoint: { x: 0.0394, y: 4.8189 }, shortestDistanceIn: 4.8189, facingAfter: 0, filesInContact: [2], chargersFighting: 1, supporters: 1 },
    why: "A millimetre to the right leaves one file.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-one-model-40',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 1, files: 1, base: [40, 40] }, disc: { centre: { x: 0, y: 5 }, diameterMm: 60 }, lateralMm: 0, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 3.8189, contactPoint: { x: 0, y: 3.8189 }, shortestDistanceIn: 3.8189, facingAfter: 0, filesInContact: [0], chargersFighting: 1, supporters: 0 },
    why: "A single model of 40 mm.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'straightFront', id: 'front-6x25-2ranks',
    ledger: ["t9a.maximising-contact.4"],
    situation: { charger: { place: { x: 0, y: 0 }, facing: 0, models: 12, files: 6, base: [25, 25] }, disc: { centre: { x: 1.1811, y: 7 }, diameterMm: 60 }, lateralMm: 30, move: "straight ahead, no wheel" },
    expected: { touches: true, frontEndsAtY: 5.8189, contactPoint: { x: 1.1811, y: 5.8189 }, shortestDistanceIn: 5.8189, facingAfter: 0, filesInContact: [4], chargersFighting: 1, supporters: 1 },
    why: "25 mm files: 25 to 50 is file 4.",
    reading: "Only the files over the contact point are in contact; a point on the line between two files touches both; one supporter per file in contact.",
  },
  {
    kind: 'sight', id: 'arc-0',
    ledger: ["t9a.line-of-sight.definition"],
    situation: { disc: { centre: { x: 0, y: 0 }, diameterMm: 60 }, facing: 0, targetPoint: { x: 0, y: 20 } },
    expected: { bearingOffFacing: 0, inFrontArc: true },
    why: "Dead ahead.",
    reading: "Arcs of a round base open 45 degrees either side of its facing from its centre; the target here is one small model whose bearing is measured from the centre.",
  },
  {
    kind: 'sight', id: 'arc-44',
    ledger: ["t9a.line-of-sight.definition"],
    situation: { disc: { centre: { x: 0, y: 0 }, diameterMm: 60 }, facing: 0, targetPoint: { x: 13.8932, y: 14.3868 } },
    expected: { bearingOffFacing: 44, inFrontArc: true },
    why: "Just inside.",
    reading: "Arcs of a round base open 45 degrees either side of its facing from its centre; the target here is one small model whose bearing is measured from the centre.",
  },
  {
    kind: 'sight', id: 'arc-46',
    ledger: ["t9a.line-of-sight.definition"],
    situation: { disc: { centre: { x: 0, y: 0 }, diameterMm: 60 }, facing: 0, targetPoint: { x: 14.3868, y: 13.8932 } },
    expected: { bearingOffFacing: 46, inFrontArc: false },
    why: "Just outside when counted from the centre.",
    reading: "Arcs of a round base open 45 degrees either side of its facing from its centre; the target here is one small model whose bearing is measured from the centre.",
  },
  {
    kind: 'sight', id: 'arc-135',
    ledger: ["t9a.line-of-sight.definition"],
    situation: { disc: { centre: { x: 0, y: 0 }, diameterMm: 60 }, facing: 0, targetPoint: { x: 14.1421, y: -14.1421 } },
    expected: { bearingOffFacing: 135, inFrontArc: false },
    why: "Well behind the shoulder: outside in any reading.",
    reading: "Arcs of a round base open 45 degrees either side of its facing from its centre; the target here is one small model whose bearing is measured from the centre.",
  },
  {
    kind: 'sight', id: 'arc-turned',
    ledger: ["t9a.line-of-sight.definition"],
    situation: { disc: { centre: { x: 0, y: 0 }, diameterMm: 60 }, facing: 90, targetPoint: { x: 17.3205, y: -10 } },
    expected: { bearingOffFacing: 30, inFrontArc: true },
    why: "Facing east, 30 degrees off.",
    reading: "Arcs of a round base open 45 degrees either side of its facing from its centre; the target here is one small model whose bearing is measured from the centre.",
  },
  {
    kind: 'break', id: 'break-north-7',
    ledger: ["t9a.sequence.melee.round-of-combat.12"],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, fleeRoll: 7 },
    expected: { facing: 180, placeAfterPivot: { x: 0, y: -1.5748 }, placeAfterFlight: { x: 0, y: -8.5748 } },
    why: "Turned by 180 degrees about its own centre, the old rear edge becomes the front; then straight on by the roll.",
  },
  {
    kind: 'break', id: 'break-east-5',
    ledger: ["t9a.sequence.melee.round-of-combat.12"],
    situation: { unit: { place: { x: 2, y: 3 }, facing: 90, models: 10, files: 5, base: [20, 20] }, fleeRoll: 5 },
    expected: { facing: 270, placeAfterPivot: { x: 0.4252, y: 3 }, placeAfterFlight: { x: -4.5748, y: 3 } },
    why: "Turned by 180 degrees about its own centre, the old rear edge becomes the front; then straight on by the roll.",
  },
  {
    kind: 'break', id: 'break-30-10',
    ledger: ["t9a.sequence.melee.round-of-combat.12"],
    situation: { unit: { place: { x: 0, y: 0 }, facing: 30, models: 15, files: 5, base: [20, 20] }, fleeRoll: 10 },
    expected: { facing: 210, placeAfterPivot: { x: -1.1811, y: -2.0457 }, placeAfterFlight: { x: -6.1811, y: -10.706 } },
    why: "Turned by 180 degrees about its own centre, the old rear edge becomes the front; then straight on by the roll.",
  },
  {
    kind: 'may', id: 'declare-charge',
    ledger: [],
    situation: { question: "War Machine declares a charge" },
    expected: { allowed: false },
    why: "Its rule forbids charges.",
  },
  {
    kind: 'may', id: 'pursue',
    ledger: ["t9a.sequence.melee.round-of-combat.9"],
    situation: { question: "War Machine pursues a broken enemy" },
    expected: { allowed: false },
    why: "Its rule forbids pursuit.",
  },
  {
    kind: 'may', id: 'flee-reaction',
    ledger: [],
    situation: { question: "War Machine chooses Flee as charge reaction" },
    expected: { allowed: false },
    why: "It cannot flee.",
  },
  {
    kind: 'may', id: 'stand-and-shoot',
    ledger: [],
    situation: { question: "War Machine with an artillery weapon chooses Stand and Shoot" },
    expected: { allowed: false },
    why: "All artillery weapons have Reload!.",
  },
  {
    kind: 'may', id: 'hold',
    ledger: [],
    situation: { question: "War Machine holds when charged" },
    expected: { allowed: true },
    why: "The remaining reaction.",
  },
  {
    kind: 'may', id: 'advance',
    ledger: [],
    situation: { question: "War Machine makes an Advance Move" },
    expected: { allowed: true },
    why: "Nothing forbids it; Advance Rate 4 means up to 4 inches.",
  },
  {
    kind: 'may', id: 'march',
    ledger: [],
    situation: { question: "War Machine makes a March Move" },
    expected: { allowed: true },
    why: "Nothing forbids it; March Rate 4 for the sample artillery.",
    reading: "The March Rate is printed and only charges, pursuit and flight are ruled out.",
  },
  {
    kind: 'may', id: 'move-and-fire',
    ledger: [],
    situation: { question: "Artillery with Move or Fire shoots after a 0.1 inch move or a pivot" },
    expected: { allowed: false },
    why: "Move or Fire: moving, reforming and pivoting all forbid it.",
  },
  {
    kind: 'may', id: 'combat-reform-charger',
    ledger: ["t9a.sequence.melee.round-of-combat.15"],
    situation: { question: "Unit in contact with a War Machine only makes a Combat Reform" },
    expected: { allowed: false },
    why: "No Combat Reforms against a round-based War Machine.",
  },
  {
    kind: 'may', id: 'align',
    ledger: [],
    situation: { question: "Charger aligns with the round base after contact" },
    expected: { allowed: false },
    why: "No align at a round base.",
  },
  {
    kind: 'outcome', id: 'failed-panic',
    ledger: ["t9a.shaken"],
    situation: { event: "War Machine fails a Panic Test" },
    expected: { flees: false, shaken: true, destroyed: false },
    why: "Shaken instead of fleeing.",
  },
  {
    kind: 'outcome', id: 'failed-break',
    ledger: ["t9a.sequence.melee.round-of-combat.7"],
    situation: { event: "War Machine fails a Break Test" },
    expected: { flees: false, shaken: false, destroyed: true },
    why: "A broken War Machine is destroyed.",
  },
  {
    kind: 'outcome', id: 'jammed',
    ledger: ["t9a.misfire.jammed"],
    situation: { event: "Misfire result 3 or 4" },
    expected: { flees: false, shaken: true, destroyed: false },
    why: "Shaken until the end of its owner's next Player Turn.",
  },
  {
    kind: 'outcome', id: 'losses-2-of-5',
    ledger: ["t9a.panic.trigger.heavy-losses.single-model-exempt"],
    situation: { event: "Loses 2 of 5 Health Points to shooting in one phase, started as one model" },
    expected: { flees: false, shaken: false, destroyed: false, panicTest: false },
    why: "Single models never test for a quarter lost.",
  },
  {
    kind: 'dangerous', id: 'dt-forest',
    ledger: ["t9a.terrain.forest.dangerous", "t9a.terrain.dangerous-terrain-test.dice.chariot"],
    situation: { terrain: "Forest", type: "Construct", height: "Standard", move: "march", healthPoints: 5 },
    expected: { dice: 2, x: 1, chanceUnhurt: { num: 25, den: 36 }, meanHealthPointsLost: { num: 1, den: 3 } },
    why: "2 dice (Height plus one for Chariot, which every Construct has), each failing on 1 or less; the hit wounds by itself and AP 10 leaves no armour.",
  },
  {
    kind: 'dangerous', id: 'dt-ruins',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.dice.chariot"],
    situation: { terrain: "Ruins", type: "Construct", height: "Standard", move: "march", healthPoints: 5 },
    expected: { dice: 2, x: 2, chanceUnhurt: { num: 4, den: 9 }, meanHealthPointsLost: { num: 2, den: 3 } },
    why: "2 dice (Height plus one for Chariot, which every Construct has), each failing on 2 or less; the hit wounds by itself and AP 10 leaves no armour.",
  },
  {
    kind: 'dangerous', id: 'dt-wall',
    ledger: ["t9a.terrain.wall.dangerous", "t9a.terrain.dangerous-terrain-test.dice.chariot"],
    situation: { terrain: "Wall", type: "Construct", height: "Standard", move: "march", healthPoints: 5 },
    expected: { dice: 2, x: 2, chanceUnhurt: { num: 4, den: 9 }, meanHealthPointsLost: { num: 2, den: 3 } },
    why: "2 dice (Height plus one for Chariot, which every Construct has), each failing on 2 or less; the hit wounds by itself and AP 10 leaves no armour.",
  },
  {
    kind: 'dangerous', id: 'dt-ruins-large',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.dice.chariot"],
    situation: { terrain: "Ruins", type: "Construct", height: "Large", move: "march", healthPoints: 5 },
    expected: { dice: 3, x: 2, chanceUnhurt: { num: 8, den: 27 }, meanHealthPointsLost: { num: 1, den: 1 } },
    why: "3 dice (Height plus one for Chariot, which every Construct has), each failing on 2 or less; the hit wounds by itself and AP 10 leaves no armour.",
  },
  {
    kind: 'dangerous', id: 'dt-water',
    ledger: ["t9a.terrain.water.dangerous"],
    situation: { terrain: "Water", type: "Construct", height: "Standard", move: "march", healthPoints: 5 },
    expected: { dice: 0, x: 0, chanceUnhurt: { num: 1, den: 1 }, meanHealthPointsLost: { num: 0, den: 1 } },
    why: "Water is no danger to Constructs.",
  },
  {
    kind: 'dangerous', id: 'dt-ruins-advance',
    ledger: ["t9a.terrain.dangerous-terrain-test.when"],
    situation: { terrain: "Ruins", type: "Construct", height: "Standard", move: "advance", healthPoints: 5 },
    expected: { dice: 0, x: 0, chanceUnhurt: { num: 1, den: 1 }, meanHealthPointsLost: { num: 0, den: 1 } },
    why: "An Advance Move never tests.",
  },
  {
    kind: 'area', id: 'area-1x5',
    ledger: [],
    situation: { areaX: 1, areaY: 5, discs: 1 },
    expected: { hits: 1 },
    why: "One model takes at most one hit.",
  },
  {
    kind: 'area', id: 'area-4x4',
    ledger: [],
    situation: { areaX: 4, areaY: 4, discs: 1 },
    expected: { hits: 1 },
    why: "One model takes at most one hit.",
  },
  {
    kind: 'area', id: 'area-6x6',
    ledger: [],
    situation: { areaX: 6, areaY: 6, discs: 1 },
    expected: { hits: 1 },
    why: "One model takes at most one hit.",
  },
  {
    kind: 'explosion', id: 'explosion-3.99',
    ledger: ["t9a.misfire.explosion"],
    situation: { rimToRimIn: 3.99, d6: 4, victim: "another War Machine" },
    expected: { hits: 1, strength: 5, ap: 2, misfiringMachineDestroyed: true },
    why: "Within the roll in inches, measured rim to rim.",
  },
  {
    kind: 'explosion', id: 'explosion-4.01',
    ledger: ["t9a.misfire.explosion"],
    situation: { rimToRimIn: 4.01, d6: 4, victim: "another War Machine" },
    expected: { hits: 0, strength: 5, ap: 2, misfiringMachineDestroyed: true },
    why: "Within the roll in inches, measured rim to rim.",
  },
];
