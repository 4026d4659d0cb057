import { counterSource } from "@tercio/dice";
import type { Scenario } from "@tercio/kernel";
import { type Army, ninthAge, type UnitEntry } from "../src/index.ts";
import { DEPLOYMENTS, OBJECTIVES, played } from "../src/state/deployments.ts";
import { knownRules } from "../src/armies/check.ts";
import { needsParameters } from "../src/state/parameters.ts";
import { weaponIds } from "../src/book/weapons.ts";

const TABLES = [
  [36, 36],
  [36, 96],
  [48, 36],
  [72, 48],
  [120, 36],
  [120, 96],
] as const;

/**
 * A scenario that no player would set up and that `checkScenario` passes all the same: any table, any rulings, armies of
 * 1 to 30 units whose figures lie anywhere within what an army file may say, most often at its ends.
 */
export function wildScenario(seed: number): Scenario {
  const source = counterSource((seed ^ 0x77177) >>> 0, 0);
  const between = (low: number, high: number): number => {
    const way = source.next(8);
    return way === 1 ? low : way === 2 ? high : low + source.next(high - low + 1) - 1;
  };
  const any = <T>(list: readonly T[]): T => list[source.next(list.length) - 1] as T;
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: source.next(most + 1) - 1 }, () => any(list))),
  ];
  const flag = (): boolean => source.next(2) === 1;
  // Half the armies are of pieces that can stand on some table; the others are as huge as a file allows.
  const huge = source.next(2) === 1;
  const name = (en: string): { en: string; fr: string } => ({ en, fr: en });
  const part = (harnessed: boolean): UnitEntry["parts"][number] => ({
    name: name("Part"),
    attackValue: between(0, 5),
    offensiveSkill: between(0, 10),
    strength: between(0, 10),
    armourPenetration: between(0, 10),
    agility: between(0, 10),
    harnessed,
  });
  /** One model alone leads an army or bears its standard, and one of an army. */
  const titled = (words: readonly string[], models: number, led: Set<string>): readonly string[] =>
    words.filter((word) => {
      if (!["general", "battle-standard-bearer"].includes(word)) return true;
      const may = models === 1 && !led.has(word);
      if (may) led.add(word);
      return may;
    });
  const entry = (id: string, led: Set<string>): UnitEntry => {
    const models = between(1, huge ? 60 : 20);
    const base = huge ? any([1000, 2000, 2500, 4000, 5000, 10_000, 15_000]) : any([2000, 2500, 4000]);
    return {
      name: name(id),
      type: any(["Infantry", "Beast", "Cavalry"]),
      height: any(["Standard", "Large"]),
      baseWidth: base,
      baseDepth: flag() ? base : Math.min(15_000, base * 2),
      advanceRate: between(1, 20),
      marchRate: between(1, 30),
      discipline: between(0, 10),
      healthPoints: between(1, 10),
      defensiveSkill: between(0, 10),
      resilience: between(0, 10),
      armour: between(0, 6),
      suit: any(["none", "light", "heavy", "plate"]),
      shield: flag(),
      parts: flag() ? [part(false)] : [part(false), part(true)],
      weapons: [...new Set([any(weaponIds), any(weaponIds)])],
      rules: titled(
        some(
          knownRules.filter((word) => !needsParameters(word)),
          4,
        ),
        models,
        led,
      ),
      notYet: [],
      models,
      champion: flag(),
      standard: flag(),
      musician: flag(),
      scoring: flag(),
      pointCost: between(1, 5000),
      files: between(1, Math.min(20, models)),
    };
  };
  const [width, depth] = source.next(3) === 1 ? [between(36, 120), 2 * between(18, 48)] : any(TABLES);
  const army = (id: string): Army => {
    const led = new Set<string>();
    return {
      id,
      name: name(id),
      units: Array.from({ length: any([1, 2, 5, 12, 30]) }, (_, i) => entry(`${id} ${i + 1}`, led)),
    };
  };
  return {
    edition: ninthAge.rules.editions[0] as string,
    rulings: Object.fromEntries(ninthAge.rules.rulings.map((r) => [r.id, any(r.options).id])),
    setup: {
      armies: [army("first"), army("second")],
      width,
      depth,
      chirality: flag() ? 1 : -1,
      deployment: any([...DEPLOYMENTS.filter(played), "roll"]),
      objective: any([...OBJECTIVES.filter(played), "roll"]),
    } as never,
  };
}
