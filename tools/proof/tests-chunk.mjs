// One chunk of the proof of tools/proof/tests.ts: a file of tests with all that it has. Ends with one line of JSON.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [file] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tercio-tests-"));
const told = join(folder, "told.json");
spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", file, "--reporter=json", `--outputFile.json=${told}`],
  { env: { ...process.env, TERCIO_FULLY: "1" }, stdio: ["ignore", "ignore", "inherit"] },
);
const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(told, "utf8"));
rmSync(folder, { recursive: true, force: true });
const wrong = testResults.flatMap((f) => [
  ...f.assertionResults.flatMap((t) =>
    t.status === "failed" ? [`${file}, ${t.fullName}: ${t.failureMessages[0]?.slice(0, 600)}`] : [],
  ),
  ...(f.status === "failed" && f.assertionResults.length === 0 ? [`${file}: ${f.message}`] : []),
]);
if (passed + failed === 0) wrong.push(`${file}: no test was run`);
console.log(JSON.stringify({ counted: { files: 1, tests: passed + failed, failed }, wrong }));
