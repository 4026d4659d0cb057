import type { Supply } from "@tercio/board";
import { cardOf } from "../calculation/casting.ts";
import type { NinthAge } from "../state/state.ts";
import { message } from "../messages/message.ts";

/** Magic Dice, Veil Tokens and the Flux Card, from the moment at which a card is drawn to the end of the phase. */
export function supplies(game: NinthAge): readonly Supply[] {
  const { card, dice, tokens } = game.magic;
  if (game.phase !== "magic" || card === null) return [];
  const modifier = cardOf(card).miscastModifier ?? 0;
  return [
    { id: "magic-dice", label: message("supply.magic-dice"), told: dice, rule: "t9a.rule.casting-dice" },
    { id: "veil-tokens", label: message("supply.veil-tokens"), told: tokens, rule: "t9a.rule.siphon" },
    {
      id: "flux-card",
      label: message("supply.flux-card"),
      told: [modifier === 0 ? card : message("supply.flux-card.said", { card, modifier: signed(modifier) })],
      rule: `t9a.flux-card.${card}`,
    },
  ];
}

const signed = (n: number): string => (n < 0 ? `−${0 - n}` : `+${n}`);
