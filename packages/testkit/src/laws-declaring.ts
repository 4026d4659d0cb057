import { checkDeclaration, type Core, declarationsFor, declare, load, save, there } from "@tercio/kernel";
import { demand, type Law, type LawBench, missingWords } from "./law.ts";
import { chooser, copy, type Turn } from "./track.ts";

/** Things that are no seat and no declaration of any game. */
const strangeSeats: readonly unknown[] = [-1, 0.5, 1e9, Number.NaN, "0", null, undefined, {}, []];
const strangeNames: readonly unknown[] = ["", "__proto__", "constructor", 0, null, undefined, {}, []];

/** Laws about what players declare unasked: refused in words, or played, logged, saved and verified like an answer. */
export function declaringLaws<G extends Core>(bench: LawBench<G>): readonly Law[] {
  const { system, options } = bench;
  const kinds = system.rules.declarations ?? [];

  /** Some turns of the battles, those at which dice must fall among them. */
  function turns(test: (turn: Turn<G>, where: string) => void): void {
    const source = chooser(4133);
    const tracks = bench.tracks();
    for (let n = 0; n < options.cuts; n++) {
      const track = tracks[n % tracks.length];
      if (track === undefined) return;
      const i = source.next(track.turns.length) - 1;
      test(there(track.turns[i]), `${track.name}, reply ${i}`);
    }
  }

  return [
    {
      name: "what nobody can declare is refused in words; nothing is thrown",
      run: () =>
        turns(({ battle }, where) => {
          const tries = [
            ...strangeNames.map((name) => [name, 0] as const),
            ...kinds.flatMap((k) => strangeSeats.map((seat) => [k.id, seat] as const)),
          ];
          for (const [name, seat] of tries) {
            const verdict = checkDeclaration(battle, name, seat);
            if (verdict === true) throw new Error(`${where}: ${String(name)} of seat ${String(seat)} was accepted`);
            const faults = missingWords(system, verdict.message);
            demand(faults.length === 0, () => `${where}: refused with ${faults.join("; ")}`);
          }
        }),
    },
    {
      name: "a declaration is open or refused in words; an open one is played, saved, verified, and named if altered",
      run: () =>
        turns(({ battle }, where) => {
          for (const seat of [0, 1])
            for (const kind of kinds) {
              const here = `${where}, ${kind.id} of seat ${seat}`;
              const open = declarationsFor(battle, seat).some((d) => d.id === kind.id);
              const result = declare(battle, kind.id, seat);
              demand(open === result.ok, () => `${here}: open, but refused, or the other way round`);
              if (!result.ok) {
                const faults = missingWords(system, result.refusal.message);
                demand(faults.length === 0, () => `${here}: refused with ${faults.join("; ")}`);
                continue;
              }
              for (const m of [kind.label, kind.question, kind.told].map((say) => say(battle.game, seat)))
                demand(missingWords(system, m).length === 0, () => `${here}: ${missingWords(system, m).join("; ")}`);
              const after = result.battle;
              const wrong = system.rules.invariants(after.game);
              demand(wrong.length === 0, () => `${here}: leads to ${wrong.join("; ")}`);
              demand(after.request !== null || system.rules.outcome(after.game) !== null, () => `${here}: no outcome`);
              const file = copy(save(after));
              const loaded = load(system, file, { verify: true });
              if (!loaded.ok) throw new Error(`${here}: does not verify: ${JSON.stringify(loaded.problem)}`);
              demand(loaded.battle.log?.hash === after.log?.hash, () => `${here}: another hash`);
              const last = file.entries.length - 1;
              const altered = { ...file.entries[last], seat: 1 - seat };
              const named = load(
                system,
                { ...file, entries: [...file.entries.slice(0, last), altered] },
                { verify: true },
              );
              demand(!named.ok && named.problem.entry === last, () => `${here}: another's name on it went unnoticed`);
            }
        }),
    },
  ];
}
