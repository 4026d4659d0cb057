import type { AskedInNumbers, GivenNumbers } from "@tercio/kernel";

/** What is asked on the page of chances: its address says all of it, so that it can be kept and sent. */
export interface Asked {
  readonly game: string | null;
  readonly question: string | null;
  readonly a: GivenNumbers;
  /** What it is compared with; null: with nothing. */
  readonly b: GivenNumbers | null;
  /** Along which number the curve runs; null: along the usual one. */
  readonly along: string | null;
}

/** Characters that mean something in an address stand in it as their numbers. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\w.-]/g, (c) => `~${(c.codePointAt(0) ?? 0).toString(36)}~`);
const unescaped = (text: string): string =>
  text.replaceAll(/~([0-9a-z]{1,4})~/g, (_, n: string) => String.fromCodePoint(Number.parseInt(n, 36)));

const read = (text: string): GivenNumbers =>
  Object.fromEntries(
    text
      .split(",")
      .filter((part) => part !== "")
      .map((part) => {
        const [id = "", value] = part.split(":");
        return [id, value === undefined ? true : /^-?\d+$/.test(value) ? Number(value) : unescaped(value)];
      }),
  );

const written = (given: GivenNumbers): string =>
  Object.entries(given)
    .filter(([, value]) => value !== false)
    .map(([id, value]) => (value === true ? id : `${id}:${escaped(String(value))}`))
    .join(",");

/** Words are told from numbers by the question: "6" may be either. */
export function typed({ words = [] }: AskedInNumbers, given: GivenNumbers): GivenNumbers {
  return Object.fromEntries(
    Object.entries(given).map(([id, value]) => [id, words.some((w) => w.id === id) ? String(value) : value]),
  );
}

/** Reads any address, however wrong: what is not understood is left out. */
export function readAddress(hash: string): Asked {
  const [path = "", query = ""] = decodeURIComponent(hash.replace(/^#\/odds\/?/, "")).split("?");
  const [game = "", question = ""] = path.split("/");
  const params = new URLSearchParams(query);
  const b = params.get("b");
  return {
    game: game === "" ? null : game,
    question: question === "" ? null : question,
    a: read(params.get("a") ?? ""),
    b: b === null ? null : read(b),
    along: params.get("along"),
  };
}

export function address({ game, question, a, b, along }: Asked): string {
  const parts = [
    `a=${written(a)}`,
    ...(b === null ? [] : [`b=${written(b)}`]),
    ...(along === null ? [] : [`along=${along}`]),
  ];
  return `#/odds/${game ?? ""}/${question ?? ""}?${parts.join("&")}`;
}
