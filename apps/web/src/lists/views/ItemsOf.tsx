import { itemOffers, type ItemSlot } from "@tercio/rosters";
import { useMemo, useState } from "react";
import { useMessages } from "../messages/index.ts";
import type { Hand } from "./hand.ts";
import { OfferRow } from "./OfferGroups.tsx";
import { useSought } from "./sought.tsx";

/** Items of one slot, folded away until somebody looks for one. */
export function ItemsOf({
  hand,
  at,
  slot,
  name,
}: {
  readonly hand: Hand;
  readonly at: number;
  readonly slot: ItemSlot;
  readonly name: string;
}) {
  const w = useMessages();
  const { told, language } = hand;
  // A fault that leads here opens it.
  const wanted = told.problems.some((p) => p.where.startsWith(`units.${at}.items`)) && slot.taken.length > 0;
  const [open, setOpen] = useState(wanted);
  return (
    <details className="slot" open={open || wanted} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary data-slot={slot.slot}>
        {name} <span className="soft">{w.places(slot.taken.length, slot.most)}</span>
        {slot.taken.length === 0 ? null : (
          <span className="has"> {slot.taken.map((t) => t.name[language]).join(", ")}</span>
        )}
      </summary>
      {open || wanted ? <Offers hand={hand} at={at} slot={slot.slot} /> : null}
    </details>
  );
}

function Offers({ hand, at, slot }: { readonly hand: Hand; readonly at: number; readonly slot: string }) {
  const { m } = hand.told;
  const offers = useMemo(() => itemOffers(m, at, slot), [m, at, slot]);
  const { field, found } = useSought(offers, (o) => o.name[hand.language]);
  return (
    <div className="group">
      {field}
      {found.map((o) => (
        <OfferRow key={o.key} hand={hand} offer={o} one={null} />
      ))}
    </div>
  );
}
