import { condition, isNever, type Names } from "./conditions.ts";
import { givenOf } from "./given.ts";
import type { Brought } from "./options.ts";
import { ending, type Row, split, typographic } from "./text.ts";

type Figure = number | string | { riders: number } | null;

function figure(text: string): Figure {
  const t = text.trim().replace(/"$/, "");
  if (/^-?\d+$/.test(t)) return Number(t);
  if (t === "" || t === "-") return null;
  const riders = /^C(?:\+(\d+))?$/.exec(t);
  if (riders !== null) return { riders: Number(riders[1] ?? 0) };
  return t === "*" ? "rule" : t;
}

/** "Knight (2) 1/3/3/0/3 [Harnessed, Bow (4+)]" */
function part(text: string, names: Names): object | null {
  const end = ending(text);
  const given = end?.kind === "[" ? split(end.inner, ",").map((g) => givenOf(g, names)) : [];
  const rest = end?.kind === "[" ? end.before : text;
  const [, name = "", figures = ""] = /^(.*) ([^ ]+)$/.exec(rest) ?? [];
  const [, plain = name, count] = /^(.*?) \((\d+)\)$/.exec(name) ?? [];
  const [attackValue, offensiveSkill, strength, armourPenetration, agility] = figures.split("/").map(figure);
  if (agility === undefined) names.report(`part "${text}" has not all its figures`);
  return {
    name: typographic(plain),
    ...(count === undefined || count === "1" ? {} : { count: Number(count) }),
    attackValue: attackValue ?? null,
    offensiveSkill: offensiveSkill ?? null,
    strength: strength ?? null,
    armourPenetration: armourPenetration ?? null,
    agility: agility ?? null,
    ...(given.length === 0 ? {} : { given }),
  };
}

const FIGURES: { readonly [short: string]: string } = {
  Adv: "advanceRate",
  Mar: "marchRate",
  Dis: "discipline",
  HP: "healthPoints",
  Def: "defensiveSkill",
  Res: "resilience",
  Arm: "armour",
  Att: "attackValue",
  Off: "offensiveSkill",
  Str: "strength",
  AP: "armourPenetration",
  Agi: "agility",
  Rsr: "resurrect",
  Rea: "reanimate",
  Base: "base",
  Height: "height",
  Type: "type",
  name: "part",
  Rules: "rules",
};

/** "HP=8 if Big Brother", "Res+1 if X", "Adv+=(8″) if X" */
function change(text: string, names: Names): object | null {
  const [, what = "", sign = "", value = "", when = ""] =
    /^(\w+)(\+=|=|\+|-)(.*?) if (.*)$/.exec(text.replace(/×/g, "x")) ?? [];
  const name = FIGURES[what];
  if (name === undefined) {
    names.report(`change "${text}" is not understood and left out`);
    return null;
  }
  const c = condition(when, names);
  if (isNever(c)) return null;
  const n = /^\(?(\d+)"?\)?$/.exec(value.trim())?.[1];
  // "+=" of a movement: through the air, beside the one on the ground.
  if (sign === "+=") return { when: c, set: { [`air-${name}`]: Number(n) } };
  if (sign === "=") return { when: c, set: { [name]: n === undefined ? typographic(value.trim()) : Number(n) } };
  return { when: c, add: { [name]: (sign === "-" ? -1 : 1) * Number(n) } };
}

/** "Warden Offensive 2/5/3/0/6": a part that an option brings, or figures that it sets. */
function broughtBy(option: string, text: string, names: Names): readonly object[] {
  return split(text, ";").flatMap((t) => {
    const when = { has: [option] };
    const [, name = "", kind = "", figures = ""] =
      /^(.*?)(?: (Offensive|Global|Defensive|Size))? ([^ ]+)$/.exec(t.trim()) ?? [];
    const values = figures.replace(/×/g, "x").split("/");
    const set = (keys: readonly string[]): object => ({
      when,
      set: Object.fromEntries(
        keys.flatMap((k, i) => {
          const f = figure(values[i] ?? "");
          return typeof f === "number" || typeof f === "string" ? [[k, f]] : [];
        }),
      ),
    });
    if (kind === "Global") return [set(["advanceRate", "marchRate", "discipline"])];
    if (kind === "Defensive") return [set(["healthPoints", "defensiveSkill", "resilience", "armour"])];
    if (kind === "Size") return [set(["height", "type", "base"])];
    const made = part(`${name} ${figures}`, names);
    return made === null ? [] : [{ when, part: made }];
  });
}

/** The profile of a row; null where it has none. */
export function profileOf(row: Row, names: Names, brought: readonly Brought[]): object | null {
  if (row.height === "") {
    if (row.unit !== "") names.report("no profile is printed");
    return null;
  }
  const base = row.base ?? "";
  const round = /^(\d+)Ø$/.exec(base)?.[1];
  const sides = /^(\d+)x(\d+)$/.exec(base);
  const size =
    round !== undefined ? [Number(round), Number(round)] : sides === null ? null : [Number(sides[1]), Number(sides[2])];
  if (size === null) names.report(`base "${base}" is not known`);
  const own = Object.fromEntries(
    split(row.special ?? "", ";").map((s) => {
      const [key = "", value = ""] = s.split("=");
      const named = { Aeg: "aegis", Rsr: "resurrect", Rea: "reanimate" }[key] ?? key;
      const n = /^(\d+)\+?$/.exec(value)?.[1];
      return [named, n !== undefined ? Number(n) : value === "C" ? "riders" : value];
    }),
  );
  const changes = [
    ...split(row.stat_notes ?? "", ";").flatMap((t) => change(t, names) ?? []),
    ...brought.flatMap(({ option, profile }) => broughtBy(option, profile, names)),
  ];
  return {
    height: row.height,
    type: row.type,
    base: size,
    ...(round === undefined ? {} : { round: true }),
    advanceRate: figure(row.adv ?? ""),
    marchRate: figure(row.mar ?? ""),
    discipline: figure(row.dis ?? ""),
    healthPoints: figure(row.hp ?? ""),
    defensiveSkill: figure(row.def ?? ""),
    resilience: figure(row.res ?? ""),
    armour: figure(row.arm ?? ""),
    parts: split(row.offensive ?? "", ";").flatMap((p) => part(p, names) ?? []),
    ...(Object.keys(own).length === 0 ? {} : { own }),
    ...(changes.length === 0 ? {} : { changes }),
    source: row.src,
  };
}
