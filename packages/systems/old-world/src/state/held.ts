import { type Holder, inForce, NOBODY, watched } from "@tercio/kernel";
import { entryOf } from "../entries/index.ts";
import { wordOf } from "./rules.ts";
import { weaponOf } from "./tables.ts";
import type { Unit, UnitEntry } from "./state.ts";

type Held = Pick<Holder, "rules" | "params">;
const known = new WeakMap<UnitEntry, Held>();

/** What a unit holds: its rules, its weapon, its armour, and its shield where its weapon leaves a hand for it. */
function made({ weapon, armour, shield, rules = [] }: UnitEntry): Held {
  const bothHands = weaponOf({ weapon })?.twoHands === true && inForce("tow.keyword.requires-two-hands");
  const params = rules.flatMap((given) => (typeof given === "string" ? [] : [[wordOf(given), given]]));
  return {
    rules: new Set([
      ...rules.map(wordOf),
      `tow.weapon.melee.${weapon}`,
      ...(armour === "none" ? [] : [`tow.armour.${armour}`]),
      ...(shield && !bothHands ? ["tow.armour.shield"] : []),
    ]),
    ...(params.length === 0 ? {} : { params: Object.fromEntries(params) }),
  };
}

function heldBy(entry: UnitEntry): Held {
  // Coverage and knockout runs must see every look-up, so nothing is kept while one is on.
  if (watched()) return made(entry);
  let held = known.get(entry);
  if (held === undefined) {
    held = made(entry);
    known.set(entry, held);
  }
  return held;
}

/** Does a profile name this rule, and is it in force? */
export const holds = (u: Pick<Unit, "entry">, rule: string): boolean =>
  heldBy(u.entry).rules.has(rule) && inForce(entryOf(rule)?.id ?? rule);
/** A figure that a profile gives a rule of its own; null: it has none. */
export function figureOf(u: Pick<Unit, "entry">, rule: string, field: string): number | null {
  const value = heldBy(u.entry).params?.[rule]?.[field];
  return typeof value === "number" ? value : null;
}

/** How far a unit flies, in inches; null: it does not. */
export const flyOf = (u: Pick<Unit, "entry">): number | null => (holds(u, "fly") ? figureOf(u, "fly", "value") : null);

export const unitOf = (u: Unit): Holder => ({ piece: u.id, ...heldBy(u.entry) });

/** A side holds nothing that its units do not. */
export const side: Holder = { piece: NOBODY, rules: new Set() };
