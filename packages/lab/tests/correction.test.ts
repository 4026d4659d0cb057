import { chooseAnswer } from "@tercio/bots";
import { gameOf } from "@tercio/games";
import {
  answer,
  type Battle,
  correct,
  declarationsFor,
  entriesOf,
  giveLine,
  load,
  rollDice,
  save,
  type Sitter,
  startBattle,
} from "@tercio/kernel";
import { playOne } from "@tercio/lab";
import type { Correctable, Correction, System } from "@tercio/board";
import { expect, inject, test } from "vitest";

const INCH = 2540;
const of = (id: string): System => {
  const found = gameOf(id);
  if (found === null) throw new Error(id);
  return found;
};
const HUMANS: readonly Sitter[] = [{ by: "human" }, { by: "human" }];
const about = (b: Battle, piece: number): Correctable => {
  const found = (b.system as System).views.correctable?.(b.game, piece);
  if (found == null) throw new Error(`nothing of ${piece} can be put right`);
  return found;
};
const why = (b: Battle, correction: unknown, seat = 0, agreed: readonly number[] = [1]): string => {
  const result = correct(b, correction, seat, agreed);
  return result.ok ? "put right" : `${result.refusal.message.key} ${result.refusal.rule}`;
};

/** Two blocks of ten, 20 mm bases five wide: the first at the middle, the second `inches` before it. */
function blocks(inches: number): Battle {
  const man = {
    ...{
      name: "men",
      type: "Infantry",
      height: "Standard",
      base: [20, 20],
      adv: 4,
      mar: 8,
      dis: 7,
      hp: 1,
      def: 3,
      res: 3,
    },
    parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
  };
  const block = (side: string, y: number, facing: string) => ({
    side,
    profile: man,
    models: 10,
    files: 5,
    at: [0, y],
    facing,
  });
  const game = of("ninth-age");
  const scene = { phase: "movement", units: { A: block("first", 0, "north"), B: block("second", inches, "south") } };
  const scenario = game.rules.scenes?.scenario(scene as never);
  return startBattle(game, scenario as never, 1, { seats: HUMANS }).battle;
}

test("a unit is put where it should stand, unless it lies on somebody, off the table or nearer than units keep apart", () => {
  const b = blocks(9);
  const to = (y: number): Correction => ({ piece: 0, place: { x: 0, y: Math.round(y * INCH), facing: 0 } });
  expect([7.99, 8, 8.01, 9].map((y) => why(b, to(y)))).toEqual([
    "put right",
    "refuse.unit-spacing t9a.rule.unit-spacing",
    "refuse.unit-spacing t9a.rule.unit-spacing",
    "refuse.unit-spacing t9a.rule.unit-spacing",
  ]);
  expect(why(b, to(9.5))).toBe("refuse.blocked t9a.rule.unit-spacing");
  expect([24, 24.01].map((y) => why(b, to(y)))).toEqual(["put right", "refuse.off-table t9a.rule.board-edge"]);
});

test("wounds fall as in battle and come back up to what a unit began with; a figure beyond is told its bounds", () => {
  const b = blocks(9);
  const [figure] = about(b, 0).figures;
  expect(figure).toMatchObject({ least: 0, most: 10, now: 10 });
  const with4 = correct(b, { piece: 0, figures: { "pool-0": 4 } }, 1, [0]);
  if (!with4.ok) throw new Error("refused");
  expect(with4.events.map((e) => [e.kind, e.player])).toEqual([["corrected", 1]]);
  const now = with4.battle;
  expect(about(now, 0).figures[0]?.now).toBe(4);
  expect(why(now, { piece: 0, figures: { "pool-0": 11 } })).toBe("kernel.correction-figure null");
  expect(why(now, { piece: 0, figures: { "pool-0": 4 } })).toBe("kernel.correction-nothing null");
  expect(why(now, { piece: 0, figures: { "pool-0": 10 } })).toBe("put right");
  // Undo is going back to the battle before, which is as it was.
  expect(about(b, 0).figures[0]?.now).toBe(10);
});

test("one asks and the other agrees: not without, not a computer; save, load and scripts hold it, and a hash covers it", () => {
  const b = blocks(9);
  const wish = { piece: 1, place: { x: INCH, y: 9 * INCH, facing: 32768 } };
  expect([why(b, wish, 0, []), why(b, wish, 0, [0]), why(b, wish, 2, [0])]).toEqual([
    "kernel.correction-agreed null",
    "kernel.correction-agreed null",
    "kernel.no-seat null",
  ]);
  const sat: Battle = { ...b, seats: [{ by: "computer", level: "random" }, { by: "human" }] };
  expect([why(sat, wish, 0, [1]), why(sat, wish, 1, [0])]).toEqual(["kernel.correction-computer null", "put right"]);
  const right = correct(b, wish, 0, [1]);
  if (!right.ok) throw new Error("refused");
  const file = JSON.parse(JSON.stringify(save(right.battle))) as { entries: { corrected?: object }[] };
  expect(file.entries.map(({ corrected }) => corrected)).toEqual([wish]);
  const again = load(b.system, file, { verify: true });
  expect(again.ok && again.battle.log?.hash).toBe(right.battle.log?.hash);
  (file.entries[0] as { corrected: unknown }).corrected = {
    ...wish,
    place: { x: 2 * INCH, y: 9 * INCH, facing: 32768 },
  };
  expect(load(b.system, file, { verify: true }).ok).toBe(false);
  const scripted = giveLine(b, { corrected: wish, seat: 0, agreed: [1] });
  expect(scripted.ok && scripted.battle.log?.hash).toBe(right.battle.log?.hash);
  for (const nonsense of [
    null,
    7,
    "x",
    [],
    {},
    { piece: 0 },
    { piece: 9, figures: {} },
    { piece: 0, place: { x: 0.5 } },
  ])
    expect(correct(b, nonsense, 0, [1]).ok).toBe(false);
});

test("loose models move as they stand to each other, and their wounds are put right", () => {
  const game = of("age-of-sigmar");
  const { battle } = startBattle(game, game.rules.starter(), 1, { seats: HUMANS });
  const { place, figures } = about(battle, 0);
  if (place === null) throw new Error("no place");
  const moved = correct(battle, { piece: 0, place: { ...place, x: place.x + INCH } }, 0, [1]);
  if (!moved.ok) throw new Error(moved.refusal.message.key);
  expect(about(moved.battle, 0).place).toEqual({ ...place, x: place.x + INCH });
  expect(game.rules.invariants(moved.battle.game)).toEqual([]);
  const there = about(battle, 1).place;
  expect(why(battle, { piece: 0, place: there })).toBe("refuse.correct-taken aos2.core.normal-moves");
  expect(why(battle, { piece: 0, place: { ...place, x: 100 * INCH } })).toBe(
    "refuse.correct-table aos2.core.normal-moves",
  );
  const now = figures[0]?.now ?? 0;
  const hurt = correct(battle, { piece: 0, figures: { wounds: now - 1 } }, 0, [1]);
  expect(hurt.ok && about(hurt.battle, 0).figures[0]?.now).toBe(now - 1);
});

test.each(["ninth-age", "age-of-sigmar"])("no computer and no simulation of %s ever puts anything right", (id) => {
  const game = of(id);
  const { battle, tally } = playOne(game, 3, { bots: "random" });
  expect(tally.problems).toEqual([]);
  expect(tally.events["corrected"]).toBeUndefined();
  expect(entriesOf(battle).some((l) => "corrected" in l.entry)).toBe(false);
  // It is no answer to anything and nothing to declare.
  const begun = startBattle(game, game.rules.starter(), 3).battle;
  expect(Object.keys(game.rules.choices).some((c) => c.includes("correct"))).toBe(false);
  expect(declarationsFor(begun, 0).some((d) => d.id.includes("correct"))).toBe(false);
});

test.each([
  ["ninth-age", inject("fully") ? [1, 2, 3] : [1]],
  ["age-of-sigmar", [1]],
] as const)("whatever is put right, whenever, a battle of %s goes on to its end", (id, seeds) => {
  const game = of(id);
  let made = 0;
  for (const seed of seeds) {
    let { battle } = startBattle(game, game.rules.starter(), seed, { chained: false, seats: HUMANS });
    for (let n = 0; battle.request !== null && n < 4000; n++) {
      if (n % 7 === 3) {
        const bodies = game.views
          .board(battle.game)
          .pieces.filter((p) => p.kind === "body" && typeof p.key === "number");
        const piece = bodies[(n * 31 + seed) % Math.max(1, bodies.length)];
        const c = piece === undefined ? null : (game.views.correctable?.(battle.game, piece.key) ?? null);
        const [f] = c?.figures ?? [];
        const wish =
          c === null || f === undefined
            ? null
            : n % 2 === 0
              ? { piece: c.piece, figures: { [f.id]: Math.max(f.least, f.now - (n % 5)) } }
              : {
                  piece: c.piece,
                  place: c.place === null ? null : { ...c.place, x: c.place.x + ((n % 9) - 4) * INCH },
                };
        const result = wish === null ? null : correct(battle, wish, n % 2, [1 - (n % 2)]);
        if (result?.ok === true) {
          made++;
          battle = result.battle;
          if (battle.request === null) break;
        }
      }
      if (battle.request?.type === "roll") battle = rollDice(battle).battle;
      else {
        const given = chooseAnswer(battle, { player: "random", seed, after: n });
        const result = answer(battle, given);
        if (!result.ok) throw new Error(`seed ${seed}: ${result.refusal.message.key}`);
        battle = result.battle;
      }
      expect(game.rules.invariants(battle.game), `seed ${seed}, answer ${n}`).toEqual([]);
    }
    expect(battle.request).toBeNull();
  }
  expect(made).toBeGreaterThan(5);
});
