import { distribution } from "@tercio/dice";
import { describe, expect, test } from "vitest";
import { areaHits } from "../src/calculation/area.ts";
import { attackChain, shotRolls } from "../src/calculation/attack-chain.ts";
import { strikeOf } from "../src/calculation/attacks.ts";
import { attackValue } from "../src/calculation/characteristics.ts";
import { shotStrike } from "../src/calculation/shots.ts";
import { aimOf, hitNumbers, strikeNumbers } from "../src/calculation/strikes.ts";
import { longestRange, whyNoShooting } from "../src/battlefield/volleys.ts";
import { weaponsFor } from "../src/entries/rules/weapons.play.ts";
import { shotsAt } from "../src/sequence/shooting.ts";
import type { SceneProfile } from "../src/scene/types.ts";
import { change, type MissileId, type NinthAge, unit } from "../src/state/state.ts";
import { type Frac, type ShootingRestBlindCase, shootingRestBlind } from "./expected/shooting-rest.ts";
import { fight, gameOf, like } from "./rule-cases/combat-scenes.ts";
import { range, shooter, plainShot } from "./rule-cases/shooting-scenes.ts";

type Kind = ShootingRestBlindCase["kind"];
type Of<K extends Kind> = Extract<ShootingRestBlindCase, { readonly kind: K }>;
const rows = <K extends Kind>(kind: K): readonly (readonly [string, Of<K>])[] =>
  shootingRestBlind.flatMap((c) => (c.kind === kind ? [[c.id, c as Of<K>] as const] : []));
const value = ({ num, den }: Frac): number => num / den;
type Rules = NonNullable<SceneProfile["rules"]>;

/** Not played: Breath Attacks, and Poison where one roll makes several hits, which no weapon that can be carried has. */
const LATER: readonly Kind[] = ["breath", "poisonMulti"];
test("every kind of case is played here, or waits", () => {
  const played: readonly Kind[] = ["toHit", "shots", "braceInMelee", "wounds", "poison", "area", "multipleWounds"];
  expect(new Set(shootingRestBlind.map((c) => c.kind))).toEqual(new Set([...played, ...LATER]));
});

test.each(rows("toHit"))("what a shot needs: %s", (_, { situation: s, expected }) => {
  const given: readonly (readonly [boolean, string])[] = [
    [s.accurate, "accurate"],
    [s.quickToFire, "quick-to-fire"],
    [s.unwieldy, "unwieldy"],
    [s.steadyAim, "steady-aim"],
    [s.marchAndShoot, "march-and-shoot"],
  ];
  const rules = given.flatMap(([has, rule]) => (has ? [rule] : [])) as Rules;
  const target: Rules = s.hardTarget === 0 ? [] : [{ rule: "hard-target", value: s.hardTarget }];
  const scene = range({
    // Throwing Weapons are Accurate and Quick to Fire themselves: a flintlock axe is neither.
    a: { profile: shooter(["flintlock-axe"], { rules }) },
    b: { profile: like({ rules: target }) },
  });
  const still = gameOf(scene);
  const game = s.marched
    ? change(still, 0, { moved: "march" })
    : s.moved
      ? change(still, 0, { moved: "advance" })
      : still;
  expect(whyNoShooting(game, unit(game, 0), s.standAndShoot) === null).toBe(expected.mayShoot);
  if (!expected.mayShoot) return;
  const cover = s.cover === "none" ? null : (s.cover as "soft" | "hard");
  const shot = shotStrike(game, {
    ...plainShot,
    weapon: "flintlock-axe",
    long: s.longRange,
    cover,
    standing: s.standAndShoot,
  });
  const need = aimOf(game, shot, s.aim).value;
  expect(Math.min(7, need)).toBe(expected.need);
  const chance = shotRolls(need).reduce((all, n) => (all * (7 - n)) / 6, 1);
  expect(s.shots * chance).toBeCloseTo(value(expected.meanHits), 9);
});

test.each(rows("shots"))("how many shoot: %s", (_, { situation: s, expected }) => {
  const weapon: MissileId = s.shotsPerModel === 2 ? "brace-of-pistols" : s.volleyFire ? "bow" : "flintlock-axe";
  const given: readonly (readonly [boolean, string])[] = [
    [s.shootInExtraRank, "shoot-in-extra-rank"],
    [s.moveOrFire, "move-or-fire"],
    [s.reload, "reload"],
  ];
  const rules = given.flatMap(([has, rule]) => (has ? [rule] : [])) as Rules;
  const a = { profile: shooter([weapon], { rules }), models: s.models, files: s.files };
  const still = gameOf(range({ a, b: { models: 20, files: 10 }, away: 4 }));
  const game: NinthAge = s.moved || s.pivoted ? change(still, 0, { moved: "advance" }) : still;
  const [u, target] = [unit(game, 0), unit(game, 1)];
  const may = whyNoShooting(game, u, s.standAndShoot) === null;
  const shots = may ? shotsAt(game, u, target, s.standAndShoot).reduce((sum, one) => sum + one.dice, 0) : 0;
  expect(shots).toBe(expected.shots);
  if (may && !s.standAndShoot)
    expect(longestRange(game, u)).toBe(weapon === "bow" ? 24 : weapon === "brace-of-pistols" ? 12 : 18);
});

test.each(rows("braceInMelee"))("a brace in close combat: %s", (_, { situation: s, expected }) => {
  const profile = like(
    { weapons: ["hand-weapon"] },
    { att: s.attack, off: s.offensive, missiles: [{ weapon: "brace-of-pistols", aim: 4 }] },
  );
  const scene = fight({
    a: { profile, state: { weapon: "paired-weapons" } },
    b: { profile: like({ def: s.defensive }) },
  });
  const game = gameOf(scene);
  expect(weaponsFor(unit(game, 0).entry)).toEqual(["paired-weapons"]);
  const strike = strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
  expect(attackValue(game, strike).value).toBe(expected.attacksPerModel);
  expect(expected.attacksPerModel * s.modelsInContact + s.supporters).toBe(expected.attacks);
  const need = strikeNumbers(game, strike).hit;
  expect(need).toBe(expected.need);
  expect((expected.attacks * (7 - need)) / 6).toBeCloseTo(value(expected.meanHits), 9);
});

/** One attack of such a part, and what it comes to after so many hits for certain or on a need. */
function mean(
  own: Rules,
  part: { readonly str: number; readonly ap: number },
  foe: Partial<SceneProfile>,
  dice: number,
  need: number | null,
): number {
  const by = like({ rules: own }, { ...part, missiles: [{ weapon: "throwing-weapons", aim: 4 }] });
  const game = gameOf(range({ a: { profile: by }, b: { profile: like(foe) } }));
  const n = hitNumbers(game, shotStrike(game, plainShot));
  const chain = attackChain(n, dice, need === null ? [] : shotRolls(need));
  return distribution(chain).reduce((sum, b) => sum + b.outcome.points * b.probability, 0);
}

test.each(rows("wounds"))("what hits cost: %s", (_, { situation: s, expected }) => {
  const own = [...(s.lethalStrike ? ["lethal-strike"] : []), ...(s.toxic ? ["toxic-attacks"] : [])] as Rules;
  const saves: Rules = [
    ...(s.fortitude === null ? [] : [{ rule: "fortitude", need: s.fortitude } as const]),
    ...(s.aegis === null ? [] : [{ rule: "aegis", need: s.aegis } as const]),
  ];
  expect(s.hits.den).toBe(1);
  const foe = { res: s.resilience, arm: s.armour, rules: saves };
  expect(mean(own, { str: s.strength, ap: Math.min(10, s.ap) }, foe, s.hits.num, null)).toBeCloseTo(
    value(expected.meanUnsaved),
    9,
  );
});

test.each(rows("poison"))("poison: %s", (_, { situation: s, expected }) => {
  expect(s.hitsPerSuccess).toBe(1);
  const cost = mean(
    ["poison-attacks"],
    { str: s.strength, ap: 10 },
    { res: s.resilience, arm: s.armour },
    s.attacks,
    s.need,
  );
  expect(cost).toBeCloseTo(value(expected.meanWounds), 9);
});

test.each(rows("area"))("an area over a formation: %s", (_, { situation: s, expected }) => {
  const facing = { front: "south", flank: "east", rear: "north" } as const;
  const b = { models: s.models, files: s.files, facing: facing[s.attackerIn as keyof typeof facing] };
  const game = gameOf(range({ a: { models: 1, files: 1, at: [0, -20] }, b, away: 6 }));
  expect(areaHits(game, unit(game, 0), unit(game, 1), [s.areaX, s.areaY])).toBe(expected.hits);
});

describe("multiple wounds", () => {
  const bracketed: { readonly [x: string]: MissileId } = {
    "D3 clips": "steam-cannon",
    "D3+1 clips": "cannon",
    D3: "mortar",
  };
  test.each(rows("multipleWounds"))("%s", (_, { situation: s, expected }) => {
    const fly: Rules = s.targetFlies ? [{ rule: "fly", advance: 8, march: 16 }] : [];
    const weapon = bracketed[s.clippedWings ? `${s.x} clips` : s.x];
    const own: Rules = weapon === undefined ? [{ rule: "multiple-wounds", times: s.x as "2" }] : [];
    const by = shooter([weapon ?? "throwing-weapons"], { rules: own });
    const foe = like({ hp: s.targetHealthPoints, res: 1, rules: fly });
    const game = gameOf(range({ a: { profile: by, models: 1, files: 1 }, b: { profile: foe }, away: 8 }));
    const shot = { ...plainShot, weapon: weapon ?? "throwing-weapons", bracket: weapon !== undefined } as const;
    const n = hitNumbers(game, shotStrike(game, shot));
    // Of the wounds alone: five of six wound, and nothing saves.
    const branches = distribution(attackChain(n, 1, []));
    const points = branches.filter((b) => b.probability > 0 && b.outcome.points > 0);
    const wounding = points.reduce((sum, b) => sum + b.probability, 0);
    expect(points.reduce((sum, b) => sum + b.outcome.points * b.probability, 0) / wounding).toBeCloseTo(
      value(expected.meanHealthPoints),
      9,
    );
    expect(Math.min(...points.map((b) => b.outcome.points))).toBe(expected.min);
    expect(Math.max(...points.map((b) => b.outcome.points))).toBe(expected.max);
  });
});
