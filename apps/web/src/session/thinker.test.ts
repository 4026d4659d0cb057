import { answer, type Core, rollDice, startBattle } from "@tercio/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { fetchSystem, systemOf } from "./systems.ts";

afterEach(() => void vi.unstubAllGlobals());

let workers = 0;
/** The worker's own module as a worker of its own has it, and what it says. */
async function thinker(): Promise<{ readonly ask: (data: unknown) => void; readonly told: { readonly id: number }[] }> {
  const told: { readonly id: number }[] = [];
  const self: { onmessage?: (e: { data: unknown }) => void; postMessage: (m: never) => void } = {
    postMessage: (m) => void told.push(m),
  };
  vi.stubGlobal("self", self);
  workers += 1;
  await import(/* @vite-ignore */ `./thinker.worker.ts?worker=${workers}`);
  return { ask: (data) => self.onmessage?.({ data }), told };
}

test("what has been called off before its turn comes is not worked out", async () => {
  const { id: system, rules } = await fetchSystem(null);
  const { battle } = startBattle<Core>(systemOf(system), rules.starter(), 1);
  const { ask, told } = await thinker();
  const at = { system, game: battle.game };
  for (const kind of ["threats", "reach"]) {
    for (const id of [1, 2, 3]) {
      ask({ kind, id, at, seat: 0, piece: 1 });
      if (id < 3) ask({ kind: "stop", id });
    }
    await vi.waitFor(() => expect(told.length, kind).toBeGreaterThan(0));
    expect(told.splice(0).map((m) => m.id)).toEqual([3]);
  }
});

test("what breaks while a worker thinks is an error of that worker, which the page hears of", async () => {
  const { id: system } = await fetchSystem(null);
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const { ask } = await thinker();
  // No game stands there: whoever thinks about it throws.
  const at = { system, game: null, request: { type: "choice", choice: "move", player: 0, about: null } };
  for (const kind of ["answer", "hint", "odds", "stand", "exposed"]) {
    reported.mockClear();
    ask({ kind, id: 1, at, bot: 3, seed: 1, length: 0, piece: 0 });
    await vi.waitFor(() => expect(reported, kind).toHaveBeenCalledOnce());
    expect(reported.mock.calls[0]?.[0], kind).toBeInstanceOf(Error);
  }
});

test("a computer that thinks lets the page draw first what somebody pressed, and answers all the same", async () => {
  const { id: system, rules } = await fetchSystem(null);
  let { battle } = startBattle<Core>(systemOf(system), rules.starter(), 1);
  // Until there is something to think about.
  while (battle.request !== null && (battle.request.type === "roll" || battle.request.choice !== "move")) {
    const { request, game } = battle;
    if (request.type === "roll") ({ battle } = rollDice(battle));
    else {
      const given = rules.choices[request.choice]?.timeout(game, request.about);
      const next = answer(battle, given);
      if (!next.ok) throw new Error("the usual answer is refused");
      battle = next.battle;
    }
  }
  const { ask, told } = await thinker();
  const at = { system, game: battle.game, request: battle.request };
  const began = performance.now();
  ask({ kind: "answer", id: 1, at, bot: 3, seed: 1, length: 0 });
  ask({ kind: "hush", id: 0 });
  await vi.waitFor(() => expect(told.map((m) => m.id)).toEqual([1]), { timeout: 5000 });
  // Sixty milliseconds of rest, give or take what timers do.
  expect(performance.now() - began).toBeGreaterThan(58);
  const [first] = told as { readonly answer?: unknown }[];
  expect(answer(battle, first?.answer).ok).toBe(true);
});
