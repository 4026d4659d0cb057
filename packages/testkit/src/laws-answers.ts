import {
  answer,
  checkAnswer,
  type ChoiceKind,
  type ChoiceRequest,
  type Core,
  hashOf,
  type Json,
  type Refusal,
  say,
  there,
} from "@tercio/kernel";
import { demand, type Law, type LawBench, missingWords, same } from "./law.ts";
import { mutilations, strangeThings, superfluous } from "./mutilate.ts";
import { chooser, copy, type Turn } from "./track.ts";

const show = (value: unknown): string => {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 200);
  } catch {
    return String(value);
  }
};

/** Laws about answers: what is offered is legal, what is mutilated is refused in words. */
export function answerLaws<G extends Core>(bench: LawBench<G>): readonly Law[] {
  const { system } = bench;

  /** Every choice that was put to a player, with its kind. */
  function choices(test: (turn: Turn<G>, kind: ChoiceKind<G>, about: object, where: string, seed: number) => void) {
    for (const track of bench.tracks()) {
      const asked = track.turns.flatMap(({ battle }, i) => (battle.request?.type === "choice" ? [i] : []));
      const stride = Math.max(1, Math.ceil(asked.length / bench.options.looks));
      // Not the same choices of every battle.
      for (const i of asked.filter((_, n) => (n + track.seed) % stride === 0)) {
        const turn = there(track.turns[i]);
        const request = turn.battle.request as ChoiceRequest;
        const kind = system.rules.choices[request.choice];
        if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
        const where = `${track.name}, reply ${i}, ${request.choice}`;
        test(turn, kind, request.about, where, track.seed * 100_003 + i);
      }
    }
  }

  function accepted(turn: Turn<G>, given: Json, where: string): void {
    const verdict = checkAnswer(turn.battle, given);
    demand(verdict === true, () => `${where}: ${show(given)} refused: ${(verdict as Refusal).message.key}`);
  }

  /** Is it accepted? A refusal must have words, and nothing may be thrown. */
  function taken(turn: Turn<G>, given: unknown, where: string): boolean {
    let verdict: ReturnType<typeof checkAnswer>;
    try {
      verdict = checkAnswer(turn.battle, given);
    } catch (error) {
      throw new Error(`${where}: ${show(given)} throws ${String(error)}`);
    }
    if (verdict === true) return true;
    const faults = missingWords(system, verdict.message);
    demand(faults.length === 0, () => `${where}: ${show(given)} refused with ${faults.join("; ")}`);
    return false;
  }

  /** An accepted answer must lead somewhere sound. */
  function playable(turn: Turn<G>, given: Json, where: string): void {
    const result = answer(turn.battle, given);
    if (!result.ok) throw new Error(`${where}: ${show(given)} refused when given`);
    const wrong = system.rules.invariants(result.battle.game);
    demand(wrong.length === 0, () => `${where}: ${show(given)} leads to ${wrong.join("; ")}`);
    const game = result.battle.game;
    demand(hashOf(copy(game)) === hashOf(game), () => `${where}: after ${show(given)} JSON loses something`);
  }

  return [
    {
      name: "sampled, proposed, enumerated and time-out answers are accepted and have words",
      run: () =>
        choices((turn, kind, about, where, seed) => {
          const { game, request } = turn.battle;
          const source = chooser(seed);
          const words = (m: Parameters<typeof missingWords>[1]) => {
            const wrong = missingWords(system, m);
            demand(wrong.length === 0, () => `${where}: ${wrong.join("; ")}`);
          };
          words(kind.describe(game, about));
          accepted(turn, kind.timeout(game, about), `${where}, time-out`);
          for (let n = 0; n < 2; n++) accepted(turn, kind.sample(game, about, source), `${where}, sample`);
          // Somebody is asked, so there is an answer: where there is none, the step has said what happens instead.
          demand(kind.answerable?.(game, about) !== false, () => `${where}: asked, and yet not answerable`);
          if (request !== null)
            for (const given of system.computer.propose(game, request, source))
              accepted(turn, given, `${where}, proposal`);
          const list = kind.enumerate?.(game, about) ?? [];
          const twice = list.map((given) => JSON.stringify(given)).find((told, i, all) => all.indexOf(told) !== i);
          demand(twice === undefined, () => `${where}: ${twice} is listed twice`);
          for (const given of list) {
            accepted(turn, given, `${where}, enumerated`);
            if (kind.label !== undefined) words(kind.label(game, about, given));
          }
          const one = list[source.next(Math.max(1, list.length)) - 1];
          if (one !== undefined) playable(turn, one, `${where}, enumerated`);
        }),
    },
    {
      name: "answers that are listed are told apart by their words, unless they lead to the same",
      run: () =>
        choices((turn, kind, about, where) => {
          const { game } = turn.battle;
          const { label } = kind;
          if (label === undefined) return;
          const led = (given: Json): string => {
            const result = answer(turn.battle, given);
            return result.ok ? hashOf(result.battle.game) : "";
          };
          for (const language of ["en", "fr"] as const) {
            const called = new Map<string, Json>();
            for (const given of kind.enumerate?.(game, about) ?? []) {
              const words = say(system, label(game, about, given), language);
              const other = called.get(words);
              if (other === undefined) called.set(words, given);
              else
                demand(
                  led(other) === led(given),
                  () => `${where}: both ${show(other)} and ${show(given)} are called "${words}"`,
                );
            }
          }
        }),
    },
    {
      name: "mutilated answers are refused in words, or can be played; nothing is thrown",
      run: () =>
        choices((turn, kind, about, where, seed) => {
          const timeout = kind.timeout(turn.battle.game, about);
          const right = turn.reply.type === "answer" ? turn.reply.answer : timeout;
          const wrong = [...strangeThings, ...mutilations(timeout), ...mutilations(right)];
          const source = chooser(seed);
          for (const given of wrong) {
            if (!taken(turn, given, where)) continue;
            demand(same(given, copy(given ?? null)), () => `${where}: ${show(given)} is no JSON and was accepted`);
            if (source.next(8) === 1) playable(turn, given as Json, where);
          }
          for (const given of [...superfluous(timeout), ...superfluous(right)])
            demand(!taken(turn, given, where), () => `${where}: ${show(given)} accepted with a field too many`);
        }),
    },
    {
      name: "where dice must fall, no answer is taken; when all is over, none either",
      run: () => {
        for (const track of bench.tracks()) {
          const ends = [track.end, ...track.turns.filter((t) => t.reply.type === "dice").map((t) => t.battle)];
          for (const battle of ends)
            for (const given of strangeThings) {
              const verdict = checkAnswer(battle, given);
              demand(verdict !== true, () => `${track.name}: ${show(given)} accepted for dice`);
              if (verdict !== true) demand(missingWords(system, verdict.message).length === 0, () => "without words");
            }
        }
      },
    },
  ];
}
