// What shows games knows none of them: no id of a game or of a choice, no column of a profile, no part of a regiment
// stands in apps/web/src and apps/cli/src, but for words. tsx tools/screens.ts
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games as systems } from "@tercio/games";

/** Where a game may be named: sentences. */
const allowed = [/^apps\/web\/src\/words\//, /\.test\.tsx?$/];
/** What lays out entries by the fields of their facts: they are the books' own, and no game is played there. */
const reader =
  /^apps\/(web\/src\/reference\/(model\/(labels|outline|tables)\.ts|views\/(Summary|Worked)\.tsx)|cli\/src\/shared\/rule-card\.ts)$/;
/** And names no game even so. */
const families = /\b(t9a|tow|aos2)\\?\./;

const ids = new Set<string>(systems.map((s) => s.id));
const quoted = new Set<string>(
  systems.flatMap((s) => [...Object.keys(s.rules.choices), ...(s.rules.declarations ?? []).map((d) => d.id)]),
);
/** "column.attack-value" is the field attackValue. */
const camel = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const columns = new Set<string>(
  systems.flatMap((s) =>
    Object.keys(s.messages.en)
      .filter((key) => key.startsWith("column.") || key.startsWith("value."))
      .map((key) => camel(key.slice(key.indexOf(".") + 1))),
  ),
);
/** Parts of a regiment, however they are joined to other words. */
const parts =
  /\b(regiment|ranks?|(?<!army |@tercio\/)files(?!\?*[.[]|\s*\[)|champions?|leaders?(?!=)|standardBearers?|musicians?|rankAndFile|healthPoints?)\b/;

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? sources(join(folder, e.name)) : /\.(ts|tsx)$/.test(e.name) ? [join(folder, e.name)] : [],
  );
const problems: string[] = [];
for (const file of [...sources("apps/web/src"), ...sources("apps/cli/src")]) {
  if (allowed.some((a) => a.test(file))) continue;
  const lays = reader.test(file);
  // Comments say why; what is typed is what runs.
  const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (c) => c.replace(/[^\n]/g, " "));
  code.split("\n").forEach((line, i) => {
    const found = (what: string, word: string): void => void problems.push(`${file}:${i + 1}: ${what} "${word}"`);
    for (const [, word = ""] of line.matchAll(/["'`]([^"'`]*)["'`]/g)) {
      const last =
        word
          .replace(/^@tercio\//, "")
          .split("/")
          .at(-1) ?? "";
      if (ids.has(word) || (word.startsWith("@tercio/") && ids.has(last))) found("a game", word);
      if (families.test(word)) found("an entry of a game", word);
      if (lays) continue;
      if (quoted.has(word)) found("a choice", word);
      if (columns.has(camel(word))) found("a column", word);
    }
    if (families.test(line) && line.includes("/^")) found("an entry of a game", line.trim());
    if (lays) return;
    for (const [word] of line.matchAll(/\b[a-z]+[A-Z]\w*\b/g)) if (columns.has(word)) found("a column", word);
    const part = parts.exec(line);
    if (part !== null) found("a part of a regiment", part[0]);
  });
}
for (const p of problems) console.log(p);
console.log(problems.length === 0 ? "screens: no game in them" : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
