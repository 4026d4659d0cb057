import { type DiceRequest, read, type ReadDice, type ReadStage } from "@tercio/dice";
import {
  type Breakdown,
  type GameEvent,
  type Language,
  type Message,
  type Reason,
  type RollRequest,
  say,
} from "@tercio/kernel";
import type { System } from "@tercio/board";

/** Words of an account that no game has: what became of dice. */
const WORDS = {
  en: {
    dropped: "dropped",
    again: "re-rolled",
    reroll: "re-roll",
    more: "6s again",
    multiply: "for each",
    needs: "needs",
    orLess: "or less",
    failed: "failed",
    player: "Player",
  },
  fr: {
    dropped: "écartés",
    again: "relancés",
    reroll: "relance",
    more: "6 de plus",
    multiply: "pour chacune",
    needs: "il faut",
    orLess: "ou moins",
    failed: "ratés",
    player: "Joueur",
  },
} as const;
type Words = (typeof WORDS)[Language];

const SIGNS: { readonly [operation in Exclude<Breakdown["lines"][number]["operation"], "base" | "add">]: string } = {
  set: "=",
  times: "×",
  divide: "÷",
  atLeast: "≥",
  atMost: "≤",
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How a number came about: what it begins with, and what each line makes of it, with the reason. */
function madeOf(lines: Breakdown["lines"], said: (m: Message) => string): string {
  return lines
    .map(({ operation, by, because }) =>
      operation === "base"
        ? String(by)
        : `${operation === "add" ? signed(by) : `${SIGNS[operation]} ${by}`} ${said(because)}`,
    )
    .join(", ");
}

/** A number with its name, and how it came about where anything changed it. */
function reasonLine({ name, breakdown }: Reason, said: (m: Message) => string): string {
  const made = breakdown.lines.length < 2 ? "" : ` (${madeOf(breakdown.lines, said)})`;
  return `${said(name)} ${breakdown.value}${made}`;
}
const reasonsLine = (list: readonly Reason[], said: (m: Message) => string): readonly string[] =>
  list.length === 0 ? [] : [list.map((r) => reasonLine(r, said)).join("; ")];

/** A full turn, as dice have it. */
const TURN = 65_536;

/** Dice that fell together: those that count, what they come to, and what became of the others. */
function fell({ purpose, dice, total }: ReadDice, request: DiceRequest, w: Words): string {
  if (purpose === "turn") return `${Math.round((((dice[0]?.face ?? 1) - 1) * 360) / TURN)}°`;
  const faces = (fates: readonly ReadDice["dice"][number]["fate"][]): string =>
    dice.flatMap((d) => (fates.includes(d.fate) ? [d.face] : [])).join(" ");
  const [counted, dropped, again] = [faces([null, "on", "out"]), faces(["dropped"]), faces(["again"])];
  const added =
    request.kind === "table" && request.add !== 0 && total !== null
      ? ` ${signed(request.add)} = ${total + request.add}`
      : "";
  const sum = total === null || dice.length < 2 ? "" : ` = ${total}`;
  const parts = [
    counted === "" ? "" : `${counted}${sum}${added}`,
    dropped === "" ? "" : `${w.dropped} ${dropped}`,
    again === "" ? "" : `${w.again} ${again}`,
  ].filter((part) => part !== "");
  const head = { reroll: `${w.reroll}: `, after6: `${w.more}: `, multiply: `${w.multiply}: ` } as {
    readonly [of in typeof purpose]?: string;
  };
  return `${head[purpose] ?? ""}${parts.join(", ")}`;
}

/** One stage of a chain: what it is, its need, its dice, and how many go on. */
function stageLine(stage: ReadStage, request: DiceRequest, title: string, failures: boolean, w: Words): string {
  const dice = stage.groups.map((g) => fell(g, request, w)).join("; ");
  return `${title} ${stage.need}+: ${dice} → ${stage.passed}${failures ? ` ${w.failed}` : ""}`;
}

/** What a roll needed, what fell, what was re-rolled, and how each number came about. */
function rolledLines(
  request: RollRequest,
  faces: readonly (readonly number[])[],
  w: Words,
  said: (m: Message) => string,
): readonly string[] {
  const { dice } = request;
  const reading = read(dice, faces);
  if (reading?.kind === "chains")
    return reading.chains.flatMap((stages, at) => {
      const words = request.chains?.[at];
      const chain = dice.kind === "chains" ? dice.chains[at] : dice.kind === "chain" ? dice : undefined;
      const own = reading.chains.length > 1 && words !== undefined ? [said(words.label)] : [];
      const lines = stages.map((s) => {
        const stage = chain?.stages[s.stage];
        const title = words?.stages[s.stage];
        return stageLine(
          s,
          dice,
          title === undefined ? (stage?.name ?? "") : said(title),
          stage?.passOn === "failure",
          w,
        );
      });
      return [
        ...own,
        ...lines,
        ...reasonsLine(words?.breakdowns ?? (at === 0 ? (request.breakdowns ?? []) : []), said),
      ];
    });
  const groups: readonly ReadDice[] = reading?.groups ?? [
    { purpose: "first", dice: faces.flat().map((face) => ({ face, fate: null })), total: null },
  ];
  const bound = dice.kind === "table" && dice.rows.length === 1 ? (dice.rows[0] ?? 0) - 1 : null;
  const need = bound === null ? "" : `, ${w.needs} ${bound} ${w.orLess}`;
  return [`${groups.map((g) => fell(g, dice, w)).join("; ")}${need}`, ...reasonsLine(request.breakdowns ?? [], said)];
}

const isBreakdown = (value: unknown): value is Breakdown =>
  typeof value === "object" && value !== null && "lines" in value && Array.isArray(value.lines) && "value" in value;

/** The lines of a score, side by side. */
function scoreLines({ data }: GameEvent, w: Words, said: (m: Message) => string): readonly string[] {
  return [data?.first, data?.second].flatMap((side, seat) =>
    isBreakdown(side) ? [`${w.player} ${seat + 1}: ${side.value} (${madeOf(side.lines, said)})`] : [],
  );
}

/**
 * What a referee reads of one event: its sentence, and under it what the engine knows of it. Of a roll, each need, the dice,
 * re-rolls and what made each number; of a score, its lines.
 */
export function toldOf(
  system: System,
  event: GameEvent,
  language: Language,
): { readonly line: string; readonly under: readonly string[] } {
  const said = (m: Message): string => say(system, m, language);
  const w = WORDS[language];
  const request = event.kind === "roll" ? (event.data?.request as RollRequest | undefined) : undefined;
  const faces = event.data?.faces as readonly (readonly number[])[] | undefined;
  const under =
    request !== undefined && faces !== undefined
      ? rolledLines(request, faces, w, said)
      : system.views.tellings?.[event.kind] === "score"
        ? scoreLines(event, w, said)
        : [];
  return { line: said(event.message), under };
}
