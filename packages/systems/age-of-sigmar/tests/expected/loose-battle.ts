// Age of Sigmar, 2nd edition (loose models): expected numbers and verdicts.
// Worked out by hand from the sheet (seed 004), rulings.md and rules/aos2.md sections 1-4, 7, 9-12, R1-R26. No engine code was read.
// Lengths: inches between bases (closest points); bases round, 32 mm (1.2598 in).
// "Within X" means X or less; "more than X" is strict. So exactly 3 in IS within 3 in, exactly 12 in IS within 12 in, and so on.
// Everywhere: open flat table, nothing in the way, no abilities, no re-rolls, no command points, no modifiers, unless a row says so.

// ---------------------------------------------------------------------------------------------------------------------------
// Normal moves: up to Move; with a run up to Move + D6. Enemies are far off, the table edge too.
// Taken: run = null means no run was declared; a way shorter than allowed, and a way of 0, is legal.
// Round base: the way of the centre is the length (R18).
export const normalMoves: { move: number; run: number | null; way: number; legal: boolean }[] = [
  { move: 5, run: null, way: 0, legal: true },
  { move: 5, run: null, way: 4.99, legal: true },
  { move: 5, run: null, way: 5, legal: true },
  { move: 5, run: null, way: 5.01, legal: false },
  { move: 5, run: null, way: 6, legal: false },
  { move: 4, run: null, way: 4, legal: true },
  { move: 4, run: null, way: 4.01, legal: false },
  { move: 12, run: null, way: 12, legal: true },
  { move: 12, run: null, way: 12.01, legal: false },
  { move: 5, run: 1, way: 6, legal: true },
  { move: 5, run: 1, way: 6.01, legal: false },
  { move: 5, run: 3, way: 7.99, legal: true },
  { move: 5, run: 3, way: 8, legal: true },
  { move: 5, run: 3, way: 8.01, legal: false },
  { move: 5, run: 6, way: 11, legal: true },
  { move: 5, run: 6, way: 11.01, legal: false },
  { move: 5, run: 6, way: 2, legal: true }, // the run need not be used up
  { move: 4, run: 2, way: 6, legal: true },
  { move: 4, run: 2, way: 6.01, legal: false },
  { move: 12, run: 4, way: 16, legal: true },
  { move: 12, run: 4, way: 16.01, legal: false },
];

// ---------------------------------------------------------------------------------------------------------------------------
// Nearness to enemies. move, run: no part of the way within 3 in of an enemy unit (exactly 3 is within).
// retreat: any part may be within 3, the end of each model must be MORE than 3 from all enemies.
// charge: the 3 in rule does not apply; the (first, here only) model must END within 1/2 in of an enemy model.
// Taken: move, run and charge start more than 3 in away; a retreat starts within 3 in, so its closest is never above 3.
// Taken: a charge model may come nearer on the way than it ends, only the end counts. Touching a base (0) is not crossing it.
export const keptFromEnemies: { kind: "move" | "run" | "retreat" | "charge"; closest: number; endsAt: number; legal: boolean }[] = [
  { kind: "move", closest: 3.01, endsAt: 3.01, legal: true },
  { kind: "move", closest: 3, endsAt: 3, legal: false },
  { kind: "move", closest: 2.99, endsAt: 2.99, legal: false },
  { kind: "move", closest: 3.01, endsAt: 5, legal: true },
  { kind: "move", closest: 3, endsAt: 5, legal: false }, // only passing by, at exactly 3
  { kind: "move", closest: 2.99, endsAt: 5, legal: false }, // only passing by
  { kind: "move", closest: 0.5, endsAt: 4, legal: false },
  { kind: "move", closest: 10, endsAt: 10, legal: true },
  { kind: "run", closest: 3.01, endsAt: 3.01, legal: true },
  { kind: "run", closest: 3, endsAt: 3, legal: false },
  { kind: "run", closest: 3.01, endsAt: 6, legal: true },
  { kind: "run", closest: 3, endsAt: 6, legal: false },
  { kind: "run", closest: 2.99, endsAt: 6, legal: false },
  { kind: "retreat", closest: 0.5, endsAt: 3.01, legal: true },
  { kind: "retreat", closest: 0.5, endsAt: 3, legal: false },
  { kind: "retreat", closest: 0.5, endsAt: 2.99, legal: false },
  { kind: "retreat", closest: 3, endsAt: 3.01, legal: true },
  { kind: "retreat", closest: 3, endsAt: 3, legal: false },
  { kind: "retreat", closest: 1, endsAt: 5, legal: true },
  { kind: "retreat", closest: 0.1, endsAt: 4, legal: true }, // past an enemy on the way
  { kind: "retreat", closest: 1, endsAt: 1, legal: false },
  { kind: "charge", closest: 0, endsAt: 0, legal: true },
  { kind: "charge", closest: 0.25, endsAt: 0.25, legal: true },
  { kind: "charge", closest: 0.49, endsAt: 0.49, legal: true },
  { kind: "charge", closest: 0.5, endsAt: 0.5, legal: true },
  { kind: "charge", closest: 0.51, endsAt: 0.51, legal: false },
  { kind: "charge", closest: 0.2, endsAt: 0.5, legal: true },
  { kind: "charge", closest: 0.2, endsAt: 0.51, legal: false }, // was near enough on the way, not at the end
  { kind: "charge", closest: 1, endsAt: 1, legal: false },
  { kind: "charge", closest: 3, endsAt: 3, legal: false },
  { kind: "charge", closest: 3.01, endsAt: 3.01, legal: false },
];

// ---------------------------------------------------------------------------------------------------------------------------
// What the unit may be picked for: normalMove (run included) and retreat in its own movement phase, charge in its own charge phase.
// normalMove: nearest enemy more than 3, not moved yet this phase. retreat: nearest enemy within 3, not moved yet.
// charge: more than 3 and within 12, neither ran nor retreated this turn, no attempt yet this phase.
// Taken: a unit not within 3 in cannot retreat. Having run or retreated = it has had its one move of the movement phase.
// OPEN: triedToCharge. An attempt does not take away the movement phase's move by any rule (it lies in another phase), so those
// rows say what the unit may do in the movement phase by distance alone. In the real order of phases that phase is over by then:
// a test that asks during the charge phase should look only at `charge` in the rows with triedToCharge.
export const mayDo: { nearestEnemy: number; ranThisTurn: boolean; retreatedThisTurn: boolean; triedToCharge: boolean; normalMove: boolean; retreat: boolean; charge: boolean }[] = [
  { nearestEnemy: 0, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: false, retreat: true, charge: false },
  { nearestEnemy: 0.5, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: false, retreat: true, charge: false },
  { nearestEnemy: 2.99, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: false, retreat: true, charge: false },
  { nearestEnemy: 3, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: false, retreat: true, charge: false },
  { nearestEnemy: 3.01, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: true, retreat: false, charge: true },
  { nearestEnemy: 8, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: true, retreat: false, charge: true },
  { nearestEnemy: 11.99, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: true, retreat: false, charge: true },
  { nearestEnemy: 12, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: true, retreat: false, charge: true },
  { nearestEnemy: 12.01, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: true, retreat: false, charge: false },
  { nearestEnemy: 30, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: false, normalMove: true, retreat: false, charge: false },
  // ran: moved already, no charge
  { nearestEnemy: 3.01, ranThisTurn: true, retreatedThisTurn: false, triedToCharge: false, normalMove: false, retreat: false, charge: false },
  { nearestEnemy: 8, ranThisTurn: true, retreatedThisTurn: false, triedToCharge: false, normalMove: false, retreat: false, charge: false },
  { nearestEnemy: 12.01, ranThisTurn: true, retreatedThisTurn: false, triedToCharge: false, normalMove: false, retreat: false, charge: false },
  // retreated: the same
  { nearestEnemy: 3.01, ranThisTurn: false, retreatedThisTurn: true, triedToCharge: false, normalMove: false, retreat: false, charge: false },
  { nearestEnemy: 8, ranThisTurn: false, retreatedThisTurn: true, triedToCharge: false, normalMove: false, retreat: false, charge: false },
  // retreated and ran in one (R19: a retreating unit may run)
  { nearestEnemy: 8, ranThisTurn: true, retreatedThisTurn: true, triedToCharge: false, normalMove: false, retreat: false, charge: false },
  // a charge was tried (and failed) this phase: no second attempt; first two columns see OPEN above
  { nearestEnemy: 3.01, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: true, normalMove: true, retreat: false, charge: false },
  { nearestEnemy: 8, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: true, normalMove: true, retreat: false, charge: false },
  { nearestEnemy: 12, ranThisTurn: false, retreatedThisTurn: false, triedToCharge: true, normalMove: true, retreat: false, charge: false },
];

// ---------------------------------------------------------------------------------------------------------------------------
// Chance of the charge: 2D6 >= gap - 1/2. Of 36: 2+ 36, 3+ 35, 4+ 33, 5+ 30, 6+ 26, 7+ 21, 8+ 15, 9+ 10, 10+ 6, 11+ 3, 12 1.
// No attempt at all (0 of 36) within 3 in or beyond 12 in. So no eligible charge is certain: the nearest, 3.01, needs a 3.
export const chargeOdds: { gap: number; chance: [number, number] }[] = [
  { gap: 3, chance: [0, 36] }, // within 3: may not charge
  { gap: 3.01, chance: [35, 36] }, // 2.51 -> 3+
  { gap: 3.5, chance: [35, 36] }, // 3 -> 3+
  { gap: 3.51, chance: [33, 36] }, // 3.01 -> 4+
  { gap: 4, chance: [33, 36] },
  { gap: 4.5, chance: [33, 36] },
  { gap: 4.51, chance: [30, 36] },
  { gap: 5.5, chance: [30, 36] },
  { gap: 5.51, chance: [26, 36] },
  { gap: 6, chance: [26, 36] },
  { gap: 6.5, chance: [26, 36] },
  { gap: 6.51, chance: [21, 36] },
  { gap: 7.5, chance: [21, 36] },
  { gap: 7.51, chance: [15, 36] },
  { gap: 8, chance: [15, 36] },
  { gap: 8.5, chance: [15, 36] },
  { gap: 8.51, chance: [10, 36] },
  { gap: 9, chance: [10, 36] },
  { gap: 9.01, chance: [10, 36] },
  { gap: 9.5, chance: [10, 36] },
  { gap: 9.51, chance: [6, 36] },
  { gap: 10.5, chance: [6, 36] },
  { gap: 10.51, chance: [3, 36] },
  { gap: 11.5, chance: [3, 36] },
  { gap: 11.51, chance: [1, 36] },
  { gap: 11.99, chance: [1, 36] },
  { gap: 12, chance: [1, 36] },
  { gap: 12.01, chance: [0, 36] }, // beyond 12: may not charge, though 11.51 in would be within a 12
];

// ---------------------------------------------------------------------------------------------------------------------------
// End of the first (only) model's charge move, straight: gap - left <= roll, left <= 1/2, and the unit was eligible (3 < gap <= 12).
// Taken: the roll need not be used up; ending in contact (left 0) is legal.
export const chargeEnds: { roll: number; gap: number; left: number; legal: boolean }[] = [
  { roll: 7, gap: 7, left: 0, legal: true }, // exactly 7
  { roll: 7, gap: 7.01, left: 0, legal: false }, // 7.01 in is more than the roll
  { roll: 7, gap: 7.5, left: 0.5, legal: true }, // exactly 7, exactly 1/2
  { roll: 7, gap: 7.5, left: 0.49, legal: false }, // 7.01 in
  { roll: 7, gap: 7.5, left: 0.51, legal: false }, // short enough, but too far off
  { roll: 7, gap: 7.51, left: 0.5, legal: false }, // 7.01 in
  { roll: 7, gap: 7.51, left: 0.51, legal: false }, // exactly 7, but not within 1/2
  { roll: 12, gap: 7, left: 0.5, legal: true }, // not all of the roll used
  { roll: 12, gap: 7, left: 0, legal: true },
  { roll: 12, gap: 7, left: 1, legal: false },
  { roll: 12, gap: 7, left: 2.99, legal: false },
  { roll: 2, gap: 3.01, left: 0.5, legal: false }, // 2.51 in with a 2
  { roll: 2, gap: 3.01, left: 1.01, legal: false },
  { roll: 3, gap: 3.01, left: 0.5, legal: true }, // 2.51 in with a 3
  { roll: 3, gap: 3.01, left: 0.02, legal: true }, // 2.99 in
  { roll: 3, gap: 3.5, left: 0.5, legal: true },
  { roll: 3, gap: 3.51, left: 0.5, legal: false },
  { roll: 12, gap: 12, left: 0.5, legal: true },
  { roll: 12, gap: 12, left: 0, legal: true },
  { roll: 11, gap: 12, left: 0.5, legal: false }, // 11.5 in with an 11
  { roll: 12, gap: 12.01, left: 0.5, legal: false }, // may not charge: more than 12 in away
  { roll: 12, gap: 3, left: 0, legal: false }, // may not charge: within 3 in
  { roll: 8, gap: 8, left: 8, legal: false }, // standing still is no charge
];

// ---------------------------------------------------------------------------------------------------------------------------
// Pile-in of a unit of ONE model against ONE enemy model; the unit did NOT charge this turn. Allowed only within 3 in of an enemy;
// up to 3 in; must end at least as close to the enemy model nearest at the start (R24); not across bases.
// Taken: way 0 (staying) is legal; touching is legal. Because the unit must start within 3 in, the 3 in length itself
// shows here only at startGap 3 (there 3.01 also runs into the base); see pileInBehind for the length alone.
// Where the unit may not pile in at all, even way 0 is marked false (there is no pile-in to make).
export const pileIn: { startGap: number; way: number; legal: boolean; why: string }[] = [
  { startGap: 3, way: 3, legal: true, why: "exactly within 3, exactly 3 long, ends in contact" },
  { startGap: 3, way: 3.01, legal: false, why: "longer than 3, and into the enemy's base" },
  { startGap: 3, way: 2.99, legal: true, why: "within 3, closer than before" },
  { startGap: 3, way: 0.01, legal: true, why: "closer by a hair is enough" },
  { startGap: 3, way: 0, legal: true, why: "exactly as close as before" },
  { startGap: 3, way: -0.01, legal: false, why: "ends farther from the nearest enemy model" },
  { startGap: 2.99, way: 2.99, legal: true, why: "ends in contact" },
  { startGap: 3.01, way: 3, legal: false, why: "unit not within 3 of an enemy and did not charge" },
  { startGap: 3.01, way: 0.5, legal: false, why: "unit not within 3 of an enemy and did not charge" },
  { startGap: 3.01, way: 0, legal: false, why: "no pile-in at all: not within 3 and did not charge" },
  { startGap: 1, way: 1, legal: true, why: "ends in contact" },
  { startGap: 1, way: 1.01, legal: false, why: "into the enemy's base" },
  { startGap: 1, way: 0.5, legal: true, why: "closer than before" },
  { startGap: 1, way: -1, legal: false, why: "ends farther from the nearest enemy model" },
  { startGap: 0.5, way: 0.5, legal: true, why: "ends in contact" },
  { startGap: 0.5, way: -0.01, legal: false, why: "ends farther from the nearest enemy model" },
  { startGap: 0, way: 0, legal: true, why: "in contact, stays" },
  { startGap: 0, way: -0.01, legal: false, why: "ends farther from the nearest enemy model" },
];

// EXTRA (not asked for): the 3 in length and coherency of the pile-in alone. Unit of TWO models, one straight behind the other, one
// enemy model straight ahead, nobody charged. The front model starts at gap 3 and has moved its full 3 into contact. startGap and
// way are those of the BACK model (straight towards). Its gap to the front model at the end = startGap - way - 1.2598.
export const pileInBehind: { startGap: number; way: number; legal: boolean; why: string }[] = [
  { startGap: 5, way: 3, legal: true, why: "exactly 3; 0.74 from its friend at the end" },
  { startGap: 5, way: 3.01, legal: false, why: "longer than 3, nothing else wrong" },
  { startGap: 5, way: 2.75, legal: true, why: "0.99 from its friend at the end" },
  { startGap: 5, way: 2.7, legal: false, why: "1.04 from its friend: out of coherency, the unit stays where it was" },
  { startGap: 5.25, way: 3, legal: true, why: "0.99 from its friend at the end; the unit (front model) is within 3" },
  { startGap: 4.3, way: 3, legal: true, why: "0.04 from its friend at the end" },
];

// ---------------------------------------------------------------------------------------------------------------------------
// Coherency: after any move one group, each model within 1 in of another (a chain). In a row: every gap 1 in or less.
// Taken: only neighbours in the row matter (a 32 mm base between keeps the next but one farther than 1 in away).
// legal false = the move cannot be made, the whole unit stays. A single model is always coherent.
export const coherency: { models: number; gaps: number[]; legal: boolean }[] = [
  { models: 1, gaps: [], legal: true },
  { models: 2, gaps: [0], legal: true },
  { models: 2, gaps: [0.99], legal: true },
  { models: 2, gaps: [1], legal: true },
  { models: 2, gaps: [1.01], legal: false },
  { models: 3, gaps: [1, 1], legal: true },
  { models: 3, gaps: [1, 1.01], legal: false },
  { models: 4, gaps: [0, 1.01, 0], legal: false }, // each has a friend within 1 in, but there are two groups
  { models: 4, gaps: [0.5, 3, 0.5], legal: false },
  { models: 5, gaps: [1, 1, 1, 1], legal: true }, // a long chain is fine
  { models: 5, gaps: [0.5, 0.5, 0.5, 1.01], legal: false }, // the last one
  { models: 6, gaps: [1.01, 0.2, 0.2, 0.2, 0.2], legal: false }, // the first one
  { models: 6, gaps: [0.9, 0.8, 0.99, 0, 1], legal: true },
  { models: 10, gaps: [1, 1, 1, 1, 1.01, 1, 1, 1, 1], legal: false }, // in the middle
  { models: 10, gaps: [1, 1, 1, 1, 1, 1, 1, 1, 1], legal: true },
];

// ---------------------------------------------------------------------------------------------------------------------------
// End of each turn: a split unit keeps one group, the owner says which (R8; default the largest); the others are removed
// and count as slain (no battleshock for them this turn). kept = index from 0.
export const splitAtEnd: { groups: number[]; kept: number; left: number; slain: number }[] = [
  { groups: [10], kept: 0, left: 10, slain: 0 },
  { groups: [1], kept: 0, left: 1, slain: 0 },
  { groups: [6, 4], kept: 0, left: 6, slain: 4 },
  { groups: [6, 4], kept: 1, left: 4, slain: 6 }, // the owner may keep the smaller one
  { groups: [5, 5], kept: 0, left: 5, slain: 5 },
  { groups: [5, 5], kept: 1, left: 5, slain: 5 },
  { groups: [1, 1], kept: 1, left: 1, slain: 1 },
  { groups: [9, 1], kept: 0, left: 9, slain: 1 },
  { groups: [9, 1], kept: 1, left: 1, slain: 9 },
  { groups: [3, 5, 2], kept: 1, left: 5, slain: 5 },
  { groups: [3, 5, 2], kept: 2, left: 2, slain: 8 },
  { groups: [1, 1, 1], kept: 0, left: 1, slain: 2 },
];

// ---------------------------------------------------------------------------------------------------------------------------
// Melee: the model strikes with a weapon when the target unit is within its range: gap <= range, measured after pile-ins.
// Taken: the unit is fighting already, so no range above 3 is listed (above 3 in the unit's right to fight would matter too).
export const reach: { range: number; gap: number; strikes: boolean }[] = [
  { range: 1, gap: 0, strikes: true },
  { range: 1, gap: 0.5, strikes: true },
  { range: 1, gap: 0.99, strikes: true },
  { range: 1, gap: 1, strikes: true },
  { range: 1, gap: 1.01, strikes: false },
  { range: 1, gap: 2, strikes: false },
  { range: 2, gap: 1.26, strikes: true }, // over the base of a friend in contact (1.2598)
  { range: 1, gap: 1.26, strikes: false },
  { range: 2, gap: 1.99, strikes: true },
  { range: 2, gap: 2, strikes: true },
  { range: 2, gap: 2.01, strikes: false },
  { range: 3, gap: 2.99, strikes: true },
  { range: 3, gap: 3, strikes: true },
  { range: 3, gap: 3.01, strikes: false },
];

// ---------------------------------------------------------------------------------------------------------------------------
// Wounds: one at a time; a wounded model takes all until slain; one wounded model at most; surplus goes on to the next.
// alreadyOnOne = wounds on the one wounded model (0 = none). onWounded = wounds on the wounded model left (0 = none, or nobody left).
// Taken: no negations; wounds beyond the last model are lost.
export const losses: { wounds: number; models: number; alreadyOnOne: number; suffered: number; slain: number; onWounded: number }[] = [
  { wounds: 1, models: 10, alreadyOnOne: 0, suffered: 0, slain: 0, onWounded: 0 },
  { wounds: 1, models: 10, alreadyOnOne: 0, suffered: 4, slain: 4, onWounded: 0 },
  { wounds: 1, models: 10, alreadyOnOne: 0, suffered: 10, slain: 10, onWounded: 0 },
  { wounds: 1, models: 10, alreadyOnOne: 0, suffered: 13, slain: 10, onWounded: 0 },
  { wounds: 2, models: 5, alreadyOnOne: 0, suffered: 1, slain: 0, onWounded: 1 },
  { wounds: 2, models: 5, alreadyOnOne: 0, suffered: 2, slain: 1, onWounded: 0 },
  { wounds: 2, models: 5, alreadyOnOne: 0, suffered: 3, slain: 1, onWounded: 1 },
  { wounds: 2, models: 5, alreadyOnOne: 1, suffered: 0, slain: 0, onWounded: 1 },
  { wounds: 2, models: 5, alreadyOnOne: 1, suffered: 1, slain: 1, onWounded: 0 },
  { wounds: 2, models: 5, alreadyOnOne: 1, suffered: 2, slain: 1, onWounded: 1 },
  { wounds: 2, models: 5, alreadyOnOne: 1, suffered: 8, slain: 4, onWounded: 1 },
  { wounds: 2, models: 5, alreadyOnOne: 1, suffered: 9, slain: 5, onWounded: 0 },
  { wounds: 2, models: 5, alreadyOnOne: 1, suffered: 12, slain: 5, onWounded: 0 },
  { wounds: 3, models: 3, alreadyOnOne: 2, suffered: 5, slain: 2, onWounded: 1 },
  { wounds: 3, models: 3, alreadyOnOne: 2, suffered: 7, slain: 3, onWounded: 0 },
  { wounds: 4, models: 4, alreadyOnOne: 0, suffered: 7, slain: 1, onWounded: 3 },
  { wounds: 4, models: 4, alreadyOnOne: 3, suffered: 9, slain: 3, onWounded: 0 },
  { wounds: 5, models: 1, alreadyOnOne: 3, suffered: 1, slain: 0, onWounded: 4 },
  { wounds: 5, models: 1, alreadyOnOne: 3, suffered: 2, slain: 1, onWounded: 0 },
  { wounds: 14, models: 1, alreadyOnOne: 0, suffered: 13, slain: 0, onWounded: 13 },
  { wounds: 14, models: 1, alreadyOnOne: 0, suffered: 14, slain: 1, onWounded: 0 },
];

// ---------------------------------------------------------------------------------------------------------------------------
// Battleshock: die + slain this turn against Bravery + 1 per full 10 models now standing; the surplus flees (all, if fewer stand).
// slain 0: no test, nobody flees, whatever the die.
export const battleshock: { bravery: number; standing: number; slain: number; die: number; flee: number }[] = [
  { bravery: 6, standing: 8, slain: 2, die: 1, flee: 0 }, // 3 against 6
  { bravery: 6, standing: 8, slain: 2, die: 4, flee: 0 }, // 6 against 6: not greater
  { bravery: 6, standing: 8, slain: 2, die: 5, flee: 1 }, // 7 against 6
  { bravery: 6, standing: 8, slain: 2, die: 6, flee: 2 }, // 8 against 6
  { bravery: 6, standing: 9, slain: 2, die: 6, flee: 2 }, // 8 against 6: nine give nothing
  { bravery: 6, standing: 10, slain: 2, die: 6, flee: 1 }, // 8 against 7
  { bravery: 6, standing: 10, slain: 2, die: 5, flee: 0 }, // 7 against 7
  { bravery: 6, standing: 19, slain: 2, die: 6, flee: 1 }, // 8 against 7
  { bravery: 6, standing: 20, slain: 2, die: 6, flee: 0 }, // 8 against 8
  { bravery: 5, standing: 20, slain: 10, die: 1, flee: 4 }, // 11 against 7
  { bravery: 5, standing: 20, slain: 10, die: 6, flee: 9 }, // 16 against 7
  { bravery: 5, standing: 19, slain: 10, die: 6, flee: 10 }, // 16 against 6
  { bravery: 5, standing: 30, slain: 10, die: 6, flee: 8 }, // 16 against 8
  { bravery: 5, standing: 2, slain: 8, die: 6, flee: 2 }, // 14 against 5: 9, but only two are left
  { bravery: 4, standing: 5, slain: 5, die: 4, flee: 5 }, // 9 against 4: exactly all
  { bravery: 10, standing: 5, slain: 5, die: 5, flee: 0 }, // 10 against 10
  { bravery: 10, standing: 5, slain: 5, die: 6, flee: 1 }, // 11 against 10
  { bravery: 4, standing: 5, slain: 0, die: 6, flee: 0 }, // no losses: no test
  { bravery: 4, standing: 5, slain: 1, die: 6, flee: 3 }, // 7 against 4
];

// ---------------------------------------------------------------------------------------------------------------------------
// Priority. Round 1: no roll, the player who finished setting up first chooses. Later: higher D6 chooses; a tie: who had the first
// turn in the last round chooses (no roll again).
// Taken: in round 1 (rolls null) there is no last round; the field firstLastRound then holds WHO FINISHED SETTING UP FIRST.
export const priority: { round: number; rolls: [number, number] | null; firstLastRound: 0 | 1; chooses: 0 | 1 }[] = [
  { round: 1, rolls: null, firstLastRound: 0, chooses: 0 },
  { round: 1, rolls: null, firstLastRound: 1, chooses: 1 },
  { round: 2, rolls: [5, 3], firstLastRound: 0, chooses: 0 },
  { round: 2, rolls: [5, 3], firstLastRound: 1, chooses: 0 },
  { round: 2, rolls: [3, 4], firstLastRound: 0, chooses: 1 },
  { round: 2, rolls: [3, 4], firstLastRound: 1, chooses: 1 },
  { round: 2, rolls: [4, 4], firstLastRound: 0, chooses: 0 },
  { round: 2, rolls: [4, 4], firstLastRound: 1, chooses: 1 },
  { round: 3, rolls: [1, 1], firstLastRound: 1, chooses: 1 },
  { round: 3, rolls: [6, 6], firstLastRound: 0, chooses: 0 },
  { round: 4, rolls: [1, 6], firstLastRound: 0, chooses: 1 },
  { round: 5, rolls: [2, 1], firstLastRound: 1, chooses: 0 },
];

// ---------------------------------------------------------------------------------------------------------------------------
// Order of fighting: players alternate, the one whose turn it is first. He must pick an eligible unit (within 3 in of an enemy, or
// charged this turn; not fought yet) and may pass only when he has none.
// Taken: picks holds one entry for each unit that really fights; forced passes are left out. near does not change during the phase
// (nobody is slain, no pile-in brings new units near). Only the active side can have charged.
export const fightOrder: { active: 0 | 1; units: { seat: 0 | 1; near: boolean; charged: boolean }[]; picks: (0 | 1)[] }[] = [
  { active: 0, units: [{ seat: 0, near: false, charged: false }, { seat: 1, near: false, charged: false }], picks: [] },
  { active: 0, units: [{ seat: 0, near: true, charged: false }, { seat: 1, near: true, charged: false }], picks: [0, 1] },
  { active: 1, units: [{ seat: 0, near: true, charged: false }, { seat: 1, near: true, charged: false }], picks: [1, 0] },
  { active: 0, units: [{ seat: 0, near: true, charged: true }, { seat: 1, near: true, charged: false }], picks: [0, 1] }, // charging gives no earlier place
  { active: 1, units: [{ seat: 1, near: true, charged: true }, { seat: 1, near: true, charged: false }, { seat: 0, near: true, charged: false }], picks: [1, 0, 1] },
  {
    active: 0,
    units: [{ seat: 0, near: true, charged: false }, { seat: 0, near: true, charged: true }, { seat: 0, near: true, charged: true }, { seat: 1, near: true, charged: false }],
    picks: [0, 1, 0, 0], // the other has none left and passes
  },
  {
    active: 0,
    units: [{ seat: 0, near: true, charged: true }, { seat: 1, near: true, charged: false }, { seat: 1, near: true, charged: false }, { seat: 1, near: true, charged: false }],
    picks: [0, 1, 1, 1],
  },
  {
    active: 1,
    units: [{ seat: 0, near: true, charged: false }, { seat: 0, near: true, charged: false }, { seat: 1, near: true, charged: true }, { seat: 1, near: true, charged: false }],
    picks: [1, 0, 1, 0],
  },
  {
    active: 0,
    units: [{ seat: 0, near: true, charged: false }, { seat: 0, near: false, charged: false }, { seat: 1, near: true, charged: false }, { seat: 1, near: false, charged: false }],
    picks: [0, 1], // those far off do not fight
  },
  // charged, but its enemy is gone by now: it is still eligible
  { active: 0, units: [{ seat: 0, near: false, charged: true }, { seat: 1, near: false, charged: false }], picks: [0] },
  {
    active: 1,
    units: [{ seat: 1, near: false, charged: true }, { seat: 1, near: true, charged: false }, { seat: 0, near: true, charged: false }, { seat: 0, near: false, charged: false }],
    picks: [1, 0, 1],
  },
];
