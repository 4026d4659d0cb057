import { readFileSync } from "node:fs";
import type { Entry } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";
import { ids as sigmar } from "@tercio/lab/ids/aos2";
import { ids as ninthAge } from "@tercio/lab/ids/t9a";
import { ids as world } from "@tercio/lab/ids/tow";
import { type Answered, run as answered, started } from "./command.ts";

/** Rules of each game that no sheet prints. */
const withoutSheet = (ids: typeof ninthAge): number => ids.filter(([, , , sheets]) => sheets === undefined).length;
const unprinted = withoutSheet(ninthAge);
const unprintedSigmar = withoutSheet(sigmar);
const unprintedWorld = withoutSheet(world);

const run = (...args: readonly string[]): Promise<Answered> => answered("rule", ...args);

interface Printed {
  readonly id: string;
  readonly system: string;
  readonly names: { readonly en: string; readonly fr: string };
  readonly summaries: { readonly en: string; readonly fr: string };
  readonly facts: { readonly [key: string]: unknown };
}
interface Whole {
  readonly schema: object;
  readonly games: readonly {
    readonly id: string;
    readonly chapters: readonly { readonly id: string }[];
    readonly phases: readonly { readonly id: string }[];
  }[];
  readonly rulings: readonly { readonly id: string; readonly system: string }[];
  readonly entries: readonly (Printed & {
    readonly chapter: string;
    readonly phases: readonly string[];
    readonly see: readonly string[];
    readonly ruling: string | null;
    readonly misprints: readonly object[];
    readonly editions: { readonly [edition: string]: object };
  })[];
}
const printed = (out: string): readonly Printed[] => JSON.parse(out) as readonly Printed[];

describe("tercio rule", () => {
  test("prints readable cards, best first, in the language asked for", async () => {
    const english = await started("rule", "fireball", "--system", "ninth-age");
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

  test("--all --json prints the whole reference: what each entry, edition, ruling and misprint says", async () => {
    const { out, code } = await run("--all", "--json");
    expect(code).toBe(0);
    const whole = JSON.parse(out) as Whole;
    expect(whole.schema).toEqual({ name: "tercio-reference", version: 1 });
    expect(whole.games.map((g) => g.id)).toEqual(["ninth-age", "old-world", "age-of-sigmar"]);
    const all = whole.entries;
    const count = (system: string): number => all.filter((e) => e.system === system).length;
    expect([count("ninth-age"), count("old-world"), count("age-of-sigmar")]).toEqual([
      451 + unprinted,
      334 + unprintedWorld,
      322 + unprintedSigmar,
    ]);
    const ids = new Set(all.map((e) => e.id));
    expect(ids.size).toBe(all.length);
    const loaded = await Promise.all(gameTitles.map((g) => loadGame(g.id)));
    const entries = loaded.flatMap((g) => g.entries);
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    // Nothing is lost on the way: texts of single editions, misprints, rulings, links.
    expect(sum(all.map((e) => e.see.length))).toBe(sum(entries.map((e) => e.see?.length ?? 0)));
    expect(sum(all.map((e) => e.misprints.length))).toBe(sum(entries.map((e) => e.misprints?.length ?? 0)));
    expect(all.filter((e) => e.ruling !== null).length).toBe(entries.filter((e) => e.ruling !== undefined).length);
    for (const [at, e] of all.entries()) {
      const entry = entries[at] as Entry;
      expect(Object.keys(e.editions)).toEqual(Object.keys(entry.editions));
      for (const [id, p] of Object.entries(entry.editions))
        expect(e.editions[id]).toMatchObject({
          sheet: p.sheet,
          section: p.section,
          summary: p.summary ?? entry.summary,
        });
      expect(e.see.filter((id) => !ids.has(id))).toEqual([]);
      const game = whole.games.find((g) => g.id === e.system);
      expect(
        game?.chapters.some((c) => c.id === e.chapter),
        e.id,
      ).toBe(true);
      expect(e.phases.filter((p) => game?.phases.some((x) => x.id === p) !== true)).toEqual([]);
      if (e.ruling !== null)
        expect(
          whole.rulings.some((r) => r.id === e.ruling && r.system === e.system),
          e.id,
        ).toBe(true);
    }
    const late = JSON.parse((await run("--all", "--json", "--edition", "2e-late")).out) as Whole;
    expect(late.entries.length).toBeLessThan(451 + unprinted);
    expect(late.entries.every((e) => Object.keys(e.editions).join() === "2e-late")).toBe(true);
  });

  test("an id finds its entry, and that alone", async () => {
    for (const id of ["t9a.rule.parry", "T9A.rule.Parry"]) {
      const { out } = await run(id);
      expect(out.split("\n")[0]).toBe("Parry (Parade)");
      expect(out).not.toMatch(/\nalso:/);
    }
    expect(printed((await run("tow.charge.roll", "--json")).out).map((e) => e.id)).toEqual(["tow.charge.roll"]);
    expect((await started("rule", "t9a.rule.no-such")).code).toBe(1);
  });

  test("--source prints the entry, what plays it and its page, with lines in which the id stands", async () => {
    const { code, out } = await run("t9a.rule.hatred", "--source");
    expect(code).toBe(0);
    const [title = "", ...rows] = out.trim().split("\n");
    expect(title).toBe("Hatred (t9a.rule.hatred)");
    const lineOf = (row: string): string => {
      const [, file = "", line = ""] = /(\S+):(\d+)$/.exec(row) ?? [];
      return readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8").split("\n")[Number(line) - 1] ?? "";
    };
    expect(rows.map((row) => row.split(" ")[0])).toEqual(["entry", "play", "page"]);
    expect(lineOf(rows[0] ?? "")).toContain('"t9a.rule.hatred"');
    expect(rows[1]).toContain("attack-attributes.play.ts:");
    expect(lineOf(rows[1] ?? "")).toContain("hatred");
    expect(lineOf(rows[2] ?? "")).toContain("hatred");
    const french = await run("haine", "--source", "--lang", "fr", "--system", "ninth-age");
    expect(french.out).toContain("entrée packages/systems/ninth-age/src/entries/rules/attack-attributes.ts:");
    const json = JSON.parse((await run("tow.weapon.melee.great-weapon", "--source", "--json")).out) as {
      readonly entry: { readonly file: string };
    };
    expect(json.entry.file).toBe("packages/systems/old-world/src/entries/weapons/melee.ts");
  });

  test("an unknown word suggests near ones and fails", async () => {
    const typo = await run("fierball");
    expect(typo).toMatchObject({ code: 1, out: "" });
    expect(typo.err).toContain('no rule found for "fierball"');
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
      [["--all", "--source", "--json"], "--all and --source"],
      [["fire", "--system"], "--system"],
    ] as const) {
      const { code, err, out } = await run(...args);
      expect({ code, out }, args.join(" ")).toEqual({ code: 2, out: "" });
      expect(err).toContain(message);
    }
  });
});
