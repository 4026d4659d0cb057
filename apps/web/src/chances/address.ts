import { asStored } from "@tercio/files";
import type { CalculatorForm, GivenNumbers } from "@tercio/kernel";
import type { Answers } from "../session/asked.ts";
import { plain } from "../shell/addresses.ts";

/** What is asked on the page of chances: its address says all of it, so that it can be kept and sent. */
export interface Asked {
  readonly game: string | null;
  readonly question: string | null;
  readonly a: GivenNumbers;
  /** What it is compared with; null: with nothing. */
  readonly b: GivenNumbers | null;
  /** Along which number the curve runs; null: along the usual one. */
  readonly along: string | null;
  /** What players answer in the first case and in the second, where that is not what is taken for granted. */
  readonly answers?: readonly [Answers, Answers];
}

/** Nothing is answered otherwise. */
export const GRANTED: readonly [Answers, Answers] = [{}, {}];

/** "1a2b.3c4d" for a decision with its option, "0.most.winner-0" for a player, what it looks for, and by which number. */
const writtenAnswers = ({ picks = {}, seekers = [] }: Answers): string =>
  [
    ...Object.entries(picks).map((pick) => pick.join(".")),
    ...seekers.map((s) => [s.player, s.aim, s.number].join(".")),
  ].join(",");

function readAnswers(text: string | null): Answers {
  const parts = (text ?? "").split(",").map((part) => part.split("."));
  const picks = parts.flatMap(([decision, option, more]) =>
    decision !== undefined && option !== undefined && more === undefined ? [[decision, option] as const] : [],
  );
  const seekers = parts.flatMap(([player, aim, number]) =>
    number !== undefined && (aim === "most" || aim === "least")
      ? [{ player: Number(player), aim, number } as const]
      : [],
  );
  return {
    ...(picks.length === 0 ? {} : { picks: Object.fromEntries(picks) }),
    ...(seekers.length === 0 ? {} : { seekers }),
  };
}

/** Characters that mean something in an address stand in it as their numbers. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\w.-]/g, (c) => `~${(c.codePointAt(0) ?? 0).toString(36)}~`);
const unescaped = (text: string): string =>
  text.replaceAll(/~([0-9a-z]{1,4})~/g, (written, n: string) => {
    const point = Number.parseInt(n, 36);
    return point <= LAST_POINT ? String.fromCodePoint(point) : written;
  });
/** There are no more characters. */
const LAST_POINT = 0x10ffff;

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

/** Words are told from numbers by the question: "6" may be either. What the question takes nothing of is left out. */
export function typed(question: CalculatorForm, given: GivenNumbers): GivenNumbers {
  const { words = [] } = question;
  const strange = unknownIn(question, given);
  return Object.fromEntries(
    Object.entries(given)
      .filter(([id]) => !strange.includes(id))
      .map(([id, value]) => [id, words.some((w) => w.id === id) ? String(value) : value]),
  );
}

/** A piece that is told in full, where such a one is meant. */
const isPiece = ({ piece, fits }: NonNullable<CalculatorForm["words"]>[number], value: string): boolean =>
  piece === true && value.startsWith("{") && (fits?.(value) ?? true);

/** What an address says that the question takes nothing of: an unknown name, a number that is none, a word that is not on offer. */
export function unknownIn({ numbers, words = [], flags }: CalculatorForm, given: GivenNumbers): readonly string[] {
  const fits = (id: string, value: GivenNumbers[string]): boolean =>
    numbers.some((n) => n.id === id)
      ? typeof value === "number"
      : flags.some((f) => f.id === id)
        ? value === true
        : words.some((w) => w.id === id && (w.of.includes(String(value)) || isPiece(w, String(value))));
  return Object.entries(given).flatMap(([id, value]) => (fits(id, value) ? [] : [id]));
}

/** Reads any address, however wrong: what is not understood is left out. */
export function readAddress(hash: string): Asked {
  const [path = "", query = ""] = plain(hash.replace(/^#\/odds\/?/, "")).split("?");
  const [game = "", question = ""] = path.split("/");
  const params = new URLSearchParams(query);
  const b = params.get("b");
  const asked = asStored(
    {
      game: game === "" ? null : game,
      question: question === "" ? null : question,
      a: read(params.get("a") ?? ""),
      b: b === null ? null : read(b),
      along: params.get("along"),
    },
    "odds-link",
  );
  return {
    ...(asked.ok ? asked.value : { game: null, question: null, a: {}, b: null, along: null }),
    answers: [readAnswers(params.get("answers")), readAnswers(params.get("answers-b"))],
  };
}

export function address({ game, question, a, b, along, answers = GRANTED }: Asked): string {
  const [own, other] = answers.map(writtenAnswers);
  const parts = [
    `a=${written(a)}`,
    ...(b === null ? [] : [`b=${written(b)}`]),
    ...(along === null ? [] : [`along=${along}`]),
    ...(own === "" ? [] : [`answers=${own}`]),
    ...(b === null || other === "" ? [] : [`answers-b=${other}`]),
  ];
  return `#/odds/${game ?? ""}/${question ?? ""}?${parts.join("&")}`;
}
