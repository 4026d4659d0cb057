import "./kept.css";
import { useTranslation } from "../messages/useTranslation.tsx";
import { comeBack } from "../session/older.ts";
import { useEffect, useState } from "react";
import { aboutFileOf, aboutFrom, pageOf } from "../kept/about.ts";

/**
 * A battle of older rules goes on in the whole app that it was begun with, in a frame of its own below a line that leads back:
 * page, rules and computers are that build's, the shelf is the same.
 */
export function KeptBattle({ build }: { readonly build: string }) {
  const { t, language } = useTranslation();
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => {
    // Its day says more than its name; out of reach, the name is enough.
    fetch(aboutFileOf(build))
      .then(async (found) => setDay(aboutFrom(await found.text())?.day ?? null))
      .catch(() => undefined);
  }, [build]);
  const when = day === null ? null : new Date(`${day}T12:00:00`);
  const named =
    when === null || Number.isNaN(when.getTime())
      ? build
      : `${when.toLocaleDateString(language, { dateStyle: "long" })}, ${build}`;
  return (
    <div className="kept-battle">
      <header className="kept-line">
        <p>{t("keptPlays", { build: named })}</p>
        <button type="button" id="today" onClick={comeBack}>
          {t("keptBack")}
        </button>
      </header>
      <iframe title={t("keptFrame")} src={`${pageOf(build)}#/`} />
    </div>
  );
}
