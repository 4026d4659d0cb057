import { type ArmyList, costOfList, listText, resolveList, categoryStates } from "@tercio/rosters";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { languageNow } from "../../messages/i18n.ts";
import { beginWith } from "../model/begin.ts";
import type { Opened } from "../model/books.ts";
import { fieldedBy } from "../model/field.ts";
import { listIn } from "../model/link.ts";
import { links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";
import { InArmy } from "./InArmy.tsx";

/** A list that came as a link: read first, printed as it is, kept or played when its reader wants it. */
export function SharedList({
  code,
  paper,
}: {
  readonly code: string;
  /** It is to be printed: what shows it on paper. */
  readonly paper: ((opened: Opened, list: ArmyList, back: string) => ReactNode) | null;
}) {
  const w = useMessages();
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
  return (
    <InArmy list={list}>
      {(opened) =>
        paper === null ? <Read opened={opened} list={list} code={code} /> : paper(opened, list, links.shared(code))
      }
    </InArmy>
  );
}

function Read({ opened, list, code }: { readonly opened: Opened; readonly list: ArmyList; readonly code: string }) {
  const w = useMessages();
  const m = resolveList(opened.book, list);
  const cost = costOfList(m);
  const playable = useMemo(() => "army" in fieldedBy(opened, list), [opened, list]);
  return (
    <div className="page">
      <h1>{w.shared}</h1>
      <pre className="as-text" tabIndex={0}>
        {listText(m, cost, categoryStates(m, cost), languageNow())}
      </pre>
      <div className="actions">
        <button type="button" className="primary" id="keep-shared" onClick={() => beginWith(opened, list)}>
          {w.keep}
        </button>
        {playable ? (
          <button type="button" id="play-shared" onClick={() => beginWith(opened, list, links.play)}>
            {w.keepAndPlay}
          </button>
        ) : null}
        <a className="button" id="print-shared" href={links.printShared(code)}>
          {w.print}
        </a>
      </div>
    </div>
  );
}
