import {
  type Battle,
  type Core,
  hashOf,
  lengthOf,
  load,
  resumed,
  save,
  seeded,
  snapshotOf,
  there,
} from "@tercio/kernel";
import { demand, type Law, type LawBench, same } from "./law.ts";
import { type Chooser, chooser, copy, give, step, type Track, type Turn } from "./track.ts";

type Loose = { [key: string]: unknown };

/** One alteration of a saved entry and the word by which `load` must name it; null = it does not apply here. */
const alterations: readonly {
  readonly name: string;
  readonly where: readonly string[];
  change(entry: Loose, battle: Battle): Loose | null;
}[] = [
  {
    name: "hash",
    where: ["hash"],
    change: (e) => ({ ...e, hash: String(e["hash"]).replace(/.$/, (c) => (c === "0" ? "1" : "0")) }),
  },
  { name: "no hash", where: ["hash"], change: ({ hash: _, ...rest }) => rest },
  {
    name: "another legal answer",
    where: ["hash"],
    change: (e, battle) => {
      if (battle.request?.type !== "choice") return null;
      const list =
        battle.system.rules.choices[battle.request.choice]?.enumerate?.(battle.game, battle.request.about) ?? [];
      const text = JSON.stringify(e["answer"]);
      const another = list.find((a) => JSON.stringify(a) !== text);
      return another === undefined ? null : { ...e, answer: another };
    },
  },
  {
    name: "another seat",
    where: ["seat"],
    change: (e) => ("answer" in e ? { ...e, seat: e["seat"] === 0 ? 1 : 0 } : null),
  },
  { name: "no seat", where: ["seat"], change: ({ seat: _, ...rest }) => ("answer" in rest ? rest : null) },
  { name: "no answer at all", where: ["answer", "outcome", "entry"], change: (e) => ({ hash: e["hash"] }) },
  { name: "a roll that cannot be", where: ["outcome"], change: (e) => ("outcome" in e ? { ...e, outcome: {} } : null) },
  {
    name: "another roll",
    where: ["outcome"],
    change: (e) => {
      const text = JSON.stringify(e["outcome"]);
      if (text === undefined) return null;
      const other = text.replace(/\d+/, (n) => String(Number(n) + (n === "1" || n === "0" ? 1 : -1)));
      return other === text ? null : { ...e, outcome: JSON.parse(other) };
    },
  },
  {
    name: "other faces",
    where: ["faces"],
    change: (e) => ("outcome" in e ? { ...e, faces: [[7], ...(e["faces"] as unknown[])] } : null),
  },
  {
    name: "more draws",
    where: ["draws"],
    change: (e) => ("outcome" in e ? { ...e, draws: (e["draws"] as number) + 1 } : null),
  },
];

/** Laws about saving: text and back, tampering named, cuts and forks harmless. */
export function savingLaws<G extends Core>(bench: LawBench<G>): readonly Law[] {
  const { system, options } = bench;

  /** `count` random turns, spread over the battles. */
  function places(count: number, test: (track: Track<G>, i: number, turn: Turn<G>, source: Chooser) => void): void {
    const tracks = bench.tracks();
    const source = chooser(977 + count);
    for (let n = 0; n < count; n++) {
      const track = there(tracks[n % tracks.length]);
      const i = source.next(track.turns.length) - 1;
      test(track, i, there(track.turns[i]), source);
    }
  }

  return [
    {
      name: "a saved battle loads and verifies, and an altered one is named where it was altered",
      run: () => {
        for (const [n, track] of bench.tracks().entries()) {
          // Of several every so many-th is played again from its start by other laws.
          if (options.replays > 1 && n % options.replays === 0) continue;
          const text = JSON.stringify(save(track.end));
          const whole = load(system, JSON.parse(text), { verify: true });
          if (!whole.ok) throw new Error(`${track.name}: ${JSON.stringify(whole.problem)}`);
          demand(whole.battle.log?.hash === track.end.log?.hash, () => `${track.name}: another end`);
          const head = JSON.parse(text) as Loose;
          for (const [field, value, where] of [
            ["seed", (track.seed ^ 1) >>> 0, "origin"],
            ["seed", -1, "seed"],
            ["seed", "1", "seed"],
            ["origin", "0", "origin"],
            ["generator", "x", "generator"],
            ["format", 0, "format"],
            ["version", `${system.version}x`, "version"],
            ["seats", null, "seats"],
            ["seats", [{ by: "computer" }], "seats"],
            ["seats", [{ by: "human", level: "1" }], "seats"],
            ["seats", [], "origin"],
            ["system", "x", "system"],
            ["entries", null, "entries"],
            ["scenario", null, "scenario."],
          ] as const) {
            const result = load(system, { ...head, [field]: value }, { verify: true });
            const named = result.ok ? "nothing" : result.problem.where;
            demand(named.startsWith(where), () => `${track.name}: altered ${field}, but ${named} is named`);
          }
        }
        const source = chooser(31);
        places(alterations.length * 2, (track, first) => {
          const file = JSON.parse(JSON.stringify(save(track.end))) as { entries: Loose[] };
          const alteration = there(alterations[source.next(alterations.length) - 1]);
          // The next place from here where this alteration can be made.
          for (let i = first; i < file.entries.length; i++) {
            const battle = there(track.turns[i]).battle;
            const altered = alteration.change(there(file.entries[i]), battle);
            if (altered === null) continue;
            const entries = file.entries.map((e, at) => (at === i ? altered : e));
            const result = load(system, { ...file, entries }, { verify: true });
            if (result.ok) throw new Error(`${track.name}, reply ${i}: ${alteration.name} was not noticed`);
            const { entry, where } = result.problem;
            const right = entry === i && alteration.where.includes(where);
            demand(right, () => `${track.name}, reply ${i}: ${alteration.name} named as ${entry}, ${where}`);
            return;
          }
        });
      },
    },
    {
      name: "a battle cut anywhere, saved as text, loaded and played on ends the same",
      run: () =>
        places(options.cuts, (track, i, turn) => {
          const text = JSON.stringify(save(turn.battle));
          const loaded = load(system, JSON.parse(text));
          if (!loaded.ok) throw new Error(`${track.name}, cut at ${i}: ${JSON.stringify(loaded.problem)}`);
          let battle = loaded.battle;
          for (const later of track.turns.slice(i)) battle = give(battle, copy(later.reply)).battle;
          demand(
            battle.log?.hash === track.end.log?.hash && hashOf(copy(battle.game)) === hashOf(copy(track.end.game)),
            () => `${track.name}, cut at ${i}: another end`,
          );
        }),
    },
    {
      name: "a battle taken up from a snapshot, without its log and its seed, goes on with the same hashes",
      run: () =>
        places(options.cuts, (track, i, turn) => {
          const text = JSON.stringify(snapshotOf(turn.battle));
          const here = `${track.name}, snapshot at ${i}`;
          demand(!text.includes('"seed"') && !text.includes('"entries"'), () => `${here}: it tells too much`);
          const taken = resumed(system, JSON.parse(text));
          if (!taken.ok) throw new Error(`${here}: ${JSON.stringify(taken.problem)}`);
          let { battle } = taken;
          demand(same(copy(battle.request), copy(turn.battle.request)), () => `${here}: asks otherwise`);
          for (const later of track.turns.slice(i)) battle = give(battle, copy(later.reply)).battle;
          const end = lengthOf(battle) === track.turns.length && battle.log?.hash === track.end.log?.hash;
          demand(end, () => `${here}: another end`);
        }),
    },
    {
      name: "a fork answered differently leaves the original as it was",
      run: () =>
        places(options.forks, (track, i, turn, source) => {
          const before = JSON.stringify(turn.battle.game);
          const log = JSON.stringify(save(turn.battle).entries.slice(-3));
          let fork = { ...turn.battle, dice: seeded(track.seed ^ 0x2545f491) };
          for (let n = 0; n < 25 && fork.request !== null; n++) fork = step(fork, source)?.after ?? fork;
          demand(JSON.stringify(turn.battle.game) === before, () => `${track.name}, fork at ${i}: game changed`);
          const after = JSON.stringify(save(turn.battle).entries.slice(-3));
          demand(after === log, () => `${track.name}, fork at ${i}: log changed`);
          const given = give(turn.battle, turn.reply).battle;
          const next = hashOf(copy(given.game)) === hashOf(copy(turn.after.game));
          demand(next && given.log?.hash === turn.after.log?.hash, () => `${track.name}, fork at ${i}: hash changed`);
        }),
    },
  ];
}
