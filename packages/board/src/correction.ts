import {
  type Core,
  type Correcting,
  type Json,
  type Message,
  message,
  type Refusal,
  refuse,
  type Verdict,
  isRecord,
} from "@tercio/kernel";
import { INCH, TURN } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";

const DEGREE = TURN / 360;
/** Places are asked for and shown in inches and degrees. */
export const inInches = (at: number): number => at / INCH;
export const inDegrees = (facing: number): number => facing / DEGREE;
export const fromInches = (inches: number): number => Math.floor(inches * INCH + 0.5);
/** A facing of at least 0 and less than a full turn. */
export const fromDegrees = (degrees: number): number => {
  const facing = Math.floor(degrees * DEGREE + 0.5) % TURN;
  return facing < 0 ? facing + TURN : facing;
};

/** What of a piece can be put right by hand: the same form in every game. */
export interface Correctable {
  readonly piece: PieceKey;
  readonly name: Message;
  /** Whole numbers of it, such as what it has left to lose. */
  readonly figures: readonly {
    readonly id: string;
    readonly label: Message;
    readonly least: number;
    readonly most: number;
    readonly now: number;
  }[];
  /** Where it stands (0.01 mm, 1/65536 turns), and null for a facing where it has none; null where it cannot be moved. */
  readonly place: Place | null;
  /** What lasts on it and can be ended. */
  readonly effects: readonly { readonly id: number; readonly label: Message }[];
}
interface Place {
  readonly x: number;
  readonly y: number;
  readonly facing: number | null;
}

/** A correction says what is to be otherwise, and nothing else. */
export type Correction = {
  readonly piece: PieceKey;
  readonly figures?: { readonly [id: string]: number };
  readonly place?: { readonly x: number; readonly y: number; readonly facing: number | null };
  /** Effects to end, by their ids. */
  readonly ends?: readonly number[];
};

/** What a game says of corrections; the form, its bounds and its sentences are the same for all. */
export interface Corrector<G> {
  correctable(game: G, piece: PieceKey): Correctable | null;
  /** The game put right, whether the piece may stand so or not. */
  put(game: G, correction: Correction): G;
  /** Why the piece cannot stand as it now stands, by which rule; `before`: the game before the correction. */
  whyNot(game: G, before: G, piece: PieceKey): Refusal | null;
}

const whole = (v: unknown): v is number => typeof v === "number" && Number.isSafeInteger(v);
const SHAPE = "kernel.correction-shape";

/** The form of a correction: what is wrong with it, or null. */
function wrongForm(c: Correctable, given: { readonly [key: string]: unknown }): Refusal | null {
  const { piece: _, figures, place, ends, ...others } = given;
  if (Object.keys(others).length > 0) return refuse(SHAPE, null);
  if (figures !== undefined && !isRecord(figures)) return refuse(SHAPE, null, undefined, "figures");
  for (const [id, value] of Object.entries(figures ?? {})) {
    const figure = c.figures.find((f) => f.id === id);
    if (figure === undefined) return refuse(SHAPE, null, undefined, `figures.${id}`);
    const { label, least, most } = figure;
    if (!whole(value) || value < least || value > most)
      return refuse("kernel.correction-figure", null, { what: label, least, most }, `figures.${id}`);
  }
  if (place !== undefined) {
    const good =
      isRecord(place) &&
      c.place !== null &&
      whole(place["x"]) &&
      whole(place["y"]) &&
      (c.place.facing === null
        ? place["facing"] === null
        : whole(place["facing"]) && place["facing"] >= 0 && place["facing"] < TURN);
    if (!good) return refuse(SHAPE, null, undefined, "place");
  }
  if (ends !== undefined && !(Array.isArray(ends) && ends.every((id) => c.effects.some((e) => e.id === id))))
    return refuse(SHAPE, null, undefined, "ends");
  return null;
}

/** What of a piece would be otherwise, in words; none where all stays as it is. */
function changes(c: Correctable, { figures, place, ends }: Correction): readonly Message[] {
  const numbers = c.figures.flatMap(({ id, label, now }) => {
    const to = figures?.[id] ?? now;
    return to === now ? [] : [message("kernel.corrected-figure", { what: label, now, to })];
  });
  const moved =
    place !== undefined && (place.x !== c.place?.x || place.y !== c.place?.y || place.facing !== c.place?.facing);
  const over = c.effects.filter((e) => ends?.includes(e.id) === true);
  return [
    ...numbers,
    ...(moved ? [message("kernel.corrected-place")] : []),
    ...over.map((e) => message("kernel.corrected-effect", { what: e.label })),
  ];
}

/** How a game is put right by hand, from what it says of its pieces. */
export function correctingBy<G extends Core>({ correctable, put, whyNot }: Corrector<G>): Correcting<G> {
  const of = (game: G, given: unknown): Correctable | null => {
    const piece = isRecord(given) ? given["piece"] : null;
    return typeof piece === "number" || typeof piece === "string" ? correctable(game, piece) : null;
  };
  return {
    accept(game: G, given: unknown): Verdict {
      const c = of(game, given);
      if (c === null || !isRecord(given)) return refuse(SHAPE, null, undefined, "piece");
      const wrong = wrongForm(c, given);
      if (wrong !== null) return wrong;
      const correction = given as Correction;
      if (changes(c, correction).length === 0) return refuse("kernel.correction-nothing", null);
      return whyNot(put(game, correction), game, c.piece) ?? true;
    },
    apply: (game: G, given: Json): G => put(game, given as Correction),
    told(game: G, given: Json): Message {
      const c = of(game, given);
      return c === null
        ? message(SHAPE)
        : message("kernel.corrected-piece", { piece: c.name, what: changes(c, given as Correction) });
    },
  };
}
