import { answer, type Json } from "@tercio/kernel";
import { type Gesture, goesOn, isHopeless, tryOut, usualOf } from "@tercio/board";
import { create } from "zustand";
import { answersTo, type Asked, askedHere, askedOf } from "./hands.ts";
import { useParts } from "./parts.ts";
import type { TheBattle } from "./record.ts";
import { type Session, useSession } from "./store.ts";

/** One question of a panel: as it stands once those before it are answered as chosen. */
export interface Question {
  /** The battle, played ahead to it: a copy that nobody plays on. */
  readonly at: TheBattle;
  readonly asked: Asked;
  /** What cannot succeed comes last. */
  readonly answers: readonly Json[];
  readonly hopeless: ReadonlySet<Json>;
  /** Null: none yet. */
  readonly chosen: Json;
  /** There is one answer only. */
  readonly settled: boolean;
}

/** Questions that are answered together: all that are known with what is chosen so far. */
export interface PanelNow {
  readonly questions: readonly Question[];
  /** The place of the question that is open to be answered. */
  readonly open: number;
  /** All of them are chosen. */
  readonly whole: boolean;
}

interface Chosen {
  /** The battle in which it is chosen: elsewhere nothing is. */
  readonly of: TheBattle | null;
  readonly answers: readonly Json[];
  /** The question that a player has gone back to. */
  readonly back: number | null;
}
const NOTHING: Chosen = { of: null, answers: [], back: null };
const useChosen = create<Chosen>(() => NOTHING);

const sameAs = (given: Json): ((answer: Json) => boolean) => {
  const text = JSON.stringify(given);
  return (answer) => JSON.stringify(answer) === text;
};

/** A question with the answer that is chosen: what the player wants where it is legal, else what is usual. */
function questionOf(at: TheBattle, asked: Asked, wanted: Json): Question {
  const { choice, request, game, tool } = asked;
  const done = tool?.kind === "pick" && tool.done !== undefined ? sameAs(tool.done) : () => false;
  const offered = answersTo(asked, game);
  const all = offered.filter((a) => !done(a));
  const hopeless = new Set(all.filter((a) => isHopeless(choice, game, request, a)));
  const answers = [...all.filter((a) => !hopeless.has(a)), ...all.filter((a) => hopeless.has(a))];
  const settled = offered.length === 1 && tool?.kind !== "aim";
  const legal = wanted !== null && choice.accept(game, request.about, wanted) === true;
  const usual = usualOf(choice, game, request);
  const found = answers.find(sameAs(usual));
  const chosen = settled
    ? (offered[0] ?? null)
    : legal
      ? (answers.find(sameAs(wanted)) ?? wanted)
      : found === undefined || hopeless.has(found)
        ? null
        : found;
  return { at, asked, answers, hopeless, chosen, settled };
}

function questionsOf(battle: TheBattle, wanted: readonly Json[]): readonly Question[] {
  const questions: Question[] = [];
  for (let at = battle; ; ) {
    const asked = askedOf(at);
    const before = questions.at(-1);
    if (asked === null || (before !== undefined && !goesOn(before.asked, asked))) return questions;
    const question = questionOf(at, asked, wanted[questions.length] ?? null);
    questions.push(question);
    if (question.chosen === null) return questions;
    const after = answer(at, question.chosen);
    if (!after.ok) return questions;
    at = after.battle;
  }
}

let last: { readonly battle: TheBattle; readonly chosen: Chosen; readonly panel: PanelNow } | null = null;

/** The panel of what is asked of a person here; null where what is asked stands by itself. */
function panelOf(session: Pick<Session, "battle" | "seats" | "welcome">, given: Chosen): PanelNow | null {
  if (askedHere(session)?.choice.panel === undefined) return null;
  const { battle } = session;
  const chosen = given.of === battle ? given : NOTHING;
  if (last?.battle === battle && last.chosen === chosen) return last.panel;
  const questions = questionsOf(battle, chosen.answers);
  const missing = questions.findIndex((q) => q.chosen === null);
  const asks = questions.findLastIndex((q) => !q.settled);
  const back = chosen.back !== null && questions[chosen.back] !== undefined ? chosen.back : null;
  const panel = { questions, open: back ?? (missing >= 0 ? missing : Math.max(0, asks)), whole: missing < 0 };
  last = { battle, chosen, panel };
  return panel;
}

/** The panel as it stands. */
export const panelNow = (): PanelNow | null => panelOf(useSession.getState(), useChosen.getState());

export function usePanel(): PanelNow | null {
  const session = useParts("battle", "seats", "welcome");
  return panelOf(session, useChosen());
}

const openIn = (panel: PanelNow | null): Question | null => panel?.questions[panel.open] ?? null;

/** The question that is open in the panel; null where there is none. */
export const openNow = (): Question | null => openIn(panelNow());
export const useOpen = (): Question | null => openIn(usePanel());

/** What a hand answers here: the open question of a panel, else what is asked. */
export function useAskedHere(): Asked | null {
  const session = useParts("battle", "seats", "welcome");
  const open = useOpen();
  return open?.asked ?? askedHere(session);
}

/** Gives all that is chosen; the rest is asked again where an answer is refused. */
export function giveAll(): void {
  const panel = panelNow();
  if (panel?.whole !== true) return;
  for (const { chosen } of panel.questions) if (!useSession.getState().give(chosen)) return;
}

/** Chooses an answer to a question; in quick mode the last one gives them all. */
export function choose(place: number, given: Json): void {
  const panel = panelNow();
  const { battle, autoRoll } = useSession.getState();
  if (panel === null) return;
  const answers = panel.questions.map((q, i) => (i === place ? given : q.chosen));
  useChosen.setState({ of: battle, answers, back: null });
  useSession.setState({ refusal: null });
  const now = panelNow();
  if (autoRoll && now?.whole === true && place === now.questions.findLastIndex((q) => !q.settled)) giveAll();
}

/** Goes back to a question of the panel. */
export function reopen(place: number): void {
  const { of, answers } = useChosen.getState();
  const { battle } = useSession.getState();
  useChosen.setState({ of: battle, answers: of === battle ? answers : [], back: place });
}

/** One question back, where there is one. Is there? */
export function stepBack(): boolean {
  const panel = panelNow();
  const before = panel?.questions.slice(0, panel.open).findLastIndex((q) => !q.settled) ?? -1;
  if (before < 0) return false;
  reopen(before);
  return true;
}

/** An answer by hand, as on the board: it is chosen in the panel where one is open, else given; a refusal says why. */
export function answerByHand(given: Json): void {
  const panel = panelNow();
  const open = openIn(panel);
  if (panel === null || open === null) {
    useSession.getState().give(given);
    return;
  }
  const { choice, game, request } = open.asked;
  const verdict = choice.accept(game, request.about, given);
  if (verdict === true) choose(panel.open, given);
  else useSession.setState({ refusal: verdict });
}

/** A gesture on the board, as a tap on the ground: what it comes to is chosen in the panel, where one is open. */
export function gestureByHand(gesture: Gesture): void {
  const open = openNow();
  if (open === null) {
    useSession.getState().gesture(gesture);
    return;
  }
  const tried = tryOut(open.asked.choice, open.asked.game, open.asked.request, gesture);
  if (tried?.answer != null) answerByHand(tried.answer);
  else if (tried !== null && tried.verdict !== true) useSession.setState({ refusal: tried.verdict });
}
