// Lets Node read the workspace's TypeScript file by file, as modules of its own: Vitest's modules ask for everything they import
// through a getter, which made the engine's tests half as slow again. `node --import ./tools/read-typescript.mjs`.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

const kept = fileURLToPath(new URL("../.cache/modules", import.meta.url));
let esbuild;

/** What esbuild makes of a file, kept under the name of what it says. */
async function compiled(path) {
  const source = readFileSync(path, "utf8");
  const name = createHash("sha1").update(`${process.version} ${path}\n${source}`).digest("hex");
  const file = join(kept, `${name}.mjs`);
  try {
    return readFileSync(file, "utf8");
  } catch {
    esbuild ??= await import("esbuild");
    const { code } = await esbuild.transform(source, {
      loader: path.endsWith("x") ? "tsx" : "ts",
      format: "esm",
      target: "node20",
      jsx: "automatic",
      sourcemap: "inline",
      sourcefile: path,
    });
    mkdirSync(kept, { recursive: true });
    // Written aside: another worker may read it at the same moment.
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
    return code;
  }
}

export async function load(url, context, next) {
  if (url.startsWith("file:")) {
    const { pathname } = new URL(url);
    if (/\.tsx?$/.test(pathname))
      return { format: "module", shortCircuit: true, source: await compiled(decodeURIComponent(pathname)) };
    // As the app's builder has them.
    if (pathname.endsWith(".json") && context.importAttributes?.type !== "json")
      return { format: "module", shortCircuit: true, source: `export default ${readFileSync(new URL(url), "utf8")}` };
    if (pathname.endsWith(".css")) return { format: "module", shortCircuit: true, source: "" };
  }
  return next(url, context);
}

if (isMainThread) register(import.meta.url);
