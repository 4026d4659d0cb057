import { readFileSync } from "node:fs";
import { Wrong } from "./systems.ts";

export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Wrong(`${path}: cannot be read`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Wrong(`${path}: is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
