import type { Choosable, Condition, Entry, Group, Item, Option } from "@tercio/rosters";
import { both } from "./conditions.ts";

interface Found {
  readonly entries: readonly Entry[];
  readonly mounts: readonly Choosable[];
  readonly items: readonly Item[];
}

const inOptions = (groups: readonly Group[] | undefined, change: (o: Option, g: Group) => Option): readonly Group[] =>
  (groups ?? []).map((g) => ({
    ...g,
    options: g.options.map((o) => {
      const made = change(o, g);
      return made.groups === undefined ? made : { ...made, groups: inOptions(made.groups, change) };
    }),
  }));

/** An Imperial Prince has so many points of items (rules-names.tsv); the table of profiles has those of a Marshal. */
const PRINCELY = 50;

/** What the tables have wrong or leave out, mended by hand: by army and entry, each with what it says to the reader. */
const MENDED: { readonly [army: string]: { readonly [entry: string]: readonly [string, (e: Entry) => Entry] } } = {
  "empire-of-sonnstahl": {
    marshal: [
      "an Imperial Prince may have fewer points of items, as the table of rules says",
      (e) => ({
        ...e,
        ...(e.kits === undefined
          ? {}
          : {
              kits: e.kits.map((k) => ({
                ...k,
                budget: [{ when: { has: ["imperial-prince"] }, most: PRINCELY }, ...(k.budget ?? [])],
              })),
            }),
      }),
    ],
  },
  "dread-elves": {
    "temple-exarch": [
      "a calling has to be taken, and the table has one; a list of a tournament has the Battle Standard for the other: it is one, of an Apprentice. The other is of an Adept",
      (e) => ({
        ...e,
        groups: inOptions(e.groups, (o) =>
          o.id === "oracle-of-doom" ? { ...o, gives: [{ what: "wizard-adept" }] } : o,
        ).map((g) => (g.id === "calling" ? { ...g, when: { not: { title: "battle-standard-bearer" } } } : g)),
      }),
    ],
  },
};

type Profile = { readonly changes?: readonly { readonly part?: object }[] };
const harnessed = (profile: unknown): unknown => {
  const { changes = [], ...rest } = profile as Profile;
  const made = changes.map((c) =>
    c.part === undefined ? c : { ...c, part: { ...c.part, given: [{ what: "harnessed" }] } },
  );
  return { ...rest, changes: made };
};

/** Blades that nothing is laid upon, and that stand in place of a Hand Weapon (weapons.tsv). */
const BARE: { readonly [army: string]: string } = { "dread-elves": "blades-of-darag" };

/** An enchantment of a weapon, not of one by name: of whoever has another weapon than those blades. */
const notUpon = (blades: string, item: Item): Item =>
  item.slot !== "weapon" || JSON.stringify(item.when ?? null).includes("carries")
    ? item
    : {
        ...item,
        when: both([...(item.when === undefined ? [] : [item.when]), { not: { carries: [blades] } }]) as Condition,
      };

/** Names that the table of items misspells: the same is spelt right where units have it. */
const SPELT: { readonly [name: string]: string } = { "Chiling Yawn": "Chilling Yawn" };
const spelt = (item: Item, report: (what: string) => void): Item => {
  const name = SPELT[item.name];
  if (name === undefined) return item;
  report(`item "${item.name}": mended: it is the ${name} of units`);
  return { ...item, id: name.toLowerCase().replaceAll(" ", "-"), name };
};

/** The rows of an army as they are to be read. */
export function corrected(id: string, found: Found, report: (what: string) => void): Found {
  const mended = MENDED[id] ?? {};
  const bare = BARE[id];
  return {
    ...found,
    items: found.items.map((i) => spelt(bare === undefined ? i : notUpon(bare, i), report)),
    mounts: found.mounts.map((c) => {
      if (id !== "undying-dynasties" || c.id !== "skeleton-chariot") return c;
      report(`${c.id}: mended: the horses that an option brings are harnessed, as all others that draw something`);
      return { ...c, profile: harnessed(c.profile) };
    }),
    entries: found.entries.map((e) => {
      const mending = mended[e.id];
      if (mending === undefined) return e;
      report(`${e.id}: mended: ${mending[0]}`);
      return mending[1](e);
    }),
  };
}
