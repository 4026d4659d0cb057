import { wholePercent } from "@tercio/dice";
import { type Core, type OddsQuestion, type RuleSystem, say } from "@tercio/kernel";
import { type Decided, type Decision, MOST_SOUGHT, numbersOf, type Odds, type Seeker, type Worth } from "@tercio/odds";
import type { Command } from "commander";
import { Wrong } from "../shared/systems.ts";
import { weighed } from "../shared/weighed.ts";

type System = RuleSystem<Core>;

/** What is typed of decisions: of one its answer, of a player what it looks for. */
export interface DecidedOptions {
  readonly assume?: readonly string[];
  readonly seek?: readonly string[];
}

const collected = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** The options by which a command takes answers that would else be taken for granted. */
export function takesDecisions(command: Command): void {
  command
    .option(
      "--assume <decision=answer>",
      "answer one of the decisions that are named beside the odds otherwise, by number or words; may be given several times",
      collected,
    )
    .option(
      "--seek <player=aim>",
      "let player 1 or 2 answer as is best, or worst, on average: 1=most, 2=least, or 1=most:NUMBER for another number",
      collected,
    );
}

/** A decision by the name that is typed for it: its kind, and the so-manieth of that kind that is met. */
interface Named {
  readonly name: string;
  readonly decision: Decision;
}
function named(decisions: readonly Decision[]): readonly Named[] {
  const seen = new Map<string, number>();
  return decisions.flatMap((decision) => {
    if (decision.options.length === 0) return [];
    const nth = (seen.get(decision.choice) ?? 0) + 1;
    seen.set(decision.choice, nth);
    return [{ name: nth === 1 ? decision.choice : `${decision.choice}-${nth}`, decision }];
  });
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[’']/g, "'").trim();

/** The option that is meant: by its number, by its words, or by a part of them that no other has. */
function optionOf(system: System, { name, decision }: Named, typed: string): string {
  const labels = decision.options.map((o) => plain(say(system, o.label, "en")));
  const wanted = plain(typed);
  const nth = /^\d+$/.test(wanted) ? Number(wanted) - 1 : labels.indexOf(wanted);
  const parts = labels.flatMap((label, at) => (label.includes(wanted) ? [at] : []));
  const found = decision.options[nth] ?? (parts.length === 1 ? decision.options[parts[0] ?? 0] : undefined);
  if (found !== undefined) return found.id;
  const all = decision.options.map((o, at) => `${at + 1} ${say(system, o.label, "en")}`);
  throw new Wrong(`--assume ${name}=${typed}: there are ${all.join("; ")}`);
}

/** Who looks for what. */
function seekerOf(typed: string, numbers: readonly Worth[]): Seeker {
  const [, who, aim, number] = /^([12])=(most|least)(?::(.+))?$/.exec(typed) ?? [];
  if (who === undefined || (aim !== "most" && aim !== "least"))
    throw new Wrong(`--seek takes 1=most, 1=least, 2=most or 2=least, not "${typed}"`);
  const player = Number(who) - 1;
  const own =
    number === undefined
      ? (numbers.find((n) => n.gains === player) ?? numbers[0])
      : numbers.find((n) => n.id === number);
  if (own == null)
    throw new Wrong(`--seek ${typed}: there is no such number; there are ${numbers.map((n) => n.id).join(", ")}`);
  return { player, aim, number: own.id };
}

/** Questions with the answers that were typed. */
export interface Answering {
  /** Each answer is looked for among the decisions that those before it lead to. */
  odds(question: OddsQuestion<Core>, counts?: (result: string) => boolean): Odds;
  /** Throws where something was answered that nobody is asked. */
  check(): void;
}

/** @param limit positions that are counted before the odds are sampled; as the app has it if not given */
export function answering(system: System, { assume = [], seek = [] }: DecidedOptions, limit?: number): Answering {
  const most = limit === undefined ? {} : { limit };
  const used = new Set<string>();
  const met = new Set<string>();
  const typed = assume.map((text) => {
    const at = text.indexOf("=");
    if (at < 1) throw new Wrong(`--assume takes DECISION=ANSWER, not "${text}"`);
    return [text.slice(0, at), text.slice(at + 1)] as const;
  });
  return {
    odds(question, counts) {
      const numbers = numbersOf(question, counts);
      const seekers = seek.map((text) => seekerOf(text, numbers));
      if (new Set(seekers.map((s) => s.player)).size < seekers.length)
        throw new Wrong("--seek: each player looks for one thing");
      let picks: NonNullable<Decided["picks"]> = {};
      let odds: Odds | null = null;
      for (const [name, answer] of typed) {
        odds ??= weighed(system, question, { picks, ...most });
        const all = named(odds.decisions);
        for (const one of all) met.add(one.name);
        const found = all.find((n) => n.name === name);
        if (found === undefined) continue;
        used.add(name);
        picks = { ...picks, [found.decision.id]: optionOf(system, found, answer) };
        odds = null;
      }
      if (odds !== null && seekers.length === 0) return odds;
      return weighed(system, question, { picks, seekers, ...most, ...(counts === undefined ? {} : { counts }) });
    },
    check() {
      const others = met.size === 0 ? "" : `; there is ${[...met].join(", ")}`;
      for (const [name] of typed)
        if (!used.has(name)) throw new Wrong(`--assume ${name}: no such decision here${others}`);
    },
  };
}

/** The decisions of some odds, told in English. */
export function toldDecisions(system: System, { decisions }: Odds) {
  return named(decisions).map(({ name, decision: { asked, options, player, taken } }) => ({
    ...{ name, player: player + 1, asked: say(system, asked, "en") },
    options: options.map((o) => ({
      answer: say(system, o.label, "en"),
      share: taken.find((t) => t.option === o.id)?.share ?? 0,
    })),
  }));
}

/** What was sought, and what it came to; where there was too much to look through, that it was given up, with no value. */
export function toldSought({ sought }: Odds) {
  return (sought?.seekers ?? []).map(({ player, aim, number }, at) => {
    const value = sought?.values?.[at] ?? null;
    return { ...{ player: player + 1, aim, number, value }, ...(value === null ? { givenUp: true } : {}) };
  });
}

type Told = ReturnType<typeof toldDecisions>;

/** Decisions line by line, each answer with its number, and a star at the one that is taken. */
export function decisionLines(told: Told): readonly string[] {
  return told.flatMap(({ name, player, asked, options }) => [
    `  --assume ${name}=… (player ${player}): ${asked}`,
    ...options.map(({ answer, share }, at) => {
      const often = share > 0 && share < 1 ? ` (${wholePercent(share)}% of the time)` : "";
      return `     ${share > 0 ? "*" : " "} ${at + 1} ${answer}${often}`;
    }),
  ]);
}

/** One line for each that looked for something. */
export const soughtLines = (system: System, sought: ReturnType<typeof toldSought>, numbers: readonly Worth[]) =>
  sought.map(({ player, aim, number, value }) => {
    const of = numbers.find((n) => n.id === number)?.of;
    const words =
      of === undefined || of.kind === "mean"
        ? "the mean"
        : of.kind === "winner"
          ? `the chance that player ${of.player + 1} is the better for it`
          : of.kind === "asked"
            ? "the chance in question"
            : of.kind === "tally"
              ? `the mean of “${say(system, of.label, "en")}”`
              : `the chance of “${say(system, of.label, "en")}”`;
    const aimed = `${words} (${number}) is ${aim === "most" ? "greatest" : "least"}`;
    return value === null
      ? `  --seek ${player}=${aim} was given up: at most ${MOST_SOUGHT.toLocaleString("en")} states are looked through for the answers with which ${aimed}, and here are more. Player ${player} answers as below; with some of that answered by --assume fewer are left.`
      : `  player ${player} answers so that ${aimed}: ${value.toFixed(6)}`;
  });
