import {
  type Chosen,
  type Context,
  flow,
  type GameEvent,
  inForce,
  message,
  type Played,
  type Sequence,
  there,
} from "@tercio/kernel";
import { type DiceRace, type Seat, type Steps, type TurnAnswer, withSeat } from "./dice-race-state.ts";

interface DiceRaceFlow {
  readonly game: DiceRace;
  readonly sequences: {
    readonly race: Played;
    readonly turn: Played;
  };
  readonly choices: { readonly "race-turn": Chosen<object, TurnAnswer> };
  readonly rule: string;
  readonly steps: Steps;
}
export const { enter, frameAt, sequence } = flow<DiceRaceFlow>();

const title = (en: string, fr: string) => ({ en, fr });

function tell(context: Context, game: DiceRace, kind: string, values: { [name: string]: number } = {}): void {
  const event: GameEvent = {
    kind,
    message: message(`race.${kind}`, { player: game.active + 1, ...values }),
    rule: null,
    player: game.active,
  };
  context.emit(event);
}

/** Puts the turn's points away and leaves the turn. */
function bank(game: DiceRace, context: Context): DiceRace {
  const total = game.scores[game.active] + game.pot;
  tell(context, game, "banked", { points: game.pot });
  return { ...game, scores: withSeat(game.scores, game.active, total), pot: 0, finished: total >= game.target };
}

const race = sequence("race", title("Race", "Course"), {}, ({ act, repeat }) => [
  act("next-turn", title("Next turn", "Tour suivant"), (game) => {
    if (game.finished || game.turn === game.lastTurn) return { game: { ...game, finished: true }, leave: true };
    const active: Seat = game.active === 0 ? 1 : 0;
    return {
      game: { ...game, turn: game.turn + 1, active, pot: 0, doubled: false, guarded: false },
      enter: enter("turn", {}),
    };
  }),
  repeat("again", title("The race goes on", "La course continue"), "next-turn", () => true),
]);

const turn = sequence("turn", title("Turn", "Tour"), {}, ({ choose, repeat, roll }) => [
  roll(
    "draw",
    title("Draw a card", "Tirer une carte"),
    (game) =>
      game.deck.length < 2
        ? null
        : {
            type: "roll",
            player: game.active,
            label: message("race.draw"),
            dice: { kind: "sum", dice: 1, sides: game.deck.length },
            rule: "race.draw",
          },
    (game, _vars, { total }, context) => {
      const at = total - 1;
      const card = there(game.deck[at]);
      tell(context, game, "drew");
      const hand = [...game.hands[game.active], card];
      return {
        game: { ...game, deck: game.deck.filter((_, i) => i !== at), hands: withSeat(game.hands, game.active, hand) },
      };
    },
    "race.draw",
  ),
  choose(
    "choose",
    title("Roll or bank", "Lancer ou mettre de côté"),
    "race-turn",
    (game) => ({ player: game.active, about: {} }),
    (game, _vars, reply, context) => {
      if (reply.do === "roll") return {};
      if (reply.do === "bank") return { game: bank(game, context), leave: true };
      // None, where a mistake that a law is to notice accepts any card.
      const card = game.hands[game.active][reply.card] ?? "none";
      const player = game.active;
      context.emit({
        kind: "played",
        message: message("race.played", { player: player + 1, card: message(`race.card.${card}`) }),
        rule: null,
        player,
      });
      const hand = game.hands[player].filter((_, i) => i !== reply.card);
      const hands = withSeat(game.hands, player, hand);
      const next = card === "double" ? { ...game, hands, doubled: true } : { ...game, hands, guarded: true };
      return { game: next, goTo: "choose" };
    },
  ),
  roll(
    "roll",
    title("Roll", "Lancer"),
    (game) => ({
      type: "roll",
      player: game.active,
      label: message("race.roll"),
      dice: { kind: "sum", dice: 1, sides: 6 },
      rule: null,
    }),
    (game, _vars, { total }, context) => {
      if (total === 1 && inForce("race.one")) {
        if (game.guarded) {
          tell(context, game, "guarded");
          const kept = { ...game, guarded: false, doubled: false };
          return game.afterGuard === "turn-ends" ? { game: bank(kept, context), leave: true } : { game: kept };
        }
        tell(context, game, "lost");
        return { game: { ...game, pot: 0 }, leave: true };
      }
      const points = game.doubled && inForce("race.double") ? total * 2 : total;
      tell(context, game, "scored", { points });
      const next = { ...game, pot: game.pot + points, doubled: false };
      // Enough to win is banked at once, so no turn can last for ever.
      return next.pot + next.scores[next.active] >= next.target
        ? { game: bank(next, context), leave: true }
        : { game: next };
    },
  ),
  repeat("again", title("The turn goes on", "Le tour continue"), "choose", () => true),
]);

export const diceRaceSequences: readonly Sequence<DiceRace>[] = [race, turn];
