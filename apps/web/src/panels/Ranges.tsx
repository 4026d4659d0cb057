import { type Piece, pieceOf, type PieceKey, type RangeView } from "@tercio/board";
import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { useRangesNow } from "../session/thinker.ts";

/** Names of pieces, or that there is none. */
const useNames = (pieces: readonly Piece[]) => {
  const { t } = useTranslation();
  const view = { width: 0, depth: 0, pieces };
  const name = (key: PieceKey): string => {
    const p = pieceOf(view, key);
    return p === undefined ? "" : said(p.name);
  };
  return (keys: readonly PieceKey[]): string => (keys.length === 0 ? t("reachesNobody") : keys.map(name).join(", "));
};

function Line({ view, names }: { readonly view: RangeView; readonly names: string }) {
  return (
    <li>
      {view.rule === null ? (
        said(view.label)
      ) : (
        <a className="rule-link named" href={`#/rules/${view.rule}`}>
          {said(view.label)}
        </a>
      )}{" "}
      · {names}
    </li>
  );
}

/** Whom the chosen piece reaches, and who reaches it: for its card. */
export function RangesOf({ piece, pieces }: { readonly piece: Piece; readonly pieces: readonly Piece[] }) {
  const { t } = useTranslation();
  const names = useNames(pieces);
  const all = useRangesNow(piece.place === "field") ?? [];
  const others = (v: RangeView): readonly PieceKey[] => v.covers.filter((key) => key !== v.piece);
  const own = all.filter((v) => v.piece === piece.key);
  const by = all.filter((v) => v.piece !== piece.key && v.covers.includes(piece.key));
  return (
    <>
      {own.length === 0 ? null : (
        <div className="list-fact" data-ranges-of="reaches">
          <span className="soft">{t("reachesNow")}</span>
          <ul>
            {own.map((v) => (
              <Line key={v.id} view={v} names={names(others(v))} />
            ))}
          </ul>
        </div>
      )}
      {by.length === 0 ? null : (
        <div className="list-fact" data-ranges-of="reached">
          <span className="soft">{t("reachedBy")}</span>
          <ul>
            {by.map((v) => (
              <Line key={`${v.piece} ${v.id}`} view={v} names={names([v.piece])} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Of the whole board: who has what, and whom it reaches. */
export function AllRanges({ pieces }: { readonly pieces: readonly Piece[] }) {
  const { t } = useTranslation();
  const names = useNames(pieces);
  const all = useRangesNow(true) ?? [];
  if (all.length === 0) return null;
  return (
    <>
      <h3>{t("ranges")}</h3>
      <ul data-all-ranges="">
        {all.map((v) => {
          const by = pieceOf({ width: 0, depth: 0, pieces }, v.piece);
          return (
            <li key={`${v.piece} ${v.id}`}>
              {by?.seat == null ? "" : `${by.seat + 1}: `}
              {names([v.piece])}, {said(v.label)} · {names(v.covers.filter((key) => key !== v.piece))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
