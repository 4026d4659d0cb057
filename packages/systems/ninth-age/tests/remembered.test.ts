import { engineOf, recording, silent } from "@tercio/kernel";
import { counterSource, rollOutcome } from "@tercio/dice";
import { expect, test } from "vitest";
import { loserOf, scoreOf } from "../src/calculation/combat-score.ts";
import { initiativeOf, packetsAt, stepsOf } from "../src/calculation/attacks.ts";
import { bodiesOf } from "../src/calculation/health.ts";
import { numbersOf } from "../src/calculation/hits-first.ts";
import { loseHealth } from "../src/calculation/losses.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import { copyOfGame, sameBesides } from "../src/state/copies.ts";
import { unitOf } from "../src/state/held.ts";
import { remembered, rememberedTogether } from "../src/state/remembered.ts";
import { stands } from "../src/state/stand-ins.ts";
import { change, combatOf, engaged, onField, type Unit, unit } from "../src/state/state.ts";

const battle = (id: string): NinthAge => {
  const named = ninthAge.rules.scenarios().find((s) => s.id === id);
  if (named === undefined) throw new Error("no such scenario");
  return ninthAge.rules.setup(named.scenario);
};

/** A number of units that can be looked at, and a count of how often something was really found. */
function counting<T>(find: (game: NinthAge, u: Unit) => T) {
  let times = 0;
  const ask = remembered((game, u) => {
    times++;
    return find(game, u);
  });
  return { ask, times: () => times };
}

const start = battle("many-in-one-combat");

test("games are the same besides their units only where every other field is", () => {
  const copy = copyOfGame(start, [], start.units.slice());
  expect(sameBesides(start, copy)).toBe(true);
  const others = Object.keys(copy).filter((field) => field !== "units" && field !== "stack");
  expect(others.length).toBeGreaterThan(30);
  for (const field of others) expect(sameBesides(start, { ...copy, [field]: "another" }), field).toBe(false);
});

test("what is found of a unit alone is found once for its record, whatever befalls others", () => {
  const { ask, times } = counting((_, u) => u.files * 100 + u.pools.length);
  const own = unit(start, 0);
  const value = ask(start, own);
  expect(value).toBe(own.files * 100 + own.pools.length);
  expect(ask(change(start, 1, { x: 5 }), own)).toBe(value);
  expect(ask({ ...start, stack: [] }, own)).toBe(value);
  expect(times()).toBe(1);
});

test("it is found anew when a field that was read of another is another", () => {
  const { ask, times } = counting((game, u) => unit(game, 1).files + u.files);
  const own = unit(start, 0);
  const value = ask(start, own);
  expect(ask(change(start, 1, { x: 77 }), own)).toBe(value);
  expect(times()).toBe(1);
  expect(ask(change(start, 1, { files: unit(start, 1).files + 1 }), own)).toBe(value + 1);
  expect(ask(start, own)).toBe(value);
  expect(times()).toBe(2);
});

test("what a whole unit comes to counts by that, not by what it is made of", () => {
  const { ask, times } = counting((game) => unitOf(unit(game, 1)).rules.has("shaken"));
  const own = unit(start, 0);
  expect(ask(start, own)).toBe(false);
  // As many rules with fewer models.
  const [first, ...rest] = unit(start, 1).pools;
  if (first === undefined) throw new Error("no models");
  const fewer = change(start, 1, { pools: [{ ...first, count: first.count - 1 }, ...rest] });
  expect(ask(fewer, own)).toBe(false);
  expect(times()).toBe(1);
  expect(ask(change(start, 1, { shaken: true }), own)).toBe(true);
  expect(times()).toBe(2);
});

test("it is found anew where any field of the game is another, a new one as well; its units count by what is read", () => {
  const own = unit(start, 0);
  const besides = Object.keys(copyOfGame(start, [], [])).filter((field) => field !== "units" && field !== "stack");
  expect(besides.length).toBeGreaterThan(30);
  const kept = besides.filter((field) => {
    const { ask, times } = counting(() => 0);
    ask(start, own);
    ask(Object.assign({ ...start }, { [field]: {} }), own);
    return times() !== 2;
  });
  expect(kept).toEqual([]);
});

test("it is found anew in another turn, with an effect, and for a record that is not the game's", () => {
  const { ask, times } = counting((game, u) => game.playerTurn + game.effects.length * 100 + u.x);
  const own = unit(start, 0);
  const value = ask(start, own);
  expect(ask({ ...start, playerTurn: start.playerTurn + 1 }, own)).toBe(value + 1);
  const lasting = { id: 1, rule: "fear", on: 0, from: null, until: {}, params: {} } as const;
  expect(ask({ ...start, effects: [lasting] }, own)).toBe(value + 100);
  expect(times()).toBe(3);
  const moved = { ...own, x: own.x + 7 };
  expect(ask(start, moved)).toBe(value + 7);
  expect(ask(start, moved)).toBe(value + 7);
  expect(times()).toBe(5);
});

test("what one asks of another is written down for whoever asked it", () => {
  const files = counting((game, u) => u.files + unit(game, 2).files);
  const { ask, times } = counting((game) => files.ask(game, unit(game, 1)));
  const own = unit(start, 0);
  const value = ask(start, own);
  expect(ask(change(start, 2, { files: unit(start, 2).files + 3 }), own)).toBe(value + 3);
  expect(ask(change(start, 1, { files: unit(start, 1).files + 2 }), own)).toBe(value + 2);
  expect(ask(start, own)).toBe(value);
  expect(times()).toBe(3);
});

/** All that is remembered of those who fight. */
const told = (game: NinthAge) =>
  game.units
    .filter((u) => onField(u) && engaged(game, u.id))
    .map((u) => {
      const units = combatOf(game, u.id);
      const tally = { units, lost: [0, 0], overkill: [0, 0] } as const;
      return [u.id, loserOf(game, u, units), bodiesOf(game, u), scoreOf(game, tally, 0), scoreOf(game, tally, 1)];
    });

test("through whole battles what is remembered is what is found while a rule is watched, and nothing is remembered", () => {
  const engine = engineOf(ninthAge);
  let seen = 0;
  for (const id of ["fear", "many-in-one-combat", "leaders", "undead", "steadfast", "heirlooms"]) {
    const dice = counterSource(31, 0);
    const source = counterSource(31, 1);
    let at = engine.advance(battle(id), silent);
    for (let n = 0; n < 80 && at.request !== null; n++) {
      const r = at.request;
      const reply =
        r.type === "roll"
          ? rollOutcome(r.dice, dice)
          : ninthAge.rules.choices[r.choice]?.sample(at.game, r.about, source);
      at = engine.reply(at.game, reply, silent);
      const list = told(at.game);
      seen += list.length;
      expect(list).toEqual(recording(() => told(at.game)).result);
    }
  }
  expect(seen).toBeGreaterThan(200);
});

test("of any record: what is found of one holds of all that are the same in what was looked at of it", () => {
  let times = 0;
  const ask = remembered((game, u) => {
    times++;
    return u.pools.filter(stands).length * 100 + unit(game, 1).files * 10 + (u.fleeing ? 1 : 0);
  }, "of any record");
  const lose = (game: NinthAge, points: number): NinthAge =>
    loseHealth(game, 0, [
      points,
      ...unit(game, 0)
        .pools.slice(1)
        .map(() => 0),
    ]).game;
  const of = (game: NinthAge): number => ask(game, unit(game, 0));
  const value = of(start);
  // However many fall: only whether anybody of a pool stands was looked at.
  for (const points of [1, 2, 3]) expect(of(lose(start, points))).toBe(value);
  expect(of(change(lose(start, 1), 1, { x: 3 }))).toBe(value);
  expect(times).toBe(1);
  const [first, ...rest] = unit(start, 0).pools;
  if (first === undefined) throw new Error("no models");
  expect(of(change(start, 0, { pools: [{ ...first, count: 0 }, ...rest] }))).toBe(value - 100);
  expect(of(change(lose(start, 2), 0, { fleeing: true }))).toBe(value + 1);
  expect(of(change(lose(start, 2), 1, { files: unit(start, 1).files + 1 }))).toBe(value + 10);
  expect(times).toBe(4);
  // Another unit of the same row of the list is not the same.
  const other = change(start, 2, { entry: unit(start, 0).entry, fleeing: true, pools: [first] });
  expect(ask(other, unit(other, 2))).toBe(100 + unit(start, 1).files * 10 + 1);
  for (const points of [0, 1, 2, 3]) expect(of(lose(start, points))).toBe(value);
  expect(times).toBe(5);
});

test("of units together what is read of a pool counts, and nothing else of it", () => {
  let times = 0;
  const ask = rememberedTogether(
    (game, { a, b }: { readonly a: number; readonly b: number }) => {
      times++;
      const [men] = unit(game, a).pools;
      return `${men?.weapon} ${unit(game, b).pools.length} ${unit(game, b).files}`;
    },
    (p, q) => p.a === q.a && p.b === q.b,
  );
  const of = { a: 0, b: 1 };
  const { entry: by } = unit(start, 0);
  const pools = (id: number, patch: Partial<Unit["pools"][number]>) =>
    change(start, id, { pools: unit(start, id).pools.map((p) => ({ ...p, ...patch })) });
  const value = ask(start, by, of);
  expect(ask(pools(0, { count: 3 }), by, of)).toBe(value);
  expect(ask(pools(1, { count: 2, weapon: "halberd" }), by, { ...of })).toBe(value);
  expect(times).toBe(1);
  expect(ask(pools(0, { weapon: "halberd" }), by, of)).toContain("halberd");
  expect(ask(change(start, 1, { files: 1 }), by, of)).not.toBe(value);
  expect(ask(change(start, 1, { pools: [] }), by, of)).not.toBe(value);
  expect(ask(start, by, { a: 1, b: 0 })).not.toBe(undefined);
  expect(times).toBe(5);
  expect(ask(start, by, of)).toBe(value);
  expect(times).toBe(5);
});

test("whoever falls, blows need what they would need without a memory", () => {
  const random = counterSource(12, 0);
  const fighters = start.units.filter((u) => onField(u) && engaged(start, u.id)).map((u) => u.id);
  const seen = new Set<string>();
  const needs = (game: NinthAge) =>
    fighters.flatMap((id) => {
      const order = fighters.flatMap((x) => initiativeOf(game, unit(game, x)));
      return stepsOf(game, order).flatMap((step) =>
        packetsAt(game, unit(game, id), step, null, order).flatMap((p) =>
          p.aims.map((aim) => numbersOf(game, { ...p, aims: [aim] })),
        ),
      );
    });
  for (let n = 0; n < 25; n++) {
    let game = start;
    for (const id of fighters) {
      const dealt = unit(game, id).pools.map((p) => Math.max(0, random.next(p.count + 3) - 2));
      game = loseHealth(game, id, dealt).game;
      if (random.next(6) === 1) game = change(game, id, { afraid: true });
      if (random.next(6) === 1) game = change(game, id, { shaken: true, charging: true });
    }
    const found = needs(game);
    expect(found).toEqual(recording(() => needs(game)).result);
    expect(found).toEqual(needs(structuredClone(game)));
    seen.add(JSON.stringify(found));
  }
  expect(seen.size).toBeGreaterThan(15);
});

test("who asks in turns of many, all by one profile, is found once of each", () => {
  let times = 0;
  const ask = rememberedTogether(
    (game, of: number) => {
      times++;
      return unit(game, 0).files * 100 + of;
    },
    (p, q) => p === q,
  );
  const by = unit(start, 0).entry;
  const wider = change(start, 0, { files: unit(start, 0).files + 1 });
  for (let round = 0; round < 3; round++)
    for (let of = 0; of < 20; of++)
      for (const game of [start, wider]) expect(ask(game, by, of)).toBe(unit(game, 0).files * 100 + of);
  expect(times).toBe(40);
});
