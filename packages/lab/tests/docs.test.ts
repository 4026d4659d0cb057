import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url).pathname;
const git = (...words: readonly string[]): string => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
const files = git("ls-files", "--cached", "--others", "--exclude-standard").split("\n");
const pages = files.filter((f) => /^(?:[A-Z]+|docs\/[a-z-]+|docs\/architecture\/[a-z-]+)\.md$/.test(f));
const text = (page: string): string => readFileSync(join(root, page), "utf8");

/** Files that a page names: with their folder, and no pattern. */
const named = (page: string): readonly string[] =>
  [...text(page).matchAll(/`(?!\.\.\/)([\w./-]+\/[\w.-]+\.(?:ts|tsx|mjs|json|md|css))`/g)].map((m) => m[1] as string);

test("what the pages about the house name is there", () => {
  expect(pages).toEqual(expect.arrayContaining(["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "docs/speed.md"]));
  const all = pages.flatMap((page) => named(page).map((name) => ({ page, name })));
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(({ name }) => !files.some((f) => f === name || f.endsWith(`/${name}`)))).toEqual([]);
});

test("every link of theirs leads to a page", () => {
  const links = pages.flatMap((page) =>
    [...text(page).matchAll(/\]\((?!http)([^)#\s]+)/g)].map((m) => ({ page, to: m[1] as string })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
});

test("ARCHITECTURE.md is one page", () => {
  expect(text("ARCHITECTURE.md").length).toBeLessThan(7500);
});

test("each recipe's commit is in the history", () => {
  if (git("rev-parse", "--is-shallow-repository") === "true") return;
  const shown = [...text("CONTRIBUTING.md").matchAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{7,8}\b/g)].map((m) => m[0]);
  expect(shown.length).toBeGreaterThan(8);
  const lost = shown.filter((commit) => {
    try {
      return git("cat-file", "-t", commit) !== "commit";
    } catch {
      return true;
    }
  });
  expect(lost).toEqual([]);
});
