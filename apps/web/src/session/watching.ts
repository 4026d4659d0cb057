import type { GameEvent } from "@tercio/kernel";
import type { BoardView } from "@tercio/board";
import { create } from "zustand";
import { keep, kept } from "../device/kept.ts";
import { boardOf } from "./board.ts";
import { fast } from "./fast.ts";
import { awaited, type TheBattle, useSession } from "./store.ts";
import { systemOf } from "./systems.ts";
import { type Act, type Moment, momentsOf } from "./acts.ts";
import { lasts } from "./poses.ts";

/** How fast what happens is seen; `step`: one press for each moment. */
export const TEMPI = ["slow", "normal", "fast", "instant", "step"] as const;
export type Tempo = (typeof TEMPI)[number];

/** How much longer than usual everything takes. */
const slowness: { readonly [tempo in Tempo]: number } = { slow: 2.2, normal: 1, fast: 0.4, instant: 0, step: 1 };

/** An act with its time, milliseconds from the beginning. */
export interface Timed {
  readonly act: Act;
  readonly starts: number;
  readonly ends: number;
}

/** What is being shown: everything that one reply led to. */
export interface Play {
  readonly acts: readonly Timed[];
  readonly length: number;
  /** When each moment ends. */
  readonly marks: readonly number[];
  readonly before: BoardView;
  readonly after: BoardView;
  /** A moment of before, shown again: the board is that of then. */
  readonly again: boolean;
}

interface Watching {
  readonly tempo: Tempo;
  /** Does the view go where something happens or is asked? */
  readonly follow: boolean;
  readonly play: Play | null;
  /** Shown and stopped at the end of a moment, until somebody wants the next. */
  readonly stopped: boolean;
  /** So many of its moments had been shown when it stopped last. */
  readonly reached: number;
  /** What waits for a press. */
  readonly waits: (() => void) | null;
  /** Until a person is asked nothing is shown. */
  readonly hurry: boolean;
  /** What the last reply moved, where movement is not wanted: drawn as lines. */
  readonly trails: readonly Act[];
  /** Has an input ended what was shown last? */
  readonly cut: boolean;
  /** Did the last reply lead to anything that can be seen or read? */
  readonly shown: boolean;
}

const isTempo = (word: string | null): word is Tempo => TEMPI.some((t) => t === word);
const first = kept("tempo");

export const useWatching = create<Watching>(() => ({
  tempo: isTempo(first) ? first : fast === null ? "normal" : "instant",
  follow: kept("follow") !== "off",
  play: null,
  stopped: false,
  reached: 0,
  waits: null,
  hurry: false,
  trails: [],
  cut: false,
  shown: false,
}));

/** Chosen for this device; what is shown just now ends. */
export function setTempo(tempo: Tempo): void {
  keep("tempo", tempo);
  const waits = waitingAfterwards();
  useWatching.setState({ tempo, waits: null, hurry: false });
  waits?.();
}

export const nextTempo = (): void =>
  setTempo(TEMPI[(TEMPI.indexOf(useWatching.getState().tempo) + 1) % TEMPI.length] ?? "normal");

export function setFollow(follow: boolean): void {
  keep("follow", follow ? "on" : "off");
  useWatching.setState({ follow });
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
/** Does whoever sits here want nothing to move? */
export const unmoved = (): boolean => still?.matches === true;

/** How much longer than usual things take now; 0: at once. */
export const slownessNow = (): number => {
  const { tempo, hurry } = useWatching.getState();
  return hurry ? 0 : slowness[tempo];
};

/** Nothing is shown any more; the lines of a moment of before go with it, they do not lie on the board of now. */
const ended = ({ play, trails }: Watching) => ({
  play: null,
  stopped: false,
  trails: play?.again === true ? [] : trails,
});

/** What is shown ends before its time: all stand where they stand. */
export function finish(): void {
  if (useWatching.getState().play !== null) useWatching.setState((w) => ({ ...ended(w), cut: true }));
}

/** What is shown has come to its end. */
export const over = (): void => useWatching.setState(ended);

// A hidden page draws nothing: what is shown would wait there until somebody looks again.
globalThis.document?.addEventListener("visibilitychange", () => {
  if (document.hidden) over();
});

/** Ends what is shown, and only then looks for what waits for a press: the end of it brings the next to wait. */
function waitingAfterwards(): (() => void) | null {
  finish();
  return useWatching.getState().waits;
}

/** The next moment: of what is being shown, else of what waits to happen. */
export function nextMoment(): void {
  const { stopped, waits, play } = useWatching.getState();
  if (play !== null && stopped) useWatching.setState({ stopped: false });
  else if (play !== null) finish();
  else if (waits !== null) {
    useWatching.setState({ waits: null });
    waits();
  }
}

/** All that happens until a person is asked is there at once. */
export function toTheEnd(): void {
  const waits = waitingAfterwards();
  useWatching.setState((w) => ({ hurry: w.hurry || !awaited(useSession.getState()), waits: null }));
  waits?.();
}

/** Dice tumble before what they lead to begins, milliseconds. */
const TUMBLE = 420;

function playOf(
  moments: readonly Moment[],
  slow: number,
  lead: number,
  of: Pick<Play, "before" | "after" | "again">,
): Play {
  const acts: Timed[] = [];
  const marks: number[] = [];
  let at = lead * slow;
  for (const moment of moments) {
    let ends = at;
    for (const act of moment) {
      const timed = { act, starts: at, ends: at + lasts(act) * slow };
      acts.push(timed);
      ends = Math.max(ends, timed.ends);
    }
    marks.push(ends);
    at = ends;
  }
  return { ...of, acts, marks, length: at };
}

const nothing = { play: null, stopped: false, trails: [], cut: false } as const;

/** Shows what a reply has led to. */
function show(was: TheBattle, events: readonly GameEvent[], now: TheBattle): void {
  const slow = slownessNow();
  const { tellings } = systemOf(now.system.id).views;
  const told = events.some((e) => tellings?.[e.kind] !== "quiet" && tellings?.[e.kind] !== "phase");
  const quiet = unmoved();
  if ((slow === 0 && !quiet) || document.hidden) {
    useWatching.setState({ ...nothing, shown: told });
    return;
  }
  const [before, after] = [boardOf(was), boardOf(now)];
  const moments = momentsOf(before, events, after);
  if (moments.length === 0) useWatching.setState({ ...nothing, shown: told });
  else if (quiet) useWatching.setState({ ...nothing, shown: true, trails: moments.flat() });
  else {
    const lead = was.request?.type === "roll" ? TUMBLE : 0;
    const play = playOf(moments, slow, lead, { before, after, again: false });
    useWatching.setState({ ...nothing, play, shown: true });
  }
}

/** The reply that a line of the log belongs to, shown again: the board as it was before and after it. The battle is left alone. */
export function showAgain(line: number): void {
  const { past, lines, battle } = useSession.getState();
  const at = past.findLastIndex((p) => p.lines <= line);
  const was = past[at];
  if (was === undefined) return;
  const next = past[at + 1];
  const now = next?.battle ?? battle;
  const [before, after] = [boardOf(was.battle), boardOf(now)];
  const moments = momentsOf(before, lines.slice(was.lines, next?.lines ?? lines.length), after);
  const quiet = unmoved();
  // Who wants all at once still wants to see what he asks for.
  const slow = slownessNow() === 0 ? slowness.fast : slownessNow();
  const play = playOf(quiet ? [] : moments, slow, 0, { before, after, again: true });
  const length = play.length + AFTERWARDS;
  useWatching.setState({ play: { ...play, length }, stopped: false, trails: quiet ? moments.flat() : [] });
}
/** So long the board of then stands when its moment is over, milliseconds. */
const AFTERWARDS = 900;

/** Whose turn it is now begins, in the words of the game. */
const turns = (events: readonly GameEvent[], battle: TheBattle): boolean =>
  events.some((e) => systemOf(battle.system.id).views.tellings?.[e.kind] === "turn");

useSession.subscribe((s, was) => {
  if (s.battle === was.battle) return;
  const forward = s.id === was.id && s.past.length === was.past.length + 1 && s.past.at(-1)?.battle === was.battle;
  if (!forward) {
    useWatching.setState({ ...nothing, waits: null, hurry: false, shown: false });
    return;
  }
  const events = s.lines.slice(was.lines.length);
  show(was.battle, events, s.battle);
  const watched = !s.seats.includes("human");
  if (watched ? turns(events, s.battle) : awaited(s)) useWatching.setState({ hurry: false });
});

/**
 * Does something when the page has drawn what it owes: of an input that has just come something is seen before a reply makes
 * work. A page that is not seen draws nothing, and nobody waits for that.
 */
function afterFrame(act: () => void): void {
  if (fast !== null || globalThis.requestAnimationFrame === undefined || document.hidden) return act();
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    act();
  };
  // An input that came after the frame began is owed another one.
  const wait = (): void => {
    requestAnimationFrame((begun) => setTimeout(() => (done || inputAt <= begun ? once() : wait())));
  };
  wait();
  setTimeout(once, HIDDEN);
}
/** When the page was last pressed or a key went down, milliseconds of its own clock. */
let inputAt = 0;
for (const kind of ["pointerdown", "pointerup", "keydown"])
  globalThis.document?.addEventListener(kind, (e) => (inputAt = e.timeStamp), { capture: true, passive: true });
/** A frame that has not come after so many milliseconds will not: the page is hidden. */
const HIDDEN = 250;

/**
 * Does something that nobody here does, in its time: when what is shown has ended and so many milliseconds of the usual pace
 * after it; step by step when somebody presses. Returns how to call it off.
 */
export function inPace(act: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: (() => void) | null = null;
  let over = false;
  const go = (): void => {
    if (over || timer !== null || waiting !== null) return;
    const { tempo, play, hurry, shown, trails } = useWatching.getState();
    if (play !== null && !play.again) return;
    if (tempo === "step" && shown && !hurry) {
      waiting = does;
      useWatching.setState({ waits: does });
      return;
    }
    const held = trails.length > 0 ? HELD : 0;
    timer = setTimeout(() => afterFrame(() => over || does()), (milliseconds + held) * slownessNow());
  };
  const stop = useWatching.subscribe(go);
  const does = (): void => {
    over = true;
    stop();
    act();
  };
  go();
  return () => {
    over = true;
    stop();
    if (timer !== null) clearTimeout(timer);
    if (waiting !== null && useWatching.getState().waits === waiting) useWatching.setState({ waits: null });
  };
}
/** So long the lines of what has moved are looked at, milliseconds at the usual pace. */
const HELD = 700;
