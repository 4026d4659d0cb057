// What the parts of a judgement are worth: npm run fit [-- battles [first seed [player]]]. The final difference of Battle
// Points is regressed on the parts of positions at the start of each Player Turn, by pairs of Game Turns; what stands counts
// as 1, and every other weight is told beside it, with its standard error. The weights of the mind are set by hand from this.
import { LEVELS } from "@tercio/kernel";
import { type Battle, answer, rollDice, startBattle } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { setUp } from "./armies.ts";
import { playing } from "./players.ts";

const battles = Number(process.argv[2] ?? 100);
const first = Number(process.argv[3] ?? 50_000);
const player = playing(process.argv[4] ?? "level2");
const FULL = LEVELS[LEVELS.length - 1] ?? 3;

interface Row {
  readonly turn: number;
  readonly parts: readonly number[];
  readonly result: number;
}
const rows: Row[] = [];
let names: readonly string[] = [];
for (let seed = first; seed < first + battles; seed++) {
  let { battle }: { battle: Battle<NinthAge> } = startBattle(ninthAge, setUp(seed - first, 1500), seed, {
    chained: false,
  });
  const seen: Omit<Row, "result">[] = [];
  let turn = 0;
  while (battle.request !== null) {
    const { game } = battle;
    if (game.playerTurn !== turn && game.gameTurn > 0) {
      turn = game.playerTurn;
      const parts = ninthAge.computer.evaluate(game, FULL);
      names = parts.map((p) => p.id);
      seen.push({ turn: game.gameTurn, parts: parts.map((p) => p.value) });
    }
    if (battle.request.type === "roll") battle = rollDice(battle).battle;
    else {
      const result = answer(battle, player(battle, seed));
      if (!result.ok) throw new Error(result.refusal.message.key);
      battle = result.battle;
    }
  }
  const [a = 0, b = 0] = ninthAge.rules.outcome(battle.game)?.points ?? [];
  rows.push(...seen.map((s) => ({ ...s, result: a - b })));
}

/** The solution of a small system of linear equations, and the inverse of its matrix. */
function solve(matrix: number[][], right: number[]): { readonly x: number[]; readonly inverse: number[][] } {
  const n = right.length;
  const m = matrix.map((row, i) => [
    ...row,
    ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0)),
    right[i] as number,
  ]);
  for (let c = 0; c < n; c++) {
    const p = m
      .slice(c)
      .reduce((best, row, i) => (Math.abs(row[c] as number) > Math.abs(m[best]?.[c] as number) ? c + i : best), c);
    [m[c], m[p]] = [m[p] as number[], m[c] as number[]];
    const pivot = (m[c]?.[c] as number) || 1e-9;
    m[c] = (m[c] as number[]).map((v) => v / pivot);
    for (let r = 0; r < n; r++) {
      const factor = m[r]?.[c] as number;
      if (r !== c && factor !== 0) m[r] = (m[r] as number[]).map((v, k) => v - factor * (m[c]?.[k] as number));
    }
  }
  return { x: m.map((row) => row[2 * n] as number), inverse: m.map((row) => row.slice(n, 2 * n)) };
}

console.log(
  `${battles} battles of ${process.argv[4] ?? "level2"} against itself, seeds ${first} to ${first + battles - 1}`,
);
for (const [from, to] of [
  [1, 2],
  [3, 4],
  [5, 6],
] as const) {
  const here = rows.filter((r) => r.turn >= from && r.turn <= to);
  const used = names.flatMap((_, i) => (here.some((r) => Math.abs(r.parts[i] as number) > 1e-6) ? [i] : []));
  const x = here.map((r) => used.map((i) => r.parts[i] as number));
  const matrix = used.map((_, i) =>
    used.map((__, j) => x.reduce((s, v) => s + (v[i] as number) * (v[j] as number), i === j ? 1e-6 : 0)),
  );
  const right = used.map((_, i) => x.reduce((s, v, k) => s + (v[i] as number) * (here[k]?.result ?? 0), 0));
  const { x: weights, inverse } = solve(matrix, right);
  const rest = here.reduce(
    (s, r, k) => s + (r.result - (x[k] ?? []).reduce((n, v, i) => n + v * (weights[i] as number), 0)) ** 2,
    0,
  );
  const all = here.reduce((s, r) => s + r.result ** 2, 0);
  const variance = rest / Math.max(1, here.length - used.length);
  const unit = weights[used.findIndex((i) => names[i] === "material")] ?? 1;
  console.log(
    `Game Turns ${from} and ${to}: ${here.length} positions, explained ${(100 * (1 - rest / all)).toFixed(0)}%, 100 points are ${(unit * 100).toFixed(2)} Battle Points`,
  );
  used.forEach((i, k) =>
    console.log(
      `  ${(names[i] as string).padEnd(10)} ${((weights[k] as number) / unit).toFixed(2)} ± ${Math.abs(Math.sqrt(variance * (inverse[k]?.[k] as number)) / unit).toFixed(2)}`,
    ),
  );
}
