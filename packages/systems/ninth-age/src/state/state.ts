import type { Edition } from "../book/row.ts";
import type { FrameOf } from "@tercio/kernel";
import type { Steps } from "./step-ids.ts";
import type { Facing } from "@tercio/mass-battle";
import { type Foe, foesOf, isPaired, joinedTo, type MapId, type Pair, pairsOf } from "@tercio/regiments";
import type { Bilingual, Core, Effect, Lasting } from "@tercio/kernel";
import type { Rectangle } from "@tercio/tabletop";
import type { ItemId } from "../book/items.ts";
import type { MissileId } from "../book/missiles.ts";
import type { WeaponId } from "../book/weapons.ts";
import { changedGame, copyOfGame, copyOfUnit } from "./copies.ts";
import type { DeploymentType, Objective } from "./deployments.ts";
import type { Magic } from "./magic.ts";
import type { RolledText, RuleGiven } from "./parameters.ts";
import type { Feature } from "./terrain.ts";

/** 0 = the player whose zone is south, unless the zones were swapped; 1 = the other. */
export type Seat = 0 | 1;
export const other = (seat: number): Seat => (seat === 0 ? 1 : 0);

export type ModelType = "Infantry" | "Beast" | "Cavalry" | "Construct";
export type ModelHeight = "Standard" | "Large" | "Gigantic";
export type { WeaponId } from "../book/weapons.ts";
export type { ItemId } from "../book/items.ts";
export type { MissileId } from "../book/missiles.ts";
export type { Facing } from "@tercio/mass-battle";

/** A shooting weapon that a part of a model carries, and how well it is aimed: hits on `aim` or more. */
export type Missile = {
  readonly weapon: MissileId;
  readonly aim: number;
  /** What this one adds to a roll on the misfire table; 0 where nothing is said. */
  readonly misfire?: number;
};

/** One attacking part of a model (rider, mount): Offensive Characteristics. */
export type ModelPart = {
  readonly name: Bilingual;
  readonly attackValue: number;
  readonly offensiveSkill: number;
  readonly strength: number;
  readonly armourPenetration: number;
  readonly agility: number;
  /** A Harnessed part uses no weapons and gives no Supporting Attacks. */
  readonly harnessed: boolean;
  /** Left out by who does not shoot. */
  readonly missiles?: readonly Missile[];
  /** Figures that are rolled in each Round of Combat; the number beside counts until then. */
  readonly rolled?: { readonly attackValue?: RolledText; readonly offensiveSkill?: RolledText };
  /** Rules of this part alone; left out where it has none. */
  readonly rules?: readonly RuleGiven[];
};

/** What one model is: Characteristics, what it carries, its rules. */
export type Profile = {
  readonly name: Bilingual;
  readonly type: ModelType;
  readonly height: ModelHeight;
  /** Base in 0.01 mm. */
  readonly baseWidth: number;
  readonly baseDepth: number;
  /** Its base is a disc, as wide as it is deep. */
  readonly round?: true;
  readonly advanceRate: number;
  readonly marchRate: number;
  readonly discipline: number;
  readonly healthPoints: number;
  readonly defensiveSkill: number;
  readonly resilience: number;
  /** Armour without suits and shields. */
  readonly armour: number;
  readonly suit: "none" | "light" | "heavy" | "plate";
  readonly shield: boolean;
  readonly parts: readonly ModelPart[];
  readonly weapons: readonly WeaponId[];
  /** Special rules, those of type and height left out. */
  readonly rules: readonly RuleGiven[];
  /** Special items: a Character's own, a unit's those of its standard bearer and its champion; left out where there are none. */
  readonly items?: readonly ItemId[];
  /** The army that it belongs to, by the id of its book; left out where no book says so. */
  readonly army?: string;
  /** Army rules printed for this unit that this program does not play yet; shown to the player. */
  readonly notYet: readonly Bilingual[];
};

/** A unit as it stands on the Army List, its rank and file's profile with it: never changes during a battle. */
export type UnitEntry = Profile & {
  /** A Character: one model, which may join units. */
  readonly character?: true;
  readonly models: number;
  readonly champion: boolean;
  readonly standard: boolean;
  readonly musician: boolean;
  readonly scoring: boolean;
  readonly pointCost: number;
  /** Files that the army list suggests for deployment. */
  readonly files: number;
};

/** Models of a unit that lose Health Points together and fight alike: the sheet's Health Pool. */
export interface Pool {
  readonly kind: "rank-and-file" | "champion" | "character";
  /** A champion has its unit's profile; what sets it apart are rules (rules/champions.ts). */
  readonly profile: Profile;
  /** Models that stand: one at most but in the rank and file, musician and standard bearer among those. */
  readonly count: number;
  /** Health Points lost that have not yet removed a model. */
  readonly lost: number;
  /** Chosen for the present combat. */
  readonly weapon: WeaponId | null;
  /** The file of the first rank that is its own; null where it stands wherever the others leave room, or nowhere. */
  readonly slot: number | null;
  /** Named for a Duel refused in this Round of Combat: it fights nobody, and its Discipline counts as 0. */
  readonly refused: boolean;
  /** Point Cost of a joined Character's own row of the Army List; 0 for who is part of the unit's. */
  readonly cost: number;
  /** The unit that a joined Character is when it stands alone; null of whoever is part of the unit. */
  readonly self: number | null;
}

/** A Health Pool: its unit's id, and its place in that unit's list. A type, so that requests and answers may hold it. */
export type PoolRef = { readonly unit: number; readonly pool: number };

/** A unit before one of its Characters stepped out of it, as far as that changes it. A type, so that a frame may hold it. */
export type SteppedFrom = {
  readonly host: number;
  /** The Character's place among the Health Pools, and the file of each of them. */
  readonly at: number;
  readonly slots: readonly (number | null)[];
  readonly x: number;
  readonly y: number;
  readonly files: number;
  readonly nextSide: 1 | -1;
};

export interface Unit {
  readonly id: number;
  readonly seat: Seat;
  readonly entry: UnitEntry;
  /** "joined": a Character that has joined another unit, where it stands as a Health Pool; its own record waits for it. */
  readonly place: "reserve" | "field" | "joined" | "pursued-off" | "gone";
  /** Centre of the front edge, 0.01 mm from the table's centre. */
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
  /**
   * First who the unit's own row of the Army List is of (nearly always rank and file), then a champion, then joined
   * Characters. Who falls stays in the list: a place in it means the same pool as long as nobody leaves the unit.
   */
  readonly pools: readonly Pool[];
  readonly standard: boolean;
  readonly musician: boolean;
  readonly fleeing: boolean;
  /** Cleared at the end of the Player Turn. */
  readonly shaken: boolean;
  /** Failed its Fear Test this Round of Combat. */
  readonly afraid: boolean;
  readonly moved: "none" | "pivot" | "advance" | "march" | "reform" | "charge" | "failed-charge" | "flee" | "rally";
  readonly marchTest: "none" | "passed" | "failed";
  readonly declared: number | null;
  /** The facing of the target that it charges: as it lay when the charge was declared. */
  readonly declaredFacing: Facing | null;
  /** The unit that a Character stepped out of to charge; it stands among it until it has moved, and neither is in the other's way. */
  readonly outOf: SteppedFrom | null;
  readonly redirected: boolean;
  /** It chose to flee from a charge, and has not tried to rally since. */
  readonly feigns: boolean;
  /** It charges through the air, as it said when it declared; of a unit about to move: that it does so through the air. */
  readonly air: boolean;
  readonly charging: boolean;
  /** It has shot in this Player Turn, as a Charge Reaction or in its Shooting Phase. */
  readonly shot: boolean;
  /** The Player Turn at whose end it ceases to be Shaken, where that is not this one. */
  readonly shakenUntil: number | null;
  /** Rounds of Combat fought since it was last out of combat. */
  readonly rounds: number;
  readonly healthAtPhaseStart: number;
  /** Health Points lost in this phase while not Engaged in Combat. */
  readonly lostUnengaged: number;
  readonly panicPassed: boolean;
  /** Lost until the next Player Turn, by a Post-Combat Reform or a return to the table. */
  readonly scoringLost: boolean;
  /** The Player Turn in which it may not declare charges, after a Post-Combat Reform. */
  readonly noChargeIn: number | null;
  /** It moved as a Vanguard, before the battle. */
  readonly vanguarded: boolean;
  /** How it comes to the table, where not with the others: as a Scout, from any edge, or from its owner's short one. */
  readonly special: Special | null;
  /** The Player Turn in which it came to the table from an edge. */
  readonly arrivedIn: number | null;
  readonly fought: boolean;
  /** Side that gives up the next model when the only rank shrinks. */
  readonly nextSide: 1 | -1;
}

/** Special Deployment: Scouts; Ambushers from any Board Edge, or from below; whoever enters like them from their owner's short one. */
export type Special = "scout" | "ambush" | "underground" | "short-edge" | "reborn";

/** Contact on record: `a` touches `b`'s facing; offset along that facing in 0.01 mm (see mass-battle). */
export interface Engagement extends Pair {
  readonly offset: number;
}

/** A marker of a Secondary Objective: a point of the table, or carried by a unit. */
export interface Marker {
  readonly x: number;
  readonly y: number;
  /** Whose it is, where each player places one of their own. */
  readonly seat: Seat | null;
  /** The unit that carries it; its place on the table means nothing then. */
  readonly carrier: number | null;
  /** Where its carrier stood when it was lost or ceased to be Scoring: there the enemy will put it down. */
  readonly dropAt: Rectangle | null;
}

export type Phase = "pre-game" | "deployment" | "charge" | "movement" | "magic" | "shooting" | "melee" | "post-game";

export interface NinthAge extends Core {
  readonly stack: readonly FrameOf<Steps>[];
  readonly edition: Edition;
  readonly rulings: { readonly [id: string]: string };
  readonly width: number;
  readonly depth: number;
  /** Breaks perfect left/right ties (1 = right); a mirrored set-up has the other sign. */
  readonly chirality: 1 | -1;
  readonly armyPoints: number;
  readonly armies: readonly [Bilingual, Bilingual];
  readonly gameTurn: number;
  readonly playerTurn: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly units: readonly Unit[];
  /** The map of the battlefield by its id, "none" for one without; null until it is rolled. */
  readonly map: MapId | "none" | null;
  /** Terrain Features; none: a bare table. They never change, so what is worked out of them is kept by this list. */
  readonly terrain: readonly Feature[];
  readonly engagements: readonly Engagement[];
  readonly effects: readonly Effect[];
  readonly magic: Magic;
  /** Facing of each seat's Deployment Zone: 1 = north side, -1 = south side; null before it is chosen. */
  readonly zone: readonly [1 | -1 | null, 1 | -1 | null];
  /** Null until it is rolled. */
  readonly deployment: DeploymentType | null;
  /** Encircle: whose zone is deep in the middle. */
  readonly attacker: Seat;
  /** Refused Flank: the diagonal that splits the board rises (1) or falls (-1) from west to east. */
  readonly diagonal: 1 | -1;
  /** Dawn Assault, Marching Columns: each seat's short Board Edge, east (1) or west (-1); null before it is chosen. */
  readonly shortEdge: readonly [1 | -1 | null, 1 | -1 | null];
  /** Who chose the Deployment Zone; null before the roll for it. */
  readonly zoneChooser: Seat | null;
  /** Null until it is rolled. */
  readonly objective: Objective | null;
  readonly markers: readonly Marker[];
  /** King of the Hill: the feature that each seat chose, by its place in `terrain`. */
  readonly hills: readonly [number | null, number | null];
  /** Capture the Flags: units without Scoring that the enemy has marked to destroy, ascending. */
  readonly marked: readonly number[];
  readonly firstDeployer: Seat | null;
  /** Who completed normal deployment first, and how many units the other still had then. */
  readonly finishedFirst: Seat | null;
  readonly unitsLeftThen: number;
  readonly intent: "first" | "second" | null;
  readonly firstTurn: Seat | null;
  /** Hold the Ground counters by seat. */
  readonly counters: readonly [number, number];
  readonly conceded: Seat | null;
  readonly result: Result | null;
}

export interface Result {
  readonly victoryPoints: readonly [number, number];
  readonly battlePoints: readonly [number, number];
  readonly objective: Seat | null;
  readonly winner: Seat | null;
}

/** Does a champion stand in this unit? */
export const isLed = (u: Unit): boolean => u.pools.some((p) => p.kind === "champion" && p.count > 0);

export function unit(game: NinthAge, id: number): Unit {
  const found = game.units[id];
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
}

/** The same game with another stack, for the kernel. */
export const restack = (game: NinthAge, stack: NinthAge["stack"]): NinthAge => copyOfGame(game, stack, game.units);

/** How effects stand in a game; the engine ends them. */
export const lasting: Lasting<NinthAge> = {
  of: (game) => game.effects,
  put: (game, effects) => changedGame(game, { effects }),
  turn: (game) => game.active,
  // Who has fallen in the unit that it joined stands no more either.
  stands: (game, id) => {
    const { place } = unit(game, id);
    if (place !== "joined") return place !== "gone";
    return game.units.some((u) => u.pools.some((p) => p.self === id && p.count > 0));
  },
};

export function changed(u: Unit, patch: Partial<Unit>): Unit {
  const copy = copyOfUnit(u);
  for (const field in patch) (copy as { [field: string]: unknown })[field] = patch[field as keyof Unit];
  return copy;
}

export function change(game: NinthAge, id: number, patch: Partial<Unit>): NinthAge {
  const units = game.units.slice();
  units[id] = changed(unit(game, id), patch);
  return copyOfGame(game, game.stack, units);
}

/** The game with other records of these units. */
export function withUnits(game: NinthAge, changed: readonly Unit[]): NinthAge {
  const units = game.units.slice();
  for (const u of changed) units[u.id] = u;
  return copyOfGame(game, game.stack, units);
}

/** The same patch, or each its own, for every unit for which `test` holds. */
export function changeAll(
  game: NinthAge,
  test: (u: Unit) => boolean,
  patch: Partial<Unit> | ((u: Unit) => Partial<Unit>),
): NinthAge {
  if (!game.units.some(test)) return game;
  return copyOfGame(
    game,
    game.stack,
    game.units.map((u) => (test(u) ? changed(u, typeof patch === "function" ? patch(u) : patch) : u)),
  );
}

/** Models that stand, of all pools. */
export function models(u: Unit): number {
  let count = 0;
  for (const p of u.pools) count += p.count;
  return count;
}

export const onField = (u: Unit): boolean => u.place === "field";

/** Is a unit one of its army's still: on the table, or to come to it? Who has joined another counts with that one. */
export const isLeft = (u: Unit): boolean => u.place !== "gone" && u.place !== "joined";

export const engagementsOf = ({ engagements }: NinthAge, id: number): readonly Engagement[] => pairsOf(engagements, id);
export const engaged = (game: NinthAge, id: number): boolean => isPaired(game.engagements, id);
/** Enemies in contact with `id`, with the facing of `id` they touch. */
export const foes = (game: NinthAge, id: number): readonly Foe[] => foesOf(game.engagements, id);
/** All units of the combat that `id` is in, ascending by id. */
export const combatOf = (game: NinthAge, id: number): readonly number[] => joinedTo(game.engagements, id);

/** The middle file; of two middle ones the one on the chirality's side. */
export const centreFile = (files: number, chirality: 1 | -1): number =>
  chirality === 1 ? Math.floor(files / 2) : Math.ceil(files / 2) - 1;
