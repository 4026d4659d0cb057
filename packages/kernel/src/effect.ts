import type { JsonObject } from "./json.ts";
import type { Context } from "./sequence.ts";
import { type Address, stepsOf } from "./steps.ts";

/** The step at whose beginning an effect is over; with `player`, only in that player's turn. */
export type UntilStep = Address & { readonly player?: number };

/** When an effect ends: with the first of these that comes, or never. The engine ends it. */
export type Until = {
  /** When one of these begins. */
  readonly steps?: readonly UntilStep[];
  /** After so many uses more. */
  readonly uses?: number;
  /** With the piece that it comes from. */
  readonly source?: true;
};

/** A lasting change, as plain data in the game's state: who holds which rule because of it, from whom, until when. */
export type Effect = {
  /** Among the effects of one game. */
  readonly id: number;
  /** The word by which the rule is held. */
  readonly rule: string;
  /** The piece that holds it; null = everybody. An effect is over with the piece that it is on. */
  readonly on: number | null;
  /** The piece that it comes from; null = from none. */
  readonly from: number | null;
  readonly until: Until;
  /** What its rule wants to know. */
  readonly params: JsonObject;
};

/** Why effects have ended: a step has begun, the last use is made, a piece stands no more, or a change took them away. */
export type Ending = ({ readonly why: "step" } & Address) | { readonly why: "used" | "piece" | "source" | "change" };

/** How a system keeps the effects that are at work in its games. */
export interface Lasting<G> {
  /** Ascending by id. */
  of(game: G): readonly Effect[];
  /** The same game with other effects. */
  put(game: G, effects: readonly Effect[]): G;
  /** Whose turn it is. */
  turn(game: G): number;
  /** Does this piece still stand? */
  stands(game: G, piece: number): boolean;
  /** Tells of effects that are over; `game`: as it is without them. Asked only where somebody listens. */
  ended?(game: G, effects: readonly Effect[], ending: Ending, context: Context): void;
}

/** The effects with one more, which takes the next free id. */
export const withEffect = (effects: readonly Effect[], effect: Omit<Effect, "id">): readonly Effect[] => [
  ...effects,
  { id: (effects.at(-1)?.id ?? 0) + 1, ...effect },
];

/** The effects that go on; the very same list when none has ended. */
const still = (effects: readonly Effect[], goesOn: (e: Effect) => boolean): readonly Effect[] =>
  effects.every(goesOn) ? effects : effects.filter(goesOn);

/** `context`: null where nobody listens. */
function kept<G>(
  lasting: Lasting<G>,
  game: G,
  goesOn: (e: Effect) => boolean,
  ending: Ending,
  context: Context | null,
): G {
  const effects = lasting.of(game);
  const left = still(effects, goesOn);
  if (left === effects) return game;
  const next = lasting.put(game, left);
  if (context !== null)
    lasting.ended?.(
      next,
      effects.filter((e) => !left.includes(e)),
      ending,
      context,
    );
  return next;
}

/** Tells of effects that a change has taken away. */
export function tellTaken<G>(lasting: Lasting<G>, before: G, after: G, context: Context): void {
  const [had, has] = [lasting.of(before), lasting.of(after)];
  if (had === has || had.length === 0 || lasting.ended === undefined) return;
  const taken = had.filter((e) => !has.some((x) => x.id === e.id));
  if (taken.length > 0) lasting.ended(after, taken, { why: "change" }, context);
}

const { atStep: address } = stepsOf<{ readonly [sequence: string]: string }>();

// Asked at each step of each walk, where mostly nothing lasts: no function is made then.

/** The game when a step begins: what lasts until then is over. */
export const atStep = <G>(
  lasting: Lasting<G>,
  game: G,
  sequence: string,
  { id }: { readonly id: string },
  context: Context | null = null,
): G => (lasting.of(game).length === 0 ? game : endedAtStep(lasting, game, sequence, id, context));

function endedAtStep<G>(lasting: Lasting<G>, game: G, sequence: string, id: string, context: Context | null): G {
  const here = address(sequence, id);
  const begins = ({ sequence: s, step, player }: UntilStep): boolean =>
    s === here.sequence && step === here.step && (player === undefined || player === lasting.turn(game));
  const ending = { why: "step", ...here } as const;
  return kept(lasting, game, ({ until }) => until.steps?.some(begins) !== true, ending, context);
}

/** The game after a change: effects on pieces that stand no more are over, and those that were to last as long as their source. */
export const afterChange = <G>(lasting: Lasting<G>, game: G, context: Context | null = null): G =>
  lasting.of(game).length === 0 ? game : endedByChange(lasting, game, context);

function endedByChange<G>(lasting: Lasting<G>, game: G, context: Context | null): G {
  const gone = (piece: number | null): boolean => piece !== null && !lasting.stands(game, piece);
  const standing = kept(lasting, game, (e) => !gone(e.on), { why: "piece" }, context);
  return kept(lasting, standing, (e) => !(e.until.source === true && gone(e.from)), { why: "source" }, context);
}

/** The game after an effect was used once: with its last use it is over. One that counts no uses goes on. */
export function afterUse<G>(lasting: Lasting<G>, game: G, id: number, context: Context | null = null): G {
  const effects = lasting.of(game);
  const used = effects.find((e) => e.id === id);
  if (used?.until.uses === undefined) return game;
  const uses = used.until.uses - 1;
  if (uses <= 0) return kept(lasting, game, (e) => e !== used, { why: "used" }, context);
  return lasting.put(
    game,
    effects.map((e) => (e === used ? { ...e, until: { ...e.until, uses } } : e)),
  );
}
