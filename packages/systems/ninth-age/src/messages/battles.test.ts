import { lists } from "../armies/books/lists.ts";
import { fielded } from "../armies/field.ts";
import { openBook } from "../armies/open-book.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { whyNotThere } from "../battlefield/arrivals.ts";
import { whyNoGate } from "../battlefield/gateway.ts";
import { DEPLOYMENTS } from "../state/deployments.ts";
import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  type Breakdown,
  type GameEvent,
  type Json,
  kernelMessages,
  type Language,
  type Message,
  type MessageValue,
  rollDice,
  type Scenario,
  say,
  startBattle,
} from "@tercio/kernel";
import { type Gesture, type Told, tryOut } from "@tercio/board";
import { completed } from "@tercio/odds";
import { beforeEach, expect, inject, test } from "vitest";
import { declareCharge } from "../sequence/charge-declared.ts";
import { book } from "../hooks/book.ts";
import { whyNotMove } from "../battlefield/paths.ts";
import { type Army, armies, ninthAge, type NinthAge } from "../index.ts";
import type { Unit } from "../state/state.ts";
import { lossesQuestion } from "../view/combat-questions.ts";
import { message } from "./message.ts";

const languages: readonly Language[] = ["en", "fr"];

const spoken = new Set<string>();

/** What is wrong with a message when it is shown in a language; empty when it reads well. */
function faults(m: Message, language: Language): readonly string[] {
  if (m.key === "@") return m.values?.[language] ? [] : [`a name without ${language}`];
  const template = ninthAge.messages[language][m.key] ?? kernelMessages[language][m.key];
  if (template === undefined) return [`${m.key}: no sentence in ${language}`];
  spoken.add(m.key);
  const list: string[] = [];
  for (const [, name = "", plural] of template.matchAll(/\{([a-zA-Z0-9-]+)(\|[^}]*)?\}/g)) {
    const value = m.values?.[name];
    if (value === undefined) list.push(`${m.key}: no value for ${name}`);
    else if (plural !== undefined && typeof value !== "number") list.push(`${m.key}: ${name} is no number`);
    else list.push(...faultsOf(value, `${m.key}: ${name}`, language));
  }
  const text = say(ninthAge, m, language);
  if (text === m.key || text.trim() === "" || /undefined|NaN|null|\[object|[{}]/.test(text))
    list.push(`${m.key} reads “${text}”`);
  return list;
}

function faultsOf(value: MessageValue, where: string, language: Language): readonly string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${where} is ${value}`];
  if (typeof value === "string") return value === "?" ? [`${where} is unknown`] : [];
  if (Array.isArray(value)) return value.flatMap((v: MessageValue) => faultsOf(v, where, language));
  return faults(value as Message, language);
}

const found = new Set<string>();
beforeEach(() => found.clear());
function hear(m: Message): void {
  for (const language of languages) for (const f of faults(m, language)) found.add(f);
}

const hearBreakdown = (b: Breakdown): void => {
  for (const line of b.lines) hear(line.because);
};

const hearEvents = (events: readonly GameEvent[]): void => {
  for (const e of events) {
    hear(e.message);
    const data = e.data as { first?: Breakdown; second?: Breakdown } | undefined;
    if (e.kind === "combatScore" && data?.first !== undefined && data.second !== undefined) {
      hearBreakdown(data.first);
      hearBreakdown(data.second);
    }
  }
};

function hearBoard(game: NinthAge): void {
  const view = ninthAge.views.board(game);
  const told = (t: Told): void => (typeof t === "object" ? hear(t) : undefined);
  for (const p of view.pieces) {
    hear(p.name);
    hear(p.spoken);
    for (const m of p.marks) hear(m.label);
    for (const f of p.sheet.facts) {
      hear(f.label);
      told(f.told);
    }
    for (const t of p.sheet.tables) {
      for (const m of [t.corner, ...t.columns]) hear(m);
      for (const r of t.rows) for (const c of [r.label, ...r.cells]) told(c);
    }
    for (const l of p.sheet.lists) {
      hear(l.label);
      for (const i of l.items) told(i.told);
    }
  }
  for (const line of ninthAge.views.guide(game))
    for (const language of languages) if (line.title[language].trim() === "") found.add(`${line.step} has no title`);
}

/** Answers that are wrong in many ways, and some that happen to be right. */
function strange(game: NinthAge): readonly Json[] {
  const list: Json[] = [
    { x: 0, y: 0 },
    { x: 1_000_000, y: 0 },
    { x: 0, y: 50_000 },
    { x: 1000, y: -50_000 },
    null,
    5,
    {},
    { unit: 999 },
    { done: false },
    { reaction: "hold" },
    { reaction: "flee" },
  ];
  list.push({ reaction: "dance" }, { dice: [-1] }, { units: [] }, { units: [{}] }, { kind: "fly" }, { files: 99 });
  for (const kind of ["pivot", "reform"]) {
    list.push({ kind, files: 99, facing: 0, x: 0, y: 0 }, { kind, files: 2, facing: 0, x: 0, y: 0 });
    list.push({ kind, files: 5, facing: 5, x: 1, y: 1 });
  }
  for (const u of game.units) {
    const straight = { kind: "straight", distance: 250_000 };
    for (const move of ["advance", "march", "reform", "swift-reform", "fly"]) {
      list.push({ unit: u.id, move, path: [straight] }, { unit: u.id, move, path: [] });
      list.push({ unit: u.id, move, path: [{ kind: "back", distance: 5000 }] });
      list.push({ unit: u.id, move, path: [{ kind: "pivot", to: 100 }] });
      list.push({ unit: u.id, move, path: [straight, { kind: "back", distance: 10 }] });
      list.push({ unit: u.id, move, x: u.x, y: u.y, facing: u.facing, files: u.files });
      list.push({ unit: u.id, move, x: u.x, y: u.y, facing: u.facing, files: 99 });
    }
    for (const v of game.units) list.push({ unit: u.id, target: v.id });
    const place = { unit: u.id, x: 0, y: 0, facing: 0, files: u.files };
    list.push(
      { units: [place] },
      {
        units: [
          { ...place, y: -40_000 },
          { ...place, y: -40_000 },
        ],
      },
    );
    list.push({ units: [{ ...place, files: 99 }] }, { units: [{ ...place, facing: 0.5 }] });
  }
  return list;
}

function gestures(game: NinthAge): readonly Gesture[] {
  const list: Gesture[] = ["line", "centre", "refused"].map((preset) => ({ do: "preset", preset }));
  list.push({ do: "begin" }, { do: "end", side: "left" }, { do: "to", piece: null, x: 0, y: 0 });
  for (const { id: piece, x, y } of game.units) {
    for (const way of ["advance", "march"]) {
      list.push({ do: "to", piece, way, x: 0, y: 0 }, { do: "to", piece, way, x, y });
      list.push(
        { do: "face", piece, way, facing: 20_000 },
        { do: "step", piece, way, step: { kind: "back", distance: 90_000 } },
      );
      list.push({ do: "step", piece, way, step: { kind: "side", side: "left", distance: 90_000 } });
    }
    list.push({ do: "turn", piece, by: 9000 }, { do: "spread", piece, by: 99 }, { do: "spread", piece, by: -1 });
    list.push({ do: "aside", piece, by: 2000 }, { do: "to", piece, x: 0, y: -40_000 });
  }
  return list;
}

/** Hears all that can be said at this point of a battle; `weighed`: what the odds ask; `deep`: refusals and gestures as well. */
function hearRequest(battle: Battle<NinthAge>, weighed: boolean, deep: boolean): void {
  const { request, game } = battle;
  if (request === null) return;
  for (const q of weighed ? ninthAge.views.questions(game, request) : []) {
    hear(q.label);
    for (const r of q.results) hear(r.label);
  }
  if (request.type === "roll") {
    hear(request.label);
    for (const b of request.breakdowns ?? []) {
      hear(b.name);
      hearBreakdown(b.breakdown);
    }
    return;
  }
  const kind = ninthAge.rules.choices[request.choice];
  if (kind === undefined) throw new Error(`no choice ${request.choice}`);
  hear(kind.describe(game, request.about));
  for (const a of kind.enumerate?.(game, request.about) ?? []) {
    if (kind.label === undefined) throw new Error(`${kind.id} lists answers without naming them`);
    hear(kind.label(game, request.about, a));
  }
  if (!deep) return;
  for (const a of strange(game)) {
    const verdict = kind.accept(game, request.about, a);
    if (verdict !== true) hear(verdict.message);
  }
  for (const g of gestures(game)) {
    const preview = tryOut(kind, game, request, g);
    if (preview === null) break;
    for (const n of preview.notes) hear(n);
    if (preview.verdict !== true) hear(preview.verdict.message);
  }
}

test("a message without a sentence, a value or a number is found out", () => {
  expect(faults({ key: "event.nothing-of-the-sort" }, "en")).not.toEqual([]);
  expect(faults({ key: "event.holds" }, "fr")).not.toEqual([]);
  expect(faults({ key: "event.holds", values: { unit: "?" } }, "fr")).not.toEqual([]);
  expect(faults({ key: "answer.files.centre", values: { files: "five" } }, "en")).not.toEqual([]);
  expect(faults({ key: "answer.files.centre", values: { files: 5 } }, "en")).toEqual([]);
});

/** Of an army that has two Scoring Units, and too much of it for a small table. */
const many = (id: string): Json => {
  const army = armies[id] as Army;
  const units = [...army.units, ...army.units, ...army.units].map((u, i) => ({ ...u, scoring: i < 2 }));
  return { ...army, units } as unknown as Json;
};
/** What each battle is about: all types and objectives that are played come up. */
const setups: { readonly [seed: number]: { readonly [field: string]: Json } } = {
  11: { deployment: "frontline-clash", objective: "hold-the-ground" },
  22: { deployment: "encircle", objective: "spoils-of-war" },
  33: { deployment: "refused-flank", objective: "secure-target" },
  44: { deployment: "roll", objective: "breakthrough" },
  55: { deployment: "roll", objective: "roll" },
  56: { deployment: "frontline-clash", objective: "king-of-the-hill", map: "roll" },
  77: { deployment: "frontline-clash", objective: "spoils-of-war" },
  88: { deployment: "refused-flank", objective: "spoils-of-war" },
  66: {
    deployment: "frontline-clash",
    objective: "capture-the-flags",
    width: 36,
    depth: 36,
    size: 9000,
    armies: [many("empire-of-sonnstahl"), many("warriors-of-the-dark-gods")],
  },
};
const seeds = Object.keys(setups).map(Number);

/** Of so many requests of a kind one is asked about closely: what the odds ask, and what is refused. */
const [WEIGHED, DEEP] = inject("fully") ? [5, 12] : [60, 90];

/** Hears a battle of random answers from its set-up to its end. */
function hearBattle(scenario: Scenario, seed: number): void {
  const begun = startBattle(ninthAge, scenario, seed, { chained: false });
  hearEvents(begun.events);
  let battle = begun.battle;
  const source = counterSource(seed + 1000, 0);
  const deepOn = new Map<string, number>();
  for (let n = 0; battle.request !== null; n++) {
    if (n > 5000) throw new Error("the battle does not end");
    const { request, game } = battle;
    const kind = request.type === "choice" ? request.choice : "roll";
    const seen = deepOn.get(kind) ?? 0;
    deepOn.set(kind, seen + 1);
    // What the odds ask looks for places of charges: at the first of a kind, then at every tenth.
    hearRequest(battle, seen % WEIGHED === seed % WEIGHED || seen < 1, seen % DEEP === seed % DEEP || seen < 1);
    if (n % (inject("fully") ? 9 : 27) === 0) hearBoard(game);
    if (request.type === "roll") {
      const rolled = rollDice(battle);
      hearEvents(rolled.events);
      battle = rolled.battle;
      continue;
    }
    const choice = ninthAge.rules.choices[request.choice];
    const given = choice?.sample(game, request.about, source) ?? null;
    // What is said of the answer that was given, also where none are listed.
    if (given !== null && choice?.label !== undefined) hear(choice.label(game, request.about, given));
    const result = answer(battle, given);
    if (!result.ok) throw new Error(`the sample of ${request.choice} is refused: ${result.refusal.message.key}`);
    hearEvents(result.events);
    battle = result.battle;
  }
  hearBoard(battle.game);
  const score = ninthAge.rules.outcome(battle.game);
  expect(score).not.toBeNull();
  if (score !== null) hear(score.message);
}

test.each(seeds)("everything said in battle %i has a sentence in both languages", (seed) => {
  const starter = ninthAge.rules.starter();
  hearBattle({ ...starter, setup: { ...starter.setup, ...setups[seed] } }, seed);
  expect([...found]).toEqual([]);
});

test.each(inject("fully") ? [1, 2, 3, 4, 5] : [5])("what is said where bows, guns and artillery shoot, %i", (seed) => {
  const missiles = ninthAge.rules.scenarios().find((s) => s.id === "missiles");
  if (missiles === undefined) throw new Error("no missiles");
  hearBattle(missiles.scenario, seed);
  expect([...found]).toEqual([]);
});

test("what is said where Generals and Battle Standards are, and what they cost", () => {
  hearBattle(ninthAge.rules.scenarios().find((s) => s.id === "leaders")?.scenario as Scenario, 7);
  expect([...found]).toEqual([]);
  expect(spoken.has("event.pointsBeyond")).toBe(true);
});

test.each([
  ["charging-chariots", 3],
  ["trampling-monsters", 5],
  ["heirlooms", 1],
] as const)("what is said where Special Attacks are made and items used: %s", (id, seed) => {
  const { scenario } = ninthAge.rules.scenarios().find((s) => s.id === id) as { readonly scenario: Scenario };
  hearBattle(scenario, seed);
  expect([...found]).toEqual([]);
});

test("what is said where nobody holds the dead together, and of whom friends’ fates frighten", () => {
  const part = { att: 1, off: 3, str: 3, ap: 0, agi: 3 };
  const man = (dis: number, ...rules: readonly string[]) => ({
    ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis, hp: 1, def: 3, res: 3 },
    ...{ parts: [part], rules },
  });
  const dead = { profile: man(6, "undead", "dust-to-dust"), models: 20, files: 5, at: [0, 0] };
  const lord = { profile: { ...man(6, "hierophant"), hp: 3 }, fallen: true };
  const units = {
    A: { side: "first", ...dead, characters: [lord] },
    B: { side: "second", profile: man(9), models: 20, files: 5 },
    C: { side: "first", profile: man(7, "parent-unit"), models: 10, files: 5, at: [9, -9] },
    D: { side: "first", profile: man(7, "unburnt"), models: 10, files: 5, at: [15, -9] },
    E: { side: "first", profile: man(7, "reserves"), models: 10, files: 5, at: [21, -9] },
    F: { side: "first", profile: man(7, "support-unit", "dark-hide"), models: 10, files: 5, at: [27, -9] },
  };
  const scene = { phase: "turn", units, contact: [{ of: "B", at: "A", facing: "front" }] };
  const scenario = ninthAge.rules.scenes?.scenario(scene as never) as Scenario;
  hearBattle(scenario, 2);
  const game = ninthAge.rules.setup(scenario);
  for (const u of game.units) {
    for (const by of game.units)
      for (const why of book.refusals("be frightened", game, { unit: u, by })) hear(why.message);
    for (const why of book.refusals("scout outside its zone", game, { unit: u })) hear(why.message);
  }
  expect([...found]).toEqual([]);
});

test.each(inject("fully") ? [4, 5, 6, 7, 8, 9] : [4])(
  "what is said where orders are given, steam is let off and fanatics fight, %i",
  (seed) => {
    const part = { att: 2, off: 3, str: 3, ap: 0, agi: 3 };
    const man = (rules: readonly Json[], more: object = {}) => ({
      ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3 },
      ...{ parts: [part], rules, ...more },
    });
    const alone = { models: 1, files: 1 };
    const tank = man(["steam-powered", { rule: "random-movement", dice: "2D6" }], { type: "Construct", hp: 6, res: 6 });
    const units = {
      A: { side: "first", ...alone, at: [0, -12], character: true, profile: man(["orders"], { hp: 3 }) },
      B: {
        side: "first",
        models: 20,
        files: 5,
        at: [0, 0],
        profile: man(["parent-unit", "fanatical", "digestive-vomit"]),
      },
      C: { side: "second", models: 20, files: 5, profile: man(["red-haze", "digestive-vomit"]) },
      D: { side: "first", ...alone, at: [-15, -6], profile: tank },
      E: { side: "first", models: 5, files: 5, at: [15, -6], profile: man([], { items: ["release-the-hounds"] }) },
      F: {
        side: "first",
        ...alone,
        at: [24, 0],
        character: true,
        profile: man([], { hp: 3, items: ["idol-of-spite"] }),
      },
      G: { side: "second", ...alone, character: true, profile: man([], { hp: 3, items: ["wyrd-stone"] }) },
      V: { side: "first", ...alone, at: [-30, -12], profile: man(["gateway"], { hp: 6 }) },
      H: { side: "second", ...alone, lost: 4, profile: man(["rebirth", "wardens-bond"], { hp: 5, dis: 9 }) },
      I: { side: "first", models: 3, files: 3, at: [-30, 0], profile: man(["lethal-strike"]) },
      J: {
        side: "second",
        ...alone,
        character: true,
        profile: man([], { hp: 3, suit: "plate", items: ["lucky-charm"] }),
      },
      K: { side: "first", models: 3, files: 3, at: [-24, 0], profile: man([]) },
      L: {
        side: "second",
        ...alone,
        lost: 2,
        profile: man(["cut-one-off", { rule: "fortitude", need: 4 }], { hp: 5 }),
      },
      M: { side: "first", models: 3, files: 3, at: [-18, 0], profile: man([]) },
      U: {
        side: "first",
        ...alone,
        place: "reserve",
        state: { special: "underground" },
        profile: man(["underground-ambush"]),
      },
    };
    const contact = [
      { of: "C", at: "B", facing: "front" },
      { of: "G", at: "F", facing: "front" },
      { of: "H", at: "I", facing: "front" },
      { of: "J", at: "K", facing: "front" },
      { of: "L", at: "M", facing: "front" },
    ];
    const scenario = ninthAge.rules.scenes?.scenario({ phase: "turn", turn: 2, units, contact } as never) as Scenario;
    hearBattle(scenario, seed);
    const game = ninthAge.rules.setup(scenario);
    for (const why of book.refusals("pursue", game, { unit: game.units[3] as never })) hear(why.message);
    // Where gates may lie and lead, and where somebody is reborn.
    const wrong = [
      whyNoGate(game, { unit: 7 }, { x: 80000, y: 0 }),
      whyNoGate(game, { unit: 7, before: true }, { x: 0, y: 60000 }),
      whyNoGate(game, { unit: 7, before: true }, { x: 0, y: 30000 }),
      ...[{ gates: [{ x: 0, y: 0 }] }, { around: { x: 0, y: 0 } }].map((where) => {
        const u = { ...(game.units[7] as NonNullable<(typeof game.units)[7]>), x: 50000, y: 0 };
        return whyNotThere(game, { player: 0, ...where }, u, rectangleOf(u), []);
      }),
    ];
    for (const why of wrong) if (why !== null) hear(why.message);
    expect(wrong.filter((why) => why !== null).length).toBeGreaterThan(3);
    expect([...found]).toEqual([]);
  },
);

test("what is said of things that Wizards carry", () => {
  const man = {
    ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3 },
    parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
  };
  const alone = { models: 1, files: 1 };
  const wizard = (path: string, ...items: readonly string[]) => ({
    ...{ ...man, hp: 3 },
    ...{ rules: [{ rule: "wizard-master", path }], items },
  });
  const units = {
    W: {
      ...{ side: "first", ...alone, at: [0, -8], character: true },
      profile: wizard("pyromancy", "scepter-of-power", "sacred-hourglass", "veil-walker", "ledger-of-souls"),
    },
    L: { side: "first", models: 5, files: 5, at: [6, -8], profile: man },
    S: {
      ...{ side: "second", ...alone, at: [0, 8], character: true },
      profile: wizard("pyromancy", "binding-scroll", "scepter-of-power", "veil-walker", "ledger-of-souls"),
    },
    M: { side: "second", models: 5, files: 5, at: [6, 8], profile: man },
  };
  const known = ["spell.pyromancy.fireball", "spell.pyromancy.scorching-salvo"];
  const magic = { known: { 0: known, 2: known }, tokens: [6, 6] };
  hearBattle(ninthAge.rules.scenes?.scenario({ phase: "magic", units, magic } as never) as Scenario, 6);
  expect([...found]).toEqual([]);
});

test("what is said where natures fight", () => {
  const { scenario } = ninthAge.rules.scenarios().find((s) => s.id === "undead") as { readonly scenario: Scenario };
  hearBattle(scenario, 3);
  const game = ninthAge.rules.setup(scenario);
  const moments = ["march", "flee as a charge reaction", "take a break test"] as const;
  for (const u of game.units)
    for (const m of moments) for (const why of book.refusals(m, game, { unit: u })) hear(why.message);
  for (const u of game.units)
    for (const host of game.units)
      for (const why of book.refusals("join a unit", game, { unit: u, host })) hear(why.message);
  for (const u of game.units)
    for (const why of book.refusals("shoot", game, { unit: u, standing: true })) hear(why.message);
  expect([...found]).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])("what is said where weapons shoot that are like no other, %i", (seed) => {
  const part = { att: 1, off: 3, str: 3, ap: 0, agi: 3 };
  const [body, construct] = [
    { adv: 4, mar: 8, dis: 8, hp: 5, def: 1, res: 4 },
    { type: "Construct", height: "Standard", base: [60, 60] },
  ];
  const gun = (x: number, weapon: string, aim: number, misfire = 0) => ({
    ...{ side: "second", models: 1, files: 1, at: [x, x === -13 ? 6 : 10], facing: "south" },
    profile: { ...construct, ...body, parts: [{ ...part, missiles: [{ weapon, aim, misfire }] }] },
  });
  const two = { ...part, missiles: ["handgun", "pistol"].map((weapon) => ({ weapon, aim: 3 })) };
  const man = { type: "Infantry", height: "Standard", base: [20, 20], ...body, hp: 1, parts: [two] };
  const poisoned = { ...part, missiles: [{ weapon: "bow", aim: 3 }] };
  const venom = { ...man, rules: ["poison-attacks"], parts: [poisoned] };
  const scene = {
    phase: "shooting",
    turn: 6,
    active: "second",
    units: {
      Harpoon: gun(-21, "harpoon-launcher", 3),
      Git: gun(-17, "git-launcher", 2),
      Roots: gun(-13, "impaling-roots", 3),
      ...Object.fromEntries([0, 1, 2].map((i) => [`Beast${i}`, gun(-9 + 3 * i, "pet-salamander", 3)])),
      ...Object.fromEntries([0, 1].map((i) => [`Old${i}`, gun(4 + 3 * i, "cannon", 6, -6)])),
      ...Object.fromEntries([0, 1].map((i) => [`New${i}`, gun(14 + 3 * i, "cannon", 6, 2)])),
      Men: {
        ...{ side: "second", profile: man, models: 10, files: 5, champion: true, at: [-27, 4], facing: "south" },
        characters: [{ profile: { ...man, name: "Captain", hp: 3 } }],
      },
      ...Object.fromEntries(
        [-18, -7, 4, 15].map((x) => [
          `Foe${x}`,
          { side: "first", profile: "warriors", models: 20, files: 10, at: [x, -3], facing: "north" },
        ]),
      ),
      Near: { side: "first", profile: "warriors", models: 10, files: 5, at: [-27, -4], facing: "north" },
      Venom: { side: "second", profile: venom, models: 10, files: 10, at: [28, 10], facing: "south" },
      Few: {
        ...{ side: "first", profile: man, models: 3, files: 4, at: [28, 0], facing: "north" },
        characters: [{ profile: { ...man, name: "Captain", hp: 3 } }],
      },
    },
  };
  hearBattle(ninthAge.rules.scenes?.scenario(scene) as Scenario, seed);
  expect([...found]).toEqual([]);
});

test.each(inject("fully") ? [1, 2, 3] : [1])(
  "what is said where champions and Characters stand in both units, %i",
  (seed) => {
    const part = (name: string, agi: number) => ({ name, att: 3, off: 4, str: 4, ap: 1, agi });
    const captain = {
      ...{ name: "Captain", type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 8 },
      ...{ hp: 3, def: 4, res: 4, parts: [part("Captain", 5), part("Hound", 2)] },
    };
    const led = { files: 6, champion: true, characters: [{ profile: captain }, { profile: captain, cost: 90 }] };
    const scene = {
      phase: "melee",
      turn: 6,
      units: {
        A: { side: "first", profile: "heavy-infantry-with-halberds", models: 18, at: [0, 0], ...led },
        B: { side: "second", profile: "heavy-infantry-with-spears", models: 12, ...led },
      },
      contact: [{ of: "B", at: "A", facing: "front" }],
    };
    hearBattle(ninthAge.rules.scenes?.scenario(scene) as Scenario, seed);
    expect([...found]).toEqual([]);
  },
);

test("everything said of those who fly or are light has a sentence", () => {
  const named = ninthAge.rules.scenarios().find((s) => s.id === "movers");
  if (named === undefined) throw new Error("no movers");
  hearBattle(named.scenario, 3);
  for (const id of ["columns", "guns-and-eagles", "machines"]) {
    const other = ninthAge.rules.scenarios().find((s) => s.id === id);
    if (other === undefined) throw new Error(`no ${id}`);
    hearBattle(other.scenario, 5);
  }
  // Units put down where they may not be.
  const begun = ninthAge.rules.setup(named.scenario);
  const deploy = ninthAge.rules.choices.deploy;
  const at = { unit: 0, x: 0, y: 0, facing: 0, files: 5 };
  for (const deployment of DEPLOYMENTS)
    for (const where of [{}, { scouts: true }, { edges: ["east"] }, { single: true }])
      for (const units of [[at], [at, at]]) {
        const foe = begun.units.findIndex((u) => u.seat === 1);
        const near = begun.units.map((u) => (u.id === foe ? { ...u, place: "field" as const, x: 0, y: 2540 * 4 } : u));
        const game = { ...begun, deployment, zone: [-1, 1] as const, units: near };
        const said = deploy?.accept(game, { player: 0, units: [0], ...where } as never, { units } as never);
        if (said !== true && said !== undefined) hear(said.message);
      }
  // What such units may not do.
  const [first] = begun.units as readonly [Unit, ...Unit[]];
  const entry = { ...first.entry, rules: ["war-machine", "scout"] };
  const come = { ...first, entry, place: "field" as const, special: "scout" as const, arrivedIn: 7 };
  const machine = { ...begun, playerTurn: 7, units: [come, ...begun.units.slice(1)] };
  const moments = ["march", "count as scoring", "pursue", "flee in panic", "flee from combat"] as const;
  for (const moment of [...moments, "declare a charge", "flee as a charge reaction"] as const)
    for (const playerTurn of [1, 7])
      for (const r of book.refusals(moment, { ...machine, playerTurn }, { unit: come })) hear(r.message);
  for (const rules of [[], ["light-troops"]] as const)
    for (const answer of [
      { air: true, path: [{ kind: "straight", distance: 100 }] },
      { path: [{ kind: "wheel", side: "left", angle: 100 }] },
      { path: [{ kind: "reform", to: 0, files: 1 }] },
    ]) {
      const u = { ...first, entry: { ...first.entry, rules }, place: "field" as const, x: 0, y: -5 * 2540 };
      const game = { ...begun, phase: "movement" as const, playerTurn: 1, units: [u, ...begun.units.slice(1)] };
      const whole = { unit: 0, move: "advance", ...answer };
      const said = ninthAge.rules.choices.move?.accept(game, { player: 0, units: [0] } as never, whole as never);
      if (said !== true && said !== undefined) hear(said.message);
    }
  expect([...found]).toEqual([]);
});

test("before a battle with Vanguards on both sides everything is said", () => {
  const named = ninthAge.rules.scenarios().find((s) => s.id === "vanguards");
  if (named === undefined) throw new Error("no Vanguards");
  hearBattle(named.scenario, 3);
  // Who would come too near, and who went ahead and is still in the first Player Turn.
  const units = {
    A: { side: "first", profile: "electoral-cavalry", models: 5, files: 5, at: [0, -14], state: { vanguarded: true } },
    B: { side: "second", profile: "warhounds", models: 5, files: 5, at: [0, 0] },
  };
  const scene = ninthAge.rules.scenes?.scenario({ phase: "charge", turn: 1, units } as never) as Scenario;
  const before = ninthAge.rules.setup(scene);
  const [a, ...rest] = before.units as readonly [Unit, ...Unit[]];
  const game = { ...before, units: [{ ...a, entry: { ...a.entry, rules: ["vanguard"] } }, ...rest] };
  const path = [{ kind: "straight", distance: 5080 }] as const;
  const near = whyNotMove({ ...game, phase: "deployment" }, game.units[0] as Unit, path, {
    maximum: 30_480,
    march: false,
    pivots: false,
    reforms: false,
    wheels: true,
    aside: 2,
  });
  const bars = (["declare a charge", "count as scoring"] as const).map(
    (moment) => book.refusals(moment, game, { unit: game.units[0] as Unit })[0],
  );
  const refusals = [near, ...bars];
  expect(refusals.map((r) => r?.message.key)).toEqual([
    "refuse.kept-away",
    "refuse.vanguard-charge",
    "refuse.vanguard-scoring",
  ]);
  for (const r of refusals) if (r != null) hear(r.message);
  expect([...found]).toEqual([]);
});

test("the Magic Phase is said", () => {
  hearBattle(ninthAge.rules.scenarios().find((x) => x.id === "magic")?.scenario as Scenario, 2);
  expect([...found]).toEqual([]);
});

const WOODS = [
  "spell.druidism.spirits-of-the-wood",
  "hereditary.de.curse-of-the-phantom-queen",
  "hereditary.se.forest-embrace",
];
const FAVOUR = "hereditary.he.favour-of-meladis";
test.each([1, 2, 3, 4])("what spells say that heal, move and end others, %i", (seed) => {
  const part = { att: 1, off: 3, str: 3, ap: 0, agi: 3 };
  const body = { base: [20, 20], adv: 4, mar: 8, dis: 8, hp: 1, def: 3, res: 3, parts: [part] };
  const dead = { ...body, type: "Infantry", height: "Standard", rules: [{ rule: "resurrected", value: 4 }] };
  const wizard = (path: string) => ({ ...dead, hp: 3, rules: [{ rule: "wizard-master", path }] });
  const one = (side: string, path: string, x: number, y: number) => ({
    ...{ side, profile: wizard(path), models: 1, files: 1, character: true, at: [x, y], lost: 1 },
    facing: side === "first" ? "north" : "south",
  });
  const block = (side: string, x: number, y: number) => ({
    ...{ side, profile: dead, models: 8, startModels: 15, files: 5, at: [x, y] },
    facing: side === "first" ? "north" : "south",
  });
  const units = {
    ...{ W: one("first", "druidism", 0, -4), V: one("first", "evocation", 4, -4) },
    ...{ A: block("first", -6, -4), B: block("first", 10, -4) },
    ...{ X: one("second", "witchcraft", 0, 12), Y: block("second", -6, 12), Z: block("second", 6, 12) },
  };
  const known = {
    0: ["spell.druidism.the-oaken-throne", "spell.druidism.summer-growth", "battle-rune.revocation"],
    1: ["spell.evocation.danse-macabre", "hereditary.ud.death-is-only-the-beginning", "hereditary.vc.arise"],
    4: ["spell.witchcraft.ravens-wing", "spell.witchcraft.deceptive-glamour", "battle-rune.resolve"],
    ...(seed > 2 ? { 0: WOODS, 1: ["spell.pyromancy.fireball"], 4: [...WOODS, "spell.pyromancy.fireball"] } : {}),
  };
  const favour = { rule: FAVOUR, until: {}, params: { spell: FAVOUR, way: "basic", friendly: true } };
  const effects = [0, 4].map((on) => ({ id: on + 1, on, from: on, ...favour }));
  const magic = { known, tokens: [6, 6] };
  const scene = { phase: "magic", turn: 5, table: [72, 48], units, magic, ...(seed > 2 ? { effects } : {}) };
  hearBattle(ninthAge.rules.scenes?.scenario(scene as never) as Scenario, seed);
  expect([...found]).toEqual([]);
});

test.each(inject("fully") ? [1, 2, 3, 4, 5, 6] : [1])("what spells say that lie on the ground and grow, %i", (seed) => {
  const body = {
    ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 8, hp: 1, def: 3, res: 3 },
    parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
  };
  const wizard = (path: string) => ({ ...body, hp: 3, rules: [{ rule: "wizard-master", path }] });
  const one = (side: string, path: string, x: number, y: number) => ({
    ...{ side, profile: wizard(path), models: 1, files: 1, character: true, at: [x, y] },
    facing: side === "first" ? "north" : "south",
  });
  const block = (side: string, x: number, y: number) => ({
    ...{ side, profile: body, models: 10, files: 5, at: [x, y] },
    facing: side === "first" ? "north" : "south",
  });
  const units = {
    ...{ W: one("first", "thaumaturgy", 0, -6), V: one("first", "witchcraft", 4, -6) },
    ...{ A: block("first", -6, -4) },
    ...{ X: one("second", "thaumaturgy", 0, 14), Y: block("second", -6, 6), Z: block("second", 12, 4) },
  };
  const [wrath, fire] = ["spell.thaumaturgy.wrath-of-god", "spell.thaumaturgy.cleansing-fire"];
  const known = { 0: [wrath, fire], 1: ["spell.witchcraft.ravens-wing"], 3: [wrath] };
  const magic = { known, tokens: [8, 8] };
  const scene = { phase: "magic", turn: 2, table: [72, 48], units, magic };
  hearBattle(ninthAge.rules.scenes?.scenario(scene as never) as Scenario, seed);
  expect([...found]).toEqual([]);
});

test("what Veil Tokens are discarded for is said", () => {
  const [spell, unit, foe] = [{ key: `rule.${FAVOUR}`, values: {} }, "A", "B"];
  for (const [wounds, tokens] of [
    [1, 1],
    [3, 2],
  ] as const)
    for (const key of [
      ...["ask.ignore-losses", "ask.ignore-losses.less", "answer.ignore-losses", "answer.ignore-losses.less"],
      ...["event.lossesIgnored", "event.lossesLessened"],
      ...["ask.discard-tokens", "answer.discard-tokens", "event.strikesBack"],
    ])
      hear({ key, values: { spell, unit, foe, wounds, losses: wounds, tokens } } as never);
  expect([...found]).toEqual([]);
});

test("what keeps Characters from joining units, and from leaving them, is said", () => {
  hearBattle(ninthAge.rules.scenarios().find((x) => x.id === "led")?.scenario as Scenario, 3);
  const part = { att: 1, off: 3, str: 3, ap: 0, agi: 3 };
  const man = {
    type: "Infantry",
    height: "Standard",
    base: [20, 20],
    adv: 4,
    mar: 8,
    dis: 7,
    hp: 1,
    def: 3,
    res: 3,
    parts: [part],
  };
  const first = { side: "first", facing: "north", files: 5 };
  const men = (x: number, y: number, more: object = {}) => ({
    ...first,
    profile: man,
    models: 10,
    at: [x, y],
    ...more,
  });
  const hero = (file: number) => ({ profile: { ...man, hp: 3 }, file });
  const units = {
    C: { ...first, profile: { ...man, hp: 3 }, models: 1, files: 1, character: true, at: [0, 0] },
    Own: men(6, 0),
    Foe: { ...men(12, 20), side: "second", facing: "south" },
    Fled: men(12, 0, { state: { fleeing: true, moved: "flee" }, characters: [hero(2)] }),
    Low: men(18, 0, { profile: { ...man, rules: ["insignificant"] } }),
    Loose: men(24, 0, { profile: { ...man, type: "Cavalry", rules: ["skirmisher"] } }),
    Tall: men(-6, 0, { profile: { ...man, height: "Gigantic" }, models: 1, files: 1 }),
    Broad: men(-12, 0, { profile: { ...man, base: [25, 25], rules: ["skirmisher"] } }),
    Full: men(-18, 0, { models: 2, files: 1, characters: [hero(0)] }),
    Tight: men(-24, 0),
    Behind: men(-24, -1.6),
    Left: men(30, 0, { models: 0, startModels: 10, files: 1, characters: [hero(0)] }),
    Came: men(30, -10, { characters: [{ ...hero(2), moved: "advance" }] }),
    Fought: men(0, 10, { characters: [hero(2)] }),
    Enemy: { side: "second", profile: man, models: 10, files: 5 },
  };
  const contact = [{ of: "Enemy", at: "Fought", facing: "front" }];
  const game = ninthAge.rules.setup(
    ninthAge.rules.scenes?.scenario({ phase: "movement", units, contact } as never) as never,
  );
  const ids = Object.keys(units);
  const ask = (unit: number, more: object = {}): string => {
    const path = [{ kind: "straight", distance: 100 }];
    const said = ninthAge.rules.choices.move?.accept(
      game,
      { player: 0, units: [0] } as never,
      { unit, move: "advance", path, ...more } as never,
    );
    if (said === true || said === undefined) return "may";
    hear(said.message);
    return said.message.key;
  };
  const join = (name: string): string => ask(0, { join: ids.indexOf(name) });
  const leave = (name: string): string => {
    const self = game.units[ids.indexOf(name)]?.pools.find((p) => p.self !== null)?.self;
    return self == null ? "nobody" : ask(self);
  };
  expect(["Own", "Foe", "Fled", "Low", "Loose", "Tall", "Broad", "Full", "Tight", "Fought", "Left"].map(join)).toEqual([
    "refuse.join-far",
    "refuse.join-enemy",
    "refuse.join-fleeing",
    "refuse.join-insignificant",
    "refuse.join-skirmish",
    "refuse.join-towering",
    "refuse.join-base",
    "refuse.join-no-file",
    "refuse.join-no-room",
    "refuse.join-engaged",
    "refuse.join-nobody",
  ]);
  expect(["Fled", "Left", "Came", "Fought"].map(leave)).toEqual([
    "refuse.leave-fleeing",
    "refuse.leave-last",
    "refuse.leave-moved",
    "refuse.leave-engaged",
  ]);
  expect([ask(ids.indexOf("Own"), { join: ids.indexOf("Broad") }), ask(ids.indexOf("Came"))]).toEqual([
    "refuse.join-character",
    "refuse.joined-stays",
  ]);
  expect([...found]).toEqual([]);
});

test("what keeps units from charging while a Character charges out of one is said", () => {
  const part = { att: 1, off: 3, str: 3, ap: 0, agi: 3 };
  const man = {
    ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3 },
    parts: [part],
  };
  const characters = [2, 3].map((file) => ({ profile: { ...man, hp: 3 }, file }));
  const units = {
    Own: { side: "first", facing: "north", files: 6, profile: man, models: 10, at: [0, 0], characters },
    Foe: { side: "second", facing: "south", files: 6, profile: man, models: 10, at: [0, 8] },
  };
  const scene = ninthAge.rules.scenes?.scenario({ phase: "charge", units } as never);
  const game = declareCharge(ninthAge.rules.setup(scene as never), 2, 1);
  const why = [0, 3].map((unit) => {
    const said = ninthAge.rules.choices.charge?.accept(game, { pairs: [] } as never, { unit, target: 1 } as never);
    if (said === true || said === undefined) return "may";
    hear(said.message);
    return said.message.key;
  });
  expect(why).toEqual(["refuse.charged-out-of", "refuse.leave-another"]);
  expect([...found]).toEqual([]);
});

test("set-ups that cannot be used say why", () => {
  const good = ninthAge.rules.starter();
  const wrong: readonly unknown[] = [
    null,
    { ...good, edition: "none" },
    { ...good, rulings: null },
    { ...good, rulings: { "make-way": "nobody" } },
    { ...good, setup: 5 },
    ...[
      { armies: ["one"] },
      { armies: ["one", "two"] },
      { armies: [{ id: "x" }, {}] },
      { width: 1 },
      { depth: 47 },
      { chirality: 0 },
      { map: "nowhere" },
    ].map((s) => ({ ...good, setup: { ...good.setup, ...s } })),
  ];
  for (const scenario of wrong) {
    const problem = ninthAge.rules.checkScenario(scenario);
    expect(problem).not.toBeNull();
    if (problem !== null) hear(problem.message);
  }
  expect([...found]).toEqual([]);
});

test("what is asked of two units told in numbers, and of a combat for several rounds, is said", () => {
  const asked = (ninthAge.views.calculator ?? []).map((q) => {
    const whole = completed(q, q.example);
    if (!("given" in whole)) throw new Error(`${q.id} lacks something`);
    expect(q.problem?.(whole.given) ?? null).toBeNull();
    return q.pose(whole.given);
  });
  const met = asked[0]?.start;
  if (met === undefined) throw new Error("nothing is asked");
  for (const q of [...asked, lossesQuestion(met, [0, 1]), ...(ninthAge.views.rounds?.(met, 2) ?? [])]) {
    hear(q.label);
    for (const r of q.results) hear(r.label);
    for (const t of q.tallies ?? []) hear(t.label);
  }
  hear(message("posed.no-unit"));
  hear(message("posed.no-spell"));
  hear(message("posed.no-charge"));
  expect([...found]).toEqual([]);
});

if (inject("fully"))
  test.each(ninthAge.rules.scenarios().map((s) => [s.id, s.scenario] as const))(
    "everything said in the battle by name '%s' has a sentence in both languages",
    (_, scenario) => {
      hearBattle(scenario, 3);
      expect([...found]).toEqual([]);
    },
  );

if (inject("fully"))
  test("everything said where the long lists meet, two and two", async () => {
    const armies: Army[] = [];
    for (const list of lists) {
      const book = await openBook(list.army);
      const made = book === null ? null : fielded(book, list);
      if (made === null || "problems" in made) throw new Error(list.name);
      armies.push(made.army);
    }
    const { setup, ...starter } = ninthAge.rules.starter();
    const { size: _, ...usual } = setup;
    for (let i = 0; i < armies.length; i += 2)
      hearBattle(
        { ...starter, setup: { ...usual, armies: armies.slice(i, i + 2) as unknown as Json, map: "roll" } },
        3,
      );
    expect([...found]).toEqual([]);
  });

test("the battles were talkative: most sentences were heard", () => {
  const sentences = Object.keys(ninthAge.messages.en).filter((k) => /^(event|ask|answer|roll|refuse|odds)\./.test(k));
  const unheard = sentences.filter((k) => !spoken.has(k));
  // Those that are heard closely less often come to fewer.
  expect(unheard.length / sentences.length, unheard.join(", ")).toBeLessThan(inject("fully") ? 0.15 : 0.22);
});
