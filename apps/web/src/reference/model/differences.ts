import type { ComparedEditions, WorkedDifference } from "@tercio/lab/differences";
import type { Bilingual, Language } from "@tercio/reference";
import { useEffect, useState } from "react";

/** What the engine makes of each rule in which a game’s editions differ, by the rule’s id. */
export interface Compared {
  readonly worked: ReadonlyMap<string, readonly WorkedDifference[]>;
  /** Why no number shows it. */
  readonly reasons: ReadonlyMap<string, Bilingual>;
}

function comparedOf({ worked, withoutNumber }: ComparedEditions): Compared {
  const by = new Map<string, WorkedDifference[]>();
  for (const one of worked) by.set(one.id, [...(by.get(one.id) ?? []), one]);
  return {
    worked: by,
    reasons: new Map(withoutNumber.flatMap(({ ids, why }) => ids.map((id) => [id, why] as const))),
  };
}

/** null until it is here, and of a game that has one edition. */
export function useCompared(game: string, wanted = true): Compared | null {
  const [found, setFound] = useState<{ readonly game: string; readonly value: Compared } | null>(null);
  useEffect(() => {
    let left = false;
    if (wanted)
      import("virtual:differences").then(
        ({ differences }) => {
          const of = differences[game];
          if (!left && of != null) setFound({ game, value: comparedOf(of) });
        },
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [game, wanted]);
  return found?.game === game ? found.value : null;
}

/** A value as it is read: "62.5 %", "12″", "3"; a dash where the edition has no such thing. */
export function valueSaid(value: number | null, unit: WorkedDifference["kind"], language: Language): string {
  if (value === null) return "—";
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: unit === "chance" ? 1 : 2 });
  if (unit === "chance") return `${number.format(value * 100)}${language === "fr" ? "\u00a0" : ""}%`;
  return `${number.format(value)}${unit === "inches" ? "″" : ""}`;
}
