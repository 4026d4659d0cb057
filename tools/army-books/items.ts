import type { Condition } from "@tercio/rosters";
import { both } from "./conditions.ts";
import { type Row, slug, split, typographic } from "./text.ts";

const LEVELS = ["wizard-apprentice", "wizard-adept", "wizard-master"];
const wizard = (levels: readonly string[]): Condition => ({ carries: levels });
/** Suits of armour by the rule that speaks of them: those of the armies count as what they are made like. */
const SUITS: { readonly [suit: string]: readonly string[] } = {
  "Light Armour": ["light-armour"],
  "Heavy Armour": ["heavy-armour", "dragonforged-armour"],
  "Plate Armour": ["plate-armour", "hell-forged-armour", "infernal-armour"],
};
const suit: Condition = { carries: [...Object.values(SUITS).flat(), "abyssal-armour"] };
const shield: Condition = { carries: ["shield", "spiked-shield"] };
const foot: Condition = { not: { mounted: true } };

/** What a sentence beside an item asks for; null: nothing; undefined: it is not understood. */
function asks(text: string, slot: string): Condition | null | undefined {
  const t = text.replace(/\.$/, "").trim();
  const enchantment = /^(.*?) [Ee]nchantment$/.exec(t)?.[1];
  if (enchantment === "Shield") return shield;
  if (enchantment === "Suit of Armour") return suit;
  if (enchantment !== undefined && SUITS[enchantment] !== undefined) return { carries: SUITS[enchantment] };
  // Everybody has a Hand Weapon.
  if (enchantment !== undefined && /^(?:Hand|Melee|Banner)/.test(enchantment)) return null;
  if (enchantment !== undefined)
    return { carries: [slug(enchantment === "Paired Weapon" ? "Paired Weapons" : enchantment)] };
  if (/^Artefacts?(?: - Dominant)?$/.test(t)) return null;
  switch (t) {
    case "only on Standard":
      return { trait: "standard" };
    case "only on Foot":
    case "on foot only":
    case "Models on Foot Only":
      return foot;
    case "only on Standard and Foot":
      return { all: [{ trait: "standard" }, foot] };
    case "only on Horse":
    case "Knight Commanders and Marshals mounted on Horse only":
      return { has: ["horse"] };
    case "not on Wizard Master":
      return { not: wizard(["wizard-master"]) };
    case "not on Wizards":
      return { not: wizard(LEVELS) };
    case "only on Wizard":
    case "Wizards only":
      return wizard(LEVELS);
    case "not on Towering Presence":
      return { not: { any: [{ carries: ["towering-presence"] }, { trait: "gigantic" }] } };
    case "Parent Units Only":
      return { carries: ["parent-unit"] };
    case "Pharaoh and Nomarchs only":
      return { is: ["pharaoh", "nomarch"] };
    case "Sorcerers, Doomlords, and Shrine Priests only":
      return { is: ["sorcerer", "doomlord", "battleshrine"] };
    case "Cavalry models only":
      return { trait: "cavalry" };
    case "Cannot be taken by Gigantic":
    case "Cannot be taken by Gigantic Models":
      return { not: { trait: "gigantic" } };
    case "Standard size Mages only":
      return { trait: "standard" };
    case "Feldrak version":
      return null;
    default:
      return slot === "" ? null : undefined;
  }
}

const ofArmy = (c: Condition, has: ReadonlySet<string>): Condition => {
  if (!("carries" in c)) return c;
  const known = c.carries.filter((what) => has.has(what));
  return { carries: known.length === 0 ? c.carries : known };
};

/** Items of an army: those of all and its own; `has`: all rules and equipment that somebody of it may have. */
export function itemsOf(
  rows: readonly Row[],
  code: string,
  entries: readonly { readonly id: string; readonly name: string }[],
  has: ReadonlySet<string>,
  report: (what: string) => void,
) {
  return (
    rows
      .filter((r) => r.armies === "all" || (r.armies ?? "").split(",").includes(code))
      // A daemon's manifestations are of its army alone.
      .map((r) => {
        const conditions: Condition[] = [];
        let most: number | null = null;
        const limits = split(
          (r.limits ?? "")
            .replace(/Plate Armour enchantment\. Models/, "Plate Armour enchantment; Models")
            .replace(/Models\. Suit/, "Models; Suit"),
          ";",
        );
        for (const l of limits) {
          const max = /^max(\d+)\/army$/.exec(l);
          if (max !== null) most = Number(max[1]);
          else if (l.startsWith("(cost="))
            report(`item "${r.item}": "${l}" speaks of another make of army and is left out`);
          else {
            const c = asks(l, r.slot ?? "");
            if (c === undefined) report(`item "${r.item}": "${l}" is not understood and binds nobody`);
            else if (c !== null) conditions.push(c);
          }
        }
        // What is laid upon a shield or a suit needs one, said or not.
        if (r.slot === "shield" && !limits.some((l) => l.startsWith("Shield"))) conditions.push(shield);
        if (r.slot === "armour" && !limits.some((l) => /nchantment/.test(l))) conditions.push(suit);
        const users = split(r.users ?? "", ",");
        const of = users.flatMap((u) => {
          const cut = u.endsWith("…");
          const found = entries.filter((e) =>
            cut ? e.name.startsWith(typographic(u.slice(0, -1))) : e.name === typographic(u),
          );
          if (cut)
            report(
              `item "${r.item}": who may have it is cut short at "${u}"; read as ${found.map((f) => f.name).join(", ")}`,
            );
          if (found.length === 0) report(`item "${r.item}": nobody is called "${u}"`);
          return found.map((f) => f.id);
        });
        // Of the suits that there are, those that this army has; what is said twice counts once.
        const told = new Map(conditions.map((c) => ofArmy(c, has)).map((c) => [JSON.stringify(c), c]));
        const when = both([...told.values()]);
        return {
          id: slug(r.item ?? ""),
          name: typographic(r.item ?? ""),
          slot: slug(r.slot ?? ""),
          cost: Number(r.cost),
          ...(when === null ? {} : { when }),
          ...(most === null ? {} : { most: { most } }),
          ...(of.length === 0 ? {} : { of: [...new Set(of)] }),
          ...((r.limits ?? "").includes("Feldrak version") ? { kit: "feldrak" } : {}),
        };
      })
  );
}
