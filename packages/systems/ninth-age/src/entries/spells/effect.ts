/** A number, or dice whose total it is. */
type Dice = "2D3" | "D3" | "D6" | "2D6" | "3D6" | "5D6" | "D3+1" | "D3+2" | "D3+4" | "D6+1";
type Count = number | Dice;
/** What a die needs. */
type Need = `${2 | 3 | 4 | 5 | 6}+`;
/** Kinds of attacks: those against an enemy in contact, of them all blows, and those at a distance. */
type Attacks = "Melee Attacks" | "Close Combat Attacks" | "Shooting Attacks" | "Ranged Attacks";
type OfRankAndFile = "from Rank and File of target" | "against Rank and File of target";
type Back = "Resurrected value" | "Evoked value";

/** Hits on the targets, or on those whom the form that holds them names. */
export type Hits = {
  readonly hits?: Count | "difference if Caster is higher";
  /** So many on each model of the target. */
  readonly hitsOnEachModel?: 1;
  /** Models that are hit, each by so many hits. */
  readonly models?: number;
  readonly modelsUpTo?: number;
  /** The number of hits is rolled so. */
  readonly roll?: "Maximised Roll" | "D6";
  readonly strength?: Count | "target's Armour" | "Magic Dice used";
  readonly armourPenetration?: number;
  readonly flaming?: true;
  readonly magical?: true;
  readonly divine?: true;
  /** What wounds, whatever the Strength. */
  readonly woundsOn?: Need | "7 minus target's Armour";
  readonly woundsAutomatically?: true;
  readonly woundsAgainst?: "Discipline";
  readonly specialSaves?: false;
  readonly rerollSuccessful?: "Armour Saves" | "Special Saves";
  readonly multipleWounds?: number | "D3" | "D3+1";
  /** Ranks across and deep, and the one hit that has the values in brackets. */
  readonly areaAttack?: `${number}x${number}`;
  readonly bracketed?: { readonly strength: number; readonly multipleWounds: number | "D3" };
  /** Rolled against each other: the difference is the number of hits. */
  readonly casterRolls?: Dice;
  readonly targetRolls?: Dice;
};

/** Changes of characteristics and of rolls, for as long as the spell lasts. */
type Changes = {
  readonly offensiveSkill?: number;
  readonly defensiveSkill?: number;
  readonly agility?: number;
  readonly attackValue?: number;
  readonly agilityMinimum?: number;
  readonly resilience?: number;
  readonly armour?: number;
  readonly discipline?: number;
  /** False: it counts once, however often the spell lies on a unit. */
  readonly disciplineCumulative?: false;
  readonly advanceRate?: number;
  readonly marchRate?: number;
  readonly advanceRateMinimum?: number;
  readonly marchRateMinimum?: number;
  readonly aimBetterBy?: number;
  readonly aimWorseBy?: number;
  readonly toHit?: number;
  readonly closeCombatToHit?: number;
  readonly shootingToHit?: number;
  readonly toWound?: number;
  /** Of attacks at the target. */
  readonly toWoundAgainstTarget?: number;
  readonly meleeToWoundAgainstTarget?: number;
  readonly meleeNeverWoundsBetterThan?: Need;
  readonly meleeToWoundFailsOn?: readonly number[];
  /** These alone, before they are modified, with `attacks`. */
  readonly meleeToWoundSetTo?: Need;
  readonly closeCombatToHitSetTo?: Need;
  readonly setBeforeModifiers?: true;
  readonly failsOn?: readonly number[];
  readonly succeedsOn?: readonly number[];
  readonly attacks?: readonly (Attacks | OfRankAndFile)[];
  readonly rerollFailedToHit?: readonly Attacks[];
  readonly rerollFailedToHitAgainstTarget?: readonly Attacks[];
  readonly rerollFailedToWound?: readonly Attacks[];
  /** Enemies in contact roll this face to hit again. */
  readonly enemiesInContactRerollToHit?: 6;
  readonly disciplineTests?: "Minimised Roll";
  readonly mayRerollFailedDisciplineTests?: boolean;
  /** Dice more, or fewer, of these rolls. */
  /** Inches of its Charge Range, and of its pursuits and overruns. */
  readonly chargeRange?: number;
  readonly pursuitAndOverrunDistance?: number;
  readonly maximisedRoll?: number;
  readonly minimisedRoll?: number;
  readonly rolls?:
    | readonly ("charge" | "flee" | "pursuit" | "overrun")[]
    | "to hit of Melee Attacks against target"
    | "to wound of Melee Attacks against target";
  readonly castingRoll?: number;
  readonly combatScore?: number | "-X";
  readonly x?: { readonly perCharacter: number; readonly ifAnyRankAndFile: number };
  readonly dangerousTerrain?: number;
  readonly shootingAttacks?: false;
  readonly until?: "target moves";
};

/** The same with the figures that hits have as well. */
export type Lasting = Changes & { readonly strength?: number; readonly armourPenetration?: number };

/** Special rules that a spell may give, with their parameters as the sheets print them. */
type Gain =
  | "Battle Focus"
  | `Breath Attack (${string})`
  | "Distracting"
  | "Fear"
  | "Fearless"
  | "Flammable"
  | "Frenzy"
  | `Hard Target (${number})`
  | "Lethal Strike"
  | `Magic Resistance (${number})`
  | "Unstable"
  | `Random Movement (${"2D6" | "3D6"})`
  | "Strider (Forest)"
  | "Terror";

/** Special rules and saves that last. */
type Gains = {
  readonly gains?: readonly Gain[];
  /** One of these, as the caster says. */
  readonly gainsOneOf?: readonly Gain[];
  readonly friendlyGains?: readonly Gain[];
  /** What it gains works against spells of its own side as well. */
  readonly appliesToFriendlySpells?: true;
  readonly supernalTakesNoBreakTest?: true;
  readonly devastatingCharge?: { readonly advanceRate: "D3+1" };
  readonly against?: "Melee Attacks";
  readonly aegis?: Need;
  readonly fortitude?: Need;
  /** Better than what the target has. */
  readonly aegisImprovedBy?: number;
  readonly aegisAtBest?: Need;
  readonly fortitudeImprovedBy?: number;
  readonly fortitudeAtBest?: Need;
  /** In place of what it gains, where the target has a Fortitude from elsewhere. */
  readonly withAnotherFortitude?: { readonly fortitudeImprovedBy: number; readonly fortitudeAtBest: Need };
  readonly breathAttack?: Pick<Hits, "strength" | "armourPenetration" | "magical" | "flaming" | "divine">;
};

/** Health Points and models that come back. */
type Mending = {
  readonly recovers?: number;
  readonly raises?:
    | number
    | { readonly character: number; readonly standardRankAndFile: number; readonly otherwise: number }
    | { readonly standardInfantryOrBeast: number; readonly toweringPresence: number; readonly otherwise: number };
  readonly rankAndFile?: { readonly raises?: Back; readonly recovers?: Back };
  readonly character?: { readonly raises?: Back; readonly recovers?: Back };
  readonly maximumPerModelAndPhase?: number;
  readonly maximumPerPhase?: number;
  readonly maximumPerPhaseForToweringPresence?: number;
  readonly maximumPerMagicPhaseForToweringPresence?: number;
  readonly maximumPerPhaseForCharactersAndToweringPresence?: number;
};

/** What The Sacrifice adds, once it is paid for. */
export type Sacrifice = {
  readonly breathRange?: number;
  readonly within?: number;
  readonly target?: "all models of the unit" | readonly ("Character" | "Champion")[];
  /** The target of the spell may be meant as before. */
  readonly optional?: true;
  readonly caster?: Lasting;
  readonly casterRecovers?: number;
  readonly ifUnsavedWounds?: true;
  readonly strengthModifier?: number;
  readonly armourPenetrationModifier?: number;
};

/** Where and at whom it works, how often, and what ends it. */
type Limits = {
  readonly target?: readonly ("unit of 1 model" | "Character" | "Champion")[];
  /** How many units it may be aimed at; one where nothing is said. */
  readonly targets?: number;
  /** Casters who have this rule alone cast it so. */
  readonly castBy?: "orc" | "goblin";
  /** The whole unit of the bearer. */
  readonly of?: "unit";
  readonly treatedAs?: "Da";
  readonly mayTargetEnemyInContactWith?: "Caster's Front Facing";
  readonly casterUnitAffected?: false;
  readonly affectsEngagedEnemy?: boolean;
  readonly unitsWithin?: number;
  readonly within?: number;
  readonly fromBoardEdge?: number;
  readonly terrain?: "Forest";
  readonly area?: "target's Unit Boundary";
  /** A marker that is Covering Terrain, and dangerous to everybody. */
  readonly marker?: { readonly shape: "round"; readonly diameter: number; readonly fartherFromUnitsThan: number };
  readonly tornado?: { readonly cover: "soft" | "hard"; readonly dangerousTerrain: number; readonly strider: false };
  readonly limit?: { readonly times: number; readonly per: "Magic Phase" | "unit and phase" };
  readonly maximumPerUnit?: number;
  readonly endedBy?: { readonly magicDice: number; readonly after: "Siphon the Veil" };
  readonly endsOtherSpells?: "OneT";
  readonly ends?: "one turn";
  readonly dispels?:
    | "next successfully cast enemy spell targeting the unit"
    | "next enemy spell for which the unit is chosen as target";
  readonly triggersAttributeSpell?: false;
  readonly triggerCastingValue?: number;
  readonly triggerCastingValueRequired?: boolean;
  readonly triggerCastingValueRequiredFor?: "units with an Animated Statue";
};

/** Tokens, counters and markers, and what they are spent on. */
type Tokens = {
  readonly veilTokens?: number;
  readonly ifPoolBelow?: number;
  readonly discard?: number;
  readonly discardUpTo?: number;
  readonly perDiscardedVeilToken?: Hits;
  readonly trigger?: { readonly healthPointsLostAtLeast: number };
  readonly lossesIgnored?: {
    readonly normally: number;
    readonly multipleWounds: number;
    readonly standardInfantry: number;
  };
  readonly maximumPerCharacterOrGiganticAndPhase?: number;
  readonly orisonTokens?: number;
  readonly incendiaryMarkers?: number;
  readonly perMarker?: number;
  readonly additionalLimit?: number;
  readonly totalLimit?: number;
  readonly counters?: number;
  readonly rows?: readonly (readonly [faces: string, what: "add 1 counter" | "nothing" | "strike"])[];
  readonly strike?: Hits & { readonly radius: "2D6" | "2D6+X"; readonly x?: "number of counters" };
};

/** Moves. */
type Moves = {
  /** Inches of a Magical Move, and what the unit has on it. */
  readonly magicalMove?: number;
  readonly moveWith?: readonly ("Fly" | "Light Troops" | "Ghost Step")[];
  readonly losesScoringUntil?: "start of next Magic Phase" | "start of next friendly Magic Phase";
  readonly sweepingAttack?: Hits;
  readonly marchTestIfHit?: true;
  readonly summons?: "Totemic Beast" | "Rat Swarm";
};

/** What a spell does to friends and to enemies, to enemies that touch its target, or to those it has hurt. */
type Apart = {
  readonly friend?: Lasting;
  readonly friendly?: Lasting;
  readonly enemy?: Lasting;
  readonly enemiesInBaseContact?: Lasting;
  readonly shamansInUnit?: Lasting;
  readonly contacts?: Hits;
  readonly ifUnsavedWounds?: Lasting;
  readonly ifHealthPointsLost?: Lasting & { readonly atLeast: number };
  readonly disciplineTest?: { readonly passed: "Fearless"; readonly failed: "Shaken" };
  /** One of these: rolled for, or as the caster says. */
  readonly oneOf?: readonly Lasting[];
  readonly which?: "randomised" | "chosen";
  readonly strengthPerEarlierSpell?: number;
  readonly counts?: "non-Attribute Spells" | "spells of the same Magic Phase";
  readonly sacrifice?: Sacrifice;
  /** What the sheet prints beside it by mistake. */
  readonly printedBeside?: Hits & { readonly types: readonly string[] };
};

/**
 * All that a spell can do, and by what: a closed set of forms. `calculation/spell-effects.ts` plays those that hit or give
 * something, `rules/spells.ts` those that change a number; a form or a figure that is none of these does not compile.
 * @played rules/spells.ts
 */
export type SpellEffect = Hits & Changes & Gains & Mending & Limits & Tokens & Moves & Apart;
export type Form = keyof SpellEffect;
