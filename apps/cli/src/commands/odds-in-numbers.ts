import { games } from "@tercio/games";
import { percent, wholePercent } from "@tercio/dice";
import {
  type CalculatorForm,
  type DiceQuestion,
  type GivenNumbers,
  type CalculatorQuestion,
  say,
  there,
} from "@tercio/kernel";
import {
  chanceOf,
  chanceOfAll,
  completed,
  counted,
  errorInPoints,
  fractionOf,
  type Posed,
  tailsOf,
  numbersOf,
  posedOf,
  type Rolled,
  reasonsOf,
} from "@tercio/odds";
import { type Command, Option } from "commander";
import { systemOf, wholeNumber, Wrong } from "../shared/systems.ts";
import {
  answering as answeringOf,
  type DecidedOptions,
  decisionLines,
  soughtLines,
  takesDecisions,
  toldDecisions,
  toldSought,
} from "./decided.ts";
import { withListUnits } from "./list-units.ts";

type Game = (typeof games)[number];
type DiceTable = NonNullable<DiceQuestion["tables"]>[number];
type Options = GivenNumbers & { readonly system?: string; json?: true; why?: true } & DecidedOptions;

/** An option's name as it is read: "dispel-dice" as "dispelDice". */
const camel = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

interface ChanceTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly probabilities: readonly number[] }[];
}

/** A table of the sheet as the rules make it: 0 to 1, row by row. */
function tableOf(question: DiceQuestion, { over, from, to, rows, last }: DiceTable): ChanceTable {
  const along = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    columns: [...along.map(String), ...(last === undefined ? [] : [last.title.en])],
    rows: rows.map(({ id, given }) => ({
      id,
      probabilities: [...along.map((n) => ({ [over]: n })), ...(last === undefined ? [] : [last.given])].map((more) =>
        chanceOf(question, { ...given, ...more }),
      ),
    })),
  };
}

/** With six decimals, which are all nought or all nine only of what is impossible or certain. */
const inFull = (p: number): string =>
  p > 0 && p < 1e-6 ? "< 0.000001" : p > 1 - 1e-6 && p < 1 - 1e-12 ? "> 0.999999" : p.toFixed(6);

/** In percents, as the sheet rounds: 1 at least where it is possible, 99 at most where it is not certain. */
function drawn({ columns, rows }: ChanceTable): string {
  const wide = Math.max(...rows.map((r) => r.id.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(wide)}${cells.map((c) => c.padStart(Math.max(5, c.length + 1))).join("")}`;
  return [line("", columns), ...rows.map((r) => line(r.id, r.probabilities.map(percent)))].join("\n");
}

interface Found {
  readonly system: Game;
  readonly dice: DiceQuestion | null;
  readonly posed: CalculatorQuestion<never> | null;
}
const askedOf = ({ dice, posed }: Found): CalculatorForm => there(dice ?? posed);
const wordsOf = (found: Found) => askedOf(found).words ?? [];
const partsOf = ({ numbers, words = [], flags }: CalculatorForm): readonly { readonly id: string }[] => [
  ...numbers,
  ...words,
  ...flags,
];

/** Every question in numbers, by its id: one game's, or several games' of the same name. */
function questions(): ReadonlyMap<string, readonly Found[]> {
  const all = new Map<string, Found[]>();
  const add = (id: string, found: Found): void => void all.set(id, [...(all.get(id) ?? []), found]);
  for (const system of games) {
    for (const dice of system.views.diceQuestions ?? []) add(dice.id, { system, dice, posed: null });
    for (const posed of system.views.calculator ?? [])
      add(posed.id, { system, dice: null, posed: posed as CalculatorQuestion<never> });
  }
  return all;
}

/** Three rounds between usual units are fewer; more of them take longer to count than anybody waits. */
const MOST_COUNTED = 350_000;

/** What a posed question comes to. */
function answered({ system, posed }: Found, given: GivenNumbers, options: DecidedOptions = {}) {
  const asked = there(posed);
  const problem = asked.problem?.(given) ?? null;
  if (problem !== null) throw new Wrong(say(system, problem, "en"));
  const question = asked.pose(given);
  const counts = (id: string): boolean => asked.counts(id);
  const answering = answeringOf(system, options, MOST_COUNTED);
  const odds = answering.odds(question, counts);
  answering.check();
  return {
    ...posedOf(counts, question, odds),
    rolled: reasonsOf(system, question),
    decisions: toldDecisions(system, odds),
    sought: toldSought(odds),
    plays: odds.plays,
    numbers: numbersOf(question, counts),
  };
}

/** Each number with how likely it is, and how likely that many at least and at most. */
function sums(each: Posed["each"]): readonly { readonly id: string; readonly at: readonly [number, number, number] }[] {
  return each.map(({ id, probability }, i) => ({
    id,
    at: [
      probability,
      chanceOfAll(each.slice(i).map((r) => r.probability)),
      chanceOfAll(each.slice(0, i + 1).map((r) => r.probability)),
    ],
  }));
}

type Summed = ReturnType<typeof sums>[number];
/** Rows of a table, what is rarer than a percent at either end in one row. */
function shortened(rows: readonly Summed[]): readonly Summed[] {
  const { from, to } = tailsOf(
    rows.map((r) => r.at[0]),
    RARE,
  );
  const [low, high] = [rows[from - 1], rows[to + 1]];
  return [
    ...(low === undefined ? [] : [{ id: `to ${low.id}`, at: [low.at[2], 1, low.at[2]] as const }]),
    ...rows.slice(from, to + 1),
    ...(high === undefined ? [] : [{ id: `${high.id} on`, at: [high.at[1], high.at[1], 1] as const }]),
  ];
}
/** What is shown as less than a percent. */
const RARE = 0.01;

/** The question of the game that is meant: the one that is named, or the one that all these options belong to. */
function meant(id: string, found: readonly Found[], named: string | undefined, given: readonly string[]): Found {
  if (named !== undefined) {
    const system = systemOf(named);
    const one = found.find((f) => f.system === system);
    if (one === undefined)
      throw new Wrong(
        `no odds of a single ${id} for "${named}" yet; "tercio odds combat --system ${named}" gives the odds of a combat`,
      );
    const odd = given.find((name) => !partsOf(askedOf(one)).some((p) => p.id === name));
    if (odd !== undefined) throw new Wrong(`odds ${id} --system ${named} has no --${odd}`);
    return one;
  }
  const fits = found.find((f) => given.every((name) => partsOf(askedOf(f)).some((p) => p.id === name)));
  if (fits === undefined) throw new Wrong(`odds ${id}: no game has all of --${given.join(", --")}`);
  return fits;
}

/** Typed for a number that may be left out. */
const NONE = "none";

/** Numbers and words as they are given, or as is usual. */
function givenOf(id: string, asked: CalculatorForm, o: Options, tables: boolean): GivenNumbers {
  const named = partsOf(asked).flatMap((p) => {
    const value = o[camel(p.id)];
    return value === undefined || (value === NONE && asked.numbers.some((n) => n.id === p.id))
      ? []
      : [[p.id, value] as const];
  });
  const found = completed(asked, Object.fromEntries(named));
  if ("given" in found) {
    // What counts only beside another word would be passed over without one.
    for (const part of [...asked.numbers, ...(asked.words ?? []), ...asked.flags])
      if (part.only !== undefined && o[camel(part.id)] !== undefined && !counted(part, asked.words, found.given))
        throw new Wrong(`--${part.id} counts only with --${part.only.word} ${part.only.is}`);
    return found.given;
  }
  const { lacking } = found;
  if ("least" in lacking)
    throw new Wrong(`--${lacking.id} must be a whole number from ${lacking.least} to ${lacking.most}`);
  if ("among" in lacking) throw new Wrong(`--${lacking.id} takes ${lacking.among.join(", ")}`);
  const title = [...asked.numbers, ...(asked.words ?? [])].find((p) => p.id === lacking.id)?.title.en ?? "";
  throw new Wrong(
    `odds ${id} needs --${lacking.id} <${lacking.lacks === "word" ? "word" : "n"}>: ${title}${tables ? "; or --table" : ""}`,
  );
}

/** A roll with the reasons of its numbers, in words: each line what it comes to, and because of what. */
function whyOf(system: Game, { label, reasons }: Rolled) {
  return {
    label: say(system, label, "en"),
    numbers: reasons.map(({ name, breakdown }) => ({
      name: say(system, name, "en"),
      value: breakdown.value,
      lines: breakdown.lines.map((l) => `${say(system, l.because, "en")} ${l.value}`),
    })),
  };
}

/** The options of all games that know such a question, each once. */
function options(command: Command, found: readonly Found[]): void {
  const seen = new Set<string>();
  const several = found.length > 1;
  for (const one of found) {
    const { numbers, words = [], flags } = askedOf(one);
    const of = several ? ` (${one.system.id})` : "";
    for (const n of numbers) {
      if (seen.has(n.id)) continue;
      seen.add(n.id);
      const all = found.flatMap((f) => askedOf(f).numbers.filter((m) => m.id === n.id));
      const whole = wholeNumber(n.id, Math.min(...all.map((m) => m.least)), Math.max(...all.map((m) => m.most)));
      const usual = typeof n.usual === "number" ? ` (default: ${n.usual})` : "";
      // What may be left out may be typed as "none" as well.
      const typed = all.some((m) => m.usual === null) ? (text: string) => (text === NONE ? NONE : whole(text)) : whole;
      const none = n.usual === null ? " (or none)" : usual;
      command.option(`--${n.id} <n>`, `${n.title.en}${of}${none}`, typed);
    }
    for (const w of words) {
      if (seen.has(w.id)) continue;
      seen.add(w.id);
      const usual = typeof w.usual === "string" ? ` (default: ${w.usual})` : "";
      const option = new Option(`--${w.id} <word>`, `${w.title.en}${of}${usual}`);
      // A unit may be told in full as well.
      command.addOption(
        w.piece === true
          ? new Option(
              `--${w.id} <unit>`,
              `${option.description}: ${w.of.join(", ")}, one of a list (my-list.json:Name or :3), or one of a scene as JSON`,
            )
          : option.choices([...new Set(found.flatMap((f) => wordsOf(f).flatMap((m) => (m.id === w.id ? m.of : []))))]),
      );
    }
    for (const f of flags) {
      if (seen.has(f.id)) continue;
      seen.add(f.id);
      command.option(`--${f.id}`, `${f.title.en}${of}`);
    }
  }
}

/** A line to type, and what it comes to. */
function worked(id: string, { system, dice, posed }: Found): string {
  const asked = askedOf({ system, dice, posed });
  const typed = Object.entries(asked.example).map(([name, value]) =>
    value === true ? `--${name}` : `--${name} ${value}`,
  );
  const given = givenOf(
    id,
    asked,
    Object.fromEntries(Object.entries(asked.example).map(([n, v]) => [camel(n), v])),
    false,
  );
  const p = dice === null ? answered({ system, dice, posed }, given).probability : chanceOf(dice, given);
  const line = ["tercio odds", id, "--system", system.id, ...typed].join(" ");
  return `  ${line}\n    ${wholePercent(p)}%  (${inFull(p)})`;
}

function command(odds: Command, id: string, found: readonly Found[]): void {
  const [first] = found as [Found];
  const tables = found.flatMap((f) => f.dice?.tables ?? []);
  const made = odds
    .command(id)
    .description(askedOf(first).title.en)
    .option("--system <id>", `rule system: ${found.map((f) => f.system.id).join(", ")}`);
  options(made, found);
  if (tables.length > 0) made.option("--table", "the tables that the sheet prints, recomputed");
  if (found.some((f) => f.posed !== null)) {
    made.option("--why", "what is rolled, and how each number came about");
    takesDecisions(made);
  }
  made.option("--json", "as JSON").action(async (said: Options) => {
    let o = said;
    const names = found.flatMap((f) => partsOf(askedOf(f)).map((p) => p.id));
    const given = [...new Set(names)].filter((name) => o[camel(name)] !== undefined);
    const one = meant(id, found, o.system, given);
    o = await withListUnits(one.system, askedOf(one), o, camel);
    const { dice } = one;
    if (o.table === true) {
      if (given.length > 0)
        throw new Wrong(`odds ${id} --table prints whole tables: leave out --${String(given[0])}, or --table`);
      const all = (dice?.tables ?? []).map((table) => tableOf(there(dice), table));
      console.log(o.json === true ? JSON.stringify(all) : all.map(drawn).join("\n\n"));
      return;
    }
    const values = givenOf(id, askedOf(one), o, (dice?.tables ?? []).length > 0);
    if (dice !== null) {
      const p = chanceOf(dice, values);
      const fraction = fractionOf(dice, values);
      const told = fraction === null ? { probability: p } : { probability: p, fraction };
      console.log(o.json === true ? JSON.stringify(told) : `${wholePercent(p)}%  (${inFull(p)})`);
      return;
    }
    const { probability, error, mean, variance, each, rolled, decisions, sought, numbers, plays, ...more } = answered(
      one,
      values,
      o,
    );
    const assumes = more.assumes.map((m) => say(one.system, m, "en"));
    if (o.json === true) {
      const chances = Object.fromEntries(each.map((r) => [r.id, r.probability]));
      const so = (column: number) => Object.fromEntries(sums(each).map((r) => [r.id, r.at[column]]));
      const all = mean === null ? chances : { mean, variance, distribution: chances, atLeast: so(1), atMost: so(2) };
      const how = { ...(error === null ? {} : { error, plays }), ...(assumes.length === 0 ? {} : { assumes }) };
      const chosen = {
        ...(decisions.length === 0 ? {} : { decisions, numbers: numbers.map((n) => n.id) }),
        ...(sought.length === 0 ? {} : { sought }),
      };
      const why = o.why === true ? { reasons: rolled.map((r) => whyOf(one.system, r)) } : {};
      console.log(JSON.stringify({ probability, ...all, ...how, ...chosen, ...why }));
      return;
    }
    const sampled = error === null ? "" : ` ± ${errorInPoints(error).toFixed(1)}`;
    console.log(`${wholePercent(probability)}%${sampled}  (${inFull(probability)})`);
    if (error !== null)
      console.log(`sampled from ${plays.toLocaleString("en")} plays; ± of the 95% interval, in points`);
    if (mean === null) for (const r of each) console.log(`  ${wholePercent(r.probability).padStart(3)}%  ${r.id}`);
    else {
      console.log(`mean ${mean.toFixed(4)}, variance ${(variance ?? 0).toFixed(4)}`);
      console.log("            exactly  at least  at most");
      for (const { id, at } of shortened(sums(each)))
        console.log(
          `  ${id.padStart(8)}${at.map((p, i) => `${wholePercent(p)}%`.padStart(i === 0 ? 9 : i === 1 ? 10 : 9)).join("")}`,
        );
    }
    for (const line of soughtLines(one.system, sought, numbers)) console.log(line);
    for (const m of assumes) console.log(`  if: ${m}`);
    for (const line of decisionLines(decisions)) console.log(line);
    if (decisions.length > 0) console.log(`  numbers to --seek: ${numbers.map((n) => n.id).join(", ")}`);
    if (o.why !== true) return;
    for (const r of rolled) {
      const { label, numbers } = whyOf(one.system, r);
      console.log(label);
      for (const { name, lines } of numbers) console.log(`  ${name}: ${lines.join(", ")}`);
    }
  });
  const decides = found.some((f) => f.posed !== null)
    ? "\nWhere players decide something on the way, each decision is listed with its answers:\n  --assume NAME=2 takes the second answer, --seek 1=most the best of all of them for player 1"
    : "";
  made.addHelpText("after", () => `\nFor example:\n${found.map((one) => worked(id, one)).join("\n")}${decides}`);
}

/** The chances of what a system asks the dice, or of a small set-up told in numbers, without a battle. */
export function inNumbers(odds: Command): void {
  for (const [id, found] of questions()) command(odds, id, found);
}
