import { enumerable, type Outcome } from "@tercio/dice";
import {
  type Core,
  engineOf,
  keyFrom,
  keyOfTwo,
  type Frame,
  type Halt,
  type OddsQuestion,
  type RollRequest,
  type RuleSystem,
  silent,
  sumsFrom,
  type Taken,
  together,
} from "@tercio/kernel";
import { nameOf, putTogether, type Takers } from "./apart.ts";
import { branchesOf } from "./branches.ts";
import { onwards, stopsAt } from "./onwards.ts";
import { inOrder, type Odds } from "./answers.ts";
import { assuming, type Picks } from "./decisions.ts";
import { type Meeting, Meetings } from "./meetings.ts";
import { type Walk, walking } from "./walking.ts";

/** A roll with so few outcomes is played on at once: there is little to merge, and most such rolls end the walk. */
const FEW = 2;

interface Node<G> {
  readonly taken: Taken<G>;
  probability: number;
  /** After what it waits: where it stands, and goes on from there, or after a player's answer. */
  readonly after: "here" | "answer" | "roll";
}

const NONE: readonly never[] = [];

/** Products of chances that count as much as one state. */
const FOLDED = 40;

/**
 * The walk through a system's own sequences: where dice are asked for, every outcome is followed with its probability;
 * equal states are merged.
 * @param limit states, visited or waiting, at which it is given up
 * @param picks answers instead of those that are taken for granted
 */
export function walk<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  limit: number,
  picks?: Picks,
): Walk {
  const engine = engineOf(system);
  const sums = new Map<string, number>();
  const assumed = assuming(system, question, picks);
  let states = 0;
  let next = new Map<number, Node<G>>();
  const first: Node<G> = {
    taken: { game: question.start, stack: question.start.stack },
    probability: 1,
    after: "roll",
  };
  let frontier: Iterator<Node<G>> = [first].values();
  // What all states are compared with: in the first one that asks, the variables of the walk are all there.
  let base: G | null = null;
  let keyed: G | null = null;
  let ownKey = 0;
  // Games that stand where the question knows what the rest hangs on wait by that, until nothing else is left.
  let rest = question.rest;
  let held = new Map<string | number, Node<G>>();
  let stop = stopsAt(question.stop, rest);
  const ended = (id: string, probability: number): void => void sums.set(id, (sums.get(id) ?? 0) + probability);
  /** Equal games have the same. */
  const equal = (game: G): number => {
    const from: G = (base ??= game);
    return keyOfTwo(keyFrom(from, game, "stack"), keyFrom(from.stack, game.stack));
  };
  /** Is the walk of this game over, or known to go on as that of others? Then nothing is left to do for it here. */
  const over = (halt: Halt<G>, probability: number): boolean => {
    const { request, top } = halt;
    const known = request === null && top !== undefined && rest?.at(top) === true ? rest : null;
    // Most games are like one that is held already where that is told without their stacks: nothing is made of them then.
    let key: string | number | null = top === undefined ? null : (known?.key?.(halt.unstacked, top) ?? null);
    let like: G | null = null;
    if (key === null) {
      const { game } = halt;
      const result = question.result(game);
      if (result === null && request !== null) return false;
      if (result !== null || known === null) {
        ended(result ?? "over", probability);
        return true;
      }
      like = known.like?.(game) ?? game;
      key = equal(like);
    }
    const same = held.get(key);
    if (same !== undefined) same.probability += probability;
    else {
      const game = like ?? halt.game;
      held.set(key, { taken: { game, stack: game.stack }, probability, after: "here" });
    }
    return true;
  };
  // Equal states wait together right after an answer, before anything runs on from it: what follows runs once for all.
  const put = (taken: Taken<G>, before: G, from: G, probability: number, after: "answer" | "roll"): void => {
    // Most answers leave everything but the stack as it is, so that its key is found once for all branches.
    const gameKey = taken.game === before && keyed === before ? ownKey : keyFrom(from, taken.game, "stack");
    if (taken.game === before) {
      keyed = before;
      ownKey = gameKey;
    }
    const key = keyOfTwo(gameKey, keyFrom(from.stack, taken.stack));
    const same = next.get(key);
    if (same === undefined) next.set(key, { taken, probability, after });
    else same.probability += probability;
  };
  // Outcomes of rolls whose sums are apart wait where they meet, until nothing else is left before that.
  let met = new Meetings<G>();
  let folded = 0;
  let { meets } = question;
  let folds = 0;
  let wrong = false;
  const atMeeting = (top: Frame): boolean => meets?.(top) === true;
  const stopOrMeet = (top: Frame): boolean => stop(top) || atMeeting(top);
  const standsThere = (game: G): boolean => {
    const top = game.stack[game.stack.length - 1];
    return top !== undefined && atMeeting(top) && question.result(game) === null;
  };
  const tooMany = (): boolean => states + next.size + held.size + met.size + folded / FOLDED > limit;
  /** What a roll said of its outcomes does not hold: all over again, and each outcome is played. */
  const again = (): void => {
    wrong = false;
    meets = undefined;
    sums.clear();
    base = keyed = null;
    [next, met, held] = [new Map(), new Meetings(), new Map()];
    rest = question.rest;
    stop = stopsAt(question.stop, rest);
    frontier = [first].values();
  };
  /** Where the first outcome leads straight to an end most others do: nothing is won by comparing them before. */
  let straight: boolean | null = null;
  const follow = (game: G, from: G, outcome: Outcome, share: number, few: boolean): void => {
    if (few || straight !== false) {
      const then = engine.replied(game, outcome, silent, meets === undefined ? stop : stopOrMeet);
      if (meets !== undefined && then.request === null && standsThere(then.game)) {
        straight ??= true;
        states++;
        return met.add(nameOf(sumsFrom(from, then.game)), share, then.game, NONE);
      }
      const ends = over(then, share);
      straight ??= ends;
      if (ends) states++;
      else if (few) put({ game: then.game, stack: then.game.stack }, game, from, share, "roll");
      if (ends || few) return;
    }
    put(engine.take(game, outcome, silent), game, from, share, "roll");
  };
  const takersOf = (game: G, from: G, probability: number): Takers<G> => ({
    visited: () => void states++,
    meet: (key, chance, before, changed) => {
      folded++;
      met.add(key, probability * chance, before, changed);
    },
    play: (points, chance) => follow(game, from, { chains: [], points }, probability * chance, false),
    enough: tooMany,
  });
  /** Follows all that a roll comes to. @returns whether the walk can go on */
  const rolled = (game: G, request: RollRequest, probability: number): boolean => {
    const from: G = (base ??= game);
    straight = null;
    const done =
      meets === undefined
        ? "not worth it"
        : putTogether(engine, game, request, from, stopOrMeet, standsThere, folds++, takersOf(game, from, probability));
    if (done === "wrong") wrong = true;
    if (done === "not worth it") {
      if (!enumerable(request.dice)) return false;
      const branches = branchesOf(request);
      const few = branches.length <= FEW;
      for (const { outcome, probability: chance } of branches)
        if (!tooMany()) follow(game, from, outcome, probability * chance, few);
    }
    // All that wait will be visited: it is known as soon as there are too many of them.
    return !tooMany();
  };
  const visit = ({ taken, probability, after }: Node<G>): boolean => {
    let halt = engine.resumed(taken, silent, after === "here" ? onwards(question.stop, stop) : stop);
    // As it was compared right after an answer of a player, if it was.
    let compared = after === "answer" ? taken.game : null;
    for (;;) {
      states++;
      const { request } = halt;
      if (over(halt, probability) || request === null) return true;
      const { game, unstacked: bare } = halt;
      if (request.type === "roll") return rolled(game, request, probability);
      const from: G = (base ??= game);
      const given = assumed.standIn(game, request);
      // Nobody can go on from here: the walk is over as where nothing more is asked.
      if (given === null) {
        ended("over", probability);
        return true;
      }
      // Where only the stack has moved on since it was compared, nothing is won by comparing it again.
      if (bare !== compared || tooMany()) {
        put(engine.take(game, given, silent), game, from, probability, "answer");
        return true;
      }
      compared = game;
      halt = engine.replied(game, given, silent, stop);
    }
  };
  function* made(meetings: Iterable<Meeting<G>>): Generator<Node<G>> {
    for (const { from, changed, probability } of meetings) {
      const game = together(from, changed);
      if (game === null) {
        wrong = true;
        return;
      }
      yield { taken: { game, stack: game.stack }, probability, after: "roll" };
    }
  }
  /** Who comes next: those that wait, and when none does any more those that were held back; null where nobody is left. */
  const following = (): Node<G> | null => {
    for (;;) {
      const node = frontier.next();
      if (wrong) again();
      else if (node.done !== true) return node.value;
      else if (next.size > 0) {
        frontier = next.values();
        next = new Map();
      } else if (met.size > 0) {
        frontier = made(met);
        met = new Meetings();
      } else if (held.size > 0) {
        frontier = held.values();
        held = new Map();
        if (rest?.again !== true) {
          rest = undefined;
          stop = stopsAt(question.stop, rest);
        }
      } else return null;
    }
  };
  const finished = (): Odds => ({
    ...{ exact: true, states, plays: 0, error: null },
    results: inOrder(question, sums).map(({ id, sum }) => ({ id, probability: sum, error: 0 })),
    assumes: assumed.assumes,
    // Looked at when somebody asks: who only wants the chances does not.
    get decisions() {
      return assumed.decisions;
    },
    sought: null,
  });
  return walking({
    states: () => states,
    ...{ following, visit, finished },
    forget() {
      next = new Map();
      held = new Map();
      met = new Meetings();
    },
  });
}
