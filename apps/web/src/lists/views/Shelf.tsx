import { useEffect, useRef, useState } from "react";
import { languageNow } from "../../words/i18n.ts";
import { links } from "../model/route.ts";
import { discardList, type Kept, keepList, newPlace, useLists } from "../model/shelf.ts";
import { useWords } from "../words/index.ts";
import { BringIn } from "./BringIn.tsx";
import { NewList } from "./NewList.tsx";

/** All lists that this browser keeps: opened, named, doubled, deleted; and the ways to one more. */
export function Shelf() {
  const w = useWords();
  const { lists, keeps } = useLists();
  return (
    <div className="page shelf-page">
      <h1>{w.lists}</h1>
      {keeps ? null : (
        <p className="wrong" role="alert">
          {w.notKept}
        </p>
      )}
      {lists.length === 0 ? (
        <p className="soft">{w.shelfEmpty}</p>
      ) : (
        <ul className="kept-lists">
          {lists.map((l) => (
            <Row key={l.id} kept={l} />
          ))}
        </ul>
      )}
      <NewList />
      <BringIn />
      <p className="soft">{w.shelfText}</p>
    </div>
  );
}

const moment = (time: number): string =>
  new Intl.DateTimeFormat(languageNow() === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(time);

function Row({ kept }: { readonly kept: Kept }) {
  const w = useWords();
  const { id, list, army, points, wrong, changed } = kept;
  const [doing, setDoing] = useState<"name" | "delete" | null>(null);
  const [name, setName] = useState(list.name);
  const row = useRef<HTMLLIElement>(null);
  /** Whoever leaves a question stands at the button that asked it. */
  const asked = useRef<"name" | "delete" | null>(null);
  useEffect(() => {
    if (doing !== null || asked.current === null) return;
    row.current?.querySelector<HTMLElement>(`.${asked.current}`)?.focus();
    asked.current = null;
  }, [doing]);
  const leave = (): void => {
    setName(list.name);
    asked.current = doing;
    setDoing(null);
  };
  return (
    <li data-list={id} ref={row}>
      <a className="kept-list" href={links.list(id)}>
        <strong>{list.name}</strong>
        <span className="n">{w.points(points, list.size)}</span>
        <span className="soft has">
          {[army[languageNow()], w.unitsOf(list.units.length), moment(changed)].join(" · ")}
        </span>
        {wrong === 0 ? (
          <span className="well has">✓ {w.legal}</span>
        ) : (
          <span className="wrong has">✗ {w.toMend(wrong)}</span>
        )}
      </a>
      {doing === "name" ? (
        <form
          className="row"
          onSubmit={(e) => {
            e.preventDefault();
            if (name.trim() !== "") keepList({ id, list: { ...list, name: name.trim() }, army, points, wrong });
            asked.current = doing;
            setDoing(null);
          }}
        >
          <input
            aria-label={w.nameOf(list.name)}
            value={name}
            maxLength={80}
            ref={(input) => input?.focus()}
            onChange={(e) => setName(e.target.value)}
            onKeyDown={(e) => {
              if (e.key === "Escape") leave();
            }}
          />
          <button type="submit">{w.confirm}</button>
          <button type="button" onClick={leave}>
            {w.cancel}
          </button>
        </form>
      ) : doing === "delete" ? (
        <div className="row" role="alert">
          <span>{w.deleteSure(list.name)}</span>
          <button type="button" className="really" onClick={() => discardList(id)}>
            {w.delete}
          </button>
          <button type="button" onClick={leave} ref={(no) => no?.focus()}>
            {w.cancel}
          </button>
        </div>
      ) : (
        <div className="places">
          <button type="button" className="name" aria-label={w.nameOf(list.name)} onClick={() => setDoing("name")}>
            {w.rename}
          </button>
          <button
            type="button"
            className="double"
            aria-label={w.duplicateOf(list.name)}
            onClick={() =>
              keepList({ id: newPlace(), list: { ...list, name: w.copyOf(list.name) }, army, points, wrong })
            }
          >
            {w.duplicate}
          </button>
          <button
            type="button"
            className="delete"
            aria-label={`${w.delete}: ${list.name}`}
            onClick={() => setDoing("delete")}
          >
            {w.delete}
          </button>
        </div>
      )}
    </li>
  );
}
