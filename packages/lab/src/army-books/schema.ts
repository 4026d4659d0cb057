import type { ArmyBook, Condition, Group, Option } from "@tercio/rosters";
import * as v from "valibot";

// What the rows of an army book may be, a data file each. A field that the types lack is refused, and one that they have is
// known here: the compiler compares both.

/** A number of the books is finite; which ones are whole says the game that plays them. */
const number = v.pipe(v.number(), v.finite());
const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.array(text);
const none = v.optional;
const span = v.strictObject({ least: none(number), most: none(number) });
const condition: v.GenericSchema<Condition> = v.lazy(() =>
  v.union([
    v.strictObject({ has: texts }),
    v.strictObject({ title: text }),
    v.strictObject({ mounted: v.literal(true) }),
    v.strictObject({ is: texts }),
    v.strictObject({ trait: text }),
    v.strictObject({ carries: texts }),
    v.strictObject({ models: span }) as v.GenericSchema<Condition>,
    v.strictObject({ size: span }) as v.GenericSchema<Condition>,
    v.strictObject({ army: condition }),
    v.strictObject({ all: v.array(condition) }),
    v.strictObject({ any: v.array(condition) }),
    v.strictObject({ not: condition }),
  ]),
);
const cost = v.strictObject({ once: none(number), each: none(number) });
const but = v.array(v.strictObject({ when: condition, cost }));
const limit = v.strictObject({
  most: number,
  but: none(v.array(v.strictObject({ when: condition, most: number }))),
  shared: none(text),
});
const figures = v.record(text, v.union([number, v.string(), v.array(v.string())]));
const given = v.strictObject({ what: text, when: none(condition), figures: none(figures) });
const option: v.GenericSchema<Option> = v.lazy(
  () =>
    v.strictObject({
      ...{ id: text, name: text, figures: none(figures), cost: none(cost), but: none(but), when: none(condition) },
      ...{ most: none(limit), points: none(number), gives: none(v.array(given)), groups: none(v.array(group)) },
    }) as v.GenericSchema<Option>,
);
const group: v.GenericSchema<Group> = v.lazy(
  () =>
    v.strictObject({
      ...{ id: text, name: v.string(), pick: v.picklist(["one", "any"]), must: none(v.literal(true)) },
      ...{ usual: none(text), when: none(condition), budget: none(number), options: v.array(option) },
    }) as v.GenericSchema<Group>,
);
const figure = v.nullable(v.union([number, v.string(), v.strictObject({ riders: number })]));
const part = v.strictObject({
  ...{ name: text, count: none(number), attackValue: figure, offensiveSkill: figure, strength: figure },
  ...{ armourPenetration: figure, agility: figure, given: none(v.array(given)) },
});
const change = v.strictObject({
  when: condition,
  set: none(v.record(text, v.union([number, v.string()]))),
  add: none(v.record(text, number)),
  part: none(part),
});
const profile = v.strictObject({
  height: v.picklist(["Standard", "Large", "Gigantic"]),
  type: v.picklist(["Infantry", "Beast", "Cavalry", "Construct"]),
  base: v.nullable(v.tuple([number, number])),
  round: none(v.literal(true)),
  ...{ advanceRate: figure, marchRate: figure, discipline: figure, healthPoints: figure, defensiveSkill: figure },
  ...{ resilience: figure, armour: figure, parts: v.array(part) },
  own: none(v.record(text, v.union([number, v.string()]))),
  changes: none(v.array(change)),
  source: text,
});
const choosable = {
  ...{ id: text, name: text, categories: texts, groups: none(v.array(group)), traits: texts },
  ...{ given: none(v.array(given)), weighs: none(v.record(text, number)), profile: v.nullable(profile) },
};
const ride = v.strictObject({
  mount: text,
  cost: number,
  but: none(v.array(v.strictObject({ when: condition, cost: number }))),
  when: none(condition),
  most: none(limit),
});
const kit = v.strictObject({
  kit: text,
  budget: none(v.array(v.strictObject({ when: none(condition), most: number }))),
});
const entry = v.strictObject({
  ...choosable,
  cost,
  more: none(v.array(v.strictObject({ when: condition, cost }))),
  models: v.strictObject({ least: number, most: limit }),
  ...{ most: none(limit), allModels: none(limit), command: none(v.array(option)), rides: none(v.array(ride)) },
  kits: none(v.array(kit)),
  titles: none(v.record(text, number)),
  also: none(v.array(v.strictObject({ when: condition, category: text }))),
});
const item = v.strictObject({
  ...{ id: text, name: text, slot: text, cost: number, but: none(but), when: none(condition), most: none(limit) },
  ...{ of: none(texts), kit: none(text) },
});
const share = v.strictObject({ category: text, kind: v.picklist(["least", "most"]), percent: number });

/** The rows of one army book, as `armies/books/*.json` of a game has them. */
export const bookRows = v.strictObject({
  entries: v.array(entry),
  mounts: v.array(v.strictObject(choosable)),
  items: v.array(item),
  shares: v.array(share),
});

/** What of a row must be said, and what may be: the same here and in the types that the game reads. */
type Rows = Pick<ArmyBook<object | null>, "entries" | "mounts" | "items" | "shares">;
type Fields<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? "may" : "must" };
type Same<A, B> = [Fields<A>, Fields<B>] extends [Fields<B>, Fields<A>] ? true : never;
type Read = v.InferOutput<typeof bookRows>;
/** A field that the schema or the types lack does not compile. */
type Compared = {
  readonly entry: Same<Read["entries"][number], Rows["entries"][number]>;
  readonly mount: Same<Read["mounts"][number], Rows["mounts"][number]>;
  readonly item: Same<Read["items"][number], Rows["items"][number]>;
  readonly share: Same<Read["shares"][number], Rows["shares"][number]>;
};
const compared: Compared = { entry: true, mount: true, item: true, share: true };

/**
 * What is wrong with the rows of an army book, each a place and a sentence; nothing where they are right.
 */
export function bookFaults(rows: unknown): readonly string[] {
  const read = v.safeParse(bookRows, rows);
  return read.success && Object.values(compared).every(Boolean)
    ? []
    : (read.issues ?? []).map((i) => `${v.getDotPath(i) ?? ""}: ${i.message}`);
}
