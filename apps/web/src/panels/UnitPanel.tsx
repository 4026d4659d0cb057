import { called } from "../session/called.ts";
import { type Piece, pieceOf } from "@tercio/board";
import { useMemo } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { Seat } from "../log/Seat.tsx";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";
import { RangesOf } from "./Ranges.tsx";
import { SheetOf } from "./SheetOf.tsx";
import { usePictured } from "../session/picture-before.ts";

/** The card of the chosen unit, or both armies at a glance while none is chosen. */
export function UnitPanel() {
  // Players without a name have another one in another language.
  useTranslation();
  const battle = useSession((s) => s.battle);
  const selected = useSession((s) => s.selected);
  const shown = usePictured(
    battle,
    useSession((s) => s.welcome),
  );
  const view = useMemo(() => boardOf(shown), [shown]);
  const piece = pieceOf(view, selected);
  if (piece === undefined) return <Armies pieces={view.pieces.filter((p) => p.kind === "body")} />;
  return (
    <section className="card" aria-label={said(piece.name)}>
      <h2>
        {piece.seat === null ? null : (
          <>
            <SideMark seat={piece.seat} />
            <span className="visually-hidden">{called(piece.seat)}:</span>{" "}
          </>
        )}
        {said(piece.name)}
      </h2>
      <p className="soft">{said(piece.spoken)}</p>
      <SheetOf sheet={piece.sheet} said={said} />
      <RangesOf piece={piece} pieces={view.pieces} />
    </section>
  );
}

function Armies({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation();
  return (
    <section className="armies">
      <p className="soft">{t("noUnit")}</p>
      {[0, 1].map((seat) => {
        const own = pieces.filter((p) => p.seat === seat);
        const gone = own.filter((p) => p.place === "gone");
        return (
          <div key={seat}>
            <h3>
              <Seat seat={seat} />
            </h3>
            <ul>
              {own
                .filter((p) => p.place !== "gone")
                .map((p) => (
                  <Row key={p.key} piece={p} seat={seat} />
                ))}
            </ul>
            {gone.length === 0 ? null : (
              <details className="gone">
                <summary className="soft">{t("unitsGone", { count: gone.length })}</summary>
                <ul>
                  {gone.map((p) => (
                    <Row key={p.key} piece={p} seat={seat} />
                  ))}
                </ul>
              </details>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** A unit of an army: its name, and how many there are. */
function Row({ piece: p, seat }: { piece: Piece; seat: number }) {
  const { t } = useTranslation();
  const select = useSession((s) => s.select);
  const number =
    p.count === null ? "" : p.count.now === p.count.start ? p.count.now : `${p.count.now}/${p.count.start}`;
  return (
    <li className={p.place === "gone" ? "gone" : undefined}>
      <button type="button" className="plain" onClick={() => select(p.key)}>
        <span>
          <span className="visually-hidden">{called(seat)}: </span>
          {said(p.name)}
        </span>
        <span className="soft n">
          {p.place === "gone" ? t("gone") : p.place === "waiting" ? `${p.count?.now ?? ""} ${t("reserve")}` : number}
        </span>
      </button>
    </li>
  );
}
