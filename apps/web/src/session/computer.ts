import { chooseDeclaration, playerOf } from "@tercio/bots";
import type { Answer } from "@tercio/kernel";
import { useEffect } from "react";
import { useStore } from "zustand";
import { fast } from "./fast.ts";
import { inPace } from "./watching.ts";
import { useParts } from "./parts.ts";
import { forced, personAsked, type Session, useSession } from "./store.ts";
import { beforehand, usualTo, useUsual } from "./usual.ts";
import { mayPlay, role } from "./writer/role.ts";
import { answerFor } from "./thinker.ts";
import { useOpened } from "./verifying/state.ts";
import { tellReason } from "./reasons.ts";

/** How long the computer waits before it acts, and how long dice take: milliseconds. */
const pace = (watching: boolean): { readonly wait: number; readonly dice: number } =>
  fast !== null ? { wait: 0, dice: 0 } : watching ? { wait: 250, dice: 500 } : { wait: 200, dice: 650 };

/** All the dice that fall before somebody is asked again. */
function rollOn(): void {
  for (let s = useSession.getState(); s.battle.request?.type === "roll"; s = useSession.getState()) s.roll();
}

/** Lets a computer answer and dice fall where nobody has to press anything; how to call it off, if anything is under way. */
export function actsByItself(now: Acting): (() => void) | undefined {
  const { battle, seats, autoRoll, welcome, paused, give, declare, roll } = now;
  const { request } = battle;
  if (request === null || welcome || paused || !mayPlay()) return;
  const watching = !seats.includes("human");
  const own = !personAsked(now);
  const usual = now.usual === true && beforehand(now);
  const { wait, dice } = pace(watching);
  if (request.type === "roll") return own || autoRoll || usual ? inPace(roll, dice) : undefined;
  const only = own ? null : usual ? usualTo(battle) : forced(battle);
  if (only !== null) return inPace(() => give(only), fast === null && !autoRoll ? 900 : 0);
  if (!own) return;
  let stopped = false;
  let cancel = (): void => {};
  const answered = (given: Answer | null): void => {
    // A refused answer would stall the battle: then what the choice falls back on.
    if (given !== null && !give(given)) {
      const usual = battle.system.rules.choices[request.choice]?.timeout(battle.game, request.about) ?? null;
      if (usual !== null) give(usual);
    }
    // Nobody who is in such a hurry looks at the single dice.
    if (fast !== null && watching) rollOn();
  };
  const thinks = (): void => {
    const sitter = battle.seats[request.player];
    const level = sitter?.by === "computer" ? playerOf(sitter.level) : 3;
    // Who is in a hurry waits for no thinking: a learner answers at once.
    const bot = fast !== null && level !== "random" ? 1 : level;
    const thinking = answerFor(battle, bot);
    cancel = thinking.cancel;
    void thinking.answer.then(({ given, reason }) => {
      if (stopped) return;
      cancel = inPace(() => {
        if (given !== null) tellReason(battle, given, reason);
        answered(given);
      }, wait);
    });
  };
  // It thinks while what happened before is still being shown.
  const timer = setTimeout(() => {
    const unasked = chooseDeclaration(battle, request.player);
    if (unasked === null) return thinks();
    cancel = inPace(() => {
      // A refused declaration leaves the choice to be made.
      if (!declare(unasked, request.player)) thinks();
    }, wait);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    cancel();
  };
}
type Acting = Pick<
  Session,
  "id" | "battle" | "seats" | "autoRoll" | "welcome" | "paused" | "give" | "declare" | "roll"
> & {
  /** Has what comes before armies are put down been left to the usual answers? */
  readonly usual?: boolean;
};

/** The computers of the battle that is open. */
export function useComputer(): void {
  const now = useParts("id", "battle", "seats", "autoRoll", "welcome", "paused", "give", "declare", "roll");
  const usual = useUsual((u) => u.of === now.id);
  // Once armies are put down everybody is asked again, also whoever goes back.
  useEffect(() => {
    if (usual && !beforehand(now)) useUsual.setState({ of: null });
  }, [now, usual]);
  // Another tab that plays this battle plays its computers too.
  const follows = useStore(role, (r) => r.follows);
  const forged = useOpened((o) => o.check.is === "forged");
  useEffect(() => (follows || forged ? undefined : actsByItself({ ...now, usual })), [now, usual, follows, forged]);
}
