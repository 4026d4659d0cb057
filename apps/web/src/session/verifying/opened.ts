import type { Misfit } from "../asked.ts";
import { askBeside } from "../beside.ts";
import { standing } from "../writer/chains.ts";
import { type Check, useOpened } from "./state.ts";

let stop = (): void => {};

/** The battle that is open has no record from elsewhere. */
export function beganHere(): void {
  stop();
  useOpened.setState({ of: null, text: "", check: { is: "own" } });
}

/** Milliseconds after which a record that is opened is checked: the page is drawn first. */
const SETTLED = 60;

/** Does a record go on from the one that is checked or being checked? Another tab of this browser has played it on then. */
function goesOn(id: string, text: string): boolean {
  const { of, check, text: before } = useOpened.getState();
  if (of !== id || (check.is !== "checking" && check.is !== "verified")) return false;
  const beside = standing(text, before);
  return beside === "same" || beside === "ahead";
}

/**
 * A battle has been opened: it can be played at once, and meanwhile a worker plays its record again and compares each die and hash.
 * `misfit`: what was found when it was opened already.
 */
export function verifyOpened(id: string, system: string, text: string, misfit: Misfit | null): void {
  if (misfit === null && goesOn(id, text)) return;
  stop();
  const put = (check: Check): void => useOpened.setState({ check });
  useOpened.setState({ of: id, text, check: misfit === null ? CHECKING : { is: "forged", misfit } });
  if (misfit !== null) return;
  const { cancel } = askBeside(
    SETTLED,
    (asked) => ({ kind: "verify", id: asked, at: { system }, text }),
    (told) => {
      if (told.kind === "verifying") put({ is: "checking", done: told.done, all: told.all });
      if (told.kind !== "verified") return;
      const { verdict } = told;
      put(verdict.ok ? { is: "verified", verdict } : { is: "forged", misfit: verdict });
    },
    () => put({ is: "unchecked" }),
  );
  stop = cancel;
}
const CHECKING: Check = { is: "checking", done: 0, all: 0 };
