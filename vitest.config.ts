import { register } from "node:module";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What the workers start with, and what reads the browser's set-up here. */
const READS_TYPESCRIPT = new URL("./tools/read-typescript.mjs", import.meta.url).href;
register(READS_TYPESCRIPT);

/**
 * The longest, longest first, as `npm test` names them. A fresh clone remembers nothing, and one that begins last is
 * waited for by an idle core.
 */
const LONGEST = [
  ...[
    "web/e2e/house/reference",
    "ninth-age/tests/rule-cases",
    "web/e2e/ninth-age/prompt",
    "web/e2e/ninth-age/battle",
    "web/e2e/ninth-age/hands",
  ],
  ...["src/messages/battles", "web/e2e/house/layout", "ninth-age/tests/every-system", "web/e2e/house/session"],
  ...[
    "web/e2e/house/room",
    "cli/tests/tercio",
    "web/e2e/ninth-age/story",
    "web/e2e/ninth-age/setup-battle",
    "age-of-sigmar/tests/expected-attacks",
  ],
  ...[
    "web/e2e/ninth-age/terrain",
    "web/e2e/ninth-age/lists",
    "web/e2e/ninth-age/sight",
    "ninth-age/tests/scenarios",
    "web/e2e/ninth-age/shooting",
    "web/e2e/house/verify",
  ],
  ...[
    "web/e2e/ninth-age/threat",
    "web/e2e/old-world/games",
    "web/e2e/ninth-age/motion",
    "ninth-age/tests/odds-oracle",
    "ninth-age/tests/mirror",
  ],
  ...[
    "age-of-sigmar/tests/attack-odds",
    "web/e2e/age-of-sigmar/tap",
    "web/e2e/age-of-sigmar/loose",
    "web/e2e/ninth-age/labels",
    "web/e2e/ninth-age/odds",
    "src/story/chips",
  ],
];

/** Tests that name another edition before they load the game: nobody shares what they loaded. */
const OTHER_EDITIONS = "packages/systems/*/tests/*-late.test.ts";

/** Builds an app of its own for developers, in which one looks at all there is: `npm run proof -- tests` does, and a player gets another. */
const IN_PROOF = process.env.TERCIO_FULLY === "1" ? [] : ["apps/web/e2e/house/warnings.test.ts"];

/** Those that take longest first, then the browser's, then the rest as Vitest remembers them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at >= 0 ? at : LONGEST.length + (project.name === "browser" ? 0 : 1);
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // As many as there are cores: half the time of the browser tests is waiting.
    maxWorkers: "100%",
    // The files of one worker share the modules they read: the engine is loaded and compiled once, the browser started once.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["./vitest.setup.ts"],
    // Node's own modules, not Vite's: those ask for all that they import through a getter, which cost a third of the engine's time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ["--enable-source-maps", "--import", READS_TYPESCRIPT],
    // `npm test` takes some of what is alike: random scenes, seeds, maps. `npm run proof -- tests` takes all of them.
    provide: { fully: process.env.TERCIO_FULLY === "1" },
    // A busy machine is no fault: what hangs is ended all the same.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "engine",
          include: [
            "packages/**/src/**/*.test.ts",
            "packages/**/tests/**/*.test.ts",
            "apps/*/src/**/*.test.ts",
            "apps/cli/tests/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, OTHER_EDITIONS],
        },
      },
      {
        extends: true,
        test: { name: "other editions", include: [OTHER_EDITIONS], isolate: true },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["apps/web/e2e/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...IN_PROOF],
          globalSetup: ["./apps/web/e2e/setup.ts"],
          // A whole run of an hour's work must not be lost to one slow frame; what needed a second try is printed by name.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
