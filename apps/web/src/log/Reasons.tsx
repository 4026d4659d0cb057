import { type Breakdown, type Reason } from "@tercio/kernel";
import { useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { RuleLink } from "./RuleLink.tsx";

const sign: { readonly [operation in Exclude<Breakdown["lines"][number]["operation"], "base">]: string } = {
  set: "=",
  times: "×",
  divide: "÷",
  add: "",
  atLeast: "≥",
  atMost: "≤",
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a line does to a number: the number that it begins with, what it adds, or by what it is multiplied, bounded or replaced. */
export function stepSaid({ operation, by }: Breakdown["lines"][number]): string {
  if (operation === "base") return String(by);
  return operation === "add" ? signed(by) : `${sign[operation]} ${by}`;
}

/** Every number of a roll, each with the lines that made it: what changed it, by how much, by which rule. */
export function Reasons({ list, open = false }: { list: readonly Reason[]; open?: boolean }) {
  const { t } = useTranslation();
  // Nothing of them is made before somebody wants to see them: an account has hundreds.
  const [wanted, setWanted] = useState(open);
  if (list.length === 0) return null;
  return (
    <details className="reasons" open={open}>
      <summary onClick={() => setWanted(true)}>{t("needs")}</summary>
      <ul>
        {(wanted ? list : []).map((r, i) => (
          <li key={String(i)}>
            <span className="reason-name">{said(r.name)}</span>{" "}
            <strong>{r.breakdown.value < 0 ? signed(r.breakdown.value) : r.breakdown.value}</strong>
            {r.breakdown.lines.length < 2 ? null : (
              <span className="reason-lines">
                {r.breakdown.lines.map((l, k) => (
                  <span key={String(k)}>
                    {stepSaid(l)}
                    {l.operation === "base" ? null : ` ${said(l.because)}`}
                    <RuleLink id={l.rule} />
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
