import type { ArmyNamed } from "./entry/armies.ts";
import type { Bilingual, Chapter, Entry } from "./entry/entry.ts";
import type { Ruling } from "@tercio/kernel";
import type { Decision } from "./decisions.ts";
import type { Called } from "./entry/glossary.ts";
import type { Plan } from "./layout.ts";
import type { Attribution } from "./entry/attribution.ts";
import { unmarked } from "./entry/marks.ts";

/** A phase a reader can look up. */
export interface Phase {
  readonly id: string;
  readonly title: Bilingual;
}

/** One printing of a game's rules that entries tell apart; the first is the one shown unless another is chosen. */
export interface Edition {
  readonly id: string;
  readonly title: Bilingual;
}

/** What a chooser of games shows before any entry is loaded. */
export interface GameTitle {
  readonly id: string;
  /** How the ids of its rules begin. */
  readonly family: string;
  readonly name: Bilingual;
  readonly editions: readonly Edition[];
}

/** One game's whole reference. Entries and chapters stand in the order of play. */
export interface Game extends GameTitle {
  readonly entries: readonly Entry[];
  readonly chapters: readonly Chapter[];
  readonly phases: readonly Phase[];
  /** Which parts of its texts are another’s word than their entry’s sheet. */
  readonly attribution: Attribution;
  /** Other words under which texts name its entries. */
  readonly called: Called;
  /** What army books name, where the game has some: none elsewhere. */
  readonly armies: readonly ArmyNamed[];
  readonly plan: Plan;
  readonly decisions: readonly Decision[];
}

type Contents = Omit<Game, keyof GameTitle | "armies" | "attribution"> & Partial<Pick<Game, "armies">>;

/** A game’s title, and the ways to its entries and its named rulings: nothing of them is loaded before it is asked for. */
export interface Shelved extends GameTitle {
  readonly contents: () => Promise<Contents>;
  /** Those that a battle may choose, and those that it may not. */
  readonly rulings: () => Promise<readonly Ruling[]>;
}

/** Loads a game’s entries, each game apart from the others, so that a reader downloads only what is opened. */
export async function opened({ id, family, name, editions, contents }: Shelved): Promise<Game> {
  const { entries: marked, chapters, phases, called, armies = [], plan, decisions } = await contents();
  const { entries, attribution } = unmarked(marked);
  return { id, family, name, editions, entries, chapters, phases, attribution, called, armies, plan, decisions };
}
