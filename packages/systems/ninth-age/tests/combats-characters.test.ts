import { exactOdds } from "@tercio/odds";
import type { Json, OddsQuestion } from "@tercio/kernel";
import { expect, inject, test } from "vitest";
import type { Packet } from "../src/calculation/attacks.ts";
import { enter } from "../src/sequence/flow.ts";
import { ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import type { SceneCharacter, SceneFeature, ScenePart, SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { type PoolRef, type Unit as Played, unit } from "../src/state/state.ts";
import {
  combatsCharacters,
  combatsCharactersMore,
  type CombatCase,
  type Part,
  type Pool,
  type Unit,
} from "./expected/combats-characters.ts";

/**
 * Rounds of Combat with Characters, mounts, chariots and monsters that were enumerated from the sheet by a program that
 * knows nothing of the engine (`expected/combats-characters.ts`; never changed to agree with it). Only this file knows how
 * the engine asks.
 */
type Rules = NonNullable<SceneProfile["rules"]>;
type Rule = Rules[number];

/** Rules by the words of the cases; null: what stands elsewhere in a scene. */
const RULES: { readonly [name: string]: Rule | null } = {
  BSB: "battle-standard-bearer",
  Harnessed: null,
  "Breath Attack (Strength 4, Armour Penetration 1, Flaming Attacks)": {
    rule: "breath-attack",
    strength: 4,
    armourPenetration: 1,
    attributes: ["flaming-attacks"],
  },
  "Devastating Charge (+1 Strength, Poison Attacks)": {
    rule: "devastating-charge",
    strength: 1,
    gives: ["poison-attacks"],
  },
  "Extra Support (2)": { rule: "extra-support", value: 2 },
  "Multiple Wounds (2)": { rule: "multiple-wounds", times: "2" },
  "Multiple Wounds (D3)": { rule: "multiple-wounds", times: "D3" },
  "Multiple Wounds (D3, against Gigantic)": { rule: "multiple-wounds", times: "D3", against: ["Gigantic"] },
  // What a Height gives by itself.
  "Stomp Attacks (1)": null,
  "Stomp Attacks (D6)": null,
};
const word = (name: string): string => name.toLowerCase().replace(/ /g, "-");
function ruleOf(name: string): Rule | null {
  const known = RULES[name];
  if (known !== undefined) return known;
  const [, of, dice] = /^(Impact Hits|Grind Attacks) \((.*)\)$/.exec(name) ?? [];
  return (of === undefined ? word(name) : { rule: word(of), dice }) as Rule;
}
const rulesOf = (names: readonly string[]): Rules => names.map(ruleOf).filter((rule) => rule !== null);

const partOf = (p: Part, less: number): ScenePart => {
  const rules = rulesOf(p.rules);
  return {
    name: p.name,
    att: p.attackValue - less,
    off: p.offensiveSkill,
    str: p.strength,
    ap: p.armourPenetration,
    agi: p.agility,
    harnessed: p.rules.includes("Harnessed") || p.rules.includes("Inanimate"),
    ...(rules.length === 0 ? {} : { rules }),
  };
};
const SUITS = { Light: "light", Heavy: "heavy", Plate: "plate" } as const;

function profileOf(u: Unit, p: Pool, more: readonly string[] = []): SceneProfile {
  const weapons = [...new Set(p.parts.map((x) => x.weapon).filter((w) => w !== "none"))].map(word);
  const rules: Rule[] = [...rulesOf([...p.rules, ...more])];
  if (p.aegis !== undefined) rules.push({ rule: "aegis", need: p.aegis });
  if (p.fortitude !== undefined) rules.push({ rule: "fortitude", need: p.fortitude });
  return {
    ...{ name: `${u.id} ${p.id}`, type: u.type, height: u.height, base: [u.base[0] ?? 20, u.base[1] ?? 20] },
    ...{ adv: 4, mar: 8, dis: p.discipline, hp: p.healthPoints, def: p.defensiveSkill, res: p.resilience },
    ...{ arm: p.armour, suit: p.suit === undefined ? "none" : SUITS[p.suit], shield: p.shield ?? false },
    parts: p.parts.map((x) => partOf(x, 0)),
    weapons: (weapons.length === 0 ? ["hand-weapon"] : weapons) as NonNullable<SceneProfile["weapons"]>,
    rules: [...new Map(rules.map((r) => [JSON.stringify(r), r])).values()],
  };
}

const FACINGS = { front: "front", "left flank": "left", "right flank": "right", rear: "rear" } as const;
const poolOf = (u: Unit, kind: Pool["kind"]): Pool | undefined => u.pools.find((p) => p.kind === kind);

function unitOf(c: CombatCase, u: Unit): SceneUnit {
  const men = poolOf(u, "rank and file");
  const champion = poolOf(u, "champion");
  const heroes = u.pools.filter((p) => p.kind === "character");
  const main = men ?? heroes[0];
  if (main === undefined) throw new Error(`${c.id}: nobody in ${u.id}`);
  const joined = men === undefined ? heroes.slice(1) : heroes;
  const characters = joined.map(
    (p): SceneCharacter => ({
      profile: profileOf(u, p),
      file: u.frontRank.indexOf(p.id),
      ...(p.alreadyLost === undefined ? {} : { lost: p.alreadyLost }),
      cost: 100,
    }),
  );
  const second = u.rules.filter((r) => ruleOf(r) !== null);
  return {
    ...{ side: u.side === "A" ? "first" : "second", profile: profileOf(u, main, second), files: u.files },
    models: (men?.count ?? 1) + (champion?.count ?? 0),
    ...(men === undefined ? { character: true } : {}),
    ...(champion === undefined ? {} : { champion: true, championFile: u.frontRank.indexOf(champion.id) }),
    ...(u.standardBearer ? { standard: true } : {}),
    ...(main.alreadyLost === undefined ? {} : { lost: main.alreadyLost }),
    ...(characters.length === 0 ? {} : { characters }),
    state: { charging: u.charging, rounds: c.firstRound ? 0 : 1 },
  };
}

/** Who lends a unit of this side Discipline or a second roll stands by itself, a hand's breadth off. */
const helper = (side: SceneUnit["side"], x: number, rules: Rules, dis: number): SceneUnit => ({
  ...{ side, models: 1, files: 1, character: true, at: [x, side === "first" ? -8 : 8] },
  profile: {
    ...{
      name: "helper",
      type: "Infantry",
      height: "Standard",
      base: [20, 20],
      adv: 4,
      mar: 8,
      dis,
      hp: 3,
      def: 3,
      res: 3,
    },
    parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
    rules,
  },
});

function sceneOf(c: CombatCase): Scene {
  const origin = c.contacts[0]?.enemy ?? "";
  const units: { [name: string]: SceneUnit } = {};
  for (const u of c.units)
    units[u.id] = { ...unitOf(c, u), ...(u.id === origin ? { at: [0, 0], facing: "north" as const } : {}) };
  const sideOf = (id: string): SceneUnit["side"] => units[id]?.side ?? "first";
  for (const [id, dis] of Object.entries(c.generalWithin12 ?? {})) units.G = helper(sideOf(id), 9, ["general"], dis);
  for (const id of c.battleStandardWithin12 ?? []) units.S = helper(sideOf(id), -9, ["battle-standard-bearer"], 7);
  const inch = 25.4;
  const terrain = c.units.flatMap((u): SceneFeature[] => {
    if (u.terrain === undefined) return [];
    const deep = ((u.base[1] ?? 20) * Math.ceil(u.models / u.files)) / inch;
    const wide = ((u.base[0] ?? 20) * u.files) / inch;
    const out = u.id === origin ? -1 : 1;
    return [
      u.terrain === "wall"
        ? { kind: "wall", rectangle: { at: [0, 0], size: [wide + 2, 0.2] } }
        : { kind: u.terrain, rectangle: { at: [0, (out * (deep + 1)) / 2], size: [wide + 2, deep + 1] } },
    ];
  });
  return {
    ...{ phase: "melee", active: "first", units },
    ...(terrain.length === 0 ? {} : { terrain }),
    contact: c.contacts.map((k) => ({
      ...{ of: k.front, at: k.enemy, facing: FACINGS[k.facing] },
      offset: -k.offsetMm,
    })),
  };
}

type Ids = { readonly [name: string]: number };
const kindOf = (p: Played["pools"][number]): string => (p.kind === "rank-and-file" ? "rf" : p.kind);

/** The answers that a case gives where the engine asks. */
function answers(c: CombatCase, ids: Ids): { readonly [choice: string]: (game: NinthAge, about: never) => Json } {
  const nameOf = (id: number): string => Object.keys(ids).find((n) => ids[n] === id) ?? "?";
  const called = (game: NinthAge, who: PoolRef): string => {
    const pool = unit(game, who.unit).pools[who.pool];
    return `${nameOf(who.unit)}.${pool === undefined ? "?" : kindOf(pool)}`;
  };
  const allocated = (game: NinthAge, p: Packet): Json => {
    const dice = p.aims.map(() => 0);
    const by = unit(game, p.unit);
    const striker = by.pools[p.pool];
    const part = striker?.profile.parts[p.part]?.name.en;
    const [id, pool] = called(game, p).split(".");
    let left = p.dice;
    const put = (at: string, most: number): void => {
      const aim = p.aims.findIndex((a) => called(game, a).endsWith(`.${at}`) && unit(game, a.unit).seat !== by.seat);
      const now = aim < 0 ? 0 : Math.min(most, left);
      if (aim >= 0) dice[aim] = (dice[aim] ?? 0) + now;
      left -= now;
    };
    const own = (c.allocation ?? []).filter((a) => a.unit === id && a.pool === pool && a.part === part);
    // Those behind strike with those before them: numbers first, then the rest of all.
    for (const a of own) for (const [at = "", most = 0] of a.to) if (most !== "rest") put(String(at), Number(most));
    for (const a of own) for (const [at = "", most = 0] of a.to) if (most === "rest") put(String(at), left);
    for (const at of ["rf", "champion", "character"]) put(at, left);
    return { dice };
  };
  const duellist = (game: NinthAge, able: readonly PoolRef[]): Json =>
    able.find((who) => c.duel?.includes(called(game, who))) ?? { unit: null };
  return {
    weapon: (game, about: never) => ninthAge.rules.choices.weapon?.timeout(game, about) as Json,
    "make-way": () => ({ file: null }),
    "issue-duel": (game, about: { from: readonly PoolRef[] }) => {
      if (c.duelRefusedBy === undefined) return duellist(game, about.from);
      return about.from.find((who) => nameOf(who.unit) !== c.duelRefusedBy?.split(".")[0]) ?? { unit: null };
    },
    "accept-duel": (game, about: { able: readonly PoolRef[] }) => duellist(game, about.able),
    "name-refuser": (game, about: { able: readonly PoolRef[] }) =>
      (about.able.find((who) => called(game, who) === c.duelRefusedBy) ?? about.able[0]) as Json,
    "special-attack": (game, about: PoolRef & { attacks: readonly (string | null)[] }) => {
      const made = c.expected.fights.map((f) => (f.unit === nameOf(about.unit) ? word(f.kind) : ""));
      return { attack: about.attacks.find((a) => a !== null && made.includes(a)) ?? null };
    },
    "share-hits": (game, about: never) => ninthAge.rules.choices["share-hits"]?.timeout(game, about) as Json,
    allocate: (game, about: { packet: Packet }) => allocated(game, about.packet),
  };
}

const left = (p: Played["pools"][number], each: number): number => (p.count === 0 ? 0 : p.count * each - p.lost);
type Distribution = ReadonlyMap<string, number>;

/** Health Points lost by each pool in the Initiative Steps, and how the round ends. */
function playedOut(c: CombatCase, chirality: 1 | -1): { readonly [of in "losses" | "score" | "broken"]: Distribution } {
  const scenes = ninthAge.rules.scenes;
  if (scenes === undefined) throw new Error("this game has scenes");
  const scenario = scenes.scenario({ ...sceneOf(c), chirality } as never);
  const wrong = ninthAge.rules.checkScenario(scenario);
  if (wrong !== null) throw new Error(`${wrong.where} ${JSON.stringify(wrong.message)}`);
  const ids = scenes.names(scenario);
  const said = answers(c, ids);
  const choices = Object.fromEntries(
    Object.entries(ninthAge.rules.choices).map(([id, kind]) => {
      const timeout = (game: NinthAge, about: never): Json => {
        const answer = said[id]?.(game, about);
        if (answer === undefined) throw new Error(`nobody says how to answer ${id}`);
        const verdict = kind.accept(game, about, answer);
        if (verdict !== true) throw new Error(`${id} ${JSON.stringify([answer, verdict])}`);
        return answer;
      };
      return [id, { ...kind, timeout }];
    }),
  );
  const system = { ...ninthAge, rules: { ...ninthAge.rules, choices } } as typeof ninthAge;
  const game = ninthAge.rules.setup(scenario);
  const units = c.units.map((u) => ids[u.id] as number);
  const pools = c.expected.pools.map((name) => {
    const [id = "", kind = ""] = name.split(".");
    const u = unit(game, ids[id] as number);
    const at = u.pools.findIndex((p) => kindOf(p) === kind);
    const p = u.pools[at];
    if (p === undefined) throw new Error(`no pool ${name}`);
    return { unit: u.id, at, each: p.profile.healthPoints, start: left(p, p.profile.healthPoints) };
  });
  const ask = (sequence: string, step: string, told: (g: NinthAge) => string): Distribution => {
    const question: OddsQuestion<NinthAge> = {
      ...{ id: c.id, label: { key: "odds.combat" }, results: [] },
      start: { ...game, stack: [enter("round-of-combat", { units })] },
      stop: (frame) => frame.sequence === sequence && frame.at === step,
      result: (g) => {
        const top = g.stack[g.stack.length - 1];
        return g.stack.length === 0 || (top?.sequence === sequence && top.at === step) ? told(g) : null;
      },
    };
    const odds = exactOdds(system, question, { limit: 1_000_000 });
    if (!odds.exact) throw new Error("not exact");
    return new Map(odds.results.map((r) => [r.id, r.probability]));
  };
  const losses = ask("round-of-combat", "7", (g) =>
    pools
      .map(({ unit: id, at, each, start }) => start - left(unit(g, id).pools[at] as Played["pools"][number], each))
      .join(),
  );
  const score = ask("combat-result", "b", (g) => {
    const v = g.stack.at(-1)?.vars as unknown as { winner: number | null; difference: number };
    const stands = (seat: number): boolean =>
      units.some((id) => unit(g, id).seat === seat && unit(g, id).pools.some((p) => p.count > 0));
    if (!stands(0) && !stands(1)) return "both destroyed";
    if (!stands(0)) return "A destroyed";
    if (!stands(1)) return "B destroyed";
    return String(v.winner === 0 ? v.difference : v.winner === 1 ? -v.difference : 0);
  });
  const broken = ask("round-of-combat", "8", (g) => {
    const v = g.stack.at(-1)?.vars as unknown as { broken: readonly number[] };
    return v.broken.map((id) => Object.keys(ids).find((n) => ids[n] === id)).join();
  });
  return { losses, score, broken };
}

const number = (text: string | number): number => {
  const [a = 0, b = 1] = String(text).split("/").map(Number);
  return a / b;
};
const EQUAL = 1e-12;
const summed = (d: Distribution, of: (key: string) => string | null): Distribution => {
  const sum = new Map<string, number>();
  for (const [key, p] of d) {
    const to = of(key);
    if (to !== null) sum.set(to, (sum.get(to) ?? 0) + p);
  }
  return sum;
};
function apart(found: Distribution, wanted: Distribution): number {
  let most = 0;
  for (const key of new Set([...found.keys(), ...wanted.keys()]))
    most = Math.max(most, Math.abs((found.get(key) ?? 0) - (wanted.get(key) ?? 0)));
  return most;
}
const asMap = (rows: readonly (readonly (number | string | readonly number[])[])[]): Distribution =>
  new Map(rows.map(([key, p]) => [Array.isArray(key) ? key.join() : String(key), number(p as string)]));
const shown = (d: Distribution): string => [...d].map(([k, p]) => `${k}: ${p.toFixed(5)}`).join("; ");

/** What a case disagrees about; empty where the engine comes to the very same. */
function disagreement(c: CombatCase, chirality: 1 | -1 = 1): readonly string[] {
  const { losses, score, broken } = playedOut(c, chirality);
  const wrong: string[] = [];
  const check = (what: string, found: Distribution, wanted: Distribution): void => {
    if (apart(found, wanted) > EQUAL) wrong.push(`${what}: ${shown(found)} instead of ${shown(wanted)}`);
  };
  if (c.expected.jointLosses !== undefined) check("losses", losses, asMap(c.expected.jointLosses));
  c.expected.pools.forEach((name, at) => {
    const wanted = c.expected.losses[name];
    if (wanted !== undefined)
      check(
        name,
        summed(losses, (key) => key.split(",")[at] ?? null),
        asMap(wanted),
      );
  });
  check("score", score, asMap(c.expected.combatScore));
  for (const [id, p] of Object.entries(c.expected.breaks)) {
    const found = [...broken].reduce((sum, [key, q]) => (key.split(",").includes(id) ? sum + q : sum), 0);
    if (Math.abs(found - number(p)) > EQUAL) wrong.push(`${id} breaks: ${found} instead of ${p}`);
  }
  return wrong;
}

/** Where another reading is played, or what is not played yet: the case, and why. */
const OTHERWISE: { readonly [id: string]: string } = {
  "duel-champions": "its champions are stronger than their units, which no profile says",
  "duel-refused":
    "reading `refused-duel`: no source says that who is named cannot be struck, so he only strikes nobody",
};
const all = [...combatsCharacters, ...combatsCharactersMore];
/** All of them in the long proofs. */
const tried = inject("fully") ? all : all.filter((c, i) => i % 9 === 0 || OTHERWISE[c.id] !== undefined);

test.each(tried.map((c) => [c.id, c] as const))("%s", (id, c) => {
  let wrong: readonly string[];
  try {
    wrong = disagreement(c);
  } catch (error) {
    wrong = [String(error)];
  }
  if (OTHERWISE[id] === undefined) expect(wrong).toEqual([]);
  else expect(wrong).not.toEqual([]);
});

/** The same with left and right changed over, and with them on which side ties fall. */
const mirrored = (c: CombatCase): CombatCase => ({
  ...c,
  units: c.units.map((u) => ({ ...u, frontRank: [...u.frontRank].reverse() })),
  contacts: c.contacts.map((k) => ({ ...k, offsetMm: -k.offsetMm })),
});

test("t9a.sequence.attacks.attack.9: a champion who is the last of his unit strikes whom he touched, on either side", () => {
  const c = all.find(({ id }) => id === "allocation-character-champion") as CombatCase;
  for (const chirality of [1, -1] as const) expect(disagreement(mirrored(c), chirality)).toEqual([]);
});
