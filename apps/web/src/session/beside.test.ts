import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askBeside } from "./beside.ts";
import type { Asked, Told } from "./asked.ts";

/** A worker that only notes what it is told. */
class Silent extends EventTarget {
  static readonly all: Silent[] = [];
  readonly posted: Asked[] = [];
  ended = false;
  constructor() {
    super();
    Silent.all.push(this);
  }
  postMessage(asked: Asked): void {
    // An ended worker hears nothing.
    if (!this.ended) this.posted.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(told: Told): void {
    this.dispatchEvent(new MessageEvent("message", { data: told }));
  }
  break(): void {
    this.dispatchEvent(new Event("error"));
  }
}

const last = (): Silent => Silent.all.at(-1) as Silent;
const place = { system: "a", game: {} as never };
const threats = (id: number) => ({ kind: "threats", id, at: place, seat: 0 }) as const;
const odds = (id: number) => ({ kind: "odds", id, at: { ...place, request: {} as never }, piece: null }) as const;

beforeEach(() => {
  Silent.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Silent);
});
afterEach(() => {
  last().break();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("of a battle that goes on fast only the position that stands is asked; what is called off is said to be", () => {
  const heard = vi.fn();
  for (let i = 0; i < 20; i++) {
    const { cancel } = askBeside(30, threats, heard);
    vi.advanceTimersByTime(29);
    cancel();
  }
  expect(Silent.all).toHaveLength(0);
  const { cancel } = askBeside(30, threats, heard);
  vi.advanceTimersByTime(30);
  const [{ id } = { id: 0 }] = last().posted;
  cancel();
  expect(last().posted.map((a) => [a.kind, a.id])).toEqual([
    ["threats", id],
    ["stop", id],
  ]);
  last().tell({ kind: "threats", id, threats: [] });
  expect(heard).not.toHaveBeenCalled();
});

test("a worker that dies while a question settles is not asked; what one has lost by breaking is asked of another, once", () => {
  const [heard, lost, drawn] = [vi.fn(), vi.fn(), vi.fn()];
  askBeside(0, threats, drawn);
  vi.advanceTimersByTime(0);
  const dies = last();
  dies.tell({ kind: "threats", id: dies.posted[0]?.id ?? 0, threats: [] });
  expect(drawn).toHaveBeenCalledOnce();
  askBeside(30, odds, heard, lost);
  dies.break();
  vi.advanceTimersByTime(30);
  expect(last()).not.toBe(dies);
  askBeside(0, threats, drawn);
  vi.advanceTimersByTime(0);
  last().break();
  // What was answered is not asked again; both of the others are, of one worker.
  expect(Silent.all).toHaveLength(3);
  expect(last().posted.map((a) => a.kind)).toEqual(["odds", "threats"]);
  last().tell({ kind: "done", id: last().posted[0]?.id ?? 0 });
  expect(heard).toHaveBeenCalledOnce();
  last().tell({ kind: "threats", id: last().posted[1]?.id ?? 0, threats: [] });
  expect(drawn).toHaveBeenCalledTimes(2);

  askBeside(0, odds, heard, lost);
  vi.advanceTimersByTime(0);
  last().break();
  expect(lost).not.toHaveBeenCalled();
  last().break();
  expect(lost).toHaveBeenCalledOnce();
  expect(Silent.all).toHaveLength(4);
});
