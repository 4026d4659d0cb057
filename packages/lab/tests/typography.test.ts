import { describe, expect, test } from "vitest";
import { type Text, sources, textsOf } from "./texts.ts";

/** Quotes there what stands in files, as it stands there. */
const QUOTES_FILES = "packages/kernel/src/script-messages.ts";

/** What is wrong with a text, or null. */
function fault({ file, language, text }: Pick<Text, "file" | "language" | "text">): string | null {
  if (/['"]/.test(text) && file !== QUOTES_FILES) return "a straight apostrophe, quotation mark or inch";
  if (language === "en") return null;
  if (/ [;:!?»%]|« /.test(text)) return "a space that may break";
  if (/[\p{L}\d}][;!?»]|«[^\u00a0]|[\p{L}}]:(?=\s|$)|\d%/u.test(text)) return "a space is missing";
  return null;
}

describe("texts", () => {
  const texts = sources().flatMap((file) => textsOf(file));

  test("are found in both languages, in every package that has some", () => {
    const count = (language: string, start: string): number =>
      texts.filter((t) => t.language === language && t.file.startsWith(start)).length;
    for (const [start, least] of [
      ["packages/kernel/", 40],
      ["packages/reference/", 2500],
      ["packages/systems/ninth-age/", 700],
      ["packages/systems/old-world/", 250],
      ["packages/systems/age-of-sigmar/", 180],
      ["apps/web/src/messages/", 150],
      ["apps/web/src/reference/", 30],
    ] as const) {
      expect(count("fr", start), start).toBeGreaterThan(least);
      expect(count("en", start), start).toBeGreaterThan(least);
    }
  });

  test.each(["en", "fr"] as const)(
    "in %s have typographic marks, and in French fixed spaces before them",
    (language) => {
      const wrong = texts
        .filter((t) => t.language === language)
        .flatMap((t) => {
          const why = fault(t);
          return why === null ? [] : [`${t.file}:${t.line}: ${why} in “${t.text}”`];
        });
      expect(wrong).toEqual([]);
    },
  );
});

describe("a text is known", () => {
  const of = (source: string, file = "packages/x/src/x.ts"): readonly string[] =>
    textsOf(file, source).map((t) => `${t.language} ${t.text}`);

  test("by its field, by its place in a call, and by its file", () => {
    expect(of('const a = { id: "x-1", names: { en: "One", fr: "Un" } };')).toEqual(["en One", "fr Un"]);
    expect(of('say("One unit", "Une unité"); say("Fear", "Peur"); f("x", 1);')).toEqual([
      "en One unit",
      "fr Une unité",
      "en Fear",
      "fr Peur",
    ]);
    expect(of('export const words = { fr: { "a.b": "Un", c: `$` + "x" } };')).toEqual(["fr Un", "fr $", "fr x"]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    expect(of('const t = { "a.b": `More than ${n["x"]} inches` };', "packages/x/src/messages/en/x.ts")).toEqual([
      "en More than {} inches",
    ]);
  });

  test.each([
    ["fr", "L'unité", "straight"],
    ["fr", 'à 6" de l’unité', "straight"],
    ["fr", "Joueur 1 : un", "break"],
    ["fr", "« Fin\u00a0»", "break"],
    ["fr", "quoi?", "missing"],
    ["fr", "Joueur: un", "missing"],
    ["fr", "58 %", "break"],
    ["en", "the unit's", "straight"],
    ["en", 'of "this"', "straight"],
  ] as const)("in %s, %s is wrong", (language, text, why) => {
    expect(fault({ file: "x.ts", language, text })).toContain(why);
  });

  test.each([
    ["fr", "L’unité\u00a0: «\u00a0oui\u00a0», à 6″, 58\u00a0% à 12:30"],
    ["en", "The unit’s “end”: 6″, 58%"],
  ] as const)("in %s, %s is right", (language, text) => {
    expect(fault({ file: "x.ts", language, text })).toBeNull();
  });
});
