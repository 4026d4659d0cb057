import type { Bilingual } from "@tercio/kernel";
import type { MapId } from "@tercio/regiments";
import type { BattleId } from "../state/battles.ts";
import type { Arrival, Facing, Order, Unit, UnitEntry } from "../state/state.ts";
import type { FeatureKind, SpecialKind } from "../state/terrain.ts";

export type Side = "first" | "second";

/** A situation in a few lines: a battle starts from it at the start of a player turn. See docs/scenes.md. */
export type Scene = {
  readonly rulings?: { readonly [id: string]: string };
  /** Player turn, from 1. */
  readonly turn?: number;
  /** Whose player turn it is. */
  readonly active?: Side;
  /** The last player turn that is played; twelve from now if not given. */
  readonly lastTurn?: number;
  /** The table of a battle; without it a combat by itself. */
  readonly field?: SceneField;
  readonly units: { readonly [name: string]: SceneUnit };
  /** On a table nobody need touch anybody. */
  readonly contact?: readonly SceneContact[];
};

/** The table of a battle. Lengths in inches about its middle. */
export type SceneField = {
  readonly table?: readonly [number, number];
  readonly chirality?: 1 | -1;
  /** An Open Battle where nothing is said. */
  readonly battle?: BattleId;
  readonly map?: MapId | "none";
  /** What lies in the middle; where terrain is given, of that. */
  readonly feature?: SpecialKind | "none";
  readonly terrain?: readonly {
    readonly kind: FeatureKind;
    readonly polygon: readonly (readonly [number, number])[];
  }[];
  /** On which side the first player deployed; south where nothing is said. */
  readonly zone?: "south" | "north";
  readonly firstTurn?: Side;
  readonly finishedFirst?: Side;
  /** The flanks on which units of the first and of the second player wait. */
  readonly flank?: readonly ["east" | "west" | null, "east" | "west" | null];
  /** How many rounds; "random": it is rolled. */
  readonly rounds?: number | "random";
  readonly standards?: readonly [number, number];
};

/** `of` has charged: its front touches the facing `facing` of `at`. */
export type SceneContact = {
  readonly of: string;
  readonly at: string;
  readonly facing: Facing;
  /** Models of `of` and of `at` in base contact; as many as both have in their first ranks if not given. */
  readonly models?: readonly [number, number];
  readonly inches?: number;
  /** Player turn in which the charge counts; 0 (as where nothing is said) = before the first. */
  readonly turn?: number;
  /** On a table: what the charge was besides, and how many models of each row face the other. */
  readonly disordered?: true;
  readonly both?: true;
  readonly first?: true;
  readonly rows?: readonly [number | null, number | null];
};

export const flags = ["standard", "battleStandard", "musician", "highGround"] as const;
/** What a unit's own lines say about it, and no profile. */
export type Own = "seat" | "models" | "files" | (typeof flags)[number];
export type Profile = Omit<UnitEntry, Own>;

export type SceneUnit = {
  readonly side: Side;
  /** A unit of the starter by id, or what differs from a plain human on foot. */
  readonly profile?: string | (Partial<Omit<Profile, "name">> & { readonly name?: string | Bilingual });
  readonly models: number;
  /** How wide it stands; not for one that skirmishes. */
  readonly files?: number;
  /**
   * Skirmishers one by one: the middle of each base, x to the right and y ahead of the middle of the front of who charged
   * them, 0.01 mm; for a unit that touches nobody, of any place. Bases are squares of 25 mm turned like that front.
   */
  readonly loose?: readonly (readonly [x: number, y: number])[];
  /** Skirmishers that have formed up to fight. */
  readonly formedUp?: boolean;
  readonly standard?: boolean;
  readonly battleStandard?: boolean;
  readonly musician?: boolean;
  readonly highGround?: boolean;
  readonly startModels?: number;
  readonly startFiles?: number;
  /** Wounds lost by the model that falls next. */
  readonly woundsLost?: number;
  /** Rounds fought in its present combat. */
  readonly rounds?: number;
  readonly place?: Unit["place"];
  /** On a table: the middle of its front edge in inches about the table's middle, degrees clockwise from north. */
  readonly at?: readonly [number, number];
  readonly facing?: number;
  readonly order?: Order;
  readonly fleeing?: boolean;
  readonly frenzied?: boolean;
  readonly stupid?: boolean;
  readonly hasCharged?: boolean;
  readonly noChargeIn?: number;
  readonly arrival?: Arrival;
  /** Which feature of the table's terrain it holds, from 0; its place is that of the building then. */
  readonly building?: number;
  /** Last move after a combat, and the unit it led towards or away from. */
  readonly moved?: { readonly inches: number; readonly unit?: string };
};
