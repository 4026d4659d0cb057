import type { Context, Effect, Frame, Holder, Message, Modifier, Moment, Moments } from "@tercio/kernel";
import type { TurnOffers } from "./turn.ts";
import type { OwnShot, ShotWeapon } from "../state/missiles.ts";
import type { Casting, Dispelling, FreeHit } from "./casting.ts";
import type { Facing, ModelPart, NinthAge, Pool, PoolRef, Seat, Special, Unit } from "../state/state.ts";
import type { AttackEffect } from "./attack-effects.ts";
import type { ParametersOf } from "../entries/index.ts";

/** A Shooting Attack, as far as the rules ask how it is made. */
export interface Shot {
  readonly weapon: ShotWeapon;
  /** Hits on so much or more, before modifiers; null for what has hit already. */
  readonly aim: number | null;
  /** Beyond half the weapon's range. */
  readonly long: boolean;
  readonly cover: "soft" | "hard" | null;
  /** As a Charge Reaction. */
  readonly standing: boolean;
  /** The one hit that has the values in brackets. */
  readonly bracket: boolean;
  /** The dice for the number of its shots have strained it. */
  readonly strained: boolean;
  /** A Partial Hit: half the Strength and Armour Penetration. */
  readonly partial: boolean;
  /** What no weapon shoots. */
  readonly free?: FreeHit | undefined;
}

/** What of a model's attacks is no blow: by which rule, how many hits, and of what Strength. */
export type SpecialAttack = {
  readonly rule: "stomp-attacks" | "impact-hits" | "grind-attacks" | "breath-attack" | "crush-attack" | "mummys-curse";
  /** Rolls to hit like a blow; everything else hits by itself. */
  readonly rolls: boolean;
  /** Dice for the number of hits of each model, or hits where `sides` is 0; `add`: to that one die. */
  readonly each: number;
  readonly sides: number;
  readonly add: number;
  /** Null: those of the part that makes it. */
  readonly strength: number | null;
  readonly armourPenetration: number | null;
  readonly attributes: readonly string[];
};

/** Who strikes whom: `facing` is the striker's own facing in contact, `foeFacing` the facing that is struck. */
export interface Strike {
  readonly by: Unit;
  readonly pool: Pool;
  readonly part: ModelPart;
  readonly at: Unit;
  /** On whom of that unit the blow falls. */
  readonly atPool: Pool;
  readonly facing: Facing;
  readonly foeFacing: Facing;
  /** Null for a blow, or a shot. */
  readonly special: SpecialAttack | null;
  /** Null for a blow in close combat. */
  readonly shot: Shot | null;
  /** Who strikes and who is struck, with the rules that they hold. */
  readonly striker: Holder;
  readonly struck: Holder;
}

/** A strike whose attacker's Offensive Skill is known, all its modifiers counted. */
export interface SkilledStrike extends Strike {
  readonly offensiveSkill: number;
}

export type DistanceUse = "charge" | "flee" | "pursuit" | "overrun" | "random";
/** What Discipline is asked for: a test; "presence": that of a General, for others to use. */
export type DisciplineUse =
  | "march"
  | "rally"
  | "panic"
  | "break"
  | "restrain"
  | "redirect"
  | "combat-reform"
  | "fear"
  | "frenzy"
  | "dust"
  | "presence"
  | "spell"
  /** It is no test: what withstands a spell. */
  | "withstand";

export type PanicCause = "destroyed" | "broken" | "fled-through" | "heavy-losses" | "charnel" | "terror";

/** A lasting change that is about to begin. */
export type Lasting = Omit<Effect, "id">;

/** A unit that has to test its nerve; `from`: the enemy to flee from, null for the closest. */
export interface PanicDue {
  readonly unit: number;
  readonly cause: PanicCause;
  readonly from: number | null;
}

/** What the target of a charge may do. */
export interface Reaction {
  /** Its word in an answer. */
  readonly reaction: string;
  readonly label: Message;
  /** Does the target leave, so that who charges it may look for another? Who may not but flee may only leave. */
  readonly leaves: boolean;
  react(game: NinthAge, context: Context): { readonly game?: NinthAge; readonly enter?: Frame };
}

/** What a model can reach: where its blows may go, and whom it touches itself. */
export interface Reach {
  readonly aims: readonly PoolRef[];
  readonly touched: readonly number[];
  /** Of those it touches, whom with the front of its unit. */
  readonly front: readonly number[];
  /** With whom it is in a Duel. */
  readonly rival: PoolRef | null;
  /** It stands in the first rank, and another right behind it. */
  readonly backed: boolean;
}

/** What a unit may do in its Advance and March Moves besides going its way; "stand still": instead of a Random Movement. */
export type MoveBesides = "fly" | "reform on the way" | "stand still" | "through terrain";

/** Attacks that each model of a pool makes besides its blows, by one of its parts. */
export interface AttacksBesides {
  /** The Initiative Step, 10 to 0; "own": that of the part. */
  readonly step: number | "own";
  readonly special: SpecialAttack;
  readonly part: number;
  /** Those of whom it may choose; `pool` -1: a whole unit, whose pools share the hits. */
  aims(reach: Reach): readonly PoolRef[];
}

/** Models of a pool that may make such attacks: as a whole, or by the part whose own rule it is. */
interface OfModelsOrPart extends OfModels {
  readonly part: ModelPart | null;
}

/** Special Attacks of which a model makes one at most in a Round of Combat; with null it may leave them be. */
export type Declarable = readonly (SpecialAttack["rule"] | null)[];

/** Models that would shoot with a weapon, with the rules that they hold then. */
export interface Shooting {
  readonly unit: Unit;
  readonly pool: Pool;
  readonly weapon: OwnShot;
  /** As a Charge Reaction. */
  readonly standing: boolean;
  readonly shooter: Holder;
}

interface OfUnit {
  readonly unit: Unit;
}
interface LostCombat extends OfUnit {
  readonly firm: { readonly stubborn: boolean; readonly steadfast: boolean };
  /** It has taken its Break Test, and failed. */
  readonly failed: boolean;
}
interface OfDiscipline extends OfUnit {
  readonly use: DisciplineUse;
}
/** Models of one pool. */
interface OfModels {
  readonly unit: Unit;
  readonly pool: Pool;
}
/** One part of such models. */
export interface OfPart extends OfModels {
  readonly part: ModelPart;
}

type UnitMoment<Facts extends OfUnit = OfUnit> = Moment<Facts, "unit">;
type Blow<Facts extends Strike = Strike> = Moment<Facts, "by" | "at">;

/** All moments at which a special rule of The Ninth Age may speak, and the roles in which it may be held there. */
export interface NinthAgeMoments extends Moments {
  modify: {
    /** `foes`: enemies in contact; `enemies`: all on the field. */
    discipline: Moment<
      { readonly unit: Unit; readonly use: DisciplineUse; readonly cause: PanicCause | null },
      "unit" | "foes" | "enemies"
    >;
    /** How often a Discipline Test that fails is made again; `bearers`: of Battle Standards on its side. */
    "failed tests again": Moment<OfDiscipline, "unit" | "bearers">;
    /** Dice more than usual of a Discipline Test: above 0 the lowest are dropped (Maximised), below it the highest (Minimised). */
    "test dice": Moment<OfDiscipline, "unit">;
    "advance rate": UnitMoment;
    /** Inches that its charge goes besides its Advance Rate and its dice; `target`: null where it charges nobody yet. */
    "charge advance": UnitMoment<{ readonly unit: Unit; readonly target: Unit | null }>;
    "march rate": UnitMoment;
    /** What an inch backwards or sideways costs. */
    backwards: UnitMoment;
    "full ranks": UnitMoment;
    /** Inches that it keeps from an enemy at the end of a move. */
    "distance kept": UnitMoment<{ readonly unit: Unit; readonly from: Unit }>;
    /** In steps: Standard, Large, Gigantic. */
    height: UnitMoment;
    /** What is added to a casting roll. */
    "casting roll": Moment<Casting, "caster" | "targets">;
    /** The total that a casting roll must reach. */
    "casting value": Moment<Pick<Casting, "unit" | "pool" | "spell">, "caster">;
    /** Inches that a spell reaches; \`aura\`: everything so near at once. */
    "spell range": Moment<Pick<Casting, "unit" | "pool" | "spell"> & { readonly aura: boolean }, "caster">;
    /** Veil Tokens that a side has besides when it siphons the Veil. */
    "veil tokens": Moment<{ readonly seat: Seat }, "side">;
    /** Veil Tokens that a side may keep once it has siphoned the Veil. */
    "veil tokens kept": Moment<{ readonly seat: Seat }, "side">;
    /** What is added to a dispelling roll. */
    "dispelling roll": Moment<Dispelling, "caster" | "dispellers">;
    /** D6 that each of its models rolls in a Dangerous Terrain Test. */
    "dangerous terrain dice": UnitMoment;
    /** X of the Dangerous Terrain (X) that all ground is to it, whatever lies there. */
    "danger of all ground": UnitMoment;
    "health points": Moment<OfModels, "model">;
    agility: Moment<OfPart, "model">;
    "attack value": Blow;
    "offensive skill": Blow;
    "defensive skill": Blow;
    /** Two ways to a better Defensive Skill, of which the one that ends higher is used. */
    "defensive skill, raised": Blow<SkilledStrike>;
    "defensive skill, copied": Blow<SkilledStrike>;
    strength: Blow;
    "armour penetration": Blow;
    resilience: Blow;
    "to-hit roll": Blow;
    "to-wound roll": Blow;
    "save roll": Blow;
    armour: Moment<OfModels, "model">;
    /** What is added to it against some attacks alone. */
    "armour against": Blow;
    /** Discipline of the models of one pool, before it is that of their unit. */
    "own discipline": Moment<OfModels, "model">;
    /** The most that ranks add to the Combat Score. */
    "most rank bonus": UnitMoment;
    /** Inches that a General's Commanding Presence reaches. */
    "commanding presence": Moment<OfModels, "unit">;
    /** Shots of one model with a weapon. */
    shots: Moment<Omit<Shooting, "standing">, "by">;
    /** Ranks from which models shoot. */
    "shooting ranks": Moment<Shooting, "by">;
    /** The total of the Charge Range dice, where it decides whether the charge arrives. */
    "charge dice": UnitMoment;
    "maximised dice": UnitMoment<{ readonly unit: Unit; readonly use: DistanceUse }>;
    /** Inches that are added to those that it rolls for such a move. */
    "inches rolled": UnitMoment<{ readonly unit: Unit; readonly use: DistanceUse }>;
    /** Ranks behind the first from which such a part of the unit's own models gives Supporting Attacks. */
    "supporting ranks": Moment<OfPart, "model">;
    /** The most Supporting Attacks of such a part. */
    "supporting attacks": Moment<OfPart, "model">;
    /** By how much a Break Test, or another test of the losers, is harder; `units`: all of the combat. */
    "lost by": UnitMoment<{ readonly unit: Unit; readonly units: readonly number[] }>;
    /** Health Points that who crumbles loses after a lost combat; `firm`: what would let its Break Test ignore the difference. */
    "losses of a lost combat": UnitMoment<LostCombat>;
    /** Health Points that it loses for who held it together, once its test has failed by so much. */
    "losses to dust": UnitMoment;
    /** What it brings its side in a combat besides all else. */
    "combat score": UnitMoment;
    /** Full Ranks as they count where it is asked whether it is Steadfast. */
    "ranks that steady": UnitMoment;
    /** Full Ranks as they count where it disrupts an enemy. */
    "ranks that disrupt": UnitMoment;
  };
  allow: {
    "declare a charge": UnitMoment;
    "flee as a charge reaction": UnitMoment;
    "hold as a charge reaction": UnitMoment;
    /** Anything but Stand and Shoot, by a unit that may stand and shoot; `shooters`: its models, by the weapons that they have. */
    "react without shooting": Moment<OfUnit, "shooters">;
    /** A Shooting Attack of the unit, with whatever weapon. */
    shoot: UnitMoment<{ readonly unit: Unit; readonly standing: boolean }>;
    "shoot with": Moment<Shooting, "by">;
    "be shot at": UnitMoment;
    advance: UnitMoment;
    march: UnitMoment;
    reform: UnitMoment;
    "swift reform": UnitMoment;
    "move at random": UnitMoment;
    pursue: UnitMoment;
    overrun: UnitMoment;
    /** `cause`: null where it is asked of any. */
    "take a panic test": UnitMoment<{ readonly unit: Unit; readonly cause: PanicCause | null }>;
    /** Who may not has lost a combat and stays, come what may. */
    "take a break test": UnitMoment;
    /** Who may not, having failed its Panic Test, is Shaken. */
    "flee in panic": UnitMoment;
    /** Who may not, having lost a combat and broken, is destroyed. */
    "flee from combat": UnitMoment;
    /** `foes`: around those that it fights. */
    "combat reform": Moment<OfUnit, "unit" | "foes">;
    /** By a friend's fate. */
    "be frightened": Moment<{ readonly unit: Unit; readonly by: Unit }, "unit" | "by">;
    "be steadfast": UnitMoment;
    "count as scoring": UnitMoment;
    /** Blows of a part, with its weapon or without. */
    "strike blows": Moment<OfPart, "model">;
    /** Models that lose their last Health Point in close combat; who may not goes on to the end of the round's blows. */
    "fall at once": Moment<OfModels, "model">;
    /** As a special deployment. */
    "be announced as a scout": UnitMoment;
    /** Being placed as a Scout where its Deployment Zone is not. */
    "scout outside its zone": UnitMoment;
    /** A Character, and the unit that it would join. */
    "join a unit": Moment<{ readonly unit: Unit; readonly host: Unit }, "unit" | "host">;
  };
  on: {
    /** The unit as it last stood; friends: those on the field. */
    "unit destroyed": Moment<OfUnit, "friends", PanicDue>;
    "unit breaks": Moment<OfUnit, "friends", PanicDue>;
    /** A charge at the unit has been declared, and nobody has reacted yet. */
    "charge declared": Moment<{ readonly unit: Unit; readonly by: Unit }, "by", PanicDue>;
    "fled through": Moment<{ readonly unit: Unit; readonly through: readonly Unit[] }, "through", PanicDue>;
    /** `by`: the enemy that dealt them, if it was one alone; `shooters`: its models, by the weapons that they shot. */
    "losses suffered": Moment<
      { readonly unit: Unit; readonly by: number | null; readonly shooters: readonly Holder[] },
      "unit" | "by",
      PanicDue
    >;
    /** Its side has won a Round of Combat: what lasts on the models from then on. */
    "combat won": Moment<OfModels, "model", Lasting>;
    /** The dice of its Charge Range have fallen: what lasts on it from then on. */
    "charge rolled": Moment<OfUnit, "unit", Lasting>;
    /** A weapon has hit the unit `at`, whatever comes of it: what lasts on that unit from then on. */
    "shots hit": Moment<Strike, "by", Lasting>;
  };
  offer: TurnOffers & {
    "charge reaction": Moment<{ readonly unit: Unit; readonly charger: Unit }, "unit", Reaction>;
    "attacks besides": Moment<OfModelsOrPart, "model", AttacksBesides>;
    /** Special Attacks that must be declared, each with those that it stands against; `reach`: what the models can reach. */
    "special attacks": Moment<OfModelsOrPart & { readonly reach: readonly Reach[] }, "model", Declarable>;
    sweep: Moment<OfUnit, "unit", ShotWeapon>; // With what it hits one of those whom it passes over.
    /** What models that fall in close combat do to whoever has slain them. */
    dying: Moment<OfModels, "model", SpecialAttack>;
    "moves besides": Moment<OfUnit, "unit", MoveBesides>;
    "attack effects": Moment<Strike, "by" | "at" | "touched", AttackEffect>;
    /** By which dice it moves, in place of all moves of its own choice. */
    "dice of moves": Moment<OfUnit, "unit", ParametersOf["random-movement"]["dice"]>;
    /** The Discipline of a model near it, that a unit may use instead of its own; `commanders`: those who lend theirs. */
    "discipline of another": Moment<OfDiscipline, "commanders", Modifier>;
    /** How a unit pays for a lost combat with Health Points instead of its flight. */
    "fate of a loser": Moment<OfUnit, "unit", "crumbles" | "crumbles where it would break">;
    /** Inches within which an enemy that it could charge provokes it. */
    provoked: Moment<OfUnit, "unit", number>;
    /** What becomes of a unit that rallies. */
    rallying: Moment<OfUnit, "unit", "unshaken">;
    /** A unit that has lost its last Health Point may come back: the least face that says so. */
    rebirth: Moment<OfUnit, "unit", number>;
    /** How a unit may come to the table besides being deployed with the others. */
    "special deployment": Moment<OfUnit, "unit", Special>;
  };
}
