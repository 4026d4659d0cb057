import { inForce, type Message, message, type Modifier } from "@tercio/kernel";
import { add, set } from "../../hooks/moments.ts";
import { foes, type OldWorld, type Unit } from "../../state/state.ts";
import { played, type Weapon } from "../../state/tables.ts";
import { type Play, play } from "../play.ts";
import * as keywords from "../rules/keywords.ts";
import * as entries from "./melee.ts";

const wasCharged = (game: OldWorld, id: number): boolean =>
  foes(game, id).some((f) => !f.charged && game.contacts[f.contact]?.turn === game.turn);

/** Strength and AP of the weapon count now. */
const fresh = (w: Weapon, u: Unit): boolean => w.bonus === "always" || u.rounds === 0;

/** The Initiative that every user of the weapon strikes at; the weapon is the reason. */
function strikes(w: Weapon, because: Message): Modifier | null {
  if (w.strikes === null) return null;
  const { id, figures } = w.strikes === "first" ? keywords.strikeFirst : keywords.strikeLast;
  return inForce(id) ? set(figures.initiative, id, because) : null;
}

function weaponRule(entry: (typeof entries)[keyof typeof entries]): Play {
  const w = played(entry.figures);
  const rule = entry.id;
  const because = message(`rule.${rule}`);
  return play(entry, {
    modify: {
      strength: { unit: (_, { unit: u }) => (fresh(w, u) ? add(w.strength, rule) : null) },
      "armour penetration": {
        unit: (game, { unit: u }) =>
          fresh(w, u) || game.rulings["flail-later"] === "ap-stays" ? add(w.penetration, rule) : null,
      },
      attacks: {
        unit: () =>
          w.extraAttacks > 0 && inForce("tow.keyword.extra-attacks")
            ? add(w.extraAttacks, "tow.keyword.extra-attacks", because)
            : null,
      },
      initiative: {
        unit: (game, { unit: u }) =>
          strikes(w, because) ?? (wasCharged(game, u.id) ? add(w.initiativeWhenCharged, rule) : null),
      },
    },
  });
}

export const weaponRules: readonly Play[] = Object.values(entries).map(weaponRule);
