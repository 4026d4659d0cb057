import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builds, hasCommit } from "@tercio/keeper";
import { keptBattles } from "@tercio/keeper/corpus";
import { type Battle, declare, save, startBattle } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { describe, expect, inject, test } from "vitest";
import { run, started } from "./command.ts";

const firstKept = builds()[0] as ReturnType<typeof builds>[number];
const folder = mkdtempSync(join(tmpdir(), "tercio-cli-"));

/** The battle of one seed as it is saved, played by the command once for all who ask. */
const seventh = (() => {
  let told: Promise<{ readonly path: string; readonly code: number; readonly out: string }> | undefined;
  const path = join(folder, "battle.json");
  return () =>
    (told ??= started("battle", "--system", "ninth-age", "--seed", "7", "--out", path).then((t) => ({ ...t, path })));
})();

describe("the tercio command", () => {
  test("simulate --json has the shape that other programs rely on, and meets the floors", async () => {
    const battles = inject("fully") ? 10 : 3;
    const { code, out } = await started("simulate", "--system", "ninth-age", "--battles", `${battles}`, "--json");
    const report = JSON.parse(out) as { [key: string]: number } & { events: { [kind: string]: number } };
    expect(code).toBe(0);
    expect(report).toMatchObject({ battles, finished: battles, violations: 0, unexplainedRefusals: 0 });
    expect(typeof report.secondsPerBattle).toBe("number");
    expect(typeof report.battlesPerCpuSecond).toBe("number");
    expect(report.events.chargesDeclared ?? 0).toBeGreaterThanOrEqual(8 * battles);
    expect(report.events.chargesArrived ?? 0).toBeGreaterThanOrEqual(4 * battles);
    expect(report.events.combatRounds ?? 0).toBeGreaterThanOrEqual(8 * battles);
  });

  test("battle writes a save that verify accepts; one altered die, answer or hash is named", async () => {
    const { path, ...told } = await seventh();
    expect(told.code).toBe(0);
    expect(told.out).toContain("Game Turn 1");
    expect((await started("verify", path)).out).toMatch(/^ok: \d+ answers, final hash [0-9a-f]{16}/);
    const clean = readFileSync(path, "utf8");
    const altered = async (
      change: (entries: { answer?: unknown; outcome?: { total?: number }; hash: string }[]) => number,
    ): Promise<string> => {
      const file = JSON.parse(clean) as { entries: { answer?: unknown; outcome?: { total?: number }; hash: string }[] };
      const at = change(file.entries);
      writeFileSync(join(folder, "altered.json"), JSON.stringify(file));
      const { code, err } = await run("verify", join(folder, "altered.json"));
      expect(code).toBe(1);
      expect(err).toContain(`entry ${at}, `);
      return err;
    };
    expect(
      await altered((entries) => {
        const at = entries.findIndex((e) => e.outcome?.total !== undefined && e.outcome.total > 2);
        const outcome = entries[at]?.outcome as { total: number };
        outcome.total--;
        return at;
      }),
    ).toContain("outcome");
    expect(
      await altered((entries) => {
        const at = entries.findIndex((e) => e.answer !== undefined);
        (entries[at] as { answer: unknown }).answer = { zone: "west" };
        return at;
      }),
    ).toContain("answer");
    expect(
      await altered((entries) => {
        (entries[40] as { hash: string }).hash = "0000000000000000";
        return 40;
      }),
    ).toContain("hash");
    const cut = await started("replay", path, "--until", "60", "--stack");
    expect(cut.out).toContain("Heavy Infantry with Halberds, March to the Beat 8″ · Barbarian Horsemen");
    expect(cut.out).toContain("game › ");
  });

  test("wrong calls and broken armies are told clearly", async () => {
    expect(await started("battle", "--system", "chess")).toMatchObject({ code: 2 });
    const option = await run("simulate", "--system", "ninth-age", "--batles", "3");
    expect(option.code).toBe(2);
    expect(option.err).toContain("--battles");
    writeFileSync(
      join(folder, "army.json"),
      JSON.stringify({ id: "x", name: { en: "X", fr: "X" }, units: [{ name: { en: "A", fr: "A" } }] }),
    );
    const army = await run("battle", "--system", "ninth-age", "--army", join(folder, "army.json"));
    expect(army.code).toBe(2);
    expect(army.err).toContain("units.0: lacks “type”");
    expect((await run("verify", join(folder, "none.json"))).err).toContain("cannot be read");
    for (const [set, words] of [
      ["terrain=none", "deployment (roll, "],
      ["armies-2=nobody", "armies-2 is one of empire-of-sonnstahl, "],
      ["deployment=nowhere", "deployment is one of roll, "],
      ["size=many", "--size takes a whole number"],
      ["size", "--size takes a whole number"],
    ] as const) {
      const wrong = await run("battle", "--system", "ninth-age", "--set", set);
      expect([wrong.code, wrong.out]).toEqual([2, ""]);
      expect(wrong.err).toContain(words);
    }
  });

  test("simulate plays what is chosen before a battle, in each of its battles", async () => {
    const on = async (map: string): Promise<{ readonly events: { readonly [kind: string]: number } }> => {
      const set = ["--set", `map=${map}`, "--set", "objective=breakthrough"];
      const { out } = await run("simulate", "--system", "ninth-age", "--battles", "2", ...set, "--json");
      return JSON.parse(out) as never;
    };
    const [ford, bare] = [(await on("the-ford")).events, (await on("none")).events];
    expect([ford["battlefieldMap"], ford["battlefield"]]).toEqual([2, undefined]);
    expect([bare["battlefieldMap"], bare["battlefield"]]).toEqual([undefined, 2]);
    const wrong = await run("simulate", "--system", "ninth-age", "--set", "map=nowhere");
    expect([wrong.code, wrong.err.includes("map is one of")]).toEqual([2, true]);
  });

  test("what is set is played", async () => {
    const path = join(folder, "set.json");
    const chosen = ["--set", "deployment=encircle", "--set", "objective=secure-target", "--set", "size=1800"];
    chosen.push("--set", "armies-2=highborn-elves");
    expect((await run("battle", "--system", "ninth-age", ...chosen, "--out", path)).code).toBe(0);
    const { scenario } = JSON.parse(readFileSync(path, "utf8")) as { scenario: { setup: object } };
    expect(scenario.setup).toMatchObject({
      armies: ["empire-of-sonnstahl", "highborn-elves"],
      deployment: "encircle",
      objective: "secure-target",
      size: 1800,
    });
  });

  // A build that is kept is tried in packages/keeper/tests/rules.test.ts, and what is played by one in the browser.
  const keeps = inject("fully") ? test.skipIf(!hasCommit(firstKept.commit)) : null;
  keeps?.("L3: a battle of older rules is verified and replayed by the build that was kept for them", async () => {
    const [battle] = keptBattles("ninth-age", firstKept.rules["ninth-age"] as string);
    const path = join(folder, "kept.json");
    writeFileSync(path, JSON.stringify(battle));
    const system = ninthAge as { version: string };
    const now = system.version;
    system.version = "9999";
    try {
      const verified = await run("verify", path);
      expect(verified.out).toContain(
        `ok: ${battle?.entries.length} answers, final hash ${battle?.entries.at(-1)?.hash}`,
      );
      expect(verified.out).toContain(`played by the kept build ${firstKept.commit.slice(0, 8)}`);
      const replayed = await run("replay", path, "--until", "40", "--lang", "fr");
      expect(replayed.code).toBe(0);
      expect(replayed.out).toMatch(/^ {2}40 {2}\S/m);
      const forged = join(folder, "kept-forged.json");
      writeFileSync(forged, JSON.stringify({ ...battle, origin: "0" }));
      const refused = await run("verify", forged);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("origin")]);
    } finally {
      system.version = now;
    }
  });

  test("a battle of older rules is refused for its version with what to do, in both languages", async () => {
    const path = join(folder, "old.json");
    const { battle } = startBattle(ninthAge, ninthAge.rules.starter(), 3);
    writeFileSync(path, JSON.stringify({ ...save(battle as unknown as Battle), version: "1", origin: "0" }));
    const old = await run("verify", path);
    // Not 1, which says that a battle is not what it claims to be.
    expect(old.code).toBe(2);
    expect(old.err).toContain("played by version 1 of the rules of The Ninth Age");
    expect(old.err).toContain("Open it in the build that saved it");
    expect((await run("verify", path, "--lang", "fr")).err).toContain("jouée selon la version 1 des règles");
    const replayed = await run("replay", path);
    expect([replayed.code, replayed.err.includes("version 1 of the rules")]).toEqual([2, true]);
  });

  test("a battle that was conceded verifies, says who sat where, and its concession is told", async () => {
    const seats = [{ by: "human" }, { by: "computer", level: "level3" }] as const;
    const { battle } = startBattle(ninthAge, ninthAge.rules.starter(), 3, { seats });
    const given = declare(battle, "concede", 0);
    if (!given.ok) throw new Error(given.refusal.message.key);
    const path = join(folder, "conceded.json");
    writeFileSync(path, JSON.stringify(save(given.battle as unknown as Battle)));
    const verified = await run("verify", path);
    expect(verified.out).toContain("ok: 1 answers");
    expect(verified.out).toContain(
      `edition 2e-early, rules version ${ninthAge.version}; seats: human, computer (level3)`,
    );
    expect((await run("replay", path)).out).toContain("Player 1 concedes the battle.");
  });

  test("odds of a combat name what they take for granted", async () => {
    const path = join(folder, "combat.json");
    const unit = (side: "first" | "second", more: object): object => ({
      side,
      profile: "imperial-guard",
      models: 10,
      files: 5,
      champion: true,
      ...more,
    });
    const scenario = ninthAge.rules.scenes?.scenario({
      phase: "melee",
      units: { A: unit("first", { at: [0, 0] }), B: unit("second", {}) },
      contact: [{ of: "B", at: "A", facing: "front" }],
    } as never);
    if (scenario === undefined) throw new Error("this game has scenes");
    writeFileSync(path, JSON.stringify(save(startBattle(ninthAge, scenario, 1).battle as unknown as Battle)));
    const told = (await run("odds", "combat", path)).out;
    expect(told).toContain("  if: Does one of your champions or Characters issue a Duel? No Duel\n");
    const all = JSON.parse((await run("odds", "combat", path, "--json")).out) as {
      probability: number;
      questions: { id: string; assumes: string[]; tallies?: { mean: number }[] }[];
    };
    const [answer, losses] = all.questions;
    expect(all.probability).toBeCloseTo(0.4, 0);
    expect(losses?.tallies?.map((t) => t.mean > 0.5 && t.mean < 5)).toEqual([true, true]);
    expect(answer?.assumes).toContain("Does one of your champions or Characters issue a Duel? No Duel");
  });

  test("scene tells a position of a saved battle, and battle goes on from it", async () => {
    const [{ path }, scene] = [await seventh(), join(folder, "scene.json")];
    expect((await run("scene", path, "--at", "2")).err).toContain("no phase has begun");
    expect((await started("scene", path, "--at", "80", "--out", scene)).code).toBe(0);
    const file = JSON.parse(readFileSync(scene, "utf8")) as { scene: { units: object }; script?: unknown[] };
    expect(Object.keys(file.scene.units)).toContain("Imperial Guard");
    const from = join(folder, "from-scene.json");
    expect((await run("battle", "--scene", scene, "--out", from)).out).toContain("Battle Points");
    // The script's dice are nobody's seed: it loads and is told, and a line says that its dice are not vouched for.
    const told = await run("replay", from);
    expect([told.code, told.err]).toEqual([0, expect.stringContaining("not verified")]);
    writeFileSync(scene, JSON.stringify({ ...file, scene: { ...file.scene, turn: 9 } }));
    const wrong = await run("battle", "--scene", scene, "--lang", "fr");
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.err).toContain("scene.turn: Cette scène est inutilisable : doit être un nombre entier de 1 à 6.");
    expect((await run("battle", "--scene", scene, "--army", scene)).err).toContain(
      "leave --army, --random-armies, --scenario and --set out",
    );
    expect((await run("battle")).err).toContain("--system");
  });

  test("L4: what reads a saved battle says where a die or a hash of it does not fit", async () => {
    const [{ path }, forged] = [await seventh(), join(folder, "forged-hash.json")];
    const file = JSON.parse(readFileSync(path, "utf8")) as { entries: { hash: string }[] };
    writeFileSync(
      forged,
      JSON.stringify({ ...file, entries: file.entries.map((e, i) => (i === 40 ? { ...e, hash: "0" } : e)) }),
    );
    for (const command of [["replay"], ["hint", "--until", "60"], ["scene", "--at", "80"]] as const) {
      const [name, ...more] = command;
      const said = await run(name, forged, ...more);
      expect([name, said.code, said.err]).toEqual([name, 0, expect.stringMatching(/not verified.*entry 40, hash/)]);
      expect((await run(name, path, ...more)).err).not.toContain("not verified");
    }
  });

  test("odds in numbers: of any game, by the options that are its own, with an example", async () => {
    const json = async (...args: readonly string[]) =>
      JSON.parse((await run("odds", ...args, "--json")).out) as unknown;
    expect(await json("charge", "--system", "old-world", "--movement", "4", "--distance", "9")).toEqual({
      probability: expect.closeTo(20 / 36, 12) as number,
      fraction: "5/9",
    });
    expect(await json("break", "--leadership", "8", "--lost-by", "3")).toEqual({
      probability: expect.closeTo(10 / 36, 12) as number,
      breaks: expect.closeTo(10 / 36, 12) as number,
      fallsBack: expect.closeTo(16 / 36, 12) as number,
      givesGround: expect.closeTo(10 / 36, 12) as number,
    });
    const attack = ["attack", "--attacks", "20", "--hit", "3", "--wound", "4", "--rend", "1", "--damage", "2"];
    expect(await json(...attack, "--save", "4")).toMatchObject({ mean: expect.closeTo(80 / 9, 9) as number });
    expect((await run("odds", "charge", "--help")).out).toMatch(/old-world --movement 4 --distance 9\n +56%/);
    expect((await run("odds", "charge", "--need", "7", "--movement", "3")).err).toContain("no game has all of");
    expect((await run("odds", "charge", "--system", "old-world", "--need", "7")).err).toContain("has no --need");
    expect((await run("odds", "attack", "--attacks", "3")).err).toContain("needs --hit");
  });

  test("odds of a scene: a combat for several rounds, shots; of two units told in numbers, with the reasons", async () => {
    const path = join(folder, "odds-scene.json");
    const scene = {
      phase: "shooting",
      units: {
        A: { side: "first", profile: "light-infantry-with-handguns", models: 10, files: 10, at: [0, 0] },
        B: { side: "second", profile: "barbarians-with-spears", models: 20, files: 5, at: [0, 10] },
      },
    };
    writeFileSync(path, JSON.stringify({ system: "ninth-age", scene }));
    const shots = JSON.parse((await run("odds", "shoot", path, "--json")).out) as {
      probability: number;
      questions: { id: string }[];
    };
    expect(shots.questions.map((q) => q.id)).toEqual(["shooting-0-1"]);
    expect(shots.probability > 0 && shots.probability < 1).toBe(true);
    const contact = [{ of: "A", at: "B", facing: "front" }];
    const { at: _, ...A } = { ...scene.units.A, models: 4, files: 2 };
    const units = { A, B: { ...scene.units.B, models: 4, files: 2 } };
    writeFileSync(path, JSON.stringify({ system: "ninth-age", scene: { phase: "melee", units, contact } }));
    expect((await run("odds", "combat", path, "--rounds", "3")).out).toMatch(/within 3 rounds.*\n +<?\d+% /);
    const typed = ["--a", "typed", "--a-models", "4", "--a-files", "4", "--a-strength", "5"];
    const given = [
      "odds",
      "losses",
      ...typed,
      "--b",
      "typed",
      "--b-models",
      "4",
      "--b-files",
      "4",
      "--charges",
      "nobody",
    ];
    const told = JSON.parse((await run(...given, "--why", "--json")).out) as {
      probability: number;
      mean: number;
      atLeast: { [n: string]: number };
      atMost: { [n: string]: number };
      reasons: { label: string; numbers: { name: string; value: number }[] }[];
    };
    // Four blows that hit on 4 and wound on 2, all at once: nobody saves.
    const one = (1 / 2) * (5 / 6);
    expect(told.mean).toBeCloseTo(4 * one, 12);
    expect(told.probability).toBeCloseTo(1 - (1 - one) ** 4, 12);
    expect(told.atLeast["4"]).toBeCloseTo(one ** 4, 12);
    expect(told.atMost["3"]).toBeCloseTo(1 - one ** 4, 12);
    expect(told.reasons[0]?.numbers.map((n) => [n.name, n.value])).toContainEqual(["Needed to wound", 2]);
    expect((await run(...given)).out).toMatch(/exactly {2}at least {2}at most/);
    expect((await run("odds", "losses", "--a", "{}")).err).toContain("lacks “profile”");
    expect((await run("odds", "fight", "--help")).out).toMatch(/--system ninth-age --a .*\n +\d+%/);
  });

  test("odds are those of the printed tables", async () => {
    expect((await started("odds", "charge", "--need", "7")).out).toContain("58%");
    expect((await run("odds", "charge", "--need", "9", "--swiftstride", "--reroll")).out).toContain("77%");
    expect((await run("odds", "discipline", "--value", "9", "--difference", "2")).out).toContain("58%");
    const both = await run("odds", "charge", "--table", "--need", "7");
    expect([both.code === 0, both.err]).toEqual([false, expect.stringMatching(/leave out --need/)]);
    expect((await run("odds", "charge", "--table")).out).toMatch(/charge-swiftstride +100 +99 +98 +95 +89 +81/);
    expect((await run("odds", "cast", "--dice", "3")).err).toContain("needs --value");
  });
});
