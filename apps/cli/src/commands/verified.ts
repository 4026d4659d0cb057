import { type InRecord, inRecord } from "@tercio/files";

/** What of a saved battle is told beside its answers: by the file, whose every answer, die and hash has been found right. */
interface Verified {
  readonly answers: number;
  /** The result where it is over; null: it is not finished. */
  readonly outcome: string | null;
  readonly entries: readonly object[];
  readonly seed: number | null;
}

const player = (seat: number): string => `player ${seat + 1}`;

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${String(parts.at(-1))}`;

/** "2 corrections by hand (entry 41 by player 1, agreed by player 2; …)" */
function correctionsSaid(corrections: InRecord["corrections"]): string {
  const made = corrections.map(
    ({ entry, seat, agreed }) =>
      `entry ${entry} by ${player(seat)}${agreed.length === 0 ? "" : `, agreed by ${joined(agreed.map(player))}`}`,
  );
  if (made.length === 0) return "no correction by hand";
  const shown = made.length > 5 ? [...made.slice(0, 5), `and ${made.length - 5} more`] : made;
  return `${made.length} ${made.length === 1 ? "correction" : "corrections"} by hand (${shown.join("; ")})`;
}

/** One sentence on what has been verified, and on what no file can show. */
export function verdict({ answers, outcome, entries, seed }: Verified): string {
  const { rolls, corrections } = inRecord(entries);
  const dice =
    rolls === 0
      ? "no dice yet"
      : seed === null
        ? `${rolls} rolls from a secret key`
        : `${rolls} rolls, all by the program from seed ${seed}`;
  const end =
    outcome === null ? "the battle is not finished" : `the battle is finished (${outcome.replace(/[.!]\s*$/, "")})`;
  return `Verified: ${answers} entries, ${dice}; ${end}; ${correctionsSaid(corrections)}; a file cannot show who sat at the seats, whether a player really agreed${seed === null ? "" : ", whether the seed was picked for its dice"}${outcome === null ? ", or whether later answers were cut off" : ""}.`;
}
