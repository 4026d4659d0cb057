import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  type BoardView,
  type Core,
  type GameEvent,
  type Request,
  rollDice,
  type RuleSystem,
  say,
  stackPath,
  startBattle,
} from "@tercio/kernel";

/** A stretch of one battle that shows a topic: from answer `from` to answer `to`. */
export interface Stretch {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

interface Played {
  readonly before: Battle;
  readonly request: Request;
  readonly reply: string;
  readonly events: readonly GameEvent[];
}

function* played<G extends Core>(system: RuleSystem<G>, seed: number): Generator<Played & { readonly after: Battle }> {
  let { battle } = startBattle(system, system.starter(), seed, { chained: false });
  const source = counterSource((seed ^ 0x5555) >>> 0, 0);
  while (battle.request !== null) {
    const before = battle as unknown as Battle;
    const request = battle.request;
    if (request.type === "roll") {
      const rolled = rollDice(battle);
      battle = rolled.battle;
      yield {
        before,
        request,
        reply: `dice ${rolled.faces.map((f) => f.join(" ")).join(" | ")}`,
        events: rolled.events,
        after: battle as unknown as Battle,
      };
    } else {
      const given = system.choices[request.choice]?.sample(battle.game, request.about, source) ?? null;
      const result = answer(battle, given);
      if (!result.ok) throw new Error(`refused: ${result.refusal.message.key}`);
      battle = result.battle;
      yield {
        before,
        request,
        reply: JSON.stringify(given),
        events: result.events,
        after: battle as unknown as Battle,
      };
    }
  }
}

/** The field as letters: one letter a piece (capitals for the first seat), its front marked by where it looks. */
export function sketch(view: BoardView): string[] {
  const columns = 72;
  const rows = 24;
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => "."));
  for (const p of view.pieces) {
    if (!p.placed || p.destroyed) continue;
    const column = Math.min(columns - 1, Math.max(0, Math.floor(((p.x + view.width / 2) / view.width) * columns)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(((view.depth / 2 - p.y) / view.depth) * rows)));
    const line = grid[row] as string[];
    line[column] = String.fromCharCode((p.seat === 0 ? 65 : 97) + p.id);
    const looks = Math.floor(((p.facing + 8192) % 65536) / 16384);
    if (column + 1 < columns) line[column + 1] = ["^", ">", "v", "<"][looks] as string;
  }
  return grid.map((line) => line.join(""));
}

/** A readable account: what was asked where, what came, which numbers and why, what followed. */
export function account<G extends Core>(system: RuleSystem<G>, title: string, stretch: Stretch): string {
  const lines = [`# ${title}`, `# ${system.id}, seed ${stretch.seed}, answers ${stretch.from} to ${stretch.to}`, ""];
  let i = 0;
  for (const p of played(system, stretch.seed)) {
    if (i === stretch.from) {
      const view = system.board(p.before.game as G);
      lines.push(...sketch(view), "");
      for (const piece of view.pieces)
        if (piece.placed && !piece.destroyed)
          lines.push(
            `${String.fromCharCode((piece.seat === 0 ? 65 : 97) + piece.id)}  ${say(system, piece.spoken, "en")}`,
          );
      lines.push("");
    }
    if (i >= stretch.from && i <= stretch.to) {
      const r = p.request;
      lines.push(`${i}. ${stackPath(p.before.game.stack)}`);
      lines.push(
        `   ? ${r.type === "roll" ? say(system, r.label, "en") : say(system, system.choices[r.choice]?.describe(p.before.game as G, r.about) ?? { key: r.choice }, "en")}`,
      );
      if (r.type === "roll")
        for (const b of r.breakdowns ?? []) {
          const parts = b.breakdown.lines.map((l) =>
            l.operation === "base" ? String(l.by) : `${l.operation} ${l.by} (${say(system, l.because, "en")})`,
          );
          if (parts.length > 1)
            lines.push(`     ${say(system, b.name, "en")} ${b.breakdown.value}: ${parts.join(", ")}`);
        }
      lines.push(`   > ${p.reply.length > 160 ? `${p.reply.slice(0, 157)}...` : p.reply}`);
      for (const e of p.events)
        if (e.kind !== "roll")
          lines.push(`     ${say(system, e.message, "en")}${e.rule === null ? "" : `  [${e.rule}]`}`);
    }
    if (i > stretch.to) break;
    i++;
  }
  return `${lines.join("\n")}\n`;
}

interface Happened {
  readonly event: GameEvent;
  readonly at: number;
}

/** Who is who in a topic: letters to names. */
type Cast = ReadonlyMap<string, string>;

/**
 * Does the event fit "kind field=X ..."? Capital letters stand for whoever first plays that part: the same name each
 * time, different letters for different names; other values are keys of messages. A list needs to have it among it,
 * and `rule=` is the id of the event.
 */
function fits(pattern: string, { event }: Happened, cast: Cast): Cast | null {
  const [kind, ...parts] = pattern.split(" ");
  if (event.kind !== kind) return null;
  const now = new Map(cast);
  for (const part of parts) {
    const [field, wanted] = part.split("=") as [string, string];
    if (field === "rule") {
      if (event.rule !== wanted) return null;
      continue;
    }
    const value = event.message.values?.[field];
    const there = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map((v) => JSON.stringify(v));
    if (!/^[A-Z]$/.test(wanted)) {
      if (!there.includes(JSON.stringify({ key: wanted }))) return null;
      continue;
    }
    const known = now.get(wanted);
    if (known !== undefined ? !there.includes(known) : there.length !== 1) return null;
    if (known === undefined) {
      if ([...now.values()].includes(there[0] as string)) return null;
      now.set(wanted, there[0] as string);
    }
  }
  return now;
}

/** From `start` on: where the last of all kinds happens, each fitted by the first event that can, or null. */
function follows(happened: readonly Happened[], start: number, kinds: readonly string[]): number | null {
  let cast: Cast = new Map();
  let k = 0;
  for (let j = start; j < happened.length; j++) {
    const next = fits(kinds[k] as string, happened[j] as Happened, cast);
    if (next === null) {
      if (j === start) return null;
      continue;
    }
    cast = next;
    if (++k === kinds.length) return (happened[j] as Happened).at;
  }
  return null;
}

function eventsOf<G extends Core>(system: RuleSystem<G>, seed: number): readonly Happened[] {
  const happened: Happened[] = [];
  let i = 0;
  for (const p of played(system, seed)) {
    for (const event of p.events) happened.push({ event, at: i });
    i++;
  }
  return happened;
}

/** Does this stretch of this battle show all kinds, in this order? */
export function shows<G extends Core>(system: RuleSystem<G>, kinds: readonly string[], stretch: Stretch): boolean {
  const within = eventsOf(system, stretch.seed).filter((h) => h.at >= stretch.from && h.at <= stretch.to);
  return within.some((_, start) => follows(within, start, kinds) !== null);
}

/** Looks through battles for the shortest stretch in which all kinds of event happen, in this order. */
export function findStretch<G extends Core>(
  system: RuleSystem<G>,
  kinds: readonly string[],
  seeds: number,
): Stretch | null {
  let best: Stretch | null = null;
  for (let seed = 1; seed <= seeds; seed++) {
    const happened = eventsOf(system, seed);
    happened.forEach((first, start) => {
      const to = follows(happened, start, kinds);
      if (to !== null && (best === null || to - first.at < best.to - best.from - 2))
        best = { seed, from: Math.max(0, first.at - 1), to: Math.min((happened.at(-1) as Happened).at, to + 1) };
    });
  }
  return best;
}
