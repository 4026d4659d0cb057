import { labelOf, type Player, reasonFor, think, type Thought } from "@tercio/bots";
import {
  type ChoiceRequest,
  type Core,
  engineOf,
  type Json,
  type Loaded,
  loading,
  type Message,
  type OddsQuestion,
  type Request,
  type Save,
  silent,
} from "@tercio/kernel";
import { inRecord } from "@tercio/files";
import { counterSource, rollOutcome, type Source } from "@tercio/dice";
import {
  firstAnswer,
  headlineOf,
  type Memory,
  numbersOf,
  type Odds,
  remembering,
  talliesOf,
  type Weighing,
} from "@tercio/odds";
import { isStanding, type Piece, type PieceKey, presetsOf, type System, tryOut } from "@tercio/board";
import type { Answers, Asked, At, Exposure, Stood, Told, Verdict, Weighed } from "./asked.ts";
import { chanceOf, type Chancing, numbersTold } from "./chancing.ts";
import { fetchSystem, systemOf } from "./systems.ts";

/** Thinks beside the page, so that the page never waits: the computer's answers, and odds. A system is no message. */
const tell = (told: Told): void => (self as unknown as { postMessage(m: Told): void }).postMessage(told);

/** What has been weighed of each game: pointers come back, and positions with them. */
const memories = new Map<string, Memory<Core>>();
function weigh(system: System, question: OddsQuestion<Core>, decided?: Answers): Weighing {
  let memory = memories.get(system.id);
  if (memory === undefined) memories.set(system.id, (memory = remembering(system)));
  return memory.weigh(question, decided);
}

/** Every question of the position, those about the piece first; what has been declared; and what the piece could do wherever it stands. */
function questionsAt(
  { system: id, game, request }: At,
  piece: PieceKey | null,
): readonly { readonly question: OddsQuestion<Core>; readonly asked: boolean }[] {
  const system = systemOf(id);
  const list = system.views.questions(game, request);
  const own = piece === null ? [] : list.filter((q) => q.pieces?.some((p) => p === piece));
  const known = new Set(list.map((q) => q.id));
  const could = piece === null ? [] : (system.views.reach?.(game, piece)?.targets ?? []).map((t) => t.question);
  const declared = (system.views.declared?.(game) ?? []).flatMap((d) => (d.question === null ? [] : [d.question]));
  return [
    ...[...own, ...list.filter((q) => !own.includes(q))].map((question) => ({ question, asked: true })),
    ...[...declared, ...could].filter((q) => !known.has(q.id)).map((question) => ({ question, asked: false })),
  ];
}

const weighed = (q: OddsQuestion<Core>, asked: boolean, odds: Odds, done: boolean): Weighed => ({
  question: q.id,
  asked,
  label: q.label,
  answer: q.answer ?? null,
  headline: headlineOf(q),
  pieces: q.pieces ?? [],
  results: q.results,
  tallies: talliesOf(q, odds),
  numbers: numbersTold(numbersOf(q)),
  odds,
  done,
});

/** Milliseconds: how long numbers stand before better ones take their place, and after how long somebody else is listened to. */
const SHOWN = 300;
const BREATH = 40;

/** Works until so much time has passed, or nothing is left to do; something is done in any case. */
function spend(milliseconds: number, more: () => boolean, work: () => void): void {
  const end = performance.now() + milliseconds;
  do if (more()) work();
  while (more() && performance.now() < end);
}

/** What has been asked and not called off. */
const wanted = new Set<number>();

/** It may have been called off meanwhile: whatever has come in is listened to first. */
async function stillAsked(id: number): Promise<boolean> {
  await listened();
  return wanted.has(id);
}

/** How long nothing is worked out after the page was pressed, and how long something is before that holds again, milliseconds. */
const HUSH = 60;
const WORKS = 60;
/** When the page was last let go first. */
let hushed = Number.NEGATIVE_INFINITY;

/** Whatever has come in is heard; where the page has been pressed, what it draws of that goes first. */
async function listened(): Promise<void> {
  await new Promise((go) => setTimeout(go, 0));
  const rest = hushed + HUSH - performance.now();
  if (rest > 0) await new Promise((go) => setTimeout(go, rest));
}

/** Thinks, and lets the page draw in between. */
async function thoughtAt(at: At, player: Player, seed: number, after: number): Promise<Thought> {
  const thought = think({ ...at, system: systemOf(at.system) }, { player, seed, after });
  for (let heard = performance.now(); ; ) {
    const next = thought.next();
    if (next.done === true) return next.value;
    if (performance.now() - heard < LISTENS) continue;
    await listened();
    heard = performance.now();
  }
}

const reasonAt = ({ system, game, request }: At, thought: Thought): Message | null =>
  request.type === "choice" ? reasonFor(systemOf(system), game, request, thought) : null;

/** A computer's answer, and why. */
async function answer({ bot, seed, length, at, id }: Asked & { kind: "answer" }): Promise<void> {
  const thought = await thoughtAt(at, bot, seed, length);
  tell({ kind: "answer", id, answer: thought.answer, reason: reasonAt(at, thought) });
}

async function hint({ seed, length, at, id }: Asked & { kind: "hint" }): Promise<void> {
  const thought = await thoughtAt(at, 3, seed, length);
  const { answer: given, best, next } = thought;
  if (given === null || at.request.type !== "choice") return tell({ kind: "hint", id, hint: null });
  const { request, game } = at;
  const label = (one: Json): Message | null => labelOf(systemOf(at.system), game, request, one);
  tell({
    kind: "hint",
    id,
    hint: {
      answer: given,
      label: label(given),
      reason: reasonAt(at, thought),
      next:
        best === null || next === null
          ? null
          : { label: label(next.answer), behind: Math.round(best.value - next.value) },
      stands: stoodBy(at, given),
    },
  });
}

/** Those whom an answer moves or puts down, as they stand then. */
function stoodBy({ system: id, game }: At, given: Json): readonly Stood[] {
  const system = systemOf(id);
  const pieces = (of: Core): readonly Piece[] => system.views.board(of).pieces.filter(isStanding);
  const was = new Map(pieces(game).map((p) => [p.key, p]));
  return pieces(engineOf(system).reply(game, given, silent).game).flatMap((p) => {
    const { key, x, y, facing, outline, front, bases, name } = p;
    const before = was.get(key);
    if (before !== undefined && before.x === x && before.y === y && before.facing === facing) return [];
    return [{ key, x, y, facing, outline, front, bases, name }];
  });
}

/** So long a computer thinks before it listens again, milliseconds. */
const LISTENS = 8;

// In small portions: the first states and plays of a question take milliseconds each.
const walkOn = (w: Weighing, milliseconds: number): void =>
  spend(
    milliseconds,
    () => w.walks,
    () => w.walk(2),
  );
const playOn = (w: Weighing, milliseconds: number): void =>
  spend(
    milliseconds,
    () => w.plays,
    () => w.play(2),
  );

/**
 * Every question gets a first answer, exact where that is quick and sampled where it is not; then those that are not
 * certain yet are gone on with, one after the other, and told anew as they become better.
 */
async function odds(asked: Asked & { kind: "odds" }): Promise<void> {
  const { id } = asked;
  const open: { readonly at: ReturnType<typeof questionsAt>[number]; readonly weighing: Weighing }[] = [];
  const told = ({ question, asked: now }: (typeof open)[number]["at"], w: Weighing): void => {
    if (w.odds !== null) tell({ kind: "odds", id, weighed: weighed(question, now, w.odds, w.done) });
  };
  const system = systemOf(asked.at.system);
  for (const at of questionsAt(asked.at, asked.piece)) {
    if (!(await stillAsked(id))) return;
    const weighing = weigh(system, at.question, asked.decided?.[at.question.id]);
    firstAnswer(weighing, () => performance.now());
    told(at, weighing);
    if (!weighing.done) open.push({ at, weighing });
  }
  for (const { at, weighing } of open) {
    for (let shown = performance.now(); !weighing.done; ) {
      if (!(await stillAsked(id))) return;
      playOn(weighing, BREATH);
      walkOn(weighing, BREATH);
      if (performance.now() - shown < SHOWN && !weighing.done) continue;
      told(at, weighing);
      shown = performance.now();
    }
  }
  tell({ kind: "done", id });
}

/** Case by case as {@link odds} has it: what takes long is told as it becomes better, until nobody wants it any more. */
async function chances({ id, at, question, cases }: Asked & { kind: "chances" }): Promise<void> {
  const system = systemOf(at.system);
  for (const of of cases) {
    if (!(await stillAsked(id))) return;
    const chancing: Chancing = chanceOf(system, question, of);
    const { weighing } = chancing;
    const begun = performance.now();
    for (let shown = begun; weighing !== null && !weighing.done; ) {
      if (!(await stillAsked(id))) return;
      walkOn(weighing, BREATH);
      // What takes long is sampled meanwhile.
      if (performance.now() - begun > SHOWN) playOn(weighing, BREATH);
      const answer = performance.now() - shown < SHOWN || weighing.done ? null : chancing.answer();
      if (answer === null) continue;
      tell({ kind: "chance", id, of, answer });
      shown = performance.now();
    }
    const answer = chancing.answer();
    if (answer !== null) tell({ kind: "chance", id, of, answer });
  }
  tell({ kind: "done", id });
}

/** Milliseconds between two words on how far it is: nobody sees more. */
const TOLD = 120;

/** Plays a record again, and compares each die and hash of it; listens in between, and gives way to what is pressed. */
async function verify({ id, at, text }: Asked & { kind: "verify" }): Promise<void> {
  const file = JSON.parse(text) as Partial<Save>;
  const entries: readonly object[] = Array.isArray(file.entries) ? file.entries : [];
  const all = loading<Core>(systemOf(at.system), file, { verify: true, given: true, untold: true });
  for (let shown = performance.now(), done = 0; ; ) {
    let end: Loaded<Core> | null = null;
    spend(
      BREATH,
      () => end === null,
      () => {
        const next = all.next();
        if (next.done === true) end = next.value;
        else done = next.value;
      },
    );
    if (!(await stillAsked(id))) return;
    if (end !== null) return tell({ kind: "verified", id, verdict: verdictOf(end, file, entries) });
    if (performance.now() - shown < TOLD) continue;
    shown = performance.now();
    tell({ kind: "verifying", id, done, all: entries.length });
  }
}

function verdictOf(end: Loaded<Core>, { seed }: Partial<Save>, entries: readonly object[]): Verdict {
  if (!end.ok) return { ok: false, entry: end.problem.entry, where: end.problem.where, message: end.problem.message };
  const over = end.battle.request === null;
  return { ok: true, ...inRecord(entries), answers: entries.length, given: end.given, seed: seed ?? null, over };
}

/** No army takes so many answers to put down. */
const ENDLESS = 300;

/** Put down in order where the rules offer that; else as chance has it. */
function laidOut(system: System, game: Core, request: ChoiceRequest, source: Source): Json {
  const choice = system.rules.choices[request.choice];
  const [preset] = presetsOf(choice, game, request);
  const tried = preset === undefined ? null : tryOut(choice, game, request, { do: "preset", preset: preset.id });
  return tried?.answer ?? choice?.sample(game, request.about, source) ?? null;
}

/** Chance puts both armies down, until the first turn begins; armies that stand there already are left where they are. */
function stand({ id, at }: Asked & { kind: "stand" }): void {
  const system = systemOf(at.system);
  const engine = engineOf(system);
  const [dice, source] = [counterSource(STANDS, 0), counterSource(STANDS, 1)];
  let now: { readonly game: Core; readonly request: Request | null } = at;
  const begun = (): boolean =>
    system.views.moment?.(now.game) != null || system.views.board(now.game).pieces.every((p) => p.place !== "waiting");
  for (let i = 0; i < ENDLESS && !begun(); i++) {
    const { request } = now;
    if (request === null) break;
    const answer =
      request.type === "roll" ? rollOutcome(request.dice, dice) : laidOut(system, now.game, request, source);
    now = engine.reply(now.game, answer, silent);
  }
  tell({ kind: "stand", id, game: now.game });
}
/** A seed by which armies stand well. */
const STANDS = 7;

function reach({ id, at, piece }: Asked & { kind: "reach" }): void {
  const found = systemOf(at.system).views.reach?.(at.game, piece) ?? null;
  const targets = found?.targets.map((t) => ({ ...t, question: t.question.id })) ?? [];
  tell({ kind: "reach", id, reach: found === null ? null : { ...found, targets } });
}

function threats({ id, at, seat }: Asked & { kind: "threats" }): void {
  tell({ kind: "threats", id, threats: systemOf(at.system).views.threats?.(at.game, seat) ?? [] });
}

function ranges({ id, at, answer }: Asked & { kind: "ranges" }): void {
  const system = systemOf(at.system);
  const game = answer === null ? at.game : engineOf(system).reply(at.game, answer, silent).game;
  tell({ kind: "ranges", id, ranges: system.views.ranges?.(game) ?? [] });
}

/** How long the chance of somebody who could go for a piece may take, milliseconds; whoever takes longer is not told. */
const GLANCE = 150;

/** Plays the answer, and asks of each enemy whether it could then go for that piece. */
async function exposed({ id, at, answer, piece }: Asked & { kind: "exposed" }): Promise<void> {
  const system = systemOf(at.system);
  const { targets, board } = system.views;
  const list: Exposure[] = [];
  if (targets !== undefined) {
    const { game } = engineOf(system).reply(at.game, answer, silent);
    const { pieces } = board(game);
    const own = pieces.find((p) => p.key === piece);
    for (const foe of pieces) {
      if (foe.seat === null || foe.seat === own?.seat || foe.place !== "field") continue;
      for (const { from, to, label, question } of targets(game, foe.key, piece)) {
        const weighing = weigh(system, question);
        spend(
          GLANCE,
          () => weighing.walks,
          () => weighing.walk(2),
        );
        if (weighing.odds === null) continue;
        const told = weighed(question, false, weighing.odds, weighing.done);
        list.push({ by: foe.key, name: foe.name, from, to, label, weighed: told });
      }
      if (!(await stillAsked(id))) return;
    }
  }
  tell({ kind: "exposed", id, exposed: list });
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  const { id } = data;
  if (data.kind === "hush") {
    const now = performance.now();
    if (now > hushed + HUSH + WORKS) hushed = now;
    return;
  }
  if (data.kind === "stop") {
    wanted.delete(id);
    return;
  }
  wanted.add(id);
  // The game that it is about is fetched first; then it is there at once.
  fetchSystem(data.at.system)
    .then(() => heed(data))
    // A promise that fails is no error of the worker; the page waits for one to fall back on what it can do without.
    .catch((error: unknown) => reportError(error))
    .finally(() => wanted.delete(id));
};

async function heed(data: Exclude<Asked, { readonly kind: "stop" | "hush" }>): Promise<void> {
  // Of a battle that goes on fast only what is still looked at is worked out.
  if (data.kind !== "answer" && !(await stillAsked(data.id))) return;
  if (data.kind === "odds") return odds(data);
  if (data.kind === "chances") return chances(data);
  if (data.kind === "stand") return stand(data);
  if (data.kind === "exposed") return exposed(data);
  if (data.kind === "reach") return reach(data);
  if (data.kind === "threats") return threats(data);
  if (data.kind === "ranges") return ranges(data);
  if (data.kind === "hint") return hint(data);
  if (data.kind === "verify") return verify(data);
  return answer(data);
}
