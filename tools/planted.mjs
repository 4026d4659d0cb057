// Compiles planted mistakes about the tables of every system (tools/planted/SYSTEM.ts) and about entries: each must be an error.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const MISTAKES = 74;
const systems = readdirSync("packages/systems");
const count = (system) =>
  readFileSync(`tools/planted/${system}.ts`, "utf8").match(/^\s*\/\/ @ts-expect-error/gm)?.length ?? 0;
const planted = [...systems, "entries"].reduce((sum, system) => sum + count(system), 0);
if (planted !== MISTAKES) throw new Error(`tools/planted: ${planted} mistakes, not ${MISTAKES}`);
try {
  execFileSync(process.execPath, ["node_modules/typescript7/bin/tsc", "-p", "tools/planted/tsconfig.json"], {
    encoding: "utf8",
  });
  console.log(`${planted} planted mistakes: none compiles`);
} catch (error) {
  // An unused comment is a mistake that compiles; any other error stands where none was planted.
  console.log(error.stdout);
  process.exit(1);
}
