// Movement and deployment of The Ninth Age: expected numbers. Independent of the engine.
// Sources: seed 000 (Movement Phase, Deployment Types, Shaken, Fleeing), rulings.md, rules/t9a.md 3, 5, 6, 14, 18,
// data/ninth-age/rules-names.tsv. Own words. Table 72 x 48, centre (0, 0): edges x -36 / 36, y -24 / 24.
export interface Case {
  name: string;
  given?: Record<string, unknown>;
  expect: Record<string, unknown>;
  why: string;
  open?: string;
}
const MM = 1 / 25.4;

// ---------------------------------------------------------------- rates, wheels, reforms
/** arc of the outer front corner for a wheel of `deg` by a front of `files` x `mm` */
export const wheelCost = (files: number, mm: number, deg: number): number => (files * mm * MM * deg * Math.PI) / 180;
export const wheels: {
  files: number;
  mm: number;
  deg: number;
  cost: number;
  advance4: boolean;
  march8: boolean;
  why: string;
  open?: string;
}[] = [
  { files: 5, mm: 25, deg: 90, cost: 7.7305, advance4: false, march8: true, why: "width 4.9213 x pi / 2" },
  { files: 5, mm: 25, deg: 45, cost: 3.8652, advance4: true, march8: true, why: "half of it" },
  { files: 5, mm: 25, deg: 46, cost: 3.9511, advance4: true, march8: true, why: "same rule as its neighbours" },
  { files: 5, mm: 25, deg: 47, cost: 4.037, advance4: false, march8: true, why: "over 4" },
  { files: 5, mm: 20, deg: 58, cost: 3.9854, advance4: true, march8: true, why: "width 3.9370" },
  { files: 5, mm: 20, deg: 59, cost: 4.0541, advance4: false, march8: true, why: "same rule as its neighbours" },
  { files: 10, mm: 20, deg: 30, cost: 4.1228, advance4: false, march8: true, why: "width 7.8740" },
  {
    files: 1,
    mm: 40,
    deg: 90,
    cost: 2.4737,
    advance4: true,
    march8: true,
    why: "lone models pivot freely instead",
    open: "lone models: pivot about the centre, memory",
  },
];
/** unit of Adv 4, Mar 8, 5 x 2 of 20 mm */
export const rates: Case[] = [
  { name: "advance straight 4.00", expect: { legal: true }, why: "up to Advance Rate" },
  { name: "advance straight 4.01", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "advance backwards 2.00", expect: { legal: true }, why: "half the rate" },
  { name: "advance backwards 2.01", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "advance sideways 2.00", expect: { legal: true }, why: "half the rate" },
  { name: "advance 2 forward, then 1 sideways", expect: { legal: false }, why: "one direction per advance" },
  { name: "advance backwards with a wheel", expect: { legal: false }, why: "wheels belong to the forward move" },
  {
    name: "Adv 5: backwards 2.5 / 3",
    expect: { legal: 2.5 },
    why: "half of 5",
    open: "`round fractions up` would give 3; distances are taken unrounded: skip 2.5 to 3",
  },
  { name: "march 8.00 forward", expect: { legal: true, shoots: false }, why: "March Rate; no shooting after" },
  { name: "march 8.01", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "march backwards", expect: { legal: false }, why: "forward only" },
  {
    name: "enemy at 7.99 before a march",
    expect: { test: true },
    why: "within 8 inches of a non-fleeing enemy: Discipline Test",
  },
  { name: "enemy at 8.00 before a march", expect: { test: true }, why: "within is 8 or less" },
  { name: "enemy at 8.01 before a march", expect: { test: false }, why: "same rule as its neighbours" },
  { name: "fleeing enemy at 3 before a march", expect: { test: false }, why: "fleeing ones do not count" },
  {
    name: "march test failed",
    expect: { march: false, advance: true, reform: true, shoots: true },
    why: "only the march is lost this phase",
  },
  { name: "march that ends 1.2 from an enemy it could not see", expect: { legal: true }, why: "only spacing counts" },
  {
    name: "wheel of 90 degrees and back in a march of 8 by 5 x 20 mm",
    expect: { legal: false },
    why: "2 x 6.1842 = 12.37 > 8",
  },
  { name: "advance, then another advance", expect: { legal: false }, why: "one move per phase (sheet)" },
  {
    name: "reform",
    expect: { centreKept: true, maxCentre: 8, shoots: false, movesToo: false },
    why: "centre of the unit stays, no model's centre farther than the March Rate",
    open: "maximum from memory",
  },
  {
    name: "Swift Reform",
    expect: { reform: true, advance: true, march: false, shoots: true, moved: true },
    why: "reform and then advance, shoots as moved",
  },
  {
    name: "Shaken unit",
    expect: {
      advance: false,
      march: false,
      reform: false,
      random: false,
      shoots: false,
      charge: false,
      combatReform: true,
    },
    why: "sheet",
  },
  {
    name: "fleeing unit",
    expect: { advance: false, march: false, reform: false, shoots: false, charge: false, fleeReactionOnly: true },
    why: "sheet",
  },
];
/** lone models: Adv 6, Mar 12, base 100 x 150 mm */
export const lone: Case[] = [
  {
    name: "pivot 180, then advance 6",
    expect: { legal: true },
    why: "lone models pivot freely in an advance or march",
    open: "memory",
  },
  {
    name: "advance 3, pivot 90, advance 3",
    expect: { legal: true, centreMoved: 4.2426 },
    why: "pivots in between; centre 4.24 from its start",
  },
  { name: "advance 3, pivot 90, advance 3.01", expect: { legal: false }, why: "path of 6.01 is over 6" },
  {
    name: "pivot only, then shoot",
    expect: { shoots: true, moved: true },
    why: "a pivot is part of an advance: it moved",
    open: "whether a pivot alone is a move; Move or Fire says pivots count for it",
  },
  {
    name: "pivot only, then shoot with Move or Fire",
    expect: { shoots: false },
    why: "moved, reformed or pivoted: no shot",
  },
  {
    name: "pivot about the centre that brings a corner within 0.4 of a friend and off again",
    expect: { legal: false },
    why: "half an inch on the way",
  },
];

// ---------------------------------------------------------------- Fly (8, 16) on a unit of Adv 4, Mar 8
export const fly: Case[] = [
  { name: "flying advance 8.00", expect: { legal: true }, why: "X in place of Adv" },
  { name: "flying advance 8.01", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "flying march 16.00", expect: { legal: true }, why: "Y in place of Mar" },
  { name: "flying march 16.01", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "ground advance 4.01", expect: { legal: false }, why: "on the ground its own rates" },
  { name: "flying backwards 4.00", expect: { legal: true }, why: "half of X", open: "that the half is of X" },
  {
    name: "flying march over an enemy unit, ends 1.2 behind it",
    expect: { legal: true },
    why: "units in between are ignored",
  },
  { name: "flying march ends 0.9 from an enemy", expect: { legal: false }, why: "spacing at the end" },
  {
    name: "flying march over impassable ground",
    expect: { legal: true, dangerous: 0 },
    why: "terrain in between is ignored",
  },
  { name: "flying march over a forest, lands beyond", expect: { dangerous: 0 }, why: "only where it starts and lands" },
  {
    name: "flying march lands in a forest, infantry",
    expect: { dangerous: 1 },
    why: "sheet: DT (1) for flying movement",
  },
  { name: "flying march starts in a forest", expect: { dangerous: 1 }, why: "start counts (rules 6)" },
  { name: "flying advance into a forest", expect: { dangerous: 0 }, why: "advances do not test" },
  { name: "flying charge, needs 9 inches", expect: { diceNeeded: 2, chance: 1 }, why: "9 - 8 = 1: any roll" },
  { name: "flying charge, 20.00 away", expect: { declarable: true, diceNeeded: 12, chance: 1 / 36 }, why: "8 + 12" },
  { name: "flying charge, 20.01 away", expect: { declarable: false }, why: "no roll reaches" },
  {
    name: "the same on the ground, 16.01 away",
    expect: { declarable: false },
    why: "4 + 12; ground or air is said when it is declared",
  },
  {
    name: "flying charge over an enemy unit to the one behind it",
    expect: { legal: true },
    why: "units in between ignored; sight is still needed",
  },
  {
    name: "failed flying charge",
    expect: { flies: true, distance: "highest die" },
    why: "failed charges are flown as well (rules 6)",
  },
  { name: "pursuit, flee, overrun", expect: { flies: false }, why: "not in the list of flown moves" },
  { name: "a unit with one joined model without Fly", expect: { flies: false }, why: "whole unit" },
];

// ---------------------------------------------------------------- charges as numbers
/** ruling: the roll is compared with the shortest distance between the boundaries at that time */
export const chargeRange: {
  adv: number;
  distance: number;
  needs: number;
  plain: number;
  swiftstride: number;
  why: string;
}[] = [
  { adv: 4, distance: 9.99, needs: 6, plain: 26 / 36, swiftstride: 193 / 216, why: "9.99 - 4 = 5.99" },
  { adv: 4, distance: 10, needs: 6, plain: 26 / 36, swiftstride: 193 / 216, why: "6" },
  { adv: 4, distance: 10.01, needs: 7, plain: 21 / 36, swiftstride: 174 / 216, why: "6.01" },
  { adv: 4, distance: 16, needs: 12, plain: 1 / 36, swiftstride: 16 / 216, why: "the farthest" },
  { adv: 4, distance: 16.01, needs: 13, plain: 0, swiftstride: 0, why: "may not be declared" },
  { adv: 7, distance: 8.5, needs: 2, plain: 1, swiftstride: 1, why: "1.5: always" },
];
export const failedCharge: Case[] = [
  {
    name: "rolled 5 and 2, needs 9",
    expect: { move: 5, shaken: true, shoots: false },
    why: "highest die, wheel towards the target's centre, then straight",
  },
  {
    name: "Swiftstride rolled 5, 4, 1, needs 10",
    expect: { move: 5 },
    why: "highest single die",
    open: "whether the dropped die could be the highest cannot arise: the lowest is dropped",
  },
];

// ---------------------------------------------------------------- Random Movement
export const random: Case[] = [
  { name: "(2D6): mean and range", expect: { min: 2, max: 12, mean: 7 }, why: "X dice" },
  { name: "(3D6): mean and range", expect: { min: 3, max: 18, mean: 10.5 }, why: "same rule as its neighbours" },
  { name: "(D6+3)", expect: { min: 4, max: 9, mean: 6.5 }, why: "same rule as its neighbours" },
  { name: "when", expect: { step: 2, after: "rallying and flee moves" }, why: "rules 6" },
  {
    name: "pivot first",
    expect: { pivot: "any angle, before the roll" },
    why: "free pivot, then straight the whole roll",
    open: "before or after the roll is seen: rules say pivots first",
  },
  { name: "the full roll must be used", expect: { less: false }, why: "moves X inches like a pursuit" },
  {
    name: "touches an enemy",
    expect: { charge: true, reaction: "none" },
    why: "contact is a charge, like pursuit into a fresh enemy; no reaction",
  },
  { name: "may declare a charge", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "may advance, march or reform in step 3", expect: { legal: false }, why: "no other move" },
  { name: "flee and pursuit of (3D6)", expect: { dice: "3D6" }, why: "X in place of 2D6" },
  { name: "Swiftstride", expect: { maximised: false }, why: "lost" },
  { name: "Shaken", expect: { moves: false }, why: "sheet" },
  {
    name: "impassable 3 inches ahead, roll 7",
    expect: { moved: "stops at it" },
    why: "pursuits stop at obstructions",
    open: "at contact less a hair, or half an inch or one inch off",
  },
  { name: "marches after", expect: { legal: false }, why: "same rule as its neighbours" },
];

// ---------------------------------------------------------------- Light Troops (Adv 5, Mar 10, 5 x 1 of 25 mm, bows)
export const light: Case[] = [
  { name: "backwards 5.00", expect: { legal: true }, why: "full rate" },
  { name: "backwards 5.01", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "sideways 5.00", expect: { legal: true }, why: "full rate" },
  {
    name: "march backwards 10",
    expect: { legal: false },
    why: "backwards and sideways at full Advance Rate",
    open: "whether a march may go back too: the short text says full speed back and sideways; skip",
  },
  {
    name: "reform, advance 3, reform, advance 2",
    expect: { legal: true },
    why: "reforms on the way are free; centres within 5 of their start",
  },
  { name: "the same with 3 and 2.01", expect: { legal: false }, why: "path 5.01" },
  { name: "wheel", expect: { legal: false }, why: "no wheels: they reform instead" },
  { name: "march 10, then shoot", expect: { shoots: true, moved: true }, why: "March and Shoot" },
  { name: "Full Ranks of 5 x 3", expect: { fullRanks: 0 }, why: "majority of light troops: none" },
  {
    name: "charge",
    expect: { wheel: true },
    why: "a charge is moved like everybody's",
    open: "whether `no wheel` reaches charges",
  },
  { name: "joined by a character without Light Troops", expect: { light: false }, why: "all-unit rule" },
  {
    name: "advance where one model's centre would end 5.2 from its start after a reform",
    expect: { legal: false },
    why: "no model's centre farther than the rate",
  },
];

// ---------------------------------------------------------------- Skirmishers
export const skirmish: {
  name: string;
  files: number;
  ranks: number;
  base: [number, number];
  widthMm: number;
  depthMm: number;
  width: number;
  depth: number;
  why: string;
}[] = [
  {
    name: "5 x 2 of 20 mm",
    files: 5,
    ranks: 2,
    base: [20, 20],
    widthMm: 150,
    depthMm: 52.5,
    width: 5.9055,
    depth: 2.0669,
    why: "4 gaps, 1 gap",
  },
  {
    name: "5 x 2 of 25 x 50",
    files: 5,
    ranks: 2,
    base: [25, 50],
    widthMm: 175,
    depthMm: 112.5,
    width: 6.8898,
    depth: 4.4291,
    why: "same rule as its neighbours",
  },
  {
    name: "10 x 1 of 20 mm",
    files: 10,
    ranks: 1,
    base: [20, 20],
    widthMm: 312.5,
    depthMm: 20,
    width: 12.3031,
    depth: 0.7874,
    why: "9 gaps",
  },
  {
    name: "4 x 3 of 25 mm",
    files: 4,
    ranks: 3,
    base: [25, 25],
    widthMm: 137.5,
    depthMm: 100,
    width: 5.4134,
    depth: 3.937,
    why: "3 gaps, 2 gaps",
  },
  {
    name: "one model",
    files: 1,
    ranks: 1,
    base: [20, 20],
    widthMm: 20,
    depthMm: 20,
    width: 0.7874,
    depth: 0.7874,
    why: "no gap",
  },
];
export const skirmishRules: Case[] = [
  { name: "shooting ranks of 5 x 3", expect: { shoot: 15 }, why: "all ranks shoot (rules 10)" },
  { name: "blocks sight", expect: { blocks: false }, why: "never" },
  {
    name: "joined by a character on the same base, other type",
    expect: { legal: false },
    why: "same type and height only",
  },
  { name: "last R&F skirmisher gone, two characters left", expect: { gapMm: 0 }, why: "closes up" },
  { name: "ruins", expect: { dangerous: 0 }, why: "sheet's star" },
];

// ---------------------------------------------------------------- Scouts, Vanguard, Ambush, Feigned Flight
const scout = (name: string, d: number, kind: string | null, legal: boolean, why: string, open?: string) => ({
  name,
  d,
  inside: kind,
  legal,
  why,
  ...(open ? { open } : {}),
});
export const scouts = [
  scout("17.99 in the open", 17.99, null, false, "at least 18"),
  scout("18.00 in the open", 18, null, true, "at least 18", "exact"),
  scout("18.01 in the open", 18.01, null, true, "same rule as its neighbours"),
  scout("12.00 in a forest", 12, "forest", true, "at least 12 inside", "exact"),
  scout("11.99 in a forest", 11.99, "forest", false, "same rule as its neighbours"),
  scout("12.01 in a field", 12.01, "field", true, "field counts"),
  scout("12.01 in ruins", 12.01, "ruins", true, "same rule as its neighbours"),
  scout("12.01 in water", 12.01, "water", true, "same rule as its neighbours"),
  scout("12.01 on a hill", 12.01, "hill", false, "hills are not in the list: 18"),
  scout("12.01 behind a wall", 12.01, "wall", false, "walls are not in the list"),
  scout(
    "18.01 in the enemy's zone",
    18.01,
    null,
    true,
    "anywhere on the table",
    "that the enemy's zone is open to scouts is not said in so many words",
  ),
];
export const scoutsOpen = "how much of the unit must be inside for the 12 inches (wholly is the usual reading)";
export const scoutsCharge: Case[] = [
  {
    name: "first Player Turn of its side, deployed as Scout",
    expect: { charge: false },
    why: "no charge in the first",
  },
  { name: "second Player Turn", expect: { charge: true }, why: "same rule as its neighbours" },
  {
    name: "deployed normally though it has Scout",
    expect: { charge: true },
    why: "bound to the special deployment",
    open: "the short text may be read as bound to having the rule",
  },
  {
    name: "side that goes second: its first Player Turn",
    expect: { charge: false },
    why: "the first Player Turn of its owner",
    open: "`first Player Turn` as the owner's",
  },
  { name: "order with scouts on both sides", expect: { starts: "who finished normal deployment first" }, why: "sheet" },
];
export const vanguard: Case[] = [
  { name: "12.00 forward, ends 12.01 from enemies", expect: { legal: true }, why: "12 inch move, more than 12 away" },
  { name: "12.01 forward", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "ends 12.00 from an enemy", expect: { legal: false }, why: "not within 12", open: "exact" },
  { name: "ends 11.99 from an enemy", expect: { legal: false }, why: "same rule as its neighbours" },
  {
    name: "ends 6.01 from an enemy scout",
    expect: { legal: true },
    why: "6 against scouts and those that moved as vanguard",
  },
  {
    name: "ends 6.00 from an enemy that made its vanguard move",
    expect: { legal: false },
    why: "same rule as its neighbours",
    open: "exact",
  },
  { name: "Vanguard (6): 6.01", expect: { legal: false }, why: "X in place of 12" },
  { name: "charge in its first Player Turn", expect: { charge: false }, why: "same rule as its neighbours" },
  { name: "Scoring in Game Turn 1", expect: { scoring: false }, why: "lost in turn 1" },
  { name: "Scoring in Game Turn 2", expect: { scoring: true }, why: "same rule as its neighbours" },
  {
    name: "did not move though it could",
    expect: { charge: true, scoring: true },
    why: "bound to the move",
    open: "may be read as bound to the rule",
  },
  { name: "order", expect: { starts: "who finished normal deployment last" }, why: "sheet" },
];
/** chance to have arrived by the end of the own turn n, 3+ each turn from the second */
export const ambushChance: Record<number, number> = { 1: 0, 2: 2 / 3, 3: 8 / 9, 4: 26 / 27, 5: 80 / 81, 6: 242 / 243 };
export const ambush: Case[] = [
  { name: "turn 1", expect: { roll: false }, why: "from the own second turn" },
  { name: "turn 2, roll 2", expect: { arrives: false }, why: "3+" },
  { name: "turn 2, roll 3", expect: { arrives: true }, why: "3+" },
  { name: "where", expect: { edge: "any", rearOnEdge: true }, why: "rear on any edge" },
  { name: "Dawn Assault's ambushers", expect: { edge: "own short", max: 2 }, why: "sheet" },
  { name: "charge in the turn of arrival", expect: { charge: false }, why: "arrives in the Movement Phase" },
  { name: "march in the turn of arrival", expect: { march: false, advance: true }, why: "no march" },
  {
    name: "shoot in the turn of arrival",
    expect: { shoots: true, moved: true },
    why: "not barred; it moved",
    open: "that it counts as moved",
  },
  { name: "arrives in Game Turn 3", expect: { scoring: true }, why: "before turn 4" },
  { name: "arrives in Game Turn 4", expect: { scoring: false, forever: true }, why: "turn 4 or later loses Scoring" },
  { name: "arrives in Game Turn 6", expect: { scoring: false }, why: "same rule as its neighbours" },
  { name: "still off the table at the end", expect: { vp: "full" }, why: "counts as lost", open: "silent; memory" },
  { name: "places 1.01 from an enemy", expect: { legal: true }, why: "spacing only" },
  { name: "Underground Ambush", expect: { scatter: "on 1 to 4, 2D6 inches", anywhere: true }, why: "rules-names" },
];
export const feigned: Case[] = [
  {
    name: "Flee as a reaction by choice, rallies in its next own phase",
    expect: { shaken: false, moves: true, marches: true, shoots: true },
    why: "rules-names: after a chosen flight and a rally at once it may move and shoot",
    open: "march after it is not barred in the short text",
  },
  { name: "charges in that turn", expect: { charge: false }, why: "the Charge Phase is before the rally" },
  { name: "fled because of Terror", expect: { shaken: true, moves: false }, why: "not by choice" },
  {
    name: "fled by choice, first rally fails, second passes",
    expect: { shaken: true, moves: false },
    why: "not at once",
  },
  { name: "fled from a break", expect: { shaken: true, moves: false }, why: "not a charge reaction" },
  {
    name: "without the rule: rallies",
    expect: { reforms: true, shaken: true, moves: false, shoots: false },
    why: "reform at once, Shaken to the end of the Player Turn",
  },
  { name: "joined by a character without it", expect: { shaken: true }, why: "all-unit rule" },
  { name: "Decimated, Dis 7, rallies on", expect: { dis: 4 }, why: "half, rounded up: 3.5 to 4 (sheet)" },
];

// ---------------------------------------------------------------- War Machines (round base, Move or Fire)
export const warMachine: Case[] = [
  { name: "pivots, then fires", expect: { legal: false }, why: "Move or Fire counts pivots" },
  { name: "moves, then fires", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "fires without moving", expect: { legal: true }, why: "same rule as its neighbours" },
  { name: "march", expect: { note: "Adv 4, Mar 4: a march is no longer than an advance" }, why: "profile" },
  { name: "declares a charge", expect: { legal: false }, why: "rules-names" },
  { name: "reaction Flee", expect: { legal: false }, why: "no flee" },
  { name: "failed panic", expect: { shaken: true, flees: false }, why: "Shaken instead" },
  {
    name: "Terror: charged, fails the test",
    expect: { flees: false, shaken: true },
    why: "forced to flee only if able",
  },
  { name: "loses a combat, fails the Break Test", expect: { destroyed: true }, why: "rules-names" },
  { name: "pursues", expect: { legal: false }, why: "same rule as its neighbours" },
  {
    name: "charged by a unit: contact point",
    expect: { point: "any point of the round base", aligned: false },
    why: "ruling",
  },
  { name: "combat reform of the unit that fights it", expect: { legal: false }, why: "ruling" },
  { name: "a unit breaks from a war machine", expect: { pivot: 180 }, why: "ruling: turns about and flees" },
  {
    name: "jammed (3-4 on the misfire table)",
    expect: { shaken: true, until: "end of the owner's next Player Turn" },
    why: "sheet",
  },
];

// ---------------------------------------------------------------- deployment zones
/** south = the player deploying at negative y; corner = the point of the unit's boundary that matters */
export interface Zone {
  type: number;
  name: string;
  who: string;
  point: [number, number];
  legal: boolean;
  why: string;
  open?: string;
}
const z = (
  type: number,
  name: string,
  who: string,
  x: number,
  y: number,
  legal: boolean,
  why: string,
  open?: string,
): Zone => ({ type, name, who, point: [x, y], legal, why, ...(open ? { open } : {}) });
export const zones: Zone[] = [
  z(1, "11.99", "south", 0, -11.99, false, "more than 12 from the centre line"),
  z(1, "12.00", "south", 0, -12, false, "more than 12", "exact"),
  z(1, "12.01", "south", 0, -12.01, true, "same rule as its neighbours"),
  z(1, "12.01", "north", 30, 12.01, true, "same rule as its neighbours"),
  z(1, "wrong side", "south", 0, 12.01, false, "same rule as its neighbours"),
  z(2, "12.01, x 17.99, enemy's short edge east", "south, own edge west", 17.99, -12.01, true, "18.01 from x 36"),
  z(2, "x 18.00", "south, own edge west", 18, -13, false, "more than 18", "exact"),
  z(2, "x 18.01", "south, own edge west", 18.01, -13, false, "17.99 from the enemy's edge"),
  z(2, "11.99", "south, own edge west", 0, -11.99, false, "same rule as its neighbours"),
  z(2, "near the own short edge", "south, own edge west", -35.9, -12.01, true, "only the enemy's short edge counts"),
  z(2, "x -17.99", "north, own edge east", -17.99, 12.01, true, "18.01 from x -36"),
  z(2, "x -18.01", "north, own edge east", -18.01, 12.01, false, "same rule as its neighbours"),
  z(3, "7.99", "south", 0, -7.99, false, "more than 8 from the centre line"),
  z(3, "8.00", "south", 0, -8, false, "same rule as its neighbours", "exact"),
  z(3, "8.01", "south", 0, -8.01, true, "no enemy within 20"),
  z(4, "attacker 9.01 in the outer quarter", "attacker south", 18.5, -9.01, true, "more than 9 where |x| is over 18"),
  z(4, "attacker 8.99 outer", "attacker south", 18.5, -8.99, false, "same rule as its neighbours"),
  z(4, "attacker 9.01 in the middle", "attacker south", 17.5, -9.01, false, "15 there"),
  z(4, "attacker 15.01 in the middle", "attacker south", 17.5, -15.01, true, "same rule as its neighbours"),
  z(4, "attacker 14.99 in the middle", "attacker south", 0, -14.99, false, "same rule as its neighbours"),
  z(4, "defender 9.01 in the middle", "defender north", 0, 9.01, true, "the reverse"),
  z(4, "defender 9.01 outer", "defender north", 18.5, 9.01, false, "15 there"),
  z(4, "defender 15.01 outer", "defender north", -18.5, 15.01, true, "same rule as its neighbours"),
  z(4, "defender 8.99 in the middle", "defender north", 17.5, 8.99, false, "same rule as its neighbours"),
  // diagonal from (-36, -24) to (36, 24): distance |3y - 2x| / sqrt 13
  z(5, "8.99 from the diagonal", "south-east", 0, -10.8, false, "3 x 10.80 / 3.6056 = 8.986", "9 inches from memory"),
  z(5, "9.01 from the diagonal", "south-east", 0, -10.83, true, "9.011", "9 inches from memory"),
  z(5, "far corner", "south-east", 36, -24, true, "39.9"),
  z(
    5,
    "9.01, in the north half",
    "south-east",
    30,
    9.17,
    true,
    "(60 - 27.51) / 3.6056 = 9.011: the zone follows the diagonal",
    "9 inches from memory",
  ),
  z(5, "8.99, in the north half", "south-east", 30, 9.2, false, "(60 - 27.6) / 3.6056 = 8.986"),
  z(5, "other side", "south-east", 0, 20, false, "same rule as its neighbours"),
  z(6, "11.99", "south", 0, -11.99, false, "more than 12", "12 from memory"),
  z(6, "12.01", "south", 0, -12.01, true, "same rule as its neighbours", "12 from memory"),
];
export const zoneOpen =
  "a unit is in its zone when every part of its boundary is; the sheet's maps are lost, all distances come from rules/t9a.md 18; of Encircle `outer quarters` are read as the two stretches of 18 inches at the short edges";
export const deploymentTurns: Case[] = [
  {
    name: "3 Counterthrust: first three turns",
    expect: { units: 1, character: false },
    why: "sheet: a single unit that is no Character",
  },
  {
    name: "3 Counterthrust: fourth turn",
    expect: { unitsAtLeast: 1, character: true },
    why: "same rule as its neighbours",
  },
  { name: "3 Counterthrust: enemy at 20.00", expect: { legal: false }, why: "more than 20", open: "exact" },
  { name: "3 Counterthrust: enemy at 20.01", expect: { legal: true }, why: "same rule as its neighbours" },
  { name: "3 Counterthrust: enemy at 19.99", expect: { legal: false }, why: "same rule as its neighbours" },
  {
    name: "3 Counterthrust: no place is left more than 20 from enemies",
    expect: {},
    why: "same rule as its neighbours",
    open: "silent: the nearest legal place has to be given up or chosen as far as possible",
  },
  {
    name: "3 Counterthrust: scouts",
    expect: { distance: 18 },
    why: "their own rule",
    open: "whether 20 binds them too",
  },
  {
    name: "3 Counterthrust: only Characters left in the second turn",
    expect: {},
    why: "same rule as its neighbours",
    open: "silent: something has to be deployed",
  },
  {
    name: "6 Marching Columns: first three turns",
    expect: { units: 1, character: false, warMachine: false, warPlatform: false },
    why: "sheet",
  },
  {
    name: "6: second unit as far from the own short edge as the first",
    expect: { legal: false },
    why: "must be farther",
    open: "measured to the nearest, farthest or middle point of the units: silent",
  },
  { name: "6: second unit 0.5 farther with every point", expect: { legal: true }, why: "same rule as its neighbours" },
  { name: "6: second unit nearer", expect: { legal: false }, why: "same rule as its neighbours" },
  { name: "6: war machine nearer", expect: { legal: true }, why: "ignores and is ignored" },
  {
    name: "6: character nearer, then infantry farther than the infantry but nearer than the character",
    expect: { legal: true },
    why: "characters are ignored for later units",
  },
  { name: "6: scout nearer", expect: { legal: true }, why: "ignored" },
  {
    name: "6: Delayed unit",
    expect: { deployed: false, entersFromTurn: 2 },
    why: "rules 18",
    open: "how and where it enters is from memory",
  },
  { name: "2 Dawn Assault: three ambushers by this rule", expect: { legal: false }, why: "up to two" },
  { name: "2 Dawn Assault: units with Ambush besides the two", expect: { legal: true }, why: "their own rule" },
  { name: "zone chooser's other choice", expect: { 2: "short edges", 4: "attacker", 5: "diagonal" }, why: "sheet" },
  {
    name: "1 Frontline Clash: units per turn",
    expect: { unitsAtLeast: 1, characters: "all remaining Characters count as one unit" },
    why: "ruling",
  },
  {
    name: "first turn roll: A finished first, B had 3 units left, A 2, B 5",
    expect: { winner: "tie", a: 5, b: 5 },
    why: "ruling: A adds 3",
    open: "ties reroll (rules R12)",
  },
  {
    name: "first turn roll: A finished first, B had 3 units left, A 3, B 5",
    expect: { winner: "A", a: 6, b: 5, then: "A goes as declared" },
    why: "ruling",
  },
  {
    name: "first turn roll: A finished first, B had 0 left, A 2, B 5",
    expect: { winner: "B", then: "B chooses" },
    why: "ruling",
  },
];
