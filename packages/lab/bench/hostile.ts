// Charges made to hurt: many chargers of one unit, at odd angles, among others and terrain, large and small.
import { counterSource, rollOutcome } from "@tercio/dice";
import { engineOf, silent } from "@tercio/kernel";
import { ninthAge, type Scene } from "@tercio/ninth-age";

const CHARGERS = [
  { profile: "electoral-cavalry", models: 5, files: 5, wide: 5.5 },
  { profile: "barbarian-horsemen", models: 8, files: 4, wide: 4.5 },
  { profile: "warhounds", models: 5, files: 5, wide: 5.5 },
  { profile: "imperial-guard", models: 20, files: 5, wide: 4.5 },
] as const;
const TARGETS = [
  { profile: "barbarians-with-spears", models: 40, files: 10 },
  { profile: "barbarians-with-spears", models: 25, files: 5 },
  { profile: "warriors", models: 15, files: 5 },
  { profile: "warhounds", models: 8, files: 8 },
] as const;

/** Three to eight chargers of one unit, by number: always the same. */
export function hostile(seed: number): Scene {
  const source = counterSource(seed, 0);
  const below = (n: number): number => source.next(n) - 1;
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const chargers = 3 + below(6);
  const tidy = below(3) === 0;
  const kind = one(CHARGERS);
  const units: Record<string, Scene["units"][string]> = {
    Target: { side: "second", ...one(TARGETS), at: [0, 2 + below(200) / 100], facing: 150 + below(61) },
  };
  for (let i = 0; i < chargers; i++) {
    const { wide, ...of } = tidy ? kind : one(CHARGERS);
    const across = (i - (chargers - 1) / 2) * (wide + 0.2);
    const turned = tidy ? 0 : (below(41) - 20 - Math.round(across / 2) + 360) % 360;
    units[`Charger ${i}`] = { side: "first", ...of, at: [across, -3.5 - below(tidy ? 2 : 300) / 100], facing: turned };
  }
  const beside = below(5);
  for (let i = 0; i < beside; i++)
    units[`Beside ${i}`] = {
      side: "second",
      profile: "warhounds",
      models: 5,
      files: 5,
      at: [(i - (beside - 1) / 2) * 11, 10],
      facing: 180,
    };
  const solid = below(4);
  const terrain = Array.from({ length: solid }, (_, i): NonNullable<Scene["terrain"]>[number] => ({
    kind: "impassable",
    rectangle: { at: [(i - (solid - 1) / 2) * 7.7 + 1, -2], size: [0.6, 0.6], turned: below(90) },
  }));
  return { phase: "charge", table: [96, 60], units, terrain };
}

/** CPU milliseconds of this process. */
const cpu = (): number => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

export interface Dear {
  readonly choice: string;
  readonly milliseconds: number;
}

/** Everybody who may charge does, until the charges are over: what each answer cost. Null: no such scene can be. */
export function chargeAll(scene: Scene): readonly Dear[] | null {
  const { rules } = ninthAge;
  const scenario = rules.scenes?.scenario(scene);
  if (scenario === undefined || rules.checkScenario(scenario) !== null) return null;
  const engine = engineOf(ninthAge);
  let at = engine.advance(rules.setup(scenario), silent);
  const dice = counterSource(7, 0);
  const list: Dear[] = [];
  while (at.request !== null && list.length < 60) {
    const r = at.request;
    if (r.type === "choice" && r.choice === "move") break;
    const before = cpu();
    if (r.type === "roll") at = engine.reply(at.game, rollOutcome(r.dice, dice), silent);
    else {
      const about = r.about as { readonly pairs?: readonly unknown[] };
      const given =
        r.choice === "charge"
          ? (about.pairs?.[0] ?? { done: true })
          : rules.choices[r.choice]?.timeout(at.game, r.about);
      at = engine.reply(at.game, given, silent);
    }
    list.push({ choice: r.type === "roll" ? "roll" : r.choice, milliseconds: cpu() - before });
  }
  return list;
}
