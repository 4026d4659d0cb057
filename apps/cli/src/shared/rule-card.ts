import type { EngineStatus } from "@tercio/lab/status";
import {
  type Entry,
  type Fact,
  type Facts,
  isSpell,
  type Language,
  type Printing,
  type SpellVersion,
} from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import type { Ruling } from "@tercio/kernel";
import { parts, signOf, type Word } from "@tercio/reference/attribution";
import { spellDurations, spellReach, spellTypes, spellVersions } from "@tercio/reference/spell-words";
import colours from "picocolors";

/** Facts worth a line on a card, in the order shown; the rest is told by the summary and by --json. */
const LABELS: readonly (readonly [key: string, en: string, fr: string])[] = [
  ["range", "range", "portée"],
  ["hits", "hits", "touches"],
  ["strength", "Strength", "Force"],
  ["armourPenetration", "AP", "PA"],
  ["multipleWounds", "Multiple Wounds", "Blessures multiples"],
  ["roll", "roll", "jet"],
  ["results", "results", "résultats"],
  ["needed", "needed", "requis"],
  ["points", "points", "points"],
];

const WORDS = {
  en: {
    sheet: "sheet",
    unprinted: "printed on no sheet:",
    words: { sheet: "", ruling: "settled by a ruling", elsewhere: "on no sheet: known from elsewhere" },
    only: "only in",
    ruling: "ruling",
    printed: "printed",
    used: "used",
    why: "why",
    see: "see also",
    casting: "casting value",
    power: "power level",
    range: "range",
    types: "types",
    duration: "duration",
    ours: "our gloss",
    status: {
      enforced: "enforced by the engine",
      partly: "partly enforced by the engine",
      "not-yet": "not yet enforced",
      definition: "definition",
    },
  },
  fr: {
    sheet: "feuille",
    unprinted: "imprimé sur aucune feuille :",
    words: { sheet: "", ruling: "tranché par une interprétation", elsewhere: "sur aucune feuille : su d’ailleurs" },
    only: "seulement",
    ruling: "interprétation",
    printed: "imprimé",
    used: "appliqué",
    why: "pourquoi",
    see: "voir aussi",
    casting: "valeur de lancement",
    power: "niveau de puissance",
    range: "portée",
    types: "types",
    duration: "durée",
    ours: "notre traduction",
    status: {
      enforced: "appliquée par le moteur",
      partly: "appliquée en partie par le moteur",
      "not-yet": "pas encore appliquée",
      definition: "définition",
    },
  },
} as const;

/** Breaks a text at spaces into lines of at most `width` characters, each after `indent`. */
function wrap(text: string, indent = "  ", width = 96): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((l) => indent + l).join("\n");
}

const isPlain = (fact: Fact): boolean => typeof fact === "number" || typeof fact === "string";
const list = (fact: Fact): fact is readonly Fact[] => Array.isArray(fact);

function told(fact: Fact): string | null {
  if (isPlain(fact)) return String(fact);
  if (list(fact) && fact.length > 0 && fact.every(isPlain)) return fact.join(" / ");
  return null;
}

// Words inside facts are English: a French card leaves them to the summary and keeps numbers, dice and printed codes.
const reads = (text: string, language: Language): boolean => language === "en" || !/[a-z]{5}|[a-z] [a-z]/i.test(text);

/** A table's rows under each other, cells aligned; null when the entry has none that reads in this language. */
function rows(facts: Facts, language: Language): string | null {
  const found = facts.rows;
  if (!list(found ?? null)) return null;
  const cells = (found as readonly Fact[]).map((row) =>
    (list(row) ? row : [row]).map((cell) => (cell === null ? "-" : told(cell))),
  );
  if (!cells.flat().every((cell) => cell !== null && reads(cell, language))) return null;
  const widths: number[] = [];
  for (const row of cells)
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell?.length ?? 0);
    });
  return cells
    .map((row) => `    ${row.map((cell, at) => (cell ?? "").padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}

const labelled = (facts: Facts, language: Language): readonly string[] =>
  LABELS.flatMap(([key, en, fr]) => {
    const fact = facts[key] ?? null;
    const text = key === "needed" && typeof fact === "number" ? `${fact}+` : told(fact);
    return text === null || !reads(text, language) ? [] : [`${language === "fr" ? fr : en} ${text}`];
  });

/** One way to cast a spell; it is named where there are several. */
function versionLine(v: SpellVersion, several: boolean, language: Language): string {
  const w = WORDS[language];
  const parts = [
    ...(v.castingValue === null ? [] : [`${w.casting} ${v.castingValue}+`]),
    ...(v.powerLevel === null ? [] : [`${w.power} ${v.powerLevel.join(" / ")}`]),
    ...(v.range === null ? [] : [`${w.range} ${spellReach(v.range, language)}`]),
    ...(v.types.length === 0 ? [] : [`${w.types} ${v.types.map((t) => spellTypes[t][language]).join(", ")}`]),
    ...(v.duration === null ? [] : [`${w.duration} ${spellDurations[v.duration][language]}`]),
    ...labelled(v.effect, language),
  ];
  const colon = language === "fr" ? " : " : ": ";
  return `${several ? `${spellVersions[v.name][language]}${colon}` : ""}${parts.join(" · ")}`;
}

function printingLines(p: Printing, language: Language): string[] {
  const lines: string[] = [];
  if (isSpell(p.facts)) {
    const { versions, effect } = p.facts;
    const own = labelled(effect, language);
    if (versions.length === 1) {
      const line = [...versions.map((v) => versionLine(v, false, language)), ...own].join(" · ");
      return line === "" ? [] : [wrap(line)];
    }
    lines.push(...versions.map((v) => wrap(versionLine(v, true, language))));
    if (own.length > 0) lines.push(wrap(own.join(" · ")));
    return lines;
  }
  const parts = labelled(p.facts, language);
  if (parts.length > 0) lines.push(wrap(parts.join(" · ")));
  const table = rows(p.facts, language);
  if (table !== null) lines.push(table);
  return lines;
}

/** What a card is made from. */
export interface CardParts {
  readonly entry: Entry;
  readonly game: Game;
  readonly rulings: readonly Ruling[];
  readonly status: EngineStatus | null;
  /** Only this edition, or all that print the rule. */
  readonly edition: string | null;
}

/** One entry as a readable card of plain lines, at most 96 characters wide. */
export function card({ entry, game, rulings, status, edition }: CardParts, language: Language): string {
  const w = WORDS[language];
  const other = language === "en" ? "fr" : "en";
  const printings = Object.entries(entry.editions).filter(([id]) => edition === null || id === edition);
  const second = entry.names[other] === entry.names[language] ? "" : ` (${entry.names[other]})`;
  const ours = language === "fr" && entry.names.ours === true ? ` [${w.ours}]` : "";
  const lines = [colours.bold(entry.names[language]) + second + ours];
  const chapter = game.chapters.find((c) => c.id === entry.chapter)?.title[language];
  const phases = entry.phases.map((id) => game.phases.find((p) => p.id === id)?.title[language] ?? id);
  lines.push(
    colours.dim(
      wrap([game.name[language], chapter, ...phases, entry.id].filter((part) => part !== undefined).join(" · ")),
    ),
  );
  const [only] = printings;
  const own = printings.length === 1 ? only?.[1].summary?.[language] : undefined;
  const seen = new Set<Word>();
  const signed = (id: string): string =>
    parts(entry, id, language, game.attribution)
      .map(({ text, word }) => {
        seen.add(word);
        return text + signOf[word];
      })
      .join(" ");
  lines.push(
    wrap(
      own === undefined && printings.length > 1 && printings.every(([, p]) => p.summary !== undefined)
        ? entry.summary[language]
        : signed(only?.[0] ?? ""),
    ),
  );
  const [first, ...further] = printings.map(([id, p]) => ({ id, p, text: printingLines(p, language).join("\n") }));
  if (first !== undefined) {
    const alike = further.every((f) => f.text === first.text);
    if (alike && first.text !== "") lines.push(first.text);
    for (const { id, p, text } of printings.length > 1 ? [first, ...further] : []) {
      const title = game.editions.find((e) => e.id === id)?.title[language] ?? id;
      if (p.summary !== undefined) lines.push(wrap(`${title} (${id}): ${signed(id)}`));
      else if (!alike && text !== "") lines.push(wrap(`${title} (${id}):`));
      if (!alike && text !== "") lines.push(text);
    }
    if (edition === null && game.editions.length > 1 && printings.length === 1)
      lines.push(wrap(`${w.only} ${game.editions.find((e) => e.id === first.id)?.title[language] ?? first.id}.`));
  }
  if (seen.has("sheet") || seen.has("ruling"))
    for (const word of seen) if (word !== "sheet") lines.push(colours.dim(wrap(`${signOf[word]} ${w.words[word]}`)));
  for (const m of (entry.misprints ?? []).filter(
    (m) => edition === null || m.edition === undefined || m.edition === edition,
  ))
    lines.push(
      wrap(
        `! ${w.printed} : ${m.printed[language]} ${w.used} : ${m.used[language]} ${w.why} : ${m.why[language]}`.replace(
          / : /g,
          language === "fr" ? " : " : ": ",
        ),
      ),
    );
  const ruling = rulings.find((r) => r.id === entry.ruling);
  if (ruling !== undefined) {
    const played = ruling.options.find((o) => o.id === ruling.default)?.text[language] ?? "";
    lines.push(wrap(`${w.ruling} ${ruling.id}: ${played} (${ruling.source})`));
  }
  const see = (entry.see ?? []).map((id) => game.entries.find((e) => e.id === id)?.names[language] ?? id);
  if (see.length > 0) lines.push(colours.dim(wrap(`${w.see}: ${[...new Set(see)].slice(0, 6).join(" · ")}`)));
  const source = printings.find(([, p]) => p.source !== undefined)?.[1].source;
  const sheets = [...new Set(printings.map(([, p]) => p.sheet))].join(", ");
  const from = source === undefined ? `${w.sheet} ${sheets}` : `${w.unprinted} ${source[language]}`;
  lines.push(colours.dim(wrap(`${from}${status === null ? "" : ` · ${w.status[status]}`}`)));
  return lines.join("\n");
}
