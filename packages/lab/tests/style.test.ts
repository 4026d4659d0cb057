import { readdirSync } from "node:fs";
import { games } from "@tercio/games";
import type { Glossary } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { barredIn } from "../src/style/barred.ts";
import { clausesIn } from "../src/style/grammar.ts";
import { allFaults, house, styleOf, styleRates } from "../src/style.ts";
import { glossaries, judged } from "./shown.ts";
import { root, said, sources, textsOf } from "./texts.ts";

const all = judged();

describe("issue 34, point 5: texts speak as players do (CONTRIBUTING, Write for players)", () => {
  const ninth = (language: "en" | "fr") => styleOf(language, house, glossaries["ninth-age"] as Glossary);

  test.each([
    ["en", "Whoever marched shoots no more this turn.", "barred", "“Whoever”: write a unit that …", 1],
    ["en", "Failed rolls to wound are made again.", "barred", "“made again”: write re-roll, again", 1],
    ["en", "What this is told by", "barred", "“told”: write shows, lists, prints, has", 1],
    ["en", "Charge! Who fails may charge any enemy.", "clauses", "! Who fails", 1],
    ["en", "It moves as who restrains itself.", "clauses", "as who restrains", 2],
    ["en", "{unit} are destroyed.", "verbs", "{unit} are", 1],
    ["en", "Where do {unit} go?", "verbs", "do {unit}", 2],
    ["en", "What the blows cost", "terms", "“blows”: write attack", 1],
    ["fr", "Qui a chargé ne tire plus ce tour-ci.", "clauses", "Qui a chargé ne tire plus ce tour-ci.", 1],
    ["fr", "Le tour de qui charge", "barred", "“de qui”: write de l’unité qui …", 1],
    ["fr", "{unit} courent.", "verbs", "{unit} courent", 1],
    ["fr", "Un sorcier engagé", "terms", "“sorcier”: write Magicien", 1],
    ["fr", "par votre petit bord de table", "terms", "“petit bord”: write bord court", 1],
    ["fr", "sur les mêmes façades", "terms", "“façades”: write côté", 1],
  ] as const)("in %s, “%s” has a fault of its %s: “%s”, of %i in all", (language, text, kind, fault, all) => {
    const { words, ...found } = ninth(language)(text);
    expect(words).toBeGreaterThan(0);
    expect(found[kind]).toContain(fault);
    expect(allFaults({ ...found, words })).toHaveLength(all);
  });

  test("a refusal in French has one mood", () => {
    expect(ninth("fr")("Hors de portée. Choisir une autre cible.", "refuse.far").barred).toHaveLength(1);
    expect(ninth("fr")("Hors de portée. Choisissez une autre cible.", "refuse.far").barred).toEqual([]);
  });

  test.each([
    ["en", "Who has the first turn?"],
    ["en", "{unit} cannot shoot at {foe}: no Line of Sight."],
    ["en", "Where should {unit} go?"],
    ["en", "The player who deploys first starts."],
    ["en", "{unit} fled {inches} {inches|inch|inches}."],
    ["fr", "Feu sorcier : l’unité du Magicien"],
    ["fr", "Ce qui arrête une unité"],
    ["fr", "{unit} : {points} {points|Point de vie perdu|Points de vie perdus}."],
  ] as const)("in %s, “%s” is right", (language, text) => expect(allFaults(ninth(language)(text))).toEqual([]));

  test("faults are counted per 1,000 words", () => {
    const of = styleOf("en", house);
    expect(styleRates([of("Nobody dispels."), of("The unit tests.")])).toEqual({ clauses: 0, others: 200 });
  });

  test.each(["en", "fr"] as const)("no text of app, games, command line and files breaks it in %s", (language) => {
    const texts = all.filter((t) => t.language === language);
    const words = (start: string): number =>
      texts.filter((t) => t.file.startsWith(start)).reduce((n, t) => n + t.faults.words, 0);
    expect(words("packages/systems/ninth-age/")).toBeGreaterThan(12000);
    expect(words("packages/systems/old-world/")).toBeGreaterThan(1500);
    expect(words("packages/systems/age-of-sigmar/")).toBeGreaterThan(1800);
    expect(words("apps/web/")).toBeGreaterThan(2500);
    expect(words("apps/cli/")).toBeGreaterThan(language === "en" ? 800 : 100);
    expect(words("packages/kernel/")).toBeGreaterThan(500);
    expect(texts.flatMap((t) => allFaults(t.faults).map((f) => `${t.file}:${t.line} ${t.key}: ${f}`))).toEqual([]);
  });

  test("what entries of a game write for the reference has no barred word and no clause as a subject", () => {
    const texts = sources()
      .filter((file) => /^packages\/systems\/[\w-]+\/src\/entries\//.test(file))
      .flatMap((file) => textsOf(file).filter((t) => t.reference));
    expect(texts.length).toBeGreaterThan(200);
    const found = texts.flatMap(({ file, line, language, text }) =>
      [...barredIn(language, text).map((b) => b.found), ...clausesIn(language, text)].map(
        (fault) => `${file}:${line}: ${fault}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test.each(games.map((g) => [g.id, g] as const))("%s: what rulings name as their source", (id, { rules }) => {
    const of = styleOf("en", house, glossaries[id] as Glossary);
    expect(rules.rulings.flatMap((r) => allFaults(of(r.source)).map((f) => `${r.id}: ${f}`))).toEqual([]);
  });
});

describe("glossaries: one wording for a term in both languages", () => {
  test("every game has one", () => {
    expect(Object.keys(glossaries).sort()).toEqual(readdirSync(`${root}packages/systems`).sort());
  });

  test.each([...Object.entries(glossaries), ["house", house] as const])(
    "%s: each term once, none refused by itself",
    (id, terms) => {
      expect(terms.length).toBeGreaterThan(15);
      for (const language of ["en", "fr"] as const) {
        const of = styleOf(language, id === "house" ? house : (glossaries[id] as Glossary));
        for (const term of terms) expect(of(term[language]).terms, `${id}: ${term[language]}`).toEqual([]);
      }
      const names = terms.map((t) => t.en);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test.each(Object.entries(glossaries))("%s: its terms are the words that its texts use", (id, terms) => {
    const textIn = (language: "en" | "fr"): string =>
      all
        .filter((t) => t.owner === id && t.language === language)
        .map((t) => t.text.toLowerCase())
        .join("\n");
    const texts = { en: textIn("en"), fr: textIn("fr") };
    // A term that only the reference uses stands here for the words that nothing may use instead.
    const unused = terms.flatMap((t) =>
      (["en", "fr"] as const)
        .filter((l) => t.not === undefined && !texts[l].includes(t[l].toLowerCase()))
        .map((l) => `${l} ${t[l]}`),
    );
    expect(unused).toEqual([]);
  });
});

test("what the command line says is found beside its catalogues", () => {
  const source = 'throw new Wrong("give one of these"); const a = { en: "Stays in its own language" }; f("--x");';
  expect(said("apps/cli/src/x.ts", source).map((t) => t.text)).toEqual(["give one of these"]);
  expect(textsOf("apps/cli/src/x.ts", source).map((t) => t.text)).toEqual(["Stays in its own language"]);
});
