import { readFileSync } from "node:fs";
import { Wrong } from "./systems.ts";

export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const code = String((error as { readonly code?: unknown }).code);
    const why = { ENOENT: "there is no such file", EISDIR: "it is a folder, not a file" }[code];
    throw new Wrong(`${path}: cannot be read${why === undefined ? "" : `: ${why}`}`);
  }
  if (text.trim() === "") throw new Wrong(`${path}: is not JSON: the file is empty`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Wrong(`${path}: is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
