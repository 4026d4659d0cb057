import {
  type Frame,
  type GameEvent,
  type Json,
  type JsonObject,
  type Message,
  type Request,
  say,
  watched,
} from "@tercio/kernel";
import type { Chain, Wish } from "@tercio/dice";
import { assert, needs, play, type RuleCase, type SceneLine } from "@tercio/testkit";
import { ninthAge } from "../../src/index.ts";
import { sceneProblem } from "../../src/scene/index.ts";
import { type Stand, stood } from "../stand.ts";
import { type Engagement, type NinthAge, type Unit } from "../../src/state/state.ts";
import { placeOf, type Steps } from "../../src/state/steps.ts";

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

/**
 * The starter battle with only the given units on the field; the others wait in reserve. Who is given no place stands
 * apart from all others, a champion where the front has its middle; a weapon that is given is one that the unit has.
 */
export function field(
  units: { readonly [id: number]: Stand },
  engagements: readonly Engagement[] = [],
  more: Partial<NinthAge> = {},
  contact: "touching" | "apart" = "touching",
): NinthAge {
  const game = ninthAge.rules.setup(ninthAge.rules.starter());
  const chirality = more.chirality ?? game.chirality;
  const standing = (u: Unit): Unit => {
    const given = units[u.id];
    if (given === undefined) return { ...u, place: "reserve" };
    const { weapon = null, entry = u.entry } = given;
    const armed = weapon === null || entry.weapons.includes(weapon) ? entry : { ...entry, weapons: [weapon] };
    const here = { place: "field", x: (u.id - 5) * 6 * INCH, y: -12 * INCH, ...given, entry: armed } as const;
    return stood(u, here, chirality);
  };
  const made: NinthAge = {
    ...game,
    gameTurn: 2,
    playerTurn: 3,
    firstTurn: 0,
    zone: [-1, 1],
    deployment: "frontline-clash",
    objective: "hold-the-ground",
    phase: "melee",
    stack: [],
    units: game.units.map(standing),
    engagements,
    ...more,
  };
  if (contact === "apart") gaps.add(made);
  return legal(made);
}

/** Two units face to face in the middle: `a` (facing north) in contact with the front of `b`. */
export function faceToFace(
  a: number,
  b: number,
  first: Stand = {},
  second: Stand = {},
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

/** Games in which losses have torn units in contact apart: where they stand is what the page is about. */
const gaps = new WeakSet<NinthAge>();

/**
 * Only what can be: whatever a page sets up is told as a scene and checked as one. Not while a rule is switched off, when
 * a missing rule would be all that is wrong with it.
 */
function legal(game: NinthAge): NinthAge {
  const problem = watched() || gaps.has(game) ? null : sceneProblem(game);
  if (problem !== null)
    throw new Error(`this situation cannot be: ${problem.where}: ${say(ninthAge, problem.problem, "en")}`);
  return game;
}

type Loose = { readonly [field: string]: unknown };

/** What a page replies, as a line of a script: answers as they are, dice by what they come to. */
function line(request: Request, given: unknown): SceneLine {
  if (request.type === "choice") return { choice: request.choice, answer: given as Json };
  const { total, highest, row, counts, points } = given as Loose;
  const wish = { total, highest, row, counts, points };
  return { show: Object.fromEntries(Object.entries(wish).filter(([, v]) => v !== undefined)) as Wish };
}

/** Plays frames (the first runs first); `reply` answers, or null to stop there, as it does after `most` replies. */
export function run(game: NinthAge, frames: readonly Frame[], reply: Reply, most = 60): Run {
  let count = 0;
  const r = play(
    ninthAge,
    legal(game),
    (request, now) => {
      const given = count++ < most ? reply(request, now) : null;
      return given === null ? null : line(request, given);
    },
    { enter: frames },
  );
  return { game: r.game, requests: r.requests.slice(0, most).map((q) => q.request), events: r.events };
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
      return given.choices?.[request.choice] ?? ninthAge.rules.choices[request.choice]?.timeout(game, request.about);
    switch (request.dice.kind) {
      case "sum":
      case "table":
        return { total: given.total ?? 7 };
      case "chains":
        return { points: blowsOf(request).map((b) => given.points?.(b) ?? 0) };
      case "pool":
        return { counts: [0, request.dice.dice] };
      default:
        throw new Error(`no dull dice for ${request.dice.kind}`);
    }
  };

export const start = (sequence: keyof Steps, vars: JsonObject = {}): Frame[] => [{ ...placeOf(sequence, ""), vars }];
export const kinds = (r: Run): readonly string[] => r.events.map((e) => e.kind);
export const asked = (r: Run): readonly string[] =>
  r.requests.map((q) => (q.type === "choice" ? q.choice : q.label.key));
/** What the first test that is announced so needs at most, or null where nobody takes one. */
export function testNeed(requests: readonly Request[], key = "roll.panic"): number | null {
  const test = requests.find((q) => q.type === "roll" && q.label.key === key);
  return test === undefined ? null : (needs(test)[0]?.[0] ?? 0) - 1;
}
/** A page; `rulings`: the named ones whose default it shows. */
export const one = (
  ids: string | readonly string[],
  title: string,
  body: () => void,
  ...rulings: readonly string[]
): RuleCase => ({ ids: typeof ids === "string" ? [ids] : ids, title, run: body, rulings });

export { assert };
