import type { Core } from "@tercio/kernel";
import type { System } from "@tercio/board";
import type { Law, LawBench, LawOptions } from "./law.ts";
import { answerLaws } from "./laws-answers.ts";
import { declaringLaws } from "./laws-declaring.ts";
import { savingLaws } from "./laws-saving.ts";
import { seenLaws } from "./laws-seen.ts";
import { stateLaws } from "./laws-state.ts";
import { playTrack, type Track } from "./track.ts";

/** The laws of every rule system, ready to be run one by one. */
export function laws<G extends Core>(system: System<G>, options: LawOptions): readonly Law[] {
  const seeds = options.seeds ?? Array.from({ length: options.battles }, (_, i) => i + 1);
  let played: readonly Track<G>[] | null = null;
  let replayed: readonly (readonly [Track<G>, Track<G>])[] | null = null;
  const play = (): readonly Track<G>[] =>
    bench.options.scenarios.flatMap(({ id, scenario }) =>
      seeds.slice(0, options.battles).map((seed) => playTrack(system, scenario, seed, options.maximumAnswers, { id })),
    );
  const replay = (again: Track<G>): readonly [Track<G>, Track<G>] => [
    again,
    playTrack(system, again.start.scenario, again.seed, options.maximumAnswers, { again }),
  ];
  const bench: LawBench<G> = {
    system,
    options: {
      scenarios: system.rules.scenarios(),
      looks: Number.POSITIVE_INFINITY,
      follow: Number.POSITIVE_INFINITY,
      cuts: 20,
      forks: 20,
      replays: 1,
      whole: 4,
      ...options,
      seeds,
    },
    tracks: () => (played ??= play()),
    again: () =>
      (replayed ??= bench
        .tracks()
        .filter((_, n) => n % bench.options.replays === 0)
        .map(replay)),
  };
  return [
    ...stateLaws(system, bench),
    ...seenLaws(system, bench),
    ...answerLaws(bench),
    ...savingLaws(bench),
    ...declaringLaws(bench),
  ];
}
