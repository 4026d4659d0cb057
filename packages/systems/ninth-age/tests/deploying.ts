import { counterSource } from "@tercio/dice";
import { answer, type Battle, rollDice, startBattle } from "@tercio/kernel";
import { type Army, armies, ninthAge, type NinthAge } from "../src/index.ts";

export const TYPES = ["frontline-clash", "encircle", "refused-flank"] as const;

/**
 * Two armies deployed by samples, or by time-outs (`late`), on a table of `width` by `depth` inches; the game as the
 * first turn begins.
 */
export function deployArmies(
  both: readonly [Army, Army],
  [width, depth]: readonly [number, number],
  deployment: string,
  seed: number,
  late = false,
): NinthAge {
  const setup = { armies: both as never, width, depth, chirality: 1, deployment, objective: "roll" };
  let battle: Battle<NinthAge> = startBattle(ninthAge, { ...ninthAge.rules.starter(), setup }, seed, {
    chained: false,
  }).battle;
  const source = counterSource(seed, 0);
  while (battle.game.gameTurn === 0 && battle.request !== null) {
    const { request, game } = battle;
    if (request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const kind = ninthAge.rules.choices[request.choice];
    const given = late ? kind?.timeout(game, request.about) : kind?.sample(game, request.about, source);
    const result = answer(battle, given);
    if (!result.ok) throw new Error(`seed ${seed}, ${request.choice}: ${result.refusal.message.key}`);
    battle = result.battle;
  }
  const broken = ninthAge.rules.invariants(battle.game);
  if (broken.length > 0) throw new Error(`seed ${seed}: ${broken.join("; ")}`);
  return battle.game;
}

/** How many units found no room. */
export const off = (game: NinthAge): number => game.units.filter((u) => u.place !== "field").length;

const of = (id: string, count: number): Army => {
  const army = armies[id] as Army;
  return { ...army, units: Array.from({ length: count }, (_, i) => army.units[i % army.units.length] as never) };
};

/** So many units of each of the starter armies. */
export const deployed = (
  count: number,
  width: number,
  depth: number,
  type: string,
  seed: number,
  late = false,
): NinthAge =>
  deployArmies(
    [of("empire-of-sonnstahl", count), of("warriors-of-the-dark-gods", count)],
    [width, depth],
    type,
    seed,
    late,
  );
