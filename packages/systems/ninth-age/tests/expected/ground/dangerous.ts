// Dangerous Terrain of The Ninth Age: expected dice, failures, losses. Independent of the engine.
// Sources: seed 000 "Dangerous Terrain Tests" (moves, dice, table, effect); rulings.md (each die showing X or
// less fails; per model touching the feature, once per feature per move); rules/t9a.md 6, 7, 14 (Fly, flee through
// enemies DT (3), Strider, Ghost Step). Own words.

export type P = [number, number];
export type Kind = "field" | "forest" | "hill" | "impassable" | "ruins" | "wall" | "water";
export type Type = "Infantry" | "Beast" | "Cavalry" | "Construct";
export type Height = "Standard" | "Large" | "Gigantic";
export type Move = "advance" | "march" | "charge" | "failed charge" | "flee" | "pursuit" | "overrun" | "reform" | "combat reform" | "vanguard" | "magical move" | "random movement";
export interface Input { kind: Kind; type: Type; height: Height; move: Move; flyingMove?: boolean; skirmisher?: boolean; strider?: true | Kind; ghostStep?: boolean }
export interface Expected { x: number; dice: number; failsOn: string; perDie: number; lossOf1HpModel: number; why: string; open?: string }

const KINDS: Kind[] = ["field", "forest", "hill", "impassable", "ruins", "wall", "water"];
const TYPES: Type[] = ["Infantry", "Beast", "Cavalry", "Construct"];
const HEIGHTS: Height[] = ["Standard", "Large", "Gigantic"];
const TESTING: Move[] = ["march", "charge", "failed charge", "flee", "pursuit", "overrun"];
const NOT_TESTING: Move[] = ["advance", "reform", "combat reform"];
const SILENT: Move[] = ["vanguard", "magical move", "random movement"];
export const MOVES: Move[] = [...TESTING, ...NOT_TESTING, ...SILENT];

/** X of the DT (X); 0 = no test */
export const xOf = (i: Input): number => {
  if (i.ghostStep || i.strider === true || i.strider === i.kind) return 0;
  switch (i.kind) {
    case "forest": return i.type === "Cavalry" || i.type === "Construct" || i.flyingMove ? 1 : 0;
    case "ruins": return i.skirmisher ? 0 : i.type === "Infantry" || i.type === "Beast" ? 1 : 2;
    case "water": return (i.type === "Infantry" || i.type === "Beast") && i.height === "Standard" ? 1 : 0;
    case "wall": return i.type === "Construct" ? 2 : 0;
    default: return 0;
  }
};
export const diceOf = (type: Type, height: Height): number => ({ Standard: 1, Large: 2, Gigantic: 3 })[height] + (type === "Construct" ? 1 : 0);

export function dangerous(i: Input): Expected {
  const tests = TESTING.includes(i.move);
  const x = tests ? xOf(i) : 0, dice = x ? diceOf(i.type, i.height) : 0, p = x / 6;
  const open: string[] = [];
  if (SILENT.includes(i.move) && xOf(i)) open.push(`${i.move} is not in the sheet's list of moves that test; random movement behaves like a pursuit by rules/t9a.md 14, which may be read as testing`);
  if (i.flyingMove && i.kind !== "forest" && xOf(i)) open.push("a flying move ignores terrain in between (rules 6); whether the test of this kind is still taken where it starts or lands is said only for forests");
  if (i.kind === "water" && i.flyingMove) open.push("is a flyer `on foot`?");
  const out: Expected = {
    x, dice, failsOn: x === 0 ? "never" : x === 1 ? "1" : `1 to ${x}`, perDie: p, lossOf1HpModel: 1 - (1 - p) ** dice,
    why: !tests ? `${i.move} is not one of the six moves that test (sheet)` : x === 0 ? `no row for ${i.type} ${i.height} in ${i.kind}${i.skirmisher ? ", skirmisher" : ""} (sheet table, or strider / ghost step)` : `DT (${x}) for ${i.type} in ${i.kind} (sheet table); ${dice} dice: ${i.height}${i.type === "Construct" ? " and one for Chariot" : ""}; a die of ${x} or less fails (ruling)`,
  };
  if (open.length) out.open = open.join("; ");
  return out;
}

/** every combination, 7 x 4 x 3 x 12 x (on the ground, flying) x (skirmisher or not) */
export const all: { input: Input; expected: Expected }[] = KINDS.flatMap((kind) => TYPES.flatMap((type) => HEIGHTS.flatMap((height) => MOVES.flatMap((move) =>
  [false, true].flatMap((flyingMove) => [false, true].map((skirmisher) => {
    const input: Input = { kind, type, height, move, flyingMove, skirmisher };
    return { input, expected: dangerous(input) };
  }))))));

/** literal numbers written down by hand from the sheet, to hold the function above as well as the engine */
export const byHand: { input: Input; x: number; dice: number; loss: number; why: string; open?: string }[] = [
  { input: { kind: "forest", type: "Infantry", height: "Standard", move: "march" }, x: 0, dice: 0, loss: 0, why: "the forest row is empty for infantry" },
  { input: { kind: "forest", type: "Beast", height: "Large", move: "charge" }, x: 0, dice: 0, loss: 0, why: "and for beasts" },
  { input: { kind: "forest", type: "Cavalry", height: "Standard", move: "charge" }, x: 1, dice: 1, loss: 1 / 6, why: "cavalry DT (1)" },
  { input: { kind: "forest", type: "Cavalry", height: "Large", move: "pursuit" }, x: 1, dice: 2, loss: 11 / 36, why: "large rolls two" },
  { input: { kind: "forest", type: "Construct", height: "Standard", move: "march" }, x: 1, dice: 2, loss: 11 / 36, why: "one and one for Chariot" },
  { input: { kind: "forest", type: "Construct", height: "Large", move: "flee" }, x: 1, dice: 3, loss: 91 / 216, why: "two and one" },
  { input: { kind: "forest", type: "Construct", height: "Gigantic", move: "overrun" }, x: 1, dice: 4, loss: 671 / 1296, why: "three and one" },
  { input: { kind: "forest", type: "Infantry", height: "Standard", move: "march", flyingMove: true }, x: 1, dice: 1, loss: 1 / 6, why: "any flying move" },
  { input: { kind: "forest", type: "Beast", height: "Gigantic", move: "charge", flyingMove: true }, x: 1, dice: 3, loss: 91 / 216, why: "flying, gigantic" },
  { input: { kind: "forest", type: "Beast", height: "Gigantic", move: "charge", flyingMove: false }, x: 0, dice: 0, loss: 0, why: "the same model on the ground" },
  { input: { kind: "forest", type: "Cavalry", height: "Standard", move: "advance" }, x: 0, dice: 0, loss: 0, why: "an advance never tests" },
  { input: { kind: "forest", type: "Infantry", height: "Standard", move: "advance", flyingMove: true }, x: 0, dice: 0, loss: 0, why: "nor a flying advance", open: "the note on flying movement stands in the table of the test, whose list of moves has no advance" },
  { input: { kind: "ruins", type: "Infantry", height: "Standard", move: "march" }, x: 1, dice: 1, loss: 1 / 6, why: "DT (1)" },
  { input: { kind: "ruins", type: "Infantry", height: "Large", move: "charge" }, x: 1, dice: 2, loss: 11 / 36, why: "two dice" },
  { input: { kind: "ruins", type: "Infantry", height: "Standard", move: "march", skirmisher: true }, x: 0, dice: 0, loss: 0, why: "skirmishers do not test in ruins" },
  { input: { kind: "ruins", type: "Cavalry", height: "Standard", move: "charge" }, x: 2, dice: 1, loss: 1 / 3, why: "DT (2)" },
  { input: { kind: "ruins", type: "Cavalry", height: "Standard", move: "charge", skirmisher: true }, x: 0, dice: 0, loss: 0, why: "the star is on all four cells" },
  { input: { kind: "ruins", type: "Construct", height: "Large", move: "failed charge" }, x: 2, dice: 3, loss: 19 / 27, why: "1 - (2/3)^3" },
  { input: { kind: "ruins", type: "Beast", height: "Gigantic", move: "flee" }, x: 1, dice: 3, loss: 91 / 216, why: "three dice" },
  { input: { kind: "water", type: "Infantry", height: "Standard", move: "march" }, x: 1, dice: 1, loss: 1 / 6, why: "standard, on foot" },
  { input: { kind: "water", type: "Infantry", height: "Large", move: "march" }, x: 0, dice: 0, loss: 0, why: "standard height only" },
  { input: { kind: "water", type: "Cavalry", height: "Standard", move: "march" }, x: 0, dice: 0, loss: 0, why: "not on foot, and no cell" },
  { input: { kind: "water", type: "Construct", height: "Standard", move: "charge" }, x: 0, dice: 0, loss: 0, why: "no cell" },
  { input: { kind: "water", type: "Infantry", height: "Standard", move: "march", skirmisher: true }, x: 1, dice: 1, loss: 1 / 6, why: "skirmishing helps only in ruins" },
  { input: { kind: "water", type: "Beast", height: "Standard", move: "overrun" }, x: 1, dice: 1, loss: 1 / 6, why: "beasts too" },
  { input: { kind: "wall", type: "Construct", height: "Large", move: "charge" }, x: 2, dice: 3, loss: 19 / 27, why: "DT (2), three dice" },
  { input: { kind: "wall", type: "Construct", height: "Standard", move: "march" }, x: 2, dice: 2, loss: 5 / 9, why: "DT (2), two dice" },
  { input: { kind: "wall", type: "Cavalry", height: "Standard", move: "charge" }, x: 0, dice: 0, loss: 0, why: "constructs only" },
  { input: { kind: "wall", type: "Infantry", height: "Gigantic", move: "charge" }, x: 0, dice: 0, loss: 0, why: "constructs only" },
  { input: { kind: "hill", type: "Construct", height: "Gigantic", move: "flee" }, x: 0, dice: 0, loss: 0, why: "hills have no row" },
  { input: { kind: "field", type: "Construct", height: "Large", move: "march" }, x: 0, dice: 0, loss: 0, why: "fields have no row" },
  { input: { kind: "ruins", type: "Construct", height: "Large", move: "advance" }, x: 0, dice: 0, loss: 0, why: "an advance never tests" },
  { input: { kind: "ruins", type: "Infantry", height: "Standard", move: "reform" }, x: 0, dice: 0, loss: 0, why: "a reform is not listed" },
  { input: { kind: "water", type: "Infantry", height: "Standard", move: "march", strider: "water" }, x: 0, dice: 0, loss: 0, why: "Strider of that terrain passes by itself" },
  { input: { kind: "ruins", type: "Infantry", height: "Standard", move: "march", strider: "water" }, x: 1, dice: 1, loss: 1 / 6, why: "Strider of another terrain does not help" },
  { input: { kind: "wall", type: "Construct", height: "Large", move: "charge", ghostStep: true }, x: 0, dice: 0, loss: 0, why: "Ghost Step passes all" },
];

// ---------------------------------------------------------------- losses of a unit
const binom = (n: number, p: number): number[] => {
  let d = [1];
  for (let i = 0; i < n; i++) { const e = new Array<number>(d.length + 1).fill(0); d.forEach((v, k) => { e[k] = e[k]! + v * (1 - p); e[k + 1] = e[k + 1]! + v * p; }); d = e; }
  return d;
};
/** n models of hp Health Points each, k of them touch; save = chance that a Special Save stops one wound (no armour: AP 10) */
export function losses(n: number, k: number, hp: number, x: number, dice: number, save = 0): { hits: number; hpLost: number; models: number; none: number; perModelReading: number } {
  const p = (x / 6) * (1 - save), d = binom(k * dice, p);
  let hpLost = 0, models = 0;
  d.forEach((q, f) => { hpLost += q * Math.min(f, n * hp); models += q * Math.min(n, Math.floor(f / hp)); });
  let own = 0; // reading: every model bears its own hits, nothing spills
  binom(dice, p).forEach((q, f) => { if (f >= hp) own += q; });
  return { hits: k * dice * x / 6, hpLost, models, none: d[0]!, perModelReading: own * k };
}
export const lossCases: { name: string; n: number; k: number; hp: number; x: number; dice: number; save?: number; hpLost: number; models: number; why: string; open?: string }[] = [
  { name: "10 infantry, 6 through ruins", n: 10, k: 6, hp: 1, x: 1, dice: 1, hpLost: 1, models: 1, why: "6 x 1/6" },
  { name: "10 infantry, all through water", n: 10, k: 10, hp: 1, x: 1, dice: 1, hpLost: 10 / 6, models: 10 / 6, why: "10 x 1/6" },
  { name: "6 knights, 3 through ruins", n: 6, k: 3, hp: 1, x: 2, dice: 1, hpLost: 1, models: 1, why: "3 x 1/3" },
  { name: "lone chariot, 4 HP, over a wall", n: 1, k: 1, hp: 4, x: 2, dice: 3, hpLost: 1, models: 0, why: "three dice of 1/3; four failures cannot happen" },
  { name: "3 large cavalry of 3 HP, all through a forest", n: 3, k: 3, hp: 3, x: 1, dice: 2, hpLost: 1, models: 0.062307098765432105, why: "6 dice of 1/6; one model per three failures of the pool: P(3..5) + 2 P(6)", open: "one pool for rank and file (rules 2) is taken: failures of different models add up" },
  { name: "6 knights with Aegis (5+), all through ruins", n: 6, k: 6, hp: 1, x: 2, dice: 1, save: 1 / 3, hpLost: 4 / 3, models: 4 / 3, why: "6 x 1/3 x 2/3: AP 10 leaves no armour, Special Saves stay" },
  { name: "flee of 10 infantry through an enemy", n: 10, k: 10, hp: 1, x: 3, dice: 1, hpLost: 5, models: 5, why: "DT (3) per model (rules 6, Flee Move)", open: "of every model of the unit, or of those whose path crosses; the sheet is silent" },
];

// ---------------------------------------------------------------- how often
export const howOften: { name: string; features: Kind[]; tests: number; why: string; open?: string }[] = [
  { name: "march of a knight through two forests", features: ["forest", "forest"], tests: 2, why: "once per feature (ruling)" },
  { name: "march of a knight through one U-shaped forest, out and in again", features: ["forest"], tests: 1, why: "once per feature and move (ruling)" },
  { name: "march of a knight that starts in a forest and leaves it", features: ["forest"], tests: 1, why: "touches it in the move", open: "that the starting place counts is a reading of `touching`" },
  { name: "march of a knight that starts and ends in the same forest", features: ["forest"], tests: 1, why: "once" },
  { name: "charge through a forest, then pursuit through the same forest in the same turn", features: ["forest"], tests: 2, why: "two moves" },
  { name: "march through a forest and ruins that touch each other", features: ["forest", "ruins"], tests: 2, why: "once for each feature, each with its own X: 1 and 2 for cavalry" },
  { name: "wheel inside a forest, then straight on, one march", features: ["forest"], tests: 1, why: "one move" },
  { name: "two flights in two turns through one forest", features: ["forest"], tests: 2, why: "two moves" },
  { name: "flying march over a forest, starts and lands in the open", features: [], tests: 0, why: "terrain in between is ignored (rules 6)" },
  { name: "flying march that lands in a forest", features: ["forest"], tests: 1, why: "sheet: DT (1) for flying movement" },
  { name: "flying march that starts in a forest", features: ["forest"], tests: 1, why: "start and landing count (rules 6)" },
];

// ---------------------------------------------------------------- who touches
/** 25 mm bases, marching straight: how many models of the block touch the polygon on the way */
export interface Sweep { name: string; unit: { x: number; y: number; facing: number; files: number; ranks: number; base: [number, number] }; distance: number; polygon: P[]; touching: number; why: string; open?: string }
const U = { x: 0, y: 0, facing: 0, files: 5, ranks: 2, base: [25, 25] as [number, number] };
const box = (x0: number, y0: number, x1: number, y1: number): P[] => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
const turn = (poly: P[], deg: number, dx: number, dy: number): P[] => {
  const a = deg * Math.PI / 180, c = Math.cos(a), s = Math.sin(a);
  return poly.map(([x, y]): P => [x * c + y * s + dx, -x * s + y * c + dy]);
};
// file edges at -2.4606, -1.4764, -0.4921, 0.4921, 1.4764, 2.4606; ranks from y 0 to -0.9843 to -1.9685
export const sweeps: Sweep[] = [
  { name: "three files", unit: U, distance: 8, polygon: box(-1, 3, 1, 5), touching: 6, why: "x -1 to 1 meets files 2, 3, 4; both ranks go over it" },
  { name: "only the first rank reaches", unit: U, distance: 8, polygon: box(-1, 7.5, 1, 9), touching: 3, why: "second rank's front ends at 7.016" },
  { name: "second rank just reaches", unit: U, distance: 8, polygon: box(-1, 7.0, 1, 9), touching: 6, why: "7.016 is past 7.0" },
  { name: "one file", unit: U, distance: 8, polygon: box(2, 3, 5, 5), touching: 2, why: "file 5 only (1.476 to 2.461)" },
  { name: "just beside", unit: U, distance: 8, polygon: box(2.47, 3, 5, 5), touching: 0, why: "the unit's edge is at 2.4606" },
  { name: "a hair inside", unit: U, distance: 8, polygon: box(2.45, 3, 5, 5), touching: 2, why: "0.0106 inches of file 5" },
  { name: "point of a triangle", unit: U, distance: 8, polygon: [[0, 3], [6, 3], [6, 6]], touching: 6, why: "files 3, 4, 5" },
  { name: "triangle's tip between", unit: U, distance: 8, polygon: [[-1.0, 4], [0.3, 20], [-2.3, 20]], touching: 2, why: "at y = 8 it is x -1.325 to -0.675: inside file 2 (-1.476 to -0.492); both ranks pass y = 4" },
  { name: "whole block starts in it", unit: U, distance: 8, polygon: box(-3, -3, 3, 1), touching: 10, why: "all start in it", open: "the starting place counts as touching" },
  { name: "rear rank starts in it", unit: U, distance: 8, polygon: box(-3, -3, 3, -1.5), touching: 5, why: "rear rank's bases reach from -0.984 to -1.969", open: "the starting place counts as touching" },
  { name: "stops short", unit: U, distance: 8, polygon: box(-3, 8.01, 3, 9), touching: 0, why: "front ends at 8" },
  { name: "two prongs of one feature", unit: U, distance: 8, polygon: [[-2.4, 3], [-1.6, 3], [-1.6, 12], [1.6, 12], [1.6, 3], [2.4, 3], [2.4, 13], [-2.4, 13]], touching: 4, why: "files 1 and 5, two models each" },
  { name: "wall across", unit: U, distance: 8, polygon: box(-10, 4, 10, 4.3), touching: 10, why: "everybody steps over it" },
  { name: "advance by 4 instead of 8 is no move that tests", unit: U, distance: 4, polygon: box(-10, 3, 10, 3.3), touching: 10, why: "3.3 < 4 and second rank's front reaches 3.016: all touch, but an advance takes no test: 0 dice" },
  { name: "turned by 30 degrees", unit: { ...U, x: 10, y: -5, facing: 30 }, distance: 8, polygon: turn(box(-1, 7.5, 1, 9), 30, 10, -5), touching: 3, why: "the second scene turned and shifted" },
  { name: "turned by 200 degrees", unit: { ...U, x: -7, y: 3, facing: 200 }, distance: 8, polygon: turn(box(2, 3, 5, 5), 200, -7, 3), touching: 2, why: "the fourth scene turned and shifted" },
  { name: "incomplete path: second rank's front ends 0.016 short", unit: U, distance: 8, polygon: box(-1, 7.04, 1, 9), touching: 3, why: "7.016 < 7.04" },
];
