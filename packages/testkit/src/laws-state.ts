import { type Core, engineOf, hashOf, silent } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { demand, type Law, type LawBench, missingWords, same } from "./law.ts";
import { copy, freeze, type Track } from "./track.ts";

/** Every index that is looked at closely: the first ten and the powers of two. */
const closely = (i: number): boolean => i < 10 || (i & (i - 1)) === 0;

const at = (track: { readonly name: string }, i: number): string => `${track.name}, reply ${i}`;

/** Laws about the state alone: repeatable, plain, never changed, bounded, sound. */
export function stateLaws<G extends Core>(system: System<G>, bench: LawBench<G>): readonly Law[] {
  const { options } = bench;
  /** Besides those, one of so many: what is asked of a whole state, field by field, costs more than playing it. */
  const some = (track: { readonly seed: number }, i: number): boolean =>
    closely(i) || (i + track.seed) % options.whole === 0;
  const engine = engineOf(system);
  const each = (test: (track: Track<G>, where: (i: number) => string) => void): void => {
    for (const track of bench.tracks()) test(track, (i) => at(track, i));
  };
  const twice = (test: (track: Track<G>, where: (i: number) => string, again: Track<G>) => void): void => {
    for (const [track, again] of bench.again()) test(track, (i) => at(track, i), again);
  };

  return [
    {
      name: "every scenario has an id of its own, a title in both languages, and can be used",
      run: () => {
        const ids = new Set<string>();
        for (const { id, title, scenario } of system.rules.scenarios()) {
          demand(id !== "" && !ids.has(id), () => `two scenarios are called "${id}"`);
          ids.add(id);
          demand(title.en !== "" && title.fr !== "", () => `${id}: a title is missing`);
          const wrong = system.rules.checkScenario(copy(scenario));
          demand(wrong === null, () => `${id}: ${wrong?.where ?? ""} (${wrong?.message.key ?? ""})`);
        }
        demand(
          same(system.rules.scenarios()[0]?.scenario, system.rules.starter()),
          () => "the first scenario is not the starter",
        );
      },
    },
    {
      name: "every battle ends, with an outcome",
      run: () =>
        each((track, where) => {
          demand(track.end.request === null, () => `${where(track.turns.length)}: still asking`);
          const score = system.rules.outcome(track.end.game);
          demand(score !== null, () => `${where(track.turns.length)}: over without an outcome`);
          if (score !== null) demand(same(missingWords(system, score.message), []), () => `the outcome has no words`);
        }),
    },
    {
      name: "the same seed and answers give the same hashes and events",
      run: () =>
        twice((track, where, again) => {
          demand(same(copy(again.startEvents), copy(track.startEvents)), () => `${track.name}: another start`);
          for (const [i, turn] of again.turns.entries()) {
            const first = track.turns[i];
            demand(same(copy(turn.reply), copy(first?.reply)), () => `${where(i)}: samples differ`);
            demand(turn.after.log?.hash === first?.after.log?.hash, () => `${where(i)}: another hash`);
            demand(same(copy(turn.events), copy(first?.events)), () => `${where(i)}: other events`);
          }
          if (again.stumble !== null) return;
          demand(again.turns.length === track.turns.length, () => `${track.name}: another end`);
        }),
    },
    {
      name: "a game copied through JSON at a request asks the same and goes on the same",
      run: () =>
        each((track, where) => {
          for (const [i, turn] of track.turns.entries()) {
            if (!some(track, i)) continue;
            const game = copy(turn.battle.game);
            demand(hashOf(game) === hashOf(turn.battle.game), () => `${where(i)}: JSON loses something`);
            if (!closely(i)) continue;
            demand(same(copy(engine.pending(game)), copy(turn.battle.request)), () => `${where(i)}: asks otherwise`);
            let copied = game;
            for (const later of track.turns.slice(i, i + options.follow)) {
              const reply = later.reply.type === "dice" ? later.reply.outcome : later.reply.answer;
              copied = engine.reply(copied, reply, silent).game;
              demand(
                hashOf(copied) === hashOf(later.after.game),
                () => `${where(i)}: the copy differs after reply ${later.battle.log?.length ?? 0}`,
              );
            }
          }
        }),
    },
    {
      name: "nothing that goes in is ever changed",
      run: () =>
        twice((track, where, again) => {
          if (again.stumble !== null) throw new Error(`${where(again.stumble.at)}: ${String(again.stumble.error)}`);
          for (const [i, { after }] of again.turns.entries()) {
            if (!some(track, i)) continue;
            const game = freeze(after.game);
            const request = engine.pending(game);
            try {
              if (request?.type === "choice") {
                const kind = system.rules.choices[request.choice];
                kind?.accept(game, request.about, freeze(copy(kind.timeout(game, request.about))));
                kind?.enumerate?.(game, request.about);
              }
              system.views.board(game);
              system.views.guide(game);
              if (request !== null && closely(i)) system.views.questions(game, request);
            } catch (error) {
              throw new Error(`${where(i)}: ${String(error)}`);
            }
          }
        }),
    },
    {
      name: "the invariants hold after every reply, and the stack stays under 64",
      run: () =>
        each((track, where) => {
          for (const [i, turn] of track.turns.entries()) {
            const wrong = system.rules.invariants(turn.after.game);
            demand(wrong.length === 0, () => `${where(i)}: ${wrong.join("; ")}`);
            demand(turn.after.game.stack.length < 64, () => `${where(i)}: ${turn.after.game.stack.length} frames`);
          }
        }),
    },
    {
      name: "a view is a game of the same shape, and seeing it again shows no more",
      run: () =>
        each((track, where) => {
          for (const [i, turn] of track.turns.entries())
            for (const seat of closely(i) ? [0, 1] : []) {
              const view = system.rules.see(turn.battle.game, seat);
              demand(same(Object.keys(view), Object.keys(turn.battle.game)), () => `${where(i)}: other fields`);
              demand(same(system.rules.see(view, seat), view), () => `${where(i)}: a second look differs`);
            }
        }),
    },
  ];
}
