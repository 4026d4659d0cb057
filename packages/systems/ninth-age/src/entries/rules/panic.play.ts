import * as entry from "./panic.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, inForce, refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { peculiarMissiles } from "../weapons/peculiar.ts";
import { panic } from "../../book/panic.ts";
import { unitDistance } from "../../calculation/formation.ts";
import { type NinthAge, type Unit, unit } from "../../state/state.ts";
import { hasRule } from "../../state/held.ts";
import { because, listedRule } from "../../state/ids.ts";
import type { NinthAgeMoments, PanicCause } from "../../hooks/moments.ts";

/** What causes a Panic Test, by the row of the book. */
export const trigger = {
  destroyed: "t9a.panic.trigger.destroyed-nearby",
  broken: "t9a.panic.trigger.broken-nearby",
  "fled-through": "t9a.panic.trigger.fled-through",
  "heavy-losses": "t9a.panic.trigger.heavy-losses",
  charnel: "t9a.rule.charnel-catapult",
  terror: "t9a.rule.terror",
} as const satisfies { readonly [cause in PanicCause]: string };

/** Friends nearby are frightened, by who was destroyed or broke. */
function nearby(
  of: typeof entry.panicDestroyed | typeof entry.panicBroken,
  cause: "destroyed" | "broken",
  moment: "unit destroyed" | "unit breaks",
): Play {
  const most = panic[trigger[cause]].distance * INCH;
  return play(of, {
    heldBy: EVERYBODY,
    on: {
      [moment]: {
        friends: (
          game: NinthAge,
          { unit: lost }: NinthAgeMoments["on"]["unit breaks"]["facts"],
          { piece }: { readonly piece: number },
        ) => (unitDistance(unit(game, piece), lost) <= most ? [{ unit: piece, cause, from: null }] : []),
      },
    },
  });
}

const fledThrough = play(entry.panicFledThrough, {
  heldBy: EVERYBODY,
  on: { "fled through": { through: (_, __, { piece }) => [{ unit: piece, cause: "fled-through", from: null }] } },
});

const { lossPercent } = panic["t9a.panic.trigger.heavy-losses"];
const EXEMPT = "t9a.panic.trigger.heavy-losses.single-model-exempt";

/** A unit that started the game as a single model is not frightened by its own losses. */
const exempt = (u: Unit): boolean => u.entry.models === panic[EXEMPT].startingModels && inForce(EXEMPT);

/**
 * A quarter of the Health Points that the unit had at the start of the phase lost in it, not counting those it lost
 * while Engaged: a Panic Test.
 */
const heavyLosses = play(entry.panicHeavyLosses, {
  heldBy: EVERYBODY,
  on: {
    "losses suffered": {
      unit(_, { unit: u, by }) {
        if (exempt(u)) return [];
        return u.lostUnengaged === 0 || u.lostUnengaged * 100 < u.healthAtPhaseStart * lossPercent
          ? []
          : [{ unit: u.id, cause: "heavy-losses", from: by }];
      },
    },
  },
});

const charnelRow = peculiarMissiles["t9a.rule.charnel-catapult"];
/** Any loss frightens as a quarter of the unit would, and makes the test harder. */
const charnel: readonly Play[] = [
  play(entry.charnelCatapult, {
    on: {
      "losses suffered": {
        by: (_, { unit: u, by }) => (exempt(u) ? [] : [{ unit: u.id, cause: "charnel", from: by }]),
      },
    },
  }),
  play(entry.charnelDread, {
    heldBy: EVERYBODY,
    modify: {
      discipline: {
        unit: (_, { cause }) =>
          cause === "charnel" ? because("t9a.rule.charnel-catapult", "add", charnelRow.panic.discipline) : null,
      },
    },
  }),
];

const insignificant = play(entry.insignificant, {
  allow: {
    "be frightened": {
      by: (game, { unit: friend }) =>
        hasRule(game, friend, "insignificant") ? true : refuse("refuse.insignificant", listedRule("insignificant")),
    },
    "join a unit": {
      host: (game, { unit: u }) =>
        hasRule(game, u, "insignificant") ? true : refuse("refuse.join-insignificant", listedRule("insignificant")),
    },
  },
});

/** What frightens a unit. */
export const panicTriggers: readonly Play[] = [
  nearby(entry.panicDestroyed, "destroyed", "unit destroyed"),
  nearby(entry.panicBroken, "broken", "unit breaks"),
  fledThrough,
  heavyLosses,
  ...charnel,
  insignificant,
];
