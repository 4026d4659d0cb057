import type { Chain } from "@tercio/dice";
import {
  engineOf,
  enter,
  type Frame,
  type GameEvent,
  type JsonObject,
  type Message,
  type Request,
} from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { ninthAge } from "../../src/index.ts";
import type { Engagement, NinthAge, Unit } from "../../src/state.ts";

export const INCH = 2540;
/** Units of the starter armies by what they are. */
export const halberds = 0;
export const spears = 1;
export const guard = 2;
export const cavalry = 3;
export const griffons = 4;
export const warriors = 5;
export const barbarians = 6;
export const greatWeapons = 7;
export const horsemen = 8;
export const hounds = 9;
export const feldraks = 10;

/** The starter battle with only the given units on the field; those not named have left it. */
export function field(
  units: { readonly [id: number]: Partial<Unit> },
  engagements: readonly Engagement[] = [],
  more: Partial<NinthAge> = {},
): NinthAge {
  const game = ninthAge.setup(ninthAge.starter());
  return {
    ...game,
    gameTurn: 2,
    playerTurn: 3,
    firstTurn: 0,
    zone: [-1, 1],
    phase: "melee",
    stack: [],
    units: game.units.map((u) =>
      units[u.id] === undefined
        ? { ...u, place: "pursued-off" as const }
        : { ...u, place: "field" as const, ...units[u.id] },
    ),
    engagements,
    ...more,
  };
}

/** Two units face to face in the middle: `a` (facing north) in contact with the front of `b`. */
export function faceToFace(
  a: number,
  b: number,
  first: Partial<Unit> = {},
  second: Partial<Unit> = {},
  more: Partial<NinthAge> = {},
): NinthAge {
  return field(
    { [a]: { x: 0, y: 0, facing: 0, ...first }, [b]: { x: 0, y: 0, facing: 32768, ...second } },
    [{ a, b, aFacing: "front", bFacing: "front", offset: 0 }],
    more,
  );
}

export type Reply = (request: Request, game: NinthAge) => unknown;
export interface Run {
  readonly game: NinthAge;
  readonly requests: readonly Request[];
  readonly events: readonly GameEvent[];
}

/** A total given for a test is looked up as the dice would. */
function onRow(request: Request, given: unknown): unknown {
  const total = (given as { total?: number }).total;
  if (request.type !== "roll" || request.dice.kind !== "table" || total === undefined) return given;
  const { rows, add } = request.dice;
  return { row: rows.filter((from) => total + add >= from).length };
}

/** Plays frames (the first runs first); `reply` answers, or null to stop there. */
export function run(game: NinthAge, frames: readonly Frame[], reply: Reply, most = 60): Run {
  const engine = engineOf(ninthAge);
  const events: GameEvent[] = [];
  const requests: Request[] = [];
  const context = { emit: (e: GameEvent) => void events.push(e) };
  let at = engine.advance({ ...game, stack: [...frames].reverse() }, context);
  for (let i = 0; i < most && at.request !== null; i++) {
    requests.push(at.request);
    const given = reply(at.request, at.game);
    if (given === null) break;
    at = engine.reply(at.game, onRow(at.request, given), context);
  }
  return { game: at.game, requests, events };
}

/** The attacks of one kind, with the sentence that announces them. */
export interface Blow {
  readonly label: Message;
  readonly chain: Chain;
}

/** The blows that one Initiative Step rolls together. */
export function blowsOf(q: Request): readonly Blow[] {
  if (q.type !== "roll" || q.dice.kind !== "chains") return [];
  const labels: Message[] = [];
  let rest = q.label;
  for (; rest.key === "roll.and"; rest = rest.values?.then as Message) labels.push(rest.values?.first as Message);
  labels.push(rest);
  return q.dice.chains.map((chain, at) => ({ label: labels[at] as Message, chain }));
}

/** Choices by their timeout, sums `total`, chains without a wound unless told otherwise. */
export const dull =
  (
    given: {
      readonly total?: number;
      readonly points?: (b: Blow) => number;
      readonly choices?: { readonly [id: string]: unknown };
    } = {},
  ): Reply =>
  (request, game) => {
    if (request.type === "choice")
      return given.choices?.[request.choice] ?? ninthAge.choices[request.choice]?.timeout(game, request.about);
    switch (request.dice.kind) {
      case "sum":
        return { total: given.total ?? 7, highest: 4 };
      case "table":
        return { total: given.total ?? 7 };
      case "chains": {
        const points = blowsOf(request).map((b) => given.points?.(b) ?? 0);
        const sums: number[] = [];
        request.dice.into.forEach((sum, at) => {
          sums[sum] = (sums[sum] ?? 0) + (points[at] ?? 0);
        });
        return { chains: points.map((p) => ({ passed: [0, 0, 0], points: p })), points: sums };
      }
      case "pool":
        return { counts: [0, request.dice.dice] };
      default:
        throw new Error(`no dull dice for ${request.dice.kind}`);
    }
  };

export const start = (sequence: string, vars: JsonObject = {}): Frame[] => [enter(sequence, vars)];
export const kinds = (r: Run): readonly string[] => r.events.map((e) => e.kind);
export const asked = (r: Run): readonly string[] =>
  r.requests.map((q) => (q.type === "choice" ? q.choice : q.label.key));
export const one = (ids: string | readonly string[], title: string, body: () => void): RuleCase => ({
  ids: typeof ids === "string" ? [ids] : ids,
  title,
  run: body,
});

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 300);
const fail = (message: string): never => {
  throw new Error(message);
};

/**
 * Plain comparisons: the platform's own write long explanations from the sources, which costs seconds for each of the
 * thousand failures that a knockout run wants to see.
 */
export const assert = {
  ok(value: unknown, message = "this should hold"): void {
    if (!value) fail(message);
  },
  equal(value: unknown, expected: unknown, message = ""): void {
    if (value !== expected) fail(`${message} ${shown(value)} is not ${shown(expected)}`);
  },
  notEqual(value: unknown, unexpected: unknown): void {
    if (value === unexpected) fail(`${shown(value)} should be something else`);
  },
  deepEqual(value: unknown, expected: unknown): void {
    if (JSON.stringify(value) !== JSON.stringify(expected)) fail(`${shown(value)} is not ${shown(expected)}`);
  },
};
