import { useTranslation } from "../messages/useTranslation.tsx";

/** Places on the board that are answers: picked there by hand or arrow keys; each also stands below as a button. */
export function SpotsControls() {
  const { t } = useTranslation();
  return <span className="soft">{t("spotsHint")}</span>;
}

/** Any point of the board is an answer: picked there by hand; some stand below as buttons, each drawn while it is pointed at. */
export function AimControls() {
  const { t } = useTranslation();
  return <span className="soft">{t("aimHint")}</span>;
}
