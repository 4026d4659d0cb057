// Terrain boundary cases of The Ninth Age other than sight and dangerous ground. Independent of the engine.
// Sources: seed 000 "Other Terrain Rules" and "Cover" tables; rulings.md (defending a wall, hill reroll, elevated,
// spacing); rules/t9a.md 3 (spacing), 6 (flee), 12, 14 (Strider), rules-names.tsv (Distracting, Flaming, Stubborn).
export type P = [number, number];
export type Height = "Standard" | "Large" | "Gigantic";
export interface Unit { x: number; y: number; facing: number; files: number; ranks: number; base: [number, number]; height: Height; type?: "Infantry" | "Beast" | "Cavalry" | "Construct"; rules: string[] }
export interface Terrain { kind: "field" | "forest" | "hill" | "impassable" | "ruins" | "wall" | "water"; polygon: P[] }
const box = (x0: number, y0: number, x1: number, y1: number): P[] => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
// block: 5 x 2 of 25 mm, front middle at the origin, facing north: x -2.4606 to 2.4606, y 0 to -1.9685;
// centres of the ranks at y -0.4921 and -1.4764, of the files at x -1.9685, -0.9843, 0, 0.9843, 1.9685
const block: Unit = { x: 0, y: 0, facing: 0, files: 5, ranks: 2, base: [25, 25], height: "Standard", type: "Infantry", rules: [] };

// ---------------------------------------------------------------- in a forest or in water: no Steadfast
/** The sheet says only that units there are not Steadfast; how much of the unit is left open. Three readings:
 *  anyPart = any part of the boundary; majority = more than half of the models by base centre (taken as default, in
 *  line with Strider, which speaks of a majority, and Elevated, which goes by base centres); whole = wholly in it. */
export interface Inside { name: string; unit: Unit; terrain: Terrain; anyPart: boolean; majority: boolean; whole: boolean; centres: number; why: string; open: string }
const O = "the sheet does not say when a unit is in the feature";
const inF = (name: string, polygon: P[], centres: number, anyPart: boolean, whole: boolean, why: string, kind: Terrain["kind"] = "forest", unit: Unit = block): Inside =>
  ({ name, unit, terrain: { kind, polygon }, anyPart, majority: centres * 2 > unit.files * unit.ranks, whole, centres, why, open: O });
export const noSteadfast: Inside[] = [
  inF("clear of it", box(-3, 0.5, 3, 3), 0, false, false, "half an inch ahead"),
  inF("front 0.1 in it", box(-3, -0.1, 3, 3), 0, true, false, "no centre in it"),
  inF("front rank's centres in it", box(-3, -0.6, 3, 3), 5, true, false, "exactly half is no majority"),
  inF("front rank and nearly the second", box(-3, -1.4, 3, 3), 5, true, false, "second rank's centres at 1.476 stay outside"),
  inF("front rank and one file", [[-3, -0.6], [1.5, -0.6], [1.5, -3], [3, -3], [3, 3], [-3, 3]], 6, true, false, "6 of 10: nonconvex outline takes file 5 of the rear rank as well"),
  inF("three files", box(-0.2, -3, 4, 3), 6, true, false, "files 3, 4, 5"),
  inF("two files", box(0.2, -3, 4, 3), 4, true, false, "files 4, 5"),
  inF("all centres, not all ground", box(-2.3, -1.8, 2.3, -0.2), 10, true, false, "all ten centres, outline sticks out"),
  inF("wholly", box(-3, -3, 3, 3), 10, true, true, "all"),
  inF("wholly, water", box(-3, -3, 3, 3), 10, true, true, "water does the same", "water"),
  inF("three files, water", box(-0.2, -3, 4, 3), 6, true, false, "water does the same", "water"),
];
/** other kinds never take Steadfast away */
export const steadfastKinds = { forest: false, water: false, field: true, hill: true, ruins: true, wall: true } as const; // may a unit wholly in it be Steadfast?
export const steadfastExtra = [
  { name: "Strider (Forest) majority, wholly in a forest", steadfast: true, why: "Strider: a majority of them keeps Steadfast there (rules 14)" },
  { name: "Strider (Water) in a forest", steadfast: false, why: "another terrain" },
  { name: "Steadfast unit of 4 ranks against 2 ranks; only the ENEMY stands in the forest", steadfast: true, why: "the row speaks of the unit in it", open: "not said in so many words" },
  { name: "in a forest, Stubborn for another reason", steadfast: false, ignoresDifference: true, why: "only Steadfast is lost" },
];

// ---------------------------------------------------------------- forest: Stubborn for light infantry
export const stubborn: { name: string; unit: Unit; inForest: boolean; stubborn: boolean; why: string; open?: string }[] = [
  { name: "light infantry in a forest", unit: { ...block, rules: ["Light Troops"] }, inForest: true, stubborn: true, why: "sheet" },
  { name: "the same outside", unit: { ...block, rules: ["Light Troops"] }, inForest: false, stubborn: false, why: "only there" },
  { name: "plain infantry in a forest", unit: block, inForest: true, stubborn: false, why: "needs Light Troops" },
  { name: "skirmishers without Light Troops", unit: { ...block, rules: ["Skirmisher"] }, inForest: true, stubborn: false, why: "needs Light Troops" },
  { name: "light cavalry", unit: { ...block, base: [25, 50], type: "Cavalry", rules: ["Light Troops", "Tall"] }, inForest: true, stubborn: false, why: "infantry only" },
  { name: "light beasts", unit: { ...block, type: "Beast", rules: ["Light Troops"] }, inForest: true, stubborn: false, why: "infantry only" },
  { name: "large light infantry", unit: { ...block, base: [40, 40], height: "Large", rules: ["Light Troops"] }, inForest: true, stubborn: true, why: "height is no bar, Towering Presence is" },
  { name: "gigantic light infantry", unit: { ...block, files: 1, ranks: 1, base: [50, 50], height: "Gigantic", rules: ["Light Troops", "Towering Presence"] }, inForest: true, stubborn: false, why: "Towering Presence excluded" },
  { name: "flying light infantry", unit: { ...block, rules: ["Light Troops", "Fly (8,16)"] }, inForest: true, stubborn: false, why: "Fly excluded, also when it fights on the ground" },
  { name: "light infantry in water", unit: { ...block, rules: ["Light Troops"] }, inForest: false, stubborn: false, why: "forests only" },
  { name: "light infantry joined by a character without Light Troops", unit: { ...block, rules: ["Light Troops"] }, inForest: true, stubborn: true, why: "same rule as its neighbours", open: "rule of Light Troops: all-unit for its own effects; for Stubborn the sheet is silent; a joined character of the unit may make it false" },
];

// ---------------------------------------------------------------- walls
export const defending: { name: string; unit: Unit; polygon: P[]; defends: boolean; why: string; open?: string }[] = [
  { name: "front touches, gap 0", unit: block, polygon: box(-3, 0, 3, 0.5), defends: true, why: "ruling: front facing touches" },
  { name: "gap 0.01", unit: block, polygon: box(-3, 0.01, 3, 0.5), defends: false, why: "0.01 inch is no contact", open: "engines may allow a tolerance; 0.01 inch is a quarter of a millimetre" },
  { name: "gap 0.1", unit: block, polygon: box(-3, 0.1, 3, 0.5), defends: false, why: "same rule as its neighbours" },
  { name: "overlaps by 0.01", unit: block, polygon: box(-3, -0.01, 3, 0.5), defends: true, why: "front edge lies in it" },
  { name: "stands across it", unit: block, polygon: box(-3, -1, 3, 0.2), defends: true, why: "front edge lies in it", open: "standing on a wall rather than behind it" },
  { name: "only one model's front touches", unit: block, polygon: box(2, 0, 6, 0.5), defends: true, why: "the unit's front facing is in contact; no share is asked for" },
  { name: "beside the front's corner, 0.01 off", unit: block, polygon: box(2.4706, 0, 6, 0.5), defends: false, why: "front ends at x = 2.4606" },
  { name: "flank touches only", unit: block, polygon: box(2.4606299, -1.5, 3, -0.5), defends: false, why: "front only" },
  { name: "rear touches only", unit: block, polygon: box(-3, -2.4, 3, -1.9685039), defends: false, why: "front only" },
  { name: "inside the boundary, front clear", unit: block, polygon: box(-3, -1.5, 3, -1), defends: false, why: "front edge at y 0 is clear" },
  { name: "turned by 90 degrees", unit: { ...block, facing: 90 }, polygon: box(0, -3, 0.5, 3), defends: true, why: "faces east, front at x = 0" },
];
export const distracting: { name: string; defends: boolean; enemyCharging: boolean; attack: "close combat" | "impact hits" | "stomp" | "shooting"; minus: number; why: string; open?: string }[] = [
  { name: "charged over the wall, first round", defends: true, enemyCharging: true, attack: "close combat", minus: 1, why: "Distracting: close combat attacks at it -1 to hit" },
  { name: "second round", defends: true, enemyCharging: false, attack: "close combat", minus: 0, why: "the enemy no longer counts as charging" },
  { name: "the defenders charged instead", defends: true, enemyCharging: false, attack: "close combat", minus: 0, why: "only against charging enemies" },
  { name: "no wall", defends: false, enemyCharging: true, attack: "close combat", minus: 0, why: "same rule as its neighbours" },
  { name: "impact hits of the charger", defends: true, enemyCharging: true, attack: "impact hits", minus: 0, why: "they hit by themselves" },
  { name: "stomp of the charger", defends: true, enemyCharging: true, attack: "stomp", minus: 0, why: "they hit by themselves" },
  { name: "shot at", defends: true, enemyCharging: false, attack: "shooting", minus: 2, why: "Distracting does nothing to shots; hard cover of a defended wall does: -2" },
  { name: "charged in the flank while the front defends", defends: true, enemyCharging: true, attack: "close combat", minus: 1, why: "the sheet sets no facing for the enemy", open: "whether the enemy must come over the wall" },
  { name: "unit that has Distracting itself, charged", defends: true, enemyCharging: true, attack: "close combat", minus: 1, why: "having it twice is no more; not cumulative with other penalties" },
  { name: "gigantic defender", defends: true, enemyCharging: true, attack: "close combat", minus: 1, why: "Towering Presence is excluded from the cover of walls only, not from this" },
  { name: "pursuer that runs into the defenders", defends: true, enemyCharging: true, attack: "close combat", minus: 1, why: "counts as charging (ruling on pursuit)" },
];

// ---------------------------------------------------------------- water and flaming
export const flaming: { name: string; attackerIn: boolean; targetIn: boolean; melee: boolean; flaming: boolean; why: string; open?: string }[] = [
  { name: "both dry", attackerIn: false, targetIn: false, melee: true, flaming: true, why: "same rule as its neighbours" },
  { name: "attacker in water", attackerIn: true, targetIn: false, melee: true, flaming: false, why: "from it" },
  { name: "target in water", attackerIn: false, targetIn: true, melee: true, flaming: false, why: "into it" },
  { name: "both in water", attackerIn: true, targetIn: true, melee: true, flaming: false, why: "both" },
  { name: "shot out of water", attackerIn: true, targetIn: false, melee: false, flaming: true, why: "melee attacks only" },
  { name: "shot into water", attackerIn: false, targetIn: true, melee: false, flaming: true, why: "melee attacks only" },
  { name: "target of 10, 3 centres in water", attackerIn: false, targetIn: false, melee: true, flaming: true, why: "fewer than half", open: "per model or per unit is not said" },
];
export const flamingConsequences = [
  { name: "Fortitude (5+) against a flaming melee attack on dry ground", save: false, why: "Flaming takes Fortitude away" },
  { name: "the same in water", save: true, why: "the attack is not flaming there" },
  { name: "Flammable target in water, failed wounds rerolled", reroll: false, why: "not flaming there" },
];

// ---------------------------------------------------------------- charging from a hill
// lone models of 100 x 100 mm (3.9370 square) on a half plane of hill: the share of the area is exact, and the base
// centre lies on the hill exactly when the share is above one half, so that area and centre readings agree
const S = 100 / 25.4;
const beast: Unit = { x: 0, y: 0, facing: 0, files: 1, ranks: 1, base: [100, 100], height: "Large", type: "Beast", rules: [] };
/** hill under the rear `share` of the charger (front at y 0, rear at y -S) and the far `tshare` of a target with front at y = 8 facing south */
export const hill: { name: string; charger: Unit; target: Unit; terrain: Terrain[]; chargerShare: number; targetShare: number; reroll: boolean; why: string; open?: string }[] =
  ([[1, 0, true], [0.51, 0, true], [0.5, 0, false], [0.49, 0, false], [0, 0, false], [1, 0.49, true], [1, 0.5, false], [1, 0.51, false], [1, 1, false], [0.51, 0.49, true], [0.49, 0.49, false], [0, 1, false]] as [number, number, boolean][])
    .map(([c, t, reroll]) => ({
      name: `charger ${c * 100} % on, target ${t * 100} % on`, charger: beast, target: { ...beast, y: 8, facing: 180 },
      // one hill: both stretches are joined by a corridor 20 inches to the east
      terrain: [{ kind: "hill" as const, polygon: [[-5, -S - 1], [30, -S - 1], [30, 8 + S + 1], [-5, 8 + S + 1], [-5, 8 + S * (1 - t) + (t === 0 ? 0.5 : 0)], [20, 8 + S * (1 - t) + (t === 0 ? 0.5 : 0)], [20, -S + S * c - (c === 0 ? 0.5 : 0)], [-5, -S + S * c - (c === 0 ? 0.5 : 0)]] as P[] }],
      chargerShare: c, targetShare: t, reroll,
      why: "ruling: more than half of the charger on the hill and more than half of the target off it; exactly half is not more",
      ...(c === 0.5 || t === 0.5 ? { open: "exact half in floating point: skip or use a tolerance" } : {}),
    }));
export const hillExtra = [
  { name: "5 x 2 unit, 5 of 10 base centres on the hill", reroll: false, why: "half is not more than half", open: "area or base centres: the ruling says `of the charger`" },
  { name: "5 x 2 unit, 6 of 10 base centres on the hill, target off", reroll: true, why: "same rule as its neighbours" },
  { name: "target wholly on ANOTHER hill", reroll: true, why: "off the hill that the charger is on", open: "`the Hill` read as the charger's" },
  { name: "successful roll", reroll: false, why: "only failed rolls are rerolled" },
  { name: "rerolled roll failed again", reroll: false, why: "once" },
  { name: "Swiftstride on a hill, needs 9 on the dice", chance: 77, why: "sheet's last row: 3 dice keep 2, all rerolled" },
  { name: "plain on a hill, needs 7", chance: 83, why: "sheet: Charge + reroll" },
  { name: "pursuit or overrun from a hill", reroll: false, why: "charge range rolls only" },
];

// ---------------------------------------------------------------- impassable terrain, spacing, board edge
export const spacing: { name: string; move: string; onTheWay: number; end: number; obstacle: "impassable" | "unit"; legal: boolean; why: string; open?: string }[] = [
  { name: "ends 1.01 away", move: "advance", onTheWay: 1.01, end: 1.01, obstacle: "impassable", legal: true, why: "more than 1 inch" },
  { name: "ends exactly 1 away", move: "advance", onTheWay: 1, end: 1, obstacle: "impassable", legal: false, why: "rules 3: more than 1 inch", open: "rulings.md says `at least 1 inch` for returning units; exactly 1 is best skipped" },
  { name: "ends 0.99 away", move: "advance", onTheWay: 0.99, end: 0.99, obstacle: "impassable", legal: false, why: "same rule as its neighbours" },
  { name: "passes at 0.51, ends 1.2 away", move: "march", onTheWay: 0.51, end: 1.2, obstacle: "impassable", legal: true, why: "half an inch suffices on the way" },
  { name: "passes at 0.5, ends 1.2 away", move: "march", onTheWay: 0.5, end: 1.2, obstacle: "impassable", legal: true, why: "half an inch suffices", open: "exact" },
  { name: "passes at 0.49, ends 1.2 away", move: "march", onTheWay: 0.49, end: 1.2, obstacle: "impassable", legal: false, why: "same rule as its neighbours" },
  { name: "passes a unit at 0.51, ends 1.2 away", move: "march", onTheWay: 0.51, end: 1.2, obstacle: "unit", legal: true, why: "units alike" },
  { name: "passes a friend at 0.49", move: "advance", onTheWay: 0.49, end: 1.2, obstacle: "unit", legal: false, why: "friend or enemy" },
  { name: "charge passes at 0.1 and ends 0.2 from it", move: "charge", onTheWay: 0.1, end: 0.2, obstacle: "impassable", legal: true, why: "charges may, short of contact" },
  { name: "charge over it", move: "charge", onTheWay: 0, end: 2, obstacle: "impassable", legal: false, why: "models cannot move into or through" },
  { name: "failed charge ends 0.3 from it", move: "failed charge", onTheWay: 0.3, end: 0.3, obstacle: "impassable", legal: true, why: "uncontrolled" },
  { name: "pursuit ends 0.3 from a friend", move: "pursuit", onTheWay: 0.3, end: 0.3, obstacle: "unit", legal: true, why: "uncontrolled; stops at obstructions" },
  { name: "flying march over it, lands 1.2 beyond", move: "flying march", onTheWay: 0, end: 1.2, obstacle: "impassable", legal: true, why: "Fly ignores terrain in between" },
  { name: "flying march that lands on it", move: "flying march", onTheWay: 0, end: 0, obstacle: "impassable", legal: false, why: "landing" },
  { name: "ghost step through it, ends 1.2 beyond", move: "march with Ghost Step", onTheWay: 0, end: 1.2, obstacle: "impassable", legal: true, why: "treats all as open, may not end there" },
  { name: "started 0.4 away after a charge; advances to 1.2 away", move: "advance", onTheWay: 0.4, end: 1.2, obstacle: "unit", legal: true, why: "may stay until they separate", open: "moving off from within half an inch is not spelled out" },
];
export const fleeing = [
  { name: "flee through impassable", dangerous: 3, extended: true, why: "DT (3) per model; moves on until clear" },
  { name: "flee would end 0.8 from a friend, not overlapping", extended: true, why: "within 1 inch: goes on until clear" },
  { name: "flee ends 1.2 from a friend", extended: false, why: "same rule as its neighbours" },
  { name: "flee through a friend", panic: true, dangerous: 0, why: "the friend tests for panic" },
  { name: "flee through an enemy", panic: false, dangerous: 3, why: "rules 6" },
];
/** table 72 x 48: edges at x -36, 36 and y -24, 24 */
export const edge: { name: string; move: string; farthestY: number; legal?: boolean; result: string; why: string; open?: string }[] = [
  { name: "advance to y 23.99", move: "advance", farthestY: 23.99, legal: true, result: "stands", why: "no distance to the edge is asked for" },
  { name: "advance to y 24", move: "advance", farthestY: 24, legal: true, result: "stands", why: "no part is off", open: "exact" },
  { name: "advance to y 24.01", move: "advance", farthestY: 24.01, legal: false, result: "not allowed", why: "voluntary moves may not end off the table" },
  { name: "wheel that swings a corner to 24.3 and back in", move: "march", farthestY: 24.3, legal: true, result: "stands", why: "off for a moment is allowed (memory)", open: "memory only" },
  { name: "flee to y 23.99", move: "flee", farthestY: 23.99, result: "still fleeing on the table", why: "same rule as its neighbours" },
  { name: "flee to y 24", move: "flee", farthestY: 24, result: "destroyed", why: "touching is enough (rules 6)" },
  { name: "flee to y 25", move: "flee", farthestY: 25, result: "destroyed", why: "friends within 6 inches may panic: counts as destroyed (sheet)" },
  { name: "pursuit to y 25", move: "pursuit", farthestY: 25, result: "off; back at that point in its owner's next Movement Phase before rallying, front inwards", why: "ruling" },
  { name: "pursuit to y 23.99", move: "pursuit", farthestY: 23.99, result: "stands", why: "same rule as its neighbours" },
  { name: "failed charge to y 24.5", move: "failed charge", farthestY: 24.5, result: "stops at the edge", why: "same rule as its neighbours", open: "silent: a failed charge goes towards the target, which stands on the table" },
];
