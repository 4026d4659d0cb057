import { MOST_LEVELS } from "@tercio/kernel";
import { faultIn } from "./fault.ts";
import { type Read, right, wrong } from "./problem.ts";

/** No file of ours comes near it: a battle of thirty units a side, with all that it shows, takes a tenth. Bytes. */
export const MOST_BYTES = 16 * 2 ** 20;
/** Lists, records and fields of a file, together: as many as can be held in memory many times over. */
const MOST_PARTS = 1_500_000;

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** What a text is written in: its first bytes say it, or that every other one of them is nought. */
function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return "utf-16be";
  return "utf-8";
}

/** The text of a file, in UTF-8 or UTF-16, with or without a byte order mark. Never throws. */
export function textOf(bytes: Uint8Array): Read<string> {
  if (bytes.length > MOST_BYTES) return tooLong();
  const text = decoded(bytes, encodingOf(bytes));
  return text === null
    ? wrong(
        "",
        "is not a text in UTF-8 or UTF-16: choose a file that Tercio saved, or save it as UTF-8",
        "n’est pas un texte en UTF-8 ou UTF-16\u00a0: choisissez un fichier enregistré par Tercio, ou enregistrez-le en UTF-8",
      )
    : right(text.startsWith("\ufeff") ? text.slice(1) : text);
}

const tooLong = (): Read<never> => {
  const [en, fr] = [`${MOST_BYTES / 2 ** 20} MB`, `${MOST_BYTES / 2 ** 20}\u00a0Mo`];
  return wrong(
    "",
    `is larger than ${en}: no battle, scene or list is`,
    `dépasse ${fr}\u00a0: aucune bataille, position ou liste n’est si grande`,
  );
};

/** Is a text too deep or too full to be read at all? Looked at letter by letter, before anything is made of it. */
function tooMuch(text: string): "deep" | "full" | null {
  let [depth, parts, inText] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inText) {
      if (c === 0x5c) i++;
      else if (c === 0x22) inText = false;
    } else if (c === 0x22) inText = true;
    else if (c === 0x5b || c === 0x7b) {
      parts++;
      if (++depth > MOST_LEVELS) return "deep";
    } else if (c === 0x5d || c === 0x7d) depth--;
    else if (c === 0x3a || c === 0x2c) parts++;
    if (parts > MOST_PARTS) return "full";
  }
  return null;
}

/** "line 3, column 14" of a place in a text, from 1. */
function placeIn(text: string, at: number): readonly [line: number, column: number] {
  const before = text.slice(0, at);
  return [before.split("\n").length, at - before.lastIndexOf("\n")];
}

/** The value of a JSON text, whoever wrote it. Never throws. */
export function valueOf(text: string): Read<unknown> {
  if (text.length > MOST_BYTES) return tooLong();
  if (text.trim() === "")
    return wrong("", "is empty: choose another file", "est vide\u00a0: choisissez un autre fichier");
  const much = tooMuch(text);
  if (much === "deep")
    return wrong(
      "",
      `has lists within lists more than ${MOST_LEVELS} levels deep: no file of Tercio has`,
      `a des listes imbriquées sur plus de ${MOST_LEVELS} niveaux\u00a0: aucun fichier de Tercio n’en a`,
    );
  if (much === "full")
    return wrong("", "holds more than any battle or list does", "contient plus que toute bataille ou liste");
  try {
    return right(JSON.parse(text));
  } catch {
    return notJson(text);
  }
}

/** What is told of a text that is not JSON: where, and what to do. */
function notJson(text: string): Read<never> {
  const start = text.trimStart()[0];
  if (start !== "{" && start !== "[")
    return wrong(
      "",
      "is not JSON, the form in which Tercio saves: choose a file that Tercio saved",
      "n’est pas du JSON, la forme dans laquelle Tercio enregistre\u00a0: choisissez un fichier enregistré par Tercio",
    );
  const at = faultIn(text);
  if (at >= text.trimEnd().length)
    return wrong(
      "",
      "ends in the middle: it is cut off; copy it again from where it came from",
      "s’arrête au milieu\u00a0: il est tronqué\u00a0; copiez-le de nouveau depuis sa source",
    );
  const [line, column] = placeIn(text, at);
  return wrong(
    `line ${line}, column ${column}`,
    "is not JSON from here on: it was changed by hand, or damaged",
    "n’est plus du JSON à partir d’ici\u00a0: modifié à la main, ou endommagé",
  );
}
