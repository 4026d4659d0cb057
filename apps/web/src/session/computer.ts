import { chooseAnswer } from "@tercio/bots";
import type { Battle } from "@tercio/kernel";
import { useEffect } from "react";
import { useSession } from "./store.ts";

/** Lets computers answer and dice fall by themselves where nobody has to press anything. */
export function useComputer(): void {
  const { battle, seats, autoRoll, welcome, conceded, give, roll } = useSession();
  useEffect(() => {
    const request = battle.request;
    if (request === null || welcome || conceded !== null) return;
    const watching = seats[0] === "computer" && seats[1] === "computer";
    const own = request.player === null ? watching : seats[request.player] === "computer";
    if (request.type === "roll" && (own || autoRoll)) {
      const timer = setTimeout(roll, watching ? 120 : 450);
      return () => clearTimeout(timer);
    }
    if (request.type === "choice" && own) {
      const timer = setTimeout(
        () =>
          give(
            chooseAnswer(battle as unknown as Battle, {
              kind: "real",
              milliseconds: watching ? 60 : 150,
              seed: battle.seed,
            }),
          ),
        watching ? 60 : 250,
      );
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [battle, seats, autoRoll, welcome, conceded, give, roll]);
}
