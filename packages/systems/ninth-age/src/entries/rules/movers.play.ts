import * as entry from "./movers.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, type Held, refuse } from "@tercio/kernel";
import { length } from "../../book/battle.ts";
import { because } from "../../state/ids.ts";
import { wholly } from "../../state/held.ts";
import { DICE } from "../forms.ts";
import type { NinthAge, Unit } from "../../state/state.ts";

/** Through the air it goes as far as its own figures say. */
const throughTheAir =
  (rate: "advance" | "march") =>
  (_: NinthAge, { unit: u }: { readonly unit: Unit }, { params }: Held) => {
    const inches = params[rate];
    return u.air && typeof inches === "number" ? because("t9a.rule.fly", "set", inches) : null;
  };

const fly = play(entry.fly, {
  modify: {
    "advance rate": { unit: throughTheAir("advance") },
    "march rate": { unit: throughTheAir("march") },
  },
  offer: { "moves besides": { unit: () => ["fly"] } },
});

const light = entry.lightTroops.figures;
const lightTroops = play(entry.lightTroops, {
  modify: {
    backwards: {
      unit: (_, { unit: u }) =>
        wholly(u, "light-troops") ? because("t9a.rule.light-troops", "set", light.costPerInch) : null,
    },
    "full ranks": { unit: () => because("t9a.rule.light-troops", "set", light.fullRanks) },
  },
  offer: { "moves besides": { unit: () => ["reform on the way"] } },
});

const { noChargeInPlayerTurn } = entry.scout.figures;
const scout = play(entry.scout, {
  allow: {
    "declare a charge": {
      unit: (game, { unit: u }) =>
        u.special === "scout" && game.playerTurn === noChargeInPlayerTurn
          ? refuse("refuse.scout-charge", "t9a.rule.scout")
          : true,
    },
  },
  offer: { "special deployment": { unit: () => ["scout"] } },
});

const ambush = play(entry.ambush, {
  offer: { "special deployment": { unit: () => ["ambush"] } },
});

const undergroundAmbush = play(entry.undergroundAmbush, {
  offer: { "special deployment": { unit: () => ["underground"] } },
});

const { noScoringFromGameTurn } = entry.ambush.figures;
/** Of two Player Turns a Game Turn is made. */
const gameTurnOf = (playerTurn: number): number =>
  Math.ceil(playerTurn / length["t9a.turn.game-length"].playerTurnsPerGameTurn);

/** Units that came from an edge, Ambushers or not. */
const arrived = play(entry.arrived, {
  heldBy: EVERYBODY,
  allow: {
    march: {
      unit: (game, { unit: u }) =>
        u.arrivedIn !== null && u.arrivedIn === game.playerTurn
          ? refuse("refuse.ambush-march", "t9a.rule.ambush")
          : true,
    },
    "count as scoring": {
      unit: (_, { unit: u }) =>
        u.arrivedIn !== null && gameTurnOf(u.arrivedIn) >= noScoringFromGameTurn
          ? refuse("refuse.ambush-scoring", "t9a.rule.ambush")
          : true,
    },
  },
});

const feignedFlight = play(entry.feignedFlight, {
  offer: {
    rallying: { unit: (_, { unit: u }) => (u.feigns && wholly(u, "feigned-flight") ? ["unshaken"] : []) },
  },
});

const no = (key: "charge" | "pursue" | "flee" | "panic" | "break" | "reform") => () =>
  refuse(`refuse.war-machine.${key}`, "t9a.rule.war-machine");
const warMachine = play(entry.warMachine, {
  allow: {
    "declare a charge": { unit: no("charge") },
    pursue: { unit: no("pursue") },
    overrun: { unit: no("pursue") },
    "flee as a charge reaction": { unit: no("flee") },
    "flee in panic": { unit: no("panic") },
    "flee from combat": { unit: no("break") },
    "combat reform": { foes: no("reform") },
  },
});

/** There is no edge to lie along, on either side (reading `round-fought`). */
const noEdge = () => refuse("refuse.round-reform", "t9a.rule.combat-reform");
const roundBase = play(entry.roundBase, {
  allow: { "combat reform": { unit: noEdge, foes: noEdge } },
});

const instead = (key: "charge" | "move") => () => refuse(`refuse.random-movement.${key}`, "t9a.rule.random-movement");
const randomMovement = play(entry.randomMovement, {
  allow: {
    "declare a charge": { unit: instead("charge") },
    advance: { unit: instead("move") },
    march: { unit: instead("move") },
    reform: { unit: instead("move") },
  },
  offer: { "dice of moves": { unit: (_, __, { params }) => DICE.filter((dice) => dice === params.dice) } },
});

/** Kinds of movement. */
export const moverRules: readonly Play[] = [
  fly,
  lightTroops,
  scout,
  ambush,
  undergroundAmbush,
  arrived,
  feignedFlight,
  warMachine,
  roundBase,
  randomMovement,
];
