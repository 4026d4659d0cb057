import type { Bilingual, Entry } from "@tercio/reference";
import { type GameId, gameTitles, type Game } from "@tercio/reference/games";
import { plans } from "@tercio/reference/layout";
import { create } from "zustand";
import { keep, kept } from "../../device/kept.ts";
import { outline } from "./outline.ts";

/** What a player brings to the table or not: a lore, an army’s spells, an allegiance, a realm. */
export interface Brought {
  readonly id: string;
  readonly title: Bilingual;
  readonly entries: readonly Entry[];
}

/** All that may be brought in a game: the chapters that its plan names, by their schools where they have several. */
export function bringable(game: Game): readonly Brought[] {
  return game.chapters
    .filter((c) => plans[game.id].brought.test(c.id))
    .flatMap((chapter): readonly Brought[] => {
      const schools = outline(chapter, game).flatMap((b) => (b.kind === "spells" ? [b] : []));
      if (schools.length < 2)
        return [
          { id: chapter.id, title: chapter.title, entries: game.entries.filter((e) => e.chapter === chapter.id) },
        ];
      return schools.map((school, at) => ({
        id: `${chapter.id}.${at}`,
        title: school.title,
        entries: [...(school.lead === null ? [] : [school.lead]), ...school.rules, ...school.spells],
      }));
    });
}

export const isOf = (e: Entry, phase: string): boolean =>
  phase === "any" ? e.phases.length === 0 || e.phases.includes("any") : e.phases.includes(phase);

/** Of what is brought, what somebody may need in a phase, each once and in the order of the book. */
export function usable(brought: readonly Brought[], ids: readonly string[], phase: string): readonly Entry[] {
  const wanted = brought.filter((b) => ids.includes(b.id)).flatMap((b) => b.entries);
  return [...new Set(wanted)].filter((e) => isOf(e, phase));
}

export type Side = "mine" | "theirs";
type Chosen = { readonly [side in Side]: readonly string[] };
const nothing: Chosen = { mine: [], theirs: [] };

interface Table {
  readonly chosen: { readonly [game in GameId]?: Chosen };
  readonly toggle: (game: GameId, side: Side, id: string) => void;
}

const place = "tercio-now";

function stored(): Table["chosen"] {
  try {
    const value: unknown = JSON.parse(kept(place) ?? "{}");
    const found = value as { readonly [game: string]: Partial<Chosen> | undefined };
    const list = (ids: unknown): readonly string[] =>
      Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
    return Object.fromEntries(
      gameTitles.map(({ id }) => [id, { mine: list(found[id]?.mine), theirs: list(found[id]?.theirs) }]),
    );
  } catch {
    return {};
  }
}

/** What both sides bring tonight: chosen once and kept on the device. */
export const useTable = create<Table>()((set) => ({
  chosen: stored(),
  toggle: (game, side, id) =>
    set(({ chosen }) => {
      const now = chosen[game] ?? nothing;
      const ids = now[side].includes(id) ? now[side].filter((other) => other !== id) : [...now[side], id];
      return { chosen: { ...chosen, [game]: { ...now, [side]: ids } } };
    }),
}));

useTable.subscribe(({ chosen }) => keep(place, JSON.stringify(chosen)));
