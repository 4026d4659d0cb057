import { changedGame } from "../state/copies.ts";
import { type Context, inForce } from "@tercio/kernel";
import { printedDice } from "@tercio/dice";
import { rolledTables } from "../book/tables.ts";
import { message } from "../messages/message.ts";
import { roomFinder } from "../battlefield/deploying.ts";
import { type Placing } from "@tercio/regiments";
import { skirmishes } from "../calculation/formation.ts";
import { joined } from "../calculation/joining.ts";
import { joinable } from "../battlefield/joining.ts";
import { change, models, type NinthAge, other, type Seat, type Unit, unit } from "../state/state.ts";
import { put } from "./special-deployment.ts";
import { hasRule } from "../state/held.ts";
import { deployments, marchingColumns } from "../book/battle.ts";
import { deploymentRule } from "../state/deployments.ts";
import type { Joining } from "./asked.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

type G = NinthAge;
const DEPLOY = "t9a.sequence.pre-game.deployment-phase";
const NO_ROOM = "t9a.rule.no-room-to-deploy";
const FIRST_TURN = "t9a.rule.first-turn-choice";

interface Given {
  readonly units: readonly Placing[];
  readonly joins?: readonly Joining[];
}

/** Units still to be deployed with the others. */
const undeployed = (game: G, seat: Seat): readonly number[] =>
  game.units.filter((u) => u.seat === seat && u.place === "reserve" && u.special === null).map((u) => u.id);

/** Deployment types in which each player's first turns are one unit each, and of which kinds not. */
const SINGLE = {
  counterthrust: deployments["t9a.deployment.counterthrust"].firstTurns,
  "marching-columns": marchingColumns.firstTurns,
} as const;

/** What a player's next deployment turn is about, after so many of them. */
function turnOf(game: G, player: Seat, turns: number) {
  const units = undeployed(game, player);
  const type = game.deployment ?? "frontline-clash";
  const first = type === "counterthrust" || type === "marching-columns" ? SINGLE[type] : 0;
  if (turns >= first || !inForce(deploymentRule(type))) return { player, units };
  // Where only such are left that may not come first, one of them comes.
  const ahead = units.filter((id) => {
    const u = unit(game, id);
    return u.entry.character !== true && (type === "counterthrust" || !comesLater(game, u));
  });
  return { player, units: ahead.length > 0 ? ahead : units, single: true } as const;
}
const comesLater = (game: G, u: Unit): boolean => hasRule(game, u, "war-machine") || hasRule(game, u, "war-platform");

/** Units for which there is surely no room, wherever and however they stood, stay off and count as destroyed. */
function leaveOut(game: G, seat: Seat, context: Context): G {
  if (!inForce(NO_ROOM)) return game;
  let next = game;
  // What has no room has none for its like.
  const none = new Set<string>();
  const room = roomFinder(game, seat);
  for (const id of undeployed(game, seat)) {
    const u = unit(game, id);
    const like = [models(u), u.entry.baseWidth, u.entry.baseDepth, skirmishes(u)].join();
    if ((!none.has(like) && room(u) !== null) || joinable(next, u).length > 0) continue;
    none.add(like);
    tell(context, "noRoom", NO_ROOM, { unit: named(u) });
    next = change(next, id, { place: "gone" });
  }
  return next;
}

/** The units of an answer put where it says. */
function deployed(game: G, seat: Seat, answer: Given, step: string, context: Context): G {
  let next = game;
  for (const placing of answer.units) {
    next = put(next, placing);
    tell(context, "deployed", `${DEPLOY}.${step}`, { unit: named(unit(next, placing.unit)) });
  }
  for (const { unit: id, host } of answer.joins ?? []) {
    tell(context, "joins", "t9a.rule.joining", { unit: named(unit(next, id)), foe: named(unit(next, host)) });
    next = joined(next, id, host, "none");
  }
  return leaveOut(next, seat, context);
}

/** A player without units to deploy has finished; the first of them is remembered, with what the other still had. */
function finished(game: G, seat: Seat): G {
  if (game.finishedFirst !== null || undeployed(game, seat).length > 0) return game;
  return { ...game, finishedFirst: seat, unitsLeftThen: undeployed(game, other(seat)).length };
}

/** What a player adds to the roll for the first turn. */
const bonus = (game: G, seat: Seat): number =>
  game.finishedFirst !== seat ? 0 : game.rulings["first-turn"] === "plus-one" ? 1 : game.unitsLeftThen;

export const deploymentPhase = sequence(
  "deployment-phase",
  { en: "Deployment Phase", fr: "Phase de déploiement" },
  { turn: null, winner: null, turns: [0, 0] },
  ({ act, again, call, choose }) => [
    call(
      "1",
      { en: "Determine who deploys first", fr: "Premier joueur à se déployer" },
      "who-deploys-first",
      (_, v) => ({ chooser: v.chooser }),
      (_, __, turn) => ({ vars: { turn } }),
    ),
    again.choose(
      "2",
      { en: "Take turns deploying units", fr: "Déployer les unités à tour de rôle" },
      "deploy",
      (game, v) => {
        const player = v.turn ?? other(v.chooser);
        return undeployed(game, player).length === 0 || game.finishedFirst !== null
          ? null
          : { player, about: turnOf(game, player, v.turns[player]) };
      },
      (game, v, answer, context) => {
        const seat = v.turn ?? other(v.chooser);
        const [a, b] = v.turns;
        return {
          game: finished(deployed(game, seat, answer, "2", context), seat),
          vars: { turn: other(seat), turns: seat === 0 ? [a + 1, b] : [a, b + 1] },
        };
      },
      `${DEPLOY}.2`,
      // Who can place nothing has finished.
      (game, v, context) => {
        const seat = v.turn ?? other(v.chooser);
        const next = leaveOut(game, seat, context);
        const left = undeployed(next, other(seat)).length;
        return { game: next.finishedFirst === null ? { ...next, finishedFirst: seat, unitsLeftThen: left } : next };
      },
    ),
    choose(
      "3",
      { en: "Declare intent to go first or second", fr: "Annoncer vouloir jouer premier ou second" },
      "intent",
      (game) => (game.finishedFirst === null ? null : { player: game.finishedFirst, about: {} }),
      (game, _, answer, context) => {
        tell(context, "intent", `${DEPLOY}.3`, {
          player: (game.finishedFirst ?? 0) + 1,
          turn: message(`answer.intent.${answer.intent}`),
        });
        return { game: changedGame(game, { intent: answer.intent }) };
      },
      `${DEPLOY}.3`,
    ),
    again.choose(
      "4",
      { en: "Deploy remaining units", fr: "Déployer les unités restantes" },
      "deploy",
      (game) => {
        const player = ([0, 1] as const).find((s) => undeployed(game, s).length > 0);
        return player === undefined ? null : { player, about: { player, units: undeployed(game, player) } };
      },
      (game, _, answer, context) => {
        const seat = unit(game, answer.units[0]?.unit ?? 0).seat;
        return { game: deployed(game, seat, answer, "4", context) };
      },
      `${DEPLOY}.4`,
      // The other player may still have room; without this rule whoever has none stays in reserve.
      (game, _, context) => {
        const next = leaveOut(leaveOut(game, 0, context), 1, context);
        return next === game ? { goTo: "5" } : { game: next };
      },
    ),
    call(
      "5",
      { en: "Deploy Scouting units", fr: "Déployer les éclaireurs" },
      "scouts",
      () => ({}),
      undefined,
      `${DEPLOY}.5`,
    ),
    call(
      "6",
      { en: "Move Vanguarding units", fr: "Déplacer les avant-gardes" },
      "vanguard",
      () => ({}),
      undefined,
      `${DEPLOY}.6`,
    ),
    // Nobody has another rule for this moment.
    act("7", { en: "Other rules and abilities", fr: "Autres règles" }, () => ({})),
    call(
      "8",
      { en: "Roll for First Turn", fr: "Jet pour le premier tour" },
      "first-turn",
      () => ({}),
      (_, __, winner) => ({ vars: { winner } }),
      `${DEPLOY}.8`,
    ),
    act("begins", { en: "The battle begins", fr: "La bataille commence" }, (game, v, context) => {
      const winner = v.winner ?? 0;
      const firstTurn = game.firstTurn ?? (declared(game, winner) === "second" ? other(winner) : winner);
      // The winner gave it away: by choice now, or as declared before the roll.
      const given = firstTurn !== winner && (game.firstTurn !== null || winner === game.finishedFirst);
      tell(context, given ? "firstTurnGiven" : "firstTurn", FIRST_TURN, { player: firstTurn + 1, chooser: winner + 1 });
      return { game: { ...game, firstTurn } };
    }),
  ],
);

/** Step 1; units for which there is no room anywhere are left out before anybody deploys. */
export const whoDeploysFirst = sequence(
  "who-deploys-first",
  { en: "First player to deploy", fr: "Premier joueur à se déployer" },
  { turn: null },
  ({ act, choose }) => [
    choose(
      "a",
      { en: "Choose who deploys first", fr: "Choisir qui se déploie en premier" },
      "first-deployer",
      (game, v) => (game.rulings["who-deploys-first"] === "other-player" ? null : { player: v.chooser, about: {} }),
      (_, __, answer) => ({ vars: { turn: answer.seat } }),
      `${DEPLOY}.1`,
    ),
    act("b", { en: "Units without room", fr: "Unités sans place" }, (game, v, context) => {
      const first = v.turn ?? other(v.chooser);
      const next = leaveOut(leaveOut(game, first, context), other(first), context);
      return { game: finished(finished(next, first), other(first)) };
    }),
  ],
  (_, v) => v.turn ?? other(v.chooser),
);

/** Step 8: both roll, and again where they are equal; the winner may have a choice. */
export const firstTurn = sequence(
  "first-turn",
  { en: "Roll for First Turn", fr: "Jet pour le premier tour" },
  { first: 0, winner: null },
  ({ choose, repeat, roll }) => [
    roll(
      "a",
      { en: "Player 1 rolls", fr: "Jet du joueur 1" },
      (game) => firstTurnRoll(game, 0),
      (_, __, outcome) => ({ vars: { first: outcome.total } }),
    ),
    roll(
      "b",
      { en: "Player 2 rolls", fr: "Jet du joueur 2" },
      (game) => firstTurnRoll(game, 1),
      (game, v, outcome, context) => {
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
        return { vars: { winner: a === b ? null : a > b ? 0 : 1 } };
      },
    ),
    repeat("c", { en: "Equal: both re-roll", fr: "Égalité : relance" }, "a", (_, v) => v.winner === null),
    choose(
      "d",
      { en: "First turn", fr: "Premier tour" },
      "first-turn",
      (game, { winner }) => (winner === null || declared(game, winner) !== null ? null : { player: winner, about: {} }),
      (game, v, answer) => {
        const winner = v.winner ?? 0;
        return { game: { ...game, firstTurn: answer.intent === "first" ? winner : other(winner) } };
      },
    ),
  ],
  (_, v) => v.winner,
);

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
    dice: { kind: "sum" as const, ...printedDice(rolledTables["t9a.rule.first-turn-choice"].dice) },
    rule: `${DEPLOY}.8`,
  };
}
