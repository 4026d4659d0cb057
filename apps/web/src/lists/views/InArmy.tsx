import type { ArmyList } from "@tercio/rosters";
import type { System } from "@tercio/board";
import { type ReactNode, useEffect } from "react";
import { fetchRuleNames } from "../../log/ruleNames.ts";
import { isFailed, type Opened, useArmy } from "../model/books.ts";
import { links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";

interface Props {
  readonly list: ArmyList;
  /** Told the game of the list once it is there. */
  readonly onGame?: (game: System) => void;
  readonly children: (opened: Opened) => ReactNode;
}

/** What needs a list's army book waits for it, and says so where it cannot be had. */
export function InArmy({ list: { system, army }, onGame, children }: Props) {
  const w = useMessages();
  const opened = useArmy(system, army);
  const game = opened != null && !isFailed(opened) ? opened.system : null;
  useEffect(() => {
    if (game === null) return;
    fetchRuleNames(game.id);
    onGame?.(game);
  }, [game, onGame]);
  if (opened === undefined) return <p className="page waiting">{w.loading}</p>;
  if (opened === null)
    return (
      <div className="page">
        <p role="alert">{w.noBook(army)}</p>
        <a className="button" href={links.shelf}>
          {w.toShelf}
        </a>
      </div>
    );
  if (isFailed(opened))
    return (
      <div className="page" role="alert">
        <p>{w.failed}</p>
        <button type="button" onClick={opened.again}>
          {w.again}
        </button>
      </div>
    );
  return children(opened);
}
