import { type ArmyList, costOfList, listText, muster, categoryStates } from "@tercio/rosters";
import { useEffect, useState } from "react";
import { languageNow } from "../../words/i18n.ts";
import { beginWith } from "../model/begin.ts";
import type { Opened } from "../model/books.ts";
import { listIn } from "../model/link.ts";
import { links } from "../model/route.ts";
import { useWords } from "../words/index.ts";
import { InArmy } from "./InArmy.tsx";

/** A list that came as a link: read first, kept when its reader wants it. */
export function SharedList({ code }: { readonly code: string }) {
  const w = useWords();
  const [list, setList] = useState<ArmyList | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void listIn(code).then((found) => !left && setList(found));
    return () => {
      left = true;
    };
  }, [code]);
  if (list === undefined) return <p className="page waiting">{w.loading}</p>;
  if (list === null)
    return (
      <div className="page">
        <p role="alert" id="broken-link">
          {w.brokenLink}
        </p>
        <a className="button" href={links.shelf}>
          {w.toShelf}
        </a>
      </div>
    );
  return <InArmy list={list}>{(opened) => <Read opened={opened} list={list} />}</InArmy>;
}

function Read({ opened, list }: { readonly opened: Opened; readonly list: ArmyList }) {
  const w = useWords();
  const m = muster(opened.book, list);
  const cost = costOfList(m);
  return (
    <div className="page">
      <h1>{w.shared}</h1>
      <pre className="as-text" tabIndex={0}>
        {listText(m, cost, categoryStates(m, cost), languageNow())}
      </pre>
      <button type="button" className="primary" id="keep-shared" onClick={() => beginWith(opened, list)}>
        {w.keep}
      </button>
    </div>
  );
}
