import { counterSource, rollOutcome } from "@tercio/dice";
import {
  type Core,
  engineOf,
  type Message,
  type OddsQuestion,
  type Reason,
  type RuleSystem,
  silent,
} from "@tercio/kernel";
import { assuming, type Picks } from "./decisions.ts";

/** What is rolled on the way of a question, and how each number that is needed came about. */
export interface Rolled {
  readonly label: Message;
  readonly reasons: readonly Reason[];
}

/** Rolls that are looked at before it is enough. */
const MOST = 40;

/**
 * The rolls that a question meets when it is played once, each kind once, with the reasons of their numbers: a walk meets the same ones
 * with other numbers where what has fallen before changes them.
 */
export function reasonsOf<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  picks?: Picks,
): readonly Rolled[] {
  const engine = engineOf(system);
  const source = counterSource(1, 0);
  const assumed = assuming(system, question, picks);
  const list = new Map<string, Rolled>();
  let at = engine.advance(question.start, silent, question.stop);
  for (let rolls = 0; rolls < MOST && at.request !== null && question.result(at.game) === null; ) {
    const { request } = at;
    if (request.type === "choice") {
      const given = assumed.standIn(at.game, request);
      if (given === null) break;
      at = engine.reply(at.game, given, silent, question.stop);
      continue;
    }
    rolls++;
    const parts = request.chains ?? [{ label: request.label, breakdowns: request.breakdowns ?? [] }];
    for (const { label, breakdowns } of parts) {
      const key = JSON.stringify(label);
      if (!list.has(key)) list.set(key, { label, reasons: breakdowns });
    }
    at = engine.reply(at.game, rollOutcome(request.dice, source), silent, question.stop);
  }
  return [...list.values()];
}
