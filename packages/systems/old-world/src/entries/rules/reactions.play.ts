import { EVERYBODY, refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { apart, chargeMovement } from "../../calculation/charge-range.ts";
import { seesUnit } from "../../battlefield/seeing.ts";
import type { Charged } from "../../hooks/moments.ts";
import { engaged, type OldWorld, type TroopType, type Unit } from "../../state/state.ts";
import { holds } from "../../state/held.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./reactions.ts";

/** Does the charger begin at least its own Movement away? */
const farEnough = (game: OldWorld, { unit: u, charger }: Charged): boolean =>
  apart(u, charger) >= chargeMovement(game, charger, false).value * INCH;
/** Has it something to shoot with, and sees the charger? */
const mayShoot = (game: OldWorld, { unit: u, charger }: Charged): boolean =>
  u.entry.missile !== undefined && seesUnit(game, u, charger);

/** What makes such an onslaught that it is worth meeting. */
const MET: { readonly [type in TroopType]: boolean } = {
  "regular-infantry": false,
  "heavy-infantry": false,
  "monstrous-infantry": false,
  swarms: false,
  "war-beasts": false,
  "light-cavalry": true,
  "heavy-cavalry": true,
  "monstrous-cavalry": true,
  "light-chariot": true,
  "heavy-chariot": true,
  "monstrous-creature": true,
  behemoth: true,
  "war-machine": false,
};

const fled = (u: Unit) =>
  u.fleeing ? refuse("refuse.already-fleeing", entry.alreadyFleeing.id, {}, "reaction") : true;
const held = (game: OldWorld, u: Unit) =>
  engaged(game, u.id) ? refuse("refuse.engaged-holds", entry.engagedHolds.id, {}, "reaction") : true;

/** What the target of a charge may do. */
export const reactionRules: readonly Play[] = [
  play(entry.hold, { heldBy: EVERYBODY, offer: { "charge reaction": { unit: () => ["hold"] } } }),
  play(entry.standAndShoot, {
    heldBy: EVERYBODY,
    offer: {
      "charge reaction": {
        unit: (game, facts) => (mayShoot(game, facts) && farEnough(game, facts) ? ["stand-and-shoot"] : []),
      },
    },
  }),
  play(entry.quickShot, {
    offer: { "charge reaction": { unit: (game, facts) => (mayShoot(game, facts) ? ["stand-and-shoot"] : []) } },
  }),
  play(entry.flee, { heldBy: EVERYBODY, offer: { "charge reaction": { unit: () => ["flee"] } } }),
  play(entry.fireAndFlee, {
    offer: {
      "charge reaction": {
        unit: (game, facts) =>
          mayShoot(game, facts) && (farEnough(game, facts) || holds(facts.unit, "quick-shot")) ? ["fire-and-flee"] : [],
      },
    },
  }),
  play(entry.feignedFlight, { offer: { "fled from a charge": { unit: () => ["rallies"] } } }),
  play(entry.counterCharge, {
    offer: {
      "charge reaction": {
        unit: (game, facts) =>
          MET[facts.charger.entry.troopType] && facts.charger.declaredFacing === "front" && farEnough(game, facts)
            ? ["counter-charge"]
            : [],
      },
    },
  }),
  play(entry.alreadyFleeing, {
    heldBy: EVERYBODY,
    allow: {
      "hold against a charge": {
        unit: (_, { unit: u }) => fled(u),
      },
      "shoot at a charge": { unit: (_, { unit: u }) => fled(u) },
    },
  }),
  play(entry.engagedHolds, {
    heldBy: EVERYBODY,
    allow: {
      "flee from a charge": {
        unit: (game, { unit: u }) => held(game, u),
      },
      "shoot at a charge": {
        unit: (game, { unit: u }) => held(game, u),
      },
    },
  }),
];
