import type { Json, Message } from "@tercio/kernel";
import type { Past, TheBattle } from "./record.ts";

/** What a computer answered and why; null: the answer has no words of its own. */
interface Because {
  readonly what: Message | null;
  readonly why: Message;
}

/** By the battle as it was before the answer: whoever takes a reply back takes its reason with it. */
const told = new WeakMap<TheBattle, Because>();

/** Numbers are a reason; that nothing else was thought of explains nothing to anybody. */
const explains = (reason: Message): boolean => reason.key !== "kernel.reason.only";

/** Keeps why a computer answers so; before the answer is given, so that who looks at what came of it finds it. */
export function tellReason(battle: TheBattle, given: Json, why: Message | null): void {
  const { request } = battle;
  if (why === null || !explains(why) || request?.type !== "choice") return;
  const what = battle.system.rules.choices[request.choice]?.label?.(battle.game, request.about, given) ?? null;
  told.set(battle, { what, why });
}

/** A reason, and the line of the log with which what it led to begins. */
export interface Told extends Because {
  readonly line: number;
}

/** Why computers answered as they did from this place of the past on. */
export const reasonsSince = (past: readonly Past[], from: number): readonly Told[] =>
  past.slice(from).flatMap(({ battle, lines }) => {
    const because = told.get(battle);
    return because === undefined ? [] : [{ ...because, line: lines }];
  });
