import { EVERYBODY, type Held, refuse, type Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { length } from "../book/battle.ts";
import { movement } from "../book/movement.ts";
import { because, ruleId } from "../state/ids.ts";
import { wholly } from "../state/held.ts";
import { DICE } from "../state/parameters.ts";
import type { NinthAge, Unit } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** Through the air it goes as far as its own figures say. */
const throughTheAir =
  (rate: "advance" | "march") =>
  (_: NinthAge, { unit: u }: { readonly unit: Unit }, { params }: Held) => {
    const inches = params[rate];
    return u.air && typeof inches === "number" ? because("fly", "set", inches) : null;
  };

const fly: R = {
  id: "fly",
  name: { en: "Fly", fr: "Vol" },
  enforces: [ruleId("fly")],
  modify: {
    "advance rate": { unit: throughTheAir("advance") },
    "march rate": { unit: throughTheAir("march") },
  },
  offer: { "moves besides": { unit: () => ["fly"] } },
};

const light = movement["t9a.rule.light-troops"];
const lightTroops: R = {
  id: "light-troops",
  name: { en: "Light Troops", fr: "Troupe légère" },
  enforces: [ruleId("light-troops")],
  modify: {
    backwards: {
      unit: (_, { unit: u }) => (wholly(u, "light-troops") ? because("light-troops", "set", light.costPerInch) : null),
    },
    "full ranks": { unit: () => because("light-troops", "set", light.fullRanks) },
  },
  offer: { "moves besides": { unit: () => ["reform on the way"] } },
};

const { noChargeInPlayerTurn } = movement["t9a.rule.scout"];
const scout: R = {
  id: "scout",
  name: { en: "Scout", fr: "Éclaireur" },
  enforces: [ruleId("scout")],
  allow: {
    "declare a charge": {
      unit: (game, { unit: u }) =>
        u.special === "scout" && game.playerTurn === noChargeInPlayerTurn
          ? refuse("refuse.scout-charge", ruleId("scout"))
          : true,
    },
  },
  offer: { "special deployment": { unit: () => ["scout"] } },
};

const ambush: R = {
  id: "ambush",
  name: { en: "Ambush", fr: "Embuscade" },
  enforces: [ruleId("ambush")],
  offer: { "special deployment": { unit: () => ["ambush"] } },
};

const undergroundAmbush: R = {
  id: "underground-ambush",
  name: { en: "Underground Ambush", fr: "Embuscade souterraine" },
  enforces: [ruleId("underground-ambush")],
  offer: { "special deployment": { unit: () => ["underground"] } },
};

const { noScoringFromGameTurn } = movement["t9a.rule.ambush"];
/** Of two Player Turns a Game Turn is made. */
const gameTurnOf = (playerTurn: number): number =>
  Math.ceil(playerTurn / length["t9a.turn.game-length"].playerTurnsPerGameTurn);

/** Whoever came from an edge, Ambusher or not. */
const arrived: R = {
  id: "arrived",
  name: { en: "Come from the Board Edge", fr: "Arrivée par le bord de table" },
  enforces: [ruleId("ambush")],
  heldBy: EVERYBODY,
  allow: {
    march: {
      unit: (game, { unit: u }) =>
        u.arrivedIn !== null && u.arrivedIn === game.playerTurn
          ? refuse("refuse.ambush-march", ruleId("ambush"))
          : true,
    },
    "count as scoring": {
      unit: (_, { unit: u }) =>
        u.arrivedIn !== null && gameTurnOf(u.arrivedIn) >= noScoringFromGameTurn
          ? refuse("refuse.ambush-scoring", ruleId("ambush"))
          : true,
    },
  },
};

const feignedFlight: R = {
  id: "feigned-flight",
  name: { en: "Feigned Flight", fr: "Fuite simulée" },
  enforces: [ruleId("feigned-flight")],
  offer: {
    rallying: { unit: (_, { unit: u }) => (u.feigns && wholly(u, "feigned-flight") ? ["unshaken"] : []) },
  },
};

const no = (key: "charge" | "pursue" | "flee" | "panic" | "break" | "reform") => () =>
  refuse(`refuse.war-machine.${key}`, ruleId("war-machine"));
const warMachine: R = {
  id: "war-machine",
  name: { en: "War Machine", fr: "Machine de guerre" },
  enforces: [ruleId("war-machine")],
  allow: {
    "declare a charge": { unit: no("charge") },
    pursue: { unit: no("pursue") },
    overrun: { unit: no("pursue") },
    "flee as a charge reaction": { unit: no("flee") },
    "flee in panic": { unit: no("panic") },
    "flee from combat": { unit: no("break") },
    "combat reform": { foes: no("reform") },
  },
};

/** There is no edge to lie along, on either side (reading `round-fought`). */
const noEdge = () => refuse("refuse.round-reform", ruleId("combat-reform"));
const roundBase: R = {
  id: "round-base",
  name: { en: "Round base", fr: "Socle rond" },
  enforces: [ruleId("combat-reform")],
  allow: { "combat reform": { unit: noEdge, foes: noEdge } },
};

const instead = (key: "charge" | "move") => () => refuse(`refuse.random-movement.${key}`, ruleId("random-movement"));
const randomMovement: R = {
  id: "random-movement",
  name: { en: "Random Movement", fr: "Mouvement aléatoire" },
  enforces: [ruleId("random-movement")],
  allow: {
    "declare a charge": { unit: instead("charge") },
    advance: { unit: instead("move") },
    march: { unit: instead("move") },
    reform: { unit: instead("move") },
  },
  offer: { "dice of moves": { unit: (_, __, { params }) => DICE.filter((dice) => dice === params.dice) } },
};

/** Kinds of movement. */
export const moverRules: readonly R[] = [
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
