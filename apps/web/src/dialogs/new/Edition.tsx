import { languageNow } from "../../messages/i18n.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";
import { editionSaid, editionTitle } from "../../session/edition.ts";

/** By which edition a battle is played: chosen where the game has several, else said. */
export function Edition({
  game,
  editions,
  now,
  onChoose,
}: {
  readonly game: string;
  readonly editions: readonly string[];
  readonly now: string;
  readonly onChoose: (edition: string) => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  if (editions.length < 2) return <p className="soft">{editionSaid(game, now, language)}.</p>;
  return (
    <label>
      {t("edition")}
      <select id="choose-edition" value={now} onChange={(e) => onChoose(e.target.value)}>
        {editions.map((id) => (
          <option key={id} value={id}>
            {editionTitle(game, id, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
