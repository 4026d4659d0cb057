import { type CategoryState, chosenBy, doubledUnit, movedUnit, named, withoutUnit } from "@tercio/rosters";
import { useMessages } from "../messages/index.ts";
import { Adding } from "./Adding.tsx";
import type { Hand } from "./hand.ts";
import { unitOf } from "../model/state.ts";
import { UnitBody } from "./UnitBody.tsx";

/** Units of a list by category, each in the first of its own; at the end those that the book does not know. */
export function Categories({ hand, beside }: { readonly hand: Hand; readonly beside: boolean }) {
  const w = useMessages();
  const { told } = hand;
  const { list, m, categories, opened } = told;
  const known = new Set(m.units.map((u) => u.at));
  const unknown = list.units.flatMap((_, at) => (known.has(at) ? [] : [at]));
  return (
    <div className="categories" data-place="units" tabIndex={-1}>
      {categories.map((state, i) => {
        const own = m.units.filter((u) => u.entry.categories[0] === state.category).map((u) => u.at);
        const has = opened.book.entries.some((e) => e.categories[0] === state.category);
        return (
          <Category key={state.category} hand={hand} state={state} place={i} own={own} has={has} beside={beside} />
        );
      })}
      {unknown.length === 0 ? null : (
        <ol className="units">
          {unknown.map((at) => (
            <UnitRow key={at} hand={hand} at={at} own={unknown} home="units" beside={beside} />
          ))}
        </ol>
      )}
      {list.units.length === 0 ? <p className="soft">{w.noUnits}</p> : null}
    </div>
  );
}

interface CategoryProps {
  readonly hand: Hand;
  readonly state: CategoryState;
  readonly place: number;
  /** Places of the units that stand here. */
  readonly own: readonly number[];
  /** Some entry stands here first of all. */
  readonly has: boolean;
  readonly beside: boolean;
}

function Category({ hand, state, place, own, has, beside }: CategoryProps) {
  const w = useMessages();
  const { language, said, open, setOpen } = hand;
  const { category, points, least, most, problems } = state;
  const name = state.name[language];
  const adding = open !== null && "category" in open && open.category === category;
  const limits = [least === null ? "" : w.least(least), most === null ? "" : w.most(most)].filter((l) => l !== "");
  return (
    <section className={problems.length > 0 ? "category at-fault" : "category"} data-category={category}>
      <h2 data-place={`category.${place}`} tabIndex={-1}>
        <span>{name}</span>
        <span className="share">
          {points}
          {limits.length === 0 ? null : <span className="soft"> ({limits.join(", ")})</span>}
        </span>
      </h2>
      {problems.map((p) => (
        <p key={p.key} className="wrong">
          ✗ {said(p)}
        </p>
      ))}
      {own.length === 0 ? null : (
        <ol className="units">
          {own.map((at) => (
            <UnitRow key={at} hand={hand} at={at} own={own} home={`category.${place}`} beside={beside} />
          ))}
        </ol>
      )}
      {has ? (
        <>
          <button
            type="button"
            className="add"
            aria-expanded={adding}
            aria-label={w.add(name)}
            onClick={() => setOpen(adding ? null : { category })}
          >
            + {w.add(name)}
          </button>
          {adding && !beside ? <Adding hand={hand} category={category} /> : null}
        </>
      ) : null}
    </section>
  );
}

function UnitRow({
  hand,
  at,
  own,
  home,
  beside,
}: {
  readonly hand: Hand;
  readonly at: number;
  readonly own: readonly number[];
  /** Where whoever has removed it stands. */
  readonly home: string;
  readonly beside: boolean;
}) {
  const w = useMessages();
  const { told, language, open, setOpen, change, goTo } = hand;
  const { list, m, cost, problems, opened } = told;
  const unit = list.units[at];
  const u = m.units.find((v) => v.at === at);
  if (unit === undefined) return null;
  const name = u === undefined ? w.unknownEntry(unit.entry) : named(opened.book, u.entry.name)[language];
  const isOpen = open !== null && "unit" in open && open.unit === at;
  const wrong = problems.filter((p) => unitOf(p.where) === at).length;
  const points = cost.units.find((c) => c.at === at)?.points ?? 0;
  const has = u === undefined ? [] : chosenBy(m, u).map((n) => n[language]);
  const place = own.indexOf(at);
  const move = (by: -1 | 1): void => {
    const to = own[place + by];
    if (to === undefined) return;
    change(movedUnit(list, at, to));
    if (isOpen) setOpen({ unit: to });
    goTo(`units.${to}`);
  };
  const tools = (
    <div className="unit-tools">
      <button type="button" disabled={place === 0} aria-label={w.upOf(name)} onClick={() => move(-1)}>
        ↑ {w.up}
      </button>
      <button type="button" disabled={place === own.length - 1} aria-label={w.downOf(name)} onClick={() => move(1)}>
        ↓ {w.down}
      </button>
      <button
        type="button"
        aria-label={w.duplicateOf(name)}
        onClick={() => {
          change(doubledUnit(list, at));
          goTo(`units.${at + 1}`);
        }}
      >
        {w.duplicate}
      </button>
      <button
        type="button"
        className="remove"
        aria-label={w.removeOf(name)}
        onClick={() => {
          change(withoutUnit(list, at), w.removed(name));
          setOpen(null);
          goTo(home);
        }}
      >
        {w.remove}
      </button>
    </div>
  );
  return (
    <li className={wrong > 0 ? "unit at-fault" : "unit"}>
      <button
        type="button"
        className="unit-head"
        data-place={`units.${at}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(isOpen ? null : { unit: at })}
      >
        <span className="unit-name">
          {unit.models > 1 ? <span className="many">{unit.models} </span> : null}
          {name}
          {wrong > 0 ? <span className="wrong"> ✗ {w.toMend(wrong)}</span> : null}
        </span>
        <span className="n">{points}</span>
        {has.length === 0 ? null : <span className="soft has">{has.join(", ")}</span>}
      </button>
      {isOpen ? tools : null}
      {isOpen && !beside ? <UnitBody hand={hand} at={at} /> : null}
    </li>
  );
}
