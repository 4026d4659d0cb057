import type { Ruling } from "@tercio/kernel";
import { sourceSaid } from "../../reference/messages/sources.ts";
import { languageNow } from "../../messages/i18n.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";

/** How the battle reads what its sheets leave open, point by point. */
export function Rulings({
  rulings,
  now,
  onChoose,
}: {
  readonly rulings: readonly Ruling[];
  readonly now: (ruling: Ruling) => string;
  readonly onChoose: (ruling: Ruling, option: string) => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  return (
    <details id="rulings">
      <summary>{t("rulings")}</summary>
      <div className="stack">
        {rulings.map((r) => (
          <label key={r.id}>
            <span>
              {r.title[language]} <span className="soft">({sourceSaid(r.source, language)})</span>
              {r.waits === true ? <span className="soft"> · {t("rulingWaits")}</span> : null}
            </span>
            <select
              value={now(r)}
              disabled={r.options.length < 2 || r.waits === true}
              onChange={(e) => onChoose(r, e.target.value)}
            >
              {r.options.map((o) => (
                <option key={o.id} value={o.id}>
                  {o.text[language]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
