import { fieldsOf } from "@tercio/kernel";

/** What a record says of itself beside its answers: how many rolls, and what was corrected by hand. */
export interface InRecord {
  readonly rolls: number;
  /** Seats count from 0, entries as they are in the file, from 0. */
  readonly corrections: readonly {
    readonly entry: number;
    readonly seat: number;
    readonly agreed: readonly number[];
  }[];
}

/** Of the entries of a saved battle that has been verified. */
export function inRecord(entries: readonly object[]): InRecord {
  const corrections = entries.flatMap((e, entry) => {
    if (!("corrected" in e)) return [];
    const { seat, agreed } = fieldsOf(e);
    return [{ entry, seat: Number(seat), agreed: Array.isArray(agreed) ? agreed.map(Number) : [] }];
  });
  return { rolls: entries.filter((e) => "outcome" in e).length, corrections };
}
