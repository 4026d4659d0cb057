import { type Holder, inForce, NOBODY, watched } from "@tercio/kernel";
import { weaponOf } from "./tables.ts";
import type { Unit, UnitEntry } from "./state.ts";

const known = new WeakMap<UnitEntry, ReadonlySet<string>>();

/** What a unit holds: its weapon, its armour, and its shield where its weapon leaves a hand for it. */
function made({ weapon, armour, shield }: UnitEntry): ReadonlySet<string> {
  const bothHands = weaponOf({ weapon })?.twoHands === true && inForce("tow.keyword.requires-two-hands");
  return new Set([
    `tow.weapon.melee.${weapon}`,
    ...(armour === "none" ? [] : [`tow.armour.${armour}`]),
    ...(shield && !bothHands ? ["tow.armour.shield"] : []),
  ]);
}

function rulesOf(entry: UnitEntry): ReadonlySet<string> {
  // Coverage and knockout runs must see every look-up, so nothing is kept while one is on.
  if (watched()) return made(entry);
  let rules = known.get(entry);
  if (rules === undefined) {
    rules = made(entry);
    known.set(entry, rules);
  }
  return rules;
}

export const unitOf = (u: Unit): Holder => ({ piece: u.id, rules: rulesOf(u.entry) });

/** A side holds nothing that its units do not. */
export const side: Holder = { piece: NOBODY, rules: new Set() };
