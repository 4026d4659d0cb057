import type { Json } from "@tercio/kernel";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../session/store.ts";

/** A tenth of an inch. */
const STEP = 254;

/** Slides the block that is being placed along its rail, by so many hundredths of a millimetre of the board. */
export function slide(x: number, y: number): void {
  const { preview, gesture } = useSession.getState();
  const from = (preview?.answer as { readonly offset?: number } | null | undefined)?.offset ?? null;
  gesture({ type: "slide", from: from as Json, x: x * STEP, y: y * STEP });
}

/** A place anywhere along a rail: dragged, by arrow keys, or by these buttons; the best one is tried first. */
export function SlideTools({ about }: { about: { readonly unit: number } }) {
  const { t } = useTranslation();
  const { gesture, select } = useSession();
  useEffect(() => {
    select(about.unit);
    gesture({ type: "best" });
  }, [about.unit, gesture, select]);
  return (
    <>
      <span className="soft">{t("slideHint")}</span>
      <div className="row group">
        <button type="button" id="slide-left-end" onClick={() => gesture({ type: "end", side: "left" })}>
          {t("slideLeftEnd")}
        </button>
        <button type="button" id="slide-best" onClick={() => gesture({ type: "best" })}>
          {t("slideBest")}
        </button>
        <button type="button" id="slide-right-end" onClick={() => gesture({ type: "end", side: "right" })}>
          {t("slideRightEnd")}
        </button>
      </div>
    </>
  );
}
