import type { ItemId } from "../state/items.ts";
import type { Chosen, Request } from "@tercio/kernel";
import type { ChargePlaces, Segment } from "@tercio/mass-battle";
import type { Point } from "@tercio/tabletop";
import type { Offering } from "../hooks/casting.ts";
import type { SpecialAttack } from "../hooks/moments.ts";
import type { Packet } from "../calculation/attacks.ts";
import type { Commander, Ordered } from "../calculation/orders.ts";
import type { Declaring } from "../calculation/declared.ts";
import type { CombatFront } from "../battlefield/combat-reform.ts";
import type { Placing } from "@tercio/regiments";
import type { Where } from "../battlefield/arrivals.ts";
import type { SpellWord, WayName } from "../state/spells.ts";
import type { Borne } from "../state/items.ts";
import type { OwnShot } from "../state/missiles.ts";
import type { PoolRef, Seat, Special, WeaponId } from "../state/state.ts";

/** Units that wait for the same, of which a player says which goes next: each kind of waiting has a question of its own. */
export type Waiting =
  | "return"
  | "arrive"
  | "redirect"
  | "charge"
  | "failed-charge"
  | "rally"
  | "magical-move"
  | "random-movement"
  | "panic"
  | "flee"
  | "pursue"
  | "post-combat"
  | "combat-reform";

/** A new front outside the Movement Phase; lengths in 0.01 mm, facing in 1/65536 turns. */
interface NewFront {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
}

/** A Character put down in a unit of its side. */
export type Joining = { readonly unit: number; readonly host: number };

/** A charge: who charges whom, and whether through the air. */
export type ChargePair = { readonly unit: number; readonly target: number; readonly air?: true };

export type MoveAnswer =
  | {
      readonly unit: number;
      readonly move: "advance" | "march";
      /** Through the air. */
      readonly air?: true;
      /** A Character joins this unit, up to which the path leads it. */
      readonly join?: number;
      readonly path: readonly Segment[];
    }
  | ({ readonly unit: number; readonly move: "reform" } & NewFront)
  | {
      readonly unit: number;
      readonly move: "swift-reform";
      readonly facing: number;
      readonly files: number;
      readonly path: readonly Segment[];
    }
  | { readonly done: true };

/** One of the faces of a spell by its place there, or one pool of its target. */
export type SpellOption = { readonly face: number } | PoolRef;

/** A spell that a Wizard would cast, and in which way. */
export type OneCast = {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  /** Of a Bound Spell: the item that it is in. */
  readonly bound?: ItemId | SpellWord;
};

interface Stay {
  readonly kind: "stay";
}
type Units = { readonly units: readonly number[] };
type Unit = { readonly unit: number };
type Targets = { readonly unit: number; readonly targets: readonly number[] };
type Nothing = Readonly<Record<never, never>>;

export type ChoiceId = keyof Choices;
export type About<K extends ChoiceId> = Choices[K]["about"];

/** What a request of this kind is about, for who looks from outside the steps; null where something else is asked. */
export const aboutOf = <K extends ChoiceId>(request: Request, kind: K): About<K> | null =>
  request.type === "choice" && request.choice === kind ? (request.about as unknown as About<K>) : null;
export type AnswerTo<K extends ChoiceId> = Choices[K]["answer"];

/** Every kind of choice that a step of these sequences asks: what it is about, and an accepted answer. */
export interface Choices {
  zone: Chosen<Nothing, { readonly zone: "south" | "north" }>;
  diagonal: Chosen<Nothing, { readonly diagonal: "rising" | "falling" }>;
  attacker: Chosen<Nothing, { readonly seat: Seat }>;
  "place-marker": Chosen<{ readonly player: Seat }, Point>;
  "mark-unit": Chosen<Units, Unit>;
  /** What somebody does with its gates. */
  gateway: Chosen<
    { readonly unit: number; readonly marks: boolean; readonly units: readonly number[] },
    { readonly done: true } | { readonly mark: true } | { readonly send: number }
  >;
  /** Which marker is taken away; `must`: one has to be. */
  "gateway-close": Chosen<
    { readonly unit: number; readonly gates: readonly number[]; readonly must: boolean },
    { readonly gate: number | null }
  >;
  "gateway-point": Chosen<{ readonly unit: number; readonly before?: true }, Point>;
  /** A feature by its place in `terrain`. */
  "choose-hill": Chosen<{ readonly player: Seat; readonly features: readonly number[] }, { readonly feature: number }>;
  "first-deployer": Chosen<Nothing, { readonly seat: Seat }>;
  "short-edge": Chosen<{ readonly player: Seat }, { readonly edge: "east" | "west" }>;
  "special-deployment": Chosen<
    { readonly player: Seat; readonly may: readonly { readonly unit: number; readonly special: Special }[] },
    { readonly unit: number; readonly special: Special } | { readonly done: true }
  >;
  deploy: Chosen<
    Where & Units & { readonly single?: true },
    { readonly units: readonly Placing[]; readonly joins?: readonly Joining[] }
  >;
  intent: Chosen<Nothing, { readonly intent: "first" | "second" }>;
  "first-turn": Chosen<Nothing, { readonly intent: "first" | "second" }>;
  "pick-up": Chosen<{ readonly marker: number } & Units, { readonly unit: number | null }>;
  "put-down": Chosen<{ readonly marker: number } & Unit, Point>;
  /** `must`: who may not stay where it is; left out where nobody has to charge. */
  charge: Chosen<
    { readonly pairs: readonly ChargePair[]; readonly must?: readonly number[] },
    ChargePair | { readonly done: true }
  >;
  "charge-reaction": Chosen<
    { readonly unit: number; readonly charger: number },
    /** The word of a reaction that a rule offers. */
    { readonly reaction: string }
  >;
  chase: Chosen<Targets, { readonly target: number }>;
  redirect: Chosen<Targets, { readonly redirect: boolean }>;
  "redirect-target": Chosen<Targets, { readonly target: number }>;
  "next-charger": Chosen<Units, Unit>;
  "charge-move": Chosen<
    {
      readonly unit: number;
      readonly target: number;
      readonly mates: readonly number[];
      readonly places: ChargePlaces;
    },
    { readonly offset: number }
  >;
  /** `stay`: it may stand still instead. */
  "random-movement": Chosen<Unit & { readonly stay?: true }, { readonly facing: number } | { readonly stay: true }>;
  move: Chosen<{ readonly player: Seat } & Units, MoveAnswer>;
  "select-spell": Chosen<
    { readonly unit: number; readonly spells: readonly SpellWord[]; readonly count: number },
    { readonly spell: SpellWord }
  >;
  /** Magic Dice bought with Veil Tokens. */
  siphon: Chosen<{ readonly tokens: number; readonly most: number }, { readonly dice: number }>;
  "cast-spell": Chosen<{ readonly spells: readonly OneCast[] }, OneCast | { readonly done: true }>;
  /** A unit as a whole has pool -1. */
  "spell-target": Chosen<OneCast & { readonly targets: readonly PoolRef[] }, PoolRef>;
  /** Another target of the same spell; null: none. */
  "second-target": Chosen<OneCast & { readonly targets: readonly PoolRef[] }, { readonly unit: number | null }>;
  /** A point of the table, 0.01 mm from its centre. */
  "spell-point": Chosen<OneCast, { readonly x: number; readonly y: number }>;
  "casting-dice": Chosen<
    OneCast & {
      readonly targets: readonly PoolRef[];
      readonly most: number;
      /** It has been made harder for a spell that follows. */
      readonly augmented?: boolean;
      /** Somebody has bled for it. */
      readonly offered?: boolean;
    },
    { readonly dice: number }
  >;
  /** Whether the Wizard's unit suffers so many hits, which may help its next attempt. */
  "sacrificial-offering": Chosen<
    OneCast & { readonly unit: number; readonly hits: number },
    { readonly offers: boolean }
  >;
  /** Who bleeds for a spell, and how much; null: nobody. */
  sacrifice: Chosen<
    OneCast & { readonly targets: readonly PoolRef[]; readonly units: readonly Offering[] },
    { readonly unit: number | null }
  >;
  /** Whether a Magic Die is added to a roll that came to this. */
  "add-die": Chosen<
    OneCast & {
      readonly targets: readonly PoolRef[];
      readonly item: Borne;
      readonly total: number;
      /** It is not enough, and one die more may be. */
      readonly helps: boolean;
      readonly dispels: boolean;
    },
    { readonly adds: boolean }
  >;
  /** Whether Veil Tokens are spent, so that a spell's failed rolls to wound are made again. */
  "walk-veil": Chosen<
    OneCast & { readonly targets: readonly PoolRef[]; readonly tokens: number },
    { readonly walks: boolean }
  >;
  /** How many Veil Tokens are discarded to strike back at whoever has taken Health Points. */
  "discard-tokens": Chosen<OneCast & { readonly foe: number; readonly most: number }, { readonly tokens: number }>;
  /** How many Veil Tokens are discarded in place of Health Points: each for so many wounds, or for one point of as many. */
  "ignore-losses": Chosen<
    OneCast & {
      readonly at: PoolRef;
      readonly wounds: number;
      readonly each: number;
      readonly lessens: boolean;
      readonly most: number;
    },
    { readonly tokens: number }
  >;
  /** Which spell of the enemy is not tried in this phase; null: the scroll is kept. */
  "bind-spell": Chosen<
    { readonly item: Borne; readonly spells: readonly SpellWord[] },
    { readonly spell: SpellWord | null }
  >;
  /** Which face of a spell counts, or whom it concerns of its target: by its place among `options`. */
  "spell-option": Chosen<OneCast & { readonly options: readonly SpellOption[] }, { readonly option: number }>;
  /** Whether a spell is made harder, so that another follows it. */
  "augment-spell": Chosen<
    OneCast & { readonly targets: readonly PoolRef[]; readonly follows: SpellWord },
    { readonly augments: boolean }
  >;
  /** Whether a spell that lasts is ended with Magic Dice. */
  "end-spell": Chosen<
    { readonly effect: number; readonly wizard: number; readonly spell: SpellWord; readonly dice: number },
    { readonly ends: boolean }
  >;
  /** 0: it is let through. */
  dispel: Chosen<
    OneCast & {
      readonly targets: readonly PoolRef[];
      /** Magic Dice that it was cast with. */
      readonly castWith: number;
      readonly total: number;
      readonly most: number;
    },
    { readonly dice: number }
  >;
  shoot: Chosen<
    { readonly pairs: readonly { readonly unit: number; readonly target: number }[] },
    { readonly unit: number; readonly target: number } | { readonly done: true }
  >;
  missile: Chosen<
    PoolRef & { readonly part: number; readonly target: number; readonly weapons: readonly OwnShot[] },
    { readonly weapon: OwnShot }
  >;
  "share-hits": Chosen<
    {
      readonly by: number;
      readonly unit: number;
      readonly hits: number;
      /** Natural 6s that wound without a roll. */
      readonly wounded: boolean;
      readonly pools: readonly PoolRef[];
      /** Hits of the same shots that each of the pools has been given already. */
      readonly given: readonly number[];
    },
    { readonly dice: readonly number[] }
  >;
  "rally-reform": Chosen<Unit, Stay | ({ readonly kind: "reform" } & NewFront)>;
  "choose-combat": Chosen<{ readonly combats: readonly (readonly number[])[] }, { readonly combat: number }>;
  "use-item": Chosen<{ readonly items: readonly Borne[] }, Borne | { readonly done: true }>;
  "give-order": Chosen<
    { readonly by: Commander; readonly orders: readonly Ordered[] },
    Ordered | { readonly done: true }
  >;
  /** Null: nobody. */
  sweep: Chosen<{ readonly unit: number; readonly targets: readonly number[] }, { readonly target: number | null }>;
  weapon: Chosen<PoolRef, { readonly unit: number; readonly weapon: WeaponId }>;
  "make-way": Chosen<PoolRef & { readonly files: readonly number[] }, { readonly file: number | null }>;
  /** `must`: a Duel is fought where it can be. */
  "issue-duel": Chosen<{ readonly from: readonly PoolRef[]; readonly must?: true }, PoolRef | { readonly unit: null }>;
  "accept-duel": Chosen<
    { readonly by: PoolRef; readonly able: readonly PoolRef[]; readonly must?: true },
    PoolRef | { readonly unit: null }
  >;
  "name-refuser": Chosen<{ readonly by: PoolRef; readonly able: readonly PoolRef[] }, PoolRef>;
  /** Null: none of them. */
  "special-attack": Chosen<Declaring, { readonly attack: SpecialAttack["rule"] | null }>;
  allocate: Chosen<{ readonly packet: Packet }, { readonly dice: readonly number[] }>;
  pursue: Chosen<
    { readonly unit: number; readonly prey: readonly number[]; readonly must: boolean },
    { readonly pursue: boolean; readonly prey?: number }
  >;
  "flee-from": Chosen<{ readonly unit: number; readonly foes: readonly number[] }, { readonly foe: number }>;
  "post-combat": Chosen<Unit, Stay | ({ readonly kind: "pivot" | "reform" } & NewFront)>;
  "reform-first": Chosen<Nothing, { readonly seat: Seat }>;
  "combat-reform": Chosen<Unit, CombatFront | { readonly files: null }>;
  "next-unit": Chosen<Units & { readonly waiting: Waiting }, Unit>;
}
