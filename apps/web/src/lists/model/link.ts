import { asKind, asStored, textOf, valueOf } from "@tercio/files";
import { type ArmyList, readList } from "@tercio/rosters";

/** How a code is packed: its first letter. */
const PLAIN = "0";
const DEFLATED = "1";
/** No list is as long as this; what swells up to more is none: bytes. */
const MOST_BYTES = 200_000;

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

/** All of a stream, unless it is longer than a list can be. */
async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error("too long for a list");
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const through = (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  collected(new Blob([bytes]).stream().pipeThrough(by));

/** A list as a word for an address: compressed, of letters that an address may have. */
export async function codeOf(list: ArmyList): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  // A browser of before 2023 packs nothing: its links are longer, and open everywhere.
  if (typeof CompressionStream === "undefined") return PLAIN + toText(bytes);
  return DEFLATED + toText(await through(bytes, new CompressionStream("deflate-raw")));
}

/** The list that such a word holds; null where it holds none that can be read. Never throws. */
export async function listIn(code: string): Promise<ArmyList | null> {
  if (!asStored(code, "list-code").ok) return null;
  try {
    const bytes = toBytes(code.slice(1));
    const plain = code[0] === PLAIN ? bytes : await through(bytes, new DecompressionStream("deflate-raw"));
    const text = textOf(plain);
    const value = text.ok ? valueOf(text.value) : text;
    if (!value.ok || !asKind(value.value, ["list"]).ok) return null;
    const read = readList(value.value);
    return "list" in read ? read.list : null;
  } catch {
    return null;
  }
}
