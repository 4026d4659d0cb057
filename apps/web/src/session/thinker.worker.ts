import { chooseAnswer } from "@tercio/bots";
import type { Answer, Core, Json, Message, OddsQuestion, Request } from "@tercio/kernel";
import { type Odds, exactOdds } from "@tercio/odds";
import type { PieceKey } from "@tercio/scene";
import { systemOf } from "./systems.ts";

/** Thinks beside the page, so that the page never waits: the computer's answers, and odds. A system is no message. */
interface At {
  /** The id of its system. */
  readonly system: string;
  readonly game: Core;
  readonly request: Request;
}
export type Asked =
  | {
      readonly kind: "answer";
      readonly bot: "random" | "real";
      readonly id: number;
      readonly at: At;
      readonly seed: number;
      readonly length: number;
      readonly milliseconds: number;
    }
  | { readonly kind: "odds"; readonly id: number; readonly at: At; readonly piece: PieceKey | null };
export interface Weighed {
  readonly question: string;
  /** Of what is asked now; false: of what a piece could do some other time. */
  readonly asked: boolean;
  readonly label: Message;
  readonly answer: Json;
  readonly headline: string | null;
  readonly pieces: readonly number[];
  readonly results: readonly { readonly id: string; readonly label: Message; readonly winner?: number | null }[];
  readonly odds: Odds;
}
export type Told =
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer | null }
  | { readonly kind: "odds"; readonly id: number; readonly weighed: Weighed }
  | { readonly kind: "done"; readonly id: number };

const tell = (told: Told): void => (self as unknown as { postMessage(m: Told): void }).postMessage(told);

/** Every question of the position, those about the piece first; and what the piece could do wherever it stands. */
function questionsAt(
  { system: id, game, request }: At,
  piece: PieceKey | null,
): readonly { readonly question: OddsQuestion<Core>; readonly asked: boolean }[] {
  const system = systemOf(id);
  const list = system.views.questions(game, request);
  const own = piece === null ? [] : list.filter((q) => q.pieces?.some((p) => p === piece));
  const known = new Set(list.map((q) => q.id));
  const could = piece === null ? [] : (system.views.reach?.(game, piece)?.targets ?? []).map((t) => t.question);
  return [
    ...[...own, ...list.filter((q) => !own.includes(q))].map((question) => ({ question, asked: true })),
    ...could.filter((q) => !known.has(q.id)).map((question) => ({ question, asked: false })),
  ];
}

const weigh = (system: string, q: OddsQuestion<Core>, asked: boolean): Weighed => ({
  question: q.id,
  asked,
  label: q.label,
  answer: q.answer ?? null,
  headline: q.headline ?? null,
  pieces: q.pieces ?? [],
  results: q.results,
  odds: exactOdds(systemOf(system), q, { limit: 20_000, samples: 1_500 }),
});

let latest = 0;

async function odds(asked: Asked & { kind: "odds" }): Promise<void> {
  latest = asked.id;
  for (const q of questionsAt(asked.at, asked.piece)) {
    // A newer question may have come in meanwhile.
    await new Promise((go) => setTimeout(go, 0));
    if (latest !== asked.id) return;
    tell({ kind: "odds", id: asked.id, weighed: weigh(asked.at.system, q.question, q.asked) });
  }
  tell({ kind: "done", id: asked.id });
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.kind === "odds") {
    void odds(data);
    return;
  }
  const { bot, milliseconds, seed, length } = data;
  const at = { ...data.at, system: systemOf(data.at.system) };
  tell({ kind: "answer", id: data.id, answer: chooseAnswer(at, { kind: bot, milliseconds, seed, after: length }) });
};
