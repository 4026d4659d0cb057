import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take longest first: the browser's, then the rest as Vitest remembers them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const browsing = (spec: TestSpecification): boolean => spec.project.name === "browser";
    return [...sorted.filter(browsing), ...sorted.filter((spec) => !browsing(spec))];
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
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["apps/web/e2e/**/*.test.ts"],
          globalSetup: ["./apps/web/e2e/setup.ts"],
        },
      },
    ],
  },
});
