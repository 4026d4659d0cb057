import type {
  Bilingual,
  Core,
  Json,
  JsonObject,
  Message,
  Reason,
  Request,
  Rules,
  RuleSystem,
  EditionDifferences,
  Views,
} from "@tercio/kernel";
import type { ResolvedUnit, ResolvedList, Rosters } from "@tercio/rosters";
import type { CombatView } from "./combat.ts";
import type { Correctable } from "./correction.ts";
import type { SceneEditor } from "./editor.ts";
import type { DeclaredView } from "./declared.ts";
import type { GuidedBattle } from "./hint.ts";
import type { PieceKey } from "./key.ts";
import type { Figure, Legend } from "./mark.ts";
import type { BoardView, Body } from "./piece.ts";
import type { RangeView } from "./range.ts";
import type { ReachTarget, ReachView } from "./reach.ts";
import type { SightView } from "./sight.ts";
import type { Sheet } from "./sheet.ts";
import type { Sort, Strand } from "./story.ts";
import type { Sketch } from "./sketch.ts";
import type { Supply } from "./supply.ts";
import type { ThreatView } from "./threat.ts";
import type { Choice } from "./tool.ts";

/** A field of a scenario's set-up that a player may choose; `at`: of one that is a list, the place in it. */
export type SetupOption = { readonly field: string; readonly at?: number; readonly title: Message } & (
  | {
      readonly kind: "one";
      /** A list that a player has made may be chosen as well, as {@link SeenRosters.field} makes it; `size`: the field for its points. */
      readonly lists?: { readonly size: string };
      readonly answers: readonly { readonly id: string; readonly label: Message }[];
      readonly usual: string;
      /** The answer that leaves it to the dice; missing where there is none. */
      readonly chance?: string;
    }
  /** A whole number; left out where the player gives none. */
  | { readonly kind: "number"; readonly usual: number | null }
);

/** What names an option: its field, and its place there, counted from one. */
export const optionName = ({ field, at }: SetupOption): string => (at === undefined ? field : `${field}-${at + 1}`);

/** A set-up in which this is chosen; null: its field is left out. */
export function withOption(setup: JsonObject, { field, at }: SetupOption, value: Json): JsonObject {
  const before = setup[field];
  if (at !== undefined && Array.isArray(before))
    return { ...setup, [field]: before.map((was: Json, i) => (i === at ? value : was)) };
  const { [field]: _, ...others } = setup;
  return value === null ? others : { ...others, [field]: value };
}

/**
 * How events of a kind stand in an account: `turn` and `phase` head what follows (a turn's value `player` says whose it is,
 * from 1), `quiet` only repeats what the dice or a heading show, `score` brings the lines of both sides' numbers along (`data.first`, `data.second`).
 */
export type Telling = "turn" | "phase" | "quiet" | "score";

/** What a screen draws of a position, and tells of it. */
export interface SeenViews<G extends Core = Core> extends Views<G> {
  board(game: G): BoardView;
  /** What a piece on the field could reach and faces; null for a piece that stands nowhere. */
  reach?(game: G, piece: PieceKey): ReachView<G> | null;
  /** What a body would face if it stood so, as {@link reach} draws it of a piece; null for one that has no front. */
  arcs?(game: G, body: Body): Pick<ReachView<G>, "rays" | "arcs"> | null;
  /** Whom a piece could go for if it were its turn, as its {@link reach} tells it; of one target alone where one is named. */
  targets?(game: G, piece: PieceKey, of?: PieceKey | null): readonly ReachTarget<G>[];
  /** Where the pieces of the other side could come to blows in their next turn with whoever of `seat` stands there. */
  threats?(game: G, seat: number): readonly ThreatView[];
  /** How far what pieces do to those near them reaches, and whom; of all sides. */
  ranges?(game: G): readonly RangeView[];
  /** Who has said whom it goes for and has not moved yet. */
  declared?(game: G): readonly DeclaredView<G>[];
  /** What of a piece can be put right by hand (see {@link Rules.correcting}); null where nothing can. */
  correctable?(game: G, piece: PieceKey): Correctable | null;
  /** What a piece sees of another, where what is asked hangs on that; null where it does not, or they are no such pair. */
  sight?(game: G, request: Request, piece: PieceKey, target: PieceKey): SightView | null;
  /** Where one of the answers on offer would lead, if that is a place; null where it is none. */
  sketch?(game: G, request: Request, answer: Json): Sketch | null;
  /** How far a battle has come, said and at its shortest; null before it has begun. */
  moment?(game: G): { readonly long: Message; readonly short: string } | null;
  /** What both sides have in hand to spend now; nothing while nothing is spent. */
  supplies?(game: G): readonly Supply[];
  /** What may be chosen before a battle besides the rulings. */
  readonly options?: readonly SetupOption[];
  /** Kinds of events that are told otherwise than as a plain line. */
  readonly tellings?: { readonly [kind: string]: Telling };
  /** Combats as they stand, each to be read as one card; none where a game has no rounds of combat. */
  combats?(game: G): readonly CombatView[];
  /** Which events make the story of a turn and how they add up, the weightiest first; none where nothing is told in short. */
  readonly story?: readonly Strand[];
  /** What is known now of a piece that began the battle, also while it stands among others; missing where the board tells all. */
  sheet?(game: G, piece: PieceKey): Sheet;
  /** What an account may be narrowed to, besides dice; none where a game does not say. */
  readonly sorts?: readonly Sort[];
  /**
   * How the points of a seat came about, the first of them those of {@link Rules.outcome}; none where a game does not say.
   */
  account?(game: G, seat: number): readonly Reason[];
  /** What the army of a seat is called, and costs, as it was brought; none where a game does not say. */
  army?(game: G, seat: number): Message;
  /** What of its game is not played yet, in a sentence; missing where everything is. */
  readonly notYet?: Bilingual;
  /** A small battle by name with hints, for whoever plays for the first time; none where a game has none. */
  readonly guided?: GuidedBattle<G>;
  /** Every sign that its pieces may carry, and what the pips beside a name count; null where there are none. */
  readonly legend: {
    readonly marks: readonly Legend[];
    readonly pips: Legend["label"] | null;
    /** What its pieces may be at a glance. */
    readonly figures?: readonly { readonly figure: Figure; readonly label: Message }[];
  };
}

/** A unit of a list as its players read it. */
export interface UnitCard {
  readonly sheet: Sheet;
  /** What of it the game does not play yet, by name. */
  readonly unknown: readonly Message[];
  /** Why it cannot be played at all; null where it can. */
  readonly barred: Message | null;
}

/** Army books and lists by them, with what a player reads of a unit. */
export interface SeenRosters extends Rosters {
  /** Of a list of a book that was opened here. */
  card(m: ResolvedList, u: ResolvedUnit): UnitCard;
  /** The unit as a question told in numbers names one (`piece` among its words); null where it cannot be played. */
  told?(m: ResolvedList, u: ResolvedUnit): string | null;
}

/** A rulebook that can be seen and played by hand: what bots and odds need, and what a screen needs besides. */
export interface System<G extends Core = Core> extends RuleSystem<G> {
  /** Army books and lists by them, fetched when they are asked for; missing where a game has none yet. */
  readonly rosters?: () => Promise<SeenRosters>;
  /** How a position is put together by hand, fetched when it is asked for; missing where a game's scenes have no places. */
  readonly editor?: () => Promise<SceneEditor<G>>;
  /** What the editions of the game differ in, worked out; missing where it has one edition. */
  readonly differences?: () => Promise<EditionDifferences<G>>;
  readonly rules: Rules<G> & { readonly choices: { readonly [id: string]: Choice<G> } };
  readonly views: SeenViews<G>;
}
