import { gatesOf } from "../calculation/gateway.ts";
import { type Piece, thing } from "@tercio/board";
import { spellNamed } from "../sequence/spell-messages.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { castAs } from "./spells.ts";

/** Counters of spells that lie on the table. */
export const spellMarkers = (game: NinthAge): readonly Piece[] =>
  game.effects.flatMap((effect) => {
    const cast = castAs(effect);
    const { x, y, counters } = effect.params;
    if (cast === null || typeof x !== "number" || typeof y !== "number" || typeof counters !== "number") return [];
    const name = message("board.spell-counters", { spell: spellNamed(game.edition, cast), counters });
    const seat = effect.from === null ? null : unit(game, effect.from).seat;
    const marks = [{ icon: "cross" as const, label: name, at: { x: 0, y: 0 } }];
    return [thing({ key: `spell-${effect.id}`, kind: "marker", seat, name, x, y, outline: null, marks })];
  });

/** Gateway Markers of both sides. */
export const gatewayMarkers = (game: NinthAge): readonly Piece[] =>
  ([0, 1] as const).flatMap((seat) =>
    gatesOf(game, seat).map(({ id, x, y }) => {
      const name = message("rule.gateway-marker");
      const marks = [{ icon: "cross" as const, label: name, at: { x: 0, y: 0 } }];
      return thing({ key: `gate-${id}`, kind: "marker", seat, name, x, y, outline: null, marks });
    }),
  );
