import { distribution } from "@tercio/dice";
import type { Request } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { needs } from "@tercio/testkit";
import { initiativeOf, type Packet, packetsAt, strikeOf } from "../../src/calculation/attacks.ts";
import type { CombatTally, SideScore } from "../../src/calculation/combat-score.ts";
import { combatScore } from "../../src/calculation/combat-score.ts";
import { type StrikeNumbers, strikeNumbers } from "../../src/calculation/strikes.ts";
import type { Scene } from "../../src/index.ts";
import { ninthAge } from "../../src/index.ts";
import { poolHealth } from "../../src/calculation/health.ts";
import { mainPool } from "../../src/state/pools.ts";
import type { SceneCharacter, SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { NinthAge, Pool, PoolRef, Unit } from "../../src/state/state.ts";
import { gameOf } from "../rule-cases/combat-scenes.ts";
import { at, type Played, played, quiet, vars } from "../rule-cases/scenes.ts";
import { stands, type Steps } from "../../src/state/steps.ts";
import { enter } from "../../src/sequence/flow.ts";

/**
 * Plays the scenes of pools.ts, which was written from the sheet without the engine. Only this file and the pages know
 * how the engine asks; that one is never changed to agree with it.
 */
type Side = "A" | "B";
type Kind = "men" | "champion" | "character";
/** A Health Pool in words: "A men", "B champion". */
export type Who = `${Side} ${Kind}`;
export type Values = { readonly [key: string]: number | string };
/** What the engine says to each case, by its id; more values than are asked for do no harm. */
export type Answers = { readonly [id: string]: (scene: Scenery) => Values };
export type Scenery = Scene & { readonly units: { readonly A: SceneUnit; readonly B: SceneUnit } };

const SIDES: readonly Side[] = ["A", "B"];
const KINDS: { readonly [kind in Pool["kind"]]: Kind } = {
  "rank-and-file": "men",
  champion: "champion",
  character: "character",
};
/** Scenes name A before B: so their ids are 0 and 1. */
export const whoOf = (game: NinthAge, { unit, pool }: PoolRef): Who =>
  `${SIDES[unit] as Side} ${KINDS[(game.units[unit] as Unit).pools[pool]?.kind ?? "rank-and-file"]}`;

export function refOf(game: NinthAge, who: Who): { readonly unit: number; readonly pool: number } {
  const [side, kind] = who.split(" ") as [Side, Kind];
  const unit = SIDES.indexOf(side);
  const pool = (game.units[unit] as Unit).pools.findIndex((p) => KINDS[p.kind] === kind);
  if (pool < 0) throw new Error(`nobody is ${who}`);
  return { unit, pool };
}
export const unitOf = ({ game }: { readonly game: NinthAge }, side: Side): Unit =>
  game.units[SIDES.indexOf(side)] as Unit;
export const poolOf = (run: { readonly game: NinthAge }, who: Who): Pool => {
  const { unit, pool } = refOf(run.game, who);
  return run.game.units[unit]?.pools[pool] as Pool;
};
export const menLeft = (run: Played, side: Side): number => mainPool(unitOf(run, side)).count;
export const healthOf = (run: Played, who: Who): number =>
  poolHealth(run.game, unitOf(run, who.split(" ")[0] as Side), poolOf(run, who));

// ---- the same scene with something else in it -----------------------------------------------------------------------
export const withUnit = (scene: Scenery, side: Side, more: Partial<SceneUnit>): Scenery => ({
  ...scene,
  units: { ...scene.units, [side]: { ...scene.units[side], ...more } },
});
const profileOf = (own: string | SceneProfile): SceneProfile => {
  if (typeof own === "string") throw new Error("these scenes bring their profiles");
  return own;
};
type Part = Partial<SceneProfile["parts"][number]>;
const like = (own: SceneProfile, more: Partial<SceneProfile>, part: Part): SceneProfile => ({
  ...own,
  ...more,
  parts: own.parts.map((p) => ({ ...p, ...part })),
});
export const withMen = (scene: Scenery, side: Side, more: Partial<SceneProfile>, part: Part = {}): Scenery =>
  withUnit(scene, side, { profile: like(profileOf(scene.units[side].profile), more, part) });
export const withCharacter = (
  scene: Scenery,
  side: Side,
  more: Partial<SceneProfile>,
  state: Partial<SceneCharacter> = {},
): Scenery =>
  withUnit(scene, side, {
    characters: (scene.units[side].characters ?? []).map((c) => ({
      ...c,
      ...state,
      profile: like(profileOf(c.profile), more, {}),
    })),
  });

// ---- a round as it is told ------------------------------------------------------------------------------------------
/** What players do and dice show in a round; where nothing is said the answers time out and nobody is hurt. */
export interface Told {
  /** Who issues a Duel, and who of the other side accepts; null: nobody does. */
  readonly duel?: readonly [by: Who, at: Who | null];
  /** Unsaved wounds, dealt in this order by whoever (or by whom it says) can. */
  readonly wounds?: readonly { readonly at: Who; readonly points: number; readonly by?: Who }[];
  /** All that can strike here do. */
  readonly strike?: Who;
}

/** Several of one unit in the words of the cases. */
export const wordsOf = (list: readonly Who[], character = "Character"): string => {
  const words = { men: "rank and file", champion: "champion", character };
  return list.map((who) => words[who.split(" ")[1] as Kind]).join(", ");
};

const packetsOf = (game: NinthAge): readonly Packet[] =>
  vars({ game }, "initiative-step").packets as unknown as readonly Packet[];
const stepOf = (game: NinthAge): number =>
  game.stack.find((f) => stands(f, "round-of-combat"))?.loop?.item as unknown as number;

/** Plays the round of A and B until a step of it. */
export function round(scene: Scenery, told: Told = {}, until: Steps["round-of-combat"] = "7"): Played {
  const wanted = (told.wounds ?? []).map((w) => ({ ...w, aim: w.points, show: w.points }));
  const [by, accepts] = told.duel ?? [null, null];
  return played(
    scene,
    quiet({
      "issue-duel": (request, game) => {
        const mine = by !== null && (request as { player?: number }).player === refOf(game, by).unit;
        return { choice: "issue-duel", answer: mine ? refOf(game, by) : { unit: null } };
      },
      "accept-duel": (_, game) => ({
        choice: "accept-duel",
        answer: accepts === null ? { unit: null } : refOf(game, accepts),
      }),
      allocate: (request, game) => {
        const { packet } = (request as Extract<Request, { type: "choice" }>).about as unknown as { packet: Packet };
        const dice = packet.aims.map(() => 0);
        let left = packet.dice;
        // First those whom few can reach.
        for (const [i, aim] of [...packet.aims.entries()].reverse()) {
          const who = whoOf(game, aim);
          const wish = wanted.find((w) => w.at === who && (w.by ?? whoOf(game, packet)) === whoOf(game, packet));
          const now = who === told.strike ? left : Math.min(left, wish?.aim ?? 0);
          dice[i] = now;
          left -= now;
          if (wish !== undefined) wish.aim -= now;
        }
        dice[0] = (dice[0] as number) + left;
        return { choice: "allocate", answer: { dice } };
      },
      ...Object.fromEntries(
        ["roll.attack", "roll.and", "roll.stomp"].map((key) => [
          key,
          (_: unknown, game: NinthAge) => ({
            show: {
              points: packetsOf(game).map((p) => {
                const aim = whoOf(game, p.aims[0] as PoolRef);
                const wish = wanted.find((w) => w.at === aim && (w.by ?? whoOf(game, p)) === whoOf(game, p));
                const now = Math.min(p.dice, wish?.show ?? 0);
                if (wish !== undefined) wish.show -= now;
                return now;
              }),
            },
          }),
        ]),
      ),
    }),
    at(until),
  );
}

/** All wounds that were told fell: else the question was not asked. */
export function wounded(scene: Scenery, wounds: NonNullable<Told["wounds"]>, more: Told = {}): Played {
  const run = round(scene, { ...more, wounds }, "8");
  const dealt = run.requests.reduce((sum, { request, line }) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return sum;
    const { points } = (line as unknown as { show: { points: readonly number[] } }).show;
    return sum + points.reduce((a, b) => a + b, 0);
  }, 0);
  const told = wounds.reduce((sum, w) => sum + w.points, 0);
  if (dealt !== told) throw new Error(`${dealt} wounds instead of ${told}`);
  return run;
}

/** One group of dice as the engine rolls it. */
export interface Struck {
  readonly step: number;
  readonly by: Who;
  readonly at: Who;
  readonly dice: number;
  readonly hit: string;
  readonly wound: string;
  readonly save: string;
  readonly numbers: StrikeNumbers;
}
const face = (need: number | null | undefined): string => (need === null || need === undefined ? "none" : `${need}+`);

export const struck = (run: Played): readonly Struck[] =>
  run.requests.flatMap(({ request, game }) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return [];
    const { chains } = request.dice;
    return packetsOf(game).map((p, i): Struck => {
      const aim = p.aims[0] as PoolRef;
      const [hit, wound, save] = (needs(request)[i] ?? []).map(face);
      return {
        ...{ step: stepOf(game), by: whoOf(game, p), at: whoOf(game, aim), dice: chains[i]?.dice ?? 0 },
        ...{ hit: hit as string, wound: wound as string, save: save as string },
        numbers: strikeNumbers(game, strikeOf(game, p, aim)),
      };
    });
  });

const only = <T>(values: readonly T[], what: string): T => {
  const [first, ...rest] = new Set(values);
  if (first === undefined || rest.length > 0) throw new Error(`${what}: ${JSON.stringify(values)}`);
  return first;
};

/** What is asked of the blows of a round: dice, steps, needs. */
export function blowsOf(run: Played) {
  const list = struck(run);
  const of = (by: Who, aim?: Who): readonly Struck[] =>
    list.filter((s) => s.by === by && (aim === undefined || s.at === aim));
  return {
    list,
    dice: (by: Who, aim?: Who): number => of(by, aim).reduce((sum, s) => sum + s.dice, 0),
    step: (by: Who, aim?: Who): number =>
      only(
        of(by, aim).map((s) => s.step),
        by,
      ),
    one: (by: Who, aim?: Who): Struck => {
      const first = of(by, aim)[0];
      if (first === undefined) throw new Error(`${by} strikes nobody`);
      only(
        of(by, aim).map((s) => `${s.hit} ${s.wound}`),
        by,
      );
      return first;
    },
    inStep: (side: Side, step: number): number =>
      list.filter((s) => s.by.startsWith(side) && s.step === step).reduce((sum, s) => sum + s.dice, 0),
  };
}

/** Numbers of a blow that need not be struck in the scene, with the weapons that were chosen for the round. */
export function need(run: Played, by: Who, aim: Who): StrikeNumbers & { readonly faces: readonly string[] } {
  const n = strikeNumbers(run.game, strikeOf(run.game, { ...refOf(run.game, by), part: 0 }, refOf(run.game, aim)));
  return { ...n, faces: [face(n.hit), face(n.wound), face(n.save)] };
}

/** All that may strike in the round, before anybody does, with the aims on offer. */
export function onOffer(run: Played): readonly Packet[] {
  const { duel } = vars(run) as { duel: Parameters<typeof packetsAt>[3] };
  const order = run.game.units.flatMap((u) => initiativeOf(run.game, u));
  const steps = [...new Set(order.map((o) => o.step))];
  return run.game.units.flatMap((u) => steps.flatMap((step) => packetsAt(run.game, u, step, duel, order)));
}
/** Dice of one pool that can go at another at most. */
export const atMost = (run: Played, by: Who, aim: Who): number =>
  onOffer(run)
    .filter((p) => whoOf(run.game, p) === by && p.aims.some((a) => whoOf(run.game, a) === aim))
    .reduce((sum, p) => sum + p.dice, 0);
/** Whom a pool may aim at. */
export const aimsOf = (run: Played, by: Who): readonly Who[] => [
  ...new Set(
    onOffer(run)
      .filter((p) => whoOf(run.game, p) === by)
      .flatMap((p) => p.aims.map((a) => whoOf(run.game, a))),
  ),
];

// ---- Combat Score and Break Tests -----------------------------------------------------------------------------------
export function scoreOf(run: Played) {
  const event = run.events.find((e) => e.kind === "combatScore");
  if (event === undefined) throw new Error("no Combat Score was counted");
  const { first, second } = event.data as unknown as { first: SideScore; second: SideScore };
  const line = (side: SideScore, part: string): number =>
    side.lines.find((l) => l.rule === `t9a.combat-score.${part}`)?.by ?? 0;
  return {
    ...{
      A: first.value,
      B: second.value,
      line: (side: Side, part: string) => line(side === "A" ? first : second, part),
    },
    winner: first.value > second.value ? "A" : second.value > first.value ? "B" : "tie",
    difference: Math.abs(first.value - second.value),
  };
}

/** The Break Test of A that has lost by so much: what the dice must show, whether it stands firm, its odds. */
export function breakTest(scene: Scenery, difference: number) {
  const game = gameOf(scene);
  const tally = (lost: number): CombatTally => ({ units: [0, 1], lost: [lost, 0], overkill: [0, 0] });
  let lost = 0;
  while (combatScore(game, tally(lost), 1).value - combatScore(game, tally(lost), 0).value !== difference)
    if (++lost > 20) throw new Error("A cannot lose so");
  const run = played(scene, () => null, { enter: [enter("combat-result", tally(lost) as never)] });
  const q = run.request;
  if (q?.type !== "roll" || q.dice.kind !== "table") throw new Error("no Break Test is asked");
  return {
    value: (needs(q)[0]?.[0] as number) - 1,
    steadfast: q.label.key === "roll.break-firm" ? "yes" : "no",
    odds: fraction(distribution(q.dice).reduce((sum, b) => sum + (b.outcome.row === 0 ? b.probability : 0), 0)),
  };
}

// ---- odds -----------------------------------------------------------------------------------------------------------
/** A probability as the fraction that it is; an integer without a denominator. */
export function fraction(p: number): string {
  for (let d = 1; d <= 5000; d++) {
    const n = Math.round(p * d);
    if (Math.abs(p - n / d) < 1e-11) return d === 1 ? `${n}` : `${n}/${d}`;
  }
  throw new Error(`${p} is no such fraction`);
}

/** Chances of what a round has come to by its end, from where the Duel is settled on. */
export function roundOdds(scene: Scenery, told: Told, result: (game: NinthAge) => string) {
  const { game } = round(scene, told, "5");
  const until = (g: NinthAge): boolean => stands(g.stack.at(-1), "round-of-combat", "7");
  const stack = game.stack.slice(game.stack.findIndex((f) => stands(f, "round-of-combat")));
  const odds = exactOdds(ninthAge, {
    id: "round",
    label: { key: "odds.combat" },
    start: { ...game, stack },
    stop: (frame) => stands(frame, "round-of-combat", "7"),
    result: (g) => (until(g) ? result(g) : null),
    results: [],
  });
  return (test: (id: string) => boolean): string =>
    fraction(odds.results.filter((r) => test(r.id)).reduce((sum, r) => sum + r.probability, 0));
}

export { gameOf };
