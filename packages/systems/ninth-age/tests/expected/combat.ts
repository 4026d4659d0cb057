// Expected numbers for a Round of Combat, The Ninth Age, 2nd edition, earlier English sheet. Written from the sheet, rulings.md and rules/t9a.md, without the engine.
//
// Entry: { id, fault, title, scene, given?, ask, expect, why, open? }
// Chances are fractions over 36 (2D6), not reduced. Facings of a unit are its own: "left" is its left hand.
// given, in the order in which it happens:
//   { all: "miss" }                        every to-hit die of the round shows 1 (stomps, which roll none, fail to wound)
//   { outcome: "lost", of, health, who?, step? }   whatever dice lead to it: `of` loses so many Health Points ("champion" or "rank-and-file"); nobody else loses anything unless listed
//   { outcome: "unsaved", at, wounds, who?, by?, step? }   so many unsaved wounds are dealt, perhaps more than there are Health Points
//   { effect: "off" | "def" | ..., of, add }       a modifier from elsewhere, a spell say, on every model of the unit
//   { roll: "discipline", for: "fear" | "break", of, faces }   { answer: "duel", of, at } champion against champion, issued and accepted
// ask -> expect:
//   { strikes: U | true, step? }  -> { steps: [{ step, of, dice, hit, wound, save, at?, part?, who? }] }   dice = to-hit dice of that unit (part, pool) at that Initiative Step; `true` asks for all units;
//                                    hit "auto": so many hits without a roll; save "none"; where a need is left out it is not asked. Steps in which a unit has no dice are left out.
//   { blow: { of, at, part? } }   -> { step, hit, wound, save }     one attack
//   { stomps: U }                 -> { step: 0, hits, wound?, save?, at? }
//   { score: true }               -> { first, second, lines?: { first: {...}, second: {...} } }   lines: health overkill charge ranks standard flank rear; lines not named are 0
//   { fullRanks: U }              -> { fullRanks, bonus }
//   { discipline: "break" | "fear", of } -> { tests: false } or { tests: true, discipline, chance, steadfast? }   discipline = the value to roll at most
//   { legal: { weapon, of } } | { legal: { allocate: "stomp", of, at } } -> { legal }
//   { losses: U }                 -> { rankAndFile, champion }      models removed
type More = Record<string, unknown>;
type Part = { name?: string; att: number; off: number; str: number; ap: number; agi: number; harnessed?: boolean };
const part: Part = { att: 1, off: 3, str: 3, ap: 0, agi: 3 };
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
  parts: [part],
};
const P = (p: Partial<Part>, more: More = {}) => ({ profile: { ...foot, parts: [{ ...part, ...p }], ...more } }); // foot with other numbers
const horse = (more: More = {}) => ({
  models: 5,
  files: 5,
  profile: {
    ...foot,
    type: "Cavalry",
    base: [25, 50],
    adv: 7,
    mar: 14,
    arm: 2,
    suit: "plate",
    parts: [
      { ...part, name: "rider" },
      { ...part, name: "mount", harnessed: true },
    ],
    ...more,
  },
});
const ogre = (more: More = {}) => ({
  models: 6,
  files: 3,
  profile: {
    ...foot,
    height: "Large",
    base: [40, 40],
    hp: 3,
    res: 4,
    parts: [{ att: 4, off: 3, str: 4, ap: 1, agi: 2 }],
    ...more,
  },
});
// A at (0, 0) looks north, B stands before it, front to front, 6 by 5 each: first Round of Combat, nobody Charging, no standards, hand weapons, light armour.
const M = (a: More = {}, b: More = {}, others: More = {}, contacts: readonly unknown[] = []) => ({
  phase: "melee",
  units: {
    A: { side: "first", profile: foot, models: 30, files: 6, at: [0, 0], facing: "north", ...a },
    B: { side: "second", profile: foot, models: 30, files: 6, ...b },
    ...others,
  },
  contact: [{ of: "B", at: "A", facing: "front" }, ...contacts],
});
const C = (side: string, more: More = {}) => ({ side, profile: foot, models: 30, files: 6, ...more });
const on = (at: string, facing: string, of = "C") => ({ of, at, facing, offset: -25 }); // 25 mm along, so that it touches nobody else
const charging = { state: { charging: true } };
const later = { state: { rounds: 1 } };
const std = { standard: true };
const who = "rules/t9a.md 12, Who attacks; rulings 'supporting attacks'";
const fight =
  "rules/t9a.md 12: Initiative Steps, Charging Momentum +1; sheet tables Close Combat To-Hit, To-Wound, Armour Saves";
const arms = "rules/t9a.md 10, melee weapons";
const sum = "sheet 'Combat Score Summary' (002 for the damaged cells, as rulings.md says); rules/t9a.md 12";
const brk = "rules/t9a.md 12, Break Test";
const chances: { [d: number]: string } = {
  0: "0/36",
  1: "0/36",
  2: "1/36",
  3: "3/36",
  4: "6/36",
  5: "10/36",
  6: "15/36",
  7: "21/36",
};
const test = (discipline: number, steadfast?: boolean) => ({
  tests: true,
  discipline,
  chance: chances[discipline],
  ...(steadfast === undefined ? {} : { steadfast }),
});
const A12 = { of: "A", dice: 12, hit: "4+", wound: "4+", save: "6+" };
const B12 = { ...A12, of: "B" };

export const expected = [
  // who strikes, when
  {
    id: "t9a.rule.charging-momentum",
    fault: null,
    title: "the charger strikes a step earlier",
    scene: M(charging),
    ask: { strikes: true },
    expect: {
      steps: [
        { step: 4, ...A12 },
        { step: 3, ...B12 },
      ],
    },
    why: fight,
  },
  {
    id: "t9a.rule.charging-momentum",
    fault: null,
    title: "second round: both at step 3",
    scene: M(later, later),
    ask: { strikes: true },
    expect: {
      steps: [
        { step: 3, ...A12 },
        { step: 3, ...B12 },
      ],
    },
    why: fight,
  },
  {
    id: "t9a.rule.who-strikes",
    fault: null,
    title: "8 men in 6 files: all strike",
    scene: M({ models: 8 }),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 3, of: "A", dice: 8 }] },
    why: who,
  },
  {
    id: "t9a.rule.who-strikes",
    fault: null,
    title: "three files of six overlap: 3 and 3 behind them",
    scene: { phase: "melee", units: M().units, contact: [{ of: "B", at: "A", facing: "front", offset: 65 }] },
    ask: { strikes: true },
    expect: {
      steps: [
        { step: 3, of: "A", dice: 6 },
        { step: 3, of: "B", dice: 6 },
      ],
    },
    why: who,
  },
  {
    id: "t9a.rule.who-strikes",
    fault: null,
    title: "the slain do not strike: 6 men in one rank lose 3 first",
    scene: M(charging, { models: 6 }),
    given: [{ outcome: "lost", of: "B", health: 3, step: 4 }],
    ask: { strikes: "B" },
    expect: { steps: [{ step: 3, of: "B", dice: 3 }] },
    why: "rules/t9a.md 12: killed before their step",
  },
  {
    id: "t9a.rule.who-strikes",
    fault: null,
    title: "losses come from the back: 8 men (6 and 2) lose 3, five strike",
    scene: M(charging, { models: 8 }),
    given: [{ outcome: "lost", of: "B", health: 3, step: 4 }],
    ask: { strikes: "B" },
    expect: { steps: [{ step: 3, of: "B", dice: 5 }] },
    why: "rulings 'casualties'",
  },
  {
    id: "t9a.rule.who-strikes",
    fault: null,
    title: "losses from the back leave 12 dice: 30 lose 5",
    scene: M(charging),
    given: [{ outcome: "lost", of: "B", health: 5, step: 4 }],
    ask: { strikes: "B" },
    expect: { steps: [{ step: 3, of: "B", dice: 12 }] },
    why: "rulings 'casualties'",
  },
  // supporting attacks
  {
    id: "t9a.rule.supporting-attacks",
    fault: null,
    title: "two Attacks each: 12 in front, one of each man behind",
    scene: M(P({ att: 2 })),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 3, of: "A", dice: 18 }] },
    why: "sheet: Supporting Attacks 1 for Standard",
  },
  {
    id: "t9a.rule.supporting-attacks",
    fault: null,
    title: "Large, four Attacks: 12 in front, three of each behind",
    scene: M(ogre()),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 2, of: "A", dice: 21, hit: "4+", wound: "3+", save: "none" }] },
    why: "sheet: Supporting Attacks 3 for Large; Str 4 AP 1",
  },
  {
    id: "t9a.rule.supporting-attacks",
    fault: null,
    title: "Large, two Attacks: 6 and 6",
    scene: M({ ...ogre({ parts: [{ att: 2, off: 3, str: 4, ap: 1, agi: 2 }] }) }),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 2, of: "A", dice: 12 }] },
    why: "sheet: a maximum, not a number",
  },
  {
    id: "t9a.rule.supporting-attacks",
    fault: null,
    title: "mounts give none: two ranks of five, 10 riders, 5 mounts",
    scene: M({ ...horse(), models: 10 }),
    ask: { strikes: "A" },
    expect: {
      steps: [
        { step: 3, of: "A", part: "rider", dice: 10 },
        { step: 3, of: "A", part: "mount", dice: 5 },
      ],
    },
    why: "rules/t9a.md 12: Harnessed parts do not support",
  },
  {
    id: "t9a.rule.supporting-attacks",
    fault: "R4",
    title: "5 by 2, foes in front and flank: ten men, ten dice",
    scene: M({ models: 10, files: 5, ...later }, { models: 10, files: 5, ...later }, { C: C("second", later) }, [
      { of: "C", at: "A", facing: "left", offset: -55 },
    ]),
    ask: { strikes: true },
    expect: {
      steps: [
        { step: 3, of: "A", dice: 10 },
        { step: 3, of: "B", dice: 10 },
        { step: 3, of: "C", dice: 4 },
      ],
    },
    why: "rulings 'supporting attacks': who strikes gives no support; C overlaps the flank by 25 mm: two of its files touch, each with one man behind",
  },
  {
    id: "t9a.rule.supporting-attacks",
    fault: null,
    title: "struck in the flank only: the five of the flank file, no support",
    scene: {
      phase: "melee",
      units: { A: { ...C("first", later), at: [0, 0], facing: "north" }, B: C("second", later) },
      contact: [{ of: "B", at: "A", facing: "left" }],
    },
    ask: { strikes: true },
    expect: {
      steps: [
        { step: 3, of: "A", dice: 5 },
        { step: 3, of: "B", dice: 12 },
      ],
    },
    why: who + ": support only across the front",
  },
  {
    id: "t9a.rule.supporting-attacks",
    fault: null,
    title: "struck in the rear only: the six of the last rank, no support",
    scene: {
      phase: "melee",
      units: { A: { ...C("first", later), at: [0, 0], facing: "north" }, B: C("second", later) },
      contact: [{ of: "B", at: "A", facing: "rear" }],
    },
    ask: { strikes: true },
    expect: {
      steps: [
        { step: 3, of: "A", dice: 6 },
        { step: 3, of: "B", dice: 12 },
      ],
    },
    why: who,
  },
  ...(
    [
      ["7 wide, 3 ranks: two ranks", 21, 7, 14],
      ["8 wide, 3 ranks: three ranks", 24, 8, 24],
      ["8 wide, 8 + 8 + 4", 20, 8, 20],
      ["8 wide, 4 ranks: still three", 32, 8, 24],
    ] as const
  ).map(([title, models, files, dice]) => ({
    id: "t9a.rule.line-formation",
    fault: null,
    title,
    scene: M({ models, files }, { models: 40, files: 8 }),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 3, of: "A", dice }] },
    why: "rulings 'Line Formation': 8 or more wide, Fight in Extra Rank",
  })),
  {
    id: "t9a.rule.line-formation",
    fault: null,
    title: "8 wide with spears, 4 ranks: all four",
    scene: M(
      { models: 32, files: 8, profile: { ...foot, weapons: ["spear"] }, ...later },
      { models: 40, files: 8, ...later },
    ),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 3, of: "A", dice: 32 }] },
    why: "rulings 'Line Formation'; rules/t9a.md 15: Fight in Extra Rank is cumulative",
  },
  // weapons. The foe wears plate (3): AP 1 leaves 5+, AP 2 leaves 6+
  ...(
    [
      ["not charging, first round: braced, two steps earlier, AP 2", {}, {}, [], 18, 5, "6+"],
      ["second round: AP 1, no haste", later, later, [], 18, 3, "5+"],
      ["charging: AP 1, a step earlier only", charging, {}, [], 18, 4, "5+"],
    ] as const
  ).map(([title, a, b, c, dice, step, save]) => ({
    id: "t9a.weapon.spear",
    fault: null,
    title: `spears, three ranks: ${title}`,
    scene: M({ profile: { ...foot, weapons: ["spear"] }, ...a }, { profile: { ...foot, suit: "plate" }, ...b }, {}, c),
    ask: { strikes: "A" },
    expect: { steps: [{ step, of: "A", dice, hit: "4+", wound: "4+", save }] },
    why: arms,
  })),
  {
    id: "t9a.weapon.spear",
    fault: "R12",
    title: "held in the flank: not braced anywhere; 6 in front, 4 of the flank file, 5 and 5 behind",
    scene: M(
      { profile: { ...foot, weapons: ["spear"] } },
      { profile: { ...foot, suit: "plate" } },
      { C: C("second", { profile: { ...foot, suit: "plate" } }) },
      [{ of: "C", at: "A", facing: "right", offset: 25 }],
    ),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 3, of: "A", dice: 20, hit: "4+", wound: "4+", save: "5+" }] },
    why: arms + ": not engaged in flank or rear at all; " + who,
    open: "20 counts all five of the flank file as touching: C overlaps 85 of 100 mm, the front man by 5 mm",
  },
  ...(
    [
      ["charging: Str 5, AP 2", "lance", charging, {}, 4, "2+", "none"],
      ["not charging: nothing", "lance", {}, {}, 3, "4+", "6+"],
      ["second round: nothing", "lance", later, later, 3, "4+", "6+"],
      ["charging: Str 4, AP 1", "light-lance", charging, {}, 4, "3+", "none"],
    ] as const
  ).map(([title, weapon, a, b, step, wound, save]) => ({
    id: `t9a.weapon.${weapon}`,
    fault: null,
    title: `${weapon}, ${title}; the mount as ever`,
    scene: M({ ...horse({ weapons: [weapon] }), ...a }, b),
    ask: { strikes: "A" },
    expect: {
      steps: [
        { step, of: "A", part: "rider", dice: 5, hit: "4+", wound, save },
        { step, of: "A", part: "mount", dice: 5, hit: "4+", wound: "4+", save: "6+" },
      ],
    },
    why: arms,
  })),
  {
    id: "t9a.weapon.lance",
    fault: null,
    title: "charging, at a foe in its own flank: no lance",
    scene: M({ ...horse({ weapons: ["lance"] }), ...charging }, {}, { C: C("second") }, [
      { of: "C", at: "A", facing: "left", offset: -60 },
    ]),
    ask: { blow: { of: "A", part: "rider", at: "C" } },
    expect: { step: 4, hit: "4+", wound: "4+", save: "6+" },
    why: arms + ": against models to its front",
  },
  {
    id: "t9a.weapon.great-weapon",
    fault: null,
    title: "charging: step 0 all the same, Str 5, AP 2",
    scene: M({ profile: { ...foot, weapons: ["great-weapon"] }, ...charging }),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 0, of: "A", dice: 12, hit: "4+", wound: "2+", save: "none" }] },
    why: arms,
  },
  {
    id: "t9a.weapon.halberd",
    fault: null,
    title: "Str 4, AP 1 against heavy armour",
    scene: M({ profile: { ...foot, weapons: ["halberd"] } }, { profile: { ...foot, suit: "heavy" } }),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 3, of: "A", dice: 12, hit: "4+", wound: "3+", save: "6+" }] },
    why: arms,
  },
  {
    id: "t9a.weapon.paired-weapons",
    fault: null,
    title: "+1 Attack in front, support stays at one, Off 4",
    scene: M({ profile: { ...foot, weapons: ["paired-weapons"] } }),
    ask: { strikes: "A" },
    expect: { steps: [{ step: 3, of: "A", dice: 18, hit: "3+", wound: "4+", save: "6+" }] },
    why: arms,
  },
  {
    id: "t9a.rule.two-handed",
    fault: null,
    title: "a halberdier's shield does not save in melee: light armour only",
    scene: M({}, { profile: { ...foot, shield: true, weapons: ["halberd"] } }),
    ask: { blow: { of: "A", at: "B" } },
    expect: { step: 3, hit: "4+", wound: "4+", save: "6+" },
    why: arms,
  },
  {
    id: "t9a.rule.weapon-choice",
    fault: null,
    title: "who has a halberd may not take the hand weapon",
    scene: M({ profile: { ...foot, weapons: ["hand-weapon", "halberd"] } }),
    ask: { legal: { weapon: "hand-weapon", of: "A" } },
    expect: { legal: false },
    why: arms,
  },
  {
    id: "t9a.rule.weapon-choice",
    fault: null,
    title: "chosen in the first round, kept in the second",
    scene: M(
      { profile: { ...foot, weapons: ["halberd", "great-weapon"] }, state: { rounds: 1, weapon: "halberd" } },
      later,
    ),
    ask: { legal: { weapon: "great-weapon", of: "A" } },
    expect: { legal: false },
    why: arms,
  },
  // parry: B on foot, hand weapon and shield, Def 3
  ...(
    [
      ["Off 3: Def 4", { off: 3 }, [], "4+"],
      ["Off 4: Def 4, either way", { off: 4 }, [], "4+"],
      ["Off 5: Def 5", { off: 5 }, [], "4+"],
      ["Off 8: Def 8", { off: 8 }, [], "4+"],
      ["Off 3 raised by 2: Def 5, the modified Off", { off: 3 }, [{ effect: "off", of: "A", add: 2 }], "4+"],
      ["Off 5 and Def lowered by 2: set to 5, less 2", { off: 5 }, [{ effect: "def", of: "B", add: -2 }], "3+"],
      [
        "Off 3 and Def lowered by 2: 3 + 1 - 2 = 2 beats 3 - 2 = 1",
        { off: 3 },
        [{ effect: "def", of: "B", add: -2 }],
        "3+",
      ],
    ] as const
  ).map(([title, p, given, hit]) => ({
    id: "t9a.rule.parry",
    fault: "R5",
    title,
    scene: M(P(p), { profile: { ...foot, shield: true } }),
    given,
    ask: { blow: { of: "A", at: "B" } },
    expect: { step: 3, hit, wound: "4+", save: "5+" },
    why: "rulings 'Parry'; sheet 'Priority of Modifiers'; light armour and shield",
  })),
  {
    id: "t9a.rule.parry",
    fault: null,
    title: "paired weapons ignore it: Off 4 against Def 3",
    scene: M({ profile: { ...foot, weapons: ["paired-weapons"] } }, { profile: { ...foot, shield: true } }),
    ask: { blow: { of: "A", at: "B" } },
    expect: { step: 3, hit: "3+", wound: "4+", save: "5+" },
    why: arms,
  },
  {
    id: "t9a.rule.parry",
    fault: null,
    title: "not against the flank: Off 5 against Def 3",
    scene: M({}, { profile: { ...foot, shield: true } }, { C: C("first", P({ off: 5 })) }, [on("B", "left")]),
    ask: { blow: { of: "C", at: "B" } },
    expect: { step: 3, hit: "3+", wound: "4+", save: "5+" },
    why: "rules/t9a.md 14: from the front",
  },
  // tables
  ...(
    [
      [4, "2+"],
      [3, "3+"],
      [1, "3+"],
      [0, "4+"],
      [-3, "4+"],
      [-4, "5+"],
      [-7, "5+"],
      [-8, "6+"],
    ] as const
  ).map(([d, hit]) => ({
    id: "t9a.table.to-hit",
    fault: null,
    title: `Off less Def = ${d}`,
    scene: M(P({ off: d > 0 ? d + 1 : 1 }), P({}, { def: d > 0 ? 1 : 1 - d })),
    ask: { blow: { of: "A", at: "B" } },
    expect: { step: 3, hit, wound: "4+", save: "6+" },
    why: "sheet 'Close Combat To-Hit Table'",
  })),
  ...(
    [
      [3, "2+"],
      [2, "2+"],
      [1, "3+"],
      [0, "4+"],
      [-1, "5+"],
      [-2, "6+"],
      [-4, "6+"],
    ] as const
  ).map(([d, wound]) => ({
    id: "t9a.table.to-wound",
    fault: null,
    title: `Str less Res = ${d}`,
    scene: M(P({ str: 5 + d }), P({}, { res: 5 })),
    ask: { blow: { of: "A", at: "B" } },
    expect: { step: 3, hit: "4+", wound, save: "6+" },
    why: "sheet 'To-Wound Table'",
  })),
  ...(
    [
      [0, "none", 1, 1],
      [1, "6+", 0, 1],
      [2, "5+", 1, 3],
      [3, "4+", 0, 3],
      [4, "3+", 1, 5],
      [5, "2+", 0, 5],
      [6, "2+", 0, 6],
      [-1, "none", 2, 1],
    ] as const
  ).map(([d, save, ap, arm]) => ({
    id: "t9a.table.armour-save",
    fault: null,
    title: `Arm ${arm} less AP ${ap} = ${d}`,
    scene: M(P({ ap }), P({}, { suit: "none", arm })),
    ask: { blow: { of: "A", at: "B" } },
    expect: { step: 3, hit: "4+", wound: "4+", save },
    why: "sheet 'Armour Saves'",
  })),
  // champions and duels: six wide, one of the six is the champion, +1 Attack
  {
    id: "t9a.rule.champion",
    fault: null,
    title: "champion: 2 dice of its own; 5 men beside, 6 behind",
    scene: M({ champion: true }),
    ask: { strikes: "A" },
    expect: {
      steps: [
        { step: 3, of: "A", who: "rank-and-file", dice: 11 },
        { step: 3, of: "A", who: "champion", dice: 2 },
      ],
    },
    why: "rules/t9a.md 12, 17",
  },
  ...(
    [
      [
        "the champion slain first does not strike",
        [{ outcome: "lost", of: "B", health: 1, who: "champion", step: 4 }],
        { strikes: "B" },
        { steps: [{ step: 3, of: "B", who: "rank-and-file", dice: 12 }] },
      ],
      [
        "missed, it strikes back with 2 dice at the champion alone",
        [{ all: "miss" }],
        { strikes: "B" },
        {
          steps: [
            { step: 3, of: "B", who: "rank-and-file", dice: 11 },
            { step: 3, of: "B", who: "champion", dice: 2, at: "champion of A" },
          ],
        },
      ],
      [
        "two unsaved wounds on one Health Point: 1 and Overkill 1; Charge 1; ranks 3 to 3",
        [{ outcome: "unsaved", at: "B", who: "champion", by: "champion", wounds: 2, step: 4 }],
        { score: true },
        {
          first: 6,
          second: 3,
          lines: { first: { health: 1, overkill: 1, charge: 1, ranks: 3 }, second: { ranks: 3 } },
        },
      ],
    ] as const
  ).map(([title, given, ask, expect]) => ({
    id: "t9a.rule.duel",
    fault: "R3",
    title: `duel: ${title}`,
    scene: M({ champion: true, ...charging }, { champion: true }),
    given: [{ answer: "duel", of: "A", at: "B" }, ...given],
    ask,
    expect,
    why: "rules/t9a.md 12, Duel; sheet 'Round of Combat Sequence' 6; " + sum,
    ...(title.includes("slain")
      ? {
          open: "12: a man from the back takes the empty place (casualties as far back as possible); 11 if the gap stays for the round, which nothing says. No dice of the champion either way",
        }
      : {}),
  })),
  {
    id: "t9a.rule.duel",
    fault: "R3",
    title: "duel: the rider slays, the mount a step later has nobody to strike; no Overkill from it",
    scene: M(
      {
        ...horse({
          parts: [
            { ...part, name: "rider", agi: 4 },
            { ...part, name: "mount", harnessed: true },
          ],
        }),
        champion: true,
        ...later,
      },
      { champion: true, profile: { ...foot, parts: [{ ...part, agi: 1 }] }, ...later },
    ),
    given: [
      { answer: "duel", of: "A", at: "B" },
      { outcome: "lost", of: "B", health: 1, who: "champion", step: 4 },
    ],
    ask: { strikes: "A", step: 3 },
    expect: { steps: [{ step: 3, of: "A", part: "mount", who: "rank-and-file", dice: 4 }] },
    why: "rules/t9a.md 12: duellists only hit each other; the slain are removed in their step",
  },
  {
    id: "t9a.combat-score.overkill",
    fault: null,
    title: "six unsaved wounds of a duellist on one Health Point: Overkill 3, not 5",
    scene: M({ champion: true, ...P({ att: 5 }), ...later }, { champion: true, ...later }),
    given: [
      { answer: "duel", of: "A", at: "B" },
      { outcome: "unsaved", at: "B", who: "champion", by: "champion", wounds: 6, step: 3 },
    ],
    ask: { score: true },
    expect: { first: 7, second: 3, lines: { first: { health: 1, overkill: 3, ranks: 3 }, second: { ranks: 3 } } },
    why: sum,
  },
  {
    id: "t9a.combat-score.overkill",
    fault: null,
    title: "outside a duel: none",
    scene: M(
      later,
      { models: 3, files: 3, champion: true, ...later },
      { E: C("second", { at: [25, 15], facing: "south" }) },
    ),
    given: [{ outcome: "unsaved", at: "B", wounds: 5 }],
    ask: { score: true },
    expect: { first: 3, second: 0, lines: { first: { health: 3 }, second: {} } },
    why: sum + "; nobody is left in contact: A's ranks are static bonuses and ignored (No More Foes)",
  },
  {
    id: "t9a.rule.health-pools",
    fault: null,
    title: "four men and a champion, six unsaved wounds on the men: the rest goes to the champion",
    scene: M(charging, { models: 5, files: 5, champion: true }),
    given: [{ outcome: "unsaved", at: "B", who: "rank-and-file", wounds: 6 }],
    ask: { losses: "B" },
    expect: { rankAndFile: 4, champion: 1 },
    why: "rules/t9a.md 11: spills to the Champion when the R&F are gone",
  },
  {
    id: "t9a.table.armour-save",
    fault: null,
    title: "Arm 3, plate 3, shield 1 is 6 at most: AP 2 leaves 4",
    scene: M(P({ ap: 2 }), P({}, { arm: 3, suit: "plate", shield: true })),
    ask: { blow: { of: "A", at: "B" } },
    expect: { step: 3, hit: "4+", wound: "4+", save: "3+" },
    why: "rules/t9a.md 2: cap 6 (memory)",
    open: "the cap of 6 is from memory; the sheet's table ends at 5 or 6",
  },
  {
    id: "t9a.rule.health-pools",
    fault: null,
    title: "three unsaved wounds on the men: the champion stands",
    scene: M(charging, { models: 5, files: 5, champion: true }),
    given: [{ outcome: "unsaved", at: "B", who: "rank-and-file", wounds: 3 }],
    ask: { losses: "B" },
    expect: { rankAndFile: 3, champion: 0 },
    why: "rules/t9a.md 11",
  },
  // stomps: Large, one each, three touch; Str 4, AP 1 of their own
  ...(
    [
      ["three, by their own Strength and AP", ogre(), {}, 3, "3+", "none"],
      ["great weapons change nothing", ogre({ weapons: ["great-weapon"] }), {}, 3, "3+", "none"],
      ["against plate: 3 - 1", ogre(), P({}, { suit: "plate" }), 3, "3+", "5+"],
      ["against cavalry: none", ogre(), horse(), 0, "", ""],
      ["against Large: none", ogre(), ogre(), 0, "", ""],
      ["a champion alone: none", ogre(), { models: 1, files: 1, champion: true }, 0, "", ""],
    ] as const
  )
    .map(([title, a, b, hits, wound, save]) => ({
      id: "t9a.rule.stomp",
      fault: "R9",
      title: `stomps: ${title}`,
      scene: M(a, b),
      given: [{ all: "miss" }],
      ask: { stomps: "A" },
      expect: hits ? { step: 0, hits, wound, save, at: "rank-and-file" } : { step: 0, hits },
      why: "rulings 'stomps'; rules/t9a.md 15; sheet: Large has Stomp Attacks (1), Cavalry cannot be stomped",
      open: hits ? "that a stomp hits without a roll is said in no source of ours (memory)" : "",
    }))
    .map(({ open, ...e }) => (open ? { ...e, open } : e)),
  {
    id: "t9a.rule.stomp",
    fault: "R9",
    title: "stomps may not be aimed at the champion",
    scene: M(ogre(), { champion: true }),
    ask: { legal: { allocate: "stomp", of: "A", at: "champion of B" } },
    expect: { legal: false },
    why: "rulings 'stomps'",
  },
  // fear
  {
    id: "t9a.rule.fear",
    fault: null,
    title: "the test at the start of the round is on 7 - 1",
    scene: M({ profile: { ...foot, rules: ["fear"] } }),
    ask: { discipline: "fear", of: "B" },
    expect: test(6),
    why: "rules/t9a.md 13, Fear",
  },
  ...(
    [
      ["passed", [3, 3], "4+", "4+"],
      ["failed: hits at -1, is hit at +1", [3, 4], "3+", "5+"],
    ] as const
  ).flatMap(([title, faces, a, b]) =>
    [
      ["A", "B", a],
      ["B", "A", b],
    ].map(([of, at, hit]) => ({
      id: "t9a.rule.fear",
      fault: null,
      title: `${title}: ${of} strikes`,
      scene: M({ profile: { ...foot, rules: ["fear"] } }),
      given: [{ roll: "discipline", for: "fear", of: "B", faces }],
      ask: { blow: { of, at } },
      expect: { step: 3, hit, wound: "4+", save: "6+" },
      why: "rules/t9a.md 13",
    })),
  ),
  ...["fear", "fearless"].map((rule) => ({
    id: "t9a.rule.fear",
    fault: null,
    title: `no test for ${rule}`,
    scene: M({ profile: { ...foot, rules: ["fear"] } }, { profile: { ...foot, rules: [rule] } }),
    ask: { discipline: "fear", of: "B" },
    expect: { tests: false },
    why: "rules/t9a.md 13",
  })),
  // ranks
  ...(
    [
      ["5 by 5: four after the first, capped", 25, 5, 5, 3],
      ["5 by 4", 20, 5, 4, 3],
      ["5 by 3", 15, 5, 3, 2],
      ["5 by 2", 10, 5, 2, 1],
      ["5 and 4", 9, 5, 1, 0],
      ["6 and 5: five men are a Full Rank", 11, 6, 2, 1],
      ["6 and 4", 10, 6, 1, 0],
      ["4 by 5: too narrow", 20, 4, 0, 0],
      ["7 by 3", 21, 7, 3, 2],
    ] as const
  ).map(([title, models, files, fullRanks, bonus]) => ({
    id: "t9a.combat-score.rank-bonus",
    fault: null,
    title,
    scene: M({ models, files }),
    ask: { fullRanks: "A" },
    expect: { fullRanks, bonus },
    why: "sheet: Full Ranks 5; " + sum,
  })),
  {
    id: "t9a.combat-score.rank-bonus",
    fault: null,
    title: "8 by 4: no Rank Bonus in Line Formation",
    scene: M({ models: 32, files: 8, ...later }, later),
    given: [{ all: "miss" }],
    ask: { score: true },
    expect: { first: 0, second: 3 },
    why: "rulings 'Line Formation'",
  },
  {
    id: "t9a.combat-score.rank-bonus",
    fault: null,
    title: "Large, 3 by 2: three are a Full Rank",
    scene: M(ogre()),
    ask: { fullRanks: "A" },
    expect: { fullRanks: 2, bonus: 1 },
    why: "sheet: Full Ranks 3 for Large",
  },
  {
    id: "t9a.combat-score.rank-bonus",
    fault: null,
    title: "counted after the losses: 5 by 2 loses one",
    scene: M({ models: 10, files: 5, ...later }, later),
    given: [{ outcome: "lost", of: "A", health: 1 }],
    ask: { score: true },
    expect: { first: 0, second: 4, lines: { first: {}, second: { health: 1, ranks: 3 } } },
    why: "sheet: the winner is worked out at step 7",
  },
  {
    id: "t9a.combat-score.rank-bonus",
    fault: null,
    title: "two units: the best one only, both standards, one Charge",
    scene: M({ ...std, ...charging }, {}, { C: C("first", { models: 10, files: 5, ...std, ...charging }) }, [
      on("B", "left"),
    ]),
    given: [{ all: "miss" }],
    ask: { score: true },
    expect: {
      first: 8,
      second: 3,
      lines: { first: { charge: 1, ranks: 3, standard: 2, flank: 2 }, second: { ranks: 3 } },
    },
    why: sum,
  },
  // flank and rear
  ...(
    [
      ["flank, four men: no Full Rank", "left", 4, 4, "flank", 1],
      ["flank, five men in one rank", "left", 5, 5, "flank", 2],
      ["rear, four men", "rear", 4, 4, "rear", 2],
      ["rear, five men in one rank", "rear", 5, 5, "rear", 3],
      ["flank, 4 by 3: never a Full Rank", "left", 12, 4, "flank", 1],
    ] as const
  ).map(([title, facing, models, files, line, n]) => ({
    id: `t9a.combat-score.${line}`,
    fault: null,
    title,
    scene: M(later, later, { C: C("first", { models, files, ...later }) }, [on("B", facing)]),
    given: [{ all: "miss" }],
    ask: { score: true },
    expect: { first: 3 + n, second: 3, lines: { first: { ranks: 3, [line]: n }, second: { ranks: 3 } } },
    why: sum,
  })),
  {
    id: "t9a.combat-score.flank",
    fault: null,
    title: "five men in the flank lose one: the Full Rank is gone",
    scene: M(later, later, { C: C("first", { models: 5, files: 5, ...later }) }, [on("B", "left")]),
    given: [{ outcome: "lost", of: "C", health: 1 }],
    ask: { score: true },
    expect: { first: 4, second: 4, lines: { first: { ranks: 3, flank: 1 }, second: { health: 1, ranks: 3 } } },
    why: sum,
  },
  {
    id: "t9a.combat-score.rear",
    fault: null,
    title: "flank and rear together",
    scene: M(
      later,
      later,
      { C: C("first", { models: 5, files: 5, ...later }), D: C("first", { models: 4, files: 4, ...later }) },
      [on("B", "left"), on("B", "rear", "D")],
    ),
    given: [{ all: "miss" }],
    ask: { score: true },
    expect: { first: 7, second: 3, lines: { first: { ranks: 3, flank: 2, rear: 2 }, second: { ranks: 3 } } },
    why: sum,
  },
  {
    id: "t9a.combat-score.flank",
    fault: null,
    title: "both flanks: counted once",
    scene: M(
      later,
      later,
      { C: C("first", { models: 5, files: 5, ...later }), D: C("first", { models: 5, files: 5, ...later }) },
      [on("B", "left"), { of: "D", at: "B", facing: "right", offset: 25 }],
    ),
    given: [{ all: "miss" }],
    ask: { score: true },
    expect: { first: 5, second: 3, lines: { first: { ranks: 3, flank: 2 }, second: { ranks: 3 } } },
    why: "rules/t9a.md 12: once per side (memory)",
    open: "no sheet or ruling says whether two flanks count twice",
  },
  {
    id: "t9a.combat-score.health-points-lost",
    fault: null,
    title: "Health Points, not models: an ogre unit loses 2 of 18",
    scene: M({ ...ogre(), ...later }, later),
    given: [{ outcome: "lost", of: "A", health: 2 }],
    ask: { score: true },
    expect: { first: 1, second: 5, lines: { first: { ranks: 1 }, second: { health: 2, ranks: 3 } } },
    why: sum,
  },
  {
    id: "t9a.combat-score.charge",
    fault: null,
    title: "one for the side that charged",
    scene: M(charging),
    given: [{ all: "miss" }],
    ask: { score: true },
    expect: { first: 4, second: 3, lines: { first: { charge: 1, ranks: 3 }, second: { ranks: 3 } } },
    why: sum,
  },
  // break tests. Charge and standard: 5 to 3, two less
  ...(
    [
      ["difference 2", {}, {}, 0, 5],
      ["difference 5", {}, {}, 3, 2],
      ["difference 6: cannot be passed", {}, {}, 4, 1],
      ["difference 9: 0, not -2", {}, {}, 7, 0],
    ] as const
  ).map(([title, a, b, lost, d]) => ({
    id: "t9a.rule.break-test",
    fault: d === 0 ? "R23" : null,
    title,
    scene: M({ ...std, ...charging, ...a }, b),
    given: lost ? [{ outcome: "lost", of: "B", health: lost, step: 4 }] : [{ all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: test(d),
    why: brk + "; B keeps four Full Ranks; rules/t9a.md 2: 0 to 10",
  })),
  {
    id: "t9a.rule.break-test",
    fault: null,
    title: "a tie: nobody tests",
    scene: M(later, later),
    given: [{ all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: { tests: false },
    why: "rules/t9a.md 12: both count as winners",
  },
  {
    id: "t9a.rule.break-test",
    fault: null,
    title: "the winner does not test",
    scene: M({ ...std, ...charging }),
    given: [{ all: "miss" }],
    ask: { discipline: "break", of: "A" },
    expect: { tests: false },
    why: brk,
  },
  ...(
    [
      ["36 in six files: six ranks to five", 36, true],
      ["35: the last five are a Full Rank", 35, true],
      ["34: five to five", 34, false],
    ] as const
  ).map(([title, models, steadfast]) => ({
    id: "t9a.rule.steadfast",
    fault: null,
    title,
    scene: M({ ...std, ...charging }, { models }),
    given: [{ all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: test(steadfast ? 7 : 5, steadfast),
    why: brk + ": more Full Ranks than each enemy",
  })),
  ...(
    [
      ["a second foe has as many ranks", "right", 36, 6, 3, false],
      ["a flank of one Full Rank does not disrupt", "left", 5, 5, 7, true],
      ["a flank of 9 in five files does not", "left", 9, 5, 7, true],
      ["a flank of two Full Ranks does", "left", 10, 5, 3, false],
      ["a rear of two Full Ranks does", "rear", 10, 5, 2, false],
      ["a flank of four men does not", "left", 4, 4, 7, true],
    ] as const
  ).map(([title, facing, models, files, d, steadfast]) => ({
    id: "t9a.rule.steadfast",
    fault: null,
    title: `six ranks to five; ${title}`,
    scene: M({ ...std, ...charging }, { models: 36 }, { C: C("first", { models, files }) }, [
      { ...on("B", facing), offset: facing === "right" ? 25 : -25 },
    ]),
    given: [{ all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: test(d, steadfast),
    why: brk + ": Disrupted by two Full Ranks in flank or rear; flank 1 or 2, rear 2 or 3",
  })),
  {
    id: "t9a.rule.steadfast",
    fault: null,
    title: "a Line Formation of 8 by 6 against five Full Ranks",
    scene: M({ ...std, ...charging }, { models: 48, files: 8 }),
    given: [{ all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: test(7, true),
    why: brk + "; rulings 'Line Formation' takes the Rank Bonus only",
    open: "the ruling gives up 'by height, Full Ranks kept': if a Line Formation has no Full Ranks at all, B is not Steadfast and tests on 2 (5 to 0)",
  },
  {
    id: "t9a.rule.stubborn",
    fault: null,
    title: "ignores the difference",
    scene: M({ ...std, ...charging }, { profile: { ...foot, rules: ["stubborn"] } }),
    given: [{ all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: test(7),
    why: brk,
  },
  {
    id: "t9a.rule.stubborn",
    fault: null,
    title: "but not Fear",
    scene: M(
      { profile: { ...foot, rules: ["fear"] }, ...std, ...charging },
      { profile: { ...foot, rules: ["stubborn"] } },
    ),
    given: [{ roll: "discipline", for: "fear", of: "B", faces: [1, 1] }, { all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: test(6),
    why: "rules/t9a.md 13: Discipline itself is 1 lower",
  },
  {
    id: "t9a.rule.fear",
    fault: null,
    title: "lowers the Break Test: 7 - 1 - 2",
    scene: M({ profile: { ...foot, rules: ["fear"] }, ...std, ...charging }),
    given: [{ roll: "discipline", for: "fear", of: "B", faces: [1, 1] }, { all: "miss" }],
    ask: { discipline: "break", of: "B" },
    expect: test(4),
    why: "rules/t9a.md 13",
  },
] as const;
