// Serves the app as it is shipped: npm start [-- --port N] [--host H]. Built when its sources have changed.
import { register } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, preview } from "vite";
import { built, root } from "./built.mjs";

const { values } = parseArgs({
  options: { port: { type: "string", default: "5280" }, host: { type: "string", default: "127.0.0.1" } },
});
const app = join(root, "apps/web");
// Whatever the shell calls itself: this is the app as it is shipped.
process.env.NODE_ENV = "production";
const outDir = await built(
  "web",
  [
    "apps/web/src",
    "apps/web/public",
    "apps/web/index.html",
    "apps/web/vite.config.ts",
    "apps/web/walls.ts",
    "apps/web/worker",
    "kept/builds.json",
    "packages",
    "package-lock.json",
  ],
  (folder) => {
    console.log("Building the app: this is done once, and again when its sources change.");
    return build({ root: app, logLevel: "warn", build: { outDir: folder, emptyOutDir: true } });
  },
);
// Builds of before that have been made here are served beside it, for battles that need them.
register(new URL("./read-typescript.mjs", import.meta.url).href);
const { putBeside } = await import("../packages/keeper/src/beside.ts");
putBeside(outDir);
const server = await preview({
  root: app,
  logLevel: "error",
  build: { outDir },
  preview: { host: values.host, port: Number(values.port) },
});
console.log(`Tercio: ${server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]}`);
