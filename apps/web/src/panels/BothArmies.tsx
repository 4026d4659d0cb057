import { called } from "../session/called.ts";
import type { BoardView, Piece, Sheet } from "@tercio/board";
import { useMemo } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { cardsToPrint } from "../shell/addresses.ts";
import { SheetOf } from "./SheetOf.tsx";

const bodies = ({ pieces }: BoardView): readonly Piece[] => pieces.filter((p) => p.kind === "body");
/** Rules that are worth having on the table. */
const cardsOf = ({ sheet }: Piece): readonly string[] =>
  sheet.lists.flatMap((l) => (l.cards === true ? l.items.flatMap(({ rule }) => rule ?? []) : []));
/** What it brought, with what has been chosen for it since, as its sheet says it `now`. */
function asOfNow({ sheet }: Piece, now: Sheet | undefined): Sheet {
  const since = now?.lists.filter((l) => l.cards === true) ?? [];
  return since.length === 0 ? sheet : { ...sheet, lists: [...sheet.lists.filter((l) => l.cards !== true), ...since] };
}

/** Both armies as they were brought, each unit with its figures, weapons and rules: to be read at any time, whatever has happened since. */
export function BothArmies() {
  const { t } = useTranslation();
  const system = systemOf(useSession((s) => s.battle.system.id));
  const scenario = useSession((s) => s.battle.scenario);
  const begun = useMemo(() => system.rules.setup(scenario), [system, scenario]);
  const game = useSession((s) => s.battle.game);
  const pieces = useMemo(() => bodies(system.views.board(begun)), [system, begun]);
  const now = useMemo(() => bodies(system.views.board(game)), [system, game]);
  return (
    <div className="both-armies">
      {[0, 1].map((seat) => {
        const told = system.views.army?.(begun, seat);
        const cards = [...new Set(now.filter((p) => p.seat === seat).flatMap(cardsOf))];
        return (
          <section key={seat} aria-label={called(seat)}>
            <h3>
              <SideMark seat={seat} /> {called(seat)}
            </h3>
            {told === undefined ? null : <p className="soft">{said(told)}</p>}
            {pieces
              .filter((p) => p.seat === seat)
              .map((p) => (
                <details key={p.key} data-brought={p.key}>
                  <summary>
                    {said(p.name)} <span className="soft n">{p.count?.start}</span>
                  </summary>
                  <SheetOf
                    sheet={asOfNow(p, system.views.sheet?.(game, p.key) ?? now.find((n) => n.key === p.key)?.sheet)}
                    said={said}
                  />
                </details>
              ))}
            {cards.length === 0 ? null : (
              <p>
                <a className="button" data-cards={seat} href={cardsToPrint(cards)}>
                  {t("printCards")}
                </a>
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
