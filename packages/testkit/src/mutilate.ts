import { type Json, hasFields } from "@tercio/kernel";

/** Things that are no answer to anything, and some that are to something. */
export const strangeThings: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  [[]],
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  "roll",
  "x".repeat(5000),
  JSON.parse('{"__proto__":{"do":"roll"}}'),
  JSON.parse('{"__proto__":null}'),
  { constructor: null },
  { toString: 1 },
  { length: 1e9 },
  () => 1,
];

const wrongFor = (value: Json): readonly unknown[] => {
  if (typeof value === "number")
    return [
      value + 1,
      value - 1,
      -value - 1,
      value + 0.5,
      1e300,
      -1e300,
      2 ** 53,
      Number.NaN,
      String(value),
      null,
      [value],
      {},
    ];
  if (typeof value === "string") return [`${value}x`, "", "__proto__", "constructor", 0, null, [value], {}];
  if (typeof value === "boolean") return [!value, value ? 1 : 0, String(value), null, {}];
  if (value === null) return [0, -1, "", "x", 1e300, {}, []];
  return [null, 0, "x", {}, []];
};

/** The same answer with one thing changed, missing, or too many, at every place within it. */
export function mutilations(answer: Json, depth = 3): readonly unknown[] {
  const list: unknown[] = [...wrongFor(answer)];
  if (!hasFields(answer) || depth === 0) return list;
  if (Array.isArray(answer)) {
    const items = answer as readonly Json[];
    list.push([...items, ...items], [...items, null], items.slice(1), Object.fromEntries(items.entries()));
    for (const [i, item] of items.slice(0, 4).entries())
      for (const wrong of mutilations(item, depth - 1)) list.push(items.map((v, at) => (at === i ? wrong : v)));
    return list;
  }
  const fields = answer;
  list.push(Object.values(fields));
  for (const key of Object.keys(fields)) {
    const { [key]: value, ...rest } = fields;
    list.push(rest, { ...rest, [`${key} `]: value });
    for (const wrong of mutilations(value as Json, depth - 1)) list.push({ ...fields, [key]: wrong });
  }
  return list;
}

/** The same answer with a field too many, at every place within it; and with its fields only by inheritance. */
export function superfluous(answer: Json): readonly unknown[] {
  if (!hasFields(answer)) return [];
  if (Array.isArray(answer)) {
    const items = answer as readonly Json[];
    return items.flatMap((item, i) => superfluous(item).map((wrong) => items.map((v, at) => (at === i ? wrong : v))));
  }
  const fields = answer;
  const text = JSON.stringify(fields);
  const list: unknown[] = [
    { ...fields, extra: 1 },
    { ...fields, "": null },
    JSON.parse(text === "{}" ? '{"__proto__":{}}' : `{"__proto__":{"a":1},${text.slice(1)}`),
  ];
  if (text !== "{}") list.push(Object.create(fields));
  for (const [key, value] of Object.entries(fields))
    for (const wrong of superfluous(value)) list.push({ ...fields, [key]: wrong });
  return list;
}
