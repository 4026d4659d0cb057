// Compiles ten planted mistakes (tools/planted/mistakes.ts): each must be an error.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const file = "tools/planted/mistakes.ts";
const planted = readFileSync(file, "utf8").match(/^\s*\/\/ @ts-expect-error/gm)?.length ?? 0;
if (planted !== 10) throw new Error(`${file} plants ${planted} mistakes, not ten`);
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
