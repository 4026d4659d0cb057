import { printedDice } from "@tercio/dice";
import { putDown } from "../battlefield/deploying.ts";
import { type Context, inForce, message } from "@tercio/kernel";
import { MAPS } from "@tercio/regiments";
import * as battle from "../entries/rules/battle.ts";
import { roomFinder } from "../battlefield/deploying.ts";
import { battleRolled, BATTLES } from "../state/battles.ts";
import {
  change,
  type Field,
  fieldOf,
  type OldWorld,
  other,
  type Seat,
  type Unit,
  unit,
  withField,
} from "../state/state.ts";
import { terrainOf } from "../state/terrain.ts";
import { finished, undeployed } from "./deployed.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import type { Deploying } from "./set-up-flow.ts";

type G = OldWorld;
const DEPLOY = "tow.rule.deployment";
const SCOUTS = "tow.rule.scouts";

/** Who deploys with whom: units one by one, then all war machines, then all characters. */
const turnOf = (u: Unit): 0 | 1 | 2 => (u.entry.character === true ? 2 : u.entry.troopType === "war-machine" ? 1 : 0);

/** What a player may put down in this turn: one unit, or all war machines; the characters last, together. */
function deploying(game: G, player: Seat): Deploying {
  const left = undeployed(game, player);
  const others = left.filter((u) => turnOf(u) < 2);
  const now = others.length > 0 ? others : left;
  const ids = now.map((u) => u.id);
  const machines = now.filter((u) => turnOf(u) === 1).map((u) => u.id);
  const together = others.length === 0 || machines.length === ids.length;
  return { player, units: ids, together };
}

/** Units for which there is surely no room stay off the table, and are lost. */
function leaveOut(game: G, seat: Seat, context: Context): G {
  let next = game;
  const room = roomFinder(game, seat);
  for (const u of undeployed(game, seat)) {
    if (room(u) !== null) continue;
    tell(context, "noRoom", DEPLOY, { unit: named(u) });
    next = change(next, u.id, { place: "destroyed", models: 0 });
  }
  return next;
}

/** What a player adds to the roll for the first turn. */
export const bonus = (game: G, seat: Seat): number => {
  const { finishedFirst, battle: fought } = fieldOf(game);
  return inForce(DEPLOY) && finishedFirst === seat && fought !== "flank-attack"
    ? battle.deployment.figures.finishedFirst
    : 0;
};

/** Everything before the first turn of a battle. */
export const setUp = sequence(
  "set-up",
  { en: "Set-up", fr: "Mise en place" },
  { turn: null, first: 0 },
  ({ act, again, call, choose, each, repeat, roll }) => [
    roll(
      "battle",
      { en: "Which battle", fr: "Quelle bataille" },
      (game) =>
        fieldOf(game).battle === null
          ? {
              type: "roll",
              player: null,
              label: message("roll.battle"),
              dice: { kind: "sum", dice: 1, sides: BATTLES.length },
              rule: "tow.rule.open-battle",
            }
          : null,
      (game, _, outcome) => ({ game: withField(game, { battle: battleRolled(outcome.total) }) }),
    ),
    act("pass", { en: "A Mountain Pass is fought lengthwise", fr: "Un col se joue en longueur" }, (game) => {
      const { battle: id, width, depth } = fieldOf(game);
      if (id !== "mountain-pass" || width <= depth) return {};
      const turned = { width: depth, depth: width };
      return { game: withField(game, { ...turned, terrain: terrainOf({ ...fieldOf(game), ...turned }) }) };
    }),
    roll(
      "map",
      { en: "Roll for a map", fr: "Jet pour la carte" },
      (game) =>
        fieldOf(game).map === null
          ? {
              type: "roll",
              player: null,
              label: message("roll.map"),
              dice: { kind: "sum", dice: 1, sides: MAPS.length },
              rule: "tow.rule.open-battle",
            }
          : null,
      (game, _, outcome) => {
        const map: Field["map"] = MAPS[outcome.total - 1] ?? "none";
        return { game: withField(game, { map, terrain: terrainOf({ ...fieldOf(game), map }) }) };
      },
    ),
    act("field", { en: "The battle and its table", fr: "La bataille et sa table" }, (game, _, context) => {
      const { battle: fought, terrain } = fieldOf(game);
      tell(context, "battle", `tow.rule.${fought ?? "open-battle"}`, {
        battle: message(`battle.${fought ?? "open-battle"}`),
        features: terrain.length,
      });
      return {};
    }),
    roll(
      "zones",
      { en: "Roll for the choice of zone", fr: "Jet pour le choix de la zone" },
      () => ({
        type: "roll",
        player: null,
        label: message("roll.zones"),
        dice: { kind: "sum", dice: 1, sides: 2 },
        rule: DEPLOY,
      }),
      (game, _, outcome, context) => {
        const zoneChooser: Seat = outcome.total === 1 ? 0 : 1;
        tell(context, "zoneChooser", DEPLOY, { player: zoneChooser + 1 });
        return { game: withField(game, { zoneChooser }) };
      },
      DEPLOY,
    ),
    choose(
      "zone",
      { en: "Choose a zone", fr: "Choisir une zone" },
      "choose-zone",
      (game) => {
        const player = fieldOf(game).zoneChooser ?? 0;
        return { player, about: { player } };
      },
      (game, _, answer) => {
        const own = answer.zone === "north" ? 1 : -1;
        const theirs = own === 1 ? -1 : 1;
        return { game: withField(game, { zone: fieldOf(game).zoneChooser === 1 ? [theirs, own] : [own, theirs] }) };
      },
      DEPLOY,
    ),
    each((game) =>
      fieldOf(game).battle === "meeting-engagement"
        ? game.units.filter((u) => u.place === "reserve" && u.arrival === null).map((u) => u.id)
        : [],
    ).roll(
      "reserves",
      { en: "Roll for reserves", fr: "Jets pour les réserves" },
      (game, _, id) => ({
        type: "roll",
        player: unit(game, id).entry.seat,
        label: message("roll.reserves", {
          unit: named(unit(game, id)),
          need: battle.meetingEngagement.figures.reserveOn,
        }),
        dice: { kind: "sum", ...printedDice(battle.meetingEngagement.figures.die) },
        rule: "tow.rule.meeting-engagement",
      }),
      (game, _, id, outcome, context) => {
        if (outcome.total > battle.meetingEngagement.figures.reserveOn) return {};
        tell(context, "inReserve", "tow.rule.meeting-engagement", { unit: named(unit(game, id)) });
        return { game: change(game, id, { arrival: "reserve" }) };
      },
      "tow.rule.meeting-engagement",
    ),
    call("hold-back", { en: "Units that deploy otherwise", fr: "Unités déployées autrement" }, "hold-back", () => ({})),
    choose(
      "who-first",
      { en: "Choose who deploys first", fr: "Choisir qui se déploie en premier" },
      "first-deployer",
      (game) => {
        const player = fieldOf(game).zoneChooser ?? 0;
        return { player, about: { player } };
      },
      (game, _, answer, context) => {
        const next = leaveOut(leaveOut(game, 0, context), 1, context);
        return { game: finished(finished(next, answer.seat), other(answer.seat)), vars: { turn: answer.seat } };
      },
      DEPLOY,
    ),
    again.choose(
      "deploy",
      { en: "Take turns deploying units", fr: "Déployer les unités à tour de rôle" },
      "deploy",
      (game, v) => {
        const wanted = v.turn ?? 0;
        const player = undeployed(game, wanted).length > 0 ? wanted : other(wanted);
        return undeployed(game, player).length === 0 ? null : { player, about: deploying(game, player) };
      },
      (game, v, answer, context) => {
        const seat = unit(game, answer.units[0]?.unit ?? 0).entry.seat;
        let next = game;
        for (const p of answer.units) {
          const { unit: id } = p;
          next = putDown(next, p);
          tell(context, "deployed", DEPLOY, { unit: named(unit(next, id)) });
        }
        return { game: finished(leaveOut(next, seat, context), seat), vars: { turn: other(seat) } };
      },
      DEPLOY,
      (game, v, context) => {
        const wanted = v.turn ?? 0;
        const player = undeployed(game, wanted).length > 0 ? wanted : other(wanted);
        return { game: leaveOut(game, player, context) };
      },
    ),
    call("scouts", { en: "Deploy Scouts", fr: "Déployer les éclaireurs" }, "scouts", () => ({}), undefined, SCOUTS),
    call(
      "vanguard",
      { en: "Vanguard moves", fr: "Mouvements d’avant-garde" },
      "vanguard",
      () => ({}),
      undefined,
      "tow.rule.vanguard",
    ),
    roll(
      "first-turn-1",
      { en: "Player 1 rolls for the first turn", fr: "Jet du joueur 1 pour le premier tour" },
      (game) => firstTurnRoll(game, 0),
      (_, __, outcome) => ({ vars: { first: outcome.total } }),
      DEPLOY,
    ),
    roll(
      "first-turn-2",
      { en: "Player 2 rolls for the first turn", fr: "Jet du joueur 2 pour le premier tour" },
      (game) => firstTurnRoll(game, 1),
      (game, v, outcome, context) => {
        const [a, b] = [v.first + bonus(game, 0), outcome.total + bonus(game, 1)];
        tell(context, "firstTurnRoll", DEPLOY, { first: a, second: b });
        return a === b ? {} : { game: withField(game, { firstTurn: a > b ? 0 : 1 }) };
      },
      DEPLOY,
    ),
    repeat(
      "again",
      { en: "Equal: both re-roll", fr: "Égalité : relance" },
      "first-turn-1",
      (game) => fieldOf(game).firstTurn === null,
    ),
    act("begin", { en: "The battle begins", fr: "La bataille commence" }, (game, _, context) => {
      const first = fieldOf(game).firstTurn ?? 0;
      tell(context, "firstTurn", DEPLOY, { player: first + 1 });
      return { game: { ...withField(game, { phase: "strategy", zoneChooser: null }), turn: 1, active: first } };
    }),
  ],
);

function firstTurnRoll(game: G, player: Seat) {
  const adds = bonus(game, player);
  return {
    type: "roll" as const,
    player,
    label: message(adds === 0 ? "roll.first-turn" : "roll.first-turn-plus", { player: player + 1, bonus: adds }),
    dice: { kind: "sum" as const, dice: 1, sides: 6 },
    rule: DEPLOY,
  };
}
