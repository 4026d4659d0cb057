import type { Message, OddsQuestion } from "@tercio/kernel";

/** A number that every result of a question comes to, so that its mean says how good an answer is. */
export interface Worth {
  /** Names it among those of its question. */
  readonly id: string;
  /**
   * What it is: how likely a result is (its label), or that a seat is the better for it, or what the question is after; or the
   * mean of what results come to, or of a tally (its label).
   */
  readonly of:
    | { readonly kind: "result"; readonly label: Message }
    | { readonly kind: "tally"; readonly label: Message }
    | { readonly kind: "winner"; readonly player: number }
    | { readonly kind: "asked" }
    | { readonly kind: "mean" };
  /** The seat that gains by more of it, where one does. */
  readonly gains: number | null;
  worth(result: string): number;
}

/** A player who answers so that a number becomes as great, or as small, as it can on average. */
export interface Seeker {
  readonly player: number;
  readonly aim: "most" | "least";
  /** By its id. */
  readonly number: string;
}

/** What a question is told by in one number: the results whose chances make it, and their label; null where it has none. */
export function headlineOf<G>({
  headline,
  results,
}: Pick<OddsQuestion<G>, "headline" | "results">): { readonly label: Message; readonly of: readonly string[] } | null {
  if (typeof headline === "object") return headline;
  const one = results.find((r) => r.id === headline);
  return one === undefined ? null : { label: one.label, of: [one.id] };
}

/**
 * The numbers by which the answers of players can be weighed in a question, the one that it is about first.
 * @param counts which results the question is after, where it is told in numbers
 */
export function numbersOf<G>(question: OddsQuestion<G>, counts?: (result: string) => boolean): readonly Worth[] {
  const { results, tallies = [] } = question;
  const found: Worth[] = [];
  const chance = (id: string, of: Worth["of"], among: (result: string) => boolean, gains: number | null = null): void =>
    void found.push({ id, of, gains, worth: (result) => Number(among(result)) });
  if (counts !== undefined) chance("asked", { kind: "asked" }, counts);
  const head = headlineOf(question);
  if (head !== null)
    chance(`result-${head.of.join("-")}`, { kind: "result", label: head.label }, (r) => head.of.includes(r));
  for (const player of [...new Set(results.flatMap((r) => r.winner ?? []))].sort((a, b) => a - b))
    chance(
      `winner-${player}`,
      { kind: "winner", player },
      (id) => results.some((r) => r.id === id && r.winner === player),
      player,
    );
  for (const { id, label, of, winner } of tallies)
    found.push({ id: `tally-${id}`, of: { kind: "tally", label }, gains: winner ?? null, worth: of });
  const values = new Map(results.flatMap((r) => (r.value === undefined ? [] : [[r.id, r.value] as const])));
  if (values.size > 0)
    found.push({ id: "mean", of: { kind: "mean" }, gains: null, worth: (result) => values.get(result) ?? 0 });
  if (found.length > 0) return found;
  for (const { id, label } of results) chance(`result-${id}`, { kind: "result", label }, (r) => r === id);
  return found;
}
