import { type DeclarationKind, refuse } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { changeAll, isLeft, type NinthAge, other } from "../state/state.ts";
import { finalResult } from "./scoring.ts";
import { hasUnits } from "./turn.ts";
import { frameAt } from "./flow.ts";

type G = NinthAge;
const isSeat = (seat: number): seat is 0 | 1 => seat === 0 || seat === 1;

/** Straight to the reckoning, wherever the sequences stand. */
const toTheEnd = (game: G): G => ({ ...game, stack: [frameAt("game", "end", {})] });

/** Giving up. The sheet does not speak of it: ruling "concession". */
const concede: DeclarationKind<G> = {
  id: "concede",
  rule: "t9a.table.battle-points",
  offered: "menu",
  label: () => message("declare.concede"),
  question: (_, seat) => message("declare.concede.question", { winner: other(seat) + 1 }),
  told: (_, seat) => message("declare.concede.told", { player: seat + 1 }),
  accept: (_, seat) => (isSeat(seat) ? true : refuse("refuse.declare-seat", "t9a.table.battle-points")),
  apply(game, seat) {
    if (!isSeat(seat)) return game;
    const beaten =
      game.rulings.concession === "units-destroyed"
        ? { ...changeAll(game, (u) => u.seat === seat, { place: "gone" }), engagements: [] }
        : game;
    return toTheEnd({ ...beaten, conceded: seat });
  },
};

/** The enemy has nobody left: the battle goes on, but need not (ruling of the army wiped out). */
const endAsItStands: DeclarationKind<G> = {
  id: "end-as-it-stands",
  rule: "t9a.turn.game-length",
  offered: "prompt",
  label: () => message("declare.end"),
  question: (game) => {
    const [first, second] = finalResult(game).battlePoints;
    return message("declare.end.question", { first, second });
  },
  told: (_, seat) => message("declare.end.told", { player: seat + 1 }),
  accept(game, seat) {
    const no = (key: string) => refuse(key, "t9a.turn.game-length");
    if (!isSeat(seat)) return no("refuse.declare-seat");
    if (hasUnits(game, other(seat))) return no("refuse.end-enemy-left");
    return hasUnits(game, seat) ? true : no("refuse.end-nobody-left");
  },
  apply: (game) => toTheEnd(game),
  // With nobody left to fight, only the objective and own units in flight can still change the score.
  advised: (game, seat) =>
    finalResult(game).objective === seat && !game.units.some((u) => u.seat === seat && u.fleeing && isLeft(u)),
};

/** What a player may declare at any request. */
export const declarations: readonly DeclarationKind<G>[] = [concede, endAsItStands];
