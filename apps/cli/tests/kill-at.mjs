// Ends this process by SIGKILL at the n-th write, fsync or rename of a file in one folder: `node --import` this, with
// TERCIO_KILL=FOLDER:N:WHEN, where WHEN is before the call, half-way (of a write, half its bytes) or after it. Writes are cut into
// pieces, so that there are many. Without N it is written to stderr how many calls there were.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const [folder = "", at = "", when = "before"] = (process.env["TERCIO_KILL"] ?? "").split(":");
/** Bytes of one write: as a disk may take fewer than it is given. */
const PIECE = 1024;
const handles = new Set();
let count = 0;

const die = () => process.kill(process.pid, "SIGKILL");
/** Runs a call that counts. */
function counted(call, half) {
  count++;
  const now = String(count) === at;
  if (now && when === "before") die();
  if (now && when === "half") {
    half?.();
    die();
  }
  const result = call();
  if (now) die();
  return result;
}

const { openSync, writeSync, fsyncSync, renameSync, closeSync } = fs;
fs.openSync = (path, ...more) => {
  const handle = openSync(path, ...more);
  if (String(path).startsWith(folder)) handles.add(handle);
  return handle;
};
fs.closeSync = (handle) => {
  handles.delete(handle);
  closeSync(handle);
};
fs.writeSync = (handle, bytes, from, length, ...more) => {
  if (!handles.has(handle)) return writeSync(handle, bytes, from, length, ...more);
  const most = Math.min(length, PIECE);
  return counted(
    () => writeSync(handle, bytes, from, most),
    () => writeSync(handle, bytes, from, most >> 1),
  );
};
fs.fsyncSync = (handle) => (handles.has(handle) ? counted(() => fsyncSync(handle)) : fsyncSync(handle));
fs.renameSync = (from, to) =>
  String(to).startsWith(folder) ? counted(() => renameSync(from, to)) : renameSync(from, to);
syncBuiltinESMExports();
process.on("exit", () => {
  if (at === "") process.stderr.write(`\nTERCIO_CALLS ${count}\n`);
});
