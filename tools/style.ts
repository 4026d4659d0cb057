// How the texts shown speak: clauses as subjects, and barred words, terms and verbs, per 1,000 words, by owner and language;
// what breaks the style is listed, and so it is whether each planted mistake is found (tools/planted/style.ts). --all counts
// the reference too, by its file, and lists nothing of it; --planted tries the planted mistakes alone (the tests read the texts).
import { allFaults, house, styleOf, styleRates } from "../packages/lab/src/style.ts";
import { glossaries, judged, ownerOf } from "../packages/lab/tests/shown.ts";
import { sources, textsOf } from "../packages/lab/tests/texts.ts";
import { planted } from "./planted/style.ts";

const texts = process.argv.includes("--planted") ? [] : judged();
const row = (name: string, of: readonly (typeof texts)[number]["faults"][]): void => {
  const { clauses, others } = styleRates(of);
  const words = of.reduce((n, f) => n + f.words, 0);
  console.log(
    `${name.padEnd(24)} ${String(words).padStart(7)} words  ${clauses.toFixed(2)} clauses  ${others.toFixed(2)} others`,
  );
};
if (texts.length > 0)
  for (const owner of ["house", ...Object.keys(glossaries)])
    for (const language of ["en", "fr"] as const)
      row(
        `${owner}, ${language}`,
        texts.filter((t) => t.owner === owner && t.language === language).map((t) => t.faults),
      );
if (process.argv.includes("--all"))
  for (const game of Object.keys(glossaries))
    for (const language of ["en", "fr"] as const) {
      const of = styleOf(language, house, glossaries[game] ?? []);
      const files = sources().filter((f) => f.startsWith("packages/reference/src/") && ownerOf(f) === game);
      row(
        `reference, ${game}, ${language}`,
        files.flatMap((f) =>
          textsOf(f)
            .filter((t) => t.language === language)
            .map((t) => of(t.text, t.key)),
        ),
      );
    }
const wrong = texts.flatMap((t) => allFaults(t.faults).map((f) => `${t.file}:${t.line} ${t.key}: ${f}`));
const missed = planted.filter(
  (p) =>
    !allFaults(styleOf(p.language, house, glossaries[p.owner] ?? [])(p.text, p.key)).some((f) => f.includes(p.finds)),
);
for (const line of wrong) console.log(line);
for (const p of missed) console.log(`planted, and not found: ${p.text}`);
console.log(
  `${texts.length} texts, ${wrong.length} faults; ${planted.length} planted mistakes, ${missed.length} not found`,
);
process.exit(wrong.length + missed.length === 0 ? 0 : 1);
