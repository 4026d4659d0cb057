import { sharesOf } from "@tercio/board";
import { useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Asked } from "../session/hands.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";

/** So many shared out among several targets, one at a time; the buttons above give all of them to one. */
export function ShareControls({ asked: { request, choice } }: { asked: Asked }) {
  const { t } = useTranslation();
  const { battle, give } = useParts("battle", "give");
  const shares = sharesOf(choice, battle.game, request);
  const { count = 0, targets = 0 } = shares ?? {};
  const all = Array.from({ length: targets }, (_, i) => i);
  const [share, setShare] = useState<readonly number[]>(() => all.map((i) => (i === 0 ? count : 0)));
  if (shares === null || count < 2 || targets < 2 || share.length !== targets) return null;
  const given = share.reduce((s, n) => s + n, 0);
  const named = (at: number): string => {
    const only = shares.answer(all.map((i) => (i === at ? Math.max(1, share[at] ?? 0) : 0)));
    return choice.label === undefined ? "" : said(choice.label(battle.game, request.about, only));
  };
  const move = (at: number, by: number) => (): void => setShare(share.map((n, i) => (i === at ? n + by : n)));
  return (
    <fieldset className="shares">
      <legend className="soft">{t("split")}</legend>
      {share.map((n, i) => (
        <div className="row" key={String(i)}>
          <button type="button" aria-label={t("fewerAt", { what: named(i) })} disabled={n === 0} onClick={move(i, -1)}>
            −
          </button>
          <strong className="n">{n}</strong>
          <button
            type="button"
            aria-label={t("moreAt", { what: named(i) })}
            disabled={given >= count}
            onClick={move(i, 1)}
          >
            +
          </button>
          <span className={n === 0 ? "soft" : undefined}>{named(i)}</span>
        </div>
      ))}
      <div className="row">
        <button type="button" id="share-out" disabled={given !== count} onClick={() => give(shares.answer(share))}>
          {t("confirm")}
        </button>
        <span className="soft">{t("sharedOut", { n: given, all: count })}</span>
      </div>
    </fieldset>
  );
}
