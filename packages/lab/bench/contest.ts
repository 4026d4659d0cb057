// How well the computer plays: npm run contest [-- battles [milliseconds]]. It plays The Ninth Age's starter battle from
// either side against random players and is told so many milliseconds for each answer.
import { chooseAnswer } from "@tercio/bots";
import { answer, type Battle, rollDice, startBattle } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";

const battles = Number(process.argv[2] ?? 12);
const milliseconds = Number(process.argv[3] ?? 250);

function play(seed: number, seat: number): readonly number[] {
  let { battle }: { battle: Battle<NinthAge> } = startBattle(ninthAge, ninthAge.rules.starter(), seed, {
    chained: false,
  });
  while (battle.request !== null) {
    if (battle.request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const kind = battle.request.player === seat ? "real" : "random";
    const result = answer(battle, chooseAnswer(battle, { kind, seed, milliseconds }));
    if (!result.ok) throw new Error(`refused: ${result.refusal.message.key}`);
    battle = result.battle;
  }
  return ninthAge.rules.outcome(battle.game)?.points ?? [0, 0];
}

const won = { won: 0, drawn: 0, lost: 0 };
let sum = 0;
for (let i = 0; i < battles; i++) {
  const seat = i % 2;
  const points = play(100 + (i >> 1), seat);
  const own = points[seat] as number;
  const other = points[1 - seat] as number;
  won[own > other ? "won" : own < other ? "lost" : "drawn"]++;
  sum += own;
  console.log(`seed ${100 + (i >> 1)}, computer as Player ${seat + 1}: ${own} to ${other} Battle Points`);
}
console.log(
  `${won.won} won, ${won.drawn} drawn, ${won.lost} lost; ${(sum / battles).toFixed(1)} of 20 Battle Points on average`,
);
