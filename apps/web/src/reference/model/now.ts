import type { Bilingual, Entry } from "@tercio/reference";
import { gameTitles } from "@tercio/games/reference";
import type { Game } from "@tercio/reference/games";
import { create } from "zustand";
import { keep } from "../../device/kept.ts";
import { storedAs, together } from "../../device/stored.ts";
import { outline } from "./outline.ts";

/** What a player brings to the table or not: a lore, an army’s spells, an allegiance, a realm. */
export interface Brought {
  readonly id: string;
  readonly title: Bilingual;
  readonly entries: readonly Entry[];
  /** A whole army book. */
  readonly army?: true;
}

/** Each army book as one choice: its rules, arms, own items and spells. */
const armies = (game: Game): readonly Brought[] =>
  game.armies.map(({ id, title, entries }) => {
    const ids = new Set(entries);
    return { id: `army.${id}`, title, army: true, entries: game.entries.filter((e) => ids.has(e.id)) };
  });

/**
 * All that may be brought in a game: army books, then the chapters that its plan names, by their schools where they have
 * several with names of their own.
 */
export function bringable(game: Game): readonly Brought[] {
  const chapters = game.chapters
    .filter((c) => game.plan.brought.test(c.id))
    .flatMap((chapter): readonly Brought[] => {
      const schools = outline(chapter, game).flatMap((b) => (b.kind === "spells" ? [b] : []));
      const names = (language: "en" | "fr"): number => new Set(schools.map((s) => s.title[language])).size;
      if (schools.length < 2 || Math.min(names("en"), names("fr")) < schools.length)
        return [
          { id: chapter.id, title: chapter.title, entries: game.entries.filter((e) => e.chapter === chapter.id) },
        ];
      return schools.map((school, at) => ({
        id: `${chapter.id}.${at}`,
        title: school.title,
        entries: [...(school.lead === null ? [] : [school.lead]), ...school.rules, ...school.spells],
      }));
    });
  return [...armies(game), ...chapters];
}

/** What is no rule by itself but a place in a list or a walk through a phase. */
const parts: ReadonlySet<Entry["kind"]> = new Set(["table", "row", "step", "sequence"]);

/**
 * What may be brought one by one: rules, weapons, items and keywords. With a keyword or a special rule comes whatever
 * names it among what is sees: the rules, spells, weapons and items that concern who has it.
 */
export function singles(game: Game): readonly Brought[] {
  const whole = game.entries.filter((e) => !parts.has(e.kind));
  return whole
    .filter((e) => game.plan.single.test(e.chapter))
    .map((e) => ({
      id: e.id,
      title: e.names,
      entries: [e, ...whole.filter((other) => other !== e && other.see?.includes(e.id) === true)],
    }));
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}|[’']/gu, "")
    .toLowerCase();

/** Those whose name, in either language, has these words; those that begin with them first. */
export function named(list: readonly Brought[], asked: string): readonly Brought[] {
  const sought = plain(asked.trim());
  if (sought === "") return [];
  const at = ({ title }: Brought): number =>
    Math.min(...[title.en, title.fr].map((n) => plain(n).indexOf(sought)).map((n) => (n < 0 ? Number.MAX_VALUE : n)));
  return list
    .map((b) => [b, at(b)] as const)
    .filter(([, place]) => place < Number.MAX_VALUE)
    .sort((a, b) => Number(a[1] > 0) - Number(b[1] > 0))
    .map(([b]) => b);
}

export const isOf = (e: Entry, phase: string): boolean =>
  phase === "any" ? e.phases.length === 0 || e.phases.includes("any") : e.phases.includes(phase);

/** Of what is brought, what somebody may need in a phase, each once and in the order of the book. */
export function usable(brought: readonly Brought[], ids: readonly string[], phase: string): readonly Entry[] {
  const wanted = brought.filter((b) => ids.includes(b.id)).flatMap((b) => b.entries);
  return [...new Set(wanted)].filter((e) => isOf(e, phase));
}

export type Side = "mine" | "theirs";
export type Chosen = { readonly [side in Side]: readonly string[] };
const nothing: Chosen = { mine: [], theirs: [] };

interface Table {
  readonly chosen: { readonly [game: string]: Chosen };
  readonly toggle: (game: string, side: Side, id: string) => void;
  /** What a link says that both bring, in place of what was chosen. */
  readonly take: (game: string, chosen: Chosen) => void;
}

const place = "tercio-now";

/** Each game has its own lists, also where nothing is brought: who asks again gets the same ones. */
const ofAll = (found: { readonly [game: string]: Chosen }): Table["chosen"] =>
  Object.fromEntries(gameTitles.map(({ id }) => [id, found[id] ?? nothing]));

const stored = (): Pick<Table, "chosen"> | null => {
  const found = storedAs(place, "table");
  return found === null ? null : { chosen: ofAll(found) };
};

/** What both sides bring tonight: chosen once, kept on the device, and the same in every tab. */
export const useTable = create<Table>()(() => ({
  chosen: ofAll({}),
  ...stored(),
  toggle: (game, side, id) =>
    change(({ chosen }) => {
      const now = chosen[game] ?? nothing;
      const ids = now[side].includes(id) ? now[side].filter((other) => other !== id) : [...now[side], id];
      return { chosen: { ...chosen, [game]: { ...now, [side]: ids } } };
    }),
  take: (game, both) => change(({ chosen }) => ({ chosen: { ...chosen, [game]: both } })),
}));
const change = together(place, useTable, stored);

useTable.subscribe(({ chosen }) => keep(place, JSON.stringify(chosen)));
