import { Deleting, Naming, useAsides } from "../../shell/asides.tsx";
import { languageNow } from "../../words/i18n.ts";
import { moment } from "../../words/moment.ts";
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

function Row({ kept }: { readonly kept: Kept }) {
  const w = useWords();
  const { id, list, army, points, wrong, changed } = kept;
  const asides = useAsides();
  const { doing, ask, row } = asides;
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
        <Naming
          name={list.name}
          label={w.nameOf(list.name)}
          most={80}
          asides={asides}
          onName={(name) => {
            if (name !== "") keepList({ id, list: { ...list, name }, army, points, wrong });
          }}
        />
      ) : doing === "delete" ? (
        <Deleting sure={w.deleteSure(list.name)} asides={asides} onDelete={() => discardList(id)} />
      ) : (
        <div className="places">
          <button type="button" className="name" aria-label={w.nameOf(list.name)} onClick={() => ask("name")}>
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
            onClick={() => ask("delete")}
          >
            {w.delete}
          </button>
        </div>
      )}
    </li>
  );
}
