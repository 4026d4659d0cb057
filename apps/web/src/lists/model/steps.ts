import type { ArmyList } from "@tercio/rosters";

/** A list being made, with the way back and forth. */
export interface Steps {
  readonly now: ArmyList;
  readonly before: readonly ArmyList[];
  readonly after: readonly ArmyList[];
}

const MOST_STEPS = 100;

export const begunWith = (now: ArmyList): Steps => ({ now, before: [], after: [] });

/** One step further; `same`: the last step goes on, as while a name is typed. */
export const stepped = ({ now, before }: Steps, next: ArmyList, same = false): Steps => ({
  now: next,
  before: same && before.length > 0 ? before : [...before, now].slice(-MOST_STEPS),
  after: [],
});

export function back({ now, before, after }: Steps): Steps {
  const last = before.at(-1);
  return last === undefined
    ? { now, before, after }
    : { now: last, before: before.slice(0, -1), after: [now, ...after] };
}

export function forth({ now, before, after }: Steps): Steps {
  const [next, ...rest] = after;
  return next === undefined ? { now, before, after } : { now: next, before: [...before, now], after: rest };
}
