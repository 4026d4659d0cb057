import { useTranslation } from "../messages/useTranslation.tsx";
import { useParts } from "../session/parts.ts";
import { beforehand, useUsual } from "../session/usual.ts";

/** Why the table is empty, and a way past all that is settled before armies stand there: whoever is new cannot judge it. */
export function Beforehand() {
  const { t } = useTranslation();
  const { id, battle, seats, welcome } = useParts("id", "battle", "seats", "welcome");
  const taken = useUsual((u) => u.of === id);
  if (!beforehand({ battle, welcome })) return null;
  return (
    <p className="soft beforehand">
      {t("beforehand")}{" "}
      {taken || !seats.includes("human") || !seats.includes("computer") ? null : (
        <button type="button" className="plain" id="usual" onClick={() => useUsual.setState({ of: id })}>
          {t("usualAnswers")}
        </button>
      )}
    </p>
  );
}
