import type { Moments, Rule } from "@tercio/kernel";
import type { Entry, State } from "./entry.ts";

/** The moments at which a rule speaks, and who holds it where its word alone does not say so. */
export type Hooks<G, M extends Moments> = Omit<Rule<G, M>, "id" | "name" | "enforces">;

/** Makes of an entry of a game the rule that is played, known by its word; a moment that the game lacks does not compile. */
export const playing =
  <G, M extends Moments>(wordOfId: (id: string) => string) =>
  /** What an entry does; without hooks others only ask whether somebody has it. */
  (entry: Entry | State, hooks: Hooks<G, M> = {}): Rule<G, M> =>
    "id" in entry
      ? { id: wordOfId(entry.id), name: entry.name, enforces: [entry.id, ...(entry.also ?? [])], ...hooks }
      : { id: entry.word, name: entry.name, enforces: entry.of, ...hooks };
