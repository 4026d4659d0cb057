// Runs a script of the workspace as one plain bundle: read file by file, functions keep their names at three times the
// cost. node tools/run.mjs FILE.ts [arguments]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const [entry, ...rest] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tercio-run-"));
const outfile = join(folder, "script.mjs");
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "error",
});
const { status } = spawnSync(process.execPath, [outfile, ...rest], { stdio: "inherit" });
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
