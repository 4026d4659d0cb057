// Expected numbers for what follows a combat or a fright, The Ninth Age, 2nd edition, earlier English sheet. Written from the sheet, rulings.md and rules/t9a.md, without the engine.
// "page X" = the public page that rules/t9a.md cites as [NR:X], where rules/ shortens it.
//
// Entry: { id, fault, title, scene, given?, ask, expect, why, open? }
// Lengths: inches. A place is the centre of a unit's front edge, [x east, y north], and a facing in degrees clockwise from north; compare within 0.01 inch and 0.05 degree.
// Chances are fractions over 36 (2D6), not reduced. Facings of a unit are its own: "left" is its left hand.
// given, in the order in which it happens:
//   { all: "miss" }                              every to-hit die of the round shows 1: nobody loses a Health Point
//   { outcome: "wiped-out", of } | { outcome: "lost", of, health, step?, phase? }   whatever dice lead to it; nobody else loses anything
//   { roll: "discipline", for: "break" | "restrain" | "panic" | "rally" | "march" | "reform", of, faces }   { roll: "flee" | "pursuit" | "overrun", of, faces }
//   { answer: "combat", with } which combat is fought next   { answer: "pursue" | "restrain" | "overrun" | "stay" | "post-combat-reform" | "post-combat-pivot", of, prey? }
//   { answer: "away-from", of, enemy } from whom the broken unit flees   { answer: "charge", of, at } { answer: "flee", of }   { answer: "move", of, kind, to }
// ask -> expect:
//   { discipline: kind, of }         -> { tests: false } or { tests: true, discipline, chance }   (discipline = the value to roll at most, all modifiers in)
//   { panic: U }                     -> { tests, discipline?, chance? }
//   { legal: { pursue | restrain | overrun: U } } -> { legal, test? }  test: must a Discipline Test be passed to choose so
//   { legal: { charge: { of, at } } } -> { legal }
//   { legal: { move: { of, kind, forward? | back? | sideways? | wheel? (degrees) | to?: { at, facing, files } } } } -> { legal }   kind: advance march reform swift-reform rally-reform post-combat-reform combat-reform
//   { after: step, of? }             -> { place?: { U: { at, facing } }, state?: { U: {...} }, contact?: [{ of, with, at, facing }] }  step: flight pursuit overrun combat rally return move
//   { fought: U }                    -> { rounds, combats?: [[units]] }   Rounds of Combat that U strikes in during this Melee Phase
//   { scoring: U, at }               -> { scoring }
//   { score: true }                  -> { first, second }
type More = Record<string, unknown>;
const foot = {
  type: "Infantry",
  height: "Standard",
  base: [20, 20],
  adv: 4,
  mar: 8,
  dis: 7,
  hp: 1,
  def: 3,
  res: 3,
  suit: "light",
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
};
const ogre = { ...foot, height: "Large", base: [40, 40], hp: 3 };
const horse = {
  ...foot,
  type: "Cavalry",
  base: [25, 50],
  adv: 7,
  mar: 14,
  parts: [
    { name: "rider", att: 1, off: 3, str: 3, ap: 0, agi: 4 },
    { name: "mount", att: 1, off: 3, str: 3, ap: 0, agi: 2, harnessed: true },
  ],
};
const U = (side: string, at: readonly number[] | null, facing: string | number | null, more: More = {}) => ({
  side,
  profile: foot,
  models: 30,
  files: 6,
  ...(at ? { at, facing } : {}),
  ...more,
}); // 120 x 100 mm
const A = (at = [0, 0], facing: string | number = "north", more: More = {}) => U("first", at, facing, more);
const B = (at: readonly number[] | null = null, facing: string | number | null = null, more: More = {}) =>
  U("second", at, facing, more);
// A and B front to front: A at (0, 0) looks north, B stands at 0 to 100 mm north of it. A charged and has a standard: if all miss, 1 + 1 + ranks 3 = 5 to ranks 3; B tests on 7 - 2 = 5.
const melee = (others: More = {}, a: More = {}, b: More = {}, contacts: readonly unknown[] = [], active = "first") => ({
  phase: "melee",
  active,
  units: { A: A([0, 0], "north", { standard: true, state: { charging: true }, ...a }), B: B(null, null, b), ...others },
  contact: [{ of: "B", at: "A", facing: "front" }, ...contacts],
});
const breaks = [{ all: "miss" }, { roll: "discipline", for: "break", of: "B", faces: [6, 6] }];
const run = (flee: number[], pursuit: number[]) => [
  ...breaks,
  { answer: "pursue", of: "A", prey: "B" },
  { roll: "flee", of: "B", faces: flee },
  { roll: "pursuit", of: "A", faces: pursuit },
];
const chase = "rules/t9a.md 12, Pursuit; pages pursuits-and-overruns, flee-distance-and-fleeing-units";
const sheetPanic = "sheet 'Panic Test Triggers': within 6";
const side = (d: number) => ({ D: B([4.724409 + d, 0], "south") }); // its west edge is d east of B's east edge (60 mm)
const one = { models: 1, files: 1 };

export const expected = [
  // who may pursue
  {
    id: "t9a.rule.pursuit",
    fault: null,
    title: "the only foe breaks: may pursue",
    scene: melee(),
    given: breaks,
    ask: { legal: { pursue: "A" } },
    expect: { legal: true },
    why: chase,
  },
  {
    id: "t9a.rule.restrain",
    fault: null,
    title: "not pursuing needs a Discipline Test",
    scene: melee(),
    given: breaks,
    ask: { discipline: "restrain", of: "A" },
    expect: { tests: true, discipline: 7, chance: "21/36" },
    why: chase,
  },
  {
    id: "t9a.rule.restrain",
    fault: null,
    title: "8 fails on 7: must pursue",
    scene: melee(),
    given: [
      ...breaks,
      { answer: "restrain", of: "A" },
      { roll: "discipline", for: "restrain", of: "A", faces: [4, 4] },
      { roll: "flee", of: "B", faces: [3, 4] },
      { roll: "pursuit", of: "A", faces: [2, 4] },
    ],
    ask: { after: "pursuit" },
    expect: { place: { A: { at: [0, 6], facing: 0 }, B: { at: [0, 10.937], facing: 0 } } },
    why: chase,
  },
  {
    id: "t9a.rule.restrain",
    fault: null,
    title: "7 passes: stays",
    scene: melee(),
    given: [
      ...breaks,
      { answer: "restrain", of: "A" },
      { roll: "discipline", for: "restrain", of: "A", faces: [3, 4] },
      { answer: "stay", of: "A" },
      { roll: "flee", of: "B", faces: [3, 4] },
    ],
    ask: { after: "combat" },
    expect: {
      place: { A: { at: [0, 0], facing: 0 }, B: { at: [0, 10.937], facing: 0 } },
      state: { A: { engaged: false }, B: { fleeing: true } },
    },
    why: chase,
  },
  // A ten files wide (line, no ranks): charge + standard 2 to 0. B and D, five models each, side by side before it.
  ...[
    {
      title: "one of two foes in contact stands: may not pursue",
      d: [1, 1],
      ask: { legal: { pursue: "A" } },
      expect: { legal: false },
    },
    {
      title: "one of two foes stands: no Restrain Test either",
      d: [1, 1],
      ask: { discipline: "restrain", of: "A" },
      expect: { tests: false },
    },
    { title: "both break: may pursue one", d: [6, 6], ask: { legal: { pursue: "A" } }, expect: { legal: true } },
  ].map((e) => ({
    id: "t9a.rule.pursuit",
    fault: "breakage",
    title: e.title,
    scene: {
      phase: "melee",
      units: {
        A: A([0, 0], "north", { models: 10, files: 10, standard: true, state: { charging: true } }),
        B: B(null, null, { models: 5, files: 5 }),
        D: B(null, null, { models: 5, files: 5 }),
      },
      contact: [
        { of: "B", at: "A", facing: "front", offset: -60 },
        { of: "D", at: "A", facing: "front", offset: 60 },
      ],
    },
    given: [...breaks, { roll: "discipline", for: "break", of: "D", faces: e.d }],
    ask: e.ask,
    expect: e.expect,
    why: "rules/t9a.md 12: engaged with no non-broken enemy",
  })),
  {
    id: "t9a.shaken.cannot.pursue",
    fault: null,
    title: "Shaken: may not pursue",
    scene: melee({}, { state: { charging: false, shaken: true } }),
    given: breaks,
    ask: { legal: { pursue: "A" } },
    expect: { legal: false },
    why: "sheet 'Shaken'; A wins by its standard, B tests on 6 and rolls 12",
  },
  // flight and pursuit
  {
    id: "t9a.rule.flee-distance",
    fault: null,
    title: "front to front, flees 7: turned about its centre, 7 straight on",
    scene: melee(),
    given: run([3, 4], [2, 4]),
    ask: { after: "flight", of: "B" },
    expect: { place: { B: { at: [0, 10.937], facing: 0 } }, state: { B: { fleeing: true } } },
    why: chase + "; 100 mm + 7",
  },
  {
    id: "t9a.rule.pursuit",
    fault: null,
    title: "pursuit 6 to flight 7: not caught, the pursuer moves its whole 6",
    scene: melee(),
    given: run([3, 4], [2, 4]),
    ask: { after: "pursuit" },
    expect: {
      place: { A: { at: [0, 6], facing: 0 } },
      state: { B: { destroyed: false, fleeing: true }, A: { engaged: false } },
    },
    why: chase,
  },
  {
    id: "t9a.rule.pursuit",
    fault: null,
    title: "pursuit 7 to flight 7: destroyed",
    scene: melee(),
    given: run([3, 4], [1, 6]),
    ask: { after: "pursuit" },
    expect: { place: { A: { at: [0, 7], facing: 0 } }, state: { B: { destroyed: true } } },
    why: "rules/t9a.md 12: equal or higher catches; the pursuer still moves",
  },
  {
    id: "t9a.rule.pursuit",
    fault: null,
    title: "pursuit 8 to flight 7: destroyed, moves 8",
    scene: melee(),
    given: run([3, 4], [2, 6]),
    ask: { after: "pursuit" },
    expect: { place: { A: { at: [0, 8], facing: 0 } }, state: { B: { destroyed: true } } },
    why: chase,
  },
  {
    id: "t9a.rule.flee-distance",
    fault: null,
    title: "broken by a flank attack: flees straight away from it",
    scene: {
      phase: "melee",
      units: { B: B([0, 0], "south"), A: U("first", null, null, { standard: true, state: { charging: true } }) },
      contact: [{ of: "A", at: "B", facing: "left" }],
    },
    given: run([3, 4], [2, 4]),
    ask: { after: "pursuit" },
    expect: { place: { B: { at: [-8.9685, 1.9685], facing: 270 }, A: { at: [-3.6378, 1.9685], facing: 270 } } },
    why:
      chase +
      "; B looks south, its left is east: A looks west from x = 60 mm; B's front after the turn at -50 mm, then 7",
  },
  {
    id: "t9a.rule.pursuit",
    fault: null,
    title:
      "two attackers, the flight is directed from the flank: the pursuer in front turns the same way about its centre",
    scene: {
      phase: "melee",
      units: {
        B: B([0, 0], "south"),
        A: U("first", null, null, { standard: true, state: { charging: true } }),
        C: U("first", null, null, { state: { charging: true } }),
      },
      contact: [
        { of: "A", at: "B", facing: "front" },
        { of: "C", at: "B", facing: "left", offset: -25 },
      ],
    },
    given: [
      ...breaks,
      { answer: "away-from", of: "B", enemy: "C" },
      { answer: "pursue", of: "A", prey: "B" },
      { answer: "restrain", of: "C" },
      { roll: "discipline", for: "restrain", of: "C", faces: [1, 1] },
      { answer: "stay", of: "C" },
      { roll: "flee", of: "B", faces: [6, 5] },
      { roll: "pursuit", of: "A", faces: [2, 3] },
    ],
    ask: { after: "pursuit" },
    expect: { place: { A: { at: [-6.9685, -1.9685], facing: 270 }, B: { at: [-12.9685, 1.9685], facing: 270 } } },
    why: "page pursuit-distance-and-pursuing-units: pivot to the prey's direction; A's centre (0, -50 mm)",
  },
  {
    id: "t9a.rule.flee-distance",
    fault: null,
    title: "off the board: destroyed",
    scene: melee({}, { at: [0, 19] }),
    given: [
      ...breaks,
      { answer: "pursue", of: "A", prey: "B" },
      { roll: "flee", of: "B", faces: [1, 1] },
      { roll: "pursuit", of: "A", faces: [1, 1] },
    ],
    ask: { after: "pursuit" },
    expect: { state: { B: { destroyed: true } }, place: { A: { at: [0, 21], facing: 0 } } },
    why: "rules/t9a.md 6: touching the Board Edge; front at 19 + 100 mm + 2 = 24.94 (and the pursuit of 2 equals 2 anyway)",
  },
  // overrun
  ...[
    {
      title: "charged, first round, all in contact gone: may overrun, no test",
      a: { state: { charging: true } },
      legal: true,
    },
    { title: "did not charge: may not", a: { state: { charging: false } }, legal: false },
    { title: "second round: may not", a: { state: { charging: false, rounds: 1 } }, legal: false },
  ].map((e) => ({
    id: "t9a.rule.overrun",
    fault: "breakage",
    title: e.title,
    scene: melee({ E: B([25, 15], "south") }, e.a, one),
    given: [{ outcome: "wiped-out", of: "B" }],
    ask: { legal: { overrun: "A" } },
    expect: { legal: e.legal, test: false },
    why: "rules/t9a.md 12, Overrun; page pursuits-and-overruns",
  })),
  {
    id: "t9a.shaken.cannot.overrun",
    fault: null,
    title: "Shaken: may not",
    scene: melee({ E: B([25, 15], "south") }, { state: { charging: true, shaken: true } }, one),
    given: [{ outcome: "wiped-out", of: "B" }],
    ask: { legal: { overrun: "A" } },
    expect: { legal: false },
    why: "sheet 'Shaken'",
  },
  {
    id: "t9a.rule.overrun",
    fault: "breakage",
    title: "one foe gone, another still in contact: may not",
    scene: {
      phase: "melee",
      units: {
        A: A([0, 0], "north", { models: 10, files: 10, state: { charging: true } }),
        B: B(null, null, one),
        D: B(null, null, { models: 5, files: 5 }),
      },
      contact: [
        { of: "B", at: "A", facing: "front", offset: -60 },
        { of: "D", at: "A", facing: "front", offset: 60 },
      ],
    },
    given: [
      { outcome: "wiped-out", of: "B" },
      { roll: "discipline", for: "break", of: "D", faces: [1, 1] },
    ],
    ask: { legal: { overrun: "A" } },
    expect: { legal: false },
    why: "rules/t9a.md 12: all enemies in contact wiped out",
  },
  {
    id: "t9a.rule.overrun",
    fault: null,
    title: "overrun of 8 goes straight ahead",
    scene: melee({ E: B([25, 15], "south") }, {}, one),
    given: [
      { outcome: "wiped-out", of: "B" },
      { answer: "overrun", of: "A" },
      { roll: "overrun", of: "A", faces: [3, 5] },
    ],
    ask: { after: "overrun" },
    expect: { place: { A: { at: [0, 8], facing: 0 } } },
    why: "rules/t9a.md 12",
  },
  // a fresh enemy: A 7 files (140 mm), prey 3 files, E's front at 5 from x = 2.3 on; A's line of march meets only its end
  ...[
    {
      title: "pursuit into an enemy of no combat: charged, front by where the pursuer stood, no reaction",
      ask: { after: "pursuit" },
      expect: {
        contact: [{ of: "A", with: "front", at: "E", facing: "front" }],
        state: { A: { charging: true, engaged: true }, E: { engaged: true, fleeing: false }, B: { fleeing: true } },
      },
    },
    {
      title: "pursuit into an enemy of no combat: nothing more this phase",
      ask: { fought: "A" },
      expect: { rounds: 1, combats: [["A", "B"]] },
    },
    {
      title: "pursuit into an enemy of no combat: that enemy fights no round this phase",
      ask: { fought: "E" },
      expect: { rounds: 0 },
    },
  ].map((e) => ({
    id: "t9a.rule.combat-after-pursuit",
    fault: "R2",
    title: e.title,
    scene: melee({ E: B([4.662205, 5], "south") }, { models: 35, files: 7 }, { models: 15, files: 3 }),
    given: [...breaks, { roll: "discipline", for: "panic", of: "E", faces: [1, 1] }, ...run([3, 4], [2, 4]).slice(2)],
    ask: e.ask,
    expect: e.expect,
    why: "rulings 'combat after a pursuit or overrun'; rules/t9a.md 12; E, near the break, has passed its Panic Test",
  })),
  // the same, but F, five men, holds E's rear: rear 3 to ranks 3, a tie, if fought alone; with A in it 1 + 1 + 3 + 3 = 8 to 3, E tests on 10 - 5
  ...[
    {
      title: "E's combat still to come: the pursuer joins it and strikes again, that combat once",
      first: "B",
      ask: { fought: "A" },
      expect: {
        rounds: 2,
        combats: [
          ["A", "B"],
          ["A", "E", "F"],
        ],
      },
    },
    {
      title: "E's combat still to come: E fights once",
      first: "B",
      ask: { fought: "E" },
      expect: { rounds: 1, combats: [["A", "E", "F"]] },
    },
    {
      title: "E's combat already fought: nothing more",
      first: "E",
      ask: { fought: "A" },
      expect: { rounds: 1, combats: [["A", "B"]] },
    },
    {
      title: "E's combat already fought: E fights no second time",
      first: "E",
      ask: { fought: "E" },
      expect: { rounds: 1, combats: [["E", "F"]] },
    },
  ].map((e) => ({
    id: "t9a.rule.combat-after-pursuit",
    fault: "R2",
    title: e.title,
    scene: melee(
      {
        E: B([4.662205, 5], "south", { profile: { ...foot, dis: 10 } }),
        F: U("first", null, null, { models: 5, files: 5, profile: { ...foot, dis: 10 } }),
      },
      { models: 35, files: 7 },
      { models: 15, files: 3 },
      [{ of: "F", at: "E", facing: "rear" }],
    ),
    given:
      e.first === "B"
        ? [
            { answer: "combat", with: "B" },
            ...run([3, 4], [2, 4]),
            { answer: "combat", with: "E" },
            { all: "miss" },
            { roll: "discipline", for: "break", of: "E", faces: [1, 1] },
          ]
        : [{ answer: "combat", with: "E" }, { all: "miss" }, { answer: "combat", with: "B" }, ...run([3, 4], [2, 4])],
    ask: e.ask,
    expect: e.expect,
    why: "rulings 'combat after a pursuit or overrun'",
  })),
  {
    id: "t9a.rule.combat-after-pursuit",
    fault: "R2",
    title: "joined combat: the pursuer counts as Charging (charge 1, standard 1, rear 2, ranks 3 to ranks 3)",
    scene: melee(
      { E: B([4.662205, 5], "south"), F: U("first", null, null, { models: 4, files: 4 }) },
      { models: 35, files: 7 },
      { models: 15, files: 3 },
      [{ of: "F", at: "E", facing: "rear" }],
    ),
    given: [{ answer: "combat", with: "B" }, ...run([3, 4], [2, 4]), { answer: "combat", with: "E" }, { all: "miss" }],
    ask: { score: true, of: "the combat of E" },
    expect: { first: 7, second: 3 },
    why: "rulings 'combat after a pursuit or overrun'; sheet 'Combat Score Summary'; F of four models has no Full Rank: rear +2",
  },
  // off the board and back
  {
    id: "t9a.rule.pursuit-off-board",
    fault: "breakage",
    title: "pursues 7 from 4 before the edge: off the table",
    scene: melee({}, { at: [5, 20] }),
    given: run([3, 4], [3, 4]),
    ask: { after: "pursuit" },
    expect: { state: { A: { place: "pursued-off" }, B: { destroyed: true } } },
    why: chase + "; rulings 'back from off the table'",
  },
  {
    id: "t9a.rule.pursuit-off-board",
    fault: "R7",
    title: "comes back where it left, looking inwards",
    scene: melee({ E: B([-25, 15], "south") }, { at: [5, 20] }),
    given: run([3, 4], [3, 4]),
    ask: { after: "return", of: "A" },
    expect: { place: { A: { at: [5, 20.063], facing: 180 } }, state: { A: { place: "field" } } },
    why: "rulings 'back from off the table': owner's next Movement Phase, before rallying; rear edge on the board edge, front at 24 - 100 mm",
    open: "that the rear edge lies on the board edge is our reading of 'at the point of the edge where it left, front inwards'",
  },
  {
    id: "t9a.rule.pursuit-off-board",
    fault: "R7",
    title: "an enemy stands there: slid along the edge until 1 inch clear",
    scene: {
      phase: "movement",
      turn: 3,
      units: { A: A([5, 24], "north", { place: "pursued-off" }), E: B([9, 20], "south") },
    },
    ask: { after: "return", of: "A" },
    expect: { place: { A: { at: [3.2756, 20.063], facing: 180 } } },
    why: "rulings 'back from off the table'; E's west edge 9 - 60 mm, less 1, less 60 mm; the way east would be longer",
    open: "`at` of a unit off the table is taken as the middle of its front where it crossed the edge",
  },
  {
    id: "t9a.rule.pursuit-off-board",
    fault: "R7",
    title: "0.5 from a friend is slid as well, by 0.5",
    scene: {
      phase: "movement",
      turn: 3,
      units: {
        A: A([5, 24], "north", { place: "pursued-off" }),
        F: A([10.224409, 20], "south"),
        E: B([-25, 15], "south"),
      },
    },
    ask: { after: "return", of: "A" },
    expect: { place: { A: { at: [4.5, 20.063], facing: 180 } } },
    why: "rulings: at least 1 inch from others",
  },
  {
    id: "t9a.rule.pursuit-off-board",
    fault: "R7",
    title: "moves no farther that phase",
    scene: {
      phase: "movement",
      turn: 3,
      units: { A: A([5, 24], "north", { place: "pursued-off" }), E: B([-25, 15], "south") },
    },
    ask: { legal: { move: { of: "A", kind: "advance", forward: 1 } } },
    expect: { legal: false },
    why: "rules/t9a.md 22 R14: counts as moved",
    open: "rulings.md speaks only of the place; that it counts as moved and loses Scoring that turn is rules/ R14",
  },
  // panic by break, destruction, flight through
  ...[
    [5.99, true],
    [6, true],
    [6.01, false],
  ].map(([d, tests]) => ({
    id: "t9a.panic.trigger.broken-nearby",
    fault: "breakage",
    title: `friend breaks ${d} away`,
    scene: melee(side(d as number)),
    given: breaks,
    ask: { panic: "D" },
    expect: tests ? { tests, discipline: 7, chance: "21/36" } : { tests },
    why: sheetPanic,
  })),
  {
    id: "t9a.panic.trigger.broken-nearby",
    fault: null,
    title: "an enemy of the broken unit does not test",
    scene: melee({ C: A([10, 0], "north") }),
    given: breaks,
    ask: { panic: "C" },
    expect: { tests: false },
    why: "sheet: a friendly unit",
  },
  {
    id: "t9a.panic.exempt.fleeing",
    fault: null,
    title: "Fleeing: no test",
    scene: melee({ D: B([8, 0], "north", { state: { fleeing: true } }) }),
    given: breaks,
    ask: { panic: "D" },
    expect: { tests: false },
    why: "sheet 'Panic Test Triggers', last paragraph",
  },
  {
    id: "t9a.panic.exempt.engaged",
    fault: null,
    title: "Engaged: no test",
    scene: melee({ D: B([8, 0], "south"), C: U("first", null, null) }, {}, {}, [{ of: "C", at: "D", facing: "rear" }]),
    given: [{ answer: "combat", with: "B" }, ...breaks],
    ask: { panic: "D" },
    expect: { tests: false },
    why: "sheet, same",
  },
  {
    id: "t9a.panic.exempt.already-passed",
    fault: null,
    title: "passed for the break: not again when the broken unit is caught",
    scene: melee(side(3)),
    given: [...breaks, { roll: "discipline", for: "panic", of: "D", faces: [1, 1] }, ...run([1, 1], [6, 6]).slice(2)],
    ask: { panic: "D" },
    expect: { tests: false },
    why: "sheet, same",
  },
  {
    id: "t9a.panic.failed.flee-direction",
    fault: null,
    title: "fails and flees 10, centre to centre 9 by 12",
    scene: melee({ D: B([9, 8.062992], "south") }),
    given: [
      ...breaks,
      { roll: "discipline", for: "panic", of: "D", faces: [6, 6] },
      { roll: "flee", of: "D", faces: [6, 4] },
    ],
    ask: { after: "flight", of: "D" },
    expect: { place: { D: { at: [16.1811, 19.6063], facing: 36.87 } }, state: { D: { fleeing: true } } },
    why: "sheet: directly away (Centre to Centre); centres (0, -50 mm) and (9, 12 - 50 mm); D is 5.94 from B",
  },
  // B: six men in one rank; wiped out in one step it stood 120 mm wide
  ...[
    [6, true],
    [6.01, false],
  ].map(([d, tests]) => ({
    id: "t9a.panic.trigger.destroyed-nearby",
    fault: "R6",
    title: `six men destroyed at one blow, ${d} from where the outer man stood`,
    scene: melee(side(d as number), {}, { models: 6 }),
    given: [{ outcome: "wiped-out", of: "B" }],
    ask: { panic: "D" },
    expect: { tests },
    why: sheetPanic + "; measured as it stood before the blow",
  })),
  // riders (Agility 4 + 1) kill two of the six, mounts (2 + 1) the last four: before that step B stood four wide, 40 mm to each side
  ...(
    [
      ["6 from the outer man of the four", 1.574803 + 6, true],
      ["6 from where the outer man of the six stood, 6.79 from the four", 2.362205 + 6, false],
    ] as const
  ).map(([title, edge, tests]) => ({
    id: "t9a.panic.trigger.destroyed-nearby",
    fault: "R6",
    title: `last four destroyed at the second step: ${title}`,
    scene: melee(
      { D: B([edge + 2.362205, 0], "south") },
      { profile: horse, models: 5, files: 5 },
      { models: 6, profile: { ...foot, parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 1 }] } },
    ),
    given: [
      { outcome: "lost", of: "B", health: 2, step: 5 },
      { outcome: "lost", of: "B", health: 4, step: 3 },
    ],
    ask: { panic: "D" },
    expect: { tests },
    why: sheetPanic + "; rulings 'casualties': evenly from both sides; before the losses of that Initiative Step",
    open: "'before the losses of that Initiative Step' stands in the list of faults (R6), not in rulings.md",
  })),
  ...[
    { title: "a fleeing friend passes over it: test", D: B([0, 14], "south", { models: 6 }), tests: true },
    {
      title: "a fleeing friend passes 0.5 beside it: none",
      D: B([5.224409, 14], "south", { models: 6 }),
      tests: false,
    },
    { title: "a friend flees elsewhere: none", D: B([-20, 14], "south", { models: 6 }), tests: false },
  ].map((e) => ({
    id: "t9a.panic.trigger.fled-through",
    fault: "breakage",
    title: e.title,
    scene: { units: { A: A(), B: B([0, 8], "south"), D: e.D } },
    given: [
      { answer: "charge", of: "A", at: "B" },
      { answer: "flee", of: "B" },
      { roll: "flee", of: "B", faces: [5, 4] },
    ],
    ask: { panic: "D" },
    expect: { tests: e.tests },
    why: "sheet: Flees through the unit's Unit Boundary; B runs from 8 to 17..20.9, clear of D",
  })),
  {
    id: "t9a.rule.flee-extension",
    fault: null,
    title: "a flight of 3 would end on a friend: goes on until an inch clear of it",
    scene: { units: { A: A(), B: B([0, 8], "south"), D: B([0, 14], "south", { models: 6 }) } },
    given: [
      { answer: "charge", of: "A", at: "B" },
      { answer: "flee", of: "B" },
      { roll: "flee", of: "B", faces: [1, 2] },
    ],
    ask: { after: "flight", of: "B" },
    expect: { place: { B: { at: [0, 19.7244], facing: 0 } } },
    why: "rules/t9a.md 6, Flee Move: overlapping or within 1; rear edge 14 + 20 mm + 1",
    open: "exactly 1 or the least more; the later edition's page lets it stop as soon as it overlaps nobody (18.7244)",
  },
  // heavy losses
  ...(
    [
      ["20 models lose 5 in a phase: exactly a quarter", { models: 20, files: 5 }, [5], true],
      ["20 lose 4", { models: 20, files: 5 }, [4], false],
      ["21 lose 5: less than a quarter", { models: 21, files: 6 }, [5], false],
      ["21 lose 6", { models: 21, files: 6 }, [6], true],
      [
        "16 left of 20 at the start of the phase lose 4: a quarter of 16",
        { models: 16, files: 4, startModels: 20 },
        [4],
        true,
      ],
      ["five of 3 Health Points lose 3 of 15", { models: 5, files: 5, profile: ogre }, [3], false],
      ["five of 3 Health Points lose 4 of 15", { models: 5, files: 5, profile: ogre }, [4], true],
      ["4 in the Magic Phase and 3 in the Shooting Phase of 20", { models: 20, files: 5 }, [4, 3], false],
      ["a unit that was one model from the start", { ...one, profile: ogre }, [2], false],
      ["the last model of three", { ...one, startModels: 3, profile: ogre }, [1], true],
    ] as const
  ).map(([title, more, lost, tests]) => ({
    id: title.includes("from the start")
      ? "t9a.panic.trigger.heavy-losses.single-model-exempt"
      : "t9a.panic.trigger.heavy-losses",
    fault: "R15",
    title,
    scene: { units: { A: A([-20, -10]), D: B([0, 10], "south", more) } },
    given: lost.map((health, i) => ({
      outcome: "lost",
      of: "D",
      health,
      phase: lost.length > 1 && i === 0 ? "magic" : "shooting",
    })),
    ask: { panic: "D" },
    expect: { tests },
    why: "sheet: a quarter or more of what it had at the start of the phase; rulings 'heavy losses'",
  })),
  {
    id: "t9a.panic.trigger.heavy-losses",
    fault: "R15",
    title: "lost while Engaged: none, also after the combat",
    scene: melee({}, {}, { models: 20, files: 5, profile: { ...foot, rules: ["stubborn"] } }),
    given: [
      { outcome: "lost", of: "B", health: 6, step: 4 },
      { roll: "discipline", for: "break", of: "B", faces: [1, 1] },
    ],
    ask: { panic: "B" },
    expect: { tests: false },
    why: "rulings 'heavy losses'; sheet: not when Engaged",
  },
  // rallying, flight that goes on
  ...(
    [
      ["20 of 20", 20, 20, 7, "21/36"],
      ["6 of 20: 30%", 6, 20, 7, "21/36"],
      ["5 of 20: exactly a quarter, half of 7 up", 5, 20, 4, "6/36"],
      ["4 of 20", 4, 20, 4, "6/36"],
      ["4 of 16: exactly a quarter", 4, 16, 4, "6/36"],
    ] as const
  ).map(([title, models, startModels, discipline, chance]) => ({
    id: discipline === 4 ? "t9a.decimated.rally" : "t9a.rule.rally",
    fault: null,
    title,
    scene: {
      phase: "movement",
      units: {
        A: A([0, 0], "south", { models, files: 5 > models ? models : 5, startModels, state: { fleeing: true } }),
        B: B([0, 20], "south", { models: 6 }),
      },
    },
    ask: { discipline: "rally", of: "A" },
    expect: { tests: true, discipline, chance },
    why: "sheet 'Decimated'; rules/t9a.md 6",
  })),
  {
    id: "t9a.decimated.definition",
    fault: null,
    title: "three of 3 Health Points, one model with 2 left of 9: 22%, half",
    scene: {
      phase: "movement",
      units: {
        A: A([0, 0], "south", { ...one, profile: ogre, startModels: 3, lost: 1, state: { fleeing: true } }),
        B: B([0, 20], "south", { models: 6 }),
      },
    },
    ask: { discipline: "rally", of: "A" },
    expect: { tests: true, discipline: 4, chance: "6/36" },
    why: "sheet 'Decimated': Health Points",
  },
  {
    id: "t9a.decimated.definition",
    fault: null,
    title: "one whole model left of three (3 of 9): 33%, full",
    scene: {
      phase: "movement",
      units: {
        A: A([0, 0], "south", { ...one, profile: ogre, startModels: 3, state: { fleeing: true } }),
        B: B([0, 20], "south", { models: 6 }),
      },
    },
    ask: { discipline: "rally", of: "A" },
    expect: { tests: true, discipline: 7, chance: "21/36" },
    why: "sheet 'Decimated'",
  },
  {
    id: "t9a.rule.rally",
    fault: null,
    title: "rallied: no longer Fleeing, Shaken, may not Advance this turn",
    scene: {
      phase: "movement",
      units: { A: A([0, 0], "south", { state: { fleeing: true } }), B: B([0, 20], "south", { models: 6 }) },
    },
    given: [{ roll: "discipline", for: "rally", of: "A", faces: [3, 4] }],
    ask: { after: "rally", of: "A" },
    expect: { state: { A: { fleeing: false, shaken: true } } },
    why: "rules/t9a.md 6",
  },
  {
    id: "t9a.rule.flight-goes-on",
    fault: null,
    title: "fails to rally: straight ahead as it looks, even towards the enemy",
    scene: {
      phase: "movement",
      units: { A: A([0, 0], "east", { state: { fleeing: true } }), B: B([25, 0], "south", { models: 6 }) },
    },
    given: [
      { roll: "discipline", for: "rally", of: "A", faces: [4, 4] },
      { roll: "flee", of: "A", faces: [2, 3] },
    ],
    ask: { after: "flight", of: "A" },
    expect: { place: { A: { at: [5, 0], facing: 90 } }, state: { A: { fleeing: true } } },
    why: "rulings 'fleeing units that go on fleeing'",
  },
  // marching
  ...(
    [
      ["7.99", 7.99, {}, true],
      ["8", 8, {}, true],
      ["8.01", 8.01, {}, false],
      ["4, but Fleeing", 4, { state: { fleeing: true } }, false],
    ] as const
  ).map(([title, d, more, tests]) => ({
    id: "t9a.rule.march-test",
    fault: "breakage",
    title: `enemy at ${title}`,
    scene: { phase: "movement", units: { A: A(), B: B([0, d], "south", more) } },
    ask: { discipline: "march", of: "A" },
    expect: tests ? { tests, discipline: 7, chance: "21/36" } : { tests },
    why: "rules/t9a.md 6, March Test: within 8 of non-Fleeing enemies",
  })),
  {
    id: "t9a.rule.march-test",
    fault: null,
    title: "failed: no march, an Advance Move stays",
    scene: { phase: "movement", units: { A: A(), B: B([0, 8], "south") } },
    given: [{ roll: "discipline", for: "march", of: "A", faces: [4, 4] }],
    ask: { legal: { moves: "A" } },
    expect: { march: false, advance: true, reform: true },
    why: "rules/t9a.md 6",
  },
  ...(
    [
      ["forward 4", "advance", { forward: 4 }, true],
      ["forward 4.01", "advance", { forward: 4.01 }, false],
      ["back 2", "advance", { back: 2 }, true],
      ["back 2.01", "advance", { back: 2.01 }, false],
      ["sideways 2", "advance", { sideways: 2 }, true],
      ["sideways 2.01", "advance", { sideways: 2.01 }, false],
      ["march 8", "march", { forward: 8 }, true],
      ["march 8.01", "march", { forward: 8.01 }, false],
      ["march back 1", "march", { back: 1 }, false],
      ["wheel 48.50 degrees: arc 3.999", "advance", { wheel: 48.5 }, true],
      ["wheel 48.60 degrees: arc 4.007", "advance", { wheel: 48.6 }, false],
      ["Swift Reform without a musician", "swift-reform", { to: { at: [0, -3.937], facing: 180, files: 6 } }, false],
    ] as const
  ).map(([title, kind, how, legal]) => ({
    id:
      kind === "swift-reform"
        ? "t9a.rule.swift-reform"
        : title.startsWith("back") || title.startsWith("side")
          ? "t9a.rule.backwards"
          : "t9a.rule.moves",
    fault: "breakage",
    title,
    scene: { phase: "movement", units: { A: A(), B: B([0, 20], "south") } },
    ask: { legal: { move: { of: "A", kind, ...how } } },
    expect: { legal },
    why: "rules/t9a.md 6; 120 mm front",
  })),
  ...(
    [
      ["turn about, then 3", -6.937008, true],
      ["turn about, then 4.01", -7.947008, false],
    ] as const
  ).map(([title, y, legal]) => ({
    id: "t9a.rule.swift-reform",
    fault: null,
    title: `Swift Reform with a musician: ${title}`,
    scene: { phase: "movement", units: { A: A([0, 0], "north", { musician: true }), B: B([0, 20], "south") } },
    ask: { legal: { move: { of: "A", kind: "swift-reform", to: { at: [0, y], facing: 180, files: 6 } } } },
    expect: { legal },
    why: "rules/t9a.md 6: Reform, then Advance; about the centre (0, -50 mm) the front comes to -100 mm",
  })),
  // spacing
  ...(
    [
      ["ends 0.99 from an enemy", 4.99, false],
      ["ends 1 from an enemy", 5, false],
      ["ends 1.01 from an enemy", 5.01, true],
    ] as const
  ).map(([title, d, legal]) => ({
    id: "t9a.rule.unit-spacing",
    fault: "R10",
    title,
    scene: { phase: "movement", units: { A: A(), B: B([0, d], "south") } },
    ask: { legal: { move: { of: "A", kind: "advance", forward: 4 } } },
    expect: { legal },
    why: "rules/t9a.md 3, Unit Spacing: more than 1 at the end",
  })),
  ...(
    [
      ["passes a friend at 0.5", 0.5, true],
      ["passes a friend at 0.49", 0.49, false],
    ] as const
  ).map(([title, gap, legal]) => ({
    id: "t9a.rule.unit-spacing",
    fault: "R10",
    title,
    scene: {
      phase: "movement",
      units: {
        A: A([0, 0], "north", { models: 6 }),
        F: A([2.755906 + gap, 3], "south", one),
        B: B([-25, 20], "south"),
      },
    },
    ask: { legal: { move: { of: "A", kind: "march", forward: 8 } } },
    expect: { legal },
    why: "rules/t9a.md 3: half an inch during a move",
  })),
  // a Reform from 6 x 5 to 5 x 6 keeps the centre: half width 50 mm, half depth 60 mm: the front comes from 0 to 10 mm = 0.3937 north
  ...(
    [
      ["0.99 from the enemy", 1.3837, false],
      ["1.01 from the enemy", 1.4037, true],
    ] as const
  ).flatMap(([title, d, legal]) =>
    [
      ["reform", {}],
      ["rally-reform", { state: { fleeing: true } }],
      ["swift-reform", { musician: true }],
    ].map(([kind, more]) => ({
      id: kind === "reform" ? "t9a.rule.unit-spacing" : `t9a.rule.${kind}`,
      fault: "R10",
      title: `${kind} five wide ends ${title}`,
      scene: { phase: "movement", units: { A: A([0, 0], "north", more as More), B: B([0, d], "south") } },
      given: kind === "rally-reform" ? [{ roll: "discipline", for: "rally", of: "A", faces: [1, 1] }] : [],
      ask: { legal: { move: { of: "A", kind, to: { at: [0, 0.393701], facing: 0, files: 5 } } } },
      expect: { legal },
      why: "rules/t9a.md 3, 6; Reforms keep the Centre of Unit",
    })),
  ),
  // Post-Combat Reform
  ...(
    [
      [
        "right after it, in the first player's turn",
        "first",
        { scoring: "A", at: "after the reform" },
        { scoring: false },
      ],
      [
        "from the start of the other Player Turn on",
        "first",
        { scoring: "A", at: "start of the next Player Turn" },
        { scoring: true },
      ],
      [
        "in the first player's turn: counts at the end of the Game Turn",
        "first",
        { scoring: "A", at: "end of the Game Turn" },
        { scoring: true },
      ],
      [
        "in the second player's turn: does not count at the end of the Game Turn",
        "second",
        { scoring: "A", at: "end of the Game Turn" },
        { scoring: false },
      ],
      [
        "in the enemy's turn: may not declare a Charge in its own next one",
        "second",
        { legal: { charge: { of: "A", at: "E" } }, at: "the next Player Turn" },
        { legal: false },
      ],
      [
        "in its own turn: may charge in its next own one",
        "first",
        { legal: { charge: { of: "A", at: "E" } }, at: "the next Player Turn but one" },
        { legal: true },
      ],
      [
        "five wide about its centre, nobody near",
        "first",
        { legal: { move: { of: "A", kind: "post-combat-reform", to: { at: [0, 0.393701], facing: 0, files: 5 } } } },
        { legal: true },
      ],
    ] as const
  ).map(([title, active, ask, expect]) => ({
    id: "t9a.rule.post-combat-reform",
    fault: "breakage",
    title,
    scene: melee({ E: B([6, 15], "south", { models: 6 }) }, {}, { models: 6 }, [], active),
    given: [
      ...breaks,
      { answer: "restrain", of: "A" },
      { roll: "discipline", for: "restrain", of: "A", faces: [1, 1] },
      { roll: "flee", of: "B", faces: [6, 6] },
      { answer: "post-combat-reform", of: "A" },
    ],
    ask,
    expect,
    why: "page post-combat-reform: no Scoring until the start of the following Player Turn, no Charges in it; rules/t9a.md 12 gives Scoring only",
  })),
  ...(
    [
      ["0.99", 6.10811, false],
      ["1.01", 6.12811, true],
    ] as const
  ).map(([d, x, legal]) => ({
    id: "t9a.rule.post-combat-reform",
    fault: "R10",
    title: `seven wide about its centre ends ${d} beside an enemy`,
    scene: melee({ E: B([x, -2], "south", { models: 6 }) }, {}, { models: 6 }),
    given: [
      ...breaks,
      { roll: "discipline", for: "panic", of: "E", faces: [1, 1] },
      { answer: "restrain", of: "A" },
      { roll: "discipline", for: "restrain", of: "A", faces: [1, 1] },
      { roll: "flee", of: "B", faces: [6, 6] },
    ],
    ask: { legal: { move: { of: "A", kind: "post-combat-reform", to: { at: [0, 0], facing: 0, files: 7 } } } },
    expect: { legal },
    why: "rules/t9a.md 3, Unit Spacing; A's east edge at 70 mm",
  })),
  // Combat Reform: B loses by 2 and stands; winner A reforms freely, B on a test
  ...(
    [
      ["the winner needs no test", "A", {}, { tests: false }],
      ["the loser tests at the Break Test's modifier", "B", {}, { tests: true, discipline: 5, chance: "10/36" }],
      [
        "a Steadfast loser (ranks 6 to 5) tests on its own Discipline",
        "B",
        { models: 36 },
        { tests: true, discipline: 7, chance: "21/36" },
      ],
    ] as const
  ).map(([title, of, b, expect]) => ({
    id: "t9a.rule.combat-reform",
    fault: "R11",
    title,
    scene: melee({}, {}, b),
    given: [{ all: "miss" }, { roll: "discipline", for: "break", of: "B", faces: [1, 1] }],
    ask: { discipline: "reform", of },
    expect,
    why: "rules/t9a.md 12, Combat Reform; page combat-reforms",
  })),
  ...(
    [
      ["same width, 19 mm aside: six still touch", [0.748031, 0], 6, true],
      ["same width, 25 mm aside: five touch", [0.984252, 0], 6, false],
      ["seven wide, middle kept", [0, 0], 7, true],
      ["five wide: one fewer touches", [0, 0], 5, false],
      ["eight wide, three bases aside: five touch", [2.362205, 0], 8, false],
      ["half an inch off the enemy", [0, -0.5], 6, false],
    ] as const
  ).map(([title, at, files, legal]) => ({
    id: "t9a.rule.combat-reform",
    fault: "R11",
    title,
    scene: melee(),
    given: [{ all: "miss" }, { roll: "discipline", for: "break", of: "B", faces: [1, 1] }],
    ask: { legal: { move: { of: "A", kind: "combat-reform", to: { at, facing: 0, files } } } },
    expect: { legal },
    why: "rules/t9a.md 12: same enemy and facing, at least as many own models in contact, no centre farther than March Rate",
  })),
  ...(
    [
      ["0.51", -1.691102, true],
      ["0.49", -1.671102, false],
    ] as const
  ).map(([gap, x, legal]) => ({
    id: "t9a.rule.combat-reform",
    fault: "R11",
    title: `slid to ${gap} from a friend of the same combat`,
    scene: {
      phase: "melee",
      units: {
        A: A([0, 0], "north", { models: 12, files: 12, state: { rounds: 1 } }),
        B: B(null, null, { models: 5, files: 5, standard: true, state: { rounds: 1 } }),
        D: B(null, null, { models: 5, files: 5, state: { rounds: 1 } }),
      },
      contact: [
        { of: "B", at: "A", facing: "front", offset: -70 },
        { of: "D", at: "A", facing: "front", offset: 70 },
      ],
    },
    given: [{ all: "miss" }, { roll: "discipline", for: "break", of: "A", faces: [1, 1] }],
    ask: { legal: { move: { of: "B", kind: "combat-reform", to: { at: [x, 0], facing: 180, files: 5 } } } },
    expect: { legal },
    why: "rulings 'spacing in Combat Reforms': D's west edge at 20 mm, less the gap, less 50 mm",
  })),
  {
    id: "t9a.rule.combat-reform",
    fault: "R11",
    title: "Engaged in front and flank: none",
    scene: melee({ C: U("first", null, null) }, {}, { profile: { ...foot, dis: 10 } }, [
      { of: "C", at: "B", facing: "left", offset: -25 },
    ]),
    given: [{ all: "miss" }, { roll: "discipline", for: "break", of: "B", faces: [1, 1] }],
    ask: { legal: { move: { of: "B", kind: "combat-reform", to: { at: [0, 0], facing: 180, files: 6 } } } },
    expect: { legal: false },
    why: "rules/t9a.md 12: one facing only",
  },
  // Scoring, No More Foes
  {
    id: "t9a.rule.scoring",
    fault: null,
    title: "Fleeing: not Scoring",
    scene: {
      phase: "movement",
      units: { A: A([0, 0], "south", { state: { fleeing: true } }), B: B([0, 20], "south") },
    },
    ask: { scoring: "A", at: "now" },
    expect: { scoring: false },
    why: "rules/t9a.md 18",
  },
  {
    id: "t9a.rule.scoring",
    fault: null,
    title: "rallied: Scoring again at once",
    scene: {
      phase: "movement",
      units: { A: A([0, 0], "south", { state: { fleeing: true } }), B: B([0, 20], "south") },
    },
    given: [{ roll: "discipline", for: "rally", of: "A", faces: [1, 1] }],
    ask: { scoring: "A", at: "after the rally" },
    expect: { scoring: true },
    why: "rules/t9a.md 18: only while fleeing",
  },
  {
    id: "t9a.rule.no-more-foes",
    fault: null,
    title: "A's only foe is gone: its standard does not count, the losses do: 6 + C's standard to E's standard",
    scene: {
      phase: "melee",
      units: {
        B: B([0, 0], "south", { models: 6, state: { rounds: 1 } }),
        A: U("first", null, null, { models: 12, files: 3, standard: true, state: { rounds: 1 } }),
        C: U("first", null, null, { models: 10, files: 10, standard: true, state: { rounds: 1 } }),
        E: B(null, null, { models: 6, standard: true, state: { rounds: 1 } }),
      },
      contact: [
        { of: "A", at: "B", facing: "front", offset: 45 },
        { of: "C", at: "B", facing: "front", offset: -105 },
        { of: "E", at: "C", facing: "front", offset: 35 },
      ],
    },
    given: [{ outcome: "wiped-out", of: "B" }],
    ask: { score: true },
    expect: { first: 7, second: 1 },
    why: "rules/t9a.md 12, No More Foes",
  },
] as const;
