import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { counterSource } from "@tercio/dice";
import { gameOf } from "@tercio/games";
import { type Battle, correct, lengthOf, load, type Save, save, startBattle } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "tercio-border-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const kept = (name: string, contents: unknown): string => {
  const path = join(folder, name);
  writeFileSync(
    path,
    typeof contents === "string" || contents instanceof Uint8Array ? contents : JSON.stringify(contents),
  );
  return path;
};
const game = (id: string): System => gameOf(id) as System;
const ninthAge = game("ninth-age");

/** A battle of two people that chance plays for so many replies. */
function played(system: System, replies: number): Battle {
  const begun = startBattle(system, system.rules.starter(), 21, { seats: [{ by: "human" }, { by: "human" }] });
  return ([...byChance(begun, counterSource(8, 0), replies)].at(-1) as { readonly battle: Battle }).battle;
}
const early = played(ninthAge, 60);
const over = played(game("old-world"), 4000);
const file = JSON.parse(JSON.stringify(save(early))) as Save;

describe("L5: verify says in one sentence what holds and what it cannot know", () => {
  test("L5: a battle that goes on, with a correction by hand and who agreed", async () => {
    const piece = ninthAge.views
      .board(early.game)
      .pieces.find((p) => (ninthAge.views.correctable?.(early.game, p.key)?.figures.length ?? 0) > 0);
    const about = ninthAge.views.correctable?.(early.game, piece?.key ?? 0);
    const figure = about?.figures.find((f) => f.now > f.least);
    const made = correct(
      early,
      { piece: about?.piece ?? 0, figures: { [figure?.id ?? ""]: figure?.least ?? 0 } } as never,
      1,
      [0],
    );
    if (!made.ok) throw new Error(made.refusal.message.key);
    const { code, out } = await run("verify", kept("corrected.json", save(made.battle)));
    expect(code).toBe(0);
    expect(out).toContain(
      `the battle is not finished; 1 correction by hand (entry ${lengthOf(early)} by player 2, agreed by player 1); a file cannot show who sat at the seats, whether a player really agreed, whether the seed was picked for its dice, or whether later answers were cut off.`,
    );
    expect(out).toMatch(/Verified: \d+ entries, \d+ rolls, all by the program from seed 21;/);
  });

  test("L5: a battle that is over, and none put right", async () => {
    const { out } = await run("verify", kept("over.json", save(over)));
    expect(out).toMatch(/the battle is finished \(.+\); no correction by hand; a file cannot show who sat/);
    expect(out).not.toContain("cut off");
  });

  test("L5: a field that no save has is refused with its place", async () => {
    const { code, err } = await run("verify", kept("foreign.json", { ...file, verified: true }));
    expect([code, err]).toEqual([
      2,
      expect.stringContaining("foreign.json: verified: is no field that is known here: remove “verified”"),
    ]);
    const forged = { ...file, entries: file.entries.map((e, i) => (i === 2 ? { ...e, note: "x" } : e)) };
    expect((await run("verify", kept("noted.json", forged))).err).toContain("noted.json: entries.2.note: is no field");
  });
});

describe("L6: a saved battle goes on from where it stands", () => {
  test("L6: battle --scene SAVE keeps every answer and die, and plays to the end", async () => {
    const out = join(folder, "on.json");
    const { code, err } = await run("battle", "--scene", kept("early.json", file), "--out", out);
    expect([code, err.includes("tercio:")]).toEqual([0, false]);
    const on = JSON.parse(readFileSync(out, "utf8")) as Save;
    expect(on.entries.slice(0, file.entries.length)).toEqual(file.entries);
    expect(on.entries.length).toBeGreaterThan(file.entries.length);
    expect([on.seed, on.origin, on.seats]).toEqual([file.seed, file.origin, file.seats]);
    const again = load(ninthAge, on, { verify: true });
    expect(again.ok && again.battle.request).toBeNull();
  });

  test("L6: other dice, and a save that does not hold, are refused", async () => {
    const path = join(folder, "early.json");
    expect(await run("battle", "--scene", path, "--seed", "3")).toMatchObject({
      code: 2,
      err: "tercio: a saved battle goes on with its own dice: leave --seed out\n",
    });
    const forged = { ...file, entries: file.entries.map((e, i) => (i === 4 ? { ...e, hash: "0" } : e)) };
    const refused = await run("battle", "--scene", kept("forged.json", forged));
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("forged.json: entry 4, hash: ")]);
  });
});

const LIST = {
  format: "tercio-army-list",
  version: 1,
  system: "ninth-age",
  army: "empire-of-sonnstahl",
  name: "x",
  size: 1500,
  units: [],
};
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(JSON.stringify(save(over)), "utf16le")]);

describe("C7: a sentence about what the player wrote", () => {
  test("C7: a list, an army or nothing of ours opened as a battle", async () => {
    const list = await run("verify", kept("list.json", LIST));
    expect([list.code, list.err]).toEqual([
      2,
      `tercio: ${folder}/list.json: is an army list, not a saved battle or a scene: “tercio battle --army FILE” plays it, “tercio army check FILE” looks it over\n`,
    ]);
    expect((await run("replay", kept("army.json", { units: [] }))).err).toContain(
      "is an army of units in full, not a saved battle",
    );
    expect((await run("hint", kept("other.json", { hello: 1 }))).err).toContain("it has neither “entries” nor “scene”");
  });

  test("C7: a battle or a scene opened as a list", async () => {
    expect((await run("army", "check", join(folder, "early.json"))).err).toContain(
      "early.json: is a saved battle, not an army list",
    );
    expect((await run("battle", "--system", "ninth-age", "--army", join(folder, "early.json"))).err).toContain(
      "early.json: is a saved battle, not an army list",
    );
  });

  test("C7: a byte order mark, and UTF-16, are read", async () => {
    const marked = await run("verify", kept("marked.json", `\ufeff${JSON.stringify(save(over))}`));
    expect([marked.code, marked.out]).toEqual([0, expect.stringContaining("Verified: ")]);
    expect((await run("verify", kept("utf16.json", utf16))).code).toBe(0);
  });

  test("C7: a scene or set-up with something missing or misspelt", async () => {
    const { scenario, ...head } = { system: "ninth-age", scenario: ninthAge.rules.starter() };
    const opened = (name: string, contents: object) => run("battle", "--scene", kept(name, contents));
    const without = await opened("no-edition.json", {
      ...head,
      scenario: { rulings: scenario.rulings, setup: scenario.setup },
    });
    expect([without.code, without.err]).toEqual([2, expect.stringContaining("no-edition.json: scenario.edition: ")]);
    expect(without.err).toContain("2e-early");
    expect(without.err).not.toContain("undefined");
    const ruled = await opened("ruling.json", { ...head, scenario: { ...scenario, rulings: { "whole-turn": {} } } });
    expect(ruled.err).toContain("scenario.rulings.whole-turn: ");
    const object = await opened("object.json", {
      ...head,
      scenario: { ...scenario, rulings: { ruling: { toString: 1 } } },
    });
    expect(object.err).toContain('{"toString":1}');
    for (const { err } of [ruled, object]) expect(err).not.toContain("[object Object]");
  });

  test.each([
    ["--seed", "", '--seed takes a whole number from 0 to 4294967295, not ""'],
    ["--seed", " 7", '--seed takes a whole number from 0 to 4294967295, not " 7"'],
    ["--seed", "0x10", '--seed takes a whole number from 0 to 4294967295, not "0x10"'],
    ["--seed", "1e3", '--seed takes a whole number from 0 to 4294967295, not "1e3"'],
    ["--random-armies", "x".repeat(5000), "--random-armies takes a number of units from 1 to 30"],
    ["--set", "y".repeat(5000), "--set "],
    ["--scenario", "z".repeat(5000), 'has no scenario "z'],
    ["--bots", "q".repeat(5000), "--bots takes "],
  ])("C7: %s, wrong value %#", async (option, value, says) => {
    const { code, err } = await run("battle", "--system", "ninth-age", option, value);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
    expect(err.length).toBeLessThan(1500);
  });

  test("C7: more processes than cores are as many as there are cores, and it is said", async () => {
    const { code, err } = await run("simulate", "--system", "old-world", "--battles", "1", "--cores", "256");
    expect([code, err]).toEqual([0, expect.stringContaining("--cores 256: this machine has ")]);
  });
});
