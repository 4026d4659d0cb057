// Runs every check and test of the project, checks and tests beside each other; names the ten slowest files of tests, what
// each game takes of the time, and closes with one line: "N passed, N failed, N skipped". Words after it go to Vitest: npm test -- --maxWorkers=3
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { shares } from "./shares.mjs";

const checks = [
  ["types of the engine", ["node_modules/typescript7/bin/tsc", "-p", "tsconfig.engine.json"]],
  ["types of tools and tests", ["node_modules/typescript7/bin/tsc", "-p", "tsconfig.node.json"]],
  ["types of the app", ["node_modules/typescript7/bin/tsc", "-p", "apps/web/tsconfig.json"]],
  ["types of its service worker", ["node_modules/typescript7/bin/tsc", "-p", "apps/web/worker/tsconfig.json"]],
  ["layers and words", ["tools/layers.mjs"]],
  ["no game in what shows games", ["node_modules/tsx/dist/cli.mjs", "tools/screens.ts"]],
  ["planted mistakes do not compile", ["tools/planted.mjs"]],
  ["planted mistakes of style are found", ["node_modules/tsx/dist/cli.mjs", "tools/style.ts", "--planted"]],
  ["casts, jumps, long files", ["tools/counts.mjs"]],
  ["no list of entries by hand", ["tools/entry-lists.mjs"]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]],
  ["nothing unused", ["node_modules/knip/bin/knip.js"]],
];
const [results, times] = [".cache/vitest.json", ".cache/vitest-times.json"];

/** Runs a program of Node to its end: how it ended, and what it said where that is not shown at once. */
const run = (args, shown) =>
  new Promise((done) => {
    const program = spawn(process.execPath, args, { stdio: shown ? "inherit" : ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [program.stdout, program.stderr]) stream?.on("data", (part) => (said += part));
    program.once("error", (error) => done({ status: 1, said: String(error) }));
    program.once("close", (status) => done({ status: status ?? 1, said }));
  });

async function checked() {
  const failures = [];
  for (const [name, args] of checks) {
    const { status, said } = await run(args, false);
    if (status !== 0) failures.push(`FAILED: ${name}\n${said}`);
  }
  return failures;
}

mkdirSync(".cache", { recursive: true });
// What an earlier run left would be counted if this one came to nothing.
for (const file of [results, times]) rmSync(file, { force: true });
const reporters = ["default", "json", "./tools/file-times.mjs"].map((name) => `--reporter=${name}`);
const [failures, tests] = await Promise.all([
  checked(),
  run(
    ["node_modules/vitest/vitest.mjs", "run", ...reporters, `--outputFile.json=${results}`, ...process.argv.slice(2)],
    true,
  ),
]);

let passed = checks.length - failures.length;
let failed = failures.length;
let skipped = 0;
for (const failure of failures) console.log(failure);
if (existsSync(results)) {
  const result = JSON.parse(readFileSync(results, "utf8"));
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
if (existsSync(times)) {
  const { files, again } = JSON.parse(readFileSync(times, "utf8"));
  for (const test of again) console.log(`AT THE SECOND TRY: ${test}`);
  console.log("The ten slowest files of tests:");
  for (const { file, seconds } of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  console.log("What each game and the house take of it:");
  for (const line of shares(files)) console.log(line);
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
