import { type Json, type Request, say } from "@tercio/kernel";
import { reformPlacement } from "@tercio/mass-battle";
import { assert, type SceneLine, type SceneReply, type SceneRun, type Substance } from "@tercio/testkit";
import { formationOf } from "../../src/calculation/formation.ts";
import { ninthAge } from "../../src/index.ts";
import { health } from "../../src/calculation/health.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";

/** How the expectations' lines are said to the engine. */
// biome-ignore lint/suspicious/noExplicitAny: the expectations are data of many shapes
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = { readonly [key: string]: any };
export type Run = SceneRun<NinthAge>;

export const hundredths = (inches: number): number => Math.round(inches * 2540);
export const turned = (degrees: number): number => Math.round((degrees * 65536) / 360) % 65536;
export const fail = (what: string): never => {
  throw new Error(what);
};

/** What an expectation is about, by the word it is asked with; of the others two numbers that differ are a number. */
const about: { readonly [what: string]: Substance } = {
  ...{ blow: "number", dice: "number", test: "number", row: "number", "first turn": "number" },
  ...{ legal: "legality", moves: "legality", refusal: "legality", refused: "legality", scoring: "legality" },
  ...{ ends: "legality", chances: "odds", "discipline and chance": "odds" },
  ...{ score: "points", counters: "points", objective: "points", difference: "points", "battle points": "points" },
  ...{ "victory points": "points", "first, lines": "points", "second, lines": "points", markers: "place" },
};
export const same = (what: string, is: unknown, wanted: unknown): void =>
  assert[about[what] ?? (/, (?:engaged|destroyed)$/.test(what) ? "place" : "equal")](is, wanted, what);

/** What a roll tests and whose it is, by its announcement. */
const tests: { readonly [key: string]: string } = {
  "roll.break": "break",
  "roll.break-steadfast": "break",
  "roll.restrain": "restrain",
  "roll.panic": "panic",
  "roll.rally": "rally",
  "roll.march": "march",
  "roll.combat-reform": "reform",
};
const rolls: { readonly [key: string]: string } = {
  "roll.flee": "flee",
  "roll.pursuit": "pursuit",
  "roll.overrun": "overrun",
};
const nameIn = (request: Request): string => {
  const u = request.type === "roll" ? request.label.values?.unit : undefined;
  return u === undefined ? "" : say(ninthAge, u as never, "en");
};

/** What the test found: the discipline asked for, the roll that decides it, what was offered. */
export interface Found {
  test: { need: number } | null;
  offered: boolean;
  restrained: boolean;
}

/** Plays what is given, everything else going by as quietly as it can, until `stop` says so. */
export function replies(
  entry: Loose,
  found: Found,
  stop: (request: Request, game: NinthAge) => boolean,
): SceneReply<NinthAge> {
  const given: Loose[] = [...(entry.given ?? [])].filter((g) => g.all === undefined && g.phase === undefined);
  const take = (test: (g: Loose) => boolean): Loose | undefined => {
    const at = given.findIndex(test);
    return at < 0 ? undefined : given.splice(at, 1)[0];
  };
  const ask: Loose = entry.ask;
  const rolled = (request: Request & { type: "roll" }, game: NinthAge, names: Run["names"]): SceneLine => {
    const who = nameIn(request);
    const test = tests[request.label.key];
    if (test !== undefined) {
      const line = take((g) => g.roll === "discipline" && g.for === test && g.of === who);
      if (line !== undefined) return { dice: line.faces };
      if ((ask.discipline === test && ask.of === who) || (test === "panic" && ask.panic === who))
        found.test ??= { need: (request.dice as unknown as { rows: number[] }).rows[0]! - 1 };
      if (test === "restrain") found.restrained = true;
      return { show: { total: 2 } };
    }
    const distance = rolls[request.label.key];
    if (distance !== undefined) {
      const line = take((g) => g.roll === distance && g.of === who);
      return line === undefined ? { show: { total: 2 } } : { dice: line.faces };
    }
    return request.dice.kind === "chains"
      ? { show: { points: blows(request, game, names, take) } }
      : { show: { total: 2 } };
  };
  const chosen = (request: Request & { type: "choice" }, game: NinthAge, names: Run["names"]): SceneLine => {
    const about = request.about as unknown as Loose;
    const is = (name: string | undefined, id: unknown): boolean => name !== undefined && names[name] === id;
    const answer = (value: unknown): SceneLine => ({ choice: request.choice, answer: value as Json });
    switch (request.choice) {
      case "charge": {
        const line = take((g) => g.answer === "charge");
        return answer(line === undefined ? { done: true } : { unit: names[line.of], target: names[line.at] });
      }
      case "charge-reaction":
        return answer({ reaction: take((g) => g.answer === "flee" && is(g.of, about.unit)) ? "flee" : "hold" });
      case "choose-combat": {
        const line = take((g) => g.answer === "combat");
        const at = about.combats.findIndex((c: number[]) => line === undefined || c.includes(names[line.with]!));
        return answer({ combat: at });
      }
      case "flee-from": {
        const line = take((g) => g.answer === "away-from" && is(g.of, about.unit));
        return answer({ foe: line === undefined ? about.foes[0] : names[line.enemy] });
      }
      case "pursue": {
        const legal = ask.legal as Loose | undefined;
        const mine = is(legal?.pursue ?? legal?.restrain ?? legal?.overrun, about.unit);
        if (mine && (legal?.overrun === undefined ? about.prey.length > 0 : about.prey.length === 0))
          found.offered = true;
        const line = take((g) => ["pursue", "overrun", "restrain"].includes(g.answer) && is(g.of, about.unit));
        if (line === undefined || line.answer === "restrain")
          return answer(about.must ? { pursue: true, prey: about.prey[0] } : { pursue: false });
        return answer(line.answer === "overrun" ? { pursue: true } : { pursue: true, prey: names[line.prey] });
      }
      case "post-combat": {
        take((g) => g.answer === "stay" && is(g.of, about.unit));
        const line = take((g) => g.answer === "post-combat-reform" && is(g.of, about.unit));
        if (line === undefined) return answer({ kind: "stay" });
        const u = unit(game, about.unit);
        const files = u.files + 1;
        return answer({ kind: "reform", files, ...reformPlacement(u, formationOf(u), files, u.facing) });
      }
      case "move": {
        const line = ask.discipline === "march" ? { of: ask.of } : take((g) => g.answer === "move");
        if (line === undefined && ask.legal?.moves === undefined) return answer({ done: true });
        const id = names[line?.of ?? ask.legal.moves] as number;
        const u = unit(game, id);
        if (u.marchTest !== "none" || u.moved !== "none") return answer({ done: true });
        return answer({ unit: id, move: "march", path: [{ kind: "straight", distance: 254 }] });
      }
      default:
        return "usual";
    }
  };
  return (request, game, names) => {
    if (stop(request, game)) return null;
    return request.type === "roll" ? rolled(request, game, names) : chosen(request, game, names);
  };
}

/** Points of each blow: what the expectation lets a unit lose, and nothing else. */
function blows(
  request: Request & { type: "roll" },
  game: NinthAge,
  names: Run["names"],
  take: (test: (g: Loose) => boolean) => Loose | undefined,
): number[] {
  if (request.dice.kind !== "chains") return [];
  const frame = game.stack.at(-1)?.vars as unknown as { packets: { aims: { unit: number }[] }[] };
  const step = game.stack.at(-2)?.loop?.item;
  const wanted = new Map<number, number>();
  for (let i = 0; i < 4; i++) {
    const line = take((g) => g.outcome !== undefined && (g.step === undefined || g.step === step));
    if (line === undefined) break;
    const id = names[line.of] as number;
    wanted.set(id, line.outcome === "wiped-out" ? health(game, unit(game, id)) : line.health);
  }
  const points = request.dice.chains.map((chain, at) => {
    const struck = frame.packets[at]?.aims[0]?.unit as number;
    const here = Math.min(chain.dice, wanted.get(struck) ?? 0);
    wanted.set(struck, (wanted.get(struck) ?? 0) - here);
    return here;
  });
  for (const [id, left] of wanted) if (left > 0) fail(`unit ${id} cannot lose ${left} more at this step`);
  return points;
}
