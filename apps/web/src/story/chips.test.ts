import { counterSource } from "@tercio/dice";
import { games } from "@tercio/games";
import { type Core, type GameEvent, say, startBattle } from "@tercio/kernel";
import { isStanding, type Piece } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { awaited, useSession } from "../session/store.ts";
import { fetchSystems } from "../session/systems.ts";

const t = ((key: string, values?: { readonly list?: string }) => `${key} ${values?.list ?? ""}`) as never;

// What is counted is the same of each game; the long proof takes all of them.
const some = inject("fully") ? games : games.slice(0, 2);
describe.each(some.map((g) => [g.id, g] as const))("what happened between two own choices of %s", (id, game) => {
  let chips: typeof import("./chips.ts");
  let ofGone: typeof import("../session/gone.ts");
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("navigator", { language: "en" });
    await fetchSystems();
    [chips, ofGone] = await Promise.all([import("./chips.ts"), import("../session/gone.ts")]);
    return () => vi.unstubAllGlobals();
  });

  test("at most six chips; whoever is gone stands in the first of them, and where it stood", () => {
    const seats = ["human", "computer"] as const;
    const sitters = seats.map((by) => (by === "human" ? { by } : { by: "computer", level: "random" })) as never;
    let met = 0;
    const enough = inject("fully") ? 2 : 1;
    for (let seed = 1; met < enough && seed <= 20; seed++) {
      const begun = startBattle<Core>(game, game.rules.starter(), seed, { seats: sitters });
      const lines: GameEvent[] = [...begun.events];
      const past: { battle: typeof begun.battle; lines: number; dice: boolean }[] = [];
      let last = begun.battle;
      for (const { battle, events } of byChance(begun, counterSource(seed, 0))) {
        if (battle !== last) {
          past.push({ battle: last, lines: lines.length, dice: last.request?.type === "roll" });
          lines.push(...events);
          last = battle;
        }
        if (met >= enough) break;
        if (!awaited({ battle, seats })) continue;
        // Names are said in the words of the battle that is open.
        useSession.setState({ battle, seats });
        const { from, chips: told } = chips.chipsOf({ battle, past, lines, seats }, t);
        expect(told.length).toBeLessThanOrEqual(6);
        const own = past[ofGone.sinceOwn({ battle, past }) ?? -1];
        if (own === undefined) continue;
        const now = game.views.board(battle.game).pieces;
        const stood = game.views.board(own.battle.game).pieces.filter(isStanding);
        const missing = stood.filter((p) => now.find((q) => q.key === p.key)?.place === "gone");
        expect(ofGone.goneSince({ battle, past }).map((p) => p.key)).toEqual(missing.map((p) => p.key));
        /** Of a list of names each by itself, and what it stands for mentions the piece under the very same name. */
        const tells = (c: (typeof told)[number] | undefined, p: Piece): boolean =>
          c?.text.split(/: |, | and |^goneMeanwhile /).includes(say(game, p.name, "en")) === true &&
          c.events.some((e) =>
            Object.values(lines[from + e]?.message.values ?? {}).some(
              (v) => JSON.stringify(v) === JSON.stringify(p.name),
            ),
          );
        for (const p of missing) {
          met++;
          expect(
            told.some((c) => tells(c, p)),
            `${id}, seed ${seed}: ${say(game, p.name, "en")} in ${told.map((c) => c.text).join("; ")}`,
          ).toBe(true);
        }
        if (missing.length > 0) expect(missing.some((p) => tells(told[0], p))).toBe(true);
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  test("where computers play alone nobody who ever fell stays told", () => {
    const seats = ["computer", "computer"] as const;
    const sitters = seats.map((by) => ({ by, level: "random" })) as never;
    let fell = false;
    for (let seed = 1; !fell && seed <= 20; seed++) {
      const begun = startBattle<Core>(game, game.rules.starter(), seed, { seats: sitters });
      const past = [{ battle: begun.battle, lines: 0, dice: false }];
      const lines: GameEvent[] = [];
      for (const { battle, events } of byChance(begun, counterSource(seed, 0))) {
        past.push({ battle, lines: lines.length, dice: false });
        lines.push(...events);
        fell = game.views.board(battle.game).pieces.some((p) => p.place === "gone");
        if (!fell) continue;
        useSession.setState({ battle, seats });
        expect(ofGone.goneSince({ battle, past })).toEqual([]);
        expect(chips.chipsOf({ battle, past, lines, seats }, t).chips).toEqual([]);
        break;
      }
    }
    expect(fell).toBe(true);
  });
});
