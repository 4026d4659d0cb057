import { useTranslation } from "../words/useTranslation.tsx";
import { useParts } from "../session/parts.ts";
import { useReason } from "../session/reasons.ts";
import { said } from "../session/said.ts";

/** Why the computer answered last as it did, with its numbers. */
export function Reason() {
  const { t } = useTranslation();
  const { id, seats } = useParts("id", "seats");
  const { of, reason, seat } = useReason();
  if (of !== id || reason === null || seat === null || seats[seat] !== "computer") return null;
  return (
    <p className="soft reason">
      {t("reason")} {said(reason)}
    </p>
  );
}
