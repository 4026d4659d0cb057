// The benchmark as one plain bundle: read file by file, functions keep their names at three times the cost.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const folder = mkdtempSync(join(tmpdir(), "tercio-bench-"));
const outfile = join(folder, "bench.mjs");
await build({
  entryPoints: ["packages/lab/bench/run.ts"],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "error",
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
