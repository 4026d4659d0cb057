import { type GameId, gameTitles } from "@tercio/reference/games";
import { gameOf } from "@tercio/reference/layout";
import { cardsToPrint, plain } from "../../shell/addresses.ts";

/** What both sides bring, by ids. */
export type Both = { readonly mine: readonly string[]; readonly theirs: readonly string[] };

/** Where in the reference a reader is; the address says it, so every place can be linked and kept. */
export type Route =
  /** `strange`: what of the address leads nowhere. */
  | { readonly at: "home"; readonly strange?: string }
  | { readonly at: "pins"; readonly print: boolean }
  | { readonly at: "shared"; readonly pins: readonly string[]; readonly print: boolean }
  | { readonly at: "game"; readonly game: GameId }
  | { readonly at: "chapter"; readonly game: GameId; readonly chapter: string }
  | { readonly at: "phase"; readonly game: GameId; readonly phase: string }
  | { readonly at: "print"; readonly game: GameId }
  | { readonly at: "differences"; readonly game: GameId }
  | { readonly at: "now"; readonly game: GameId; readonly brought: Both | null }
  | { readonly at: "decisions"; readonly game: GameId }
  | { readonly at: "entry"; readonly game: GameId; readonly entry: string };

/** Of nobody’s choice in a link. */
const NOTHING = "-";
const idsIn = (word: string | undefined): readonly string[] =>
  word === undefined ? [] : word.split(",").filter((id) => id !== "" && id !== NOTHING);
const idsOf = (ids: readonly string[]): string => (ids.length === 0 ? NOTHING : ids.join(","));

const isGame = (word: string | undefined): word is GameId => gameTitles.some((g) => g.id === word);

/** Letters of a strange address that are shown. */
const LONGEST = 60;

/** An address that leads nowhere leads to the start, which says so. Never throws. */
export function readRoute(hash: string): Route {
  const [first, second, third, fourth] = plain(hash.replace(/^#\/rules\/?/, "")).split("/");
  if (first === "pins" && second === "with")
    return {
      at: "shared",
      pins: (third ?? "").split(",").filter((id) => gameOf(id) !== null),
      print: fourth === "print",
    };
  if (first === "pins") return { at: "pins", print: second === "print" };
  if (isGame(first)) {
    if (second === undefined || second === "") return { at: "game", game: first };
    if (second === "now")
      return {
        ...{ at: "now", game: first },
        brought: third === undefined ? null : { mine: idsIn(third), theirs: idsIn(fourth) },
      };
    if (second === "print" || second === "decisions" || second === "differences") return { at: second, game: first };
    if (second === "phase" && third !== undefined) return { at: "phase", game: first, phase: third };
    return second.includes(".")
      ? { at: "entry", game: first, entry: second }
      : { at: "chapter", game: first, chapter: second };
  }
  const game = first === undefined ? null : gameOf(first);
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
  game: (game: GameId) => `#/rules/${game}`,
  chapter: (game: GameId, chapter: string) => `#/rules/${game}/${chapter}`,
  phase: (game: GameId, phase: string) => `#/rules/${game}/phase/${phase}`,
  print: (game: GameId) => `#/rules/${game}/print`,
  differences: (game: GameId) => `#/rules/${game}/differences`,
  decisions: (game: GameId) => `#/rules/${game}/decisions`,
  now: (game: GameId) => `#/rules/${game}/now`,
  nowWith: (game: GameId, { mine, theirs }: Both) => `#/rules/${game}/now/${idsOf(mine)}/${idsOf(theirs)}`,
  /** The rule among its chapter, also from the battle, where its short address opens a dialog. */
  inGame: (game: GameId, id: string) => `#/rules/${game}/${id}`,
  entry: (id: string) => `#/rules/${id}`,
} as const;
