import { type Chain, distribution, read } from "@tercio/dice";
import type { Message, Reason, RollRequest } from "@tercio/kernel";
import type { Blow, CombatView, StagedBlows } from "@tercio/board";
import { combatsOf } from "../session/combats.ts";
import type { Session } from "../session/store.ts";

/** A line of a combat: blows of one kind, with what is to be expected of them and, once they fell, what came of them. */
export interface BlowLine {
  readonly seat: number;
  readonly who: Message;
  readonly whom: Message;
  /** null: as many as turn out. */
  readonly dice: number | null;
  /** Each stage with its need, null where none is rolled against; `passed`: how many went on from it. */
  readonly stages: readonly {
    readonly need: number | null;
    readonly title: Message;
    readonly fails: boolean;
    readonly passed: number | null;
  }[];
  /** null: what the question says, if anybody asks it. */
  readonly expected: number | null;
  readonly question: string | null;
  readonly points: number | null;
  readonly reasons: readonly Reason[];
}

/** Blows that are rolled in one go. */
type AtOnce = Blow & { readonly dice: Chain };
/** A line before it is known how many others it stands for, with the dice that it is expected of. */
type Part = Omit<BlowLine, "expected" | "dice" | "question"> & Pick<AtOnce, "dice" | "most">;

export interface RoundStep {
  readonly title: Message;
  readonly rolled: boolean;
  readonly lines: readonly BlowLine[];
}

/** What dice come to on average, no more than makes a difference. */
function mean(dice: Chain, most: number | null): number {
  return distribution(dice).reduce((sum, b) => {
    const points = "points" in b.outcome && typeof b.outcome.points === "number" ? b.outcome.points : 0;
    return sum + b.probability * Math.min(points, most ?? points);
  }, 0);
}

const line = (blow: AtOnce): Part => ({
  ...{ seat: blow.seat, who: blow.who, whom: blow.whom, dice: blow.dice, most: blow.most, reasons: blow.reasons },
  stages: blow.dice.stages.flatMap((stage, i) => {
    const title = blow.stages[i];
    const fails = stage.passOn === "failure";
    return stage.need === null || title === undefined ? [] : [{ need: stage.need, title, fails, passed: null }];
  }),
  points: null,
});

/** A line with what fell: how many went on from each stage, and what it cost. */
function fell(blow: AtOnce, request: RollRequest, faces: readonly (readonly number[])[], at: number): Part {
  const plain = line(blow);
  const reading = read(request.dice, faces);
  const stages = reading?.kind === "chains" ? (reading.chains[at] ?? []) : [];
  const rolling = blow.dice.stages.flatMap((s, i) => (s.need === null ? [] : [i]));
  const passed = rolling.map((i) => stages.find((s) => s.stage === i)?.passed ?? 0);
  return { ...plain, stages: plain.stages.map((s, k) => ({ ...s, passed: passed[k] ?? 0 })) };
}

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/** Lines that differ in nothing but in how many dice there are, as one, with what is to be expected of all of them. */
function together(parts: readonly Part[]): readonly BlowLine[] {
  const kinds = new Map<string, Part>();
  for (const l of parts) {
    const key = JSON.stringify([l.seat, l.who, l.whom, l.dice.stages]);
    const was = kinds.get(key);
    kinds.set(
      key,
      was === undefined
        ? l
        : {
            ...was,
            dice: { ...was.dice, dice: was.dice.dice + l.dice.dice },
            stages: was.stages.map((s, i) => ({ ...s, passed: sum(s.passed, l.stages[i]?.passed ?? null) })),
            points: sum(was.points, l.points),
          },
    );
  }
  return [...kinds.values()].map(({ dice, most, ...l }) => ({
    ...l,
    dice: dice.dice,
    expected: mean(dice, most),
    question: null,
  }));
}

const isAtOnce = (blow: Blow): blow is AtOnce => blow.dice.kind === "chain";

type Came = {
  readonly points?: number;
  readonly chains?: readonly { points: number }[];
  readonly total?: number;
  readonly counts?: readonly number[];
};

/** How many went on from a stage that was rolled by itself. */
function wentOn({ total, counts: [failed = 0, ...good] = [] }: Came, fails: boolean): number {
  return total ?? (fails ? failed : good.reduce((p, q) => p + q, 0));
}

/** What stages of blows came to that are rolled one by one: by the place of the blow and of the stage. */
type Rolled = Map<string, { readonly dice: number | null; readonly passed: number | null }>;

/** A line of blows that are rolled stage by stage: what has been rolled, and what is to come. */
function staged(blow: Blow, dice: StagedBlows, at: number, rolled: Rolled): BlowLine {
  const of = (k: number) => rolled.get(`${at} ${k}`);
  return {
    ...{ seat: blow.seat, who: blow.who, whom: blow.whom, reasons: blow.reasons, points: null },
    dice: of(0)?.dice ?? dice.stages[0]?.dice ?? null,
    stages: dice.stages.flatMap(({ need, fails }, k) => {
      const title = blow.stages[k];
      return title === undefined ? [] : [{ need, fails, title, passed: of(k)?.passed ?? null }];
    }),
    expected: null,
    question: dice.question,
  };
}

const linesOf = (blows: readonly Blow[], rolled: Rolled): readonly BlowLine[] => [
  ...together(blows.filter(isAtOnce).map(line)),
  ...blows.flatMap((b, at) => (b.dice.kind === "staged" ? [staged(b, b.dice, at, rolled)] : [])),
];

type Played = Pick<Session, "past" | "lines">;

/** The whole round of a combat: what has been rolled of it, from the log, and what is to come. */
export function roundOf({ past, lines }: Played, view: CombatView): readonly RoundStep[] {
  const rolled: RoundStep[] = [];
  const stages: Rolled = new Map();
  for (let i = past.length - 1; view.inProgress && i >= 0; i--) {
    const before = past[i];
    if (before === undefined) break;
    const then = combatsOf(before.battle).find((c) => c.question === view.question);
    if (then?.inProgress !== true) break;
    const next = lines.slice(before.lines, past[i + 1]?.lines ?? lines.length);
    const roll = next.find((e) => e.kind === "roll");
    const request = before.battle.request;
    const step = then.steps[0];
    if (roll === undefined || request?.type !== "roll" || step === undefined) continue;
    const outcome = (roll.data?.["outcome"] ?? {}) as Came;
    const by = step.blows.findIndex((b) => b.dice.kind === "staged" && b.dice.now !== null);
    const { dice: turn } = step.blows[by] ?? {};
    if (turn?.kind === "staged" && turn.now !== null) {
      const { dice = null, fails = false } = turn.stages[turn.now] ?? {};
      stages.set(`${by} ${turn.now}`, { dice, passed: wentOn(outcome, fails) });
      continue;
    }
    const chains = request.dice.kind === "chains" ? request.dice.chains.length : request.dice.kind === "chain" ? 1 : 0;
    if (chains === 0 || chains > step.blows.length) continue;
    const faces = (roll.data?.["faces"] ?? []) as readonly (readonly number[])[];
    const done = step.blows
      .slice(0, chains)
      .filter(isAtOnce)
      .map((blow, at) => ({
        ...fell(blow, request, faces, at),
        points: outcome.chains?.[at]?.points ?? outcome.points ?? 0,
      }));
    rolled.unshift({ title: step.title, rolled: true, lines: together(done) });
  }
  return [...rolled, ...view.steps.map((s) => ({ title: s.title, rolled: false, lines: linesOf(s.blows, stages) }))];
}
