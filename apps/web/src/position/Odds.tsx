import { type Core, type Scenario, startBattle } from "@tercio/kernel";
import type { BoardView, System } from "@tercio/board";
import { useEffect, useState } from "react";
import { Numbers } from "../panels/OddsPanel.tsx";
import type { Weighed } from "../session/asked.ts";
import { askBeside } from "../session/beside.ts";
import { sidesOf } from "../session/sides.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

/** So long a position rests before it is weighed, milliseconds. */
const RESTS = 300;

/** The odds of what is asked first where a battle begins from this position. */
export function Odds({ system, scenario }: { readonly system: System; readonly scenario: Scenario }) {
  const { t } = useTranslation();
  const [list, setList] = useState<readonly Weighed[]>([]);
  const [busy, setBusy] = useState(true);
  const of = JSON.stringify(scenario);
  const [board, setBoard] = useState<BoardView | null>(null);
  useEffect(() => {
    setBusy(true);
    let first = true;
    const { battle } = startBattle<Core>(system, scenario, 1);
    const { game, request } = battle;
    setBoard(system.views.board(game));
    if (request === null) {
      setList([]);
      setBusy(false);
      return;
    }
    const { cancel } = askBeside(
      RESTS,
      (id) => ({ kind: "odds", id, at: { system: system.id, game, request }, piece: null }),
      (told) => {
        if (told.kind === "odds") {
          const fresh = first;
          first = false;
          setList((before) => {
            const at = fresh ? -1 : before.findIndex((w) => w.question === told.weighed.question);
            return at < 0 ? [...(fresh ? [] : before), told.weighed] : before.with(at, told.weighed);
          });
        } else if (told.kind === "done") {
          if (first) setList([]);
          setBusy(false);
        }
      },
      () => setBusy(false),
    );
    return cancel;
    // The scenario by what it says.
  }, [system, of]);
  return (
    <div className="odds" id="position-odds" aria-busy={busy}>
      {board === null
        ? null
        : list.slice(0, 8).map((w) => <Numbers key={w.question} weighed={w} sides={sidesOf(w.pieces, board)} />)}
      {busy ? (
        <p className="soft">{t("weighing")}</p>
      ) : list.length === 0 ? (
        <p className="soft">{t("noOdds")}</p>
      ) : null}
    </div>
  );
}
