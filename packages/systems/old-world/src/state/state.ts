import type { FrameOf } from "@tercio/kernel";
import type { ArmourId, WeaponId } from "../entries/index.ts";
import type { RuleGiven } from "./rules.ts";
import type { Steps } from "./step-ids.ts";
import type { Bilingual, Core } from "@tercio/kernel";
import type { Facing } from "@tercio/mass-battle";
import type { BattleId } from "./battles.ts";
import type { MapId } from "@tercio/regiments";
import type { Feature, SpecialKind } from "./terrain.ts";
import type { TroopType } from "./troop-types.ts";

export type Seat = 0 | 1;
/** Two player turns are a round. */
export const roundOf = ({ turn }: { readonly turn: number }): number => Math.ceil(turn / 2);
export const other = (seat: number): Seat => (seat === 0 ? 1 : 0);

export type { TroopType } from "./troop-types.ts";
export type { Facing } from "@tercio/mass-battle";
export const facings: readonly Facing[] = ["front", "left", "right", "rear"];
/** A unit as the scenario gives it: never changes during the combat. */
export type UnitEntry = {
  readonly name: Bilingual;
  readonly seat: Seat;
  readonly troopType: TroopType;
  readonly weaponSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly initiative: number;
  readonly attacks: number;
  readonly leadership: number;
  readonly armour: "none" | ArmourId;
  readonly shield: boolean;
  /** Steps by which other sources than armour and shield improve the armour value. */
  readonly armourBonus: number;
  readonly weapon: WeaponId;
  readonly models: number;
  readonly files: number;
  readonly standard: boolean;
  readonly battleStandard: boolean;
  readonly musician: boolean;
  readonly highGround: boolean;
  /** Inches. */
  readonly movement: number;
  /** It stands in Skirmish formation where it does not fight; else in Close Order. */
  readonly skirmishers: boolean;
  /** Its special rules; none where nothing is said. */
  readonly rules?: readonly RuleGiven[];
  /** Its bases, 0.01 mm; squares of 25 mm where nothing is said. */
  readonly baseWidth?: number;
  readonly baseDepth?: number;
  /** Points that it costs, for the victory points; 0 where nothing is said. */
  readonly points?: number;
  /** A character: one model that is a unit of its own. */
  readonly character?: true;
  readonly general?: true;
  /** Shooting weapons, as far as reactions to charges need them. */
  readonly missile?: { readonly range: number };
};

/** The middle of a model's base, 0.01 mm. */
export type Place = { readonly x: number; readonly y: number };

/** What a unit has done in this player turn. */
export type Deed =
  | "none"
  | "moved"
  | "marched"
  | "reformed"
  | "charged"
  | "failed-charge"
  | "fled"
  | "rallied"
  | "fell-back"
  | "arrived"
  | "reserve-moved";

/** A unit at the start of a player turn, as far as that changes it. */
export const UNDONE = {
  deed: "none",
  declared: null,
  declaredFacing: null,
  redirected: false,
  reaction: null,
  heldBack: false,
  panicked: false,
} as const satisfies Partial<Unit>;

/** How a unit answered a charge. */
export type Reaction = "hold" | "stand-and-shoot" | "flee" | "fire-and-flee" | "counter-charge";

/**
 * How a unit comes, or came, to the table, where not with the others: after them, moved before the battle, in ambush (called:
 * its die has fallen), in reserve, or waiting on a flank.
 */
export const ARRIVALS = ["scout", "vanguard", "ambush", "called", "reserve", "flank"] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** Models in ranks and files, looser, or one by one. */
export type Order = "close" | "open" | "skirmish";

export interface Unit {
  readonly id: number;
  readonly entry: UnitEntry;
  /**
   * "field": here, in contact or not. In a combat by itself, without a table, "fallen-back": rallied after falling back, out of
   * contact, and "fled": fleeing. In a battle, "reserve": not deployed yet, "off": left the table and will return.
   */
  readonly place: "reserve" | "field" | "off" | "fallen-back" | "fled" | "destroyed";
  /** The middle of its front edge, 0.01 mm from the table's middle, and where it looks; of loose models as if they stood in ranks about their middle. */
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly order: Order;
  readonly fleeing: boolean;
  /** What it has done in this player turn. */
  readonly deed: Deed;
  /** The unit that it charges, which facing of it as it lay when the charge was declared, and whether it was redirected. */
  readonly declared: number | null;
  readonly declaredFacing: Facing | null;
  readonly redirected: boolean;
  /** How it reacted to a charge in this phase. */
  readonly reaction: Reaction | null;
  /** Failed its Stupidity test: it does nothing of itself until the start of its own next turn. */
  readonly stupid: boolean;
  /** Still in a frenzy. */
  readonly frenzied: boolean;
  /** It has made, or failed, a charge in this battle. */
  readonly hasCharged: boolean;
  /** Failed to march near an enemy: it counts as having marched, and goes no farther than it walks. */
  readonly heldBack: boolean;
  /** Took its Panic test of this phase. */
  readonly panicked: boolean;
  /** Models at the start of this phase. */
  readonly modelsThen: number;
  /** The player turn in which it may not charge; null: it may. */
  readonly noChargeIn: number | null;
  readonly arrival: Arrival | null;
  readonly models: number;
  readonly files: number;
  /** Wounds lost by the model that falls next. */
  readonly woundsLost: number;
  /** Rounds fought in its present combat. */
  readonly rounds: number;
  readonly fought: boolean;
  /** Last move after a combat, in inches, and the unit it led away from or towards (null: straight). */
  readonly moved: { readonly inches: number; readonly unit: number | null } | null;
  /**
   * Its models in Skirmish formation, one by one, its bases all turned one way; null in ranks, and of who stands loose as it
   * would in ranks. On a table that is where they are; else of a unit in contact seen from the middle of its charger's front,
   * x to the right and y ahead, or from a middle of its own.
   */
  readonly places: readonly Place[] | null;
  /** The building that it holds: which feature of the table, and its walls, in whose place and facing the unit stands; 0.01 mm. */
  readonly garrison: { readonly feature: number; readonly width: number; readonly depth: number } | null;
  /** It has formed up to fight and skirmishes again when it is free. */
  readonly formedUp: boolean;
}

/**
 * Two units in base contact. These battles have no table: which facing is touched and how many models touch is data of the
 * scenario; the charger always fights with its front, and each facing of a unit touches one enemy at most.
 */
export type Contact = {
  readonly charger: number;
  readonly charged: number;
  /** Facing of the charged unit. */
  readonly facing: Facing;
  /** Models of the charger in base contact, while it has that many in its front rank. */
  readonly chargerModels: number;
  readonly chargedModels: number;
  /** Inches that the charge covered before contact. */
  readonly inches: number;
  /** Player turn in which the charge counts; 0 = before the first. */
  readonly turn: number;
  /** On a table where several touch one facing: models of that row that face this enemy, of the charger and of the charged unit. */
  readonly chargerRow?: number;
  readonly chargedRow?: number;
  /** The charger is Disordered: the charge gives no Initiative. */
  readonly disordered?: true;
  /** The charged unit has charged as well: it came to meet the charger. */
  readonly both?: true;
  /** The First Charge of the charger: until the end of the turn the charged unit is Disrupted. */
  readonly first?: true;
};

/** The phases of a battle. */
export type Phase = "set-up" | "strategy" | "movement" | "shooting" | "combat" | "over";

/** The table that a battle is fought on, and what belongs to a battle alone. Lengths in 0.01 mm about the table's middle. */
export interface Field {
  readonly width: number;
  readonly depth: number;
  /** Breaks perfect left/right ties (1 = right); a mirrored set-up has the other sign. */
  readonly chirality: 1 | -1;
  /** Which battle it is; null until it is rolled. */
  readonly battle: BattleId | null;
  readonly map: MapId | "none" | null;
  /** What the players fight for in the middle of the table, as it was agreed on. */
  readonly feature: SpecialKind | "none";
  readonly terrain: readonly Feature[];
  /** On which side each seat deploys: 1 = north, -1 = south; null before it is chosen. */
  readonly zone: readonly [1 | -1 | null, 1 | -1 | null];
  readonly zoneChooser: Seat | null;
  readonly finishedFirst: Seat | null;
  /** The flank on which units of each seat wait: 1 = east, -1 = west; null: not named, or none. */
  readonly flank: readonly [1 | -1 | null, 1 | -1 | null];
  readonly firstTurn: Seat | null;
  readonly phase: Phase;
  /** Rounds; null: after the fifth it is rolled whether another is played. */
  readonly rounds: number | null;
  /** Standards that each seat has captured. */
  readonly standards: readonly [number, number];
  readonly result: Result | null;
}

/** What a battle came to. */
export interface Result {
  readonly points: readonly [number, number];
  readonly winner: Seat | null;
  /** The winner has twice as many. */
  readonly crushing: boolean;
}

export interface OldWorld extends Core {
  readonly stack: readonly FrameOf<Steps>[];
  readonly rulings: { readonly [id: string]: string };
  /** The table of a battle; null: a combat by itself, which has none. */
  readonly field: Field | null;
  readonly units: readonly Unit[];
  readonly contacts: readonly Contact[];
  /** Player turn, from 1: one round of each combat is fought in every player turn. */
  readonly turn: number;
  readonly maximumTurns: number;
  readonly active: Seat;
  readonly over: boolean;
}

export function unit(game: OldWorld, id: number): Unit {
  const found = game.units[id];
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
}

export function change(game: OldWorld, id: number, patch: Partial<Unit>): OldWorld {
  const units = game.units.slice();
  units[id] = { ...unit(game, id), ...patch };
  return { ...game, units };
}

/** The table of a battle. */
export function fieldOf({ field }: OldWorld): Field {
  if (field === null) throw new Error("a combat by itself has no table");
  return field;
}
export const withField = (game: OldWorld, patch: Partial<Field>): OldWorld => ({
  ...game,
  field: { ...fieldOf(game), ...patch },
});

/** The same patch, or each its own, for every unit for which `test` holds. */
export const changeAll = (game: OldWorld, test: (u: Unit) => boolean, patch: (u: Unit) => Partial<Unit>): OldWorld =>
  game.units.some(test) ? { ...game, units: game.units.map((u) => (test(u) ? { ...u, ...patch(u) } : u)) } : game;

export const onField = (u: Unit): boolean => u.place === "field";
export const seatOf = (game: OldWorld, id: number): Seat => unit(game, id).entry.seat;

/** One enemy in contact with a unit, as that unit sees it. */
export interface Foe {
  /** Index of the contact. */
  readonly contact: number;
  readonly foe: number;
  readonly own: Facing;
  readonly theirs: Facing;
  /** Own models in base contact by the scenario's data. */
  readonly models: number;
  /** Models of its row that face this enemy, where several touch that facing. */
  readonly row?: number | undefined;
  /** This unit charged, or came to meet the charge. */
  readonly charged: boolean;
  /** Its charge gives it no Initiative. */
  readonly disordered: boolean;
}

/** Enemies in contact with `id`, gone or not, in the order of the contacts. */
export function opponents(game: OldWorld, id: number): readonly Foe[] {
  const list: Foe[] = [];
  game.contacts.forEach((c, contact) => {
    const disordered = c.disordered === true;
    if (c.charger === id)
      list.push({
        ...{ contact, foe: c.charged, own: "front", theirs: c.facing, disordered },
        ...{ models: c.chargerModels, row: c.chargerRow, charged: true },
      });
    if (c.charged === id)
      list.push({
        ...{ contact, foe: c.charger, own: c.facing, theirs: "front", disordered },
        ...{ models: c.chargedModels, row: c.chargedRow, charged: c.both === true },
      });
  });
  return list;
}

/** Enemies on the field in contact with `id`, in the order of the contacts. */
export const foes = (game: OldWorld, id: number): readonly Foe[] =>
  opponents(game, id).filter((f) => onField(unit(game, f.foe)));

export const engaged = (game: OldWorld, id: number): boolean => onField(unit(game, id)) && foes(game, id).length > 0;

/** Every combat under way: units joined by contacts, ascending ids. */
export function combats(game: OldWorld): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const list: (readonly number[])[] = [];
  for (const u of game.units) {
    if (seen.has(u.id) || !engaged(game, u.id)) continue;
    const found = new Set([u.id]);
    for (const id of found) for (const f of foes(game, id)) found.add(f.foe);
    for (const id of found) seen.add(id);
    list.push([...found].sort((p, q) => p - q));
  }
  return list;
}

/** Combats that still have to be fought this turn. */
export const combatsToFight = (game: OldWorld): readonly (readonly number[])[] =>
  combats(game).filter((ids) => ids.some((id) => !unit(game, id).fought));
