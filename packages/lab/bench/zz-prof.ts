import { counterSource, rollOutcome } from "@tercio/dice";
import { engineOf, silent } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
const which = process.argv[2];
const t0 = process.cpuUsage();
let n = 0;
const by: Record<string, number> = {};
const list = which === "random" ? Array.from({length: 14}, (_, i) => ninthAge.rules.randomScenario!(counterSource(100 + i, 0), [3, 20])) : ninthAge.rules.scenarios().map((s: any) => s.scenario ?? s);
for (const [i, scenario] of list.entries()) {
  const engine = engineOf(ninthAge);
  let at: any = engine.advance(ninthAge.rules.setup(scenario as any), silent);
  const dice = counterSource(i + 1, 0), source = counterSource((i + 1) ^ 0x5555, 0);
  let a = 0;
  for (; at.request !== null && a < 4000; a++) {
    const r = at.request; const s = process.hrtime.bigint();
    const reply = r.type === "roll" ? rollOutcome(r.dice, dice) : ninthAge.rules.choices[r.choice]?.sample(at.game, r.about, source);
    const m = process.hrtime.bigint();
    at = engine.reply(at.game, reply, silent);
    const k = (r.type === "roll" ? "roll" : r.choice);
    by["sample " + k] = (by["sample " + k] ?? 0) + Number(m - s) / 1e6;
    by["reply " + k] = (by["reply " + k] ?? 0) + Number(process.hrtime.bigint() - m) / 1e6;
  }
  n += a;
}
const t = process.cpuUsage(t0);
console.log(list.length, "battles", n, "answers", ((t.user + t.system) / 1e6).toFixed(1), "s");
for (const [k, v] of Object.entries(by).sort((x, y) => y[1] - x[1]).slice(0, 14)) console.log(v.toFixed(0).padStart(7), k);
