import type { Given } from "@tercio/rosters";
import { condition, both, isNever, type Names } from "./conditions.ts";
import { ending, slug, split, typographic } from "./text.ts";

type Figures = NonNullable<Given["figures"]>;

/** Every rule and piece of equipment that was met, by id. */
export const terms = new Map<string, string>();

/** Weapons and armour by id: set before anything is read. */
export const equipment = new Set<string>();

/** What a name of several pieces of equipment, or of one in the plural, stands for; null for what is no such name. */
export function compound(name: string): readonly string[] | null {
  const wanted = name.replace(/^Replace .* with /, "");
  if (equipment.has(slug(termOf(name).name))) return null;
  const pieces = wanted.split(/,? and |, | & /).map((p) => {
    const id = slug(termOf(p.trim()).name);
    return equipment.has(id) ? id : equipment.has(id.replace(/s$/, "")) ? id.replace(/s$/, "") : null;
  });
  return pieces.every((p) => p !== null) ? pieces : null;
}

const inch = (text: string): number => Number(/\d+/.exec(text)?.[0]);
const need = (text: string): number | null => {
  const n = /^(\d)\+$/.exec(text)?.[1];
  return n === undefined ? null : Number(n);
};

const CHANGES: { readonly [word: string]: string } = {
  Att: "attackValue",
  "Attack Value": "attackValue",
  Off: "offensiveSkill",
  Str: "strength",
  AP: "armourPenetration",
  Agi: "agility",
};

/** What stands in the brackets of a rule, by name; null: it is not understood. */
function figuresOf(rule: string, inner: string): Figures | null {
  const parts = split(inner.replace(/;/g, ","), ",");
  const n = /^\d+$/.test(inner) ? Number(inner) : null;
  const [first = "", ...others] = parts;
  switch (rule) {
    case "Fly":
      return parts.length === 2 ? { advance: inch(first), march: inch(others[0] ?? "") } : null;
    case "Vanguard":
      return { inches: inch(inner) };
    case "Aegis":
    case "Fortitude": {
      const save = need(first);
      return save === null
        ? null
        : { need: save, ...(others.length === 0 ? {} : { against: others.map(typographic) }) };
    }
    case "Engineer":
      return need(inner) === null ? null : { need: need(inner) as number };
    case "Multiple Wounds":
      return { times: first, ...(others.length === 0 ? {} : { against: others.map(typographic) }) };
    case "Random Movement":
    case "Grind Attacks":
    case "Stomp Attacks":
    case "Impact Hits":
      return { dice: first.replace(/ /g, ""), ...(others.length === 0 ? {} : { and: others.map(slug) }) };
    case "Breath Attack": {
      const figure = (of: string): number => Number(new RegExp(`${of} ?(\\d+)`).exec(inner)?.[1]);
      const rest = parts.filter((p) => !/^(?:Str|AP) ?\d+$/.test(p.trim()));
      const made = { strength: figure("Str"), armourPenetration: figure("AP") };
      return Number.isNaN(made.strength) ? null : { ...made, ...(rest.length === 0 ? {} : { and: rest.map(slug) }) };
    }
    case "Devastating Charge": {
      const made: { [figure: string]: number | readonly string[] } = {};
      const rules: string[] = [];
      for (const part of parts) {
        const [, by = "", what = ""] = /^\+(\d+) (.*)$/.exec(part) ?? [];
        const figure = CHANGES[what];
        if (figure === undefined) rules.push(slug(part));
        else made[figure] = Number(by);
      }
      return { ...made, ...(rules.length === 0 ? {} : { and: rules }) };
    }
    default:
      return n !== null ? { value: n } : { of: parts.map(typographic) };
  }
}

/** A rule or a piece of equipment without its brackets, and what they say. */
export function termOf(
  text: string,
  report?: (what: string) => void,
): { readonly name: string; readonly figures?: Figures } {
  let rest = text.trim();
  const figures: { [figure: string]: Figures[string] } = {};
  for (let end = ending(rest); end !== null && end.kind !== "{"; end = ending(rest)) {
    const aim = need(end.inner);
    if (aim !== null && !["Aegis", "Fortitude", "Engineer"].includes(end.before)) figures.aim = aim;
    else if (/^\d$/.test(end.inner) && end.kind === "[") figures.shots = Number(end.inner);
    else if (report === undefined) break;
    else {
      const found = figuresOf(end.before, end.inner);
      if (found === null) {
        report(`"${text}" is not understood`);
        break;
      }
      Object.assign(figures, found);
    }
    rest = end.before;
  }
  return Object.keys(figures).length === 0 ? { name: rest } : { name: rest, figures };
}

/** One of a list of rules or equipment: "Light Troops{if Horse}", "Fly (8″, 16″)". */
export function givenOf(text: string, names: Names): Given {
  const end = ending(text);
  const braced = end?.kind === "{" ? end : null;
  const { name, figures } = termOf(braced?.before ?? text, names.report);
  const what = slug(name);
  terms.set(what, typographic(name));
  const conditions = split(braced?.inner ?? "", ";").flatMap((part) => {
    if (part.startsWith("if ")) return [condition(part.slice(3), names)];
    const c = condition(part.replace(/^unless /, ""), names);
    return isNever(c) ? [] : [{ not: c }];
  });
  const when = both(conditions);
  return { what, ...(figures === undefined ? {} : { figures }), ...(when === null ? {} : { when }) };
}
