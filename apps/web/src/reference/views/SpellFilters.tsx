import type { Entry } from "@tercio/reference";
import { spellTypes } from "@tercio/reference/spell-words";
import { choices, noFilter, type SpellFilter } from "../model/spells.ts";
import { useMessages } from "../messages/index.ts";
import { useReading } from "./reading.ts";

interface Props {
  readonly spells: readonly Entry[];
  readonly filter: SpellFilter;
  readonly onChange: (filter: SpellFilter) => void;
  readonly left: number;
}

/** Type, range and casting value; only what these spells have is offered. */
export function SpellFilters({ spells, filter, onChange, left }: Props) {
  const w = useMessages();
  const { edition, language } = useReading();
  const { types, reaches, castings } = choices(spells, edition);
  const set = (part: Partial<SpellFilter>): void => {
    const next = { ...filter, ...part };
    onChange(next.type === null && next.reach === null && next.casting === null ? noFilter : next);
  };
  const number = (value: string): number | null => (value === "" ? null : Number(value));
  return (
    <fieldset className="filters">
      <legend>{w.filter}</legend>
      {types.length > 1 ? (
        <label>
          {w.type}
          <select
            value={filter.type ?? ""}
            onChange={(e) => set({ type: e.target.value === "" ? null : e.target.value })}
          >
            <option value="">{w.anyType}</option>
            {types.map((t) => (
              <option key={t} value={t}>
                {spellTypes[t][language]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        {w.reach}
        <select value={filter.reach ?? ""} onChange={(e) => set({ reach: number(e.target.value) })}>
          <option value="">{w.any}</option>
          <option value="0">{w.reachOwn}</option>
          {reaches.map((r) => (
            <option key={r} value={r}>
              {w.reachAtLeast(r)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.casting}
        <select value={filter.casting ?? ""} onChange={(e) => set({ casting: number(e.target.value) })}>
          <option value="">{w.any}</option>
          {castings.map((c) => (
            <option key={c} value={c}>
              {w.castingAtMost(c)}
            </option>
          ))}
        </select>
      </label>
      <output aria-live="polite">{w.found(left)}</output>
      {filter === noFilter ? null : (
        <button type="button" onClick={() => onChange(noFilter)}>
          {w.clear}
        </button>
      )}
    </fieldset>
  );
}
