import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { everyFall } from "../tests/every-fall.ts";
import { any, chain, chains, hand, pool, sum, table } from "../tests/requests.ts";
import {
  accepts,
  type Chain,
  type ChainsOutcome,
  checkRequest,
  counterSource,
  type DiceRequest,
  type Outcome,
  rollOutcome,
} from "./index.ts";

/** All lists of `length` numbers 0..most. */
function lists(length: number, most: number): readonly (readonly number[])[] {
  let all: number[][] = [[]];
  for (let at = 0; at < length; at += 1)
    all = all.flatMap((list) => Array.from({ length: most + 1 }, (_, next) => [...list, next]));
  return all;
}

/** Outcomes of about the right shape, possible or not. */
function candidates(request: DiceRequest): readonly Outcome[] {
  switch (request.kind) {
    case "pool":
      return lists(request.groups.length + 1, 3).map((counts) => ({ counts }));
    case "sum":
      return lists(2, 15).flatMap(([total = 0, highest = 0]) => [{ total }, { total, highest }]);
    case "table":
      return [0, 1, 2, 3, 4].map((row) => ({ row }));
    case "hand":
      return lists(request.dice, 6).map((faces) => ({ faces }));
    default:
      return [];
  }
}

/** Is it accepted or not, as it should be? Asked too often for an expectation each time. */
function judged(request: DiceRequest, outcome: Outcome, right: boolean): void {
  const verdict = accepts(request, outcome);
  if ((verdict === true) !== right)
    expect.fail(`${JSON.stringify(request)} ${JSON.stringify(outcome)}: ${JSON.stringify(verdict)}`);
}

describe("exactly the possible outcomes are accepted", () => {
  test.each([
    ["pool", pool],
    ["sum", sum],
    ["table", table],
    ["hand", hand],
  ] as const)("%s", (_, requests) => {
    fc.assert(
      fc.property(requests, (request) => {
        const possible = everyFall(request, 100_000)!.outcomes;
        for (const outcome of candidates(request))
          if ((accepts(request, outcome) === true) !== possible.has(JSON.stringify(outcome)))
            expect.fail(`${JSON.stringify(request)} ${JSON.stringify(outcome)}: ${accepts(request, outcome)}`);
        for (const outcome of possible.values()) judged(request, outcome, true);
      }),
      { numRuns: inject("fully") ? 150 : 75, seed: 21 },
    );
  });

  const sixes = { name: "a", need: 6, passOn: "success" } as const;
  const skipping = { ...sixes, need: 4, when6: "skip-next" } as const;
  const three = { dice: 0, sides: 1, add: 3, cap: 3 } as const;
  const remembered: readonly Chain[] = [
    { kind: "chain", dice: 2, stages: [{ ...sixes, when6: "skip-next" }, sixes] },
    {
      kind: "chain",
      dice: 2,
      stages: [
        { ...sixes, when6: "skip-next", multiply: three },
        { ...sixes, need: 2 },
      ],
    },
    { kind: "chain", dice: 3, stages: [{ ...sixes, when6: "again" }] },
    { kind: "chain", dice: 2, stages: [skipping, { ...sixes, when6: "again" }] },
    {
      kind: "chain",
      dice: 1,
      stages: [
        { ...skipping, multiply: three },
        { ...sixes, when6: "again" },
      ],
    },
    { kind: "chain", dice: 2, stages: [skipping, { ...sixes, when6: "skip-next" }, { ...sixes, need: 5 }] },
  ];

  test("chains", () => {
    let tried = 0;
    fc.assert(
      fc.property(chains, fc.nat(2), (request, more) => {
        const possible = everyFall(request, 9000)?.outcomes;
        if (possible === undefined) return;
        tried += 1;
        for (const outcome of possible.values()) {
          judged(request, outcome, true);
          const { chains: each, points } = outcome as ChainsOutcome;
          judged(request, { chains: [], points }, true);
          if (points.length === 0) continue;
          judged(request, { chains: each, points: [points[0]! + 1 + more, ...points.slice(1)] }, false);
          if (each.length > 1) judged(request, { chains: each.slice(1), points }, false);
          judged(request, { chains: each, points: [...points, 0] }, false);
        }
      }),
      { numRuns: inject("fully") ? 150 : 75, seed: 5 },
    );
    expect(tried).toBeGreaterThan(inject("fully") ? 60 : 30);
  });

  test("chain", () => {
    let tried = 0;
    fc.assert(
      fc.property(chain, (request) => {
        const possible = everyFall(request, 9000)?.outcomes;
        if (possible === undefined || request.stages.length > 3) return;
        tried += 1;
        let most = 1;
        for (const outcome of possible.values())
          if ("passed" in outcome) most = Math.max(most, outcome.points, ...outcome.passed);
        if ((most + 2) ** (request.stages.length + 1) > 20_000) return;
        const points = new Set<number>();
        for (const outcome of possible.values()) {
          judged(request, outcome, true);
          if ("passed" in outcome) points.add(outcome.points);
        }
        for (const [last = 0, ...passed] of lists(request.stages.length + 1, most + 1)) {
          const outcome = { passed, points: last };
          if ((accepts(request, outcome) === true) !== possible.has(JSON.stringify(outcome)))
            expect.fail(`${JSON.stringify(request)} ${JSON.stringify(outcome)}: ${accepts(request, outcome)}`);
        }
        for (let last = 0; last <= most + 2; last += 1)
          expect(accepts(request, { passed: [], points: last }) === true).toBe(points.has(last));
      }),
      { numRuns: inject("fully") ? 400 : 130, seed: 22, examples: remembered.map((request) => [request]) },
    );
    expect(tried).toBeGreaterThan(inject("fully") ? 150 : 45);
  });

  test("direction and scatter", () => {
    expect(accepts({ kind: "direction" }, { turn: 65_535 })).toBe(true);
    expect(accepts({ kind: "direction" }, { turn: 65_536 })).toContain("turn");
    expect(accepts({ kind: "direction" }, { turn: -1 })).toContain("turn");
    const scatter = { kind: "scatter", dice: 2, sides: 6, hitFaces: 2 } as const;
    expect(accepts(scatter, { hit: true, turn: 0, distance: 12 })).toBe(true);
    expect(accepts(scatter, { hit: true, turn: 0, distance: 13 })).toContain("distance");
    expect(accepts(scatter, { hit: true, turn: 0, distance: 1 })).toContain("distance");
    expect(accepts(scatter, { hit: 1, turn: 0, distance: 2 })).toContain("hit");
    expect(accepts({ ...scatter, hitFaces: 0 }, { hit: true, turn: 0, distance: 2 })).toContain("hit");
    expect(accepts({ ...scatter, hitFaces: 6 }, { hit: false, turn: 0, distance: 2 })).toContain("hit");
  });
});

describe("outcomes from strangers", () => {
  test("what was rolled is accepted, with a field more or less it is not", () => {
    fc.assert(
      fc.property(any, fc.maxSafeNat(), (request, seed) => {
        const outcome = rollOutcome(request, counterSource(seed, 0));
        expect(accepts(request, JSON.parse(JSON.stringify(outcome)))).toBe(true);
        expect(accepts(request, { ...outcome, more: 1 })).toContain("more");
        for (const name of Object.keys(outcome)) {
          const less = Object.fromEntries(Object.entries(outcome).filter(([other]) => other !== name));
          expect(accepts(request, less)).toContain(`${name} is missing`);
        }
      }),
      { numRuns: 500, seed: 23 },
    );
  });

  test("nothing in JSON makes it throw, and nonsense is refused with a reason", () => {
    fc.assert(
      fc.property(any, fc.jsonValue(), (request, value) => {
        const answer = accepts(request, value);
        expect(answer === true || answer.length > 0).toBe(true);
      }),
      { numRuns: 2000, seed: 24 },
    );
    const strange: readonly unknown[] = [
      null,
      true,
      0,
      -0,
      1.5,
      1e300,
      "",
      "x".repeat(99),
      [],
      [[]],
      {},
      { length: 2 },
    ];
    fc.assert(
      fc.property(any, fc.maxSafeNat(), fc.constantFrom(...strange), fc.nat(), (request, seed, odd, place) => {
        const outcome = rollOutcome(request, counterSource(seed, 0));
        const names = Object.keys(outcome);
        const name = names[place % names.length]!;
        const old = Object.entries(outcome).find(([other]) => other === name)?.[1] as unknown;
        const inList = Array.isArray(old) && old.length > 0;
        const changed = inList ? old.map((value, at) => (at === place % old.length ? odd : value)) : odd;
        const answer = accepts(request, { ...outcome, [name]: changed });
        if (JSON.stringify(changed) === JSON.stringify(old) && !Object.is(odd, -0)) expect(answer).toBe(true);
        else expect(typeof answer === "string" || odd === 0 || odd === true || Array.isArray(odd)).toBe(true);
      }),
      { numRuns: 3000, seed: 25 },
    );
    const half = JSON.parse('{"__proto__": {"turn": 1}, "turn": 1}') as unknown;
    expect(accepts({ kind: "direction" }, half)).toContain("__proto__");
    expect(accepts({ kind: "direction" }, JSON.parse('{"turn": -0}'))).toContain("turn");
  });

  test("a request that is none is refused too", () => {
    expect(accepts({ kind: "pool" } as unknown as DiceRequest, { counts: [] })).toContain("dice");
  });
});

describe("requests from strangers", () => {
  test("every sound request passes", () => {
    fc.assert(fc.property(any, (request) => checkRequest(JSON.parse(JSON.stringify(request))) === true));
  });

  const stage = { name: "a", need: 4, passOn: "success" };
  const multiply = { dice: 1, sides: 3, add: 0, cap: 3 };
  test.each<[string, unknown]>([
    ["an object", null],
    ["an object", [1]],
    ["no kind", {}],
    ["no kind", { kind: "cards" }],
    ["dice", { kind: "pool", dice: -1, sides: 6, groups: [] }],
    ["dice", { kind: "pool", dice: 1.5, sides: 6, groups: [] }],
    ["dice", { kind: "pool", dice: 1e9, sides: 6, groups: [] }],
    ["sides", { kind: "pool", dice: 1, sides: 0, groups: [] }],
    ["sides", { kind: "pool", dice: 1, sides: "6", groups: [] }],
    ["groups", { kind: "pool", dice: 1, sides: 6 }],
    ["groups", { kind: "pool", dice: 1, sides: 6, groups: [4, 3] }],
    ["reroll", { kind: "pool", dice: 1, sides: 6, groups: [4], reroll: [1] }],
    ["reroll.faces", { kind: "pool", dice: 1, sides: 6, groups: [4], reroll: {} }],
    ["reroll.faces", { kind: "pool", dice: 1, sides: 6, groups: [4], reroll: { faces: [7] } }],
    ["dropped", { kind: "sum", dice: 2, sides: 6, dropLowest: 2, dropHighest: 1 }],
    ["dropped", { kind: "sum", dice: 2, sides: 6, dropLowest: -1 }],
    ["dice", { kind: "sum", sides: 6 }],
    ["reroll", { kind: "sum", dice: 2, sides: 6, reroll: 3 }],
    ["below", { kind: "sum", dice: 2, sides: 6, reroll: { below: "3" } }],
    ["highest", { kind: "sum", dice: 2, sides: 6, highest: 1 }],
    ["add", { kind: "table", dice: 2, sides: 6, rows: [] }],
    ["rows", { kind: "table", dice: 2, sides: 6, add: 0, rows: ["a"] }],
    ["no row 2", { kind: "table", dice: 2, sides: 6, add: 0, rows: [4], reroll: { rows: [2] } }],
    ["rerollFaces", { kind: "hand", dice: 2, sides: 6, rerollFaces: [0] }],
    ["keepAlike", { kind: "hand", dice: 2, sides: 6, keepAlike: 0 }],
    ["hitFaces", { kind: "scatter", dice: 2, sides: 6, hitFaces: 7 }],
    ["dice", { kind: "chain", stages: [] }],
    ["stages", { kind: "chain", dice: 1 }],
    ["stage 1", { kind: "chain", dice: 1, stages: [null] }],
    ["stage 2: name", { kind: "chain", dice: 1, stages: [stage, { ...stage, name: 3 }] }],
    ["need", { kind: "chain", dice: 1, stages: [{ ...stage, need: undefined }] }],
    ["need", { kind: "chain", dice: 1, stages: [{ ...stage, need: 3.5 }] }],
    ["passOn", { kind: "chain", dice: 1, stages: [{ ...stage, passOn: "all" }] }],
    ["needAfter6", { kind: "chain", dice: 1, stages: [{ ...stage, needAfter6: null }] }],
    ["needAfter6", { kind: "chain", dice: 1, stages: [{ ...stage, need: null, needAfter6: 4 }] }],
    ["needAfter6", { kind: "chain", dice: 1, stages: [{ ...stage, when6: "again", needAfter6: 4 }] }],
    ["afterSkip", { kind: "chain", dice: 1, stages: [{ ...stage, afterSkip: 4 }] }],
    ["afterSkip.need", { kind: "chain", dice: 1, stages: [{ ...stage, afterSkip: { need: null } }] }],
    ["afterSkip", { kind: "chain", dice: 1, stages: [{ ...stage, need: null, afterSkip: { need: 4 } }] }],
    ["afterSkip", { kind: "chain", dice: 1, stages: [{ ...stage, when6: "again", afterSkip: { need: 4 } }] }],
    ["afterSkip", { kind: "chain", dice: 1, stages: [{ ...stage, needAfter6: 4, afterSkip: { need: 4 } }] }],
    ["afterSkip.reroll", { kind: "chain", dice: 1, stages: [{ ...stage, afterSkip: { need: 4, reroll: "all" } }] }],
    ["when6", { kind: "chain", dice: 1, stages: [{ ...stage, when6: "explode" }] }],
    ["reroll", { kind: "chain", dice: 1, stages: [{ ...stage, reroll: "all" }] }],
    ["faces", { kind: "chain", dice: 1, stages: [{ ...stage, reroll: { faces: [7] } }] }],
    ["multiply", { kind: "chain", dice: 1, stages: [{ ...stage, multiply: 3 }] }],
    ["dice", { kind: "chain", dice: 1, stages: [{ ...stage, multiply: { ...multiply, dice: 2 } }] }],
    ["cap", { kind: "chain", dice: 1, stages: [{ ...stage, multiply: { ...multiply, cap: -1 } }] }],
    ["add", { kind: "chain", dice: 1, stages: [{ ...stage, multiply: { ...multiply, add: -2 } }] }],
  ])("%s: %j", (reason, request) => {
    expect(checkRequest(request)).toContain(reason);
  });

  test("nothing in JSON makes the check throw", () => {
    const kinds = fc.constantFrom("pool", "sum", "table", "chain", "chains", "hand", "direction", "scatter");
    const names = [
      "dice",
      "sides",
      "groups",
      "reroll",
      "rows",
      "add",
      "stages",
      "rerollFaces",
      "keepAlike",
      "hitFaces",
    ];
    fc.assert(
      fc.property(kinds, fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 })), (kind, fields) => {
        const answer = checkRequest({ kind, ...fields });
        expect(answer === true || answer.length > 0).toBe(true);
      }),
      { numRuns: 3000, seed: 26 },
    );
  });
});
