import type { Condition, Need, Slot, Sum } from "@tercio/rosters";
import { type Bilingual, there } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import { en } from "../messages/en.ts";
import { fr } from "../messages/fr.ts";
import type { NinthAgeBook } from "./profile.ts";
import type { BookRows } from "./rows.ts";

interface Listed {
  readonly id: string;
  readonly name: Bilingual;
  /** Read and mended by somebody; the others were taken over as they were found. */
  readonly reviewed: boolean;
  /** Its rows, a file of data that a test checks by its schema, are fetched when they are asked for. */
  readonly rows: () => Promise<{ readonly default: unknown }>;
  readonly needs?: readonly Need[];
  readonly sums?: readonly Sum[];
}

const listed = (id: string, en: string, fr: string, rows: Listed["rows"]): Listed => ({
  id,
  name: { en, fr },
  reviewed: false,
  rows,
});

const read = (id: string, en: string, fr: string, rows: Listed["rows"], more: Partial<Listed> = {}): Listed => ({
  ...listed(id, en, fr, rows),
  reviewed: true,
  ...more,
});

/** One Hierophant leads the rites of the dead. */
const hierophant: Need = {
  id: "hierophant",
  name: { en: "Hierophant", fr: "Hiérophante" },
  unit: { has: ["hierophant", "ankh-of-naptesh"] },
  units: { least: 1, most: 1 },
};

/** Great beasts by the size of the army; one more under their ancestor. */
const legendary: Sum = {
  id: "legendary-beasts",
  name: "Legendary Beasts",
  per: 750,
  more: [{ unit: { all: [{ is: ["feldrak-ancestor"] }, { title: "general" }] }, by: 1 }],
};

/** Every army that has a book, those that were reviewed first. */
const books: readonly Listed[] = [
  read(
    "empire-of-sonnstahl",
    "Empire of Sonnstahl",
    "Empire de Sonnstahl",
    () => import("./books/empire-of-sonnstahl.json", { with: { type: "json" } }),
  ),
  read(
    "warriors-of-the-dark-gods",
    "Warriors of the Dark Gods",
    "Guerriers des Dieux Sombres",
    () => import("./books/warriors-of-the-dark-gods.json", { with: { type: "json" } }),
    { sums: [legendary] },
  ),
  read(
    "dread-elves",
    "Dread Elves",
    "Elfes noirs",
    () => import("./books/dread-elves.json", { with: { type: "json" } }),
  ),
  read(
    "undying-dynasties",
    "Undying Dynasties",
    "Dynasties immortelles",
    () => import("./books/undying-dynasties.json", { with: { type: "json" } }),
    { needs: [hierophant] },
  ),
  read(
    "daemon-legions",
    "Daemon Legions",
    "Légions démoniaques",
    () => import("./books/daemon-legions.json", { with: { type: "json" } }),
  ),
  read(
    "highborn-elves",
    "Highborn Elves",
    "Hauts Elfes",
    () => import("./books/highborn-elves.json", { with: { type: "json" } }),
  ),
  listed(
    "beast-herds",
    "Beast Herds",
    "Hardes bestiales",
    () => import("./books/beast-herds.json", { with: { type: "json" } }),
  ),
  listed(
    "dwarven-holds",
    "Dwarven Holds",
    "Forteresses naines",
    () => import("./books/dwarven-holds.json", { with: { type: "json" } }),
  ),
  listed(
    "vampire-covenant",
    "Vampire Covenant",
    "Conclaves vampiriques",
    () => import("./books/vampire-covenant.json", { with: { type: "json" } }),
  ),
  listed(
    "ogre-khans",
    "Ogre Khans",
    "Khans ogres",
    () => import("./books/ogre-khans.json", { with: { type: "json" } }),
  ),
  listed(
    "orcs-and-goblins",
    "Orcs and Goblins",
    "Orques et Gobelins",
    () => import("./books/orcs-and-goblins.json", { with: { type: "json" } }),
  ),
  listed(
    "sylvan-elves",
    "Sylvan Elves",
    "Elfes sylvestres",
    () => import("./books/sylvan-elves.json", { with: { type: "json" } }),
  ),
  listed(
    "saurian-ancients",
    "Saurian Ancients",
    "Anciens sauriens",
    () => import("./books/saurian-ancients.json", { with: { type: "json" } }),
  ),
  listed(
    "infernal-dwarves",
    "Infernal Dwarves",
    "Nains infernaux",
    () => import("./books/infernal-dwarves.json", { with: { type: "json" } }),
  ),
  listed(
    "kingdom-of-equitaine",
    "Kingdom of Equitaine",
    "Royaume d’Équitaine",
    () => import("./books/kingdom-of-equitaine.json", { with: { type: "json" } }),
  ),
  listed(
    "vermin-swarm",
    "Vermin Swarm",
    "Marée de vermine",
    () => import("./books/vermin-swarm.json", { with: { type: "json" } }),
  ),
  listed("asklanders", "Åsklanders", "Åsklanders", () => import("./books/asklanders.json", { with: { type: "json" } })),
  listed("makhar", "Makhar", "Makhar", () => import("./books/makhar.json", { with: { type: "json" } })),
  listed("cultists", "Cultists", "Cultistes", () => import("./books/cultists.json", { with: { type: "json" } })),
  listed(
    "hobgoblins",
    "Hobgoblins",
    "Hobgobelins",
    () => import("./books/hobgoblins.json", { with: { type: "json" } }),
  ),
];

/** More than anybody pays for. */
const ANY = 40;
const bearer: Condition = { has: ["standard-bearer", "standard-bearer-with-eagle-standard"] };
const flag: Condition = { title: "battle-standard-bearer" };

/** Places for items: of Characters, of regiments with a standard, of daemons. */
const kits: { readonly [kit: string]: readonly Slot[] } = {
  special: [
    { slot: "artefact", most: 2 },
    { slot: "weapon", most: 1 },
    { slot: "armour", most: 1 },
    { slot: "shield", most: 1 },
    { slot: "banner", most: 2, when: flag },
    { slot: "banner", most: 1, when: { carries: ["trophy-rack"] } },
  ],
  banner: [{ slot: "banner", most: 1, when: bearer }],
  manifestations: [
    { slot: "manifestation", most: ANY },
    { slot: "manifestation-guiding", most: ANY },
  ],
  feldrak: [{ slot: "weapon", most: 1 }],
  weapons: [{ slot: "weapon", most: 1 }],
  artefacts: [{ slot: "artefact", most: 2 }],
};

const titles: { readonly [title: string]: Bilingual } = {
  general: { en: "General", fr: "Général" },
  "battle-standard-bearer": { en: "Battle Standard Bearer", fr: "Porteur de la grande bannière" },
};

/** Whom every army has: one General, one Battle Standard Bearer at most. */
const everybody: readonly Need[] = [
  { id: "general", name: there(titles.general), unit: { title: "general" }, units: { least: 1, most: 1 } },
  { id: "battle-standard-bearer", name: there(titles["battle-standard-bearer"]), unit: flag, units: { most: 1 } },
];

/** The army books by id and name. */
export const bookNames = books.map(({ id, name, reviewed }) => ({ id, name, reviewed }));

const opened = new Map<string, Promise<NinthAgeBook>>();

/** An army book, fetched when it is first asked for; null where there is none of this id. */
export function openBook(id: string): Promise<NinthAgeBook | null> {
  const book = books.find((b) => b.id === id);
  if (book === undefined) return Promise.resolve(null);
  const known = opened.get(id) ?? fetched(book);
  opened.set(id, known);
  return known;
}

type Names = { readonly [name: string]: string };

/** What the words of the game call by an id: its rules, the Heights and Types of models. */
const KEYS = /^(?:rule|fact\.height|fact\.type)\.([\w-]+)$/;
const idIn = (key: string): string | null => KEYS.exec(key)?.[1]?.toLowerCase() ?? null;

/** Names of what the game plays beside those that are printed: rules bring theirs along, the others have words. */
function played(printed: Names): { readonly terms: Names; readonly french: Names } {
  const english: Names = en;
  const words: Names = fr;
  const terms: { [id: string]: string } = {};
  const french: { [name: string]: string } = {};
  const add = (id: string, name: string, other: string): void => {
    terms[id] ??= name;
    french[terms[id]] = other;
  };
  Object.assign(terms, printed);
  for (const r of book.rules) add(r.id, r.name.en, r.name.fr);
  for (const [key, name] of Object.entries(english)) {
    const id = idIn(key);
    if (id !== null) add(id, name, words[key] ?? name);
  }
  return { terms, french };
}

async function fetched({ id, name, reviewed, rows, needs = [], sums = [] }: Listed): Promise<NinthAgeBook> {
  const [{ default: own }, { terms }, { french }] = await Promise.all([
    rows(),
    import("./books/terms.ts"),
    import("./books/french.ts"),
  ]);
  const known = played(terms);
  const source = "BSData/The-9th-Age, 4665544";
  return {
    id,
    name,
    reviewed,
    source,
    ...(own as BookRows),
    kits,
    titles,
    needs: [...everybody, ...needs],
    sums,
    terms: known.terms,
    french: { ...french, ...known.french },
  };
}
