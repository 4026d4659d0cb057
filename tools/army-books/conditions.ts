import type { Condition, Limit } from "@tercio/rosters";
import { ending, outside, slug, split } from "./text.ts";

/** What a name in a condition may stand for. */
export interface Names {
  /** Ids of options, mounts, commands and items of the entry itself that are called so. */
  own(name: string): readonly string[];
  /** What some unit of the army must be or have, where an option or an entry is called so; null: nothing is. */
  army(name: string): Condition | null;
  /** Is it of the whole army wherever it is asked for? */
  wide(name: string): boolean;
  readonly titles: { readonly [name: string]: string };
  report(what: string): void;
}

/** Makes of army that are told of by name alone. */
const OTHER_MAKES = ["Queen's Cavalier on Large/Gigantic Mount"];
/** More than an army ever has. */
const NO_LIMIT = 99;
const NEVER: Condition = { any: [] };
export const isNever = (c: Condition): boolean => "any" in c && c.any.length === 0;
export const both = (list: readonly Condition[]): Condition | null =>
  list.length === 0 ? null : list.length === 1 ? (list[0] as Condition) : { all: list };

/** Is a whole text inside one pair of brackets? */
const wrapped = (text: string): string | null => {
  const end = text.startsWith("(") ? ending(text) : null;
  return end !== null && end.before === "" ? end.inner : null;
};

/** "X", "no X", "(X or Y)", "(X & Y)", with figures of models and of the size of the army. */
export function condition(text: string, names: Names): Condition {
  const t = text.trim().replace(/\]+$/, (m) => (text.includes("[") ? m : ""));
  const inner = wrapped(t);
  if (inner !== null) return condition(inner, names);
  if (outside(t, " or ") >= 0) return { any: split(t, " or ").map((p) => condition(p, names)) };
  if (outside(t, " & ") >= 0) return { all: split(t, " & ").map((p) => condition(p, names)) };
  const no = /^not? (.*)$/.exec(t)?.[1];
  if (no !== undefined) return { not: condition(no, names) };
  const size = /^(?:armysize)?(<=|>=|<|>)(\d+)$/.exec(t);
  if (size !== null) return { size: spanOf(size[1] ?? "", Number(size[2])) };
  const count = /^(.*?)(<=|>=|<|>|=)(\d+)$/.exec(t);
  if (count !== null) {
    const [, of = "", sign = "", n = ""] = count;
    if (of === "model" || names.own(`entry:${of}`).length > 0) return { models: spanOf(sign, Number(n)) };
    if (sign === "<" && n === "1") return { not: condition(of, names) };
    names.report(`condition "${t}" is not understood; it never holds`);
    return NEVER;
  }
  if (t.startsWith("force ") || OTHER_MAKES.includes(t)) {
    names.report(`condition "${t}": another make of army, of which nothing else is told; it never holds`);
    return NEVER;
  }
  if (t === "Mount") return { mounted: true };
  const title = names.titles[t];
  if (title !== undefined) return { title };
  const own = names.own(t);
  if (own.length > 0 && !names.wide(t)) return { has: own };
  const army = names.army(t);
  if (army !== null) return { army };
  if (own.length > 0) return { has: own };
  names.report(`condition "${t}" names nothing; it never holds`);
  return NEVER;
}

function spanOf(sign: string, n: number): { least?: number; most?: number } {
  if (sign === "<=") return { most: n };
  if (sign === ">=") return { least: n };
  if (sign === "<") return { most: n - 1 };
  if (sign === ">") return { least: n + 1 };
  return { least: n, most: n };
}

export interface Bounds {
  when?: Condition;
  most?: Limit;
  points?: number;
}

/** What stands in braces: "max1/army; if X; unless Y". */
export function bounds(inner: string, names: Names): Bounds {
  const conditions: Condition[] = [];
  const found: Bounds = {};
  for (const part of split(inner, ";")) {
    const most = /^max(\d+)\/army$/.exec(part);
    const points = /^max(\d+)pts\/army$/.exec(part);
    if (most !== null) found.most = { most: Number(most[1]) };
    else if (points !== null) found.points = Number(points[1]);
    else if (part.startsWith("if ")) conditions.push(condition(part.slice(3), names));
    else if (part.startsWith("unless ")) {
      const unless = condition(part.slice(7), names);
      if (!isNever(unless)) conditions.push({ not: unless });
    } else names.report(`"${part}" in braces is not understood`);
  }
  const when = both(conditions);
  if (when !== null) found.when = when;
  return found;
}

/** "4 [2@<=3000; 8@>=8000; shared]": as many units, by the size of the army or what else is in it. */
export function limit(text: string, shared: string, names: Names): Limit | null {
  const [, n = "", rest = ""] = /^(-?\d+)(?: \[(.*)\])?$/.exec(text) ?? [];
  if (n === "") return null;
  const most = Number(n) < 0 ? NO_LIMIT : Number(n);
  if (Number(n) < 0) names.report(`at most ${n} units: read as no limit`);
  const isShared = /shared/.test(rest);
  const but = split(rest.replace(/(?:shared)+/g, ""), ";").flatMap((part) => {
    const [, at = "", when = ""] = /^(\d+)@(.*)$/.exec(part) ?? [];
    if (at === "") {
      names.report(`limit "${part}" is not understood`);
      return [];
    }
    // The tables close some brackets twice.
    const c = condition(when.startsWith("(") && !when.endsWith(")") ? `${when.replace(/\]+$/, "")})` : when, names);
    return isNever(c) ? [] : [{ when: c, most: Number(at) }];
  });
  return { most, ...(but.length === 0 ? {} : { but }), ...(isShared ? { shared: slug(shared) } : {}) };
}
