import { type Core, type OddsQuestion, type RuleSystem, ruleTimes, watched } from "@tercio/kernel";
import { equal } from "./equal.ts";
import { type Decided, weigh, type Weighing } from "./exact-odds.ts";

/** Questions that are remembered, and of those that are not answered yet: they hold whatever they have come to. */
const MOST = 200;
const MOST_OPEN = 2;
/** Of one name the last so many: the same pair of pieces, here and there. */
const ALIKE = 8;

interface Known<G> {
  readonly question: OddsQuestion<G>;
  /** What players answer in it, as text. */
  readonly decided: string;
  readonly weighing: Weighing;
}

/** Questions of one system as they were weighed before. */
export interface Memory<G extends Core> {
  /**
   * The question as it has been weighed so far: where the same was asked before, with all that came of it. The same is what has
   * the same name, begins in an equal game, to the last field of it, and has the same answers given.
   */
  weigh(question: OddsQuestion<G>, decided?: Decided): Weighing;
}

const sameQuestion = <G>(p: OddsQuestion<G>, q: OddsQuestion<G>): boolean =>
  p.results.length === q.results.length &&
  p.results.every((r, at) => r.id === q.results[at]?.id) &&
  equal(p.assumes ?? [], q.assumes ?? []) &&
  equal(p.start, q.start);

/**
 * Remembers how the last questions of a system were weighed, for who asks the same ones again and again, such as a pointer
 * that comes back. What they hang on is compared whole: nothing says which part of a game a rule looks at. As soon as there
 * are other rules all is forgotten, and nothing is remembered while a rule is switched off.
 */
export function remembering<G extends Core>(system: RuleSystem<G>): Memory<G> {
  // By name, and in the order in which they were last asked for.
  const known = new Map<string, readonly Known<G>[]>();
  let count = 0;
  let rules = ruleTimes();
  const forget = (id: string, gone: (k: Known<G>, at: number) => boolean): void => {
    const list = known.get(id) ?? [];
    const left = list.filter((k, at) => !gone(k, at));
    count -= list.length - left.length;
    if (left.length === 0) known.delete(id);
    else known.set(id, left);
  };
  const tidy = (): void => {
    let open = 0;
    for (const [id, list] of [...known].reverse())
      if (list.some((k) => !k.weighing.done)) forget(id, (k) => !k.weighing.done && ++open > MOST_OPEN);
    for (const id of known.keys()) {
      if (count <= MOST) break;
      forget(id, () => true);
    }
  };
  return {
    weigh(question, given = {}) {
      if (watched()) return weigh(system, question, given);
      if (rules !== ruleTimes()) {
        rules = ruleTimes();
        known.clear();
        count = 0;
      }
      const { id } = question;
      const decided = JSON.stringify([given.picks ?? {}, given.seekers ?? []]);
      const list = known.get(id) ?? [];
      const found = list.find((k) => k.decided === decided && sameQuestion(k.question, question));
      known.delete(id);
      if (found !== undefined) {
        known.set(id, list[0] === found ? list : [found, ...list.filter((k) => k !== found)]);
        return found.weighing;
      }
      const made = { question, decided, weighing: weigh(system, question, given) };
      known.set(id, [made, ...list]);
      count++;
      forget(id, (_, at) => at >= ALIKE);
      tidy();
      return made.weighing;
    },
  };
}
