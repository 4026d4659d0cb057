import { fieldsOf } from "@tercio/kernel";
import { valueOf } from "@tercio/files";
import { fetchSystem } from "./systems.ts";

/** Fetches the game that a file is of, so that it can be opened. */
export async function fetchSystemIn(text: string): Promise<void> {
  const file = valueOf(text);
  // What is no file of a game, and what is of one out of reach, says so when it is opened.
  if (file.ok) await fetchSystem(fieldsOf(file.value)["system"]).catch(() => undefined);
}
