import { existsSync } from "node:fs";
import { distribution } from "@tercio/dice";
import { verdict } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { areaHits } from "../src/calculation/area.ts";
import { attackChain, shotRolls } from "../src/calculation/attack-chain.ts";
import { modelsWithin } from "../src/calculation/explosion.ts";
import { aimNeeded, sharesOf, type Shots, shotStrike, struckPools } from "../src/calculation/shots.ts";
import { aimOf, hitNumbers } from "../src/calculation/strikes.ts";
import type { Strike } from "../src/hooks/moments.ts";
import { whyNoShooting } from "../src/battlefield/volleys.ts";
import { shotsAt } from "../src/sequence/shooting.ts";
import { change, type MissileId, type NinthAge, unit } from "../src/state/state.ts";
import type { SceneProfile } from "../src/scene/types.ts";
import { gameOf, like, man } from "./rule-cases/combat-scenes.ts";
import { played } from "./rule-cases/scenes.ts";
import { atB, range, shooter, plainShot } from "./rule-cases/shooting-scenes.ts";
import * as expected from "./expected/shooting.ts";

/** "5/18" as a number. */
const fraction = (text: string): number => {
  const [over = "0", under = "1"] = text.split("/");
  return Number(over) / Number(under);
};

describe("what a shot needs to hit", () => {
  const still = [0, 1, 2].map((value) =>
    gameOf(
      range({
        a: { profile: shooter(["throwing-weapons"]) },
        b: { profile: like({ rules: value === 0 ? [] : [{ rule: "hard-target", value }] }) },
      }),
    ),
  );
  const moved = still.map((game) => change(game, 0, { moved: "advance" }));
  /** The needed face and the chance of 36, as the engine has them. */
  const played = (row: expected.ToHit): readonly [number, number] => {
    const game = (row.moved ? moved : still)[row.hardTarget] as NinthAge;
    const cover = row.cover === "none" ? null : row.cover;
    const strike = shotStrike(game, { ...plainShot, long: row.long, cover, standing: row.standAndShoot });
    const rules = new Set([
      "shooting",
      ...(row.accurate ? ["accurate"] : []),
      ...(row.quickToFire ? ["quick-to-fire"] : []),
      ...(row.unwieldy ? ["unwieldy"] : []),
    ]);
    const shot: Strike = { ...strike, striker: { ...strike.striker, rules } };
    const need = aimOf(game, shot, row.aim).value;
    return [need, shotRolls(need).reduce((chance, n) => (chance * (7 - n)) / 6, 36)];
  };

  test("all 2160 combinations of modifiers", () => {
    expect(expected.toHit.length).toBe(2160);
    const apart = expected.toHit.filter((row) => {
      const [need, of36] = played(row);
      return need !== row.need || of36 !== row.n36;
    });
    expect(apart).toEqual([]);
  });

  test.each(expected.toHitHand.map((row) => [row.why, row] as const))("%s", (_, row) =>
    expect(played(row)).toEqual([row.need, row.n36]),
  );
});

const attributes: { readonly [word: string]: string } = {
  flaming: "flaming-attacks",
  magical: "magical-attacks",
  divine: "divine-attacks",
  lethal: "lethal-strike",
  poison: "poison-attacks",
  toxic: "toxic-attacks",
};

type Given = NonNullable<SceneProfile["rules"]>[number];

describe("what shots cost", () => {
  test.each(expected.shots.map((s) => [s.id, s] as const))("%s", (_, s) => {
    const multiple = (s as { readonly multipleWounds?: string }).multipleWounds;
    const own: Given[] = s.attributes.map((a) => attributes[a] as string);
    if (multiple !== undefined) own.push({ rule: "multiple-wounds", times: multiple } as Given);
    const theirs: Given[] = s.flammable ? ["flammable"] : [];
    if (s.aegis > 0) theirs.push({ rule: "aegis", need: s.aegis });
    if (s.fortitude > 0) theirs.push({ rule: "fortitude", need: s.fortitude });
    const game = gameOf(
      range({
        a: {
          profile: like({ rules: own }, { str: s.str, ap: s.ap, missiles: [{ weapon: "throwing-weapons", aim: 4 }] }),
        },
        b: { profile: like({ res: s.res, arm: s.arm, hp: Math.max(1, s.targetHp), rules: theirs }) },
      }),
    );
    const n = hitNumbers(game, shotStrike(game, plainShot));
    const branches = distribution(attackChain(n, s.shots, shotRolls(Math.max(2, s.need))));
    const mean = branches.reduce((sum, b) => sum + b.outcome.points * b.probability, 0);
    expect(mean).toBeCloseTo(fraction(s.meanHp), 9);
    for (const [points, chance] of ((s as { readonly hpLost?: readonly string[] }).hpLost ?? []).entries())
      expect(branches.find((b) => b.outcome.points === points)?.probability ?? 0, `${points}`).toBeCloseTo(
        fraction(chance),
        9,
      );
  });
});

describe("areas over formations, rank by rank", () => {
  test.each(expected.areas.map((a) => [a.id, a] as const))("%s", (_, a) => {
    const facing = { front: "south", flank: "east", rear: "north" } as const;
    const b = { models: a.models, files: a.files, facing: facing[a.from as keyof typeof facing] };
    const game = gameOf(range({ a: { models: 1, files: 1, at: [0, -20] }, b, away: 6 }));
    expect(areaHits(game, unit(game, 0), unit(game, 1), [a.x, a.y])).toBe(a.hits);
  });
});

describe("who of a unit is hit", () => {
  const rows = expected.casualties.filter((c) => "hits" in c && c.rnf > 0);
  test.each(rows.map((c) => [c.id, c] as const))("%s", (_, c) => {
    const of = { "another height": { height: "Large" }, "another type, same height": { type: "Beast" } } as const;
    const kind = "character" in c ? (c.character as string) : null;
    const one = { profile: kind !== null && kind in of ? like(of[kind as keyof typeof of]) : man, cost: 50 };
    const characters = kind === null ? [] : kind.startsWith("two") ? [one, one] : [one];
    // The list counts a champion beside its rank and file.
    const led = "champion" in c && c.champion === true;
    const game = gameOf(range({ b: { models: c.rnf, files: Math.min(c.rnf, 5), champion: led, characters } }));
    const b = unit(game, 1);
    const pools = struckPools(b);
    const shares = sharesOf(
      (c as { readonly hits: number }).hits,
      pools.map(({ pool }) => b.pools[pool]?.count ?? 0),
    );
    const onCharacters = shares.map((share) =>
      share.reduce((sum, n, i) => (b.pools[pools[i]?.pool ?? 0]?.kind === "character" ? sum + n : sum), 0),
    );
    expect([Math.min(...onCharacters), Math.max(...onCharacters)]).toEqual(c.hitsOnCharacter);
    expect(pools.some(({ pool }) => b.pools[pool]?.kind === "champion")).toBe(false);
  });
});

const missileOf = {
  Bow: "bow",
  Longbow: "longbow",
  Crossbow: "crossbow",
  "Brace of Pistols": "brace-of-pistols",
} as const;
const worded: { readonly [attribute: string]: string } = {
  "Volley Fire": "volley-fire",
  Unwieldy: "unwieldy",
  "Quick to Fire": "quick-to-fire",
  "March and Shoot": "march-and-shoot",
};
const did: { readonly [what: string]: object } = {
  nothing: {},
  advance: { moved: "advance" },
  march: { moved: "march" },
  reform: { moved: "reform" },
  "swift reform, then advance": { moved: "advance" },
  "swift reform, no advance after": { moved: "advance" },
  "charge failed": { moved: "failed-charge", shaken: true },
  shaken: { shaken: true },
  fleeing: { fleeing: true },
  "rallied this turn": { moved: "rally", shaken: true },
  "nothing, has shot in this phase": { shot: true },
};

describe("who of a unit shoots", () => {
  type Row = (typeof expected.whoShoots)[number];
  const plainRows = expected.whoShoots.filter(
    (w: Row) =>
      Object.keys(w).every((k) =>
        ["id", "models", "files", "weapon", "attrs", "did", "shots", "moved", "why", "open"].includes(k),
      ) &&
      w.weapon in missileOf &&
      w.did in did &&
      w.attrs.every((a) => a in worded),
  );

  test("half of the list needs nothing but ranks, moves and attributes", () =>
    expect(plainRows.length).toBeGreaterThan(25));

  test.each(plainRows.map((w) => [w.id, w] as const))("%s", (_, w) => {
    const weapon = missileOf[w.weapon as keyof typeof missileOf];
    const given = w.attrs.map((a) => worded[a] as string);
    const a = {
      models: w.models,
      files: Math.min(w.files, w.models),
      profile: shooter([weapon], { rules: given }),
      state: did[w.did] as { readonly [field: string]: boolean | string },
    };
    const game = gameOf(range({ a, b: { models: 20, files: 10 }, away: 4 }));
    const [u, target] = [unit(game, 0), unit(game, 1)];
    const shots =
      whyNoShooting(game, u, false) !== null ? 0 : shotsAt(game, u, target, false).reduce((sum, s) => sum + s.dice, 0);
    expect(shots).toBe(w.shots.reduce((sum, [n]) => sum + (typeof n === "number" ? n : 0), 0));
  });
});

describe("panic by shooting", () => {
  const rows = expected.panic.filter((p) => !("state" in p) && p.lost < p.hp);
  test.each(rows.map((p) => [p.id, p] as const))("%s", (_, p) => {
    const run = played(range({ b: { models: p.hp, files: Math.min(5, p.hp) }, away: 4 }), [
      atB,
      { show: { points: [p.lost] } },
    ]);
    expect(run.request?.type === "roll" && run.request.label.key === "roll.panic").toBe(p.tests);
  });
});

describe("standing and shooting, how near and how far", () => {
  const weapons: { readonly [weapon: string]: MissileId } = {
    "Bow 24": "bow",
    "Pistol 12": "pistol",
    "Throwing Weapons 8": "throwing-weapons",
    "Crossbow 30": "crossbow",
  };
  const rows = expected.standAndShoot.filter((r) => !("state" in r) && !("cover" in r) && !("otherAdvance" in r));
  test.each(rows.map((r) => [r.id, r] as const))("%s", (_, r) => {
    const weapon = weapons["weapon" in r ? (r.weapon as string) : "Bow 24"] as MissileId;
    const hard = "hardTarget" in r ? [{ rule: "hard-target" as const, value: 1 }] : [];
    const b = { profile: like({ adv: r.advance, mar: 2 * r.advance, rules: hard }), models: 20, files: 10 };
    const scene = range({ a: { models: 10, files: 10, profile: shooter([weapon]) }, b, away: r.distance });
    const run = played({ ...scene, phase: "charge", active: "second" }, [
      { choice: "charge", answer: { unit: "B", target: "A" } },
    ]);
    expect(verdict(run, { reaction: "stand-and-shoot" }).legal).toBe(r.may);
    if (!r.may) return;
    const [u, charger] = [unit(run.game, 0), unit(run.game, 1)];
    const [shots] = shotsAt(run.game, u, charger, true);
    expect([shots?.long, aimNeeded(run.game, { ...(shots as Shots), at: { unit: 1, pool: 0 } })?.value]).toEqual([
      r.long,
      r.need,
    ]);
  });
});

/** A cannon or catapult, up to its roll to hit. */
const gun = (weapon: MissileId, aim: number, away: number, misfire = 0) =>
  range({
    a: {
      profile: shooter([{ weapon, aim, misfire }], { type: "Construct", base: [60, 60], hp: 5 }),
      models: 1,
      files: 1,
    },
    away,
  });

describe("artillery", () => {
  test.each(expected.misfireTable.map((m) => [m.modifier, m] as const))("the misfire table with %i", (modifier, m) => {
    const { request } = played(gun("cannon", 4, 20, modifier), [atB, { show: { counts: [1, 0, 0] } }]);
    if (request?.type !== "roll" || request.dice.kind !== "table") throw new Error("no roll on the table");
    const rows = distribution(request.dice);
    const chance = (row: number): number => rows.find((b) => b.outcome.row === row)?.probability ?? 0;
    expect([0, 1, 2, 3].map(chance)).toEqual(
      [m.explosion, m.breakdown, m.jammed, m.malfunction].map((f) => expect.closeTo(fraction(f), 9)),
    );
  });

  const bare = expected.artilleryChances.filter(
    (c) => (c.kind === "cannon" || c.kind === "catapult") && (c.mods === 0 || c.mods === -1) && !("cover" in c),
  );
  test.each(bare.map((c) => [c.id, c] as const))("one die to hit: %s", (_, c) => {
    const weapon = c.kind === "cannon" ? "cannon" : "mortar";
    const { request } = played(gun(weapon, c.aim, c.mods === 0 ? 20 : c.kind === "cannon" ? 36.5 : 25), [atB]);
    if (request?.type !== "roll" || request.dice.kind !== "pool") throw new Error("no die to hit");
    const falls = distribution(request.dice);
    const chance = (group: number): number => falls.find((b) => b.outcome.counts[group] === 1)?.probability ?? 0;
    expect(chance(0)).toBeCloseTo(fraction(c.misfire), 9);
    expect(chance(request.dice.groups.length)).toBeCloseTo(fraction(c.hit), 9);
    // A miss that is no misfire is rolled once more by a catapult.
    expect(c.kind === "cannon" ? 0 : chance(1) * fraction(c.hit)).toBeCloseTo(fraction(c.partial), 9);
  });

  test.each(expected.partialHits.map((h) => [h.id, h] as const))("a Partial Hit: %s", (_, h) => {
    const game = gameOf(range({ b: { models: 20, files: 5 } }));
    expect(areaHits(game, unit(game, 0), unit(game, 1), [h.x, h.y])).toBe(h.hitsOn20by5Front);
  });

  const near = expected.explosion.filter((e) => !("side" in e) && !("text" in e) && e.roll > 0);
  test.each(near.map((e) => [e.id, e] as const))("an explosion: %s", (_, e) => {
    const game = gameOf(gun("cannon", 4, e.distance));
    const hit = modelsWithin(game, unit(game, 0), 0, e.roll).length > 0;
    expect(hit).toBe(e.hit);
  });
});

/** Lists of the same hand that are no rows of numbers: what they tell is on pages of their own. */
const told: { readonly [list: string]: readonly [list: readonly unknown[], page: string] } = {
  "beside the grid": [expected.toHitExtra, "shooting"],
  "poison by areas": [[...expected.shotsAreaPoison, expected.poisonWithoutRoll], "attack-effects"],
  "what brackets give": [expected.areaProfiles, "artillery"],
  "what artillery rolls": [expected.artilleryRolls, "artillery"],
  "what misfires do": [expected.misfireEffects, "artillery"],
  "what follows upon what": [expected.sequence, "shooting"],
  "where the sources are silent": [expected.disagreements, "shooting"],
};
test.each(Object.entries(told))("%s: told, and its page is there", (_, [list, page]) => {
  expect(list.length).toBeGreaterThan(1);
  expect(existsSync(new URL(`rule-cases/${page}.ts`, import.meta.url))).toBe(true);
});
