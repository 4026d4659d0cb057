import { afterEach, expect, test, vi } from "vitest";
import { fetchSystem } from "./systems.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what breaks while a worker thinks is an error of that worker, which the page hears of", async () => {
  const { id: system } = await fetchSystem(null);
  const self: { onmessage?: (e: { data: unknown }) => void } = {};
  const reported = vi.fn();
  vi.stubGlobal("self", self);
  vi.stubGlobal("reportError", reported);
  await import("./thinker.worker.ts");
  // No game stands there: whoever thinks about it throws.
  const at = { system, game: null, request: { type: "choice", choice: "move", player: 0, about: null } };
  for (const kind of ["answer", "odds", "stand", "exposed"]) {
    reported.mockClear();
    self.onmessage?.({ data: { kind, id: 1, at, bot: "real", seed: 1, length: 0, milliseconds: 10, piece: 0 } });
    await vi.waitFor(() => expect(reported, kind).toHaveBeenCalledOnce());
    expect(reported.mock.calls[0]?.[0], kind).toBeInstanceOf(Error);
  }
});
