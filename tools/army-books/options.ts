import type { Cost, Group, Option } from "@tercio/rosters";
import { bounds, condition, type Names } from "./conditions.ts";
import { compound, givenOf, termOf } from "./given.ts";
import { ending, outside, slug, split, typographic } from "./text.ts";

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Ids that are taken in an entry. */
export interface Taken {
  readonly ids: Set<string>;
}

const cost = (once: number, each: number): Cost | null =>
  once === 0 && each === 0 ? null : { ...(once === 0 ? {} : { once }), ...(each === 0 ? {} : { each }) };

/** Profiles that an option brings along, "<Horse (2) Offensive 1/2/3/0/2>", taken out of a text first. */
const PROFILE = /\s*<([A-Z0-9][^<>]*\/[^<>]*)>/g;

export interface Brought {
  readonly option: string;
  readonly profile: string;
}

/** One option: its name, a star where it is usual, what it costs, and brackets in any order. */
function option(text: string, inside: string, taken: Taken, names: Names, brought: Brought[]): [Option, boolean] {
  let rest = text.replace(PROFILE, "").trim();
  const profiles = [...text.matchAll(PROFILE)].map((m) => m[1] as string);
  const made: Partial<Draft<Option>> = {};
  const gives: string[] = [];
  const inner: string[] = [];
  const costs: [string, string][] = [];
  const braces: string[] = [];
  let each = 0;
  for (let end = ending(rest); end !== null; end = ending(rest)) {
    const { before, kind, inner: what } = end;
    if (kind === "[" && /^\d$/.test(what)) break;
    if (kind === "[") gives.unshift(...split(what, ","));
    else if (kind === "{") braces.push(what);
    else if (what.startsWith("cost=")) costs.push(...split(what, ";").map((c): [string, string] => [c, text]));
    else if (/^\+(\d+) per /.test(what)) each = Number(/\d+/.exec(what)?.[0]);
    else if (/(?:\d|\/m|\]|\})$/.test(before) || outside(what, ":") >= 0 || what.includes("{")) inner.unshift(what);
    else break;
    rest = before;
  }
  const [, name = "", once = "0", per = "0"] = /^(.*?)(?: (-?\d+))?(?:[ +](\d+)\/m)?$/.exec(rest) ?? [];
  each += Number(per);
  const usual = name.endsWith("*");
  // Daemons write for whom a manifestation is before its name.
  const called = name
    .replace(/\*$/, "")
    .replace(/^(?:Unit|Character) - /, "")
    .trim();
  const carried = termOf(called);
  const word = slug(carried.name);
  const id = !taken.ids.has(word)
    ? word
    : taken.ids.has(`${inside}/${word}`)
      ? `${inside}/${word}-2`
      : `${inside}/${word}`;
  taken.ids.add(id);
  const price = cost(Number(once), each);
  if (price !== null) made.cost = price;
  const but = costs.flatMap(([c]) => {
    const [, n = "", when = ""] = /^cost=(-?\d+) if ?(.*)$/.exec(c) ?? [];
    if (n === "" || when === "") {
      names.report(`"${text}": "${c}" has no condition; the cost is used as it stands`);
      if (n !== "" && made.cost === undefined) made.cost = { once: Number(n) };
      return [];
    }
    return [{ when: condition(when, names), cost: { once: Number(n) } }];
  });
  if (but.length > 0) made.but = but;
  for (const brace of braces) Object.assign(made, bounds(brace, names));
  const groups = inner.flatMap((what) => {
    if (outside(what, ":") >= 0) return [...groupOf(what, id, taken, names, brought)];
    // What stands in round brackets without a price comes with it; its limit is the option's own.
    const free = split(what, ";").filter((part) => {
      const braced = ending(part);
      const plain = braced?.kind === "{" ? braced.before : part;
      if (/ \d+(?:\/m)?$/.test(plain)) return true;
      if (braced?.kind === "{") Object.assign(made, bounds(braced.inner, names));
      gives.push(plain);
      return false;
    });
    return free.length === 0 ? [] : [loose(free, id, taken, names, brought)];
  });
  if (gives.length === 0) gives.push(...(compound(called) ?? []));
  for (const profile of profiles) brought.push({ option: id, profile });
  return [
    {
      id,
      name: typographic(called),
      ...(carried.figures === undefined ? {} : { figures: carried.figures }),
      ...made,
      ...(gives.length === 0 ? {} : { gives: gives.map((g) => givenOf(g, names)) }),
      ...(groups.length === 0 ? {} : { groups }),
    },
    usual,
  ];
}

/** Options that stand each by itself. */
function loose(texts: readonly string[], inside: string, taken: Taken, names: Names, brought: Brought[]): Group {
  const read = texts.map((t) => option(t, inside === "" ? "options" : inside, taken, names, brought)[0]);
  return { id: inside === "" ? "options" : `${inside}-options`, name: "", pick: "any", options: read };
}

/** "Name(any)!{if X}<=100pts: A* | B 5", or with commas where any may be taken; a heading inside begins a group of its own. */
function groupOf(text: string, inside: string, taken: Taken, names: Names, brought: Brought[]): readonly Group[] {
  const at = outside(text, ":");
  let head = text.slice(0, at).trim();
  const body = text.slice(at + 1).trim();
  const budget = /<=(\d+)pts/.exec(head)?.[1];
  head = head.replace(/<=\d+pts/, "").trim();
  let when = {};
  let must = false;
  let any = false;
  for (let more = true; more; ) {
    more = false;
    const end = ending(head);
    if (end?.kind === "{") {
      const { when: found } = bounds(end.inner, names);
      if (found !== undefined) when = { when: found };
      head = end.before;
      more = true;
    } else if (head.endsWith("!")) {
      must = true;
      head = head.slice(0, -1).trim();
      more = true;
    } else if (head.endsWith("(any)")) {
      any = true;
      head = head.slice(0, -5).trim();
      more = true;
    }
  }
  const base = (id: string, name: string) => ({
    id: slug(id),
    name: typographic(name),
    pick: any ? ("any" as const) : ("one" as const),
    ...(must ? { must: true as const } : {}),
    ...when,
    ...(budget === undefined ? {} : { budget: Number(budget) }),
  });
  const pieces = split(body, any ? ", " : " | ");
  const plain: string[] = [];
  const headed: { head: string; texts: string[] }[] = [];
  const alone: string[] = [];
  for (const piece of pieces) {
    const colon = outside(piece, ":");
    if (colon < 0) (headed.at(-1)?.texts ?? plain).push(piece);
    else if (any && outside(piece, " | ") >= 0) alone.push(piece);
    else
      headed.push({
        head: piece
          .slice(0, colon)
          .replace(/\(any\)$/, "")
          .trim(),
        texts: [piece.slice(colon + 1).trim()],
      });
  }
  const made: Group[] = [];
  const add = (id: string, name: string, texts: readonly string[]): void => {
    const options: Option[] = [];
    let usual: string | null = null;
    for (const t of texts) {
      const [o, isUsual] = option(t, inside === "" ? slug(id) : inside, taken, names, brought);
      options.push(o);
      if (isUsual) {
        if (usual !== null) names.report(`group "${name}" has two usual options; the first is used`);
        else usual = o.id;
      }
    }
    made.push({ ...base(id, name), ...(usual === null ? {} : { usual }), options });
  };
  const own = inside === "" ? head : `${inside} ${head}`;
  if (plain.length > 0) add(own, head, plain);
  for (const h of headed) add(`${own} ${h.head}`, h.head, h.texts);
  for (const a of alone) made.push(...groupOf(a, inside, taken, names, brought));
  if (headed.length > 0 && !any && (plain.length > 0 || headed.length > 1))
    names.report(`group "${head}" has headings inside; one of each is allowed`);
  return made;
}

/** The column of options of a row: groups, and options that stand alone. */
export function groupsOf(text: string, taken: Taken, names: Names, brought: Brought[]): readonly Group[] {
  const groups: Group[] = [];
  const single: string[] = [];
  const profiles: string[] = [];
  // Profiles have semicolons of their own.
  const safe = text.replace(PROFILE, (m) => {
    profiles.push(m);
    return ` ⟦${profiles.length - 1}⟧`;
  });
  const back = (t: string): string => t.replace(/ ⟦(\d+)⟧/g, (_, n: string) => profiles[Number(n)] ?? "");
  for (const part of split(safe, ";")) {
    if (outside(part, ":") >= 0) groups.push(...groupOf(back(part), "", taken, names, brought));
    else single.push(back(part));
  }
  return single.length === 0 ? groups : [...groups, loose(single, "", taken, names, brought)];
}
