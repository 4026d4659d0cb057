import { called, itemBudget, itemSlots, type ResolvedUnit, named, type UnitOffers, unitOffers } from "@tercio/rosters";
import { useMemo, useState } from "react";
import { useMessages } from "../messages/index.ts";
import type { Hand } from "./hand.ts";
import { ItemsOf } from "./ItemsOf.tsx";
import { OfferGroups } from "./OfferGroups.tsx";
import { ReadUnit } from "./ReadUnit.tsx";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** All that may be chosen for a unit, what is wrong with it, and what it is in play. */
export function UnitBody({ hand, at }: { readonly hand: Hand; readonly at: number }) {
  const w = useMessages();
  const { told, language, said } = hand;
  const { m, list, problems, opened } = told;
  const u = m.units.find((v) => v.at === at);
  const offers = useMemo(() => unitOffers(m, at), [m, at]);
  const place = `units.${at}`;
  const own = problems.filter((p) => p.where === place || p.where.startsWith(`${place}.`));
  const slots = useMemo(() => itemSlots(m, at), [m, at]);
  const budget = itemBudget(m, at);
  const spells = list.units[at]?.spells ?? [];
  return (
    <div className="unit-body">
      {u === undefined ? null : <h3 className="unit-title">{named(opened.book, u.entry.name)[language]}</h3>}
      {own.length === 0 ? null : (
        <ul className="own-faults">
          {own.map((p, i) => (
            <li key={String(i)} className="wrong">
              ✗ {said(p.problem)}
            </li>
          ))}
        </ul>
      )}
      {u === undefined || offers === null ? null : (
        <>
          <Models hand={hand} u={u} offers={offers} />
          <OfferGroups hand={hand} groups={offers.groups} />
          {slots.length === 0 ? null : (
            <section className="items" data-place={`${place}.items`} tabIndex={-1}>
              <h3>
                {w.items}
                {budget.most === null ? null : <span className="soft"> {w.itemsOf(budget.points, budget.most)}</span>}
              </h3>
              {slots.map((s) => (
                <ItemsOf key={s.slot} hand={hand} at={at} slot={s} name={capital(said(called(opened.book, s.slot)))} />
              ))}
            </section>
          )}
          {spells.length === 0 ? null : (
            <p>
              <span className="soft">{w.spells}</span> {spells.join(", ")}
            </p>
          )}
          <ReadUnit hand={hand} u={u} />
        </>
      )}
    </div>
  );
}

/** How many there are: by steps, or typed. */
function Models({ hand, u, offers }: { readonly hand: Hand; readonly u: ResolvedUnit; readonly offers: UnitOffers }) {
  const w = useMessages();
  const { least, most } = offers.models;
  const to = (models: number): void => {
    if (models >= 1 && models <= 500) hand.change(offers.sized(models), "", true);
  };
  const now = u.unit.models;
  /** What is typed and is no number of models yet. */
  const [typed, setTyped] = useState<string | null>(null);
  if (most <= 1 && now === 1) return null;
  return (
    <div className="models">
      <span id={`models-${u.at}`}>
        {w.models} <span className="soft">({w.modelsSpan(least, most)})</span>
      </span>
      <span className="stepper">
        <button type="button" aria-label={w.fewer} disabled={now <= least} onClick={() => to(now - 1)}>
          −
        </button>
        <input
          inputMode="numeric"
          aria-labelledby={`models-${u.at}`}
          data-place={`units.${u.at}.models`}
          value={typed ?? now}
          onChange={(e) => {
            const text = e.target.value.replace(/\D/g, "").slice(0, 3);
            setTyped(text === "" ? "" : null);
            to(Number(text));
          }}
          onBlur={() => setTyped(null)}
        />
        <button type="button" aria-label={w.more} disabled={now >= most} onClick={() => to(now + 1)}>
          +
        </button>
      </span>
    </div>
  );
}
