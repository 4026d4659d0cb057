import { newSeed } from "../device/chance.ts";
import {
  answer,
  type AnswerResult,
  correct,
  declare,
  entriesOf,
  type GameEvent,
  type Core,
  type Json,
  type Refusal,
  type RollRequest,
  rollDice,
  type Scenario,
  startBattle,
} from "@tercio/kernel";
import { type Gesture, type PieceKey, piecesOf, type Preview, toolOf, tryOut } from "@tercio/board";
import { create } from "zustand";
import { giveTried, saysAll } from "./quick.ts";
import {
  type Fault,
  type Past,
  type Reopened,
  reopened,
  type Seat,
  seatsOf,
  fileOf,
  playersOf,
  sitters,
  type TheBattle,
} from "./record.ts";
import { goesOn, goOn, keptBuildOf } from "./older.ts";
import { gameChosen, tellPlayed } from "../device/played.ts";
import { levelNow } from "./level.ts";
import { nameNow } from "./names.ts";
import { fetchSystemIn } from "./system-in.ts";
import { fetchSystem, systemOf } from "./systems.ts";
import { pictureOf } from "./picture.ts";
import { discardNameless, fetchVolume, forget, holds, keepNow, keepSoon, lastPlayed, type Pace } from "./saves.ts";
import { beganHere, verifyOpened } from "./verifying/opened.ts";
import { isForged, useOpened } from "./verifying/state.ts";
import { placeBefore } from "./undo.ts";
import { begins, mayPlay, turnTo } from "./writer/role.ts";

export type { Seat, TheBattle } from "./record.ts";

export interface Session {
  /** The battle's place on the shelf. */
  readonly id: string;
  readonly battle: TheBattle;
  readonly lines: readonly GameEvent[];
  readonly past: readonly Past[];
  /** As the battle's record has it. */
  readonly seats: readonly [Seat, Seat];
  readonly welcome: boolean;
  readonly selected: PieceKey | null;
  /** Where the last gesture would lead. */
  readonly preview: Preview | null;
  readonly refusal: Refusal | null;
  readonly autoRoll: boolean;
  /** The kind of way that is chosen for what is led along; null: the usual one. */
  readonly way: string | null;
  /** The last roll, whoever made it, until a person here answers: what was asked of the dice, how they fell, what came of it. */
  readonly fallen: {
    readonly request: RollRequest;
    readonly faces: readonly (readonly number[])[];
    readonly after: readonly GameEvent[];
  } | null;
  /** Computers wait. */
  readonly paused: boolean;
  /** Its armies stand ready, while nobody has said who plays. Throws where the game is out of reach. */
  readonly offer: (game: string) => Promise<void>;
  /** A battle of the same game, or of another one: by the id of its system. */
  readonly begin: (seats: readonly [Seat, Seat], scenario?: Scenario, seed?: number, game?: string) => void;
  readonly give: (given: Json) => boolean;
  /** Declares something unasked, for a seat. */
  readonly declare: (declared: string, seat: number) => boolean;
  /** Puts something right by hand, asked for by a seat and agreed to by the other. */
  readonly correct: (correction: Json, seat: number) => boolean;
  readonly roll: () => void;
  readonly undo: (agreed: boolean) => "done" | "nothing" | "needs-consent";
  readonly select: (piece: PieceKey | null) => void;
  readonly gesture: (gesture: Gesture) => void;
  readonly clearPreview: () => void;
  readonly setAutoRoll: (on: boolean) => void;
  readonly setWay: (way: string) => void;
  readonly setPaused: (paused: boolean) => void;
  readonly toFile: () => string;
  /** Opens a saved battle, or a scene with these seats; the one that was open stays on the shelf. */
  readonly fromFile: (text: string, seats?: readonly Seat[]) => Fault | null;
  /** Opens a battle of the shelf; null where it is no longer there. */
  readonly fromShelf: (id: string) => Promise<Fault | null>;
  /** Goes on with the battle last played here, if any. */
  readonly resume: () => Promise<Fault | null>;
}

/** A place on the shelf that no other battle has. */
const newId = (): string => `${Date.now().toString(36)}-${newSeed().toString(36)}`;

type Opened = Pick<Session, "id" | "battle" | "lines" | "seats">;
function opened(scenario: Scenario, seed: number, seats: readonly Seat[], system: string): Opened {
  const { battle, events } = startBattle<Core>(systemOf(system), scenario, seed, {
    seats: sitters(seats, levelNow(), nameNow),
  });
  return { id: newId(), battle, lines: events, seats: seatsOf(battle) };
}

/** Nothing is being tried; a kind of move is chosen for one unit's move only. */
const untried = { preview: null, refusal: null, way: null } as const;

const fresh = {
  past: [],
  selected: null,
  fallen: null,
  paused: false,
  ...untried,
} as const;

/** The game that a player finds, the one chosen last here, else the usual: there is no session before it is there. */
const first = await fetchSystem(gameChosen()).catch(() => fetchSystem(null));

/** A battle that nobody has begun yet. */
const unbegun = ({ id, rules }: typeof first): Opened => opened(rules.starter(), newSeed(), ["human", "human"], id);

export const useSession = create<Session>((set, get) => ({
  ...unbegun(first),
  ...fresh,
  welcome: true,
  autoRoll: false,
  async offer(game) {
    const system = await fetchSystem(game);
    if (get().welcome && get().battle.system.id !== system.id) set({ ...unbegun(system), ...fresh });
  },
  begin(seats, scenario, seed = newSeed(), game = get().battle.system.id) {
    leave(get());
    tellPlayed(game);
    set({ ...opened(scenario ?? systemOf(game).rules.starter(), seed, seats, game), ...fresh, welcome: false });
    begins(get().id);
    beganHere();
    remember(get());
  },
  give: (given) => mayPlay() && taken(answer(get().battle, given), ownChoice(get().battle)),
  declare: (declared, seat) => mayPlay() && taken(declare(get().battle, declared, seat), get().seats[seat] === "human"),
  correct: (correction, seat) => mayPlay() && taken(correct(get().battle, correction, seat, [1 - seat]), true),
  roll() {
    const { battle, lines, past } = get();
    if (battle.request?.type !== "roll" || !mayPlay()) return;
    const rolled = rollDice(battle);
    set({
      battle: rolled.battle,
      lines: [...lines, ...rolled.events],
      past: [...past, { battle, lines: lines.length, dice: true }],
      ...untried,
      fallen: { request: battle.request, faces: rolled.faces, after: rolled.events.slice(1) },
    });
    remember(get());
  },
  undo(agreed) {
    const { past, lines, seats } = get();
    if (!mayPlay()) return "nothing";
    const watching = seats[0] === "computer" && seats[1] === "computer";
    // Back to where a person was asked: what the computer did in between goes with it.
    const mine = (p: Past): boolean => {
      if (forced(p.battle) !== null) return false;
      return watching || p.battle.request === null || personAsked({ battle: p.battle, seats });
    };
    const at = placeBefore(past, mine);
    const to = at === null ? undefined : past[at];
    if (at === null || to === undefined) return "nothing";
    if (!agreed && past.slice(at).some((p) => p.dice)) return "needs-consent";
    set({
      battle: to.battle,
      lines: lines.slice(0, to.lines),
      past: past.slice(0, at),
      ...untried,
      fallen: null,
      paused: watching,
    });
    remember(get());
    return "done";
  },
  select(id) {
    const { autoRoll, selected } = get();
    if (autoRoll && id !== null && id !== selected) giveTried(get());
    set({ selected: id, ...untried });
  },
  gesture(gesture) {
    const { battle, preview: before } = get();
    const request = battle.request;
    if (request?.type !== "choice") return;
    const choice = systemOf(battle.system.id).rules.choices[request.choice];
    const preview = tryOut(choice, battle.game, request, gesture, before?.tried);
    set({ preview, refusal: preview === null || preview.verdict === true ? null : preview.verdict });
    if (saysAll(gesture, choice?.tool)) giveTried(get());
  },
  clearPreview() {
    set({ preview: null, refusal: null });
  },
  setAutoRoll(autoRoll) {
    set({ autoRoll });
    remember(get());
  },
  setWay(way) {
    set({ way });
  },
  setPaused(paused) {
    set({ paused });
    remember(get());
  },
  // What does not hold is handed back as it came, and not mended by the way.
  toFile: () => (isForged() ? useOpened.getState().text : JSON.stringify(fileOf(get()))),
  fromFile(text, seats) {
    const found = reopened(text, seats);
    if ("where" in found) return found;
    leave(get());
    set({ ...put(found), id: newId() });
    begins(get().id);
    checked(found, text);
    remember(get());
    return null;
  },
  async fromShelf(id) {
    const kept = await fetchVolume(id);
    if (kept === null) return null;
    const build = await keptBuildOf(kept.volume);
    if (build !== null) {
      goOn(id, build);
      return null;
    }
    await fetchSystemIn(kept.text);
    return takenUp(id);
  },
  async resume() {
    const kept = await lastPlayed();
    if (kept === null || !get().welcome || (await goesOn(kept))) return null;
    await fetchSystemIn(kept.text);
    // A player who has begun meanwhile is not interrupted.
    return get().welcome ? takenUp(kept.volume.id) : null;
  },
}));

type Seated = Pick<Session, "battle" | "seats">;

/** Is a person here asked? What is asked of both sides, such as a roll for both, is asked of every person. */
export function personAsked({ battle: { request }, seats }: Seated): boolean {
  if (request === null) return false;
  return request.player === null ? seats.includes("human") : seats[request.player] === "human";
}

/** Is a person here waited for, or is the battle over? What allows one answer only waits for nobody. */
export const awaited = (now: Seated): boolean =>
  now.battle.request === null || (personAsked(now) && forced(now.battle) === null);

/** Is the standing choice one that a person here makes? */
export const ownChoice = (battle: TheBattle): boolean =>
  battle.request?.type === "choice" && awaited({ battle, seats: seatsOf(battle) });

/**
 * What an answer or a declaration has led to, with the way back; a refusal changes nothing but what is said. Dice that fell
 * before stay in sight until a person has answered.
 */
function taken(result: AnswerResult<Core>, own: boolean): boolean {
  if (!result.ok) {
    useSession.setState({ refusal: result.refusal });
    return false;
  }
  useSession.setState(({ battle, lines, past, fallen, selected }) => ({
    battle: result.battle,
    selected: isDone(selected, battle, result.battle) ? null : selected,
    lines: [...lines, ...result.events],
    past: [...past, { battle, lines: lines.length, dice: false }],
    ...untried,
    fallen: own ? null : fallen,
  }));
  remember(useSession.getState());
  return true;
}

/** Was a piece asked about that is not while the same is asked about others? Then nobody has it in hand any more. */
function isDone(piece: PieceKey | null, before: TheBattle, after: TheBattle): boolean {
  const about = ({ request, game, system }: TheBattle): readonly PieceKey[] =>
    request?.type === "choice" ? piecesOf(systemOf(system.id).rules.choices[request.choice], game, request) : [];
  const [was, now] = [before.request, after.request];
  const again = was?.type === "choice" && now?.type === "choice" && was.choice === now.choice;
  const left = piece !== null && again ? about(after) : [];
  return piece !== null && left.length > 0 && !left.includes(piece) && about(before).includes(piece);
}

const put = ({ battle, lines, past }: Reopened): Partial<Session> => ({
  ...fresh,
  battle,
  lines,
  past,
  seats: seatsOf(battle),
  welcome: false,
});

/** What was opened is checked beside the page; a scene has no record that could be. */
function checked({ misfit, fromScene, battle }: Reopened, text: string): void {
  if (fromScene) beganHere();
  else verifyOpened(useSession.getState().id, battle.system.id, text, misfit);
}

useOpened.subscribe(({ of, text, check }, before) => {
  const { id, battle } = useSession.getState();
  if (of !== id || before.check.is !== "checking") return;
  if (check.is === "verified" || check.is === "unchecked") void keepNow();
  if (check.is !== "forged") return;
  // The record as it came is what is looked at, without what was played of it meanwhile.
  forget(id);
  const found = reopened(text);
  if ("where" in found || found.battle.log?.hash === battle.log?.hash) return;
  useSession.setState(put(found));
});

/**
 * Opens a battle of the shelf as it is there when this tab has turned to it: another tab that played it may have written more.
 * Null also where it is no longer there.
 */
export async function takenUp(id: string): Promise<Fault | null> {
  const before = useSession.getState();
  if (before.id !== id) leave(before);
  await turnTo(id);
  const kept = await fetchVolume(id);
  const fault = kept === null ? null : open(kept);
  // The one that was open stays so.
  if (useSession.getState().id !== id && !before.welcome) await turnTo(before.id);
  return fault;
}

/** Opens a battle of the shelf, whose game has been asked for, in its own place there. */
export function open({
  volume,
  text,
}: {
  readonly volume: { readonly id: string; readonly pace: Pace };
  readonly text: string;
}): Fault | null {
  const found = reopened(text);
  if ("where" in found) return found;
  holds(volume.id, text);
  useSession.setState({ ...put(found), id: volume.id, ...volume.pace });
  checked(found, text);
  remember(useSession.getState());
  return null;
}

/** The only answer that the standing choice allows, or null: nobody need be asked what is decided already. */
export function forced(battle: TheBattle): Json {
  const request = battle.request;
  if (request?.type !== "choice") return null;
  const kind = systemOf(battle.system.id).rules.choices[request.choice];
  const tool = toolOf(kind);
  const byHand = tool !== null && tool.kind !== "pick" && tool.kind !== "share";
  if (kind?.enumerate === undefined || byHand) return null;
  const answers = kind.enumerate(battle.game, request.about);
  return answers?.length === 1 ? (answers[0] ?? null) : null;
}

/** Autosave. */
const remember = (session: Session): void => keepSoon(session.id, () => asKept(session));

/** Keeps the battle that is open as it is. */
export const keepOpen = (): void => remember(useSession.getState());

function asKept({ id, battle, lines, seats, autoRoll, paused }: Session): ReturnType<Parameters<typeof keepSoon>[1]> {
  const file = fileOf({ battle, lines });
  const system = systemOf(battle.system.id);
  return [
    {
      id,
      played: Date.now(),
      pace: { autoRoll, paused },
      seed: battle.dice.seed ?? 0,
      answers: answersGiven(battle),
      moment: system.views.moment?.(battle.game)?.long ?? null,
      system: system.id,
      edition: battle.scenario.edition,
      version: file.version,
      ...playersOf(battle, seats),
      points: system.rules.outcome(battle.game)?.points ?? null,
      picture: pictureOf(battle),
    },
    JSON.stringify(file),
  ];
}

/** Before another battle takes its place: what was played is written at once, what was not even begun is not kept. */
function leave({ id, battle, welcome }: Session): void {
  if (!mayPlay()) return;
  if (welcome || battle.log === null) void discardNameless(id);
  else void keepNow();
}

export const answersGiven = (battle: TheBattle): number => entriesOf(battle).length;
