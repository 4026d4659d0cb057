import { printedDice } from "@tercio/dice";
import { inForce, message, settled } from "@tercio/kernel";
import { whereBack } from "../battlefield/arriving.ts";
import { putDown } from "../battlefield/deploying.ts";
import { ambushers as entry } from "../entries/rules/arrivals.ts";
import { flankAttack } from "../entries/rules/battle.ts";
import { change, fieldOf, type OldWorld, roundOf, type Unit, unit, withField } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

type G = OldWorld;
const AMBUSH = "tow.rule.ambushers";
export const REINFORCEMENTS = "tow.rule.reinforcements";
const { fromRound, surely, arrives, die } = entry.figures;

const own = (game: G, test: (u: Unit) => boolean): readonly number[] =>
  game.units.filter((u) => u.entry.seat === game.active && test(u)).map((u) => u.id);

/** Units in ambush for which a die is rolled, or which come without one. */
export const inAmbush = (game: G): readonly number[] =>
  roundOf(game) < fromRound ? [] : own(game, (u) => u.place === "reserve" && u.arrival === "ambush");

/** The die for a unit in ambush; known without it late in the battle. */
export const ambushRoll = (game: G, id: number) =>
  roundOf(game) >= surely
    ? settled({ total: arrives })
    : {
        type: "roll" as const,
        player: game.active,
        label: message("roll.ambush", { unit: named(unit(game, id)), need: arrives }),
        dice: { kind: "sum" as const, ...printedDice(die) },
        rule: AMBUSH,
      };

/** Pursuers of the active player that left the table in an earlier turn. */
export const toReturn = (game: G): readonly number[] => own(game, (u) => u.place === "off");

/** Units of the active player that may come on now, or have to. */
export const toArrive = (game: G): readonly number[] =>
  own(
    game,
    (u) =>
      u.place === "reserve" &&
      (u.arrival === "called" ||
        u.arrival === "reserve" ||
        (u.arrival === "flank" && (roundOf(game) >= flankAttack.figures.fromRound || !inForce(flankAttack.id)))),
  );

/** A pursuer is back on the table. */
export function cameBack(game: G, id: number): G | null {
  const place = whereBack(game, unit(game, id));
  return place === null ? null : change(game, id, { ...place, place: "field", deed: "arrived", moved: null });
}

/** A unit comes on: its owner says whether and where, one that was in ambush has to. */
export const arrive = sequence("arrive", { en: "Reinforcements", fr: "Renforts" }, {}, ({ choose }) => [
  choose(
    "come",
    { en: "Does it come on?", fr: "Entre-t-elle ?" },
    "come-on",
    (game, v) => {
      const u = unit(game, v.unit);
      return u.arrival === "called" ? settled({ comes: true }) : { player: u.entry.seat, about: { unit: v.unit } };
    },
    (_, __, answer) => (answer.comes ? {} : { leave: true }),
    REINFORCEMENTS,
  ),
  choose(
    "place",
    { en: "Where it comes on", fr: "Où elle entre" },
    "deploy",
    (game, v) => {
      const player = unit(game, v.unit).entry.seat;
      return { player, about: { player, units: [v.unit], together: false, from: "edge" } };
    },
    (game, v, answer, context) => {
      const [p] = answer.units;
      if (p === undefined) return {};
      const { unit: id } = p;
      const u = unit(game, id);
      tell(context, "comesOn", u.arrival === "called" ? AMBUSH : REINFORCEMENTS, { unit: named(u) });
      const next = putDown(game, p, { deed: "arrived" });
      const { flank } = fieldOf(game);
      const { seat } = u.entry;
      if (u.arrival !== "flank" || flank[seat] !== null) return { game: next };
      // The first to come on names the flank.
      const side = unit(next, id).x > 0 ? 1 : -1;
      return { game: withField(next, { flank: seat === 0 ? [side, flank[1]] : [flank[0], side] }) };
    },
    REINFORCEMENTS,
    (game, v, context) => {
      tell(context, "noRoomToArrive", REINFORCEMENTS, { unit: named(unit(game, v.unit)) });
      return {};
    },
  ),
]);
