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

/** Looks through battles for the shortest stretch in which all kinds of event happen, in this order. */
export function findStretch<G extends Core>(
  system: RuleSystem<G>,
  kinds: readonly string[],
  seeds: number,
): Stretch | null {
  let best: Stretch | null = null;
  for (let seed = 1; seed <= seeds; seed++) {
    const happened: { readonly kind: string; readonly at: number }[] = [];
    let i = 0;
    for (const p of played(system, seed)) {
      for (const e of p.events) happened.push({ kind: e.kind, at: i });
      i++;
    }
    happened.forEach((first, start) => {
      if (first.kind !== kinds[0]) return;
      let k = 1;
      for (let j = start + 1; j < happened.length && k < kinds.length; j++)
        if ((happened[j] as { kind: string }).kind === kinds[k]) {
          k++;
          if (k === kinds.length) {
            const to = (happened[j] as { at: number }).at;
            if (best === null || to - first.at < best.to - best.from)
              best = { seed, from: Math.max(0, first.at - 1), to: Math.min(i - 1, to + 1) };
          }
        }
    });
  }
  return best;
}
