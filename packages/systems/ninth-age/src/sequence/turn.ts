import { changedGame } from "../state/copies.ts";
import { bilingual, type Bilingual, type Context, inForce } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { length } from "../book/battle.ts";
import { rowsOf } from "../calculation/health.ts";
import { changeAll, isLeft, type NinthAge, onField, other, type Seat } from "../state/state.ts";
import { entered, interludes, stillPlayed } from "./interludes.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { holdTheGround, tellObjective } from "./objectives.ts";
import { finalResult, giftsOf } from "./scoring.ts";
import { objectiveRule } from "../state/deployments.ts";

type G = NinthAge;
const TURN = "t9a.sequence.general.player-turn";
/** A standard game lasts six Game Turns of two Player Turns each. */
const GAME_TURNS = length["t9a.turn.game-length"].gameTurns;

/** A unit that fled off the table or was destroyed is gone; one in reserve, or that has pursued off it, is not. */
export const hasUnits = (game: G, seat: Seat): boolean => game.units.some((u) => u.seat === seat && isLeft(u));

/** Every unit may move again, and counts as Scoring again if it had lost that. */
const turnBegins = (game: G): G => {
  const ready = changeAll(game, () => true, { moved: "none", marchTest: "none", shot: false });
  return inForce("t9a.rule.scoring-regained") ? changeAll(ready, (u) => u.scoringLost, { scoringLost: false }) : ready;
};

/** A unit is Shaken to the end of the Player Turn, or of the later one that is on record. */
const turnEnds = (game: G): G =>
  changeAll(game, (u) => onField(u) && u.shaken && (u.shakenUntil ?? 0) <= game.playerTurn, {
    shaken: false,
    shakenUntil: null,
  });

/** Who never came to the table counts as destroyed. */
function neverArrived(game: G, context: Context): G {
  const away = game.units.filter((u) => u.place === "reserve" && u.special !== null);
  for (const u of away) tell(context, "neverArrived", "t9a.rule.ambush", { unit: named(u) });
  return changeAll(game, (u) => away.includes(u), { place: "gone" });
}

export const wholeGame = sequence("game", { en: "The game", fr: "La partie" }, {}, ({ act }) => [
  act("pre-game", { en: "Pre-Game", fr: "Avant la partie" }, (game) => ({ game, enter: enter("pre-game", {}) })),
  act("first-turn", { en: "First Game Turn", fr: "Premier tour de jeu" }, (game) => ({
    game: {
      ...game,
      gameTurn: 1,
      playerTurn: 1,
      active: game.firstTurn ?? 0,
      zone: game.zone[0] === null ? [-1, 1] : game.zone,
    },
  })),
  act("player-turn", { en: "Player Turn", fr: "Tour de joueur" }, (game, _, context) => {
    // A side without units is passed over: its turn goes by, and nothing is asked of anybody.
    if (!hasUnits(game, game.active)) {
      tell(context, "passedOver", "t9a.rule.army-wiped-out", { turn: game.gameTurn, player: game.active + 1 });
      return { game: turnEnds(turnBegins(game)) };
    }
    tell(context, "playerTurns", "t9a.turn.game-length");
    return { enter: enter("player-turn", {}) };
  }),
  act("next", { en: "Next Player Turn", fr: "Tour de joueur suivant" }, (game, _, context) => {
    const first = game.firstTurn ?? 0;
    if (game.conceded !== null) return {};
    // A battle goes on to its last Game Turn, also when one army is gone.
    if (!inForce("t9a.rule.army-wiped-out") && !([0, 1] as const).every((seat) => hasUnits(game, seat))) return {};
    if (game.active === first)
      return {
        game: changedGame(game, { active: other(first), playerTurn: game.playerTurn + 1 }),
        goTo: "player-turn",
      };
    const scored = holdTheGround(game, context);
    if (!inForce("t9a.turn.game-length") || game.gameTurn >= GAME_TURNS) return { game: scored };
    return {
      game: { ...scored, gameTurn: game.gameTurn + 1, playerTurn: game.playerTurn + 1, active: first },
      goTo: "player-turn",
    };
  }),
  act(
    "end",
    { en: "Victory Points and Battle Points", fr: "Points de victoire et de bataille" },
    (given, _, context) => {
      const game = neverArrived(given, context);
      const result = finalResult(game);
      for (const u of game.units)
        for (const row of rowsOf(game, u)) {
          const unit = bilingual(row.name);
          const player = other(u.seat) + 1;
          for (const { rule, points, fate } of giftsOf(u, row))
            if (fate === null) tell(context, "pointsBeyond", rule, { unit, points, player });
            else tell(context, "pointsGiven", rule, { unit, fate: message(`vp.${fate}`), points, player });
        }
      tellObjective(game, context);
      if (result.objective !== null && game.objective !== null)
        tell(context, "objectiveWon", objectiveRule(game.objective), { player: result.objective + 1 });
      tell(context, "result", "t9a.table.victory-points", {
        first: result.victoryPoints[0],
        second: result.victoryPoints[1],
        points1: result.battlePoints[0],
        points2: result.battlePoints[1],
      });
      return { game: { ...game, phase: "post-game", result } };
    },
  ),
]);

const BEGINS = "the Player Turn begins";
export const playerTurn = sequence(
  "player-turn",
  { en: "Player Turn", fr: "Tour de joueur" },
  {},
  ({ act, call, each }) => {
    const phase = <const S extends "1" | "2" | "3" | "4" | "5">(
      step: S,
      title: Bilingual,
      id: "charge-phase" | "movement-phase" | "magic-phase" | "shooting-phase" | "melee-phase",
    ) => call(step, title, id, () => ({}), undefined, `${TURN}.${step}`);
    return [
      act("start", { en: "Start of the Player Turn", fr: "Début du tour" }, (game, _, context) => {
        tell(context, "turnStart", "t9a.turn.game-length", { turn: game.gameTurn, player: game.active + 1 });
        return { game: turnBegins(game) };
      }),
      each((game: G) => interludes(game, BEGINS), { still: (game, _, one) => stillPlayed(game, BEGINS, one) }).act(
        "interludes",
        { en: "What rules of armies add", fr: "Ce qu’ajoutent des règles d’armée" },
        (_, __, one) => entered(one),
      ),
      phase("1", { en: "Charge Phase", fr: "Phase de charge" }, "charge-phase"),
      phase("2", { en: "Movement Phase", fr: "Phase de mouvement" }, "movement-phase"),
      phase("3", { en: "Magic Phase", fr: "Phase de magie" }, "magic-phase"),
      phase("4", { en: "Shooting Phase", fr: "Phase de tir" }, "shooting-phase"),
      phase("5", { en: "Melee Phase", fr: "Phase de mêlée" }, "melee-phase"),
      act("end", { en: "End of the Player Turn", fr: "Fin du tour" }, (game) => ({
        game: turnEnds(game),
        ...(game.objective === "spoils-of-war" ? { enter: enter("put-down", {}) } : {}),
      })),
    ];
  },
);
