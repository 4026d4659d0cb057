import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The house without its sources: what stands in it is what is planted. */
describe("walls between packages", () => {
  let house = "";
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), "tercio-walls-"));
    const homes = ["packages/systems", "packages", "apps"].flatMap((home) =>
      readdirSync(join(root, home))
        .filter((name) => name !== "systems")
        .map((name) => `${home}/${name}`),
    );
    for (const home of homes) cpSync(join(root, home, "package.json"), join(house, home, "package.json"));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  /** What the walls say of a house in which these files stand besides. */
  function refused(files: { readonly [path: string]: string }): string {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    try {
      return execFileSync("node", [join(root, "tools/layers.mjs")], { cwd: house, encoding: "utf8" });
    } catch (wrong) {
      return (wrong as { readonly stdout: string }).stdout;
    } finally {
      for (const path of Object.keys(files)) rmSync(join(house, path));
    }
  }

  test("an empty house is well", () => expect(refused({})).toContain("all well"));

  test.each([
    ["at once", 'import { ninthAge } from "@tercio/ninth-age";\nvoid ninthAge;\n'],
    ["when it is asked for", 'export const late = () => import("@tercio/ninth-age");\n'],
  ])("a system that imports another one %s", (_, text) => {
    expect(refused({ "packages/systems/old-world/src/stolen.ts": text })).toContain("systems never import each other");
  });

  test("a new system needs no line here: it is found by its folder, and its walls with it", () => {
    const stub = JSON.stringify({ name: "@tercio/stub", type: "module" });
    const text = 'import { ninthAge } from "@tercio/ninth-age";\nvoid ninthAge;\n';
    const folder = "packages/systems/stub";
    expect(refused({ [`${folder}/package.json`]: stub })).not.toContain("stub: stands in no layer");
    expect(refused({ [`${folder}/package.json`]: stub, [`${folder}/src/index.ts`]: text })).toContain(
      "systems never import each other",
    );
    rmSync(join(house, folder), { recursive: true });
  });

  test.each(["apps/web/e2e/stolen.test.ts", "packages/dice/tests/stolen.ts"])("tools are no package: %s", (file) => {
    const up = "../".repeat(file.split("/").length - 1);
    expect(refused({ [file]: `import { summed } from "${up}tools/proof/kind.ts";\nvoid summed;\n` })).toContain(
      "what tests and tools share stands in a package",
    );
  });

  test("a package that nobody gave a place", () => {
    expect(refused({ "packages/new/package.json": JSON.stringify({ name: "@tercio/new" }) })).toContain(
      "packages/new: stands in no layer",
    );
    rmSync(join(house, "packages/new"), { recursive: true });
  });

  test("imports upward: of a package, of a folder when it is asked for, of values in a circle", () => {
    expect(refused({ "packages/kernel/src/up.ts": 'import "x";\nexport * from "@tercio/board";\n' })).toContain(
      "stands above it",
    );
    const folders = {
      "apps/web/src/low/a.ts": 'export const a = () => import("../high/b.ts");\n',
      "apps/web/src/high/b.ts": 'import { a } from "../low/a.ts";\nexport const b = a;\n',
    };
    expect(refused(folders)).toContain("high > low > high import each other");
    const circle = {
      "apps/web/src/one/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
      "apps/web/src/one/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    };
    expect(refused(circle)).toContain("files need values of each other");
    const types = {
      ...circle,
      "apps/web/src/one/b.ts": 'import type { a } from "./a.ts";\nexport type B = typeof a;\n',
    };
    expect(refused(types)).toContain("all well");
  });
});
