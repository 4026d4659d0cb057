import type { JsonObject } from "./json.ts";
import type { Frame } from "./sequence.ts";
import type { Scenario } from "./system.ts";

/** Situations as data: a few readable lines from which a battle can start, and as which it can be told. */
export interface Scenes<G> {
  /** A scenario that starts from this situation; `checkScenario` says what is wrong with it. */
  scenario(scene: JsonObject): Scenario;
  /** What the scenario's situation calls its pieces, with their ids on the board; empty where it names none. */
  names(scenario: Scenario): { readonly [name: string]: number };
  /** May a situation begin where this frame is the top one? */
  startsAt(top: Frame): boolean;
  /** The situation of a game that stands at such a place: started from, it goes on as this game does. */
  write(game: G): JsonObject;
}
