import type { Edition } from "../book/row.ts";
import type { RuleGiven } from "../state/parameters.ts";
import type { Bilingual, Effect } from "@tercio/kernel";
import type { DeploymentType, Objective } from "../state/deployments.ts";
import type { FeatureKind } from "../state/terrain.ts";
import type { Facing, ModelPart, ItemId, Missile, ModelHeight, ModelType, WeaponId } from "../state/state.ts";

export type Side = "first" | "second";
export type Compass = "north" | "east" | "south" | "west";
/** Where a battle may begin: the start of a phase, of the Player Turn ("turn"), or the end of it ("turn-end"). */
export const phases = ["turn", "charge", "movement", "magic", "shooting", "melee", "turn-end"] as const;
export type ScenePhase = (typeof phases)[number];

/** A situation in a few lines: see docs/scenes.md. Lengths on the table in inches, bases and offsets in millimetres. */
export type Scene = {
  readonly table?: readonly [number, number];
  /** By which edition it is played; left out: that of the scenario, which is the earlier one. */
  readonly edition?: Edition;
  readonly rulings?: { readonly [id: string]: string };
  readonly turn?: number;
  readonly active?: Side;
  /** Who has the first Player Turn of every Game Turn. */
  readonly firstTurn?: Side;
  readonly phase?: ScenePhase;
  readonly chirality?: 1 | -1;
  /** Hold the Ground where it is not said; "none": the table alone. */
  readonly objective?: Objective | "none";
  /** Spoils of War has its three where none are named. */
  readonly markers?: readonly SceneMarker[];
  /** Capture the Flags: units that the enemy has marked. */
  readonly marked?: readonly string[];
  /** King of the Hill: the feature that each player chose, 0 the first of `terrain`; null: none. */
  readonly hills?: readonly [number | null, number | null];
  readonly deployment?: DeploymentType;
  /** Encircle: who attacks. */
  readonly attacker?: Side;
  /** Refused Flank: the diagonal from south-west to north-east, or from north-west to south-east. */
  readonly diagonal?: "rising" | "falling";
  /** Dawn Assault, Marching Columns: the short Board Edge of the first player and of the second. */
  readonly shortEdges?: readonly ["east" | "west", "east" | "west"];
  /** Who chose the Deployment Zone. */
  readonly chooser?: Side;
  /** Which side of the table is the first player's. */
  readonly zone?: "south" | "north";
  readonly counters?: readonly [number, number];
  /** What the larger army cost, for the Battle Points. */
  readonly points?: number;
  readonly armies?: readonly [string | Bilingual, string | Bilingual];
  /** Lasting changes as the game has them; who is meant stands there by his number among the units, from 0. */
  readonly effects?: readonly Effect[];
  readonly magic?: SceneMagic;
  readonly terrain?: readonly SceneFeature[];
  readonly units: { readonly [name: string]: SceneUnit };
  readonly contact?: readonly SceneContact[];
};

/** Magic as it stands: what nobody names is as before the first Magic Phase. */
export type SceneMagic = {
  /** Spells by the number of who knows them: among the units from 0, Characters in units after all of these. */
  readonly known?: { readonly [number: string]: readonly string[] };
  /** Flux Cards that are left to the first player and to the second. */
  readonly cards?: readonly [readonly number[], readonly number[]];
  /** Veil Tokens of the first player and of the second. */
  readonly tokens?: readonly [number, number];
};

/** A Terrain Feature by its corners in order (inches), or as a rectangle by its middle, its size and how it is turned. */
export type SceneFeature = {
  readonly kind: FeatureKind;
  readonly polygon?: readonly (readonly [number, number])[];
  readonly rectangle?: {
    readonly at: readonly [number, number];
    readonly size: readonly [number, number];
    /** Degrees clockwise (0). */
    readonly turned?: number;
  };
};

/** A marker of the objective: where it lies, whose it is, who carries it; `fell`: where its carrier lost it (size in mm). */
export type SceneMarker = {
  readonly at: readonly [number, number];
  readonly side?: Side;
  readonly carrier?: string;
  readonly fell?: {
    readonly at: readonly [number, number];
    readonly facing: number;
    readonly size: readonly [number, number];
  };
};

/** `of` touches with its facing `with` the facing `facing` of `at`. */
export type SceneContact = {
  readonly of: string;
  readonly with?: Facing;
  readonly at: string;
  readonly facing: Facing;
  /**
   * How far (mm) the middle of `of`'s facing lies to the right of the middle of `at`'s, for someone who stands in `at`
   * and looks out through that facing.
   */
  readonly offset?: number;
  /** Losses have opened a gap: the two need not touch until the next Melee Phase closes it. */
  readonly apart?: boolean;
};

export type SceneUnit = {
  readonly side: Side;
  readonly profile: string | SceneProfile;
  readonly models: number;
  readonly files: number;
  readonly at?: readonly [number, number];
  readonly facing?: Compass | number;
  readonly champion?: boolean;
  readonly standard?: boolean;
  readonly musician?: boolean;
  readonly scoring?: boolean;
  readonly lost?: number;
  readonly championLost?: number;
  readonly championFile?: number;
  readonly startModels?: number;
  /** Who was there at the start, where it is not who is there now. */
  readonly startCommand?: {
    readonly champion?: boolean;
    readonly standard?: boolean;
    readonly musician?: boolean;
  };
  /** A Character that stands alone. */
  readonly character?: true;
  /** Characters that have joined it; they are none of its `models`. */
  readonly characters?: readonly SceneCharacter[];
  /** How wide the Army List suggests to deploy it. */
  readonly listFiles?: number;
  readonly cost?: number;
  readonly state?: { readonly [field: string]: boolean | number | string };
  readonly place?: "field" | "reserve" | "pursued-off" | "destroyed";
};

/** A Character in a unit: where in its first rank it stands, what it has lost, the weapon it has chosen, its Point Cost. */
export type SceneCharacter = {
  readonly profile: string | SceneProfile;
  readonly file?: number;
  readonly lost?: number;
  readonly weapon?: WeaponId;
  readonly cost?: number;
  readonly fallen?: boolean;
  /** It joined the unit in this Player Turn, moving so. */
  readonly moved?: "advance" | "march";
};

/** A profile by the game's abbreviations; armour without suit and shield. */
export type SceneProfile = {
  readonly name?: string | Bilingual;
  readonly type: ModelType;
  readonly height: ModelHeight;
  readonly base: readonly [number, number];
  /** The base is a disc that wide. */
  readonly round?: true;
  readonly adv: number;
  readonly mar: number;
  readonly dis: number;
  readonly hp: number;
  readonly def: number;
  readonly res: number;
  readonly arm?: number;
  readonly suit?: "none" | "light" | "heavy" | "plate";
  readonly shield?: boolean;
  readonly parts: readonly ScenePart[];
  readonly weapons?: readonly WeaponId[];
  readonly rules?: readonly RuleGiven[];
  readonly items?: readonly ItemId[];
  /** The id of its army’s book. */
  readonly army?: string;
  readonly notYet?: readonly Bilingual[];
};

export type ScenePart = {
  readonly name?: string | Bilingual;
  readonly att: number;
  readonly off: number;
  readonly str: number;
  readonly ap: number;
  readonly agi: number;
  readonly harnessed?: boolean;
  readonly missiles?: readonly Missile[];
  readonly rolled?: NonNullable<ModelPart["rolled"]>;
  /** Of this part alone. */
  readonly rules?: readonly RuleGiven[];
};
