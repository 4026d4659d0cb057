import type { Message } from "@tercio/kernel";
import type { Offer, OfferGroup } from "@tercio/rosters";
import { useId } from "react";
import { useMessages } from "../messages/index.ts";
import type { Hand } from "./hand.ts";

/** Heads of groups that the book leaves without a name, by the first word of their key. */
function useHead(group: OfferGroup): string {
  const w = useMessages();
  const heads: { readonly [kind: string]: string } = {
    titles: w.titles,
    mounts: w.mount,
    "command command": w.command,
  };
  return heads[group.key] ?? w.options;
}

/** Groups of options, one below the other; what is inside a choice stands below it. */
export function OfferGroups({ hand, groups }: { readonly hand: Hand; readonly groups: readonly OfferGroup[] }) {
  return groups.map((g) => <Group key={g.key} hand={hand} group={g} />);
}

function Group({ hand, group }: { readonly hand: Hand; readonly group: OfferGroup }) {
  const w = useMessages();
  const head = useHead(group);
  const name = useId();
  const { kind, none, budget, offers } = group;
  const named = group.name?.[hand.language] ?? head;
  return (
    <fieldset className="group">
      <legend>
        {named}
        {budget === null ? null : <span className="soft"> {w.itemsOf(budget.points, budget.most)}</span>}
      </legend>
      {kind === "one" && none !== null ? (
        <label className="offer">
          <input
            type="radio"
            name={name}
            checked={offers.every((o) => !o.taken)}
            onChange={() => hand.change(none())}
          />
          <span>{group.key === "mounts" ? w.onFoot : w.none}</span>
        </label>
      ) : null}
      {offers.map((o) => (
        <OfferRow key={o.key} hand={hand} offer={o} one={kind === "one" ? name : null} />
      ))}
    </fieldset>
  );
}

/** It costs more than what is left of the points, and nothing else speaks against it. */
export const isDear = (why: Message | null): boolean => why?.key === "list.size";

/** What something costs; a cross before what is too dear, whose reason is said beside it for who cannot see that. */
export function Cost({ cost, why }: { readonly cost: string; readonly why: Message | null }) {
  if (!isDear(why)) return <span className="n">{cost}</span>;
  return (
    <span className="n dear">
      <span aria-hidden="true">✗ </span>
      {cost}
    </span>
  );
}

/** One thing that may be chosen: what it costs, and what speaks against it. `one`: the name of those it is one of. */
export function OfferRow({
  hand,
  offer: o,
  one,
}: {
  readonly hand: Hand;
  readonly offer: Offer;
  readonly one: string | null;
}) {
  const w = useMessages();
  const why = useId();
  const { language, said, change } = hand;
  const cost =
    o.points === 0 ? (o.usual ? w.usual : "") : o.each === null ? `${o.points}` : `${o.points} (${w.each(o.each)})`;
  return (
    <>
      <label className={o.barred ? "offer barred" : "offer"}>
        <input
          type={one === null ? "checkbox" : "radio"}
          name={one ?? undefined}
          checked={o.taken}
          aria-disabled={o.barred || undefined}
          aria-describedby={o.why === null ? undefined : why}
          data-offer={o.key}
          data-place={o.place ?? undefined}
          onChange={() => {
            if (!o.barred) change(o.then());
          }}
        />
        <span className="offer-name">{o.name[language]}</span>
        <Cost cost={cost} why={o.why} />
        {o.why === null ? null : (
          <span id={why} className={isDear(o.why) ? "unseen" : "wrong has"}>
            {said(o.why)}
          </span>
        )}
      </label>
      {o.groups.length === 0 ? null : (
        <div className="inside">
          <OfferGroups hand={hand} groups={o.groups} />
        </div>
      )}
    </>
  );
}
