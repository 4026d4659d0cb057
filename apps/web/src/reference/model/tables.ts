import { there } from "@tercio/kernel";
import type { Entry, Fact, Facts, Language } from "@tercio/reference";
import { bareTables, byFigure, corners } from "@tercio/reference/layout";
import { charts, labels, leading, type Names, asWritten, spoken } from "./labels.ts";

export interface Cell {
  readonly text: string;
  /** What the other edition says, where both are shown and differ. */
  readonly other: string | null;
}

/** A table ready to be drawn: one header cell a column besides the row's own name, one row an entry. */
export interface TableView {
  readonly columns: readonly string[];
  /** How many of the columns stand before the row's name. */
  readonly before: number;
  /** Head of the name column where rows are called by a figure or by what the dice show. */
  readonly corner: string | null;
  readonly rows: readonly { readonly entry: Entry; readonly name: string; readonly cells: readonly Cell[] }[];
  /** What a grid of figures has no row for: notes, which stand below it. */
  readonly notes: readonly Entry[];
  /** Whether the rows still need their summaries beside the figures. */
  readonly prose: boolean;
  /** Narrow cells that form a grid of figures. */
  readonly grid: boolean;
}

function span(fact: readonly (number | null)[], language: Language): string {
  const [from, to] = [fact[0] ?? null, fact.at(-1) ?? null];
  const said = (n: number | null): string => spoken(n, language) ?? "";
  if (from === to) return said(from);
  if (to === null) return `${said(from)}+`;
  return (from ?? 0) < 0 || to < 0 ? `${said(from)} … ${said(to)}` : `${said(from)}–${said(to)}`;
}

/** A weapon's range: inches, or a word. */
const reach = (fact: Fact, language: Language): string | null =>
  typeof fact === "number" ? `${fact}"` : spoken(fact, language);

function cellText(key: string, facts: Facts, language: Language, names: Names): string | null {
  const fact = facts[key];
  if (fact === undefined) return "";
  if (fact === null) return key === "miscastModifier" ? "" : "–";
  if (key === "range") return Array.isArray(fact) ? `${fact.join("–")}"` : reach(fact, language);
  if ((key === "needed" || key === "save") && typeof fact === "number") return `${fact}+`;
  if (key === "armourPenetration" && fact === 0) return "–";
  if ((key === "result" || key === "triple") && facts.orMore === true) return `${asWritten(fact)}+`;
  if (key === "triple" && facts.orHigher === true) return `${asWritten(fact)}+`;
  if (key === "result" && facts.orLess === true)
    return language === "fr" ? `${asWritten(fact)} et moins` : `${asWritten(fact)} or less`;
  if (Array.isArray(fact)) {
    if (key !== "rules") return fact.every((f) => typeof f === "number" || f === null) ? span(fact, language) : null;
    const said = fact.map((f) => spoken(f, language, names));
    return said.every((s) => s !== null) ? said.join(", ") : null;
  }
  const text = spoken(fact, language, names);
  return key === "miscastModifier" && typeof fact === "number" && fact > 0 ? `+${text}` : text;
}

/** The list of figures under each other's heads: chances by number, a row of a chart by the opponent's value. */
function gridOf(facts: Facts): readonly (readonly [string, Fact])[] | null {
  const byKey = facts.values;
  if (byKey !== null && typeof byKey === "object" && !Array.isArray(byKey)) {
    const sorted = Object.entries(byKey).sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    const miscast = facts.miscast;
    return sorted.length > 3 ? [...sorted, ...(miscast === undefined ? [] : [["miscast", miscast] as const])] : null;
  }
  const needs = facts.needs;
  const heads = facts.toughness ?? facts.targetWeaponSkill;
  if (!Array.isArray(needs) || !Array.isArray(heads)) return null;
  const need = (n: Fact | undefined): Fact => (typeof n === "number" ? `${n}+` : (n ?? null));
  return heads.map((h, i) => [String(h), need(needs[i])] as const);
}

const shown = (fact: Fact): string => (fact === null || fact === "-" ? "–" : asWritten(fact));

/** A chart's row is called by its figure, the side of the chart it belongs to stands in the corner. */
function chartOf(facts: Facts): { readonly corner: string; readonly figure: string } | null {
  const corner =
    facts.toughness !== undefined ? "toughness" : facts.targetWeaponSkill !== undefined ? "targetWeaponSkill" : null;
  const figure = facts.strength ?? facts.weaponSkill;
  return corner === null || figure === undefined ? null : { corner, figure: asWritten(figure) };
}

function cornerOf(rows: readonly Entry[], language: Language): string | null {
  const found = Object.entries(corners).find(([prefix]) => rows.every((e) => e.id.startsWith(prefix)));
  return rows.length === 0 ? null : (found?.[1][language] ?? null);
}

/**
 * Rows as a table in one language. `editions` holds the edition to show and, to compare, the other one; a row that has neither
 * shows the one it has.
 * A column stands only where every row that has its fact can say it in that language.
 */
export function tableView(
  rows: readonly Entry[],
  language: Language,
  editions: readonly [string] | readonly [string, string],
  names: Names,
): TableView {
  const [edition, second] = editions;
  const factsOf = (e: Entry): Facts =>
    (e.editions[edition] ?? (second === undefined ? undefined : e.editions[second]) ?? Object.values(e.editions)[0])
      ?.facts ?? {};
  const otherOf = (e: Entry): Facts | null =>
    second === undefined || e.editions[edition] === undefined ? null : (e.editions[second]?.facts ?? null);
  const cell = (text: string, other: string | null): Cell => ({ text, other: other === text ? null : other });

  const grids = rows.map((e) => gridOf(factsOf(e)));
  const head = grids.find((g) => g !== null);
  if (head !== undefined && grids.filter((g) => g !== null).length >= 2 && head !== null) {
    const heads = head.map(([h]) => (h === "miscast" ? (labels.miscast?.[language] ?? h) : h));
    const only = rows.filter((_, i) => grids[i] !== null);
    const chart = chartOf(factsOf(there(only[0])));
    return {
      columns: heads,
      before: 0,
      corner: chart === null ? cornerOf(rows, language) : (charts[chart.corner]?.[language] ?? null),
      rows: only.map((entry) => {
        const mine = new Map(gridOf(factsOf(entry)));
        const theirs = otherOf(entry) === null ? null : new Map(gridOf(there(otherOf(entry))) ?? []);
        const cells = head.map(([h]) =>
          cell(shown(mine.get(h) ?? null), theirs === null ? null : shown(theirs.get(h) ?? null)),
        );
        return { entry, name: chartOf(factsOf(entry))?.figure ?? entry.names[language], cells };
      }),
      notes: rows.filter((_, i) => grids[i] === null),
      prose: false,
      grid: true,
    };
  }
  const keys = Object.keys(labels).filter((key) => {
    if (key === "dice" && rows.some((e) => factsOf(e).values !== undefined)) return false;
    const having = rows.filter((e) => key in factsOf(e));
    if (having.length * 2 < rows.length || having.length === 0) return false;
    if (key === "needed" && having.length < rows.length) return false;
    if (key === "roll" && having.some((e) => typeof factsOf(e).roll !== "number")) return false;
    const texts = having.map((e) => cellText(key, factsOf(e), language, names));
    return texts.every((t) => t !== null) && texts.some((t) => t !== "");
  });
  const figured = keys.length > 1 && rows.length > 0 && rows.every((e) => byFigure.test(e.id));
  const view: TableView = {
    before: keys.filter((k) => leading.includes(k)).length,
    corner: cornerOf(rows, language),
    columns: keys.map((k) => labels[k]?.[language] ?? k),
    rows: rows.map((entry) => {
      const theirs = otherOf(entry);
      const cells = keys.map((k) =>
        cell(
          cellText(k, factsOf(entry), language, names) ?? "",
          theirs === null ? null : (cellText(k, theirs, language, names) ?? ""),
        ),
      );
      return { entry, name: entry.names[language], cells };
    }),
    notes: [],
    prose: !rows.every((e) => bareTables.test(e.id)),
    grid: false,
  };
  return figured ? calledByFigure(view) : view;
}

/** The first column becomes the rows' names; a row without a figure there keeps its own. */
function calledByFigure(view: TableView): TableView {
  return {
    ...view,
    before: 0,
    corner: view.columns[0] ?? null,
    columns: view.columns.slice(1),
    rows: view.rows.map((r) => ({ ...r, name: r.cells[0]?.text || r.name, cells: r.cells.slice(1) })),
  };
}
