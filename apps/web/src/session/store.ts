import {
  type Battle,
  answer,
  entriesOf,
  type GameEvent,
  type Json,
  load,
  type Message,
  type Preview,
  type Refusal,
  type RollRequest,
  rollDice,
  save,
  type Scenario,
  startBattle,
} from "@tercio/kernel";
import { ninthAge, type NinthAge } from "@tercio/ninth-age";
import { create } from "zustand";
import { keep, kept } from "./saves.ts";

export type Seat = "human" | "computer";
export type MoveKind = "advance" | "march" | "swift-reform";
export type Overlay = "none" | "reach" | "arcs";
export type TheBattle = Battle<NinthAge>;
export const system = ninthAge;

interface Past {
  readonly battle: TheBattle;
  readonly lines: number;
  /** Did dice fall in the step after this? Taking it back needs both players. */
  readonly dice: boolean;
}

export interface Session {
  readonly battle: TheBattle;
  readonly lines: readonly GameEvent[];
  readonly past: readonly Past[];
  readonly seats: readonly [Seat, Seat];
  readonly welcome: boolean;
  readonly conceded: number | null;
  readonly selected: number | null;
  readonly preview: Preview | null;
  readonly refusal: Refusal | null;
  readonly notice: Message | string | null;
  readonly autoRoll: boolean;
  readonly moveKind: MoveKind;
  /** The last roll, until the next answer: what was asked of the dice, and how they fell. */
  readonly fallen: { readonly request: RollRequest; readonly faces: readonly (readonly number[])[] } | null;
  /** What is drawn about the selected piece. */
  readonly overlay: Overlay;
  /** Computers wait. */
  readonly paused: boolean;
  readonly begin: (seats: readonly [Seat, Seat], scenario?: Scenario, seed?: number) => void;
  readonly give: (given: Json) => boolean;
  readonly roll: () => void;
  readonly undo: (agreed: boolean) => "done" | "nothing" | "needs-consent";
  readonly select: (id: number | null) => void;
  readonly gesture: (gesture: { readonly [key: string]: Json }) => void;
  readonly clearPreview: () => void;
  readonly setAutoRoll: (on: boolean) => void;
  readonly setMoveKind: (kind: MoveKind) => void;
  readonly setOverlay: (overlay: Overlay) => void;
  readonly setPaused: (paused: boolean) => void;
  readonly toFile: () => string;
  readonly fromFile: (text: string) => { where: string; problem: Message | null } | null;
  readonly concede: () => void;
  readonly resume: () => Promise<boolean>;
  readonly dismiss: () => void;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

function opened(scenario: Scenario, seed: number): { battle: TheBattle; lines: readonly GameEvent[] } {
  const { battle, events } = startBattle(system, scenario, seed);
  return { battle, lines: events };
}

const fresh = {
  past: [],
  selected: null,
  preview: null,
  refusal: null,
  notice: null,
  fallen: null,
  conceded: null,
  paused: false,
} as const;

export const useSession = create<Session>((set, get) => ({
  ...opened(system.starter(), newSeed()),
  ...fresh,
  seats: ["human", "human"],
  welcome: true,
  autoRoll: false,
  moveKind: "advance",
  overlay: "none",
  begin(seats, scenario = system.starter(), seed = newSeed()) {
    set({
      ...opened(scenario, seed),
      ...fresh,
      seats,
      welcome: false,
    });
    remember(get());
  },
  give(given) {
    const { battle, lines, past } = get();
    const result = answer(battle, given);
    if (!result.ok) {
      set({ refusal: result.refusal });
      return false;
    }
    set({
      battle: result.battle,
      lines: [...lines, ...result.events],
      past: [...past, { battle, lines: lines.length, dice: false }],
      preview: null,
      refusal: null,
      fallen: null,
      notice: null,
    });
    remember(get());
    return true;
  },
  roll() {
    const { battle, lines, past } = get();
    if (battle.request?.type !== "roll") return;
    const rolled = rollDice(battle);
    set({
      battle: rolled.battle,
      lines: [...lines, ...rolled.events],
      past: [...past, { battle, lines: lines.length, dice: true }],
      preview: null,
      refusal: null,
      fallen: { request: battle.request, faces: rolled.faces },
    });
    remember(get());
  },
  undo(agreed) {
    const { past, lines, seats } = get();
    const watching = seats[0] === "computer" && seats[1] === "computer";
    // Back to where a person was asked: what the computer did in between goes with it.
    let at = past.length - 1;
    const mine = (p: Past): boolean => {
      const request = p.battle.request;
      if (forced(p.battle) !== null) return false;
      return watching || request === null || request.player === null || seats[request.player] === "human";
    };
    while (at > 0 && !mine(past[at] as Past)) at--;
    const to = past[at];
    if (to === undefined || !mine(to)) return "nothing";
    if (!agreed && past.slice(at).some((p) => p.dice)) return "needs-consent";
    set({
      battle: to.battle,
      lines: lines.slice(0, to.lines),
      past: past.slice(0, at),
      preview: null,
      refusal: null,
      fallen: null,
      conceded: null,
      paused: watching,
    });
    remember(get());
    return "done";
  },
  select(id) {
    set({ selected: id, preview: null, refusal: null });
  },
  gesture(gesture) {
    const { battle } = get();
    const request = battle.request;
    if (request?.type !== "choice") return;
    const preview = system.choices[request.choice]?.preview?.(battle.game, request.about, gesture) ?? null;
    set({ preview, refusal: preview === null || preview.verdict === true ? null : preview.verdict });
  },
  clearPreview() {
    set({ preview: null, refusal: null });
  },
  setAutoRoll(autoRoll) {
    set({ autoRoll });
  },
  setMoveKind(moveKind) {
    set({ moveKind, preview: null, refusal: null });
  },
  setOverlay(overlay) {
    set({ overlay });
  },
  setPaused(paused) {
    set({ paused });
  },
  toFile: () => JSON.stringify(save(get().battle as unknown as Battle)),
  fromFile(text) {
    let file: unknown;
    try {
      file = JSON.parse(text);
    } catch {
      return { where: "file", problem: null };
    }
    const before: { battle: TheBattle; dice: boolean }[] = [];
    const loaded = load(system, file, {
      visit: (battle, entry) => before.push({ battle, dice: "outcome" in entry }),
    });
    if (!loaded.ok)
      return {
        where:
          loaded.problem.entry === null ? loaded.problem.where : `${loaded.problem.entry + 1}, ${loaded.problem.where}`,
        problem: loaded.problem.message,
      };
    let written = 0;
    // Undo reaches back beyond the file, as if it had been played here.
    const past = before.map(({ battle, dice }, i) => {
      written += loaded.events[i]?.length ?? 0;
      return { battle, lines: written, dice };
    });
    set({ battle: loaded.battle, lines: loaded.events.flat(), ...fresh, past, welcome: false });
    remember(get());
    return null;
  },
  concede() {
    const { battle, seats } = get();
    const people = seats.filter((x) => x === "human").length;
    set({ conceded: people === 1 ? seats.indexOf("human") : (battle.request?.player ?? 0), preview: null });
    remember(get());
  },
  async resume() {
    const text = await kept();
    if (text === null) return false;
    try {
      const { file, seats, conceded } = JSON.parse(text) as {
        file: string;
        seats: readonly [Seat, Seat];
        conceded: number | null;
      };
      if (get().fromFile(file) !== null) return false;
      set({ seats, conceded, welcome: false });
      return true;
    } catch {
      return false;
    }
  },
  dismiss() {
    set({ refusal: null, notice: null });
  },
}));

/** The only answer that the standing choice allows, or null: nobody need be asked what is decided already. */
export function forced(battle: TheBattle): Json {
  const request = battle.request;
  if (request?.type !== "choice") return null;
  const kind = system.choices[request.choice];
  if (kind?.enumerate === undefined || (kind.preview !== undefined && request.choice !== "charge-move")) return null;
  const answers = kind.enumerate(battle.game, request.about);
  return answers?.length === 1 ? (answers[0] ?? null) : null;
}

let writing: ReturnType<typeof setTimeout> | null = null;
/** Autosave shortly after the last answer; a computer playing fast must not write a file for each of its answers. */
function remember(session: Session): void {
  if (writing !== null) clearTimeout(writing);
  writing = setTimeout(() => {
    writing = null;
    void keep(
      JSON.stringify({
        file: JSON.stringify(save(session.battle as unknown as Battle)),
        seats: session.seats,
        conceded: session.conceded,
      }),
    );
  }, 150);
}

export const answersGiven = (battle: TheBattle): number => entriesOf(battle as unknown as Battle).length;
