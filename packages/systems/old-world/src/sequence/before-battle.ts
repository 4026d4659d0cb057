import { type Context, message } from "@tercio/kernel";
import { putDown } from "../battlefield/deploying.ts";
import { change, changeAll, type OldWorld, other, type Seat, unit } from "../state/state.ts";
import { finished, scoutsOf } from "./deployed.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { movable } from "./moving.ts";
import { made } from "./remaining-moves.ts";

type G = OldWorld;
const SCOUTS = "tow.rule.scouts";
const VANGUARD = "tow.rule.vanguard";

/** A roll-off: who begins. */
const rollOff = (label: "roll.scouts-first" | "roll.vanguard-first", rule: typeof SCOUTS | typeof VANGUARD) => ({
  type: "roll" as const,
  player: null,
  label: message(label),
  dice: { kind: "sum" as const, dice: 1, sides: 2 },
  rule,
});
const begins = (total: number): { readonly vars: { readonly turn: Seat } } => ({ vars: { turn: total === 1 ? 0 : 1 } });

/** Whose Scouts come next: the other player's, while there are some. */
const scoutsNext = (game: G, turn: Seat | null): Seat | undefined => {
  const wanted = turn ?? 0;
  return [wanted, other(wanted)].find((seat) => scoutsOf(game, seat).length > 0);
};

/** Scouts for whom there is room nowhere are lost. */
function noRoom(game: G, turn: Seat | null, context: Context): G {
  const seat = scoutsNext(game, turn);
  const ids = seat === undefined ? [] : scoutsOf(game, seat);
  for (const id of ids) tell(context, "noRoom", SCOUTS, { unit: named(unit(game, id)) });
  const next = changeAll(
    game,
    (u) => ids.includes(u.id),
    () => ({ place: "destroyed", models: 0 }),
  );
  return seat === undefined ? next : finished(next, seat);
}

/** Scouts, after all other units, by turns. */
export const scouts = sequence(
  "scouts",
  { en: "Deploy Scouts", fr: "Déployer les éclaireurs" },
  { turn: null },
  ({ again, roll }) => [
    roll(
      "roll-off",
      { en: "Roll-off for the first Scouts", fr: "Jet pour les premiers éclaireurs" },
      (game) =>
        ([0, 1] as const).every((seat) => scoutsOf(game, seat).length > 0)
          ? rollOff("roll.scouts-first", SCOUTS)
          : null,
      (_, __, outcome) => begins(outcome.total),
      SCOUTS,
    ),
    again.choose(
      "deploy",
      { en: "Deploy a unit of Scouts", fr: "Déployer une unité d’éclaireurs" },
      "deploy",
      (game, { turn }) => {
        const player = scoutsNext(game, turn);
        return player === undefined
          ? null
          : { player, about: { player, units: scoutsOf(game, player), together: false, from: "scout" } };
      },
      (game, _, answer, context) => {
        const [p] = answer.units;
        if (p === undefined) return {};
        const { unit: id } = p;
        const { seat } = unit(game, id).entry;
        tell(context, "deployed", SCOUTS, { unit: named(unit(game, id)) });
        return { game: finished(putDown(game, p), seat), vars: { turn: other(seat) } };
      },
      SCOUTS,
      (game, { turn }, context) => ({ game: noRoom(game, turn, context) }),
    ),
  ],
);

/** Units of a player that may still move before the battle. */
const mayMove = (game: G, seat: Seat): readonly number[] => movable({ ...game, active: seat });

/** Whose Vanguard moves next: the other player's, unless nobody is left there or no more is wanted. */
const vanguardNext = (game: G, turn: Seat | null, over: readonly Seat[]): Seat | null => {
  const wanted = turn ?? 0;
  return [wanted, other(wanted)].find((seat) => !over.includes(seat) && mayMove(game, seat).length > 0) ?? null;
};

/** Vanguard moves, one unit after the other, by turns. */
export const vanguard = sequence(
  "vanguard",
  { en: "Vanguard moves", fr: "Mouvements d’avant-garde" },
  { turn: null, over: [] },
  ({ act, choose, repeat, roll }) => [
    roll(
      "roll-off",
      { en: "Roll-off for the first Vanguard move", fr: "Jet pour le premier mouvement d’avant-garde" },
      (game) =>
        ([0, 1] as const).every((seat) => mayMove(game, seat).length > 0)
          ? rollOff("roll.vanguard-first", VANGUARD)
          : null,
      (_, __, outcome) => begins(outcome.total),
      VANGUARD,
    ),
    act("whose", { en: "Whose move it is", fr: "À qui de bouger" }, (game, v) => {
      const turn = vanguardNext(game, v.turn, v.over);
      return turn === null ? { leave: true } : { game: { ...game, active: turn }, vars: { turn } };
    }),
    choose(
      "move",
      { en: "Make a Vanguard move", fr: "Faire un mouvement d’avant-garde" },
      "move",
      (game, { turn }) =>
        turn === null ? null : { player: turn, about: { player: turn, units: mayMove(game, turn) } },
      (game, { turn, over }, answer, context) => {
        const next = other(turn ?? 0);
        if ("done" in answer) return { vars: { over: turn === null ? over : [...over, turn], turn: next } };
        const after = made(game, answer, context);
        return { ...after, game: change(after.game, answer.unit, { arrival: "vanguard" }), vars: { turn: next } };
      },
      VANGUARD,
    ),
    repeat(
      "next",
      { en: "Next Vanguard move", fr: "Mouvement d’avant-garde suivant" },
      "whose",
      (_, v) => v.turn !== null,
    ),
  ],
);
