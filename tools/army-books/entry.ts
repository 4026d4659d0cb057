import type { Condition, Cost, Group, Limit, Option } from "@tercio/rosters";
import { bounds, condition, isNever, limit, type Names } from "./conditions.ts";
import { givenOf } from "./given.ts";
import { type Brought, groupsOf, type Taken } from "./options.ts";
import { profileOf } from "./profile.ts";
import { type Row, slug, split, typographic } from "./text.ts";

const number = (text: string | undefined): number => Number(text === "" || text === undefined ? 0 : text);

/** What a row says besides its own cost: additions, models at most, further categories. */
function notes(text: string, names: Names) {
  const more: { when: Condition; cost: Cost }[] = [];
  const also: { when: Condition; category: string }[] = [];
  const models: { when: Condition; most: number }[] = [];
  let all: Limit | null = null;
  for (const note of split(text, ";")) {
    const [, body = note, when = ""] = /^(.*?)(?: if (.*))?$/.exec(note) ?? [];
    const add = /^\+(\d+)$/.exec(body);
    const category = /^category\+=(.*)$/.exec(body);
    const set = /^max models set (\d+)$/.exec(body);
    const army = /^max (-?\d+) models\/army$/.exec(body);
    const instead = /^cost=(\d+)$/.exec(body);
    const c = when === "" ? null : condition(when, names);
    if (c !== null && isNever(c)) continue;
    // An addition of a unit of several models is for each of them.
    if (add !== null && c !== null) {
      if (Number(add[1]) > 0) more.push({ when: c, cost: { each: Number(add[1]) } });
    } else if (category !== null && c !== null) also.push({ when: c, category: category[1] as string });
    else if (set !== null && c !== null) models.push({ when: c, most: Number(set[1]) });
    else if (army !== null && Number(army[1]) > 0) all = { most: Number(army[1]) };
    else names.report(`note "${note}"${instead === null ? "" : ": another price"} is not understood and left out`);
  }
  // Sizes of the army change how many models it may have, not the unit.
  const sized = models.filter((m) => "size" in m.when);
  const own = models.filter((m) => !("size" in m.when));
  if (all !== null && sized.length > 0) all = { ...all, but: sized };
  return { more, also, models: all === null ? models : own, all };
}

const titles = (text: string): { [title: string]: number } =>
  Object.fromEntries(
    split(text, ",").map((t) => {
      const [word = "", cost] = t.split(" ");
      return [word === "bsb" ? "battle-standard-bearer" : word, Number(cost ?? 0)];
    }),
  );

/** "SpecialEquipment<=200pts", "Manifestations of General<=175pts", "BannerEnchantment" */
function kits(text: string, names: Names) {
  const found = new Map<string, { when?: Condition; most: number }[]>();
  for (const t of split(text, ",")) {
    const [, name = "", most] = /^(.*?)(?:<=(\d+)pts)?$/.exec(t) ?? [];
    const kit =
      { SpecialEquipment: "special", BannerEnchantment: "banner", Manifestations: "manifestations" }[
        name.replace(" of General", "")
      ] ??
      (name.startsWith("Weapon Enchantment")
        ? name.includes("Feldrak")
          ? "feldrak"
          : "weapons"
        : name.startsWith("Artefacts")
          ? "artefacts"
          : null);
    if (kit === null) {
      names.report(`items "${t}" are not understood`);
      continue;
    }
    const budgets = found.get(kit) ?? [];
    found.set(kit, budgets);
    if (most === undefined) continue;
    if (name.endsWith(" of General")) budgets.unshift({ when: { title: "general" }, most: Number(most) });
    else budgets.push({ most: Number(most) });
  }
  return [...found].map(([kit, budget]) => ({ kit, ...(budget.length === 0 ? {} : { budget }) }));
}

/** Ids of what is called alike: no two of an army share one. */
export const entryId = (row: Row): string => slug(row.unit ?? "");
export const isMount = (row: Row): boolean => (row.category ?? "").startsWith("mount");

export function command(text: string, taken: Taken, names: Names): readonly Option[] {
  const brought: Brought[] = [];
  return text === "" ? [] : groupsOf(`Command(any): ${text}`, taken, names, brought).flatMap((g: Group) => g.options);
}

/** What a mount's own row says of its price: "cost=40 if X", "+115 if X". */
function prices(text: string, cost: number, names: Names) {
  return split(text, ";").flatMap((note) => {
    const [, sign = "", n = "", when = ""] = /^(cost=|\+)(\d+) if (.*)$/.exec(note) ?? [];
    if (when !== "") return [{ when: condition(when, names), cost: sign === "+" ? cost + Number(n) : Number(n) }];
    names.report(`note "${note}" of a mount is not understood and left out`);
    return [];
  });
}

export function rides(text: string, names: Names, mounts: readonly Row[]) {
  return split(text, ";").flatMap((t) => {
    const [, name = "", cost = "0", inner = ""] = /^(.*?) (\d+)(?:\{(.*)\})?$/.exec(t) ?? [];
    if (name === "") {
      names.report(`mount "${t}" is not understood`);
      return [];
    }
    const but = prices(mounts.find((m) => m.unit === name)?.cost_notes ?? "", Number(cost), names);
    return [
      {
        mount: slug(name),
        cost: Number(cost),
        ...(but.length === 0 ? {} : { but }),
        ...(inner === "" ? {} : bounds(inner, names)),
      },
    ];
  });
}

/** Rules that weigh in a sum of the army. */
const WEIGHS = /^Legendary Beasts \((\d+)\)$/;

function choosable(row: Row, names: Names, taken: Taken, all: readonly string[]) {
  const brought: Brought[] = [];
  const groups = groupsOf(row.options ?? "", taken, names, brought);
  const given = [row.armour, row.weapons]
    .flatMap((text) => split(text ?? "", ","))
    .concat(split(row.rules ?? "", ";"))
    .map((g) => givenOf(g, names));
  const weighs = split(row.rules ?? "", ";").flatMap((r) => WEIGHS.exec(r)?.[1] ?? []);
  const categories = (row.category ?? "").split("+").filter((c) => c !== "mount" && c !== "");
  return {
    id: entryId(row),
    name: typographic(row.unit ?? ""),
    categories: categories.map(typographic),
    traits: [...(row.height === "" ? [] : [(row.height ?? "").toLowerCase(), (row.type ?? "").toLowerCase()]), ...all],
    ...(given.length === 0 ? {} : { given }),
    ...(weighs.length === 0 ? {} : { weighs: { "legendary-beasts": Number(weighs[0]) } }),
    ...(groups.length === 0 ? {} : { groups }),
    profile: profileOf(row, names, brought),
  };
}

export const mount = (row: Row, names: Names) => choosable(row, names, { ids: new Set() }, []);

export function entry(row: Row, names: Names, mounts: readonly Row[]) {
  const taken: Taken = { ids: new Set(["mount"]) };
  const orders = command(row.command ?? "", taken, names);
  const base = choosable(row, names, taken, row.category?.includes("Characters") ? ["character"] : []);
  const { more, also, models, all } = notes(row.cost_notes ?? "", names);
  const least = number(row.min_models) || 1;
  const most = limit(row.max_units ?? "", (row.unit ?? "").replace(/ \(.*\)$/, ""), names);
  const ridden = rides(row.mounts ?? "", names, mounts);
  const bought = kits(row.items_budget ?? "", names);
  const led = titles(row.leader ?? "");
  const { profile, ...rest } = base;
  return {
    ...rest,
    cost: {
      once: number(row.base_cost),
      ...(row.extra_model_cost === "" ? {} : { each: number(row.extra_model_cost) }),
    },
    ...(more.length === 0 ? {} : { more }),
    models: { least, most: { most: number(row.max_models) || least, ...(models.length === 0 ? {} : { but: models }) } },
    ...(most === null ? {} : { most }),
    ...(all === null ? {} : { allModels: all }),
    ...(orders.length === 0 ? {} : { command: orders }),
    ...(ridden.length === 0 ? {} : { rides: ridden }),
    ...(bought.length === 0 ? {} : { kits: bought }),
    ...(Object.keys(led).length === 0 ? {} : { titles: led }),
    ...(also.length === 0 ? {} : { also }),
    profile,
  };
}
