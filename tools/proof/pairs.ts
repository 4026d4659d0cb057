import type { Chunk, Counted, Proof } from "./kind.ts";

interface Simulated {
  readonly battles: number;
  readonly finished: number;
  readonly violations: number;
  readonly unexplainedRefusals: number;
  readonly secondsPerBattle: number;
  readonly events: { readonly [kind: string]: number };
  readonly byRule: { readonly [kindAndRule: string]: number };
  readonly dice: { readonly [stage: string]: number };
  readonly problems: readonly unknown[];
}

/** Battles a chunk, and chunks: every list meets every list three times and some a fourth. */
const [EACH, CHUNKS] = [5, 40];
const LISTS = "../shared/data/ninth-age/armies";

/** Events told apart by their rule, and dice by what they were rolled for, count besides the events themselves. */
function read(out: string): Chunk {
  const r = JSON.parse(out) as Simulated;
  const counted: { [what: string]: number } = {
    battles: EACH,
    finished: r.finished,
    violations: r.violations,
    unexplained: r.unexplainedRefusals,
    seconds: Math.round(r.secondsPerBattle * r.battles),
  };
  for (const [kind, n] of Object.entries(r.events)) counted[`event ${kind}`] = n;
  for (const [key, n] of Object.entries(r.byRule)) if (!key.startsWith("roll ")) counted[`rule ${key}`] = n;
  for (const [stage, n] of Object.entries(r.dice)) counted[`dice ${stage}`] = n;
  const well = r.finished === EACH && r.violations === 0 && r.unexplainedRefusals === 0;
  return { counted, wrong: well ? [] : [JSON.stringify(r.problems).slice(0, 2000)] };
}

/** What the battles are there to show, each at least once: how it is called, and what it is counted as. No list has a Crush Attack. */
const SHOWN: readonly (readonly [string, string])[] = [
  ["Duels", "event duels"],
  ["Duels refused", "event standsAside"],
  ["Generals slain", "event generalFalls"],
  ["Battle Standard Bearers slain", "event battleStandardFalls"],
  ["other Characters slain", "event characterFalls"],
  ["champions slain", "event championFalls"],
  ["standards lost", "event standardFalls"],
  ["Impact Hits", "rule attacks t9a.rule.impact-hits"],
  ["Grind Attacks", "rule attacks t9a.rule.grind-attacks"],
  ["Breath Attacks", "rule attacks t9a.rule.breath-attack"],
  ["Stomp Attacks", "rule attacks t9a.rule.stomp-attacks"],
  ["dice for Armour Saves", "dice stage.save"],
  ["dice for Aegis", "dice rule.aegis"],
  ["dice for Fortitude", "dice rule.fortitude"],
  ["Characters that joined", "event joins"],
  ["that left", "event leaves"],
  ["charges out of units", "event chargesOut"],
  ["spells tried", "event tries"],
  ["cast", "event castPassed"],
  ["dispelled", "event dispelled"],
  ["Fizzles", "event fizzles"],
  ["Bound Spells", "rule tries t9a.sequence.magic.bound-spell.1"],
  ["concentration broken", "event concentrationBroken"],
  ["Sacrifices", "event sacrifices"],
  ...["000", "222", "333", "444", "555", "666", "777"].map((row): readonly [string, string] => [
    `Miscast ${row}`,
    `rule miscast t9a.miscast.${row}`,
  ]),
];

/** Spells that took effect, path by path, and those of armies. */
function byPath(c: Counted): string {
  const paths = new Map<string, number>();
  for (const [key, n] of Object.entries(c)) {
    const path = /^rule spell(?:Strikes|Cast) t9a\.(?:spell\.([a-z-]+)\.|(hereditary|battle-rune|totem))/.exec(key);
    const name = path?.[1] ?? path?.[2];
    if (name !== undefined) paths.set(name, (paths.get(name) ?? 0) + n);
  }
  return [...paths]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, n]) => `${name} ${n}`)
    .join(", ");
}

function line(c: Counted): string {
  const shown = SHOWN.map(([name, key]) => `${name} ${c[key] ?? 0}`).join(", ");
  const per = ((c["seconds"] ?? 0) / Math.max(1, c["battles"] ?? 0)).toFixed(1);
  return `${c["finished"]} of ${c["battles"]} finished, ${c["violations"]} violations, ${c["unexplained"]} unexplained refusals, ${per} s a battle; ${shown}; spells that took effect: ${byPath(c)}`;
}

export const pairProofs: readonly Proof[] = [
  {
    id: "pairs",
    title: "The eight real lists against each other, on rolled maps with rolled objectives",
    chunks: CHUNKS,
    needs: LISTS,
    command: (chunk) => [
      ...["node", "apps/cli/bin/tercio.mjs", "simulate", "--system", "ninth-age", "--battles", String(EACH)],
      ...["--seed", String(1 + chunk * EACH), "--pairs", LISTS, "--set", "map=roll", "--json"],
    ],
    read,
    line,
  },
];
