import "./kept.css";
import { useTranslation } from "../words/useTranslation.tsx";
import { comeBack } from "../session/older.ts";
import { pageOf } from "../kept/about.ts";

/**
 * A battle of older rules goes on in the whole app that it was begun with, in a frame of its own below a line that leads back:
 * page, rules and computers are that build's, the shelf is the same.
 */
export function KeptBattle({ build }: { readonly build: string }) {
  const { t } = useTranslation();
  return (
    <div className="kept-battle">
      <header className="kept-line">
        <p>{t("keptPlays", { build })}</p>
        <button type="button" id="today" onClick={comeBack}>
          {t("keptBack")}
        </button>
      </header>
      <iframe title={t("keptFrame")} src={`${pageOf(build)}#/`} />
    </div>
  );
}
