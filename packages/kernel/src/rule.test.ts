import { describe, expect, test } from "vitest";
import type { Effect } from "./effect.ts";
import type { Modifier } from "./modifier.ts";
import { EVERYBODY, type Holder, type Moment, type Moments, type Roles, type Rule, ruleBook } from "./rule.ts";
import { without } from "./trace.ts";

/** Traders in a market: what each asks for its wares, may do, and brings about. */
interface Trader {
  readonly id: number;
  readonly rules: ReadonlySet<string>;
}
interface Market {
  readonly traders: readonly Trader[];
  readonly effects: readonly Effect[];
}
interface Bargain {
  readonly seller: Trader;
  readonly buyer: Trader;
}
interface MarketMoments extends Moments {
  modify: { price: Moment<Bargain, "seller" | "buyer" | "rivals"> };
  allow: { sell: Moment<Bargain, "seller" | "buyer"> };
  on: { sold: Moment<Bargain, "seller" | "rivals", string> };
  offer: { wares: Moment<{ readonly seller: Trader }, "seller", { readonly ware: string; readonly price: number }> };
}
type R = Rule<Market, MarketMoments>;

const holder = (t: Trader): Holder => ({ piece: t.id, rules: t.rules });
const bargain = { seller: (b: Bargain) => holder(b.seller), buyer: (b: Bargain) => holder(b.buyer) };
const rivals = ({ seller, buyer }: Bargain, market: Market): readonly Holder[] =>
  market.traders.filter((t) => t !== seller && t !== buyer).map(holder);
const roles: Roles<Market, MarketMoments> = {
  modify: { price: { ...bargain, rivals } },
  allow: { sell: bargain },
  on: { sold: { seller: bargain.seller, rivals } },
  offer: { wares: { seller: ({ seller }) => holder(seller) } },
};

const add = (value: number, rule: string): Modifier => ({ operation: "add", value, because: { key: rule }, rule });
const name = { en: "", fr: "" };
const rules: readonly R[] = [
  {
    id: "greedy",
    name,
    enforces: ["x.greedy"],
    modify: { price: { seller: () => [add(2, "greed"), add(1, "pride")] } },
  },
  { id: "poor", name, enforces: [], heldBy: "purse-empty", allow: { sell: { buyer: () => refusal("poor") } } },
  { id: "tax", name, enforces: [], heldBy: EVERYBODY, modify: { price: { seller: () => add(10, "tax") } } },
  {
    id: "cheap",
    name,
    enforces: [],
    modify: { price: { rivals: (_, __, { piece }) => (piece === 3 ? null : add(-1, `cheap ${piece}`)) } },
    on: { sold: { rivals: (_, { buyer }, { piece }) => [`${piece} frowns at ${buyer.id}`] } },
  },
  {
    id: "baker",
    name,
    enforces: [],
    offer: {
      wares: { seller: (_, __, { effect }) => [{ ware: "bread", price: (effect?.params.price ?? 3) as number }] },
    },
  },
];
const refusal = (key: string) => ({ message: { key }, rule: key });
const book = ruleBook<Market, MarketMoments>(roles, (m) => m.effects);
book.gather(rules);

const trader = (id: number, ...held: readonly string[]): Trader => ({ id, rules: new Set(held) });
const market = (traders: readonly Trader[], effects: readonly Effect[] = []): Market => ({ traders, effects });
const effect = (rule: string, on: number | null, params: Effect["params"] = {}): Effect => ({
  id: 1,
  rule,
  on,
  from: null,
  until: {},
  params,
});
const values = (list: readonly Modifier[]): readonly number[] => list.map((m) => m.value);
const [plain, other] = [trader(1), trader(2)];
const between = { seller: plain, buyer: other };

test("a book that nobody has gathered rules into says so, and does not answer for them", () => {
  const empty = ruleBook<Market, MarketMoments>(roles, (m) => m.effects);
  expect(() => empty.rules).toThrow("not gathered");
});

describe("who holds a rule", () => {
  test("speaks by it, in its role and no other; it may give several reasons", () => {
    const greedy = trader(1, "greedy");
    expect(values(book.modifiers("price", market([greedy, other]), { seller: greedy, buyer: other }))).toEqual([
      2, 1, 10,
    ]);
    expect(values(book.modifiers("price", market([greedy, other]), { seller: other, buyer: greedy }))).toEqual([10]);
  });

  test("what everybody holds speaks for each; a word may stand for the rule's id", () => {
    expect(values(book.modifiers("price", market([plain, other]), between))).toEqual([10]);
    expect(book.refusals("sell", market([plain, other]), between)).toEqual([]);
    const broke = { seller: plain, buyer: trader(2, "purse-empty") };
    expect(book.refusals("sell", market([plain]), broke)).toEqual([refusal("poor")]);
  });

  test("of many in a role a modifier counts once, by the first for whom it says something; what follows, of each", () => {
    const crowd = market([plain, other, trader(3, "cheap"), trader(4, "cheap"), trader(5, "cheap")]);
    expect(book.modifiers("price", crowd, between).map((m) => m.because.key)).toEqual(["tax", "cheap 4"]);
    expect(book.follows("sold", crowd, between).map((g) => g.value)).toEqual([
      "3 frowns at 2",
      "4 frowns at 2",
      "5 frowns at 2",
    ]);
  });

  test("a rule that is switched off is not heard", () => {
    const greedy = trader(1, "greedy");
    const all = () => values(book.modifiers("price", market([greedy]), { seller: greedy, buyer: other }));
    expect(without("x.greedy", all)).toEqual([10]);
    expect(all()).toEqual([2, 1, 10]);
  });
});

describe("an effect", () => {
  test("gives its rule to the piece it is on, or to everybody, with what it knows", () => {
    const on = (piece: number | null) => market([plain, other], [effect("baker", piece, { price: 5 })]);
    expect(book.offers("wares", on(1), { seller: plain }).map((g) => g.value.price)).toEqual([5]);
    expect(book.offers("wares", on(2), { seller: plain })).toEqual([]);
    expect(
      book.offers("wares", on(null), { seller: plain }).map((g) => [g.rule, g.held.piece, g.held.effect?.id]),
    ).toEqual([["baker", 1, 1]]);
  });

  test("S3: whether anybody would be asked is known without asking: by nature, by an effect on it or on all, and by no other", () => {
    const on = (piece: number | null) => market([plain, other], [effect("baker", piece)]);
    const offering = (at: Market, seller = plain): boolean => book.offering("wares", at, { seller });
    expect([on(1), on(null), on(2), market([plain])].map((at) => offering(at))).toEqual([true, true, false, false]);
    expect(offering(market([plain], [effect("greedy", 1)]))).toBe(false);
    expect(offering(market([plain]), trader(1, "baker"))).toBe(true);
  });

  test("adds no modifier to who has the rule already, nor does the same one twice", () => {
    const greedy = trader(1, "greedy");
    const twice = market([greedy], [effect("greedy", 1), effect("greedy", 1)]);
    expect(values(book.modifiers("price", twice, { seller: greedy, buyer: other }))).toEqual([2, 1, 10]);
    expect(values(book.modifiers("price", twice, { seller: plain, buyer: other }))).toEqual([10, 2, 1]);
  });

  test("of several that give a rule with a figure the strongest counts, in whatever order they come", () => {
    const haggle: R = {
      ...{ id: "haggle", name, enforces: [], strength: ({ by }) => Number(by) },
      modify: { price: { seller: (_, __, { params }) => add(Number(params.by), "haggle") } },
    };
    const by = (figure: number): Effect => effect("haggle", 1, { by: figure });
    const asked = (...figures: readonly number[]) =>
      book.also([haggle], () =>
        values(book.modifiers("price", market([plain], figures.map(by)), { seller: plain, buyer: other })),
      );
    expect([asked(2, 3), asked(3, 2), asked(2)]).toEqual([
      [10, 3],
      [10, 3],
      [10, 2],
    ]);
  });
});

test("further rules are in the book for as long as they are needed, also when it throws", () => {
  const gift: R = {
    id: "gift",
    name,
    enforces: [],
    heldBy: EVERYBODY,
    modify: { price: { buyer: () => add(-4, "gift") } },
  };
  const price = () => values(book.modifiers("price", market([plain, other]), between));
  expect(book.also([gift], price)).toEqual([10, -4]);
  expect(price()).toEqual([10]);
  expect(() => book.also([gift], () => expect(price()).toEqual([10]))).toThrow();
  expect(price()).toEqual([10]);
});
