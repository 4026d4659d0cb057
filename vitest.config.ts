import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/**/src/**/*.test.ts",
      "packages/**/tests/**/*.test.ts",
      "apps/*/src/**/*.test.ts",
      "apps/cli/tests/**/*.test.ts",
      "apps/web/e2e/**/*.test.ts",
    ],
    // As many as there are cores: half the time of the browser tests is waiting.
    maxWorkers: "100%",
    setupFiles: ["./vitest.setup.ts"],
    // A busy machine is no fault: what hangs is ended all the same.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
