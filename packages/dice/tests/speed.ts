import {
  type Chain,
  counterSource,
  type DiceRequest,
  distribution,
  type Pool,
  roll,
  rollOutcome,
} from "../src/index.ts";

/** Prints how fast dice are rolled and distributions found: `npx tsx packages/dice/tests/speed.ts`. */
const pool: Pool = { kind: "pool", dice: 20, sides: 6, groups: [3, 6] };
function chainOf(dice: number, need: number): Chain {
  return {
    kind: "chain",
    dice,
    stages: [
      { name: "first", need, passOn: "success" },
      { name: "second", need: 3, passOn: "success" },
      { name: "third", need: 5, passOn: "failure" },
    ],
  };
}

function measure(name: string, times: number, act: (time: number) => void): void {
  for (let time = 0; time < times / 5; time += 1) act(time);
  const start = process.hrtime.bigint();
  for (let time = 0; time < times; time += 1) act(time + times);
  const nanoseconds = Number(process.hrtime.bigint() - start) / times;
  console.log(
    `${name.padEnd(44)} ${nanoseconds.toFixed(0).padStart(8)} ns ${Math.floor(1e9 / nanoseconds)
      .toLocaleString("en")
      .padStart(14)}/s`,
  );
}

const source = counterSource(1, 0);
measure("one D6", 2e7, () => source.next(6));
const fast: readonly (readonly [string, DiceRequest])[] = [
  ["pool of 20, 3 groups", pool],
  ["chain of 20 dice, 3 stages", chainOf(20, 4)],
  ["2D6", { kind: "sum", dice: 2, sides: 6 }],
  ["3D6, lowest dropped, highest told", { kind: "sum", dice: 3, sides: 6, dropLowest: 1, highest: true }],
];
for (const [name, request] of fast) {
  measure(name, 1e6, () => rollOutcome(request, source));
  measure(`${name}, with faces`, 3e5, () => roll(request, source));
}
const exploding = (cap: number): Chain => ({
  kind: "chain",
  dice: 20,
  stages: [
    { name: "first", need: 4, passOn: "success", when6: "again", reroll: { faces: [1] } },
    { name: "second", need: 3, passOn: "success", when6: "skip-next" },
    { name: "third", need: 5, passOn: "failure", multiply: { dice: 1, sides: 3, add: 0, cap } },
  ],
});
// Needs far out of range give new questions with old answers.
measure("distribution of chain(20), cold", 1e4, (time) => distribution(chainOf(20, 7 + time)));
measure("distribution of chain(20), warm", 1e6, () => distribution(chainOf(20, 4)));
measure("distribution of chain(20) with 6s and D3, cold", 5e3, (time) => distribution(exploding(3 + time)));
measure("distribution of pool(20), 3 groups, cold", 3e3, (time) =>
  distribution({ ...pool, groups: [3, 6, 1000 + time].slice(0, 2).concat(1000 + time) }),
);
measure("distribution of pool(20), 3 groups, warm", 1e6, () => distribution(pool));
