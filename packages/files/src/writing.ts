import { fieldsOf } from "@tercio/kernel";
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** A file that cannot be written: its path, and why, as one sentence. What stood there before still stands. */
export class Unwritable extends Error {}

/** Where a file is to be written; that it can be has been tried. */
export interface Destination {
  /**
   * Puts the text there, whole or not at all: a full disk or a process that is killed leaves the file of before, or the
   * new one.
   * @throws Unwritable
   */
  write(text: string): void;
}

const REASONS: { readonly [code: string]: string } = {
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "that disk is read-only",
  ENOENT: "there is no such folder",
  ENOTDIR: "part of the path is a file, not a folder",
  EISDIR: "it is a folder: add the name of a file",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its links lead in a circle",
  EINVAL: "no file can have that name",
  ERR_INVALID_ARG_VALUE: "no file can have that name",
  ENOSPC: "the disk is full",
  EDQUOT: "your share of the disk is full",
  EFBIG: "the file would be too large for that disk",
  EIO: "the disk reports an error",
};

const codeOf = (error: unknown): string => String(fieldsOf(error)["code"] ?? "");

function unwritable(path: string, error: unknown): Unwritable {
  if (error instanceof Unwritable) return error;
  const code = codeOf(error);
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path.replaceAll("\0", "␀");
  return new Unwritable(`${shown}: cannot be written: ${REASONS[code] ?? (code === "" ? String(error) : code)}`);
}

const doing = <T>(path: string, deed: () => T): T => {
  try {
    return deed();
  } catch (error) {
    throw unwritable(path, error);
  }
};

/** Half-written files beside those they were to become: the number of their process is in the name. */
const HALF = /^\.tercio-(\d+)-\d+\.part$/;
let made = 0;
const halfIn = (folder: string): string => join(folder, `.tercio-${process.pid}-${++made}.part`);

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
};

/** Clears away what processes that were killed left half-written: it fills the disk and is of no use. */
function clearHalves(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = HALF.exec(name)?.[1];
    if (pid !== undefined && !alive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** A rename is on the disk once its folder is; some systems open no folder, and do this by themselves. */
function syncFolder(folder: string): void {
  let handle: number;
  try {
    handle = openSync(folder, "r");
  } catch {
    return;
  }
  try {
    fsyncSync(handle);
  } catch (error) {
    if (!["EINVAL", "EPERM", "EISDIR", "ENOTSUP"].includes(codeOf(error))) throw error;
  } finally {
    closeSync(handle);
  }
}

/** Everything is written before the file takes its name. */
function putInPlace(target: string, text: string): void {
  const folder = dirname(target);
  const half = halfIn(folder);
  const before = existsSync(target) ? statSync(target) : null;
  const handle = openSync(half, "wx");
  try {
    try {
      const bytes = Buffer.from(text, "utf8");
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at, bytes.length - at);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (before !== null) keepRights(half, before);
    renameSync(half, target);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/** Who may read and write the file stays as it was. */
function keepRights(path: string, { mode, uid, gid }: { mode: number; uid: number; gid: number }): void {
  const own = statSync(path);
  if (own.uid !== uid || own.gid !== gid)
    try {
      chownSync(path, uid, gid);
    } catch {
      // Only an administrator gives files away; the contents count more than their owner.
    }
  chmodSync(path, mode & 0o7777);
}

/** A pipe, a terminal or /dev/null has no contents to lose, and no folder that could hold another in its place. */
const isStream = (path: string): boolean =>
  /^\/(?:dev|proc)\//.test(path) || (existsSync(path) && !statSync(path).isFile() && !statSync(path).isDirectory());

/**
 * Tries whether a file can be written at `path`: before a long work, not after it.
 * @throws Unwritable
 */
export function destination(path: string): Destination {
  if (path === "") throw new Unwritable("“” is no name of a file");
  if (doing(path, () => isStream(path))) return { write: (text) => doing(path, () => writeFileSync(path, text)) };
  const target = doing(path, () => {
    // A link stays a link: what it leads to is written.
    const there = existsSync(path) ? realpathSync(path) : path;
    if (basename(there) === "" || path.endsWith("/")) throw Object.assign(new Error(), { code: "EISDIR" });
    if (existsSync(there)) {
      if (statSync(there).isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
      accessSync(there, constants.W_OK);
    }
    const folder = dirname(there);
    clearHalves(folder);
    // The name itself may be what cannot be: it is looked up, and a file made beside it.
    lookedUp(there);
    const half = halfIn(folder);
    closeSync(openSync(half, "wx"));
    rmSync(half, { force: true });
    return there;
  });
  return { write: (text) => doing(path, () => putInPlace(target, text)) };
}

/** @throws where no file can have this name */
function lookedUp(path: string): void {
  try {
    statSync(path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** Writes a file whole or not at all. @throws Unwritable */
export const writeSafely = (path: string, text: string): void => destination(path).write(text);
