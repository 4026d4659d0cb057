import { fieldsOf } from "@tercio/kernel";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { type FileProblem, kindNames, kindOf, MOST_BYTES, textOf, valueOf } from "@tercio/files";
import { Wrong } from "./systems.ts";

const WHY: { readonly [code: string]: string } = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder, not a file",
  ENOTDIR: "part of the path is a file, not a folder",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its links lead in a circle",
  ERR_INVALID_ARG_VALUE: "no file can have that name",
};

/** A path in a sentence: somebody may have typed anything. */
export const shownPath = (path: string): string =>
  path.length > 200 ? `${path.slice(0, 200)}…` : path.replaceAll("\0", "␀");

/** "battle.json: entries.3.seat: …" */
export const inFile = (path: string, { where, says }: FileProblem): string =>
  [shownPath(path), where, says.en].filter((part) => part !== "").join(": ");

/** All of a file, or as much as shows that it is too long: some have no end. */
function bytesOf(path: string): Uint8Array {
  const handle = openSync(path, "r");
  try {
    if (fstatSync(handle).isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    const parts: Buffer[] = [];
    for (let size = 0; size <= MOST_BYTES; ) {
      const part = Buffer.alloc(1 << 16);
      const read = readSync(handle, part);
      if (read === 0) break;
      parts.push(part.subarray(0, read));
      size += read;
    }
    return Buffer.concat(parts);
  } finally {
    closeSync(handle);
  }
}

/** The value of a file that is to be an army or a list. @throws Wrong also where it is a battle or a scene */
export function readArmy(path: string): unknown {
  const value = readJson(path);
  const kind = kindOf(value);
  if (kind === "save" || kind === "scene" || kind === "snapshot")
    throw new Wrong(`${shownPath(path)}: is ${kindNames[kind].en}, not an army list`);
  return value;
}

/** The value that a file holds. @throws Wrong where it cannot be read, or is no JSON */
export function readJson(path: string): unknown {
  let bytes: Uint8Array;
  try {
    bytes = bytesOf(path);
  } catch (error) {
    const why = WHY[String(fieldsOf(error)["code"])];
    throw new Wrong(`${shownPath(path)}: cannot be read${why === undefined ? "" : `: ${why}`}`);
  }
  const text = textOf(bytes);
  const value = text.ok ? valueOf(text.value) : text;
  if (!value.ok) throw new Wrong(inFile(path, value.problem));
  return value.value;
}
