import { changedGame } from "../state/copies.ts";
import { entered, interludes, stillPlayed } from "./interludes.ts";
import { printedTotal } from "@tercio/dice";
import { inForce, settled, there } from "@tercio/kernel";
import { castings } from "../book/magic.ts";
import {
  cardOf,
  casters,
  channelled,
  hasSoulConduit,
  hasWizards,
  knownBy,
  tokensKept,
  tokensOfArmies,
  waysOf,
} from "../calculation/casting.ts";
import { BOUND_DICE, boundMark, boundSpells, isBoundByNature } from "../calculation/bound-spells.ts";
import { pointsFor } from "../battlefield/spell-points.ts";
import { aimingOf, spellTargets } from "../battlefield/spell-targets.ts";
import { NO_MAGIC, ofSeat, withMagic } from "../state/magic.ts";
import type { NinthAge } from "../state/state.ts";
import { afterSiphon } from "./after-siphon.ts";
import { message } from "../messages/message.ts";
import { type CastingGiven, givenOf } from "./cast-given.ts";
import { tell } from "./emit.ts";
import { countersDue } from "./spell-marker.ts";
import { wordOfId } from "../entries/define.ts";
import { soulConduit } from "../entries/rules/magic.ts";
import { enter, sequence } from "./flow.ts";
import { beginPhase } from "./phases.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.magic.magic-phase";
const BOUND_SPELL = "t9a.sequence.magic.bound-spell.1";
const TABLE = "t9a.table.flux-cards";
const CONDUIT = "t9a.rule.soul-conduit";
const conduit = soulConduit.figures;
const rolledTokens = printedTotal(conduit.veilTokens.rolled);
const { tokensForADie, mostDice, keeps } = castings["t9a.rule.siphon"];

/** Is there somebody, or some place, to aim it at? */
function aimable(game: G, cast: CastingGiven): boolean {
  const aiming = aimingOf(game.edition, cast);
  if (aiming === "point") return pointsFor(game, cast.wizard, cast).length > 0;
  return aiming === "nobody" || spellTargets(game, cast.wizard, cast).length > 0;
}

/** Spells that somebody of the active side could try now: each way in which there is somebody to aim it at. */
export function castable(game: G): readonly CastingGiven[] {
  const dice = game.magic.dice[game.active];
  if (dice === 0) return [];
  const bound = boundSpells(game, game.active).filter(
    (b) =>
      dice >= BOUND_DICE.least && !game.magic.bound.includes(boundMark(b)) && inForce(BOUND_SPELL) && aimable(game, b),
  );
  const own = casters(game, game.active).flatMap(({ wizard }) =>
    knownBy(game, wizard)
      // A Learned Spell is tried once in a phase, whoever knows it.
      .filter((spell) => !game.magic.tried.includes(spell) && !isBoundByNature(game.edition, spell))
      .flatMap((spell) =>
        waysOf(game, wizard, spell)
          .map((v) => ({ wizard, spell, way: v.name }))
          .filter((cast) => aimable(game, cast)),
      ),
  );
  return [...own, ...bound];
}

/** Is there magic in this phase: by a Flux Card, or without one? */
const stirred = (game: G): boolean =>
  game.magic.card !== null || (hasWizards(game, game.active) && hasSoulConduit(game, game.active));

/** Magic Dice that these Veil Tokens buy at most. */
const mostBought = (tokens: number): number => Math.min(mostDice, Math.floor(tokens / tokensForADie));

const NOTHING = { magicDice: 0, veilTokens: 0 } as const;

const BEGINS = "the Magic Phase begins";
/** Flux, Veil Tokens, and one spell after the other. Nothing is drawn where nobody on the side is a Wizard. */
export const magicPhase = sequence(
  "magic-phase",
  { en: "Magic Phase", fr: "Phase de magie" },
  { over: true },
  ({ act, each, roll, choose, repeat }) => [
    act(
      "1",
      { en: "Start of the Magic Phase", fr: "Début de la phase de magie" },
      (game, _, context) => {
        tell(context, "phase", `${PHASE}.1`, { phase: message("phase.magic") });
        return { game: beginPhase(game, "magic") };
      },
      `${PHASE}.1`,
    ),
    each((game: G) => interludes(game, BEGINS), { still: (game, _, one) => stillPlayed(game, BEGINS, one) }).act(
      "interludes",
      { en: "What rules of armies add", fr: "Ce qu’ajoutent des règles d’armée" },
      (_, __, one) => entered(one),
    ),
    roll(
      "2",
      { en: "Draw a Flux Card", fr: "Tirer une carte de flux" },
      (game) => {
        const { length } = game.magic.cards[game.active];
        if (!hasWizards(game, game.active) || length === 0) return null;
        if (hasSoulConduit(game, game.active))
          return {
            type: "roll",
            player: game.active,
            label: message("roll.soul-conduit", { add: conduit.veilTokens.add }),
            dice: { kind: "sum", dice: rolledTokens.dice, sides: rolledTokens.sides },
            rule: CONDUIT,
          };
        if (length === 1) return settled({ total: 1 });
        return {
          type: "roll",
          player: game.active,
          label: message("roll.flux-card", { cards: length }),
          dice: { kind: "sum", dice: 1, sides: length },
          rule: `${PHASE}.2`,
        };
      },
      (game, _, { total }, context) => {
        const pool = game.magic.tokens[game.active];
        if (hasSoulConduit(game, game.active)) {
          const { magicDice: dice, veilTokens } = conduit;
          const more = total + veilTokens.add;
          tell(context, "soulConduit", CONDUIT, { dice, tokens: more });
          return {
            game: withMagic(game, {
              dice: [dice, dice],
              tokens: ofSeat(game.magic.tokens, game.active, pool + more),
            }),
          };
        }
        const deck = game.magic.cards[game.active];
        const card = there(deck[total - 1]);
        const { magicDice, veilTokens } = inForce(TABLE) && inForce(`t9a.flux-card.${card}`) ? cardOf(card) : NOTHING;
        tell(context, "fluxCard", `t9a.flux-card.${card}`, { card, dice: magicDice, tokens: veilTokens });
        const left = deck.filter((c) => c !== card);
        return {
          game: withMagic(game, {
            card,
            cards: game.active === 0 ? [left, game.magic.cards[1]] : [game.magic.cards[0], left],
            dice: [magicDice, magicDice],
            tokens: ofSeat(game.magic.tokens, game.active, pool + veilTokens),
          }),
        };
      },
      `${PHASE}.2`,
    ),
    act("channel", { en: "Channel", fr: "Canaliser" }, (game, _, context) => {
      const more = stirred(game) ? channelled(game, game.active) : 0;
      if (more === 0) return {};
      tell(context, "channels", "t9a.rule.channel", { tokens: more });
      return {
        game: withMagic(game, {
          tokens: ofSeat(game.magic.tokens, game.active, game.magic.tokens[game.active] + more),
        }),
      };
    }),
    act("armies", { en: "Veil Tokens of armies", fr: "Marqueurs « Voile » des armées" }, (game, _, context) => {
      const { value, lines } = stirred(game) ? tokensOfArmies(game, game.active) : { value: 0, lines: [] };
      if (value === 0) return {};
      for (const { rule, by } of lines)
        if (rule !== null) tell(context, "armyTokens", rule, { rule: { key: `rule.${wordOfId(rule)}` }, tokens: by });
      return {
        game: withMagic(game, {
          tokens: ofSeat(game.magic.tokens, game.active, game.magic.tokens[game.active] + value),
        }),
      };
    }),
    choose(
      "3",
      { en: "Siphon the Veil", fr: "Siphonner le Voile" },
      "siphon",
      (game) => {
        const tokens = game.magic.tokens[game.active];
        const most = stirred(game) ? mostBought(tokens) : 0;
        return most === 0 ? null : { player: game.active, about: { tokens, most } };
      },
      (game, _, { dice }, context) => {
        const { magic, active } = game;
        const tokens = magic.tokens[active] - dice * tokensForADie;
        tell(context, "siphons", `${PHASE}.3`, { dice, tokens: dice * tokensForADie });
        return {
          game: withMagic(game, {
            dice: ofSeat(magic.dice, active, magic.dice[active] + dice),
            tokens: ofSeat(magic.tokens, active, tokens),
          }),
        };
      },
      `${PHASE}.3`,
    ),
    act("kept", { en: "Veil Tokens that are kept", fr: "Marqueurs « Voile » conservés" }, (game, _, context) => {
      const tokens = game.magic.tokens[game.active];
      const kept = tokensKept(game, game.active, keeps);
      if (tokens <= kept || !inForce("t9a.rule.siphon")) return {};
      tell(context, "tokensLost", "t9a.rule.siphon", { tokens: tokens - kept, kept });
      return { game: withMagic(game, { tokens: ofSeat(game.magic.tokens, game.active, kept) }) };
    }),
    each(afterSiphon).call(
      "after-siphon",
      { en: "What the other side may do then", fr: "Ce que l’autre camp peut faire alors" },
      "after-siphon",
      (_, __, may) => ({ may }),
    ),
    choose(
      "4",
      { en: "Cast a spell", fr: "Lancer un sort" },
      "cast-spell",
      (game) => {
        const spells = castable(game);
        return spells.length === 0 ? settled({ done: true }) : { player: game.active, about: { spells } };
      },
      (_, __, answer) =>
        "done" in answer
          ? { vars: { over: true } }
          : {
              vars: { over: false },
              enter: enter("casting", givenOf(answer)),
            },
      `${PHASE}.4`,
    ),
    repeat("5", { en: "Next spell", fr: "Sort suivant" }, "4", (_, v) => !v.over, `${PHASE}.5`),
    each(countersDue).call(
      "markers",
      { en: "Spells that lie on the table", fr: "Sorts posés sur la table" },
      "spell-marker",
      (_, __, effect) => ({ effect }),
    ),
    act(
      "6",
      { en: "End of the Magic Phase", fr: "Fin de la phase de magie" },
      (game) => {
        const { magic } = game;
        const { known, cards, tokens } = magic;
        // Who stands alike afterwards is alike, in whatever order spells were cast.
        return { game: changedGame(game, { magic: { ...NO_MAGIC, known, cards, tokens } }) };
      },
      `${PHASE}.6`,
    ),
  ],
);
