import { inForce, type Modifier } from "@tercio/kernel";
import { striking } from "../book/weapons.ts";
import { type Weapon, weapons } from "../state/tables.ts";
import { foes, type OldWorld, type Unit, type WeaponId } from "../state/state.ts";
import { add, type R, set } from "../hooks/moments.ts";

const names: { readonly [id in WeaponId]: readonly [string, string] } = {
  "hand-weapon": ["Hand weapon", "Arme de base"],
  "additional-hand-weapon": ["Additional hand weapon", "Arme de base additionnelle"],
  "great-weapon": ["Great weapon", "Arme lourde"],
  flail: ["Flail", "Fléau"],
  morningstar: ["Morningstar", "Étoile du matin"],
  halberd: ["Halberd", "Hallebarde"],
  whip: ["Whip", "Fouet"],
  "throwing-spear": ["Throwing spear", "Lance de jet"],
  "thrusting-spear": ["Thrusting spear", "Lance d’infanterie"],
};

const wasCharged = (game: OldWorld, id: number): boolean =>
  foes(game, id).some((f) => !f.charged && game.contacts[f.contact]?.turn === game.turn);

/** Strength and AP of the weapon count now. */
const fresh = (w: Weapon, u: Unit): boolean => w.bonus === "always" || u.rounds === 0;

function strikes(w: Weapon, key: string): Modifier | null {
  if (w.strikes === null) return null;
  const rule = `tow.keyword.strike-${w.strikes}` as const;
  return inForce(rule) ? set(striking[rule].initiative, key, rule) : null;
}

function weaponRule(id: WeaponId): R {
  const w = weapons[id];
  const rule = `tow.weapon.melee.${id}`;
  const key = `weapon.${id}`;
  const [en, fr] = names[id];
  return {
    id: rule,
    name: { en, fr },
    enforces: [rule],
    modify: {
      strength: { unit: (_, { unit: u }) => (fresh(w, u) ? add(w.strength, key, rule) : null) },
      "armour penetration": {
        unit: (game, { unit: u }) =>
          fresh(w, u) || game.rulings["flail-later"] === "ap-stays" ? add(w.penetration, key, rule) : null,
      },
      attacks: {
        unit: () =>
          w.extraAttacks > 0 && inForce("tow.keyword.extra-attacks")
            ? add(w.extraAttacks, key, "tow.keyword.extra-attacks")
            : null,
      },
      initiative: {
        unit: (game, { unit: u }) =>
          strikes(w, key) ?? (wasCharged(game, u.id) ? add(w.initiativeWhenCharged, key, rule) : null),
      },
    },
  };
}

export const weaponRules: readonly R[] = Object.keys(weapons)
  .filter((id): id is WeaponId => id in weapons)
  .map(weaponRule);
