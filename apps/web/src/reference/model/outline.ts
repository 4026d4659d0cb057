import { there } from "@tercio/kernel";
import type { Bilingual, Chapter, Entry, Facts } from "@tercio/reference";
import { lists } from "@tercio/reference/layout";
import type { Game } from "@tercio/reference/games";

/** What stands together on a page: a numbered sequence, a table with its rows, a school of spells, or single entries. */
export type Block =
  | {
      readonly kind: "sequence";
      readonly title: Bilingual;
      readonly lead: Entry | null;
      readonly steps: readonly Entry[];
    }
  | { readonly kind: "table"; readonly title: Bilingual; readonly lead: Entry | null; readonly rows: readonly Entry[] }
  | {
      readonly kind: "spells";
      readonly title: Bilingual;
      readonly lead: Entry | null;
      readonly rules: readonly Entry[];
      readonly spells: readonly Entry[];
    }
  | { readonly kind: "entries"; readonly title: Bilingual | null; readonly entries: readonly Entry[] };

const parentOf = (id: string): string => id.slice(0, id.lastIndexOf("."));

/** The facts of the first printing there is, for questions that no edition answers differently. */
const anyFacts = (entry: Entry): Facts => Object.values(entry.editions)[0]?.facts ?? {};

/** "1", "6.2" or "3b": the number a step carries in its sequence; null for an entry that is no step. */
export function stepNumber(entry: Entry): string | null {
  const facts = anyFacts(entry);
  const at = facts.step ?? (entry.kind === "sequence" ? facts.phase : undefined);
  if (typeof at !== "number" && typeof at !== "string") return null;
  return `${at}${typeof facts.part === "string" ? facts.part : ""}`;
}

const inOrder = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

/** The last heading above the entries on their sheets; sheet 002 is French, all others are English. */
function printedHeading(entries: readonly Entry[]): { readonly en: string | null; readonly fr: string | null } {
  const last = (section: string): string => section.split(/ > |; /).at(-1) ?? section;
  let en: string | null = null;
  let fr: string | null = null;
  for (const e of entries)
    for (const p of Object.values(e.editions)) {
      if (p.source !== undefined) continue;
      if (p.sheet === "002") fr ??= last(p.section);
      else en ??= last(p.section);
    }
  return { en, fr };
}

function heading(entries: readonly Entry[], chapter: Chapter): Bilingual {
  const list = Object.entries(lists).find(([prefix]) => entries.every((e) => e.id.startsWith(prefix)));
  if (list !== undefined) return list[1];
  const { en, fr } = printedHeading(entries);
  return { en: en ?? chapter.title.en, fr: fr ?? chapter.title.fr };
}

/** A heading only where sheets in both languages print one. */
function bilingualHeading(entry: Entry): Bilingual | null {
  const { en, fr } = printedHeading([entry]);
  return en === null || fr === null ? null : { en, fr };
}

const rowKinds = new Set<Entry["kind"]>(["row", "terrain", "weapon", "item", "objective"]);

/** A line of a table; also a rule that a die picks from a list. */
const isRow = (e: Entry): boolean =>
  rowKinds.has(e.kind) || (e.kind === "rule" && anyFacts(e).table === "D6" && typeof anyFacts(e).number === "number");

/** Steps of a sequence in their order, also those that stand in another chapter. */
function stepsOf(lead: Entry, game: Game): readonly Entry[] {
  const named = new Set(lead.see ?? []);
  return game.entries
    .filter(
      (e) =>
        e.id !== lead.id &&
        (e.kind === "step" || e.kind === "sequence") &&
        stepNumber(e) !== null &&
        (parentOf(e.id) === lead.id || (named.has(e.id) && !lead.id.startsWith(`${e.id}.`))),
    )
    .sort((a, b) => inOrder(stepNumber(a) ?? "", stepNumber(b) ?? ""));
}

function rowsOf(lead: Entry, here: readonly Entry[]): readonly Entry[] {
  const named = new Set(lead.see ?? []);
  // A table that names one of its rows names their family; a rule may mention a row of somebody else's table.
  const families =
    lead.kind === "table" ? here.filter((e) => named.has(e.id) && e.kind === "row").map((e) => parentOf(e.id)) : [];
  const own = here.filter(
    (e) =>
      e.id !== lead.id &&
      (isRow(e)
        ? named.has(e.id) || parentOf(e.id) === lead.id || families.some((f) => e.id.startsWith(`${f}.`))
        : lead.kind === "table" && e.kind === "rule" && parentOf(e.id) === lead.id),
  );
  if (own.length > 0 || !Array.isArray(anyFacts(lead).columns)) return own;
  return here.filter((e) => e.kind === "weapon" || e.kind === "item");
}

interface Draft {
  readonly at: number;
  readonly block: Block;
}

/** Spells by path, lore or realm; schools of one or two spells beside each other make one. */
function schoolsOf(here: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const close = new Map<string, Entry[]>();
  for (const e of here) if (e.kind === "spell") close.set(parentOf(e.id), [...(close.get(parentOf(e.id)) ?? []), e]);
  const wide = new Map<string, Entry[]>();
  for (const [school, spells] of close) {
    const beside = [...close].filter(([s, list]) => parentOf(s) === parentOf(school) && list.length <= 2).length;
    const key = spells.length <= 2 && beside > 3 ? parentOf(school) : school;
    wide.set(key, [...(wide.get(key) ?? []), ...spells]);
  }
  return wide;
}

/** Blocks of one chapter in the order of its entries. Every entry of the chapter stands in exactly one block. */
export function outline(chapter: Chapter, game: Game): readonly Block[] {
  const here = game.entries.filter((e) => e.chapter === chapter.id);
  const byId = new Map(here.map((e) => [e.id, e]));
  const taken = new Set<string>();
  const found: Draft[] = [];
  const free = (e: Entry): boolean => !taken.has(e.id);
  const put = (block: Block): void => {
    const members = entriesOf(block).filter((e) => byId.has(e.id) && free(e));
    for (const e of members) taken.add(e.id);
    found.push({ at: Math.min(...members.map((e) => here.indexOf(e))), block });
  };

  for (const [school, spells] of schoolsOf(here)) {
    const name = school.slice(school.lastIndexOf(".") + 1);
    const lead = here.find((e) => e.kind === "table" && e.id.endsWith(`.${name}`) && free(e)) ?? null;
    const rules = here.filter((e) => e.kind === "rule" && parentOf(e.id) === school && free(e));
    const general = rules.find((e) => e.id === `${school}.general`);
    put({ kind: "spells", title: (lead ?? general)?.names ?? heading(spells, chapter), lead, rules, spells });
  }
  for (const lead of here.filter((e) => e.kind === "sequence")) {
    const steps = stepsOf(lead, game);
    if (steps.some((e) => byId.has(e.id) && free(e)) || (steps.length > 0 && free(lead)))
      put({ kind: "sequence", title: lead.names, lead: free(lead) ? lead : null, steps });
  }
  const leads = here.filter((e) => free(e) && !isRow(e));
  for (const lead of [...leads.filter((e) => e.kind === "table"), ...leads.filter((e) => e.kind !== "table")]) {
    const rows = rowsOf(lead, here).filter(free);
    if (rows.length >= (lead.kind === "table" ? 1 : 3)) put({ kind: "table", title: lead.names, lead, rows });
  }
  for (const members of familiesOf(here.filter(free), game)) {
    const first = there(members[0]);
    if (first.kind === "step") {
      const steps = [...members].sort((a, b) => inOrder(stepNumber(a) ?? "", stepNumber(b) ?? ""));
      put({ kind: "sequence", title: heading(members, chapter), lead: null, steps });
      continue;
    }
    const before = here[here.indexOf(first) - 1];
    const table = found.findIndex(
      (d) => d.block.kind === "table" && before !== undefined && entriesOf(d.block).includes(before),
    );
    if (before?.kind === "table" && free(before))
      put({ kind: "table", title: before.names, lead: before, rows: members });
    else if (table >= 0) extend(found, table, members, taken);
    else if (members.length >= 3) put({ kind: "table", title: heading(members, chapter), lead: null, rows: members });
  }
  for (const e of here.filter(free))
    found.push({ at: here.indexOf(e), block: { kind: "entries", title: bilingualHeading(e), entries: [e] } });
  return joined(found.sort((a, b) => a.at - b.at).map((d) => d.block));
}

/** Rows that follow a table's row without being named by the table belong to it. */
function extend(found: Draft[], table: number, members: readonly Entry[], taken: Set<string>): void {
  const draft = there(found[table]);
  if (draft.block.kind !== "table") return;
  found[table] = { at: draft.at, block: { ...draft.block, rows: [...draft.block.rows, ...members] } };
  for (const e of members) taken.add(e.id);
}

/** Steps of one sequence that no entry heads, and rows side by side that no table names. */
function familiesOf(entries: readonly Entry[], game: Game): readonly (readonly Entry[])[] {
  const families = new Map<string, Entry[]>();
  for (const e of entries) {
    const numbered = e.kind === "step" && stepNumber(e) !== null;
    if (!numbered && !isRow(e)) continue;
    const whole = game.entries.find((g) => g.id === parentOf(e.id));
    // A step 6.2 belongs to the list of its step 6; a step of another chapter's sequence stands alone.
    if (numbered && whole?.kind === "sequence") continue;
    const family = numbered && whole?.kind === "step" ? parentOf(whole.id) : parentOf(e.id);
    const key = `${e.kind} ${family}`;
    families.set(key, [...(families.get(key) ?? []), e]);
  }
  return [...families.values()].filter((f) => f[0]?.kind !== "step" || f.length >= 2);
}

/** Single entries under one heading become one block, and so do spells. */
function joined(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    if (block.kind === "entries" && last?.kind === "entries" && last.title?.en === block.title?.en)
      out[out.length - 1] = { ...last, entries: [...last.entries, ...block.entries] };
    else if (
      block.kind === "spells" &&
      last?.kind === "spells" &&
      block.lead === null &&
      last.title.en === block.title.en
    )
      out[out.length - 1] = {
        ...last,
        rules: [...last.rules, ...block.rules],
        spells: [...last.spells, ...block.spells],
      };
    else out.push(block);
  }
  return out;
}

/** Entries that a block shows, in its order. */
export const entriesOf = (block: Block): readonly Entry[] =>
  block.kind === "entries"
    ? block.entries
    : [
        ...(block.lead === null ? [] : [block.lead]),
        ...(block.kind === "sequence"
          ? block.steps
          : block.kind === "table"
            ? block.rows
            : [...block.rules, ...block.spells]),
      ];

/** What a block holds of the entries that `keep` wants, with the head they stand under; null when it holds none. */
export function blockOf(block: Block, keep: (entry: Entry) => boolean): Block | null {
  if (block.kind === "entries") {
    const entries = block.entries.filter(keep);
    return entries.length === 0 ? null : { ...block, entries };
  }
  const own = block.lead !== null && keep(block.lead);
  if (block.kind === "table") {
    const rows = block.rows.filter(keep);
    return rows.length > 0 || own ? { ...block, rows: rows.length > 0 ? rows : block.rows } : null;
  }
  if (block.kind === "sequence") {
    const steps = block.steps.filter(keep);
    return steps.length > 0 || own ? { ...block, steps } : null;
  }
  const spells = block.spells.filter(keep);
  const rules = block.rules.filter(keep);
  if (spells.length === 0 && !own)
    return rules.length === 0 ? null : { kind: "entries", title: block.title, entries: rules };
  return { ...block, rules, spells };
}
