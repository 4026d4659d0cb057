/* Expected numbers for units of several Health Pools (rank and file, champion, one joined Character), The Ninth Age.
   Written from seed 000, rules/t9a.md, rulings.md and ledger/t9a.tsv only; no engine code was read. */

export interface PartProfile { readonly att: number; readonly off: number; readonly str: number; readonly ap: number; readonly agi: number }

export interface UnitProfile {
  readonly name: string
  readonly type: 'Infantry' | 'Cavalry' | 'Beast' | 'Construct'
  readonly height: 'Standard' | 'Large' | 'Gigantic'
  readonly base: readonly [number, number]
  readonly adv: number
  readonly mar: number
  readonly dis: number
  readonly hp: number
  readonly def: number
  readonly res: number
  readonly suit?: 'light' | 'heavy' | 'plate'
  readonly shield?: boolean
  readonly weapons: readonly string[]
  readonly parts: readonly PartProfile[]
}

export interface JoinedCharacter {
  readonly profile: UnitProfile
  readonly file?: number
  readonly lost?: number
  readonly weapon?: string
  readonly cost?: number
}

export interface SceneUnit {
  readonly side: 'first' | 'second'
  readonly profile: UnitProfile
  readonly models: number
  readonly files: number
  readonly at?: readonly [number, number]
  readonly facing?: 'north' | 'south' | number
  readonly champion?: boolean
  readonly standard?: boolean
  readonly championFile?: number
  readonly characters?: readonly JoinedCharacter[]
  readonly lost?: number
  readonly championLost?: number
  readonly state?: { readonly charging?: boolean; readonly rounds?: number; readonly weapon?: string }
}

export interface Scene {
  readonly phase: 'charge' | 'movement' | 'melee'
  readonly active: 'first' | 'second'
  readonly units: { readonly [name: string]: SceneUnit }
  readonly contact?: readonly { readonly of: string; readonly at: string; readonly facing: 'front' | 'left' | 'right' | 'rear'; readonly with?: 'front'; readonly offset?: number }[]
}

export interface PoolCase {
  readonly id: string
  readonly rule: readonly string[]
  readonly scene: Scene
  readonly question: string
  /** Fractions are strings 'a/b' in lowest terms; "n+" is the face needed; "none" = no save possible. */
  readonly expected: { readonly [key: string]: number | string }
  /** Begins with "open:" where the sheet, t9a.md and rulings.md do not settle the value. */
  readonly why: string
}

// ---- profiles -------------------------------------------------------------------------------------------------------
const part = (att: number, off: number, str: number, ap: number, agi: number): readonly PartProfile[] => [{ att, off, str, ap, agi }]

const foot: UnitProfile = {
  name: 'Foot', type: 'Infantry', height: 'Standard', base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3,
  weapons: ['hand-weapon'], parts: part(1, 3, 3, 0, 3)
}
const captain: UnitProfile = {
  name: 'Captain', type: 'Infantry', height: 'Standard', base: [20, 20], adv: 4, mar: 8, dis: 8, hp: 3, def: 5, res: 4,
  suit: 'heavy', weapons: ['hand-weapon', 'halberd'], parts: part(3, 5, 4, 1, 5)
}
/** As the captain, bare of armour and with two Health Points and the plain hand weapon. */
const squire: UnitProfile = { ...captain, name: 'Squire', hp: 2, weapons: ['hand-weapon'], parts: part(3, 5, 4, 1, 5) }
const bare = (over: Partial<UnitProfile>): UnitProfile => {
  const { suit: _suit, ...rest } = captain
  return { ...rest, weapons: ['hand-weapon'], ...over }
}
const giant: UnitProfile = {
  name: 'Ogres', type: 'Infantry', height: 'Large', base: [40, 40], adv: 6, mar: 12, dis: 7, hp: 3, def: 3, res: 4,
  weapons: ['hand-weapon'], parts: part(4, 3, 4, 1, 2)
}
const giantLord: UnitProfile = { ...giant, name: 'Ogre Lord', dis: 8, hp: 5, def: 5, res: 5, parts: part(5, 5, 5, 2, 4) }

// ---- scenes ---------------------------------------------------------------------------------------------------------
const unit = (side: 'first' | 'second', models: number, files: number, over: Partial<SceneUnit> = {}): SceneUnit =>
  ({ side, profile: foot, models, files, ...over })
/** A touches the front of B with its front, centre to centre; A is the first (and active) side. */
const fight = (A: SceneUnit, B: SceneUnit, active: 'first' | 'second' = 'first'): Scene => ({
  phase: 'melee', active,
  units: { A, B: { ...B, at: [0, 0] } },
  contact: [{ of: 'A', at: 'B', facing: 'front' }]
})
const halberdCaptain: JoinedCharacter = { profile: captain, weapon: 'halberd', cost: 150 }
const handCaptain: JoinedCharacter = { profile: captain, weapon: 'hand-weapon', cost: 150 }
const plain = (over: Partial<UnitProfile>): JoinedCharacter => ({ profile: bare(over), weapon: 'hand-weapon', cost: 150 })
const twelveSix = (over: Partial<SceneUnit> = {}): SceneUnit => unit('first', 12, 6, { champion: true, characters: [halberdCaptain], ...over })
const plainFoe = unit('second', 24, 6)

export const cases: readonly PoolCase[] = [
  // ===== 1. Initiative Steps and dice ===================================================================================
  {
    id: 'steps-standing',
    rule: ['t9a.sequence.melee.round-of-combat.5', 't9a.sequence.melee.round-of-combat.6', 't9a.model-height.supporting-attacks', 'rulings: supporting attacks', 't9a.md 12 Who attacks', 't9a.md 17'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), unit('second', 24, 6, { state: { rounds: 1 } })),
    question: 'Nobody charges. At which Initiative Step does each pool of A strike and with how many dice? (R&F: 4 in the first rank beside champion and Character, 6 behind; 13th model in the third rank.)',
    expected: { captainStep: 5, captainDice: 3, championStep: 3, championDice: 2, rankAndFileStep: 3, rankAndFileDice: 10, foeStep: 3, foeDice: 12 },
    why: 't9a.md 12: steps 10 to 0 by own Agility, second rank across the front supports with 1 attack per Standard model; t9a.md 17 (memory): champion +1 Att and no Agility bonus.'
  },
  {
    id: 'steps-charging',
    rule: ['t9a.sequence.melee.round-of-combat.5', 't9a.md 12 Who attacks (Charging Momentum)'],
    scene: fight(twelveSix({ state: { charging: true, rounds: 0 } }), unit('second', 24, 6, { state: { rounds: 0 } })),
    question: 'A charged this turn. At which Initiative Step does each pool of A and the R&F of B strike?',
    expected: { captainStep: 6, championStep: 4, rankAndFileStep: 4, foeStep: 3, rankAndFileDice: 10, championDice: 2, captainDice: 3 },
    why: 't9a.md 12: "Charging models +1 Agi (Charging Momentum)", the joined Character charges with its unit.'
  },
  {
    id: 'steps-charge-meets-character-below',
    rule: ['t9a.sequence.melee.round-of-combat.5', 't9a.md 12 Who attacks'],
    scene: fight(twelveSix({ state: { charging: true, rounds: 0 } }), unit('second', 23, 6, { champion: true, characters: [plain({ name: 'Slow Knight', parts: part(2, 4, 4, 0, 4) })], state: { rounds: 0 } })),
    question: 'The Character of B has Agility 4; A charged with R&F of Agility 3. Which pools strike in step 4 and how many dice fall in it on each side?',
    expected: { aStep4Dice: 12, bStep4Dice: 2, bRankAndFileStep: 3, bRankAndFileDice: 10, bChampionDice: 2 },
    why: 't9a.md 12: equal Initiative Steps are simultaneous: 10 R&F + 2 champion of A (3+1) beside 2 of the Character of B (4).'
  },
  {
    id: 'steps-charge-meets-character-above',
    rule: ['t9a.sequence.melee.round-of-combat.5', 't9a.md 12 Who attacks'],
    scene: fight(twelveSix({ state: { charging: true, rounds: 0 } }), unit('second', 23, 6, { champion: true, characters: [plain({ name: 'Quick Knight', parts: part(2, 4, 4, 0, 5) })], state: { rounds: 0 } })),
    question: 'The same with Agility 5 for the Character of B: who strikes in which order?',
    expected: { order: 'A Captain 6; B Character 5; A champion and R&F 4; B champion and R&F 3', bStep5Dice: 2, aStep4Dice: 12 },
    why: 't9a.md 12: one more point of Agility puts the Character of B a step before the charging R&F of A.'
  },
  {
    id: 'great-weapon-on-character',
    rule: ['t9a.md 10 Weapons (Great Weapon)', 't9a.md 12 Who attacks'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [{ profile: { ...captain, weapons: ['hand-weapon', 'great-weapon'] }, weapon: 'great-weapon' }], state: { rounds: 1 } }), plainFoe),
    question: 'The Captain (Agility 5, Strength 4, AP 1) alone chose a great weapon. Steps, Strength and AP of the Captain and of the others; his armour (heavy) is unchanged.',
    expected: { captainStep: 0, captainDice: 3, captainStrength: 6, captainAP: 3, captainArmour: 2, championStep: 3, rankAndFileStep: 3, rankAndFileStrength: 3 },
    why: 't9a.md 10: Great Weapon +2 Str, +2 AP, strikes at Initiative Step 0; only the model that wields it.'
  },
  {
    id: 'great-weapon-on-character-charging',
    rule: ['t9a.md 10 Weapons (Great Weapon)', 't9a.modifier-priority.4', 't9a.md 10 (Attacks at initiative 0)'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [{ profile: { ...captain, weapons: ['hand-weapon', 'great-weapon'] }, weapon: 'great-weapon' }], state: { charging: true, rounds: 0 } }), plainFoe),
    question: 'The same unit charged. At which steps?',
    expected: { captainStep: 0, championStep: 4, rankAndFileStep: 4 },
    why: 'open: t9a.md 10 says step 0 without a word on Charging Momentum; the momentum raises Agility, the weapon fixes the step, so 0 stays (the alternative is 1).'
  },
  {
    id: 'great-weapon-on-unit',
    rule: ['t9a.md 10 Weapons (Great Weapon)', 't9a.md 17'],
    scene: fight(unit('first', 12, 6, { profile: { ...foot, weapons: ['hand-weapon', 'great-weapon'] }, champion: true, characters: [handCaptain], state: { charging: true, rounds: 0, weapon: 'great-weapon' } }), plainFoe),
    question: 'R&F and champion wield great weapons, the Captain his hand weapon; A charged. Steps and dice?',
    expected: { captainStep: 6, captainDice: 3, captainStrength: 4, captainAP: 1, championStep: 0, championDice: 2, rankAndFileStep: 0, rankAndFileDice: 10, rankAndFileStrength: 5, rankAndFileAP: 2 },
    why: 't9a.md 10 and 2 (champion is an R&F upgrade with the arms of the unit); step 0 under a charge as in great-weapon-on-character-charging.'
  },
  {
    id: 'spears-first-round',
    rule: ['t9a.md 10 Weapons (Spear)', 't9a.md 12 Who attacks', 't9a.md 15 Fight in Extra Rank'],
    scene: fight(unit('first', 15, 5, { profile: { ...foot, weapons: ['hand-weapon', 'spear'] }, champion: true, characters: [handCaptain], state: { rounds: 0, weapon: 'spear' } }), unit('second', 25, 5, { state: { charging: true, rounds: 0 } }), 'second'),
    question: 'A is charged to its front in the first round, R&F and champion with spears (16 models in 5 files: 5,5,5,1), the Captain with a hand weapon. Steps, dice, AP?',
    expected: { captainStep: 5, captainDice: 3, championStep: 5, championDice: 2, championAP: 2, rankAndFileStep: 5, rankAndFileDice: 13, rankAndFileAP: 2, foeStep: 4, foeDice: 10 },
    why: 't9a.md 10: Spear +1 AP and Fight in Extra Rank; first round, not charging, front: +2 Agi and another +1 AP; 3 R&F in front, 5 + 5 behind.'
  },
  {
    id: 'spears-second-round',
    rule: ['t9a.md 10 Weapons (Spear)'],
    scene: fight(unit('first', 15, 5, { profile: { ...foot, weapons: ['hand-weapon', 'spear'] }, champion: true, characters: [handCaptain], state: { rounds: 1, weapon: 'spear' } }), unit('second', 25, 5, { state: { rounds: 1 } }), 'second'),
    question: 'The same units in the second round: steps, dice, AP?',
    expected: { captainStep: 5, championStep: 3, championAP: 1, rankAndFileStep: 3, rankAndFileDice: 13, rankAndFileAP: 1, foeStep: 3 },
    why: 't9a.md 10: +2 Agi and the second +1 AP only in the first round.'
  },
  {
    id: 'supporters-att-2',
    rule: ['t9a.model-height.supporting-attacks', 't9a.md 12 Who attacks'],
    scene: fight(unit('first', 12, 6, { profile: { ...foot, parts: part(2, 3, 3, 0, 3) }, champion: true, characters: [halberdCaptain], state: { rounds: 1 } }), plainFoe),
    question: 'R&F with 2 attacks each: dice of each pool?',
    expected: { rankAndFileDice: 14, championDice: 3, captainDice: 3 },
    why: 'Sheet 000, table of Heights: Supporting Attacks 1 for Standard: 4 x 2 + 6 x 1; the champion in the first rank is not capped (2 + 1).'
  },
  {
    id: 'supporters-short-second-rank',
    rule: ['t9a.model-height.supporting-attacks', 'rulings: supporting attacks'],
    scene: fight(unit('first', 9, 6, { champion: true, characters: [halberdCaptain], state: { rounds: 1 } }), plainFoe),
    question: '9 models with the champion, and the Captain, in 6 files: first rank champion, Captain and 4 R&F, second rank 4 R&F. Dice of R&F?',
    expected: { rankAndFileDice: 8, championDice: 2, captainDice: 3 },
    why: 't9a.md 12: supporters are the models of the second rank; the places of champion and Character in the first rank leave 4 + 4 R&F.'
  },
  {
    id: 'supporters-first-rank-only',
    rule: ['t9a.model-height.supporting-attacks', 't9a.md 12 Who attacks'],
    scene: fight(unit('first', 5, 6, { champion: true, characters: [halberdCaptain], state: { rounds: 1 } }), plainFoe),
    question: '5 models with the champion, and the Captain, in 6 files (one rank): dice of each pool?',
    expected: { rankAndFileDice: 4, championDice: 2, captainDice: 3 },
    why: 't9a.md 12: models in base contact strike; there is no second rank.'
  },
  {
    id: 'casualties-before-striking',
    rule: ['t9a.sequence.melee.round-of-combat.6.2', 'rulings: casualties', 't9a.md 12 Who attacks'],
    scene: fight(unit('first', 20, 5), unit('second', 10, 5, { champion: true, characters: [{ profile: bare({ parts: part(2, 4, 4, 0, 2) }), weapon: 'hand-weapon' }], profile: { ...foot, parts: part(1, 3, 3, 0, 2) }, state: { rounds: 1 } })),
    question: 'B (9 R&F, champion, Character: ranks 5,5,1) strikes in step 2 after losing k R&F in step 3: with how many R&F dice for k = 0, 1, 2, 6?',
    expected: { k0: 8, k1: 8, k2: 7, k6: 3, championDice: 2, characterDice: 2 },
    why: 'rulings.md casualties: as far back as possible: the first loss is the single man of the third rank, then supporters; 3 R&F stand in the first rank.'
  },
  {
    id: 'large-supporters',
    rule: ['t9a.model-height.large', 't9a.model-height.supporting-attacks'],
    scene: fight(unit('first', 6, 3, { profile: giant, champion: true, characters: [{ profile: giantLord, weapon: 'hand-weapon' }], state: { rounds: 1 } }), unit('second', 6, 3, { profile: giant, state: { rounds: 1 } })),
    question: 'Large models, 6 with the champion and a Lord in 3 files (3,3,1), R&F with 4 attacks: dice of each pool and Full Ranks of A?',
    expected: { lordStep: 4, lordDice: 5, championStep: 2, championDice: 5, rankAndFileStep: 2, rankAndFileDice: 13, fullRanksA: 2, foeDice: 21, fullRanksB: 2 },
    why: 'Sheet 000, table of Heights: Large 3 models per Full Rank, Supporting Attacks 3: 1 x 4 + 3 x 3; B: 3 x 4 + 3 x 3 (no Stomp: only against Standard, t9a.md 15).'
  },

  // ===== 2. Needs of each pool =========================================================================================
  {
    id: 'needs-of-attackers-on-rank-and-file',
    rule: ['t9a.table.to-hit.0-to-minus-3', 't9a.table.to-hit.1-to-3', 't9a.table.to-wound.0', 't9a.table.to-wound.2-or-more', 't9a.md 10 Weapons (Halberd)'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), plainFoe),
    question: 'Needs to hit and to wound of each pool of A against the R&F of B (Def 3, Res 3, no armour).',
    expected: { rankAndFileHit: '4+', rankAndFileWound: '4+', championHit: '4+', championWound: '4+', captainHit: '3+', captainWound: '2+', captainStrength: 5, captainAP: 2 },
    why: 'Sheet 000, to-hit and to-wound tables: 3-3 = 0, 5-3 = 2; halberd +1 Str +1 AP (t9a.md 10): 5-3 = 2; the champion has the unit\'s Off (+1 Att only, t9a.md 17).'
  },
  {
    id: 'needs-against-each-pool',
    rule: ['t9a.table.to-hit', 't9a.table.to-wound', 't9a.table.armour-save'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), plainFoe),
    question: 'Needs of the R&F of B (Off 3, Str 3, AP 0) against the three pools of A, and the armour save of each.',
    expected: { vsRankAndFileHit: '4+', vsRankAndFileWound: '4+', vsRankAndFileSave: 'none', vsChampionHit: '4+', vsChampionWound: '4+', vsChampionSave: 'none', vsCaptainHit: '4+', vsCaptainWound: '5+', vsCaptainSave: '5+' },
    why: 'Sheet 000 tables on the aimed model\'s own Def, Res and Arm: 3-5 = -2, 3-4 = -1, heavy armour 2 - AP 0 = 2.'
  },
  {
    id: 'to-hit-boundary-on-character',
    rule: ['t9a.table.to-hit.0-to-minus-3', 't9a.table.to-hit.minus-4-to-minus-7', 't9a.table.to-hit.minus-8-or-less'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [plain({ def: 7 })], state: { rounds: 1 } }), plainFoe),
    question: 'R&F of B (Off 3) aim at the Character: need for Def 6, 7 (as in the scene), 10, and with Off 2 against Def 10?',
    expected: { def6: '4+', def7: '5+', def10: '5+', off2def10: '6+' },
    why: 'Sheet 000 to-hit table: -3 is 4+, -4 and -7 are 5+, -8 is 6+.'
  },
  {
    id: 'to-hit-boundary-of-character',
    rule: ['t9a.table.to-hit.1-to-3', 't9a.table.to-hit.4-or-more', 't9a.md 10 Weapons (Paired Weapons)'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [{ profile: bare({ weapons: ['hand-weapon', 'paired-weapons'] }), weapon: 'paired-weapons' }], state: { rounds: 1 } }), unit('second', 24, 6, { profile: { ...foot, def: 2 } })),
    question: 'The Character with paired weapons (Att 3, Off 5) against R&F of Def 2 (scene) and of Def 3: dice and need; R&F and champion of A (Off 3) against Def 2?',
    expected: { characterDice: 4, characterOff: 6, vsDef2: '2+', vsDef3: '3+', rankAndFileVsDef2: '3+', championVsDef2: '3+', rankAndFileDice: 10 },
    why: 't9a.md 10: Paired Weapons +1 Att +1 Off for who wields them; sheet 000: difference 4 is 2+, 3 is 3+, 1 is 3+.'
  },
  {
    id: 'to-wound-boundary-on-character',
    rule: ['t9a.table.to-wound', 't9a.table.armour-save'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [handCaptain], state: { rounds: 1 } }), plainFoe),
    question: 'Needs to wound the Captain (Res 4) with Strength 2, 3, 4, 5, 6 and his save (Arm 2) against AP 0, 1, 2.',
    expected: { str2: '6+', str3: '5+', str4: '4+', str5: '3+', str6: '2+', ap0: '5+', ap1: '6+', ap2: 'none' },
    why: 'Sheet 000, to-wound and armour save tables with the Captain\'s own Res and Arm.'
  },
  {
    id: 'parry-of-unit-not-of-character',
    rule: ['rulings: Parry', 't9a.md 14 Parry', 't9a.md 10 Weapons (Hand Weapon)'],
    scene: fight(unit('first', 20, 5, { champion: true, characters: [{ ...handCaptain, file: 0 }], championFile: 2, state: { rounds: 1 } }), unit('second', 24, 6, { profile: { ...foot, shield: true, suit: 'light' }, champion: true, championFile: 3, characters: [{ profile: { ...captain, def: 3 }, weapon: 'halberd', file: 5 }], state: { rounds: 1 } })),
    question: 'R&F and champion of B bear shield and hand weapon (Parry, Def 3), their Character a halberd (Def 3). Need of the Captain of A (Off 5) and of the R&F of A (Off 3) against each.',
    expected: { captainVsRankAndFile: '4+', captainVsChampion: '4+', captainVsCharacter: '3+', rankAndFileVsRankAndFile: '4+', rankAndFileVsCharacter: '4+', rankAndFileSaveVsAP0: '5+', rankAndFileSaveVsAP1: '6+' },
    why: 'rulings.md Parry: the higher of attacker\'s Off (5, difference 0) and Def +1 (4, difference -1); a halberd is Two-Handed, no shield, no Parry (5-3 = 2).'
  },

  // ===== 3. Who may aim at whom =========================================================================================
  {
    id: 'aim-by-contact',
    rule: ['t9a.sequence.melee.round-of-combat.6.1', 't9a.md 12 Allocation'],
    scene: fight(unit('first', 14, 5, { champion: true, championFile: 2, characters: [{ ...handCaptain, file: 1 }], state: { rounds: 1 } }), unit('second', 23, 6, { champion: true, championFile: 3, characters: [{ ...handCaptain, file: 0 }], state: { rounds: 1 } })),
    question: 'A is 5 wide, B 6 wide, centres in line, so every man of A touches two of B. At which pools may the Captain of A (his file 1), the champion of A (file 2) aim; how many R&F dice of A at most can go at the Character of B (B\'s file 0, opposite A\'s right end) and at the champion of B (B\'s file 3)?',
    expected: { captainMayAim: 'rank and file, champion', championMayAim: 'rank and file, champion', rankAndFileDiceAtCharacter: 2, rankAndFileDiceAtChampion: 2, captainMayAimAtCharacter: 'no' },
    why: 't9a.md 12 Allocation: models in base contact, supporters as if in the first rank of their file: A\'s file f touches B\'s files 5-f and 4-f, so file 4 and its supporter reach B\'s file 0; B\'s file 3 is touched by A\'s files 1 and 2 (Captain, champion), each with one R&F supporter behind.'
  },
  {
    id: 'aim-at-character-of-a',
    rule: ['t9a.sequence.melee.round-of-combat.6.1', 't9a.md 12 Allocation', 'rulings: supporting attacks'],
    scene: fight(unit('first', 14, 5, { champion: true, championFile: 2, characters: [{ ...handCaptain, file: 1 }], state: { rounds: 1 } }), unit('second', 23, 6, { champion: true, championFile: 3, characters: [{ ...handCaptain, file: 0 }], state: { rounds: 1 } })),
    question: 'Same scene: how many dice of B can at most be aimed at the Captain of A (touched by B\'s files 4 and 3)? And at the champion of A (touched by B\'s files 3 and 2)?',
    expected: { rankAndFileDiceAtCaptain: 3, championDiceAtCaptain: 2, characterDiceAtCaptain: 0, rankAndFileDiceAtChampion: 3, championDiceAtChampion: 2, characterDiceAtChampion: 0 },
    why: 't9a.md 12 Allocation: one R&F in contact, the R&F supporters of the two files (one behind B\'s champion), and the champion\'s 2.'
  },
  {
    id: 'aim-over-a-corner',
    rule: ['t9a.md 12 Who attacks', 't9a.md 12 Allocation'],
    scene: fight(unit('first', 14, 5, { champion: true, championFile: 2, characters: [{ ...handCaptain, file: 1 }], state: { rounds: 1 } }), unit('second', 23, 5, { champion: true, championFile: 2, characters: [{ ...handCaptain, file: 0 }], state: { rounds: 1 } })),
    question: 'Both 5 wide, bases of 20 mm exactly face to face. May the Captain of A (file 1, opposite B\'s file 3) aim at the champion of B (file 2, touching his corner), and how many R&F dice of A can go at the Character of B (B\'s file 0)?',
    expected: { captainMayAimAtChampion: 'yes', rankAndFileDiceAtCharacter: 4 },
    why: 'open: no source says whether a corner that touches is base contact; bases that touch at a corner touch, so files 4 and 3 of A and their supporters reach the Character (edge only: "no" and 2).'
  },
  {
    id: 'strike-over-a-corner',
    rule: ['t9a.md 12 Who attacks', 't9a.model-height.supporting-attacks'],
    scene: fight(unit('first', 14, 5, { champion: true, characters: [handCaptain], state: { rounds: 1 } }), unit('second', 21, 7, { state: { rounds: 1 } })),
    question: 'B is 7 wide against 5: how many R&F dice of B?',
    expected: { foeDice: 14 },
    why: 'open: the outermost men touch A\'s corner only; counting corners 7 + 7, by edges alone 5 + 5 = 10.'
  },
  {
    id: 'swirling-melee',
    rule: ['t9a.md 12 Allocation (Swirling Melee)', 't9a.md 12 Duel'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [handCaptain], state: { rounds: 1 } }), unit('second', 23, 6, { champion: true, state: { rounds: 1 } })),
    question: 'The Captain of A fights a Duel with the champion of B. Dice each pool of both sides can still put on the enemy R&F, and dice that fall on Captain and champion of B.',
    expected: { aRankAndFileOnRankAndFile: 10, aChampionOnRankAndFile: 2, captainOnFoeChampion: 3, captainOnRankAndFile: 0, bRankAndFileOnRankAndFile: 11, bChampionOnCaptain: 2, bRankAndFileOnCaptain: 0 },
    why: 't9a.md 12: duellists only hit each other; R&F that could hit nobody because of the Duel hit R&F instead (Swirling Melee); B has 5 R&F in front and 6 behind.'
  },

  // ===== 4. Health Points lost ==========================================================================================
  ...([[3, 3], [3, 4], [3, 5], [4, 3], [4, 4], [4, 5], [4, 6], [5, 4], [5, 5], [5, 6], [5, 7]] as const).map(([men, k]): PoolCase => ({
    id: `loss-${men}-men-${k}-points`,
    rule: ['t9a.sequence.attacks.attack.8', 't9a.combat-score.health-points-lost', 't9a.md 11 R&F pool', 'rulings: casualties'],
    scene: fight(unit('first', 20, 5), unit('second', men + 1, men + 2, { champion: true, characters: [{ ...handCaptain }], state: { rounds: 1 } })),
    question: `${men} R&F with champion (1 Health Point) and Captain (3). ${k} unsaved wounds in one step, all on the R&F: R&F and champion left, Captain's Health Points, points that count for the Combat Score of A.`,
    expected: { rankAndFileLeft: Math.max(0, men - k), championLeft: k > men ? 0 : 1, captainHealthPoints: 3, scored: Math.min(k, men + 1) },
    why: 't9a.md 11: excess spills to the champion when the R&F are gone; nothing spills on to the Character; sheet 000 scores Health Points lost, and Overkill only in a Duel.'
  })),
  {
    id: 'loss-on-champion',
    rule: ['t9a.md 11 R&F pool', 't9a.combat-score.health-points-lost', 't9a.combat-score.overkill'],
    scene: fight(unit('first', 20, 5), unit('second', 10, 5, { champion: true, characters: [handCaptain], state: { rounds: 1 } })),
    question: 'Outside a Duel 3 unsaved wounds are suffered by the champion (9 R&F, Captain): what is left and scored? And for 1 wound?',
    expected: { wounds1Scored: 1, wounds1RankAndFileLeft: 9, wounds3Scored: 1, wounds3RankAndFileLeft: 9, wounds3CaptainHealthPoints: 3, wounds3Overkill: 0 },
    why: 'open: t9a.md 11 names only the way from R&F to champion and says Character losses do not spill; a pool of its own is taken to keep its excess, so 2 points are lost without score.'
  },
  {
    id: 'loss-on-character-hp2',
    rule: ['t9a.md 11 R&F pool (Character losses do not spill)', 't9a.combat-score.health-points-lost'],
    scene: fight(unit('first', 20, 5), unit('second', 10, 5, { champion: true, characters: [{ profile: squire, weapon: 'hand-weapon' }], state: { rounds: 1 } })),
    question: 'Character with 2 Health Points, outside a Duel: 1, 2 and 3 unsaved wounds on him: Health Points left, R&F left, scored.',
    expected: { w1Left: 1, w1Scored: 1, w2Left: 0, w2Scored: 2, w3Left: 0, w3Scored: 2, rankAndFileLeft: 9, championLeft: 1 },
    why: 't9a.md 11: Character losses do not spill; sheet 000: +1 for each Health Point lost, no Overkill outside a Duel.'
  },
  {
    id: 'loss-on-character-hp3',
    rule: ['t9a.md 11 R&F pool (Character losses do not spill)', 't9a.combat-score.health-points-lost'],
    scene: fight(unit('first', 20, 5), unit('second', 10, 5, { champion: true, characters: [handCaptain], state: { rounds: 1 } })),
    question: 'Character with 3 Health Points, outside a Duel: 2, 3 and 4 unsaved wounds on him.',
    expected: { w2Left: 1, w2Scored: 2, w3Left: 0, w3Scored: 3, w4Left: 0, w4Scored: 3, rankAndFileLeft: 9, championLeft: 1 },
    why: 't9a.md 11: Character losses do not spill; sheet 000: +1 for each Health Point lost.'
  },
  {
    id: 'loss-on-character-already-wounded',
    rule: ['t9a.md 11 R&F pool (Character losses do not spill)', 't9a.combat-score.health-points-lost'],
    scene: fight(unit('first', 20, 5), unit('second', 10, 5, { champion: true, characters: [{ ...handCaptain, lost: 1 }], state: { rounds: 1 } })),
    question: 'The Captain (3) has lost 1 before this round; 1, 2 and 3 unsaved wounds outside a Duel.',
    expected: { w1Left: 1, w1Scored: 1, w2Left: 0, w2Scored: 2, w3Left: 0, w3Scored: 2 },
    why: 'Sheet 000: Health Points lost this round; the point lost before does not count again.'
  },
  {
    id: 'loss-large-leftover',
    rule: ['t9a.md 11 R&F pool', 't9a.md 22 R20'],
    scene: fight(unit('first', 6, 3, { profile: giant }), unit('second', 3, 4, { profile: giant, champion: true, characters: [{ profile: giantLord, weapon: 'hand-weapon' }], lost: 1, state: { rounds: 1 } })),
    question: '2 R&F of 3 Health Points of which the pool has lost 1, champion (3), Lord (5): 1, 2, 5, 6, 8 and 9 points on the R&F: R&F models left, points the R&F carry, champion\'s Health Points, scored.',
    expected: {
      k1Left: 2, k1Carried: 2, k2Left: 1, k2Carried: 0, k5Left: 0, k5Champion: 3, k6Left: 0, k6Champion: 2, k6Scored: 6,
      k8Champion: 0, k8Scored: 8, k9Champion: 0, k9Scored: 8, lordHealthPoints: 5
    },
    why: 't9a.md 11: remove whole models, track leftover, excess to the champion; pool 2 x 3 - 1 = 5, champion 3, the ninth point is lost.'
  },

  {
    id: 'loss-without-champion',
    rule: ['t9a.md 11 R&F pool', 't9a.combat-score.health-points-lost'],
    scene: fight(unit('first', 20, 5), unit('second', 3, 4, { characters: [handCaptain], state: { rounds: 1 } })),
    question: '3 R&F and the Captain, no champion; 2, 3 and 5 unsaved wounds on the R&F: R&F left, Captain\'s Health Points, scored.',
    expected: { k2Left: 1, k2Scored: 2, k3Left: 0, k3Scored: 3, k5Left: 0, k5Scored: 3, captainHealthPoints: 3 },
    why: 'open: t9a.md 11 names only the champion as taker of the excess; a Character is a Health Pool of his own (t9a.md 2), so it is lost.'
  },
  {
    id: 'loss-champion-and-spill-together',
    rule: ['t9a.md 11 R&F pool', 't9a.combat-score.health-points-lost', 't9a.sequence.melee.round-of-combat.6.2'],
    scene: fight(unit('first', 20, 5), unit('second', 4, 5, { champion: true, characters: [handCaptain], state: { rounds: 1 } })),
    question: 'In one step 4 unsaved wounds on the 3 R&F and 1 on the champion: points lost and scored, Captain\'s Health Points? And with 3 on the R&F and 1 on the champion, and 2 and 1?',
    expected: { r4c1Scored: 4, captainHealthPoints: 3, r3c1Scored: 4, r2c1Scored: 3, r2c1RankAndFileLeft: 1, r2c1ChampionLeft: 0 },
    why: 't9a.md 11: pool 3 and champion 1 have 4 Health Points together; sheet 000 scores points lost only.'
  },
  {
    id: 'loss-spill-on-duelling-champion',
    rule: ['t9a.md 11 R&F pool', 't9a.md 12 Duel', 't9a.combat-score.overkill'],
    scene: fight(unit('first', 19, 5, { champion: true, state: { rounds: 1 } }), unit('second', 4, 5, { champion: true, characters: [handCaptain], state: { rounds: 1 } })),
    question: 'The champions fight a Duel without a wound; in the same round the R&F of A put 5 unsaved wounds on the 3 R&F of B. Champion of B left, scored, Overkill?',
    expected: { championLeft: 0, scored: 4, overkill: 0, captainHealthPoints: 3 },
    why: 'open: t9a.md 11 lets the excess spill to the champion without exception, t9a.md 12 bars only hits on duellists; points that spill are no excess of the Duel (the alternative: champion stays, 3 scored).'
  },

  // ===== 5. Duels =======================================================================================================
  {
    id: 'duel-who-may',
    rule: ['t9a.sequence.melee.round-of-combat.4', 't9a.md 12 Duel'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), unit('second', 23, 6, { champion: true, characters: [handCaptain], state: { rounds: 1 } })),
    question: 'A is active. Which of its models may issue, which of B may accept? What if A issues none?',
    expected: { issuersOfA: 'champion, Captain', acceptersOfB: 'champion, Character', rankAndFileMayIssue: 'no', ifNoneIssued: 'B may issue with champion or Character' },
    why: 't9a.md 12 Duel: Active may issue with Character or Champion, a Character or Champion of the opponent\'s unit in contact may accept; none issued: Reactive may issue.'
  },
  {
    id: 'duel-refused-by-character',
    rule: ['t9a.md 12 Duel'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), unit('second', 23, 6, { champion: true, characters: [handCaptain], state: { rounds: 1 } })),
    question: 'The Captain of A issues, B refuses, A names: whom may A name, how many dice has that model this round, the champion of B, and which Discipline has B\'s unit for its Break Test (unit 7, Character 8)?',
    expected: { mayBeNamed: 'Character', characterDice: 0, championDice: 2, disciplineOfB: 7 },
    why: 't9a.md 12 Duel: a Character (not Champion) that could have accepted: Discipline 0, no melee; t9a.md 13: the unit uses the highest Discipline, now that of its R&F.'
  },
  {
    id: 'duel-refused-by-champion-alone',
    rule: ['t9a.md 12 Duel'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), unit('second', 24, 6, { champion: true, state: { rounds: 1 } })),
    question: 'B has only a champion and refuses: whom may A name, with how many dice does the champion of B strike, which Discipline has B?',
    expected: { mayBeNamed: 'none', championDice: 2, disciplineOfB: 7 },
    why: 't9a.md 12 Duel: "one Character (not Champion)"; there is none, so refusing costs nothing.'
  },
  {
    id: 'duel-after-refusal',
    rule: ['t9a.md 12 Duel'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), unit('second', 24, 6, { champion: true, state: { rounds: 1 } })),
    question: 'A issued and B refused: may B now issue a Duel? And how many Duels can take place if A\'s Duel was accepted?',
    expected: { bMayIssueAfterRefusing: 'yes', duelsAfterAcceptance: 1 },
    why: 'open: t9a.md 12 "If none issued/refused, Reactive may issue" is read as "none issued, or it was refused"; the other reading is no second issue.'
  },
  {
    id: 'duel-dice-of-all-pools',
    rule: ['t9a.md 12 Duel', 't9a.md 12 Allocation (Swirling Melee)', 't9a.model-height.supporting-attacks'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [handCaptain], state: { rounds: 1 } }), unit('second', 23, 6, { champion: true, characters: [plain({ name: 'Squire', parts: part(2, 5, 4, 1, 4) })], state: { rounds: 1 } })),
    question: 'The champion of A has issued, the Character of B has accepted. Dice on the champion of A and on the Character of B, at which steps; dice that the Captain, the R&F of A, the champion and R&F of B still have, for others.',
    expected: { onChampionOfA: 2, onChampionOfAStep: 4, onCharacterOfB: 2, onCharacterOfBStep: 3, captainDice: 3, captainStep: 5, captainMayAimAtCharacterOfB: 'no', rankAndFileDiceA: 10, championDiceB: 2, rankAndFileDiceB: 10 },
    why: 't9a.md 12: duellists count as in base contact and only hit each other; the Agility order holds; the others strike as ever.'
  },
  {
    id: 'duel-overkill-on-champion',
    rule: ['t9a.combat-score.overkill', 't9a.combat-score.health-points-lost', 'rulings: damaged cells (Overkill and Charge)'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [plain({ parts: part(6, 5, 5, 1, 5) })], state: { rounds: 1 } }), unit('second', 24, 6, { champion: true, state: { rounds: 1 } })),
    question: 'The Character of A causes w unsaved wounds on the champion of B (1 Health Point) in a Duel: points for lost Health Points and Overkill, w = 1, 2, 4, 5, 6.',
    expected: { w1: 1, w1Overkill: 0, w2: 2, w2Overkill: 1, w4: 4, w4Overkill: 3, w5: 4, w5Overkill: 3, w6: 4, rankAndFileLost: 0 },
    why: 'Sheet 000 Combat Score Summary: +1 each Health Point lost, Overkill +1 each excess point, maximum +3; the excess does not reach R&F.'
  },
  {
    id: 'duel-overkill-on-character',
    rule: ['t9a.combat-score.overkill', 't9a.combat-score.health-points-lost'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [plain({ parts: part(7, 5, 5, 1, 5) })], state: { rounds: 1 } }), unit('second', 23, 6, { champion: true, characters: [{ profile: squire, weapon: 'hand-weapon' }], state: { rounds: 1 } })),
    question: 'The same against the Character of B with 2 Health Points: points scored for w = 1, 2, 3, 5, 6; and if he had lost 1 before, w = 5?',
    expected: { w1: 1, w2: 2, w3: 3, w5: 5, w6: 5, lost1w4: 4, lost1w5: 4 },
    why: 'Sheet 000: Health Points lost (2) + Overkill (at most 3); with 1 point left 1 + 3.'
  },
  {
    id: 'duel-champion-against-character-odds',
    rule: ['t9a.table.to-hit', 't9a.table.to-wound', 't9a.md 12 Duel', 't9a.md 12 Who attacks'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [plain({ hp: 2, parts: part(1, 5, 4, 0, 5) })], state: { rounds: 1 } }), unit('second', 24, 6, { champion: true, state: { rounds: 1 } })),
    question: 'Duel: Character (1 attack, Off 5, Str 4, Agi 5, Def 5, Res 4, 2 Health Points, no armour) against champion (2 attacks, Off 3, Str 3, Agi 3, Def 3, Res 3, 1 Health Point, no armour). Odds that the champion dies; that the Character loses exactly 1 and 2 points.',
    expected: { championDies: '4/9', characterLosesOne: '25/162', characterLosesTwo: '5/324', characterUnhurt: '269/324' },
    why: 'Sheet 000 tables: 3+ and 3+ = 4/9 in step 5; a champion that lives (5/9) strikes in step 3, each of 2 dice 4+ and 5+ = 1/6.'
  },
  {
    id: 'duel-same-step-odds',
    rule: ['t9a.table.to-hit', 't9a.table.to-wound', 't9a.md 12 Who attacks'],
    scene: fight(unit('first', 12, 6, { champion: true, characters: [plain({ hp: 2, parts: part(1, 5, 4, 0, 3) })], state: { rounds: 1 } }), unit('second', 24, 6, { champion: true, state: { rounds: 1 } })),
    question: 'The same Duel with Agility 3 for both.',
    expected: { championDies: '4/9', characterLosesOne: '5/18', characterLosesTwo: '1/36', characterUnhurt: '25/36' },
    why: 't9a.md 12: simultaneous inside a step, so the champion strikes although he dies.'
  },
  {
    id: 'duel-charging-champion-odds',
    rule: ['t9a.md 12 Who attacks (Charging Momentum)', 't9a.table.to-hit', 't9a.table.to-wound'],
    scene: fight(unit('first', 12, 6, { champion: true, state: { charging: true, rounds: 0 } }), unit('second', 23, 6, { champion: true, characters: [plain({ hp: 1, parts: part(1, 5, 4, 0, 3) })], state: { rounds: 0 } })),
    question: 'A charges; its champion (Agility 3 + 1, 2 attacks) fights the Character of B (Agility 3, 1 attack, 1 Health Point, Def 5, Res 4): odds that the Character dies, that the champion dies, that Overkill is 1.',
    expected: { championStep: 4, characterStep: 3, characterDies: '11/36', championDies: '25/81', overkillOne: '1/36' },
    why: 't9a.md 12 Charging Momentum; 1 - (5/6)^2 = 11/36; 25/36 x 4/9 = 25/81; both dice wound 1/36 = one excess point.'
  },

  // ===== 6. Odds with one attack each ===================================================================================
  {
    id: 'odds-one-attack-on-each-pool',
    rule: ['t9a.table.to-hit', 't9a.table.to-wound', 't9a.table.armour-save'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), plainFoe),
    question: 'One attack of a man of B (Off 3, Str 3, AP 0): odds of an unsaved wound on R&F, champion, Captain of A; one attack of the Captain (halberd) and of the champion of A on the R&F of B.',
    expected: { onRankAndFile: '1/4', onChampion: '1/4', onCaptain: '1/9', captainOnFoe: '5/9', championOnFoe: '1/4' },
    why: 'Sheet 000 tables: 1/2 x 1/2; 1/2 x 1/3 x 2/3 (save 5+); 2/3 x 5/6.'
  },
  {
    id: 'odds-one-attack-armoured-foe',
    rule: ['t9a.table.armour-save', 't9a.md 10 Weapons (Halberd)'],
    scene: fight(twelveSix({ state: { rounds: 1 } }), unit('second', 24, 6, { profile: { ...foot, suit: 'plate' } })),
    question: 'B wears plate (Arm 3): save and odds of one attack of the Captain (AP 1 + 1) and of a man of A (AP 0).',
    expected: { saveVsCaptain: '6+', captain: '25/54', saveVsRankAndFile: '4+', rankAndFile: '1/8' },
    why: 'Sheet 000 armour table: 3-2 = 1 is 6+, 3-0 = 3 is 4+: 5/9 x 5/6 and 1/4 x 1/2.'
  },
  {
    id: 'means-of-round',
    rule: ['t9a.table.to-hit', 't9a.table.to-wound', 't9a.md 12 Who attacks'],
    scene: fight(twelveSix({ state: { charging: true, rounds: 0 } }), plainFoe),
    question: 'All attacks of A go at the R&F of B (24 men in 6 files): mean Health Points lost by step 6 (Captain) and step 4 (champion and R&F), and odds that the Captain kills exactly 3; dice of B in step 3 if A kills 12 and if A kills 13.',
    expected: { meanStep6: '5/3', meanStep4: '3', captainKills3: '125/729', foeDiceAfter12: 12, foeDiceAfter13: 11 },
    why: 'Dice 3 x 5/9; (10 + 2) x 1/4; (5/9)^3; 24 - 12 = two full ranks of 6, 24 - 13 = 6 + 5 supporters (rulings.md casualties).'
  },

  // ===== 7. Combat Score ================================================================================================
  {
    id: 'score-wins-by-two',
    rule: ['t9a.combat-score.health-points-lost', 't9a.combat-score.charge', 't9a.combat-score.rank-bonus', 't9a.combat-score.standard-bearer', 't9a.model-height.full-ranks', 'rulings: damaged cells (Overkill and Charge)'],
    scene: fight(twelveSix({ standard: true, state: { charging: true, rounds: 0 } }), unit('second', 20, 5, { standard: true, state: { rounds: 0 } })),
    question: 'A (13 models with champion and Captain, 6 wide, standard) charged; B loses 4 R&F, A loses 2 R&F. Scores after the losses.',
    expected: { fullRanksA: 2, fullRanksB: 3, scoreA: 7, scoreB: 5, winner: 'A', difference: 2 },
    why: 'Sheet 000: A 4 + charge 1 + standard 1 + ranks (11 models: 6,5) 1; B 2 + standard 1 + ranks (16: 5,5,5,1) 2.'
  },
  {
    id: 'score-tie-at-lost-rank',
    rule: ['t9a.combat-score.rank-bonus', 't9a.model-height.full-ranks', 't9a.md 12 Combat Score (tie)'],
    scene: fight(twelveSix({ standard: true, state: { charging: true, rounds: 0 } }), unit('second', 20, 5, { standard: true, state: { rounds: 0 } })),
    question: 'The same, A loses 3 R&F.',
    expected: { fullRanksA: 1, fullRanksB: 3, scoreA: 6, scoreB: 6, winner: 'tie' },
    why: 'Sheet 000: 10 models stand 6,4, the second rank is no Full Rank: 4 + 1 + 1 + 0 against 3 + 1 + 2; a tie leaves both as winners (t9a.md 12).'
  },
  {
    id: 'score-with-duel',
    rule: ['t9a.combat-score.overkill', 't9a.combat-score.health-points-lost', 't9a.combat-score.rank-bonus', 't9a.combat-score.standard-bearer'],
    scene: fight(unit('first', 14, 5, { champion: true, characters: [plain({ parts: part(6, 5, 5, 1, 5) })], state: { rounds: 1 } }), unit('second', 20, 5, { champion: true, standard: true, state: { rounds: 1 } })),
    question: 'No charge. In the Duel the Character of A kills the champion of B with 5 unsaved wounds; B loses 1 R&F, A 2 R&F. Scores?',
    expected: { overkill: 3, fullRanksA: 2, fullRanksB: 3, scoreA: 6, scoreB: 5, winner: 'A', difference: 1 },
    why: 'Sheet 000: A 1 + 1 + Overkill 3 + ranks (13: 5,5,3) 1; B 2 + standard 1 + ranks (18: 5,5,5,3) 2.'
  },
  {
    id: 'score-spilt-and-lost',
    rule: ['t9a.md 11 R&F pool', 't9a.combat-score.health-points-lost', 't9a.combat-score.rank-bonus'],
    scene: fight(unit('first', 20, 5, { standard: true, state: { rounds: 1 } }), unit('second', 4, 5, { champion: true, characters: [handCaptain], standard: true, state: { rounds: 1 } })),
    question: 'A puts 6 unsaved wounds on the 3 R&F of B in one step; B\'s Captain kills 2 of A before. Scores (B has lost R&F, champion and with them the standard)?',
    expected: { hpLostByB: 4, fullRanksA: 3, scoreA: 7, scoreB: 2, winner: 'A', difference: 5 },
    why: 't9a.md 11: 3 R&F and the champion, two points lost; A 4 + standard 1 + ranks (18: 5,5,5,3) 2; B 2, its standard died with the last R&F (that the bearer counts among R&F: t9a.md 2).'
  },
  {
    id: 'score-rank-bonus-maximum',
    rule: ['t9a.combat-score.rank-bonus', 't9a.model-height.full-ranks'],
    scene: fight(unit('first', 24, 5, { champion: true, characters: [handCaptain], state: { rounds: 1 } }), unit('second', 20, 5, { state: { rounds: 1 } })),
    question: 'A has 25 models with Captain and champion in 5 files, nobody loses anything. Full Ranks and scores?',
    expected: { fullRanksA: 5, scoreA: 3, fullRanksB: 4, scoreB: 3, winner: 'tie' },
    why: "Sheet 000: every Full Rank behind the first one adds 1, three in all at most."
  },
  {
    id: 'score-line-formation',
    rule: ['rulings: Line Formation', 't9a.combat-score.rank-bonus'],
    scene: fight(unit('first', 23, 8, { champion: true, characters: [handCaptain], state: { rounds: 1 } }), unit('second', 21, 7, { state: { rounds: 1 } })),
    question: 'A is 8 wide with champion and Captain (24 models: 8,8,8), B 7 wide (7,7,7), offset 0, nobody loses anything. R&F dice of A and Rank Bonus of both?',
    expected: { rankAndFileDiceA: 22, rankBonusA: 0, rankBonusB: 2, scoreA: 0, scoreB: 2 },
    why: 'rulings.md Line Formation: 8 or more wide counts as Fight in Extra Rank and has no Rank Bonus; 6 R&F in front + 8 + 8 (every man of A touches by an edge: 160 mm over 140 mm).'
  },

  // ===== 8. Steadfast, Break Test, Discipline, movement ==================================================================
  {
    id: 'full-ranks-with-character',
    rule: ['t9a.model-height.full-ranks', 't9a.combat-score.rank-bonus'],
    scene: fight(unit('first', 9, 5, { champion: true, characters: [handCaptain] }), plainFoe),
    question: 'Full Ranks in 5 files of 8, 9 (scene), 13, 14 models (champion among them) and the Captain; in 6 files of 9 and 10 models and the Captain; in 4 files of 15 and the Captain.',
    expected: { files5models8: 1, files5models9: 2, files5models13: 2, files5models14: 3, files6models9: 1, files6models10: 2, files4models15: 0 },
    why: 'Sheet 000, table of Heights: 5 Standard models make a Full Rank; the Character stands in a rank of the unit and counts.'
  },
  {
    id: 'steadfast-thanks-to-character',
    rule: ['t9a.model-height.full-ranks', 't9a.md 12 Break Test (Steadfast)', 't9a.md 13', 't9a.md 22 R19'],
    scene: fight(unit('first', 16, 5, { champion: true, characters: [handCaptain], state: { rounds: 1 } }), unit('second', 14, 5, { profile: { ...foot, parts: part(2, 3, 3, 0, 3) }, standard: true, state: { rounds: 1 } })),
    question: 'A (16 and the Captain) has lost 2 R&F and has lost the round by 3; B stands with 14. Is A Steadfast, which value is tested, odds to pass? And if A has lost 3 R&F (and the round by 3)?',
    expected: { fullRanksAfter2: 3, fullRanksB: 2, steadfastAfter2: 'yes', valueAfter2: 8, passAfter2: '13/18', fullRanksAfter3: 2, steadfastAfter3: 'no', valueAfter3: 5, passAfter3: '5/18' },
    why: 't9a.md 12: more Full Ranks than each enemy unit: 15 models with the Captain are 3 against 2, 14 are 2 against 2; 2D6 up to 8 = 26/36, up to 5 = 10/36 (Discipline 8 of the Captain).'
  },
  {
    id: 'break-discipline-character-dead',
    rule: ['t9a.md 13 (highest Dis, memory)', 't9a.md 12 Break Test'],
    scene: fight(unit('first', 10, 5, { champion: true, characters: [{ ...handCaptain, lost: 2 }], state: { rounds: 1 } }), unit('second', 25, 5, { state: { rounds: 1 } })),
    question: 'A (Discipline 7, Captain 8 with 1 Health Point left) loses the round by 3 and is not Steadfast: value and odds with the Captain alive and after he died in this round.',
    expected: { aliveValue: 5, alivePass: '5/18', deadValue: 4, deadPass: '1/6' },
    why: 't9a.md 13: the unit uses the highest Discipline (memory); after his death that is 7: 7-3 = 4, 6/36.'
  },
  {
    id: 'discipline-of-joint-unit',
    rule: ['t9a.md 13 (highest Dis, memory)'],
    scene: { phase: 'movement', active: 'first', units: { A: unit('first', 12, 6, { champion: true, characters: [plain({ dis: 6 })], at: [0, -10] }), B: unit('second', 20, 5, { at: [0, 12] }) } },
    question: 'Discipline of the unit (7) with a Character of 6 (scene), of 7, of 8, of 9; odds of a plain test with 6 and with 9.',
    expected: { with6: 7, with7: 7, with8: 8, with9: 9, pass6: '7/12', pass9: '5/6' },
    why: 't9a.md 13: highest Discipline (memory); sheet 000 gives 58 for 7 and 83 for 9.'
  },
  {
    id: 'moves-of-joint-unit-slow-character',
    rule: ['t9a.md 17 (lowest Adv/Mar, memory)', 't9a.md 5 Range & move'],
    scene: { phase: 'movement', active: 'first', units: { A: unit('first', 12, 6, { champion: true, characters: [plain({ adv: 3, mar: 6 })], at: [0, -10] }), B: unit('second', 20, 5, { at: [0, 12] }) } },
    question: 'Advance and March Rate and longest Charge Range of the unit (4 and 8) with a Character of 3 and 6; the distance that it reaches even with a double 1 (there is a champion)?',
    expected: { advance: 3, march: 6, maxCharge: 15, sureCharge: 7 },
    why: 't9a.md 17: the unit takes the lowest Adv and Mar (memory); Charge Range 2D6 + Adv; t9a.md 5: with a champion the dice count as at least 4 for success.'
  },
  {
    id: 'moves-of-joint-unit-fast-character',
    rule: ['t9a.md 17 (lowest Adv/Mar, memory)', 't9a.md 5 Range & move'],
    scene: { phase: 'movement', active: 'first', units: { A: unit('first', 12, 6, { champion: true, characters: [plain({ adv: 5, mar: 10 })], at: [0, -10] }), B: unit('second', 20, 5, { at: [0, 12] }) } },
    question: 'The same with a Character of 5 and 10 (champion present); and with one of Advance 5 and March 7 (lowest of each taken apart)?',
    expected: { advance: 4, march: 8, maxCharge: 16, sureCharge: 8, adv5mar7Advance: 4, adv5mar7March: 7 },
    why: 't9a.md 17: lowest of each characteristic (memory).'
  }
]

export default cases
