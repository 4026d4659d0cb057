import { type Context, EVERYBODY, type Frame, type Rule } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { unitDistance } from "../calculation/formation.ts";
import { advanceRate } from "../calculation/rates.ts";
import { directionFrom } from "../battlefield/flight.ts";
import { hasMissiles, mayShootAt, whyNoShooting } from "../battlefield/volleys.ts";
import { named, tell } from "./emit.ts";
import { enter } from "./flow.ts";
import { change, type NinthAge, type Unit, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import type { NinthAgeMoments, Reaction } from "../hooks/moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
const STEP = "t9a.sequence.charge.charge-phase.3";

/** The reaction Flee: away from the charger at once. The frame is its Flee Move. */
export const fleesFrom = (
  game: NinthAge,
  target: Unit,
  charger: Unit,
): { readonly game: NinthAge; readonly enter: Frame } => ({
  // Who flees already did not choose to.
  game: change(game, target.id, { fleeing: true, feigns: !target.fleeing }),
  enter: enter("flee", { unit: target.id, direction: directionFrom(charger, target) }),
});

const holding: R = {
  id: "hold",
  name: { en: "Hold", fr: "Tenir la position" },
  enforces: [],
  heldBy: EVERYBODY,
  offer: {
    "charge reaction": {
      unit: (_, { unit: u }) => [
        {
          reaction: "hold",
          label: message("answer.reaction.hold"),
          leaves: false,
          react(__: NinthAge, context: Context) {
            tell(context, "holds", STEP, { unit: named(u) });
            return {};
          },
        },
      ],
    },
  },
};

const fleeing = (target: Unit, charger: Unit): Reaction => ({
  reaction: "flee",
  label: message("answer.reaction.flee"),
  leaves: true,
  react(game, context) {
    tell(context, "fleeReactions", STEP, { unit: named(target) });
    return fleesFrom(game, unit(game, target.id), unit(game, charger.id));
  },
});

const fleeReaction: R = {
  id: "flee-reaction",
  name: { en: "Flee", fr: "Fuir" },
  enforces: ["t9a.rule.flee-reaction"],
  heldBy: EVERYBODY,
  offer: {
    "charge reaction": {
      unit: (_, { unit: u, charger }) => (u.fleeing ? [] : [fleeing(u, charger)]),
    },
  },
};

/** A Fleeing unit has nothing else to do. */
const fleesOn: R = {
  id: "flees-on",
  name: { en: "Flees again", fr: "Fuit encore" },
  enforces: [],
  heldBy: "fleeing",
  offer: { "charge reaction": { unit: (_, { unit: u, charger }) => [fleeing(u, charger)] } },
};

/** The charger must be farther off than it can advance. */
const farEnough = (game: NinthAge, u: Unit, charger: Unit): boolean =>
  unitDistance(u, charger) > advanceRate(game, charger) * INCH;

const standAndShoot: R = {
  id: "stand-and-shoot",
  name: { en: "Stand and Shoot", fr: "Tenir la position et tirer" },
  enforces: ["t9a.rule.stand-and-shoot"],
  heldBy: EVERYBODY,
  offer: {
    "charge reaction": {
      unit: (game, { unit: u, charger }) =>
        hasMissiles(game, u) &&
        farEnough(game, u, charger) &&
        whyNoShooting(game, u, true) === null &&
        mayShootAt(game, u, charger, true)
          ? [standing(u, charger)]
          : [],
    },
  },
};

const standing = (u: Unit, charger: Unit): Reaction => ({
  reaction: "stand-and-shoot",
  label: message("answer.reaction.stand-and-shoot"),
  leaves: false,
  react(game, context) {
    tell(context, "standsAndShoots", STEP, { unit: named(u), foe: named(charger) });
    return { game, enter: enter("shooting", { unit: u.id, target: charger.id, standing: true }) };
  },
});

/** What the target of a charge may do. */
export const reactionRules: readonly R[] = [holding, fleeReaction, fleesOn, standAndShoot];
