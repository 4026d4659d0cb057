import type { Bilingual, Core, EditionDifferences, WithoutNumber } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import type { System } from "@tercio/board";

/** One thing that the editions of a game differ in, worked out by each. */
export interface WorkedDifference {
  /** By ledger id. */
  readonly id: string;
  readonly situation: Bilingual;
  readonly counted: Bilingual;
  readonly kind: "chance" | "inches" | "number";
  /** By each edition's id: a chance from 0 to 1, inches, or a number; null: it has no such thing. */
  readonly values: { readonly [edition: string]: number | null };
}

/** All that the editions of a game differ in, with what is counted there by each: questions by their mean. */
export function workedDifferences<G extends Core>(
  system: System<G>,
  { worked }: EditionDifferences<G>,
): readonly WorkedDifference[] {
  return worked.map(({ id, situation, counted, kind, of }) => {
    const value = (edition: string): number | null => {
      const found = of(edition);
      if (found === null || typeof found === "number") return found;
      const { exact, results } = exactOdds(system, found);
      if (!exact) throw new Error(`${id}: not counted out`);
      const values = new Map(found.results.map((r) => [r.id, r.value ?? 0]));
      return results.reduce((sum, r) => sum + (values.get(r.id) ?? 0) * r.probability, 0);
    };
    return {
      id,
      situation,
      counted,
      kind,
      values: Object.fromEntries(system.rules.editions.map((e) => [e, value(e)])),
    };
  });
}

/** Rules that differ between the editions: with numbers, or with the reason why none shows it. */
export interface ComparedEditions {
  readonly worked: readonly WorkedDifference[];
  readonly withoutNumber: readonly WithoutNumber[];
}

/** All that a game has to say of its editions; null where it has one. */
export async function differencesOf<G extends Core>(system: System<G>): Promise<ComparedEditions | null> {
  const found = await system.differences?.();
  return found === undefined ? null : { worked: workedDifferences(system, found), withoutNumber: found.withoutNumber };
}
