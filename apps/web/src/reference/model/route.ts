import { gameTitles } from "@tercio/games/reference";
import { gameOfRule } from "@tercio/games/reference";
import { cardsToPrint, plain } from "../../shell/addresses.ts";

/** What both sides bring, by ids. */
export type Both = { readonly mine: readonly string[]; readonly theirs: readonly string[] };

/** Where in the reference a reader is; the address says it, so every place can be linked and kept. */
export type Route =
  /** `strange`: what of the address leads nowhere. */
  | { readonly at: "home"; readonly strange?: string }
  | { readonly at: "pins"; readonly print: boolean }
  | { readonly at: "shared"; readonly pins: readonly string[]; readonly print: boolean }
  | { readonly at: "game"; readonly game: string }
  | { readonly at: "chapter"; readonly game: string; readonly chapter: string }
  | { readonly at: "phase"; readonly game: string; readonly phase: string }
  | { readonly at: "print"; readonly game: string }
  | { readonly at: "differences"; readonly game: string }
  | { readonly at: "now"; readonly game: string; readonly brought: Both | null }
  | { readonly at: "decisions"; readonly game: string }
  | { readonly at: "entry"; readonly game: string; readonly entry: string };

/** Of nobody’s choice in a link. */
const NOTHING = "-";
const idsIn = (word: string | undefined): readonly string[] =>
  word === undefined ? [] : word.split(",").filter((id) => id !== "" && id !== NOTHING);
const idsOf = (ids: readonly string[]): string => (ids.length === 0 ? NOTHING : ids.join(","));

/** The game that this word of an address names; undefined where it names none. */
const gameIn = (word: string | undefined): string | undefined => gameTitles.find((g) => g.id === word)?.id;

/** Letters of a strange address that are shown. */
const LONGEST = 60;

/** An address that leads nowhere leads to the start, which says so. Never throws. */
export function readRoute(hash: string): Route {
  const [first, second, third, fourth] = plain(hash.replace(/^#\/rules\/?/, "")).split("/");
  if (first === "pins" && second === "with")
    return {
      at: "shared",
      pins: (third ?? "").split(",").filter((id) => gameOfRule(id) !== null),
      print: fourth === "print",
    };
  if (first === "pins") return { at: "pins", print: second === "print" };
  const named = gameIn(first);
  if (named !== undefined) {
    if (second === undefined || second === "") return { at: "game", game: named };
    if (second === "now")
      return {
        ...{ at: "now", game: named },
        brought: third === undefined ? null : { mine: idsIn(third), theirs: idsIn(fourth) },
      };
    if (second === "print" || second === "decisions" || second === "differences") return { at: second, game: named };
    if (second === "phase" && third !== undefined) return { at: "phase", game: named, phase: third };
    return second.includes(".")
      ? { at: "entry", game: named, entry: second }
      : { at: "chapter", game: named, chapter: second };
  }
  const game = first === undefined ? null : gameOfRule(first);
  if (game !== null && first !== undefined) return { at: "entry", game, entry: first };
  return first === undefined || first === "" ? { at: "home" } : { at: "home", strange: first.slice(0, LONGEST) };
}

export const links = {
  home: "#/rules",
  pins: "#/rules/pins",
  pinsWith: (ids: readonly string[]) => `#/rules/pins/with/${ids.join(",")}`,
  pinsPrint: "#/rules/pins/print",
  /** Somebody's page on paper, without a change to one's own. */
  pinsWithPrint: cardsToPrint,
  game: (game: string) => `#/rules/${game}`,
  chapter: (game: string, chapter: string) => `#/rules/${game}/${chapter}`,
  phase: (game: string, phase: string) => `#/rules/${game}/phase/${phase}`,
  print: (game: string) => `#/rules/${game}/print`,
  differences: (game: string) => `#/rules/${game}/differences`,
  decisions: (game: string) => `#/rules/${game}/decisions`,
  now: (game: string) => `#/rules/${game}/now`,
  nowWith: (game: string, { mine, theirs }: Both) => `#/rules/${game}/now/${idsOf(mine)}/${idsOf(theirs)}`,
  /** The rule among its chapter, also from the battle, where its short address opens a dialog. */
  inGame: (game: string, id: string) => `#/rules/${game}/${id}`,
  entry: (id: string) => `#/rules/${id}`,
} as const;
