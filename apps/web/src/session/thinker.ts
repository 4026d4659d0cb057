import { there } from "@tercio/kernel";
import type { Player } from "@tercio/bots";
import type { Answer, Core, Json, Message, Request } from "@tercio/kernel";
import type { PieceKey, Preview, RangeView, ThreatView } from "@tercio/board";
import { useEffect, useRef, useState } from "react";
import { create } from "zustand";
import { askBeside, endThinker, newThinker, nextId, theScales } from "./beside.ts";
import { useOpen } from "./panel.ts";
import { type Share, shareOf } from "./shares.ts";
import { type TheBattle, useSession } from "./store.ts";
import type { Answers, Asked, Exposure, Reach, Told, Weighed } from "./asked.ts";

export type { Exposure, Reach, Weighed } from "./asked.ts";

let player: Worker | null = null;

/** An answer and its reason; null where no answer is legal. */
interface Answered {
  readonly given: Answer | null;
  readonly reason: Message | null;
}

/** A worker that has not answered after so many milliseconds never will: what a computer looks at is counted, and takes seconds at most. */
const BROKEN = 60_000;

/** The computer's answer to the standing choice, null where none is legal; a worker that breaks gives what the choice falls back on. */
export function answerFor(battle: TheBattle, bot: Player): { readonly answer: Promise<Answered>; cancel(): void } {
  const id = nextId();
  const request = battle.request as Request & { type: "choice" };
  const worker = (player ??= newThinker());
  let stop = (): void => {};
  const answer = new Promise<Answered>((resolve) => {
    const onMessage = ({ data }: MessageEvent<Told>): void => {
      if (data.kind === "answer" && data.id === id) done({ given: data.answer, reason: data.reason });
    };
    const fallBack = (): void => {
      endThinker(worker);
      if (player === worker) player = null;
      const given = battle.system.rules.choices[request.choice]?.timeout(battle.game, request.about) ?? null;
      done({ given, reason: null });
    };
    const timer = setTimeout(fallBack, BROKEN);
    stop = () => {
      clearTimeout(timer);
      worker.removeEventListener("message", onMessage);
      worker.removeEventListener("error", fallBack);
    };
    const done = (answered: Answered): void => {
      stop();
      resolve(answered);
    };
    worker.addEventListener("message", onMessage);
    worker.addEventListener("error", fallBack);
    const asked: Asked = {
      kind: "answer",
      bot,
      id,
      at: { system: battle.system.id, game: battle.game, request },
      seed: battle.dice.seed ?? 0,
      length: battle.log?.length ?? 0,
    };
    worker.postMessage(asked);
  });
  return { answer, cancel: () => stop() };
}

/** Milliseconds for which a question stands before it is asked: who goes on at once wants no odds, and nothing drawn. */
const SETTLED = 30;

interface Scales {
  readonly list: readonly Weighed[];
  readonly busy: boolean;
}
export const useScales = create<Scales>(() => ({ list: [], busy: false }));

const GRANTED: { readonly [question: string]: Answers } = {};
/** What players are to answer in the questions of this very position; elsewhere other things are asked. */
const useDecided = create<{ readonly of: TheBattle | null; readonly by: typeof GRANTED }>(() => ({
  of: null,
  by: GRANTED,
}));
/** The answers that were chosen of a question; null where all of them are taken for granted. */
export const useAnswersOf = (question: string): Answers | null => {
  const battle = useSession((s) => s.battle);
  return useDecided((s) => (s.of === battle ? (s.by[question] ?? null) : null));
};
/** Are answers chosen in a question of this very position? */
export function decided(question: string): boolean {
  const { of, by } = useDecided.getState();
  const { picks = {}, seekers = [] } = (of === useSession.getState().battle ? by[question] : undefined) ?? {};
  return Object.keys(picks).length + seekers.length > 0;
}
/** Weighs a question anew with these answers. */
export function decide(question: string, answers: Answers): void {
  const { battle } = useSession.getState();
  const { of, by } = useDecided.getState();
  useDecided.setState({ of: battle, by: { ...(of === battle ? by : GRANTED), [question]: answers } });
}

/** Weighs up what can be asked of the odds now, a question at a time, beside the page; numbers become better where they stand. */
export function useWeighing(): void {
  const battle = useSession((s) => s.battle);
  const selected = useSession((s) => s.selected);
  const watching = useSession((s) => s.seats[0] === "computer" && s.seats[1] === "computer");
  const decided = useDecided((s) => (s.of === battle ? s.by : GRANTED));
  // Of the same position the old numbers stand until others take their place.
  const weighed = useRef<{ readonly battle: TheBattle; readonly selected: typeof selected } | null>(null);
  // Before anything is asked: it reads its rules while the page is drawn.
  useEffect(() => void theScales(), []);
  const open = useOpen();
  // Of a panel the question that is open: there is what can be weighed of its answers.
  const place = open?.at ?? battle;
  useEffect(() => {
    const request = place.request;
    const piece = selected;
    if (request === null || watching) {
      weighed.current = null;
      useScales.setState({ list: [], busy: false });
      return;
    }
    let first = weighed.current?.battle !== place || weighed.current.selected !== selected;
    useScales.setState(weighed.current?.battle === place ? { busy: true } : { list: [], busy: true });
    weighed.current = { battle: place, selected };
    const { cancel } = askBeside(
      SETTLED,
      (id) => ({ kind: "odds", id, at: { ...placeOf(place), request }, piece, decided }),
      (told) => {
        if (told.kind === "odds") {
          const before = first ? [] : useScales.getState().list;
          first = false;
          const better = before.findIndex((w) => w.question === told.weighed.question);
          const list = better < 0 ? [...before, told.weighed] : before.with(better, told.weighed);
          useScales.setState({ list, busy: true });
        } else if (told.kind === "done") useScales.setState(first ? { list: [], busy: false } : { busy: false });
      },
      () => useScales.setState({ busy: false }),
    );
    return cancel;
  }, [place, selected, watching, decided]);
  // Old numbers must not stand beside a new question.
  useEffect(
    () =>
      useSession.subscribe((s, was) => {
        if (s.battle !== was.battle) useScales.setState({ list: [], busy: s.battle.request !== null });
      }),
    [],
  );
}

/** What is known of an answer on offer: every question that weighs it. */
export function weighedFor(list: readonly Weighed[], answer: Json): readonly Weighed[] {
  const key = JSON.stringify(answer);
  return list.filter((w) => w.asked && w.answer !== null && JSON.stringify(w.answer) === key);
}

interface Headline {
  /** As in the list that it stands in. */
  readonly share: Share;
  /** 0..1, how far off it may be; null when exact. */
  readonly error: number | null;
  readonly label: Message;
}

/** The chance that stands beside the button; null where the question has none. */
export function headlineOf(w: Weighed | undefined): Headline | null {
  if (w === undefined || w.headline === null) return null;
  const { label, of } = w.headline;
  return { share: shareOf(w, (r) => of.includes(r.id)), error: w.odds.error, label };
}

type Drawing = "stand" | "reach" | "threats" | "ranges" | "exposed";
/** Asks beside the page for something to be drawn, once it has stood for so long. */
const drawnBeside = <K extends Drawing>(
  asked: (id: number) => Asked & { readonly kind: K },
  then: (told: Told & { readonly kind: K }) => void,
  wait = SETTLED,
): { cancel(): void } => askBeside<K>(wait, asked, (told) => then(told as Told & { readonly kind: K }));

const placeOf = ({ system, game }: TheBattle) => ({ system: system.id, game });

/** How the armies of a battle that has not begun may stand when it does. */
export function standing(battle: TheBattle, then: (game: Core) => void): { cancel(): void } {
  const { request } = battle;
  if (request === null) return { cancel: () => {} };
  return drawnBeside(
    (id) => ({ kind: "stand", id, at: { ...placeOf(battle), request } }),
    ({ game }) => then(game),
  );
}

/** What is worked out of a battle; null where it is not known of this one yet. `lingers`: until then the last that was. */
function useBeside<T>(
  of: string | null,
  ask: (battle: TheBattle, then: (found: T) => void) => { cancel(): void },
  lingers = false,
): T | null {
  const battle = useSession((s) => s.battle);
  const [known, setKnown] = useState<{ readonly battle: TheBattle; readonly of: string; readonly found: T } | null>(
    null,
  );
  useEffect(() => {
    if (of === null) return;
    const { cancel } = ask(battle, (found) => setKnown({ battle, of, found }));
    return cancel;
    // What is asked hangs on these alone.
  }, [battle, of]);
  return known !== null && known.battle === battle && (known.of === of || (of !== null && lingers))
    ? known.found
    : null;
}

/** How far a piece could go from where the battle stands; null while that is not known. */
export const useReach = (piece: PieceKey | null): Reach | null =>
  useBeside<Reach | null>(piece === null ? null : String(piece), (battle, then) =>
    drawnBeside(
      (id) => ({ kind: "reach", id, at: placeOf(battle), piece: there(piece) }),
      ({ reach }) => then(reach),
    ),
  );

/** Where the enemies of a seat could come. */
export const useThreatsTo = (seat: number | null): readonly ThreatView[] | null =>
  useBeside<readonly ThreatView[]>(seat === null ? null : String(seat), (battle, then) =>
    drawnBeside(
      (id) => ({ kind: "threats", id, at: placeOf(battle), seat: there(seat) }),
      ({ threats }) => then(threats),
    ),
  );

/** How far what pieces do to others reaches, while somebody asks: after what is being tried, where that is allowed. */
export function useRangesNow(asked: boolean): readonly RangeView[] | null {
  const preview = useSession((s) => (asked ? s.preview : null));
  const answer = preview?.verdict === true ? (preview.answer ?? null) : null;
  return useBeside<readonly RangeView[]>(
    asked ? JSON.stringify(answer) : null,
    (battle, then) =>
      drawnBeside(
        (id) => ({ kind: "ranges", id, at: placeOf(battle), answer }),
        ({ ranges }) => then(ranges),
      ),
    true,
  );
}

/** Milliseconds for which what is tried stands still before it is asked who could come there. */
const RESTS = 90;
const NOBODY: readonly Exposure[] = [];
const useExposures = create<{ readonly of: Preview | null; readonly list: readonly Exposure[] }>(() => ({
  of: null,
  list: NOBODY,
}));

/** Who could go for the piece where it is being tried; nobody while that is not known of this very place. */
export function useExposed(): readonly Exposure[] {
  const preview = useSession((s) => s.preview);
  const { of, list } = useExposures();
  return of === preview ? list : NOBODY;
}

/** While a piece is led somewhere: who could go for it there, and how likely they would get to it. */
export function useExposing(): void {
  const battle = useSession((s) => s.battle);
  const preview = useSession((s) => s.preview);
  useEffect(() => {
    const { request } = battle;
    const piece = preview?.ghosts[0]?.key;
    if (request === null || piece === undefined || preview?.answer == null || preview.verdict !== true) {
      useExposures.setState({ of: null, list: NOBODY });
      return;
    }
    const { answer } = preview;
    const { cancel } = drawnBeside(
      (id) => ({ kind: "exposed", id, at: { ...placeOf(battle), request }, answer, piece }),
      ({ exposed }) => useExposures.setState({ of: preview, list: exposed }),
      RESTS,
    );
    return cancel;
  }, [battle, preview]);
}
