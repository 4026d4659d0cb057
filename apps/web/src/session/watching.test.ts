import { rollDice } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { actsByItself } from "./computer.ts";
import { awaited, personAsked, type Session, useSession } from "./store.ts";
import { finish, inPace, over, type Play, setTempo, toTheEnd, useWatching } from "./watching.ts";

const board = { width: 180_000, depth: 120_000, pieces: [] };
const playing = (again: boolean): Play => ({
  acts: [],
  length: 1000,
  marks: [1000],
  before: board,
  after: board,
  again,
});
const outline = { key: 0, x: 0, y: 0, facing: 0, outline: null, front: null, bases: [] };

beforeEach(() => {
  vi.useFakeTimers();
  useWatching.setState({ tempo: "step", play: null, stopped: false, waits: null, hurry: false, trails: [] });
  const { seats } = useSession.getState();
  return () => {
    useSession.setState({ seats });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

describe("step by step, while something is being shown, the next waits; nobody waits for good", () => {
  test.each([
    ["another pace", () => setTempo("fast")],
    ["the end", toTheEnd],
  ] as const)("%s", (_, wants) => {
    // Nobody here is waited for.
    useSession.setState({ seats: ["computer", "computer"] });
    useWatching.setState({ play: playing(false), shown: true });
    const act = vi.fn();
    const stop = inPace(act, 200);
    expect(useWatching.getState().waits).toBeNull();
    wants();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
    expect(useWatching.getState()).toMatchObject({ play: null, waits: null });
    stop();
  });
});

test.each([
  ["ended", finish],
  ["seen to its end", over],
] as const)("the lines of a moment of before leave the board with it when it is %s; those of now stay", (_, ends) => {
  const trails = [{ key: 0, does: "leaves", from: outline, to: outline }] as const;
  useWatching.setState({ play: playing(true), trails });
  ends();
  expect(useWatching.getState()).toMatchObject({ play: null, trails: [] });
  useWatching.setState({ play: playing(false), trails });
  ends();
  expect(useWatching.getState()).toMatchObject({ play: null, trails });
});

describe("who is waited for", () => {
  const { battle } = useSession.getState();
  const roll = { ...battle, request: { type: "roll", player: null } } as unknown as Session["battle"];
  test("a roll of both sides is every person's who is here, whichever seat is his", () => {
    for (const seats of [
      ["human", "computer"],
      ["computer", "human"],
      ["human", "human"],
    ] as const)
      expect([personAsked({ battle: roll, seats }), awaited({ battle: roll, seats })]).toEqual([true, true]);
    const seats = ["computer", "computer"] as const;
    expect([personAsked({ battle: roll, seats }), awaited({ battle: roll, seats })]).toEqual([false, false]);
  });

  test("a battle that is over waits, and asks nobody", () => {
    const done = { battle: { ...battle, request: null }, seats: ["human", "human"] } as const;
    expect([personAsked(done), awaited(done)]).toEqual([false, true]);
  });
});

test("a computer whose declaration is refused answers what it is asked", () => {
  const asked: unknown[] = [];
  vi.stubGlobal(
    "Worker",
    class {
      addEventListener(): void {}
      removeEventListener(): void {}
      postMessage(sent: unknown): void {
        asked.push(sent);
      }
    },
  );
  setTempo("normal");
  const session = useSession.getState();
  let { battle } = session;
  while (battle.request?.type === "roll") battle = rollDice(battle).battle;
  const [end] = ninthAge.rules.declarations ?? [];
  if (end === undefined) throw new Error("nothing can be declared");
  const declarations = [{ ...end, accept: () => true as const, advised: () => true }];
  const system = { ...battle.system, rules: { ...battle.system.rules, declarations } };
  const declare = vi.fn(() => false);
  const stop = actsByItself({
    ...session,
    battle: { ...battle, system },
    seats: ["computer", "computer"],
    welcome: false,
    declare,
  } as Session);
  vi.advanceTimersByTime(1000);
  expect(declare).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([expect.objectContaining({ kind: "answer" })]);
  stop?.();
});
