import { languageNow } from "../../messages/i18n.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";
import { systems } from "../../session/systems.ts";

/** Which game is played, where there are several. */
export function Game({ now, onChoose }: { readonly now: string; readonly onChoose: (game: string) => void }) {
  const { t } = useTranslation();
  const language = languageNow();
  if (systems().length < 2) return null;
  return (
    <label>
      {t("game")}
      <select id="choose-game" value={now} onChange={(e) => onChoose(e.target.value)}>
        {systems().map((s) => (
          <option key={s.id} value={s.id}>
            {s.name[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
