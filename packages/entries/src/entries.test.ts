import type { Moment, Moments } from "@tercio/kernel";
import { expect, test } from "vitest";
import { givenRules, wordOf } from "./given.ts";
import {
  defining,
  type Entry,
  optional,
  type ParametersIn,
  shelf,
  type State,
  textOf,
  whole,
  wordUnder,
} from "./index.ts";
import { playing } from "./play.ts";

/** A market of three rules: the smallest game that has each kind of them. */
type Id = `market.${string}`;
const defineRule = defining<Entry<Id>>();
const haggler = defineRule({
  id: "market.rule.haggler",
  name: { en: "Haggler", fr: "Marchandeur" },
  listed: true,
  parameters: { by: whole(1, 3), days: optional(whole(1, 7)) },
  said: { en: "{name} ({by})", fr: "{name} ({by})" },
  refused: { en: "Hagglers pay less.", fr: "Les marchandeurs paient moins." },
});
const tax = defineRule({
  id: "market.tax",
  name: { en: "Tax", fr: "Taxe" },
  also: ["market.custom"],
  text: { en: "{coins} {coins|coin|coins} for {who}.", fr: "{coins} {coins|pièce|pièces} pour {who}." },
  figures: { coins: 1 },
});
const closed = defining<State<Id>>()({ word: "closed", of: ["market.tax"], name: { en: "Closed", fr: "Fermé" } });

const HEAD = "market.rule.";
const families = { people: { haggler }, town: { tax, closed } } as const;
const all = shelf<Entry<Id>>()(families, HEAD);

test("words, names, rows and entries follow from what is defined once", () => {
  expect(all.named("fr")).toEqual({
    "rule.haggler": "Marchandeur",
    "params.haggler": "{name} ({by})",
    "refuse.haggler": "Les marchandeurs paient moins.",
    "rule.market.tax": "Taxe",
    "rule.closed": "Fermé",
  });
  expect(all.figures).toEqual({ "market.tax": { coins: 1 } });
  expect(all.wordsOf((e) => e.listed === true)).toEqual(["haggler"]);
  expect(all.stateWords).toEqual(["closed"]);
  expect([all.entryOf("haggler"), all.entryOf("market.tax"), all.entryOf("closed")]).toEqual([haggler, tax, undefined]);
});

test("a text takes its figures, and the word that goes with them, in both languages; what is no figure stays open", () => {
  expect([textOf(tax, "en"), textOf(tax, "fr"), textOf(haggler, "en")]).toEqual([
    "1 coin for {who}.",
    "1 pièce pour {who}.",
    "",
  ]);
  const of = (coins: number) => ({ ...tax, figures: { coins } });
  expect([0, 2].flatMap((n) => [textOf(of(n), "en"), textOf(of(n), "fr")])).toEqual([
    "0 coins for {who}.",
    "0 pièce pour {who}.",
    "2 coins for {who}.",
    "2 pièces pour {who}.",
  ]);
});

test("a play is known by its entry's word and is in force by all its ids", () => {
  interface Market extends Moments {
    modify: { price: Moment<object, "seller"> };
  }
  const play = playing<object, Market>(wordUnder(HEAD));
  const seller = () => null;
  expect(play(tax, { modify: { price: { seller } } })).toEqual({
    id: "market.tax",
    name: tax.name,
    enforces: ["market.tax", "market.custom"],
    modify: { price: { seller } },
  });
  expect([play(haggler).id, play(closed)]).toEqual([
    "haggler",
    { id: "closed", name: closed.name, enforces: ["market.tax"] },
  ]);
});

test("a rule of a profile is checked by the parameters of its entry", () => {
  type Parameters = ParametersIn<typeof families, typeof HEAD>;
  const { needsParameters, parametric, ruleShape } = givenRules<Parameters>(all.ruleEntries, wordUnder(HEAD));
  const check = ruleShape(() => ["haggler", "market.tax"]);
  const right = (given: unknown): boolean => check(given, "") === null;
  expect([needsParameters("haggler"), needsParameters("market.tax")]).toEqual([true, false]);
  expect(["market.tax", { rule: "haggler", by: 3 }, { rule: "haggler", by: 1, days: 7 }].map(right)).toEqual([
    true,
    true,
    true,
  ]);
  const wrong = [
    "haggler",
    "closed",
    { rule: "haggler" },
    { rule: "haggler", by: 4 },
    { rule: "haggler", by: 1, x: 1 },
  ];
  expect([...wrong, { rule: "market.tax", by: 1 }, null, 3].map(right)).toEqual(Array<boolean>(8).fill(false));
  expect(parametric("haggler", { by: 2, other: true })).toEqual({ rule: "haggler", by: 2 });
  expect([parametric("haggler", { by: 9 }), parametric("haggler", {}), parametric("market.tax", { by: 2 })]).toEqual([
    null,
    null,
    null,
  ]);
  expect([wordOf("market.tax"), wordOf({ rule: "haggler" })]).toEqual(["market.tax", "haggler"]);
});
