import * as movers from "../entries/rules/movers.ts";
import { inForce } from "@tercio/kernel";
import { printedDice } from "@tercio/dice";
import { INCH, normalise } from "@tercio/tabletop";
import { message } from "../messages/message.ts";
import { book } from "../hooks/book.ts";
import { dawnAssault } from "../book/battle.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { drift, edgeBehind, edgesOf } from "../battlefield/arrivals.ts";
import type { Placing } from "@tercio/regiments";
import { inFiles } from "../state/pools.ts";
import { deploymentRule } from "../state/deployments.ts";
import { change, changeAll, type NinthAge, other, type Seat, type Special, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { wentAnew } from "./ways.ts";

type G = NinthAge;
const DECLARE = "t9a.sequence.pre-game.pre-game.8";
const SCOUTS = "t9a.sequence.pre-game.deployment-phase.5";

/** A unit put down where an answer says. */
export const put = (game: G, { unit: id, x, y, facing, files }: Placing): G =>
  change(game, id, { place: "field", x, y, facing, ...inFiles(unit(game, id), files, game.chirality) });

const inReserve = (game: G, seat: Seat) => game.units.filter((u) => u.seat === seat && u.place === "reserve");

/** May more of a player's units be held back, to enter from the own short Board Edge? */
function mayHoldBack(game: G, seat: Seat): boolean {
  const type = game.deployment ?? "frontline-clash";
  if (!inForce(deploymentRule(type))) return false;
  const list = inReserve(game, seat);
  const held = list.filter((u) => u.special === "short-edge").length;
  if (type === "dawn-assault") return held < dawnAssault.reinforcements;
  // Of an army on the march somebody goes ahead.
  return type === "marching-columns" && list.filter((u) => u.special === null).length > 1;
}

/** What a player may still declare: who scouts, who lies in ambush, who is held back. */
function declarable(game: G, seat: Seat): readonly { readonly unit: number; readonly special: Special }[] {
  const holds = mayHoldBack(game, seat);
  return inReserve(game, seat).flatMap((u) => {
    if (u.special !== null) return [];
    const own = book
      .offers("special deployment", game, { unit: u })
      .map((o) => o.value)
      .filter((s) => s !== "scout" || book.refusals("be announced as a scout", game, { unit: u }).length === 0);
    return [...own, ...(holds ? (["short-edge"] as const) : [])].map((special) => ({ unit: u.id, special }));
  });
}

/** Step 8 of the Pre-Game Sequence: first who chose the zone, then the other. */
export const specialDeployment = sequence(
  "special-deployment",
  { en: "Special Deployment", fr: "Déploiements spéciaux" },
  { over: [] },
  ({ again }) => [
    again.choose(
      "a",
      { en: "Declare a Special Deployment", fr: "Annoncer un déploiement spécial" },
      "special-deployment",
      (game, { over }) => {
        const chooser = game.zoneChooser ?? 0;
        const player = ([chooser, other(chooser)] as const).find(
          (seat) => !over.includes(seat) && declarable(game, seat).length > 0,
        );
        return player === undefined ? null : { player, about: { player, may: declarable(game, player) } };
      },
      (game, { over }, answer, context) => {
        if ("done" in answer) {
          const chooser = game.zoneChooser ?? 0;
          const player = ([chooser, other(chooser)] as const).find(
            (seat) => !over.includes(seat) && declarable(game, seat).length > 0,
          );
          return { vars: { over: player === undefined ? over : [...over, player] } };
        }
        const { special } = answer;
        tell(context, `special.${special}`, DECLARE, { unit: named(unit(game, answer.unit)) });
        return { game: change(game, answer.unit, { special }) };
      },
      DECLARE,
    ),
  ],
);

const scoutsOf = (game: G, seat: Seat): readonly number[] =>
  inReserve(game, seat)
    .filter((u) => u.special === "scout")
    .map((u) => u.id);

/** Step 5 of the Deployment Phase: Scouts, by turns, beginning with the player who finished deployment first. */
export const scouts = sequence(
  "scouts",
  { en: "Deploy Scouting units", fr: "Déployer les éclaireurs" },
  { turn: null },
  ({ again }) => [
    again.choose(
      "a",
      { en: "Deploy a Scout", fr: "Déployer un éclaireur" },
      "deploy",
      (game, { turn }) => {
        const first = turn ?? game.finishedFirst ?? 0;
        const player = [first, other(first)].find((seat) => scoutsOf(game, seat).length > 0);
        return player === undefined
          ? null
          : { player, about: { player, units: scoutsOf(game, player), scouts: true, single: true } };
      },
      (game, _, answer, context) => {
        const [p] = answer.units;
        if (p === undefined) return {};
        const u = unit(game, p.unit);
        tell(context, "deployed", SCOUTS, { unit: named(u) });
        return { game: put(game, p), vars: { turn: other(u.seat) } };
      },
      SCOUTS,
      // For whom there is room nowhere stays off.
      (game, _, context) => {
        const seat = ([0, 1] as const).find((s) => scoutsOf(game, s).length > 0);
        const left = seat === undefined ? [] : scoutsOf(game, seat);
        for (const id of left) tell(context, "noRoom", "t9a.rule.no-room-to-deploy", { unit: named(unit(game, id)) });
        return { game: changeAll(game, (u) => left.includes(u.id), { place: "gone" }) };
      },
    ),
  ],
);

const ambush = movers.ambush.figures;
const below = movers.undergroundAmbush.figures;

/** Units of the Active Player that may come from an edge now. */
export const toArrive = (game: G): readonly number[] =>
  game.gameTurn < ambush.fromGameTurn && inForce("t9a.rule.ambush")
    ? []
    : inReserve(game, game.active)
        .filter((u) => u.special === "ambush" || u.special === "underground" || u.special === "short-edge")
        .map((u) => u.id);

/** One unit tries to come from an edge. */
export const arrive = sequence(
  "arrive",
  { en: "Coming from the Board Edge", fr: "Arrivée par le bord de table" },
  { drifts: false, turn: null },
  ({ choose, roll }) => [
    roll(
      "a",
      { en: "Does it come?", fr: "Arrive-t-elle ?" },
      (game, v) => ({
        type: "roll",
        player: game.active,
        label: message("roll.arrive", { unit: named(unit(game, v.unit)), need: ambush.needs }),
        dice: { kind: "sum", ...printedDice(ambush.dice) },
        rule: "t9a.rule.ambush",
      }),
      (game, v, { total }, context) => {
        if (total >= ambush.needs) return {};
        tell(context, "staysAway", "t9a.rule.ambush", { unit: named(unit(game, v.unit)) });
        return { leave: true };
      },
      "t9a.rule.ambush",
    ),
    choose(
      "b",
      { en: "Where it comes", fr: "Où elle arrive" },
      "deploy",
      (game, v) => {
        const u = unit(game, v.unit);
        return {
          player: u.seat,
          about: {
            ...{ player: u.seat, units: [v.unit], single: true },
            ...(u.special === "underground" ? { below: true } : { edges: edgesOf(game, u) }),
          },
        };
      },
      (game, v, answer, context) => {
        const [p] = answer.units;
        if (p === undefined) return {};
        const next = change(put(game, p), v.unit, { arrivedIn: game.playerTurn });
        const u = unit(next, v.unit);
        if (u.special === "underground") {
          tell(context, "surfaces", "t9a.rule.underground-ambush", { unit: named(u) });
          return { game: next, vars: { drifts: inForce("t9a.rule.underground-ambush") } };
        }
        const edge = edgeBehind(next, rectangleOf(u));
        tell(context, "arrives", "t9a.rule.ambush", { unit: named(u), edge: message(`edge.${edge ?? "south"}`) });
        return { game: next };
      },
      "t9a.rule.ambush",
      (game, v, context) => {
        tell(context, "noRoomToArrive", "t9a.rule.ambush", { unit: named(unit(game, v.unit)) });
        return {};
      },
    ),
    roll(
      "c",
      { en: "Does it stay where it comes up?", fr: "Reste-t-elle où elle surgit ?" },
      (game, v) =>
        !v.drifts
          ? null
          : {
              type: "roll",
              player: game.active,
              label: message("roll.underground", { unit: named(unit(game, v.unit)), need: below.needed }),
              dice: { kind: "sum", ...printedDice(below.dice) },
              rule: "t9a.rule.underground-ambush",
            },
      (_, __, { total }) => (total >= below.needed ? { leave: true } : {}),
      "t9a.rule.underground-ambush",
    ),
    roll(
      "d",
      { en: "Which way it drifts", fr: "De quel côté elle dévie" },
      (game, v) =>
        !v.drifts
          ? null
          : {
              type: "roll",
              player: game.active,
              label: message("roll.underground-way", { unit: named(unit(game, v.unit)) }),
              dice: { kind: "direction" },
              rule: "t9a.rule.underground-ambush",
            },
      (_, __, { turn }) => ({ vars: { turn } }),
    ),
    roll(
      "e",
      { en: "How far it drifts", fr: "De combien elle dévie" },
      (game, v) =>
        v.turn === null
          ? null
          : {
              type: "roll",
              player: game.active,
              label: message("roll.underground-far", { unit: named(unit(game, v.unit)) }),
              dice: { kind: "sum", ...printedDice(below.scatters) },
              rule: "t9a.rule.underground-ambush",
            },
      (game, v, { total }, context) => {
        const u = unit(game, v.unit);
        // A mirrored table turns the other way.
        const { to, held } = drift(game, u, normalise(u.facing + (v.turn ?? 0) * game.chirality), total * INCH);
        const next = change(game, u.id, { x: to.x, y: to.y });
        tell(
          context,
          held ? "driftsHeld" : "drifts",
          "t9a.rule.underground-ambush",
          { unit: named(u) },
          wentAnew(u, next),
        );
        const frames = held
          ? [enter("dangerous-terrain", { unit: u.id, fails: below.dangerousTerrain, models: null, feature: null })]
          : [];
        return { game: next, enter: frames };
      },
      "t9a.rule.underground-ambush",
    ),
  ],
);
