import type { Core } from "@tercio/kernel";
import { useEffect, useState } from "react";
import type { TheBattle } from "./store.ts";
import { standing } from "./thinker.ts";

/** Whoever begins at once needs no picture, milliseconds. */
const LOOKED = 350;

/**
 * What the field shows: the battle; before anybody has said who plays, both armies as they may stand when it begins,
 * because an empty table tells a stranger nothing.
 */
export function useShown(battle: TheBattle, welcome: boolean): Pick<TheBattle, "game" | "system"> {
  const [posed, setPosed] = useState<{ readonly of: TheBattle; readonly game: Core } | null>(null);
  useEffect(() => {
    if (!welcome) return;
    let ask = { cancel: (): void => {} };
    const timer = setTimeout(() => {
      ask = standing(battle, (game) => setPosed({ of: battle, game }));
    }, LOOKED);
    return () => {
      clearTimeout(timer);
      ask.cancel();
    };
  }, [battle, welcome]);
  return welcome && posed?.of === battle ? { game: posed.game, system: battle.system } : battle;
}
