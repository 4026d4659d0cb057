import { isOneOf } from "@tercio/kernel";
import { useState } from "react";
import type { Chance } from "../session/asked.ts";
import { Chart } from "./Chart.tsx";
import { useMessages } from "./messages/index.ts";
import { chanceOfSo, type Shown, tailsIn } from "./tails.ts";

const SHOWN: readonly Shown[] = ["least", "exactly", "most"];

/** How likely so many are, of what is counted: at least, exactly or at most. */
export function HowMany({
  title,
  file,
  names,
  lies,
}: {
  readonly title: string;
  readonly file: string;
  readonly names: readonly string[];
  readonly lies: readonly Chance["posed"][];
}) {
  const w = useMessages();
  const [shown, setShown] = useState<Shown>("least");
  const said = { least: w.atLeast, exactly: w.exactly, most: w.atMost };
  const counts = [...new Set(lies.flatMap((p) => (p?.mean == null ? [] : p.each.flatMap((r) => r.value ?? []))))].sort(
    (a, b) => a - b,
  );
  if (counts.length < 2) return null;
  return (
    <Chart
      title={w.shownTitle(title, said[shown])}
      of={said[shown]}
      heads={counts}
      tails={tailsIn(lies, counts, shown)}
      file={`${file}-at-${shown}`}
      lines={lies.flatMap((p, nth) =>
        p === null
          ? []
          : [
              {
                name: names[nth] ?? "",
                values: counts.map((n) => chanceOfSo(p, shown, n)),
                // None at least is certain, whatever a sample has seen.
                errors: counts.map((n) => (shown === "least" && n === 0 ? 0 : (p.error ?? 0))),
              },
            ],
      )}
    >
      <label>
        <span>{w.shown}</span>
        <select id="shown" value={shown} onChange={(e) => isOneOf(SHOWN, e.target.value) && setShown(e.target.value)}>
          <option value="least">{w.atLeast}</option>
          <option value="exactly">{w.exactly}</option>
          <option value="most">{w.atMost}</option>
        </select>
      </label>
    </Chart>
  );
}
