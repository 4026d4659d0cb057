import { type Facts, isSpell, type SpellFacts } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";

interface Printed {
  readonly at: string;
  readonly facts: SpellFacts;
}

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));
const printed: readonly Printed[] = games.flatMap((g) =>
  g.entries.flatMap((e) =>
    e.kind === "spell" ? Object.entries(e.editions).map(([id, p]) => ({ at: `${e.id} ${id}`, facts: p.facts })) : [],
  ),
);
const where = (wrong: (facts: SpellFacts) => boolean): readonly string[] =>
  printed.filter(({ facts }) => wrong(facts)).map(({ at }) => at);

describe("one shape for the spells of all games", () => {
  test("every spell has it, and nothing that is no spell", () => {
    expect(printed).toHaveLength(254);
    for (const { at, facts } of printed) {
      expect(Object.keys(facts), at).toEqual(["school", "number", "versions", "effect"]);
      for (const v of facts.versions)
        expect(Object.keys(v), at).toEqual([
          "name",
          "castingValue",
          "powerLevel",
          "range",
          "types",
          "duration",
          "effect",
        ]);
    }
    const others = games.flatMap((g) => g.entries.filter((e) => e.kind !== "spell"));
    // A rule of an army list may bring a Bound Spell, and has its facts.
    const bound = (facts: Facts): boolean => isSpell(facts) && facts.versions.every((v) => v.castingValue === null);
    const wrong = others.filter((e) =>
      Object.values(e.editions).some((p) => isSpell(p.facts) && !(e.kind === "rule" && bound(p.facts))),
    );
    expect(wrong.map((e) => e.id)).toEqual([]);
  });

  test("each spell has a version, and each version a name of its own", () => {
    const names = (facts: SpellFacts): readonly string[] => facts.versions.map((v) => v.name);
    expect(where((f) => f.versions.length === 0)).toEqual([]);
    expect(where((f) => new Set(names(f)).size !== f.versions.length)).toEqual([]);
    expect(where((f) => f.versions.length === 1 && names(f)[0] !== "basic")).toEqual([]);
  });

  test("what is cast has a casting value, what is bound a power for two and for three dice", () => {
    const bound = (f: SpellFacts): boolean => f.school === "battle-runes" || f.school === "totems";
    expect(where((f) => f.versions.some((v) => (v.powerLevel !== null) !== bound(f)))).toEqual([]);
    const uncast = (f: SpellFacts): boolean => f.number === "attribute" || bound(f);
    expect(where((f) => f.versions.some((v) => (v.castingValue === null) !== uncast(f)))).toEqual([]);
  });

  test("a range is measured, or says whom the spell concerns", () => {
    expect(
      where((f) =>
        f.versions.some(({ range: r }) => r !== null && (r.from.length === 0 || (r.aura && r.inches === null))),
      ),
    ).toEqual([]);
  });

  test("numbers come through as printed", () => {
    const facts = (id: string, edition: string): SpellFacts | undefined =>
      printed.find(({ at }) => at === `${id} ${edition}`)?.facts;
    const arise = facts("t9a.hereditary.vc.arise", "2e-late");
    expect(arise?.versions.map((v) => [v.castingValue, v.range?.inches, v.range?.aura])).toEqual([
      [4, 18, false],
      [8, 6, true],
      [11, 12, true],
    ]);
    expect(facts("t9a.spell.druidism.healing-waters", "2e-early")?.versions).toMatchObject([
      { name: "basic", castingValue: 7, range: { inches: 18, from: ["caster", "Water Terrain"] } },
      { name: "throne", castingValue: 6, range: { inches: 18, from: ["caster", "Water Terrain"] } },
    ]);
    expect(facts("tow.spell.battle-magic.hammerhand", "standard")?.versions).toMatchObject([
      { castingValue: 7, range: { inches: null, from: ["combat"] }, types: ["assailment"], duration: "instant" },
    ]);
    expect(facts("aos2.core.spell.mystic-shield", "standard")?.versions).toMatchObject([
      { castingValue: 6, range: { inches: 18 }, types: [], duration: "until your next hero phase" },
    ]);
    expect(facts("t9a.battle-rune.oaths", "2e-early")?.versions).toMatchObject([
      { name: "Runic Smith", powerLevel: [5, 8], range: { inches: 18 } },
      { name: "Anvil of Power", powerLevel: [5, 8], range: { inches: 36 } },
    ]);
  });
});
