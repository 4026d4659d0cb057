import type { Chain } from "@tercio/dice";
import { type Effect, type Held, type Json, type Modifier, type Rule, withEffect } from "@tercio/kernel";
import { needs, play, type RuleCase, type SceneLine, type SceneReply, type SceneRun, verdict } from "@tercio/testkit";
import { initiativeOf, type Packet, strikeOf } from "../../src/calculation/attacks.ts";
import type { SideScore } from "../../src/calculation/combat-score.ts";
import { fullRanksOf, rankBonus } from "../../src/calculation/formation.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { ninthAge } from "../../src/index.ts";
import { book } from "../../src/hooks/book.ts";
import type { NinthAgeMoments } from "../../src/hooks/moments.ts";
import { combatOf, engaged, type NinthAge, unit } from "../../src/state/state.ts";
import { within } from "../stand.ts";
import { expected } from "./combat.ts";
import { fail, same } from "./replies.ts";
import { enter } from "../../src/sequence/flow.ts";
import { stands } from "../../src/state/steps.ts";

/**
 * Plays the expectations of combat.ts, which were written from the sheet without the engine, and compares. Only this
 * file knows how the engine asks; that one is never changed to agree with it.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- expectations are data of many shapes
type Loose = { readonly [key: string]: any };
type Run = SceneRun<NinthAge>;

/** One group of dice as the engine rolls it. */
interface Struck {
  readonly step: number;
  readonly of: string;
  readonly part: string;
  readonly who: "champion" | "rank-and-file";
  readonly at: string;
  readonly stomp: boolean;
  readonly dice: number;
  readonly hit: string;
  readonly wound: string;
  readonly save: string;
}

const need = (n: number | null | undefined, otherwise: string): string =>
  n === null || n === undefined ? otherwise : `${n}+`;

const nameOf = (run: Pick<Run, "names">, id: number): string =>
  Object.entries(run.names).find(([, x]) => x === id)?.[0] ?? `${id}`;

/** The Initiative Step that is being fought, and the groups that strike in it. */
function fighting(game: NinthAge): { readonly step: number; readonly packets: readonly Packet[] } {
  const round = game.stack.find((f) => stands(f, "round-of-combat"));
  const { packets } = (game.stack.find((f) => stands(f, "initiative-step"))?.vars ?? { packets: [] }) as Loose;
  return { step: round?.loop?.item as number, packets };
}

function struck(run: Run): readonly Struck[] {
  return run.requests.flatMap(({ request, game }) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return [];
    const { packets, step } = fighting(game);
    const list = needs(request);
    return packets.map((p, i): Struck => {
      const u = unit(game, p.unit);
      const aim = p.aims[0] as Packet["aims"][number];
      return {
        step,
        of: nameOf(run, p.unit),
        part: u.entry.parts[p.part]?.name.en ?? "",
        who: p.pool > 0 ? "champion" : "rank-and-file",
        at: aim.pool > 0 ? `champion of ${nameOf(run, aim.unit)}` : nameOf(run, aim.unit),
        stomp: p.special?.rule === "stomp-attacks",
        dice: (request.dice as { chains: readonly Chain[] }).chains[i]?.dice ?? 0,
        hit: need(list[i]?.[0], "auto"),
        wound: need(list[i]?.[1], "auto"),
        save: need(list[i]?.[2], "none"),
      };
    });
  });
}

/** Points for each chain of one Initiative Step, from what is said to be lost there. */
function points(game: NinthAge, names: Run["names"], given: Loose[]): readonly number[] {
  const { packets, step } = fighting(game);
  const shown = packets.map(() => 0);
  for (let g = 0; g < given.length; g++) {
    const line = given[g] as Loose;
    if (line.outcome === undefined || (line.step !== undefined && line.step !== step)) continue;
    let left: number = line.health ?? line.wounds;
    const target = names[line.of ?? line.at];
    packets.forEach((p, i) => {
      const aim = p.aims[0] as Packet["aims"][number];
      if (aim.unit !== target || (line.by !== undefined && (line.by === "champion") !== p.pool > 0)) return;
      if (line.who !== undefined && (line.who === "champion") !== aim.pool > 0) return;
      const now = Math.min(left, p.dice - (shown[i] as number));
      shown[i] = (shown[i] as number) + now;
      left -= now;
    });
    if (left === (line.health ?? line.wounds)) continue;
    if (left > 0) fail(`only ${(line.health ?? line.wounds) - left} dice can do this: ${JSON.stringify(line)}`);
    given.splice(g--, 1);
  }
  return shown;
}

/** Plays the round of all that touch A, quietly but for what is given. */
function played(entry: Loose, until: object = {}): Run {
  const scenario = ninthAge.rules.scenes?.scenario(entry.scene);
  if (scenario === undefined) return fail("no scenes");
  const given: Loose[] = (entry.given ?? []).filter((g: Loose) => g.effect === undefined && g.all === undefined);
  const take = (test: (g: Loose) => boolean): Loose | undefined => {
    const at = given.findIndex(test);
    return at < 0 ? undefined : given.splice(at, 1)[0];
  };
  let duel: Loose | undefined;
  const reply: SceneReply<NinthAge> = (request, game, names) => {
    if (request.type === "choice") {
      if (request.choice === "issue-duel") duel = take((g) => g.answer === "duel");
      const who = request.choice === "issue-duel" ? duel?.of : request.choice === "accept-duel" ? duel?.at : undefined;
      return who === undefined ? "usual" : ({ choice: request.choice, answer: { unit: who, pool: 1 } } as SceneLine);
    }
    if (request.dice.kind === "chains") return { show: { points: points(game, names, given) } };
    const rolled = take((g) => g.roll === "discipline");
    return rolled === undefined ? { show: { total: 2 } } : { dice: rolled.faces };
  };
  const start = ninthAge.rules.setup(scenario);
  const names = ninthAge.rules.scenes?.names(scenario) ?? {};
  const ids = start.units.filter((u) => engaged(start, u.id)).map((u) => u.id);
  const units = combatOf(start, ids[0] ?? 0).map((id) => nameOf({ names }, id));
  const run = play(ninthAge, scenario, reply, {
    enter: [{ ...enter("round-of-combat", { units: [] }), vars: { units } }],
    until,
  });
  if ("step" in until && (until as { step: string }).step.endsWith("/8") && given.length > 0)
    fail(`never came to: ${JSON.stringify(given)}`);
  return run;
}

const upTo = (step: string): object => ({ step: `round-of-combat/${step}` });

type Pair = readonly [string, unknown];
const sorted = (pairs: readonly Pair[]): readonly Pair[] => [...pairs].sort((p, q) => (p[0] < q[0] ? -1 : 1));

/** Groups of dice, told apart only by what the expectation tells apart. */
function checkSteps(found: readonly Struck[], steps: readonly Loose[]): void {
  const keys = (["step", "of", "part", "who"] as const).filter((k) => steps.some((s) => s[k] !== undefined));
  const keyOf = (x: Loose): string => keys.map((k) => x[k] ?? "*").join(" ");
  const groups = new Map<string, Struck[]>();
  for (const s of found) groups.set(keyOf(s), [...(groups.get(keyOf(s)) ?? []), s]);
  const dice = (list: readonly Struck[]): number => list.reduce((n, s) => n + s.dice, 0);
  same("dice", sorted([...groups].map(([k, list]) => [k, dice(list)])), sorted(steps.map((s) => [keyOf(s), s.dice])));
  for (const s of steps)
    for (const field of ["hit", "wound", "save", "at"] as const)
      if (s[field] !== undefined)
        for (const one of groups.get(keyOf(s)) ?? []) same(`${keyOf(s)}, ${field}`, one[field], s[field]);
}

/** Spells that change a skill: as effects on the unit that they name, with rules that nothing else in play gives. */
const spells: readonly Rule<NinthAge, NinthAgeMoments>[] = (
  [
    ["off", "offensive skill", "by"],
    ["def", "defensive skill", "at"],
  ] as const
).map(([id, moment, role]) => {
  const hook = (_: NinthAge, __: object, { effect }: Held): Modifier => ({
    operation: "add",
    value: effect?.params.add as number,
    because: { key: "base" },
    rule: null,
  });
  return { id, name: { en: id, fr: id }, enforces: [], modify: { [moment]: { [role]: hook } } };
});
const enchanted = (game: NinthAge, effects: readonly Loose[], names: Run["names"]): NinthAge => ({
  ...game,
  effects: effects.reduce(
    (list: readonly Effect[], e) =>
      withEffect(list, { rule: e.effect, on: names[e.of] as number, from: null, until: {}, params: { add: e.add } }),
    game.effects,
  ),
});

function checkBlow(entry: Loose): void {
  const run = played(entry, upTo("6"));
  const id = (name: string): number => run.names[name] as number;
  const { of, at, part: named } = entry.ask.blow;
  const by = unit(run.game, id(of));
  const index = named === undefined ? 0 : by.entry.parts.findIndex((p) => p.name.en === named);
  const effects = (entry.given ?? []).filter((g: Loose) => g.effect !== undefined);
  const game = enchanted(run.game, effects, run.names);
  book.also(spells, () => {
    const n = strikeNumbers(game, strikeOf(game, { unit: by.id, pool: 0, part: index }, { unit: id(at), pool: 0 }));
    same(
      "blow",
      {
        step: initiativeOf(game, by).find((o) => o.part === index && o.pool === 0)?.step,
        hit: need(n.hit, "none"),
        wound: need(n.wound, "none"),
        save: need(n.save, "none"),
      },
      entry.expect,
    );
  });
}

const lineNames: { readonly [rule: string]: string } = {
  "health-points-lost": "health",
  "rank-bonus": "ranks",
  "standard-bearer": "standard",
};

function checkScore(entry: Loose): void {
  const event = played(entry, upTo("8")).events.find((e) => e.kind === "combatScore");
  const sides = event?.data as unknown as { first: SideScore; second: SideScore };
  for (const side of ["first", "second"] as const) {
    same(side, sides[side].value, entry.expect[side]);
    const wanted = entry.expect.lines?.[side];
    if (wanted === undefined) continue;
    const lines = sides[side].lines.map((l) => {
      const name = (l.rule ?? "").replace("t9a.combat-score.", "");
      return [lineNames[name] ?? name, l.by] as [string, number];
    });
    same(`${side}, lines`, sorted(lines), sorted(Object.entries(wanted)));
  }
}

function checkDiscipline(entry: Loose): void {
  const run = played(entry, upTo("8"));
  const { discipline: use, of } = entry.ask;
  const name = unit(run.game, run.names[of] as number).entry.name;
  const asked = run.requests.find(
    ({ request: q }) =>
      q.type === "roll" &&
      q.label.key.startsWith(`roll.${use}`) &&
      JSON.stringify(q.label.values?.unit).includes(`"en":"${name.en}"`),
  )?.request;
  const hopeless = run.events.find((e) => e.kind === "hopelessTest");
  const found =
    asked?.type === "roll"
      ? { rows: needs(asked)[0]?.[0] as number, firm: asked.label.key === "roll.break-firm" }
      : hopeless === undefined
        ? null
        : { rows: (hopeless.message.values?.need as number) + 1, firm: false };
  if (found === null) return same("the test needs", null, entry.expect.tests ? entry.expect.discipline : null);
  const discipline = found.rows - 1;
  const passes = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33][discipline];
  same(
    "test",
    {
      tests: true,
      discipline,
      chance: `${passes}/36`,
      ...(entry.expect.steadfast === undefined ? {} : { steadfast: found.firm }),
    },
    entry.expect,
  );
}

function checkLegal(entry: Loose): void {
  const { legal } = entry.ask;
  if (legal.weapon !== undefined) {
    const run = played(entry, { choice: "weapon" });
    const asks = run.request?.type === "choice" && run.request.choice === "weapon";
    const mine = asks && (run.request.about as { unit: Json }).unit === run.names[legal.of];
    const answer = { unit: legal.of, weapon: legal.weapon };
    return same("legal", mine ? verdict(run, answer).legal : false, entry.expect.legal);
  }
  const run = played(entry, upTo("8"));
  const champion = run.requests.some(({ game }) =>
    fighting(game).packets.some((p) => p.special?.rule === "stomp-attacks" && p.aims.some((a) => a.pool > 0)),
  );
  if (!struck(run).some((s) => s.stomp)) fail("nobody tramples");
  same("legal", champion, entry.expect.legal);
}

function checkLosses(entry: Loose): void {
  const run = played(entry, upTo("7"));
  const before = ninthAge.rules.setup(run.battle.scenario);
  const id = run.names[entry.ask.losses] as number;
  const [was, is] = [within(unit(before, id)), within(unit(run.game, id))];
  same(
    "losses",
    { rankAndFile: was.rankAndFile - is.rankAndFile, champion: Number(was.champion) - Number(is.champion) },
    entry.expect,
  );
}

function check(entry: Loose): void {
  const { ask, expect } = entry;
  if (ask.strikes !== undefined) {
    const found = struck(played(entry, upTo("8"))).filter(
      (s) =>
        !s.stomp && (ask.strikes === true || s.of === ask.strikes) && (ask.step === undefined || s.step === ask.step),
    );
    const last = expect.steps.at(-1)?.step;
    // Where losses at one step are given, only what comes after them is asked for.
    const from = (entry.given ?? []).some((g: Loose) => g.step !== undefined) ? expect.steps[0]?.step : undefined;
    return checkSteps(
      from === undefined || last === undefined ? found : found.filter((s) => s.step <= from),
      expect.steps,
    );
  }
  if (ask.blow !== undefined) return checkBlow(entry);
  if (ask.stomps !== undefined) {
    const found = struck(played(entry, upTo("8"))).filter((s) => s.stomp && s.of === ask.stomps);
    const hits = found.reduce((n, s) => n + s.dice, 0);
    const first = found[0];
    if (expect.hits === 0 || first === undefined) return same("hits", hits, expect.hits);
    const at = first.at.startsWith("champion") ? "champion" : "rank-and-file";
    return same("stomps", { step: first.step, hits, wound: first.wound, save: first.save, at }, expect);
  }
  if (ask.score === true) return checkScore(entry);
  if (ask.fullRanks !== undefined) {
    const run = played(entry, upTo("2"));
    const u = unit(run.game, run.names[ask.fullRanks] as number);
    return same("ranks", { fullRanks: fullRanksOf(run.game, u), bonus: rankBonus(run.game, u) }, expect);
  }
  if (ask.discipline !== undefined) return checkDiscipline(entry);
  if (ask.legal !== undefined) return checkLegal(entry);
  if (ask.losses !== undefined) return checkLosses(entry);
  fail(`nobody knows how to ask ${JSON.stringify(ask)}`);
}

const ROUND = "t9a.sequence.melee.round-of-combat";
/** What the other list calls by a name of its own. */
const ids: { readonly [theirs: string]: string } = {
  "t9a.rule.who-strikes": `${ROUND}.6`,
  "t9a.rule.duel": `${ROUND}.4`,
  "t9a.rule.two-handed": "t9a.rule.armour-worn",
  "t9a.rule.health-pools": "t9a.sequence.attacks.attack.8",
  "t9a.rule.stomp": "t9a.rule.stomp-1",
  "t9a.rule.break-test": `${ROUND}.7`,
};

export const expectedCombat: readonly RuleCase[] = (expected as unknown as readonly Loose[]).map((entry) => ({
  ids: [ids[entry.id] ?? (entry.id as string).replace("t9a.weapon.", "t9a.rule.")],
  title: `as the sheet has it: ${entry.title}`,
  run: () => check(entry),
}));
