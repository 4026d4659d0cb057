import { readFileSync } from "node:fs";
import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  type JsonObject,
  rollDice,
  save,
  type Scenario,
  type Sitter,
  startBattle,
} from "@tercio/kernel";
import { armies, ninthAge, type NinthAge } from "@tercio/ninth-age";

/** A battle of two random players, played until `stop` holds; as the text of a saved file. */
export function playedUntil(
  seed: number,
  stop: (battle: Battle<NinthAge>) => boolean,
  { seats = [], scenario = ninthAge.rules.starter() }: { seats?: readonly Sitter[]; scenario?: Scenario } = {},
): { readonly text: string; readonly battle: Battle<NinthAge> } {
  let { battle } = startBattle(ninthAge, scenario, seed, { seats });
  const source = counterSource(seed ^ 0x5bd1, 0);
  while (battle.request !== null && !stop(battle)) {
    if (battle.request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const kind = ninthAge.rules.choices[battle.request.choice];
    const result = answer(battle, kind?.sample(battle.game, battle.request.about, source));
    if (!result.ok) throw new Error(`a sampled answer was refused: ${result.refusal.message.key}`);
    battle = result.battle;
  }
  return { text: JSON.stringify(save(battle as unknown as Battle)), battle };
}

/** A playthrough's scene with the first lines of its script, as the text of a file. */
export function sceneUpTo(name: string, lines: number): string {
  const whole = JSON.parse(
    readFileSync(new URL(`../../../playthroughs/ninth-age/${name}.json`, import.meta.url), "utf8"),
  ) as {
    script: readonly unknown[];
  };
  return JSON.stringify({ ...whole, script: whole.script.slice(0, lines) });
}

/** Stops a battle at a choice of this kind. */
export const asks =
  (choice: string) =>
  (battle: Battle<NinthAge>): boolean =>
    battle.request?.type === "choice" && battle.request.choice === choice;

/** What the standing choice is about. */
export const aboutOf = <A>(battle: Battle<NinthAge>): A => (battle.request as unknown as { about: A }).about;

const kindOf = (battle: Battle<NinthAge>): string =>
  battle.request?.type === "choice" ? battle.request.choice : (battle.request?.type ?? "over");

/** A whole battle, and for each kind of choice a point of some battle where it is asked first. */
export function everyKindOfChoice(seeds: readonly number[]): {
  readonly whole: string;
  readonly points: ReadonlyMap<string, string>;
  /** Kinds of which the whole battle has none. */
  readonly elsewhere: readonly string[];
  readonly unseen: readonly string[];
} {
  const wanted = new Set(Object.keys(ninthAge.rules.choices));
  const points = new Map<string, string>();
  const elsewhere: string[] = [];
  let whole = "";
  for (const [i, seed] of seeds.entries()) {
    if (wanted.size === 0) break;
    const starter = ninthAge.rules.starter();
    // The first as dice will have it; then objectives that ask for more than standing somewhere.
    const objective = ["roll", "spoils-of-war", "capture-the-flags", "secure-target"][i % 4] as string;
    // An army of one Scoring Unit has others marked.
    const few = Object.values(armies).map((a) => ({
      ...a,
      units: a.units.map((u, at) => ({ ...u, scoring: u.scoring && at === 0 })),
    }));
    const setup = { ...starter.setup, objective, ...(objective === "capture-the-flags" ? { armies: few } : {}) };
    const scenario = { ...starter, setup: setup as unknown as JsonObject };
    const { text } = playedUntil(
      seed,
      (battle) => {
        const kind = kindOf(battle);
        if (!wanted.delete(kind)) return false;
        points.set(kind, JSON.stringify(save(battle as unknown as Battle)));
        if (i > 0) elsewhere.push(kind);
        return false;
      },
      { scenario },
    );
    if (i === 0) whole = text;
  }
  return { whole, points, elsewhere, unseen: [...wanted] };
}
