import { type Core, type Language, nearest, say } from "@tercio/kernel";
import {
  type ArmyBook,
  called,
  type Choosable,
  type Condition,
  type Cost,
  type Entry,
  type Group,
  inWords,
  itemsFor,
  type Limit,
  named,
  NOT_REVIEWED,
  type Rosters,
} from "@tercio/rosters";
import type { System } from "@tercio/board";
import { Wrong } from "../shared/systems.ts";

/** What is said of a book in one language. */
interface Reader {
  readonly book: ArmyBook;
  readonly lang: Language;
  when(c: Condition | undefined): string;
  /** What an id of the book is called. */
  called(id: string): string;
}

const costSaid = ({ once = 0, each = 0 }: Cost = {}): string =>
  [...(once === 0 ? [] : [`${once}`]), ...(each === 0 ? [] : [`${each}/model`])].join(" + ");

const limitSaid = (r: Reader, limit: Limit | undefined): string =>
  limit === undefined
    ? ""
    : `max ${limit.most}${(limit.but ?? []).map((b) => ` (${b.most} ${r.when(b.when)})`).join("")}`;

/** "halberd  Halberd, 1/model, max 2, with …": what is empty is left out. */
const line = (depth: number, id: string, name: string, ...more: readonly string[]): string =>
  `${"  ".repeat(depth)}${id.padEnd(28 - 2 * depth)} ${[name, ...more].filter((part) => part !== "").join(", ")}`;

function groupLines(r: Reader, groups: readonly Group[], depth: number): readonly string[] {
  const { book, lang } = r;
  return groups.flatMap((g) => {
    const head = g.name === "" ? "Options" : named(book, g.name)[lang];
    const how = [
      g.pick === "one" ? "1" : "0–",
      ...(g.must === true ? ["!"] : []),
      ...(g.usual === undefined ? [] : [`(${g.usual})`]),
      ...(g.budget === undefined ? [] : [`≤ ${g.budget}`]),
      r.when(g.when),
    ].filter((part) => part !== "");
    return [
      `${"  ".repeat(depth)}${head} [${how.join(" ")}]`,
      ...g.options.flatMap((o) => [
        line(
          depth + 1,
          o.id,
          named(book, o.name)[lang],
          costSaid(o.cost),
          ...(o.but ?? []).map((b) => `${costSaid(b.cost) === "" ? "0" : costSaid(b.cost)} ${r.when(b.when)}`),
          limitSaid(r, o.most),
          o.points === undefined ? "" : `≤ ${o.points} points`,
          r.when(o.when),
        ),
        ...groupLines(r, o.groups ?? [], depth + 2),
      ]),
    ];
  });
}

function entryLines(r: Reader, e: Entry): readonly string[] {
  const { book, lang } = r;
  const name = (c: Choosable): string => named(book, c.name)[lang];
  const items = itemsFor(book, e);
  return [
    line(
      0,
      e.id,
      name(e),
      costSaid({ once: e.cost.once ?? 0 }),
      e.cost.each === undefined ? "" : `+${e.cost.each}`,
      `${e.models.least}–${e.models.most.most}`,
      e.categories.map((c) => named(book, c)[lang]).join(" + "),
      limitSaid(r, e.most),
    ),
    ...Object.entries(e.titles ?? {}).map(([title, cost]) =>
      line(1, title, book.titles[title]?.[lang] ?? title, `${cost}`),
    ),
    ...groupLines(r, e.groups ?? [], 1),
    ...(e.command ?? []).map((o) => line(1, o.id, named(book, o.name)[lang], costSaid(o.cost))),
    ...(e.rides ?? []).flatMap((ride) => {
      const mount = book.mounts.find((m) => m.id === ride.mount);
      return [
        line(
          1,
          ride.mount,
          mount === undefined ? ride.mount : name(mount),
          `${ride.cost}`,
          limitSaid(r, ride.most),
          r.when(ride.when),
        ),
        ...groupLines(r, mount?.groups ?? [], 2),
      ];
    }),
    ...items.map((i) =>
      line(1, i.id, named(book, i.name)[lang], r.called(i.slot), `${i.cost}`, limitSaid(r, i.most), r.when(i.when)),
    ),
  ];
}

/** The army books; the units of one; what one unit may take. @throws Wrong where there is no such book or unit */
export async function bookLines(
  game: System<Core>,
  room: Rosters,
  lang: Language,
  army: string | undefined,
  entry: string | undefined,
): Promise<readonly string[]> {
  if (army === undefined)
    return room.books.map((b) => line(0, b.id, `${b.name[lang]}${b.reviewed ? "" : NOT_REVIEWED[lang]}`));
  const book = await room.open(army);
  if (book === null) throw new Wrong(`no army book "${army}"; there are: ${room.books.map((b) => b.id).join(", ")}`);
  const reader: Reader = {
    book,
    lang,
    when: (c) => (c === undefined ? "" : say(game, inWords(book, c), lang)),
    called: (id) => say(game, called(book, id), lang),
  };
  if (entry === undefined)
    return book.entries.map((e) =>
      line(
        0,
        e.id,
        named(book, e.name)[lang],
        `${e.cost.once ?? 0}${e.cost.each === undefined ? "" : ` +${e.cost.each}`}`,
        `${e.models.least}–${e.models.most.most}`,
        e.categories.map((c) => named(book, c)[lang]).join(" + "),
      ),
    );
  const found = book.entries.find((e) => e.id === entry);
  if (found === undefined) {
    const like = nearest(
      entry,
      book.entries.map((e) => e.id),
    );
    throw new Wrong(`${book.name[lang]} has no "${entry}"; similar ones: ${like.join(", ")}`);
  }
  return entryLines(reader, found);
}
