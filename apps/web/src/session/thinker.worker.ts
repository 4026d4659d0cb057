import { chooseAnswer } from "@tercio/bots";
import type { Battle, Json, Message, OddsQuestion, Request } from "@tercio/kernel";
import { type Odds, exactOdds } from "@tercio/odds";
import { ninthAge, type NinthAge } from "@tercio/ninth-age";

/** Thinks beside the page, so that the page never waits: the computer's answers, and odds. */
export interface Position {
  readonly game: NinthAge;
  readonly request: Request;
}
export type Asked =
  | {
      readonly kind: "answer";
      readonly bot: "random" | "real";
      readonly id: number;
      readonly at: Position;
      readonly seed: number;
      readonly length: number;
      readonly milliseconds: number;
    }
  | { readonly kind: "odds"; readonly id: number; readonly at: Position; readonly piece: number | null };
export interface Weighed {
  readonly question: string;
  readonly label: Message;
  readonly answer: Json;
  readonly headline: string | null;
  readonly pieces: readonly number[];
  readonly results: readonly { readonly id: string; readonly label: Message; readonly winner?: number | null }[];
  readonly odds: Odds;
}
export type Told =
  | { readonly kind: "answer"; readonly id: number; readonly answer: Json }
  | { readonly kind: "odds"; readonly id: number; readonly weighed: Weighed }
  | { readonly kind: "done"; readonly id: number };

const tell = (told: Told): void => (self as unknown as { postMessage(m: Told): void }).postMessage(told);

/** Every question of the position, those about the piece first; and what the piece could do wherever it stands. */
export function questionsAt({ game, request }: Position, piece: number | null): readonly OddsQuestion<NinthAge>[] {
  const list = ninthAge.questions(game, request);
  if (piece === null) return list;
  const own = list.filter((q) => q.pieces?.includes(piece));
  const known = new Set(list.map((q) => q.id));
  const could = (ninthAge.reach?.(game, piece)?.targets ?? []).map((t) => t.question).filter((q) => !known.has(q.id));
  return [...own, ...list.filter((q) => !own.includes(q)), ...could];
}

export const weigh = (q: OddsQuestion<NinthAge>): Weighed => ({
  question: q.id,
  label: q.label,
  answer: q.answer ?? null,
  headline: q.headline ?? null,
  pieces: q.pieces ?? [],
  results: q.results,
  odds: exactOdds(ninthAge, q, { limit: 20_000, samples: 1_500 }),
});

let latest = 0;

async function odds(asked: Asked & { kind: "odds" }): Promise<void> {
  latest = asked.id;
  for (const q of questionsAt(asked.at, asked.piece)) {
    // A newer question may have come in meanwhile.
    await new Promise((go) => setTimeout(go, 0));
    if (latest !== asked.id) return;
    tell({ kind: "odds", id: asked.id, weighed: weigh(q) });
  }
  tell({ kind: "done", id: asked.id });
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.kind === "odds") {
    void odds(data);
    return;
  }
  const battle = {
    system: ninthAge,
    game: data.at.game,
    request: data.at.request,
    log: { length: data.length },
  } as unknown as Battle;
  tell({
    kind: "answer",
    id: data.id,
    answer: chooseAnswer(battle, { kind: data.bot, milliseconds: data.milliseconds, seed: data.seed }),
  });
};
