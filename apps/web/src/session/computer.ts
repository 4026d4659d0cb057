import { useEffect } from "react";
import { useSession } from "./store.ts";
import { answerFor } from "./thinker.ts";

/** How long the computer waits before it acts, and how long it may think, milliseconds; `?fast` for the impatient. */
const fast = new URLSearchParams(globalThis.location?.search ?? "").has("fast");
const pace = (watching: boolean): { readonly wait: number; readonly dice: number; readonly think: number } =>
  fast
    ? { wait: 0, dice: 0, think: 1 }
    : watching
      ? { wait: 250, dice: 500, think: 80 }
      : { wait: 300, dice: 650, think: 200 };

/** Lets computers answer and dice fall by themselves where nobody has to press anything. */
export function useComputer(): void {
  const { battle, seats, autoRoll, welcome, conceded, paused, give, roll } = useSession();
  useEffect(() => {
    const request = battle.request;
    if (request === null || welcome || conceded !== null || paused) return;
    const watching = seats[0] === "computer" && seats[1] === "computer";
    const own = request.player === null ? watching : seats[request.player] === "computer";
    const { wait, dice, think } = pace(watching);
    if (request.type === "roll" && (own || autoRoll)) {
      const timer = setTimeout(roll, dice);
      return () => clearTimeout(timer);
    }
    if (request.type !== "choice" || !own) return;
    let stopped = false;
    let cancel = (): void => {};
    const timer = setTimeout(() => {
      const thinking = answerFor(battle, think);
      cancel = thinking.cancel;
      void thinking.answer.then((given) => {
        if (stopped) return;
        // A refused answer would stall the battle: then what the choice falls back on.
        if (!give(given)) {
          const kind = battle.system.choices[request.choice];
          if (kind !== undefined) give(kind.timeout(battle.game, request.about));
        }
      });
    }, wait);
    return () => {
      stopped = true;
      clearTimeout(timer);
      cancel();
    };
  }, [battle, seats, autoRoll, welcome, conceded, paused, give, roll]);
}
