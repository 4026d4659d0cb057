import { type Core, type GameEvent, type Language, say, type Shown } from "@tercio/kernel";
import type { System } from "./system.ts";

/** By language: a line of the log does not change, and a battle is kept after every answer. */
const lines = { en: new WeakMap<GameEvent, string>(), fr: new WeakMap<GameEvent, string>() };

/** What a saved battle shows of itself to a program that cannot play it: see {@link Shown}. */
export function shownOf(system: System<Core>, game: Core, events: Iterable<GameEvent>, language: Language): Shown {
  const known = lines[language];
  const lineOf = (event: GameEvent): string => {
    const before = known.get(event);
    if (before !== undefined) return before;
    const line = say(system, event.message, language);
    known.set(event, line);
    return line;
  };
  const { pieces } = system.views.board(game);
  return {
    language,
    board: pieces.flatMap((p) => (p.kind === "body" ? [say(system, p.spoken, language)] : [])),
    lines: Array.from(events, lineOf),
  };
}
