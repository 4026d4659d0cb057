import type { RuleId } from "../state/names.ts";
import { flow, type Played } from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import type { NinthAge, PoolRef, Seat, SteppedFrom } from "../state/state.ts";
import type { Commander } from "../calculation/orders.ts";
import type { CombatTally } from "../calculation/combat-score.ts";
import type { UseAt } from "../calculation/items-used.ts";
import type { Choices } from "./asked.ts";
import type { Chosen, Volley } from "../battlefield/volleys.ts";
import type { ArtilleryGiven, ArtilleryOwn } from "./artillery.ts";
import type { Fallen, Healed, StrikeVars } from "./blows.ts";
import type { CastingGiven } from "./cast-given.ts";
import type {
  AttemptGiven,
  Attempted,
  AttemptOwn,
  BoundGiven,
  CastingOwn,
  DispelGiven,
  DispelOwn,
  Rolled,
} from "./casting-rolls.ts";
import type { AfterSiphon, HitOffered, Offering } from "../hooks/casting.ts";
import type { MagicRollGiven, MagicRollOwn } from "./magic-roll.ts";
import type { PaidGiven } from "./spell-paid.ts";
import type { ChargeVars, Contact } from "./charge.ts";
import type { Flight, Pursuit } from "./chase.ts";
import type { CombatResult, Crumbling } from "./combat-result.ts";
import type { PanicDue } from "../hooks/moments.ts";
import type { Dealt, Reprisal, ReprisalOwn } from "./reprisal.ts";
import type { MagicalMoveGiven, MagicalMoveOwn, MagicalMovesGiven } from "./magical-move.ts";
import type { Sweep } from "./sweep.ts";
import type { MarkerGiven, MarkerOwn } from "./spell-marker.ts";
import type { MendingGiven, MendingOwn } from "./mending.ts";
import type { MiscastGiven } from "./miscast.ts";
import type { MisfireGiven } from "./misfire.ts";
import type { SavesGiven, SavesOwn, SavesResult } from "./saves.ts";
import type { GatewayGiven, GatewayOwn } from "./gateway.ts";
import type { MiasmaGiven } from "./miasma.ts";
import type { RoundVars } from "./round-of-combat.ts";
import type { ShootingVars } from "./shooting.ts";
import type { SpellGiven, SpellOwn } from "./spell-lasting.ts";
import type { SpellHitsGiven, SpellHitsOwn } from "./spell-hits.ts";
import type { Fired, VolleyVars } from "./volley-vars.ts";
import type { Steps } from "../state/steps.ts";

type Nothing = Readonly<Record<never, never>>;
type BloodOffered = { readonly offered: boolean; readonly over: boolean };
type Unit = { readonly unit: number };

/** What strikes back at who has taken Health Points. */
type Causes = { readonly causes: readonly Reprisal[] };

/** Every sequence: what it is entered with, its own variables, its result, the targets of its jumps. */
export interface Sequences {
  game: Played;
  "pre-game": Played;
  battlefield: Played;
  "deployment-type": Played;
  "secondary-objective": Played;
  "deployment-zones": Played;
  "objective-choices": Played;
  "hill-choices": Played;
  "deployment-phase": Played<
    { readonly chooser: Seat },
    { readonly turn: Seat | null; readonly winner: Seat | null; readonly turns: readonly [number, number] }
  >;
  "special-deployment": Played<Nothing, { readonly over: readonly Seat[] }>;
  scouts: Played<Nothing, { readonly turn: Seat | null }>;
  /** `drifts`: it comes from below, and may; `turn`: to which side. */
  arrive: Played<Unit, { readonly drifts: boolean; readonly turn: number | null }>;
  "who-deploys-first": Played<{ readonly chooser: Seat }, { readonly turn: Seat | null }, Seat>;
  "first-turn": Played<Nothing, { readonly first: number; readonly winner: Seat | null }, Seat | null>;
  vanguard: Played<Nothing, { readonly turn: Seat | null; readonly over: readonly Seat[] }>;
  "player-turn": Played;
  /** Units of a side that has lost its Hierophant. */
  dust: Played<Unit>;
  /** What commanders order at the start of their Player Turn; `given`: who has, once for each order. */
  orders: Played<Nothing, { readonly given: readonly Commander[] }>;
  "pick-up": Played<Nothing, { readonly asked: readonly number[] }>;
  "put-down": Played;
  "charge-phase": Played<Nothing, { readonly last: number | null; readonly must: readonly number[] }>;
  "charge-reaction": Played<
    { readonly charger: number; readonly target: number; readonly first: number | null },
    /** It has failed its test before a terrifying charger. */
    { readonly panics: boolean }
  >;
  redirect: Played<{ readonly charger: number; readonly target: number }>;
  "charge-move": Played<Unit, ChargeVars>;
  "charge-contact": Played<Contact, { readonly offset: number | null; readonly arrived: boolean }, boolean>;
  "movement-phase": Played<Nothing, { readonly done: boolean }>;
  returns: Played;
  rally: Played<Unit, { readonly rallied: boolean }>;
  "random-movement": Played<Unit, { readonly facing: number }>;
  march: Played<{
    readonly unit: number;
    readonly path: readonly Segment[];
    readonly air: boolean;
    readonly join: number | null;
    /** Of a Character that steps out of a unit: where it stood, if it does not march after all. */
    readonly back: SteppedFrom | null;
  }>;
  /** A Character that stands against a unit becomes one of it. */
  joins: Played<{ readonly unit: number; readonly host: number }>;
  "select-spells": Played;
  "magic-phase": Played<Nothing, { readonly over: boolean }>;
  "after-siphon": Played<{ readonly may: AfterSiphon }>;
  casting: Played<CastingGiven, CastingOwn>;
  /** Has somebody bled for it, and is the attempt over before it has begun? */
  "blood-offered": Played<
    CastingGiven & { readonly unit: number; readonly may: HitOffered },
    { readonly health: number | null } & BloodOffered,
    BloodOffered
  >;
  "casting-attempt": Played<AttemptGiven, AttemptOwn, Attempted>;
  "bound-spell": Played<BoundGiven, AttemptOwn, Attempted>;
  /** Has it been dispelled? */
  "dispelling-attempt": Played<DispelGiven, DispelOwn, boolean>;
  "magic-roll": Played<MagicRollGiven, MagicRollOwn, Rolled>;
  sacrifice: Played<PaidGiven & { readonly units: readonly Offering[] }, { readonly sacrificed: boolean }, boolean>;
  "veil-walk": Played<PaidGiven, { readonly walks: boolean }, boolean>;
  spell: Played<SpellGiven, SpellOwn>;
  "magical-moves": Played<MagicalMovesGiven>;
  "magical-move": Played<MagicalMoveGiven, MagicalMoveOwn>;
  "spell-marker": Played<MarkerGiven, MarkerOwn>;
  mending: Played<MendingGiven, MendingOwn>;
  "spell-hits": Played<SpellHitsGiven, SpellHitsOwn>;
  miscast: Played<MiscastGiven, { readonly hits: number }>;
  /** Who has passed over enemies. */
  sweep: Played<Sweep>;
  "shooting-phase": Played<Nothing, { readonly over: boolean }>;
  shooting: Played<ShootingVars, { readonly chosen: readonly Chosen[]; readonly pieces: readonly Volley[] }>;
  volley: Played<
    VolleyVars,
    {
      readonly rolled: readonly Fallen[];
      readonly fired: readonly Fired[];
      readonly healed: readonly Healed[];
    } & Causes
  >;
  reprisal: Played<Reprisal, ReprisalOwn, readonly [number, number]>;
  /** Hits of whose saves something looks at each. */
  saves: Played<SavesGiven, SavesOwn, SavesResult>;
  "first-gate": Played<Unit>;
  gateway: Played<GatewayGiven, GatewayOwn>;
  rebirth: Played<{ readonly unit: number; readonly need: number }>;
  reborn: Played<Unit>;
  miasma: Played<MiasmaGiven>;
  artillery: Played<ArtilleryGiven, ArtilleryOwn>;
  misfire: Played<MisfireGiven, { readonly row: number | null; readonly reach: number | null }>;
  "melee-phase": Played<Nothing, { readonly combat: number }>;
  "round-of-combat": Played<{ readonly units: readonly number[] }, RoundVars>;
  duel: Played<
    { readonly units: readonly number[]; readonly seat: Seat },
    { readonly by: PoolRef | null; readonly at: PoolRef | null },
    Pick<RoundVars, "duel">
  >;
  /** Who makes which Special Attack, and in which order all strike. */
  "initiative-order": Played<
    { readonly units: readonly number[] } & Pick<StrikeVars, "duel">,
    Pick<RoundVars, "order" | "steps">,
    Pick<RoundVars, "order" | "steps">
  >;
  "initiative-step": Played<
    Pick<StrikeVars, "duel" | "packets">,
    Omit<StrikeVars, "duel" | "packets"> & {
      readonly healed: readonly Healed[];
      readonly dealt: readonly Dealt[];
    } & Causes,
    Pick<StrikeVars, "lost" | "overkill" | "later">
  >;
  "combat-result": Played<CombatTally, CombatResult & Crumbling, CombatResult>;
  pursuer: Played<
    { readonly unit: number; readonly prey: readonly number[] },
    { readonly goes: boolean; readonly after: number | null },
    { readonly goes: boolean; readonly prey: number | null }
  >;
  "flee-distances": Played<
    { readonly broken: readonly number[] },
    { readonly flights: readonly Flight[] },
    readonly Flight[]
  >;
  "move-fleeing": Played<Omit<Pursuit, "broken">, { readonly away: readonly number[] }>;
  "move-pursuing": Played<Pursuit, { readonly meeting: readonly number[] }>;
  "combat-reforms": Played<
    Pick<Pursuit, "units" | "chasers"> & Pick<CombatResult, "losers" | "difference">,
    { readonly able: readonly number[]; readonly first: Seat | null }
  >;
  /** `units`: those of a combat, null for all. */
  "use-items": Played<
    { readonly at: UseAt; readonly units: readonly number[] | null },
    { readonly over: readonly Seat[] }
  >;
  "fear-tests": Played<{ readonly units: readonly number[] }>;
  "panic-tests": Played<{ readonly tests: readonly PanicDue[] }, { readonly panicked: readonly PanicDue[] }>;
  panicked: Played<PanicDue, { readonly foe: number | null }>;
  flee: Played<{ readonly unit: number; readonly direction: number }>;
  "dangerous-terrain": Played<{
    readonly unit: number;
    readonly fails: number;
    /** Who tests, and on what ground; null: all, for running through the enemy. */
    readonly models: number | null;
    readonly feature: number | null;
  }>;
}
/** What the sequences speak of. */
export interface NinthAgeFlow {
  readonly steps: Steps;
  readonly game: NinthAge;
  readonly sequences: Sequences;
  readonly choices: Choices;
  readonly rule: RuleId;
}

export const { copied, enter, frameAt, sequence } = flow<NinthAgeFlow>();
