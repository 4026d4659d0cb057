import { enumerable } from "@tercio/dice";
import {
  type Core,
  engineOf,
  type Frame,
  keyFrom,
  keyOfTwo,
  type OddsQuestion,
  type Request,
  type RuleSystem,
  silent,
  type Taken,
  there,
} from "@tercio/kernel";
import { inOrder, type Odds } from "./answers.ts";
import { branchesOf } from "./branches.ts";
import { onwards, stopsAt } from "./onwards.ts";
import { assuming, type Decision, Granted, type Open, type Picks, type Standing } from "./decisions.ts";
import type { Seeker, Worth } from "./numbers.ts";
import { type Walk, walking } from "./walking.ts";

/** A state of a question: what leads on from it, by dice with their chances, or by the answers of a seeker. */
interface Place {
  next: number[];
  /** Of dice, and of what just goes on. */
  chances: number[] | null;
  /** Where a player is asked: what stands in; of a seeker all that it may answer, and which of the seekers it is. */
  standing: Standing | null;
  open: Open | null;
  seeker: number;
  /** Of an end. */
  result: string | null;
}
interface Waiting<G> {
  readonly at: number;
  readonly taken: Taken<G>;
  readonly waited: boolean;
}

/** An answer is taken for a better one only where that is more than the last digits of a sum. */
const BETTER = 1e-12;

/**
 * The walk in which some players answer so that a number becomes as great, or as small, as it can on average: from all answers
 * on offer, at each place that they are asked, knowing all that has fallen so far; others answer as is taken for granted. All
 * states are kept until the end, so that it is for questions of which there are few.
 * @param limit states at which it is given up
 */
export function seek<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  limit: number,
  picks: Picks,
  sought: readonly { readonly seeker: Seeker; readonly number: Worth }[],
): Walk {
  const engine = engineOf(system);
  const assumed = assuming(system, question, picks);
  const { rest } = question;
  const places: Place[] = [];
  const known = new Map<number, number>();
  const known2 = new Map<string | number, number>();
  let waiting: Waiting<G>[] = [];
  let nth = 0;
  let base: G | null = null;
  let states = 0;
  const stop = stopsAt(question.stop, rest);
  const place = (taken: Taken<G>, waited: boolean): number => {
    places.push({ next: [], chances: null, standing: null, open: null, seeker: -1, result: null });
    waiting.push({ at: places.length - 1, taken, waited });
    return places.length - 1;
  };
  const keyed = ({ game, stack }: Taken<G>): number => {
    const from: G = (base ??= game);
    return keyOfTwo(keyFrom(from, engine.restack(game, from.stack)), keyFrom(from.stack, stack));
  };
  const placeOf = (taken: Taken<G>): number => {
    const key = keyed(taken);
    let at = known.get(key);
    if (at === undefined) known.set(key, (at = place(taken, false)));
    return at;
  };
  /** Where games go on alike: the one place for all of them. */
  const meetingOf = (game: G, top: Frame): number => {
    const like = rest?.like?.(game) ?? game;
    const key = rest?.key?.(like, top) ?? keyed({ game: like, stack: like.stack });
    let at = known2.get(key);
    if (at === undefined) known2.set(key, (at = place({ game: like, stack: like.stack }, true)));
    return at;
  };
  const visit = ({ at, taken, waited }: Waiting<G>): boolean => {
    states++;
    const here = there(places[at]);
    const { game, request } = engine.resume(taken, silent, waited ? onwards(question.stop, stop) : stop);
    const result = question.result(game);
    if (result !== null || request === null) {
      const top = game.stack[game.stack.length - 1];
      if (result === null && top !== undefined && rest?.at(top) === true && !question.stop(top)) {
        here.chances = [1];
        here.next = [meetingOf(game, top)];
      } else here.result = result ?? "over";
    } else if (request.type === "choice") decide(here, game, request);
    else if (!enumerable(request.dice)) return false;
    else roll(here, game, request);
    return places.length <= limit;
  };
  const roll = (here: Place, game: G, request: Request & { readonly type: "roll" }): void => {
    here.chances = [];
    for (const { outcome, probability } of branchesOf(request)) {
      here.chances.push(probability);
      here.next.push(placeOf(engine.take(game, outcome, silent)));
      if (places.length > limit) return;
    }
  };
  const decide = (here: Place, game: G, request: Request & { readonly type: "choice" }): void => {
    const standing = assumed.stand(game, request);
    if (standing === null) {
      here.result = "over";
      return;
    }
    here.standing = standing;
    here.seeker = sought.findIndex((s) => s.seeker.player === request.player);
    const { answer, decision } = standing;
    // What was picked stays as it is.
    if (here.seeker >= 0 && decision !== null && !(decision.id in picks))
      here.open = assumed.open(game, request, answer);
    if (here.open === null) here.chances = [1];
    here.next = (here.open?.answers ?? [answer]).map((given) => placeOf(engine.take(game, given, silent)));
  };
  /** All places so that whatever leads on from one comes before it; null where they lead round in a ring. */
  const backwards = (): readonly number[] | null => {
    const order: number[] = [];
    const state = new Uint8Array(places.length);
    const path: { readonly at: number; child: number }[] = [{ at: 0, child: 0 }];
    state[0] = 1;
    for (let top = path[0]; top !== undefined; top = path[path.length - 1]) {
      const { next } = there(places[top.at]);
      const child = next[top.child++];
      if (child === undefined) {
        state[top.at] = 2;
        order.push(top.at);
        path.pop();
      } else if (state[child] === 1) return null;
      else if (state[child] === 0) {
        state[child] = 1;
        path.push({ at: child, child: 0 });
      }
    }
    return order;
  };
  const finished = (): Odds | "given up" => {
    const order = backwards();
    if (order === null) return "given up";
    const worth = sought.map(() => new Float64Array(places.length));
    const chosen = new Int32Array(places.length);
    const worthOf = (nth: number, at: number): number => there(there(worth[nth])[at]);
    for (const at of order) {
      const { next, chances, open, seeker, result } = there(places[at]);
      if (open !== null) {
        const sign = sought[seeker]?.seeker.aim === "least" ? -1 : 1;
        // What is taken for granted stays where nothing is better.
        let best = Math.max(0, open.at);
        for (let i = 0; i < next.length; i++)
          if (sign * (worthOf(seeker, there(next[i])) - worthOf(seeker, there(next[best]))) > BETTER) best = i;
        chosen[at] = best;
      }
      for (const [s, { number }] of sought.entries())
        there(worth[s])[at] =
          result !== null
            ? number.worth(result)
            : chances === null
              ? worthOf(s, there(next[there(chosen[at])]))
              : chances.reduce((sum, p, i) => sum + p * worthOf(s, there(next[i])), 0);
    }
    const reached = new Float64Array(places.length);
    reached[0] = 1;
    const sums = new Map<string, number>();
    const assumes = new Granted(question);
    // Of each decision that is come to, how often which of its options is taken.
    const taken = new Map<string, Map<string, number>>();
    for (const at of [...order].reverse()) {
      const p = there(reached[at]);
      const { next, chances, open, standing, result } = there(places[at]);
      if (p === 0) continue;
      if (result !== null) sums.set(result, (sums.get(result) ?? 0) + p);
      if (standing !== null && standing.decision !== null) {
        const { decision, assumed: granted } = standing;
        const own = open === null ? decision.taken[0]?.option : open.options[there(chosen[at])];
        const shares = taken.get(decision.id) ?? new Map<string, number>();
        taken.set(decision.id, shares);
        if (own !== undefined) shares.set(own, (shares.get(own) ?? 0) + p);
        if (open === null && granted !== null) assumes.add(granted);
      }
      for (const [i, to] of next.entries())
        if (chances !== null) reached[to] = there(reached[to]) + p * there(chances[i]);
        else if (i === chosen[at]) reached[to] = there(reached[to]) + p;
    }
    const decisions = assumed.decisions.flatMap((d): readonly Decision[] => {
      const shares = taken.get(d.id);
      if (shares === undefined) return [];
      const all = [...shares.values()].reduce((a, b) => a + b, 0);
      return [{ ...d, taken: [...shares].map(([option, share]) => ({ option, share: share / all })) }];
    });
    return {
      ...{ exact: true, states, plays: 0, error: null },
      results: inOrder(question, sums).map(({ id, sum }) => ({ id, probability: sum, error: 0 })),
      assumes: assumes.all,
      decisions,
      sought: { seekers: sought.map((s) => s.seeker), values: sought.map((_, s) => worthOf(s, 0)) },
    } satisfies Odds;
  };
  place({ game: question.start, stack: question.start.stack }, false);
  return walking({
    states: () => states,
    following() {
      // What has been visited is not needed any more.
      if (nth > 1000) {
        waiting = waiting.slice(nth);
        nth = 0;
      }
      return waiting[nth++] ?? null;
    },
    ...{ visit, finished },
    forget() {
      waiting = [];
      places.length = 0;
    },
  });
}
