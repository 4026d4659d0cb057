import { execFile } from "node:child_process";
import { describe, expect, test } from "vitest";
import sigmar from "../../../packages/lab/src/ids/aos2-rules.json" with { type: "json" };
import rules from "../../../packages/lab/src/ids/t9a-rules.json" with { type: "json" };
import world from "../../../packages/lab/src/ids/tow-rules.json" with { type: "json" };

/** Rules of each game that no sheet prints. */
const unprinted = rules.length;
const unprintedSigmar = sigmar.length;
const unprintedWorld = world.length;

const bin = new URL("../bin/tercio.mjs", import.meta.url).pathname;
const run = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((done) =>
    execFile(
      process.execPath,
      [bin, "rule", ...args],
      { maxBuffer: 1 << 26, env: { ...process.env, NO_COLOR: "1" } },
      (error, out, err) => done({ code: error === null ? 0 : Number(error.code ?? 1), out, err }),
    ),
  );

interface Printed {
  readonly id: string;
  readonly system: string;
  readonly names: { readonly en: string; readonly fr: string };
  readonly summaries: { readonly en: string; readonly fr: string };
  readonly facts: { readonly [key: string]: unknown };
}
const printed = (out: string): readonly Printed[] => JSON.parse(out) as readonly Printed[];

describe("tercio rule", () => {
  test("prints readable cards, best first, in the language asked for", async () => {
    const english = await run("fireball", "--system", "ninth-age");
    expect(english.code).toBe(0);
    expect(english.out.split("\n")[0]).toBe("Fireball (Boule de feu)");
    expect(english.out).toContain("t9a.spell.pyromancy.fireball");
    expect(english.out).toContain(
      'casting value 4+ · range 36" · types Damage, Hex, Missile · duration Instant · hits D6',
    );
    const french = await run("boule", "de", "feu", "--system", "ninth-age", "--lang", "fr");
    expect(french.out.split("\n")[0]).toBe("Boule de feu (Fireball)");
    expect(french.out).toContain(
      'valeur de lancement 4+ · portée 36" · types Dégâts, Malédiction, Projectile · durée Immédiat',
    );
    for (const line of `${english.out}\n${french.out}`.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
  });

  test("draws tables, tells misprints, rulings and what the engine does", async () => {
    const table = await run("to-wound table", "--system", "ninth-age");
    expect(table.out).toContain("    -2  6+");
    expect(table.out).toContain("enforced by the engine");
    const misprint = await run("dispel roll", "--system", "old-world");
    expect(misprint.out).toContain("! printed: ");
    expect(misprint.out).toContain("ruling dispel-roll: The casting result must be beaten.");
  });

  test("takes an effect that begins with a sign", async () => {
    for (const query of [["-1 res"], ["-1", "res"]])
      expect((await run(...query, "--system", "ninth-age")).out).toContain("Whispers of the Veil");
  });

  test("--json prints an array, best entry first; facts by edition where there are two", async () => {
    const found = printed((await run("fireball", "--json")).out);
    expect(found[0]).toMatchObject({
      id: "t9a.spell.pyromancy.fireball",
      system: "ninth-age",
      names: { en: "Fireball", fr: "Boule de feu" },
    });
    expect(Object.keys(found[0]?.facts ?? {})).toEqual(["2e-early", "2e-late"]);
    const old = printed((await run("fireball", "--system", "old-world", "--json")).out);
    expect(old[0]).toMatchObject({
      id: "tow.spell.battle-magic.fireball",
      facts: { versions: [{ castingValue: 8 }], effect: { hits: "2D6" } },
    });
    const early = printed((await run("fireball", "--edition", "2e-early", "--json")).out);
    expect(early[0]).toMatchObject({ facts: { versions: [{ castingValue: 4 }] } });
    expect(early.every((e) => e.system === "ninth-age")).toBe(true);
    expect(printed((await run("cloak of ashes", "--json", "--edition", "2e-early")).out)).not.toContainEqual(
      expect.objectContaining({ id: "t9a.spell.pyromancy.cloak-of-ashes" }),
    );
  });

  test("--all --json prints every entry in one shape", async () => {
    const { out, code } = await run("--all", "--json");
    expect(code).toBe(0);
    const all = printed(out);
    const count = (system: string): number => all.filter((e) => e.system === system).length;
    expect([count("ninth-age"), count("old-world"), count("age-of-sigmar")]).toEqual([
      451 + unprinted,
      334 + unprintedWorld,
      322 + unprintedSigmar,
    ]);
    expect(new Set(all.map((e) => e.id)).size).toBe(all.length);
    for (const e of all) {
      expect(Object.keys(e)).toEqual(["id", "system", "names", "summaries", "facts"]);
      expect(Object.keys(e.names)).toEqual(["en", "fr"]);
      expect(Object.keys(e.summaries)).toEqual(["en", "fr"]);
    }
    const late = printed((await run("--all", "--json", "--edition", "2e-late")).out);
    expect(late.length).toBeLessThan(451 + unprinted);
    expect(late.every((e) => !("2e-late" in e.facts))).toBe(true);
  });

  test("an unknown word suggests near ones and fails", async () => {
    const typo = await run("fierball");
    expect(typo).toMatchObject({ code: 1, out: "" });
    expect(typo.err).toContain('no rule speaks of "fierball"');
    expect(typo.err).toContain("Fireball (ninth-age, t9a.spell.pyromancy.fireball)");
    const nonsense = await run("xqzzy", "--json");
    expect(nonsense.code).toBe(1);
    expect(printed(nonsense.out)).toEqual([]);
    expect(nonsense.err).toContain("did you mean");
    expect((await run("boul", "de", "feux", "follais", "--lang", "fr")).code).toBe(1);
  });

  test("wrong calls are told clearly", async () => {
    for (const [args, message] of [
      [[], "rule needs a word"],
      [["fire", "--system", "chess"], 'no rules of "chess"; there is: ninth-age, old-world'],
      [["fire", "--edition", "3e"], 'no edition "3e"; there is: 2e-early, 2e-late'],
      [["fire", "--system", "old-world", "--edition", "2e-late"], 'no edition "2e-late"; there is: standard'],
      [["fire", "--lang", "de"], "--lang takes en or fr"],
      [["fire", "--jsno"], 'unknown option "--jsno"'],
      [["fire", "--all", "--json"], "--all takes no words"],
      [["--all"], "add --json"],
      [["fire", "--system"], "--system"],
    ] as const) {
      const { code, err, out } = await run(...args);
      expect({ code, out }, args.join(" ")).toEqual({ code: 2, out: "" });
      expect(err).toContain(message);
    }
  });
});
