import type { PieceKey } from "@tercio/board";
import { useTranslation } from "../messages/useTranslation.tsx";
import { pointing } from "../board/sights.ts";
import { ASIDE, handed, handle, handling } from "../session/hands.ts";

/** Turned, pushed aside, made wider or narrower, as far as the rules allow it to be done at all. */
export function ShapeButtons({ piece, titled = false }: { piece: PieceKey; titled?: boolean }) {
  const { t } = useTranslation();
  const may = handling(piece);
  if (may === null || (may.turn === null && !may.spreads)) return null;
  const { turn } = may;
  const doing = (does: Parameters<typeof handle>[1]) => ({
    onClick: () => handle(piece, does),
    ...pointing(() => handed(piece, does)),
  });
  const degrees = Math.round(((turn ?? 0) * 360) / 65536);
  return (
    <div className="row group pad" role="group" aria-label={titled && may.spreads ? t("reshape") : undefined}>
      {turn === null ? null : (
        <>
          <button
            type="button"
            id="turn-left"
            aria-label={t("turnLeftBy", { n: degrees })}
            {...doing({ do: "turn", by: -turn })}
          >
            ↶ {degrees}°
          </button>
          <button
            type="button"
            id="turn-right"
            aria-label={t("turnRightBy", { n: degrees })}
            {...doing({ do: "turn", by: turn })}
          >
            ↷ {degrees}°
          </button>
        </>
      )}
      {may.shifts === "aside" ? (
        <>
          <button type="button" id="slide-left" {...doing({ do: "aside", by: -ASIDE })}>
            {t("sideLeft")}
          </button>
          <button type="button" id="slide-right" {...doing({ do: "aside", by: ASIDE })}>
            {t("sideRight")}
          </button>
        </>
      ) : null}
      {may.spreads ? (
        <>
          <button type="button" {...doing({ do: "spread", by: -1 })}>
            {t("narrower")}
          </button>
          <button type="button" {...doing({ do: "spread", by: 1 })}>
            {t("wider")}
          </button>
        </>
      ) : null}
    </div>
  );
}
