import type { Frame, RollRequest, StepPath } from "@tercio/kernel";
import { needs as needsOf, play, type SceneReply } from "@tercio/testkit";
import { expect, test } from "vitest";
import { scoreOf } from "../src/calculation/combat-score.ts";
import { advanceRate, marchRate } from "../src/calculation/rates.ts";
import { ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import type { SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { enter } from "../src/sequence/flow.ts";
import type { RoundVars } from "../src/sequence/round-of-combat.ts";
import type { StrikeVars } from "../src/sequence/blows.ts";
import { unit } from "../src/state/state.ts";
import { type Case, needs, type Side } from "./expected/needs.ts";
import type { Steps } from "../src/state/steps.ts";

/**
 * What one blow of A at B needs, what B's and A's tests need and how far they go: worked out from the sheet and the tables
 * by somebody who had not seen the engine (`expected/needs.ts`; never changed to agree with it). Only this file knows how
 * the engine asks: the numbers are read off the dice that it asks for.
 */
type Rule = NonNullable<SceneProfile["rules"]>[number];
/** What the cases call the figures of a rule. */
const FIELDS: { readonly [rule: string]: { readonly [said: string]: string } } = {
  "devastating-charge": { att: "attackValue", str: "strength" },
  "extra-support": { x: "value" },
  aegis: { x: "need" },
  fortitude: { x: "need" },
};
const ruleOf = (said: string | { readonly [rule: string]: object }): Rule => {
  if (typeof said === "string") return said;
  const [rule = "", figures = {}] = Object.entries(said)[0] ?? [];
  const named = Object.entries(figures).map(([field, value]) => [FIELDS[rule]?.[field] ?? field, value]);
  return { rule, ...Object.fromEntries(named) } as Rule;
};

function profileOf(s: Side): SceneProfile {
  const items = [...(s.items ?? []), ...(s.banner === undefined ? [] : [s.banner])];
  const type = s.type ?? "Infantry";
  return {
    ...{ type, height: s.height ?? "Standard", base: type === "Cavalry" ? [25, 50] : [20, 20] },
    ...{ adv: s.adv ?? 4, mar: s.mar ?? 8, dis: s.dis ?? 7, hp: s.hp ?? 1, def: s.def, res: s.res },
    ...{ arm: s.arm ?? 0, suit: s.suit ?? "none", shield: s.shield ?? false, parts: [s.part] },
    weapons: [s.weapon ?? "hand-weapon"] as NonNullable<SceneProfile["weapons"]>,
    rules: (s.rules ?? []).map(ruleOf),
    ...(items.length === 0 ? {} : { items: items as NonNullable<SceneProfile["items"]> }),
  };
}

const unitOf = (c: Case, who: "a" | "b"): SceneUnit => {
  const s = c[who];
  return {
    ...{ side: who === "a" ? "first" : "second", profile: profileOf(s), models: s.models, files: s.files },
    ...(s.character === true ? { character: true } : {}),
    ...{ standard: s.standard ?? false, musician: s.musician ?? false },
    // Who fights on has its weapon in hand.
    state: { charging: c.charging === who, rounds: c.firstRound ? 0 : 1 },
  };
};

const scenes = ninthAge.rules.scenes as NonNullable<typeof ninthAge.rules.scenes>;
function gameOf(scene: Scene): NinthAge {
  const scenario = scenes.scenario(scene as never);
  const wrong = ninthAge.rules.checkScenario(scenario);
  if (wrong !== null) throw new Error(`${wrong.where}: ${JSON.stringify(wrong.message)}`);
  return ninthAge.rules.setup(scenario);
}
/** A is unit 0, B unit 1. */
const ID = { a: 0, b: 1 } as const;
const touching = (c: Case): NinthAge =>
  gameOf({
    ...{ phase: "melee", active: c.charging === "b" ? "second" : "first" },
    units: { A: { ...unitOf(c, "a"), at: [0, 0], facing: "north" }, B: unitOf(c, "b") },
    contact: [{ of: "B", at: "A", facing: "front" }],
  });
const resting = (u: SceneUnit): SceneUnit => ({ ...u, state: {} });
const apart = (c: Case): NinthAge =>
  gameOf({
    phase: "movement",
    units: {
      A: { ...resting(unitOf(c, "a")), at: [0, -10], facing: "north" },
      B: { ...resting(unitOf(c, "b")), at: [0, 10], facing: "south" },
    },
  });

/** Every test is passed and no blow tells; the weapon is that of the case. */
const unhurt =
  (c: Case): SceneReply<NinthAge> =>
  (request, game) => {
    if (request.type === "roll")
      return request.dice.kind === "chains"
        ? { show: { points: request.dice.chains.map(() => 0) } }
        : { show: { total: 2 } };
    if (request.choice !== "weapon") return "usual";
    const { unit: id } = request.about as { readonly unit: number };
    const side = unit(game, id).seat === 0 ? c.a : c.b;
    return { answer: { unit: id, weapon: side.weapon ?? "hand-weapon" } };
  };

type Rolls = readonly { readonly request: RollRequest; readonly stack: readonly Frame[] }[];
/** All dice that are asked for when this is played. */
const rollsOf = (c: Case, game: NinthAge, frame: Frame, until?: StepPath<Steps>): Rolls =>
  play(ninthAge, game, unhurt(c), {
    enter: [frame],
    ...(until === undefined ? {} : { until: { step: until } }),
  }).requests.flatMap(({ request, game: g }) => (request.type === "roll" ? [{ request, stack: g.stack }] : []));

type Expected = { -readonly [of in keyof Case["expect"]]: Case["expect"][of] };

/** The numbers of A's blows, as its dice ask for them. */
function blowsOf(c: Case): Expected {
  const game = touching(c);
  const units = [ID.a, ID.b];
  for (const { request, stack } of rollsOf(c, game, enter("round-of-combat", { units }), "round-of-combat/7")) {
    const { dice } = request;
    if (dice.kind !== "chains") continue;
    const { packets } = stack.at(-1)?.vars as unknown as StrikeVars;
    const own = packets.flatMap((p, at) => (p.unit === ID.a && p.special === null ? [at] : []));
    const [first] = own;
    if (first === undefined) continue;
    const stages = dice.chains[first]?.stages ?? [];
    const [hit = null, wound = null, armour = null, special = null] = needsOf(request)[first] ?? [];
    const again = (stage: number) => (stages[stage]?.reroll ?? null) as never;
    const round = stack.at(-2)?.vars as unknown as RoundVars;
    return {
      attacks: own.reduce((sum, at) => sum + (dice.chains[at]?.dice ?? 0), 0),
      ...{ hit, wound, armour, special, step: round.order.find((o) => o.unit === ID.a)?.step ?? -1 },
      ...{ rerollHits: again(0), rerollWounds: again(1), rerollArmour: again(2) },
    };
  }
  throw new Error("A strikes no blow");
}

type Test = NonNullable<Case["tests"]>[number];
/** Of these cases `lostBy` are the Health Points alone. */
const inPoints = (c: Case): boolean =>
  c.reading?.includes("lostBy is here the difference in Health Points alone") ?? false;

/** What is rolled for such a test; null where nobody rolls. */
function rolledFor(c: Case, t: Test): RollRequest | null {
  const id = ID[t.who];
  const first = (game: NinthAge, frame: Frame): RollRequest | null =>
    rollsOf(c, game, frame).find(({ request }) => request.dice.kind === "table")?.request ?? null;
  if (t.kind === "panic")
    return first(apart(c), enter("panic-tests", { tests: [{ unit: id, cause: "heavy-losses", from: null }] }));
  const game = touching(c);
  const units = [ID.a, ID.b];
  if (t.kind === "fear") {
    // Asked at the start of a round, of whoever minds it.
    const round = rollsOf(c, game, enter("round-of-combat", { units }), "round-of-combat/2");
    return round.find(({ request }) => request.player === id && request.dice.kind === "table")?.request ?? null;
  }
  const other = id === ID.a ? ID.b : ID.a;
  const none = { units, lost: [0, 0], overkill: [0, 0] } as const;
  // As many Health Points lost as make the whole difference what the case says.
  const besides = inPoints(c) ? 0 : scoreOf(game, none, other) - scoreOf(game, none, id);
  const points = (t.lostBy ?? 0) - besides;
  const lost = [0, 0] as [number, number];
  lost[points < 0 ? other : id] = Math.abs(points);
  return first(game, enter("combat-result", { ...none, lost }));
}

function testOf(c: Case, t: Test): Test | null {
  const request = rolledFor(c, t);
  if (request?.dice.kind !== "table") return null;
  const { dice } = request;
  return {
    ...t,
    need: (needsOf(request)[0]?.[0] ?? 0) - 1,
    reroll: dice.reroll !== undefined,
    dice: dice.dropLowest !== undefined ? "maximised" : dice.dropHighest !== undefined ? "minimised" : null,
  };
}

/** What the engine says otherwise than the case does. */
function disagreement(c: Case): readonly string[] {
  const wrong: string[] = [];
  const check = (what: string, found: unknown, wanted: unknown): void => {
    if (found !== wanted) wrong.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
  };
  const wanted = Object.entries(c.expect);
  const found = wanted.length === 0 ? {} : blowsOf(c);
  for (const [of, value] of wanted) check(of, found[of as keyof Expected], value);
  for (const t of c.tests ?? []) {
    const test = testOf(c, t);
    for (const of of ["need", "reroll", "dice"] as const)
      if (t[of] !== undefined) check(`${t.who} ${t.kind} ${of}`, test?.[of], t[of]);
  }
  const game = apart(c);
  for (const { who, advance, march } of c.rates ?? []) {
    check(`${who} advance`, advanceRate(game, unit(game, ID[who])), advance);
    check(`${who} march`, marchRate(game, unit(game, ID[who])), march);
  }
  return wrong;
}

/** What is played otherwise, and why. */
const OTHERWISE: { readonly [id: string]: string } = {};

test.each(needs.map((c) => [`${c.id}: ${c.ledger.join(" ")}`, c] as const))("%s", (_, c) => {
  const wrong = disagreement(c);
  if (OTHERWISE[c.id] === undefined) expect(wrong).toEqual([]);
  else expect(wrong).not.toEqual([]);
});

test("all of them are played, and what is played otherwise is among them", () => {
  expect([needs.length, new Set(needs.map((c) => c.id)).size]).toEqual([147, 147]);
  const ids = new Set(needs.map((c) => c.id));
  expect(Object.keys(OTHERWISE).filter((id) => !ids.has(id))).toEqual([]);
});
