// Secondary objectives of The Ninth Age: expected courses, winners, Battle Points. Independent of the engine.
// Sources: seed 000 "Secondary Objectives", "Battle Points", "Scoring Victory Points"; rules/t9a.md 1, 18, 19;
// rules-names.tsv (Scoring). Own words. A is the player with the first Player Turn of each Game Turn, B the other.

/** a unit at the end of a Game Turn: d = inches from the objective's point to the NEAREST point of its boundary */
export interface Here { unit: string; d: number; scoring?: boolean /* default true */; fleeing?: boolean; why?: string }
export interface Turn { a: Here[]; b: Here[] }
export type Winner = "A" | "B" | "none";
const on = (unit: string, d = 2): Here => ({ unit, d });
const off = (unit: string, why: string, d = 2): Here => ({ unit, d, scoring: false, why });
const runs = (unit: string, d = 2): Here => ({ unit, d, fleeing: true });
const t = (a: Here[], b: Here[]): Turn => ({ a, b });

// ---------------------------------------------------------------- Battle Points
/** winner / loser by difference of Victory Points in percent of army points; objective +3 / -3 */
export const bands: [number, number, number][] = [[0, 10, 10], [5, 11, 9], [10, 12, 8], [20, 13, 7], [30, 14, 6], [40, 15, 5], [50, 16, 4], [70, 17, 3]]; // over this percentage
export function battlePoints(vpA: number, vpB: number, army: number, objective: Winner): [number, number] {
  const d = Math.abs(vpA - vpB);
  let w = 10, l = 10;
  for (const [over, x, y] of bands) if (over === 0 || d * 100 > over * army) { w = x; l = y; }
  let r: [number, number] = vpA >= vpB ? [w, l] : [l, w];
  if (objective === "A") r = [r[0] + 3, r[1] - 3];
  if (objective === "B") r = [r[0] - 3, r[1] + 3];
  return r;
}
export const battlePointCases: { a: number; b: number; army: number; objective: Winner; points: [number, number]; why: string }[] = [
  { a: 0, b: 0, army: 4500, objective: "none", points: [10, 10], why: "draw" },
  { a: 0, b: 0, army: 4500, objective: "A", points: [13, 7], why: "objective only" },
  { a: 225, b: 0, army: 4500, objective: "none", points: [10, 10], why: "5 % is still in the first band" },
  { a: 226, b: 0, army: 4500, objective: "none", points: [11, 9], why: "over 5 %" },
  { a: 450, b: 0, army: 4500, objective: "none", points: [11, 9], why: "10 %" },
  { a: 451, b: 0, army: 4500, objective: "B", points: [9, 11], why: "12 - 3, 8 + 3" },
  { a: 900, b: 0, army: 4500, objective: "none", points: [12, 8], why: "20 %" },
  { a: 901, b: 0, army: 4500, objective: "none", points: [13, 7], why: "same rule as its neighbours" },
  { a: 0, b: 1350, army: 4500, objective: "none", points: [7, 13], why: "30 %" },
  { a: 0, b: 1351, army: 4500, objective: "none", points: [6, 14], why: "same rule as its neighbours" },
  { a: 0, b: 1800, army: 4500, objective: "A", points: [9, 11], why: "6 + 3, 14 - 3" },
  { a: 0, b: 1801, army: 4500, objective: "none", points: [5, 15], why: "same rule as its neighbours" },
  { a: 2250, b: 0, army: 4500, objective: "none", points: [15, 5], why: "50 %" },
  { a: 2251, b: 0, army: 4500, objective: "none", points: [16, 4], why: "same rule as its neighbours" },
  { a: 3150, b: 0, army: 4500, objective: "none", points: [16, 4], why: "70 %" },
  { a: 3151, b: 0, army: 4500, objective: "A", points: [20, 0], why: "the most there is" },
  { a: 3151, b: 0, army: 4500, objective: "B", points: [14, 6], why: "17 - 3, 3 + 3" },
  { a: 1000, b: 900, army: 2000, objective: "none", points: [10, 10], why: "100 of 2000 is exactly 5 %" },
  { a: 1001, b: 900, army: 2000, objective: "none", points: [11, 9], why: "101 of 2000" },
];

// ---------------------------------------------------------------- Hold the Ground
/** counters after each of the six Game Turns; turn 1 never gives one; equal numbers give none (need MORE); most counters win */
export interface Course { name: string; turns: Turn[]; counters: [number, number][]; winner: Winner; points: [number, number]; why: string; open?: string }
const S = "the sheet says how a counter is gained; that most counters win is understood, not printed";
export const holdTheGround: Course[] = [
  { name: "A alone in the middle all the time", turns: Array.from({ length: 6 }, () => t([on("a1")], [])), counters: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]], winner: "A", points: [13, 7], why: "five counters at most: turn 1 is left out", open: S },
  { name: "one each", turns: Array.from({ length: 6 }, () => t([on("a1")], [on("b1")])), counters: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], winner: "none", points: [10, 10], why: "equal is not more" },
  { name: "only in turn 1", turns: [t([on("a1"), on("a2")], []), t([], []), t([], []), t([], []), t([], []), t([], [])], counters: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], winner: "none", points: [10, 10], why: "first Game Turn does not count" },
  { name: "A early, B late", turns: [t([], []), t([on("a1")], []), t([on("a1")], []), t([on("a1")], [on("b1"), on("b2")]), t([], [on("b1"), on("b2")]), t([], [on("b1")])], counters: [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [2, 3]], winner: "B", points: [7, 13], why: "2 to 3" },
  { name: "A's unit flees in turns 4 and 5", turns: [t([], []), t([on("a1")], [on("b1", 7)]), t([on("a1")], []), t([runs("a1")], [on("b1", 5)]), t([runs("a1", 5)], [on("b1")]), t([on("a1", 6)], [on("b1", 6)])], counters: [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [2, 2]], winner: "none", points: [10, 10], why: "fleeing units are not Scoring; b1 at 7 inches does not count; last turn even: 2 to 2" },
  { name: "B destroyed in turn 3", turns: [t([], []), t([on("a1")], [on("b1"), on("b2")]), t([on("a1")], []), t([on("a1")], []), t([], []), t([], [])], counters: [[0, 0], [0, 1], [1, 1], [2, 1], [2, 1], [2, 1]], winner: "A", points: [13, 7], why: "destroyed units are simply not there; counters gained stay" },
  { name: "distances 6.00 and 6.01", turns: [t([], []), t([on("a1", 6)], []), t([on("a1", 6.01)], []), t([on("a1", 6)], [on("b1", 6.01)]), t([on("a1", 6.01)], [on("b1", 6)]), t([on("a1", 5.99), on("a2", 6.01)], [on("b1", 5.99)])], counters: [[0, 0], [1, 0], [1, 0], [2, 0], [2, 1], [2, 1]], winner: "A", points: [13, 7], why: "within is 6 or less, to the nearest point of the boundary" },
  { name: "units that are not Scoring at all", turns: Array.from({ length: 6 }, () => t([off("a-hero", "no Scoring rule"), off("a-machine", "no Scoring rule")], [on("b1")])), counters: [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]], winner: "B", points: [7, 13], why: "only Scoring Units are counted" },
  { name: "ambushers in turn 3 and in turn 4", turns: [t([], []), t([], []), t([on("a-ambush3")], []), t([on("a-ambush3")], [off("b-ambush4", "arrived in Game Turn 4")]), t([on("a-ambush3")], [off("b-ambush4", "arrived in Game Turn 4")]), t([], [off("b-ambush4", "arrived in Game Turn 4")])], counters: [[0, 0], [0, 0], [1, 0], [2, 0], [3, 0], [3, 0]], winner: "A", points: [13, 7], why: "arriving in turn 4 or later costs Scoring for the rest of the game; in turn 3 it does not" },
  { name: "post-combat reform in B's Player Turn of turn 2", turns: [t([], []), t([], [off("b1", "post-combat reform in this Player Turn")]), t([], [on("b1")]), t([], [on("b1")]), t([], []), t([], [])], counters: [[0, 0], [0, 0], [0, 1], [0, 2], [0, 2], [0, 2]], winner: "B", points: [7, 13], why: "Scoring comes back with the next Player Turn" },
  { name: "post-combat reform in A's Player Turn of turn 2", turns: [t([], []), t([on("a1")], []), t([on("a1")], []), t([], []), t([], []), t([], [])], counters: [[0, 0], [1, 0], [2, 0], [2, 0], [2, 0], [2, 0]], winner: "A", points: [13, 7], why: "B's Player Turn comes before the end of the Game Turn, and with it a1 scores again", open: "`the next Player Turn` taken as anybody's; if it is the owner's next, turn 2 gives no counter" },
  { name: "two against one, then the two flee, one rallies", turns: [t([], []), t([on("a1"), on("a2")], [on("b1")]), t([runs("a1"), runs("a2")], [on("b1")]), t([on("a1"), runs("a2")], [on("b1")]), t([on("a1"), on("a2", 5)], [on("b1")]), t([on("a1"), on("a2", 8)], [runs("b1")])], counters: [[0, 0], [1, 0], [1, 1], [1, 1], [2, 1], [3, 1]], winner: "A", points: [13, 7], why: "a rallied unit is Scoring again, though Shaken" },
];
/** computes a course from its turns, as a check of the literals above */
export function runHold(turns: Turn[]): { counters: [number, number][]; winner: Winner } {
  const counters: [number, number][] = [];
  let a = 0, b = 0;
  turns.forEach((x, i) => {
    const n = (l: Here[]): number => l.filter((u) => u.d <= 6 && u.scoring !== false && !u.fleeing).length;
    if (i > 0) { if (n(x.a) > n(x.b)) a++; else if (n(x.b) > n(x.a)) b++; }
    counters.push([a, b]);
  });
  return { counters, winner: a > b ? "A" : b > a ? "B" : "none" };
}

// ---------------------------------------------------------------- Breakthrough
export interface Simple { name: string; a: number | string; b: number | string; winner: Winner; points: [number, number]; why: string; open?: string }
const p = (w: Winner): [number, number] => (w === "A" ? [13, 7] : w === "B" ? [7, 13] : [10, 10]);
const s = (name: string, a: number | string, b: number | string, winner: Winner, why: string, open?: string): Simple => ({ name, a, b, winner, points: p(winner), why, ...(open ? { open } : {}) });
/** a, b = Scoring Units inside the opponent's zone when the game ends; VP even in all cases */
export const breakthrough: Simple[] = [
  s("none", 0, 0, "none", "nobody has most"),
  s("1 : 0", 1, 0, "A", "most"),
  s("1 : 2", 1, 2, "B", "most"),
  s("2 : 2", 2, 2, "none", "even"),
  s("3 : 2", 3, 2, "A", "most"),
  s("4 : 3", 4, 3, "none", "counted up to 3: 3 : 3", "`up to 3` read as a cap on the count"),
  s("5 : 2", 5, 2, "A", "3 : 2"),
  s("1 : 1, but A's unit flees", 0, 1, "B", "fleeing units are not Scoring"),
  s("1 : 0, but A's unit came by ambush in turn 5", 0, 0, "none", "lost Scoring"),
  s("1 : 0, but A's unit made a post-combat reform in the last Player Turn (B's)", 0, 0, "none", "no Player Turn follows to bring Scoring back"),
  s("1 in the zone in turn 5, gone in turn 6", 0, 0, "none", "only the end counts"),
];
export const breakthroughOpen = "how much of the unit must be inside the zone (any part, most models, all) is not printed; skip units astride its border";

// ---------------------------------------------------------------- Spoils of War
/** where its markers lie: the middle of that line and 24 inches to both sides on a table of 72 (one third of the length) */
export const spoilsMarkers = { xs: [-24, 0, 24], y: 0, why: "rules 18: the middle and at least a third of the board's length from it to both sides; moved on if within 1 inch of impassable ground" };
export interface SpoilsStep { event: string; carriers: { marker: number; by: "A" | "B" | "ground" }[]; why: string; open?: string }
export interface Spoils { name: string; steps: SpoilsStep[]; winner: Winner; why: string; open?: string }
const c3 = (x: "A" | "B" | "ground", y: "A" | "B" | "ground", z: "A" | "B" | "ground"): SpoilsStep["carriers"] => [{ marker: 1, by: x }, { marker: 2, by: y }, { marker: 3, by: z }];
export const spoils: Spoils[] = [
  { name: "touch in the move, lift in the next own turn", steps: [
    { event: "A's Scoring Unit moves onto marker 2 in A's turn 2", carriers: c3("ground", "ground", "ground"), why: "lifted only at the start of the owner's Player Turn" },
    { event: "B's turn 2", carriers: c3("ground", "ground", "ground"), why: "not A's Player Turn" },
    { event: "start of A's turn 3, still in contact", carriers: c3("ground", "A", "ground"), why: "sheet" }], winner: "A", why: "one unit with a marker against none" },
  { name: "left before the turn starts", steps: [
    { event: "A's unit moves onto marker 1 in turn 2", carriers: c3("ground", "ground", "ground"), why: "same rule as its neighbours" },
    { event: "it flees from a charge in B's turn 2", carriers: c3("ground", "ground", "ground"), why: "same rule as its neighbours" },
    { event: "start of A's turn 3: fleeing, out of contact", carriers: c3("ground", "ground", "ground"), why: "fleeing units are not Scoring and cannot act" }], winner: "none", why: "0 : 0" },
  { name: "carrier destroyed, opponent lays it down", steps: [
    { event: "A carries marker 1", carriers: c3("A", "ground", "ground"), why: "same rule as its neighbours" },
    { event: "carrier destroyed in B's turn", carriers: c3("ground", "ground", "ground"), why: "dropped; the opponent, B, places it (rules 18)", open: "how far from the lost unit is not printed" },
    { event: "start of B's next turn, B's unit in contact", carriers: c3("B", "ground", "ground"), why: "same rule as its neighbours" }], winner: "B", why: "0 : 1" },
  { name: "carrier flees", steps: [
    { event: "A carries marker 2", carriers: c3("ground", "A", "ground"), why: "same rule as its neighbours" },
    { event: "carrier breaks and flees", carriers: c3("ground", "ground", "ground"), why: "no longer Scoring: dropped, opponent places it" },
    { event: "it rallies in turn 5 away from the marker", carriers: c3("ground", "ground", "ground"), why: "has to fetch it again" }], winner: "none", why: "0 : 0" },
  { name: "carrier makes a post-combat reform", steps: [
    { event: "A carries marker 3", carriers: c3("ground", "ground", "A"), why: "same rule as its neighbours" },
    { event: "post-combat reform", carriers: c3("ground", "ground", "ground"), why: "loses Scoring for the rest of the Player Turn: dropped", open: "whether a short loss of Scoring drops it is not said; `dropped if not Scoring` is taken at its word" }], winner: "none", why: "same rule as its neighbours", open: "see the step" },
  { name: "two each and one", steps: [{ event: "end of the game", carriers: c3("A", "B", "A"), why: "two units of A, one of B" }], winner: "A", why: "most units carrying" },
  { name: "one each, third on the ground", steps: [{ event: "end of the game", carriers: c3("A", "ground", "B"), why: "same rule as its neighbours" }], winner: "none", why: "even" },
  { name: "not a Scoring Unit", steps: [{ event: "A's hero alone stands at marker 2 at the start of A's turn", carriers: c3("ground", "ground", "ground"), why: "Scoring Units only" }], winner: "none", why: "same rule as its neighbours" },
  { name: "both in contact", steps: [{ event: "A's and B's unit both touch marker 2; A's Player Turn starts", carriers: c3("ground", "A", "ground"), why: "each player lifts at the start of the own turn: A first" }], winner: "A", why: "same rule as its neighbours" },
];
export const spoilsMove = [
  { name: "carrier with 2 Full Ranks", march: false, why: "fewer than 3 (rules 18)" },
  { name: "carrier with 3 Full Ranks", march: true, why: "same rule as its neighbours" },
  { name: "carrier of Light Troops, 4 ranks of 5", march: false, why: "Light Troops count as 0 Full Ranks" },
  { name: "gigantic lone carrier", march: false, why: "1 Full Rank" },
];
export const spoilsOpen = "putting a marker down at will, one unit with two markers (`units carrying` counts the unit once), and where a dropped marker may lie are not printed in English";

// ---------------------------------------------------------------- King of the Hill
/** aIn = A's Scoring Units inside the feature that B chose; bIn likewise */
export const king: Simple[] = [
  s("A in B's, B not in A's", 1, 0, "A", "sheet"),
  s("nobody", 0, 0, "none", "same rule as its neighbours"),
  s("both", 1, 1, "none", "both did it: no difference", "the sheet does not say what happens when both succeed"),
  s("A two, B one", 2, 1, "none", "having units is asked for, not more of them", "same"),
  s("A inside its OWN feature only", 0, 0, "none", "the opponent's feature counts"),
  s("A's unit in B's feature flees", 0, 0, "none", "not Scoring"),
  s("A's unit in B's feature, an enemy Scoring Unit is in it too", 1, 0, "A", "the sheet does not ask for more units than the opponent there"),
];
export const kingChoice = [
  { name: "who chooses first", answer: "the player who chose the zone", why: "sheet, last line of the section" },
  { name: "when", answer: "after Spell Selection", why: "sheet" },
  { name: "impassable feature", allowed: false, why: "sheet" },
  { name: "feature wholly in the chooser's own zone", allowed: false, why: "sheet" },
  { name: "feature with a corner 0.1 outside the chooser's zone", allowed: true, why: "not entirely in it" },
  { name: "feature wholly in the opponent's zone", allowed: true, why: "only the own zone is barred" },
  { name: "wall, field, water", allowed: true, why: "every kind but impassable" },
  { name: "the feature the other one chose", allowed: true, why: "not barred", open: "silent" },
];
export const kingOpen = "how much of a unit must be inside (any part, most models, wholly) is not printed; skip partial cases";

// ---------------------------------------------------------------- Capture the Flags
/** a = enemy Scoring (or marked) Units that A destroyed */
export const flags: Simple[] = [
  s("0 : 0", 0, 0, "none", "same rule as its neighbours"), s("1 : 0", 1, 0, "A", "more"), s("2 : 2", 2, 2, "none", "even"), s("1 : 3", 1, 3, "B", "more"),
  s("A's only victim is fleeing when the game ends", 0, 0, "none", "fleeing is not destroyed"),
  s("A's victim fled off the table", 1, 0, "A", "fleeing off is destruction (sheet, Panic)"),
  s("A destroyed a Scoring Unit that was fleeing at that moment", 1, 0, "A", "it had Scoring on its list", "fleeing units are not Scoring while they flee; the list value is taken"),
  s("A destroyed a hero without Scoring that was not marked", 0, 0, "none", "same rule as its neighbours"),
  s("A destroyed a marked unit without Scoring", 1, 0, "A", "marked units count"),
  s("A destroyed a unit whose ambush in turn 5 cost it Scoring", 1, 0, "A", "as before", "silent"),
  s("A's three marks: two destroyed, B's four Scoring: one destroyed by A? numbers 2 : 1", 2, 1, "A", "more"),
];
export const flagMarks = [
  { scoring: 3, marks: 0, why: "enough" }, { scoring: 5, marks: 0, why: "enough" }, { scoring: 2, marks: 1, why: "opponent fills up to three" },
  { scoring: 1, marks: 2, why: "same rule as its neighbours" }, { scoring: 0, marks: 3, why: "same rule as its neighbours" },
];

// ---------------------------------------------------------------- Secure Target
/** per marker: Scoring Units of A and B with their distances */
export const secure: { name: string; markers: { a: number[]; b: number[] }[]; control: Winner[]; winner: Winner; points: [number, number]; why: string }[] = [
  { name: "one each", markers: [{ a: [3], b: [] }, { a: [], b: [4] }], control: ["A", "B"], winner: "none", points: [10, 10], why: "1 : 1" },
  { name: "A one, other contested", markers: [{ a: [3], b: [] }, { a: [2], b: [4] }], control: ["A", "none"], winner: "A", points: [13, 7], why: "1 : 0" },
  { name: "distances 6 and 6.01", markers: [{ a: [6], b: [6.01] }, { a: [6.01], b: [6.01] }], control: ["A", "none"], winner: "A", points: [13, 7], why: "within 6" },
  { name: "both B", markers: [{ a: [1], b: [2, 3] }, { a: [], b: [5] }], control: ["B", "B"], winner: "B", points: [7, 13], why: "2 : 0" },
  { name: "nobody", markers: [{ a: [7], b: [] }, { a: [], b: [9] }], control: ["none", "none"], winner: "none", points: [10, 10], why: "same rule as its neighbours" },
  { name: "nearer does not matter", markers: [{ a: [0.5], b: [5.9] }, { a: [], b: [1] }], control: ["none", "B"], winner: "B", points: [7, 13], why: "numbers, not distance" },
];
/** zones of Frontline Clash: |y| over 12 inches; markers of A (south) at [x, y] */
export const securePlacing: { name: string; first: [number, number]; second: [number, number]; legal: boolean; why: string; open?: string }[] = [
  { name: "on the centre line, 48 apart", first: [-24, 0], second: [24, 0], legal: false, why: "12.00 from the zones that start at y 12: not MORE than 12", open: "with zones 12 inches off the centre line no spot is more than 12 inches from BOTH zones; so the placing player's own zone must be meant (`their` zones): see the next cases" },
  { name: "own zone 12.01 off, read as the placer's own zone only", first: [-24, 0.01], second: [24, -0.01], legal: true, why: "first placed by the southern player, second by the northern", open: "reading: own zone only" },
  { name: "own zone 11.99 off", first: [-24, -0.01], second: [24, -0.01], legal: false, why: "first too near to its own zone" },
  { name: "second exactly 12 from its own zone", first: [-12, 1], second: [12, -1 + 1], legal: false, why: "second lies at y 0: exactly 12 from the northern zone, not more; apart 24.02" },
  { name: "24.01 apart", first: [-12.005, 1], second: [12.005, -1], legal: true, why: "24.09 apart, 13 inches from each own zone" },
  { name: "23.99 apart", first: [0, 1], second: [23.907, -1], legal: false, why: "hypot(23.907, 2) = 23.9905" },
  { name: "24.00 exactly", first: [0, 3.5], second: [23, -3.3557], legal: true, why: "hypot(23, 6.8557) = 24.0000 (a hair over): at least 24", open: "exact" },
];

// ---------------------------------------------------------------- Victory Points (per enemy unit)
export const vp: { name: string; cost: number; state: "casualty" | "fleeing" | "shattered" | "shattered and fleeing" | "fine"; leader?: boolean; vp: number; why: string }[] = [
  { name: "destroyed", cost: 330, state: "casualty", vp: 330, why: "all" },
  { name: "fleeing", cost: 330, state: "fleeing", vp: 165, why: "half" },
  { name: "fleeing, odd cost", cost: 335, state: "fleeing", vp: 168, why: "167.5 rounds up (fractions up)" },
  { name: "shattered", cost: 330, state: "shattered", vp: 165, why: "half" },
  { name: "shattered and fleeing", cost: 330, state: "shattered and fleeing", vp: 330, why: "both halves" },
  { name: "General destroyed", cost: 400, state: "casualty", leader: true, vp: 600, why: "+200" },
  { name: "General fleeing", cost: 400, state: "fleeing", leader: true, vp: 200, why: "200 extra only as a casualty" },
  { name: "untouched", cost: 400, state: "fine", vp: 0, why: "same rule as its neighbours" },
];
export const shattered = [
  { start: 20, left: 5, shattered: true, why: "25 % or less" }, { start: 20, left: 6, shattered: false, why: "30 %" }, { start: 10, left: 2, shattered: true, why: "20 %" }, { start: 10, left: 3, shattered: false, why: "30 %" },
  { start: 4, left: 1, shattered: true, why: "exactly 25 %" }, { start: 3, left: 1, shattered: false, why: "33 %" }, { start: 1, left: 1, shattered: false, why: "same rule as its neighbours" },
];
