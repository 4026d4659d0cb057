// Runs every check and test of the project and closes with one line: "N passed, N failed, N skipped".
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";

const checks = [
  ["types of the engine", ["node", "node_modules/typescript7/bin/tsc", "-p", "tsconfig.engine.json"]],
  ["types of tools and tests", ["node", "node_modules/typescript7/bin/tsc", "-p", "tsconfig.node.json"]],
  ["types of the app", ["node", "node_modules/typescript7/bin/tsc", "-p", "apps/web/tsconfig.json"]],
  ["layers and words", ["node", "tools/layers.mjs"]],
  ["no game in what shows games", ["node", "node_modules/tsx/dist/cli.mjs", "tools/screens.ts"]],
  ["planted mistakes do not compile", ["node", "tools/planted.mjs"]],
  ["casts, jumps, long files", ["node", "tools/counts.mjs"]],
  ["lint", ["node", "node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]],
  ["nothing unused", ["node", "node_modules/knip/bin/knip.js"]],
];
let passed = 0;
let failed = 0;
let skipped = 0;
for (const [name, [command, ...args]] of checks) {
  const run = spawnSync(command, args, { encoding: "utf8" });
  if (run.status === 0) passed++;
  else {
    failed++;
    console.log(`FAILED: ${name}\n${run.stdout}${run.stderr}`);
  }
}
mkdirSync(".cache", { recursive: true });
const report = ".cache/vitest.json";
const tests = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile=${report}`],
  { stdio: "inherit" },
);
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, "utf8"));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  skipped += result.numPendingTests + (result.numTodoTests ?? 0);
  const broken = result.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0).length;
  failed += broken;
  const browser = result.testResults
    .filter((f) => f.name.includes("/apps/web/e2e/"))
    .flatMap((f) => f.assertionResults);
  if (process.env.CI && (browser.length === 0 || browser.some((t) => t.status !== "passed" && t.status !== "failed"))) {
    failed++;
    console.log("FAILED: the browser tests were skipped where they must run");
  }
}
if (tests.status !== 0 && failed === 0) failed++;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
