import { EVERYBODY, message, refuse } from "@tercio/kernel";
import { redressed } from "../../battlefield/paths.ts";
import { chargedThisTurn, mayChargeSo, rankBonus, unitStrength } from "../../calculation/formation.ts";
import { add } from "../../hooks/moments.ts";
import { engaged, type Unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as charge from "./charge.ts";
import * as chargers from "./chargers.ts";
import { moveThroughCover } from "./moves.ts";
import * as psychology from "./psychology.ts";

const slow = charge.chargeThroughTerrain.figures;
const BARRED = charge.barredFromCharging.id;
const DECLARED = charge.chargeDeclaration.id;

const dazed = (u: Unit, where: string) =>
  u.stupid ? refuse("refuse.stupidity", psychology.stupidity.id, {}, where) : true;

/** Who may charge, who has to, and how far. */
export const declaringRules: readonly Play[] = [
  play(charge.barredFromCharging, {
    heldBy: EVERYBODY,
    allow: {
      "declare a charge": {
        unit(game, { unit: u }) {
          if (u.fleeing) return refuse("refuse.charge-fleeing", BARRED, {}, "unit");
          if (engaged(game, u.id)) return refuse("refuse.charge-engaged", BARRED, {}, "unit");
          return mayChargeSo(u) || u.garrison !== null || redressed(game, u).some(mayChargeSo)
            ? true
            : refuse("refuse.charge-column", BARRED, {}, "unit");
        },
      },
    },
  }),
  play(charge.chargeDeclaration, {
    heldBy: EVERYBODY,
    allow: {
      "declare a charge": {
        unit(game, { unit: u }) {
          if (u.entry.troopType === "war-machine") return refuse("refuse.charge-war-machine", DECLARED, {}, "unit");
          if (u.deed === "rallied") return refuse("refuse.charge-rallied", DECLARED, {}, "unit");
          return u.noChargeIn === game.turn ? refuse("refuse.charge-too-soon", DECLARED, {}, "unit") : true;
        },
      },
    },
  }),
  play(charge.chargeThroughTerrain, {
    heldBy: EVERYBODY,
    modify: {
      "charge movement": {
        unit: (_, { ground }) => (ground ? add(-slow.movement, charge.chargeThroughTerrain.id) : null),
      },
    },
  }),
  play(moveThroughCover, {
    modify: {
      "charge movement": {
        unit: (_, { ground }) => (ground ? add(slow.movement, moveThroughCover.id) : null),
      },
    },
  }),
  play(chargers.swiftstride, {
    modify: {
      "greatest charge": { unit: () => add(chargers.swiftstride.figures.inches, chargers.swiftstride.id) },
    },
    offer: { "roll option": { unit: () => ["die more"] } },
  }),
  play(chargers.warband, {
    modify: {
      leadership: {
        unit(game, { unit: u, test }) {
          if (u.fleeing || test === "restraint" || test === "impetuous") return null;
          return add(rankBonus(game, u), chargers.warband.id, message("rule.warband"));
        },
      },
    },
    offer: { "roll option": { unit: (_, { use }) => (use === "charge" ? ["roll again"] : []) } },
  }),
  play(chargers.firstCharge, {
    offer: { "charge arrived": { unit: (_, { unit: u }) => (u.hasCharged ? [] : ["disrupts"]) } },
  }),
  play(psychology.frenzy, {
    modify: {
      attacks: {
        unit: (game, { unit: u }) =>
          u.frenzied && chargedThisTurn(game, u.id)
            ? add(psychology.frenzy.figures.attacks, psychology.frenzy.id)
            : null,
      },
    },
    allow: {
      "flee from a charge": {
        unit: (_, { unit: u }) =>
          u.frenzied && !u.fleeing ? refuse("refuse.frenzy", psychology.frenzy.id, {}, "reaction") : true,
      },
      restrain: {
        unit: (_, { unit: u }) =>
          u.frenzied ? refuse("refuse.frenzy-restrains", psychology.frenzy.id, {}, "plan") : true,
      },
    },
    offer: {
      "urge to charge": { unit: (_, { unit: u }) => (u.frenzied ? ["must"] : []) },
      "nerve of its own": { unit: (_, { unit: u }) => (u.frenzied ? ["passes"] : []) },
    },
  }),
  play(psychology.impetuous, { offer: { "urge to charge": { unit: () => ["tests"] } } }),
  play(psychology.immuneToPsychology, {
    allow: {
      "flee from a charge": {
        unit: (_, { unit: u }) =>
          u.fleeing ? true : refuse("refuse.immune-to-psychology", psychology.immuneToPsychology.id, {}, "reaction"),
      },
    },
    offer: { "nerve of its own": { unit: () => ["passes"] } },
  }),
  play(psychology.stupidity, {
    offer: {
      "start of turn": {
        unit: (game, { unit: u }) => (u.fleeing || engaged(game, u.id) ? [] : ["stupidity"]),
      },
    },
    allow: {
      move: { unit: (_, { unit: u }) => dazed(u, "unit") },
      pursue: { unit: (_, { unit: u }) => dazed(u, "plan") },
      "follow up": { unit: (_, { unit: u }) => dazed(u, "plan") },
      "declare a charge": { unit: (_, { unit: u }) => dazed(u, "unit") },
      "flee from a charge": { unit: (_, { unit: u }) => (u.fleeing ? true : dazed(u, "reaction")) },
      "shoot at a charge": { unit: (_, { unit: u }) => dazed(u, "reaction") },
    },
  }),
  play(psychology.fear, {
    offer: {
      "charging fear": {
        target: (_, { charger, target }) => (unitStrength(target) > unitStrength(charger) ? ["fear"] : []),
      },
      // What causes Fear fears nobody, and takes Terror for Fear.
      "nerve of its own": { unit: (_, { test }) => (test === "panic" ? [] : ["passes"]) },
    },
  }),
  play(psychology.terror, {
    offer: {
      "charging fear": {
        target: (_, { charger, target }) => (unitStrength(target) > unitStrength(charger) ? ["fear"] : []),
      },
      "charged by terror": { charger: () => ["terror"] },
      "nerve of its own": { unit: (_, { test }) => (test === "panic" ? [] : ["passes"]) },
    },
  }),
];
