import type { Game } from "@tercio/reference/games";
import { useMemo, useState } from "react";
import { languageNow } from "../../messages/i18n.ts";
import { type Brought, named, type Side, singles, useTable } from "../model/now.ts";
import { useMessages } from "../messages/index.ts";

/** So many are offered at once. */
const OFFERED = 12;

function Chosen({ of, onTake }: { readonly of: Brought; readonly onTake: () => void }) {
  const w = useMessages();
  const title = of.title[languageNow()];
  return (
    <button type="button" aria-pressed="true" aria-label={w.leaves(title)} data-single={of.id} onClick={onTake}>
      {title} ✕
    </button>
  );
}

/** Rules, weapons, items and keywords one by one: found by their name, in either language. */
export function Singles({ game, side }: { readonly game: Game; readonly side: Side }) {
  const w = useMessages();
  const language = languageNow();
  const [asked, setAsked] = useState("");
  const all = useMemo(() => singles(game), [game]);
  const chosen = useTable((t) => t.chosen[game.id]?.[side] ?? []);
  const toggle = useTable((t) => t.toggle);
  const taken = all.filter((b) => chosen.includes(b.id));
  const found = named(all, asked).filter((b) => !chosen.includes(b.id));
  return (
    <div className="singles">
      <label>
        {w.single}{" "}
        <input
          type="search"
          value={asked}
          autoComplete="off"
          data-find={side}
          onChange={(e) => setAsked(e.target.value)}
        />
      </label>
      {taken.length + found.length === 0 ? null : (
        <div className="phase-chips" role="group" aria-label={w.single}>
          {taken.map((b) => (
            <Chosen key={b.id} of={b} onTake={() => toggle(game.id, side, b.id)} />
          ))}
          {found.slice(0, OFFERED).map((b) => (
            <button
              key={b.id}
              type="button"
              aria-pressed="false"
              data-bring={`${side} ${b.id}`}
              onClick={() => {
                toggle(game.id, side, b.id);
                setAsked("");
              }}
            >
              {b.title[language]}
            </button>
          ))}
        </div>
      )}
      {asked.trim() !== "" && found.length === 0 ? <p className="soft">{w.noSuch}</p> : null}
      {found.length > OFFERED ? <p className="soft">{w.moreNames(found.length - OFFERED)}</p> : null}
    </div>
  );
}
