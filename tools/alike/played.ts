// Battles that a build plays, and what it makes of answers and dice that were given before: for tools/alike.ts, which bundles this file with
// the sources of another commit. What it imports every build has.
import { games } from "@tercio/games";
import { type Core, type GameEvent, load, type Request, type Save, save } from "@tercio/kernel";
import { playOne } from "@tercio/lab";

const PLAYERS = ["random", "level2", "random", "level1"] as const;
/** How often the position is looked at besides its end, in answers. */
const OFTEN = 25;

const system = (id: string) => {
  const found = games.find((g) => g.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
};

/** The editions by which a game can be played. */
const editionsOf = (id: string): readonly string[] => system(id).rules.editions;

/** One battle of a game by an edition, `nth` of `count`, spread over all that have a name. */
function played(id: string, edition: string, nth: number, count: number): Save {
  const all = system(id).rules.scenarios();
  const one = all[Math.floor((nth * Math.max(all.length, count)) / count) % all.length];
  if (one === undefined) throw new Error(`${id} has no battles`);
  const bots = PLAYERS[nth % PLAYERS.length] ?? "random";
  return save(playOne(system(id), 3000 + nth, { scenario: one.scenario, edition, bots, chained: true }).battle);
}

/** One battle from a scene; null where this build cannot set it up. */
function from(id: string, scene: object, seed: number): Save | null {
  const { scenes } = system(id).rules;
  if (scenes === undefined) return null;
  try {
    const scenario = scenes.scenario(scene as Parameters<typeof scenes.scenario>[0]);
    return save(playOne(system(id), seed, { scenario, bots: "random", chained: true }).battle);
  } catch {
    return null;
  }
}

/** All that players see of it: who is asked what, what happens, and every so often where everything stands. */
interface Seen {
  readonly answers: number;
  readonly asked: readonly string[];
  readonly events: readonly string[];
  readonly positions: readonly string[];
  readonly problem: string | null;
}

const asked = (r: Request): string =>
  r.type === "choice" ? `${r.player} ${r.choice} ${JSON.stringify(r.about)}` : `${r.player} ${r.label.key}`;
const told = ({ kind, rule, player, message }: GameEvent): string =>
  JSON.stringify([kind, rule, player ?? null, message.key, message.values ?? null]);
const position = ({ stack: _, ...game }: Core): string => JSON.stringify(game);

/** Gives a battle's answers and dice again, whatever rules it was played under. */
function given(file: Save): Seen {
  const game = system(file.system);
  const requests: string[] = [];
  const positions: string[] = [];
  const loaded = load<Core>(
    game,
    { ...file, version: game.version },
    {
      visit(before) {
        if (requests.length % OFTEN === 0) positions.push(position(before.game));
        if (before.request !== null) requests.push(asked(before.request));
      },
    },
  );
  return loaded.ok
    ? {
        answers: file.entries.length,
        asked: requests,
        events: loaded.events.map((list) => JSON.stringify(list.map(told))),
        positions: [...positions, position(loaded.battle.game)],
        problem: null,
      }
    : {
        ...{ answers: file.entries.length, asked: requests, events: [], positions },
        problem: `entry ${loaded.problem.entry ?? "-"}: ${loaded.problem.problem}`,
      };
}

export const referee = { editionsOf, played, from, given };
export type Referee = typeof referee;
