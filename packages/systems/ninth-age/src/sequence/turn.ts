import { act, type Context, enter, inForce, message, sequence } from "@tercio/kernel";
import { changeAll, type NinthAge, onField, other, type Seat } from "../state.ts";
import { named, tell } from "./emit.ts";
import { endTurn } from "./phases.ts";
import { fateOf, finalResult, pointsGiven, scoringAtCentre } from "./scoring.ts";

type G = NinthAge;
const TURN = "t9a.sequence.general.player-turn";
/** A standard game lasts six Game Turns of two Player Turns each. */
const GAME_TURNS = 6;

/** Hold the Ground: more Scoring Units within 6" of the centre at the end of a Game Turn but the first. */
function holdTheGround(game: G, context: Context): G {
  if (!inForce("t9a.objective.hold-the-ground") || game.gameTurn < 2) return game;
  const a = scoringAtCentre(game, 0);
  const b = scoringAtCentre(game, 1);
  if (a === b) return game;
  const seat: Seat = a > b ? 0 : 1;
  tell(context, "counters", "t9a.objective.hold-the-ground", { player: seat + 1 });
  return {
    ...game,
    counters: seat === 0 ? [game.counters[0] + 1, game.counters[1]] : [game.counters[0], game.counters[1] + 1],
  };
}

const oneSideGone = (game: G): boolean =>
  ([0, 1] as const).some((s) => !game.units.some((u) => u.seat === s && u.place !== "gone"));

export const wholeGame = sequence<G>("game", { en: "The game", fr: "La partie" }, [
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
  act("player-turn", { en: "Player Turn", fr: "Tour de joueur" }, (_, __, context) => {
    tell(context, "playerTurns", "t9a.turn.game-length");
    return { enter: enter("player-turn", {}) };
  }),
  act("next", { en: "Next Player Turn", fr: "Tour de joueur suivant" }, (game, _, context) => {
    const first = game.firstTurn ?? 0;
    if (game.conceded !== null || oneSideGone(game)) return {};
    if (game.active === first)
      return { game: { ...game, active: other(first), playerTurn: game.playerTurn + 1 }, goTo: "player-turn" };
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
    (game, _, context) => {
      const result = finalResult(game);
      for (const u of game.units) {
        const fate = fateOf(u);
        if (fate !== null)
          tell(context, "pointsGiven", `t9a.vp.${fate}`, {
            unit: named(u),
            fate: message(`vp.${fate}`),
            points: pointsGiven(u),
            player: other(u.seat) + 1,
          });
      }
      if (result.objective !== null)
        tell(context, "objectiveWon", "t9a.battle-points.secondary-objective", { player: result.objective + 1 });
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

export const playerTurn = sequence<G>("player-turn", { en: "Player Turn", fr: "Tour de joueur" }, [
  act("start", { en: "Start of the Player Turn", fr: "Début du tour" }, (game, _, context) => {
    tell(context, "turnStart", "t9a.turn.game-length", { turn: game.gameTurn, player: game.active + 1 });
    return { game: changeAll(game, () => true, { moved: "none", marchTest: "none" }) };
  }),
  act("scoring", { en: "Units score again", fr: "Les unités capturent à nouveau" }, (game) => ({
    game: changeAll(game, (u) => u.scoringLost, { scoringLost: false }),
  })),
  act("1", { en: "Charge Phase", fr: "Phase de charge" }, () => ({ enter: enter("charge-phase", {}) }), `${TURN}.1`),
  act(
    "2",
    { en: "Movement Phase", fr: "Phase de mouvement" },
    () => ({ enter: enter("movement-phase", {}) }),
    `${TURN}.2`,
  ),
  act("3", { en: "Magic Phase", fr: "Phase de magie" }, () => ({ enter: enter("magic-phase", {}) }), `${TURN}.3`),
  act("4", { en: "Shooting Phase", fr: "Phase de tir" }, () => ({ enter: enter("shooting-phase", {}) }), `${TURN}.4`),
  act("5", { en: "Melee Phase", fr: "Phase de mêlée" }, () => ({ enter: enter("melee-phase", {}) }), `${TURN}.5`),
  act("end", { en: "End of the Player Turn", fr: "Fin du tour" }, (game) => ({
    game: endTurn(changeAll(game, (u) => onField(u) && u.shaken, { shaken: false })),
  })),
]);
