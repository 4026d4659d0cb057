import { bilingual, type Message } from "@tercio/kernel";
import { type ArmyBook, type Condition, named, optionsIn } from "./book.ts";
import { tell } from "./messages.ts";

const spread = (id: string): string => id.replace(/.*\//, "").replace(/-/g, " ");

/** Every name of a book by the id of what is called so. */
function namesOf(book: ArmyBook): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const i of book.items) names.set(i.id, i.name);
  for (const c of [...book.mounts, ...book.entries]) for (const o of optionsIn(c.groups)) names.set(o.id, o.name);
  for (const e of book.entries) for (const o of e.command ?? []) names.set(o.id, o.name);
  for (const t of Object.entries(book.terms)) names.set(...t);
  for (const c of [...book.mounts, ...book.entries]) names.set(c.id, c.name);
  return names;
}
const known = new WeakMap<ArmyBook, ReadonlyMap<string, string>>();

/** What an id of a book is called. */
export function called(book: ArmyBook, id: string): Message {
  let names = known.get(book);
  if (names === undefined) known.set(book, (names = namesOf(book)));
  const title = book.titles[id];
  return bilingual(title ?? named(book, names.get(id) ?? spread(id)));
}

const joined = (key: "when.and" | "when.or", parts: readonly Message[]): Message =>
  parts.reduceRight((rest, first) => tell(key, { first, second: rest }));

/** A condition in words. */
export function inWords(book: ArmyBook, c: Condition): Message {
  const oneOf = (ids: readonly string[]): Message =>
    joined(
      "when.or",
      ids.map((id) => called(book, id)),
    );
  if ("any" in c && c.any.length === 0) return tell("when.never");
  if ("all" in c) {
    // What is so of every army need not be said.
    const some = c.all.filter((p) => !("not" in p && "any" in p.not && p.not.any.length === 0));
    return joined(
      "when.and",
      (some.length === 0 ? c.all : some).map((p) => inWords(book, p)),
    );
  }
  if ("any" in c)
    return joined(
      "when.or",
      c.any.map((p) => inWords(book, p)),
    );
  // Not at least so many is at most one less.
  if ("not" in c && "models" in c.not && c.not.models.least !== undefined && c.not.models.most === undefined)
    return tell("when.models-most", { n: c.not.models.least - 1 });
  if ("not" in c) return "mounted" in c.not ? tell("when.foot") : tell("when.not", { what: inWords(book, c.not) });
  if ("army" in c) return tell("when.army", { what: inWords(book, c.army) });
  if ("size" in c || "models" in c) {
    const [kind, { least, most }] = "size" in c ? (["size", c.size] as const) : (["models", c.models] as const);
    const ends = [
      ...(least === undefined ? [] : [tell(`when.${kind}-least`, { n: least })]),
      ...(most === undefined ? [] : [tell(`when.${kind}-most`, { n: most })]),
    ];
    return joined("when.and", ends);
  }
  if ("has" in c) return tell("when.has", { what: oneOf(c.has) });
  if ("title" in c) return tell("when.title", { title: called(book, c.title) });
  if ("mounted" in c) return tell("when.mounted");
  if ("is" in c) return tell("when.is", { what: oneOf(c.is) });
  if ("trait" in c) return tell("when.trait", { what: called(book, c.trait) });
  return tell("when.carries", { what: oneOf(c.carries) });
}

/** That something is only for who is so: said as what bars it, where that is what the condition tells. */
export function only(book: ArmyBook, unit: Message, what: Message, c: Condition): Message {
  const barred = "not" in c && !("mounted" in c.not) && !("models" in c.not) ? c.not : null;
  return barred === null
    ? tell("list.when", { unit, what, when: inWords(book, c) })
    : tell("list.unless", { unit, what, when: inWords(book, barred) });
}
