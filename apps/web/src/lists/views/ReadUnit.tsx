import type { ResolvedUnit } from "@tercio/rosters";
import { useMemo, useState } from "react";
import { SheetOf } from "../../panels/SheetOf.tsx";
import { useMessages } from "../messages/index.ts";
import type { Hand } from "./hand.ts";

/** Figures, weapons and rules of a unit as it is chosen; what of it is not played yet stands there at once. */
export function ReadUnit({ hand, u }: { readonly hand: Hand; readonly u: ResolvedUnit }) {
  const w = useMessages();
  const { said, told } = hand;
  const { m, opened } = told;
  const card = useMemo(() => opened.rosters.card(m, u), [opened, m, u]);
  const [open, setOpen] = useState(false);
  return (
    <section className="read">
      {card.barred === null ? null : (
        <p className="not-yet">
          <span className="soft">{w.notPlayed}</span> {said(card.barred)}
        </p>
      )}
      {card.unknown.length === 0 ? null : (
        <p className="not-yet">
          <span className="soft">{w.notKnown}</span> {card.unknown.map((name) => said(name)).join(", ")}
        </p>
      )}
      <details open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
        <summary>{w.reads}</summary>
        {open ? <SheetOf sheet={card.sheet} said={said} /> : null}
      </details>
    </section>
  );
}
