import { changedGame } from "../state/copies.ts";
import { type Effect, type JsonObject } from "@tercio/kernel";
import { gap, INCH } from "@tercio/tabletop";
import { fieldsOf, numberOf } from "../state/facts.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { effectOf, isSpell, type SpellEffect, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, type Pool, type Unit, unit } from "../state/state.ts";
import { casterOf } from "./casting.ts";
import { rectangleOf } from "./formation.ts";
import { presenceBase } from "./presence.ts";

type G = NinthAge;
/** The fact of a spell by which Veil Tokens are discarded in place of Health Points. */
const IGNORES = "lossesIgnored";

/** Tokens that may keep whoever is wounded from losing Health Points. */
export interface Kept {
  readonly effect: Effect;
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  /** Tokens that may be discarded now. */
  readonly most: number;
  /** Losses for which each of them does. */
  readonly each: number;
  /** Losses that one discarded before at the same moment still does for. */
  readonly spare: number;
}

/** What was discarded in a phase: how many, for whom by their records, and whose second loss a token still does for. */
interface Discarded {
  readonly tokens: number;
  readonly on: readonly unknown[];
  readonly spare: number | null;
}

const phaseOf = ({ playerTurn, phase }: G): string => `${playerTurn} ${phase}`;

function discarded(game: G, { params }: Effect): Discarded {
  if (params.phase !== phaseOf(game)) return { tokens: 0, on: [], spare: null };
  const { on } = params;
  return { tokens: numberOf(params.tokens) ?? 0, on: Array.isArray(on) ? on : [], spare: numberOf(params.spare) };
}

/** Who may be kept from harm but so often in a phase: each Character, and Gigantic models. */
const isSingle = (p: Pool): boolean => p.kind === "character" || p.profile.height === "Gigantic";
const isStandardInfantry = ({ profile }: Pool): boolean => profile.type === "Infantry" && profile.height === "Standard";

/** Null: nothing keeps those of this pool from losing Health Points (reading `losses-ignored`). */
export function keptFromLoss(game: G, at: Unit, pool: Pool): Kept | null {
  if (game.effects.length === 0) return null;
  for (const effect of game.effects) {
    const { rule, from, params } = effect;
    if (!isSpell(rule) || from === null) continue;
    const way = params.way as WayName;
    const facts: SpellEffect = effectOf(game.edition, rule, way);
    if (facts[IGNORES] === undefined || unit(game, from).seat !== at.seat) continue;
    const caster = casterOf(game, from);
    const within = numberOf(facts.within) ?? 0;
    if (caster === null || gap(presenceBase(game, caster), rectangleOf(at)) > within * INCH) continue;
    const { normally, standardInfantry } = fieldsOf(facts[IGNORES]);
    const before = discarded(game, effect);
    const single = isSingle(pool);
    const own = before.on.filter((id) => id === recordOf(at, pool)).length;
    const most = Math.max(
      0,
      Math.min(
        Math.floor(game.magic.tokens[at.seat] / (numberOf(facts.discard) ?? 1)),
        (numberOf(facts.maximumPerPhase) ?? 0) - before.tokens,
        single ? (numberOf(facts.maximumPerCharacterOrGiganticAndPhase) ?? 0) - own : Number.POSITIVE_INFINITY,
      ),
    );
    const each = numberOf(isStandardInfantry(pool) ? standardInfantry : normally) ?? 1;
    const spare = before.spare === recordOf(at, pool) ? each - 1 : 0;
    if (most > 0 || spare > 0) return { effect, wizard: from, spell: rule, way, most, each, spare };
  }
  return null;
}

const recordOf = (at: Unit, pool: Pool): number => pool.self ?? at.id;

/** Tokens that such losses can be worth at most. */
export const tokensFor = ({ most, each, spare }: Kept, losses: number): number =>
  Math.min(most, Math.ceil(Math.max(0, losses - spare) / each));

/** The game once so many tokens are discarded for so many losses of this pool. */
export function tokensDiscarded(game: G, at: Unit, pool: Pool, kept: Kept, tokens: number, losses: number): G {
  const before = discarded(game, kept.effect);
  const left = tokens * kept.each + kept.spare - losses;
  const record = recordOf(at, pool);
  const params: JsonObject = {
    ...kept.effect.params,
    phase: phaseOf(game),
    tokens: before.tokens + tokens,
    on: [...(before.on as readonly number[]), ...Array.from({ length: tokens }, () => record)],
    spare: left > 0 ? record : null,
  };
  const cost = tokens * (numberOf(effectOf(game.edition, kept.spell, kept.way).discard) ?? 1);
  const paid = withMagic(game, {
    tokens: ofSeat(game.magic.tokens, at.seat, game.magic.tokens[at.seat] - cost),
  });
  return { ...paid, effects: paid.effects.map((e) => (e.id === kept.effect.id ? { ...e, params } : e)) };
}

/** What falls later is not simultaneous any more. */
export function nothingSpare(game: G): G {
  if (!game.effects.some((e) => typeof e.params.spare === "number")) return game;
  return changedGame(game, {
    effects: game.effects.map((e) =>
      typeof e.params.spare === "number" ? { ...e, params: { ...e.params, spare: null } } : e,
    ),
  });
}
