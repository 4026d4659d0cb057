import { act, ask, type Context, inForce, message, sequence } from "@tercio/kernel";
import { type Placing, roomFinder } from "../field/deploying.ts";
import { ruleId } from "../rules/ids.ts";
import { change, models, type NinthAge, other, type Seat, unit } from "../state.ts";
import { inFiles } from "../pools.ts";
import { named, tell } from "./emit.ts";

type G = NinthAge;
const DEPLOY = "t9a.sequence.pre-game.deployment-phase";
const NO_ROOM = ruleId("no-room-to-deploy");
const FIRST_TURN = ruleId("first-turn-choice");

interface Vars {
  readonly chooser: Seat;
  /** Who deploys next. */
  readonly turn?: Seat;
  /** What player 1's die showed for the first turn. */
  readonly first?: number;
  /** Who won that roll. */
  readonly winner?: Seat;
}
interface Given {
  readonly units: readonly Placing[];
}

const undeployed = (game: G, seat: Seat): readonly number[] =>
  game.units.filter((u) => u.seat === seat && u.place === "reserve").map((u) => u.id);

/** Units for which there is surely no room, wherever and however they stood, stay off and count as destroyed. */
function leaveOut(game: G, seat: Seat, context: Context): G {
  if (!inForce(NO_ROOM)) return game;
  let next = game;
  // What has no room has none for its like.
  const none = new Set<string>();
  const room = roomFinder(game, seat);
  for (const id of undeployed(game, seat)) {
    const u = unit(game, id);
    const like = [models(u), u.entry.baseWidth, u.entry.baseDepth].join();
    if (!none.has(like) && room(u) !== null) continue;
    none.add(like);
    tell(context, "noRoom", NO_ROOM, { unit: named(u) });
    next = change(next, id, { place: "gone" });
  }
  return next;
}

/** The units of an answer put where it says. */
function deployed(game: G, seat: Seat, answer: Given, step: string, context: Context): G {
  let next = game;
  for (const { unit: id, x, y, facing, files } of answer.units) {
    next = change(next, id, { place: "field", x, y, facing, ...inFiles(unit(next, id), files, game.chirality) });
    tell(context, "deployed", `${DEPLOY}.${step}`, { unit: named(unit(next, id)) });
  }
  return leaveOut(next, seat, context);
}

/** A player without units to deploy has finished; the first of them is remembered, with what the other still had. */
function finished(game: G, seat: Seat): G {
  if (game.finishedFirst !== null || undeployed(game, seat).length > 0) return game;
  return { ...game, finishedFirst: seat, unitsLeftThen: undeployed(game, other(seat)).length };
}

/** Whose turn to deploy it is. */
const deploying = (v: Vars): Seat => v.turn ?? other(v.chooser);

/** What a player adds to the roll for the first turn. */
const bonus = (game: G, seat: Seat): number =>
  game.finishedFirst !== seat ? 0 : game.rulings["first-turn"] === "plus-one" ? 1 : game.unitsLeftThen;

export const deploymentPhase = sequence<G>("deployment-phase", { en: "Deployment Phase", fr: "Phase de déploiement" }, [
  ask(
    "1",
    { en: "Determine who deploys first", fr: "Qui se déploie en premier" },
    (game, v: Vars) =>
      game.rulings["who-deploys-first"] === "other-player"
        ? null
        : { type: "choice", player: v.chooser, choice: "first-deployer", about: {} },
    (_, __, answer: { seat: Seat }) => ({ vars: { turn: answer.seat } }),
    `${DEPLOY}.1`,
  ),
  act("1a", { en: "Units without room", fr: "Unités sans place" }, (game, v: Vars, context) => {
    const first = deploying(v);
    const next = leaveOut(leaveOut(game, first, context), other(first), context);
    return { game: finished(finished(next, first), other(first)) };
  }),
  ask(
    "2",
    { en: "Take turns deploying units", fr: "Déployer les unités à tour de rôle" },
    (game, v: Vars) => {
      const player = deploying(v);
      const units = undeployed(game, player);
      return units.length === 0 || game.finishedFirst !== null
        ? null
        : { type: "choice", player, choice: "deploy", about: { player, units } };
    },
    (game, v: Vars, answer: Given, context) => {
      const seat = deploying(v);
      const next = finished(deployed(game, seat, answer, "2", context), seat);
      return { game: next, vars: { turn: other(seat) }, ...(next.finishedFirst === null ? { goTo: "2" } : {}) };
    },
    `${DEPLOY}.2`,
    // Who can place nothing has finished.
    (game, v: Vars, context) => {
      const seat = deploying(v);
      const next = leaveOut(game, seat, context);
      const left = undeployed(next, other(seat)).length;
      return { game: next.finishedFirst === null ? { ...next, finishedFirst: seat, unitsLeftThen: left } : next };
    },
  ),
  ask(
    "3",
    { en: "Declare intent to go first or second", fr: "Annoncer vouloir jouer premier ou second" },
    (game) =>
      game.finishedFirst === null ? null : { type: "choice", player: game.finishedFirst, choice: "intent", about: {} },
    (game, _, answer: { intent: "first" | "second" }, context) => {
      tell(context, "intent", `${DEPLOY}.3`, {
        player: (game.finishedFirst ?? 0) + 1,
        turn: message(`answer.intent.${answer.intent}`),
      });
      return { game: { ...game, intent: answer.intent } };
    },
    `${DEPLOY}.3`,
  ),
  ask(
    "4",
    { en: "Deploy remaining units", fr: "Déployer les unités restantes" },
    (game) => {
      const player = ([0, 1] as const).find((s) => undeployed(game, s).length > 0);
      return player === undefined
        ? null
        : { type: "choice", player, choice: "deploy", about: { player, units: undeployed(game, player) } };
    },
    (game, _, answer: Given, context) => {
      const seat = unit(game, answer.units[0]?.unit ?? 0).seat;
      return { game: deployed(game, seat, answer, "4", context), goTo: "4" };
    },
    `${DEPLOY}.4`,
    // The other player may still have room; without this rule whoever has none stays in reserve.
    (game, _, context) => {
      const next = leaveOut(leaveOut(game, 0, context), 1, context);
      return { game: next, ...(next === game ? {} : { goTo: "4" }) };
    },
  ),
  // Nobody in these armies scouts, moves as a Vanguard, or has another rule for this moment.
  act("5", { en: "Deploy Scouting units", fr: "Déployer les éclaireurs" }, () => ({})),
  act("6", { en: "Move Vanguarding units", fr: "Déplacer les avant-gardes" }, () => ({})),
  act("7", { en: "Other rules and abilities", fr: "Autres règles" }, () => ({})),
  ask(
    "8",
    { en: "Roll for First Turn", fr: "Jet pour le premier tour" },
    (game) => firstTurnRoll(game, 0),
    (_, __, outcome: { total: number }) => ({ vars: { first: outcome.total } }),
    `${DEPLOY}.8`,
  ),
  ask(
    "8b",
    { en: "Roll for First Turn, the other player", fr: "Jet pour le premier tour, l’autre joueur" },
    (game, v: Vars) => (v.first === undefined ? null : firstTurnRoll(game, 1)),
    (game, v: { first: number }, outcome: { total: number }, context) => {
      const a = v.first + bonus(game, 0);
      const b = outcome.total + bonus(game, 1);
      tell(context, "firstTurnRoll", `${DEPLOY}.8`, {
        die1: v.first,
        bonus1: bonus(game, 0),
        first: a,
        die2: outcome.total,
        bonus2: bonus(game, 1),
        second: b,
      });
      if (a === b) return { goTo: "8" };
      return { vars: { winner: a > b ? 0 : 1 } };
    },
  ),
  ask(
    "8c",
    { en: "Who plays first", fr: "Qui joue en premier" },
    (game, v: Vars) =>
      v.winner === undefined || declared(game, v.winner) !== null
        ? null
        : { type: "choice", player: v.winner, choice: "first-turn", about: {} },
    (game, v: { winner: Seat }, answer: { intent: "first" | "second" }) => ({
      game: { ...game, firstTurn: answer.intent === "first" ? v.winner : other(v.winner) },
    }),
  ),
  act("9", { en: "The battle begins", fr: "La bataille commence" }, (game, v: Vars, context) => {
    const winner = v.winner ?? 0;
    const firstTurn = game.firstTurn ?? (declared(game, winner) === "second" ? other(winner) : winner);
    // The winner gave it away: by choice now, or as declared before the roll.
    const given = firstTurn !== winner && (game.firstTurn !== null || winner === game.finishedFirst);
    tell(context, given ? "firstTurnGiven" : "firstTurn", FIRST_TURN, { player: firstTurn + 1, chooser: winner + 1 });
    return { game: { ...game, firstTurn } };
  }),
]);

/** What the winner of the roll is bound to; null where they choose. */
function declared(game: G, winner: Seat): "first" | "second" | null {
  if (!inForce(FIRST_TURN)) return "first";
  if (winner === game.finishedFirst || game.rulings["first-turn-choice"] === "binds-both") return game.intent;
  return null;
}

function firstTurnRoll(game: G, player: Seat) {
  const adds = bonus(game, player);
  return {
    type: "roll" as const,
    player,
    label: message(adds === 0 ? "roll.first-turn" : "roll.first-turn-plus", { player: player + 1, bonus: adds }),
    dice: { kind: "sum" as const, dice: 1, sides: 6 },
    rule: `${DEPLOY}.8`,
  };
}
