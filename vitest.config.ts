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
    // A browser on a busy machine may miss a moment once; what is wrong is wrong twice.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
