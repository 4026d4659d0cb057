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
    setupFiles: ["./vitest.setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
