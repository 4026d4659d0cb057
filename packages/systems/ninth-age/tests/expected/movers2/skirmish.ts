// Expected numbers for the referee of The Ninth Age, written from the sheets and the fact tables only.
// Skirmish formation. A unit's place is the centre of its front edge; facing in degrees clockwise from north; bases [width, depth] in mm.
// File and rank indices start at 0; files run from west to east for a unit facing 0, ranks from front to back.
// Lengths in inches are rounded to 4 decimals; compare with a tolerance of 0.001.

/** A fraction in lowest terms. */
export interface Frac { num: number; den: number }
/** x east, y north, inches, origin at the centre of the table. */
export interface Point { x: number; y: number }

export interface SizeSituation { models: number; files: number; base: (number)[]; skirmish: boolean }
export interface SizeExpected { widthMm: number; depthMm: number; widthIn: number; depthIn: number; ranks: number }
export interface SizeCase { kind: 'size'; id: string; ledger: string[]; situation: SizeSituation; expected: SizeExpected; why: string; reading?: string }

export interface PlacesSituation { place: Point; facing: number; models: number; files: number; base: (number)[]; listed: string }
export interface PlacesExpected { modelCentres: ({ file: number; rank: number; x: number; y: number })[] }
export interface PlacesCase { kind: 'places'; id: string; ledger: string[]; situation: PlacesSituation; expected: PlacesExpected; why: string; reading?: string }

export interface SpacingSituation { skirmishers: { place: Point; facing: number; models: number; files: number; base: (number)[] }; other: { place: Point; facing: number; models: number; files: number; base: (number)[]; skirmish: boolean } }
export interface SpacingExpected { distanceIn: number; mayEndAMoveHere: boolean; mayPassHereDuringAMove: boolean }
export interface SpacingCase { kind: 'spacing'; id: string; ledger: string[]; situation: SpacingSituation; expected: SpacingExpected; why: string; reading?: string }

export interface ContactSituation { chargers: { files: number; ranks: number; base: (number)[]; skirmish: boolean }; target: { files: number; ranks: number; base: (number)[]; skirmish: boolean }; lateralOffsetMm: number; aligned: boolean; frontToFront: boolean }
export interface ContactExpected { chargerFilesInContact: (number)[]; targetFilesInContact: (number)[]; chargerModelsFighting: number; targetModelsFighting: number; chargerSupporters: number; targetSupporters: number }
export interface ContactCase { kind: 'contact'; id: string; ledger: string[]; situation: ContactSituation; expected: ContactExpected; why: string; reading?: string }

export interface ShootersSituation { models: number; files: number; base: (number)[]; skirmish: boolean; rangeIn: number; gapToTargetIn: number; target: string }
export interface ShootersExpected { shootersPerRank: (number)[]; shooters: number }
export interface ShootersCase { kind: 'shooters'; id: string; ledger: string[]; situation: ShootersSituation; expected: ShootersExpected; why: string; reading?: string }

export interface SightSituation { shooter: { place: Point; facing: number; models: number; files: number; base: (number)[]; height: string }; target: { place: Point; facing: number; models: number; files: number; base: (number)[]; height: string }; between: { place: Point; facing: number; models: number; files: number; base: (number)[]; skirmish: boolean; height: string } }
export interface SightExpected { lineOfSight: boolean; cover: string; coverModifier: number }
export interface SightCase { kind: 'sight'; id: string; ledger: string[]; situation: SightSituation; expected: SightExpected; why: string; reading?: string }

export interface DangerousSituation { terrain: string; type: string; height: string; skirmisher: boolean; move: string; modelsTouching: number }
export interface DangerousExpected { x: null | number; dicePerModel: number; totalDice: number; meanHits: Frac; chanceNoHit: Frac }
export interface DangerousCase { kind: 'dangerous'; id: string; ledger: string[]; situation: DangerousSituation; expected: DangerousExpected; why: string; reading?: string }

export interface LossesSituation { rf: number; characters: number; files: number; base: (number)[]; losses: number }
export interface LossesExpected { rfLeft: number; characters: number; skirmishFormation: boolean; widthMm: number; depthMm: number; shooters?: number }
export interface LossesCase { kind: 'losses'; id: string; ledger: string[]; situation: LossesSituation; expected: LossesExpected; why: string; reading?: string }

export interface RanksSituation { models: number; files: number; height: string; lightTroops: boolean }
export interface RanksExpected { ranks: number; fullRanks: number; rankBonus: number }
export interface RanksCase { kind: 'ranks'; id: string; ledger: string[]; situation: RanksSituation; expected: RanksExpected; why: string; reading?: string }

export interface AreaSituation { areaX: number; areaY: number; models: number; files: number; attackerIn: string; skirmish: boolean }
export interface AreaExpected { hits: number }
export interface AreaCase { kind: 'area'; id: string; ledger: string[]; situation: AreaSituation; expected: AreaExpected; why: string; reading?: string }

export interface JoiningSituation { characterType: string; characterHeight: string; unitType: string; unitHeight: string; unitSkirmishes: boolean }
export interface JoiningExpected { mayJoin: boolean }
export interface JoiningCase { kind: 'joining'; id: string; ledger: string[]; situation: JoiningSituation; expected: JoiningExpected; why: string; reading?: string }

export type SkirmishBlindCase =
  | SizeCase
  | PlacesCase
  | SpacingCase
  | ContactCase
  | ShootersCase
  | SightCase
  | DangerousCase
  | LossesCase
  | RanksCase
  | AreaCase
  | JoiningCase;

export const skirmishBlind: SkirmishBlindCase[] = [
  {
    kind: 'size', id: 'size-1',
    ledger: [],
    situation: { models: 1, files: 1, base: [20, 20], skirmish: true },
    expected: { widthMm: 20, depthMm: 20, widthIn: 0.7874, depthIn: 0.7874, ranks: 1 },
    why: "1 bases of 20 and 0 gaps of 12.5 across; 1 of 20 and 0 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-5x1',
    ledger: [],
    situation: { models: 5, files: 5, base: [20, 20], skirmish: true },
    expected: { widthMm: 150, depthMm: 20, widthIn: 5.9055, depthIn: 0.7874, ranks: 1 },
    why: "5 bases of 20 and 4 gaps of 12.5 across; 1 of 20 and 0 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-10x5',
    ledger: [],
    situation: { models: 10, files: 5, base: [20, 20], skirmish: true },
    expected: { widthMm: 150, depthMm: 52.5, widthIn: 5.9055, depthIn: 2.0669, ranks: 2 },
    why: "5 bases of 20 and 4 gaps of 12.5 across; 2 of 20 and 1 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-12x5-incomplete',
    ledger: [],
    situation: { models: 12, files: 5, base: [20, 20], skirmish: true },
    expected: { widthMm: 150, depthMm: 85, widthIn: 5.9055, depthIn: 3.3465, ranks: 3 },
    why: "5 bases of 20 and 4 gaps of 12.5 across; 3 of 20 and 2 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-8x4-25',
    ledger: [],
    situation: { models: 8, files: 4, base: [25, 25], skirmish: true },
    expected: { widthMm: 137.5, depthMm: 62.5, widthIn: 5.4134, depthIn: 2.4606, ranks: 2 },
    why: "4 bases of 25 and 3 gaps of 12.5 across; 2 of 25 and 1 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-3x3-40',
    ledger: [],
    situation: { models: 3, files: 3, base: [40, 40], skirmish: true },
    expected: { widthMm: 145, depthMm: 40, widthIn: 5.7087, depthIn: 1.5748, ranks: 1 },
    why: "3 bases of 40 and 2 gaps of 12.5 across; 1 of 40 and 0 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-7x3-incomplete-40',
    ledger: [],
    situation: { models: 7, files: 3, base: [40, 40], skirmish: true },
    expected: { widthMm: 145, depthMm: 145, widthIn: 5.7087, depthIn: 5.7087, ranks: 3 },
    why: "3 bases of 40 and 2 gaps of 12.5 across; 3 of 40 and 2 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-6x3-25x50',
    ledger: [],
    situation: { models: 6, files: 3, base: [25, 50], skirmish: true },
    expected: { widthMm: 100, depthMm: 112.5, widthIn: 3.937, depthIn: 4.4291, ranks: 2 },
    why: "3 bases of 25 and 2 gaps of 12.5 across; 2 of 50 and 1 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-15x1-column',
    ledger: [],
    situation: { models: 15, files: 1, base: [20, 20], skirmish: true },
    expected: { widthMm: 20, depthMm: 475, widthIn: 0.7874, depthIn: 18.7008, ranks: 15 },
    why: "1 bases of 20 and 0 gaps of 12.5 across; 15 of 20 and 14 gaps deep; nothing outside the outer models.",
  },
  {
    kind: 'size', id: 'size-10x5-normal',
    ledger: [],
    situation: { models: 10, files: 5, base: [20, 20], skirmish: false },
    expected: { widthMm: 100, depthMm: 40, widthIn: 3.937, depthIn: 1.5748, ranks: 2 },
    why: "The same models shoulder to shoulder have no gaps.",
  },
  {
    kind: 'places', id: 'places-5x2-north',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20], listed: "file 0 is the left end as seen by the unit" },
    expected: { modelCentres: [{ file: 0, rank: 0, x: -2.5591, y: -0.3937 }, { file: 2, rank: 0, x: 0, y: -0.3937 }, { file: 4, rank: 0, x: 2.5591, y: -0.3937 }, { file: 0, rank: 1, x: -2.5591, y: -1.6732 }, { file: 4, rank: 1, x: 2.5591, y: -1.6732 }] },
    why: "Centres step by base plus 12.5 mm from the left front corner of the boundary, turned with the facing.",
  },
  {
    kind: 'places', id: 'places-5x2-east',
    ledger: [],
    situation: { place: { x: 3, y: -2 }, facing: 90, models: 10, files: 5, base: [20, 20], listed: "file 0 is the left end as seen by the unit" },
    expected: { modelCentres: [{ file: 0, rank: 0, x: 2.6063, y: 0.5591 }, { file: 4, rank: 0, x: 2.6063, y: -4.5591 }, { file: 0, rank: 1, x: 1.3268, y: 0.5591 }] },
    why: "Centres step by base plus 12.5 mm from the left front corner of the boundary, turned with the facing.",
  },
  {
    kind: 'places', id: 'places-4x2-south-25',
    ledger: [],
    situation: { place: { x: -6, y: 5 }, facing: 180, models: 8, files: 4, base: [25, 25], listed: "file 0 is the left end as seen by the unit" },
    expected: { modelCentres: [{ file: 0, rank: 0, x: -3.7854, y: 5.4921 }, { file: 3, rank: 0, x: -8.2146, y: 5.4921 }, { file: 3, rank: 1, x: -8.2146, y: 6.9685 }] },
    why: "Centres step by base plus 12.5 mm from the left front corner of the boundary, turned with the facing.",
  },
  {
    kind: 'places', id: 'places-3x1-45',
    ledger: [],
    situation: { place: { x: 0, y: 0 }, facing: 45, models: 3, files: 3, base: [40, 40], listed: "file 0 is the left end as seen by the unit" },
    expected: { modelCentres: [{ file: 0, rank: 0, x: -2.0183, y: 0.9048 }, { file: 1, rank: 0, x: -0.5568, y: -0.5568 }, { file: 2, rank: 0, x: 0.9048, y: -2.0183 }] },
    why: "Centres step by base plus 12.5 mm from the left front corner of the boundary, turned with the facing.",
  },
  {
    kind: 'spacing', id: 'side-gap-0.49',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 5.4113, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 0.49, mayEndAMoveHere: false, mayPassHereDuringAMove: false },
    why: "Measured from the outer skirmisher's base, which is the edge of the boundary; more than 1 to stand, half an inch to pass.",
  },
  {
    kind: 'spacing', id: 'side-gap-0.51',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 5.4313, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 0.51, mayEndAMoveHere: false, mayPassHereDuringAMove: true },
    why: "Measured from the outer skirmisher's base, which is the edge of the boundary; more than 1 to stand, half an inch to pass.",
  },
  {
    kind: 'spacing', id: 'side-gap-0.99',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 5.9113, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 0.99, mayEndAMoveHere: false, mayPassHereDuringAMove: true },
    why: "Measured from the outer skirmisher's base, which is the edge of the boundary; more than 1 to stand, half an inch to pass.",
  },
  {
    kind: 'spacing', id: 'side-gap-1.01',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 5.9313, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 1.01, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Measured from the outer skirmisher's base, which is the edge of the boundary; more than 1 to stand, half an inch to pass.",
  },
  {
    kind: 'spacing', id: 'side-gap-12.5mm',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 5.4134, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 0.4921, mayEndAMoveHere: false, mayPassHereDuringAMove: false },
    why: "12.5 mm is 0.4921 inch: the room a gap would take is neither enough to pass nor part of the boundary.",
  },
  {
    kind: 'spacing', id: 'behind-gap-1.01',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 0, y: -3.0769 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 1.01, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Depth counts the gap between the two ranks: 52.5 mm.",
  },
  {
    kind: 'spacing', id: 'behind-gap-0.99',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 0, y: -3.0569 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 0.99, mayEndAMoveHere: false, mayPassHereDuringAMove: true },
    why: "Just under an inch behind the last rank.",
  },
  {
    kind: 'spacing', id: 'corner-0.8-0.7',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 5.7213, y: 2.2748 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 1.063, mayEndAMoveHere: true, mayPassHereDuringAMove: true },
    why: "Corner to corner: the square root of 0.8 squared plus 0.7 squared.",
  },
  {
    kind: 'spacing', id: 'corner-0.7-0.7',
    ledger: [],
    situation: { skirmishers: { place: { x: 0, y: 0 }, facing: 0, models: 10, files: 5, base: [20, 20] }, other: { place: { x: 5.6213, y: 2.2748 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: false } },
    expected: { distanceIn: 0.9899, mayEndAMoveHere: false, mayPassHereDuringAMove: true },
    why: "0.9899: corner to corner just under an inch.",
  },
  {
    kind: 'contact', id: 'sk5-vs-line5-centred',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 2, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 2, base: [20, 20], skirmish: false }, lateralOffsetMm: 0, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [1, 2, 3], targetFilesInContact: [0, 1, 2, 3, 4], chargerModelsFighting: 3, targetModelsFighting: 5, chargerSupporters: 3, targetSupporters: 5 },
    why: "Five 20 mm bases over 150 mm against 100 mm: the outer skirmishers begin at 55, beyond 50.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-line5-plus4',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 2, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 2, base: [20, 20], skirmish: false }, lateralOffsetMm: 4, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [1, 2, 3], targetFilesInContact: [0, 1, 2, 3, 4], chargerModelsFighting: 3, targetModelsFighting: 5, chargerSupporters: 3, targetSupporters: 5 },
    why: "Shifted by 4: the left outer base ends at -51, still outside; the right begins at 59.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-line5-plus6',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 2, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 2, base: [20, 20], skirmish: false }, lateralOffsetMm: 6, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0, 1, 2, 3], targetFilesInContact: [0, 1, 2, 3, 4], chargerModelsFighting: 4, targetModelsFighting: 5, chargerSupporters: 4, targetSupporters: 5 },
    why: "Shifted by 6: the left outer base now ends at -49 and touches.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-line5-minus6',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 2, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 2, base: [20, 20], skirmish: false }, lateralOffsetMm: -6, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [1, 2, 3, 4], targetFilesInContact: [0, 1, 2, 3, 4], chargerModelsFighting: 4, targetModelsFighting: 5, chargerSupporters: 4, targetSupporters: 5 },
    why: "Mirror of the shift by 6; the right outer base begins at 49.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-line5-end-124',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 2, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 2, base: [20, 20], skirmish: false }, lateralOffsetMm: 124, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0], targetFilesInContact: [0], chargerModelsFighting: 1, targetModelsFighting: 1, chargerSupporters: 1, targetSupporters: 1 },
    why: "The units overlap by 1 mm only: one model each.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-sk5-centred',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, lateralOffsetMm: 0, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0, 1, 2, 3, 4], targetFilesInContact: [0, 1, 2, 3, 4], chargerModelsFighting: 5, targetModelsFighting: 5, chargerSupporters: 0, targetSupporters: 0 },
    why: "Same spacing, face to face, every model over its opposite.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-sk5-16',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, lateralOffsetMm: 16, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0, 1, 2, 3, 4], targetFilesInContact: [0, 1, 2, 3, 4], chargerModelsFighting: 5, targetModelsFighting: 5, chargerSupporters: 0, targetSupporters: 0 },
    why: "Half a step: every base (20) is wider than a gap (12.5), so each touches two; all still fight.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-sk5-19',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, lateralOffsetMm: 19, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0, 1, 2, 3, 4], targetFilesInContact: [0, 1, 2, 3, 4], chargerModelsFighting: 5, targetModelsFighting: 5, chargerSupporters: 0, targetSupporters: 0 },
    why: "Shift 19 of a step of 32.5: bases overlap their own opposite by 1 mm and the next by 6.5.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-sk5-21',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, target: { files: 5, ranks: 1, base: [20, 20], skirmish: true }, lateralOffsetMm: 21, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0, 1, 2, 3], targetFilesInContact: [0, 1, 2, 3], chargerModelsFighting: 4, targetModelsFighting: 4, chargerSupporters: 0, targetSupporters: 0 },
    why: "Shift 21: the own opposite is lost, the next is kept; each unit loses its outermost model.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk5-vs-one-25-in-gap',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 5, ranks: 2, base: [20, 20], skirmish: true }, target: { files: 1, ranks: 1, base: [25, 25], skirmish: false }, lateralOffsetMm: 16, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [1, 2], targetFilesInContact: [0], chargerModelsFighting: 2, targetModelsFighting: 1, chargerSupporters: 2, targetSupporters: 0 },
    why: "A 25 mm base opposite a 12.5 gap reaches both neighbours.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk3-25-vs-line7-25',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 3, ranks: 1, base: [25, 25], skirmish: true }, target: { files: 7, ranks: 2, base: [25, 25], skirmish: false }, lateralOffsetMm: 0, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0, 1, 2], targetFilesInContact: [1, 2, 3, 4, 5], chargerModelsFighting: 3, targetModelsFighting: 5, chargerSupporters: 0, targetSupporters: 5 },
    why: "100 mm of skirmishers against 175 mm: three fight; targets under the bases or partly under.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk4-25-vs-line4-20',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 4, ranks: 2, base: [25, 25], skirmish: true }, target: { files: 4, ranks: 1, base: [20, 20], skirmish: false }, lateralOffsetMm: 0, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [1, 2], targetFilesInContact: [0, 1, 2, 3], chargerModelsFighting: 2, targetModelsFighting: 4, chargerSupporters: 2, targetSupporters: 0 },
    why: "137.5 mm against 80 mm: outer bases begin at 43.75, beyond 40.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'contact', id: 'sk2-40-vs-line3-40',
    ledger: ["t9a.maximising-contact.4", "t9a.model-height.supporting-attacks"],
    situation: { chargers: { files: 2, ranks: 2, base: [40, 40], skirmish: true }, target: { files: 3, ranks: 1, base: [40, 40], skirmish: false }, lateralOffsetMm: 0, aligned: true, frontToFront: true },
    expected: { chargerFilesInContact: [0, 1], targetFilesInContact: [0, 1, 2], chargerModelsFighting: 2, targetModelsFighting: 3, chargerSupporters: 2, targetSupporters: 0 },
    why: "92.5 mm of two bases, gap from -6.25 to 6.25; all three targets are touched.",
    reading: "A supporter stands in the second rank of a file whose first-rank model is in base contact. The offset is the charger's centre minus the target's, along the charger's right; file 0 is each unit's own left end.",
  },
  {
    kind: 'shooters', id: 'sk-15-in-5',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 15, files: 5, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 12, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [5, 5, 5], shooters: 15 },
    why: "All three ranks of a skirmishing unit shoot.",
  },
  {
    kind: 'shooters', id: 'line-15-in-5',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 15, files: 5, base: [20, 20], skirmish: false, rangeIn: 24, gapToTargetIn: 12, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [5, 5, 0], shooters: 10 },
    why: "Two ranks only.",
  },
  {
    kind: 'shooters', id: 'sk-12-in-3',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 12, files: 3, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 12, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [3, 3, 3, 3], shooters: 12 },
    why: "Four ranks of three.",
  },
  {
    kind: 'shooters', id: 'sk-13-in-5-incomplete',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 13, files: 5, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 12, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [5, 5, 3], shooters: 13 },
    why: "The incomplete third rank shoots as well.",
  },
  {
    kind: 'shooters', id: 'sk-15-second-rank-in',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 15, files: 5, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 22.72, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [5, 5, 0], shooters: 10 },
    why: "Second rank 32.5 mm (1.2795) farther back: 23.9995 in, third 25.279 out.",
  },
  {
    kind: 'shooters', id: 'sk-15-second-rank-out',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 15, files: 5, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 22.73, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [5, 0, 0], shooters: 5 },
    why: "Second rank at 24.0095: out.",
  },
  {
    kind: 'shooters', id: 'sk-15-third-rank-in',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 15, files: 5, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 21.44, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [5, 5, 5], shooters: 15 },
    why: "Third rank at 21.44 + 2.5591 = 23.9991.",
  },
  {
    kind: 'shooters', id: 'sk-15-third-rank-out',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 15, files: 5, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 21.45, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [5, 5, 0], shooters: 10 },
    why: "Third rank at 24.0091.",
  },
  {
    kind: 'shooters', id: 'sk-15-all-out',
    ledger: ["t9a.shooting.first-and-second-rank", "t9a.cover.per-model"],
    situation: { models: 15, files: 5, base: [20, 20], skirmish: true, rangeIn: 24, gapToTargetIn: 24.01, target: "a boundary wide enough to lie straight ahead of every file" },
    expected: { shootersPerRank: [0, 0, 0], shooters: 0 },
    why: "Even the first rank is out of range.",
  },
  {
    kind: 'sight', id: 'sk-across-whole-target',
    ledger: ["t9a.line-of-sight.definition", "t9a.cover.procedure", "t9a.cover.height-combinations", "t9a.to-hit-modifier.soft-cover"],
    situation: { shooter: { place: { x: 0, y: -10 }, facing: 0, models: 1, files: 1, base: [20, 20], height: "Standard" }, target: { place: { x: 0, y: 10 }, facing: 180, models: 10, files: 5, base: [20, 20], height: "Standard" }, between: { place: { x: 0, y: 8 }, facing: 0, models: 10, files: 5, base: [20, 20], skirmish: true, height: "Standard" } },
    expected: { lineOfSight: true, cover: "soft", coverModifier: -1 },
    why: "150 mm of skirmishers close before 100 mm of target: never blocked, more than half hidden.",
    reading: "What does not block gives Soft Cover when half or more of the Target Facing is behind it.",
  },
  {
    kind: 'sight', id: 'line-across-whole-target',
    ledger: ["t9a.line-of-sight.definition", "t9a.cover.procedure", "t9a.cover.height-combinations", "t9a.to-hit-modifier.soft-cover"],
    situation: { shooter: { place: { x: 0, y: -10 }, facing: 0, models: 1, files: 1, base: [20, 20], height: "Standard" }, target: { place: { x: 0, y: 10 }, facing: 180, models: 10, files: 5, base: [20, 20], height: "Standard" }, between: { place: { x: 0, y: 8 }, facing: 0, models: 20, files: 10, base: [20, 20], skirmish: false, height: "Standard" } },
    expected: { lineOfSight: false, cover: "none", coverModifier: 0 },
    why: "Close-packed models of the same Height hide the whole front: no line of sight; the cover value is then meaningless.",
    reading: "Height at least that of both ends blocks.",
  },
  {
    kind: 'sight', id: 'one-sk-before-target',
    ledger: ["t9a.line-of-sight.definition", "t9a.cover.procedure", "t9a.cover.height-combinations", "t9a.to-hit-modifier.soft-cover"],
    situation: { shooter: { place: { x: 0, y: -10 }, facing: 0, models: 1, files: 1, base: [20, 20], height: "Standard" }, target: { place: { x: 0, y: 10 }, facing: 180, models: 10, files: 5, base: [20, 20], height: "Standard" }, between: { place: { x: 0, y: 8 }, facing: 0, models: 1, files: 1, base: [20, 20], skirmish: true, height: "Standard" } },
    expected: { lineOfSight: true, cover: "none", coverModifier: 0 },
    why: "One 20 mm base hides about a fifth of 100 mm.",
    reading: "What does not block gives Soft Cover when half or more of the Target Facing is behind it.",
  },
  {
    kind: 'sight', id: 'large-sk-across',
    ledger: ["t9a.line-of-sight.definition", "t9a.cover.procedure", "t9a.cover.height-combinations", "t9a.to-hit-modifier.soft-cover"],
    situation: { shooter: { place: { x: 0, y: -10 }, facing: 0, models: 1, files: 1, base: [20, 20], height: "Standard" }, target: { place: { x: 0, y: 10 }, facing: 180, models: 10, files: 5, base: [20, 20], height: "Standard" }, between: { place: { x: 0, y: 8 }, facing: 0, models: 4, files: 4, base: [40, 40], skirmish: true, height: "Large" } },
    expected: { lineOfSight: true, cover: "soft", coverModifier: -1 },
    why: "Even taller skirmishers never block.",
    reading: "What does not block gives Soft Cover when half or more of the Target Facing is behind it.",
  },
  {
    kind: 'dangerous', id: 'ruins-sk-march',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when", "t9a.table.dangerous-terrain-dice"],
    situation: { terrain: "Ruins", type: "Infantry", height: "Standard", skirmisher: true, move: "march", modelsTouching: 5 },
    expected: { x: null, dicePerModel: 0, totalDice: 0, meanHits: { num: 0, den: 1 }, chanceNoHit: { num: 1, den: 1 } },
    why: "Skirmishers never test in ruins.",
  },
  {
    kind: 'dangerous', id: 'ruins-inf-march',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when", "t9a.table.dangerous-terrain-dice"],
    situation: { terrain: "Ruins", type: "Infantry", height: "Standard", skirmisher: false, move: "march", modelsTouching: 5 },
    expected: { x: 1, dicePerModel: 1, totalDice: 5, meanHits: { num: 5, den: 6 }, chanceNoHit: { num: 3125, den: 7776 } },
    why: "5 models, 1 D6 each, each failing on 1 or less.",
  },
  {
    kind: 'dangerous', id: 'ruins-inf-advance',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when", "t9a.table.dangerous-terrain-dice"],
    situation: { terrain: "Ruins", type: "Infantry", height: "Standard", skirmisher: false, move: "advance", modelsTouching: 5 },
    expected: { x: null, dicePerModel: 0, totalDice: 0, meanHits: { num: 0, den: 1 }, chanceNoHit: { num: 1, den: 1 } },
    why: "No test on this move.",
  },
  {
    kind: 'dangerous', id: 'ruins-cav-charge',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when", "t9a.table.dangerous-terrain-dice"],
    situation: { terrain: "Ruins", type: "Cavalry", height: "Standard", skirmisher: false, move: "charge", modelsTouching: 3 },
    expected: { x: 2, dicePerModel: 1, totalDice: 3, meanHits: { num: 1, den: 1 }, chanceNoHit: { num: 8, den: 27 } },
    why: "3 models, 1 D6 each, each failing on 2 or less.",
  },
  {
    kind: 'dangerous', id: 'ruins-large-beast-flee',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when", "t9a.table.dangerous-terrain-dice"],
    situation: { terrain: "Ruins", type: "Beast", height: "Large", skirmisher: false, move: "flee", modelsTouching: 2 },
    expected: { x: 1, dicePerModel: 2, totalDice: 4, meanHits: { num: 2, den: 3 }, chanceNoHit: { num: 625, den: 1296 } },
    why: "2 models, 2 D6 each, each failing on 1 or less.",
  },
  {
    kind: 'dangerous', id: 'ruins-large-beast-sk-charge',
    ledger: ["t9a.terrain.ruins.dangerous", "t9a.terrain.dangerous-terrain-test.when", "t9a.table.dangerous-terrain-dice"],
    situation: { terrain: "Ruins", type: "Beast", height: "Large", skirmisher: true, move: "charge", modelsTouching: 3 },
    expected: { x: null, dicePerModel: 0, totalDice: 0, meanHits: { num: 0, den: 1 }, chanceNoHit: { num: 1, den: 1 } },
    why: "Skirmishers never test in ruins.",
  },
  {
    kind: 'losses', id: 'loss-10-to-8',
    ledger: [],
    situation: { rf: 10, characters: 0, files: 5, base: [20, 20], losses: 2 },
    expected: { rfLeft: 8, characters: 0, skirmishFormation: true, widthMm: 150, depthMm: 52.5, shooters: 8 },
    why: "Rear rank shrinks to three; boundary keeps both ranks.",
  },
  {
    kind: 'losses', id: 'loss-10-to-5',
    ledger: [],
    situation: { rf: 10, characters: 0, files: 5, base: [20, 20], losses: 5 },
    expected: { rfLeft: 5, characters: 0, skirmishFormation: true, widthMm: 150, depthMm: 20, shooters: 5 },
    why: "The rear rank is gone.",
  },
  {
    kind: 'losses', id: 'loss-last-but-one',
    ledger: [],
    situation: { rf: 5, characters: 1, files: 6, base: [20, 20], losses: 4 },
    expected: { rfLeft: 1, characters: 1, skirmishFormation: true, widthMm: 52.5, depthMm: 20 },
    why: "One rank-and-file skirmisher keeps the gaps: two bases and one gap.",
    reading: "Gaps left by casualties of the only rank are closed up, the unit stays in one rank.",
  },
  {
    kind: 'losses', id: 'loss-last-rf-two-characters',
    ledger: [],
    situation: { rf: 3, characters: 2, files: 5, base: [20, 20], losses: 3 },
    expected: { rfLeft: 0, characters: 2, skirmishFormation: false, widthMm: 40, depthMm: 20 },
    why: "No rank-and-file skirmisher left: the two Characters contract to base contact.",
    reading: "They stay side by side in one rank.",
  },
  {
    kind: 'losses', id: 'loss-last-rf-one-character',
    ledger: [],
    situation: { rf: 2, characters: 1, files: 3, base: [20, 20], losses: 2 },
    expected: { rfLeft: 0, characters: 1, skirmishFormation: false, widthMm: 20, depthMm: 20 },
    why: "A lone Character has a boundary of one base.",
  },
  {
    kind: 'ranks', id: 'rank-15-in-5',
    ledger: ["t9a.model-height.full-ranks", "t9a.combat-score.rank-bonus"],
    situation: { models: 15, files: 5, height: "Standard", lightTroops: false },
    expected: { ranks: 3, fullRanks: 3, rankBonus: 2 },
    why: "Three ranks of five.",
    reading: "Skirmish formation by itself changes nothing about ranks; Light Troops (majority) sets Full Ranks to 0.",
  },
  {
    kind: 'ranks', id: 'rank-15-in-5-light',
    ledger: ["t9a.model-height.full-ranks", "t9a.combat-score.rank-bonus"],
    situation: { models: 15, files: 5, height: "Standard", lightTroops: true },
    expected: { ranks: 3, fullRanks: 0, rankBonus: 0 },
    why: "Light Troops count no Full Rank.",
    reading: "Skirmish formation by itself changes nothing about ranks; Light Troops (majority) sets Full Ranks to 0.",
  },
  {
    kind: 'ranks', id: 'rank-14-in-5',
    ledger: ["t9a.model-height.full-ranks", "t9a.combat-score.rank-bonus"],
    situation: { models: 14, files: 5, height: "Standard", lightTroops: false },
    expected: { ranks: 3, fullRanks: 2, rankBonus: 1 },
    why: "The third has only four.",
    reading: "Skirmish formation by itself changes nothing about ranks; Light Troops (majority) sets Full Ranks to 0.",
  },
  {
    kind: 'ranks', id: 'rank-12-in-4',
    ledger: ["t9a.model-height.full-ranks", "t9a.combat-score.rank-bonus"],
    situation: { models: 12, files: 4, height: "Standard", lightTroops: false },
    expected: { ranks: 3, fullRanks: 0, rankBonus: 0 },
    why: "Four wide is never full for Standard Height.",
    reading: "Skirmish formation by itself changes nothing about ranks; Light Troops (majority) sets Full Ranks to 0.",
  },
  {
    kind: 'ranks', id: 'rank-6-in-3-large',
    ledger: ["t9a.model-height.full-ranks", "t9a.combat-score.rank-bonus"],
    situation: { models: 6, files: 3, height: "Large", lightTroops: false },
    expected: { ranks: 2, fullRanks: 2, rankBonus: 1 },
    why: "Three Large models fill a rank.",
    reading: "Skirmish formation by itself changes nothing about ranks; Light Troops (majority) sets Full Ranks to 0.",
  },
  {
    kind: 'ranks', id: 'rank-25-in-5',
    ledger: ["t9a.model-height.full-ranks", "t9a.combat-score.rank-bonus"],
    situation: { models: 25, files: 5, height: "Standard", lightTroops: false },
    expected: { ranks: 5, fullRanks: 5, rankBonus: 3 },
    why: "Five Full Ranks; the bonus stops at 3.",
    reading: "Skirmish formation by itself changes nothing about ranks; Light Troops (majority) sets Full Ranks to 0.",
  },
  {
    kind: 'ranks', id: 'rank-25-in-5-light',
    ledger: ["t9a.model-height.full-ranks", "t9a.combat-score.rank-bonus"],
    situation: { models: 25, files: 5, height: "Standard", lightTroops: true },
    expected: { ranks: 5, fullRanks: 0, rankBonus: 0 },
    why: "Nothing for Light Troops.",
    reading: "Skirmish formation by itself changes nothing about ranks; Light Troops (majority) sets Full Ranks to 0.",
  },
  {
    kind: 'area', id: 'area-1x5-sk-12-in-5',
    ledger: [],
    situation: { areaX: 1, areaY: 5, models: 12, files: 5, attackerIn: "front", skirmish: true },
    expected: { hits: 3 },
    why: "Three ranks, one hit each; the gaps change nothing.",
    reading: "X hits for each of up to Y ranks (files from a flank), never more than the models standing in that rank or file.",
  },
  {
    kind: 'area', id: 'area-1x5-sk-12-in-5-flank',
    ledger: [],
    situation: { areaX: 1, areaY: 5, models: 12, files: 5, attackerIn: "flank", skirmish: true },
    expected: { hits: 5 },
    why: "Five files, one hit each.",
    reading: "X hits for each of up to Y ranks (files from a flank), never more than the models standing in that rank or file.",
  },
  {
    kind: 'area', id: 'area-4x4-sk-10-in-5',
    ledger: [],
    situation: { areaX: 4, areaY: 4, models: 10, files: 5, attackerIn: "front", skirmish: true },
    expected: { hits: 8 },
    why: "Two ranks of five, four each.",
    reading: "X hits for each of up to Y ranks (files from a flank), never more than the models standing in that rank or file.",
  },
  {
    kind: 'area', id: 'area-4x4-sk-12-in-5',
    ledger: [],
    situation: { areaX: 4, areaY: 4, models: 12, files: 5, attackerIn: "front", skirmish: true },
    expected: { hits: 10 },
    why: "4 + 4 + 2.",
    reading: "X hits for each of up to Y ranks (files from a flank), never more than the models standing in that rank or file.",
  },
  {
    kind: 'area', id: 'area-6x6-sk-3',
    ledger: [],
    situation: { areaX: 6, areaY: 6, models: 3, files: 3, attackerIn: "front", skirmish: true },
    expected: { hits: 3 },
    why: "Never more hits than models.",
    reading: "X hits for each of up to Y ranks (files from a flank), never more than the models standing in that rank or file.",
  },
  {
    kind: 'joining', id: 'join-inf-inf',
    ledger: [],
    situation: { characterType: "Infantry", characterHeight: "Standard", unitType: "Infantry", unitHeight: "Standard", unitSkirmishes: true },
    expected: { mayJoin: true },
    why: "Same Type and Height.",
  },
  {
    kind: 'joining', id: 'join-cav-inf',
    ledger: [],
    situation: { characterType: "Cavalry", characterHeight: "Standard", unitType: "Infantry", unitHeight: "Standard", unitSkirmishes: true },
    expected: { mayJoin: false },
    why: "Other Type.",
  },
  {
    kind: 'joining', id: 'join-large-inf',
    ledger: [],
    situation: { characterType: "Infantry", characterHeight: "Large", unitType: "Infantry", unitHeight: "Standard", unitSkirmishes: true },
    expected: { mayJoin: false },
    why: "Other Height.",
  },
  {
    kind: 'joining', id: 'join-inf-beast',
    ledger: [],
    situation: { characterType: "Infantry", characterHeight: "Standard", unitType: "Beast", unitHeight: "Standard", unitSkirmishes: true },
    expected: { mayJoin: false },
    why: "Other Type though the same Height.",
  },
  {
    kind: 'joining', id: 'join-cav-cav',
    ledger: [],
    situation: { characterType: "Cavalry", characterHeight: "Standard", unitType: "Cavalry", unitHeight: "Standard", unitSkirmishes: true },
    expected: { mayJoin: true },
    why: "Same Type and Height.",
  },
  {
    kind: 'joining', id: 'join-large-beast',
    ledger: [],
    situation: { characterType: "Beast", characterHeight: "Large", unitType: "Beast", unitHeight: "Large", unitSkirmishes: true },
    expected: { mayJoin: true },
    why: "Same Type and Height.",
  },
  {
    kind: 'joining', id: 'join-gigantic',
    ledger: [],
    situation: { characterType: "Beast", characterHeight: "Gigantic", unitType: "Beast", unitHeight: "Gigantic", unitSkirmishes: true },
    expected: { mayJoin: false },
    why: "Towering Presence never joins, whatever matches.",
  },
];
