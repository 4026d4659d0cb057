import { EVERYBODY, inForce, type Rule, refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { panic } from "../book/panic.ts";
import { unitDistance } from "../calculation/formation.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { hasRule } from "../state/held.ts";
import { listedRule } from "../state/ids.ts";
import type { NinthAgeMoments, PanicCause } from "../asking/moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** What causes a Panic Test, by the row of the book. */
export const trigger = {
  destroyed: "t9a.panic.trigger.destroyed-nearby",
  broken: "t9a.panic.trigger.broken-nearby",
  "fled-through": "t9a.panic.trigger.fled-through",
  "heavy-losses": "t9a.panic.trigger.heavy-losses",
} as const satisfies { readonly [cause in PanicCause]: string };

/** Friends nearby are frightened, by who was destroyed or broke. */
function nearby(cause: "destroyed" | "broken", moment: "unit destroyed" | "unit breaks", en: string, fr: string): R {
  const most = panic[trigger[cause]].distance * INCH;
  return {
    id: `panic-${cause}`,
    name: { en, fr },
    enforces: [trigger[cause]],
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
  };
}

const fledThrough: R = {
  id: "panic-fled-through",
  name: { en: "Panic: a friend flees through", fr: "Panique : une unité amie fuit au travers" },
  enforces: [trigger["fled-through"]],
  heldBy: EVERYBODY,
  on: { "fled through": { through: (_, __, { piece }) => [{ unit: piece, cause: "fled-through", from: null }] } },
};

const { lossPercent } = panic["t9a.panic.trigger.heavy-losses"];
const EXEMPT = "t9a.panic.trigger.heavy-losses.single-model-exempt";

/**
 * A quarter of the Health Points that the unit had at the start of the phase lost in it, not counting those it lost
 * while Engaged: a Panic Test. Not for a unit that started the game as a single model.
 */
const heavyLosses: R = {
  id: "panic-heavy-losses",
  name: { en: "Panic: heavy losses", fr: "Panique : lourdes pertes" },
  enforces: [trigger["heavy-losses"]],
  heldBy: EVERYBODY,
  on: {
    "losses suffered": {
      unit(_, { unit: u, by }) {
        if (u.entry.models === panic[EXEMPT].startingModels && inForce(EXEMPT)) return [];
        return u.lostUnengaged === 0 || u.lostUnengaged * 100 < u.healthAtPhaseStart * lossPercent
          ? []
          : [{ unit: u.id, cause: "heavy-losses", from: by }];
      },
    },
  },
};

const insignificant: R = {
  id: "insignificant",
  name: { en: "Insignificant", fr: "Insignifiant" },
  enforces: [listedRule("insignificant")],
  allow: {
    "be frightened": {
      by: (game, { unit: friend }) =>
        hasRule(game, friend, "insignificant") ? true : refuse("refuse.insignificant", listedRule("insignificant")),
    },
  },
};

/** What frightens a unit. */
export const panicTriggers: readonly R[] = [
  nearby(
    "destroyed",
    "unit destroyed",
    "Panic: a friend is destroyed nearby",
    "Panique : une unité amie est détruite à proximité",
  ),
  nearby("broken", "unit breaks", "Panic: a friend breaks nearby", "Panique : une unité amie proche est démoralisée"),
  fledThrough,
  heavyLosses,
  insignificant,
];
