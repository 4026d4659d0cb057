import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { PlayerWord } from "@tercio/bots";
import { type Core, load, type RuleSystem, type Save, save, there } from "@tercio/kernel";
import { playOne } from "@tercio/lab";
import { root } from "./builds.ts";

/** Battles of each game that are kept to decide whether its rules have changed. */
export const BATTLES = 20;
/** Who plays them in turn: chance meets what nobody would choose, the others what players do. */
const PLAYERS: readonly PlayerWord[] = ["random", "level2", "random", "level1"];

const fileOf = (system: string, version: string): string =>
  join(root(), "kept/battles", `${system}-${version}.json.gz`);

/** The kept battles of a game under one version of its rules: saves with every die and hash. @throws where there are none */
export const keptBattles = (system: string, version: string): readonly Save[] =>
  JSON.parse(gunzipSync(readFileSync(fileOf(system, version))).toString("utf8")) as readonly Save[];

/** Plays the battles anew under the rules of today and keeps them under the version that the system has now. */
export function playBattles(system: RuleSystem<Core>): readonly Save[] {
  const all = system.rules.scenarios();
  const saves = Array.from({ length: BATTLES }, (_, i) => {
    // Spread over all battles that the system knows by name; a second round of them has other dice and other players.
    const { id, scenario } = there(all[Math.floor((i * Math.max(all.length, BATTLES)) / BATTLES) % all.length]);
    const bots = there(PLAYERS[i % PLAYERS.length]);
    const { battle, tally } = playOne(system, 2000 + i, { scenario, bots, chained: true });
    if (tally.problems.length > 0) throw new Error(`${system.id} ${id}: ${tally.problems[0]?.problem}`);
    return save(battle);
  });
  writeFileSync(fileOf(system.id, system.version), gzipSync(JSON.stringify(saves), { level: 9 }));
  return saves;
}

/** Adds battles that were played under the kept rules, such as one that meets a rule that is about to change. */
export function addBattles(system: string, version: string, saves: readonly Save[]): void {
  writeFileSync(
    fileOf(system, version),
    gzipSync(JSON.stringify([...keptBattles(system, version), ...saves]), { level: 9 }),
  );
}

/** A kept battle that no longer leads where it led, and where it first differs. */
export interface Difference {
  /** Which of the kept battles, from 0. */
  readonly battle: number;
  readonly entry: number | null;
  readonly problem: string;
}

/**
 * Which battles kept under an older version lead elsewhere under the rules of today: another outcome, another state, or an
 * answer that is no longer accepted.
 * @param version the version they were kept under
 */
export function differences(system: RuleSystem<Core>, version: string): readonly Difference[] {
  // The chain of hashes begins with the version: under the kept number nothing differs but what is played.
  const asKept = { ...system, version };
  return keptBattles(system.id, version).flatMap((kept, battle) => {
    const loaded = load(asKept, kept, { verify: true, untold: true });
    return loaded.ok ? [] : [{ battle, entry: loaded.problem.entry, problem: loaded.problem.problem }];
  });
}
