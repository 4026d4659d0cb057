import type { NamedScenario } from "@tercio/kernel";
import { languageNow } from "../../words/i18n.ts";
import { useTranslation } from "../../words/useTranslation.tsx";

/** Battles by name, each with its own armies and its own table, in a drawer of their own; the first is the usual one. */
export function Scenes({
  scenes,
  chosen,
  onChoose,
}: {
  readonly scenes: readonly NamedScenario[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  return (
    <details id="scenes">
      <summary>
        {t("scenes")} <span className="soft">{chosen === 0 ? "" : scenes[chosen]?.title[language]}</span>
      </summary>
      <p className="soft">{t("scenesWhat")}</p>
      <fieldset className="scenes">
        <legend className="visually-hidden">{t("scenes")}</legend>
        {scenes.map((s, at) => (
          <label key={s.id} className="scene">
            <input type="radio" name="scene" value={s.id} checked={chosen === at} onChange={() => onChoose(at)} />
            {at === 0 ? t("noScene") : s.title[language]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
