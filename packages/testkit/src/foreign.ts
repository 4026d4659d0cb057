import type { Source } from "@tercio/dice";
import { type Json, isRecord, hasFields } from "@tercio/kernel";

/** Lists within a list, so many levels deep. */
export function nested(levels: number, innermost: Json = 1): Json {
  let value: Json = innermost;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

/** Records within a record. */
function nestedRecords(levels: number): Json {
  let value: Json = 1;
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
}

/**
 * What a file may hold in any place, and nobody means: too deep, too long, with the names of what every object has, and
 * numbers that no rule counts with. All of it is what JSON can say.
 */
export const MONSTERS: readonly Json[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1, 2, 1e21, 1e308, Number.POSITIVE_INFINITY, 2 ** 53],
  ...[
    "",
    "x",
    "0",
    "1",
    "toString",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "\u001b[31m\n\ud800",
    "n".repeat(5000),
  ],
  ...[[], {}, [[]], [null], [0, 0], { length: 3 }, { length: -1 }, { toString: 1 }, { valueOf: null, toString: null }],
  ...[JSON.parse('{"__proto__":{"side":"first"}}') as Json, JSON.parse('{"constructor":{"prototype":1}}') as Json],
  ...[
    { toJSON: 1 },
    { then: 1 },
    { key: "@", values: { en: 1 } },
    { unit: { toString: 1 } },
    Array.from({ length: 3000 }, () => 0),
  ],
  ...[nested(90), nested(150), nested(20_000), nestedRecords(20_000), nested(20_000, { toString: 1 })],
];

type Path = readonly (string | number)[];
/** Where a value has parts, itself first: at most so many steps down. */
export function places(value: Json, deepest = 8): readonly Path[] {
  const all: Path[] = [];
  const walk = (v: Json, path: Path): void => {
    all.push(path);
    if (!hasFields(v) || path.length >= deepest) return;
    for (const [key, part] of Object.entries(v)) walk(part, [...path, Array.isArray(v) ? Number(key) : key]);
  };
  walk(value, []);
  return all;
}

/** The part at a place. */
export const partAt = (value: Json, path: Path): Json =>
  path.reduce<Json>((v, step) => (v as { readonly [key: string]: Json })[step] as Json, value);

/** The value with another part at a place; `undefined`: without it. */
export function withPart(value: Json, path: Path, part: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return part ?? null;
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])];
    if (rest.length === 0 && part === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = withPart(list[Number(step)] as Json, rest, part);
    return list;
  }
  const { [String(step)]: inner, ...others } = value as { readonly [key: string]: Json };
  if (rest.length === 0 && part === undefined) return others;
  return { ...(value as object), [step]: withPart(inner as Json, rest, part) };
}

const any = <T>(list: readonly T[], source: Pick<Source, "next">): T => list[source.next(list.length) - 1] as T;

/** The value changed in one place: a monster there, the part gone, another part of the same file, or a neighbouring number. */
export function mutated(value: Json, source: Pick<Source, "next">): { readonly value: Json; readonly at: Path } {
  const all = places(value);
  const at = any(all, source);
  const how = source.next(10);
  if (how === 1) return { value: withPart(value, at, undefined), at };
  if (how === 2) return { value: withPart(value, at, partAt(value, any(all, source))), at };
  if (how <= 5) {
    const part = partAt(value, at);
    if (typeof part === "number") return { value: withPart(value, at, part + (source.next(2) === 1 ? 1 : -1)), at };
    if (typeof part === "string") return { value: withPart(value, at, `${part}${source.next(9)}`), at };
    if (typeof part === "boolean") return { value: withPart(value, at, !part), at };
    if (isRecord(part)) return { value: withPart(value, at, { ...part, foreign: source.next(9) }), at };
  }
  return { value: withPart(value, at, any(MONSTERS, source)), at };
}
