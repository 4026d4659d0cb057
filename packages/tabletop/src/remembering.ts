/**
 * The same function, which remembers its last `size` answers. For searches that play, previews and odds ask again while
 * nobody has moved, and that are sure to answer alike: questions are plain data, and what reads alike is the same question.
 * An answer is shared by all who ask.
 */
import { there } from "@tercio/basis";
export function remembering<Q, A>(size: number, ask: (question: Q) => A): (question: Q) => A {
  const known = new Map<string, A>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer = known.has(key) ? (known.get(key) as A) : ask(question);
    // What was asked last stands last, and what nobody has asked for longest goes first.
    known.delete(key);
    known.set(key, answer);
    if (known.size > size) known.delete(there(known.keys().next().value));
    return answer;
  };
}
