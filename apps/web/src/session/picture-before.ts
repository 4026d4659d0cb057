import type { Core } from "@tercio/kernel";
import { useEffect } from "react";
import { create } from "zustand";
import type { TheBattle } from "./store.ts";
import { standing } from "./thinker.ts";

/** Whoever begins at once needs no picture, milliseconds. */
const LOOKED = 350;

type Shown = Pick<TheBattle, "game" | "system">;

/** Both armies as they may stand, of the battle that has not begun; shared by all who show it. */
const usePosed = create<{ readonly of: TheBattle | null; readonly shown: Shown | null }>(() => ({
  of: null,
  shown: null,
}));

/** What is shown: the battle, or before anybody has said who plays, the picture of it. */
export function usePictured(battle: TheBattle, welcome: boolean): Shown {
  const { of, shown } = usePosed();
  return welcome && of === battle && shown !== null ? shown : battle;
}

/**
 * Before anybody has said who plays, asks for both armies as they may stand when it begins, because an empty table tells a
 * stranger nothing.
 */
export function usePicture(battle: TheBattle, welcome: boolean): void {
  useEffect(() => {
    if (!welcome) return;
    let ask = { cancel: (): void => {} };
    const timer = setTimeout(() => {
      ask = standing(battle, (game: Core) => usePosed.setState({ of: battle, shown: { game, system: battle.system } }));
    }, LOOKED);
    return () => {
      clearTimeout(timer);
      ask.cancel();
    };
  }, [battle, welcome]);
}
