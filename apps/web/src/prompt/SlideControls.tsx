import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Asked } from "../session/hands.ts";
import { useParts } from "../session/parts.ts";

/** A place anywhere along a rail: dragged, by arrow keys, or by these buttons; the best one is tried first. */
export function SlideControls({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const { gesture, select } = useParts("gesture", "select");
  const { request } = asked;
  const [piece = null] = asked.pieces;
  const begun = useRef<typeof request | null>(null);
  // For each question anew: the next may be about the same piece, in another battle that was opened. Before it is painted:
  // nobody sees it with nothing tried.
  useLayoutEffect(() => {
    if (begun.current === request) return;
    begun.current = request;
    select(piece);
    gesture({ do: "begin" });
  }, [request, piece, gesture, select]);
  return (
    <>
      <span className="soft">{t("slideHint")}</span>
      <div className="row group">
        <button type="button" id="slide-left-end" onClick={() => gesture({ do: "end", side: "left" })}>
          {t("slideLeftEnd")}
        </button>
        <button type="button" id="slide-best" onClick={() => gesture({ do: "begin" })}>
          {t("slideBest")}
        </button>
        <button type="button" id="slide-right-end" onClick={() => gesture({ do: "end", side: "right" })}>
          {t("slideRightEnd")}
        </button>
      </div>
    </>
  );
}
