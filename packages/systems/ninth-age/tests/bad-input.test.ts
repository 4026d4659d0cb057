import { answer, checkAnswer, type Json, load, say } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { armies, armyProblem, ninthAge } from "../src/index.ts";
import { type B, played, text } from "./played.ts";

const states = played(77);
const at = (choice: string): B => states.find((b) => b.request?.type === "choice" && b.request.choice === choice) as B;
type Loose = { [field: string]: unknown };
const copy = (value: unknown): Loose => JSON.parse(JSON.stringify(value)) as Loose;

describe("a malformed army", () => {
  const changed = (change: (army: { units: Loose[] } & Loose) => void): unknown => {
    const army = copy(armies["empire-of-sonnstahl"]) as { units: Loose[] } & Loose;
    change(army);
    return army;
  };
  test.each([
    ["", "must be an object", null],
    ["", "must be an object", [1, 2]],
    ["", "lacks “units”", { id: "x", name: { en: "X", fr: "X" } }],
    ["id", "must be a text", changed((a) => (a.id = ""))],
    ["name.fr", "must be a text", changed((a) => (a.name = { en: "X" }))],
    ["units", "must be a list of 1 to 30", changed((a) => (a.units = []))],
    ["units.1", "has an unknown field “speed”", changed((a) => ((a.units[1] as Loose).speed = 9))],
    ["units.2", "lacks “discipline”", changed((a) => delete (a.units[2] as Loose).discipline)],
    [
      "units.0.type",
      "must be one of Infantry, Beast, Cavalry",
      changed((a) => ((a.units[0] as Loose).type = "Wizard")),
    ],
    ["units.0.models", "must be a whole number from 1 to 100", changed((a) => ((a.units[0] as Loose).models = 4.5))],
    [
      "units.3.parts.1.agility",
      "must be a whole number",
      changed((a) => (((a.units[3] as Loose).parts as Loose[])[1]!.agility = -1)),
    ],
    [
      "units.0.weapons.0",
      "must be one of cavalry-pick",
      changed((a) => ((a.units[0] as Loose).weapons = ["chainsaw"])),
    ],
    ["units.0.champion", "must be true or false", changed((a) => ((a.units[0] as Loose).champion = "yes"))],
    [
      "units.0.files",
      "cannot be wider than its 10 models",
      changed((a) => Object.assign(a.units[0] as Loose, { files: 12, models: 10 })),
    ],
    ["units.0.notYet.0", "must have the names", changed((a) => ((a.units[0] as Loose).notYet = ["Parent Unit"]))],
  ])("%s %s", (where, says, army) => {
    const problem = armyProblem(army);
    expect(problem?.where).toBe(where);
    if (problem === null) return;
    expect(say(ninthAge, problem.problem, "en")).toContain(says);
    expect(say(ninthAge, problem.problem, "fr")).not.toBe(say(ninthAge, problem.problem, "en"));
  });
  test("is named in a set-up too", () => {
    const scenario = ninthAge.rules.starter();
    const wrong = ninthAge.rules.checkScenario({
      ...scenario,
      setup: { ...scenario.setup, armies: ["empire-of-sonnstahl", { id: 5 }] },
    });
    expect(wrong?.where).toBe("setup.armies.1.id");
    expect(wrong === null ? "" : say(ninthAge, wrong.message, "en")).toContain("must be a text");
  });
});

/** Refused with a rule and a sentence that contains `says`; the battle is the very same value, and goes on. */
function refused(battle: B, given: unknown, says: string, where?: string): void {
  const before = text(battle);
  const result = answer(battle, given as Json);
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.refusal.rule).not.toBeNull();
  expect(say(ninthAge, result.refusal.message, "en")).toContain(says);
  expect(say(ninthAge, result.refusal.message, "fr")).not.toBe(say(ninthAge, result.refusal.message, "en"));
  if (where !== undefined) expect(result.refusal.where).toBe(where);
  expect(text(battle)).toBe(before);
  const request = battle.request;
  if (request?.type !== "choice") throw new Error("a choice was expected");
  const kind = ninthAge.rules.choices[request.choice];
  expect(answer(battle, kind?.timeout(battle.game, request.about) as Json).ok).toBe(true);
}

describe("a wrong answer", () => {
  test("to another request than the one that is open", () => {
    const given: { readonly [choice: string]: Json } = {
      zone: { zone: "south" },
      charge: { unit: 0, target: 6 },
      move: { unit: 0, move: "advance", path: [{ kind: "straight", distance: 2540 }] },
      "charge-reaction": { reaction: "hold" },
      allocate: { dice: [3, 3] },
    };
    for (const open of Object.keys(given))
      for (const [other, wrong] of Object.entries(given))
        if (open !== other) expect(checkAnswer(at(open), wrong), `${other} for ${open}`).not.toBe(true);
    refused(at("zone"), given.move, "not on offer now");
    refused(at("charge"), given.zone, "");
  });

  test("a choice where dice must fall", () => {
    const rolling = states.find((b) => b.request?.type === "roll") as B;
    const before = text(rolling);
    const result = answer(rolling, { zone: "south" });
    expect(result.ok).toBe(false);
    if (!result.ok) expect(say(ninthAge, result.refusal.message, "fr")).not.toBe(result.refusal.message.key);
    expect(text(rolling)).toBe(before);
  });

  test("an illegal path", () => {
    const battle = at("move");
    const request = battle.request;
    if (request?.type !== "choice") throw new Error("no move");
    const unit = (request.about as { units: readonly number[] }).units[0] as number;
    const path = (...segments: Json[]): Json => ({ unit, move: "advance", path: segments });
    refused(battle, path({ kind: "straight", distance: 50_000 }), "");
    refused(battle, path({ kind: "straight", distance: -1 }), "");
    refused(battle, path({ kind: "straight", distance: 0.5 }), "");
    refused(battle, path({ kind: "spiral", distance: 10 }), "");
    refused(battle, path({ kind: "straight", distance: 1000 }, { kind: "back", distance: 1000 }), "one side");
    refused(battle, { unit: 99, move: "advance", path: [] }, "");
    refused(battle, { unit, move: "fly", path: [] }, "");
  });

  test("a Combat Reform into thin air", () => {
    const battle = at("combat-reform");
    refused(battle, { files: 5, x: 0, y: 0, facing: 0 }, "");
    refused(battle, { files: 1e9, x: 0, y: 0, facing: 0 }, "");
    refused(battle, { files: 5, x: 0, y: 0, facing: -3 }, "", "facing");
  });
});

describe("a corrupt save", () => {
  const whole = copy(JSON.parse(text(states[60] as B)));
  const problem = (file: unknown): string => {
    const loaded = load(ninthAge, file, { verify: true });
    if (loaded.ok) return "ok";
    const { entry, where, problem: says } = loaded.problem;
    expect(says.length).toBeGreaterThan(8);
    return `${entry} ${where}`;
  };
  const entries = whole.entries as Loose[];
  const with_ = (more: Loose): Loose => ({ ...whole, ...more });
  const entry = (i: number, more: Loose): Loose =>
    with_({ entries: entries.map((e, n) => (n === i ? { ...e, ...more } : e)) });
  const roll = entries.findIndex((e) => "outcome" in e);
  test("a sound one loads", () => expect(problem(whole)).toBe("ok"));
  test.each([
    ["nothing", null],
    ["a list", []],
    ["another system", with_({ system: "chess" })],
    ["another format", with_({ format: 99 })],
    ["no entries", with_({ entries: "none" })],
    ["a broken scenario", with_({ scenario: {} })],
    ["another seed", with_({ seed: 5 })],
    ["a broken seed", with_({ seed: "x" })],
    ["an entry that is none", entry(3, { answer: undefined, outcome: undefined })],
    ["an entry out of order", with_({ entries: [entries[1], entries[0], ...entries.slice(2)] })],
    [
      "an altered answer",
      entry(
        entries.findIndex((e) => "answer" in e),
        { answer: { unit: -4 } },
      ),
    ],
    ["altered dice", entry(roll, { faces: [[9, 9]] })],
    ["an altered hash", entry(7, { hash: "0".repeat(16) })],
  ])("%s is named with its place", (_, file) => {
    const said = problem(file);
    expect(said).not.toBe("ok");
    expect(said).toMatch(/^(null|\d+) \S+/);
  });
});
