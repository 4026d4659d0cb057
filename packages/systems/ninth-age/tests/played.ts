import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { counterSource } from "@tercio/dice";
import { type Battle, entriesOf, hashOf, load, save, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { ninthAge, type NinthAge } from "../src/index.ts";
import type { Cut } from "./new-process.ts";

export type B = Battle<NinthAge>;

/** Every state of a random battle, from its start to its end. */
export const played = (seed: number): B[] =>
  [...byChance<NinthAge>(startBattle(ninthAge, ninthAge.rules.starter(), seed), counterSource(seed ^ 0x1234, 0))].map(
    ({ battle }) => battle,
  );

export const text = (battle: B): string => JSON.stringify(save(battle as unknown as Battle));

/**
 * Cuts a random battle at random requests, saves it there and lets another process load and go on. Returns what went
 * wrong.
 */
export function cutBattles(first: number, battles: number, cutsEach: number): readonly string[] {
  const cuts: Cut[] = [];
  const wanted: { readonly end: string | null; readonly name: string }[] = [];
  for (let seed = first; seed < first + battles; seed++) {
    const states = played(seed);
    const end = states.at(-1) as B;
    const entries = entriesOf(end as unknown as Battle).map((e) => e.entry);
    const source = counterSource(seed, 99);
    for (let i = 0; i < cutsEach; i++) {
      const at = source.next(states.length - 1) - 1;
      cuts.push({ save: text(states[at] as B), rest: entries.slice(at) });
      wanted.push({ end: end.log?.hash ?? null, name: `seed ${seed}, cut before answer ${at}` });
    }
  }
  const folder = mkdtempSync(join(tmpdir(), "tercio-cuts-"));
  try {
    const file = join(folder, "cuts.json");
    writeFileSync(file, JSON.stringify(cuts));
    const script = fileURLToPath(new URL("new-process.ts", import.meta.url));
    const out = execFileSync(process.execPath, ["--import", "tsx", script, file], {
      cwd: fileURLToPath(new URL("../../../../", import.meta.url)),
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
    const ends = JSON.parse(out) as string[];
    return wanted.flatMap((w, i) => (ends[i] === w.end ? [] : [`${w.name}: ${ends[i]} instead of ${w.end}`]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Forks random battles at random requests and answers otherwise for a while. Returns where the original changed. */
export function forkBattles(first: number, battles: number, forksEach: number): readonly string[] {
  const wrong: string[] = [];
  for (let seed = first; seed < first + battles; seed++) {
    const states = played(seed);
    const picks = counterSource(seed, 98);
    for (let i = 0; i < forksEach; i++) {
      const at = picks.next(states.length - 1) - 1;
      const battle = states[at] as B;
      const before = JSON.stringify(battle.game);
      // Played on, and forgotten.
      for (const _ of byChance({ battle, events: [] }, counterSource(seed * 1000 + i, 0), 12));
      if (JSON.stringify(battle.game) !== before || hashOf(JSON.parse(before) as object) !== hashOf(battle.game))
        wrong.push(`seed ${seed}, forked before answer ${at}`);
    }
  }
  return wrong;
}

/** Saves of whole random battles with the hash each should end on. */
export const savedBattles = (
  first: number,
  battles: number,
): readonly { readonly save: string; readonly hash: string }[] =>
  Array.from({ length: battles }, (_, i) => {
    const end = played(first + i).at(-1) as B;
    return { save: text(end), hash: end.log?.hash ?? "" };
  });

/** The final hash of a save that verifies, else what is wrong with it. */
export function verified(saved: string): string {
  const loaded = load(ninthAge, JSON.parse(saved) as unknown, { verify: true });
  return loaded.ok ? (loaded.battle.log?.hash ?? "") : `${loaded.problem.entry}: ${loaded.problem.problem}`;
}
