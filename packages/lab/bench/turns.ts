// Turns of two armies in even lines, and how they grow: of The Ninth Age, and of it and The Old World from the same places.
import { counterSource, rollOutcome } from "@tercio/dice";
import {
  type Core,
  engineOf,
  type JsonObject,
  openSituation,
  type Request,
  type RuleSystem,
  silent,
} from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { tryOut } from "@tercio/board";
import { type OldWorld, oldWorld } from "@tercio/old-world";
import { benchCase, type Case } from "./case.ts";

export interface State<G> {
  readonly game: G;
  readonly request: Request | null;
}
type Source = ReturnType<typeof counterSource>;

/** What random players answer, and what the dice show. */
export function replyAt<G extends Core>(
  system: RuleSystem<G>,
  { game, request: r }: State<G>,
  dice: Source,
  source: Source,
): unknown {
  if (r === null) throw new Error("nothing is asked");
  return r.type === "roll" ? rollOutcome(r.dice, dice) : system.rules.choices[r.choice]?.sample(game, r.about, source);
}

/** A battle of so many units a side on the table, put down in even lines, at its first Player Turn. */
function lined(units: number): State<NinthAge> {
  const engine = engineOf(ninthAge);
  const scenario = ninthAge.rules.randomScenario?.(counterSource(units, 0), [units, units]);
  if (scenario === undefined) throw new Error("no armies by chance");
  let at: State<NinthAge> = engine.advance(ninthAge.rules.setup(scenario), silent);
  const dice = counterSource(units, 1);
  for (;;) {
    const r = at.request;
    if (r === null) throw new Error("over before it began");
    if (r.type === "choice" && at.game.gameTurn > 0) return at;
    const gesture = { do: "preset", preset: "line" } as const;
    const reply =
      r.type === "choice" && r.choice === "deploy"
        ? tryOut(ninthAge.rules.choices[r.choice], at.game, r, gesture)?.answer
        : replyAt(ninthAge, at, dice, dice);
    at = engine.reply(at.game, reply, silent);
  }
}
const WIDE = 10;
/** Two armies of foot and horse in lines of ten, ten inches apart: places in inches, of both games alike. */
const facingLines = (units: number) =>
  [0, 1].flatMap((seat) =>
    Array.from({ length: units }, (_, n) => {
      const [file, line] = [n % WIDE, Math.floor(n / WIDE)];
      const horse = n % 4 === 3;
      const y = 5 + 6 * line;
      return {
        name: `${seat === 0 ? "A" : "B"}${n}`,
        horse,
        at: {
          ...{ side: seat === 0 ? "first" : "second", models: horse ? 8 : 20, files: horse ? 4 : 5 },
          ...{ at: [-31.5 + 7 * file, seat === 0 ? -y : y], facing: seat === 0 ? 0 : 180 },
        },
      };
    }),
  );

/** The start of the second turn: nobody shoots or casts, everybody moves, charges and fights. */
function started<G extends Core>(system: RuleSystem<G>, scene: JsonObject): State<G> {
  const opened = openSituation(system, { system: system.id, seed: 1, scene, script: [] });
  if (!opened.ok) throw new Error(`${opened.problem.where}: ${opened.problem.message.key}`);
  return opened.battle;
}

function ofNinthAge(units: number): State<NinthAge> {
  const profile = (horse: boolean) => ({
    ...{ type: horse ? "Cavalry" : "Infantry", height: "Standard", base: horse ? [25, 50] : [25, 25] },
    ...{ adv: horse ? 8 : 4, mar: horse ? 16 : 8, dis: 7, hp: 1, def: 3, res: 3 },
    parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
    rules: [],
  });
  const standing = facingLines(units).map(({ name, horse, at }) => [name, { ...at, profile: profile(horse) }]);
  return started(ninthAge, { phase: "turn", turn: 2, units: Object.fromEntries(standing) });
}

function ofOldWorld(units: number): State<OldWorld> {
  const profile = (horse: boolean) => ({
    ...{ troopType: horse ? "heavy-cavalry" : "regular-infantry", movement: horse ? 8 : 4 },
    ...{ baseWidth: horse ? 3000 : 2500, baseDepth: horse ? 6000 : 2500 },
  });
  const standing = facingLines(units).map(({ name, horse, at }) => [name, { ...at, profile: profile(horse) }]);
  return started(oldWorld, { turn: 3, field: {}, contact: [], units: Object.fromEntries(standing) });
}

const TURNS = 6;
/**
 * Always other turns, since what was asked before is remembered, and several: one whose charges are hard to place costs
 * twenty of the others.
 */
function turns<G extends Core>(
  system: RuleSystem<G>,
  start: State<G>,
  time: number,
  turnOf: (game: G) => number,
): number {
  const engine = engineOf(system);
  for (let n = TURNS * time; n < TURNS * (time + 1); n++) {
    const [dice, source] = [counterSource(n, 0), counterSource(n, 1)];
    let at: State<G> = start;
    while (at.request !== null && turnOf(at.game) === turnOf(start.game))
      at = engine.reply(at.game, replyAt(system, at, dice, source), silent);
  }
  return TURNS;
}

/** How a turn grows with the armies: every unit moves among more others. */
export const growing: readonly Case[] = [
  ...[5, 10, 20, 30].map((units) =>
    benchCase({
      name: `first Game Turn of ${units} units a side`,
      unit: "turns",
      setup: () => lined(units),
      body: (start, time) => turns(ninthAge, start, time, (g) => g.gameTurn),
    }),
  ),
  ...[5, 10, 20].flatMap((units) => [
    benchCase({
      name: `Game Turn of ${units} units a side that charge`,
      unit: "turns",
      setup: () => ofNinthAge(units),
      body: (start, time) => turns(ninthAge, start, time, (g) => g.gameTurn),
    }),
    benchCase({
      name: `round of ${units} units a side that charge, The Old World`,
      unit: "turns",
      setup: () => ofOldWorld(units),
      body: (start, time) => turns(oldWorld, start, time, (g) => Math.ceil(g.turn / 2)),
    }),
  ]),
];
