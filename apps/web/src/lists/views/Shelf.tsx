import { download } from "../../device/download.ts";
import { Deleting, Naming, useAsides } from "../../shell/asides.tsx";
import { languageNow } from "../../messages/i18n.ts";
import { moment } from "../../messages/moment.ts";
import { links } from "../model/route.ts";
import { discardList, type Kept, keepList, newPlace, renameList, type Unread, useLists } from "../model/shelf.ts";
import { useMessages } from "../messages/index.ts";
import { BringIn } from "./BringIn.tsx";
import { NewList } from "./NewList.tsx";

/** All lists that this browser keeps: opened, named, doubled, deleted; and the ways to one more. */
export function Shelf() {
  const w = useMessages();
  const { lists, unread, keeps } = useLists();
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
      {unread.length === 0 ? null : (
        <ul className="kept-lists">
          {unread.map((one) => (
            <Broken key={one.id} {...one} />
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
  const w = useMessages();
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
            if (name !== "") renameList(id, name);
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

/** What lies in a list's place and cannot be read: it is not lost. */
function Broken({ id, text, problem }: Unread) {
  const w = useMessages();
  const asides = useAsides();
  const why = problem === null ? "" : [problem.where, problem.says[languageNow()]].filter((p) => p !== "").join(": ");
  return (
    <li data-list={id} className="unread" ref={asides.row}>
      <p className="wrong">{w.unread(why)}</p>
      {asides.doing === "delete" ? (
        <Deleting sure={w.deleteUnread} asides={asides} onDelete={() => discardList(id)} />
      ) : (
        <div className="places">
          <button type="button" className="save" onClick={() => download("tercio-list-unreadable.txt", text)}>
            {w.saveFile}
          </button>
          <button type="button" className="delete" onClick={() => asides.ask("delete")}>
            {w.delete}
          </button>
        </div>
      )}
    </li>
  );
}
