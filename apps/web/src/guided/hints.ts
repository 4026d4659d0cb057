import { type GuidedBattle, hintsAt, isGuided, type Hint } from "@tercio/board";
import { create } from "zustand";
import { useParts } from "../session/parts.ts";
import { answersGiven, awaited } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { keep, kept } from "../device/kept.ts";

const KEY = "hints-off";

interface Read {
  /** The battle of the shelf that wants no hints. */
  readonly off: string | null;
  /** Which hints of which battle were read, each with how many answers had been given: a step back brings it again. */
  readonly of: string;
  readonly at: { readonly [hint: string]: number };
}
const useRead = create<Read>(() => ({ off: kept(KEY), of: "", at: {} }));

export interface Hints {
  /** Those that speak about what is asked of a person here, and are not read yet. */
  readonly now: readonly Hint[];
  readonly off: boolean;
  readonly read: (hint: string) => void;
  readonly turn: (off: boolean) => void;
}

/** The guided battle that is being played; null where it is any other. */
export function useGuided(): GuidedBattle | null {
  const { battle } = useParts("battle");
  const { guided } = systemOf(battle.system.id).views;
  return isGuided(guided, battle.scenario) ? guided : null;
}

/** The hints of this position; null where a battle has none. */
export function useHints(): Hints | null {
  const { id, battle, seats, welcome } = useParts("id", "battle", "seats", "welcome");
  const guided = useGuided();
  const { off, of, at } = useRead();
  if (guided === null || welcome) return null;
  const { request } = battle;
  const answers = answersGiven(battle);
  const speaking = request !== null && awaited({ battle, seats }) ? hintsAt(guided, battle.game, request) : [];
  return {
    now: speaking.filter((h) => of !== id || answers < (at[h.id] ?? Number.POSITIVE_INFINITY)),
    off: off === id,
    read: (hint) => useRead.setState({ of: id, at: { ...(of === id ? at : {}), [hint]: answers } }),
    turn(on) {
      keep(KEY, on ? id : null);
      useRead.setState({ off: on ? id : null, ...(on ? {} : { at: {} }) });
    },
  };
}
