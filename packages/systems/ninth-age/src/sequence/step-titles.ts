import { bilingual, type Message } from "@tercio/kernel";
import { sequences } from "./index.ts";

/** What a step is called, and the sequence in which it stands. */
export function stepTitled(
  sequence: string,
  step: string,
): { readonly sequence: Message | string; readonly step: Message | string } {
  const found = sequences.find((s) => s.id === sequence);
  const at = found?.steps.find((s) => s.id === step);
  return {
    sequence: found === undefined ? sequence : bilingual(found.title),
    step: at === undefined ? step : bilingual(at.title),
  };
}
