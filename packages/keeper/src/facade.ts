/**
 * What a kept build answers, whatever its inside looks like: the command line of a later release knows this and nothing else of
 * it. It is bundled with the build it belongs to; what stands here may grow, but what is here keeps its meaning.
 */
import { games } from "@tercio/games";
import { type Core, load, say } from "@tercio/kernel";

type Language = "en" | "fr";

/** What a later release asks of a saved battle. */
export interface Asked {
  /** Play so many answers; all without it. */
  readonly until?: number | undefined;
  /** Check every die and every hash too. */
  readonly verify: boolean;
  readonly language: Language;
}

/** A battle as its own build plays it, in plain words and numbers. */
export type Kept =
  | {
      readonly ok: true;
      readonly game: string;
      readonly edition: string;
      readonly answers: number;
      readonly hash: string | null;
      /** The result, where the battle is over. */
      readonly outcome: string | null;
      readonly seats: readonly { readonly by: string; readonly level?: string }[];
      /** What happened at the start, then after each answer. */
      readonly events: readonly (readonly string[])[];
      /** Each unit and where it is, in a sentence. */
      readonly board: readonly string[];
    }
  | { readonly ok: false; readonly entry: number | null; readonly where: string; readonly problem: string };

/** The version of each game's rules that this build plays. */
export const rules: { readonly [system: string]: string } = Object.fromEntries(games.map((g) => [g.id, g.version]));

/** Plays a saved battle as this build does. Never throws for what the file holds. */
export function opened(file: unknown, { until, verify, language }: Asked): Kept {
  // Builds of before the keeper are given this file: it imports only what every build has.
  const named = typeof file === "object" && file !== null && "system" in file ? file.system : undefined;
  const system = games.find((g) => g.id === named);
  if (system === undefined) return { ok: false, entry: null, where: "system", problem: `no game ${String(named)}` };
  const loaded = load<Core>(system, file, { verify, ...(until === undefined ? {} : { until }) });
  if (!loaded.ok) {
    const { entry, where, problem, message } = loaded.problem;
    return { ok: false, entry, where, problem: language === "en" ? problem : say(system, message, language) };
  }
  const { battle, events } = loaded;
  const outcome = system.rules.outcome(battle.game);
  return {
    ok: true,
    game: system.name[language],
    edition: battle.scenario.edition,
    answers: battle.log?.length ?? 0,
    hash: battle.log?.hash ?? null,
    outcome: outcome === null ? null : say(system, outcome.message, language),
    seats: battle.seats,
    events: events.map((list) => list.map((e) => say(system, e.message, language))),
    board: system.views
      .board(battle.game)
      .pieces.flatMap((p) => (p.kind === "body" ? [say(system, p.spoken, language)] : [])),
  };
}
