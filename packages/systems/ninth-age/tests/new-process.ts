// Continues cut battles in a process of its own: node --import tsx new-process.ts FILE. FILE holds a list of
// {save, rest}: the text of a saved battle and the entries that followed. Prints the list of final hashes.
import { readFileSync } from "node:fs";
import { answer, type Battle, correct, declare, type Entry, giveOutcome, load } from "@tercio/kernel";
import { ninthAge, type NinthAge } from "../src/index.ts";

export interface Cut {
  readonly save: string;
  readonly rest: readonly Entry[];
}

function end({ save, rest }: Cut): string {
  const loaded = load(ninthAge, JSON.parse(save) as unknown);
  if (!loaded.ok) return `${loaded.problem.where}: ${loaded.problem.problem}`;
  let at: Battle<NinthAge> = loaded.battle;
  for (const entry of rest) {
    if ("answer" in entry) {
      const result = answer(at, entry.answer);
      if (!result.ok) return result.refusal.message.key;
      at = result.battle;
    } else if ("declared" in entry) {
      const result = declare(at, entry.declared, entry.seat);
      if (!result.ok) return result.refusal.message.key;
      at = result.battle;
    } else if ("corrected" in entry) {
      const result = correct(at, entry.corrected, entry.seat, entry.agreed);
      if (!result.ok) return result.refusal.message.key;
      at = result.battle;
    } else at = giveOutcome(at, entry.outcome as never, entry.faces, entry.draws).battle;
  }
  return at.log?.hash ?? "nothing happened";
}

const file = process.argv[2];
if (file !== undefined && process.argv[1]?.endsWith("new-process.ts") === true)
  console.log(JSON.stringify((JSON.parse(readFileSync(file, "utf8")) as Cut[]).map(end)));
