// Expected numbers for the Magic Phase of The Ninth Age, written from the sheets, the ledger, rules/, rulings.md and
// data/ninth-age only; nothing here was taken from, or compared with, any program.
// edition: 'en' = sheet 000, 'fr' = sheet 002. expected: named results, fractions as [numerator, denominator].
// basis: where the number stands. 'sheet' / 'sheet-fr' the sheet itself, 'ruling' rulings.md (R.. of rules/t9a.md section 22),
// 'rules' rules/t9a.md, 'data' data/ninth-age, 'brief' the order of return given with the task (in no document),
// 'memory' not printed in any of them, 'none' undecided: the two readings stand in `why`.

export type Basis = 'sheet' | 'sheet-fr' | 'ruling' | 'rules' | 'data' | 'brief' | 'memory' | 'none';
export type Value = number | boolean | string | readonly [number, number];
export interface Case<Input> {
  readonly id: string;
  readonly edition: 'en' | 'fr';
  readonly ask: string;
  readonly input: Input;
  readonly expected: Readonly<Record<string, Value>> | 'undecided';
  readonly ledger: readonly string[];
  readonly basis: Basis;
  readonly why: string;
}

export interface RaisingInput {
  readonly amount?: number;
  readonly attributeCastingsThisPhase?: number;
  readonly casterHealth?: number;
  readonly casterHealthEach?: number;
  readonly castingsThisPhase?: number;
  readonly champion?: string;
  readonly championHealthEach?: number;
  readonly character?: boolean | string;
  readonly characterHealth?: number;
  readonly characterHealthEach?: number;
  readonly choice?: string;
  readonly engaged?: boolean;
  readonly events?: readonly string[];
  readonly files?: number;
  readonly health?: number;
  readonly healthAtStartOfPhase?: number;
  readonly healthEach?: number;
  readonly healthLostBefore?: number;
  readonly healthNow?: number;
  readonly height?: string;
  readonly model?: string;
  readonly modelsBefore?: number;
  readonly movedThisTurn?: boolean;
  readonly oakenThrone?: boolean;
  readonly poolHealth?: number;
  readonly raiseDice?: readonly number[];
  readonly raiseFormula?: string;
  readonly raiseValue?: number;
  readonly rankAndFile?: boolean;
  readonly resilience?: number;
  readonly sacrifice?: boolean;
  readonly startedAsSingleModel?: boolean;
  readonly startingHealth?: number;
  readonly startingModels?: number;
  readonly toweringPresence?: boolean;
  readonly type?: string;
  readonly unit?: string;
  readonly unsavedWounds?: number;
  readonly verb?: string;
}

/** 1. Raising and recovering */
export const raising: readonly Case<RaisingInput>[] = [
  {
    id: "R01", edition: 'en', basis: 'data', ask: "Raise Health Points",
    input: { unit: "Skeletons", height: "Standard", type: "Infantry", startingModels: 20, healthEach: 1, poolHealth: 13, verb: "raise", amount: 7 },
    expected: { poolHealth: 20, models: 20, excess: 0 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "Raise value 7 of the unit (data, Rsr=7); 13+7 is exactly the starting 20, nothing is left over",
  },
  {
    id: "R02", edition: 'en', basis: 'memory', ask: "Raise Health Points",
    input: { unit: "Skeletons", height: "Standard", type: "Infantry", startingModels: 20, healthEach: 1, poolHealth: 15, verb: "raise", amount: 7 },
    expected: { poolHealth: 20, models: 20, excess: 2 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "never above the starting number of 20: five return, two are lost (the sheet prints no limit)",
  },
  {
    id: "R03", edition: 'en', basis: 'data', ask: "Raise Health Points",
    input: { unit: "Skeletons", height: "Standard", type: "Infantry", startingModels: 20, healthEach: 1, poolHealth: 1, verb: "raise", amount: 7 },
    expected: { poolHealth: 8, models: 8, excess: 0 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "a single model remaining is still a unit that can be raised: 8 models",
  },
  {
    id: "R04", edition: 'en', basis: 'memory', ask: "may be target of a Raise",
    input: { unit: "Skeletons", startingModels: 20, healthEach: 1, poolHealth: 0, verb: "raise", amount: 7 },
    expected: { allowed: false },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "a unit without models was removed: there is no target left to raise (0 remaining)",
  },
  {
    id: "R05", edition: 'en', basis: 'data', ask: "Raise Health Points",
    input: { unit: "Zombies", height: "Standard", type: "Infantry", startingModels: 40, healthEach: 1, poolHealth: 20, raiseDice: [3, 5], raiseFormula: "2D6+4", verb: "raise", amount: 12 },
    expected: { poolHealth: 32, models: 32, excess: 0 },
    ledger: ["t9a.hereditary.vc.arise"],
    why: "Reanimate value of Zombies in the data is 2D6+4; 3+5+4 = 12, so 32 models",
  },
  {
    id: "R06", edition: 'en', basis: 'brief', ask: "Raise Health Points",
    input: { unit: "Shabtis", height: "Large", type: "Infantry", startingModels: 4, healthEach: 3, poolHealth: 8, verb: "raise", amount: 2 },
    expected: { poolHealth: 10, models: 4, excess: 0 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "4 models of 3 HP with 4 HP lost: 3 stand, one of them at 2; the first HP heals it, the second brings a model back at 1 of 3",
  },
  {
    id: "R07", edition: 'en', basis: 'brief', ask: "Raise Health Points",
    input: { unit: "Shabtis", height: "Large", type: "Infantry", startingModels: 4, healthEach: 3, poolHealth: 8, verb: "raise", amount: 1 },
    expected: { poolHealth: 9, models: 3, excess: 0 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "the wounded standing model is healed before anybody returns: still 3 models, now 9 HP",
  },
  {
    id: "R08", edition: 'en', basis: 'memory', ask: "Raise Health Points",
    input: { unit: "Shabtis", height: "Large", type: "Infantry", startingModels: 4, healthEach: 3, poolHealth: 11, verb: "raise", amount: 2 },
    expected: { poolHealth: 12, models: 4, excess: 1 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "one HP missing in all: exactly full after the first, the second is lost",
  },
  {
    id: "R09", edition: 'en', basis: 'memory', ask: "Raise Health Points",
    input: { unit: "Shabtis", height: "Large", type: "Infantry", startingModels: 4, healthEach: 3, poolHealth: 9, verb: "raise", amount: 2 },
    expected: { poolHealth: 11, models: 4, excess: 0 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "no wounded model stands: the fourth comes back with 2 of its 3 HP",
  },
  {
    id: "R10", edition: 'en', basis: 'rules', ask: "Recover Health Points",
    input: { unit: "Shabtis", height: "Large", type: "Infantry", startingModels: 4, healthEach: 3, poolHealth: 8, verb: "recover", amount: 3 },
    expected: { poolHealth: 9, models: 3, excess: 2 },
    ledger: [],
    why: "Recover heals standing models only: 3 models have room for 1 HP, two HP are lost, nobody returns",
  },
  {
    id: "R11", edition: 'en', basis: 'brief', ask: "Raise Health Points",
    input: { unit: "Skeletons", height: "Standard", type: "Infantry", startingModels: 20, healthEach: 1, poolHealth: 5, champion: "dead", verb: "raise", amount: 7 },
    expected: { poolHealth: 11, championHealth: 1, models: 12, excess: 0 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "one HP for the Champion, six for the others: 12 models",
  },
  {
    id: "R12", edition: 'en', basis: 'brief', ask: "Raise Health Points",
    input: { unit: "Wizard Conclave of 15", height: "Standard", type: "Infantry", startingModels: 15, healthEach: 1, poolHealth: 10, champion: "dead", championHealthEach: 2, verb: "raise", amount: 1 },
    expected: { poolHealth: 10, championHealth: 1, models: 11, excess: 0 },
    ledger: [],
    why: "a Conclave Champion has 2 HP (+1, data); one raised HP brings it back with 1 of 2",
  },
  {
    id: "R13", edition: 'en', basis: 'brief', ask: "Raise Health Points",
    input: { unit: "Wizard Conclave of 15", height: "Standard", type: "Infantry", startingModels: 15, healthEach: 1, poolHealth: 10, champion: "dead", championHealthEach: 2, verb: "raise", amount: 3 },
    expected: { poolHealth: 11, championHealth: 2, models: 12, excess: 0 },
    ledger: [],
    why: "two HP fill the Champion, the third returns one rank-and-file model",
  },
  {
    id: "R14", edition: 'en', basis: 'rules', ask: "Recover Health Points",
    input: { unit: "Standard Infantry with a 2 HP Champion", height: "Standard", type: "Infantry", startingModels: 15, healthEach: 1, poolHealth: 10, champion: "dead", championHealthEach: 2, verb: "recover", amount: 2 },
    expected: { poolHealth: 10, championHealth: 0, models: 10, excess: 2 },
    ledger: [],
    why: "Recover never returns a removed Champion; the ten standing models are unhurt",
  },
  {
    id: "R15", edition: 'en', basis: 'sheet', ask: "HP raised by Summer Growth",
    input: { height: "Standard", type: "Infantry", toweringPresence: false, oakenThrone: false, healthLostBefore: 20 },
    expected: { healthRaised: 4 },
    ledger: ["t9a.spell.druidism.summer-growth"],
    why: "(4)(6) Standard Infantry or Beast, 1 Towering, (2)(3) everything else",
  },
  {
    id: "R16", edition: 'en', basis: 'sheet', ask: "HP raised by Summer Growth",
    input: { height: "Standard", type: "Infantry", toweringPresence: false, oakenThrone: true, healthLostBefore: 20 },
    expected: { healthRaised: 6 },
    ledger: ["t9a.spell.druidism.summer-growth", "t9a.spell.druidism.the-oaken-throne"],
    why: "(4)(6) Standard Infantry or Beast, 1 Towering, (2)(3) everything else; the second bracket with the Throne",
  },
  {
    id: "R17", edition: 'en', basis: 'sheet', ask: "HP raised by Summer Growth",
    input: { height: "Standard", type: "Cavalry", toweringPresence: false, oakenThrone: false, healthLostBefore: 20 },
    expected: { healthRaised: 2 },
    ledger: ["t9a.spell.druidism.summer-growth"],
    why: "(4)(6) Standard Infantry or Beast, 1 Towering, (2)(3) everything else",
  },
  {
    id: "R18", edition: 'en', basis: 'sheet', ask: "HP raised by Summer Growth",
    input: { height: "Gigantic", type: "Beast", toweringPresence: true, oakenThrone: true, healthLostBefore: 20 },
    expected: { healthRaised: 1 },
    ledger: ["t9a.spell.druidism.summer-growth", "t9a.spell.druidism.the-oaken-throne"],
    why: "(4)(6) Standard Infantry or Beast, 1 Towering, (2)(3) everything else; the second bracket with the Throne",
  },
  {
    id: "R19", edition: 'fr', basis: 'sheet-fr', ask: "HP raised by Fountain of Youth (002)",
    input: { height: "Standard", type: "Cavalry", character: false, rankAndFile: true, healthLostBefore: 6 },
    expected: { healthRaised: 4 },
    ledger: ["t9a.spell.druidism.fountain-of-youth"],
    why: "002 counts Standard rank and file of any Type for 4, while 000 Summer Growth wants Infantry or Beast",
  },
  {
    id: "R20", edition: 'en', basis: 'sheet', ask: "HP of a Towering model after the spell, castings in one Magic Phase",
    input: { unit: "Colossus", height: "Gigantic", toweringPresence: true, startingModels: 1, healthEach: 5, health: 1, raiseValue: 1, castingsThisPhase: 3 },
    expected: { health: 3 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "three castings of 1, but no more than 2 HP per phase",
  },
  {
    id: "R21", edition: 'en', basis: 'sheet', ask: "HP of a joined Character recovered",
    input: { unit: "Skeletons", character: "Nomarch", characterHealthEach: 3, characterHealth: 1, raiseValue: 7, choice: "R&F", startingModels: 20, poolHealth: 10, castingsThisPhase: 1 },
    expected: { characterHealth: 1, poolHealthGain: 7 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "the choice was the rank and file: the wounded Character stays at 1",
  },
  {
    id: "R22", edition: 'en', basis: 'rules', ask: "HP of a joined Character recovered",
    input: { unit: "Skeletons", character: "Nomarch", characterHealthEach: 3, characterHealth: 0, raiseValue: 1, choice: "Character", castingsThisPhase: 1 },
    expected: { allowed: false },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "000 says Recovers for Characters: a removed Character does not come back",
  },
  {
    id: "R23", edition: 'en', basis: 'none', ask: "HP of a joined Character under Summer Growth on its unit",
    input: { unit: "Standard Infantry", startingModels: 20, healthEach: 1, poolHealth: 14, character: "Mage", characterHealthEach: 3, characterHealth: 1, amount: 4 },
    expected: "undecided",
    ledger: ["t9a.spell.druidism.summer-growth"],
    why: "reading 1: only the rank and file are raised (14 to 18, Mage stays 1); reading 2: wounded models first, the Mage takes 2 of the 4",
  },
  {
    id: "R24", edition: 'en', basis: 'sheet', ask: "Fountain of Youth, per model and phase",
    input: { model: "Mage", characterHealthEach: 3, characterHealth: 1, attributeCastingsThisPhase: 2, oakenThrone: false },
    expected: { characterHealth: 2 },
    ledger: ["t9a.spell.druidism.fountain-of-youth"],
    why: "max. 1 HP per model and per phase: the second attribute casting adds nothing",
  },
  {
    id: "R25", edition: 'en', basis: 'sheet', ask: "Pentagram of Pain, sacrifice made",
    input: { casterHealthEach: 3, casterHealth: 1, sacrifice: true, unsavedWounds: 4 },
    expected: { casterHealth: 2 },
    ledger: ["t9a.spell.occultism.pentagram-of-pain"],
    why: "Recovers 1 HP however many unsaved wounds were caused",
  },
  {
    id: "R26", edition: 'en', basis: 'memory', ask: "ranks after the raise",
    input: { height: "Standard", files: 5, modelsBefore: 10, amount: 1, startingModels: 20 },
    expected: { ranks: 3, fullRanks: 2, lastRank: 1 },
    ledger: ["t9a.spell.druidism.fountain-of-youth", "t9a.model-height.full-ranks"],
    why: "last rank exactly full: the next model begins a third rank of one",
  },
  {
    id: "R27", edition: 'en', basis: 'none', ask: "where a raised model goes with one full rank and Impassable Terrain touching its rear",
    input: { height: "Standard", files: 5, modelsBefore: 5, amount: 1, startingModels: 10 },
    expected: "undecided",
    ledger: [],
    why: "reading 1: no legal place, the HP is lost; reading 2: it may be added beside the front rank (6 wide)",
  },
  {
    id: "R28", edition: 'en', basis: 'sheet', ask: "models able to shoot",
    input: { unit: "Skeleton Archers", files: 5, startingModels: 20, poolHealth: 7, amount: 6, movedThisTurn: false },
    expected: { shooters: 10, shootersBefore: 7 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning", "t9a.shooting.first-and-second-rank"],
    why: "value 6: 13 models 5 wide, ranks one and two shoot (10); raised models have no ban of their own printed",
  },
  {
    id: "R29", edition: 'en', basis: 'sheet', ask: "Decimated",
    input: { startingHealth: 20, healthNow: 5, amount: 0 },
    expected: { decimated: true },
    ledger: ["t9a.decimated.definition"],
    why: "exactly 25% of the starting 20",
  },
  {
    id: "R30", edition: 'en', basis: 'sheet', ask: "Decimated",
    input: { startingHealth: 20, healthNow: 5, amount: 1 },
    expected: { decimated: false },
    ledger: ["t9a.decimated.definition"],
    why: "6 of 20 = 30%: one raised HP lifts it",
  },
  {
    id: "R31", edition: 'en', basis: 'sheet', ask: "Heavy-loss Panic Test due",
    input: { healthAtStartOfPhase: 20, events: ["lose 3", "raise 3", "lose 2"], engaged: false, startedAsSingleModel: false },
    expected: { test: true },
    ledger: ["t9a.panic.trigger.heavy-losses"],
    why: "losses suffered in the phase add up to 5 = 25% of 20; raising does not unmake a loss already suffered",
  },
  {
    id: "R32", edition: 'en', basis: 'sheet', ask: "Heavy-loss Panic Test due",
    input: { healthAtStartOfPhase: 12, events: ["raise 7", "lose 3"], engaged: false, startedAsSingleModel: false },
    expected: { test: true },
    ledger: ["t9a.panic.trigger.heavy-losses"],
    why: "a quarter of the 12 at the start of the phase is 3, not of the 19 after the raise",
  },
  {
    id: "R33", edition: 'en', basis: 'data', ask: "meaning of \"Res value\" in 000",
    input: { unit: "Skeletons", resilience: 3, raiseValue: 7, startingModels: 20, poolHealth: 5 },
    expected: { poolHealth: 12 },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "002 says Ressuscité and the data carry Rsr=7 beside Resilience 3: 5+7 (reading it as Resilience would give 8)",
  },
];

export interface MagicalMoveInput {
  readonly advance?: number;
  readonly baseWidthMm?: number;
  readonly boosted?: boolean;
  readonly distance?: number;
  readonly distanceToTarget?: number;
  readonly endsFromNearestEnemy?: number;
  readonly enemyFleeing?: boolean;
  readonly engaged?: boolean;
  readonly files?: number;
  readonly fleeing?: boolean;
  readonly height?: string;
  readonly inCommandingPresence?: boolean;
  readonly landsIn?: string;
  readonly magicalMovesThisPhase?: number;
  readonly march?: number;
  readonly marchedInMovementPhase?: boolean;
  readonly marchedThisTurn?: boolean;
  readonly moveKind?: string;
  readonly nearestEnemyBefore?: number;
  readonly ownLightTroops?: boolean;
  readonly passesEnemyAt?: number;
  readonly randomMovement?: boolean;
  readonly shaken?: boolean;
  readonly spell?: string;
  readonly type?: string;
  readonly undead?: boolean;
  readonly weapon?: string;
  readonly weaponRules?: string;
  readonly wheelDegrees?: number;
}

/** 2. Magical Moves */
export const magicalMoves: readonly Case<MagicalMoveInput>[] = [
  {
    id: "M01", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Raven's Wing", boosted: false, moveKind: "forward", distance: 7.99 },
    expected: { allowed: true },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "8\" Magical Move",
  },
  {
    id: "M02", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Raven's Wing", boosted: false, moveKind: "forward", distance: 8 },
    expected: { allowed: true },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "8\" Magical Move",
  },
  {
    id: "M03", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Raven's Wing", boosted: false, moveKind: "forward", distance: 8.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "8\" Magical Move",
  },
  {
    id: "M04", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Raven's Wing", boosted: true, moveKind: "forward", distance: 12.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "boosted 12\"; Advance and March both become 12 whatever the unit has",
  },
  {
    id: "M05", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 9, march: 18, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Raven's Wing", boosted: false, moveKind: "march", distance: 8.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "X replaces both rates: a unit with March 18 still gets no more than 8",
  },
  {
    id: "M06", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", boosted: true, moveKind: "forward", distance: 6.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "boosted is the 9\" Aura with 6\"",
  },
  {
    id: "M07", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", boosted: false, moveKind: "backward", distance: 6.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "Advance Move backward or sideways up to half of X = 12",
  },
  {
    id: "M08", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", boosted: false, moveKind: "sideways", distance: 6.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "Advance Move backward or sideways up to half of X = 12",
  },
  {
    id: "M09", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Raven's Wing", boosted: false, moveKind: "backward", distance: 8 },
    expected: { allowed: true },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "Light Troops move backward and sideways at full rate",
  },
  {
    id: "M10", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Raven's Wing", boosted: false, moveKind: "backward", distance: 8.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "Light Troops move backward and sideways at full rate",
  },
  {
    id: "M11", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Rune of Resolve", boosted: false, moveKind: "forward", distance: 8 },
    expected: { allowed: true },
    ledger: ["t9a.battle-rune.resolve"],
    why: "8\" Magical Move",
  },
  {
    id: "M12", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: true, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", moveKind: "forward", distance: 1 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "not for Engaged units",
  },
  {
    id: "M13", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: true, shaken: false, randomMovement: false, spell: "Danse Macabre", moveKind: "forward", distance: 1 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre", "t9a.fleeing.cannot.move-except-flee"],
    why: "a Fleeing unit only makes Flee Moves",
  },
  {
    id: "M14", edition: 'en', basis: 'sheet', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: true, randomMovement: false, spell: "Danse Macabre", moveKind: "forward", distance: 1 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre", "t9a.shaken.cannot.advance", "t9a.shaken.cannot.march", "t9a.shaken.cannot.reform"],
    why: "Shaken: no Advance, March or Reform, and a Magical Move is one of these",
  },
  {
    id: "M15", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: true, spell: "Danse Macabre", moveKind: "forward", distance: 1 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre", "t9a.spell.witchcraft.will-o-the-wisp"],
    why: "Random Movement, also when gained from Will-o'-the-Wisp earlier in the phase",
  },
  {
    id: "M16", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, magicalMovesThisPhase: 1, spell: "Danse Macabre", moveKind: "forward", distance: 1 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre", "t9a.spell.witchcraft.ravens-wing"],
    why: "one Magical Move per unit and Magic Phase, whichever spell gave it",
  },
  {
    id: "M17", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, marchedThisTurn: true, spell: "Danse Macabre", moveKind: "forward", distance: 12 },
    expected: { allowed: true },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "a fresh move: having marched in the Movement Phase does not matter",
  },
  {
    id: "M18", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", moveKind: "charge", distance: 5 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "moves of the Movement Phase only (Advance, March, Reform): no charging, no contact with enemies",
  },
  {
    id: "M19", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", moveKind: "forward", distance: 6, endsFromNearestEnemy: 1 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "voluntary moves end more than 1\" from other units",
  },
  {
    id: "M20", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", moveKind: "forward", distance: 6, endsFromNearestEnemy: 1.01 },
    expected: { allowed: true },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "voluntary moves end more than 1\" from other units",
  },
  {
    id: "M21", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", moveKind: "forward", distance: 6, passesEnemyAt: 0.49, endsFromNearestEnemy: 3 },
    expected: { allowed: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "during the move half an inch suffices; Ghost Step is about terrain",
  },
  {
    id: "M22", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, spell: "Danse Macabre", moveKind: "forward", distance: 6, passesEnemyAt: 0.5, endsFromNearestEnemy: 3 },
    expected: { allowed: true },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "during the move half an inch suffices; Ghost Step is about terrain",
  },
  {
    id: "M23", edition: 'en', basis: 'rules', ask: "Magical Move allowed",
    input: { advance: 4, march: 8, engaged: false, fleeing: false, shaken: false, randomMovement: false, undead: true, inCommandingPresence: false, spell: "Danse Macabre", moveKind: "forward", distance: 12 },
    expected: { allowed: true },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "Advance of 12 is enough: the Undead ban on marching outside Commanding Presence does not shorten it",
  },
  {
    id: "M24", edition: 'en', basis: 'sheet', ask: "targets in range",
    input: { spell: "Raven's Wing", distanceToTarget: 18.01 },
    expected: { allowed: false },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "within 18\"",
  },
  {
    id: "M25", edition: 'en', basis: 'rules', ask: "March Test needed",
    input: { spell: "Danse Macabre", moveKind: "march", nearestEnemyBefore: 8, enemyFleeing: false },
    expected: { test: true },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "within 8\" means 8 or less; the same Moving Units step applies",
  },
  {
    id: "M26", edition: 'en', basis: 'rules', ask: "March Test needed",
    input: { spell: "Danse Macabre", moveKind: "march", nearestEnemyBefore: 8.01, enemyFleeing: false },
    expected: { test: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "farther than 8\"",
  },
  {
    id: "M27", edition: 'en', basis: 'rules', ask: "March Test needed",
    input: { spell: "Danse Macabre", moveKind: "forward", nearestEnemyBefore: 2, enemyFleeing: false },
    expected: { test: false },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "an Advance Move never asks for it, and with Advance = X it reaches as far as a March",
  },
  {
    id: "M28", edition: 'en', basis: 'sheet', ask: "Dangerous Terrain dice per model",
    input: { spell: "Raven's Wing", moveKind: "march", height: "Standard", type: "Infantry", landsIn: "Forest" },
    expected: { dice: 1, failsOn: 1 },
    ledger: ["t9a.spell.witchcraft.ravens-wing", "t9a.terrain.forest.dangerous", "t9a.terrain.dangerous-terrain-test.dice.standard"],
    why: "DT (1) for Flying Movement if it is made as a March",
  },
  {
    id: "M29", edition: 'en', basis: 'rules', ask: "rest after a wheel of 90 degrees",
    input: { spell: "Danse Macabre", boosted: false, files: 5, baseWidthMm: 20, wheelDegrees: 90 },
    expected: { wheelCost: 6.184, restForward: 5.816 },
    ledger: ["t9a.spell.evocation.danse-macabre"],
    why: "arc of the outer corner of a 100 mm front: pi/2 x 3.937\" (inches, three decimals)",
  },
  {
    id: "M30", edition: 'en', basis: 'rules', ask: "shooting in the same turn after a Magical Move",
    input: { spell: "Danse Macabre", moveKind: "advance", distance: 3, weapon: "Bow", weaponRules: "Volley Fire" },
    expected: { mayShoot: true, moveModifier: -1 },
    ledger: ["t9a.spell.evocation.danse-macabre", "t9a.to-hit-modifier.moving-and-shooting"],
    why: "a fresh move counts as moved: -1",
  },
  {
    id: "M31", edition: 'en', basis: 'rules', ask: "shooting in the same turn after a Magical Move",
    input: { spell: "Danse Macabre", moveKind: "reform", distance: 3, weapon: "Bow", weaponRules: "Volley Fire" },
    expected: { mayShoot: false },
    ledger: ["t9a.spell.evocation.danse-macabre", "t9a.to-hit-modifier.moving-and-shooting"],
    why: "made as a Reform: no shooting",
  },
  {
    id: "M32", edition: 'en', basis: 'rules', ask: "shooting in the same turn after a Magical Move",
    input: { spell: "Danse Macabre", moveKind: "advance", distance: 3, weapon: "Bow", weaponRules: "Volley Fire", marchedInMovementPhase: true },
    expected: { mayShoot: false },
    ledger: ["t9a.spell.evocation.danse-macabre", "t9a.to-hit-modifier.moving-and-shooting"],
    why: "had already marched this turn",
  },
  {
    id: "M33", edition: 'en', basis: 'none', ask: "shooting after marching with the Light Troops given by the spell",
    input: { spell: "Raven's Wing", moveKind: "advance", marchedInMovementPhase: true, ownLightTroops: false },
    expected: "undecided",
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "reading 1: Light Troops (March and Shoot) only for the move of the spell, no shooting; reading 2: kept for the turn, may shoot",
  },
  {
    id: "M34", edition: 'en', basis: 'sheet', ask: "Scoring after the move",
    input: { spell: "Raven's Wing" },
    expected: { scoringKept: true },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "000 prints no loss of Scoring",
  },
  {
    id: "M35", edition: 'fr', basis: 'sheet-fr', ask: "Scoring after the move",
    input: { spell: "Raven's Wing" },
    expected: { scoringKept: false },
    ledger: ["t9a.spell.witchcraft.ravens-wing"],
    why: "002: loses Scoring until the start of the next Magic Phase",
  },
];

export interface CastingInput {
  readonly boundSpell?: boolean;
  readonly castTotal?: number;
  readonly castingValue?: number;
  readonly channel?: number;
  readonly dice?: number | readonly number[];
  readonly diceUsedNotRolled?: number;
  readonly dispelTotal?: number;
  readonly dispelled?: boolean;
  readonly fluxCard?: number;
  readonly laterDispelled?: boolean;
  readonly magicDice?: number;
  readonly magicDiceUsed?: number;
  readonly magicResistanceOfTarget?: number;
  readonly magicResistanceOfTargets?: readonly number[];
  readonly miscastModifier?: number;
  readonly modifier?: number;
  readonly modifiers?: readonly string[];
  readonly path?: string;
  readonly pool?: number;
  readonly powerLevel?: readonly number[];
  readonly resistanceSource?: string;
  readonly storedTokens?: number;
  readonly targetIsEnemy?: boolean;
}

/** 3. Casting, dispelling, tokens, Miscasts, Bound Spells */
export const casting: readonly Case<CastingInput>[] = [
  {
    id: "C01", edition: 'en', basis: 'sheet', ask: "number of Magic Dice allowed for a Casting Attempt",
    input: { dice: 5, pool: 5 },
    expected: { allowed: true },
    ledger: ["t9a.sequence.magic.casting-attempt.1"],
    why: "5 is the most",
  },
  {
    id: "C02", edition: 'en', basis: 'sheet', ask: "number of Magic Dice allowed for a Casting Attempt",
    input: { dice: 6, pool: 7 },
    expected: { allowed: false },
    ledger: ["t9a.sequence.magic.casting-attempt.1"],
    why: "never more than 5",
  },
  {
    id: "C03", edition: 'en', basis: 'sheet', ask: "Casting Attempt",
    input: { dice: [3, 4], castingValue: 7, modifiers: [] },
    expected: { total: 7, passed: true, returned: 0 },
    ledger: ["t9a.sequence.magic.casting-attempt.3"],
    why: "equal is enough",
  },
  {
    id: "C04", edition: 'en', basis: 'rules', ask: "Casting Attempt",
    input: { dice: [1, 4], castingValue: 7, modifiers: ["Master +1"] },
    expected: { total: 6, passed: false, returned: 1 },
    ledger: ["t9a.sequence.magic.casting-attempt.2", "t9a.magic.fizzle"],
    why: "failed with two dice: the 1 goes back to the caster's pool",
  },
  {
    id: "C05", edition: 'en', basis: 'sheet', ask: "Casting Attempt",
    input: { dice: [1], castingValue: 4, modifiers: [] },
    expected: { total: 1, passed: false, returned: 0 },
    ledger: ["t9a.magic.fizzle", "t9a.magic.fizzle.single-die"],
    why: "a single die never Fizzles",
  },
  {
    id: "C06", edition: 'en', basis: 'sheet', ask: "Casting Attempt",
    input: { dice: [1, 6], castingValue: 7, modifiers: [], laterDispelled: true },
    expected: { total: 7, passed: true, returned: 0 },
    ledger: ["t9a.magic.fizzle.passed-then-dispelled"],
    why: "passed and then dispelled: no Fizzle",
  },
  {
    id: "C07", edition: 'en', basis: 'rules', ask: "Casting Attempt",
    input: { dice: [2], castingValue: 3, modifiers: ["Master +1"] },
    expected: { total: 3, passed: false, returned: 0 },
    ledger: ["t9a.table.casting.1d6"],
    why: "one die: a natural 1 or 2 always fails, whatever the total",
  },
  {
    id: "C08", edition: 'en', basis: 'ruling', ask: "Casting Attempt",
    input: { dice: [3, 4], castingValue: 9, modifiers: ["Master +1", "item +2"] },
    expected: { modifier: 2, total: 9, passed: true },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "+3 is capped to +2 (R9): exactly 9",
  },
  {
    id: "C09", edition: 'en', basis: 'ruling', ask: "Casting Attempt",
    input: { dice: [3, 4], castingValue: 10, modifiers: ["Master +1", "item +2"] },
    expected: { modifier: 2, total: 9, passed: false },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "with the cap 9 misses 10 (without it 10 would pass)",
  },
  {
    id: "C10", edition: 'en', basis: 'rules', ask: "Casting Attempt",
    input: { dice: [4, 5], castingValue: 8, modifiers: ["Master +1"], magicResistanceOfTarget: 2, targetIsEnemy: true },
    expected: { total: 8, passed: true },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "9+1-2; Magic Resistance stands outside the cap",
  },
  {
    id: "C11", edition: 'en', basis: 'rules', ask: "Casting Attempt",
    input: { dice: [3, 4], castingValue: 7, modifiers: [], magicResistanceOfTarget: 2, targetIsEnemy: false },
    expected: { total: 7, passed: true },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "own units with Magic Resistance do not hinder friendly spells (000)",
  },
  {
    id: "C12", edition: 'fr', basis: 'sheet-fr', ask: "Casting Attempt",
    input: { dice: [3, 4], castingValue: 7, modifiers: [], magicResistanceOfTarget: 3, targetIsEnemy: false, resistanceSource: "Veil Mirror" },
    expected: { total: 4, passed: false, returned: 0 },
    ledger: ["t9a.spell.divination.veil-mirror"],
    why: "Veil Mirror MR (3) applies to friendly spells too",
  },
  {
    id: "C13", edition: 'en', basis: 'rules', ask: "Casting Attempt",
    input: { dice: [4, 5], castingValue: 8, modifiers: [], magicResistanceOfTargets: [1, 2], targetIsEnemy: true },
    expected: { total: 7, passed: false, returned: 0 },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "several targets: only the highest counts, 9-2",
  },
  {
    id: "C14", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [2, 2, 2], castingValue: 7, miscastModifier: 0 },
    expected: { row: "none", passed: false },
    ledger: ["t9a.sequence.magic.spell-casting.a"],
    why: "the attempt fails by its total: steps B to F are skipped, F is the Miscast",
  },
  {
    id: "C15", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [3, 3, 3, 6, 6], castingValue: 9, miscastModifier: 0, dispelled: true },
    expected: { row: "none" },
    ledger: ["t9a.sequence.magic.spell-casting.b"],
    why: "dispelled: steps C to F are skipped, no Miscast",
  },
  {
    id: "C16", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [1, 1, 1, 6, 6], castingValue: 9, miscastModifier: 0 },
    expected: { row: "111", passed: false, returned: 3 },
    ledger: ["t9a.miscast.111", "t9a.magic.fizzle"],
    why: "total 15 would do, but the attempt fails and the three 1s Fizzle back",
  },
  {
    id: "C17", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [1, 1, 1, 6, 6], castingValue: 9, miscastModifier: -1, fluxCard: 8 },
    expected: { row: "000", passed: true, returned: 0 },
    ledger: ["t9a.miscast.000", "t9a.flux-card.8"],
    why: "card 8: 111 becomes 000, no effect",
  },
  {
    id: "C18", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [2, 2, 2, 1, 6], castingValue: 9, miscastModifier: -1, fluxCard: 8 },
    expected: { row: "111", passed: false, returned: 1 },
    ledger: ["t9a.miscast.111", "t9a.flux-card.8", "t9a.magic.fizzle"],
    why: "card 8: 222 becomes 111: fails, the one natural 1 returns",
  },
  {
    id: "C19", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [1, 1, 1, 6, 6], castingValue: 9, miscastModifier: 1, fluxCard: 1 },
    expected: { row: "222", passed: true, strength: 5 },
    ledger: ["t9a.miscast.222", "t9a.flux-card.1"],
    why: "card 1: 111 becomes 222, the spell goes through",
  },
  {
    id: "C20", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [5, 5, 5], castingValue: 9, miscastModifier: 2, fluxCard: 1, path: "Thaumaturgy" },
    expected: { row: "777", casterRemoved: true },
    ledger: ["t9a.miscast.777", "t9a.flux-card.1", "t9a.spell.thaumaturgy.judgement-on-high"],
    why: "card 1 and Judgement on High: +2",
  },
  {
    id: "C21", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { dice: [1, 1, 1], castingValue: 3, miscastModifier: 0, fluxCard: 8, path: "Thaumaturgy" },
    expected: { row: "111", passed: false, returned: 3 },
    ledger: ["t9a.miscast.111", "t9a.flux-card.8", "t9a.spell.thaumaturgy.judgement-on-high"],
    why: "card 8 and Judgement on High: -1+1 = 0",
  },
  {
    id: "C22", edition: 'en', basis: 'sheet', ask: "Miscast",
    input: { diceUsedNotRolled: 3, boundSpell: true },
    expected: { row: "none", passed: true },
    ledger: ["t9a.sequence.magic.bound-spell.2", "t9a.sequence.magic.bound-spell.3"],
    why: "the dice of a Bound Spell are not rolled: nothing can be three of a kind",
  },
  {
    id: "C23", edition: 'en', basis: 'none', ask: "Dispelling Attempt against Broken Concentration",
    input: { dice: [1, 1, 1, 6, 6], castingValue: 9, miscastModifier: 0 },
    expected: "undecided",
    ledger: ["t9a.miscast.111", "t9a.sequence.magic.spell-casting.c"],
    why: "the sequence names Broken Concentration at C, after a dispel at B (dice may be spent); the row says the Casting Attempt fails, which would skip B",
  },
  {
    id: "C24", edition: 'en', basis: 'sheet', ask: "Dispelling Attempt",
    input: { castTotal: 10, dice: [1, 1, 5], modifiers: [] },
    expected: { dispelled: false, returned: 2 },
    ledger: ["t9a.sequence.magic.dispelling-attempt.3", "t9a.magic.fizzle"],
    why: "Fizzle returns two dice to the Reactive Player's pool",
  },
  {
    id: "C25", edition: 'en', basis: 'none', ask: "Dispelling Attempt",
    input: { castTotal: 4, dice: [2], modifiers: ["+2"] },
    expected: "undecided",
    ledger: ["t9a.sequence.magic.dispelling-attempt.3", "t9a.magic.fizzle.single-die"],
    why: "reading 1: one-die attempts fail on natural 1-2 (dispelling too); reading 2: that rule is for casting only and 4 against 4 dispels",
  },
  {
    id: "C26", edition: 'en', basis: 'memory', ask: "dispelling a Bound Spell",
    input: { magicDiceUsed: 2, powerLevel: [4, 8], dispelTotal: 4 },
    expected: { dispelled: true },
    ledger: ["t9a.battle-rune.general"],
    why: "the power level for 2 dice is the number to reach (the sheet prints the pair only)",
  },
  {
    id: "C27", edition: 'en', basis: 'memory', ask: "dispelling a Bound Spell",
    input: { magicDiceUsed: 3, powerLevel: [4, 8], dispelTotal: 7 },
    expected: { dispelled: false },
    ledger: ["t9a.battle-rune.general"],
    why: "the power level for 3 dice is the number to reach (the sheet prints the pair only)",
  },
  {
    id: "C28", edition: 'en', basis: 'none', ask: "Bound Spell against Magic Resistance",
    input: { magicDiceUsed: 2, powerLevel: [4, 8], magicResistanceOfTarget: 2, dispelTotal: 3 },
    expected: "undecided",
    ledger: ["t9a.battle-rune.general"],
    why: "reading 1: the number to reach falls to 2, dispelled; reading 2: no casting roll to lower, 3 misses 4",
  },
  {
    id: "C29", edition: 'en', basis: 'ruling', ask: "Siphon the Veil, as many conversions as possible",
    input: { fluxCard: 2, channel: 0, storedTokens: 0 },
    expected: { activeDice: 5, reactiveDice: 5, tokens: 2, diceGained: 0, kept: 2, discarded: 0 },
    ledger: ["t9a.flux-card.2", "t9a.sequence.magic.magic-phase.3"],
    why: "3 tokens = 1 die, at most 4 dice (R8); up to 3 tokens are kept, the rest goes",
  },
  {
    id: "C30", edition: 'en', basis: 'ruling', ask: "Siphon the Veil, as many conversions as possible",
    input: { fluxCard: 5, channel: 4, storedTokens: 3 },
    expected: { activeDice: 9, reactiveDice: 5, tokens: 16, diceGained: 4, kept: 3, discarded: 1 },
    ledger: ["t9a.flux-card.5", "t9a.sequence.magic.magic-phase.3"],
    why: "3 tokens = 1 die, at most 4 dice (R8); up to 3 tokens are kept, the rest goes",
  },
  {
    id: "C31", edition: 'en', basis: 'rules', ask: "chance to cast",
    input: { magicDice: 1, castingValue: 4, modifier: 1, miscastModifier: 0 },
    expected: { chance: [2, 3] },
    ledger: ["t9a.table.casting.1d6"],
    why: "Master: dice 3 to 6, the natural 2 is out in any case",
  },
  {
    id: "C32", edition: 'en', basis: 'sheet', ask: "chance to cast",
    input: { magicDice: 3, castingValue: 6, modifier: 0, miscastModifier: -1 },
    expected: { chance: [205, 216] },
    ledger: ["t9a.table.casting.3d6", "t9a.table.casting.miscast-modifier-note"],
    why: "card 8: 222 (total 6) now fails",
  },
  {
    id: "C33", edition: 'en', basis: 'sheet', ask: "chance to cast",
    input: { magicDice: 4, castingValue: 9, modifier: 0, miscastModifier: 0 },
    expected: { chance: [611, 648] },
    ledger: ["t9a.table.casting.4d6"],
    why: "111 with a 6 is exactly 9 and fails",
  },
  {
    id: "C34", edition: 'en', basis: 'ruling', ask: "chance to cast",
    input: { magicDice: 5, castingValue: 3, modifier: 0, miscastModifier: 0 },
    expected: { chance: [625, 648] },
    ledger: ["t9a.table.casting.5d6"],
    why: "96.5%: the printed 100 ignores 111",
  },
  {
    id: "C35", edition: 'en', basis: 'sheet', ask: "chance of three of a kind",
    input: { magicDice: 5 },
    expected: { chance: [23, 108] },
    ledger: ["t9a.table.miscast"],
    why: "3, 10, 21 per cent in the table",
  },
  {
    id: "C36", edition: 'en', basis: 'sheet', ask: "chance of three of a kind with Judgement on High",
    input: { magicDice: 3 },
    expected: { chance: [107, 2592] },
    ledger: ["t9a.spell.thaumaturgy.judgement-on-high"],
    why: "natural 1s rerolled once unless they are the triple; 4 per cent printed",
  },
  {
    id: "C37", edition: 'en', basis: 'ruling', ask: "chance to cast with Judgement on High",
    input: { magicDice: 3, castingValue: 14 },
    expected: { chance: [665, 2592] },
    ledger: ["t9a.table.casting-thaumaturgy.3d6"],
    why: "26 per cent; the printed 36 is a misprint",
  },
];

export interface MagicItemInput {
  readonly addedDie?: number;
  readonly aura?: boolean;
  readonly bearer?: string;
  readonly bearerFleeing?: boolean;
  readonly bearerIsGeneral?: boolean;
  readonly castDice?: number;
  readonly castNumberThisPhase?: number;
  readonly castTotal?: number;
  readonly casting?: boolean;
  readonly castingValue?: number;
  readonly channel?: number;
  readonly dice?: readonly number[];
  readonly die?: number;
  readonly dispelDice?: readonly number[];
  readonly dispelNumberThisPhase?: number;
  readonly dispelTotal?: number;
  readonly distanceToCasket?: number;
  readonly distanceToFriend?: number;
  readonly distanceToTarget?: number;
  readonly distanceWizardToArk?: number;
  readonly enemyChannel?: number;
  readonly enemyFluxCard?: number;
  readonly enemyStored?: number;
  readonly fluxCard?: number;
  readonly friendsKilledWithin?: number;
  readonly hitDie?: number;
  readonly item?: string;
  readonly magicDice?: number;
  readonly magicDiceUsed?: number;
  readonly modelsKilled?: number;
  readonly modifiers?: readonly string[];
  readonly moment?: string;
  readonly opponentHasDwarfModel?: boolean;
  readonly pathsOnList?: number;
  readonly presenceBefore?: number;
  readonly printedCastingValue?: number;
  readonly sameUnit?: boolean;
  readonly spell?: string;
  readonly spellRange?: number;
  readonly storedTokens?: number;
  readonly strengthDie?: number;
  readonly targetDis?: number;
  readonly toHitNeeded?: number;
  readonly tokens?: number;
  readonly usesBefore?: number;
  readonly wantsSpell?: number;
}

/** 4. Special Items and army rules that act in the Magic Phase */
export const magicItems: readonly Case<MagicItemInput>[] = [
  {
    id: "I01", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Book of Arcane Mastery", castNumberThisPhase: 1, dice: [2, 3], castingValue: 7 },
    expected: { total: 7, passed: true },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "first cast each phase +2",
  },
  {
    id: "I02", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Crystal Ball", dispelNumberThisPhase: 1, dice: [3, 4], castTotal: 9 },
    expected: { total: 9, dispelled: true },
    ledger: ["t9a.sequence.magic.dispelling-attempt.3"],
    why: "first dispel each phase +2",
  },
  {
    id: "I03", edition: 'en', basis: 'none', ask: "item",
    input: { item: "Crystal Ball and Amethyst Crystal", dispelNumberThisPhase: 1, dice: [3, 4], castTotal: 10 },
    expected: "undecided",
    ledger: ["t9a.sequence.magic.dispelling-attempt.3"],
    why: "reading 1: the cap of +2 (R9) holds for dispelling too, as the name of the rule in rules/ says: 9, fails; reading 2: R9 names casting only: 10, dispelled",
  },
  {
    id: "I04", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Scepter of Power", usesBefore: 0, dice: [3, 4], castingValue: 9, addedDie: 2 },
    expected: { total: 9, passed: true },
    ledger: ["t9a.sequence.magic.casting-attempt.3"],
    why: "once: one die more after seeing the roll",
  },
  {
    id: "I05", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Scepter of Power", usesBefore: 1, dice: [3, 4], castingValue: 9, addedDie: 2 },
    expected: { allowed: false },
    ledger: [],
    why: "one use only",
  },
  {
    id: "I06", edition: 'en', basis: 'none', ask: "item",
    input: { item: "Scepter of Power", usesBefore: 0, dice: [1, 2, 3, 4, 4], castingValue: 16, addedDie: 2 },
    expected: "undecided",
    ledger: ["t9a.sequence.magic.casting-attempt.1"],
    why: "reading 1: five dice are already the maximum, a sixth may not be added; reading 2: the item adds a die beyond the 5 used (total 16)",
  },
  {
    id: "I07", edition: 'en', basis: 'none', ask: "item",
    input: { item: "Scepter of Power", usesBefore: 0, dice: [2, 2, 5], castingValue: 10, addedDie: 2 },
    expected: "undecided",
    ledger: ["t9a.table.miscast"],
    why: "reading 1: the added die makes 222; reading 2: the triple counts only the dice of the casting roll itself",
  },
  {
    id: "I08", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Binding Scroll", usesBefore: 0, moment: "after Siphon the Veil of the enemy", spell: "Fireball" },
    expected: { spellBlockedThisPhase: true, spellBlockedNextPhase: false },
    ledger: ["t9a.sequence.magic.magic-phase.3"],
    why: "one enemy spell cannot be cast this phase",
  },
  {
    id: "I09", edition: 'en', basis: 'sheet', ask: "item",
    input: { item: "Binding Scroll", bearerFleeing: true, usesBefore: 0 },
    expected: { allowed: false },
    ledger: ["t9a.fleeing.cannot.cast-or-activate"],
    why: "a Fleeing model activates no One use only item",
  },
  {
    id: "I10", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Crown of the Wizard King", bearer: "Marshal" },
    expected: { spellsKnown: 1, channel: 0, castModifier: 0 },
    ledger: [],
    why: "Apprentice: one spell (Learned 1 or Hereditary), no Channel, no +1",
  },
  {
    id: "I11", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Essence of a Free Mind", bearer: "Wizard Master", pathsOnList: 2, wantsSpell: 5 },
    expected: { allowed: false },
    ledger: [],
    why: "two paths to choose from, but no spells 5 and 6",
  },
  {
    id: "I12", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Obsidian Rock", dice: [4, 5], castingValue: 8 },
    expected: { total: 7, passed: false },
    ledger: ["t9a.sequence.magic.casting-attempt.3"],
    why: "Magic Resistance (2): enemy cast at the bearer's unit 9-2",
  },
  {
    id: "I13", edition: 'en', basis: 'none', ask: "item",
    input: { item: "Obsidian Rock and Aether Icon", dice: [5, 5], castingValue: 8, sameUnit: true },
    expected: "undecided",
    ledger: [],
    why: "reading 1: the icon adds to the 2 (total 7); reading 2: the highest single one counts (total 8)",
  },
  {
    id: "I14", edition: 'en', basis: 'ruling', ask: "item",
    input: { item: "Talisman of the Void", bearer: "Wizard Adept", fluxCard: 6, storedTokens: 0 },
    expected: { channel: 2, tokens: 7, diceGained: 2, kept: 1 },
    ledger: ["t9a.flux-card.6"],
    why: "Channel (1)+1; 5+2 = 7 tokens, two dice, one kept (R8)",
  },
  {
    id: "I15", edition: 'en', basis: 'ruling', ask: "item",
    input: { item: "Talisman of the Void", bearer: "Wizard Adept", bearerFleeing: true, fluxCard: 6, storedTokens: 0 },
    expected: { channel: 0, tokens: 5, diceGained: 1, kept: 2 },
    ledger: ["t9a.fleeing.cannot.channel", "t9a.flux-card.6"],
    why: "a Fleeing model cannot Channel (sheet); 5 tokens, one die, two kept (R8)",
  },
  {
    id: "I16", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Banner of Becalming", enemyFluxCard: 1, enemyChannel: 0, enemyStored: 0 },
    expected: { enemyTokens: 2, enemyDiceGained: 0, ownTokensGained: 1 },
    ledger: ["t9a.flux-card.1"],
    why: "steals one token in the enemy Siphon: 3-1 = 2, no conversion",
  },
  {
    id: "I17", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Sacred Hourglass", magicDice: 2, castingValue: 8 },
    expected: { chance: [95, 144] },
    ledger: ["t9a.table.casting.2d6"],
    why: "failed two-dice casts are rolled again: 1-(21/36)^2",
  },
  {
    id: "I18", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Divine Light", dice: [3, 5], castingValue: 8, distanceToCasket: 36 },
    expected: { total: 7, passed: false },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "enemy Wizards within 36 inches: -1",
  },
  {
    id: "I19", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Divine Light", dice: [3, 5], castingValue: 8, distanceToCasket: 36.01 },
    expected: { total: 8, passed: true },
    ledger: ["t9a.sequence.magic.casting-attempt.2"],
    why: "just outside",
  },
  {
    id: "I20", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Sacred Ark", distanceWizardToArk: 12, spellRange: 9, aura: true },
    expected: { range: 12 },
    ledger: [],
    why: "Auras only +3\"",
  },
  {
    id: "I21", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Soul Conduit", die: 5 },
    expected: { activeDice: 5, reactiveDice: 5, tokens: 7 },
    ledger: ["t9a.magic-modifier.ud.soul-conduit"],
    why: "no Flux Card: 5 dice each, 4+D3 tokens, a 5 is D3 = 3",
  },
  {
    id: "I22", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Immortal Denizens", dice: [3, 4], castingValue: 8 },
    expected: { total: 8, passed: true },
    ledger: ["t9a.magic-modifier.dl.few-dice"],
    why: "+1 with one or two dice",
  },
  {
    id: "I23", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Immortal Denizens", fluxCard: 3, channel: 0, storedTokens: 0 },
    expected: { tokens: 7, diceGained: 2, kept: 1 },
    ledger: ["t9a.magic-modifier.dl.extra-veil-tokens", "t9a.flux-card.3"],
    why: "two tokens more for each player in their own Siphon: 5+2",
  },
  {
    id: "I24", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Irresistible Will", dice: [2, 3, 4, 5], castingValue: 16, modifiers: ["Master +1", "item +2"] },
    expected: { total: 15, passed: false },
    ledger: ["t9a.magic-modifier.de.renegade-sorcerer"],
    why: "4 dice or more: modifiers at most +1",
  },
  {
    id: "I25", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Irresistible Will", castDice: 4, castTotal: 14, dispelDice: [5, 5, 5] },
    expected: { total: 13, dispelled: false },
    ledger: ["t9a.magic-modifier.de.renegade-sorcerer"],
    why: "-2 to dispel: 15-2 misses 14",
  },
  {
    id: "I26", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Irresistible Will", castDice: 3, castTotal: 14, dispelDice: [5, 5, 5] },
    expected: { total: 15, dispelled: true },
    ledger: ["t9a.magic-modifier.de.renegade-sorcerer"],
    why: "only from four dice",
  },
  {
    id: "I27", edition: 'fr', basis: 'sheet-fr', ask: "item",
    input: { item: "Dwarven Holds on the table", printedCastingValue: 8, dice: [4, 4], opponentHasDwarfModel: true },
    expected: { castingValue: 9, passed: false },
    ledger: ["t9a.magic-modifier.dh.enemy-casting-value"],
    why: "enemy spells +1 casting value",
  },
  {
    id: "I28", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Lightning Vambraces", magicDiceUsed: 3, dispelTotal: 7, hitDie: 4, strengthDie: 5 },
    expected: { dispelled: false, hits: 4, strength: 5, armourPenetration: 2 },
    ledger: ["t9a.spell.thaumaturgy.hand-of-heaven", "t9a.spell.thaumaturgy.judgement-on-high"],
    why: "bound Hand of Heaven 4/8, always the basic version: D6 hits Str D6 AP 2",
  },
  {
    id: "I29", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Icon of the Infinite", magicDiceUsed: 2, dispelTotal: 3, dice: [3, 6] },
    expected: { dispelled: false, hits: 5, strength: 6, armourPenetration: 0 },
    ledger: ["t9a.hereditary.wdg.hellfire"],
    why: "bound Hellfire 4/8, basic: 2D3 hits (3 is 2, 6 is 3)",
  },
  {
    id: "I30", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Arcane Shield", distanceToFriend: 6, magicDiceUsed: 3, dispelTotal: 8 },
    expected: { distracting: true, boundSpell: "Perception of Strength", dispelled: true },
    ledger: ["t9a.spell.cosmology.perception-of-strength"],
    why: "within 6\": Distracting; bound 4/8 and 8 reaches 8",
  },
  {
    id: "I31", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Rod of Battle", magicDiceUsed: 2, distanceToTarget: 18, toHitNeeded: 4 },
    expected: { allowed: true, toHitNeeded: 3 },
    ledger: [],
    why: "bound 4/8, 18\", +1 to hit in close combat for one turn",
  },
  {
    id: "I32", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Crown of Autocracy", bearerIsGeneral: false, presenceBefore: 0 },
    expected: { presence: 3 },
    ledger: [],
    why: "without Commanding Presence: 3\"",
  },
  {
    id: "I33", edition: 'en', basis: 'sheet', ask: "item",
    input: { item: "Talisman of Shielding", spell: "Fate's Judgement" },
    expected: { specialSaveAllowed: false },
    ledger: ["t9a.spell.divination.fates-judgement"],
    why: "no Special Saves allowed, so no Aegis (5+)",
  },
  {
    id: "I34", edition: 'en', basis: 'none', ask: "item",
    input: { item: "Ledger of Souls", friendsKilledWithin: 9, modelsKilled: 3 },
    expected: "undecided",
    ledger: [],
    why: "the data say \"tokens for friends killed 9\" without a number: one per model, or one per unit",
  },
  {
    id: "I35", edition: 'en', basis: 'none', ask: "item",
    input: { item: "Veil Walker", tokens: 2, casting: true },
    expected: "undecided",
    ledger: [],
    why: "\"may discard a token: reroll wounds / other secret\": which rolls and how many tokens is not given",
  },
  {
    id: "I36", edition: 'en', basis: 'data', ask: "item",
    input: { item: "Phatep's Curse", targetDis: 7, dice: [4, 4, 5] },
    expected: { hits: 6, armourPenetration: 10 },
    ledger: [],
    why: "bound 6/6, Discipline Test on three dice, hits = margin of failure 13-7",
  },
];

export interface HitsAndDurationsInput {
  readonly areaAttack?: string;
  readonly boosted?: boolean;
  readonly castIn?: string;
  readonly casterDie?: number;
  readonly casterIn?: string;
  readonly casterRemovedAt?: string;
  readonly counters?: number;
  readonly dice?: readonly number[];
  readonly die?: number;
  readonly duration?: string;
  readonly endedBy?: string;
  readonly files?: number;
  readonly firstPlayer?: string;
  readonly joinedCharacters?: number;
  readonly models?: number;
  readonly modifiedDiscipline?: number;
  readonly printedDiscipline?: number;
  readonly queryAt?: string;
  readonly ranks?: number;
  readonly sameMagicPhase?: boolean;
  readonly spell?: string;
  readonly strength?: number;
  readonly targetArmour?: number;
  readonly targetDie?: number;
  readonly targetDiscipline?: number;
  readonly targetMovedAt?: string;
  readonly targetResilience?: number;
  readonly unitAt?: number;
  readonly unsavedWounds?: number;
}

/** 5. Numbers of hits and targets, durations */
export const hitsAndDurations: readonly Case<HitsAndDurationsInput>[] = [
  {
    id: "H01", edition: 'en', basis: 'sheet', ask: "hits",
    input: { spell: "Quicksilver Lash", die: 1 },
    expected: { hits: 2 },
    ledger: ["t9a.spell.alchemy.quicksilver-lash"],
    why: "D3+1, D3 = half a D6 rounded up",
  },
  {
    id: "H02", edition: 'en', basis: 'sheet', ask: "hits",
    input: { spell: "Quicksilver Lash", die: 6 },
    expected: { hits: 4 },
    ledger: ["t9a.spell.alchemy.quicksilver-lash"],
    why: "D3+1, D3 = half a D6 rounded up",
  },
  {
    id: "H03", edition: 'en', basis: 'sheet', ask: "roll needed to wound",
    input: { spell: "Quicksilver Lash", targetArmour: 1 },
    expected: { woundsOn: 6 },
    ledger: ["t9a.spell.alchemy.quicksilver-lash"],
    why: "7 minus Armour",
  },
  {
    id: "H04", edition: 'en', basis: 'memory', ask: "roll needed to wound",
    input: { spell: "Quicksilver Lash", targetArmour: 6 },
    expected: { woundsOn: 2 },
    ledger: ["t9a.spell.alchemy.quicksilver-lash"],
    why: "7-6 = 1+, but a natural 1 fails",
  },
  {
    id: "H05", edition: 'en', basis: 'none', ask: "roll needed to wound",
    input: { spell: "Quicksilver Lash", targetArmour: 0 },
    expected: "undecided",
    ledger: ["t9a.spell.alchemy.quicksilver-lash"],
    why: "reading 1: 7+ cannot be rolled, no wounds; reading 2: a natural 6 always wounds",
  },
  {
    id: "H06", edition: 'en', basis: 'sheet', ask: "hits",
    input: { spell: "Molten Copper", die: 1, targetArmour: 0, targetResilience: 3 },
    expected: { hits: 5, strength: 0, woundsOn: 6 },
    ledger: ["t9a.spell.alchemy.molten-copper"],
    why: "Strength 0 against 3: -2 or less, 6+",
  },
  {
    id: "H07", edition: 'en', basis: 'rules', ask: "hits",
    input: { spell: "Silver Spike", areaAttack: "1x5", files: 5, ranks: 4, models: 20, casterIn: "front arc" },
    expected: { hits: 4, bracketedHits: 1 },
    ledger: ["t9a.spell.alchemy.silver-spike"],
    why: "one hit per rank, at most 5; one of them Str 6 with Multiple Wounds (D3)",
  },
  {
    id: "H08", edition: 'en', basis: 'rules', ask: "hits",
    input: { spell: "Silver Spike", areaAttack: "1x5", files: 5, ranks: 4, models: 20, casterIn: "flank arc" },
    expected: { hits: 5, bracketedHits: 1 },
    ledger: ["t9a.spell.alchemy.silver-spike"],
    why: "from the flank files count, at most 5",
  },
  {
    id: "H09", edition: 'en', basis: 'ruling', ask: "hits",
    input: { spell: "Unity in Divergence (Chaos)", areaAttack: "6x6", files: 5, ranks: 4, models: 20, casterIn: "front arc" },
    expected: { hits: 20 },
    ledger: ["t9a.spell.cosmology.unity-in-divergence"],
    why: "damaged cell read from 002: 6 hits for each of up to 6 ranks, never more than models",
  },
  {
    id: "H10", edition: 'en', basis: 'ruling', ask: "hits",
    input: { spell: "Unity in Divergence (Chaos)", areaAttack: "6x6", files: 10, ranks: 2, models: 20, casterIn: "front arc" },
    expected: { hits: 12 },
    ledger: ["t9a.spell.cosmology.unity-in-divergence"],
    why: "damaged cell read from 002: 6 hits for each of up to 6 ranks, never more than models",
  },
  {
    id: "H11", edition: 'en', basis: 'sheet', ask: "hits",
    input: { spell: "Enveloping Embers", models: 17, joinedCharacters: 1 },
    expected: { hits: 18, hitsOnCharacter: 1 },
    ledger: ["t9a.spell.pyromancy.enveloping-embers"],
    why: "a joined Character is a model of the unit",
  },
  {
    id: "H12", edition: 'fr', basis: 'sheet-fr', ask: "hits",
    input: { spell: "Enveloping Embers", areaAttack: "6x6", files: 6, ranks: 3, models: 17, casterIn: "front arc" },
    expected: { hits: 17 },
    ledger: ["t9a.spell.pyromancy.enveloping-embers"],
    why: "002: 3 ranks x 6 = 18, capped to 17 models",
  },
  {
    id: "H13", edition: 'en', basis: 'sheet', ask: "hits",
    input: { spell: "Unerring Strike", boosted: true, dice: [2, 5, 6] },
    expected: { hits: 11, woundsOn: 4 },
    ledger: ["t9a.spell.divination.unerring-strike"],
    why: "Maximised: one die more, the lowest is dropped",
  },
  {
    id: "H14", edition: 'en', basis: 'sheet', ask: "mean number of hits",
    input: { spell: "Unerring Strike", boosted: true },
    expected: { mean: [203, 24] },
    ledger: ["t9a.spell.divination.unerring-strike"],
    why: "three dice without the lowest, enumerated",
  },
  {
    id: "H15", edition: 'en', basis: 'sheet', ask: "hits",
    input: { spell: "Hasten the Hour", boosted: true, models: 2 },
    expected: { hits: 2 },
    ledger: ["t9a.spell.evocation.hasten-the-hour"],
    why: "up to three models, only two stand",
  },
  {
    id: "H16", edition: 'en', basis: 'sheet', ask: "roll needed to wound",
    input: { spell: "Touch of the Reaper", strength: 10, targetDiscipline: 9 },
    expected: { woundsOn: 3 },
    ledger: ["t9a.spell.evocation.touch-of-the-reaper"],
    why: "Strength 10 minus Discipline instead of Resilience",
  },
  {
    id: "H17", edition: 'en', basis: 'sheet', ask: "The Sacrifice, HP given",
    input: { printedDiscipline: 4, modifiedDiscipline: 4 },
    expected: { healthSacrificed: 3 },
    ledger: ["t9a.spell.occultism.the-sacrifice"],
    why: "3/2/1 for unmodified Discipline 0-4 / 5-7 / 8-10",
  },
  {
    id: "H18", edition: 'en', basis: 'sheet', ask: "The Sacrifice, HP given",
    input: { printedDiscipline: 5, modifiedDiscipline: 5 },
    expected: { healthSacrificed: 2 },
    ledger: ["t9a.spell.occultism.the-sacrifice"],
    why: "3/2/1 for unmodified Discipline 0-4 / 5-7 / 8-10",
  },
  {
    id: "H19", edition: 'en', basis: 'sheet', ask: "The Sacrifice, HP given",
    input: { printedDiscipline: 8, modifiedDiscipline: 7 },
    expected: { healthSacrificed: 1 },
    ledger: ["t9a.spell.occultism.the-sacrifice"],
    why: "3/2/1 for unmodified Discipline 0-4 / 5-7 / 8-10",
  },
  {
    id: "H20", edition: 'en', basis: 'sheet', ask: "hits",
    input: { spell: "Trial of Faith", casterDie: 3, targetDie: 6 },
    expected: { hits: 0 },
    ledger: ["t9a.spell.thaumaturgy.trial-of-faith"],
    why: "3 against 3: not higher",
  },
  {
    id: "H21", edition: 'en', basis: 'sheet', ask: "Trial of Faith distribution",
    input: { spell: "Trial of Faith" },
    expected: { chanceOfNoHits: [1, 3], mean: [10, 9] },
    ledger: ["t9a.spell.thaumaturgy.trial-of-faith"],
    why: "nine equal pairs of D3",
  },
  {
    id: "H22", edition: 'en', basis: 'sheet', ask: "Wrath of God radius",
    input: { counters: 1, dice: [3, 4], unitAt: 8 },
    expected: { inRadius: true, radius: 8 },
    ledger: ["t9a.spell.thaumaturgy.wrath-of-god"],
    why: "2D6 + X with X = 1 counter: 8 is within 8",
  },
  {
    id: "H23", edition: 'en', basis: 'sheet', ask: "Wrath of God radius",
    input: { counters: 3, dice: [3, 4], unitAt: 10.01 },
    expected: { inRadius: false, radius: 10 },
    ledger: ["t9a.spell.thaumaturgy.wrath-of-god"],
    why: "7+3 = 10",
  },
  {
    id: "H24", edition: 'en', basis: 'sheet', ask: "Wrath of God roll",
    input: { counters: 1, die: 3 },
    expected: { countersAfter: 2, strikes: false },
    ledger: ["t9a.spell.thaumaturgy.wrath-of-god"],
    why: "1-3 add a counter",
  },
  {
    id: "H25", edition: 'en', basis: 'sheet', ask: "Wrath of God roll in the Magic Phase it is cast",
    input: { sameMagicPhase: true },
    expected: { rolled: false },
    ledger: ["t9a.spell.thaumaturgy.wrath-of-god"],
    why: "end of each subsequent Magic Phase",
  },
  {
    id: "H26", edition: 'en', basis: 'none', ask: "Wrath of God after it has struck",
    input: { counters: 2, die: 5 },
    expected: "undecided",
    ledger: ["t9a.spell.thaumaturgy.wrath-of-god"],
    why: "reading 1: the marker is used up; reading 2: Permanent, it goes on rolling at the end of each Magic Phase",
  },
  {
    id: "H27", edition: 'en', basis: 'rules', ask: "effect in force",
    input: { duration: "OneT", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", queryAt: "A, Game Turn 2, Shooting Phase" },
    expected: { active: true },
    ledger: ["t9a.spell-duration.one-turn"],
    why: "One Turn lasts to the start of the Caster's next Magic Phase",
  },
  {
    id: "H28", edition: 'en', basis: 'rules', ask: "effect in force",
    input: { duration: "OneT", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", queryAt: "B, Game Turn 2, Magic Phase" },
    expected: { active: true },
    ledger: ["t9a.spell-duration.one-turn"],
    why: "One Turn lasts to the start of the Caster's next Magic Phase",
  },
  {
    id: "H29", edition: 'en', basis: 'rules', ask: "effect in force",
    input: { duration: "OneT", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", queryAt: "A, Game Turn 3, Movement Phase" },
    expected: { active: true },
    ledger: ["t9a.spell-duration.one-turn"],
    why: "One Turn lasts to the start of the Caster's next Magic Phase",
  },
  {
    id: "H30", edition: 'en', basis: 'rules', ask: "effect in force",
    input: { duration: "OneT", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", queryAt: "A, Game Turn 3, start of the Magic Phase" },
    expected: { active: false },
    ledger: ["t9a.spell-duration.one-turn"],
    why: "One Turn lasts to the start of the Caster's next Magic Phase",
  },
  {
    id: "H31", edition: 'en', basis: 'rules', ask: "effect in force",
    input: { duration: "Perm", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", queryAt: "B, Game Turn 6, Melee Phase" },
    expected: { active: true },
    ledger: ["t9a.spell-duration.permanent", "t9a.spell.alchemy.corruption-of-tin"],
    why: "Permanent",
  },
  {
    id: "H32", edition: 'en', basis: 'rules', ask: "effect in force",
    input: { duration: "OneT", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", queryAt: "B, Game Turn 2, Charge Phase", casterRemovedAt: "A, Game Turn 2, Melee Phase" },
    expected: { active: true },
    ledger: ["t9a.spell-duration.one-turn"],
    why: "no clause ends a spell when its Caster dies: only the time counts",
  },
  {
    id: "H33", edition: 'en', basis: 'memory', ask: "effect in force",
    input: { duration: "OneT", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", queryAt: "A, Game Turn 3, Shooting Phase", casterRemovedAt: "B, Game Turn 2, Melee Phase" },
    expected: { active: false },
    ledger: ["t9a.spell-duration.one-turn"],
    why: "the dead Caster's owner comes to their next Magic Phase all the same",
  },
  {
    id: "H34", edition: 'en', basis: 'sheet', ask: "effect in force",
    input: { duration: "Perm", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", spell: "Swarm of Insects", queryAt: "B, Game Turn 2, Shooting Phase", unsavedWounds: 1, targetMovedAt: "never" },
    expected: { active: true, shootingModifier: -1 },
    ledger: ["t9a.spell.shamanism.swarm-of-insects"],
    why: "-1 to hit until it moves",
  },
  {
    id: "H35", edition: 'en', basis: 'sheet', ask: "effect in force",
    input: { duration: "OneT", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", endedBy: "Rune of Revocation in B, Game Turn 2", queryAt: "B, Game Turn 2, Shooting Phase" },
    expected: { active: false },
    ledger: ["t9a.battle-rune.revocation"],
    why: "all other One Turn spells on the target end at once",
  },
  {
    id: "H36", edition: 'en', basis: 'sheet', ask: "effect in force",
    input: { duration: "Perm", castIn: "A, Game Turn 2, Magic Phase", firstPlayer: "A", endedBy: "Rune of Revocation in B, Game Turn 2", queryAt: "B, Game Turn 2, Shooting Phase" },
    expected: { active: true },
    ledger: ["t9a.battle-rune.revocation", "t9a.spell-duration.permanent"],
    why: "only One Turn spells end",
  },
];

export interface RepeatsAndAttributesInput {
  readonly advance?: number;
  readonly aegisBefore?: number;
  readonly animatedStatue?: boolean;
  readonly armour?: number;
  readonly augmented?: boolean;
  readonly boosted?: boolean;
  readonly castTotal?: number;
  readonly character?: boolean;
  readonly defensive?: number;
  readonly dice?: readonly number[];
  readonly die?: number;
  readonly discipline?: number;
  readonly distanceToCaster?: number;
  readonly distanceToTarget?: number;
  readonly earlierAttributeSpells?: number;
  readonly earlierSpells?: number;
  readonly earlierThisPhase?: string | number;
  readonly enemySpell?: string;
  readonly height?: string;
  readonly instances?: number;
  readonly march?: number;
  readonly markersBefore?: number;
  readonly nth?: number;
  readonly offensive?: number;
  readonly otherFriendlyWizardsAt?: readonly number[];
  readonly otherFriendlyWizardsWithin12?: number;
  readonly path?: string;
  readonly previousCosmologySpell?: string;
  readonly resilience?: number;
  readonly simultaneousLosses?: number;
  readonly spell?: string;
  readonly target?: string;
  readonly targets?: string;
  readonly thenCast?: string;
  readonly times?: number;
  readonly tokens?: number;
  readonly tokensBefore?: number;
  readonly tokensDiscarded?: number;
  readonly tokensSpentOnItThisPhase?: number;
  readonly trigger?: string;
  readonly triggerCastingValue?: number;
  readonly type?: string;
  readonly version?: string;
}

/** 6. Second castings, Attribute Spells, stacking, Hereditary Spells */
export const repeatsAndAttributes: readonly Case<RepeatsAndAttributesInput>[] = [
  {
    id: "A01", edition: 'en', basis: 'rules', ask: "Casting Attempt allowed",
    input: { spell: "Fireball", earlierThisPhase: "cast by the same Wizard" },
    expected: { allowed: false },
    ledger: ["t9a.spell.pyromancy.fireball"],
    why: "each Learned spell is attempted once per phase and army",
  },
  {
    id: "A02", edition: 'en', basis: 'rules', ask: "Casting Attempt allowed",
    input: { spell: "Fireball", earlierThisPhase: "attempted and failed by another Wizard of the army" },
    expected: { allowed: false },
    ledger: ["t9a.spell.pyromancy.fireball"],
    why: "an attempt is enough, and the army counts",
  },
  {
    id: "A03", edition: 'en', basis: 'none', ask: "Casting Attempt allowed",
    input: { spell: "Perception of Strength (bound, Arcane Shield)", earlierThisPhase: "learned Perception of Strength cast" },
    expected: "undecided",
    ledger: [],
    why: "reading 1: a Bound Spell is another spell and may be cast; reading 2: one attempt of that spell in the phase whatever the source",
  },
  {
    id: "A04", edition: 'en', basis: 'rules', ask: "Attribute Spell",
    input: { path: "Pyromancy", trigger: "Fireball cast" },
    expected: { resolves: true, dispelAllowed: false },
    ledger: ["t9a.spell.pyromancy.blaze", "t9a.sequence.magic.spell-casting.e"],
    why: "step E, and it cannot be dispelled",
  },
  {
    id: "A05", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Pyromancy", trigger: "Fireball dispelled" },
    expected: { resolves: false },
    ledger: ["t9a.sequence.magic.spell-casting.b"],
    why: "B skips C to F",
  },
  {
    id: "A06", edition: 'en', basis: 'rules', ask: "Attribute Spell",
    input: { path: "Pyromancy", trigger: "bound Fireball" },
    expected: { resolves: false },
    ledger: ["t9a.spell.pyromancy.blaze"],
    why: "Bound Spells bring no Attribute",
  },
  {
    id: "A07", edition: 'en', basis: 'rules', ask: "Attribute Spell",
    input: { path: "Pyromancy", trigger: "Hereditary spell of the same Wizard" },
    expected: { resolves: false },
    ledger: ["t9a.spell.pyromancy.blaze"],
    why: "only spells of its Path",
  },
  {
    id: "A08", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Evocation", trigger: "spell cast", tokensBefore: 2, earlierThisPhase: 0 },
    expected: { tokensAfter: 3 },
    ledger: ["t9a.spell.evocation.evocation-of-souls"],
    why: "one token with fewer than three in the pool",
  },
  {
    id: "A09", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Evocation", trigger: "spell cast", tokensBefore: 3, earlierThisPhase: 0 },
    expected: { tokensAfter: 3 },
    ledger: ["t9a.spell.evocation.evocation-of-souls"],
    why: "one token with fewer than three in the pool",
  },
  {
    id: "A10", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Evocation", trigger: "second spell cast", tokensBefore: 1, earlierThisPhase: 1 },
    expected: { tokensAfter: 1 },
    ledger: ["t9a.spell.evocation.evocation-of-souls"],
    why: "max. 1 per phase",
  },
  {
    id: "A11", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Witchcraft", spell: "Evil Eye", target: "enemy", advance: 4, march: 8, times: 2 },
    expected: { advance: 3, march: 6 },
    ledger: ["t9a.spell.witchcraft.evil-eye"],
    why: "-1 and -2 each, not below 3 and 6, two per unit",
  },
  {
    id: "A12", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Witchcraft", spell: "Evil Eye", target: "enemy", advance: 7, march: 14, times: 2 },
    expected: { advance: 5, march: 10 },
    ledger: ["t9a.spell.witchcraft.evil-eye"],
    why: "-1 and -2 each, not below 3 and 6, two per unit",
  },
  {
    id: "A13", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Witchcraft", spell: "Evil Eye", target: "friend", advance: 4, march: 8, times: 3 },
    expected: { advance: 6, march: 12 },
    ledger: ["t9a.spell.witchcraft.evil-eye"],
    why: "+1 and +2 each, two per unit",
  },
  {
    id: "A14", edition: 'en', basis: 'sheet', ask: "Attribute Spell",
    input: { path: "Divination", spell: "Guiding Light", times: 2, targets: "two different units" },
    expected: { instances: 1 },
    ledger: ["t9a.spell.divination.guiding-light"],
    why: "only one instance per Magic Phase",
  },
  {
    id: "A15", edition: 'en', basis: 'sheet', ask: "stacking",
    input: { spell: "Whispers of the Veil", instances: 2, resilience: 4, discipline: 8 },
    expected: { resilience: 2, discipline: 7 },
    ledger: ["t9a.spell.evocation.whispers-of-the-veil"],
    why: "-1 Resilience for each, -1 Discipline for one or more",
  },
  {
    id: "A16", edition: 'en', basis: 'memory', ask: "stacking",
    input: { spell: "Corruption of Tin", instances: 2, armour: 4 },
    expected: { armour: 2 },
    ledger: ["t9a.spell.alchemy.corruption-of-tin"],
    why: "Permanent, cast in two turns: each -1 (no limit printed, unlike Evil Eye and Guiding Light)",
  },
  {
    id: "A17", edition: 'en', basis: 'sheet', ask: "stacking",
    input: { spell: "Hand of Glory", aegisBefore: 5 },
    expected: { aegis: 4 },
    ledger: ["t9a.spell.occultism.hand-of-glory"],
    why: "+1 to the Aegis it has",
  },
  {
    id: "A18", edition: 'en', basis: 'none', ask: "stacking",
    input: { spell: "Hand of Glory", aegisBefore: 0 },
    expected: "undecided",
    ledger: ["t9a.spell.occultism.hand-of-glory"],
    why: "no Aegis before: reading 1: Aegis (6+); reading 2: (6+) and then +1, 5+",
  },
  {
    id: "A19", edition: 'en', basis: 'sheet', ask: "stacking",
    input: { spell: "Scrying", otherFriendlyWizardsWithin12: 4 },
    expected: { range: 27 },
    ledger: ["t9a.spell.divination.the-conclave"],
    why: "+3\" each, up to +9\"",
  },
  {
    id: "A20", edition: 'en', basis: 'sheet', ask: "stacking",
    input: { spell: "Scrying", otherFriendlyWizardsAt: [12, 12.01] },
    expected: { range: 21 },
    ledger: ["t9a.spell.divination.the-conclave"],
    why: "exactly 12\" counts, 12.01\" does not: one times +3",
  },
  {
    id: "A21", edition: 'en', basis: 'sheet', ask: "stacking",
    input: { spell: "Perception of Strength", previousCosmologySpell: "Cosmos cast", version: "Chaos" },
    expected: { castingValue: 7 },
    ledger: ["t9a.spell.cosmology.duality"],
    why: "opposite version: -1",
  },
  {
    id: "A22", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Spear of Infinity", earlierSpells: 3, earlierAttributeSpells: 2 },
    expected: { strength: 5, bracketStrength: 8, armourPenetration: 2, bracketMultipleWounds: 2 },
    ledger: ["t9a.hereditary.dl.spear-of-infinity"],
    why: "+1 for each earlier spell that is not an Attribute: 2+3 [5+3]",
  },
  {
    id: "A23", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Curse of the Phantom Queen", tokensDiscarded: 2, dice: [1, 6] },
    expected: { hits: 6, strength: 4, armourPenetration: 2 },
    ledger: ["t9a.hereditary.de.curse-of-the-phantom-queen"],
    why: "D3+1 for every token: 2+4",
  },
  {
    id: "A24", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Favour of Meladis", type: "Infantry", height: "Standard", simultaneousLosses: 2, tokens: 1, distanceToCaster: 18 },
    expected: { lossesLeft: 0 },
    ledger: ["t9a.hereditary.he.favour-of-meladis"],
    why: "Standard Infantry: two simultaneous losses per token",
  },
  {
    id: "A25", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Favour of Meladis", type: "Infantry", height: "Standard", simultaneousLosses: 2, tokens: 1, distanceToCaster: 18.01 },
    expected: { lossesLeft: 2 },
    ledger: ["t9a.hereditary.he.favour-of-meladis"],
    why: "farther than 18\"",
  },
  {
    id: "A26", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Favour of Meladis", character: true, tokensSpentOnItThisPhase: 1, simultaneousLosses: 1, tokens: 1, distanceToCaster: 5 },
    expected: { lossesLeft: 1 },
    ledger: ["t9a.hereditary.he.favour-of-meladis"],
    why: "max. 1 per Character and phase",
  },
  {
    id: "A27", edition: 'en', basis: 'none', ask: "Hereditary Spell",
    input: { spell: "Favour of Meladis", type: "Infantry", height: "Standard", simultaneousLosses: 4, tokens: 2, distanceToCaster: 18 },
    expected: "undecided",
    ledger: ["t9a.hereditary.he.favour-of-meladis"],
    why: "\"Max. 2 per phase\": two tokens (4 losses ignored) or two losses (2 left)",
  },
  {
    id: "A28", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Curse of Nezibkesh", boosted: true, markersBefore: 1, offensive: 4, defensive: 4 },
    expected: { markersAfter: 2, offensive: 1, defensive: 1 },
    ledger: ["t9a.hereditary.id.curse-of-nezibkesh"],
    why: "the marker is placed first; -1 and {another -1 for each marker}",
  },
  {
    id: "A29", edition: 'en', basis: 'none', ask: "Hereditary Spell",
    input: { spell: "Curse of Nezibkesh", boosted: true, markersBefore: 2, offensive: 5, defensive: 5 },
    expected: "undecided",
    ledger: ["t9a.hereditary.id.curse-of-nezibkesh"],
    why: "three markers: -3 in all (cap on the total, 002) or -1 and -3 = -4 (cap on the extra)",
  },
  {
    id: "A30", edition: 'en', basis: 'sheet-fr', ask: "Hereditary Spell",
    input: { spell: "Arise!", version: "first boost" },
    expected: { castingValue: 8, range: 6, aura: true },
    ledger: ["t9a.hereditary.vc.arise"],
    why: "4/8/11 with 18\", 6\" Aura, 12\" Aura (000 prints the 6 without its A)",
  },
  {
    id: "A31", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Death is only the Beginning", triggerCastingValue: 7, augmented: true, castTotal: 8 },
    expected: { triggerCast: false, attributeResolves: false },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "+2 casting value: 9 needed",
  },
  {
    id: "A32", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Death is only the Beginning", triggerCastingValue: 7, augmented: true, castTotal: 9 },
    expected: { triggerCast: true, attributeResolves: true },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "exactly 9",
  },
  {
    id: "A33", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Death is only the Beginning", triggerCastingValue: 7, augmented: false, castTotal: 12 },
    expected: { triggerCast: true, attributeResolves: false },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "000: only when augmented",
  },
  {
    id: "A34", edition: 'fr', basis: 'sheet-fr', ask: "Hereditary Spell",
    input: { spell: "Death is only the Beginning", triggerCastingValue: 7, augmented: false, castTotal: 12, animatedStatue: false },
    expected: { triggerCast: true, attributeResolves: true },
    ledger: ["t9a.hereditary.ud.death-is-only-the-beginning"],
    why: "002: automatic, the +2 is needed only for units with an Animated Statue",
  },
  {
    id: "A35", edition: 'en', basis: 'sheet', ask: "Hereditary Spell",
    input: { spell: "Spark of Creation", boosted: true, die: 5, distanceToTarget: 18.01 },
    expected: { allowed: false },
    ledger: ["t9a.hereditary.sa.spark-of-creation"],
    why: "boosted range is 18\", only the basic reaches 30\"",
  },
  {
    id: "A36", edition: 'en', basis: 'sheet', ask: "Rune of Revocation, next enemy spell",
    input: { enemySpell: "cast with total 25 at the unit", nth: 1 },
    expected: { dispelled: true },
    ledger: ["t9a.battle-rune.revocation"],
    why: "automatically dispelled",
  },
  {
    id: "A37", edition: 'en', basis: 'sheet', ask: "Rune of Revocation, next enemy spell",
    input: { enemySpell: "attempt failed", nth: 1, thenCast: "another spell at the unit" },
    expected: { secondDispelled: true },
    ledger: ["t9a.battle-rune.revocation"],
    why: "000 counts the next successfully cast spell",
  },
];
