import { chooseDeclaration } from "@tercio/bots";
import type { Answer } from "@tercio/kernel";
import { useEffect } from "react";
import { inPace } from "./watching.ts";
import { useParts } from "./parts.ts";
import { forced, useSession } from "./store.ts";
import { answerFor } from "./thinker.ts";

/** `?fast` for the impatient. */
const fast = new URLSearchParams(globalThis.location?.search ?? "").has("fast");
/** How long the computer waits before it acts, how long dice take, how long it may think: milliseconds. */
const pace = (watching: boolean): { readonly wait: number; readonly dice: number; readonly think: number } =>
  fast
    ? { wait: 0, dice: 0, think: 1 }
    : watching
      ? { wait: 250, dice: 500, think: 200 }
      : { wait: 200, dice: 650, think: 600 };

/** All the dice that fall before somebody is asked again. */
function rollOn(): void {
  for (let s = useSession.getState(); s.battle.request?.type === "roll"; s = useSession.getState()) s.roll();
}

/** Lets computers answer and dice fall by themselves where nobody has to press anything. */
export function useComputer(): void {
  const { battle, seats, autoRoll, welcome, paused, give, declare, roll } = useParts(
    "battle",
    "seats",
    "autoRoll",
    "welcome",
    "paused",
    "give",
    "declare",
    "roll",
  );
  useEffect(() => {
    const request = battle.request;
    if (request === null || welcome || paused) return;
    const watching = seats[0] === "computer" && seats[1] === "computer";
    const own = request.player === null ? watching : seats[request.player] === "computer";
    const { wait, dice, think } = pace(watching);
    if (request.type === "roll" && (own || autoRoll)) {
      return inPace(roll, dice);
    }
    if (request.type !== "choice") return;
    const only = own ? null : forced(battle);
    if (only !== null) {
      return inPace(() => give(only), fast ? 0 : 900);
    }
    if (!own) return;
    let stopped = false;
    let cancel = (): void => {};
    // It thinks while what happened before is still being shown.
    const timer = setTimeout(() => {
      const unasked = chooseDeclaration(battle, request.player);
      if (unasked !== null) {
        cancel = inPace(() => void declare(unasked, request.player), wait);
        return;
      }
      const sitter = battle.seats[request.player];
      const bot = sitter?.by === "computer" && sitter.level === "random" ? "random" : "real";
      const thinking = answerFor(battle, bot, think);
      cancel = thinking.cancel;
      const answered = (given: Answer | null): void => {
        // A refused answer would stall the battle: then what the choice falls back on.
        if (given !== null && !give(given)) {
          const usual = battle.system.rules.choices[request.choice]?.timeout(battle.game, request.about) ?? null;
          if (usual !== null) give(usual);
        }
        // Nobody who is in such a hurry looks at the single dice.
        if (fast && watching) rollOn();
      };
      void thinking.answer.then((given) => {
        if (!stopped) cancel = inPace(() => answered(given), wait);
      });
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
      cancel();
    };
  }, [battle, seats, autoRoll, welcome, paused, give, declare, roll]);
}
