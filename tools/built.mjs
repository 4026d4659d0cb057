// What is built from sources is named after them, so it cannot be stale: the same sources, the same folder.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the workspace. */
export const root = fileURLToPath(new URL("..", import.meta.url));
const skipped = new Set(["node_modules", "dist", "tests", "e2e", "bench"]);
/** "0.1.0 (1a2b3c4d)": the version, and the commit where there is one. It stands in saves and is what a player reports. */
export function buildName() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  try {
    const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return `${version} (${commit.trim()})`;
  } catch {
    return version;
  }
}

/** Builds of this kind that are kept; another branch's may be wanted again. */
const KEPT = 4;

function walk(path, seen) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) walk(inside, seen);
    } else {
      const { mtimeMs, size } = statSync(inside);
      seen.update(`${inside} ${mtimeMs} ${size}\n`);
    }
  }
}

/**
 * The folder `.cache/<kind>/<name of the sources>`, built by `build(folder)` where it is not there yet.
 * @param {string} kind
 * @param {readonly string[]} sources folders and files, from the root; tests do not count
 * @param {(folder: string) => Promise<unknown>} build
 */
export async function built(kind, sources, build) {
  const seen = createHash("sha256").update(process.version);
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    if (statSync(path).isDirectory()) walk(path, seen);
    else seen.update(`${path} ${statSync(path).mtimeMs}\n`);
  }
  const folder = join(root, ".cache", kind, seen.digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  // Built aside and put in place whole: two that start at once may build twice, but nobody sees half a build.
  const aside = mkdtempSync(`${folder}-`);
  try {
    await build(aside);
    if (!existsSync(folder)) renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  utimesSync(folder, new Date(), new Date());
  const old = readdirSync(dirname(folder))
    .map((name) => join(dirname(folder), name))
    .filter((path) => existsSync(path))
    .sort((p, q) => statSync(q).mtimeMs - statSync(p).mtimeMs);
  for (const path of old.slice(KEPT)) rmSync(path, { recursive: true, force: true });
  return folder;
}
